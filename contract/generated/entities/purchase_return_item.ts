/**
 * 退货商品：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/purchase/purchase_return_item.json: edit that, not this file.
 */
import type { CurrencyAllValue, StockConditionValue } from '../enums'

/** 退货商品 */
export interface PurchaseReturnItemRow {
  /** 编号 */
  id: string
  /** 退货单 */
  return_id?: string
  /** 收货单行 */
  receipt_item_id?: string | null
  /** 采购单行：不填：按本地SKU在采购单里找 */
  order_item_id?: string | null
  /** 本地SKU */
  sku_id?: string
  /** 品质 */
  condition?: StockConditionValue | (string & {})
  /** 仓位：不填：仓库的默认仓位 */
  bin_id?: string | null
  /** 批次 */
  lot?: string | null
  /** 退货数量 */
  qty?: number
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 含税单价：不填：采购单的含税单价 */
  price?: string | null
  /** 退货金额 */
  amount?: string | null
  /** 出库数量 */
  out_qty?: number | null
  /** 换货数量：要供应商换的，重新算作采购单的未到货 */
  back_qty?: number | null
  /** 已换回数量 */
  swapped_qty?: number | null
  /** 待换回数量 */
  swap_open_qty?: number | null
  /** 出库金额 */
  out_amount?: string | null
  /** 出库日期 */
  done_day?: string | null
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
  /** 单据编号 */
  'return.doc_no'?: string | null
  /** 单据状态 */
  'return.doc_status'?: string | null
  /** 退货方式：换货：供应商补发，换回来的不再付款，成本沿用退出的货 */
  'return.return_method'?: string | null
  /** 编号 */
  'return.id'?: string | null
  /** 数量 */
  'order_item.qty'?: number | null
  /** 入库数量 */
  'receipt_item.in_qty'?: number | null
  /** 采购单号 */
  'order.order_no'?: string | null
  /** 采购员 */
  'order.buyer'?: string | null
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
}

export interface PurchaseReturnItemKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface PurchaseReturnItemAdd {
  /** 收货单行 */
  receipt_item_id?: string | null
  /** 采购单行：不填：按本地SKU在采购单里找 */
  order_item_id?: string | null
  /** 本地SKU */
  sku_id: string
  /** 品质 */
  condition?: StockConditionValue | (string & {}) | null
  /** 仓位：不填：仓库的默认仓位 */
  bin_id?: string | null
  /** 批次 */
  lot?: string | null
  /** 退货数量 */
  qty: number
  /** 含税单价：不填：采购单的含税单价 */
  price?: string | null
  /** 备注 */
  remark?: string | null
}

export interface PurchaseReturnItemEdit {
  /** 收货单行 */
  receipt_item_id?: string | null
  /** 采购单行：不填：按本地SKU在采购单里找 */
  order_item_id?: string | null
  /** 本地SKU */
  sku_id?: string | null
  /** 品质 */
  condition?: StockConditionValue | (string & {}) | null
  /** 仓位：不填：仓库的默认仓位 */
  bin_id?: string | null
  /** 批次 */
  lot?: string | null
  /** 退货数量 */
  qty?: number | null
  /** 含税单价：不填：采购单的含税单价 */
  price?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
