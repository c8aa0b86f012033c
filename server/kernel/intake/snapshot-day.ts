/**
 * The day of a report whose rows name none (a snapshot of stock): what a person says, else the day in the file's name, else
 * the day of the upload, which the preview then says. Of rows that may cover several days (a business report) it is their period,
 * which nothing stands in for: until the name or a person says it, the file waits. Pure.
 */
import type { Entity } from '../../../contract/model'
import { addDays, daysBetween, firstDay, isDay, isMonth, lastDay } from '../../../contract/days'
import type { Detection } from './detect'
import { CODES } from '../../../contract/wire'
import { Refusal } from '../asker/refusal'
import { FIRST_DAY, latestToday } from './plausible'
import { momentField, spansDays } from './row-plan'
import type { Said } from './report-file'

/** Where the day is from. */
export type DaySource = 'person' | 'name' | 'upload'

/** The day (or period) that rows without one are taken to be of, and who says so. */
export interface SnapshotDay {
  /** yyyy-mm-dd. */
  day: string
  /** The last day of its period, where rows may cover several. */
  to?: string
  from: DaySource
}

/** Days that one file without days may tell of: a year. */
const MOST_DAYS = 366

/** @throws Refusal for text that is no day, and for days that have not come yet anywhere */
function requireSnapshotDay(day: string, now: Date): void {
  const reason = !isDay(day) ? '应写成 2025-03-31 的样子' : day > latestToday(now) ? '还没有到' : day < FIRST_DAY ? '早于 2000 年' : undefined
  if (reason !== undefined) throw new Refusal(CODES.invalid, `日期“${day.slice(0, 40)}”${reason}，请改正。`, { day: reason })
}

/** @throws Refusal for what is no period: days that are none or to come, an end before its beginning, more than a year */
export function requirePeriod(day: string, to: string, now: Date): void {
  requireSnapshotDay(day, now)
  requireSnapshotDay(to, now)
  const days = daysBetween(day, to) + 1
  const reason = days < 1 ? '早于开始日期' : days > MOST_DAYS ? `离开始日期超过 ${MOST_DAYS} 天` : undefined
  if (reason !== undefined) throw new Refusal(CODES.invalid, `结束日期 ${to} ${reason}，请改正。`, { day_to: reason })
}

/** True where rows count by a day that no column of the file fills. */
export function isUndated(detection: Detection, entity: Entity): boolean {
  const { format, columns } = detection
  return format.day !== undefined && momentField(detection, entity) === undefined && !columns.some(({ column }) => column.to === format.day)
}

const IN_NAME = /(?<!\d)(20\d{2})(?:[-_.]?(\d{2})[-_.]?(\d{2})|年(\d{1,2})月(\d{1,2})日)(?!\d)/g

const MONTH_IN_NAME = /(?<!\d)(20\d{2})(?:[-_.]?(\d{2})|年(\d{1,2})月)(?![-_.]?\d)/g

/** The days that a file's name holds, in order; those after `today` are none. */
function daysOfName(fileName: string, today: string): string[] {
  const found = new Set<string>()
  for (const [, year, month, day, wordMonth, wordDay] of fileName.matchAll(IN_NAME)) {
    const text = `${year}-${(month ?? wordMonth)!.padStart(2, '0')}-${(day ?? wordDay)!.padStart(2, '0')}`
    if (isDay(text) && text <= today) found.add(text)
  }
  return [...found].sort()
}

/** The period that a file's name holds: one day, the first to the last of two, or a month that is over; undefined for anything else. */
function periodOfName(fileName: string, today: string): { day: string; to: string } | undefined {
  const [day, to = day, ...more] = daysOfName(fileName, today)
  if (day !== undefined && to !== undefined) return more.length === 0 ? { day, to } : undefined
  const months = new Set([...fileName.matchAll(MONTH_IN_NAME)].map(([, year, month, word]) => `${year}-${(month ?? word)!.padStart(2, '0')}`).filter(isMonth))
  const [month] = months
  return months.size === 1 && month !== undefined && lastDay(month) <= today ? { day: firstDay(month), to: lastDay(month) } : undefined
}

/** @param said what a person has said of the file's days @param entity whose rows it fills */
export function snapshotDay(said: Said, fileName: string, today: string, entity: Entity): SnapshotDay {
  const spans = spansDays(entity)
  if (said.day !== undefined) return { day: said.day, ...(spans ? { to: said.to ?? said.day } : {}), from: 'person' }
  if (spans) {
    const period = periodOfName(fileName, today)
    const yesterday = addDays(today, -1)
    return period ? { ...period, from: 'name' } : { day: yesterday, to: yesterday, from: 'upload' }
  }
  const [named, ...more] = daysOfName(fileName, today)
  return named === undefined || more.length > 0 ? { day: today, from: 'upload' } : { day: named, from: 'name' }
}

/** Whether nobody has said yet which days the rows are of, and nothing may stand in for it. */
export const needsDays = (day: SnapshotDay | null): boolean => day?.to !== undefined && day.from === 'upload'
