/**
 * The state of a list as it stands in the address bar, and back: filters, sort, page, grouping, currency. Compact and
 * readable: ?day=2025-08-01..2025-08-31&transaction_type=Order,Refund&total_amount=ge~100&sort=-posted_at&page=2.
 * The advanced filter, a tree, is one line: where=or(spend~gt~100;acos~gt~0.3). Pure.
 * What equals the plan's default is left out; an emptied default is said as `day=`.
 */
import { readCondition, writeCondition } from './condition-text'
import { isOf, readAcross, startOf, writeAcross, type Across } from './across'
import { hasOr, OPERATORS, type Condition, type Given, type Operator, type Scalar } from './filter'
import { canAsk } from './filter-fields'
import { isMoment, MOMENTS } from './moments'
import type { FilterPlan, ListPlan } from './plan'
import { isSame } from './same'
import type { Comparing, SortBy } from './wire'

/** What one filter of the form holds; `field` says which field a search box looks in. */
export interface FilterValue {
  op: Operator
  value: Given
  field?: string
}

/** Filter key -> what it holds. A key that is missing asks nothing. */
export type FilterValues = Record<string, FilterValue>

/** What a list asks and how its figures are laid out, every default filled in. `page` from 1. */
export interface ListState {
  filters: FilterValues
  sort: SortBy[]
  page: number
  pageSize: number
  /** Index into plan.rows. */
  rows: number
  currency?: 'original' | 'company'
  /** The comparison shown; 'none' until a person asks for one, left out where the list has none. */
  compare?: Comparing | 'none'
  /** Figures laid out by time; left out: none are. */
  across?: Across
  /** What the advanced filter asks besides the form. */
  where?: Condition
  /** The address said an advanced filter that cannot be read; never written. */
  brokenWhere?: true
}

/** Names the address uses for what is no filter; a filter of such a name is written with a leading `f.`. */
export const RESERVED = new Set(['tab', 'page', 'size', 'sort', 'rows', 'cur', 'cmp', 'site', 'from', 'where', 'view', 'row', 'across'])

/** A filter's key in form and address. */
export function keyOfFilter(filter: FilterPlan): string {
  if (filter.type === 'field') return filter.field.path
  return filter.type === 'search' ? `q:${filter.fields.map((field) => field.path).join(',')}` : filter.key
}

function nameOf(filter: FilterPlan, filters: FilterPlan[]): string {
  if (filter.type === 'search') {
    const position = filters.filter((other) => other.type === 'search').indexOf(filter)
    return position === 0 ? 'q' : `q${position + 1}`
  }
  if (filter.type === 'when') return `w.${filter.key}`
  return RESERVED.has(filter.field.path) || filter.field.path === 'q' ? `f.${filter.field.path}` : filter.field.path
}

/** The operator a control asks with where the person chooses none. */
export function operatorOf(filter: FilterPlan): Operator {
  if (filter.type === 'search') return 'contains'
  if (filter.type === 'when') return 'eq'
  if (filter.op) return filter.op
  switch (filter.control) {
    case 'keyword':
    case 'search':
      return 'contains'
    case 'multiselect':
      return 'in'
    case 'daterange':
    case 'monthrange':
      return 'between'
    case 'number':
      return 'ge'
    default:
      return 'eq'
  }
}

/** What the form holds before anybody touched it. */
export function defaultFilters(plan: Pick<ListPlan, 'filters'>): FilterValues {
  const values: FilterValues = {}
  for (const filter of plan.filters) {
    if (filter.type === 'field' && filter.default !== undefined) values[keyOfFilter(filter)] = { op: operatorOf(filter), value: filter.default }
    if (filter.type === 'when' && filter.default) values[keyOfFilter(filter)] = { op: 'eq', value: true }
  }
  return values
}

/** How the plan's list begins, before an address, a view or a person says otherwise. */
export function defaultState(plan: ListPlan): ListState {
  const start = startOf(plan.across)
  return {
    filters: defaultFilters(plan),
    sort: plan.sort,
    page: 1,
    pageSize: plan.pageSize,
    rows: 0,
    ...(plan.currency[0] ? { currency: plan.currency[0] } : {}),
    // Figures are counted once until somebody asks for another time beside them: rows half as high, the answer in half the time.
    ...(plan.compare.length > 0 ? { compare: 'none' as const } : {}),
    ...(start ? { across: start } : {}),
  }
}

