/** On the server, a day is a date, told apart from moments. */
import { isDay } from '../../contract/days'
import { formatDay } from '../../contract/format/date'
import { momentReader } from '../../server/kernel/value/moment'
import type { ServerKind } from '../../server/kernel/value/server-kind'
import { WORDS } from '../shared/text.server'
import { REPORT_DAYS } from '../shared/moment.report.server'

export const dateServer: ServerKind = {
  ...WORDS,
  report: REPORT_DAYS,
  manner: 'day',
  write: (value, { label }) => (isDay(value) ? { value } : { wrong: `「${label}」要写成 2025-03-01` }),
  cell: (value) => (/^\d{4}-\d{2}-\d{2}/.test(String(value)) ? { day: formatDay(value) } : { text: String(value) }),
  template: {
    ...WORDS.template,
    how: () => '日期，如 2025-03-01',
    example: '2025-03-01',
    read: (cell, { label }) => {
      const wall = momentReader().read(cell.normalize('NFKC'), 'mdy')
      return wall ? { value: new Date(wall.localMs).toISOString().slice(0, 10) } : { wrong: `「${label}」要写成 2025-03-01` }
    },
  },
}
