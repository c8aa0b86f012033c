/** A month: its first day in the database, yyyy-mm on the way. */
import { ORDER_OPERATORS } from '../../contract/kind'
import type { ColumnKindDef } from '../../contract/kind'

export const monthKind: ColumnKindDef = {
  kind: 'month',
  label: '月份',
  numeric: false,
  operators: ORDER_OPERATORS,
  comparesAs: 'month',
  totals: ['none', 'last', 'max'],
  align: 'center',
  width: 96,
  sortable: true,
  filter: 'monthrange',
  filters: ['monthrange', 'month'],
  input: 'month',
  inputs: ['month'],
  names: 'month',
  readAs: ['month'],
  sqlType: 'date',
  valueSchema: { type: 'string', pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$' },
}
