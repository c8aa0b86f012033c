/**
 * FBA批次货值：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/fba/fba_value.json: edit that, not this file.
 */
import type { SiteValue } from '../enums'

/** FBA批次货值 */
export interface FbaValueFigures {
  /** 入池日期 */
  day?: string | null
  /** 入池月份 */
  month?: string | null
  /** 店铺 */
  shop?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** 库存池 */
  pool?: string | null
  /** MSKU */
  msku?: string | null
  /** 负责人：这个店铺的这个 MSKU 现在由谁负责；以前由谁负责，见「负责人记录」 */
  specialist?: string | null
  /** FBA批次货值 */
  value?: string | null
  /** 已消耗成本 */
  used?: string | null
  /** 批次剩余 */
  left?: number | null
  /** 批次数 */
  batches?: number | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
