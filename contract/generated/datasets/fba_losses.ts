/**
 * 亚马逊丢失与损坏：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/fba/fba_losses.json: edit that, not this file.
 */
import type { FbaLossLossKindValue, LedgerReasonValue } from '../enums'

/** 亚马逊丢失与损坏 */
export interface FbaLossesFigures {
  /** 日期 */
  day?: string | null
  /** 月份 */
  month?: string | null
  /** 库存池 */
  pool?: string | null
  /** 来源店铺 */
  shop?: string | null
  /** MSKU */
  msku?: string | null
  /** FNSKU */
  fnsku?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  sku?: string | null
  /** 品名 */
  product_name?: string | null
  /** 类型 */
  loss_kind?: FbaLossLossKindValue | (string & {}) | null
  /** 调整原因 */
  reason?: LedgerReasonValue | (string & {}) | null
  /** 运营中心 */
  fulfillment_center?: string | null
  /** 丢失/损坏 */
  lost_qty?: number | null
  /** 已找到：之后找到（F、N）的，先抵最早丢失的 */
  found_qty?: number | null
  /** 未找到：丢失/损坏 − 已找到 */
  open_qty?: number | null
  /** 次数 */
  events?: number | null
  /** 找到比例 */
  found_rate?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
