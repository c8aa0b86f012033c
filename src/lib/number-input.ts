/** What typed text becomes in number inputs (specification, section 5). Pure; text in, text out, so that no digit is lost. */
import { compareText } from '../../contract/decimal-text'

/** Keeps digits alone: "1a2.5" is "125". A leading minus stays only where negative values are allowed. */
export function integerInput(text: string, negative = false): string {
  const digits = text.replace(/\D/g, '')
  return negative && text.trim().startsWith('-') ? `-${digits}` : digits
}

interface DecimalRules {
  /** Digits after the point; 2 by default. */
  decimals?: number
  /** Digits before the point at most. */
  maxDigits?: number
  negative?: boolean
}

/** Keeps digits and one point, limits decimals, strips leading zeros to a single 0: "007.1299" is "7.12". */
export function decimalInput(text: string, { decimals = 2, maxDigits, negative = false }: DecimalRules = {}): string {
  const kept = text.replace(/[。．]/g, '.').replace(/[^\d.]/g, '')
  const point = kept.indexOf('.')
  const whole = (point < 0 ? kept : kept.slice(0, point)).replace(/^0+(?=\d)/, '').slice(0, maxDigits)
  const fraction = point < 0 ? '' : kept.slice(point + 1).replaceAll('.', '').slice(0, decimals)
  const sign = negative && text.trim().startsWith('-') ? '-' : ''
  return sign + (point < 0 || decimals === 0 ? whole : `${whole === '' ? '0' : whole}.${fraction}`)
}

/** A finished value within its limits; a point or minus with nothing after it is dropped. Empty stays empty. */
export function clampInput(text: string, min?: number, max?: number): string {
  const value = text.replace(/\.$/, '')
  if (value === '' || value === '-') return ''
  if (min !== undefined && compareText(value, min) === -1) return String(min)
  return max !== undefined && compareText(value, max) === 1 ? String(max) : value
}
