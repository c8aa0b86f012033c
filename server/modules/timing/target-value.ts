/**
 * What an object is to be set to: its base by the week's entry, between the tactic's bounds and Amazon's limits. Absolute, so that asking twice does
 * no harm. Pure.
 */
import { addText, compareText, roundText, sumText, timesText, trimZeros } from '../../../contract/decimal-text'
import { DAY_HOURS, type Week, type WeekUnit } from '../../../contract/week'

/** Decimals that a value is kept between; null: no bound on this side. */
export interface Bounds { floor: string | null; ceiling: string | null }

/** How a value of the object is written. */
export interface Written {
  /** Digits after the point. */
  digits: number
  bounds: readonly Bounds[]
}

/** @param base exact decimal, or enabled/paused where the unit is on and off */
export function targetValue(base: string, unit: WeekUnit, entry: string | null, { digits, bounds }: Written): string {
  if (entry === null) return base
  if (unit === 'switch') return entry === 'on' ? 'enabled' : 'paused'
  const moved = unit === 'value' ? entry : addText(base, unit === 'amount' ? entry : (timesText(base, entry) ?? '0'))
  let value = roundText(moved ?? base, digits) ?? base
  for (const { floor, ceiling } of bounds) {
    if (floor !== null && compareText(value, floor) === -1) value = roundText(floor, digits) ?? value
    if (ceiling !== null && compareText(value, ceiling) === 1) value = roundText(ceiling, digits) ?? value
  }
  return value
}

/** One value for a whole day (0 is Monday): the mean of its 24 hours; on where at least half of the hours are. */
export function dayValue(base: string, week: Week, weekday: number, written: Written): string {
  const hours = Array.from({ length: DAY_HOURS }, (_none, hour) => targetValue(base, week.unit, week.hours[weekday * DAY_HOURS + hour] ?? null, written))
  if (week.unit === 'switch') return hours.filter((value) => value === 'enabled').length * 2 >= DAY_HOURS ? 'enabled' : 'paused'
  const mean = timesText(sumText(hours), '0.0416666666666666666667') ?? base
  return roundText(mean, written.digits) ?? base
}

/** Two spellings of one value. */
export function sameValue(left: string | null, right: string | null): boolean {
  return left === right || (left !== null && right !== null && compareText(left, right) === 0 && trimZeros(left) !== '')
}
