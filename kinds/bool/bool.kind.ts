/** Yes or no, shown as words. */
import type { ColumnKindDef } from '../../contract/kind'

export const boolKind: ColumnKindDef = {
  kind: 'bool',
  label: '是否',
  numeric: false,
  operators: ['eq', 'ne', 'empty'],
  comparesAs: null,
  totals: ['none'],
  align: 'center',
  width: 80,
  sortable: true,
  filter: 'radio',
  filters: ['radio', 'select', 'switch'],
  input: 'switch',
  inputs: ['switch', 'radio'],
  truth: true,
  readAs: ['bool'],
  sqlType: 'boolean',
  valueSchema: { type: 'boolean' },
}
