/**
 * SP广告活动日报：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/sp_campaign_day.json: edit that, not this file.
 */
import type { AdTypeValue, CurrencyAllValue, ReportBidStrategyValue, ReportTargetingValue } from '../enums'

/** SP广告活动日报 */
export interface SpCampaignDayRow {
  /** 编号 */
  id: string
  /** 来源文件 */
  import_id?: string | null
  /** 文件行号 */
  line_no?: number | null
  /** 店铺 */
  shop_id?: string
  /** 广告类型 */
  ad_type?: AdTypeValue | (string & {})
  /** 日期：汇总报告一行覆盖多天，没有日期 */
  stat_date?: string | null
  /** 开始日期：汇总报告一行覆盖多天时的第一天 */
  start_date?: string | null
  /** 结束日期：汇总报告一行覆盖多天时的最后一天 */
  end_date?: string | null
  /** 开始时刻：按小时的报告里这一行是几点 */
  start_time?: string | null
  /** 广告组合 */
  portfolio_name?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 广告活动 */
  campaign_name?: string
  /** 广告类型 */
  program_type?: string | null
  /** 零售商 */
  retailer?: string | null
  /** 国家 */
  country?: string | null
  /** 状态 */
  status?: string | null
  /** 每日预算 */
  daily_budget?: string | null
  /** 投放类型 */
  targeting_type?: ReportTargetingValue | (string & {}) | null
  /** 竞价策略 */
  bid_strategy?: ReportBidStrategyValue | (string & {}) | null
  /** 展示量 */
  impressions?: number | null
  /** 点击量 */
  clicks?: number | null
  /** 花费 */
  total_spend?: string | null
  /** 7天销售额 */
  amount?: string | null
  /** 7天订单量 */
  order_quantity?: number | null
  /** 点击率 */
  CTR?: string | null
  /** CPC */
  avg_cpc?: string | null
  /** 转化率 */
  conversion_rate?: string | null
  /** CPA */
  CPA?: string | null
  /** ACOS */
  acos?: string | null
  /** ROAS */
  ROAS?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 店铺负责人 */
  'shop.owner'?: string | null
  /** 部门 */
  'shop.dept_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 广告活动编号 */
  'campaign.campaign_id'?: string | null
  /** 店铺 */
  'campaign.shop_id'?: string | null
  /** 广告组合编号 */
  'portfolio.portfolio_id'?: string | null
  /** 店铺 */
  'portfolio.shop_id'?: string | null
  /** 现在的名称：最新批量表格里的名称；已不在表格里的活动是最后知道的名称 */
  'called.now_name'?: string | null
  /** 广告活动编号 */
  'called.campaign_id'?: string | null
  /** 文件名 */
  'import.file_name'?: string | null
}

export interface SpCampaignDayKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
