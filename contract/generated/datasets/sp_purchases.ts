/**
 * SP已购商品报表：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/advert/sp_purchases.json: edit that, not this file.
 */
import type { CurrencyAllValue, ReportMatchValue, SiteValue } from '../enums'

/** SP已购商品报表 */
export interface SpPurchasesFigures {
  /** 日期 */
  day?: string | null
  /** 周 */
  week?: string | null
  /** 月份 */
  month?: string | null
  /** 店铺 */
  shop?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** 广告组合 */
  portfolio?: string | null
  /** 广告活动 */
  campaign?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 广告组 */
  ad_group?: string | null
  /** 推广的MSKU */
  msku?: string | null
  /** 推广的ASIN */
  asin?: string | null
  /** 已购买的ASIN */
  purchased_asin?: string | null
  /** 投放 */
  target?: string | null
  /** 匹配类型 */
  match?: ReportMatchValue | (string & {}) | null
  /** 7天其他商品销售额 */
  other_sku_sales?: string | null
  /** 7天其他商品订单量 */
  other_sku_orders?: number | null
  /** 7天其他商品销量 */
  other_sku_units?: number | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
