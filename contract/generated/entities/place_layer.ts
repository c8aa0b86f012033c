/**
 * 在库批次：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/warehouse/place_layer.json: edit that, not this file.
 */
/** 在库批次 */
export interface PlaceLayerRow {
  /** 编号 */
  id: string
  /** 本地SKU */
  sku_id?: string
  /** 仓库 */
  warehouse_id?: string
  /** 到仓日期 */
  in_day?: string
  /** 剩余数量 */
  left_qty?: number
  /** 库龄(天) */
  age_days?: number | null
  /** 剩余 × 库龄 */
  left_age?: number | null
  /** 本地SKU */
  'sku.sku_code'?: string | null
  /** 品名 */
  'sku.product_name'?: string | null
  /** 图片 */
  'sku.image'?: string | null
  /** 编号 */
  'sku.id'?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 仓库类型 */
  'warehouse.wh_type'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
}

export interface PlaceLayerKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
