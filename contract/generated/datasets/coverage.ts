/**
 * 数据覆盖：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/system/coverage.json: edit that, not this file.
 */
import type { ReportFormatValue } from '../enums'

/** 数据覆盖 */
export interface CoverageFigures {
  /** 日期 */
  day?: string | null
  /** 月份 */
  month?: string | null
  /** 店铺 */
  shop?: string | null
  /** 报告类型 */
  report?: ReportFormatValue | (string & {}) | null
  /** 行数 */
  row_count?: number | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
