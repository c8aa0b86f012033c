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
  /** 年份 */
  year?: string | null
  /** 仓库 */
  warehouse?: string | null
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
  /** 采购入库 */
  purchase_in?: number | null
  /** 退货入库 */
  return_in?: number | null
  /** 加工入库 */
  process_in?: number | null
  /** 调拨入库 */
  transfer_in?: number | null
  /** 其他入库：期初、手动、盘盈、退料与冲回的出库 */
  other_in?: number | null
  /** 销售出库 */
  sale_out?: number | null
  /** FBA发货 */
  fba_out?: number | null
  /** 调拨出库 */
  transfer_out?: number | null
  /** 其他出库：采购退货、手动、领料、盘亏、报废与冲回的入库 */
  other_out?: number | null
  /** 入库成本：带来的批次现在的成本，含后来的账单；同一成本池里的调拨不带金额 */
  in_amount?: string | null
  /** 出库成本：消耗的批次成本；同一成本池里的调拨不带金额 */
  out_amount?: string | null
  /** 累计入库 */
  in_all?: number | null
  /** 累计出库 */
  out_all?: number | null
  /** 结存：从第一笔流水起逐日累计到这一行 */
  closing?: number | null
  /** 期初：这一行之前的结存 */
  opening?: number | null
  /** 周转天数：（期初 + 期末）÷ 2 × 30 ÷ 出库数量，一个月按 30 天；没有出库不算 */
  turnover_days?: string | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
