/**
 * 收发存：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/warehouse/stock_flow.json: edit that, not this file.
 */
import type { InOutTypeValue, StockConditionValue } from '../enums'

/** 收发存 */
export interface StockFlowFigures {
  /** 日期 */
  day?: string | null
  /** 月份 */
  month?: string | null
  /** 本地SKU */
  sku?: string | null
  /** 品名 */
  product_name?: string | null
  /** 分类 */
  category?: string | null
  /** 品质 */
  condition?: StockConditionValue | (string & {}) | null
  /** 出入库类型 */
  reason?: InOutTypeValue | (string & {}) | null
  /** 入库 */
  in_qty?: number | null
  /** 出库 */
  out_qty?: number | null
  /** 累计入库 */
  in_all?: number | null
  /** 累计出库 */
  out_all?: number | null
  /** 结存：从第一笔流水起逐日累计到这一行 */
  closing?: number | null
  /** 期初：这一行之前的结存 */
  opening?: number | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
