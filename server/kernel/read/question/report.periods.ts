/**
 * The days that a report asks about, and the earlier periods it is compared with. Pure: conditions in, days out.
 *
 * The previous period is the one right before, of equal length: a whole month is compared with the month before it, a
 * quarter with the quarter before, seven days with the seven days before. Last year is the same days a year earlier.
 * Without a range of days, rows by month (day, week, year) compare each with the one before.
 *
 * Like is compared with like: where data ends within the asked period, so does the earlier one. A month that is not over is
 * compared with the same days of the month before, 1–21 with 1–21.
 */
import type { Dataset, Dimension } from '../../../../contract/model'
import { addDays, addMonths, daysBetween, FIRST_DAY, firstDay, isDay, isMonth, LAST_DAY, lastDay, monthsBetween, shiftDay } from '../../../../contract/days'
import { isComparison, type Comparison, type Condition } from '../../../../contract/filter'
import type { Comparing } from '../../../../contract/wire'
import type { TimeStep } from '../../../../contract/across-plan'
import { isClockStep } from '../../../../contract/clock-steps'
import { own } from '../statement/fields'

/** Days, both ends included; an end that is left out is open. */
export interface Range {
  /** yyyy-mm-dd, included. */
  from?: string
  to?: string
}

/** One column of figures: the asked days, those before them (`opening`, for balances), or days to compare with. */
export interface Period extends Range {
  name: 'now' | 'opening' | Comparing
  /** What moves a day of this period to the day it is shown beside. */
  shift: { months: number } | { days: number }
  /** True where the period has no days of its own: it is shown only beside days that the asked period has. */
  follows: boolean
}

/** A step of the source's own day that a row may stand for: day, week, month or year. */
export type Step = TimeStep

/** A step of the source's own day; a step over another field, and a place that comes round again, are dimensions like any other. */
export function timeStep(dimension: Dimension | undefined): Step | undefined {
  return dimension?.field === undefined && !isClockStep(dimension?.by) ? dimension?.by : undefined
}

/** Comparisons with plain days that all must hold become one range; everything else is left as it is. */
export function splitRange(dataset: Dataset, conjuncts: Condition[]): { range: Range | undefined; rest: Condition[] } {
  let range: Range | undefined
  const rest: Condition[] = []
  for (const condition of conjuncts) {
    const step = isComparison(condition) ? timeStep(own(dataset.dimensions, condition.field)) : undefined
    const found = step && isComparison(condition) ? rangeOf(step, condition) : undefined
    if (!found) {
      rest.push(condition)
      continue
    }
    const from = [range?.from, found.from].filter((day) => day !== undefined).sort().at(-1)
    const to = [range?.to, found.to].filter((day) => day !== undefined).sort()[0]
    range = { ...(from ? { from } : {}), ...(to ? { to } : {}) }
  }
  return { range, rest }
}

/** undefined: no plain range, or a value that is no such day (which the condition itself will refuse). */
function rangeOf(step: Step, { op, value }: Comparison): Range | undefined {
  const [first, second] = Array.isArray(value) ? value : [value, value]
  const start = spanOf(step, first)
  const end = spanOf(step, second)
  if (!start || !end || (Array.isArray(value) && (op !== 'between' || value.length !== 2))) return undefined
  switch (op) {
    case 'eq':
    case 'between':
      return { from: start.from, to: end.to }
    case 'ge':
      return { from: start.from }
    case 'gt':
      return start.to === LAST_DAY ? undefined : { from: addDays(start.to, 1) }
    case 'le':
      return { to: start.to }
    case 'lt':
      return start.from === FIRST_DAY ? undefined : { to: addDays(start.from, -1) }
    default:
      return undefined
  }
}

