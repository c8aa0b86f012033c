/**
 * Values that are known only when the question is asked (today, the last 30 days, the newest month that has data, me)
 * become days, months or an id. Pure: the clock is given.
 */
import { addDays, addMonths, firstDay, lastDay } from './days'
import { isComparison, type Comparison, type Condition, type Moment, type Operand } from './filter'

/** All there are. */
export const MOMENTS: readonly Moment[] = ['me', 'today', 'monthStart', 'lastMonth', 'last7', 'last30', 'last90', 'thisYear', 'dataMonth', 'dataDay', 'data30']

/** What moments are settled by. */
export interface MomentClock {
  /** yyyy-mm-dd by the company's clock. */
  today: string
  /** The asker's id. */
  me: string | null
  /** The last day that has data, yyyy-mm-dd; without one, `dataMonth` is this month, `dataDay` today, and `data30` ends today. */
  dataDay?: string | null
}

/** The days a moment spans, both included; undefined for `me`, which is no time. */
export function momentRange(moment: Moment, clock: MomentClock): [string, string] | undefined {
  const { today } = clock
  const month = today.slice(0, 7)
  switch (moment) {
    case 'today':
      return [today, today]
    case 'last7':
      return [addDays(today, -6), today]
    case 'last30':
      return [addDays(today, -29), today]
    case 'last90':
      return [addDays(today, -89), today]
    case 'monthStart':
      return [firstDay(month), today]
    case 'lastMonth':
      return [firstDay(addMonths(month, -1)), lastDay(addMonths(month, -1))]
    case 'thisYear':
      return [`${today.slice(0, 4)}-01-01`, today]
    case 'dataMonth': {
      const newest = (clock.dataDay ?? today).slice(0, 7)
      return [firstDay(newest), lastDay(newest)]
    }
    case 'dataDay':
      return [clock.dataDay ?? today, clock.dataDay ?? today]
    case 'data30':
      return [addDays(clock.dataDay ?? today, -29), clock.dataDay ?? today]
    case 'me':
      return undefined
  }
}

/** The moments that only what data there is can tell. */
export const DATA_MOMENTS: ReadonlySet<Moment> = new Set(['dataMonth', 'dataDay', 'data30'])

/** True of a value that is known only when the question is asked. */
export function isMoment(value: Operand | undefined): value is { is: Moment } {
  return typeof value === 'object' && value !== null && 'is' in value
}

/**
 * The same condition without moments. A span becomes a comparison with its ends: eq, in and between take all of it,
 * ge and lt count from its first day, gt and le from its last.
 * @param inMonths does the field hold months? Its ends are then yyyy-mm.
 */
export function resolveMoments(condition: Condition, clock: MomentClock, inMonths: (field: string) => boolean): Condition {
  if (isComparison(condition)) return resolveOne(condition, clock, inMonths)
  const inner = (each: Condition) => resolveMoments(each, clock, inMonths)
  return 'and' in condition ? { and: condition.and.map(inner) } : { or: condition.or.map(inner) }
}

function resolveOne(comparison: Comparison, clock: MomentClock, inMonths: (field: string) => boolean): Comparison {
  if (!isMoment(comparison.value)) return comparison
  const range = momentRange(comparison.value.is, clock)
  if (!range) return { ...comparison, value: comparison.op === 'in' ? [clock.me] : clock.me }
  const [from, to] = inMonths(comparison.field) ? range.map((day) => day.slice(0, 7)) as [string, string] : range
  switch (comparison.op) {
    case 'ge':
    case 'lt':
      return { ...comparison, value: from }
    case 'gt':
    case 'le':
      return { ...comparison, value: to }
    case 'ne':
      return { ...comparison, value: from }
    default:
      return { ...comparison, op: 'between', value: [from, to] }
  }
}
