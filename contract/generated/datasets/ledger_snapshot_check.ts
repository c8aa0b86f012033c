/**
 * 分类账与库存快照核对：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/fba/ledger_snapshot_check.json: edit that, not this file.
 */
import type { SiteValue } from '../enums'

/** 分类账与库存快照核对 */
export interface LedgerSnapshotCheckFigures {
  /** 月份 */
  month?: string | null
  /** 来源店铺：为哪个店铺导入的 */
  shop?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** MSKU */
  msku?: string | null
  /** 分类账期末 */
  ending?: number | null
  /** 仓间在途 */
  in_transit?: number | null
  /** 分类账在仓：分类账期末 + 仓间在途 */
  ledger_qty?: number | null
  /** 快照在仓：月末那一天亚马逊库存快照的仓内库存：可售、不可售与预留 */
  snapshot_qty?: number | null
  /** 差额：快照在仓 − 分类账在仓；两边都有才计算 */
  difference?: number | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
