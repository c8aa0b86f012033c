/**
 * Figures of the last days, where each shop's days end at its own last whole day: as a range of days that holds them all,
 * and as a condition that picks each shop's own. Pure planning.
 */
import { addDays, daysBetween } from '../../../../contract/days'
import type { Comparison } from '../../../../contract/filter'
import type { Dataset } from '../../../../contract/model'
import type { Period } from './report.periods'
import type { ShopEnd, Statement } from '../statement/statement'

/** The last `days` days of every shop; never without an end. */
export interface Window {
  days: number
  ends: ShopEnd[]
}

/**
 * The last `days` days of a dataset, each shop's up to its own whole day: what is asked of its single days, and the window
 * beside it. The newest shop's days say what an earlier period is; those that end sooner reach further back (report.branches).
 * @param ends shops without data have none; without any the days end today
 */
export function lastDays({ name, dimensions }: Dataset, days: number, ends: ShopEnd[], today: string): { window: Window; days: Comparison } {
  const day = Object.values(dimensions).find((dimension) => dimension.by === 'day' && dimension.field === undefined)?.name
  if (day === undefined) throw new Error(`${name} has no dimension of single days`)
  const window = { days, ends: ends.length > 0 ? ends : [{ shopId: null, last: today }] }
  const { to } = endsOf(window)
  return { window, days: { field: day, op: 'between', value: [addDays(to, 1 - days), to] } }
}

/** The earliest and the latest day that a shop's days end at, yyyy-mm-dd. */
export function endsOf({ ends }: Pick<Window, 'ends'>): { from: string; to: string } {
  const days = ends.map(({ last }) => last).sort()
  return { from: days[0]!, to: days.at(-1)! }
}

/** The period, begun early enough for the shop whose days end first. */
export function widened(period: Period, window: Window): Period {
  const { from, to } = endsOf(window)
  return period.from === undefined ? period : { ...period, from: addDays(period.from, -daysBetween(from, to)) }
}

/**
 * The condition that a row's day is among its shop's last days; undefined where the period alone says so.
 * @param shop SQL of the row's shop, of type bigint; undefined: the rows have none
 * @param day SQL of the row's day, moved to the day that it stands beside
 */
export function windowSql(statement: Statement, { days, ends }: Window, shop: string | undefined, day: string): string | undefined {
  const byEnd = new Map<string, string[]>()
  for (const { shopId, last } of ends) if (shopId !== null) byEnd.set(last, [...(byEnd.get(last) ?? []), shopId])
  if (shop === undefined || byEnd.size === 0) return undefined
  // Plain ranges, which an index by shop and day can follow; as many as there are different ends.
  const arms = [...byEnd].map(([last, shops]) => {
    const isOfShops = `${shop} = any(${statement.value(shops, 'bigint[]')})`
    return `(${isOfShops} and ${day} between ${statement.value(addDays(last, 1 - days), 'date')} and ${statement.value(last, 'date')})`
  })
  return `(${arms.join(' or ')})`
}
