/**
 * How numbers are shown (specification, section 9): two places by default, percent times 100 with two places,
 * trailing zeros trimmed, rank as "#12" or "#0", an empty value as "-". Pure, exact on decimal text.
 */
import { compareText, groupDigits, isDecimal, roundText, shiftText, trimZeros } from '../decimal-text'

/** What stands where there is no value. */
export const EMPTY = '-'

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}

/** Shown as it came where it is not a number: a wrong value must be seen, not hidden. */
function asIs(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** 1234567 as "1,234,567". A fraction in an integer field is kept visible rather than rounded away. */
export function formatInteger(value: unknown): string {
  if (isEmpty(value)) return EMPTY
  if (!isDecimal(value)) return asIs(value)
  const text = roundText(value, 18)
  return text === undefined ? asIs(value) : groupDigits(trimZeros(text))
}

/** "1234.500" as "1,234.5" with at most `scale` digits (2 by default). */
export function formatDecimal(value: unknown, scale = 2): string {
  if (isEmpty(value)) return EMPTY
  const text = roundText(value, scale)
  return text === undefined ? asIs(value) : groupDigits(trimZeros(text))
}

/** The fraction "0.1234" as "12.34%". */
export function formatPercent(value: unknown, places = 2): string {
  if (isEmpty(value)) return EMPTY
  const text = roundText(shiftText(value, 2), places)
  return text === undefined ? asIs(value) : `${groupDigits(text)}%`
}

/** 12 as "#12", nothing as "#0". */
export function formatRank(value: unknown): string {
  if (isEmpty(value)) return '#0'
  return isDecimal(value) ? `#${formatInteger(value)}` : asIs(value)
}

/** "up", "down" or "level": the way from the earlier value, by the sign of a rate or difference. */
export function trendOf(value: unknown): 'up' | 'down' | 'level' | undefined {
  const sign = compareText(value, 0)
  return sign === undefined ? undefined : sign > 0 ? 'up' : sign < 0 ? 'down' : 'level'
}

/** Bytes as people say them: 1536 as "1.5 KB". */
export function formatFileSize(bytes: unknown): string {
  const size = typeof bytes === 'string' && bytes !== '' ? Number(bytes) : bytes
  if (typeof size !== 'number' || !Number.isFinite(size)) return EMPTY
  const units = ['B', 'KB', 'MB', 'GB'] as const
  let left = size
  let unit = 0
  while (left >= 1024 && unit < units.length - 1) {
    left /= 1024
    unit += 1
  }
  return `${unit === 0 ? left : trimZeros(left.toFixed(1))} ${units[unit]}`
}
