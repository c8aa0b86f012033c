/** How far something is, kept as a fraction ("0.5" is half), or as whole percents where the field has no digits after the point. */
import { DECIMAL_PATTERN, ORDER_OPERATORS } from '../../contract/kind'
import type { ColumnKindDef } from '../../contract/kind'

export const progressKind: ColumnKindDef = {
  kind: 'progress',
  label: '进度',
  numeric: true,
  operators: ORDER_OPERATORS,
  comparesAs: 'share',
  totals: ['none', 'max'],
  align: 'left',
  width: 140,
  sortable: true,
  filter: 'number',
  filters: ['number'],
  inputs: [],
  scale: 4,
  readAs: ['percent', 'decimal', 'money', 'integer'],
  sqlType: 'numeric',
  valueSchema: { type: 'string', pattern: DECIMAL_PATTERN },
}
