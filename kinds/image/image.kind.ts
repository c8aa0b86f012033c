/** The address of a picture. */
import { WORDS_READ_AS } from '../../contract/kind'
import type { ColumnKindDef } from '../../contract/kind'

export const imageKind: ColumnKindDef = {
  kind: 'image',
  label: '图片',
  numeric: false,
  operators: ['empty'],
  comparesAs: null,
  totals: ['none'],
  align: 'center',
  width: 64,
  sortable: false,
  filters: ['select'],
  input: 'upload',
  inputs: ['upload', 'text'],
  picture: true,
  readAs: WORDS_READ_AS,
  sqlType: 'text',
  valueSchema: { type: 'string' },
}
