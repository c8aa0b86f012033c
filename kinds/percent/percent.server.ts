/** On the server, a share is a fraction: people write 15% or 0.15. */
import type { ServerKind } from '../../server/kernel/value/server-kind'
import { DECIMALS, numberCell, templateDecimal } from '../shared/number.server'
import { REPORT_SHARES } from '../shared/number.report.server'

export const percentServer: ServerKind = {
  ...DECIMALS,
  report: REPORT_SHARES,
  cell: (value) => numberCell(value, { digits: 2, percent: true }),
  template: {
    ...DECIMALS.template,
    how: () => '小数或百分数，如 0.15 或 15%',
    example: '15%',
    read: (cell, field) => templateDecimal(cell, field, 'fraction', '0.15 或 15%'),
  },
}
