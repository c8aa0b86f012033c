/** What the statements of profit share: digits of a currency, rates between two, an amount handed on without losing a cent. Makes SQL. */
import type { Model } from '../../../contract/model'
import { currencyDigits } from '../../kernel/read/statement/values'
import type { Value } from './profit-origins'

/** The digits behind the point that a currency (SQL) has, as SQL. */
export function digitsOf(model: Model, value: Value, currency = 'currency'): string {
  const odd = (model.enums['currency_all']?.values ?? []).map((each) => each.value).filter((each) => currencyDigits(model, each) !== 2)
  return odd.length === 0 ? '2' : `(case ${currency} ${odd.map((each) => `when ${value(each)} then ${currencyDigits(model, each)}`).join(' ')} else 2 end)`
}

/**
 * What one unit of a currency is in another, by the company's (all SQL); null where a rate is missing.
 * @param from a currency and its rate; @param to the other and its rate
 */
export function rateBetween(base: string, from: { currency: string; rate: string }, to: { currency: string; rate: string }): string {
  return `case when ${from.currency} = ${to.currency} then 1
      else (case when ${from.currency} = ${base} then 1 else ${from.rate} end) / nullif(case when ${to.currency} = ${base} then 1 else ${to.rate} end, 0) end`
}

/**
 * A part of a whole as SQL, by largest remainders, so that the parts of a window add up to the whole. Reads the columns `exact` (the part as it
 * divides) and `digits`.
 * @param whole SQL of what is handed on; @param over the window's name; @param last columns that decide between equal remainders
 */
export function partOf(whole: string, over: string, last: string): string {
  return `round(trunc(exact, digits) + case when row_number() over (${over} order by abs(exact - trunc(exact, digits)) desc, ${last})
      <= round(abs(${whole} - sum(trunc(exact, digits)) over ${over}) * power(10::numeric, digits)) then sign(${whole}) * power(10::numeric, -digits)
      else 0 end, digits)`
}
