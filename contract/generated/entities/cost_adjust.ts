/**
 * 成本调整单：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/cost_adjust.json: edit that, not this file.
 */
import type { CostKindValue, CurrencyAllValue } from '../enums'

/** 成本调整单 */
export interface CostAdjustRow {
  /** 编号 */
  id: string
  /** 调整单号 */
  adjust_no?: string | null
  /** 批次号 */
  layer_id?: string
  /** 本地SKU */
  sku_id?: string | null
  /** 成本项 */
  kind?: CostKindValue | (string & {})
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 新的单位成本 */
  unit_cost?: string
  /** 原因 */
  reason?: string
  /** 操作人 */
  creator?: string | null
  /** 操作时间 */
  create_time?: string | null
  /** 入库日期 */
  'layer.in_day'?: string | null
  /** 入库数量：冲回的批次为 0 */
  'layer.in_qty'?: number | null
  /** 来源单号 */
  'layer.doc_no'?: string | null
  /** 来源 */
  'layer.reason'?: string | null
  /** 单据 */
  'layer.doc_id'?: string | null
  /** 来源单据 */
  'layer.doc_kind'?: string | null
  /** 本地SKU */
  'sku.sku_code'?: string | null
  /** 品名 */
  'sku.product_name'?: string | null
  /** 图片 */
  'sku.image'?: string | null
  /** 编号 */
  'sku.id'?: string | null
}

export interface CostAdjustKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface CostAdjustAdd {
  /** 批次号 */
  layer_id: string
  /** 成本项 */
  kind?: CostKindValue | (string & {}) | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 新的单位成本 */
  unit_cost: string
  /** 原因 */
  reason: string
}

export interface CostAdjustEdit {
  /** 批次号 */
  layer_id?: string | null
  /** 成本项 */
  kind?: CostKindValue | (string & {}) | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 新的单位成本 */
  unit_cost?: string | null
  /** 原因 */
  reason?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
