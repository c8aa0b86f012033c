/**
 * 费用归类：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/fee_mapping.json: edit that, not this file.
 */
import type { FeeCategoryValue } from '../enums'

/** 费用归类 */
export interface FeeMappingRow {
  /** 编号 */
  id: string
  /** 交易类型 */
  transaction_type?: string
  /** 金额名称 */
  amount_name?: string
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
