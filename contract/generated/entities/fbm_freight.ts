/**
 * 自发货运费明细：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/fbm_freight.json: edit that, not this file.
 */
import type { CurrencyAllValue, FeeOriginValue } from '../enums'

/** 自发货运费明细 */
export interface FbmFreightRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** 数据来源：运费不在亚马逊的报告里，两种来源下各记一份 */
  origin?: FeeOriginValue | (string & {})
  /** 发货日期 */
  ship_day?: string
  /** 结算编号 */
  settlement_id?: string | null
  /** 订单号 */
  order_id?: string | null
  /** 系统单号 */
  order_no?: string | null
  /** MSKU */
  msku?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 自发货运费 */
  freight?: string | null
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

export interface FbmFreightKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
