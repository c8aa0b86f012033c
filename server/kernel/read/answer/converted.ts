/**
 * Totals in several currencies: which of them stands first, and what all of them are worth together.
 *
 * Beside totals in several currencies stands one more line: all of it in the company's currency. It is the very total that
 * the same question has in the company's currency, so that a figure is one figure wherever it is read. Which questions have
 * such a line, and what it says; asking is in lists.ts and reports.ts.
 */
import { traits } from '../../../../kinds/column-kinds'
import type { Entity, Field } from '../../../../contract/model'
import { fieldAtPath } from '../../../../codegen/resolve/field-plans'
import { pathsOf } from '../../../../codegen/resolve/formulas'
import { fieldsOfCondition } from '../../../../contract/filter'
import type { ListRequest, SummaryLine } from '../../../../contract/wire'
import type { Reading } from '../reading'
import { EntityReader } from '../statement/fields'
import { withoutDays } from '../plan/figures'
import { NEWEST_RATES, ratesTable } from '../statement/rates'
import { knowsRates } from '../statement/rates.source'
import { planning, type Planning } from '../statement/statement'
import { currencyUnder } from '../plan/totals'

type Asked = Pick<Planning, 'model' | 'asker'>

/** Totals in two currencies or more, of a system that knows rates. */
export function hasSeveralCurrencies({ model, convert }: Pick<Planning, 'model' | 'convert'>, summary: readonly SummaryLine[]): boolean {
  if (convert || !knowsRates(model)) return false
  return summary.filter(({ currency }) => currency !== null).length > 1
}

/** Conditions on amounts are of the amounts as shown: converted, they would find other rows, whose total is another. */
export function asksForAmounts({ model, asker }: Asked, entity: Entity, { filter, compare }: Pick<ListRequest, 'filter' | 'compare'>): boolean {
  const plan = planning({ model, asker })
  const ofRows = withoutDays(plan, entity, filter, compare)
  const reader = new EntityReader(plan, entity)
  return fieldsOfCondition(ofRows).some((field) => currencyUnder(reader, reader.at(field)) !== undefined)
}

/** @param missingRates months and currencies that had none */
export function convertedLine({ currency, values }: SummaryLine, missingRates: string[]): SummaryLine {
  return { currency, values, converted: true, ...(missingRates.length > 0 ? { missingRates } : {}) }
}

/**
 * Totals in the order in which they are read: the company's own currency, the others by what they are worth at the newest
 * rates, those without a rate by their names, and what has no currency last.
 */
export async function byWorth(reading: Reading, summary: SummaryLine[], { amounts, under, told }: Worth): Promise<SummaryLine[]> {
  const { tx, model, asker } = reading
  const foreign = summary.filter(({ currency }) => currency !== null && currency !== asker.currency)
  if (foreign.length < 2 || !knowsRates(model)) return summary
  const plan = planning(reading, 'company')
  const text = `with ${ratesTable(plan)}\nselect currency, rate::text as rate from ${NEWEST_RATES} n`
  const { rows } = await tx.query<{ currency: string; rate: string }>(text, plan.statement.values)
  const rates = new Map(rows.map(({ currency, rate }) => [currency, Number(rate)]))
  const lines = amounts.length === 0 && under.length > 0 ? await told(under) : undefined
  const worthOf = ({ currency, values }: SummaryLine): number => {
    const known = lines ? (lines.find((line) => line.currency === currency)?.values ?? {}) : values
    const amount = (lines ? under : amounts).map((key) => known[key]).find((value) => value !== null && value !== undefined)
    return Math.abs(Number(amount ?? 0)) * (rates.get(currency ?? '') ?? Number.NaN)
  }
  const place = ({ currency }: SummaryLine): number => (currency === asker.currency ? 0 : currency === null ? 3 : rates.has(currency) ? 1 : 2)
  const placed = summary.map((line) => ({ line, place: place(line), worth: worthOf(line) }))
  placed.sort((a, b) => a.place - b.place || (a.place === 1 ? b.worth - a.worth : 0) || (a.line.currency ?? '').localeCompare(b.line.currency ?? ''))
  return placed.map(({ line }) => line)
}

/** What tells the worth of totals in a currency: spend does, a cost per click or an ACOS does not. */
interface Worth {
  /** Keys of the amounts that were asked for and add up, the first that a line has tells its worth. */
  amounts: string[]
  /** Keys of those that the averages and rates asked for are made of: they tell it where only such were asked for. */
  under: string[]
  /** The totals of the same question with these in place of what it asked for. */
  told(keys: string[]): Promise<SummaryLine[]>
}

/** The worth of an entity's rows by the fields that were asked for; of all its own where none is named. */
export function worthOfRows({ model }: Pick<Planning, 'model'>, entity: Entity, { fields }: Pick<ListRequest, 'fields'>): Omit<Worth, 'told'> {
  const at = (path: string): Field | undefined => fieldAtPath(model.entities, entity.name, path)
  const asked = fields ?? Object.keys(entity.fields)
  const amounts = asked.filter((path) => addsUp(at(path)))
  if (amounts.length > 0) return { amounts, under: [] }
  const below = (path: string): string[] => {
    const field = at(path)
    const before = path.slice(0, path.lastIndexOf('.') + 1)
    return addsUp(field) ? [path] : field?.formula ? pathsOf(field.formula).flatMap((inner) => below(at(before + inner) ? before + inner : inner)) : []
  }
  return { amounts, under: [...new Set(asked.flatMap(below))] }
}

/** True for an amount whose sum is money. */
export function addsUp(field: Pick<Field, 'kind' | 'total'> | undefined): boolean {
  return traits(field).inCurrency && field?.total === 'sum'
}
