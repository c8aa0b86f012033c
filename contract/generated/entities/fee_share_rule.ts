/**
 * 分摊规则：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/fee_share_rule.json: edit that, not this file.
 */
import type { FeeCategoryValue, FeeShareRuleShareByValue } from '../enums'

/** 分摊规则 */
export interface FeeShareRuleRow {
  /** 编号 */
  id: string
  /** 费用类型 */
  fee_category?: FeeCategoryValue | (string & {})
  /** 从哪个月起 */
  start_month?: string
  /** 分摊方式 */
  share_by?: FeeShareRuleShareByValue | (string & {})
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
}

export interface FeeShareRuleKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface FeeShareRuleAdd {
  /** 费用类型 */
  fee_category: FeeCategoryValue | (string & {})
  /** 从哪个月起 */
  start_month: string
  /** 分摊方式 */
  share_by: FeeShareRuleShareByValue | (string & {})
  /** 备注 */
  remark?: string | null
}

export interface FeeShareRuleEdit {
  /** 费用类型 */
  fee_category?: FeeCategoryValue | (string & {}) | null
  /** 从哪个月起 */
  start_month?: string | null
  /** 分摊方式 */
  share_by?: FeeShareRuleShareByValue | (string & {}) | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
