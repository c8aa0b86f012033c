/** An address to open. */
import { WORDS_READ_AS } from '../../contract/kind'
import type { ColumnKindDef } from '../../contract/kind'

export const linkKind: ColumnKindDef = {
  kind: 'link',
  label: '链接',
  numeric: false,
  operators: ['contains', 'starts', 'empty'],
  comparesAs: 'text',
  totals: ['none'],
  align: 'left',
  width: 160,
  sortable: false,
  filter: 'keyword',
  filters: ['keyword'],
  input: 'text',
  inputs: ['text'],
  readAs: WORDS_READ_AS,
  sqlType: 'text',
  valueSchema: { type: 'string' },
}
