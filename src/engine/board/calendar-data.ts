/** From the rows of days to a calendar: weeks across, their seven days down, one measure at each day. Pure. */
import { CLOCK_STEPS } from '../../../contract/clock-steps'
import { addDays, daysBetween, isDay, mondayOf } from '../../../contract/days'
import type { ColumnPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import type { ChartData, ChartPoint } from './chart-types'

/** So many weeks have room beside each other: the last ones stand. */
const MOST_WEEKS = 106

/**
 * @param axis the dimension that says the day
 * @param about of the chart: its currencies, and the one that is drawn
 */
export function calendarData(
  axis: ColumnPlan, rows: readonly Row[], measure: ColumnPlan, about: Pick<ChartData, 'currencies' | 'currency'>,
): ChartData | undefined {
  const byDay = new Map(rows.flatMap((row): [string, Row][] => (isDay(row[axis.path]) ? [[row[axis.path] as string, row]] : [])))
  const days = [...byDay.keys()].toSorted()
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined) return undefined
  const end = mondayOf(last)
  const weeks = Math.min(daysBetween(mondayOf(first), end) / 7 + 1, MOST_WEEKS)
  const mondays = Array.from({ length: weeks }, (_none, at) => addDays(end, 7 * (at - weeks + 1)))
  const splits: ColumnPlan = { ...axis, path: `${axis.path}.weekday`, key: `${axis.key}.weekday`, label: '星期', kind: 'text' }
  const series = CLOCK_STEPS.weekday.values.map(({ label }, at) => ({
    column: measure, split: label, earlier: false,
    points: mondays.map((monday): ChartPoint => {
      const row = byDay.get(addDays(monday, at))
      const value = row?.[measure.path]
      return row && value !== null && value !== undefined ? { value: String(value), row } : { value: null }
    }),
  }))
  return { axis, splits, categories: mondays, isTime: true, series, gathered: 0, ...about }
}
