/**
 * 广告组合：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_portfolio.json: edit that, not this file.
 */
import type { AdProductKindValue, AdStateValue, BulkEntityValue, BulkSheetValue, CurrencyAllValue, PortfolioPolicyValue } from '../enums'

/** 广告组合 */
export interface AdPortfolioRow {
  /** 店铺 */
  shop_id: string
  /** 广告组合编号 */
  portfolio_id: string
  /** 广告组合 */
  portfolio_name?: string
  /** 广告组合：待提交的值，没有则不出现 */
  'portfolio_name.pending'?: string | null
  /** 广告产品 */
  ad_type?: AdProductKindValue | (string & {})
  /** 工作表 */
  sheet?: BulkSheetValue | (string & {})
  /** 实体层级 */
  entity_kind?: BulkEntityValue | (string & {}) | null
  /** 其他列 */
  extra?: unknown
  /** 组合状态：批量表格的广告组合一页里写的状态；没有导入过那一页时为空 */
  portfolio_state?: AdStateValue | (string & {}) | null
  /** 组合预算 */
  budget_amount?: string | null
  /** 组合预算：待提交的值，没有则不出现 */
  'budget_amount.pending'?: string | null
  /** 预算方式 */
  budget_policy?: PortfolioPolicyValue | (string & {}) | null
  /** 预算方式：待提交的值，没有则不出现 */
  'budget_policy.pending'?: string | null
  /** 预算开始日期 */
  start_date?: string | null
  /** 预算开始日期：待提交的值，没有则不出现 */
  'start_date.pending'?: string | null
  /** 预算结束日期 */
  end_date?: string | null
  /** 预算结束日期：待提交的值，没有则不出现 */
  'end_date.pending'?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 广告活动数 */
  campaign_count?: number | null
  /** 启用的活动数 */
  enabled_count?: number | null
  /** SP活动数 */
  sp_count?: number | null
  /** SB活动数 */
  sb_count?: number | null
  /** SD活动数 */
  sd_count?: number | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** SP展示量 */
  'all.sp_impressions'?: number | null
  'all.sp_impressions.prev'?: string | number | null
  'all.sp_impressions.delta'?: string | number | null
  'all.sp_impressions.rate'?: string | number | null
  'all.sp_impressions.lastYear'?: string | number | null
  'all.sp_impressions.lastYearDelta'?: string | number | null
  'all.sp_impressions.lastYearRate'?: string | number | null
  'all.sp_impressions.trend'?: (number | null)[] | null
  'all.sp_impressions.trendTo'?: string | null
  /** SB与SD展示量 */
  'all.brand_impressions'?: number | null
  'all.brand_impressions.prev'?: string | number | null
  'all.brand_impressions.delta'?: string | number | null
  'all.brand_impressions.rate'?: string | number | null
  'all.brand_impressions.lastYear'?: string | number | null
  'all.brand_impressions.lastYearDelta'?: string | number | null
  'all.brand_impressions.lastYearRate'?: string | number | null
  'all.brand_impressions.trend'?: (number | null)[] | null
  'all.brand_impressions.trendTo'?: string | null
  /** SP点击量 */
  'all.sp_clicks'?: number | null
  'all.sp_clicks.prev'?: string | number | null
  'all.sp_clicks.delta'?: string | number | null
  'all.sp_clicks.rate'?: string | number | null
  'all.sp_clicks.lastYear'?: string | number | null
  'all.sp_clicks.lastYearDelta'?: string | number | null
  'all.sp_clicks.lastYearRate'?: string | number | null
  'all.sp_clicks.trend'?: (number | null)[] | null
  'all.sp_clicks.trendTo'?: string | null
  /** SB与SD点击量 */
  'all.brand_clicks'?: number | null
  'all.brand_clicks.prev'?: string | number | null
  'all.brand_clicks.delta'?: string | number | null
  'all.brand_clicks.rate'?: string | number | null
  'all.brand_clicks.lastYear'?: string | number | null
  'all.brand_clicks.lastYearDelta'?: string | number | null
  'all.brand_clicks.lastYearRate'?: string | number | null
  'all.brand_clicks.trend'?: (number | null)[] | null
  'all.brand_clicks.trendTo'?: string | null
  /** SP花费 */
  'all.sp_total_spend'?: string | null
  'all.sp_total_spend.prev'?: string | number | null
  'all.sp_total_spend.delta'?: string | number | null
  'all.sp_total_spend.rate'?: string | number | null
  'all.sp_total_spend.lastYear'?: string | number | null
  'all.sp_total_spend.lastYearDelta'?: string | number | null
  'all.sp_total_spend.lastYearRate'?: string | number | null
  'all.sp_total_spend.trend'?: (number | null)[] | null
  'all.sp_total_spend.trendTo'?: string | null
  /** SB与SD花费 */
  'all.brand_total_spend'?: string | null
  'all.brand_total_spend.prev'?: string | number | null
  'all.brand_total_spend.delta'?: string | number | null
  'all.brand_total_spend.rate'?: string | number | null
  'all.brand_total_spend.lastYear'?: string | number | null
  'all.brand_total_spend.lastYearDelta'?: string | number | null
  'all.brand_total_spend.lastYearRate'?: string | number | null
  'all.brand_total_spend.trend'?: (number | null)[] | null
  'all.brand_total_spend.trendTo'?: string | null
  /** SP订单量 */
  'all.sp_order_quantity'?: number | null
  'all.sp_order_quantity.prev'?: string | number | null
  'all.sp_order_quantity.delta'?: string | number | null
  'all.sp_order_quantity.rate'?: string | number | null
  'all.sp_order_quantity.lastYear'?: string | number | null
  'all.sp_order_quantity.lastYearDelta'?: string | number | null
  'all.sp_order_quantity.lastYearRate'?: string | number | null
  'all.sp_order_quantity.trend'?: (number | null)[] | null
  'all.sp_order_quantity.trendTo'?: string | null
  /** SB与SD订单量 */
  'all.brand_order_quantity'?: number | null
  'all.brand_order_quantity.prev'?: string | number | null
  'all.brand_order_quantity.delta'?: string | number | null
  'all.brand_order_quantity.rate'?: string | number | null
  'all.brand_order_quantity.lastYear'?: string | number | null
  'all.brand_order_quantity.lastYearDelta'?: string | number | null
  'all.brand_order_quantity.lastYearRate'?: string | number | null
  'all.brand_order_quantity.trend'?: (number | null)[] | null
  'all.brand_order_quantity.trendTo'?: string | null
  /** SP销售额 */
  'all.sp_amount'?: string | null
  'all.sp_amount.prev'?: string | number | null
  'all.sp_amount.delta'?: string | number | null
  'all.sp_amount.rate'?: string | number | null
  'all.sp_amount.lastYear'?: string | number | null
  'all.sp_amount.lastYearDelta'?: string | number | null
  'all.sp_amount.lastYearRate'?: string | number | null
  'all.sp_amount.trend'?: (number | null)[] | null
  'all.sp_amount.trendTo'?: string | null
  /** SB与SD销售额 */
  'all.brand_amount'?: string | null
  'all.brand_amount.prev'?: string | number | null
  'all.brand_amount.delta'?: string | number | null
  'all.brand_amount.rate'?: string | number | null
  'all.brand_amount.lastYear'?: string | number | null
  'all.brand_amount.lastYearDelta'?: string | number | null
  'all.brand_amount.lastYearRate'?: string | number | null
  'all.brand_amount.trend'?: (number | null)[] | null
  'all.brand_amount.trendTo'?: string | null
  /** 展示量 */
  'all.impressions'?: number | null
  'all.impressions.prev'?: string | number | null
  'all.impressions.delta'?: string | number | null
  'all.impressions.rate'?: string | number | null
  'all.impressions.lastYear'?: string | number | null
  'all.impressions.lastYearDelta'?: string | number | null
  'all.impressions.lastYearRate'?: string | number | null
  'all.impressions.trend'?: (number | null)[] | null
  'all.impressions.trendTo'?: string | null
  /** 点击量 */
  'all.clicks'?: number | null
  'all.clicks.prev'?: string | number | null
  'all.clicks.delta'?: string | number | null
  'all.clicks.rate'?: string | number | null
  'all.clicks.lastYear'?: string | number | null
  'all.clicks.lastYearDelta'?: string | number | null
  'all.clicks.lastYearRate'?: string | number | null
  'all.clicks.trend'?: (number | null)[] | null
  'all.clicks.trendTo'?: string | null
  /** 花费 */
  'all.total_spend'?: string | null
  'all.total_spend.prev'?: string | number | null
  'all.total_spend.delta'?: string | number | null
  'all.total_spend.rate'?: string | number | null
  'all.total_spend.lastYear'?: string | number | null
  'all.total_spend.lastYearDelta'?: string | number | null
  'all.total_spend.lastYearRate'?: string | number | null
  'all.total_spend.trend'?: (number | null)[] | null
  'all.total_spend.trendTo'?: string | null
  /** 订单量 */
  'all.order_quantity'?: number | null
  'all.order_quantity.prev'?: string | number | null
  'all.order_quantity.delta'?: string | number | null
  'all.order_quantity.rate'?: string | number | null
  'all.order_quantity.lastYear'?: string | number | null
  'all.order_quantity.lastYearDelta'?: string | number | null
  'all.order_quantity.lastYearRate'?: string | number | null
  'all.order_quantity.trend'?: (number | null)[] | null
  'all.order_quantity.trendTo'?: string | null
  /** 销售额 */
  'all.amount'?: string | null
  'all.amount.prev'?: string | number | null
  'all.amount.delta'?: string | number | null
  'all.amount.rate'?: string | number | null
  'all.amount.lastYear'?: string | number | null
  'all.amount.lastYearDelta'?: string | number | null
  'all.amount.lastYearRate'?: string | number | null
  'all.amount.trend'?: (number | null)[] | null
  'all.amount.trendTo'?: string | null
  /** 点击率 */
  'all.CTR'?: string | null
  'all.CTR.prev'?: string | number | null
  'all.CTR.delta'?: string | number | null
  'all.CTR.rate'?: string | number | null
  'all.CTR.lastYear'?: string | number | null
  'all.CTR.lastYearDelta'?: string | number | null
  'all.CTR.lastYearRate'?: string | number | null
  'all.CTR.trend'?: (number | null)[] | null
  'all.CTR.trendTo'?: string | null
  /** CPC */
  'all.avg_cpc'?: string | null
  'all.avg_cpc.prev'?: string | number | null
  'all.avg_cpc.delta'?: string | number | null
  'all.avg_cpc.rate'?: string | number | null
  'all.avg_cpc.lastYear'?: string | number | null
  'all.avg_cpc.lastYearDelta'?: string | number | null
  'all.avg_cpc.lastYearRate'?: string | number | null
  'all.avg_cpc.trend'?: (number | null)[] | null
  'all.avg_cpc.trendTo'?: string | null
  /** 转化率 */
  'all.conversion_rate'?: string | null
  'all.conversion_rate.prev'?: string | number | null
  'all.conversion_rate.delta'?: string | number | null
  'all.conversion_rate.rate'?: string | number | null
  'all.conversion_rate.lastYear'?: string | number | null
  'all.conversion_rate.lastYearDelta'?: string | number | null
  'all.conversion_rate.lastYearRate'?: string | number | null
  'all.conversion_rate.trend'?: (number | null)[] | null
  'all.conversion_rate.trendTo'?: string | null
  /** CPA */
  'all.CPA'?: string | null
  'all.CPA.prev'?: string | number | null
  'all.CPA.delta'?: string | number | null
  'all.CPA.rate'?: string | number | null
  'all.CPA.lastYear'?: string | number | null
  'all.CPA.lastYearDelta'?: string | number | null
  'all.CPA.lastYearRate'?: string | number | null
  'all.CPA.trend'?: (number | null)[] | null
  'all.CPA.trendTo'?: string | null
  /** ACOS */
  'all.acos'?: string | null
  'all.acos.prev'?: string | number | null
  'all.acos.delta'?: string | number | null
  'all.acos.rate'?: string | number | null
  'all.acos.lastYear'?: string | number | null
  'all.acos.lastYearDelta'?: string | number | null
  'all.acos.lastYearRate'?: string | number | null
  'all.acos.trend'?: (number | null)[] | null
  'all.acos.trendTo'?: string | null
  /** ROAS */
  'all.ROAS'?: string | null
  'all.ROAS.prev'?: string | number | null
  'all.ROAS.delta'?: string | number | null
  'all.ROAS.rate'?: string | number | null
  'all.ROAS.lastYear'?: string | number | null
  'all.ROAS.lastYearDelta'?: string | number | null
  'all.ROAS.lastYearRate'?: string | number | null
  'all.ROAS.trend'?: (number | null)[] | null
  'all.ROAS.trendTo'?: string | null
  /** 展示量 */
  'perf.impressions'?: number | null
  'perf.impressions.prev'?: string | number | null
  'perf.impressions.delta'?: string | number | null
  'perf.impressions.rate'?: string | number | null
  'perf.impressions.lastYear'?: string | number | null
  'perf.impressions.lastYearDelta'?: string | number | null
  'perf.impressions.lastYearRate'?: string | number | null
  'perf.impressions.trend'?: (number | null)[] | null
  'perf.impressions.trendTo'?: string | null
  /** 点击量 */
  'perf.clicks'?: number | null
  'perf.clicks.prev'?: string | number | null
  'perf.clicks.delta'?: string | number | null
  'perf.clicks.rate'?: string | number | null
  'perf.clicks.lastYear'?: string | number | null
  'perf.clicks.lastYearDelta'?: string | number | null
  'perf.clicks.lastYearRate'?: string | number | null
  'perf.clicks.trend'?: (number | null)[] | null
  'perf.clicks.trendTo'?: string | null
  /** 花费 */
  'perf.total_spend'?: string | null
  'perf.total_spend.prev'?: string | number | null
  'perf.total_spend.delta'?: string | number | null
  'perf.total_spend.rate'?: string | number | null
  'perf.total_spend.lastYear'?: string | number | null
  'perf.total_spend.lastYearDelta'?: string | number | null
  'perf.total_spend.lastYearRate'?: string | number | null
  'perf.total_spend.trend'?: (number | null)[] | null
  'perf.total_spend.trendTo'?: string | null
  /** 7天订单量 */
  'perf.order_quantity'?: number | null
  'perf.order_quantity.prev'?: string | number | null
  'perf.order_quantity.delta'?: string | number | null
  'perf.order_quantity.rate'?: string | number | null
  'perf.order_quantity.lastYear'?: string | number | null
  'perf.order_quantity.lastYearDelta'?: string | number | null
  'perf.order_quantity.lastYearRate'?: string | number | null
  'perf.order_quantity.trend'?: (number | null)[] | null
  'perf.order_quantity.trendTo'?: string | null
  /** 7天销售额 */
  'perf.amount'?: string | null
  'perf.amount.prev'?: string | number | null
  'perf.amount.delta'?: string | number | null
  'perf.amount.rate'?: string | number | null
  'perf.amount.lastYear'?: string | number | null
  'perf.amount.lastYearDelta'?: string | number | null
  'perf.amount.lastYearRate'?: string | number | null
  'perf.amount.trend'?: (number | null)[] | null
  'perf.amount.trendTo'?: string | null
  /** 点击率 */
  'perf.CTR'?: string | null
  'perf.CTR.prev'?: string | number | null
  'perf.CTR.delta'?: string | number | null
  'perf.CTR.rate'?: string | number | null
  'perf.CTR.lastYear'?: string | number | null
  'perf.CTR.lastYearDelta'?: string | number | null
  'perf.CTR.lastYearRate'?: string | number | null
  'perf.CTR.trend'?: (number | null)[] | null
  'perf.CTR.trendTo'?: string | null
  /** CPC */
  'perf.avg_cpc'?: string | null
  'perf.avg_cpc.prev'?: string | number | null
  'perf.avg_cpc.delta'?: string | number | null
  'perf.avg_cpc.rate'?: string | number | null
  'perf.avg_cpc.lastYear'?: string | number | null
  'perf.avg_cpc.lastYearDelta'?: string | number | null
  'perf.avg_cpc.lastYearRate'?: string | number | null
  'perf.avg_cpc.trend'?: (number | null)[] | null
  'perf.avg_cpc.trendTo'?: string | null
  /** 转化率 */
  'perf.conversion_rate'?: string | null
  'perf.conversion_rate.prev'?: string | number | null
  'perf.conversion_rate.delta'?: string | number | null
  'perf.conversion_rate.rate'?: string | number | null
  'perf.conversion_rate.lastYear'?: string | number | null
  'perf.conversion_rate.lastYearDelta'?: string | number | null
  'perf.conversion_rate.lastYearRate'?: string | number | null
  'perf.conversion_rate.trend'?: (number | null)[] | null
  'perf.conversion_rate.trendTo'?: string | null
  /** CPA */
  'perf.CPA'?: string | null
  'perf.CPA.prev'?: string | number | null
  'perf.CPA.delta'?: string | number | null
  'perf.CPA.rate'?: string | number | null
  'perf.CPA.lastYear'?: string | number | null
  'perf.CPA.lastYearDelta'?: string | number | null
  'perf.CPA.lastYearRate'?: string | number | null
  'perf.CPA.trend'?: (number | null)[] | null
  'perf.CPA.trendTo'?: string | null
  /** ACOS */
  'perf.acos'?: string | null
  'perf.acos.prev'?: string | number | null
  'perf.acos.delta'?: string | number | null
  'perf.acos.rate'?: string | number | null
  'perf.acos.lastYear'?: string | number | null
  'perf.acos.lastYearDelta'?: string | number | null
  'perf.acos.lastYearRate'?: string | number | null
  'perf.acos.trend'?: (number | null)[] | null
  'perf.acos.trendTo'?: string | null
  /** ROAS */
  'perf.ROAS'?: string | null
  'perf.ROAS.prev'?: string | number | null
  'perf.ROAS.delta'?: string | number | null
  'perf.ROAS.rate'?: string | number | null
  'perf.ROAS.lastYear'?: string | number | null
  'perf.ROAS.lastYearDelta'?: string | number | null
  'perf.ROAS.lastYearRate'?: string | number | null
  'perf.ROAS.trend'?: (number | null)[] | null
  'perf.ROAS.trendTo'?: string | null
}

export interface AdPortfolioKey {
  /** 店铺 */
  shop_id: string
  /** 广告组合编号 */
  portfolio_id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface AdPortfolioAdd {
  /** 广告组合 */
  portfolio_name: string
  /** 组合预算 */
  budget_amount?: string | null
  /** 预算方式 */
  budget_policy?: PortfolioPolicyValue | (string & {}) | null
  /** 预算开始日期 */
  start_date?: string | null
  /** 预算结束日期 */
  end_date?: string | null
}

export interface AdPortfolioEdit {
  /** 广告组合 */
  portfolio_name?: string | null
  /** 组合预算 */
  budget_amount?: string | null
  /** 预算方式 */
  budget_policy?: PortfolioPolicyValue | (string & {}) | null
  /** 预算开始日期 */
  start_date?: string | null
  /** 预算结束日期 */
  end_date?: string | null
  /** 店铺 */
  shop_id: string
  /** 广告组合编号 */
  portfolio_id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
