/** A measured quantity (weight, volume, rate). Exact: numeric in the database, text on the way. */
import { DECIMAL_PATTERN, ORDER_OPERATORS } from '../../contract/kind'
import type { ColumnKindDef } from '../../contract/kind'

export const decimalKind: ColumnKindDef = {
  kind: 'decimal',
  label: '小数',
  numeric: true,
  operators: ORDER_OPERATORS,
  comparesAs: 'number',
  totals: ['none', 'sum', 'last', 'max', 'ratio'],
  align: 'right',
  width: 104,
  sortable: true,
  filter: 'number',
  filters: ['number'],
  input: 'decimal',
  inputs: ['decimal'],
  scale: 2,
  readAs: ['decimal', 'money', 'integer', 'percent'],
  sqlType: 'numeric',
  valueSchema: { type: 'string', pattern: DECIMAL_PATTERN },
}
