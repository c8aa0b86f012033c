/**
 * 采购请款：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/purchase/purchase_payment.json: edit that, not this file.
 */
import type { CurrencyAllValue, PayStatusValue, PurchasePayKindValue, SettleMethodValue, VatStateValue } from '../enums'

/** 采购请款 */
export interface PurchasePaymentRow {
  /** 编号 */
  id: string
  /** 请款单号 */
  request_no?: string | null
  /** 请款类型 */
  pay_kind?: PurchasePayKindValue | (string & {}) | null
  /** 采购单：定金、分期与尾款按采购单请款 */
  order_id?: string | null
  /** 对账单：月结的按对账单请款 */
  bill_id?: string | null
  /** 期初应付：付开始使用系统以前欠的 */
  opening_id?: string | null
  /** 样品单：付样品费与运费 */
  sample_id?: string | null
  /** 单号 */
  purchase_no?: string
  /** 供应商 */
  supplier_id?: string
  /** 结算方式 */
  settle_method?: SettleMethodValue | (string & {}) | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 应付总额：采购单的总金额，或对账单、期初的应付 */
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
  /** 资金账户：从哪个账户付；付的款随即成为一张已审核的付款单，计入账户余额 */
  account_id?: string | null
  /** 已生成付款单 */
  fund_amount?: string | null
  /** 付款账户：付款时资金账户的名称 */
  pay_account?: string | null
  /** 付款日 */
  pay_date?: string | null
  /** 已开票金额 */
  invoiced_amount?: string | null
  /** 未开票金额：申请金额减去已登记的发票 */
  uninvoiced_amount?: string | null
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
  /** 采购单号 */
  'order.order_no'?: string | null
  /** 单据状态 */
  'order.po_status'?: string | null
  /** 编号 */
  'order.id'?: string | null
  /** 对账单号 */
  'bill.bill_no'?: string | null
  /** 状态 */
  'bill.bill_status'?: string | null
  /** 编号 */
  'bill.id'?: string | null
  /** 期初单号 */
  'opening.opening_no'?: string | null
  /** 编号 */
  'opening.id'?: string | null
  /** 样品单号 */
  'sample.sample_no'?: string | null
  /** 状态 */
  'sample.sample_state'?: string | null
  /** 编号 */
  'sample.id'?: string | null
  /** 账户名称 */
  'account.account_name'?: string | null
  /** 币种 */
  'account.currency'?: string | null
  /** 编号 */
  'account.id'?: string | null
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
  /** 请款类型 */
  pay_kind?: PurchasePayKindValue | (string & {}) | null
  /** 采购单：定金、分期与尾款按采购单请款 */
  order_id?: string | null
  /** 对账单：月结的按对账单请款 */
  bill_id?: string | null
  /** 期初应付：付开始使用系统以前欠的 */
  opening_id?: string | null
  /** 样品单：付样品费与运费 */
  sample_id?: string | null
  /** 单号 */
  purchase_no: string
  /** 供应商 */
  supplier_id: string
  /** 结算方式 */
  settle_method?: SettleMethodValue | (string & {}) | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 应付总额：采购单的总金额，或对账单、期初的应付 */
  total_amount: string
  /** 申请金额 */
  apply_amount: string
  /** 已付金额 */
  paid_amount?: string | null
  /** 应付日 */
  pay_due?: string | null
  /** 资金账户：从哪个账户付；付的款随即成为一张已审核的付款单，计入账户余额 */
  account_id?: string | null
  /** 付款日 */
  pay_date?: string | null
  /** 发票 */
  invoice_state?: VatStateValue | (string & {}) | null
  /** 备注 */
  remark?: string | null
  /** 由哪些单据生成；写入时记下两边的关联 */
  made_from?: {
    way: 'order' | 'bill' | 'opening' | 'sample' | 'contract'
    /**
     * @minItems 1
     * @maxItems 100
     */
    ids: [string, ...string[]]
  }
}

export interface PurchasePaymentEdit {
  /** 请款类型 */
  pay_kind?: PurchasePayKindValue | (string & {}) | null
  /** 采购单：定金、分期与尾款按采购单请款 */
  order_id?: string | null
  /** 对账单：月结的按对账单请款 */
  bill_id?: string | null
  /** 期初应付：付开始使用系统以前欠的 */
  opening_id?: string | null
  /** 样品单：付样品费与运费 */
  sample_id?: string | null
  /** 单号 */
  purchase_no?: string | null
  /** 供应商 */
  supplier_id?: string | null
  /** 结算方式 */
  settle_method?: SettleMethodValue | (string & {}) | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 应付总额：采购单的总金额，或对账单、期初的应付 */
  total_amount?: string | null
  /** 申请金额 */
  apply_amount?: string | null
  /** 已付金额 */
  paid_amount?: string | null
  /** 应付日 */
  pay_due?: string | null
  /** 资金账户：从哪个账户付；付的款随即成为一张已审核的付款单，计入账户余额 */
  account_id?: string | null
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
