/**
 * 退货与退款核对：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/fba/return_check.json: edit that, not this file.
 */
import type { SiteValue } from '../enums'

/** 退货与退款核对 */
export interface ReturnCheckFigures {
  /** 月份 */
  month?: string | null
  /** 店铺 */
  shop?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** 订单号 */
  order?: string | null
  /** MSKU */
  msku?: string | null
  /** 退回件数 */
  returned?: number | null
  /** 退款件数 */
  refunded?: number | null
  /** 差额：退回件数 − 退款件数；两边都有才计算 */
  difference?: number | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
