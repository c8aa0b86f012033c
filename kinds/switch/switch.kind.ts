/** Yes or no that staff turn on and off in the row itself. */
import type { ColumnKindDef } from '../../contract/kind'

export const switchKind: ColumnKindDef = {
  kind: 'switch',
  label: '开关',
  numeric: false,
  operators: ['eq', 'ne'],
  comparesAs: null,
  totals: ['none'],
  align: 'center',
  width: 80,
  sortable: true,
  filter: 'switch',
  filters: ['switch', 'radio', 'select'],
  input: 'switch',
  inputs: ['switch'],
  truth: true,
  readAs: ['bool'],
  sqlType: 'boolean',
  valueSchema: { type: 'boolean' },
}
