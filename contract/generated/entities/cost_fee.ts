/**
 * 费用分摊单：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/cost_fee.json: edit that, not this file.
 */
import type { ApportionValue, CostBasisValue, CostFeeFeeStatusValue, CostKindValue, CurrencyAllValue } from '../enums'

/** 费用分摊单 */
export interface CostFeeRow {
  /** 编号 */
  id: string
  /** 费用单号 */
  fee_no?: string | null
  /** 成本项 */
  kind?: CostKindValue | (string & {})
  /** 依据 */
  basis?: CostBasisValue | (string & {})
  /** 账单日期：按这个月的汇率折算；计入这个月，已结账的计入下一个未结账的月份 */
  fee_day?: string
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 费用金额 */
  amount?: string
  /** 分摊方式 */
  apportion?: ApportionValue | (string & {})
  /** 账单号 */
  ref_no?: string | null
  /** 批次数 */
  layer_count?: number | null
  /** 数量 */
  qty?: number | null
  /** 备注 */
  remark?: string | null
  /** 单据状态 */
  fee_status?: CostFeeFeeStatusValue | (string & {}) | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface CostFeeKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface CostFeeAdd {
  /** 成本项 */
  kind?: CostKindValue | (string & {}) | null
  /** 依据 */
  basis?: CostBasisValue | (string & {}) | null
  /** 账单日期：按这个月的汇率折算；计入这个月，已结账的计入下一个未结账的月份 */
  fee_day: string
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 费用金额 */
  amount: string
  /** 分摊方式 */
  apportion?: ApportionValue | (string & {}) | null
  /** 账单号 */
  ref_no?: string | null
  /** 备注 */
  remark?: string | null
  /** 分摊到的批次 */
  items?: {
    /** 编号 */
    id?: string
    /** 批次号 */
    layer_id?: string | null
  }[]
}

export interface CostFeeEdit {
  /** 成本项 */
  kind?: CostKindValue | (string & {}) | null
  /** 依据 */
  basis?: CostBasisValue | (string & {}) | null
  /** 账单日期：按这个月的汇率折算；计入这个月，已结账的计入下一个未结账的月份 */
  fee_day?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 费用金额 */
  amount?: string | null
  /** 分摊方式 */
  apportion?: ApportionValue | (string & {}) | null
  /** 账单号 */
  ref_no?: string | null
  /** 备注 */
  remark?: string | null
  /** 分摊到的批次 */
  items?: {
    /** 编号 */
    id?: string
    /** 批次号 */
    layer_id?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
