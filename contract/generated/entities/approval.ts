/**
 * 审批单据：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/approval.json: edit that, not this file.
 */
import type { ApprovalDocValue, AuditStatusValue, CurrencyAllValue } from '../enums'

/** 审批单据 */
export interface ApprovalRow {
  /** 编号 */
  id: string
  /** 单据编号 */
  doc_no?: string
  /** 类型 */
  doc_kind?: ApprovalDocValue | (string & {})
  /** 单据主键 */
  doc_id?: string
  /** 摘要 */
  title?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 金额 */
  amount?: string | null
  /** 申请人 */
  applicant?: string
  /** 申请人部门：提交时申请人所在的部门 */
  dept_name?: string | null
  /** 审批流编号 */
  flow_id?: string | null
  /** 审批流 */
  flow_name?: string | null
  /** 提交时的节点：提交那一刻的流程，之后修改流程不影响已提交的单据 */
  steps?: unknown
  /** 第几步 */
  step_no?: number | null
  /** 当前节点 */
  step_name?: string | null
  /** 当前审批人 */
  waiting_names?: string | null
  /** 审核状态 */
  status?: AuditStatusValue | (string & {})
  /** 审核意见 */
  remark?: string | null
  /** 提交时间 */
  create_time?: string
  /** 完成时间 */
  finish_time?: string | null
}

export interface ApprovalKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
