/**
 * 期初库存：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/warehouse/stock_opening.json: edit that, not this file.
 */
import type { CurrencyAllValue, StockConditionValue } from '../enums'

/** 期初库存 */
export interface StockOpeningRow {
  /** 编号 */
  id: string
  /** 仓库 */
  warehouse_id?: string
  /** 本地SKU */
  sku_id?: string
  /** 品质 */
  condition?: StockConditionValue | (string & {})
  /** 仓位：不填：仓库的默认仓位 */
  bin_id?: string | null
  /** 批次 */
  lot?: string | null
  /** 有效期至 */
  expiry?: string | null
  /** 清点数量 */
  qty?: number
  /** 清点日期：当天结束时的数量；与账面的差额记为期初 */
  count_day?: string
  /** 单位成本：不填：记为缺成本，以后在「批次成本」补上 */
  unit_cost?: string | null
  /** 成本币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
  /** 仓位 */
  'bin.code'?: string | null
  /** 本地SKU */
  'sku.sku_code'?: string | null
  /** 品名 */
  'sku.product_name'?: string | null
  /** 图片 */
  'sku.image'?: string | null
  /** 编号 */
  'sku.id'?: string | null
}

export interface StockOpeningKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface StockOpeningAdd {
  /** 仓库 */
  warehouse_id: string
  /** 本地SKU */
  sku_id: string
  /** 品质 */
  condition?: StockConditionValue | (string & {}) | null
  /** 仓位：不填：仓库的默认仓位 */
  bin_id?: string | null
  /** 批次 */
  lot?: string | null
  /** 有效期至 */
  expiry?: string | null
  /** 清点数量 */
  qty: number
  /** 清点日期：当天结束时的数量；与账面的差额记为期初 */
  count_day: string
  /** 单位成本：不填：记为缺成本，以后在「批次成本」补上 */
  unit_cost?: string | null
  /** 成本币种 */
  currency?: CurrencyAllValue | (string & {}) | null
}

export interface StockOpeningEdit {
  /** 仓库 */
  warehouse_id?: string | null
  /** 本地SKU */
  sku_id?: string | null
  /** 品质 */
  condition?: StockConditionValue | (string & {}) | null
  /** 仓位：不填：仓库的默认仓位 */
  bin_id?: string | null
  /** 批次 */
  lot?: string | null
  /** 有效期至 */
  expiry?: string | null
  /** 清点数量 */
  qty?: number | null
  /** 清点日期：当天结束时的数量；与账面的差额记为期初 */
  count_day?: string | null
  /** 单位成本：不填：记为缺成本，以后在「批次成本」补上 */
  unit_cost?: string | null
  /** 成本币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
