/**
 * The canonical questions and answers of contract/wire.ts in the dialect of a family's wire, and back: paging, sort, filter,
 * totals, decimals. Everything inside the app speaks the canonical form; only this file, wire-filter.ts and envelope.ts know
 * that others exist. Pure.
 */
import { CallError } from '../lib/call-error'
import type { Resource, Wire } from '../../contract/transport'
import type { About, ListAnswer, ListRequest, Row, SummaryLine } from '../../contract/wire'
import { isRecord, putAt, valueAt } from './paths'
import { ownRow } from './rename'
import { putFilter } from './wire-filter'

/** The body of a list call. @throws CallError `malformed` for what the wire cannot say. */
export function encodeListRequest(wire: Wire, request: ListRequest): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  const { extra } = wire
  putPage(wire, request, body)
  putSort(wire, request, body)
  if (request.filter) putFilter(wire, request.filter, body)
  const others: [string | undefined, unknown][] = [
    [extra.fields, request.fields],
    [extra.currency, request.currency],
    [extra.rows, request.rows],
    [extra.measures, request.measures],
    [extra.pivot, request.pivot],
    [extra.compare, request.compare],
    [extra.trend, request.trend],
    [extra.every, request.every],
    [extra.page, request.source],
  ]
  for (const [name, value] of others) if (name !== undefined && value !== undefined) putAt(body, name, value)
  return body
}

function putPage({ paging }: Wire, { page, pageSize, cursor }: ListRequest, body: Record<string, unknown>): void {
  const pages = page - 1
  if (paging.style !== 'cursor') putAt(body, paging.page, (paging.style === 'page' ? pages : pages * pageSize) + paging.first)
  else if (cursor !== undefined) putAt(body, paging.page, cursor)
  putAt(body, paging.size, pageSize)
}

function putSort(wire: Wire, { sort }: ListRequest, body: Record<string, unknown>): void {
  const { style, key, order, asc, desc } = wire.sort
  if (!sort?.length || style === 'none') return
  if (style === 'objects') putAt(body, key, sort.map((by) => ({ field: by.field, [order]: by.order === 'asc' ? asc : desc })))
  else if (style === 'signed') putAt(body, key, sort.map((by) => (by.order === 'asc' ? by.field : `-${by.field}`)).join(','))
  else {
    const [first] = sort
    putAt(body, key, first?.field)
    putAt(body, order, first?.order === 'asc' ? asc : desc)
  }
}

/**
 * The `data` of a list's answer, made canonical. `request` tells page and size, which not every wire repeats.
 * @throws CallError `server` when rows or total are not where the wire says.
 */
export function decodeListAnswer(
  wire: Wire,
  data: unknown,
  request: ListRequest,
  resource: Pick<Resource, 'decimals' | 'integers' | 'texts' | 'rename'>,
): ListAnswer {
  const rows = valueAt(data, wire.list.rows)
  const said = wire.list.total === undefined ? undefined : Number(valueAt(data, wire.list.total))
  if (!Array.isArray(rows) || (said !== undefined && !Number.isFinite(said))) {
    const total = wire.list.total === undefined ? '' : `或总数（${wire.list.total}）`
    throw new CallError('server', `返回的内容里没有列表（${wire.list.rows}）${total}，请联系技术人员核对接口约定`)
  }
  const kinds = rowTyper(resource)
  const typed = (row: Row): Row => kinds(ownRow(resource.rename, row))
  const about = wire.list.about === undefined ? undefined : valueAt(data, wire.list.about)
  return {
    list: rows.map((row) => typed(isRecord(row) ? row : {})),
    total: said ?? (request.page - 1) * request.pageSize + rows.length,
    ...whatFollows(wire, data, rows.length, request.pageSize),
    page: request.page,
    pageSize: request.pageSize,
    summary: wire.list.summary === undefined ? [] : summaryOf(valueAt(data, wire.list.summary), typed),
    ...(isRecord(about) ? { about: about as About } : {}),
  }
}

/** The cursor of the next page, and, where the total is not known, whether there is one. */
function whatFollows({ list, paging }: Wire, data: unknown, count: number, pageSize: number): Pick<ListAnswer, 'more' | 'next'> {
  const cursor = paging.style === 'cursor' ? valueAt(data, paging.next ?? '') : undefined
  const next = typeof cursor === 'string' || typeof cursor === 'number' ? String(cursor) || null : null
  const isCut = list.more !== undefined ? valueAt(data, list.more) === true : paging.style === 'cursor' ? next !== null : count >= pageSize
  return {
    ...(list.total === undefined ? { more: isCut && (paging.style !== 'cursor' || next !== null) } : {}),
    ...(paging.style === 'cursor' ? { next: isCut ? next : null } : {}),
  }
}

/** One line per currency; a family that answers one plain row of totals gives one line without a currency. */
function summaryOf(summary: unknown, typed: (row: Row) => Row): SummaryLine[] {
  const lines = Array.isArray(summary) ? summary : isRecord(summary) ? [summary] : []
  return lines.filter(isRecord).map((line) => {
    const { currency, values } = line
    const named = typeof currency === 'string' ? currency : null
    return { currency: named, values: typed(isRecord(values) ? values : line) }
  })
}

/** What a report puts beside a measure: @value, and of a comparison the value then, the difference and the rate. */
const BESIDE = /(?:@[^.]*)?(?:\.(?:prev|delta|rate|lastYear|lastYearDelta|lastYearRate))?$/
const RATE = /\.(?:rate|lastYearRate)$/

/** Decimals to exact text, counts to numbers, ids to text, by the fields of the resource; a measure's pivots and comparisons follow it. */
export function rowTyper({ decimals, integers, texts }: Pick<Resource, 'decimals' | 'integers' | 'texts'>): (row: Row) => Row {
  const kinds = new Map<string, 'decimal' | 'integer' | 'text'>()
  for (const path of decimals) kinds.set(path, 'decimal')
  for (const path of integers) kinds.set(path, 'integer')
  for (const path of texts) kinds.set(path, 'text')
  const known = new Map<string, 'decimal' | 'integer' | 'text' | undefined>()
  const kindOf = (path: string) => {
    if (!known.has(path)) {
      const base = path.replace(BESIDE, '')
      // A rate of change is a fraction whatever it is the rate of.
      known.set(path, RATE.test(path) && kinds.has(base) ? 'decimal' : (kinds.get(path) ?? kinds.get(base)))
    }
    return known.get(path)
  }
  return (row) => {
    let changed: Row | undefined
    for (const path of Object.keys(row)) {
      const value = row[path]
      const turned = turn(kindOf(path), value)
      if (turned !== value) (changed ??= { ...row })[path] = turned
    }
    return changed ?? row
  }
}

function turn(kind: 'decimal' | 'integer' | 'text' | undefined, value: unknown): unknown {
  if (value === null || value === undefined || kind === undefined) return value
  if (kind === 'integer') return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value
  if (typeof value !== 'number') return value
  return kind === 'decimal' ? plainDecimal(value) : String(value)
}

/** A JSON number as plain digits: 1e-7 becomes "0.0000001". */
export function plainDecimal(value: number): string {
  const text = String(value)
  const parts = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text)
  if (!parts) return text
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts
  const digits = whole + fraction
  const point = whole.length + Number(exponent)
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  return point >= digits.length ? sign + digits.padEnd(point, '0') : `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
}
