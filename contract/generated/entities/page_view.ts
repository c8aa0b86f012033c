/**
 * 页面视图：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/page_view.json: edit that, not this file.
 */
import type { PageViewKindValue } from '../enums'

/** 页面视图 */
export interface PageViewRow {
  /** 编号 */
  id: string
  /** 页面 */
  source?: string
  /** 名称 */
  name?: string
  /** 类型 */
  kind?: PageViewKindValue | (string & {})
  /** 角色：角色视图给哪些角色看 */
  roles?: string[] | null
  /** 默认角色：这些角色没有自己的默认视图时打开它 */
  default_roles?: string[] | null
  /** 创建人 */
  owner?: string
  /** 内容 */
  content?: unknown
  /** 顺序 */
  sort_order?: number | null
  /** 版本：每次修改加一；保存时版本不同说明别人先改了 */
  version?: number | null
  /** 修改人 */
  updater?: string | null
  /** 修改时间 */
  update_time?: string | null
}

export interface PageViewKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
