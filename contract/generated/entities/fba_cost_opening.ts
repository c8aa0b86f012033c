/**
 * FBA期初成本：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/fba_cost_opening.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** FBA期初成本 */
export interface FbaCostOpeningRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** MSKU */
  msku?: string
  /** 本位币 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 采购单价：公司本位币 */
  purchase_cost?: string
  /** 头程单价 */
  head_cost?: string | null
  /** 包材单价 */
  package_cost?: string | null
  /** 其他单价 */
  other_cost?: string | null
  /** 备注 */
  remark?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 库存池：留空时按卖家账号与站点所属的物流网络归入；同一池的店铺共用一份 FBA 库存 */
  'shop.pool_id'?: string | null
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
  /** 公司本位币：报表“折算”成它；修改后按新的本位币重算利润 */
  'company.currency'?: string | null
}

export interface FbaCostOpeningKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface FbaCostOpeningAdd {
  /** 店铺 */
  shop_id: string
  /** MSKU */
  msku: string
  /** 采购单价：公司本位币 */
  purchase_cost: string
  /** 头程单价 */
  head_cost?: string | null
  /** 包材单价 */
  package_cost?: string | null
  /** 其他单价 */
  other_cost?: string | null
  /** 备注 */
  remark?: string | null
}

export interface FbaCostOpeningEdit {
  /** 店铺 */
  shop_id?: string | null
  /** MSKU */
  msku?: string | null
  /** 采购单价：公司本位币 */
  purchase_cost?: string | null
  /** 头程单价 */
  head_cost?: string | null
  /** 包材单价 */
  package_cost?: string | null
  /** 其他单价 */
  other_cost?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
