/**
 * 批次消耗的备注：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/cost_use.json: edit that, not this file.
 */
/** 批次消耗的备注 */
export interface CostUseSaidRow {
  /** 出库流水 */
  entry_id: string
  /** 忽略原因 */
  ignore_reason?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 日期 */
  'entry.entry_day'?: string | null
  /** 从 */
  'entry.from_kind'?: string | null
  /** 到 */
  'entry.to_kind'?: string | null
}

export interface CostUseSaidKey {
  /** 出库流水 */
  entry_id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface CostUseSaidAdd {
  /** 忽略原因 */
  ignore_reason?: string | null
}

export interface CostUseSaidEdit {
  /** 忽略原因 */
  ignore_reason?: string | null
  /** 出库流水 */
  entry_id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
