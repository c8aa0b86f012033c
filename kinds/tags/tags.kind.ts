/** Several words. `in` asks for any of them, `contains` for one. */
import { WORDS_READ_AS } from '../../contract/kind'
import type { ColumnKindDef } from '../../contract/kind'

export const tagsKind: ColumnKindDef = {
  kind: 'tags',
  label: '标签',
  numeric: false,
  operators: ['in', 'contains', 'empty'],
  comparesAs: null,
  totals: ['none'],
  align: 'left',
  width: 160,
  sortable: false,
  filter: 'multiselect',
  filters: ['multiselect', 'keyword'],
  input: 'tags',
  inputs: ['tags', 'multiselect'],
  several: true,
  readAs: WORDS_READ_AS,
  sqlType: 'text[]',
  valueSchema: { type: 'array', items: { type: 'string' } },
}
