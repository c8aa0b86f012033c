/**
 * SB已购商品报表：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/advert/brand_purchases.json: edit that, not this file.
 */
import type { CurrencyAllValue, SiteValue } from '../enums'

/** SB已购商品报表 */
export interface BrandPurchasesFigures {
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
  /** ASIN */
  asin?: string | null
  /** 商品名称 */
  title?: string | null
  /** 商品分类 */
  category?: string | null
  /** 归因类型 */
  attribution?: string | null
  /** 14天销售额 */
  amount?: string | null
  /** 14天订单量 */
  order_quantity?: number | null
  /** 14天销量 */
  units_sold?: number | null
  /** 品牌新买家销售额 */
  ntb_sales?: string | null
  /** 品牌新买家订单量 */
  ntb_orders?: number | null
  /** 品牌新买家订单占比 */
  ntb_share?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
