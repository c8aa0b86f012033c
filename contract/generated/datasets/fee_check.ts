/**
 * 交易费用核对：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/finance/fee_check.json: edit that, not this file.
 */
/** 交易费用核对 */
export interface FeeCheckFigures {
  /** 日期 */
  day?: string | null
  /** 月份 */
  month?: string | null
  /** 店铺 */
  shop?: string | null
  /** 交易总计 */
  total?: string | null
  /** 费用明细合计 */
  lines?: string | null
  /** 差额：交易总计 − 费用明细，应为 0 */
  difference?: string | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
