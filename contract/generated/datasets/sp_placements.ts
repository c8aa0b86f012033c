/**
 * SP广告位报表：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/advert/sp_placements.json: edit that, not this file.
 */
import type { CurrencyAllValue, SiteValue, SpPlacementValue } from '../enums'

/** SP广告位报表 */
export interface SpPlacementsFigures {
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
  /** 广告位 */
  placement?: SpPlacementValue | (string & {}) | null
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
  [k: string]: string | number | null | (number | null)[] | undefined
}
