/**
 * SP搜索词：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_search_term.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** SP搜索词 */
export interface AdSearchTermRow {
  /** 店铺 */
  shop_id: string
  /** 搜索词 */
  search_term: string
  /** 币种 */
  currency: CurrencyAllValue | (string & {})
  /** 词数 */
  word_count?: number | null
  /** 命中活动数 */
  campaign_count?: number | null
  /** 命中投放数 */
  target_count?: number | null
  /** 匹配类型 */
  matches?: string[] | null
  /** 命中的 ASIN：投放这个搜索词的广告组里推广的商品，取自广告批量表格 */
  asins?: string[] | null
  /** 首次出现 */
  first_date?: string | null
  /** 最近出现 */
  last_date?: string | null
  /** 已投放：店铺里有启用或暂停的关键词与它相同 */
  is_added?: boolean | null
  /** 已否定：店铺里有否定关键词与它相同（精确），或是它的一部分（词组） */
  is_negated?: boolean | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
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
}

export interface AdSearchTermKey {
  /** 店铺 */
  shop_id: string
  /** 搜索词 */
  search_term: string
  /** 币种 */
  currency: CurrencyAllValue | (string & {})
  /** @maxItems 1000 */
  fields?: string[]
}
