/**
 * 亚马逊库存期初：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/fba_ledger_opening.json: edit that, not this file.
 */
import type { DispositionValue } from '../enums'

/** 亚马逊库存期初 */
export interface FbaLedgerOpeningRow {
  /** 编号 */
  id: string
  /** 来源店铺 */
  shop_id?: string
  /** 库存池 */
  pool_id?: string
  /** 期初日期 */
  opening_day?: string
  /** MSKU */
  msku?: string
  /** FNSKU */
  fnsku?: string | null
  /** ASIN */
  asin?: string | null
  /** 库存属性 */
  disposition?: DispositionValue | (string & {})
  /** 期初数量 */
  quantity?: number
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 库存池 */
  'pool.name'?: string | null
  /** 卖家账号 */
  'pool.account_name'?: string | null
  /** 物流网络 */
  'pool.network'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  'product.sku'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 编号 */
  'product.goods.id'?: string | null
}

export interface FbaLedgerOpeningKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
