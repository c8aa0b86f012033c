/**
 * From a board and its filters to what each card asks, and from a click on a card to the address it leads to. Pure: the
 * board's state is kept in the address exactly as a list's is.
 */
import { daysOfStep } from './days-of-step'
import { keysCondition } from '../../../contract/keys-condition'
import { isDay, isMonth, firstDay, lastDay } from '../../../contract/days'
import { writeCondition } from '../../../contract/condition-text'
import { allOf, comparisonsOf, isOtherField, MOST_COMPARISONS, type Condition } from '../../../contract/filter'
import { defaultState, escapeText, inAddress, keyOfFilter, RESERVED, type FilterValue, type FilterValues, type ListState } from '../../../contract/list-address'
import { conditionOfFilter, missingFilters, questionOf } from '../../../contract/list-question'
import { DATA_MOMENTS, isMoment } from '../../../contract/moments'
import type { BoardPlan, CardPlan, TodoPlan } from '../../../contract/page-plan'
import type { LinkPlan } from '../../../contract/link-plan'
import type { ColumnPlan, FilterPlan, ListPlan } from '../../../contract/plan'
import type { ListAnswer, ListRequest, Row } from '../../../contract/wire'

/** Rows of a list card: as many as stand in it without scrolling. */
const LIST_ROWS = 7
/** Points of a chart are asked at once. */
const MOST_POINTS = 1000
const NO_ROWS: readonly Row[] = []

/** A card that asks a list of its own: figures, a chart or rows. Parts, todos and first steps are none. */
export type AskingCard = Extract<CardPlan, { list: ListPlan }>

/** What the board asks for by itself, as a list: its filters and its currency stand in the address under the same names. */
export function boardList(board: BoardPlan): ListPlan {
  return {
    code: 'board', title: '', source: {}, list: { family: '', call: '' }, rowKey: [], columns: [], filters: board.filters, sort: [], pageSize: 50,
    total: false, compare: [], currency: board.currency, ...(board.begins ? { begins: board.begins } : {}), rows: [], view: 'table', marks: [], actions: [],
  }
}

/** Figures that are the totals of rows: those are asked for, and of the rows none is drawn. */
export function isTotalled(card: AskingCard): boolean {
  return card.shows === 'figures' && (card.list.rows[0]?.by ?? []).length > 0
}

/** The card's list with those of the board's filters that it follows. */
export function followingList(board: BoardPlan, card: AskingCard): ListPlan {
  const filters = board.filters.filter((filter) => filter.type === 'field' && card.follows.includes(filter.field.path))
  return { ...card.list, filters, pageSize: card.shows === 'list' ? LIST_ROWS : isTotalled(card) ? 1 : MOST_POINTS }
}

/** The measures of a card that is asked of a dataset: every column that is no dimension. */
export function measuresOf(list: ListPlan): ColumnPlan[] {
  const dimensions = new Set(list.rows[0]?.by ?? [])
  return list.columns.filter((column) => !dimensions.has(column.path))
}

/**
 * The rows that a card draws. Figures whose amounts are rounded in the rows of the list behind them are that list's totals, one
 * a currency; all else stands in the rows of the answer.
 */
export function rowsToDraw(card: AskingCard, answer: ListAnswer | undefined): readonly Row[] {
  if (!answer) return NO_ROWS
  if (!isTotalled(card)) return answer.list
  const field = card.list.columns.find((column) => column.currencyField)?.currencyField
  return answer.summary.map(({ currency, values }) => ({ ...values, ...(field === undefined || currency === null ? {} : { [field]: currency }) }))
}

/** What a card asks while the board stands in `state`; undefined while a filter it must have is empty. */
export function cardQuestion(board: BoardPlan, card: AskingCard, state: ListState, source: string): ListRequest | undefined {
  const list = followingList(board, card)
  if (missingFilters(list, state.filters).length > 0) return undefined
  const { currency: _own, ...start } = defaultState(list)
  // A card has no switch: what it is compared with is what its page says.
  const [compare] = list.compare
  const question = questionOf(
    list, { ...start, filters: state.filters, ...(compare ? { compare } : {}), ...(state.currency ? { currency: state.currency } : {}) }, source,
  )
  return list.source.dataset === undefined ? question : { ...question, measures: measuresOf(list).map(({ path }) => path) }
}

/** Does the card follow a filter of the board that stands at 最近有数据? */
export function asksForDataDay(board: BoardPlan, card: AskingCard, state: Pick<ListState, 'filters'>): boolean {
  return card.follows.some((path) => {
    const value = heldBy(board, path, state.filters)?.value.value
    return isMoment(value) && DATA_MOMENTS.has(value.is)
  })
}

