/**
 * 跟卖记录：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/tool/offer_seen.json: edit that, not this file.
 */
import type { CurrencyAllValue, OfferSeenOfferKindValue } from '../enums'

/** 跟卖记录 */
export interface OfferSeenRow {
  /** 编号 */
  id: string
  /** 监控 */
  watch_id?: string | null
  /** 店铺 */
  shop_id?: string
  /** ASIN */
  asin?: string
  /** 检查时间 */
  seen_time?: string
  /** 检查日期 */
  seen_day?: string | null
  /** 卖家编号 */
  seller_id?: string
  /** 卖家 */
  seller_name?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 价格：含运费，站点币种 */
  price?: string | null
  /** FBA */
  is_fba?: boolean | null
  /** 购物车 */
  is_buybox?: boolean | null
  /** 身份 */
  offer_kind?: OfferSeenOfferKindValue | (string & {}) | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 结算币种 */
  'shop.currency'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** ASIN */
  'watch.asin'?: string | null
  /** 监控状态 */
  'watch.monitor_state'?: string | null
  /** 编号 */
  'watch.id'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** MSKU */
  'product.msku'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 编号 */
  'product.id'?: string | null
}

export interface OfferSeenKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface OfferSeenAdd {
  /** 店铺 */
  shop_id: string
  /** ASIN */
  asin: string
  /** 检查时间 */
  seen_time: string
  /** 卖家编号 */
  seller_id: string
  /** 卖家 */
  seller_name?: string | null
  /** 价格：含运费，站点币种 */
  price?: string | null
  /** FBA */
  is_fba?: boolean | null
  /** 购物车 */
  is_buybox?: boolean | null
}

export interface OfferSeenEdit {
  /** 店铺 */
  shop_id?: string | null
  /** ASIN */
  asin?: string | null
  /** 检查时间 */
  seen_time?: string | null
  /** 卖家编号 */
  seller_id?: string | null
  /** 卖家 */
  seller_name?: string | null
  /** 价格：含运费，站点币种 */
  price?: string | null
  /** FBA */
  is_fba?: boolean | null
  /** 购物车 */
  is_buybox?: boolean | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
