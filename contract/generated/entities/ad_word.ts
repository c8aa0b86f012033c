/**
 * 词库：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_word.json: edit that, not this file.
 */
import type { WordTypeValue } from '../enums'

/** 词库 */
export interface AdWordRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** 关键词 */
  keyword_text?: string
  /** 词性 */
  word_type?: WordTypeValue | (string & {})
  /** 商品 */
  product_id?: string | null
  /** 来源：从哪里得到这个词 */
  source_desc?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 结算币种 */
  'shop.currency'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** MSKU */
  'product.msku'?: string | null
  /** ASIN */
  'product.asin'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 已投放：店铺里有启用或暂停的关键词与它相同 */
  'searched.is_added'?: boolean | null
  /** 已否定：店铺里有否定关键词与它相同（精确），或是它的一部分（词组） */
  'searched.is_negated'?: boolean | null
  /** 最近出现 */
  'searched.last_date'?: string | null
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

export interface AdWordKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface AdWordAdd {
  /** 店铺 */
  shop_id: string
  /** 关键词 */
  keyword_text: string
  /** 词性 */
  word_type?: WordTypeValue | (string & {}) | null
  /** 商品 */
  product_id?: string | null
  /** 来源：从哪里得到这个词 */
  source_desc?: string | null
  /** 标签 */
  tags?: string[] | null
}

export interface AdWordEdit {
  /** 店铺 */
  shop_id?: string | null
  /** 关键词 */
  keyword_text?: string | null
  /** 词性 */
  word_type?: WordTypeValue | (string & {}) | null
  /** 商品 */
  product_id?: string | null
  /** 来源：从哪里得到这个词 */
  source_desc?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
