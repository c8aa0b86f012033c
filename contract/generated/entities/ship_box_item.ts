/**
 * 箱内商品：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/ship_box_item.json: edit that, not this file.
 */
/** 箱内商品 */
export interface ShipBoxItemRow {
  /** 编号 */
  id: string
  /** 批次 */
  batch_id?: string
  /** 箱子 */
  box_id?: string
  /** 批次商品 */
  item_id?: string
  /** 数量 */
  qty?: number | null
  /** 扫描时间 */
  scan_time?: string | null
  /** 操作人 */
  operator?: string | null
  /** 批次号 */
  'batch.batch_no'?: string | null
  /** 店铺 */
  'batch.shop_id'?: string | null
  /** 编号 */
  'batch.id'?: string | null
  /** 箱号 */
  'box.box_no'?: number | null
  /** 箱唛编号 */
  'box.box_code'?: string | null
  /** MSKU */
  'item.msku'?: string | null
  /** FNSKU */
  'item.fnsku'?: string | null
  /** ASIN */
  'item.asin'?: string | null
  /** 本地SKU */
  'item.sku'?: string | null
  /** 品名 */
  'item.product_name'?: string | null
  /** 标题 */
  'item.title'?: string | null
}

export interface ShipBoxItemKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
