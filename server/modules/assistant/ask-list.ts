/**
 * Asks a list as the person's own screen would: the question becomes the state of the page, the state becomes the request
 * of the page's own call, which is checked and answered where every call is (company, permission, shops, hidden fields).
 * The same state is the address of the page, so that a link shows exactly what was read. Writes nothing.
 */
import { traits } from '../../../kinds/column-kinds'
import { comparedInWords, convertedLabel, lacksInWords, untilInWords } from '../../../contract/about-words'
import { isComparison, OPERATORS, type Comparison, type Condition, type Given, type Scalar } from '../../../contract/filter'
import { askableFields, askableOperators } from '../../../contract/filter-fields'
import { formatInteger, formatPercent } from '../../../contract/format/number'
import { formatMoney } from '../../../contract/format/money'
import { defaultState, keyOfFilter, operatorOf, writeState, type ListState } from '../../../contract/list-address'
import { questionOf } from '../../../contract/list-question'
import { MOMENTS, isMoment } from '../../../contract/moments'
import type { ColumnPlan, FieldPlan, FilterPlan, ListPlan } from '../../../contract/plan'
import type { ListAnswer, ListRequest, Row } from '../../../contract/wire'
import type { CallContext } from '../../kernel/http/handler'
import { cellOf, labelsOf, plainNumber, type ExportColumn, type Labels } from '../../kernel/tasks/export/columns'
import { namer, withNames } from '../../kernel/tasks/export/names'
import { answerDoes } from '../../kernel/http/calls/answer'
import { idsOf } from '../../kernel/read/answer/titles'
import { HttpRefusal, Refusal } from '../../kernel/asker/refusal'
import { findList, tellableColumns, type ReadableList } from './lists'
import { readingOf } from '../../kernel/read/reading'

/** A question to one list, as a model or a ready question puts it. Everything but the page may be left out. */
export interface ListAsk {
  /** Name or route of the page. */
  page: string
  tab?: string
  filters?: Comparison[]
  /** Label of the way rows are made, for reports. */
  rows?: string
  /** "-amount": descending. */
  sort?: string[]
  /** Columns wanted, by path. */
  columns?: string[]
  /** At most 50. */
  page_size?: number
  page_number?: number
  currency?: 'original' | 'company'
}

/** What was read, in words that staff read. */
export interface ListRead {
  title: string
  /** Address of the page that shows it, below the app's base: "/sale/listing?q=…". */
  link: string
  columns: { path: string; label: string; number: boolean }[]
  rows: string[][]
  total: number
  /** One line per currency; of several the last one is all of them in the company's. */
  totals: string[][]
  /** What that last line is called; undefined where there is none. */
  converted?: string
  basis?: string
  zone?: string
  /** As screens say it: the day, and each source's own where they differ. */
  dataUntil?: string
  notes: string[]
}

/** Why a list cannot be asked so; the message names what there is. */
export class AskError extends Error {
  override name = 'AskError'
}

/** Rows of one answer, at most. */
export const MOST_ROWS = 50
const USUAL_ROWS = 10
const USUAL_COLUMNS = 12
const MOST_COLUMNS = 30
const MOST_FILTERS = 20

/** @throws AskError for what does not fit the list, or what the person may not do */
export async function askList(context: CallContext, ask: ListAsk): Promise<ListRead> {
  const { at, state, columns } = await understand(context, ask)
  const request = requestOf(at, state, columns)
  context.live.validatorOf(at.call)(request)
  const answer = (await answerAs(context, at, request)) as ListAnswer
  return tell(context, at, state, columns, answer)
}

/** The address alone. @throws AskError */
export async function linkTo(context: CallContext, ask: ListAsk): Promise<{ title: string; link: string }> {
  const { at, state } = await understand(context, ask)
  return { title: at.title, link: addressOf(at, state) }
}

