/** Which hours of a week are marked, and what keys and presses make of them. Pure. */
import { DAY_HOURS, isEntry, WEEK_HOURS, type Week, type WeekUnit } from '../../../contract/week'
import { shiftText, trimZeros } from '../../../contract/decimal-text'

/** Two corners of a rectangle of hours: an hour is weekday * 24 + hour. */
export interface Marked { from: number; to: number }

/** All hours of the rectangle, in order, whichever corner was marked first. */
export function hoursMarked({ from, to }: Marked): number[] {
  const [top, bottom] = [Math.floor(from / DAY_HOURS), Math.floor(to / DAY_HOURS)].sort((a, b) => a - b) as [number, number]
  const [left, right] = [from % DAY_HOURS, to % DAY_HOURS].sort((a, b) => a - b) as [number, number]
  return Array.from({ length: WEEK_HOURS }, (_none, at) => at).filter((at) => {
    const [day, hour] = [Math.floor(at / DAY_HOURS), at % DAY_HOURS]
    return day >= top && day <= bottom && hour >= left && hour <= right
  })
}

const MOVES: Record<string, [days: number, hours: number]> = {
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1], Home: [0, -24], End: [0, 24],
}

/** Where a key leads from an hour; undefined: it is none that moves. */
export function movedBy(key: string, at: number): number | undefined {
  const move = Object.hasOwn(MOVES, key) ? MOVES[key] : undefined
  if (!move) return undefined
  const day = Math.min(Math.max(Math.floor(at / DAY_HOURS) + move[0], 0), 6)
  return day * DAY_HOURS + Math.min(Math.max((at % DAY_HOURS) + move[1], 0), DAY_HOURS - 1)
}

/** The week with an entry in the marked hours; null takes what is there away. */
export function withEntry(week: Week, marked: Marked, entry: string | null): Week {
  const hours = new Set(hoursMarked(marked))
  return { ...week, hours: week.hours.map((old, at) => (hours.has(at) ? entry : old)) }
}

/** The week with one weekday's hours in others, too. */
export function withDayCopied(week: Week, day: number, to: readonly number[]): Week {
  const copied = week.hours.slice(day * DAY_HOURS, (day + 1) * DAY_HOURS)
  return { ...week, hours: week.hours.map((old, at) => (to.includes(Math.floor(at / DAY_HOURS)) ? (copied[at % DAY_HOURS] ?? null) : old)) }
}

/** What a person types, as an entry: percent as a share; undefined for what the unit does not know. */
export function entryOf(unit: WeekUnit, typed: string): string | undefined {
  const plain = typed.trim().replace(/[%％]$/, '').replace(/^\+/, '').replace(/^－/, '-')
  if (plain === '') return undefined
  const entry = unit === 'rate' ? shiftText(plain, -2) : plain
  const said = entry === undefined ? undefined : trimZeros(entry)
  return said !== undefined && isEntry(unit, said) ? said : undefined
}
