/**
 * FBA库存：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/fba/fba_stock_now.json: edit that, not this file.
 */
import type { SiteValue } from '../enums'

/** FBA库存 */
export interface FbaStockNowFigures {
  /** 店铺 */
  shop?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** MSKU */
  msku?: string | null
  /** FBA可售 */
  sellable?: number | null
  /** 预留 */
  reserved?: number | null
  /** 不可售 */
  unsellable?: number | null
  /** 计划入库 */
  working?: number | null
  /** 标发在途 */
  shipped?: number | null
  /** 入库中 */
  receiving?: number | null
  /** FBA在途 */
  onway?: number | null
  /** FBA总库存：仓内库存 + 在途 */
  total?: number | null
  /** MSKU 数 */
  skus?: number | null
  /** 可售为 0 的 MSKU */
  out_skus?: number | null
  [k: string]: string | number | null | number | null[] | undefined
}
