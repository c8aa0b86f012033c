/**
 * What a view of a list keeps, and how it meets a page that has changed since: columns by stable key, sort, filters,
 * density. Pure; the same rules hold in the browser and where the server judges what it is sent.
 * It must not know where views are kept or how they are drawn.
 */
import { fieldsOfCondition, isComparison, type Condition } from './filter'
import { isOf, knownAcross, startOf, type Across } from './across'
import { keyOfFilter, type FilterValues, type ListState } from './list-address'
import type { ColumnPlan, ListPlan } from './plan'
import type { SortBy } from './wire'

export const DENSITIES = ['compact', 'middle', 'loose'] as const
/** How tall rows are. */
export type Density = (typeof DENSITIES)[number]

const PINS = ['left', 'right', 'none'] as const
/** `none`: the person took away the page's own pin. */
export type Pin = (typeof PINS)[number]

/** Pixels that a column may be narrowed and widened to. */
export const LEAST_WIDTH = 40
export const MOST_WIDTH = 800

/** What a view says of one column; its place in the list is the column's place. */
export interface ViewColumn {
  key: string
  hidden?: boolean
  /** Pixels; left out: the page's. */
  width?: number
  /** Left out: the page's. */
  pin?: Pin
}

/** Everything but `columns` is left out where the view says nothing of it. */
export interface ViewContent {
  /** In order; left out: as the page has them. */
  columns?: ViewColumn[]
  sort?: SortBy[]
  filters?: FilterValues
  where?: Condition
  density?: Density
  pageSize?: number
  /** Path of the field whose equal values stand under one heading; '': none, against the page's own. */
  group?: string
  /** Dimensions of the chosen grouping of a report. */
  rows?: string[]
  currency?: ListState['currency']
  compare?: ListState['compare']
  /** Figures laid out by time; 'none' where none are, against the page's start. */
  across?: Across | 'none'
  /** Of a board: its cards, in order. */
  cards?: ViewCard[]
}

interface ViewCard {
  code: string
  hidden?: boolean
  /** Columns of four; left out: the page's. */
  width?: number
}

/** The part of a content that says how things look, and asks nothing: what is kept for a person by itself. */
export type Layout = Pick<ViewContent, 'columns' | 'density' | 'group' | 'cards'>

/** A view and a page together: what is drawn and what is asked. */
export interface Reconciled {
  /** The page's columns, each once, in the view's order, with the view's widths, pins and hidden ones. */
  columns: ColumnPlan[]
  /** What the view asks, as far as the page still knows it. */
  state: Partial<ListState>
  density: Density
  /** '' where rows stand in no groups. */
  group: string
}

type Listed = Pick<ListPlan, 'columns' | 'filters' | 'rows' | 'currency' | 'compare' | 'group' | 'across'>

/** A page as it is now, seen through a view that may be older than it. */
export function reconcile(plan: Listed, content: ViewContent): Reconciled {
  return {
    columns: reconcileColumns(plan.columns, content.columns),
    state: reconcileState(plan, content),
    density: DENSITIES.find((one) => one === content.density) ?? 'middle',
    group: reconcileGroup(plan, content.group),
  }
}

/**
 * Each of the page's columns once: those the view has in its order, a new one after its nearest left neighbour on the
 * page. What the page lost is dropped. A pin belongs to a column, so no order can lose it.
 */
export function reconcileColumns(columns: readonly ColumnPlan[], said: readonly ViewColumn[] | undefined): ColumnPlan[] {
  if (!said) return [...columns]
  const known = new Map(columns.map((column) => [column.key, column]))
  const seen = new Map<string, ViewColumn>()
  for (const one of said) if (known.has(one.key) && !seen.has(one.key)) seen.set(one.key, one)
  const order = [...seen.keys()]
  columns.forEach((column, position) => {
    if (seen.has(column.key)) return
    const placed = new Set(order)
    let left = position - 1
    while (left >= 0 && !placed.has(columns[left]?.key ?? '')) left -= 1
    order.splice(left < 0 ? 0 : order.indexOf(columns[left]?.key ?? '') + 1, 0, column.key)
  })
  const viewed = order.flatMap((key) => {
    const column = known.get(key)
    return column ? [applied(column, seen.get(key))] : []
  })
  return withGroupsTogether(viewed)
}

