/**
 * SP预算日报：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/sp_budget_day.json: edit that, not this file.
 */
import type { CurrencyAllValue, ReportBidStrategyValue, ReportTargetingValue } from '../enums'

/** SP预算日报 */
export interface SpBudgetDayRow {
  /** 编号 */
  id: string
  /** 来源文件 */
  import_id?: string | null
  /** 文件行号 */
  line_no?: number | null
  /** 店铺 */
  shop_id?: string
  /** 日期：汇总报告一行覆盖多天，没有日期 */
  stat_date?: string | null
  /** 开始日期：汇总报告一行覆盖多天时的第一天 */
  start_date?: string | null
  /** 结束日期：汇总报告一行覆盖多天时的最后一天 */
  end_date?: string | null
  /** 广告组合 */
  portfolio_name?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 广告活动 */
  campaign_name?: string
  /** 零售商 */
  retailer?: string | null
  /** 国家 */
  country?: string | null
  /** 状态 */
  status?: string | null
  /** 预算 */
  budget?: string | null
  /** 建议预算 */
  recommended_budget?: string | null
  /** 预算内时间占比 */
  in_budget?: string | null
  /** 投放类型 */
  targeting_type?: ReportTargetingValue | (string & {}) | null
  /** 竞价策略 */
  bidding_strategy?: ReportBidStrategyValue | (string & {}) | null
  /** 预计错失展示量（低） */
  missed_impressions_min?: number | null
  /** 预计错失展示量（高） */
  missed_impressions_max?: number | null
  /** 预计错失点击量（低） */
  missed_clicks_min?: number | null
  /** 预计错失点击量（高） */
  missed_clicks_max?: number | null
  /** 预计错失销售额（低） */
  missed_sales_min?: string | null
  /** 预计错失销售额（高） */
  missed_sales_max?: string | null
  /** 展示量 */
  impressions?: number | null
  /** 点击量 */
  clicks?: number | null
  /** 花费 */
  total_spend?: string | null
  /** 7天订单量 */
  order_quantity?: number | null
  /** 7天销售额 */
  amount?: string | null
  /** 点击率 */
  CTR?: string | null
  /** CPC */
  avg_cpc?: string | null
  /** ACOS */
  acos?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 文件名 */
  'import.file_name'?: string | null
}

export interface SpBudgetDayKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
