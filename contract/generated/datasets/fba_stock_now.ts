/**
 * FBA库存：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/fba/fba_stock_now.json: edit that, not this file.
 */
import type { NetworkValue } from '../enums'

/** FBA库存 */
export interface FbaStockNowFigures {
  /** 库存池 */
  pool?: string | null
  /** 卖家账号 */
  account?: string | null
  /** 物流网络 */
  network?: NetworkValue | (string & {}) | null
  /** MSKU */
  msku?: string | null
  /** 负责人：这个店铺的这个 MSKU 现在由谁负责；以前由谁负责，见「负责人记录」 */
  specialist?: string | null
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
  [k: string]: string | number | null | (number | null)[] | undefined
}
