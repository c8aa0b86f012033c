/**
 * A document that is made from others: what its form begins with, and whether it may be made of just these when it is added.
 * Writes no document; the pairs are kept by doc-links.ts.
 */
import { allOf, type Condition } from '../../../contract/filter'
import { addText } from '../../../contract/decimal-text'
import type { Entity, MadeFrom } from '../../../contract/model'
import { CODES, type Row } from '../../../contract/wire'
import type { Access } from '../asker/access/access'
import { refuseUnread } from '../asker/access/reach'
import { hidingNothing } from '../asker/asker'
import { Refusal } from '../asker/refusal'
import { malformed } from '../asker/problem'
import { planRows } from '../read/plan/rows'
import { baseType, own } from '../read/statement/fields'
import { planning } from '../read/statement/statement'
import { notFound } from '../read/answer/get'
import type { Reading } from '../read/reading'
import { isRowId } from '../store/row-id'
import { docId, linkDocuments, numberOf, seenRows } from './doc-links'
import { filterNow } from '../read/question/list.question'
import { holds } from './step'
import { lockRow, type Writing } from './write.row'

/** What the call that adds a document is told of what it is made from. */
export interface SaidMadeFrom { way: string; ids: string[] }

/** A way of an entity, and what it is made from. */
interface Way { way: string; from: MadeFrom; source: Entity }

/** @throws HttpRefusal 400 for a way that the entity does not say */
function wayOf({ model }: Reading, entity: Entity, way: string): Way {
  const from = own(entity.document?.from ?? {}, way)
  const source = from && own(model.entities, from.entity)
  if (!from || !source) throw malformed(`${entity.label}不能由「${way}」生成`)
  return { way, from, source }
}

/**
 * What the form begins with: nothing is written, and fields that the asker may not see are left out.
 * @throws Refusal notFound, or invalid where these documents make none
 */
export async function draftOf(writing: Writing, entity: Entity, said: SaidMadeFrom): Promise<{ row: Row; from: { id: string; number: string }[] }> {
  const found = wayOf(writing, entity, said.way)
  const { from, source } = found
  const hidden = hiddenPaths(writing, source)
  const fields = Object.entries(from.fields ?? {}).filter(([, path]) => !hidden(path))
  const ids = idsOf(source, said.ids)
  const rows = await seenRows(writing, source, ids, [numberOf(source), ...(from.several ?? []), ...fields.map(([, path]) => path)])
  if (rows.length < ids.length) throw notFound(source)
  await refuseUnfit(writing, entity, found, rows)
  const row: Row = {}
  for (const [field, path] of fields) row[field] = together(source, path, rows)
  for (const [has, items] of Object.entries(from.items ?? {})) row[has] = await itemsOf(writing, source, items, rows)
  return {
    row: Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined)),
    from: rows.map((each) => ({ id: docId(source, each), number: String(each[numberOf(source)] ?? docId(source, each)) })),
  }
}

/** The documents that a new one is made from, locked until it is written: who makes two of one at once goes one after the other. */
export async function lockSources(writing: Writing, entity: Entity, said: SaidMadeFrom): Promise<Row[]> {
  const found = wayOf(writing, entity, said.way)
  const rows: Row[] = []
  const part = found.source.key[0] ?? 'id'
  const inOrder = idsOf(found.source, said.ids).sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
  for (const id of inOrder) rows.push(await lockRow(writing, found.source, { [part]: id }))
  await refuseUnfit(writing, entity, found, rows)
  return rows
}

/** Keeps the pairs of what was made with what it was made from. */
export async function keepSources(writing: Writing, entity: Entity, row: Row, said: SaidMadeFrom, sources: readonly Row[]): Promise<void> {
  await linkDocuments(writing, { entity, row }, said.way, wayOf(writing, entity, said.way).source, sources)
}

/** @throws HttpRefusal 400 for what is no key */
function idsOf(source: Entity, ids: readonly string[]): string[] {
  const isNumber = baseType(source.fields[source.key[0] ?? 'id']) === 'bigint'
  if (isNumber && ids.some((id) => !isRowId(id))) throw malformed(`没有这样的${source.label}编号`)
  return [...new Set(ids)]
}

