/** Which of a board's filters its cards take notice of, and months that go with the days that are chosen. Pure. */
import { traits } from '../../../kinds/column-kinds'
import type { CardPlan } from '../../../contract/page-plan'
import type { FilterPlan } from '../../../contract/plan'
import { isDay, firstDay, lastDay } from '../../../contract/days'
import { keyOfFilter, type FilterValue, type FilterValues } from '../../../contract/list-address'
import { isMoment } from '../../../contract/moments'
import { isSame } from '../../../contract/same'

/** Moments that are one whole month, or what there is of it. */
const OF_A_MONTH = ['lastMonth', 'monthStart']

/** Paths of the filters that a card follows; undefined: nothing is known of what it shows (a part draws itself). */
function followedBy(card: CardPlan): string[] | undefined {
  if ('follows' in card) return card.follows
  if (card.shows === 'todos') return card.todos.flatMap(({ follows }) => Object.values(follows))
  return card.shows === 'part' ? undefined : []
}

/** The filters that change anything on these cards, in their order; all of them where a card draws itself. */
export function filtersOf(filters: readonly FilterPlan[], cards: readonly CardPlan[]): FilterPlan[] {
  const followed = cards.map(followedBy)
  if (followed.includes(undefined)) return [...filters]
  const paths = new Set(followed.flat())
  return filters.filter((filter) => filter.type !== 'field' || paths.has(filter.field.path))
}

/** Does any of these cards show an amount? A part may. */
export function hasMoney(cards: readonly CardPlan[]): boolean {
  return cards.some((card) => card.shows === 'part' || ('list' in card && card.list.columns.some((column) => column.currencyField !== undefined)))
}

/**
 * The values with the months of the chosen days: where these are whole months, cards that are told by months show the same time, unless the
 * months were chosen themselves. Days that are no whole months leave the months as they are.
 */
export function withMonthsOfDays(filters: readonly FilterPlan[], values: FilterValues): FilterValues {
  const days = filters.find((filter) => filter.type === 'field' && traits(filter.field).names === 'day')
  const months = days && monthsOf(values[keyOfFilter(days)])
  if (!months) return values
  const told = filters.flatMap((filter): [string, FilterValue][] => {
    const isUntouched = filter.type === 'field' && traits(filter.field).names === 'month' && isSame(filter.default, values[keyOfFilter(filter)]?.value)
    return isUntouched ? [[keyOfFilter(filter), { op: 'between', value: months }]] : []
  })
  return { ...values, ...Object.fromEntries(told) }
}

function monthsOf(days: FilterValue | undefined): FilterValue['value'] | undefined {
  const value = days?.value
  if (isMoment(value)) return OF_A_MONTH.includes(value.is) ? value : undefined
  const [from, to] = Array.isArray(value) ? value : []
  if (!isDay(from) || !isDay(to)) return undefined
  const [first, last] = [from.slice(0, 7), to.slice(0, 7)]
  return from === firstDay(first) && to === lastDay(last) ? [first, last] : undefined
}
