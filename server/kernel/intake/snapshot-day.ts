/**
 * The day of a report whose rows name none (a snapshot of stock): what a person says, else the day in the file's name, else
 * the day of the upload, which the preview then says. Pure.
 */
import type { Entity } from '../../../contract/model'
import { isDay } from '../../../contract/days'
import type { Detection } from './detect'
import { CODES } from '../../../contract/wire'
import { Refusal } from '../asker/refusal'
import { FIRST_DAY, latestToday } from './plausible'
import { momentField } from './row-plan'

/** Where the day is from. */
export type DaySource = 'person' | 'name' | 'upload'

export interface SnapshotDay {
  /** yyyy-mm-dd. */
  day: string
  from: DaySource
}

/** @throws Refusal for text that is no day, and for days that have not come yet anywhere */
export function requireSnapshotDay(day: string, now: Date): void {
  const reason = !isDay(day) ? '应写成 2025-03-31 的样子' : day > latestToday(now) ? '还没有到' : day < FIRST_DAY ? '早于 2000 年' : undefined
  if (reason !== undefined) throw new Refusal(CODES.invalid, `日期“${day.slice(0, 40)}”${reason}，请改正。`, { day: reason })
}

/** True where rows count by a day that no column of the file fills. */
export function isUndated(detection: Detection, entity: Entity): boolean {
  const { format, columns } = detection
  return format.day !== undefined && momentField(detection, entity) === undefined && !columns.some(({ column }) => column.to === format.day)
}

const IN_NAME = /(?<!\d)(20\d{2})(?:[-_.]?(\d{2})[-_.]?(\d{2})|年(\d{1,2})月(\d{1,2})日)(?!\d)/g

/** The one day that a file's name holds; undefined for none, for several, and for days after `today`. */
function dayOfName(fileName: string, today: string): string | undefined {
  const found = new Set<string>()
  for (const [, year, month, day, wordMonth, wordDay] of fileName.matchAll(IN_NAME)) {
    const text = `${year}-${(month ?? wordMonth)!.padStart(2, '0')}-${(day ?? wordDay)!.padStart(2, '0')}`
    if (isDay(text) && text <= today) found.add(text)
  }
  return found.size === 1 ? [...found][0] : undefined
}

export function snapshotDay(given: string | undefined, fileName: string, today: string): SnapshotDay {
  if (given !== undefined) return { day: given, from: 'person' }
  const named = dayOfName(fileName, today)
  return named === undefined ? { day: today, from: 'upload' } : { day: named, from: 'name' }
}
