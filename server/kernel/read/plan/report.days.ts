/**
 * How many of the asked days a row of a report is about (`askedDays` of a formula): all of them where its rows are told by no time, 1 in a row
 * of a day, those of a week or month that were asked in a row of one. Days that no data goes to yet are no days of nothing, so that an average
 * by day is not watered down by them. Pure SQL; it must not know which figure is divided by it.
 */
import { literal } from '../statement/statement'
import { dayBefore, isCompared, timeStep, type Period, type Step } from '../question/report.periods'
import type { Question } from '../question/report.question'

const FINEST: readonly Step[] = ['day', 'week', 'month', 'year']
const LONG: Record<Step, string> = { day: '1 day', week: '7 days', month: '1 month', year: '1 year' }

/**
 * @param period its place among the question's periods
 * @param ofRow false: of the whole, whatever its rows are told by
 * @returns SQL of type numeric; null where the asked days have no beginning
 */
export function askedDaysSql(question: Question, period: number, ofRow: boolean): string {
  const asked = question.periods[period]!
  const { from, to } = boundsOf(question, asked)
  const steps = question.rows.map(timeStep)
  const step = ofRow ? FINEST.find((each) => steps.includes(each)) : undefined
  if (step === undefined) {
    if (question.window) return `${Math.trunc(question.window.days)}::numeric`
    return from === undefined || to === undefined ? 'null::numeric' : `greatest(0, ${date(to)} - ${date(from)} + 1)::numeric`
  }
  const shown = `d${steps.indexOf(step)}`
  const begins = moved(step === 'year' ? `make_date(${shown}::integer, 1, 1)` : `${shown}::date`, asked)
  const ends = `((${begins} + interval '${LONG[step]}')::date - 1)`
  const last = to === undefined ? ends : `least(${ends}, ${date(to)})`
  const first = from === undefined ? begins : `greatest(${begins}, ${date(from)})`
  return `greatest(0, ${last} - ${first} + 1)::numeric`
}

const date = (day: string): string => `${literal(day)}::date`

/** The asked days as far as data goes, and the earlier ones that stand beside them. */
function boundsOf({ periods, dataEnd, plan }: Question, period: Period): { from?: string; to?: string } {
  const now = periods[0]!
  const end = dataEnd ?? plan.asker.today
  const to = now.to === undefined || end < now.to ? end : now.to
  if (!isCompared(period)) return { ...(period.from === undefined ? {} : { from: period.from }), to }
  const beside = period.follows ? undefined : dayBefore(to, period)
  const last = beside === undefined || (period.to !== undefined && period.to < beside) ? period.to : beside
  return { ...(period.from === undefined ? {} : { from: period.from }), ...(last === undefined ? {} : { to: last }) }
}

/** The row's first day, moved back to where an earlier period has it. */
function moved(day: string, { shift }: Period): string {
  if ('months' in shift) return shift.months === 0 ? day : `(${day} - interval '${Math.trunc(shift.months)} months')::date`
  return shift.days === 0 ? day : `(${day} - ${Math.trunc(shift.days)})`
}
