/**
 * 订单、交易与发货核对：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/sale/order_flow_check.json: edit that, not this file.
 */
import type { SiteValue } from '../enums'

/** 订单、交易与发货核对 */
export interface OrderFlowCheckFigures {
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
  /** 订单已发件数 */
  ordered?: number | null
  /** 交易入账件数 */
  posted_pieces?: number | null
  /** 货件发货件数：亚马逊配送货件报告 */
  shipped_pieces?: number | null
  /** 入账差额：交易入账件数 − 订单已发件数；两边都有才计算 */
  posted_gap?: number | null
  /** 发货差额：货件发货件数 − 订单已发件数；两边都有才计算 */
  shipped_gap?: number | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
