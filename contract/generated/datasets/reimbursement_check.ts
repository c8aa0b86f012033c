/**
 * 赔偿核对：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/fba/reimbursement_check.json: edit that, not this file.
 */
import type { SiteValue } from '../enums'

/** 赔偿核对 */
export interface ReimbursementCheckFigures {
  /** 月份 */
  month?: string | null
  /** 店铺 */
  shop?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** 赔偿报告金额：撤回的赔偿为负数 */
  amount?: string | null
  /** 交易到账金额 */
  credited?: string | null
  /** 差额：到账 − 报告，应为 0；月底批准、次月入账的会在两个月之间相抵 */
  difference?: string | null
  /** 报告行数 */
  rows?: number | null
  /** 到账笔数 */
  credits?: number | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
