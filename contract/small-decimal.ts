/**
 * Decimals whose digits fit in a number, which nearly all amounts do: whole numbers of their last place, worked with exactly. A report
 * asks it of thousands of figures; what is longer is left to whoever can do it with BigInt (decimal-text.ts). Pure.
 */
export interface SmallDecimal {
  /** All digits as one whole number, with the sign; at most 15 of them. */
  units: number
  /** How many of them stand after the point. */
  scale: number
}

const MOST_DIGITS = 15
const ZERO = 48
const MINUS = 45
const POINT = 46

/** Reads plain decimal text ("-12.30") or a whole number; undefined for what is none, or longer. */
export function smallOf(value: unknown): SmallDecimal | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && Math.abs(value) < 10 ** MOST_DIGITS ? { units: value + 0, scale: 0 } : undefined
  if (typeof value !== 'string' || value.length > MOST_DIGITS + 2) return undefined
  const negative = value.charCodeAt(0) === MINUS
  let units = 0
  let digits = 0
  let point = -1
  for (let at = negative ? 1 : 0; at < value.length; at += 1) {
    const code = value.charCodeAt(at)
    if (code >= ZERO && code < ZERO + 10) {
      units = units * 10 + (code - ZERO)
      digits += 1
    } else if (code === POINT && point < 0 && digits > 0) point = digits
    else return undefined
  }
  if (digits === 0 || digits > MOST_DIGITS || point === digits) return undefined
  return { units: negative && units > 0 ? -units : units, scale: point < 0 ? 0 : digits - point }
}

/** As plain decimal text with all its digits. */
export function writeSmall(units: number, scale: number): string {
  const digits = String(Math.abs(units)).padStart(scale + 1, '0')
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
  return units < 0 ? `-${text}` : text
}

/** The same amount in units of a finer place; undefined where they are too many to be exact. */
export function finer({ units, scale }: SmallDecimal, to: number): number | undefined {
  const found = units * 10 ** (to - scale)
  return Number.isSafeInteger(found) ? found : undefined
}

/** Rounded half away from zero to fewer digits after the point, in units of the last one that is left. */
export function coarser({ units, scale }: SmallDecimal, to: number): number {
  const by = 10 ** (scale - to)
  const size = Math.abs(units)
  const left = size % by
  const rounded = (size - left) / by + (left * 2 >= by ? 1 : 0)
  return units < 0 && rounded > 0 ? -rounded : rounded
}

/** units ÷ by with so many digits after the point, rounded half away from zero, in units of the last; undefined where it cannot be told exactly. */
export function shareOf(units: number, by: number, digits: number): number | undefined {
  // Ten times what is left over is the most that is worked with below.
  if (by > Number.MAX_SAFE_INTEGER / 10) return undefined
  const size = Math.abs(units)
  let left = size % by
  let found = (size - left) / by
  for (let at = 0; at < digits; at += 1) {
    left *= 10
    const next = left % by
    found = found * 10 + (left - next) / by
    left = next
  }
  if (left * 2 >= by) found += 1
  if (!Number.isSafeInteger(found)) return undefined
  return units < 0 && found > 0 ? -found : found
}
