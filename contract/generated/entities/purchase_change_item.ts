/**
 * 变更明细：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/purchase/purchase_change_item.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 变更明细 */
export interface PurchaseChangeItemRow {
  /** 编号 */
  id: string
  /** 变更单 */
  change_id?: string
  /** 采购单行 */
  order_item_id?: string
  /** 本地SKU */
  sku_id?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 原数量 */
  old_qty?: number | null
  /** 改为数量 */
  new_qty?: number
  /** 原含税单价 */
  old_price?: string | null
  /** 改为含税单价 */
  new_price?: string
  /** 数量变化 */
  qty_diff?: number | null
  /** 金额变化 */
  amount_diff?: string | null
  /** 备注 */
  remark?: string | null
  /** 变更单号 */
  'change.change_no'?: string | null
  /** 状态 */
  'change.change_state'?: string | null
  /** 采购单 */
  'change.order_id'?: string | null
  /** 编号 */
  'change.id'?: string | null
  /** 采购单 */
  'line.order_id'?: string | null
  /** 本地SKU */
  'line.sku_id'?: string | null
  /** 本地SKU */
  'sku.sku_code'?: string | null
  /** 品名 */
  'sku.product_name'?: string | null
  /** 图片 */
  'sku.image'?: string | null
  /** 编号 */
  'sku.id'?: string | null
}

export interface PurchaseChangeItemKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface PurchaseChangeItemAdd {
  /** 采购单行 */
  order_item_id: string
  /** 改为数量 */
  new_qty: number
  /** 改为含税单价 */
  new_price: string
  /** 备注 */
  remark?: string | null
}

export interface PurchaseChangeItemEdit {
  /** 采购单行 */
  order_item_id?: string | null
  /** 改为数量 */
  new_qty?: number | null
  /** 改为含税单价 */
  new_price?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