/** The very answerer of the page's own call; what it refuses is told as it is told to a person. */
async function answerAs(context: CallContext, at: ReadableList, request: ListRequest): Promise<unknown> {
  try {
    return await answerDoes({ ...context, call: at.call, source: at.source }, at.call, request)
  } catch (error) {
    if (error instanceof Refusal || error instanceof HttpRefusal) throw new AskError(error.message)
    throw error
  }
}

interface Understood {
  at: ReadableList
  state: ListState
  columns: ColumnPlan[]
}

async function understand(context: CallContext, ask: ListAsk): Promise<Understood> {
  const at = findList(context, ask.page, ask.tab)
  if (!at) throw new AskError(`没有列表「${ask.page}${ask.tab ? ` ${ask.tab}` : ''}」，或您没有它的权限；请先用 find_lists 查找`)
  const { list } = at
  const rows = ask.rows === undefined ? 0 : list.rows.findIndex(({ label }) => label === ask.rows)
  if (rows < 0) throw new AskError(`rows 只能是：${list.rows.map(({ label }) => label).join('、') || '（这个列表没有）'}`)
  const start = defaultState(list)
  const filters = { ...start.filters }
  const rest: Condition[] = []
  const taken = new Set<string>()
  for (const comparison of (ask.filters ?? []).slice(0, MOST_FILTERS)) {
    const checked = await comparisonOf(context, at, comparison)
    const filter = formFilterOf(list, checked)
    const key = filter && keyOfFilter(filter)
    if (!filter || key === undefined || taken.has(key) || checked.currency !== undefined) rest.push(checked)
    else {
      taken.add(key)
      filters[key] = { op: checked.op, value: checked.value, ...(filter.type === 'search' ? { field: checked.field } : {}) }
    }
  }
  const sort = (ask.sort ?? []).map(
    (text) => (text.startsWith('-') ? { field: text.slice(1), order: 'desc' as const } : { field: text.replace(/^\+/, ''), order: 'asc' as const }),
  )
  const sortable = list.columns.filter((column) => column.sortable).map(({ path }) => path)
  const wrong = sort.find(({ field }) => !sortable.includes(field))
  if (wrong) throw new AskError(`不能按「${wrong.field}」排序，可以按：${sortable.slice(0, 60).join('、')}`)
  const currency = list.currency.find((one) => one === ask.currency) ?? start.currency
  const where: Condition | undefined = rest.length === 0 ? undefined : rest.length === 1 ? rest[0] : { and: rest }
  const state: ListState = {
    ...start, filters, rows,
    sort: sort.length > 0 ? sort : start.sort,
    page: whole(ask.page_number, 1, 1000) ?? 1,
    pageSize: whole(ask.page_size, 1, MOST_ROWS) ?? USUAL_ROWS,
    ...(currency ? { currency } : {}),
    ...(where ? { where } : {}),
  }
  return { at, state, columns: columnsOf(list, rows, ask.columns) }
}

function whole(value: number | undefined, least: number, most: number): number | undefined {
  return value === undefined || !Number.isInteger(value) ? undefined : Math.min(Math.max(value, least), most)
}

/** The columns wanted, or the first ones; a report only shows the dimensions that make its rows. */
function columnsOf(list: ListPlan, rows: number, wanted: string[] | undefined): ColumnPlan[] {
  const by = list.rows[rows]?.by
  const dimensions = new Set(list.rows.flatMap((way) => way.by))
  const there = (column: ColumnPlan): boolean => !by || !dimensions.has(column.path) || by.includes(column.path)
  if (!wanted || wanted.length === 0) return tellableColumns(list).filter((column) => there(column) && !column.hidden).slice(0, USUAL_COLUMNS)
  const known = new Map(list.columns.map((column) => [column.path, column]))
  const missing = wanted.find((path) => !known.has(path))
  if (missing !== undefined) throw new AskError(`没有列「${missing}」，有：${tellableColumns(list).map(({ path }) => path).join('、')}`)
  return [...new Set(wanted)].slice(0, MOST_COLUMNS).map((path) => known.get(path)!).filter(there)
}

