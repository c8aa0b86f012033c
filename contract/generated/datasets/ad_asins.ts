/**
 * ASIN广告分析：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/advert/ad_asins.json: edit that, not this file.
 */
import type { SiteValue } from '../enums'

/** ASIN广告分析 */
export interface AdAsinsFigures {
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
  /** ASIN */
  asin?: string | null
  /** 父ASIN */
  parent_asin?: string | null
  /** MSKU */
  msku?: string | null
  /** 销售专员：这个店铺的这个 MSKU 现在由谁负责；以前由谁负责，见「负责人记录」 */
  specialist?: string | null
  /** 销售组长 */
  leader?: string | null
  /** 销售助理 */
  assistant?: string | null
  /** 开发专员 */
  developer?: string | null
  /** 分类：今天有效的配对里第一个本地SKU的分类 */
  category?: string | null
  /** 品牌：今天有效的配对里第一个本地SKU的品牌 */
  brand?: string | null
  /** 店铺负责人 */
  shop_owner?: string | null
  /** 部门 */
  dept?: string | null
  /** 图片 */
  image?: string | null
  /** 标题 */
  title?: string | null
  /** 销量 */
  quantity?: number | null
  /** 销售额 */
  sales_amount?: string | null
  /** 订单量 */
  orders_count?: number | null
  /** SP展示量 */
  sp_impressions?: number | null
  /** SD展示量 */
  sd_impressions?: number | null
  /** SP点击量 */
  sp_clicks?: number | null
  /** SD点击量 */
  sd_clicks?: number | null
  /** SP花费 */
  sp_total_spend?: string | null
  /** SD花费 */
  sd_total_spend?: string | null
  /** SP广告订单量 */
  sp_order_quantity?: number | null
  /** SD广告订单量 */
  sd_order_quantity?: number | null
  /** SP广告销售额 */
  sp_amount?: string | null
  /** SD广告销售额 */
  sd_amount?: string | null
  /** 展示量 */
  impressions?: number | null
  /** 点击量 */
  clicks?: number | null
  /** 广告花费 */
  total_spend?: string | null
  /** 广告订单量 */
  order_quantity?: number | null
  /** 广告销售额 */
  amount?: string | null
  /** 自然销售额：销售额 − 广告销售额；广告归因到点击那天，个别日子可能为负 */
  natural_amount?: string | null
  /** 自然订单量：订单量 − 广告订单量 */
  natural_orders?: number | null
  /** ASoAS：广告销售额 ÷ 销售额 */
  asoas?: string | null
  /** 广告订单占比 */
  ad_order_share?: string | null
  /** TACOS：广告花费 ÷ 销售额 */
  tacos?: string | null
  /** 点击率 */
  CTR?: string | null
  /** CPC */
  avg_cpc?: string | null
  /** 广告转化率 */
  conversion_rate?: string | null
  /** CPA */
  CPA?: string | null
  /** ACOS */
  acos?: string | null
  /** ROAS */
  ROAS?: string | null
  /** SP活动数 */
  sp_campaigns?: number | null
  /** SD活动数 */
  sd_campaigns?: number | null
  /** 广告活动数：所选日期里有报告的 SP 与 SD 广告活动 */
  campaigns?: number | null
  /** 带动其他商品销量：SP：点了这个商品的广告，7 天内买了本店的其他商品 */
  other_units?: number | null
  /** 带动其他商品销售额：SP：点了这个商品的广告，7 天内买了本店的其他商品 */
  other_sales?: string | null
  /** FBA可售 */
  sellable?: number | null
  /** 日均销量：销量 ÷ 所选天数 */
  daily?: string | null
  /** 可售天数：FBA可售 ÷ 所选日期的日均销量 */
  cover_days?: string | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
