/**
 * 商品头程：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/fba/head_freight_goods.json: edit that, not this file.
 */
import type { CurrencyAllValue, TransportValue } from '../enums'

/** 商品头程 */
export interface HeadFreightGoodsFigures {
  /** 日期 */
  day?: string | null
  /** 月份 */
  month?: string | null
  /** 店铺 */
  shop?: string | null
  /** MSKU */
  msku?: string | null
  /** 本地SKU */
  sku?: string | null
  /** 品名 */
  product_name?: string | null
  /** 批次号 */
  batch?: string | null
  /** 运输方式 */
  transport_mode?: TransportValue | (string & {}) | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 货件数 */
  batches?: number | null
  /** 发货数量 */
  shipped_qty?: number | null
  /** 分摊头程：货件的头程费用按分摊方式分到商品；有账单按账单，没有按预估 */
  head_fee?: string | null
  /** 有头程的数量 */
  charged?: number | null
  /** 单位头程：分摊头程 ÷ 发货数量；没有头程的不计 */
  fee_piece?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
