/** A member of staff, by the id of the employee. */
import { CHOICE_OPERATORS, CODES_READ_AS } from '../../contract/kind'
import type { ColumnKindDef } from '../../contract/kind'

export const userKind: ColumnKindDef = {
  kind: 'user',
  label: '人员',
  numeric: false,
  operators: CHOICE_OPERATORS,
  comparesAs: 'row',
  totals: ['none', 'distinct'],
  align: 'left',
  width: 110,
  sortable: true,
  filter: 'multiselect',
  filters: ['multiselect', 'select', 'cascader'],
  input: 'select',
  inputs: ['select'],
  refersTo: 'employee',
  readAs: CODES_READ_AS,
  sqlType: 'bigint',
  valueSchema: { type: 'string' },
}
