/**
 * 广告商品：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_product.json: edit that, not this file.
 */
import type { AdStateValue, AdTypeValue, BulkSheetValue, CostTypeValue, CurrencyAllValue, SdTacticValue, SpEligibilityValue } from '../enums'

/** 广告商品 */
export interface AdProductRow {
  /** 店铺 */
  shop_id: string
  /** 广告编号 */
  ad_id: string
  /** MSKU */
  msku?: string | null
  /** ASIN */
  asin?: string | null
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
  /** 投放资格 */
  eligibility?: SpEligibilityValue | (string & {}) | null
  /** 不符合条件的原因 */
  ineligible_reason?: string | null
  /** 投放策略 */
  tactic?: SdTacticValue | (string & {}) | null
  /** 计费方式 */
  cost_type?: CostTypeValue | (string & {}) | null
  /** 竞价优化 */
  bid_optimization?: string | null
  /** 广告类型 */
  ad_type?: AdTypeValue | (string & {})
  /** 工作表 */
  sheet?: BulkSheetValue | (string & {})
  /** 其他列 */
  extra?: unknown
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 标签 */
  tags?: string[] | null
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
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** 售价：最近导入的在售商品报告里的售价；改价先成为待提交，由「价格与数量」文件带给亚马逊，报告带回新价即生效 */
  'product.price'?: string | null
  /** 币种 */
  'product.currency'?: string | null
  /** 编号 */
  'product.id'?: string | null
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
}

export interface AdProductKey {
  /** 店铺 */
  shop_id: string
  /** 广告编号 */
  ad_id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface AdProductAdd {
  /** 状态 */
  state?: AdStateValue | (string & {}) | null
  /** 标签 */
  tags?: string[] | null
}

export interface AdProductEdit {
  /** 状态 */
  state?: AdStateValue | (string & {}) | null
  /** 标签 */
  tags?: string[] | null
  /** 店铺 */
  shop_id: string
  /** 广告编号 */
  ad_id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
