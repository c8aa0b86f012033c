/**
 * Exact arithmetic on decimal text ("-12.30"), the form in which amounts travel. Everything is done in whole numbers (BigInt, or as many
 * digits as a number holds exactly): no amount ever becomes a float. Pure; formats and row conditions build on it.
 */
import { coarser, finer, shareOf, smallOf, writeSmall, type SmallDecimal } from './small-decimal'

interface Parts {
  /** All digits as one integer, with the sign. */
  units: bigint
  /** How many of them stand after the point. */
  scale: number
}

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d*))?$|^([+-]?)\.(\d+)$/
const EXPONENT = /^([+-]?\d+(?:\.\d+)?)[eE]([+-]?\d+)$/

/** Reads decimal text or a safe number; undefined for anything else (empty text, "abc", NaN, an object). */
function parse(value: unknown): Parts | undefined {
  if (typeof value === 'bigint') return { units: value, scale: 0 }
  const text = typeof value === 'number' ? (Number.isFinite(value) ? String(value) : '') : typeof value === 'string' ? value.trim() : ''
  const exponent = EXPONENT.exec(text)
  if (exponent) {
    const base = parse(exponent[1])
    if (!base) return undefined
    const shift = Number(exponent[2])
    return shift >= base.scale
      ? { units: base.units * 10n ** BigInt(shift - base.scale), scale: 0 }
      : { units: base.units, scale: base.scale - shift }
  }
  const match = DECIMAL.exec(text)
  if (!match) return undefined
  const sign = (match[1] ?? match[4]) === '-' ? -1n : 1n
  const whole = match[2] ?? '0'
  const fraction = match[3] ?? match[5] ?? ''
  return { units: sign * BigInt(whole + fraction), scale: fraction.length }
}

function write({ units, scale }: Parts): string {
  const negative = units < 0n
  const digits = (negative ? -units : units).toString().padStart(scale + 1, '0')
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
  return negative ? `-${text}` : text
}

function at(parts: Parts, scale: number): bigint {
  return parts.units * 10n ** BigInt(scale - parts.scale)
}

/** True for decimal text and finite numbers. */
export function isDecimal(value: unknown): boolean {
  return parse(value) !== undefined
}

/** The value as plain decimal text without an exponent; undefined where it is none. */
export function decimalText(value: unknown): string | undefined {
  const parts = parse(value)
  return parts && write(parts)
}

/** Rounded half away from zero to `scale` digits, zeros kept: ("1.005", 2) is "1.01". "-0.00" becomes "0.00". */
export function roundText(value: unknown, scale: number): string | undefined {
  const small = smallOf(value)
  const units = small && (small.scale <= scale ? finer(small, scale) : coarser(small, scale))
  if (units !== undefined) return writeSmall(units, scale)
  const parts = parse(value)
  if (!parts) return undefined
  if (parts.scale <= scale) return write({ units: at(parts, scale), scale })
  const divisor = 10n ** BigInt(parts.scale - scale)
  const magnitude = parts.units < 0n ? -parts.units : parts.units
  const rounded = (magnitude + divisor / 2n) / divisor
  return write({ units: parts.units < 0n ? -rounded : rounded, scale })
}

/** Moves the point: ("0.1234", 2) is "12.34"; ("5", -2) is "0.05". */
export function shiftText(value: unknown, places: number): string | undefined {
  const parts = parse(value)
  if (!parts) return undefined
  const scale = parts.scale - places
  return scale >= 0 ? write({ units: parts.units, scale }) : write({ units: parts.units * 10n ** BigInt(-scale), scale: 0 })
}

/** Takes zeros off the end, but leaves `least` digits after the point: ("12.3400", 2) is "12.34". */
export function trimZeros(text: string, least = 0): string {
  const point = text.indexOf('.')
  if (point < 0) return least > 0 ? `${text}.${'0'.repeat(least)}` : text
  let end = text.length
  while (end > point + 1 + least && text[end - 1] === '0') end -= 1
  const kept = text.slice(0, end)
  return kept.endsWith('.') ? kept.slice(0, -1) : kept
}

