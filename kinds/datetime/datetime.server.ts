/** On the server, a moment is a timestamptz: people write and read it by a clock. */
import { formatMoment } from '../../contract/format/date'
import { isoText, utcOfLocal } from '../../contract/zone'
import { momentReader } from '../../server/kernel/value/moment'
import type { ServerKind } from '../../server/kernel/value/server-kind'
import { WORDS } from '../shared/text.server'
import { REPORT_MOMENTS } from '../shared/moment.report.server'

export const datetimeServer: ServerKind = {
  ...WORDS,
  report: REPORT_MOMENTS,
  manner: 'moment',
  identity: (value) => String(Date.parse(String(value))),
  write: (value, { label }) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value) && !Number.isNaN(Date.parse(value))
      ? { value } : { wrong: `「${label}」要写成 2025-03-01T08:00:00Z` },
  cell: (value, { zone, site, companyZone }) => {
    const words = formatMoment(value, zone, site, companyZone)
    return /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(words) ? { moment: words } : { text: words }
  },
  template: {
    ...WORDS.template,
    how: () => '时间，如 2025-03-01 08:00:00（公司所在时区）',
    example: '2025-03-01 08:00:00',
    read: (cell, { label }, { zone }) => {
      const wall = momentReader().read(cell.normalize('NFKC'), 'mdy')
      return wall ? { value: isoText(utcOfLocal(zone, wall.localMs)) } : { wrong: `「${label}」要写成 2025-03-01 08:00:00` }
    },
  },
}
