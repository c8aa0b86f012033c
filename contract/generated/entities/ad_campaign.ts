/**
 * 广告活动：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_campaign.json: edit that, not this file.
 */
import type {
  AdLimitValue,
  AdStateValue,
  AdTypeValue,
  BudgetTypeValue,
  BulkSheetValue,
  CostTypeValue,
  CurrencyAllValue,
  SbFormatValue,
  SdTacticValue,
  ServingStatusValue,
  SpBidStrategyValue,
  TargetingTypeValue,
} from '../enums'

/** 广告活动 */
export interface AdCampaignRow {
  /** 店铺 */
  shop_id: string
  /** 广告活动编号 */
  campaign_id: string
  /** 广告活动 */
  campaign_name?: string | null
  /** 广告组合 */
  portfolio_id?: string | null
  /** 广告组合：待提交的值，没有则不出现 */
  'portfolio_id.pending'?: string | null
  /** 广告组合 */
  portfolio_name?: string | null
  /** 状态 */
  state?: AdStateValue | (string & {}) | null
  /** 状态：待提交的值，没有则不出现 */
  'state.pending'?: string | null
  /** 投放类型 */
  targeting_type?: TargetingTypeValue | (string & {}) | null
  /** 广告格式 */
  ad_format?: SbFormatValue | (string & {}) | null
  /** 投放策略 */
  tactic?: SdTacticValue | (string & {}) | null
  /** 计费方式 */
  cost_type?: CostTypeValue | (string & {}) | null
  /** 竞价优化 */
  bid_optimization?: string | null
  /** 预算类型 */
  budget_type?: BudgetTypeValue | (string & {}) | null
  /** 投放状态：SB、SD 来自批量表格；SP 的表格里没有它，只按预算报告最后一天说超出预算 */
  serving_status?: ServingStatusValue | (string & {}) | null
  /** 预算内时间：预算报告最后一天里预算没有用完的时间占比；不到 100% 就是超出预算 */
  in_budget?: string | null
  /** 建议预算：亚马逊在预算报告里给的建议 */
  suggest_budget?: string | null
  /** 预算报告日期 */
  budget_day?: string | null
  /** 品牌实体编号 */
  brand_entity_id?: string | null
  /** 金额的上下限 */
  limit_kind?: AdLimitValue | (string & {}) | null
  /** 广告类型 */
  ad_type?: AdTypeValue | (string & {})
  /** 工作表 */
  sheet?: BulkSheetValue | (string & {})
  /** 其他列 */
  extra?: unknown
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
  /** 负责人 */
  owner?: string | null
  /** 备注 */
  note?: string | null
  /** 目标ACOS：建议竞价按它计算；留空用业务配置里的目标ACOS */
  target_acos?: string | null
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
  /** 负责人 */
  'said.owner'?: string | null
  /** 备注 */
  'said.note'?: string | null
  /** 目标ACOS：建议竞价按它计算；留空用业务配置里的目标ACOS */
  'said.target_acos'?: string | null
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
  /** 展示量 */
  'brand.impressions'?: number | null
  'brand.impressions.prev'?: string | number | null
  'brand.impressions.delta'?: string | number | null
  'brand.impressions.rate'?: string | number | null
  'brand.impressions.lastYear'?: string | number | null
  'brand.impressions.lastYearDelta'?: string | number | null
  'brand.impressions.lastYearRate'?: string | number | null
  'brand.impressions.trend'?: (number | null)[] | null
  'brand.impressions.trendTo'?: string | null
  /** 点击量 */
  'brand.clicks'?: number | null
  'brand.clicks.prev'?: string | number | null
  'brand.clicks.delta'?: string | number | null
  'brand.clicks.rate'?: string | number | null
  'brand.clicks.lastYear'?: string | number | null
  'brand.clicks.lastYearDelta'?: string | number | null
  'brand.clicks.lastYearRate'?: string | number | null
  'brand.clicks.trend'?: (number | null)[] | null
  'brand.clicks.trendTo'?: string | null
  /** 花费 */
  'brand.total_spend'?: string | null
  'brand.total_spend.prev'?: string | number | null
  'brand.total_spend.delta'?: string | number | null
  'brand.total_spend.rate'?: string | number | null
  'brand.total_spend.lastYear'?: string | number | null
  'brand.total_spend.lastYearDelta'?: string | number | null
  'brand.total_spend.lastYearRate'?: string | number | null
  'brand.total_spend.trend'?: (number | null)[] | null
  'brand.total_spend.trendTo'?: string | null
  /** 14天订单量 */
  'brand.order_quantity'?: number | null
  'brand.order_quantity.prev'?: string | number | null
  'brand.order_quantity.delta'?: string | number | null
  'brand.order_quantity.rate'?: string | number | null
  'brand.order_quantity.lastYear'?: string | number | null
  'brand.order_quantity.lastYearDelta'?: string | number | null
  'brand.order_quantity.lastYearRate'?: string | number | null
  'brand.order_quantity.trend'?: (number | null)[] | null
  'brand.order_quantity.trendTo'?: string | null
  /** 14天销售额 */
  'brand.amount'?: string | null
  'brand.amount.prev'?: string | number | null
  'brand.amount.delta'?: string | number | null
  'brand.amount.rate'?: string | number | null
  'brand.amount.lastYear'?: string | number | null
  'brand.amount.lastYearDelta'?: string | number | null
  'brand.amount.lastYearRate'?: string | number | null
  'brand.amount.trend'?: (number | null)[] | null
  'brand.amount.trendTo'?: string | null
  /** 点击率 */
  'brand.CTR'?: string | null
  'brand.CTR.prev'?: string | number | null
  'brand.CTR.delta'?: string | number | null
  'brand.CTR.rate'?: string | number | null
  'brand.CTR.lastYear'?: string | number | null
  'brand.CTR.lastYearDelta'?: string | number | null
  'brand.CTR.lastYearRate'?: string | number | null
  'brand.CTR.trend'?: (number | null)[] | null
  'brand.CTR.trendTo'?: string | null
  /** CPC */
  'brand.avg_cpc'?: string | null
  'brand.avg_cpc.prev'?: string | number | null
  'brand.avg_cpc.delta'?: string | number | null
  'brand.avg_cpc.rate'?: string | number | null
  'brand.avg_cpc.lastYear'?: string | number | null
  'brand.avg_cpc.lastYearDelta'?: string | number | null
  'brand.avg_cpc.lastYearRate'?: string | number | null
  'brand.avg_cpc.trend'?: (number | null)[] | null
  'brand.avg_cpc.trendTo'?: string | null
  /** 转化率 */
  'brand.conversion_rate'?: string | null
  'brand.conversion_rate.prev'?: string | number | null
  'brand.conversion_rate.delta'?: string | number | null
  'brand.conversion_rate.rate'?: string | number | null
  'brand.conversion_rate.lastYear'?: string | number | null
  'brand.conversion_rate.lastYearDelta'?: string | number | null
  'brand.conversion_rate.lastYearRate'?: string | number | null
  'brand.conversion_rate.trend'?: (number | null)[] | null
  'brand.conversion_rate.trendTo'?: string | null
  /** CPA */
  'brand.CPA'?: string | null
  'brand.CPA.prev'?: string | number | null
  'brand.CPA.delta'?: string | number | null
  'brand.CPA.rate'?: string | number | null
  'brand.CPA.lastYear'?: string | number | null
  'brand.CPA.lastYearDelta'?: string | number | null
  'brand.CPA.lastYearRate'?: string | number | null
  'brand.CPA.trend'?: (number | null)[] | null
  'brand.CPA.trendTo'?: string | null
  /** ACOS */
  'brand.acos'?: string | null
  'brand.acos.prev'?: string | number | null
  'brand.acos.delta'?: string | number | null
  'brand.acos.rate'?: string | number | null
  'brand.acos.lastYear'?: string | number | null
  'brand.acos.lastYearDelta'?: string | number | null
  'brand.acos.lastYearRate'?: string | number | null
  'brand.acos.trend'?: (number | null)[] | null
  'brand.acos.trendTo'?: string | null
  /** ROAS */
  'brand.ROAS'?: string | null
  'brand.ROAS.prev'?: string | number | null
  'brand.ROAS.delta'?: string | number | null
  'brand.ROAS.rate'?: string | number | null
  'brand.ROAS.lastYear'?: string | number | null
  'brand.ROAS.lastYearDelta'?: string | number | null
  'brand.ROAS.lastYearRate'?: string | number | null
  'brand.ROAS.trend'?: (number | null)[] | null
  'brand.ROAS.trendTo'?: string | null
  /** 14天销量 */
  'brand.units_sold'?: number | null
  'brand.units_sold.prev'?: string | number | null
  'brand.units_sold.delta'?: string | number | null
  'brand.units_sold.rate'?: string | number | null
  'brand.units_sold.lastYear'?: string | number | null
  'brand.units_sold.lastYearDelta'?: string | number | null
  'brand.units_sold.lastYearRate'?: string | number | null
  'brand.units_sold.trend'?: (number | null)[] | null
  'brand.units_sold.trendTo'?: string | null
  /** 可见展示量 */
  'brand.viewable_impressions'?: number | null
  'brand.viewable_impressions.prev'?: string | number | null
  'brand.viewable_impressions.delta'?: string | number | null
  'brand.viewable_impressions.rate'?: string | number | null
  'brand.viewable_impressions.lastYear'?: string | number | null
  'brand.viewable_impressions.lastYearDelta'?: string | number | null
  'brand.viewable_impressions.lastYearRate'?: string | number | null
  'brand.viewable_impressions.trend'?: (number | null)[] | null
  'brand.viewable_impressions.trendTo'?: string | null
  /** 点击带来的销售额 */
  'brand.click_sales'?: string | null
  'brand.click_sales.prev'?: string | number | null
  'brand.click_sales.delta'?: string | number | null
  'brand.click_sales.rate'?: string | number | null
  'brand.click_sales.lastYear'?: string | number | null
  'brand.click_sales.lastYearDelta'?: string | number | null
  'brand.click_sales.lastYearRate'?: string | number | null
  'brand.click_sales.trend'?: (number | null)[] | null
  'brand.click_sales.trendTo'?: string | null
  /** 点击带来的订单量 */
  'brand.click_orders'?: number | null
  'brand.click_orders.prev'?: string | number | null
  'brand.click_orders.delta'?: string | number | null
  'brand.click_orders.rate'?: string | number | null
  'brand.click_orders.lastYear'?: string | number | null
  'brand.click_orders.lastYearDelta'?: string | number | null
  'brand.click_orders.lastYearRate'?: string | number | null
  'brand.click_orders.trend'?: (number | null)[] | null
  'brand.click_orders.trendTo'?: string | null
  /** 14天详情页浏览量 */
  'brand.detail_views'?: number | null
  'brand.detail_views.prev'?: string | number | null
  'brand.detail_views.delta'?: string | number | null
  'brand.detail_views.rate'?: string | number | null
  'brand.detail_views.lastYear'?: string | number | null
  'brand.detail_views.lastYearDelta'?: string | number | null
  'brand.detail_views.lastYearRate'?: string | number | null
  'brand.detail_views.trend'?: (number | null)[] | null
  'brand.detail_views.trendTo'?: string | null
  /** 品牌新买家订单量 */
  'brand.ntb_orders'?: number | null
  'brand.ntb_orders.prev'?: string | number | null
  'brand.ntb_orders.delta'?: string | number | null
  'brand.ntb_orders.rate'?: string | number | null
  'brand.ntb_orders.lastYear'?: string | number | null
  'brand.ntb_orders.lastYearDelta'?: string | number | null
  'brand.ntb_orders.lastYearRate'?: string | number | null
  'brand.ntb_orders.trend'?: (number | null)[] | null
  'brand.ntb_orders.trendTo'?: string | null
  /** 品牌新买家销售额 */
  'brand.ntb_sales'?: string | null
  'brand.ntb_sales.prev'?: string | number | null
  'brand.ntb_sales.delta'?: string | number | null
  'brand.ntb_sales.rate'?: string | number | null
  'brand.ntb_sales.lastYear'?: string | number | null
  'brand.ntb_sales.lastYearDelta'?: string | number | null
  'brand.ntb_sales.lastYearRate'?: string | number | null
  'brand.ntb_sales.trend'?: (number | null)[] | null
  'brand.ntb_sales.trendTo'?: string | null
  /** 品牌搜索量 */
  'brand.branded_searches'?: number | null
  'brand.branded_searches.prev'?: string | number | null
  'brand.branded_searches.delta'?: string | number | null
  'brand.branded_searches.rate'?: string | number | null
  'brand.branded_searches.lastYear'?: string | number | null
  'brand.branded_searches.lastYearDelta'?: string | number | null
  'brand.branded_searches.lastYearRate'?: string | number | null
  'brand.branded_searches.trend'?: (number | null)[] | null
  'brand.branded_searches.trendTo'?: string | null
  /** 加入购物车 */
  'brand.add_to_cart'?: number | null
  'brand.add_to_cart.prev'?: string | number | null
  'brand.add_to_cart.delta'?: string | number | null
  'brand.add_to_cart.rate'?: string | number | null
  'brand.add_to_cart.lastYear'?: string | number | null
  'brand.add_to_cart.lastYearDelta'?: string | number | null
  'brand.add_to_cart.lastYearRate'?: string | number | null
  'brand.add_to_cart.trend'?: (number | null)[] | null
  'brand.add_to_cart.trendTo'?: string | null
  /** 视频看完 */
  'brand.video_complete'?: number | null
  'brand.video_complete.prev'?: string | number | null
  'brand.video_complete.delta'?: string | number | null
  'brand.video_complete.rate'?: string | number | null
  'brand.video_complete.lastYear'?: string | number | null
  'brand.video_complete.lastYearDelta'?: string | number | null
  'brand.video_complete.lastYearRate'?: string | number | null
  'brand.video_complete.trend'?: (number | null)[] | null
  'brand.video_complete.trendTo'?: string | null
  /** 5秒观看 */
  'brand.views_5s'?: number | null
  'brand.views_5s.prev'?: string | number | null
  'brand.views_5s.delta'?: string | number | null
  'brand.views_5s.rate'?: string | number | null
  'brand.views_5s.lastYear'?: string | number | null
  'brand.views_5s.lastYearDelta'?: string | number | null
  'brand.views_5s.lastYearRate'?: string | number | null
  'brand.views_5s.trend'?: (number | null)[] | null
  'brand.views_5s.trendTo'?: string | null
  /** VCPM */
  'brand.VCPM'?: string | null
  'brand.VCPM.prev'?: string | number | null
  'brand.VCPM.delta'?: string | number | null
  'brand.VCPM.rate'?: string | number | null
  'brand.VCPM.lastYear'?: string | number | null
  'brand.VCPM.lastYearDelta'?: string | number | null
  'brand.VCPM.lastYearRate'?: string | number | null
  'brand.VCPM.trend'?: (number | null)[] | null
  'brand.VCPM.trendTo'?: string | null
  /** 品牌新买家订单占比 */
  'brand.ntb_share'?: string | null
  'brand.ntb_share.prev'?: string | number | null
  'brand.ntb_share.delta'?: string | number | null
  'brand.ntb_share.rate'?: string | number | null
  'brand.ntb_share.lastYear'?: string | number | null
  'brand.ntb_share.lastYearDelta'?: string | number | null
  'brand.ntb_share.lastYearRate'?: string | number | null
  'brand.ntb_share.trend'?: (number | null)[] | null
  'brand.ntb_share.trendTo'?: string | null
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
  /** 近1天SP展示量 */
  'day1.sp_impressions'?: number | null
  'day1.sp_impressions.prev'?: string | number | null
  'day1.sp_impressions.delta'?: string | number | null
  'day1.sp_impressions.rate'?: string | number | null
  'day1.sp_impressions.lastYear'?: string | number | null
  'day1.sp_impressions.lastYearDelta'?: string | number | null
  'day1.sp_impressions.lastYearRate'?: string | number | null
  'day1.sp_impressions.trend'?: (number | null)[] | null
  'day1.sp_impressions.trendTo'?: string | null
  /** 近1天SB与SD展示量 */
  'day1.brand_impressions'?: number | null
  'day1.brand_impressions.prev'?: string | number | null
  'day1.brand_impressions.delta'?: string | number | null
  'day1.brand_impressions.rate'?: string | number | null
  'day1.brand_impressions.lastYear'?: string | number | null
  'day1.brand_impressions.lastYearDelta'?: string | number | null
  'day1.brand_impressions.lastYearRate'?: string | number | null
  'day1.brand_impressions.trend'?: (number | null)[] | null
  'day1.brand_impressions.trendTo'?: string | null
  /** 近1天SP点击量 */
  'day1.sp_clicks'?: number | null
  'day1.sp_clicks.prev'?: string | number | null
  'day1.sp_clicks.delta'?: string | number | null
  'day1.sp_clicks.rate'?: string | number | null
  'day1.sp_clicks.lastYear'?: string | number | null
  'day1.sp_clicks.lastYearDelta'?: string | number | null
  'day1.sp_clicks.lastYearRate'?: string | number | null
  'day1.sp_clicks.trend'?: (number | null)[] | null
  'day1.sp_clicks.trendTo'?: string | null
  /** 近1天SB与SD点击量 */
  'day1.brand_clicks'?: number | null
  'day1.brand_clicks.prev'?: string | number | null
  'day1.brand_clicks.delta'?: string | number | null
  'day1.brand_clicks.rate'?: string | number | null
  'day1.brand_clicks.lastYear'?: string | number | null
  'day1.brand_clicks.lastYearDelta'?: string | number | null
  'day1.brand_clicks.lastYearRate'?: string | number | null
  'day1.brand_clicks.trend'?: (number | null)[] | null
  'day1.brand_clicks.trendTo'?: string | null
  /** 近1天SP花费 */
  'day1.sp_total_spend'?: string | null
  'day1.sp_total_spend.prev'?: string | number | null
  'day1.sp_total_spend.delta'?: string | number | null
  'day1.sp_total_spend.rate'?: string | number | null
  'day1.sp_total_spend.lastYear'?: string | number | null
  'day1.sp_total_spend.lastYearDelta'?: string | number | null
  'day1.sp_total_spend.lastYearRate'?: string | number | null
  'day1.sp_total_spend.trend'?: (number | null)[] | null
  'day1.sp_total_spend.trendTo'?: string | null
  /** 近1天SB与SD花费 */
  'day1.brand_total_spend'?: string | null
  'day1.brand_total_spend.prev'?: string | number | null
  'day1.brand_total_spend.delta'?: string | number | null
  'day1.brand_total_spend.rate'?: string | number | null
  'day1.brand_total_spend.lastYear'?: string | number | null
  'day1.brand_total_spend.lastYearDelta'?: string | number | null
  'day1.brand_total_spend.lastYearRate'?: string | number | null
  'day1.brand_total_spend.trend'?: (number | null)[] | null
  'day1.brand_total_spend.trendTo'?: string | null
  /** 近1天SP订单量 */
  'day1.sp_order_quantity'?: number | null
  'day1.sp_order_quantity.prev'?: string | number | null
  'day1.sp_order_quantity.delta'?: string | number | null
  'day1.sp_order_quantity.rate'?: string | number | null
  'day1.sp_order_quantity.lastYear'?: string | number | null
  'day1.sp_order_quantity.lastYearDelta'?: string | number | null
  'day1.sp_order_quantity.lastYearRate'?: string | number | null
  'day1.sp_order_quantity.trend'?: (number | null)[] | null
  'day1.sp_order_quantity.trendTo'?: string | null
  /** 近1天SB与SD订单量 */
  'day1.brand_order_quantity'?: number | null
  'day1.brand_order_quantity.prev'?: string | number | null
  'day1.brand_order_quantity.delta'?: string | number | null
  'day1.brand_order_quantity.rate'?: string | number | null
  'day1.brand_order_quantity.lastYear'?: string | number | null
  'day1.brand_order_quantity.lastYearDelta'?: string | number | null
  'day1.brand_order_quantity.lastYearRate'?: string | number | null
  'day1.brand_order_quantity.trend'?: (number | null)[] | null
  'day1.brand_order_quantity.trendTo'?: string | null
  /** 近1天SP销售额 */
  'day1.sp_amount'?: string | null
  'day1.sp_amount.prev'?: string | number | null
  'day1.sp_amount.delta'?: string | number | null
  'day1.sp_amount.rate'?: string | number | null
  'day1.sp_amount.lastYear'?: string | number | null
  'day1.sp_amount.lastYearDelta'?: string | number | null
  'day1.sp_amount.lastYearRate'?: string | number | null
  'day1.sp_amount.trend'?: (number | null)[] | null
  'day1.sp_amount.trendTo'?: string | null
  /** 近1天SB与SD销售额 */
  'day1.brand_amount'?: string | null
  'day1.brand_amount.prev'?: string | number | null
  'day1.brand_amount.delta'?: string | number | null
  'day1.brand_amount.rate'?: string | number | null
  'day1.brand_amount.lastYear'?: string | number | null
  'day1.brand_amount.lastYearDelta'?: string | number | null
  'day1.brand_amount.lastYearRate'?: string | number | null
  'day1.brand_amount.trend'?: (number | null)[] | null
  'day1.brand_amount.trendTo'?: string | null
  /** 近1天展示量 */
  'day1.impressions'?: number | null
  'day1.impressions.prev'?: string | number | null
  'day1.impressions.delta'?: string | number | null
  'day1.impressions.rate'?: string | number | null
  'day1.impressions.lastYear'?: string | number | null
  'day1.impressions.lastYearDelta'?: string | number | null
  'day1.impressions.lastYearRate'?: string | number | null
  'day1.impressions.trend'?: (number | null)[] | null
  'day1.impressions.trendTo'?: string | null
  /** 近1天点击量 */
  'day1.clicks'?: number | null
  'day1.clicks.prev'?: string | number | null
  'day1.clicks.delta'?: string | number | null
  'day1.clicks.rate'?: string | number | null
  'day1.clicks.lastYear'?: string | number | null
  'day1.clicks.lastYearDelta'?: string | number | null
  'day1.clicks.lastYearRate'?: string | number | null
  'day1.clicks.trend'?: (number | null)[] | null
  'day1.clicks.trendTo'?: string | null
  /** 近1天花费 */
  'day1.total_spend'?: string | null
  'day1.total_spend.prev'?: string | number | null
  'day1.total_spend.delta'?: string | number | null
  'day1.total_spend.rate'?: string | number | null
  'day1.total_spend.lastYear'?: string | number | null
  'day1.total_spend.lastYearDelta'?: string | number | null
  'day1.total_spend.lastYearRate'?: string | number | null
  'day1.total_spend.trend'?: (number | null)[] | null
  'day1.total_spend.trendTo'?: string | null
  /** 近1天订单量 */
  'day1.order_quantity'?: number | null
  'day1.order_quantity.prev'?: string | number | null
  'day1.order_quantity.delta'?: string | number | null
  'day1.order_quantity.rate'?: string | number | null
  'day1.order_quantity.lastYear'?: string | number | null
  'day1.order_quantity.lastYearDelta'?: string | number | null
  'day1.order_quantity.lastYearRate'?: string | number | null
  'day1.order_quantity.trend'?: (number | null)[] | null
  'day1.order_quantity.trendTo'?: string | null
  /** 近1天销售额 */
  'day1.amount'?: string | null
  'day1.amount.prev'?: string | number | null
  'day1.amount.delta'?: string | number | null
  'day1.amount.rate'?: string | number | null
  'day1.amount.lastYear'?: string | number | null
  'day1.amount.lastYearDelta'?: string | number | null
  'day1.amount.lastYearRate'?: string | number | null
  'day1.amount.trend'?: (number | null)[] | null
  'day1.amount.trendTo'?: string | null
  /** 近1天点击率 */
  'day1.CTR'?: string | null
  'day1.CTR.prev'?: string | number | null
  'day1.CTR.delta'?: string | number | null
  'day1.CTR.rate'?: string | number | null
  'day1.CTR.lastYear'?: string | number | null
  'day1.CTR.lastYearDelta'?: string | number | null
  'day1.CTR.lastYearRate'?: string | number | null
  'day1.CTR.trend'?: (number | null)[] | null
  'day1.CTR.trendTo'?: string | null
  /** 近1天CPC */
  'day1.avg_cpc'?: string | null
  'day1.avg_cpc.prev'?: string | number | null
  'day1.avg_cpc.delta'?: string | number | null
  'day1.avg_cpc.rate'?: string | number | null
  'day1.avg_cpc.lastYear'?: string | number | null
  'day1.avg_cpc.lastYearDelta'?: string | number | null
  'day1.avg_cpc.lastYearRate'?: string | number | null
  'day1.avg_cpc.trend'?: (number | null)[] | null
  'day1.avg_cpc.trendTo'?: string | null
  /** 近1天转化率 */
  'day1.conversion_rate'?: string | null
  'day1.conversion_rate.prev'?: string | number | null
  'day1.conversion_rate.delta'?: string | number | null
  'day1.conversion_rate.rate'?: string | number | null
  'day1.conversion_rate.lastYear'?: string | number | null
  'day1.conversion_rate.lastYearDelta'?: string | number | null
  'day1.conversion_rate.lastYearRate'?: string | number | null
  'day1.conversion_rate.trend'?: (number | null)[] | null
  'day1.conversion_rate.trendTo'?: string | null
  /** 近1天CPA */
  'day1.CPA'?: string | null
  'day1.CPA.prev'?: string | number | null
  'day1.CPA.delta'?: string | number | null
  'day1.CPA.rate'?: string | number | null
  'day1.CPA.lastYear'?: string | number | null
  'day1.CPA.lastYearDelta'?: string | number | null
  'day1.CPA.lastYearRate'?: string | number | null
  'day1.CPA.trend'?: (number | null)[] | null
  'day1.CPA.trendTo'?: string | null
  /** 近1天ACOS */
  'day1.acos'?: string | null
  'day1.acos.prev'?: string | number | null
  'day1.acos.delta'?: string | number | null
  'day1.acos.rate'?: string | number | null
  'day1.acos.lastYear'?: string | number | null
  'day1.acos.lastYearDelta'?: string | number | null
  'day1.acos.lastYearRate'?: string | number | null
  'day1.acos.trend'?: (number | null)[] | null
  'day1.acos.trendTo'?: string | null
  /** 近1天ROAS */
  'day1.ROAS'?: string | null
  'day1.ROAS.prev'?: string | number | null
  'day1.ROAS.delta'?: string | number | null
  'day1.ROAS.rate'?: string | number | null
  'day1.ROAS.lastYear'?: string | number | null
  'day1.ROAS.lastYearDelta'?: string | number | null
  'day1.ROAS.lastYearRate'?: string | number | null
  'day1.ROAS.trend'?: (number | null)[] | null
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
  /** 广告组合 */
  portfolio_id?: string | null
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
  /** 负责人 */
  owner?: string | null
  /** 备注 */
  note?: string | null
  /** 目标ACOS：建议竞价按它计算；留空用业务配置里的目标ACOS */
  target_acos?: string | null
}

export interface AdCampaignEdit {
  /** 广告组合 */
  portfolio_id?: string | null
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
  /** 负责人 */
  owner?: string | null
  /** 备注 */
  note?: string | null
  /** 目标ACOS：建议竞价按它计算；留空用业务配置里的目标ACOS */
  target_acos?: string | null
  /** 店铺 */
  shop_id: string
  /** 广告活动编号 */
  campaign_id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
