/**
 * 优惠券与秒杀：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/tool/promo_seen.json: edit that, not this file.
 */
import type { CurrencyAllValue, PromoSeenPromoWayValue } from '../enums'

/** 优惠券与秒杀 */
export interface PromoSeenRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** ASIN */
  asin?: string
  /** 类型 */
  promo_way?: PromoSeenPromoWayValue | (string & {})
  /** 看到时间 */
  seen_time?: string
  /** 看到日期 */
  seen_day?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 优惠后价 */
  price?: string | null
  /** 优惠：页面上写的，例如 Save 10% */
  discount_text?: string | null
  /** 结束 */
  until_text?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 结算币种 */
  'shop.currency'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** MSKU */
  'product.msku'?: string | null
  /** 编号 */
  'product.id'?: string | null
}

export interface PromoSeenKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface PromoSeenAdd {
  /** 店铺 */
  shop_id: string
  /** ASIN */
  asin: string
  /** 类型 */
  promo_way?: PromoSeenPromoWayValue | (string & {}) | null
  /** 看到时间 */
  seen_time: string
  /** 优惠后价 */
  price?: string | null
  /** 优惠：页面上写的，例如 Save 10% */
  discount_text?: string | null
  /** 结束 */
  until_text?: string | null
}

export interface PromoSeenEdit {
  /** 店铺 */
  shop_id?: string | null
  /** ASIN */
  asin?: string | null
  /** 类型 */
  promo_way?: PromoSeenPromoWayValue | (string & {}) | null
  /** 看到时间 */
  seen_time?: string | null
  /** 优惠后价 */
  price?: string | null
  /** 优惠：页面上写的，例如 Save 10% */
  discount_text?: string | null
  /** 结束 */
  until_text?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
