/**
 * 换货：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/purchase/purchase_swap.json: edit that, not this file.
 */
/** 换货 */
export interface PurchaseSwapRow {
  /** 编号 */
  id: string
  /** 收货单 */
  receipt_id?: string
  /** 收货单行 */
  receipt_item_id?: string
  /** 退货单 */
  return_id?: string
  /** 退货单行 */
  return_item_id?: string
  /** 本地SKU */
  sku_id?: string
  /** 起始件：退货单行的第几件起，从 0 数 */
  from_qty?: number
  /** 换回数量 */
  qty?: number
  /** 收货单号 */
  'receipt.receipt_no'?: string | null
  /** 签收日期：入库按这一天记入出入库流水 */
  'receipt.receive_date'?: string | null
  /** 编号 */
  'receipt.id'?: string | null
  /** 入库数量 */
  'receipt_item.in_qty'?: number | null
  /** 单据编号 */
  'return.doc_no'?: string | null
  /** 出库日期：退货按这一天记入出入库流水 */
  'return.out_date'?: string | null
  /** 编号 */
  'return.id'?: string | null
  /** 含税单价：不填：采购单的含税单价 */
  'return_item.price'?: string | null
  /** 本地SKU */
  'sku.sku_code'?: string | null
  /** 品名 */
  'sku.product_name'?: string | null
  /** 图片 */
  'sku.image'?: string | null
  /** 编号 */
  'sku.id'?: string | null
}

export interface PurchaseSwapKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
