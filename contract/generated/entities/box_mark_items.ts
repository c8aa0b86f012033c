/**
 * 箱内商品：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/box_mark.json: edit that, not this file.
 */
/** 箱内商品 */
export interface BoxMarkItemsRow {
  /** 编号 */
  id: string
  /** 手写箱唛 */
  box_mark_id?: string
  /** 商品 */
  goods?: string
  /** MSKU / FNSKU */
  code?: string | null
  /** 数量 */
  qty?: number
}

export interface BoxMarkItemsKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface BoxMarkItemsAdd {
  /** 手写箱唛 */
  box_mark_id: string
  /** 商品 */
  goods: string
  /** MSKU / FNSKU */
  code?: string | null
  /** 数量 */
  qty: number
}

export interface BoxMarkItemsEdit {
  /** 手写箱唛 */
  box_mark_id?: string | null
  /** 商品 */
  goods?: string | null
  /** MSKU / FNSKU */
  code?: string | null
  /** 数量 */
  qty?: number | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
