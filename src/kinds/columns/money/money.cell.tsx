import { formatMoney } from '../../../lib/format/money'
import { isZero, type CellProps } from '../cell'

/** An amount in its row's currency; where several stand together, the code is said. The exact value is its title where digits were cut. */
export function MoneyCell({ value, row, field, mixed }: CellProps) {
  const said = field.currencyField ? row[field.currencyField] : undefined
  const currency = typeof said === 'string' ? said : undefined
  const shown = formatMoney(value, { currency, scale: field.scale, unit: mixed ? 'code' : 'symbol' })
  const exact = typeof value === 'string' ? (value.split('.')[1]?.length ?? 0) : 0
  const cut = exact > (shown.split('.')[1]?.length ?? 0) && !isZero(value)
  return <span className={isZero(value) ? 'cell-number is-zero' : 'cell-number'} title={cut ? `${String(value)}${currency ? ` ${currency}` : ''}` : undefined}>{shown}</span>
}
