/**
 * FBA成本收发存：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/finance/fba_cost_flow.json: edit that, not this file.
 */
/** FBA成本收发存 */
export interface FbaCostFlowFigures {
  /** 月份 */
  month?: string | null
  /** 店铺 */
  shop?: string | null
  /** 库存池 */
  pool?: string | null
  /** MSKU */
  msku?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  sku?: string | null
  /** 品名 */
  product_name?: string | null
  /** 入池数量 */
  in_qty?: number | null
  /** 入池采购 */
  in_purchase?: string | null
  /** 入池头程 */
  in_head?: string | null
  /** 入池包材 */
  in_package?: string | null
  /** 入池其他 */
  in_other?: string | null
  /** 入池金额：批次现在的成本，后来的账单也算在入池的月份 */
  in_amount?: string | null
  /** 出池数量 */
  out_qty?: number | null
  /** 缺成本数量 */
  missing_qty?: number | null
  /** 出池采购 */
  out_purchase?: string | null
  /** 出池头程 */
  out_head?: string | null
  /** 出池包材 */
  out_package?: string | null
  /** 出池其他 */
  out_other?: string | null
  /** 出池金额 */
  out_amount?: string | null
  /** 出池单价 */
  unit_out?: string | null
  /** 往月差异：已结账月份的成本后来变了，补记在这个月 */
  diff_amount?: string | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