function applied(column: ColumnPlan, said: ViewColumn | undefined): ColumnPlan {
  if (!said) return column
  const { fixed, ...rest } = column
  const pin = PINS.find((one) => one === said.pin) ?? fixed ?? 'none'
  const width = typeof said.width === 'number' && Number.isFinite(said.width) ? clampWidth(said.width) : column.width
  return { ...rest, hidden: said.hidden === true, width, ...(pin === 'none' ? {} : { fixed: pin }) }
}

/** Whole pixels from LEAST_WIDTH to MOST_WIDTH. */
export function clampWidth(width: number): number {
  return Math.min(Math.max(Math.round(width), LEAST_WIDTH), MOST_WIDTH)
}

/** The group of a pivot that a column is a member of; its head and what stands outside of groups have none. */
export function groupOfMember({ pivot }: Pick<ColumnPlan, 'pivot'>): string | undefined {
  return pivot?.role === 'value' ? pivot.group : undefined
}

/** Members of a pivot's group stand right behind its head, in their own order: a heading spans neighbours only. */
function withGroupsTogether(columns: readonly ColumnPlan[]): ColumnPlan[] {
  const heads = new Set(columns.flatMap(({ pivot }) => (pivot?.role === 'group' && pivot.group ? [pivot.group] : [])))
  if (heads.size === 0) return [...columns]
  const isMember = (column: ColumnPlan): boolean => heads.has(groupOfMember(column) ?? '')
  return columns.filter((column) => !isMember(column)).flatMap((column) => {
    const group = column.pivot?.role === 'group' ? column.pivot.group : undefined
    return group ? [column, ...columns.filter((other) => groupOfMember(other) === group)] : [column]
  })
}

/**
 * `key` taken to the place of `over`: to its right when it comes from the left. A group's head takes its members along; a
 * member stays within its group. Nothing else of any column changes.
 */
export function moveColumn(columns: readonly ColumnPlan[], key: string, over: string): ColumnPlan[] {
  const from = columns.findIndex((column) => column.key === key)
  const to = columns.findIndex((column) => column.key === over)
  const moved = columns[from]
  const target = columns[to]
  if (!moved || !target || from === to) return [...columns]
  const hasHead = (group: string | undefined): boolean => group !== undefined && columns.some(({ pivot }) => pivot?.role === 'group' && pivot.group === group)
  const groupOf = (column: ColumnPlan): string | undefined => (hasHead(groupOfMember(column)) ? groupOfMember(column) : undefined)
  if (groupOf(moved) !== undefined && groupOf(moved) !== groupOf(target)) return [...columns]
  const rest = columns.filter((column) => column !== moved)
  // What is dropped on a member of another group lands beside the whole group.
  const stands = groupOf(moved) === undefined && groupOf(target) !== undefined
    ? rest.find(({ pivot }) => pivot?.role === 'group' && pivot.group === groupOf(target)) ?? target
    : target
  if (stands === moved) return [...columns]
  rest.splice(rest.indexOf(stands) + (from < to ? 1 : 0), 0, moved)
  return withGroupsTogether(rest)
}

function reconcileGroup(plan: Pick<ListPlan, 'columns' | 'group'>, said: string | undefined): string {
  const wanted = said ?? plan.group ?? ''
  return plan.columns.some((column) => column.path === wanted) ? wanted : ''
}

/** What a list may be asked: keys of the filters of its form, and paths that an advanced filter over it may name. */
export function askedOf(plan: Pick<ListPlan, 'columns' | 'filters'>): { filters: ReadonlySet<string>; fields: ReadonlySet<string> } {
  const named = plan.filters.flatMap((filter) => (filter.type === 'field'
    ? [filter.field.path]
    : filter.type === 'search'
    ? filter.fields.map((field) => field.path)
    : fieldsOfCondition(filter.when)))
  return { filters: new Set(plan.filters.map(keyOfFilter)), fields: new Set([...plan.columns.map((column) => column.path), ...named]) }
}