/** A comparison that the list may be asked, names put into ids and words into values. */
async function comparisonOf(context: CallContext, { list }: ReadableList, given: Comparison): Promise<Comparison & { value: Given }> {
  const fields = askableFields(list)
  const field = typeof given.field === 'string' ? fields.get(given.field) : undefined
  if (!field || !isComparison(given)) throw new AskError(`不能按「${String(given.field)}」筛选，可以按：${[...fields.keys()].join('、')}`)
  const op = OPERATORS.find((one) => one === given.op)
  if (!op || !field.operators.includes(op)) throw new AskError(`「${field.label}」可用的 op：${askableOperators(field).join('、')}`)
  const value = await operandOf(context, field, op, given.value)
  return { field: field.path, op, value, ...(given.currency === undefined ? {} : { currency: String(given.currency) }) }
}

async function operandOf(context: CallContext, field: FieldPlan, op: Comparison['op'], given: unknown): Promise<Given> {
  if (op === 'empty') return given !== false
  const moment = momentOf(field, given)
  if (moment) return moment
  const several = op === 'in' || op === 'between'
  const list = (Array.isArray(given) ? given : given === undefined || given === null ? [] : [given]).slice(0, 200)
  if (list.length === 0 || (op === 'between' && list.length !== 2) || (!several && list.length !== 1)) {
    throw new AskError(`「${field.label}」的 value 不对：between 要两个端点，in 要一列，其余要一个值`)
  }
  const values = await Promise.all(list.map((one) => scalarOf(context, field, one)))
  return several ? values : values[0]!
}

function momentOf(field: FieldPlan, given: unknown): Given | undefined {
  if (!['date', 'datetime', 'month', 'id', 'user'].includes(field.kind)) return undefined
  const word = typeof given === 'object' && given !== null && !Array.isArray(given) ? (given as { is?: unknown }).is : given
  const is = MOMENTS.find((one) => one === word)
  return is ? { is } : undefined
}

async function scalarOf(context: CallContext, field: FieldPlan, given: unknown): Promise<Scalar> {
  if (typeof given === 'object' && given !== null) throw new AskError(`「${field.label}」的值应是文字或数字`)
  const value = given as Scalar
  if (typeof value !== 'string') {
    return traits(field).truth || typeof value === 'boolean' ? value : value === null ? null : String(value)
  }
  const choices = field.enum === undefined ? undefined : context.model.enums[field.enum]?.values
  if (choices) {
    const found = choices.find((choice) => choice.value === value) ?? choices.find((choice) => choice.label === value)
    if (!found) throw new AskError(`「${field.label}」没有「${value}」，有：${choices.map((choice) => `${choice.value}=${choice.label}`).slice(0, 40).join('、')}`)
    return found.value
  }
  const { options } = field
  if (!options || /^\d+$/.test(value)) return value
  const ids = await context.db.withCompany(context.caller, (tx) => idsOf(readingOf(context, tx), options.entity, [value]), { readOnly: true })
  return ids.get(value)?.[0] ?? value
}

/** The control of the form that holds this; none: it stands in the advanced filter. */
function formFilterOf(list: ListPlan, comparison: Comparison): FilterPlan | undefined {
  const own = list.filters.find((filter) => filter.type === 'field' && filter.field.path === comparison.field)
  if (own?.type === 'field') {
    // A box for several takes a single value as a list of one; a range takes its two ends.
    if (operatorOf(own) === 'in' && comparison.op === 'eq' && !isMoment(comparison.value)) {
      Object.assign(comparison, { op: 'in', value: [comparison.value as Scalar] })
    }
    return own
  }
  return list.filters.find((filter) => filter.type === 'search' && comparison.op === 'contains' && filter.fields.some(({ path }) => path === comparison.field))
}

