/**
 * 单量统计：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/system/order_usage.json: edit that, not this file.
 */
import type { FulfillValue, SiteValue } from '../enums'

/** 单量统计 */
export interface OrderUsageFigures {
  /** 月份 */
  month?: string | null
  /** 店铺 */
  shop?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** 配送方式 */
  fulfillment?: FulfillValue | (string & {}) | null
  /** 已用单量 */
  orders?: number | null
  /** 商品件数：未发货的也算；已取消的在报告里为 0 */
  quantity?: number | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
