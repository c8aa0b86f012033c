/**
 * Which days a report of this file can be about: not in the future, not before Amazon's sellers had reports, and near the
 * other days of the file. Pure; what becomes of a row of another day is scan.ts' and a person's to say.
 */
import { addDays, daysBetween } from '../../../contract/days'
import { dayIn } from '../../../contract/zone'

/** Before it Amazon gave nobody reports. */
export const FIRST_DAY = '2000-01-01'
const MOST_DAYS = 400
/** Where it is tomorrow first: no report can be of a later day. */
const EARLIEST_CLOCK = 'Pacific/Kiritimati'

/** Plain JSON, kept with the file: it is written by the window that its preview was made by. */
export interface DayWindow {
  /** First and last plausible day, yyyy-mm-dd. */
  from: string
  to: string
  /** The day in the middle of all rows. */
  median: string
  today: string
  /** True: a person has said that rows of other days are right. */
  accepted: boolean
}

/** The latest day that it is anywhere. */
export const latestToday = (now: Date): string => dayIn(EARLIEST_CLOCK, now.getTime())

/**
 * The window of a file with so many rows a day (key '' for none); undefined for a file without days.
 * A median that is itself impossible (most rows in the future) leaves the bounds of today and 2000 alone.
 */
export function dayWindow(rows: ReadonlyMap<string, number>, now: Date, accepted: boolean): DayWindow | undefined {
  const days = [...rows].filter(([day, count]) => day !== '' && count > 0).sort(([a], [b]) => (a < b ? -1 : 1))
  if (days.length === 0) return undefined
  const today = latestToday(now)
  const possible = days.filter(([day]) => day >= FIRST_DAY && day <= today)
  const median = medianOf(possible.length > 0 ? possible : days)
  const from = addDays(median, -MOST_DAYS)
  const to = addDays(median, MOST_DAYS)
  return { from: from > FIRST_DAY ? from : FIRST_DAY, to: to < today ? to : today, median, today, accepted }
}

function medianOf(days: readonly (readonly [string, number])[]): string {
  const half = days.reduce((sum, [, count]) => sum + count, 0) / 2
  let seen = 0
  for (const [day, count] of days) {
    seen += count
    if (seen >= half) return day
  }
  return days.at(-1)![0]
}

/** Why a day is none of this file's, in words; undefined: it may well be. */
export function implausible(day: string, { from, to, median, today }: DayWindow): string | undefined {
  if (day >= from && day <= to) return undefined
  if (day > today) return `日期 ${day} 在将来`
  if (day < FIRST_DAY) return `日期 ${day} 早于 2000 年`
  return `日期 ${day} 与这份文件多数行的日期（${median} 前后）相差 ${Math.abs(daysBetween(median, day))} 天`
}
