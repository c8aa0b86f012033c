/**
 * SP广告活动：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_campaign.json: edit that, not this file.
 */
import type { AdStateValue, CurrencyAllValue, SpBidStrategyValue, TargetingTypeValue } from '../enums'

/** SP广告活动 */
export interface AdCampaignRow {
  /** 店铺 */
  shop_id: string
  /** 广告活动编号 */
  campaign_id: string
  /** 广告活动 */
  campaign_name?: string | null
  /** 广告组合 */
  portfolio_id?: string | null
  /** 广告组合 */
  portfolio_name?: string | null
  /** 状态 */
  state?: AdStateValue | (string & {}) | null
  /** 状态：待提交的值，没有则不出现 */
  'state.pending'?: string | null
  /** 投放类型 */
  targeting_type?: TargetingTypeValue | (string & {}) | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 每日预算 */
  daily_budget?: string | null
  /** 每日预算：待提交的值，没有则不出现 */
  'daily_budget.pending'?: string | null
  /** 竞价策略 */
  bid_strategy?: SpBidStrategyValue | (string & {}) | null
  /** 竞价策略：待提交的值，没有则不出现 */
  'bid_strategy.pending'?: string | null
  /** 开始日期 */
  start_date?: string | null
  /** 开始日期：待提交的值，没有则不出现 */
  'start_date.pending'?: string | null
  /** 结束日期 */
  end_date?: string | null
  /** 结束日期：待提交的值，没有则不出现 */
  'end_date.pending'?: string | null
  /** 首页首位加成 */
  top_percent?: string | null
  /** 其余位置加成 */
  rest_percent?: string | null
  /** 商品页加成 */
  product_percent?: string | null
  /** 预算使用率：有数据的最后一天的花费 ÷ 每日预算 */
  budget_usage?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 备注 */
  note?: string | null
  /** 标签 */
  'tag.name'?: string | null
  /** 编号 */
  'tag.id'?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 广告组合 */
  'portfolio.portfolio_name'?: string | null
  /** 店铺 */
  'portfolio.shop_id'?: string | null
  /** 广告组合编号 */
  'portfolio.portfolio_id'?: string | null
  /** 标签 */
  'said.tags'?: string[] | null
  /** 备注 */
  'said.note'?: string | null
  /** 展示量 */
  'perf.impressions'?: number | null
  'perf.impressions.prev'?: string | number | null
  'perf.impressions.delta'?: string | number | null
  'perf.impressions.rate'?: string | number | null
  'perf.impressions.lastYear'?: string | number | null
  'perf.impressions.lastYearDelta'?: string | number | null
  'perf.impressions.lastYearRate'?: string | number | null
  'perf.impressions.trend'?: number | null[] | null
  'perf.impressions.trendTo'?: string | null
  /** 点击量 */
  'perf.clicks'?: number | null
  'perf.clicks.prev'?: string | number | null
  'perf.clicks.delta'?: string | number | null
  'perf.clicks.rate'?: string | number | null
  'perf.clicks.lastYear'?: string | number | null
  'perf.clicks.lastYearDelta'?: string | number | null
  'perf.clicks.lastYearRate'?: string | number | null
  'perf.clicks.trend'?: number | null[] | null
  'perf.clicks.trendTo'?: string | null
  /** 花费 */
  'perf.total_spend'?: string | null
  'perf.total_spend.prev'?: string | number | null
  'perf.total_spend.delta'?: string | number | null
  'perf.total_spend.rate'?: string | number | null
  'perf.total_spend.lastYear'?: string | number | null
  'perf.total_spend.lastYearDelta'?: string | number | null
  'perf.total_spend.lastYearRate'?: string | number | null
  'perf.total_spend.trend'?: number | null[] | null
  'perf.total_spend.trendTo'?: string | null
  /** 7天订单量 */
  'perf.order_quantity'?: number | null
  'perf.order_quantity.prev'?: string | number | null
  'perf.order_quantity.delta'?: string | number | null
  'perf.order_quantity.rate'?: string | number | null
  'perf.order_quantity.lastYear'?: string | number | null
  'perf.order_quantity.lastYearDelta'?: string | number | null
  'perf.order_quantity.lastYearRate'?: string | number | null
  'perf.order_quantity.trend'?: number | null[] | null
  'perf.order_quantity.trendTo'?: string | null
  /** 7天销售额 */
  'perf.amount'?: string | null
  'perf.amount.prev'?: string | number | null
  'perf.amount.delta'?: string | number | null
  'perf.amount.rate'?: string | number | null
  'perf.amount.lastYear'?: string | number | null
  'perf.amount.lastYearDelta'?: string | number | null
  'perf.amount.lastYearRate'?: string | number | null
  'perf.amount.trend'?: number | null[] | null
  'perf.amount.trendTo'?: string | null
  /** 点击率 */
  'perf.CTR'?: string | null
  'perf.CTR.prev'?: string | number | null
  'perf.CTR.delta'?: string | number | null
  'perf.CTR.rate'?: string | number | null
  'perf.CTR.lastYear'?: string | number | null
  'perf.CTR.lastYearDelta'?: string | number | null
  'perf.CTR.lastYearRate'?: string | number | null
  'perf.CTR.trend'?: number | null[] | null
  'perf.CTR.trendTo'?: string | null
  /** CPC */
  'perf.avg_cpc'?: string | null
  'perf.avg_cpc.prev'?: string | number | null
  'perf.avg_cpc.delta'?: string | number | null
  'perf.avg_cpc.rate'?: string | number | null
  'perf.avg_cpc.lastYear'?: string | number | null
  'perf.avg_cpc.lastYearDelta'?: string | number | null
  'perf.avg_cpc.lastYearRate'?: string | number | null
  'perf.avg_cpc.trend'?: number | null[] | null
  'perf.avg_cpc.trendTo'?: string | null
  /** 转化率 */
  'perf.conversion_rate'?: string | null
  'perf.conversion_rate.prev'?: string | number | null
  'perf.conversion_rate.delta'?: string | number | null
  'perf.conversion_rate.rate'?: string | number | null
  'perf.conversion_rate.lastYear'?: string | number | null
  'perf.conversion_rate.lastYearDelta'?: string | number | null
  'perf.conversion_rate.lastYearRate'?: string | number | null
  'perf.conversion_rate.trend'?: number | null[] | null
  'perf.conversion_rate.trendTo'?: string | null
  /** CPA */
  'perf.CPA'?: string | null
  'perf.CPA.prev'?: string | number | null
  'perf.CPA.delta'?: string | number | null
  'perf.CPA.rate'?: string | number | null
  'perf.CPA.lastYear'?: string | number | null
  'perf.CPA.lastYearDelta'?: string | number | null
  'perf.CPA.lastYearRate'?: string | number | null
  'perf.CPA.trend'?: number | null[] | null
  'perf.CPA.trendTo'?: string | null
  /** ACOS */
  'perf.acos'?: string | null
  'perf.acos.prev'?: string | number | null
  'perf.acos.delta'?: string | number | null
  'perf.acos.rate'?: string | number | null
  'perf.acos.lastYear'?: string | number | null
  'perf.acos.lastYearDelta'?: string | number | null
  'perf.acos.lastYearRate'?: string | number | null
  'perf.acos.trend'?: number | null[] | null
  'perf.acos.trendTo'?: string | null
  /** ROAS */
  'perf.ROAS'?: string | null
  'perf.ROAS.prev'?: string | number | null
  'perf.ROAS.delta'?: string | number | null
  'perf.ROAS.rate'?: string | number | null
  'perf.ROAS.lastYear'?: string | number | null
  'perf.ROAS.lastYearDelta'?: string | number | null
  'perf.ROAS.lastYearRate'?: string | number | null
  'perf.ROAS.trend'?: number | null[] | null
  'perf.ROAS.trendTo'?: string | null
  /** 近1天展示量 */
  'day1.impressions'?: number | null
  'day1.impressions.prev'?: string | number | null
  'day1.impressions.delta'?: string | number | null
  'day1.impressions.rate'?: string | number | null
  'day1.impressions.lastYear'?: string | number | null
  'day1.impressions.lastYearDelta'?: string | number | null
  'day1.impressions.lastYearRate'?: string | number | null
  'day1.impressions.trend'?: number | null[] | null
  'day1.impressions.trendTo'?: string | null
  /** 近1天点击量 */
  'day1.clicks'?: number | null
  'day1.clicks.prev'?: string | number | null
  'day1.clicks.delta'?: string | number | null
  'day1.clicks.rate'?: string | number | null
  'day1.clicks.lastYear'?: string | number | null
  'day1.clicks.lastYearDelta'?: string | number | null
  'day1.clicks.lastYearRate'?: string | number | null
  'day1.clicks.trend'?: number | null[] | null
  'day1.clicks.trendTo'?: string | null
  /** 近1天花费 */
  'day1.total_spend'?: string | null
  'day1.total_spend.prev'?: string | number | null
  'day1.total_spend.delta'?: string | number | null
  'day1.total_spend.rate'?: string | number | null
  'day1.total_spend.lastYear'?: string | number | null
  'day1.total_spend.lastYearDelta'?: string | number | null
  'day1.total_spend.lastYearRate'?: string | number | null
  'day1.total_spend.trend'?: number | null[] | null
  'day1.total_spend.trendTo'?: string | null
  /** 近1天7天订单量 */
  'day1.order_quantity'?: number | null
  'day1.order_quantity.prev'?: string | number | null
  'day1.order_quantity.delta'?: string | number | null
  'day1.order_quantity.rate'?: string | number | null
  'day1.order_quantity.lastYear'?: string | number | null
  'day1.order_quantity.lastYearDelta'?: string | number | null
  'day1.order_quantity.lastYearRate'?: string | number | null
  'day1.order_quantity.trend'?: number | null[] | null
  'day1.order_quantity.trendTo'?: string | null
  /** 近1天7天销售额 */
  'day1.amount'?: string | null
  'day1.amount.prev'?: string | number | null
  'day1.amount.delta'?: string | number | null
  'day1.amount.rate'?: string | number | null
  'day1.amount.lastYear'?: string | number | null
  'day1.amount.lastYearDelta'?: string | number | null
  'day1.amount.lastYearRate'?: string | number | null
  'day1.amount.trend'?: number | null[] | null
  'day1.amount.trendTo'?: string | null
  /** 近1天点击率 */
  'day1.CTR'?: string | null
  'day1.CTR.prev'?: string | number | null
  'day1.CTR.delta'?: string | number | null
  'day1.CTR.rate'?: string | number | null
  'day1.CTR.lastYear'?: string | number | null
  'day1.CTR.lastYearDelta'?: string | number | null
  'day1.CTR.lastYearRate'?: string | number | null
  'day1.CTR.trend'?: number | null[] | null
  'day1.CTR.trendTo'?: string | null
  /** 近1天CPC */
  'day1.avg_cpc'?: string | null
  'day1.avg_cpc.prev'?: string | number | null
  'day1.avg_cpc.delta'?: string | number | null
  'day1.avg_cpc.rate'?: string | number | null
  'day1.avg_cpc.lastYear'?: string | number | null
  'day1.avg_cpc.lastYearDelta'?: string | number | null
  'day1.avg_cpc.lastYearRate'?: string | number | null
  'day1.avg_cpc.trend'?: number | null[] | null
  'day1.avg_cpc.trendTo'?: string | null
  /** 近1天转化率 */
  'day1.conversion_rate'?: string | null
  'day1.conversion_rate.prev'?: string | number | null
  'day1.conversion_rate.delta'?: string | number | null
  'day1.conversion_rate.rate'?: string | number | null
  'day1.conversion_rate.lastYear'?: string | number | null
  'day1.conversion_rate.lastYearDelta'?: string | number | null
  'day1.conversion_rate.lastYearRate'?: string | number | null
  'day1.conversion_rate.trend'?: number | null[] | null
  'day1.conversion_rate.trendTo'?: string | null
  /** 近1天CPA */
  'day1.CPA'?: string | null
  'day1.CPA.prev'?: string | number | null
  'day1.CPA.delta'?: string | number | null
  'day1.CPA.rate'?: string | number | null
  'day1.CPA.lastYear'?: string | number | null
  'day1.CPA.lastYearDelta'?: string | number | null
  'day1.CPA.lastYearRate'?: string | number | null
  'day1.CPA.trend'?: number | null[] | null
  'day1.CPA.trendTo'?: string | null
  /** 近1天ACOS */
  'day1.acos'?: string | null
  'day1.acos.prev'?: string | number | null
  'day1.acos.delta'?: string | number | null
  'day1.acos.rate'?: string | number | null
  'day1.acos.lastYear'?: string | number | null
  'day1.acos.lastYearDelta'?: string | number | null
  'day1.acos.lastYearRate'?: string | number | null
  'day1.acos.trend'?: number | null[] | null
  'day1.acos.trendTo'?: string | null
  /** 近1天ROAS */
  'day1.ROAS'?: string | null
  'day1.ROAS.prev'?: string | number | null
  'day1.ROAS.delta'?: string | number | null
  'day1.ROAS.rate'?: string | number | null
  'day1.ROAS.lastYear'?: string | number | null
  'day1.ROAS.lastYearDelta'?: string | number | null
  'day1.ROAS.lastYearRate'?: string | number | null
  'day1.ROAS.trend'?: number | null[] | null
  'day1.ROAS.trendTo'?: string | null
}

export interface AdCampaignKey {
  /** 店铺 */
  shop_id: string
  /** 广告活动编号 */
  campaign_id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface AdCampaignAdd {
  /** 状态 */
  state?: AdStateValue | (string & {}) | null
  /** 每日预算 */
  daily_budget?: string | null
  /** 竞价策略 */
  bid_strategy?: SpBidStrategyValue | (string & {}) | null
  /** 开始日期 */
  start_date?: string | null
  /** 结束日期 */
  end_date?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 备注 */
  note?: string | null
}

export interface AdCampaignEdit {
  /** 状态 */
  state?: AdStateValue | (string & {}) | null
  /** 每日预算 */
  daily_budget?: string | null
  /** 竞价策略 */
  bid_strategy?: SpBidStrategyValue | (string & {}) | null
  /** 开始日期 */
  start_date?: string | null
  /** 结束日期 */
  end_date?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 备注 */
  note?: string | null
  /** 店铺 */
  shop_id: string
  /** 广告活动编号 */
  campaign_id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
