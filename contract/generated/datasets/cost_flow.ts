/**
 * 成本收发存：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/finance/cost_flow.json: edit that, not this file.
 */
/** 成本收发存 */
export interface CostFlowFigures {
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
  /** 入库数量：冲回的批次为 0 */
  in_qty?: number | null
  /** 出库数量 */
  out_qty?: number | null
  /** 缺成本数量：出库时还没有成本的数量，不按 0 计入出库金额 */
  missing_qty?: number | null
  /** 入库金额：这个月记到批次上的成本，包括后来的账单与冲回 */
  in_amount?: string | null
  /** 成本差异：这个月的账单中，属于以前月份已消耗数量的部分 */
  diff_amount?: string | null
  /** 出库金额：批次成本按数量分到这一笔；缺成本时为空 */
  out_amount?: string | null
  /** 出库采购成本：由子件加工、组装而成的商品，子件的成本算在采购里 */
  out_purchase?: string | null
  /** 出库头程成本：含关税 */
  out_head?: string | null
  /** 出库包材成本 */
  out_package?: string | null
  /** 出库其他成本：加工与其他成本；没有成本明细的（固定成本）也在这里 */
  out_other?: string | null
  /** 采购入库：冲回的批次为 0 */
  purchase_in?: number | null
  /** 退货入库：冲回的批次为 0 */
  return_in?: number | null
  /** 加工入库：冲回的批次为 0 */
  process_in?: number | null
  /** 其他入库 */
  other_in?: number | null
  /** 销售出库 */
  sale_out?: number | null
  /** FBA发货 */
  fba_out?: number | null
  /** 其他出库 */
  other_out?: number | null
  /** 累计入库数量 */
  in_qty_all?: number | null
  /** 累计出库数量 */
  out_qty_all?: number | null
  /** 累计入库金额 */
  in_all?: string | null
  /** 累计出库金额 */
  out_all?: string | null
  /** 累计差异 */
  diff_all?: string | null
  /** 结存数量 */
  end_qty?: number | null
  /** 期初数量 */
  begin_qty?: number | null
  /** 结存金额 */
  end_amount?: string | null
  /** 期初金额 */
  begin_amount?: string | null
  /** 周转天数：（期初 + 期末）÷ 2 × 30 ÷ 出库数量，一个月按 30 天；没有出库不算 */
  turnover_days?: string | null
  /** 入库单价 */
  unit_in?: string | null
  /** 出库单价 */
  unit_out?: string | null
  /** 结存单价 */
  unit_end?: string | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
