/** A count of things. */
import { ORDER_OPERATORS } from '../../contract/kind'
import type { ColumnKindDef } from '../../contract/kind'

export const integerKind: ColumnKindDef = {
  kind: 'integer',
  label: '整数',
  numeric: true,
  operators: ORDER_OPERATORS,
  comparesAs: 'number',
  totals: ['none', 'sum', 'last', 'max', 'ratio', 'distinct'],
  align: 'right',
  width: 96,
  sortable: true,
  filter: 'number',
  filters: ['number', 'select', 'multiselect'],
  input: 'integer',
  inputs: ['integer'],
  scale: 0,
  whole: true,
  readAs: ['integer', 'decimal', 'money', 'percent'],
  sqlType: 'integer',
  valueSchema: { type: 'integer' },
}
