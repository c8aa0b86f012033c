/**
 * 审批记录：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/approval_history.json: edit that, not this file.
 */
import type { ApprovalActionValue } from '../enums'

/** 审批记录 */
export interface ApprovalHistoryRow {
  /** 编号 */
  id: string
  /** 审批单据 */
  approval_id?: string
  /** 第几步 */
  step_no?: number | null
  /** 节点 */
  step_name?: string | null
  /** 动作 */
  action?: ApprovalActionValue | (string & {})
  /** 操作人 */
  employee_id?: string | null
  /** 转交给 */
  to_employee?: string | null
  /** 意见 */
  remark?: string | null
  /** 时间 */
  create_time?: string
}

export interface ApprovalHistoryKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