/** Words of a value, safe among the signs of the address. */
export const escapeText = (text: string): string => text.replace(/[\\,~]|^@|\.(?=\.|$)/g, (sign) => `\\${sign}`)

function writeScalar(value: Scalar): string {
  return value === null ? '' : escapeText(String(value))
}

function writeOperand(value: Given, op: Operator): string {
  if (isMoment(value)) return `@${value.is}`
  if (Array.isArray(value)) return value.map(writeScalar).join(op === 'between' ? '..' : ',')
  return writeScalar(value)
}

/** The address of a list whose search box looks for `value` in `field`: "q=msku~A-1". */
export function searchAddress(field: string, value: string): string {
  return new URLSearchParams({ q: `${escapeText(field)}~${escapeText(value)}` }).toString()
}

/** A filter as the address of any page says it, whatever its control: what does not go without saying carries its operator. */
export function inAddress({ op, value }: Pick<FilterValue, 'op' | 'value'>): string {
  const goesWithout = op === 'eq' || op === 'contains' || isMoment(value) || (op === 'in' && !(Array.isArray(value) && value.length > 1))
  return goesWithout ? writeOperand(value, op) : `${op}~${writeOperand(value, op)}`
}

function writeFilter(filter: FilterPlan, { op, value, field }: FilterValue): string {
  const parts: string[] = []
  if (filter.type === 'search') parts.push(escapeText(field ?? filter.fields[0]?.path ?? ''))
  if (op !== operatorOf(filter)) parts.push(op)
  return [...parts, writeOperand(value, op)].join('~')
}

/** Splits at a separator that no backslash stands before. */
function split(text: string, separator: string): string[] {
  const parts: string[] = []
  let part = ''
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\' && at + 1 < text.length) {
      part += text.slice(at, at + 2)
      at += 1
    } else if (text.startsWith(separator, at)) {
      parts.push(part)
      part = ''
      at += separator.length - 1
    } else part += text[at]
  }
  return [...parts, part]
}

const unescape = (text: string): string => text.replace(/\\(.)/g, '$1')

/** Switches ask in booleans; everything else travels as text. */
function readScalar(text: string, filter: FilterPlan): Scalar {
  const plain = unescape(text)
  const isSwitch =
    filter.type === 'when' || (filter.type === 'field' && (filter.control === 'switch' || filter.field.kind === 'bool' || filter.field.kind === 'switch'))
  return isSwitch && (plain === 'true' || plain === 'false') ? plain === 'true' : plain
}

function readOperand(text: string, op: Operator, filter: FilterPlan): Given {
  if (text.startsWith('@')) {
    const is = MOMENTS.find((moment) => moment === text.slice(1))
    return is ? { is } : ''
  }
  if (op === 'between') return split(text, '..').map((part) => readScalar(part, filter))
  if (op === 'in') return split(text, ',').map((part) => readScalar(part, filter))
  if (op === 'empty') return text !== 'false'
  return readScalar(text, filter)
}

function readFilter(filter: FilterPlan, text: string): FilterValue | undefined {
  if (text === '') return undefined
  const parts = split(text, '~')
  let field: string | undefined
  if (filter.type === 'search') {
    const said = unescape(parts.shift() ?? '')
    field = filter.fields.some((one) => one.path === said) ? said : filter.fields[0]?.path
  }
  const said = parts.length > 1 ? OPERATORS.find((operator) => operator === parts[0]) : undefined
  if (said) parts.shift()
  const op = said ?? operatorOf(filter)
  const value = readOperand(parts.join('~'), op, filter)
  if (value === '' || (Array.isArray(value) && value.every((one) => one === ''))) return undefined
  return { op, value, ...(field === undefined ? {} : { field }) }
}

const writeSort = (sort: SortBy[]): string => sort.map(({ field, order }) => (order === 'desc' ? `-${field}` : field)).join(',')

/** Parameters that say where one is, not what the list shows. */
export const PLACE: ReadonlySet<string> = new Set(['tab', 'row', 'site', 'from'])

/** True where the address says nothing of the list: not even which view it is. */
export function isBareAddress(address: URLSearchParams): boolean {
  return [...address.keys()].every((key) => PLACE.has(key))
}

/**
 * The state as address parameters, in the plan's order; the list's `tab` is the caller's to add. What a person begins with stands in
 * an address that says anything at all, so that whoever it is sent to sees the same, and is not begun with once it was taken away.
 */
