/**
 * 采购收退：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/purchase/purchase_flow.json: edit that, not this file.
 */
/** 采购收退 */
export interface PurchaseFlowFigures {
  /** 日期 */
  day?: string | null
  /** 月份 */
  month?: string | null
  /** 单据编号 */
  doc_no?: string | null
  /** 采购单号 */
  order_no?: string | null
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
  /** 入库数量 */
  in_qty?: number | null
  /** 入库金额 */
  in_amount?: string | null
  /** 退货数量 */
  return_qty?: number | null
  /** 退货金额 */
  return_amount?: string | null
  /** 净入库数量 */
  net_qty?: number | null
  /** 净入库金额 */
  net_amount?: string | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