/** The page's own question, narrowed to the columns that are wanted. */
function requestOf({ list, source }: ReadableList, state: ListState, columns: ColumnPlan[]): ListRequest {
  const { pivot, trend: _trend, ...request } = questionOf(list, state, source)
  if (request.rows) {
    const dimensions = new Set(list.rows.flatMap((way) => way.by))
    const sorted = state.sort.map(({ field }) => field)
    const wanted = [
      ...columns.filter((column) => !column.pivot).map(({ path }) => path), ...sorted
    ].filter((path) => !dimensions.has(path) && !path.includes('@'))
    const pivoted = columns.some((column) => column.pivot) || sorted.some((path) => path.includes('@'))
    return { ...request, measures: [...new Set(wanted)], ...(pivoted && pivot ? { pivot } : {}) }
  }
  const paths = columns.flatMap((column) => [column.path, ...(column.currencyField ? [column.currencyField] : [])])
  return { ...request, fields: [...new Set([...list.rowKey, ...paths])] }
}

/** Without the size and number of the page: the link opens the list as the person is used to it, from its beginning. */
function addressOf({ page, list }: ReadableList, state: ListState): string {
  const { page: first, pageSize } = defaultState(list)
  const query = writeState(list, { ...state, page: first, pageSize })
  if (page.lists.length > 1) query.set('tab', list.code)
  const text = query.toString()
  return text ? `${page.route}?${text}` : page.route
}

const NUMBERS = new Set(['money', 'integer', 'decimal', 'percent', 'rank', 'progress'])

async function tell(context: CallContext, at: ReadableList, state: ListState, columns: ColumnPlan[], answer: ListAnswer): Promise<ListRead> {
  const { model, company } = context
  const named = withNames(model, at.call, columns)
  const labels = labelsOf(model, named)
  const rows = await context.db.withCompany(context.caller, (tx) => namer(readingOf(context, tx), named)(answer.list), { readOnly: true })
  const currency = state.currency === 'company' ? company.currency : undefined
  const line = (row: Row, own?: string | null): string[] => named.map((column) => words(column, row, { labels, currency: own ?? currency, zone: company.zone }))
  const { about } = answer
  const until = about && untilInWords(about)
  const compared = about && comparedInWords(about)
  return {
    title: at.title,
    link: addressOf(at, state),
    columns: columns.map(({ path, label, unit, kind }) => ({ path, label: unit ? `${label}（${unit}）` : label, number: NUMBERS.has(kind) })),
    rows: rows.map((row) => line(row)),
    total: answer.total,
    totals: [...answer.summary, ...(about?.converted ? [about.converted] : [])].map((each) => line(each.values, each.currency)),
    ...(about?.converted ? { converted: convertedLabel(about.converted) } : {}),
    ...(about?.basis ? { basis: about.basis } : {}),
    ...(about?.zone ? { zone: about.zone } : {}),
    ...(until === undefined ? {} : { dataUntil: until }),
    notes: [
      ...(compared === undefined ? [] : [`对比：${compared}`]),
      ...(about?.converted
        ? [`合计的最后一行是${convertedLabel(about.converted)}：各币种按每行所在月的汇率${about.converted.missingRates ? `；${lacksInWords(about.converted.missingRates)}` : ''}`]
        : []),
      ...(about?.notes ?? []), ...(about?.missingRates ? [`缺少 ${about.missingRates.join('、')} 的汇率`] : []), ...(currency ? [`金额折算为 ${currency}`] : []),
    ],
  }
}

/** A cell as the screen says it; an amount says its currency. */
function words(column: ExportColumn, row: Row, { labels, currency, zone }: { labels: Labels; currency: string | undefined; zone: string }): string {
  const value = row[column.path]
  if (value === null || value === undefined || value === '') return '-'
  if (traits(column).inCurrency) {
    const own = currency ?? (column.currencyField ? row[column.currencyField] : row['currency'])
    return formatMoney(value, { currency: typeof own === 'string' ? own : null, unit: 'code', ...(column.scale === undefined ? {} : { scale: column.scale }) })
  }
  if (traits(column).points) return formatPercent(value)
  if (traits(column).whole) return formatInteger(value)
  const cell = cellOf(column, row, labels, zone)
  return 'text' in cell ? cell.text : 'number' in cell ? plainNumber(cell.number, cell.format) : 'day' in cell ? cell.day : cell.moment
}
