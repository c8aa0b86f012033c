/**
 * 商品目标达成：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/statistics/product_goals.json: edit that, not this file.
 */
import type { SiteValue } from '../enums'

/** 商品目标达成 */
export interface ProductGoalsFigures {
  /** 月份 */
  month?: string | null
  /** 年份 */
  year?: string | null
  /** 店铺 */
  shop?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** MSKU */
  msku?: string | null
  /** ASIN */
  asin?: string | null
  /** 父ASIN */
  parent_asin?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  sku?: string | null
  /** 销售专员：这个店铺的这个 MSKU 现在由谁负责；以前由谁负责，见「负责人记录」 */
  specialist?: string | null
  /** 销售组长 */
  leader?: string | null
  /** 销售助理 */
  assistant?: string | null
  /** 开发专员 */
  developer?: string | null
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
