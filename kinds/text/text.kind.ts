/** Words that staff read or write; stored as they are. */
import { TEXT_OPERATORS, WORDS_READ_AS } from '../../contract/kind'
import type { ColumnKindDef } from '../../contract/kind'

export const textKind: ColumnKindDef = {
  kind: 'text',
  label: '文本',
  numeric: false,
  operators: TEXT_OPERATORS,
  comparesAs: 'text',
  totals: ['none', 'distinct'],
  align: 'left',
  width: 140,
  sortable: true,
  filter: 'keyword',
  filters: ['keyword', 'search', 'select', 'multiselect', 'radio', 'cascader'],
  input: 'text',
  inputs: ['text', 'textarea', 'password', 'select'],
  words: true,
  readAs: WORDS_READ_AS,
  sqlType: 'text',
  valueSchema: { type: 'string' },
}
