/** One value of a list in schemas/enums. An imported word that the list does not know is kept as it is. */
import { CHOICE_OPERATORS, WORDS_READ_AS } from '../../contract/kind'
import type { ColumnKindDef } from '../../contract/kind'

export const enumKind: ColumnKindDef = {
  kind: 'enum',
  label: '枚举',
  numeric: false,
  operators: CHOICE_OPERATORS,
  comparesAs: 'choice',
  totals: ['none', 'distinct'],
  align: 'left',
  width: 110,
  sortable: true,
  filter: 'multiselect',
  filters: ['multiselect', 'select', 'radio', 'cascader'],
  input: 'select',
  inputs: ['select', 'radio'],
  readAs: WORDS_READ_AS,
  sqlType: 'text',
  valueSchema: { type: 'string' },
}
