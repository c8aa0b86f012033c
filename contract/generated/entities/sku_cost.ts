/**
 * 商品存货成本：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/sku_cost.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 商品存货成本 */
export interface SkuCostRow {
  /** 编号 */
  id: string
  /** 本地SKU */
  sku_id?: string
  /** 结存数量：自有仓库与在途，良品与次品 */
  qty?: number
  /** 缺成本数量：结存里批次还没有成本的数量，不计入货值 */
  uncosted_qty?: number
  /** 本位币 */
  currency?: CurrencyAllValue | (string & {})
  /** 库存货值：剩余批次的成本合计，含采购、头程、包材与其他；缺成本的数量不计 */
  amount?: string | null
  /** 单位成本：库存货值 ÷ 有成本的结存数量；没有结存时取最近一个有成本的批次 */
  unit_cost?: string | null
  /** 本地SKU */
  'sku.sku_code'?: string | null
  /** 品名 */
  'sku.product_name'?: string | null
  /** 图片 */
  'sku.image'?: string | null
  /** 编号 */
  'sku.id'?: string | null
}

export interface SkuCostKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
