/**
 * 成本月结：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/cost_period.json: edit that, not this file.
 */
import type { CostPeriodCloseStateValue } from '../enums'

/** 成本月结 */
export interface CostPeriodRow {
  /** 编号 */
  id: string
  /** 月份 */
  month?: string
  /** 最后一天 */
  last_day?: string
  /** 状态 */
  close_state?: CostPeriodCloseStateValue | (string & {})
  /** 版本 */
  version_no?: number
  /** 结账时缺成本数量 */
  gap_qty?: number
  /** 结账说明 */
  close_remark?: string | null
  /** 结账人 */
  close_user?: string | null
  /** 结账时间 */
  close_time?: string | null
  /** 反结账原因 */
  reopen_reason?: string | null
  /** 反结账人 */
  reopen_user?: string | null
  /** 反结账时间 */
  reopen_time?: string | null
}

export interface CostPeriodKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
