/**
 * 提成：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/commission.json: edit that, not this file.
 */
import type { CommissionBaseValue, CommissionRoleValue, CommissionStateValue, CurrencyAllValue } from '../enums'

/** 提成 */
export interface CommissionRow {
  /** 编号 */
  id: string
  /** 月份 */
  stat_month?: string
  /** 岗位 */
  role?: CommissionRoleValue | (string & {})
  /** 人员 */
  person?: string
  /** 状态 */
  state?: CommissionStateValue | (string & {}) | null
  /** 本位币 */
  currency?: CurrencyAllValue | (string & {})
  /** 销售额 */
  sales_amount?: string | null
  /** 毛利润 */
  gross_profit?: string | null
  /** 提成基数 */
  base?: CommissionBaseValue | (string & {}) | null
  /** 基数金额 */
  base_amount?: string | null
  /** 提成比例 */
  rate?: string | null
  /** 提成：基数金额 × 提成比例，四舍五入到分；基数为负时没有提成 */
  amount?: string | null
  /** 调整：奖励为正，扣减为负；重新核算时保留 */
  adjust?: string | null
  /** 应发 */
  payable?: string | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface CommissionKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface CommissionAdd {
  /** 调整：奖励为正，扣减为负；重新核算时保留 */
  adjust?: string | null
  /** 备注 */
  remark?: string | null
}

export interface CommissionEdit {
  /** 调整：奖励为正，扣减为负；重新核算时保留 */
  adjust?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
