/**
 * 审批流：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/approval_flow.json: edit that, not this file.
 */
import type { ApprovalDocValue, CurrencyAllValue } from '../enums'

/** 审批流 */
export interface ApprovalFlowRow {
  /** 编号 */
  id: string
  /** 流程名称 */
  flow_name?: string
  /** 业务类型 */
  doc_kind?: ApprovalDocValue | (string & {})
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 触发金额：单据金额达到它才走这条流程；留空表示不看金额。只与同一币种的单据比较，多条流程都符合时取触发金额最高的一条 */
  min_amount?: string | null
  /** 申请人部门：只有这些部门与它们下级部门的人提交的单据走这条流程；留空表示所有部门 */
  depts?: string[] | null
  /** 店铺：只有这些店铺的单据走这条流程；留空表示所有店铺。业务类型的单据不分店铺时不能填写 */
  shops?: string[] | null
  /** 抄送：审批通过后在消息里告知 */
  cc_users?: string[] | null
  /** 启用 */
  is_enable?: boolean | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 更新人 */
  updater?: string | null
  /** 完整名称：从最上级写起，例如：运营中心/北美运营部 */
  'dept.full_name'?: string | null
  /** 部门：改名请用「改名」 */
  'dept.name'?: string | null
  /** 店铺名称 */
  'of_shop.name'?: string | null
  /** 编号 */
  'of_shop.id'?: string | null
  /** 姓名 */
  'cc.name'?: string | null
  /** 编号 */
  'cc.id'?: string | null
}

export interface ApprovalFlowKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ApprovalFlowAdd {
  /** 流程名称 */
  flow_name: string
  /** 业务类型 */
  doc_kind: ApprovalDocValue | (string & {})
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 触发金额：单据金额达到它才走这条流程；留空表示不看金额。只与同一币种的单据比较，多条流程都符合时取触发金额最高的一条 */
  min_amount?: string | null
  /** 申请人部门：只有这些部门与它们下级部门的人提交的单据走这条流程；留空表示所有部门 */
  depts?: string[] | null
  /** 店铺：只有这些店铺的单据走这条流程；留空表示所有店铺。业务类型的单据不分店铺时不能填写 */
  shops?: string[] | null
  /** 抄送：审批通过后在消息里告知 */
  cc_users?: string[] | null
  /** 启用 */
  is_enable?: boolean | null
  /** 备注 */
  remark?: string | null
  /** 审批节点 */
  steps?: {
    /** 编号 */
    id?: string
    /** 节点名称 */
    step_name?: string | null
    /** 审批人 */
    approver_kind?: string | null
    /** 角色 */
    role?: string | null
    /** 指定人员 */
    employee_id?: string | null
    /** 方式 */
    mode?: string | null
    /** 时限(小时)：单据到审批人手里这么久没有处理就算超时；留空不限 */
    hours?: number | null
    /** 超时后：提醒每过一个时限一次；每小时检查一次 */
    late?: string | null
  }[]
}

export interface ApprovalFlowEdit {
  /** 流程名称 */
  flow_name?: string | null
  /** 业务类型 */
  doc_kind?: ApprovalDocValue | (string & {}) | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 触发金额：单据金额达到它才走这条流程；留空表示不看金额。只与同一币种的单据比较，多条流程都符合时取触发金额最高的一条 */
  min_amount?: string | null
  /** 申请人部门：只有这些部门与它们下级部门的人提交的单据走这条流程；留空表示所有部门 */
  depts?: string[] | null
  /** 店铺：只有这些店铺的单据走这条流程；留空表示所有店铺。业务类型的单据不分店铺时不能填写 */
  shops?: string[] | null
  /** 抄送：审批通过后在消息里告知 */
  cc_users?: string[] | null
  /** 启用 */
  is_enable?: boolean | null
  /** 备注 */
  remark?: string | null
  /** 审批节点 */
  steps?: {
    /** 编号 */
    id?: string
    /** 节点名称 */
    step_name?: string | null
    /** 审批人 */
    approver_kind?: string | null
    /** 角色 */
    role?: string | null
    /** 指定人员 */
    employee_id?: string | null
    /** 方式 */
    mode?: string | null
    /** 时限(小时)：单据到审批人手里这么久没有处理就算超时；留空不限 */
    hours?: number | null
    /** 超时后：提醒每过一个时限一次；每小时检查一次 */
    late?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
