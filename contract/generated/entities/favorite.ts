/**
 * 收藏的页面：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/favorite.json: edit that, not this file.
 */
/** 收藏的页面 */
export interface FavoriteRow {
  /** 编号 */
  id: string
  /** 员工 */
  owner?: string
  /** 页面 */
  page?: string
  /** 收藏时间 */
  create_time?: string | null
}

export interface FavoriteKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
