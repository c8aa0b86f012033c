/**
 * 退货成本冲回：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/return_cost.json: edit that, not this file.
 */
import type { CurrencyAllValue, FeeOriginValue, ReturnCostBasisValue } from '../enums'

/** 退货成本冲回 */
export interface ReturnCostRow {
  /** 编号 */
  id: string
  /** 退货记录 */
  return_id?: string
  /** 店铺 */
  shop_id?: string
  /** 退货日期 */
  return_day?: string
  /** 月份 */
  stat_month?: string
  /** 订单号 */
  order_id?: string | null
  /** MSKU */
  msku?: string | null
  /** 数据来源：原订单的成本取自交易还是结算 */
  origin?: FeeOriginValue | (string & {}) | null
  /** 冲回依据 */
  basis?: ReturnCostBasisValue | (string & {})
  /** 卖出月份：成本取自哪个月 */
  of_month?: string
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 冲回件数：可再售的退货，不多于这一单入账的件数 */
  quantity?: number
  /** 缺成本冲回件数：没有单位成本或汇率，没有可以冲回的成本 */
  uncosted_quantity?: number
  /** 成本冲回 */
  returned_cost?: string | null
  /** 退货原因 */
  'return.return_reason'?: string | null
  /** LPN号 */
  'return.lpn'?: string | null
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

export interface ReturnCostKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
