/**
 * 成本月结：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/cost_period.json: edit that, not this file.
 */
import type { CloseStatusValue } from '../enums'

/** 成本月结 */
export interface CostPeriodRow {
  /** 编号 */
  id: string
  /** 月份 */
  month?: string
  /** 最后一天 */
  last_day?: string
  /** 结账状态 */
  close_status?: CloseStatusValue | (string & {})
  /** 版本：第几次结账 */
  version_no?: number
  /** 结账时缺成本数量 */
  gap_qty?: number | null
  /** 结账时出库数量：结账时留下的，与成本账里这个月现在的数量核对 */
  closed_qty?: number | null
  /** 结账时消耗笔数 */
  closed_uses?: number | null
  /** 结账时成本笔数 */
  closed_lines?: number | null
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
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface CostPeriodKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface CostPeriodAdd {
  /** 结账说明 */
  close_remark?: string | null
  /** 反结账原因 */
  reopen_reason?: string | null
}

export interface CostPeriodEdit {
  /** 结账说明 */
  close_remark?: string | null
  /** 反结账原因 */
  reopen_reason?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
