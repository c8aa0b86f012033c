/**
 * How far the earlier period of a comparison goes: shop by shop no further than the day that stands beside the last day the
 * shop has data of, so that 1–21 stands beside 1–21 though another shop's data goes on to the 25th. Pure planning.
 *
 * Cut is where data ends within the asked days. A shop without any data on them has nothing to be compared while they are
 * running; once they are over, it had none, and its earlier days count whole.
 */
import { traits } from '../../../../kinds/column-kinds'
import type { Dataset } from '../../../../contract/model'
import { addDays, firstDay, lastDay } from '../../../../contract/days'
import { own } from '../statement/fields'
import { dayBefore, isCompared, type Period } from './report.periods'
import type { Planning, Statement } from '../statement/statement'

/** Where an earlier period ends, for all shops or sooner for some. */
export interface Cut {
  /** The last day that is compared, yyyy-mm-dd; of the shops that end last, and of whatever belongs to none. */
  to: string
  /** Shops that end sooner, by the day they end at. */
  sooner: ReadonlyMap<string, string[]>
}

/** undefined: nothing bounds the period. */
export function cutOf(plan: Planning, dataset: Dataset, period: Period, source: string, now: Period): Cut | undefined {
  const end = plan.ends.get(dataset.name)?.get(source)
  if (!isCompared(period) || end === undefined || end.last === null) return period.to === undefined ? undefined : { to: period.to, sooner: new Map() }
  const running = now.to === undefined || end.last < now.to
  const beside = (last: string): string => {
    const to = wholeMonths(plan, dataset, source, dayBefore(last, period))
    return period.to === undefined || to < period.to ? to : period.to
  }
  const to = beside(end.last)
  const sooner = new Map<string, string[]>()
  for (const [shop, last] of end.newest) {
    const over = !running && now.from !== undefined && last < now.from
    const own = over ? to : beside(last)
    if (shop !== null && own < to) sooner.set(own, [...(sooner.get(own) ?? []), shop])
  }
  return { to, sooner }
}

/** Facts that know months alone, and no days of their lines, are cut where months end. */
function wholeMonths({ model }: Planning, dataset: Dataset, source: string, day: string): string {
  const { facts = '', day: field = '', days } = dataset.sources[source] ?? {}
  const ofMonths = days === undefined && traits(own(own(model.entities, facts)?.fields ?? {}, field)).names === 'month'
  return ofMonths && day !== lastDay(day) ? addDays(firstDay(day), -1) : day
}

/** True where a month is compared by a part of it, in some shop. */
export function cutsMonths({ to, sooner }: Cut): boolean {
  return [to, ...sooner.keys()].some((day) => day !== lastDay(day))
}

/**
 * The last compared day as SQL.
 * @param shop SQL of the row's shop, of type bigint; undefined: the rows have none
 */
export function cutSql(statement: Statement, { to, sooner }: Cut, shop: string | undefined): string {
  const last = statement.value(to, 'date')
  if (shop === undefined || sooner.size === 0) return last
  const arms = [...sooner].map(([day, shops]) => `when ${shop} = any(${statement.value(shops, 'bigint[]')}) then ${statement.value(day, 'date')}`)
  return `(case ${arms.join(' ')} else ${last} end)`
}
