/**
 * 店铺流量日报：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/sale/shop_traffic_day.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 店铺流量日报 */
export interface ShopTrafficDayRow {
  /** 编号 */
  id: string
  /** 来源文件 */
  import_id?: string | null
  /** 文件行号 */
  line_no?: number | null
  /** 店铺 */
  shop_id?: string
  /** 日期 */
  stat_date?: string
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 会话数 */
  sessions?: number | null
  /** 会话数 - B2B */
  sessions_b2b?: number | null
  /** 页面浏览量 */
  page_views?: number | null
  /** 页面浏览量 - B2B */
  page_views_b2b?: number | null
  /** 推荐报价百分比：报告里的推荐报价（购物车）百分比 */
  buy_box_share?: string | null
  /** 有购物车的浏览量：推荐报价百分比 × 页面浏览量 */
  buy_box_views?: string | null
  /** 购物车占比：按页面浏览量加权 */
  buy_box_rate?: string | null
  /** 订购件数 */
  units?: number | null
  /** 订购件数 - B2B */
  units_b2b?: number | null
  /** 订单商品数 */
  order_items?: number | null
  /** 订单商品数 - B2B */
  order_items_b2b?: number | null
  /** 订购销售额 */
  sales?: string | null
  /** 订购销售额 - B2B */
  sales_b2b?: string | null
  /** 商品会话百分比：订购件数 ÷ 会话数 */
  unit_session_rate?: string | null
  /** 退款件数 */
  units_refunded?: number | null
  /** 收到反馈 */
  feedback?: number | null
  /** 收到差评 */
  negative_feedback?: number | null
  /** A-to-z索赔 */
  claims?: number | null
  /** 索赔金额 */
  claims_amount?: string | null
  /** 已发货销售额 */
  shipped_sales?: string | null
  /** 已发货件数 */
  units_shipped?: number | null
  /** 已发货订单数 */
  orders_shipped?: number | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 库存池：留空时按卖家账号与站点所属的物流网络归入；同一池的店铺共用一份 FBA 库存 */
  'shop.pool_id'?: string | null
  /** 店铺负责人 */
  'shop.owner'?: string | null
  /** 部门 */
  'shop.dept_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 文件名 */
  'import.file_name'?: string | null
}

export interface ShopTrafficDayKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
