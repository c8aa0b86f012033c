/**
 * 出库成本：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/sold_cost.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 出库成本 */
export interface SoldCostRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** MSKU */
  msku?: string
  /** 月份：有出库的月份；到下一个有出库的月份为止都取它 */
  start_month?: string
  /** 本位币 */
  currency?: CurrencyAllValue | (string & {})
  /** 采购单价 */
  purchase_cost?: string | null
  /** 头程单价 */
  head_cost?: string | null
  /** 包材单价 */
  package_cost?: string | null
  /** 其他单价 */
  other_cost?: string | null
  /** 单位成本 */
  unit_cost?: string | null
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

export interface SoldCostKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
