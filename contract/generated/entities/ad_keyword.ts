/**
 * 关键词：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_keyword.json: edit that, not this file.
 */
import type { AdLimitValue, AdStateValue, AdTypeValue, BulkSheetValue, CurrencyAllValue, MatchTypeValue, ReportMatchValue, SbFormatValue } from '../enums'

/** 关键词 */
export interface AdKeywordRow {
  /** 店铺 */
  shop_id: string
  /** 关键词编号 */
  keyword_id: string
  /** 关键词 */
  keyword_text?: string | null
  /** 匹配类型 */
  match_type?: MatchTypeValue | (string & {}) | null
  /** 报告里的匹配类型 */
  report_match?: ReportMatchValue | (string & {}) | null
  /** 广告活动编号 */
  campaign_id?: string | null
  /** 广告活动 */
  campaign_name?: string | null
  /** 广告组编号 */
  ad_group_id?: string | null
  /** 广告组 */
  ad_group_name?: string | null
  /** 广告组合 */
  portfolio_id?: string | null
  /** 状态 */
  state?: AdStateValue | (string & {}) | null
  /** 状态：待提交的值，没有则不出现 */
  'state.pending'?: string | null
  /** 广告格式 */
  ad_format?: SbFormatValue | (string & {}) | null
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
  /** 建议竞价：目标ACOS × 近30天每单销售额 × 转化率，即目标ACOS × 销售额 ÷ 点击量；没有订单时没有建议。目标ACOS先看广告活动，再看业务配置 */
  suggest_bid?: string | null
  /** 竞价 */
  bid?: string | null
  /** 竞价：待提交的值，没有则不出现 */
  'bid.pending'?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 标签 */
  'tag.name'?: string | null
  /** 编号 */
  'tag.id'?: string | null
  /** 目标ACOS：建议竞价按它计算；留空用业务配置里的目标ACOS */
  'campaign.target_acos'?: string | null
  /** 店铺 */
  'campaign.shop_id'?: string | null
  /** 广告活动编号 */
  'campaign.campaign_id'?: string | null
  /** 目标ACOS：广告的建议竞价 = 目标ACOS × 近30天销售额 ÷ 点击量；广告活动可以填自己的 */
  'config.adTargetAcos'?: string | null
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
  /** 7天销量 */
  'perf.units_sold'?: number | null
  'perf.units_sold.prev'?: string | number | null
  'perf.units_sold.delta'?: string | number | null
  'perf.units_sold.rate'?: string | number | null
  'perf.units_sold.lastYear'?: string | number | null
  'perf.units_sold.lastYearDelta'?: string | number | null
  'perf.units_sold.lastYearRate'?: string | number | null
  'perf.units_sold.trend'?: (number | null)[] | null
  'perf.units_sold.trendTo'?: string | null
  /** 7天本商品销量 */
  'perf.same_sku_units'?: number | null
  'perf.same_sku_units.prev'?: string | number | null
  'perf.same_sku_units.delta'?: string | number | null
  'perf.same_sku_units.rate'?: string | number | null
  'perf.same_sku_units.lastYear'?: string | number | null
  'perf.same_sku_units.lastYearDelta'?: string | number | null
  'perf.same_sku_units.lastYearRate'?: string | number | null
  'perf.same_sku_units.trend'?: (number | null)[] | null
  'perf.same_sku_units.trendTo'?: string | null
  /** 7天本商品销售额 */
  'perf.same_sku_sales'?: string | null
  'perf.same_sku_sales.prev'?: string | number | null
  'perf.same_sku_sales.delta'?: string | number | null
  'perf.same_sku_sales.rate'?: string | number | null
  'perf.same_sku_sales.lastYear'?: string | number | null
  'perf.same_sku_sales.lastYearDelta'?: string | number | null
  'perf.same_sku_sales.lastYearRate'?: string | number | null
  'perf.same_sku_sales.trend'?: (number | null)[] | null
  'perf.same_sku_sales.trendTo'?: string | null
  /** 7天其他商品销量 */
  'perf.other_sku_units'?: number | null
  'perf.other_sku_units.prev'?: string | number | null
  'perf.other_sku_units.delta'?: string | number | null
  'perf.other_sku_units.rate'?: string | number | null
  'perf.other_sku_units.lastYear'?: string | number | null
  'perf.other_sku_units.lastYearDelta'?: string | number | null
  'perf.other_sku_units.lastYearRate'?: string | number | null
  'perf.other_sku_units.trend'?: (number | null)[] | null
  'perf.other_sku_units.trendTo'?: string | null
  /** 7天其他商品销售额 */
  'perf.other_sku_sales'?: string | null
  'perf.other_sku_sales.prev'?: string | number | null
  'perf.other_sku_sales.delta'?: string | number | null
  'perf.other_sku_sales.rate'?: string | number | null
  'perf.other_sku_sales.lastYear'?: string | number | null
  'perf.other_sku_sales.lastYearDelta'?: string | number | null
  'perf.other_sku_sales.lastYearRate'?: string | number | null
  'perf.other_sku_sales.trend'?: (number | null)[] | null
  'perf.other_sku_sales.trendTo'?: string | null
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
  /** 近30天展示量 */
  'm30.impressions'?: number | null
  'm30.impressions.prev'?: string | number | null
  'm30.impressions.delta'?: string | number | null
  'm30.impressions.rate'?: string | number | null
  'm30.impressions.lastYear'?: string | number | null
  'm30.impressions.lastYearDelta'?: string | number | null
  'm30.impressions.lastYearRate'?: string | number | null
  'm30.impressions.trend'?: (number | null)[] | null
  'm30.impressions.trendTo'?: string | null
  /** 近30天点击量 */
  'm30.clicks'?: number | null
  'm30.clicks.prev'?: string | number | null
  'm30.clicks.delta'?: string | number | null
  'm30.clicks.rate'?: string | number | null
  'm30.clicks.lastYear'?: string | number | null
  'm30.clicks.lastYearDelta'?: string | number | null
  'm30.clicks.lastYearRate'?: string | number | null
  'm30.clicks.trend'?: (number | null)[] | null
  'm30.clicks.trendTo'?: string | null
  /** 近30天花费 */
  'm30.total_spend'?: string | null
  'm30.total_spend.prev'?: string | number | null
  'm30.total_spend.delta'?: string | number | null
  'm30.total_spend.rate'?: string | number | null
  'm30.total_spend.lastYear'?: string | number | null
  'm30.total_spend.lastYearDelta'?: string | number | null
  'm30.total_spend.lastYearRate'?: string | number | null
  'm30.total_spend.trend'?: (number | null)[] | null
  'm30.total_spend.trendTo'?: string | null
  /** 近30天7天订单量 */
  'm30.order_quantity'?: number | null
  'm30.order_quantity.prev'?: string | number | null
  'm30.order_quantity.delta'?: string | number | null
  'm30.order_quantity.rate'?: string | number | null
  'm30.order_quantity.lastYear'?: string | number | null
  'm30.order_quantity.lastYearDelta'?: string | number | null
  'm30.order_quantity.lastYearRate'?: string | number | null
  'm30.order_quantity.trend'?: (number | null)[] | null
  'm30.order_quantity.trendTo'?: string | null
  /** 近30天7天销售额 */
  'm30.amount'?: string | null
  'm30.amount.prev'?: string | number | null
  'm30.amount.delta'?: string | number | null
  'm30.amount.rate'?: string | number | null
  'm30.amount.lastYear'?: string | number | null
  'm30.amount.lastYearDelta'?: string | number | null
  'm30.amount.lastYearRate'?: string | number | null
  'm30.amount.trend'?: (number | null)[] | null
  'm30.amount.trendTo'?: string | null
  /** 近30天点击率 */
  'm30.CTR'?: string | null
  'm30.CTR.prev'?: string | number | null
  'm30.CTR.delta'?: string | number | null
  'm30.CTR.rate'?: string | number | null
  'm30.CTR.lastYear'?: string | number | null
  'm30.CTR.lastYearDelta'?: string | number | null
  'm30.CTR.lastYearRate'?: string | number | null
  'm30.CTR.trend'?: (number | null)[] | null
  'm30.CTR.trendTo'?: string | null
  /** 近30天CPC */
  'm30.avg_cpc'?: string | null
  'm30.avg_cpc.prev'?: string | number | null
  'm30.avg_cpc.delta'?: string | number | null
  'm30.avg_cpc.rate'?: string | number | null
  'm30.avg_cpc.lastYear'?: string | number | null
  'm30.avg_cpc.lastYearDelta'?: string | number | null
  'm30.avg_cpc.lastYearRate'?: string | number | null
  'm30.avg_cpc.trend'?: (number | null)[] | null
  'm30.avg_cpc.trendTo'?: string | null
  /** 近30天转化率 */
  'm30.conversion_rate'?: string | null
  'm30.conversion_rate.prev'?: string | number | null
  'm30.conversion_rate.delta'?: string | number | null
  'm30.conversion_rate.rate'?: string | number | null
  'm30.conversion_rate.lastYear'?: string | number | null
  'm30.conversion_rate.lastYearDelta'?: string | number | null
  'm30.conversion_rate.lastYearRate'?: string | number | null
  'm30.conversion_rate.trend'?: (number | null)[] | null
  'm30.conversion_rate.trendTo'?: string | null
  /** 近30天CPA */
  'm30.CPA'?: string | null
  'm30.CPA.prev'?: string | number | null
  'm30.CPA.delta'?: string | number | null
  'm30.CPA.rate'?: string | number | null
  'm30.CPA.lastYear'?: string | number | null
  'm30.CPA.lastYearDelta'?: string | number | null
  'm30.CPA.lastYearRate'?: string | number | null
  'm30.CPA.trend'?: (number | null)[] | null
  'm30.CPA.trendTo'?: string | null
  /** 近30天ACOS */
  'm30.acos'?: string | null
  'm30.acos.prev'?: string | number | null
  'm30.acos.delta'?: string | number | null
  'm30.acos.rate'?: string | number | null
  'm30.acos.lastYear'?: string | number | null
  'm30.acos.lastYearDelta'?: string | number | null
  'm30.acos.lastYearRate'?: string | number | null
  'm30.acos.trend'?: (number | null)[] | null
  'm30.acos.trendTo'?: string | null
  /** 近30天ROAS */
  'm30.ROAS'?: string | null
  'm30.ROAS.prev'?: string | number | null
  'm30.ROAS.delta'?: string | number | null
  'm30.ROAS.rate'?: string | number | null
  'm30.ROAS.lastYear'?: string | number | null
  'm30.ROAS.lastYearDelta'?: string | number | null
  'm30.ROAS.lastYearRate'?: string | number | null
  'm30.ROAS.trend'?: (number | null)[] | null
  'm30.ROAS.trendTo'?: string | null
  /** 近30天7天销量 */
  'm30.units_sold'?: number | null
  'm30.units_sold.prev'?: string | number | null
  'm30.units_sold.delta'?: string | number | null
  'm30.units_sold.rate'?: string | number | null
  'm30.units_sold.lastYear'?: string | number | null
  'm30.units_sold.lastYearDelta'?: string | number | null
  'm30.units_sold.lastYearRate'?: string | number | null
  'm30.units_sold.trend'?: (number | null)[] | null
  'm30.units_sold.trendTo'?: string | null
  /** 近30天7天本商品销量 */
  'm30.same_sku_units'?: number | null
  'm30.same_sku_units.prev'?: string | number | null
  'm30.same_sku_units.delta'?: string | number | null
  'm30.same_sku_units.rate'?: string | number | null
  'm30.same_sku_units.lastYear'?: string | number | null
  'm30.same_sku_units.lastYearDelta'?: string | number | null
  'm30.same_sku_units.lastYearRate'?: string | number | null
  'm30.same_sku_units.trend'?: (number | null)[] | null
  'm30.same_sku_units.trendTo'?: string | null
  /** 近30天7天本商品销售额 */
  'm30.same_sku_sales'?: string | null
  'm30.same_sku_sales.prev'?: string | number | null
  'm30.same_sku_sales.delta'?: string | number | null
  'm30.same_sku_sales.rate'?: string | number | null
  'm30.same_sku_sales.lastYear'?: string | number | null
  'm30.same_sku_sales.lastYearDelta'?: string | number | null
  'm30.same_sku_sales.lastYearRate'?: string | number | null
  'm30.same_sku_sales.trend'?: (number | null)[] | null
  'm30.same_sku_sales.trendTo'?: string | null
  /** 近30天7天其他商品销量 */
  'm30.other_sku_units'?: number | null
  'm30.other_sku_units.prev'?: string | number | null
  'm30.other_sku_units.delta'?: string | number | null
  'm30.other_sku_units.rate'?: string | number | null
  'm30.other_sku_units.lastYear'?: string | number | null
  'm30.other_sku_units.lastYearDelta'?: string | number | null
  'm30.other_sku_units.lastYearRate'?: string | number | null
  'm30.other_sku_units.trend'?: (number | null)[] | null
  'm30.other_sku_units.trendTo'?: string | null
  /** 近30天7天其他商品销售额 */
  'm30.other_sku_sales'?: string | null
  'm30.other_sku_sales.prev'?: string | number | null
  'm30.other_sku_sales.delta'?: string | number | null
  'm30.other_sku_sales.rate'?: string | number | null
  'm30.other_sku_sales.lastYear'?: string | number | null
  'm30.other_sku_sales.lastYearDelta'?: string | number | null
  'm30.other_sku_sales.lastYearRate'?: string | number | null
  'm30.other_sku_sales.trend'?: (number | null)[] | null
  'm30.other_sku_sales.trendTo'?: string | null
  /** 近30天展示量 */
  'b30.impressions'?: number | null
  'b30.impressions.prev'?: string | number | null
  'b30.impressions.delta'?: string | number | null
  'b30.impressions.rate'?: string | number | null
  'b30.impressions.lastYear'?: string | number | null
  'b30.impressions.lastYearDelta'?: string | number | null
  'b30.impressions.lastYearRate'?: string | number | null
  'b30.impressions.trend'?: (number | null)[] | null
  'b30.impressions.trendTo'?: string | null
  /** 近30天点击量 */
  'b30.clicks'?: number | null
  'b30.clicks.prev'?: string | number | null
  'b30.clicks.delta'?: string | number | null
  'b30.clicks.rate'?: string | number | null
  'b30.clicks.lastYear'?: string | number | null
  'b30.clicks.lastYearDelta'?: string | number | null
  'b30.clicks.lastYearRate'?: string | number | null
  'b30.clicks.trend'?: (number | null)[] | null
  'b30.clicks.trendTo'?: string | null
  /** 近30天花费 */
  'b30.total_spend'?: string | null
  'b30.total_spend.prev'?: string | number | null
  'b30.total_spend.delta'?: string | number | null
  'b30.total_spend.rate'?: string | number | null
  'b30.total_spend.lastYear'?: string | number | null
  'b30.total_spend.lastYearDelta'?: string | number | null
  'b30.total_spend.lastYearRate'?: string | number | null
  'b30.total_spend.trend'?: (number | null)[] | null
  'b30.total_spend.trendTo'?: string | null
  /** 近30天14天订单量 */
  'b30.order_quantity'?: number | null
  'b30.order_quantity.prev'?: string | number | null
  'b30.order_quantity.delta'?: string | number | null
  'b30.order_quantity.rate'?: string | number | null
  'b30.order_quantity.lastYear'?: string | number | null
  'b30.order_quantity.lastYearDelta'?: string | number | null
  'b30.order_quantity.lastYearRate'?: string | number | null
  'b30.order_quantity.trend'?: (number | null)[] | null
  'b30.order_quantity.trendTo'?: string | null
  /** 近30天14天销售额 */
  'b30.amount'?: string | null
  'b30.amount.prev'?: string | number | null
  'b30.amount.delta'?: string | number | null
  'b30.amount.rate'?: string | number | null
  'b30.amount.lastYear'?: string | number | null
  'b30.amount.lastYearDelta'?: string | number | null
  'b30.amount.lastYearRate'?: string | number | null
  'b30.amount.trend'?: (number | null)[] | null
  'b30.amount.trendTo'?: string | null
  /** 近30天点击率 */
  'b30.CTR'?: string | null
  'b30.CTR.prev'?: string | number | null
  'b30.CTR.delta'?: string | number | null
  'b30.CTR.rate'?: string | number | null
  'b30.CTR.lastYear'?: string | number | null
  'b30.CTR.lastYearDelta'?: string | number | null
  'b30.CTR.lastYearRate'?: string | number | null
  'b30.CTR.trend'?: (number | null)[] | null
  'b30.CTR.trendTo'?: string | null
  /** 近30天CPC */
  'b30.avg_cpc'?: string | null
  'b30.avg_cpc.prev'?: string | number | null
  'b30.avg_cpc.delta'?: string | number | null
  'b30.avg_cpc.rate'?: string | number | null
  'b30.avg_cpc.lastYear'?: string | number | null
  'b30.avg_cpc.lastYearDelta'?: string | number | null
  'b30.avg_cpc.lastYearRate'?: string | number | null
  'b30.avg_cpc.trend'?: (number | null)[] | null
  'b30.avg_cpc.trendTo'?: string | null
  /** 近30天转化率 */
  'b30.conversion_rate'?: string | null
  'b30.conversion_rate.prev'?: string | number | null
  'b30.conversion_rate.delta'?: string | number | null
  'b30.conversion_rate.rate'?: string | number | null
  'b30.conversion_rate.lastYear'?: string | number | null
  'b30.conversion_rate.lastYearDelta'?: string | number | null
  'b30.conversion_rate.lastYearRate'?: string | number | null
  'b30.conversion_rate.trend'?: (number | null)[] | null
  'b30.conversion_rate.trendTo'?: string | null
  /** 近30天CPA */
  'b30.CPA'?: string | null
  'b30.CPA.prev'?: string | number | null
  'b30.CPA.delta'?: string | number | null
  'b30.CPA.rate'?: string | number | null
  'b30.CPA.lastYear'?: string | number | null
  'b30.CPA.lastYearDelta'?: string | number | null
  'b30.CPA.lastYearRate'?: string | number | null
  'b30.CPA.trend'?: (number | null)[] | null
  'b30.CPA.trendTo'?: string | null
  /** 近30天ACOS */
  'b30.acos'?: string | null
  'b30.acos.prev'?: string | number | null
  'b30.acos.delta'?: string | number | null
  'b30.acos.rate'?: string | number | null
  'b30.acos.lastYear'?: string | number | null
  'b30.acos.lastYearDelta'?: string | number | null
  'b30.acos.lastYearRate'?: string | number | null
  'b30.acos.trend'?: (number | null)[] | null
  'b30.acos.trendTo'?: string | null
  /** 近30天ROAS */
  'b30.ROAS'?: string | null
  'b30.ROAS.prev'?: string | number | null
  'b30.ROAS.delta'?: string | number | null
  'b30.ROAS.rate'?: string | number | null
  'b30.ROAS.lastYear'?: string | number | null
  'b30.ROAS.lastYearDelta'?: string | number | null
  'b30.ROAS.lastYearRate'?: string | number | null
  'b30.ROAS.trend'?: (number | null)[] | null
  'b30.ROAS.trendTo'?: string | null
  /** 近30天14天销量 */
  'b30.units_sold'?: number | null
  'b30.units_sold.prev'?: string | number | null
  'b30.units_sold.delta'?: string | number | null
  'b30.units_sold.rate'?: string | number | null
  'b30.units_sold.lastYear'?: string | number | null
  'b30.units_sold.lastYearDelta'?: string | number | null
  'b30.units_sold.lastYearRate'?: string | number | null
  'b30.units_sold.trend'?: (number | null)[] | null
  'b30.units_sold.trendTo'?: string | null
  /** 近30天可见展示量 */
  'b30.viewable_impressions'?: number | null
  'b30.viewable_impressions.prev'?: string | number | null
  'b30.viewable_impressions.delta'?: string | number | null
  'b30.viewable_impressions.rate'?: string | number | null
  'b30.viewable_impressions.lastYear'?: string | number | null
  'b30.viewable_impressions.lastYearDelta'?: string | number | null
  'b30.viewable_impressions.lastYearRate'?: string | number | null
  'b30.viewable_impressions.trend'?: (number | null)[] | null
  'b30.viewable_impressions.trendTo'?: string | null
  /** 近30天点击带来的销售额 */
  'b30.click_sales'?: string | null
  'b30.click_sales.prev'?: string | number | null
  'b30.click_sales.delta'?: string | number | null
  'b30.click_sales.rate'?: string | number | null
  'b30.click_sales.lastYear'?: string | number | null
  'b30.click_sales.lastYearDelta'?: string | number | null
  'b30.click_sales.lastYearRate'?: string | number | null
  'b30.click_sales.trend'?: (number | null)[] | null
  'b30.click_sales.trendTo'?: string | null
  /** 近30天点击带来的订单量 */
  'b30.click_orders'?: number | null
  'b30.click_orders.prev'?: string | number | null
  'b30.click_orders.delta'?: string | number | null
  'b30.click_orders.rate'?: string | number | null
  'b30.click_orders.lastYear'?: string | number | null
  'b30.click_orders.lastYearDelta'?: string | number | null
  'b30.click_orders.lastYearRate'?: string | number | null
  'b30.click_orders.trend'?: (number | null)[] | null
  'b30.click_orders.trendTo'?: string | null
  /** 近30天14天详情页浏览量 */
  'b30.detail_views'?: number | null
  'b30.detail_views.prev'?: string | number | null
  'b30.detail_views.delta'?: string | number | null
  'b30.detail_views.rate'?: string | number | null
  'b30.detail_views.lastYear'?: string | number | null
  'b30.detail_views.lastYearDelta'?: string | number | null
  'b30.detail_views.lastYearRate'?: string | number | null
  'b30.detail_views.trend'?: (number | null)[] | null
  'b30.detail_views.trendTo'?: string | null
  /** 近30天品牌新买家订单量 */
  'b30.ntb_orders'?: number | null
  'b30.ntb_orders.prev'?: string | number | null
  'b30.ntb_orders.delta'?: string | number | null
  'b30.ntb_orders.rate'?: string | number | null
  'b30.ntb_orders.lastYear'?: string | number | null
  'b30.ntb_orders.lastYearDelta'?: string | number | null
  'b30.ntb_orders.lastYearRate'?: string | number | null
  'b30.ntb_orders.trend'?: (number | null)[] | null
  'b30.ntb_orders.trendTo'?: string | null
  /** 近30天品牌新买家销售额 */
  'b30.ntb_sales'?: string | null
  'b30.ntb_sales.prev'?: string | number | null
  'b30.ntb_sales.delta'?: string | number | null
  'b30.ntb_sales.rate'?: string | number | null
  'b30.ntb_sales.lastYear'?: string | number | null
  'b30.ntb_sales.lastYearDelta'?: string | number | null
  'b30.ntb_sales.lastYearRate'?: string | number | null
  'b30.ntb_sales.trend'?: (number | null)[] | null
  'b30.ntb_sales.trendTo'?: string | null
  /** 近30天品牌搜索量 */
  'b30.branded_searches'?: number | null
  'b30.branded_searches.prev'?: string | number | null
  'b30.branded_searches.delta'?: string | number | null
  'b30.branded_searches.rate'?: string | number | null
  'b30.branded_searches.lastYear'?: string | number | null
  'b30.branded_searches.lastYearDelta'?: string | number | null
  'b30.branded_searches.lastYearRate'?: string | number | null
  'b30.branded_searches.trend'?: (number | null)[] | null
  'b30.branded_searches.trendTo'?: string | null
  /** 近30天视频看完 */
  'b30.video_complete'?: number | null
  'b30.video_complete.prev'?: string | number | null
  'b30.video_complete.delta'?: string | number | null
  'b30.video_complete.rate'?: string | number | null
  'b30.video_complete.lastYear'?: string | number | null
  'b30.video_complete.lastYearDelta'?: string | number | null
  'b30.video_complete.lastYearRate'?: string | number | null
  'b30.video_complete.trend'?: (number | null)[] | null
  'b30.video_complete.trendTo'?: string | null
  /** 近30天5秒观看 */
  'b30.views_5s'?: number | null
  'b30.views_5s.prev'?: string | number | null
  'b30.views_5s.delta'?: string | number | null
  'b30.views_5s.rate'?: string | number | null
  'b30.views_5s.lastYear'?: string | number | null
  'b30.views_5s.lastYearDelta'?: string | number | null
  'b30.views_5s.lastYearRate'?: string | number | null
  'b30.views_5s.trend'?: (number | null)[] | null
  'b30.views_5s.trendTo'?: string | null
  /** 近30天VCPM */
  'b30.VCPM'?: string | null
  'b30.VCPM.prev'?: string | number | null
  'b30.VCPM.delta'?: string | number | null
  'b30.VCPM.rate'?: string | number | null
  'b30.VCPM.lastYear'?: string | number | null
  'b30.VCPM.lastYearDelta'?: string | number | null
  'b30.VCPM.lastYearRate'?: string | number | null
  'b30.VCPM.trend'?: (number | null)[] | null
  'b30.VCPM.trendTo'?: string | null
  /** 近30天品牌新买家订单占比 */
  'b30.ntb_share'?: string | null
  'b30.ntb_share.prev'?: string | number | null
  'b30.ntb_share.delta'?: string | number | null
  'b30.ntb_share.rate'?: string | number | null
  'b30.ntb_share.lastYear'?: string | number | null
  'b30.ntb_share.lastYearDelta'?: string | number | null
  'b30.ntb_share.lastYearRate'?: string | number | null
  'b30.ntb_share.trend'?: (number | null)[] | null
  'b30.ntb_share.trendTo'?: string | null
}

export interface AdKeywordKey {
  /** 店铺 */
  shop_id: string
  /** 关键词编号 */
  keyword_id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface AdKeywordAdd {
  /** 状态 */
  state?: AdStateValue | (string & {}) | null
  /** 竞价 */
  bid?: string | null
  /** 标签 */
  tags?: string[] | null
}

export interface AdKeywordEdit {
  /** 状态 */
  state?: AdStateValue | (string & {}) | null
  /** 竞价 */
  bid?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 店铺 */
  shop_id: string
  /** 关键词编号 */
  keyword_id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
