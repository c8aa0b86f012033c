/**
 * 加工统计：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/warehouse/process_stats.json: edit that, not this file.
 */
import type { ProcessTypeValue } from '../enums'

/** 加工统计 */
export interface ProcessStatsFigures {
  /** 月份 */
  month?: string | null
  /** 日期 */
  day?: string | null
  /** 仓库 */
  warehouse?: string | null
  /** 加工人 */
  worker?: string | null
  /** 类型 */
  process_type?: ProcessTypeValue | (string & {}) | null
  /** 本地SKU */
  sku?: string | null
  /** 品名 */
  product_name?: string | null
  /** 单数 */
  orders?: number | null
  /** 良品数 */
  good_qty?: number | null
  /** 次品数 */
  bad_qty?: number | null
  /** 数量 */
  quantity?: number | null
  /** 合格率 */
  pass_rate?: string | null
  /** 加工费 */
  process_fee?: string | null
  /** 总用时（小时）：从领料开工到完成 */
  hours?: string | null
  /** 平均用时（小时） */
  avg_time?: string | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
