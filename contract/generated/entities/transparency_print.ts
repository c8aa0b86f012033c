/**
 * T码打印记录：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/transparency_print.json: edit that, not this file.
 */
/** T码打印记录 */
export interface TransparencyPrintRow {
  /** 编号 */
  id: string
  /** GTIN */
  item_id?: string | null
  /** 打印数量 */
  qty?: number | null
  /** 第一个T码 */
  first_code?: string | null
  /** 最后一个T码 */
  last_code?: string | null
  /** 打印时间 */
  printed_at?: string | null
  /** 打印人 */
  printer?: string | null
  /** GTIN：商品在透明计划里登记的 UPC、EAN 或 GTIN */
  'item.gtin'?: string | null
  /** MSKU */
  'item.msku'?: string | null
  /** 店铺 */
  'item.shop_id'?: string | null
  /** MSKU */
  'item.product_id'?: string | null
}

export interface TransparencyPrintKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
