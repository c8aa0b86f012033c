/**
 * 结账设置：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/close_config.json: edit that, not this file.
 */
import type { CloseRuleValue } from '../enums'

/** 结账设置 */
export interface CloseConfigRow {
  /** 标识 */
  code: string
  /** 缺报告 */
  on_reports?: CloseRuleValue | (string & {})
  /** 未匹配费用 */
  on_unmapped?: CloseRuleValue | (string & {})
  /** 缺成本 */
  on_costs?: CloseRuleValue | (string & {})
  /** 缺汇率 */
  on_rates?: CloseRuleValue | (string & {})
  /** 先对账再结账 */
  check_first?: boolean | null
  /** 结账人不能是对账人 */
  apart?: boolean | null
  /** 修改时间 */
  update_time?: string | null
  /** 修改人 */
  updater?: string | null
}

export interface CloseConfigKey {
  /** 标识 */
  code: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface CloseConfigAdd {
  /** 缺报告 */
  on_reports?: CloseRuleValue | (string & {}) | null
  /** 未匹配费用 */
  on_unmapped?: CloseRuleValue | (string & {}) | null
  /** 缺成本 */
  on_costs?: CloseRuleValue | (string & {}) | null
  /** 缺汇率 */
  on_rates?: CloseRuleValue | (string & {}) | null
  /** 先对账再结账 */
  check_first?: boolean | null
  /** 结账人不能是对账人 */
  apart?: boolean | null
}

export interface CloseConfigEdit {
  /** 缺报告 */
  on_reports?: CloseRuleValue | (string & {}) | null
  /** 未匹配费用 */
  on_unmapped?: CloseRuleValue | (string & {}) | null
  /** 缺成本 */
  on_costs?: CloseRuleValue | (string & {}) | null
  /** 缺汇率 */
  on_rates?: CloseRuleValue | (string & {}) | null
  /** 先对账再结账 */
  check_first?: boolean | null
  /** 结账人不能是对账人 */
  apart?: boolean | null
  /** 标识 */
  code: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