/** The days of one day, week, month or year. */
function spanOf(step: Step, value: unknown): { from: string; to: string } | undefined {
  switch (step) {
    case 'day':
      return isDay(value) ? { from: value, to: value } : undefined
    case 'week': {
      if (!isDay(value)) return undefined
      const weekday = (new Date(`${value}T00:00:00Z`).getUTCDay() + 6) % 7
      return { from: addDays(value, -weekday), to: addDays(value, 6 - weekday) }
    }
    case 'month':
      return isMonth(value) ? { from: firstDay(value), to: lastDay(value) } : undefined
    case 'year':
      return typeof value === 'string' && /^[1-9]\d{3}$/.test(value) ? { from: `${value}-01-01`, to: `${value}-12-31` } : undefined
  }
}

/**
 * The asked period and those it is compared with.
 * @param steps the steps of the day among the report's rows
 * @param today an open range ends here
 * @param end the last day that there is data for; null: unknown
 */
export function periodsOf(
  range: Range | undefined, steps: Step[], compare: Comparing[], today: string, end: string | null,
): { periods: Period[]; without: Comparing[] } {
  const now: Period = { name: 'now', ...range, shift: { days: 0 }, follows: false }
  const periods = compare.map((name) => earlier(name, range, steps, today, end))
  return { periods: [now, ...periods.filter((period) => period !== undefined)], without: compare.filter((_name, at) => periods[at] === undefined) }
}

/** All days before the asked ones: what balances that run over the rows begin with. undefined: the asked days go back to the first. */
export function openingOf(range: Range | undefined): Period | undefined {
  return range?.from === undefined || range.from <= FIRST_DAY ? undefined : { name: 'opening', to: addDays(range.from, -1), shift: { days: 0 }, follows: false }
}

/** True for a period that figures are compared with. */
export function isCompared({ name }: Pick<Period, 'name'>): boolean {
  return name !== 'now' && name !== 'opening'
}

/** The day of an earlier period that stands beside `day`; the last day of a month beside the last of another. */
export function dayBefore(day: string, { shift }: Pick<Period, 'shift'>): string {
  if ('days' in shift) return addDays(day, -shift.days)
  return day === lastDay(day) ? lastDay(addMonths(day.slice(0, 7), -shift.months)) : shiftDay(day, -shift.months)
}

/** How many months a period covers that begins with one and is not over; undefined: it is none. */
function runningMonths(from: string, to: string, end: string): number | undefined {
  if (!from.endsWith('-01') || to < end) return undefined
  const months = monthsBetween(from, to) + 1
  return from.endsWith('-01-01') && months > 1 ? Math.ceil(months / 12) * 12 : months
}

function earlier(name: Comparing, range: Range | undefined, steps: Step[], today: string, end: string | null): Period | undefined {
  if (range?.from) {
    const { from } = range
    const to = range.to ?? (today > from ? today : from)
    if (to < from) return undefined
    const wholeMonths = from.endsWith('-01') && to === lastDay(to)
    // A period that would begin before the calendar does is none to compare with.
    const monthsThere = monthsBetween(FIRST_DAY, from)
    if (name === 'lastYear') {
      if (monthsThere < 12) return undefined
      return {
        name, from: shiftDay(from, -12), to: wholeMonths ? lastDay(addMonths(to.slice(0, 7), -12)) : shiftDay(to, -12), shift: { months: 12 },
        follows: false,
      }
    }
    const months = wholeMonths ? monthsBetween(from, to) + 1 : runningMonths(from, to, end ?? today)
    if (months !== undefined) {
      if (monthsThere < months) return undefined
      return { name, from: shiftDay(from, -months), to: wholeMonths ? addDays(from, -1) : shiftDay(to, -months), shift: { months }, follows: false }
    }
    const days = daysBetween(from, to) + 1
    if (daysBetween(FIRST_DAY, from) < days) return undefined
    return { name, from: addDays(from, -days), to: addDays(from, -1), shift: { days }, follows: false }
  }
  const finest = (['day', 'week', 'month', 'year'] as const).find((step) => steps.includes(step))
  if (!finest) return undefined
  const back = { day: { days: 1 }, week: { days: 7 }, month: { months: 1 }, year: { months: 12 } }[finest]
  return { name, shift: name === 'lastYear' ? { months: 12 } : back, follows: true }
}
