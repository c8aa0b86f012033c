/**
 * FBA期初核对：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/fba/fba_opening_check.json: edit that, not this file.
 */
import type { SiteValue } from '../enums'

/** FBA期初核对 */
export interface FbaOpeningCheckFigures {
  /** 期初日期 */
  day?: string | null
  /** 期初月份 */
  month?: string | null
  /** 店铺 */
  shop?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** 库存池 */
  pool?: string | null
  /** MSKU */
  msku?: string | null
  /** 本地SKU：今天有效的配对；在「配对」一页修改 */
  sku?: string | null
  /** 品名 */
  product_name?: string | null
  /** 期初批次数量 */
  batch_qty?: number | null
  /** 分类账期初 */
  ledger_qty?: number | null
  /** 差额：期初批次 − 分类账期初；大于 0 的是没有来货记录就从亚马逊卖出的数量，小于 0 的是分类账期初为负 */
  difference?: number | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
