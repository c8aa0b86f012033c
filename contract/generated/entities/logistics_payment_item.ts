/**
 * 请款账单：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/logistics/logistics_payment_item.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 请款账单 */
export interface LogisticsPaymentItemRow {
  /** 编号 */
  id: string
  /** 物流请款 */
  payment_id?: string
  /** 物流账单 */
  bill_id?: string
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 申请金额 */
  amount?: string
  /** 请款单号 */
  'payment.request_no'?: string | null
  /** 付款状态 */
  'payment.pay_status'?: string | null
  /** 付款日 */
  'payment.pay_date'?: string | null
  /** 币种 */
  'payment.currency'?: string | null
  /** 编号 */
  'payment.id'?: string | null
  /** 账单号 */
  'bill.bill_no'?: string | null
  /** 关联单号 */
  'bill.ref_no'?: string | null
  /** 跟踪号 */
  'bill.tracking_no'?: string | null
  /** 发货日期 */
  'bill.ship_date'?: string | null
  /** 对账 */
  'bill.bill_status'?: string | null
  /** 编号 */
  'bill.id'?: string | null
}

export interface LogisticsPaymentItemKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface LogisticsPaymentItemAdd {
  /** 物流账单 */
  bill_id: string
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 申请金额 */
  amount: string
}

export interface LogisticsPaymentItemEdit {
  /** 物流账单 */
  bill_id?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 申请金额 */
  amount?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
