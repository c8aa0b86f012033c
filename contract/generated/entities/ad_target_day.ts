/**
 * SB与SD投放日报：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_target_day.json: edit that, not this file.
 */
import type { AdTypeValue, CurrencyAllValue, ReportCostTypeValue, ReportMatchValue } from '../enums'

/** SB与SD投放日报 */
export interface AdTargetDayRow {
  /** 编号 */
  id: string
  /** 来源文件 */
  import_id?: string | null
  /** 文件行号 */
  line_no?: number | null
  /** 店铺 */
  shop_id?: string
  /** 广告类型 */
  ad_type?: AdTypeValue | (string & {})
  /** 日期：汇总报告一行覆盖多天，没有日期 */
  stat_date?: string | null
  /** 开始日期：汇总报告一行覆盖多天时的第一天 */
  start_date?: string | null
  /** 结束日期：汇总报告一行覆盖多天时的最后一天 */
  end_date?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 广告活动 */
  campaign_name?: string
  /** 广告组合 */
  portfolio_name?: string | null
  /** 广告组 */
  ad_group_name?: string
  /** 投放 */
  targeting?: string
  /** 匹配类型 */
  match_type?: ReportMatchValue | (string & {}) | null
  /** 计费方式 */
  cost_type?: ReportCostTypeValue | (string & {}) | null
  /** 首页首位展示份额 */
  top_is?: string | null
  /** 展示量 */
  impressions?: number | null
  /** 可见展示量 */
  viewable_impressions?: number | null
  /** 点击量 */
  clicks?: number | null
  /** 花费 */
  total_spend?: string | null
  /** 14天销售额 */
  amount?: string | null
  /** 14天订单量 */
  order_quantity?: number | null
  /** 14天销量 */
  units_sold?: number | null
  /** 点击带来的销售额 */
  click_sales?: string | null
  /** 点击带来的订单量 */
  click_orders?: number | null
  /** 点击带来的销量 */
  click_units?: number | null
  /** 视频观看1/4 */
  video_first?: number | null
  /** 视频观看1/2 */
  video_half?: number | null
  /** 视频观看3/4 */
  video_third?: number | null
  /** 视频看完 */
  video_complete?: number | null
  /** 视频取消静音 */
  video_unmutes?: number | null
  /** 5秒观看 */
  views_5s?: number | null
  /** 品牌搜索量 */
  branded_searches?: number | null
  /** 14天详情页浏览量 */
  detail_views?: number | null
  /** 品牌新买家订单量 */
  ntb_orders?: number | null
  /** 品牌新买家销售额 */
  ntb_sales?: string | null
  /** 品牌新买家销量 */
  ntb_units?: number | null
  /** 竞价优化 */
  bid_optimization?: string | null
  /** 点击率 */
  CTR?: string | null
  /** CPC */
  avg_cpc?: string | null
  /** 转化率 */
  conversion_rate?: string | null
  /** ACOS */
  acos?: string | null
  /** ROAS */
  ROAS?: string | null
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

export interface AdTargetDayKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
