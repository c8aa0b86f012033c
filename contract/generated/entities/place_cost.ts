/**
 * 仓库存货成本：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/place_cost.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 仓库存货成本 */
export interface PlaceCostRow {
  /** 编号 */
  id: string
  /** 本地SKU */
  sku_id?: string
  /** 仓库 */
  warehouse_id?: string
  /** 本位币 */
  currency?: CurrencyAllValue | (string & {})
  /** 单位成本 */
  unit_cost?: string | null
  /** 本地SKU */
  'sku.sku_code'?: string | null
  /** 品名 */
  'sku.product_name'?: string | null
  /** 图片 */
  'sku.image'?: string | null
  /** 编号 */
  'sku.id'?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 仓库类型 */
  'warehouse.wh_type'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
}

export interface PlaceCostKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
