/** Amounts of one currency as a line tells them: added up, with the currency's own digits. */
import { addText, roundText } from '../../../../contract/decimal-text'
import type { Model } from '../../../../contract/model'
import { currencyDigits } from '../../../kernel/read/statement/values'

/** "USD 12.30" out of exact decimals; "-" without a currency, of what was never paid for. */
export function moneyWords(model: Model, currency: string, amounts: readonly string[]): string {
  if (currency === '') return '-'
  const sum = amounts.reduce<string>((total, one) => addText(total, one) ?? total, '0')
  return `${currency} ${roundText(sum, currencyDigits(model, currency)) ?? sum}`
}
