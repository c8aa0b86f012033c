/**
 * 月度仓储费：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/fba/storage.json: edit that, not this file.
 */
import type { SiteValue } from '../enums'

/** 月度仓储费 */
export interface StorageFigures {
  /** 计费月份 */
  month?: string | null
  /** 店铺 */
  shop?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** ASIN */
  asin?: string | null
  /** FNSKU */
  fnsku?: string | null
  /** MSKU */
  msku?: string | null
  /** 运营中心 */
  fulfillment_center?: string | null
  /** 尺寸分段 */
  size_tier?: string | null
  /** 仓储费 */
  est_fee?: string | null
  /** 基础仓储费 */
  est_base?: string | null
  /** 利用率附加费 */
  est_sus?: string | null
  /** 减免 */
  incentive?: string | null
  /** 平均在库 */
  avg_qty?: string | null
  /** 总体积 */
  total_volume?: string | null
  /** 每件仓储费 */
  fee_per_unit?: string | null
  /** 行数 */
  row_count?: number | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
