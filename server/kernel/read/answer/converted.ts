/**
 * Beside totals in several currencies stands one more line: all of it in the company's currency. It is the very total that
 * the same question has in the company's currency, so that a figure is one figure wherever it is read. Which questions have
 * such a line, and what it says; asking is in lists.ts and reports.ts.
 */
import type { Entity } from '../../../../contract/model'
import { comparisonsOf } from '../../../../contract/filter'
import type { ListRequest, SummaryLine } from '../../../../contract/wire'
import { EntityReader } from '../statement/fields'
import { withoutDays } from '../plan/figures'
import { planning, type Planning } from '../statement/statement'
import { currencyUnder } from '../plan/totals'

/** Totals in two currencies or more, of a system that knows rates. */
export function hasSeveralCurrencies({ model, convert }: Pick<Planning, 'model' | 'convert'>, summary: readonly SummaryLine[]): boolean {
  if (convert || !model.entities['exchange_rate'] || !model.entities['official_rate']) return false
  return summary.filter(({ currency }) => currency !== null).length > 1
}

/** Conditions on amounts are of the amounts as shown: converted, they would find other rows, whose total is another. */
export function asksForAmounts({ model, asker }: Pick<Planning, 'model' | 'asker'>, entity: Entity, { filter, compare }: Pick<ListRequest, 'filter' | 'compare'>): boolean {
  const plan = planning(model, asker, 'original')
  const ofRows = withoutDays(plan, entity, filter, compare)
  const reader = new EntityReader(plan, entity)
  return comparisonsOf(ofRows).some(({ field }) => currencyUnder(reader, reader.at(field)) !== undefined)
}

/** @param missingRates months and currencies that had none */
export function convertedLine({ currency, values }: SummaryLine, missingRates: string[]): SummaryLine {
  return { currency, values, converted: true, ...(missingRates.length > 0 ? { missingRates } : {}) }
}
