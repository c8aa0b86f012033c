/** A share, kept as a fraction: "0.1234" is shown as 12.34%, which is why it keeps four digits. */
import { DECIMAL_PATTERN, ORDER_OPERATORS } from '../../contract/kind'
import type { ColumnKindDef } from '../../contract/kind'

export const percentKind: ColumnKindDef = {
  kind: 'percent',
  label: '百分比',
  numeric: true,
  operators: ORDER_OPERATORS,
  comparesAs: 'share',
  totals: ['none', 'last', 'max', 'ratio'],
  align: 'right',
  width: 96,
  sortable: true,
  filter: 'number',
  filters: ['number'],
  input: 'percent',
  inputs: ['percent', 'decimal'],
  scale: 4,
  points: true,
  readAs: ['percent', 'decimal', 'money', 'integer'],
  sqlType: 'numeric',
  valueSchema: { type: 'string', pattern: DECIMAL_PATTERN },
}
