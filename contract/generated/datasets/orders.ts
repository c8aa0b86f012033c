/**
 * 订单：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/sale/orders.json: edit that, not this file.
 */
import type { ClockHourValue, ClockWeekdayValue, FulfillValue, SaleOrderStateValue, SiteValue } from '../enums'

/** 订单 */
export interface OrdersFigures {
  /** 日期 */
  day?: string | null
  /** 周 */
  week?: string | null
  /** 月份 */
  month?: string | null
  /** 下单时段 */
  hour?: ClockHourValue | (string & {}) | null
  /** 星期 */
  weekday?: ClockWeekdayValue | (string & {}) | null
  /** 店铺 */
  shop?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** 订单状态 */
  state?: SaleOrderStateValue | (string & {}) | null
  /** 配送方式 */
  fulfillment?: FulfillValue | (string & {}) | null
  /** 订单数 */
  orders?: number | null
  /** 商品数量：未发货的也算；已取消的在报告里为 0 */
  quantity?: number | null
  /** 商品金额 */
  amount?: string | null
  /** 客单价 */
  average?: string | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
