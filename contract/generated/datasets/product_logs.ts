/**
 * 运营日志：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/statistics/product_logs.json: edit that, not this file.
 */
import type { ProductLogAboutValue, SiteValue } from '../enums'

/** 运营日志 */
export interface ProductLogsFigures {
  /** 日期 */
  day?: string | null
  /** 店铺 */
  shop?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** MSKU */
  msku?: string | null
  /** ASIN */
  asin?: string | null
  /** 事项 */
  about?: ProductLogAboutValue | (string & {}) | null
  /** 内容 */
  content?: string | null
  /** 条数 */
  lines?: number | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
