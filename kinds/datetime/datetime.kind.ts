/** A moment: ISO 8601 in UTC on the way, shown by the clock that the field names. */
import { ORDER_OPERATORS } from '../../contract/kind'
import type { ColumnKindDef } from '../../contract/kind'

export const datetimeKind: ColumnKindDef = {
  kind: 'datetime',
  label: '时间',
  numeric: false,
  operators: ORDER_OPERATORS,
  comparesAs: 'moment',
  totals: ['none', 'last', 'max'],
  align: 'center',
  width: 160,
  sortable: true,
  filter: 'daterange',
  filters: ['daterange'],
  input: 'datetime',
  inputs: ['datetime', 'date'],
  names: 'moment',
  readAs: ['datetime', 'epochMs'],
  sqlType: 'timestamptz',
  valueSchema: { type: 'string', format: 'date-time' },
}
