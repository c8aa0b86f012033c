/**
 * 目标达成：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/statistics/goals.json: edit that, not this file.
 */
import type { SiteValue } from '../enums'

/** 目标达成 */
export interface GoalsFigures {
  /** 月份 */
  month?: string | null
  /** 年份 */
  year?: string | null
  /** 店铺 */
  shop?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** 店铺负责人 */
  shop_owner?: string | null
  /** 部门 */
  dept?: string | null
  /** 销售额目标 */
  goal_amount?: string | null
  /** 销售额 */
  amount?: string | null
  /** 销售额完成率 */
  amount_rate?: string | null
  /** 销售额差额：销售额 − 目标 */
  amount_gap?: string | null
  /** 广告费目标：销售额目标 × 广告费占比目标 */
  goal_spend?: string | null
  /** 广告费占比目标 */
  goal_ad_rate?: string | null
  /** 广告扣费：广告费与广告退款，为负 */
  ad_fee?: string | null
  /** 广告费占比：入账的广告费 ÷ 销售额 */
  ad_rate?: string | null
  /** 广告费占比差额：实际 − 目标，为正即超出 */
  ad_rate_gap?: string | null
  /** 销量目标 */
  goal_quantity?: number | null
  /** 销量 */
  quantity?: number | null
  /** 销量完成率 */
  quantity_rate?: string | null
  /** 毛利润目标 */
  goal_profit?: string | null
  /** 平台收支合计 */
  settled?: string | null
  /** 采购成本 */
  purchase_cost?: string | null
  /** 头程成本 */
  head_cost?: string | null
  /** 包材成本 */
  package_cost?: string | null
  /** 其他成本 */
  other_cost?: string | null
  /** 退货成本冲回：可再售的 FBA 退货带回库存的成本，算在退回的月份 */
  returned_cost?: string | null
  /** 往月成本差异：以前月份的销量后来多了或少了的成本，计入单据的月份 */
  past_cost?: string | null
  /** 自定义费用：登记的自定义费用（为负），整月算在当月 1 日 */
  custom_fee?: string | null
  /** 毛利润：平台收支合计 + 成本（成本为负） */
  gross_profit?: string | null
  /** 毛利润完成率 */
  profit_rate?: string | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
