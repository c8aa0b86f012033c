/** Where rates of exchange are kept: a module says which entities hold them, by their fields. The kernel names none. */
import type { Model } from '../../../../contract/model'
import { slot } from '../../asker/slot'

/** An entity of one rate for each month and currency, and its fields; a month is kept as its first day. */
export interface RateTable {
  entity: string
  month: string
  currency: string
  /** What one unit of the currency is worth. */
  rate: string
}

/** The two tables of rates that a module names. */
export interface RatesSource {
  /** Rates that a company has set itself: they stand before all others. */
  own: RateTable
  /** Rates that are everybody's, each in a currency of its own. */
  official: RateTable & { base: string }
}

/** Filled from `Module.rates`; asked wherever amounts are converted. */
export const RATES = slot<RatesSource>('where rates of exchange are kept')

/** Whether this system keeps rates at all: a small one converts nothing. */
export function knowsRates(model: Pick<Model, 'entities'>): boolean {
  const { own, official } = RATES.get()
  return model.entities[own.entity] !== undefined && model.entities[official.entity] !== undefined
}
