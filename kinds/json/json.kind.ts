/** Structured data that only code reads; shown raw. */
import { WORDS_READ_AS } from '../../contract/kind'
import type { ColumnKindDef } from '../../contract/kind'

export const jsonKind: ColumnKindDef = {
  kind: 'json',
  label: '结构数据',
  numeric: false,
  operators: ['empty'],
  comparesAs: null,
  totals: ['none'],
  align: 'left',
  width: 200,
  sortable: false,
  filters: [],
  inputs: ['conditions'],
  structured: true,
  readAs: WORDS_READ_AS,
  sqlType: 'jsonb',
  valueSchema: {},
}
