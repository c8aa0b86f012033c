/** A place in a ranking, shown as # and the number; ranks are never added up. */
import { ORDER_OPERATORS } from '../../contract/kind'
import type { ColumnKindDef } from '../../contract/kind'

export const rankKind: ColumnKindDef = {
  kind: 'rank',
  label: '排名',
  numeric: true,
  operators: ORDER_OPERATORS,
  comparesAs: 'number',
  totals: ['none', 'last', 'max'],
  align: 'right',
  width: 88,
  sortable: true,
  filter: 'number',
  filters: ['number'],
  input: 'integer',
  inputs: ['integer'],
  scale: 0,
  whole: true,
  readAs: ['integer', 'decimal', 'money', 'percent'],
  sqlType: 'integer',
  valueSchema: { type: 'integer' },
}
