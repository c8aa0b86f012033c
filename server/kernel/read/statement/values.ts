/**
 * What the database answers, as it travels: exact decimals as text, counts as numbers, ids as text, months as yyyy-mm.
 * Reads values only; formats for people are the client's.
 */
import { traits } from '../../../../kinds/column-kinds'
import { perModel } from '../../../../contract/per-model'
import type { Model } from '../../../../contract/model'
import type { ColumnKind } from '../../../../contract/plan'
import { SERVER_KINDS } from '../../../../kinds/server-kinds'
import type { Digits } from '../../value/server-kind'

/** How one column of an answer is read. */
export interface ReadAs extends Digits {
  kind: ColumnKind
}

/** @param digits digits of the amount's currency, where it has none of its own scale (yen: 0) */
export function readValue(reading: ReadAs, value: unknown, digits?: number): unknown {
  return value === null || value === undefined ? null : SERVER_KINDS[reading.kind].read(value, reading, digits)
}

/** Digits kept of a quotient: enough for a share shown with two digits of percent, and for a price of a cent's cent. */
export function keptDigits(kind: ColumnKind, scale: number | undefined): number {
  return Math.max(scale ?? 0, traits({ kind }).points ? 6 : 4)
}

/** Currency -> digits of each model; worked out once, for an export asks for every amount of every row. */
const digitsOf = perModel((model) => {
  const found = new Map<string, number>()
  for (const values of Object.values(model.enums)) {
    for (const [value, { digits }] of Object.entries(values.data)) if (typeof digits === 'number' && !found.has(value)) found.set(value, digits)
  }
  return found
})

/** Digits after the point of a currency, by the enum that says so; 2 where nobody does. */
export function currencyDigits(model: Model, currency: unknown): number {
  if (typeof currency !== 'string') return 2
  return digitsOf(model).get(currency) ?? 2
}