/** Filters, sorts and switches that the page no longer has are dropped; the rest asks as it did. */
function reconcileState(plan: Listed, content: ViewContent): Partial<ListState> {
  const state: Partial<ListState> = {}
  const asked = askedOf(plan)
  if (content.filters) state.filters = Object.fromEntries(Object.entries(content.filters).filter(([key]) => asked.filters.has(key)))
  const where = content.where && knownPart(content.where, asked.fields)
  if (where) state.where = where
  if (content.sort) {
    const sortable = new Set(plan.columns.filter((column) => column.sortable).map((column) => column.path))
    const across = content.across === 'none' ? undefined : knownAcross(plan.across, content.across)
    const sort = content.sort.filter(({ field }) => sortable.has(field) || isOf(field, across))
    if (sort.length > 0) state.sort = sort
  }
  if (content.pageSize !== undefined && Number.isInteger(content.pageSize) && content.pageSize >= 10 && content.pageSize <= 1000) {
    state.pageSize = content.pageSize
  }
  if (content.rows) {
    const at = plan.rows.findIndex((way) => way.by.join(',') === content.rows?.join(','))
    if (at >= 0) state.rows = at
  }
  if (content.currency && plan.currency.includes(content.currency)) state.currency = content.currency
  if (content.compare && (content.compare === 'none' ? plan.compare.length > 0 : plan.compare.includes(content.compare))) state.compare = content.compare
  const across = content.across === 'none' ? undefined : knownAcross(plan.across, content.across)
  if (across || content.across === 'none') state.across = across
  return state
}

/** A tree without the comparisons of fields that are gone; undefined where nothing is left. */
function knownPart(condition: Condition, fields: ReadonlySet<string>): Condition | undefined {
  if (isComparison(condition)) return fieldsOfCondition(condition).every((field) => fields.has(field)) ? condition : undefined
  const parts = ('and' in condition ? condition.and : condition.or).flatMap((part) => knownPart(part, fields) ?? [])
  if (parts.length === 0) return undefined
  return 'and' in condition ? { and: parts } : { or: parts }
}

/** A card where the person has it; `width` in columns of four. */
export interface PlacedCard<C> {
  card: C
  width: number
  hidden: boolean
}

/**
 * Each of a board's cards once: those a person arranged in their order, a new one after its nearest left neighbour on the
 * page. What the page lost, or the person may no longer see, is dropped.
 */
export function reconcileCards<C extends { code: string; width: number; away?: true }>(
  cards: readonly C[], said: readonly ViewCard[] | undefined,
): PlacedCard<C>[] {
  const known = new Map(cards.map((card) => [card.code, card]))
  const seen = new Map<string, ViewCard>()
  for (const one of said ?? []) if (known.has(one.code) && !seen.has(one.code)) seen.set(one.code, one)
  const order = [...seen.keys()]
  cards.forEach(({ code }, position) => {
    if (seen.has(code)) return
    const placed = new Set(order)
    let left = position - 1
    while (left >= 0 && !placed.has(cards[left]?.code ?? '')) left -= 1
    order.splice(left < 0 ? 0 : order.indexOf(cards[left]?.code ?? '') + 1, 0, code)
  })
  return order.flatMap((code) => {
    const card = known.get(code)
    return card ? [{ card, width: seen.get(code)?.width ?? card.width, hidden: seen.has(code) ? seen.get(code)?.hidden === true : card.away === true }] : []
  })
}

/** How cards stand, to be kept: in full order, with what differs from the page. */
export function cardsToKeep<C extends { code: string; width: number }>(placed: readonly PlacedCard<C>[]): ViewCard[] {
  return placed.map(({ card, width, hidden }) => ({ code: card.code, ...(hidden ? { hidden: true } : {}), ...(width === card.width ? {} : { width }) }))
}

/** How the columns stand, said in full: found again by whoever opens it, whatever the page does meanwhile. */
export function columnsToKeep(columns: readonly ColumnPlan[], page: readonly ColumnPlan[]): ViewColumn[] {
  const own = new Map(page.map((column) => [column.key, column]))
  return columns.map(({ key, hidden, width, fixed }) => ({
    key,
    ...(hidden ? { hidden: true } : {}),
    ...(width === own.get(key)?.width ? {} : { width }),
    ...(fixed === own.get(key)?.fixed ? {} : { pin: fixed ?? 'none' }),
  }))
}

/** All that a view keeps of what stands on the screen. */
export function contentOf(plan: Pick<ListPlan, 'columns' | 'rows' | 'group' | 'across'>, shown: Omit<Reconciled, 'state'>, state: ListState): ViewContent {
  const rows = plan.rows[state.rows]?.by
  return {
    columns: columnsToKeep(shown.columns, plan.columns),
    density: shown.density,
    group: shown.group,
    filters: state.filters,
    ...(state.where ? { where: state.where } : {}),
    sort: state.sort,
    pageSize: state.pageSize,
    ...(rows ? { rows } : {}),
    ...(state.currency ? { currency: state.currency } : {}),
    ...(state.compare ? { compare: state.compare } : {}),
    ...(state.across ? { across: state.across } : startOf(plan.across) ? { across: 'none' as const } : {}),
  }
}

