/**
 * Days and months as text (yyyy-mm-dd, yyyy-mm), and the demo company's clock: everything hangs on one fixed "today".
 */
import { isoText, utcOfLocal } from '../../contract/zone'

const DAY_MS = 86_400_000

/** The number of days that the demo company has been selling for. */
const DEMO_DAYS = 400

/** By whose clock the demo company works (IANA). */
export const COMPANY_ZONE = 'Asia/Shanghai'

/** yyyy-mm-dd, so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Days from one to the other; positive where `to` is later. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** All days between two, both included. */
export function daysOf(from: string, to: string): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))
}

/** yyyy-mm of a day. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** yyyy-mm, so many months later. */
export function addMonths(month: string, months: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

/** Are the bills of a day's month confirmed by now, so that prices are no estimates any more? */
export function isSettled(day: string, today: string): boolean {
  return monthOf(day) < addMonths(monthOf(today), -1)
}

/** All months between two, both included. */
export function monthsOf(from: string, to: string): string[] {
  const months: string[] = []
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month)
  return months
}

/** The last day (yyyy-mm-dd) of a month (yyyy-mm). */
export function lastDayOf(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1)
}

/** ISO 8601 UTC of a second of the day by a zone's clock. */
export function momentOf(day: string, secondOfDay: number, zone: string): string {
  return isoText(utcOfLocal(zone, Date.parse(day) + secondOfDay * 1000))
}

/** The days that the demo company lived, as yyyy-mm-dd. */
export interface DemoClock {
  /** The last day with data. */
  today: string
  /** The first day with sales. */
  start: string
  /** The days of sales, in order. */
  days: string[]
}

/** The clock whose last day is `today` (yyyy-mm-dd). */
export function clockOf(today: string): DemoClock {
  const start = addDays(today, 1 - DEMO_DAYS)
  return { today, start, days: daysOf(start, today) }
}