/** -1, 0 or 1; undefined where one of the two is no decimal. */
export function compareText(left: unknown, right: unknown): -1 | 0 | 1 | undefined {
  const a = parse(left)
  const b = parse(right)
  if (!a || !b) return undefined
  const scale = Math.max(a.scale, b.scale)
  const difference = at(a, scale) - at(b, scale)
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

/** How far an amount has moved: exactly, and by the size of the earlier one. */
interface Moved {
  /** now − before, without zeros at its end. */
  delta: string
  /** delta ÷ |before|, rounded half away from zero to `digits`; null where nothing can be divided by. */
  rate: string | null
}

/** How far a decimal has moved from an earlier one; undefined where one of them is none. A report asks it of every figure. */
export function movedText(now: unknown, before: unknown, digits: number): Moved | undefined {
  const [there, earlier] = [smallOf(now), smallOf(before)]
  return (there && earlier && smallMoved(there, earlier, digits)) ?? exactlyMoved(now, before, digits)
}

function smallMoved(now: SmallDecimal, before: SmallDecimal, digits: number): Moved | undefined {
  const scale = Math.max(now.scale, before.scale)
  const [there, earlier] = [finer(now, scale), finer(before, scale)]
  if (there === undefined || earlier === undefined || !Number.isSafeInteger(there - earlier)) return undefined
  const delta = trimZeros(writeSmall(there - earlier, scale))
  if (earlier === 0) return { delta, rate: null }
  const share = shareOf(there - earlier, Math.abs(earlier), digits)
  return share === undefined ? undefined : { delta, rate: trimZeros(writeSmall(share, digits)) }
}

function exactlyMoved(now: unknown, before: unknown, digits: number): Moved | undefined {
  const a = parse(now)
  const b = parse(before)
  if (!a || !b) return undefined
  const scale = Math.max(a.scale, b.scale)
  const [there, earlier] = [at(a, scale), at(b, scale)]
  const units = there - earlier
  const base = earlier < 0n ? -earlier : earlier
  const delta = trimZeros(write({ units, scale }))
  if (base === 0n) return { delta, rate: null }
  const share = ((units < 0n ? -units : units) * 10n ** BigInt(digits) * 2n + base) / (base * 2n)
  return { delta, rate: trimZeros(write({ units: units < 0n ? -share : share, scale: digits })) }
}

/** -1, 0 or 1, as the amount stands to zero; undefined for what is no decimal. */
export function signText(value: unknown): -1 | 0 | 1 | undefined {
  const parts = parse(value)
  return parts && (parts.units === 0n ? 0 : parts.units < 0n ? -1 : 1)
}

/** Groups the digits before the point by three: "1234567.80" is "1,234,567.80". */
export function groupDigits(text: string): string {
  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** The exact sum of two decimals: ("0.1", "0.25") is "0.35"; the other one where one is none, undefined where both are. */
export function addText(left: unknown, right: unknown): string | undefined {
  const a = parse(left)
  const b = parse(right)
  if (!a || !b) return a || b ? write((a ?? b)!) : undefined
  const scale = Math.max(a.scale, b.scale)
  return write({ units: at(a, scale) + at(b, scale), scale })
}

/** The exact sum of decimals; 0 of none. */
export function sumText(amounts: readonly string[]): string {
  return amounts.reduce((sum, amount) => addText(sum, amount) ?? sum, '0')
}

/** Significant digits that a quotient has at least, and digits of the groups that PostgreSQL counts them by. */
const LEAST_DIGITS = 16
const GROUP = 4

/** The first group of four digits that is not zero, and at which place left of the point it stands; as PostgreSQL keeps a number. */
function leading({ units, scale }: Parts): { weight: number; digits: number } {
  if (units === 0n) return { weight: 0, digits: 0 }
  const right = Math.ceil(scale / GROUP)
  const digits = ((units < 0n ? -units : units) * 10n ** BigInt(right * GROUP - scale)).toString()
  const groups = Math.ceil(digits.length / GROUP)
  return { weight: groups - right - 1, digits: Number(digits.slice(0, digits.length - (groups - 1) * GROUP)) }
}

/** The same amount the other way round. @param text a decimal, as these functions give it */
export function negatedText(text: string): string {
  return text.startsWith('-') ? text.slice(1) : `-${text}`
}

/**
 * The quotient of two decimals with the digits that PostgreSQL gives it (at least 16 of use), so that a form shows what the
 * server answers; undefined where one is none or the divisor is zero.
 */
export function ratioText(left: unknown, right: unknown): string | undefined {
  const a = parse(left)
  const b = parse(right)
  if (!a || !b || b.units === 0n) return undefined
  const [above, below] = [leading(a), leading(b)]
  const weight = above.weight - below.weight - (above.digits <= below.digits ? 1 : 0)
  const scale = Math.min(Math.max(LEAST_DIGITS - weight * GROUP, a.scale, b.scale, 0), 1000)
  const shift = scale + b.scale - a.scale
  const [top, bottom] = shift >= 0 ? [a.units * 10n ** BigInt(shift), b.units] : [a.units, b.units * 10n ** BigInt(-shift)]
  const negative = top < 0n !== bottom < 0n
  const [size, by] = [top < 0n ? -top : top, bottom < 0n ? -bottom : bottom]
  const rounded = (size * 2n + by) / (by * 2n)
  return write({ units: negative ? -rounded : rounded, scale })
}

/** The exact product of two decimals: ("0.75", "10") is "7.50"; undefined where one is none. */
export function timesText(left: unknown, right: unknown): string | undefined {
  const a = parse(left)
  const b = parse(right)
  return a && b ? write({ units: a.units * b.units, scale: a.scale + b.scale }) : undefined
}

/** How many whole steps of this size reach the value: ("10.2", "0.5") is 21, of nothing 0; undefined where one is none or the step is not above 0. */
export function stepsUp(value: unknown, step: unknown): bigint | undefined {
  const a = parse(value)
  const b = parse(step)
  if (!a || !b || b.units <= 0n) return undefined
  const scale = Math.max(a.scale, b.scale)
  const [top, by] = [at(a, scale), at(b, scale)]
  return top <= 0n ? 0n : (top + by - 1n) / by
}
