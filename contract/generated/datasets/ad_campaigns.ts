/**
 * 全部广告活动报表：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/advert/ad_campaigns.json: edit that, not this file.
 */
import type { AdTypeValue, CurrencyAllValue, SiteValue } from '../enums'

/** 全部广告活动报表 */
export interface AdCampaignsFigures {
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
  /** 店铺负责人 */
  shop_owner?: string | null
  /** 部门 */
  dept?: string | null
  /** 广告类型 */
  ad_type?: AdTypeValue | (string & {}) | null
  /** 广告组合 */
  portfolio?: string | null
  /** 广告活动 */
  campaign?: string | null
  /** 广告活动（现名）：最新批量表格里的名称；已不在表格里的活动是最后知道的名称 */
  campaign_now?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** SP展示量 */
  sp_impressions?: number | null
  /** SB与SD展示量 */
  brand_impressions?: number | null
  /** SP点击量 */
  sp_clicks?: number | null
  /** SB与SD点击量 */
  brand_clicks?: number | null
  /** SP花费 */
  sp_total_spend?: string | null
  /** SB与SD花费 */
  brand_total_spend?: string | null
  /** SP订单量 */
  sp_order_quantity?: number | null
  /** SB与SD订单量 */
  brand_order_quantity?: number | null
  /** SP销售额 */
  sp_amount?: string | null
  /** SB与SD销售额 */
  brand_amount?: string | null
  /** 展示量 */
  impressions?: number | null
  /** 点击量 */
  clicks?: number | null
  /** 花费 */
  total_spend?: string | null
  /** 订单量 */
  order_quantity?: number | null
  /** 销售额 */
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
