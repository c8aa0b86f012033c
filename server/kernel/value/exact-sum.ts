/**
 * Adds exact decimal texts without rounding. Small integers ride on safe JavaScript integers per scale and spill
 * into bigint before they could lose a digit; it must never add fractions as floats.
 */
const SPILL = 2 ** 52
/** Characters of a text whose digits are a safe integer. */
const LONGEST = 15
const MINUS = 45
const POINT = 46
const ZERO = 48

function pow10(n: number): bigint {
  return 10n ** BigInt(n)
}

/** Decimal text from an integer and the number of digits after the point; the fraction is kept in full. */
function fromUnits(units: bigint, scale: number): string {
  const negative = units < 0n
  const digits = (negative ? -units : units).toString().padStart(scale + 1, '0')
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
  return negative ? `-${text}` : text
}

/** An exact running sum of decimal texts such as "-1234.56". */
export class ExactSum {
  private readonly small: number[] = []
  private readonly big: (bigint | undefined)[] = []

  /** Adds one decimal text; `sign` -1 takes it away. */
  add(text: string, sign: 1 | -1 = 1): void {
    const end = text.length
    if (end > LONGEST) return this.addBig(text, sign)
    let at = text.charCodeAt(0) === MINUS ? 1 : 0
    const negative = at === 1
    let units = 0
    let point = end - 1
    for (; at < end; at++) {
      const code = text.charCodeAt(at)
      if (code === POINT && point === end - 1) point = at
      else if (code >= ZERO && code <= ZERO + 9) units = units * 10 + code - ZERO
      else return this.addBig(text, sign)
    }
    this.addSmall(end - point - 1, negative === (sign === 1) ? -units : units)
  }

  private addSmall(scale: number, units: number): void {
    const { small, big } = this
    while (small.length <= scale) small.push(0)
    const next = small[scale]! + units
    if (next > SPILL || next < -SPILL) {
      big[scale] = (big[scale] ?? 0n) + BigInt(next)
      small[scale] = 0
    } else small[scale] = next
  }

  private addBig(text: string, sign: 1 | -1): void {
    const point = text.indexOf('.')
    const scale = point < 0 ? 0 : text.length - point - 1
    const digits = point < 0 ? text : text.slice(0, point) + text.slice(point + 1)
    if (digits.length > LONGEST) this.big[scale] = (this.big[scale] ?? 0n) + BigInt(digits) * BigInt(sign)
    else this.addSmall(scale, Number(digits) * sign)
  }

  /** The sum in units of the finest value added, where it surely is a safe integer. */
  private safeUnits(): number | undefined {
    if (this.big.length > 0) return undefined
    let units = 0
    for (const part of this.small) {
      units = units * 10 + part
      if (units > SPILL || units < -SPILL) return undefined
    }
    return units
  }

  /** The sum in units of 10^-scale of the finest value added. */
  private units(): { units: bigint; scale: number } {
    const scale = Math.max(this.small.length, this.big.length, 1) - 1
    let units = 0n
    for (let s = 0; s <= scale; s++) {
      const part = BigInt(this.small[s] ?? 0) + (this.big[s] ?? 0n)
      if (part !== 0n) units += part * pow10(scale - s)
    }
    return { units, scale }
  }

  isZero(): boolean {
    const safe = this.safeUnits()
    return safe === undefined ? this.units().units === 0n : safe === 0
  }

  /** -1, 0 or 1. */
  sign(): number {
    const { units } = this.units()
    return units > 0n ? 1 : units < 0n ? -1 : 0
  }

  /** The sum with at least `digits` digits after the point and no trailing zeros beyond them. */
  text(digits = 2): string {
    let { units, scale } = this.units()
    if (scale < digits) {
      units *= pow10(digits - scale)
      scale = digits
    }
    while (scale > digits && units % 10n === 0n) {
      units /= 10n
      scale--
    }
    return fromUnits(units, scale)
  }
}

/** True when two decimal texts are the same amount ("1.20" and "1.2"). */
export function sameAmount(left: string, right: string): boolean {
  const sum = new ExactSum()
  sum.add(left)
  sum.add(right, -1)
  return sum.isZero()
}
