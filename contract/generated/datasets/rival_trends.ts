/**
 * 竞品走势：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/develop/rival_trends.json: edit that, not this file.
 */
import type { CurrencyAllValue, SiteValue } from '../enums'

/** 竞品走势 */
export interface RivalTrendsFigures {
  /** 日期 */
  day?: string | null
  /** 周 */
  week?: string | null
  /** 月份 */
  month?: string | null
  /** 监控 */
  monitor?: string | null
  /** ASIN */
  asin?: string | null
  /** 站点 */
  site?: SiteValue | (string & {}) | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 价格 */
  price?: string | null
  /** 购物车价 */
  buybox_price?: string | null
  /** 大类排名 */
  big_rank?: number | null
  /** 小类排名 */
  small_rank?: number | null
  /** 评论数 */
  review_count?: number | null
  /** 卖家数 */
  seller_count?: number | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
