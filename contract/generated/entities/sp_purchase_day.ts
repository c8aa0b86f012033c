/**
 * SP已购商品日报：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/sp_purchase_day.json: edit that, not this file.
 */
import type { CurrencyAllValue, ReportMatchValue } from '../enums'

/** SP已购商品日报 */
export interface SpPurchaseDayRow {
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
  /** 广告组 */
  ad_group_name?: string
  /** 零售商 */
  retailer?: string | null
  /** 国家 */
  country?: string | null
  /** 推广的MSKU */
  msku?: string | null
  /** 推广的ASIN */
  asin?: string | null
  /** 投放 */
  targeting?: string | null
  /** 匹配类型 */
  match_type?: ReportMatchValue | (string & {}) | null
  /** 已购买的ASIN */
  purchased_asin?: string
  /** 7天其他商品销量 */
  other_sku_units?: number | null
  /** 7天其他商品订单量 */
  other_sku_orders?: number | null
  /** 7天其他商品销售额 */
  other_sku_sales?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
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
  /** 文件名 */
  'import.file_name'?: string | null
}

export interface SpPurchaseDayKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
