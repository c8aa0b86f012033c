/** A day, yyyy-mm-dd, by the clock that the field names. */
import { ORDER_OPERATORS } from '../../contract/kind'
import type { ColumnKindDef } from '../../contract/kind'

export const dateKind: ColumnKindDef = {
  kind: 'date',
  label: '日期',
  numeric: false,
  operators: ORDER_OPERATORS,
  comparesAs: 'day',
  totals: ['none', 'last', 'max'],
  align: 'center',
  width: 112,
  sortable: true,
  filter: 'daterange',
  filters: ['daterange'],
  input: 'date',
  inputs: ['date'],
  names: 'day',
  readAs: ['date', 'datetime', 'epochMs'],
  sqlType: 'date',
  valueSchema: { type: 'string', format: 'date' },
}
