/**
 * 个人的页面设置：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/page_layout.json: edit that, not this file.
 */
/** 个人的页面设置 */
export interface PageLayoutRow {
  /** 员工 */
  owner: string
  /** 页面 */
  source: string
  /** 内容 */
  content?: unknown
  /** 选着的视图 */
  view_id?: string | null
  /** 自定默认：打开时以“默认视图”为准，空着表示页面本来的样子 */
  has_default?: boolean | null
  /** 默认视图 */
  default_id?: string | null
  /** 修改时间 */
  update_time?: string | null
}

export interface PageLayoutKey {
  /** 员工 */
  owner: string
  /** 页面 */
  source: string
  /** @maxItems 1000 */
  fields?: string[]
}
