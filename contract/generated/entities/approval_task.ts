/**
 * 审批待办：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/approval_task.json: edit that, not this file.
 */
import type { ApprovalPartValue, ApprovalTaskStateValue } from '../enums'

/** 审批待办 */
export interface ApprovalTaskRow {
  /** 编号 */
  id: string
  /** 审批单据 */
  approval_id?: string
  /** 人员 */
  employee_id?: string
  /** 参与方式 */
  part?: ApprovalPartValue | (string & {})
  /** 第几步 */
  step_no?: number | null
  /** 节点 */
  step_name?: string | null
  /** 我的处理 */
  state?: ApprovalTaskStateValue | (string & {})
  /** 我的意见 */
  remark?: string | null
  /** 到达时间 */
  create_time?: string
  /** 上次催办：超过节点时限后最近一次提醒的时间 */
  late_time?: string | null
  /** 处理时间 */
  done_time?: string | null
  /** 单据编号 */
  'approval.doc_no'?: string | null
  /** 类型 */
  'approval.doc_kind'?: string | null
  /** 摘要 */
  'approval.title'?: string | null
  /** 金额 */
  'approval.amount'?: string | null
  /** 币种 */
  'approval.currency'?: string | null
  /** 申请人部门：提交时申请人所在的部门 */
  'approval.dept_name'?: string | null
  /** 申请人 */
  'approval.applicant'?: string | null
  /** 审批流 */
  'approval.flow_name'?: string | null
  /** 当前节点 */
  'approval.step_name'?: string | null
  /** 当前审批人 */
  'approval.waiting_names'?: string | null
  /** 审核状态 */
  'approval.status'?: string | null
  /** 审核意见 */
  'approval.remark'?: string | null
  /** 提交时间 */
  'approval.create_time'?: string | null
  /** 完成时间 */
  'approval.finish_time'?: string | null
}

export interface ApprovalTaskKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
