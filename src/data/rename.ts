/**
 * Our names for fields and values in the other side's, and back: in questions, rows, bodies and totals. What a rename does not
 * name goes through as it stands. Pure.
 */
import { isComparison, type Comparison, type Condition } from '../../contract/filter'
import type { CallMeta, Rename, Wire } from '../../contract/transport'
import type { ListRequest, Row } from '../../contract/wire'
import { isRecord, putAt, valueAt } from './paths'

/** Operators whose values are whole values of the field: a part of a text is never one of an enum's. */
const WHOLE: ReadonlySet<string> = new Set(['eq', 'ne', 'in'])

/** A list's or report's question in their names; filter, sorts, fields, rows, measures and pivot. */
export function renamedRequest(rename: Rename | undefined, request: ListRequest): ListRequest {
  if (!rename) return request
  const { sort, filter, fields, rows, measures, pivot, trend } = request
  const theirs = (name: string): string => theirName(rename, name)
  return {
    ...request,
    ...(sort ? { sort: sort.map((by) => ({ ...by, field: theirs(by.field) })) } : {}),
    ...(filter ? { filter: renamedFilter(rename, filter) } : {}),
    ...(fields ? { fields: fields.map(theirs) } : {}),
    ...(rows ? { rows: rows.map(theirs) } : {}),
    ...(measures ? { measures: measures.map(theirs) } : {}),
    ...(pivot ? { pivot: { dimension: theirs(pivot.dimension), measure: theirs(pivot.measure) } } : {}),
    ...(trend ? { trend: { ...trend, measures: trend.measures.map(theirs) } } : {}),
  }
}

function renamedFilter(rename: Rename, condition: Condition): Condition {
  if (!isComparison(condition)) {
    return 'and' in condition
      ? { and: condition.and.map((part) => renamedFilter(rename, part)) }
      : { or: condition.or.map((part) => renamedFilter(rename, part)) }
  }
  const field = theirName(rename, condition.field)
  const other = isRecord(condition.value) && 'field' in condition.value ? condition.value.field : undefined
  if (typeof other === 'string') return { ...condition, field, value: { field: theirName(rename, other) } }
  if (!WHOLE.has(condition.op)) return { ...condition, field }
  return { ...condition, field, value: theirValue(rename, condition.field, condition.value) as Comparison['value'] }
}

function theirName({ fields }: Rename, name: string): string {
  return Object.hasOwn(fields, name) ? (fields[name] ?? name) : name
}

function theirValue({ values }: Rename, field: string, value: unknown): unknown {
  const words = values && Object.hasOwn(values, field) ? values[field] : undefined
  if (!words) return value
  if (Array.isArray(value)) return value.map((one) => theirValue({ fields: {}, values }, field, one))
  return typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : value
}

function ourValue(words: Record<string, string | number | boolean>, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => ourValue(words, one))
  if (value === null || value === undefined) return value
  return Object.entries(words).find(([, theirs]) => String(theirs) === String(value))?.[0] ?? value
}

/** One of their rows in our names; fields of references stand flat, as "shop.name". */
export function ownRow(rename: Rename | undefined, row: Row): Row {
  if (!rename) return row
  const named = Object.entries(rename.fields)
  const own: Row = { ...row }
  for (const [, theirs] of named) delete own[theirs]
  for (const [ours, theirs] of named) {
    const value = Object.hasOwn(row, theirs) ? row[theirs] : valueAt(row, theirs)
    if (value !== undefined) own[ours] = value
  }
  for (const [field, words] of Object.entries(rename.values ?? {})) if (own[field] !== undefined) own[field] = ourValue(words, own[field])
  for (const [has, below] of Object.entries(rename.below ?? {})) {
    const rows = own[has]
    if (Array.isArray(rows)) own[has] = rows.map((one: unknown) => (isRecord(one) ? ownRow(below, one) : one))
  }
  return own
}

/** One of our rows, or some of its fields, in their names; a name with dots makes objects. */
export function theirRow(rename: Rename, row: Row): Row {
  const made: Row = {}
  for (const [field, value] of Object.entries(row)) {
    const below = rename.below && Object.hasOwn(rename.below, field) ? rename.below[field] : undefined
    const said = below && Array.isArray(value) ? value.map((one: unknown) => (isRecord(one) ? theirRow(below, one) : one)) : theirValue(rename, field, value)
    if (Object.hasOwn(rename.fields, field)) putAt(made, rename.fields[field] ?? field, said)
    else made[field] = said
  }
  return made
}

const BEFORE = 'before'

/**
 * What a call about one row is sent, in the other side's names: its key where the wire wants it, and what the person saw.
 * @param key the fields that name the row, where the call itself does not say them
 */
export function bodyOf(wire: Wire, call: CallMeta, body: Row, key: readonly string[] = call.key ?? []): Row {
  const { rename } = call
  const named = rename ? (row: Row) => theirRow(rename, row) : (row: Row) => row
  const { [BEFORE]: seen, ...rest } = body
  const keyPath = call.writes ? wire.write.key : undefined
  const inKey = (field: string): boolean => keyPath !== undefined && key.includes(field)
  const sent = named(Object.fromEntries(Object.entries(rest).filter(([field]) => !inKey(field))))
  if (keyPath !== undefined && key.length > 0) putAt(sent, keyPath, named(Object.fromEntries(Object.entries(rest).filter(([field]) => inKey(field)))))
  const beforeAt = wire.write.before === undefined ? BEFORE : wire.write.before
  if (seen !== undefined && beforeAt !== null) putAt(sent, beforeAt, isRecord(seen) ? named(seen) : seen)
  return sent
}

/** What a call about one row answered, in our names. */
export function answerOf(wire: Wire, call: CallMeta, data: unknown): unknown {
  if (call.key === undefined) return data
  const row = wire.row === undefined ? data : valueAt(data, wire.row)
  return isRecord(row) ? ownRow(call.rename, row) : row
}
