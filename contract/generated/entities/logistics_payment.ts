/**
 * 物流请款：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/logistics/logistics_payment.json: edit that, not this file.
 */
import type { CurrencyAllValue, LogisticsPaymentPayStatusValue } from '../enums'

/** 物流请款 */
export interface LogisticsPaymentRow {
  /** 编号 */
  id: string
  /** 请款单号 */
  request_no?: string | null
  /** 物流商 */
  provider_id?: string
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 账单数 */
  bill_count?: number | null
  /** 申请金额 */
  apply_amount?: string | null
  /** 付款状态 */
  pay_status?: LogisticsPaymentPayStatusValue | (string & {}) | null
  /** 应付日 */
  pay_due?: string | null
  /** 付款账户 */
  pay_account?: string | null
  /** 付款日 */
  pay_date?: string | null
  /** 凭证号 */
  voucher_no?: string | null
  /** 驳回原因 */
  refuse_reason?: string | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 物流商 */
  'provider.logistics_provider'?: string | null
  /** 账号 */
  'provider.bank_account'?: string | null
  /** 结算 */
  'provider.settle_method'?: string | null
  /** 编号 */
  'provider.id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface LogisticsPaymentKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface LogisticsPaymentAdd {
  /** 物流商 */
  provider_id: string
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 应付日 */
  pay_due?: string | null
  /** 付款账户 */
  pay_account?: string | null
  /** 付款日 */
  pay_date?: string | null
  /** 凭证号 */
  voucher_no?: string | null
  /** 驳回原因 */
  refuse_reason?: string | null
  /** 备注 */
  remark?: string | null
  /** 账单 */
  items?: {
    /** 编号 */
    id?: string
    /** 物流账单 */
    bill_id?: string | null
    /** 币种 */
    currency?: string | null
    /** 申请金额 */
    amount?: string | null
  }[]
  /** 由哪些单据生成；写入时记下两边的关联 */
  made_from?: {
    way: 'bill'
    /**
     * @minItems 1
     * @maxItems 100
     */
    ids: [string, ...string[]]
  }
}

export interface LogisticsPaymentEdit {
  /** 物流商 */
  provider_id?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 应付日 */
  pay_due?: string | null
  /** 付款账户 */
  pay_account?: string | null
  /** 付款日 */
  pay_date?: string | null
  /** 凭证号 */
  voucher_no?: string | null
  /** 驳回原因 */
  refuse_reason?: string | null
  /** 备注 */
  remark?: string | null
  /** 账单 */
  items?: {
    /** 编号 */
    id?: string
    /** 物流账单 */
    bill_id?: string | null
    /** 币种 */
    currency?: string | null
    /** 申请金额 */
    amount?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
