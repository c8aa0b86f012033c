/**
 * 入账销量的成本：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/posted_cost.json: edit that, not this file.
 */
import type { CurrencyAllValue, FeeOriginValue } from '../enums'

/** 入账销量的成本 */
export interface PostedCostRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** 数据来源 */
  origin?: FeeOriginValue | (string & {})
  /** 入账日期 */
  posted_day?: string
  /** 月份 */
  stat_month?: string
  /** 结算编号 */
  settlement_id?: string | null
  /** 订单号 */
  order_id?: string | null
  /** MSKU */
  msku?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 销量 */
  quantity?: number
  /** 缺成本销量：没有单位成本或汇率的件数 */
  uncosted_quantity?: number
  /** 标准成本销量：采购成本取自商品成本的件数 */
  standard_quantity?: number
  /** 采购成本 */
  purchase_cost?: string | null
  /** 头程成本 */
  head_cost?: string | null
  /** 包材成本 */
  package_cost?: string | null
  /** 其他成本 */
  other_cost?: string | null
  /** 成本合计 */
  cost_total?: string | null
  /** 订单号 */
  'order.order_id'?: string | null
  /** 店铺 */
  'order.shop_id'?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** ASIN */
  'product.asin'?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  'product.sku'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
}

export interface PostedCostKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
