/**
 * 利润核对：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/finance/profit_check.json: edit that, not this file.
 */
/** 利润核对 */
export interface ProfitCheckFigures {
  /** 月份 */
  month?: string | null
  /** 店铺 */
  shop?: string | null
  /** 各MSKU与未分摊之和 */
  profit?: string | null
  /** 店铺费用合计 */
  lines?: string | null
  /** 差额：利润各行之和 − 店铺费用合计，应为 0 */
  difference?: string | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