export function writeState(plan: ListPlan, state: ListState): URLSearchParams {
  const address = writeWhole(plan, state)
  if (!plan.begins) return address
  const begun = writeWhole(plan, readState(plan, new URLSearchParams()))
  if (address.toString() === begun.toString()) return new URLSearchParams()
  if (address.size > 0) return address
  for (const filter of plan.filters) if (filter.type === 'field' && plan.begins.filters[filter.field.path]) address.set(nameOf(filter, plan.filters), '')
  if (plan.begins.currency && state.currency) address.set('cur', state.currency)
  return address
}

function writeWhole(plan: ListPlan, state: ListState): URLSearchParams {
  const start = defaultState(plan)
  const address = new URLSearchParams()
  for (const filter of plan.filters) {
    const key = keyOfFilter(filter)
    const value = state.filters[key]
    if (isSame(value, start.filters[key])) continue
    address.set(nameOf(filter, plan.filters), value ? writeFilter(filter, value) : '')
  }
  if (state.where) address.set('where', writeCondition(state.where))
  if (!isSame(state.sort, start.sort)) address.set('sort', writeSort(state.sort))
  if (state.rows !== 0) address.set('rows', String(state.rows))
  if (!isSame(state.across, start.across)) address.set('across', state.across ? writeAcross(state.across) : '')
  if (state.currency !== start.currency && state.currency) address.set('cur', state.currency)
  if (state.compare !== start.compare && state.compare) address.set('cmp', state.compare)
  if (state.pageSize !== start.pageSize) address.set('size', String(state.pageSize))
  if (state.page !== 1) address.set('page', String(state.page))
  return address
}

function whole(text: string | null, least: number, most: number): number | undefined {
  const value = Number(text)
  return text !== null && Number.isInteger(value) && value >= least && value <= most ? value : undefined
}

/** A link names a field and its value; where the page only searches in that field, the search box holds it. */
function searchedFor(filter: FilterPlan, plan: ListPlan, address: URLSearchParams): FilterValue | undefined {
  if (filter.type !== 'search') return undefined
  const field = filter.fields.find(({ path }) => address.get(path) && !plan.filters.some((other) => other.type === 'field' && other.field.path === path))
  return field && readFilter(filter, `${escapeText(field.path)}~${address.get(field.path)}`)
}

/** The state an address says; what it says wrongly (an unknown field, a page of -1) falls back to the default. */
export function readState(plan: ListPlan, address: URLSearchParams): ListState {
  const start = defaultState(plan)
  const begins = isBareAddress(address) ? plan.begins : undefined
  const filters: FilterValues = {}
  for (const filter of plan.filters) {
    const key = keyOfFilter(filter)
    const text = address.get(nameOf(filter, plan.filters))
    const own = filter.type === 'field' ? begins?.filters[filter.field.path] : undefined
    const unsaid = own ? { op: operatorOf(filter), value: own } : start.filters[key]
    const value = text === null ? (searchedFor(filter, plan, address) ?? unsaid) : readFilter(filter, text)
    if (value) filters[key] = value
  }
  const whereText = address.get('where') ?? ''
  const where = whereText === '' ? undefined : readCondition(whereText, (comparison) => canAsk(plan, comparison))
  const sortable = new Set(plan.columns.filter((column) => column.sortable).map((column) => column.path))
  const sort = (address.get('sort') ?? '')
    .split(',')
    .filter(Boolean)
    .map((text): SortBy => (text.startsWith('-') ? { field: text.slice(1), order: 'desc' } : { field: text, order: 'asc' }))
  const across = readAcross(plan.across, address.get('across'))
  const known = sort.filter(({ field }) => sortable.has(field) || isOf(field, across))
  const currency = plan.currency.find((one) => one === address.get('cur')) ?? begins?.currency ?? start.currency
  const said = address.get('cmp')
  const compare = plan.compare.find((one) => one === said) ?? start.compare
  return {
    filters,
    sort: known.length > 0 ? known : start.sort,
    page: whole(address.get('page'), 1, 1_000_000) ?? 1,
    pageSize: whole(address.get('size'), 10, 1000) ?? start.pageSize,
    rows: whole(address.get('rows'), 0, Math.max(plan.rows.length - 1, 0)) ?? 0,
    ...(currency ? { currency } : {}),
    ...(compare ? { compare } : {}),
    ...(across ? { across } : {}),
    ...(where && (plan.or !== false || !hasOr(where)) ? { where } : whereText === '' ? {} : { brokenWhere: true as const }),
  }
}