async function refuseUnfit(writing: Writing, entity: Entity, { from, source }: Way, rows: readonly Row[]): Promise<void> {
  const called = (row: Row): string => `${source.label}「${String(row[numberOf(source)] ?? docId(source, row))}」`
  if (rows.length > 1 && !from.several) throw new Refusal(CODES.invalid, `一张${entity.label}只能由一张${source.label}生成，请逐张生成`)
  for (const row of rows) {
    if (from.when && !(await holds(writing, source, row, from.when))) {
      throw new Refusal(CODES.transition, `${called(row)}现在的状态或内容不能生成${entity.label}，请刷新后核对`)
    }
  }
  const [first] = rows
  for (const field of from.several ?? []) {
    const other = rows.find((row) => String(row[field] ?? '') !== String(first?.[field] ?? ''))
    if (!first || !other) continue
    throw new Refusal(CODES.invalid, `${called(first)}与${called(other)}的${source.fields[field]?.label ?? field}不同，不能合在一张${entity.label}里，请分开生成`)
  }
}

/** Does the asker not see what stands at this path of a document? */
function hiddenPaths({ model, asker }: Reading, entity: Entity): (path: string) => boolean {
  return (path) => {
    const [ref = '', field] = path.split('.')
    if (field === undefined) return asker.hidden(entity.name).has(path)
    return asker.hidden(own(model.entities, own(entity.refs, ref)?.entity ?? '')?.name ?? '').has(field)
  }
}

/** One value of several documents: what adds up is added, what they share is shared, the rest is left to the person. */
function together(source: Entity, path: string, rows: readonly Row[]): unknown {
  const values = rows.map((row) => row[path])
  const [first] = values
  if (rows.length === 1) return first
  const field = path.includes('.') ? undefined : source.fields[path]
  if (field?.total === 'sum') {
    const known = values.filter((value) => value !== null && value !== undefined).map(String)
    if (known.length === 0) return null
    const sum = known.reduce((all, each) => addText(all, each) ?? all)
    return field.kind === 'integer' ? Number(sum) : sum
  }
  return values.every((value) => String(value ?? '') === String(first ?? '')) ? first : null
}

/** The rows that the document begins with: one for each row below the others, or for each of them. */
async function itemsOf(reading: Reading, source: Entity, said: NonNullable<MadeFrom['items']>[string], sources: readonly Row[]): Promise<Row[]> {
  const has = said.has === undefined ? undefined : source.has[said.has]
  const entity = has ? own(reading.model.entities, has.entity) : source
  if (!entity) return []
  const by = has?.by[0] ?? source.key[0] ?? 'id'
  const hidden = hiddenPaths(reading, entity)
  const fields = Object.entries(said.fields).filter(([, path]) => !hidden(path))
  const among: Condition = { field: by, op: 'in', value: sources.map((row) => docId(source, row)) }
  const { filter } = await filterNow(reading, entity, allOf([among, said.when]))
  // Which rows are meant may be said of fields that the person must not see; what is answered is not.
  const plan = planning({ ...reading, asker: hidingNothing(reading.asker) })
  const planned = planRows(plan, entity, {
    fields: [...new Set([...entity.key, ...fields.map(([, path]) => path)])], ...(filter ? { filter } : {}),
    sort: entity.key.map((field) => ({ field, order: 'asc' as const })),
  })
  const { rows } = await reading.tx.query<Row>(planned.text, planned.values)
  const read = rows.map((row) => planned.read(row))
  if (read.length === 0) throw new Refusal(CODES.invalid, `所选的${source.label}没有可以带出的明细，可能已经全部做完`)
  return read.map((row) => Object.fromEntries(fields.map(([field, path]) => [field, row[path] ?? null])))
}

/** @throws HttpRefusal 403 for whoever may not read what it is made from */
export function refuseUnreadable(reading: Reading, access: Access, entity: Entity, said: SaidMadeFrom): void {
  const { source } = wayOf(reading, entity, said.way)
  refuseUnread(reading.model, access, source)
}
