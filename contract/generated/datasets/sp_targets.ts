/**
 * SP投放报表：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/advert/sp_targets.json: edit that, not this file.
 */
import type { CurrencyAllValue, ReportMatchValue, SiteValue } from '../enums'

/** SP投放报表 */
export interface SpTargetsFigures {
  /** 日期 */
  day?: string | null
  /** 周 */
  week?: string | null
  /** 月份 */
  month?: string | null
  /** 年份 */
  year?: string | null
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
  /** 投放 */
  targeting?: string | null
  /** 匹配类型 */
  match?: ReportMatchValue | (string & {}) | null
  /** 展示量 */
  impressions?: number | null
  /** 点击量 */
  clicks?: number | null
  /** 花费 */
  total_spend?: string | null
  /** 7天订单量 */
  order_quantity?: number | null
  /** 7天销售额 */
  amount?: string | null
  /** 点击率 */
  CTR?: string | null
  /** CPC */
  avg_cpc?: string | null
  /** 转化率 */
  conversion_rate?: string | null
  /** CPA */
  CPA?: string | null
  /** ACOS */
  acos?: string | null
  /** ROAS */
  ROAS?: string | null
  /** 7天销量 */
  units_sold?: number | null
  /** 7天本商品销量 */
  same_sku_units?: number | null
  /** 7天本商品销售额 */
  same_sku_sales?: string | null
  /** 7天其他商品销量 */
  other_sku_units?: number | null
  /** 7天其他商品销售额 */
  other_sku_sales?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
