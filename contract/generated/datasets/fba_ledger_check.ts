/**
 * 亚马逊库存核对：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/fba/fba_ledger_check.json: edit that, not this file.
 */
import type { DispositionValue } from '../enums'

/** 亚马逊库存核对 */
export interface FbaLedgerCheckFigures {
  /** 月份 */
  month?: string | null
  /** 来源店铺：为哪个店铺导入的 */
  shop?: string | null
  /** 库存池 */
  pool?: string | null
  /** MSKU */
  msku?: string | null
  /** 库存属性 */
  disposition?: DispositionValue | (string & {}) | null
  /** 期初 */
  starting?: number | null
  /** 期末 */
  ending?: number | null
  /** 差异：期末 −（期初 + 各类变动） */
  unexplained?: number | null
  /** 期初加变动 */
  expected?: number | null
  /** 汇总里的变动 */
  moved?: number | null
  /** 明细合计：增加为正，减少为负 */
  detail_qty?: number | null
  /** 明细差额：明细合计 − 汇总里的变动 */
  detail_gap?: number | null
  /** 下月期初 */
  next_starting?: number | null
  /** 结转差额：下月期初 − 本月期末 */
  carried_gap?: number | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
