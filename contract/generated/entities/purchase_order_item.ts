/**
 * 采购商品：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/purchase/purchase_order_item.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 采购商品 */
export interface PurchaseOrderItemRow {
  /** 编号 */
  id: string
  /** 采购单 */
  order_id?: string
  /** 采购计划 */
  plan_id?: string | null
  /** 本地SKU */
  sku_id?: string
  /** 数量 */
  qty?: number
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 含税单价 */
  price?: string
  /** 税率 */
  tax_rate?: string | null
  /** 金额 */
  amount?: string | null
  /** 上次价：提交时，这个商品上一次下单的含税单价 */
  last_price?: string | null
  /** 按上次价金额 */
  last_amount?: string | null
  /** 较上次价差额：数量 ×（含税单价 − 上次价）；没有买过的不算 */
  diff_amount?: string | null
  /** 近一年均价：下单前 365 天里这个商品同一币种的采购单价，按数量加权 */
  avg_price?: string | null
  /** 近一年最低价：下单前 365 天里这个商品同一币种的最低采购单价 */
  low_price?: string | null
  /** 较均价差额：为负是降本 */
  avg_diff_amount?: string | null
  /** 较最低价差额：为负是比最低价还便宜 */
  low_diff_amount?: string | null
  /** 较上次价 */
  price_diff?: string | null
  /** 下单时长(h)：采购计划审核通过到采购单下单 */
  wait_hours?: string | null
  /** 下单日期 */
  order_day?: string | null
  /** 供应商 */
  supplier_id?: string | null
  /** 仓库 */
  warehouse_id?: string | null
  /** 已入库数量：已入库的收货单，良品与次品 */
  received_qty?: number | null
  /** 已退数量 */
  returned_qty?: number | null
  /** 换货数量 */
  back_qty?: number | null
  /** 未到数量：采购数量加换货，减去已入库 */
  open_qty?: number | null
  /** 逾期数量：过了预计到货日还没有到的数量 */
  overdue_qty?: number | null
  /** 最近入库日 */
  last_in?: string | null
  /** 备注 */
  remark?: string | null
  /** 采购单号 */
  'order.order_no'?: string | null
  /** 单据状态 */
  'order.po_status'?: string | null
  /** 下单时间 */
  'order.order_time'?: string | null
  /** 预计到货日 */
  'order.expect_date'?: string | null
  /** 供应商 */
  'order.supplier_id'?: string | null
  /** 仓库 */
  'order.warehouse_id'?: string | null
  /** 采购员 */
  'order.buyer'?: string | null
  /** 币种 */
  'order.currency'?: string | null
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
  /** 计划单号 */
  'plan.plan_no'?: string | null
  /** 编号 */
  'plan.id'?: string | null
}

export interface PurchaseOrderItemKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface PurchaseOrderItemAdd {
  /** 采购计划 */
  plan_id?: string | null
  /** 本地SKU */
  sku_id: string
  /** 数量 */
  qty: number
  /** 含税单价 */
  price: string
  /** 税率 */
  tax_rate?: string | null
  /** 备注 */
  remark?: string | null
}

export interface PurchaseOrderItemEdit {
  /** 采购计划 */
  plan_id?: string | null
  /** 本地SKU */
  sku_id?: string | null
  /** 数量 */
  qty?: number | null
  /** 含税单价 */
  price?: string | null
  /** 税率 */
  tax_rate?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
