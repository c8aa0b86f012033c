/**
 * 评论统计：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/tool/reviews.json: edit that, not this file.
 */
import type { ReviewStarValue, SiteValue } from '../enums'

/** 评论统计 */
export interface ReviewsFigures {
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
  /** 星级 */
  star?: ReviewStarValue | (string & {}) | null
  /** 评论数 */
  reviews?: number | null
  /** 1–3星 */
  bad?: number | null
  /** 5星 */
  star5?: number | null
  /** 4星 */
  star4?: number | null
  /** 3星 */
  star3?: number | null
  /** 2星 */
  star2?: number | null
  /** 1星 */
  star1?: number | null
  /** 平均星级 */
  star_avg?: string | null
  /** 1–3星占比 */
  bad_share?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
