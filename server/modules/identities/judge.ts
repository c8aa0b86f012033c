/**
 * Judges the rows of one identity: which are equal, which are not, which wait for their other side. Pure and exact; reads
 * nothing and keeps nothing.
 */
import { addText, compareText, negatedText, roundText } from '../../../contract/decimal-text'
import type { Identity } from '../../../contract/identity'
import type { Dataset, Model } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import { traits } from '../../../kinds/column-kinds'
import { currencyDigits } from '../../kernel/read/statement/values'

/** A row whose sides are not equal; amounts are decimals in `currency`, pieces have none. */
interface Difference {
  shop: string | null
  currency: string | null
  /** What tells the row within its shop: "2025-03"; '' where the shop alone does. */
  row: string
  left: string
  right: string
  /** left − right. */
  difference: string
}

/** What was found of one shop, or of the company where the rows have none, in one currency. */
export interface Found {
  shop: string | null
  currency: string | null
  state: 'green' | 'red' | 'none'
  checked: number
  left: string
  right: string
  /** Of the difference that is largest by its size; "0" where none is. */
  largest: string
  differing: Difference[]
}

/** The same decimal with the other sign. */
const sizeOf = (amount: string): string => amount.replace('-', '')
const textOf = (value: unknown): string | undefined => (value === null || value === undefined || value === '' ? undefined : String(value))

/**
 * Amounts are compared in the smallest unit of their currency: a yen has no hundredths in which a report could differ.
 * @param rows the dataset's report by the identity's rows, with both its measures
 */
export function judge(model: Model, dataset: Dataset, identity: Identity, rows: readonly Row[]): Found[] {
  const found = new Map<string, Found>()
  const currencyField = dataset.measures[identity.left]?.currencyField
  for (const row of rows) {
    const shop = identity.shop === undefined ? null : textOf(row[identity.shop])
    const sides = [textOf(row[identity.left]), textOf(row[identity.right])]
    if (shop === undefined || sides.every((side) => side === undefined)) continue
    const currency = currencyField === undefined ? null : textOf(row[currencyField]) ?? textOf(row['currency']) ?? null
    const key = keyOf({ shop, currency })
    const of = found.get(key) ?? { shop, currency, state: 'none' as const, checked: 0, left: '0', right: '0', largest: '0', differing: [] }
    found.set(key, of)
    if (identity.both && sides.includes(undefined)) continue
    const [left = '0', right = '0'] = sides.map((side) =>
      side === undefined || currency === null ? side : roundText(side, currencyDigits(model, currency)))
    const difference = addText(left, negatedText(right)) ?? '0'
    of.checked++
    of.left = addText(of.left, left) ?? of.left
    of.right = addText(of.right, right) ?? of.right
    const differs = compareText(sizeOf(difference), identity.tolerance) === 1
    of.state = differs || of.state === 'red' ? 'red' : 'green'
    if (!differs) continue
    if (compareText(sizeOf(difference), sizeOf(of.largest)) === 1) of.largest = difference
    of.differing.push({ shop, currency, row: nameOf(dataset, identity, row), left, right, difference })
  }
  return [...found.values()]
}

/** What tells one found from another of its identity. */
export function keyOf({ shop, currency }: Pick<Found, 'shop' | 'currency'>): string {
  return `${shop ?? ''} ${currency ?? ''}`
}

function nameOf(dataset: Dataset, identity: Identity, row: Row): string {
  return identity.rows.filter((name) => name !== identity.shop).map((name) => {
    const value = textOf(row[name]) ?? '空'
    return traits(dataset.dimensions[name]).names === 'month' ? value.slice(0, 7) : value
  }).join(' · ')
}
