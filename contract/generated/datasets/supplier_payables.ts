/**
 * 供应商应付：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/purchase/supplier_payables.json: edit that, not this file.
 */
import type { SettleMethodValue } from '../enums'

/** 供应商应付 */
export interface SupplierPayablesFigures {
  /** 日期 */
  day?: string | null
  /** 月份 */
  month?: string | null
  /** 供应商 */
  supplier?: string | null
  /** 结算方式 */
  settle_method?: SettleMethodValue | (string & {}) | null
  /** 期初余额：这一行之前的余额：上一期的期末 */
  begin_amount?: string | null
  /** 期初应付：登记的期初 */
  opening?: string | null
  /** 本期应付：已确认对账单的入库减退货、减折扣；预付抵扣在付款里 */
  billed?: string | null
  /** 已付金额：按采购单、对账单与期初付的，预付也在内 */
  paid?: string | null
  /** 累计期初 */
  opening_all?: string | null
  /** 累计应付 */
  billed_all?: string | null
  /** 累计已付 */
  paid_all?: string | null
  /** 期末余额：期初应付加本期应付减已付，逐日累计；为负是预付 */
  balance?: string | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
