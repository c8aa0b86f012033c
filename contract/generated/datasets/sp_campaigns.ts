/**
 * SP广告活动报表：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/advert/sp_campaigns.json: edit that, not this file.
 */
import type { CurrencyAllValue, SiteValue } from '../enums'

/** SP广告活动报表 */
export interface SpCampaignsFigures {
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
  /** 广告活动（现名）：最新批量表格里的名称；已不在表格里的活动是最后知道的名称 */
  campaign_now?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 小时：按小时的报告里这一行是几点 */
  hour?: string | null
  /** 店铺负责人 */
  shop_owner?: string | null
  /** 部门 */
  dept?: string | null
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
