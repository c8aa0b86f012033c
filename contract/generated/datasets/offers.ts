/**
 * 跟卖统计：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/tool/offers.json: edit that, not this file.
 */
import type { SiteValue } from '../enums'

/** 跟卖统计 */
export interface OffersFigures {
  /** 日期 */
  day?: string | null
  /** 周 */
  week?: string | null
  /** 月份 */
  month?: string | null
  /** 店铺 */
  shop?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** ASIN */
  asin?: string | null
  /** 卖家编号 */
  seller?: string | null
  /** 报价数 */
  offers?: number | null
  /** 跟卖报价 */
  hijacked?: number | null
  /** 见到购物车 */
  boxes?: number | null
  /** 本店在购物车 */
  box_own?: number | null
  /** 本店购物车占比 */
  box_share?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
