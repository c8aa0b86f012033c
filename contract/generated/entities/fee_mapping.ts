/**
 * 费用归类：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/fee_mapping.json: edit that, not this file.
 */
import type { AmountNameValue, FeeCategoryValue, TransactionTypeValue } from '../enums'

/** 费用归类 */
export interface FeeMappingRow {
  /** 编号 */
  id: string
  /** 交易类型 */
  transaction_type?: TransactionTypeValue | (string & {})
  /** 金额名称 */
  amount_name?: AmountNameValue | (string & {})
  /** 交易描述 */
  description?: string
  /** 费用类型 */
  fee_category?: FeeCategoryValue | (string & {})
  /** 操作人 */
  creator?: string | null
  /** 更新时间 */
  update_time?: string | null
}

export interface FeeMappingKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface FeeMappingAdd {
  /** 费用类型 */
  fee_category: FeeCategoryValue | (string & {})
}

export interface FeeMappingEdit {
  /** 费用类型 */
  fee_category?: FeeCategoryValue | (string & {}) | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
