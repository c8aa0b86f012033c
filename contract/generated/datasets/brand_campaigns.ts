/**
 * SB与SD广告活动报表：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/advert/brand_campaigns.json: edit that, not this file.
 */
import type { AdTypeValue, CurrencyAllValue, ReportCostTypeValue, SiteValue } from '../enums'

/** SB与SD广告活动报表 */
export interface BrandCampaignsFigures {
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
  /** 计费方式 */
  cost_type?: ReportCostTypeValue | (string & {}) | null
  /** 展示量 */
  impressions?: number | null
  /** 点击量 */
  clicks?: number | null
  /** 花费 */
  total_spend?: string | null
  /** 14天订单量 */
  order_quantity?: number | null
  /** 14天销售额 */
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
  /** 14天销量 */
  units_sold?: number | null
  /** 可见展示量 */
  viewable_impressions?: number | null
  /** 点击带来的销售额 */
  click_sales?: string | null
  /** 点击带来的订单量 */
  click_orders?: number | null
  /** 14天详情页浏览量 */
  detail_views?: number | null
  /** 品牌新买家订单量 */
  ntb_orders?: number | null
  /** 品牌新买家销售额 */
  ntb_sales?: string | null
  /** 品牌搜索量 */
  branded_searches?: number | null
  /** 加入购物车 */
  add_to_cart?: number | null
  /** 视频看完 */
  video_complete?: number | null
  /** 5秒观看 */
  views_5s?: number | null
  /** VCPM */
  VCPM?: string | null
  /** 品牌新买家订单占比 */
  ntb_share?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
