/**
 * Conversion to the company's currency: one rate for each month and currency, the company's own where it has set one,
 * otherwise the official one. An amount whose month has no rate becomes NaN, which PostgreSQL carries through every sum
 * and formula, so that no total is silently short; readers turn NaN into null and name the month.
 *
 * A converted amount is rounded once, where it is first shown: a list rounds every row's amount, a report every cell (a
 * row's amount at a value of the pivot). Everything above is a sum of rounded amounts, so that what stands on one screen
 * adds up to the last digit.
 */
import type { Model } from '../../../../contract/model'
import type { About } from '../../../../contract/wire'
import { knowsRates, RATES, type RateTable } from './rates.source'
import { literal, name, planning, type Planning } from './statement'
import { currencyDigits } from './values'
import type { Tx } from '../../store/connect'
import type { Reading } from '../reading'

/**
 * The common table expression that joins refer to. Both entities keep a month as its first day. Not materialized: the few
 * rows are read again by each worker, so that large sets are converted by several.
 */
export function ratesTable(plan: Planning): string {
  return ratesAs('not materialized', plan.statement.value(plan.asker.companyId, ''), plan.statement.value(plan.asker.currency, 'text'))
}

/**
 * The same for a statement of one's own.
 * @param company SQL of its id; @param base SQL of the currency that it counts in
 */
export function ratesAs(kept: 'materialized' | 'not materialized', company: string, base: string): string {
  const { own, official } = RATES.get()
  return `rates as ${kept} (
  select coalesce(o.month, f.month) as month, coalesce(o.currency, f.currency) as currency, coalesce(o.rate, f.rate) as rate
  from (${rowsOf(own)} where company_id = ${company}) o
  full join (${rowsOf(official)} where ${name(official.base)} = ${base}) f on f.month = o.month and f.currency = o.currency
)`
}

function rowsOf({ entity, month, currency, rate }: RateTable): string {
  return `select ${name(month)} as month, ${name(currency)} as currency, ${name(rate)} as rate from ${name(entity)}`
}

/** Beside amounts that no rate is known for: which months and currencies lack one, and the page where rates are entered. */
export function aboutRates(model: Model, missing: string[]): Pick<About, 'missingRates' | 'ratesPage'> {
  if (missing.length === 0) return {}
  const inMenu = new Set(model.menu.flatMap(({ children }) => children.flatMap((group) => group.children.map(({ route }) => route))))
  const page = Object.values(model.plans).find((plan) => inMenu.has(plan.route) && plan.lists.some(({ source }) => source.entity === RATES.get().own.entity))
  return { missingRates: missing, ...(page ? { ratesPage: page.route } : {}) }
}

const seenIn = new WeakMap<Tx, Promise<string>>()

/** A fingerprint of all rates that conversions of the asker's company may use; a few hundred rows, read once by each question. */
export function ratesSeen(reading: Reading): Promise<string> {
  // A transaction that writes may write rates; one that reads is of one company, and sees one state.
  if (!reading.tx.readOnly) return seen(reading)
  const known = seenIn.get(reading.tx) ?? seen(reading)
  seenIn.set(reading.tx, known)
  return known
}

async function seen(reading: Reading): Promise<string> {
  const { tx, model } = reading
  if (!knowsRates(model)) return ''
  const plan = planning(reading, 'company')
  const text = `with ${ratesTable(plan)}\nselect md5(string_agg(rates::text, ' ' order by month, currency)) as seen from rates`
  return (await tx.query<{ seen: string | null }>(text, plan.statement.values)).rows[0]?.seen ?? ''
}

/** The newest rate of each currency, for rows that belong to no month. */
export const NEWEST_RATES = '(select distinct on (currency) currency, rate from rates order by currency, month desc)'

/** The amount in the company's currency; `rate` is null where none is known. `digits`: rounded to them. */
export function converted(plan: Planning, amount: string, currency: string, rate: string, digits?: number): string {
  const base = plan.statement.value(plan.asker.currency, 'text')
  const round = (sql: string) => (digits === undefined ? sql : `round(${sql}, ${digits})`)
  return `(case when ${amount} = 0 then ${amount} when ${currency} = ${base} then ${round(amount)}
    else ${round(`${amount} * coalesce(${rate}, 'NaN'::numeric)`)} end)`
}

/** The digits that a converted amount keeps: its own, which are told for a currency of cents, in the company's currency. */
export function convertedDigits(plan: Planning, scale: number | undefined): number {
  return Math.max(0, (scale ?? 2) + currencyDigits(plan.model, plan.asker.currency) - 2)
}

/** True where a row's amount cannot be converted. */
export function lacksRate(plan: Planning, amounts: string[], currency: string, rate: string): string {
  const base = plan.statement.value(plan.asker.currency, 'text')
  const matters = amounts.map((amount) => `${amount} <> 0`).join(' or ')
  return `(${rate} is null and ${currency} is distinct from ${base} and (${matters}))`
}

/** NaN (an amount without a rate) as null. */
export function withoutNaN(expression: string): string {
  return `nullif(${expression}, ${literal('NaN')}::numeric)`
}

/**
 * What amounts of several currencies are put in order by: their worth at the newest rates, so that ¥8,000 does not stand
 * above $300. Within one currency the order is that of the amounts; one without a rate counts as it is. Nothing of it is shown.
 */
export function worth(plan: Planning, amount: string, currency: string): string {
  if (!knowsRates(plan.model)) return amount
  plan.needsRates = true
  const base = plan.statement.value(plan.asker.currency, 'text')
  return `(${amount} * (case when ${currency} = ${base} then 1 else coalesce(((select jsonb_object_agg(n.currency, n.rate)
    from ${NEWEST_RATES} n) ->> ${currency})::numeric, 1) end))`
}
