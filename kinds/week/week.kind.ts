/** A week of hours: an entry for each hour of each weekday (contract/week.ts). Nothing is asked of it but whether it is there. */
import { WORDS_READ_AS } from '../../contract/kind'
import type { ColumnKindDef } from '../../contract/kind'

export const weekKind: ColumnKindDef = {
  kind: 'week',
  label: '一周各小时',
  numeric: false,
  operators: ['empty'],
  comparesAs: null,
  totals: ['none'],
  align: 'left',
  width: 190,
  sortable: false,
  filters: [],
  input: 'week',
  inputs: ['week'],
  structured: true,
  readAs: WORDS_READ_AS,
  sqlType: 'jsonb',
  valueSchema: {
    type: 'object',
    required: ['unit', 'hours'],
    additionalProperties: false,
    properties: {
      unit: { type: 'string', enum: ['rate', 'amount', 'value', 'switch'] },
      hours: { type: 'array', items: { type: ['string', 'null'] } },
    },
  },
}