/** Equal as far as a person could see, in whatever order keys were written. */
export function sameContent(left: unknown, right: unknown): boolean {
  return canonical(left) === canonical(right)
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, one]) => one !== undefined).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`
}

/** A view keeps no more text than this, so that no page is slowed by one. */
const MOST_CONTENT_CHARS = 100_000
const KEYS = new Set(['columns', 'sort', 'filters', 'where', 'density', 'pageSize', 'group', 'rows', 'currency', 'compare', 'cards', 'across'])

/** What is wrong with a content that somebody sends, in words; undefined where it can be kept. */
export function problemOfContent(value: unknown): string | undefined {
  if (!isRecord(value)) return '视图内容应是一个对象'
  if (JSON.stringify(value).length > MOST_CONTENT_CHARS) return '视图内容过大'
  const unknown = Object.keys(value).find((key) => !KEYS.has(key))
  if (unknown !== undefined) return `视图内容里没有「${unknown}」这一项`
  const { columns, sort, filters, where, density, pageSize, group, rows, currency, compare, cards, across } = value
  if (cards !== undefined && !(Array.isArray(cards) && cards.every(isViewCard))) return 'cards 应是卡片的清单，每张写明 code，可写 hidden、width（1 到 4）'
  if (columns !== undefined && !(Array.isArray(columns) && columns.every(isViewColumn))) {
    return 'columns 应是列的清单，每列写明 key，可写 hidden、width（像素）、pin（left、right、none）'
  }
  if (sort !== undefined
    && !(Array.isArray(sort) && sort.every((one) => isRecord(one)
      && typeof one['field'] === 'string'
      && (one['order'] === 'asc' || one['order'] === 'desc')))) return 'sort 应是 {field, order} 的清单，order 为 asc 或 desc'
  if (filters !== undefined && !(isRecord(filters)
    && Object.values(filters).every((one) => isRecord(one) && typeof one['op'] === 'string' && 'value' in one))) return 'filters 的每一项应写明 op 与 value'
  if (where !== undefined && !isTree(where, 0)) return 'where 应是筛选条件'
  if (density !== undefined && !DENSITIES.some((one) => one === density)) return 'density 只能是 compact、middle 或 loose'
  if (pageSize !== undefined && !(typeof pageSize === 'number' && Number.isInteger(pageSize) && pageSize >= 10 && pageSize <= 1000)) {
    return 'pageSize 应是 10 到 1000 的整数'
  }
  if (group !== undefined && typeof group !== 'string') return 'group 应是字段名'
  if (rows !== undefined && !(Array.isArray(rows) && rows.every((one) => typeof one === 'string'))) return 'rows 应是维度的清单'
  if (currency !== undefined && currency !== 'original' && currency !== 'company') return 'currency 只能是 original 或 company'
  const isAcross = across === undefined || across === 'none'
    || (isRecord(across) && typeof across['dimension'] === 'string' && typeof across['measure'] === 'string')
  if (!isAcross) return 'across 应写明 dimension 与 measure'
  if (compare !== undefined && compare !== 'none' && compare !== 'previous' && compare !== 'lastYear') return 'compare 只能是 none、previous 或 lastYear'
  return undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

function isViewColumn(value: unknown): boolean {
  if (!isRecord(value) || typeof value['key'] !== 'string') return false
  const { hidden, width, pin } = value
  return (hidden === undefined || typeof hidden === 'boolean')
    && (width === undefined || (typeof width === 'number' && Number.isFinite(width)))
    && (pin === undefined || PINS.some((one) => one === pin))
}

function isViewCard(value: unknown): boolean {
  if (!isRecord(value) || typeof value['code'] !== 'string') return false
  const { hidden, width } = value
  return (hidden === undefined || typeof hidden === 'boolean') && (width === undefined || width === 1 || width === 2 || width === 3 || width === 4)
}

function isTree(value: unknown, depth: number): boolean {
  if (!isRecord(value) || depth > 8) return false
  const parts = value['and'] ?? value['or']
  return Array.isArray(parts) ? parts.every((part) => isTree(part, depth + 1)) : typeof value['field'] === 'string' && typeof value['op'] === 'string'
}
