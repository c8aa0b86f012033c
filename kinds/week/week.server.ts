/** On the server, a week of hours is jsonb, held to the entries that its unit knows; exports tell it in words, templates hold none. */
import { readWeek, WEEK_UNITS, weekText } from '../../contract/week'
import type { ServerKind } from '../../server/kernel/value/server-kind'
import { REPORT_WORDS } from '../shared/text.report.server'
import { WORDS } from '../shared/text.server'

export const weekServer: ServerKind = {
  ...WORDS,
  report: REPORT_WORDS,
  manner: 'none',
  ofText: (text) => JSON.parse(text),
  identity: (value) => JSON.stringify(readWeek(typeof value === 'string' ? JSON.parse(value) : value) ?? value),
  write: (value, { label }) => {
    const week = readWeek(value)
    return week ? { value: JSON.stringify(week) }
      : { wrong: `「${label}」要有一周 168 个小时，每小时是${Object.values(WEEK_UNITS).join('、')}中同一种的值，或空着` }
  },
  cell: (value) => {
    const week = readWeek(value)
    return { text: week ? weekText(week) : '' }
  },
}
