/**
 * 关键词走势：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/develop/keyword_trends.json: edit that, not this file.
 */
import type { SiteValue } from '../enums'

/** 关键词走势 */
export interface KeywordTrendsFigures {
  /** 日期 */
  day?: string | null
  /** 周 */
  week?: string | null
  /** 月份 */
  month?: string | null
  /** 订阅 */
  sub?: string | null
  /** 关键词 */
  keyword?: string | null
  /** 站点 */
  site?: SiteValue | (string & {}) | null
  /** 搜索量 */
  search_volume?: number | null
  /** ABA排名 */
  aba_rank?: number | null
  /** 商品数 */
  product_count?: number | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
