/** A code that names something (ASIN, order number, row id): always text on the way, so that no digit or leading zero is lost. */
import { CODES_READ_AS, TEXT_OPERATORS } from '../../contract/kind'
import type { ColumnKindDef } from '../../contract/kind'

export const idKind: ColumnKindDef = {
  kind: 'id',
  label: '编号',
  numeric: false,
  operators: TEXT_OPERATORS,
  comparesAs: 'row',
  totals: ['none', 'distinct'],
  align: 'left',
  width: 150,
  sortable: true,
  filter: 'keyword',
  filters: ['keyword', 'search', 'select', 'multiselect', 'radio', 'cascader'],
  input: 'text',
  inputs: ['text', 'select', 'multiselect'],
  words: true,
  readAs: CODES_READ_AS,
  sqlType: 'text',
  valueSchema: { type: 'string' },
}
