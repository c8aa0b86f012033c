/**
 * 商品成本：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/product_cost.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 商品成本 */
export interface ProductCostRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** MSKU */
  msku?: string
  /** 生效月份：从这个月起生效，直到下一个生效月份 */
  start_month?: string
  /** 成本币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 采购单价 */
  purchase_cost?: string
  /** 头程单价 */
  head_cost?: string | null
  /** 包材单价 */
  package_cost?: string | null
  /** 其他单价 */
  other_cost?: string | null
  /** 单位成本 */
  unit_cost?: string | null
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

export interface ProductCostKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ProductCostAdd {
  /** 店铺 */
  shop_id: string
  /** MSKU */
  msku: string
  /** 生效月份：从这个月起生效，直到下一个生效月份 */
  start_month: string
  /** 成本币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 采购单价 */
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

export interface ProductCostEdit {
  /** 店铺 */
  shop_id?: string | null
  /** MSKU */
  msku?: string | null
  /** 生效月份：从这个月起生效，直到下一个生效月份 */
  start_month?: string | null
  /** 成本币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 采购单价 */
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
