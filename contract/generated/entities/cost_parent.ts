/**
 * 批次来历：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/cost_parent.json: edit that, not this file.
 */
/** 批次来历 */
export interface CostParentRow {
  /** 批次号 */
  layer_id: string
  /** 出库流水 */
  entry_id: string
  /** 入库日期 */
  'layer.in_day'?: string | null
  /** 日期 */
  'entry.entry_day'?: string | null
}

export interface CostParentKey {
  /** 批次号 */
  layer_id: string
  /** 出库流水 */
  entry_id: string
  /** @maxItems 1000 */
  fields?: string[]
}
