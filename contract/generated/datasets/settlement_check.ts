/**
 * 结算差异：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/finance/settlement_check.json: edit that, not this file.
 */
import type { FeeCategoryValue, SiteValue, TransactionTypeValue } from '../enums'

/** 结算差异 */
export interface SettlementCheckFigures {
  /** 日期 */
  day?: string | null
  /** 月份 */
  month?: string | null
  /** 店铺 */
  shop?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** 结算编号 */
  settlement?: string | null
  /** 费用类型 */
  fee_category?: FeeCategoryValue | (string & {}) | null
  /** 交易类型 */
  transaction_type?: TransactionTypeValue | (string & {}) | null
  /** 订单号 */
  order?: string | null
  /** MSKU */
  msku?: string | null
  /** 系统金额：交易报告 */
  erp_amount?: string | null
  /** 结算金额：结算报告 */
  amz_amount?: string | null
  /** 系统笔数 */
  erp_rows?: number | null
  /** 结算笔数 */
  amz_rows?: number | null
  /** 差异金额：系统金额 − 结算金额；一边没有的按 0 */
  difference?: string | null
  /** 差异率：差异金额 ÷ 结算金额 */
  difference_rate?: string | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
