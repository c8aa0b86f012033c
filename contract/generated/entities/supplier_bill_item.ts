/**
 * 对账商品：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/purchase/supplier_bill_item.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 对账商品 */
export interface SupplierBillItemRow {
  /** 编号 */
  id: string
  /** 对账单 */
  bill_id?: string
  /** 收货单行 */
  receipt_item_id?: string | null
  /** 退货单行 */
  return_item_id?: string | null
  /** 单据编号 */
  doc_no?: string | null
  /** 采购单 */
  order_id?: string | null
  /** 日期 */
  done_day?: string | null
  /** 本地SKU */
  sku_id?: string
  /** 数量：退货为负 */
  qty?: number
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 采购单价 */
  price?: string | null
  /** 账单价 */
  bill_price?: string
  /** 账单金额 */
  amount?: string | null
  /** 与采购单差额 */
  diff_amount?: string | null
  /** 对账单号 */
  'bill.bill_no'?: string | null
  /** 状态 */
  'bill.bill_status'?: string | null
  /** 编号 */
  'bill.id'?: string | null
  /** 入库数量 */
  'receipt_item.in_qty'?: number | null
  /** 出库数量 */
  'return_item.out_qty'?: number | null
  /** 采购单号 */
  'order.order_no'?: string | null
  /** 编号 */
  'order.id'?: string | null
  /** 本地SKU */
  'sku.sku_code'?: string | null
  /** 品名 */
  'sku.product_name'?: string | null
  /** 图片 */
  'sku.image'?: string | null
  /** 编号 */
  'sku.id'?: string | null
}

export interface SupplierBillItemKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface SupplierBillItemAdd {
  /** 账单价 */
  bill_price: string
}

export interface SupplierBillItemEdit {
  /** 账单价 */
  bill_price?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
