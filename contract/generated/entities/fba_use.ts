/**
 * FBA批次消耗：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/fba_use.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** FBA批次消耗 */
export interface FbaUseRow {
  /** 编号 */
  id: string
  /** 来历 */
  source_key?: string | null
  /** FBA批次 */
  layer_id?: string | null
  /** 库存池 */
  pool_id?: string
  /** 店铺 */
  shop_id?: string
  /** MSKU */
  msku?: string
  /** 月份 */
  month?: string
  /** 数量 */
  qty?: number
  /** 补记：已结账月份的差异：成本后来变了，或货后来退回、补到 */
  late?: boolean
  /** 缺成本数量 */
  missing_qty?: number
  /** 本位币 */
  currency?: CurrencyAllValue | (string & {})
  /** 采购成本 */
  purchase_cost?: string | null
  /** 头程 */
  head_cost?: string | null
  /** 包材 */
  package_cost?: string | null
  /** 其他成本 */
  other_cost?: string | null
  /** 成本 */
  amount?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 库存池 */
  'pool.name'?: string | null
  /** 卖家账号 */
  'pool.account_name'?: string | null
  /** 物流网络 */
  'pool.network'?: string | null
  /** 入池日期：亚马逊第一次收到的日期，没有时为签收日期 */
  'layer.in_day'?: string | null
  /** 来源单号 */
  'layer.doc_no'?: string | null
  /** 来源 */
  'layer.kind'?: string | null
  /** 编号 */
  'product.id'?: string | null
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
  'product.goods.id'?: string | null
}

export interface FbaUseKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
