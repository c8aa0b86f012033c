/** On the server, how far something is is a fraction, or whole percents where it has no digits after the point. */
import { shiftText } from '../../contract/decimal-text'
import type { ServerKind } from '../../server/kernel/value/server-kind'
import { DECIMALS, numberCell, templateDecimal } from '../shared/number.server'
import { REPORT_SHARES } from '../shared/number.report.server'

export const progressServer: ServerKind = {
  ...DECIMALS,
  report: REPORT_SHARES,
  cell: (value, { scale }) => numberCell(scale === 0 ? (shiftText(String(value), -2) ?? value) : value, { digits: 2, percent: true }),
  template: {
    ...DECIMALS.template,
    how: () => '小数或百分数，如 0.5',
    example: '50%',
    read: (cell, field) => templateDecimal(cell, field, 'fraction', '12.30'),
  },
}
