import { isZero, type CellProps } from '../shared/cell'
import { moneyText } from '../shared/cell-text'
import { figure } from '../shared/figure'

/** An amount in its row's currency; where several stand together, the code is said. The exact value is its title where digits were cut. */
export function MoneyCell({ value, row, field, mixed }: CellProps) {
  const shown = moneyText(value, row, field, mixed)
  return figure(shown, value, cutTitle(value, shown, field.currencyField ? row[field.currencyField] : undefined))
}

function cutTitle(value: unknown, shown: string, currency: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const point = value.indexOf('.')
  const exact = point < 0 ? 0 : value.length - point - 1
  const kept = shown.lastIndexOf('.')
  if (exact <= (kept < 0 ? 0 : shown.length - kept - 1) || isZero(value)) return undefined
  return typeof currency === 'string' ? `${value} ${currency}` : value
}
