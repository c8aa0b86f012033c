/**
 * 审批节点：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/approval_step.json: edit that, not this file.
 */
import type { ApprovalLateValue, ApprovalModeValue, ApproverKindValue } from '../enums'

/** 审批节点 */
export interface ApprovalStepRow {
  /** 编号 */
  id: string
  /** 审批流 */
  flow_id?: string
  /** 顺序 */
  step_no?: number | null
  /** 节点名称 */
  step_name?: string
  /** 审批人 */
  approver_kind?: ApproverKindValue | (string & {})
  /** 角色 */
  role?: string | null
  /** 指定人员 */
  employee_id?: string | null
  /** 方式 */
  mode?: ApprovalModeValue | (string & {})
  /** 时限(小时)：单据到审批人手里这么久没有处理就算超时；留空不限 */
  hours?: number | null
  /** 超时后：提醒每过一个时限一次；每小时检查一次 */
  late?: ApprovalLateValue | (string & {})
  /** 流程名称 */
  'flow.flow_name'?: string | null
  /** 名称 */
  'of_role.label'?: string | null
}

export interface ApprovalStepKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ApprovalStepAdd {
  /** 节点名称 */
  step_name: string
  /** 审批人 */
  approver_kind?: ApproverKindValue | (string & {}) | null
  /** 角色 */
  role?: string | null
  /** 指定人员 */
  employee_id?: string | null
  /** 方式 */
  mode?: ApprovalModeValue | (string & {}) | null
  /** 时限(小时)：单据到审批人手里这么久没有处理就算超时；留空不限 */
  hours?: number | null
  /** 超时后：提醒每过一个时限一次；每小时检查一次 */
  late?: ApprovalLateValue | (string & {}) | null
}

export interface ApprovalStepEdit {
  /** 节点名称 */
  step_name?: string | null
  /** 审批人 */
  approver_kind?: ApproverKindValue | (string & {}) | null
  /** 角色 */
  role?: string | null
  /** 指定人员 */
  employee_id?: string | null
  /** 方式 */
  mode?: ApprovalModeValue | (string & {}) | null
  /** 时限(小时)：单据到审批人手里这么久没有处理就算超时；留空不限 */
  hours?: number | null
  /** 超时后：提醒每过一个时限一次；每小时检查一次 */
  late?: ApprovalLateValue | (string & {}) | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
  /** 在同一组内上移一位、下移一位或置顶 */
  move?: 'up' | 'down' | 'top'
}