/** What a to-do asks while the board stands in `state`: how many rows wait. */
export function todoQuestion(board: BoardPlan, { list, follows }: TodoPlan, state: ListState, source: string): ListRequest {
  const narrowed = Object.entries(follows).flatMap(([field, path]): Condition[] => {
    const held = heldBy(board, path, state.filters)
    const asked = held && conditionOfFilter(held.filter, held.value)
    return asked && 'field' in asked ? [{ ...asked, field }] : []
  })
  const where = allOf([list.where, ...narrowed])
  return { page: 1, pageSize: 1, fields: list.rowKey, ...(where ? { filter: where } : {}), source }
}

/** The address parameters of a to-do's way to its list: the very rows that were counted. */
export function todoQuery(board: BoardPlan, todo: TodoPlan, state: ListState): Record<string, string> {
  const query: Record<string, string> = todo.go.tab ? { tab: todo.go.tab } : {}
  for (const [field, path] of Object.entries(todo.follows)) {
    const held = heldBy(board, path, state.filters)
    if (held) query[addressName(field)] = inAddress(held.value)
  }
  if (todo.list.where && !todo.asTab) query['where'] = writeCondition(todo.list.where)
  return query
}

function heldBy(board: BoardPlan, path: string, filters: FilterValues): { filter: FilterPlan; value: FilterValue } | undefined {
  const filter = board.filters.find((one) => one.type === 'field' && one.field.path === path)
  const value = filter && filters[keyOfFilter(filter)]
  return filter && value ? { filter, value } : undefined
}

const addressName = (name: string): string => (RESERVED.has(name) ? `f.${name}` : name)

function addressOfValue(value: unknown, ofDays: boolean): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  if (isDay(value)) return `between~${value}..${value}`
  if (isMonth(value)) return ofDays ? `between~${firstDay(value)}..${lastDay(value)}` : `between~${value}..${value}`
  return escapeText(String(value))
}

/** What was pressed, as a filter: a week or a month stands for its days where the card begins with days. */
function pressedAddress(card: AskingCard, row: Row, path: string, ofDays: boolean, asked: { from: string; to: string } | undefined): string | undefined {
  const along = card.shows === 'chart' && card.along?.of === path ? card.along : undefined
  if (!along) return addressOfValue(row[path], ofDays)
  const days = daysOfStep(row[along.path], asked)
  return days && `between~${days.from}..${days.to}`
}

/** What a card asks of a field by itself, whatever the board's filters hold. */
function ownOf(card: AskingCard, path: string): Pick<FilterValue, 'op' | 'value'> | undefined {
  for (const { field, op, value = null } of comparisonsOf(card.list.where)) if (field === path && !isOtherField(value)) return { op, value }
  return undefined
}

/** Characters of a condition in an address that still opens after a reload: a server takes some 16 KB of headers in all. */
const MOST_IN_ADDRESS = 8000

/**
 * The way to the very rows of several points: what tells them apart is a condition, all else as `goQuery` says it. undefined: they are more
 * than an address can name.
 */
export function goQueryOfRows(
  go: LinkPlan, card: AskingCard, board: BoardPlan, state: Pick<ListState, 'filters' | 'currency'>, rows: readonly Row[],
): Record<string, string> | undefined {
  const dimensions = new Set(card.list.rows[0]?.by)
  const told = Object.entries(go.with).filter(([, path]) => dimensions.has(path))
  const where = keysCondition(told.map(([name]) => name), rows.map((row) => Object.fromEntries(told.map(([name, path]) => [name, row[path]]))))
  const written = writeCondition(where)
  if (comparisonsOf(where).length > MOST_COMPARISONS || encodeURIComponent(written).length > MOST_IN_ADDRESS) return undefined
  const query = goQuery(go, card, board, state)
  for (const [name] of told) delete query[addressName(name)]
  return { ...query, where: written }
}

/**
 * The address parameters of a card's way to another page: filters of that page <- what was pressed, else what the card asks
 * by itself, else what the board's filters hold; and the currency, so that the same figure stands there. A link that names
 * none takes those of the same names.
 */
export function goQuery(
  go: LinkPlan, card: AskingCard, board: BoardPlan, state: Pick<ListState, 'filters' | 'currency'>, row?: Row, asked?: { from: string; to: string },
): Record<string, string> {
  const dimensions = card.list.rows[0]?.by ?? []
  const given =
    Object.keys(go.with).length > 0 ? go.with : Object.fromEntries([...card.follows, ...(card.shows === 'list' ? [] : dimensions)].map((path) => [path, path]))
  const query: Record<string, string> = go.tab ? { tab: go.tab } : {}
  for (const [name, path] of Object.entries(given)) {
    const pressed = row && pressedAddress(card, row, path, name !== path, asked)
    const held = ownOf(card, path) ?? (card.follows.includes(path) ? heldBy(board, path, state.filters)?.value : undefined)
    const said = pressed ?? (held && inAddress(held))
    if (said !== undefined) query[addressName(name)] = said
  }
  if (state.currency) query['cur'] = state.currency
  return query
}
