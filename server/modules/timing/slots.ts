/**
 * The hours of a tactic on a clock: each hour that the clock shows begins once, though it is skipped or comes round again where summer time
 * begins and ends. Pure.
 */
import { addDays } from '../../../contract/days'
import { DAY_HOURS, type Week } from '../../../contract/week'
import { dayIn, utcOfLocal, wallText } from '../../../contract/zone'

const HOUR_MS = 3_600_000

/** One hour of a tactic, and what its week says of it. */
export interface Slot {
  /** The moment at which the hour begins for the first time, in ms. */
  at: number
  /** "2026-03-08 03:00", by the tactic's clock. */
  text: string
  /** The week's entry; null: as the base is. */
  entry: string | null
}

/** 0 is Monday. */
function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

/** The moment at which a day begins on the clock, in ms. */
export function dayBegins(zone: string, day: string): number {
  return utcOfLocal(zone, Date.parse(`${day}T00:00:00Z`))
}

/** Every hour of these days, first to last. An hour that the clock skips is none; one that it shows twice begins the first time. */
export function hoursOf(zone: string, week: Week, from: string, to: string): Slot[] {
  const slots: Slot[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    for (let hour = 0; hour < DAY_HOURS; hour += 1) {
      const at = utcOfLocal(zone, Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS)
      const text = wallText(zone, at).slice(0, 16)
      if (text !== `${day} ${String(hour).padStart(2, '0')}:00`) continue
      slots.push({ at, text, entry: week.hours[weekdayOf(day) * DAY_HOURS + hour] ?? null })
    }
  }
  return slots
}

/** The slots at which something is to be done: those whose entry is another than the hour's before. `from`: also the first one. */
export function changesOf(slots: readonly Slot[], withFirst: boolean): Slot[] {
  return slots.filter(({ entry }, at) => (at === 0 ? withFirst : entry !== slots[at - 1]!.entry))
}

/** The changes that began after `since` and not after `now`, and the slot that `now` is in. */
export function dueSlots(zone: string, week: Week, since: number, now: number): { changes: Slot[]; current: Slot | undefined } {
  const slots = hoursOf(zone, week, addDays(dayIn(zone, since), -1), dayIn(zone, now)).filter(({ at }) => at <= now)
  return { changes: changesOf(slots, false).filter(({ at }) => at > since), current: slots.at(-1) }
}
