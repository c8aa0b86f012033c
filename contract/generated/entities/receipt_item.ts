/**
 * 收货商品：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/purchase/receipt_item.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 收货商品 */
export interface ReceiptItemRow {
  /** 编号 */
  id: string
  /** 收货单 */
  receipt_id?: string
  /** 采购单行：不填：按本地SKU在采购单里找 */
  order_item_id?: string | null
  /** 本地SKU */
  sku_id?: string
  /** 通知数量 */
  notice_qty?: number
  /** 签收数量 */
  received_qty?: number | null
  /** 少收数量 */
  short_qty?: number | null
  /** 良品数 */
  good_qty?: number | null
  /** 次品数 */
  bad_qty?: number
  /** 次品原因 */
  bad_reason?: string | null
  /** 仓位：不填：仓库的默认仓位 */
  bin_id?: string | null
  /** 次品仓位：不填：与良品同一仓位 */
  bad_bin_id?: string | null
  /** 批次 */
  lot?: string | null
  /** 有效期至 */
  expiry?: string | null
  /** 入库数量 */
  in_qty?: number | null
  /** 换货数量：入库里换回来的：不再对账付款，成本沿用退出的货 */
  swap_qty?: number | null
  /** 已退数量 */
  returned_qty?: number | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 含税单价：采购单的含税单价 */
  price?: string | null
  /** 入库金额 */
  amount?: string | null
  /** 入库日期 */
  done_day?: string | null
  /** 晚到天数（天） */
  late_days?: number | null
  /** 准时数量：不晚于采购单预计到货日入库的 */
  on_time_qty?: number | null
  /** 晚到数量×天数 */
  late_qty_days?: number | null
  /** 单据编号 */
  doc_no?: string | null
  /** 采购单 */
  order_id?: string | null
  /** 供应商 */
  supplier_id?: string | null
  /** 仓库 */
  warehouse_id?: string | null
  /** 备注 */
  remark?: string | null
  /** 收货单号 */
  'receipt.receipt_no'?: string | null
  /** 状态 */
  'receipt.receipt_state'?: string | null
  /** 签收日期：入库按这一天记入出入库流水 */
  'receipt.receive_date'?: string | null
  /** 编号 */
  'receipt.id'?: string | null
  /** 数量 */
  'order_item.qty'?: number | null
  /** 采购单号 */
  'order.order_no'?: string | null
  /** 采购员 */
  'order.buyer'?: string | null
  /** 预计到货日 */
  'order.expect_date'?: string | null
  /** 编号 */
  'order.id'?: string | null
  /** 供应商 */
  'supplier.supplier_name'?: string | null
  /** 编码 */
  'supplier.supplier_code'?: string | null
  /** 等级 */
  'supplier.level'?: string | null
  /** 编号 */
  'supplier.id'?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
  /** 本地SKU */
  'sku.sku_code'?: string | null
  /** 品名 */
  'sku.product_name'?: string | null
  /** 图片 */
  'sku.image'?: string | null
  /** 编号 */
  'sku.id'?: string | null
  /** 仓位 */
  'bin.code'?: string | null
  /** 仓位 */
  'bad_bin.code'?: string | null
}

export interface ReceiptItemKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ReceiptItemAdd {
  /** 采购单行：不填：按本地SKU在采购单里找 */
  order_item_id?: string | null
  /** 本地SKU */
  sku_id: string
  /** 通知数量 */
  notice_qty: number
  /** 签收数量 */
  received_qty?: number | null
  /** 良品数 */
  good_qty?: number | null
  /** 次品数 */
  bad_qty?: number | null
  /** 次品原因 */
  bad_reason?: string | null
  /** 仓位：不填：仓库的默认仓位 */
  bin_id?: string | null
  /** 次品仓位：不填：与良品同一仓位 */
  bad_bin_id?: string | null
  /** 批次 */
  lot?: string | null
  /** 有效期至 */
  expiry?: string | null
  /** 备注 */
  remark?: string | null
}

export interface ReceiptItemEdit {
  /** 采购单行：不填：按本地SKU在采购单里找 */
  order_item_id?: string | null
  /** 本地SKU */
  sku_id?: string | null
  /** 通知数量 */
  notice_qty?: number | null
  /** 签收数量 */
  received_qty?: number | null
  /** 良品数 */
  good_qty?: number | null
  /** 次品数 */
  bad_qty?: number | null
  /** 次品原因 */
  bad_reason?: string | null
  /** 仓位：不填：仓库的默认仓位 */
  bin_id?: string | null
  /** 次品仓位：不填：与良品同一仓位 */
  bad_bin_id?: string | null
  /** 批次 */
  lot?: string | null
  /** 有效期至 */
  expiry?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
