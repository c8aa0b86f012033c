/**
 * 配对建议：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/commodity/pairing_suggestion.json: edit that, not this file.
 */
import type { PairingReasonValue } from '../enums'

/** 配对建议 */
export interface PairingSuggestionRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** MSKU */
  msku?: string
  /** 建议的本地SKU */
  sku_id?: string
  /** 依据 */
  reason?: PairingReasonValue | (string & {})
  /** 每件数量 */
  qty?: number | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 本地SKU */
  'sku.sku_code'?: string | null
  /** 品名 */
  'sku.product_name'?: string | null
  /** 图片 */
  'sku.image'?: string | null
  /** 编号 */
  'sku.id'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** ASIN */
  'product.asin'?: string | null
  /** FNSKU：不贴标的混合库存里，同一 ASIN 的几个 MSKU 共用一个 FNSKU（与 ASIN 相同） */
  'product.fnsku'?: string | null
  /** 编号 */
  'product.id'?: string | null
}

export interface PairingSuggestionKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
