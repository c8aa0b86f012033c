/**
 * 采购发票：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/purchase/purchase_invoice.json: edit that, not this file.
 */
import type { CurrencyAllValue, PurchaseInvoiceInvoiceKindValue } from '../enums'

/** 采购发票 */
export interface PurchaseInvoiceRow {
  /** 编号 */
  id: string
  /** 请款单 */
  payment_id?: string
  /** 供应商 */
  supplier_id?: string
  /** 发票号码：同一供应商的号码只能登记一次 */
  invoice_no?: string
  /** 发票类型 */
  invoice_kind?: PurchaseInvoiceInvoiceKindValue | (string & {})
  /** 开票日期 */
  invoice_day?: string
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 价税合计 */
  amount?: string
  /** 其中税额 */
  tax_amount?: string | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 请款单号 */
  'payment.request_no'?: string | null
  /** 单号 */
  'payment.purchase_no'?: string | null
  /** 供应商 */
  'payment.supplier_id'?: string | null
  /** 币种 */
  'payment.currency'?: string | null
  /** 编号 */
  'payment.id'?: string | null
  /** 采购单：定金、分期与尾款按采购单请款 */
  'payment.order_id'?: string | null
  /** 供应商 */
  'supplier.supplier_name'?: string | null
  /** 编号 */
  'supplier.id'?: string | null
}

export interface PurchaseInvoiceKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface PurchaseInvoiceAdd {
  /** 请款单 */
  payment_id: string
  /** 供应商 */
  supplier_id: string
  /** 发票号码：同一供应商的号码只能登记一次 */
  invoice_no: string
  /** 发票类型 */
  invoice_kind?: PurchaseInvoiceInvoiceKindValue | (string & {}) | null
  /** 开票日期 */
  invoice_day: string
  /** 币种 */
  currency: CurrencyAllValue | (string & {})
  /** 价税合计 */
  amount: string
  /** 其中税额 */
  tax_amount?: string | null
  /** 备注 */
  remark?: string | null
  /** 由哪些单据生成；写入时记下两边的关联 */
  made_from?: {
    way: 'payment'
    /**
     * @minItems 1
     * @maxItems 100
     */
    ids: [string, ...string[]]
  }
}

export interface PurchaseInvoiceEdit {
  /** 请款单 */
  payment_id?: string | null
  /** 供应商 */
  supplier_id?: string | null
  /** 发票号码：同一供应商的号码只能登记一次 */
  invoice_no?: string | null
  /** 发票类型 */
  invoice_kind?: PurchaseInvoiceInvoiceKindValue | (string & {}) | null
  /** 开票日期 */
  invoice_day?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 价税合计 */
  amount?: string | null
  /** 其中税额 */
  tax_amount?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
