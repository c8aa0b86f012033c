/**
 * A wire's dialect read from the other side: a foreign list request as the canonical one, a canonical answer as the foreign
 * one. For stand-in servers and for tests of `wire.ts`, whose every style must come back as it went. Pure.
 */
import { allOf, OPERATORS, type Comparison, type Condition, type Operator } from '../../contract/filter'
import type { Wire } from '../../contract/transport'
import type { ListAnswer, ListRequest, SortBy } from '../../contract/wire'
import { isRecord, putAt, valueAt } from './paths'

/** @throws Error that says what of the body cannot be read. */
export function decodeListRequest(wire: Wire, body: Record<string, unknown>): ListRequest {
  const { paging, extra } = wire
  const pageSize = Number(valueAt(body, paging.size))
  // A cursor of this side is the number of pages before it.
  const start = paging.style === 'cursor' ? Number(valueAt(body, paging.page) ?? 0) : Number(valueAt(body, paging.page)) - paging.first
  if (!(pageSize > 0) || !(start >= 0)) throw new Error(`${paging.page} and ${paging.size} are wanted as numbers`)
  const at = <T>(name: string | undefined): T | undefined => (name === undefined ? undefined : (valueAt(body, name) as T | undefined))
  const request: ListRequest = {
    page: (paging.style === 'offset' ? start / pageSize : start) + 1,
    pageSize,
    sort: readSort(wire, body),
    filter: readFilter(wire, body),
    fields: at(extra.fields),
    currency: at(extra.currency),
    rows: at(extra.rows),
    measures: at(extra.measures),
    pivot: at(extra.pivot),
    compare: at(extra.compare),
    trend: at(extra.trend),
    every: at(extra.every),
    source: at(extra.page),
  }
  for (const key of Object.keys(request) as (keyof ListRequest)[]) if (request[key] === undefined) delete request[key]
  return request
}

function readSort(wire: Wire, body: Record<string, unknown>): SortBy[] | undefined {
  const { style, key, order, desc } = wire.sort
  const said = valueAt(body, key)
  if (said === undefined || style === 'none') return undefined
  if (style === 'objects') return (said as Record<string, string>[]).map((by) => ({ field: by['field'] ?? '', order: by[order] === desc ? 'desc' : 'asc' }))
  if (style === 'signed') {
    return String(said).split(',').map((field) => (field.startsWith('-') ? { field: field.slice(1), order: 'desc' } : { field, order: 'asc' }))
  }
  return [{ field: String(said), order: valueAt(body, order) === desc ? 'desc' : 'asc' }]
}

function readFilter(wire: Wire, body: Record<string, unknown>): Condition | undefined {
  const { style, key } = wire.filter
  const words = new Map(OPERATORS.flatMap((op) => (wire.filter.operators[op] === undefined ? [] : [[wire.filter.operators[op], op] as const])))
  const operator = (word: unknown): Operator => {
    const op = words.get(String(word))
    if (!op) throw new Error(`unknown operator ${String(word)}`)
    return op
  }
  if (style === 'suffix') {
    const taken = new Set([wire.paging.page, wire.paging.size, wire.sort.key, wire.sort.order, ...Object.values(wire.extra)])
    const place = key === '' ? body : valueAt(body, key)
    return allOf(
      Object.entries(isRecord(place) ? place : {}).flatMap(([name, value]) => {
        if (key === '' && taken.has(name)) return []
        const cut = name.lastIndexOf('__')
        return [{ field: cut < 0 ? name : name.slice(0, cut), op: operator(cut < 0 ? '' : name.slice(cut + 2)), value: value as Comparison['value'] }]
      }),
    )
  }
  const said = valueAt(body, key)
  if (said === undefined) return undefined
  const fromTree = (node: Record<string, unknown>): Condition => {
    if (Array.isArray(node['and'])) return { and: node['and'].map((part) => fromTree(part as Record<string, unknown>)) }
    if (Array.isArray(node['or'])) return { or: node['or'].map((part) => fromTree(part as Record<string, unknown>)) }
    return { ...(node as unknown as Comparison), op: operator(node['op']) }
  }
  const fromTriples = (items: unknown[][]): Condition | undefined =>
    allOf(
      items.map((item): Condition | undefined => {
        const [field, word, value] = item
        if (field === 'or' && item.length === 2) return { or: (word as unknown[][][]).flatMap((part) => fromTriples(part) ?? []) }
        return { field: String(field), op: operator(word), value: value as Comparison['value'] }
      }),
    )
  return style === 'tree' ? fromTree(said as Record<string, unknown>) : fromTriples(said as unknown[][])
}

/** The whole answer, envelope and all. */
export function encodeListAnswer(wire: Wire, answer: ListAnswer): Record<string, unknown> {
  const data: Record<string, unknown> = {}
  putAt(data, wire.list.rows, answer.list)
  if (wire.list.total !== undefined) putAt(data, wire.list.total, answer.total)
  if (wire.list.more !== undefined) putAt(data, wire.list.more, answer.more ?? false)
  if (wire.paging.next !== undefined) putAt(data, wire.paging.next, answer.next ?? null)
  if (wire.list.summary !== undefined) putAt(data, wire.list.summary, answer.summary)
  if (wire.list.about !== undefined && answer.about) putAt(data, wire.list.about, answer.about)
  return wrap(wire, data)
}

/** Any data in the wire's envelope of success. */
export function wrap(wire: Wire, data: unknown): Record<string, unknown> {
  const whole: Record<string, unknown> = {}
  putAt(whole, wire.envelope.data, data)
  putAt(whole, wire.envelope.code, wire.envelope.ok[0])
  putAt(whole, wire.envelope.message, '')
  return whole
}

/** A refusal in the wire's envelope. */
export function refuse(wire: Wire, code: number, message: string, errors?: Record<string, string>): Record<string, unknown> {
  const whole: Record<string, unknown> = {}
  putAt(whole, wire.envelope.code, code)
  putAt(whole, wire.envelope.message, message)
  if (errors && wire.envelope.errors !== undefined) putAt(whole, wire.envelope.errors, errors)
  return whole
}
