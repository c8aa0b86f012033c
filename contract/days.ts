/**
 * Arithmetic on days ("2025-03-01") and months ("2025-03") as text: no time of day and no zone can slip in.
 * Every function expects valid text of the years 0001 to 9999 (`isDay` and `isMonth` tell whether it is) and answers such
 * text: what would leave those years is their first or last day or month instead.
 */
import { dayIn as dayAt } from './zone'
const DAY_MS = 86_400_000
/** The earliest day that these functions answer; earlier ones become it. */
export const FIRST_DAY = '0001-01-01'
export const LAST_DAY = '9999-12-31'
const FIRST_MS = Date.parse(`${FIRST_DAY}T00:00:00Z`)
const LAST_MS = Date.parse(`${LAST_DAY}T00:00:00Z`)

/** True for a day of the calendar: "2024-02-29" is one, "2025-02-29" is not. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value) || value.startsWith('0000')) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value
}

/** True for a month, yyyy-mm. */
export function isMonth(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value) && !value.startsWith('0000')
}

/** The day `days` later, or earlier where negative. */
export function addDays(day: string, days: number): string {
  const moved = Date.parse(`${day}T00:00:00Z`) + days * DAY_MS
  return new Date(Math.min(Math.max(moved, FIRST_MS), LAST_MS)).toISOString().slice(0, 10)
}

/** The Monday of the day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}

/** Whole days from `from` to `to`: 0 for the same day. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** The month `months` later: ("2025-01", -1) is "2024-12". */
export function addMonths(month: string, months: number): string {
  const wanted = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months
  const count = Math.min(Math.max(wanted, 12), 9999 * 12 + 11)
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** Whole months from `from` to `to`: 0 for the same month. */
export function monthsBetween(from: string, to: string): number {
  return (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))
}

/** "2025-03-01" of "2025-03"; of a day, the first of its month. */
export function firstDay(month: string): string {
  return `${month.slice(0, 7)}-01`
}

/** The last day of a month, or of a day's month. */
export function lastDay(month: string): string {
  const at = new Date(0)
  at.setUTCFullYear(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)
  return at.toISOString().slice(0, 10)
}

/** The same day of another month, or that month's last day where it is shorter: ("2025-03-31", -1) is "2025-02-28". */
export function shiftDay(day: string, months: number): string {
  const month = addMonths(day.slice(0, 7), months)
  const wanted = `${month}-${day.slice(8, 10)}`
  const last = lastDay(month)
  return wanted < last ? wanted : last
}

/** The day that a moment falls on by the clock of `zone` (IANA name, e.g. Asia/Shanghai). */
export function dayIn(zone: string, moment: Date): string {
  return dayAt(zone, moment.getTime())
}
