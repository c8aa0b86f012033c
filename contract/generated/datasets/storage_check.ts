/**
 * 仓储费核对：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/fba/storage_check.json: edit that, not this file.
 */
import type { SiteValue } from '../enums'

/** 仓储费核对 */
export interface StorageCheckFigures {
  /** 计费月份 */
  month?: string | null
  /** 店铺 */
  shop?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** 报告仓储费 */
  est_fee?: string | null
  /** 报告合计(进位到分) */
  rounded_fee?: string | null
  /** 交易扣费(次月) */
  charged?: string | null
  /** 次月扣费：交易里扣的月度仓储费，写成正数 */
  charged_fee?: string | null
  /** 差额：报告仓储费与次月交易扣费相抵后的余额，应为 0；两边都有才计算 */
  difference?: string | null
  /** 报告行数 */
  report_rows?: number | null
  /** 扣费笔数 */
  charge_rows?: number | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
