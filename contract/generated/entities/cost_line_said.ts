/**
 * 成本明细的备注：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/cost_line.json: edit that, not this file.
 */
import type { CostKindValue } from '../enums'

/** 成本明细的备注 */
export interface CostLineSaidRow {
  /** 批次号 */
  layer_id: string
  /** 成本项 */
  kind: CostKindValue | (string & {})
  /** 来源单据 */
  doc_kind: string
  /** 单据 */
  doc_id: string
  /** 忽略原因 */
  ignore_reason?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
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
}

export interface CostLineSaidKey {
  /** 批次号 */
  layer_id: string
  /** 成本项 */
  kind: CostKindValue | (string & {})
  /** 来源单据 */
  doc_kind: string
  /** 单据 */
  doc_id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface CostLineSaidAdd {
  /** 忽略原因 */
  ignore_reason?: string | null
}

export interface CostLineSaidEdit {
  /** 忽略原因 */
  ignore_reason?: string | null
  /** 批次号 */
  layer_id: string
  /** 成本项 */
  kind: CostKindValue | (string & {})
  /** 来源单据 */
  doc_kind: string
  /** 单据 */
  doc_id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
