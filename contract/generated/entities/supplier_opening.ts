/**
 * 供应商期初应付：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/purchase/supplier_opening.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 供应商期初应付 */
export interface SupplierOpeningRow {
  /** 编号 */
  id: string
  /** 期初单号 */
  opening_no?: string | null
  /** 供应商 */
  supplier_id?: string
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 期初日期：余额从这一天算起；已结账的月份不能登记 */
  open_day?: string
  /** 期初应付：欠供应商的为正，预付给供应商的为负 */
  amount?: string
  /** 已付金额 */
  paid_amount?: string | null
  /** 未付金额 */
  unpaid_amount?: string | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 供应商 */
  'supplier.supplier_name'?: string | null
  /** 编码 */
  'supplier.supplier_code'?: string | null
  /** 结算方式 */
  'supplier.settle_method'?: string | null
  /** 编号 */
  'supplier.id'?: string | null
}

export interface SupplierOpeningKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface SupplierOpeningAdd {
  /** 供应商 */
  supplier_id: string
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 期初日期：余额从这一天算起；已结账的月份不能登记 */
  open_day: string
  /** 期初应付：欠供应商的为正，预付给供应商的为负 */
  amount: string
  /** 备注 */
  remark?: string | null
}

export interface SupplierOpeningEdit {
  /** 供应商 */
  supplier_id?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 期初日期：余额从这一天算起；已结账的月份不能登记 */
  open_day?: string | null
  /** 期初应付：欠供应商的为正，预付给供应商的为负 */
  amount?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
