/** On the server, a month is its first day; on the way it is yyyy-mm. */
import { isMonth } from '../../contract/days'
import { formatMonth } from '../../contract/format/date'
import { readMonth } from '../../server/kernel/value/month'
import type { ServerKind } from '../../server/kernel/value/server-kind'
import { WORDS } from '../shared/text.server'
import { REPORT_MONTHS } from '../shared/moment.report.server'

export const monthServer: ServerKind = {
  ...WORDS,
  report: REPORT_MONTHS,
  manner: 'month',
  read: withoutDay,
  ofText: withoutDay,
  identity: withoutDay,
  write: (value, { label }) => (isMonth(value) ? { value: `${value}-01` } : { wrong: `「${label}」要写成 2025-03` }),
  cell: (value) => ({ text: formatMonth(value) }),
  template: {
    ...WORDS.template,
    how: () => '月份，如 2025-03',
    example: '2025-03',
    read: (cell, { label }) => {
      const value = readMonth(cell.normalize('NFKC'), 'mdy')
      return value === undefined ? { wrong: `「${label}」要写成 2025-03` } : { value }
    },
  },
}

function withoutDay(value: unknown): string {
  return String(value).slice(0, 7)
}
