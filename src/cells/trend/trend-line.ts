/** The small line of a measure's last days: values to the points of an SVG line. Pure. */
import { addDays, isDay } from '../../../contract/days'

/** Left, top, right and bottom margins keep the stroke's ends inside. */
const MARGIN = 2

interface Place {
  x: number
  y: number
}

/** Where each day of the line stands; undefined for a day without a value. */
export function placesOf(values: readonly (number | null)[], width: number, height: number): (Place | undefined)[] {
  const known = values.filter((value): value is number => value !== null)
  const low = Math.min(...known)
  const span = Math.max(...known) - low
  const step = values.length < 2 ? 0 : (width - MARGIN * 2) / (values.length - 1)
  return values.map((value, at) => (value === null ? undefined : {
    x: MARGIN + at * step,
    y: span === 0 ? height / 2 : height - MARGIN - ((value - low) / span) * (height - MARGIN * 2),
  }))
}

/**
 * One path per run of days that have values; a day without one leaves a gap. What is only looked at every few days (no two days beside
 * each other) is one line through all of them: dots alone say nothing. Empty where nothing can be drawn.
 */
export function trendPath(places: readonly (Place | undefined)[]): string {
  if (places.length < 2) return ''
  const known = places.flatMap((place) => place ?? [])
  if (known.length > 2 && places.every((place, at) => !place || places[at + 1] === undefined)) {
    return known.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
  }
  let path = ''
  places.forEach((place, at) => {
    if (!place) return
    const isStart = places[at - 1] === undefined
    const isAlone = isStart && places[at + 1] === undefined
    const point = `${place.x.toFixed(1)} ${place.y.toFixed(1)}`
    // A day alone between two gaps is a dot: a line of no length with round ends.
    path += isAlone ? `M${point}h0` : `${isStart ? 'M' : 'L'}${point}`
  })
  return path
}

/** The day with a value that stands nearest to a share of the line's width, 0 to 1. */
export function nearest(values: readonly (number | null)[], share: number): number | undefined {
  const wanted = share * (values.length - 1)
  const known = values.flatMap((value, at) => (value === null ? [] : [at]))
  return known.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0]
}

/** A day of the line; null: nothing is known of it. */
export interface TrendDay {
  /** yyyy-mm-dd; left out where the answer does not say which day is the last. */
  day?: string
  value: number | null
}

/** A row's last days with their dates; empty where it has none. */
export function daysOfTrend(value: unknown, until: unknown): TrendDay[] {
  const values = trendValues(value) ?? []
  return values.map((one, at) => ({ value: one, ...(isDay(until) ? { day: addDays(until, at + 1 - values.length) } : {}) }))
}

/** What a row carries under path + ".trend" as numbers; amounts travel as text. undefined where there is no such list. */
function trendValues(value: unknown): (number | null)[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.map((one) => (one === null || one === undefined || one === '' || !Number.isFinite(Number(one)) ? null : Number(one)))
}
