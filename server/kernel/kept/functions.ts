/**
 * The functions that make rows out of facts, by the name that an entity's "compute" says. A function makes the rows of
 * one company that a change concerns anew, in the transaction of the change; it never calls itself to refresh.
 */
import type { Model } from '../../../contract/model'
import type { Tx } from '../store/connect'
import { fbaStock } from '../../modules/fba/fba-stock'
import { AD_FUNCTIONS } from '../../modules/ads/ad-structure'
import { pools } from '../../modules/fba/pools'
import { profitLines } from '../../modules/finance/profit-lines'
import { saleOrders } from '../../modules/sales/sale-orders'

export interface Making {
  tx: Tx
  model: Model
  companyId: number
  /** The entity whose rows changed; undefined: everything is made anew. */
  changed?: string
  /** Days (yyyy-mm-dd) of the changed rows, before and after; 'all': the company's whole time. */
  days: readonly string[] | 'all'
}

export type RowsFunction = (making: Making) => Promise<void>

/** `version` is raised when a function makes other rows than before: a database then has them made anew when it is opened. */
export const ROW_FUNCTIONS: Record<string, { run: RowsFunction; version: number }> = { ...AD_FUNCTIONS,
  fbaStock: { run: fbaStock, version: 3 },
  pools: { run: pools, version: 1 },
  profitLines: { run: profitLines, version: 2 },
  saleOrders: { run: saleOrders, version: 1 },
}

export const FUNCTION_NAMES: string[] = Object.keys(ROW_FUNCTIONS)
