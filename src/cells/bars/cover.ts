/** How long a stock lasts: sold evenly, filled up by what arrives, as stretches of days with and without any. Pure. */
import { addDays, isDay } from '../../../contract/days'
import type { CoverPaths } from '../../../contract/cell-plan'
import type { Row } from '../../../contract/wire'

/** Days on end for which the stock is of one kind. */
export interface Stretch {
  /** Days from the count, the end not included; broken days where the stock ends within one. */
  from: number
  to: number
  /** Of the stock that was counted, of what has arrived since, or of nothing. */
  of: 'stock' | 'arrived' | 'none'
}

interface Arrival {
  day: number
  /** What arrives, in the words of its field. */
  label: string
  quantity: number
}

/** Where a row's stock stands over the days that are drawn. */
interface Cover {
  stretches: Stretch[]
  arrivals: Arrival[]
  days: number
  /** Says that nothing is sold, so that the stock never ends. */
  still: boolean
}

function numberOf(row: Row, path: string): number {
  const number = Number(row[path] ?? 0)
  return Number.isFinite(number) ? number : 0
}

/** What a row's fields come to. */
export function coverOf({ stock, daily, days, arrivals }: CoverPaths, row: Row): Cover {
  const coming = arrivals
    .map(({ path, label, in: after }): Arrival => (
      { label, quantity: numberOf(row, path), day: Math.max(0, typeof after === 'string' ? numberOf(row, after) : after) }
    ))
    .filter(({ quantity, day }) => quantity > 0 && day < days)
    .toSorted((a, b) => a.day - b.day)
  const sold = numberOf(row, daily)
  let level = Math.max(0, numberOf(row, stock))
  if (sold <= 0) {
    const stretches: Stretch[] = level > 0 || coming.length > 0 ? [{ from: 0, to: days, of: 'stock' }] : [{ from: 0, to: days, of: 'none' }]
    return { stretches, arrivals: coming, days, still: true }
  }
  const stretches: Stretch[] = []
  let now = 0
  let of: Stretch['of'] = 'stock'
  for (const { day, quantity } of [...coming, { day: days, quantity: 0 }]) {
    const ends = Math.min(day, now + level / sold)
    if (ends > now) stretches.push({ from: now, to: ends, of })
    if (day > ends) stretches.push({ from: ends, to: day, of: 'none' })
    level = Math.max(0, level - (day - now) * sold) + quantity
    now = day
    of = 'arrived'
  }
  return { stretches: joined(stretches), arrivals: coming, days, still: false }
}

/** Neighbours of one sort are one stretch. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const found: Stretch[] = []
  for (const stretch of stretches) {
    const last = found.at(-1)
    if (last?.of === stretch.of && last.to === stretch.from) last.to = stretch.to
    else found.push({ ...stretch })
  }
  return found
}

/** A day after the count: its date where it is known when the stock was counted, else which day it is. */
function dayAfter(day: number, from: unknown): string {
  return isDay(from) ? addDays(from, Math.floor(day)) : `第 ${Math.floor(day) + 1} 天`
}

/** In words, days by their dates where it is known when the stock was counted. */
export function coverInWords({ stretches, arrivals, days, still }: Cover, from: unknown): string {
  const dayOf = (day: number): string => dayAfter(day, from)
  const coming = arrivals.map(({ day, quantity }) => `${dayOf(day)} 到货 ${quantity}`)
  const gaps = stretches.filter(({ of }) => of === 'none').map(({ from: start, to }) => (
    to >= days ? `${dayOf(start)} 起断货` : `${dayOf(start)} 至 ${dayOf(Math.max(start, to - 1))} 断货`
  ))
  const ends = still ? ['没有销量，不算断货'] : gaps.length > 0 ? gaps : [`${days} 天内不断货`]
  return [...ends, ...coming].join('；')
}

/** What happens on a day: the stock runs out, or something arrives. */
interface CoverEvent {
  day: string
  says: string
  /** How many arrive. */
  quantity?: number
}

/** What the bar draws, day by day: an arrival that ends a gap stands on the day after its last. */
export function coverEvents({ stretches, arrivals, days }: Cover, from: unknown): CoverEvent[] {
  const gaps = stretches.filter(({ of }) => of === 'none').map(({ from: start, to }) => ({
    at: start, says: to >= days ? '断货' : `断货，至 ${dayAfter(Math.max(start, to - 1), from)}`,
  }))
  const coming = arrivals.map(({ day, label, quantity }) => ({ at: day, says: `到货：${label}`, quantity }))
  return [...coming, ...gaps].toSorted((a, b) => a.at - b.at).map(({ at, ...event }) => ({ day: dayAfter(at, from), ...event }))
}

/** The day that the stock of a row was counted; undefined where nobody says it. */
export function countedOn({ from }: CoverPaths, row: Row): string | undefined {
  return from === undefined ? undefined : String(row[from] ?? '').slice(0, 10)
}
