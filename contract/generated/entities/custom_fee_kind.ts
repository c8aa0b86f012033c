/**
 * 费用细类：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/custom_fee_kind.json: edit that, not this file.
 */
import type { CustomFeeTypeValue } from '../enums'

/** 费用细类 */
export interface CustomFeeKindRow {
  /** 编号 */
  id: string
  /** 细类名称 */
  name?: string
  /** 费用类型 */
  category?: CustomFeeTypeValue | (string & {})
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
}

export interface CustomFeeKindKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface CustomFeeKindAdd {
  /** 细类名称 */
  name: string
  /** 费用类型 */
  category: CustomFeeTypeValue | (string & {})
  /** 备注 */
  remark?: string | null
}

export interface CustomFeeKindEdit {
  /** 细类名称 */
  name?: string | null
  /** 费用类型 */
  category?: CustomFeeTypeValue | (string & {}) | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
