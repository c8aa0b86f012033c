/**
 * What the database answers, as it travels: exact decimals as text, counts as numbers, ids as text, months as yyyy-mm.
 * Reads values only; formats for people are the client's.
 */
import type { Model } from '../../../../contract/model'
import { roundText, trimZeros } from '../../../../contract/decimal-text'
import type { ColumnKind } from '../../../../contract/plan'

/** How one column of an answer is read. */
export interface ReadAs {
  kind: ColumnKind
  /** Digits after the point that are always given. */
  scale?: number
  /** Digits that are kept at most; undefined: all of them. Set where a division made them endless. */
  keep?: number
}

const DECIMALS: ReadonlySet<ColumnKind> = new Set(['money', 'decimal', 'percent', 'progress'])
const COUNTS: ReadonlySet<ColumnKind> = new Set(['integer', 'rank'])

/** @param digits digits of the amount's currency, where it has none of its own scale (yen: 0) */
export function readValue(reading: ReadAs, value: unknown, digits?: number): unknown {
  if (value === null || value === undefined || value === 'NaN') return null
  if (DECIMALS.has(reading.kind)) {
    const text = reading.keep === undefined ? String(value) : (roundText(value, reading.keep) ?? String(value))
    return withDigits(trimZeros(text), digits === 0 ? 0 : (reading.scale ?? 0))
  }
  if (COUNTS.has(reading.kind)) {
    const count = typeof value === 'number' ? value : Number(value)
    return Number.isSafeInteger(count) || (typeof value === 'string' && value.includes('.')) ? count : String(value)
  }
  switch (reading.kind) {
    case 'id':
    case 'user':
      return String(value)
    case 'month':
      return String(value).slice(0, 7)
    default:
      return value
  }
}

/** Zeros put on until `least` digits stand after the point; none taken off. */
function withDigits(text: string, least: number): string {
  const digits = text.includes('.') ? text.length - text.indexOf('.') - 1 : 0
  if (digits >= least) return text
  return `${text}${digits === 0 ? '.' : ''}${'0'.repeat(least - digits)}`
}

/** Digits kept of a quotient: enough for a share shown with two digits of percent, and for a price of a cent's cent. */
export function keptDigits(kind: ColumnKind, scale: number | undefined): number {
  return Math.max(scale ?? 0, kind === 'percent' ? 6 : 4)
}

/** Currency -> digits of each model; worked out once, for an export asks for every amount of every row. */
const DIGITS = new WeakMap<Model, Map<string, number>>()

/** Digits after the point of a currency, by the enum that says so; 2 where nobody does. */
export function currencyDigits(model: Model, currency: unknown): number {
  if (typeof currency !== 'string') return 2
  const known = DIGITS.get(model) ?? digitsIn(model)
  return known.get(currency) ?? 2
}

function digitsIn(model: Model): Map<string, number> {
  const found = new Map<string, number>()
  for (const values of Object.values(model.enums)) {
    for (const [value, { digits }] of Object.entries(values.data)) if (typeof digits === 'number' && !found.has(value)) found.set(value, digits)
  }
  DIGITS.set(model, found)
  return found
}
