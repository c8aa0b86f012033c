/**
 * 库存的备注：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/warehouse/stock_balance.json: edit that, not this file.
 */
import type { StockConditionValue, StockPlaceValue } from '../enums'

/** 库存的备注 */
export interface StockBalanceSaidRow {
  /** 地点 */
  place_kind: StockPlaceValue | (string & {})
  /** 地点编号 */
  place_id: string
  /** 本地SKU */
  sku_id: string
  /** 品质 */
  condition: StockConditionValue | (string & {})
  /** 批次 */
  lot: string
  /** 忽略原因 */
  ignore_reason?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 本地SKU */
  'sku.sku_code'?: string | null
  /** 品名 */
  'sku.product_name'?: string | null
  /** 图片 */
  'sku.image'?: string | null
  /** 分类 */
  'sku.category_id'?: string | null
  /** 编号 */
  'sku.id'?: string | null
}

export interface StockBalanceSaidKey {
  /** 地点 */
  place_kind: StockPlaceValue | (string & {})
  /** 地点编号 */
  place_id: string
  /** 本地SKU */
  sku_id: string
  /** 品质 */
  condition: StockConditionValue | (string & {})
  /** 批次 */
  lot: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface StockBalanceSaidAdd {
  /** 忽略原因 */
  ignore_reason?: string | null
}

export interface StockBalanceSaidEdit {
  /** 忽略原因 */
  ignore_reason?: string | null
  /** 地点 */
  place_kind: StockPlaceValue | (string & {})
  /** 地点编号 */
  place_id: string
  /** 本地SKU */
  sku_id: string
  /** 品质 */
  condition: StockConditionValue | (string & {})
  /** 批次 */
  lot: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
