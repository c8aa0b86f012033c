/** An amount in the currency that another field of the row names. Exact: numeric in the database, text on the way. */
import { DECIMAL_PATTERN, ORDER_OPERATORS } from '../../contract/kind'
import type { ColumnKindDef } from '../../contract/kind'

export const moneyKind: ColumnKindDef = {
  kind: 'money',
  label: '金额',
  numeric: true,
  operators: ORDER_OPERATORS,
  comparesAs: 'amount',
  totals: ['none', 'sum', 'last', 'max', 'ratio'],
  align: 'right',
  width: 120,
  sortable: true,
  filter: 'number',
  filters: ['number'],
  input: 'decimal',
  inputs: ['decimal'],
  scale: 2,
  inCurrency: true,
  readAs: ['money', 'decimal', 'integer', 'percent'],
  sqlType: 'numeric',
  valueSchema: { type: 'string', pattern: DECIMAL_PATTERN },
}
