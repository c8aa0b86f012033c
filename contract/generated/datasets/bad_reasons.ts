/**
 * 次品原因：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/purchase/bad_reasons.json: edit that, not this file.
 */
/** 次品原因 */
export interface BadReasonsFigures {
  /** 日期 */
  day?: string | null
  /** 月份 */
  month?: string | null
  /** 供应商 */
  supplier?: string | null
  /** 仓库 */
  warehouse?: string | null
  /** 本地SKU */
  sku?: string | null
  /** 品名 */
  product_name?: string | null
  /** 采购员 */
  buyer?: string | null
  /** 次品原因 */
  reason?: string | null
  /** 次品数 */
  bad_qty?: number | null
  /** 收货批次 */
  batch_count?: number | null
  /** 行数 */
  lines?: number | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
