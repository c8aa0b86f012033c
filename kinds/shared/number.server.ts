/** What the server does with figures: exact decimals as text, counts as numbers. Kinds of figures say how theirs differ. */
import { decimalText, roundText, trimZeros } from '../../contract/decimal-text'
import type { Field } from '../../contract/model'
import { beyondRange } from '../../server/kernel/value/limits'
import { readDecimal, readInteger } from '../../server/kernel/value/number'
import type { Cell, Digits, FormRead, NumberFormat, ServerKind } from '../../server/kernel/value/server-kind'

/** An exact decimal: an amount, a weight, a share. */
export const DECIMALS: Omit<ServerKind, 'report'> = {
  manner: 'number',
  read: readExact,
  ofText: readExact,
  identity: (value, digits) => String(readExact(value, digits)),
  empty: null,
  write: writeDecimal,
  cell: (value, { scale }) => numberCell(value, { digits: shownDigits(value, scale ?? 2), percent: false }),
  template: {
    how: () => '数字，如 12.5',
    example: '12.5',
    words: (cell) => [cell],
    read: (cell, field) => templateDecimal(cell, field, 'no', '12.30'),
  },
}

/** A whole number. */
export const COUNTS: Omit<ServerKind, 'report'> = {
  manner: 'number',
  read: readCount,
  ofText: readCount,
  identity: (value) => String(readCount(value)),
  empty: null,
  write: writeInteger,
  cell: (value) => numberCell(value, { digits: 0, percent: false }),
  template: {
    how: () => '整数，如 12',
    example: '12',
    words: (cell) => [cell],
    read: (cell, field) => {
      const value = readInteger(cell.normalize('NFKC'), '.')
      return typeof value === 'string' ? { value: Number(value) } : { wrong: `「${field.label}」要写成整数，例如 12` }
    },
  },
}

/** A number of a template. @param percent whether 15% is understood; `example`: what the refusal shows */
export function templateDecimal(cell: string, field: Field, percent: 'no' | 'fraction', example: string): FormRead {
  const value = readDecimal(cell.normalize('NFKC'), '.', percent)
  return typeof value === 'string' ? { value } : { wrong: `「${field.label}」要写成数字，例如 ${example}` }
}

/** A cell of an exported sheet: an exact number with its format, or text where the value is no number. */
export function numberCell(value: unknown, format: NumberFormat): Cell {
  // Most values come as plain decimal text already; an export reads millions of them.
  const number = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? value : decimalText(value)
  return number === undefined ? { text: String(value) } : { number, format }
}

/**
 * PostgreSQL's word for a sum that cannot be told is no figure.
 * @param currencyDigits digits of the amount's currency, where it has none of its own scale (yen: 0)
 */
function readExact(value: unknown, { scale, keep }: Digits, currencyDigits?: number): string | null {
  if (value === 'NaN') return null
  const text = keep === undefined ? String(value) : (roundText(value, keep) ?? String(value))
  return withDigits(trimZeros(text), currencyDigits === 0 ? 0 : (scale ?? 0))
}

function readCount(value: unknown): number | string | null {
  if (value === 'NaN') return null
  const count = typeof value === 'number' ? value : Number(value)
  return Number.isSafeInteger(count) || (typeof value === 'string' && value.includes('.')) ? count : String(value)
}

/** Zeros put on until `least` digits stand after the point; none taken off. */
function withDigits(text: string, least: number): string {
  const digits = text.includes('.') ? text.length - text.indexOf('.') - 1 : 0
  if (digits >= least) return text
  return `${text}${digits === 0 ? '.' : ''}${'0'.repeat(least - digits)}`
}

/** Amounts keep every digit that they have: a storage fee of 0.0079 is not cut to cents. */
function shownDigits(value: unknown, scale: number): number {
  const fraction = /\.(\d+?)0*$/.exec(String(value))?.[1]?.length ?? 0
  return Math.min(8, Math.max(Math.min(scale, 2), Math.min(fraction, Math.max(scale, 2))))
}

function writeDecimal(value: unknown, field: Field): FormRead {
  const text = typeof value === 'string' || typeof value === 'number' ? decimalText(value) : undefined
  if (text === undefined || text.replace(/[-.]/g, '').length > 30) return { wrong: `「${field.label}」要写成数字，例如 12.30` }
  const digits = trimZeros(text).split('.')[1]?.length ?? 0
  const scale = field.scale ?? 2
  if (digits > scale) return { wrong: scale === 0 ? `「${field.label}」不能有小数` : `「${field.label}」最多 ${scale} 位小数` }
  return inRange(field, text) ?? { value: text }
}

function writeInteger(value: unknown, field: Field): FormRead {
  const whole = typeof value === 'string' && /^-?\d{1,10}$/.test(value) ? Number(value) : value
  if (typeof whole !== 'number' || !Number.isInteger(whole)) return { wrong: `「${field.label}」要写成整数，例如 12` }
  if (Math.abs(whole) > 2_147_483_647) return { wrong: `「${field.label}」太大，最多 2147483647` }
  return inRange(field, String(whole)) ?? { value: whole }
}

function inRange(field: Field, text: string): { wrong: string } | undefined {
  const wrong = beyondRange(field, text)
  return wrong === undefined ? undefined : { wrong }
}
