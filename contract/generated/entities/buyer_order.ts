/**
 * 客户订单：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/service/buyer_order.json: edit that, not this file.
 */
import type { CurrencyAllValue, ReviewStarValue } from '../enums'

/** 客户订单 */
export interface BuyerOrderRow {
  /** 编号 */
  id: string
  /** 客户 */
  buyer_id?: string
  /** 店铺 */
  shop_id?: string
  /** 订单号 */
  order_id?: string
  /** 下单日期 */
  purchase_day?: string | null
  /** 件数 */
  quantity?: number | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 商品金额 */
  item_price?: string | null
  /** 退货件数 */
  returned_qty?: number | null
  /** 反馈星级 */
  star?: ReviewStarValue | (string & {}) | null
  /** 买家 */
  'buyer.buyer_name'?: string | null
  /** 黑名单：自动群发不写给黑名单里的客户 */
  'buyer.is_black'?: boolean | null
  /** 编号 */
  'buyer.id'?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 订单状态 */
  'order.state'?: string | null
  /** MSKU：多款商品时为第一款 */
  'order.msku'?: string | null
  /** 商品标题 */
  'order.title'?: string | null
  /** 店铺 */
  'order.shop_id'?: string | null
  /** 订单号 */
  'order.order_id'?: string | null
  /** 编号 */
  'order.product.id'?: string | null
}

export interface BuyerOrderKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
