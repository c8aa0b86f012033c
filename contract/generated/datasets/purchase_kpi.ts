/**
 * 采购绩效：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/purchase/purchase_kpi.json: edit that, not this file.
 */
import type { SupplierLevelValue } from '../enums'

/** 采购绩效 */
export interface PurchaseKpiFigures {
  /** 日期 */
  day?: string | null
  /** 月份 */
  month?: string | null
  /** 供应商 */
  supplier?: string | null
  /** 等级 */
  level?: SupplierLevelValue | (string & {}) | null
  /** 仓库 */
  warehouse?: string | null
  /** 本地SKU */
  sku?: string | null
  /** 品名 */
  product_name?: string | null
  /** 采购员 */
  buyer?: string | null
  /** 采购单数 */
  order_count?: number | null
  /** 采购数量 */
  quantity?: number | null
  /** 采购金额 */
  amount_total?: string | null
  /** 按上次价金额 */
  last_total?: string | null
  /** 较上次价差额：数量 ×（含税单价 − 上次价）；没有买过的不算 */
  diff_total?: string | null
  /** 价格趋势：较上次价差额 ÷ 按上次价金额；为负是降价 */
  price_trend?: string | null
  /** 等待小时：采购计划审核通过到采购单下单 */
  wait_hours?: string | null
  /** 由计划下单的行数 */
  waited_lines?: number | null
  /** 平均下单时长(h)：采购计划审核通过到采购单下单，按采购单行平均；没有计划的行不计 */
  order_time_avg?: string | null
  /** 降本：比各商品上一次下单少花的 */
  saved?: string | null
  /** 收货批次 */
  batch_count?: number | null
  /** 入库数量 */
  received_qty?: number | null
  /** 良品数 */
  good_qty?: number | null
  /** 次品数 */
  bad_qty?: number | null
  /** 准时数量：不晚于采购单预计到货日入库的 */
  on_time_qty?: number | null
  /** 晚到数量×天数 */
  late_qty_days?: number | null
  /** 退货数量 */
  return_qty?: number | null
  /** 合格率 */
  pass_rate?: string | null
  /** 次品率 */
  bad_rate?: string | null
  /** 退货率：退货数量 ÷ 入库数量 */
  return_rate?: string | null
  /** 准交率：不晚于预计到货日入库的数量 ÷ 入库数量 */
  on_time_rate?: string | null
  /** 逾期率 */
  overdue_rate?: string | null
  /** 平均逾期(天)：按数量加权 */
  overdue_avg?: string | null
  /** 质量评分：（良品 − 退货）÷ 入库 × 100 */
  score?: string | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
