/**
 * 提成规则：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/commission_rule.json: edit that, not this file.
 */
import type { CommissionBaseValue, CommissionRoleValue, CurrencyAllValue } from '../enums'

/** 提成规则 */
export interface CommissionRuleRow {
  /** 编号 */
  id: string
  /** 岗位 */
  role?: CommissionRoleValue | (string & {})
  /** 生效月份 */
  start_month?: string
  /** 提成基数 */
  base?: CommissionBaseValue | (string & {})
  /** 本位币 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 基数达到：本位币；最低一档填 0 */
  from_amount?: string
  /** 提成比例 */
  rate?: string
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 公司本位币：报表“折算”成它；修改后按新的本位币重算利润 */
  'company.currency'?: string | null
}

export interface CommissionRuleKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface CommissionRuleAdd {
  /** 岗位 */
  role: CommissionRoleValue | (string & {})
  /** 生效月份 */
  start_month: string
  /** 提成基数 */
  base?: CommissionBaseValue | (string & {}) | null
  /** 基数达到：本位币；最低一档填 0 */
  from_amount: string
  /** 提成比例 */
  rate: string
  /** 备注 */
  remark?: string | null
}

export interface CommissionRuleEdit {
  /** 岗位 */
  role?: CommissionRoleValue | (string & {}) | null
  /** 生效月份 */
  start_month?: string | null
  /** 提成基数 */
  base?: CommissionBaseValue | (string & {}) | null
  /** 基数达到：本位币；最低一档填 0 */
  from_amount?: string | null
  /** 提成比例 */
  rate?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
