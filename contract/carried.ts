/** What goes along where a person turns from one list of a page to another: what both can ask. Pure. */
import { comparisonsOf, hasOr, type Condition } from './filter'
import { canAsk } from './filter-fields'
import { defaultState, keyOfFilter, readState, writeState, type FilterValue, type ListState } from './list-address'
import type { FilterPlan, ListPlan } from './plan'
import { isSame } from './same'

interface Side {
  plan: ListPlan
  state: ListState
  start: ListState
}

const sideOf = (plan: ListPlan, address: URLSearchParams): Side => ({ plan, state: readState(plan, address), start: defaultState(plan) })

/** Both hold the same kind of thing, asked in the same way. */
function areTwins(one: FilterPlan, other: FilterPlan): boolean {
  if (one.type === 'when' && other.type === 'when') return isSame(one.when, other.when)
  if (one.type !== 'field' || other.type !== 'field') return false
  const { field, control } = one
  return control === other.control && field.kind === other.field.kind && field.enum === other.field.enum && isSame(field.options, other.field.options)
}

/** Both are the period that a list cannot do without, or choose among the same rows, whatever their fields are called. */
function meanTheSame(one: FilterPlan, other: FilterPlan): boolean {
  if (one.type !== 'field' || other.type !== 'field' || !areTwins(one, other)) return false
  return one.field.options !== undefined || (one.required && other.required && one.control === 'daterange')
}

/** The one that asks the same in the list that one leaves: by its name, else the only one there that means the same as the only one here. */
function twinOf(filter: FilterPlan, from: ListPlan, to: ListPlan): FilterPlan | undefined {
  const key = keyOfFilter(filter)
  const named = from.filters.find((one) => keyOfFilter(one) === key)
  if (named) return areTwins(named, filter) ? named : undefined
  const [twin, ...others] = from.filters.filter((one) => meanTheSame(one, filter))
  return others.length === 0 && to.filters.filter((one) => meanTheSame(one, filter)).length === 1 ? twin : undefined
}

/** What stood here, unless it is what this list begins with: then what the other begins with. */
function heldBy(filter: FilterPlan, { from, to }: { from: Side; to: Side }): FilterValue | undefined {
  const key = keyOfFilter(filter)
  if (filter.type === 'search') return soughtBy(filter, key, from, to)
  const twin = twinOf(filter, from.plan, to.plan)
  if (!twin) return to.state.filters[key]
  const there = keyOfFilter(twin)
  return isSame(from.state.filters[there], from.start.filters[there]) ? to.start.filters[key] : from.state.filters[there]
}

/** One looks for words in a field, whatever other fields a search box looks in. */
function soughtBy(filter: FilterPlan & { type: 'search' }, key: string, from: Side, to: Side): FilterValue | undefined {
  const boxes = from.plan.filters.filter((one) => one.type === 'search')
  const said = boxes.map((box) => from.state.filters[keyOfFilter(box)]).find((value) => value !== undefined)
  const left = to.state.filters[key]
  if (said && filter.fields.some(({ path }) => path === said.field)) return said
  const couldBeSaid = boxes.some((box) => box.fields.some(({ path }) => path === left?.field))
  return said === undefined && couldBeSaid ? undefined : left
}

function isAskable(condition: Condition, plan: ListPlan): boolean {
  return (plan.or !== false || !hasOr(condition)) && comparisonsOf(condition).every((one) => canAsk(plan, one))
}

function whereOf({ from, to }: { from: Side; to: Side }): Condition | undefined {
  const [said, left] = [from.state.where, to.state.where]
  if (said) return isAskable(said, to.plan) ? said : left
  return left && isAskable(left, from.plan) ? undefined : left
}

/**
 * Filters, period, currency and comparison go along where both lists have them, so that the tabs of a page speak of the same; the
 * rest is as it was left. Sort, grouping and layout are each list's own.
 * @param here the address of the list that one leaves
 * @param left the address of the other as it was left; empty where it has not been opened yet
 * @returns the other's address now, `view` as it was left
 */
export function carriedAddress(from: ListPlan, to: ListPlan, here: URLSearchParams, left: URLSearchParams): URLSearchParams {
  const sides = { from: sideOf(from, here), to: sideOf(to, left) }
  const [said, before] = [sides.from.state, sides.to.state]
  const held = to.filters.map((filter) => [keyOfFilter(filter), heldBy(filter, sides)] as const)
  const { where: _where, ...rest } = before
  const where = whereOf(sides)
  const currency = to.currency.find((one) => one === said.currency)
  const compare = to.compare.length === 0 ? undefined : said.compare === 'none' ? said.compare : to.compare.find((one) => one === said.compare)
  const next: ListState = {
    ...rest,
    filters: Object.fromEntries(held.flatMap(([key, value]) => (value ? [[key, value]] : []))),
    ...(where ? { where } : {}),
    ...(currency ? { currency } : {}),
    ...(compare ? { compare } : {}),
  }
  // Another question begins with its first page.
  const address = writeState(to, isSame(next, before) ? before : { ...next, page: 1 })
  const view = left.get('view')
  if (view !== null) address.set('view', view)
  return address
}
