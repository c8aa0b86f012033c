/**
 * 采购请款：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/purchase/purchase_payment.json: edit that, not this file.
 */
import type { CurrencyAllValue, PayStatusValue, SettleMethodValue, VatStateValue } from '../enums'

/** 采购请款 */
export interface PurchasePaymentRow {
  /** 编号 */
  id: string
  /** 请款单号 */
  request_no?: string | null
  /** 采购单号 */
  purchase_no?: string
  /** 供应商 */
  supplier_id?: string
  /** 结算方式 */
  settle_method?: SettleMethodValue | (string & {}) | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 总金额 */
  total_amount?: string
  /** 申请金额 */
  apply_amount?: string
  /** 已付金额 */
  paid_amount?: string | null
  /** 未付金额 */
  unpaid_amount?: string | null
  /** 付款状态 */
  pay_status?: PayStatusValue | (string & {}) | null
  /** 应付日 */
  pay_due?: string | null
  /** 付款账户 */
  pay_account?: string | null
  /** 付款日 */
  pay_date?: string | null
  /** 发票 */
  invoice_state?: VatStateValue | (string & {}) | null
  /** 备注 */
  remark?: string | null
  /** 申请人 */
  creator?: string | null
  /** 申请时间 */
  create_time?: string | null
  /** 供应商 */
  'supplier.supplier_name'?: string | null
  /** 编码 */
  'supplier.supplier_code'?: string | null
  /** 结算方式 */
  'supplier.settle_method'?: string | null
  /** 编号 */
  'supplier.id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface PurchasePaymentKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface PurchasePaymentAdd {
  /** 采购单号 */
  purchase_no: string
  /** 供应商 */
  supplier_id: string
  /** 结算方式 */
  settle_method?: SettleMethodValue | (string & {}) | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 总金额 */
  total_amount: string
  /** 申请金额 */
  apply_amount: string
  /** 已付金额 */
  paid_amount?: string | null
  /** 应付日 */
  pay_due?: string | null
  /** 付款账户 */
  pay_account?: string | null
  /** 付款日 */
  pay_date?: string | null
  /** 发票 */
  invoice_state?: VatStateValue | (string & {}) | null
  /** 备注 */
  remark?: string | null
  /** 由哪些单据生成；写入时记下两边的关联 */
  made_from?: {
    way: 'contract'
    /**
    * @minItems 1
    * @maxItems 100
    */
    ids: [string, ...(string)[]]
  }
}

export interface PurchasePaymentEdit {
  /** 采购单号 */
  purchase_no?: string | null
  /** 供应商 */
  supplier_id?: string | null
  /** 结算方式 */
  settle_method?: SettleMethodValue | (string & {}) | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 总金额 */
  total_amount?: string | null
  /** 申请金额 */
  apply_amount?: string | null
  /** 已付金额 */
  paid_amount?: string | null
  /** 应付日 */
  pay_due?: string | null
  /** 付款账户 */
  pay_account?: string | null
  /** 付款日 */
  pay_date?: string | null
  /** 发票 */
  invoice_state?: VatStateValue | (string & {}) | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
