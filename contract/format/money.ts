/**
 * How amounts are shown: symbol, thousands, the currency's own digits, or the field's scale where that is finer,
 * so that a storage fee of 0.0079 stays 0.0079 and yen have no point. Where several currencies stand together, the code leads.
 */
import { groupDigits, roundText, trimZeros } from '../decimal-text'
import { EMPTY } from './number'

/** Symbols as staff know them; the dollar and the yuan alone are bare, their namesakes are told apart. */
const SYMBOLS: Record<string, string> = {
  USD: '$', CNY: '¥', RMB: '¥', EUR: '€', GBP: '£', JPY: 'JP¥', CAD: 'C$', MXN: 'MX$', AUD: 'A$', SGD: 'S$', BRL: 'R$', HKD: 'HK$',
  INR: '₹', TRY: '₺', PLN: 'zł', SEK: 'kr', AED: 'AED', SAR: 'SAR',
}

/** Digits after the point where they are not two (ISO 4217). */
const DIGITS: Record<string, number> = { JPY: 0, KRW: 0, VND: 0, CLP: 0, KWD: 3, BHD: 3 }

/** A field with a finer scale than its currency's keeps this many digits at least, so that figures stand in line. */
export const RATE_DIGITS = 4

interface MoneyFormat {
  currency?: string | null
  /** The field's scale; two where it says none. */
  scale?: number
  /** It adds up: no price of one piece. */
  sums?: boolean
  /** symbol: "$1.20"; code: "USD 1.20", for lists that mix currencies; plain: "1.20". */
  unit?: 'symbol' | 'code' | 'plain'
}

/** The sign where nothing says a currency (specification, section 9). */
const DEFAULT_SYMBOL = '$'

function symbolOf(currency: string | null | undefined): string {
  return currency ? (SYMBOLS[currency] ?? currency) : DEFAULT_SYMBOL
}

/** Digits after the point that an amount of this currency always shows. */
export function digitsOf(currency: string | null | undefined): number {
  return currency ? (DIGITS[currency] ?? 2) : 2
}

/** The digits alone: "1234.5" in USD is "1,234.50", "0.0079" at scale 4 is "0.0079"; "-" where there is no amount. */
export function formatAmount(value: unknown, { currency, scale: kept = 2, sums = false }: MoneyFormat = {}): string {
  if (value === null || value === undefined || value === '') return EMPTY
  const digits = digitsOf(currency)
  const scale = sums && kept > RATE_DIGITS ? readScale(value, digits) : kept
  const isRate = scale > 2
  const least = isRate && digits > 0 ? Math.min(scale, RATE_DIGITS) : Math.min(digits, Math.max(scale, 0))
  const most = isRate ? scale : least
  const rounded = roundText(value, most)
  return rounded === undefined ? String(value) : groupDigits(trimZeros(rounded, least))
}

/** A sum kept finer than a price is exact for its total's sake: it is read by its currency's digits, but where these leave nothing of it. */
function readScale(value: unknown, digits: number): number {
  return /[1-9]/.test(roundText(value, digits) ?? '') || !/[1-9]/.test(String(value)) ? digits : RATE_DIGITS
}

/** "-$1,234.50", "JP¥1,200", "EUR 3.00"; the sign stands first. Where several currencies stand together and one is not known, the figure stands alone. */
export function formatMoney(value: unknown, format: MoneyFormat = {}): string {
  const amount = formatAmount(value, format)
  if (amount === EMPTY || format.unit === 'plain' || (format.unit === 'code' && !format.currency)) return amount
  const negative = amount.startsWith('-')
  const digits = negative ? amount.slice(1) : amount
  const sign = negative ? '-' : ''
  if (format.unit === 'code') return `${format.currency} ${sign}${digits}`
  const symbol = symbolOf(format.currency)
  return /^[A-Za-z]{2,}$/.test(symbol) ? `${symbol} ${sign}${digits}` : `${sign}${symbol}${digits}`
}
