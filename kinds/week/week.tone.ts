/** How an hour of a week is coloured: more than the base, less, off, or as the base is. Pure. */
import { signText } from '../../contract/decimal-text'
import type { WeekUnit } from '../../contract/week'

/** The class of an hour. @param entry as `Week.hours` has it; null: as the base is */
export function toneOf(unit: WeekUnit, entry: string | null): string {
  if (entry === null) return 'week-base'
  if (unit === 'switch') return entry === 'on' ? 'week-more' : 'week-off'
  if (unit === 'value') return 'week-set'
  return signText(entry) === -1 ? 'week-less' : signText(entry) === 1 ? 'week-more' : 'week-base'
}
