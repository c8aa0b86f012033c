/**
 * SB归因购买日报：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_purchase_day.json: edit that, not this file.
 */
import type { AdTypeValue, CurrencyAllValue } from '../enums'

/** SB归因购买日报 */
export interface AdPurchaseDayRow {
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
  /** 归因类型 */
  attribution_type?: string | null
  /** ASIN */
  asin?: string
  /** 商品名称 */
  product_title?: string | null
  /** 商品分类 */
  product_category?: string | null
  /** 14天销售额 */
  amount?: string | null
  /** 14天订单量 */
  order_quantity?: number | null
  /** 14天销量 */
  units_sold?: number | null
  /** 品牌新买家订单量 */
  ntb_orders?: number | null
  /** 品牌新买家销售额 */
  ntb_sales?: string | null
  /** 品牌新买家销量 */
  ntb_units?: number | null
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

export interface AdPurchaseDayKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
