/**
 * A document and its changes as whoever takes part in its approval is told them: rows of other shops too, for whoever decides
 * decides over the whole of it, but no field that their roles keep from them. Values travel as lists answer them, each with the
 * plan of its field, so that screens draw them as they draw every cell; ids of other rows are their titles already.
 */
import { traits } from '../../../kinds/column-kinds'
import type { Entity, Field } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import { seeingAll } from '../../kernel/asker/asker'
import { titlesOf } from '../../kernel/read/answer/titles'
import { own } from '../../kernel/read/statement/fields'
import type { Reading } from '../../kernel/read/reading'
import type { Answered } from '../../kernel/http/answers'
import { numberOf } from '../../kernel/write/doc-links'
import { belowOf, type Change, type Whole } from './whole'

type Document = NonNullable<Answered<'approval.detail'>['document']>
type Told = Document['changes'][number]

/** Kept by the server at every write: the approval itself says who and when. */
const STAMPS = new Set(['update_time', 'updater', 'company_id'])

/** A row with titles in place of the ids that it refers by. */
type Name = (entity: Entity, row: Row) => Row

/** What ids refer to, looked up once for all of these rows. */
export async function namesIn(reading: Reading, rows: readonly { entity: Entity; row: Row }[]): Promise<Name> {
  const wanted = new Map<string, Set<string>>()
  for (const { entity, row } of rows) {
    for (const field of Object.values(entity.fields)) {
      const of = referenceOf(reading, entity, field)
      const value = row[field.name]
      if (of === undefined || value === null || value === undefined || value === '') continue
      wanted.set(of, (wanted.get(of) ?? new Set()).add(String(value)))
    }
  }
  const names = new Map<string, Map<string, string>>()
  const all: Reading = { ...reading, asker: { ...seeingAll(reading.asker), hidden: reading.asker.hidden } }
  for (const [of, ids] of wanted) names.set(of, await titlesOf(all, of, [...ids]))
  return (entity, row) => Object.fromEntries(Object.entries(row).map(([path, value]) => {
    const field = own(entity.fields, path)
    const of = field && referenceOf(reading, entity, field)
    return [path, (of === undefined ? undefined : names.get(of)?.get(String(value))) ?? value]
  }))
}

/** The entity whose key this field holds. */
function referenceOf({ model }: Reading, entity: Entity, field: Field): string | undefined {
  if (field.options) return field.options.entity
  return Object.values(entity.refs).find(({ by, to, entity: of }) => {
    return by.length === 1 && by[0] === field.name && to[0] === own(model.entities, of)?.key[0]
  })?.entity
}

function shownFields({ asker }: Reading, entity: Entity, without: ReadonlySet<string> = new Set()): Field[] {
  const hidden = asker.hidden(entity.name)
  return Object.values(entity.fields).filter((field) => !field.secret && !hidden.has(field.name) && !traits(field).structured && !STAMPS.has(field.name)
    && !entity.key.includes(field.name) && !without.has(field.name))
}

/** What draws a field's value; its title stands for what it refers to. */
function planOf({ name, label, kind, enum: of, unit, scale, currencyField, zone }: Field): Row {
  return { path: name, label, kind, enum: of, unit, scale, currencyField, zone }
}

/** Of a row the values of these fields, and of their currencies. */
function valuesOf(fields: readonly Field[], row: Row): Row {
  const paths = fields.flatMap(({ name, currencyField }) => [name, ...(currencyField === undefined ? [] : [currencyField])])
  return Object.fromEntries(paths.map((path) => [path, row[path] ?? null]))
}

/** Every row that is told. */
export function rowsOf({ model }: Reading, entity: Entity, wholes: readonly Whole[]): { entity: Entity; row: Row }[] {
  return wholes.flatMap(({ head, below }) => [
    { entity, row: head }, ...belowOf(model, entity).flatMap(({ has, entity: of }) => (below[has] ?? []).map((row) => ({ entity: of, row }))),
  ])
}

/** Fields with a value, and tables with the columns in which any row has one. */
export function toldWhole(reading: Reading, entity: Entity, { head, below }: Whole, name: Name): Pick<Document, 'fields' | 'row' | 'tables' | 'enums'> {
  const filled = (value: unknown): boolean => value !== null && value !== undefined && value !== ''
  const fields = shownFields(reading, entity).filter(({ name: path }) => filled(head[path]))
  const tables = belowOf(reading.model, entity).map(({ has, label, by, entity: of }) => {
    const rows = below[has] ?? []
    const columns = shownFields(reading, of, new Set([by])).filter(({ name: path }) => rows.some((row) => filled(row[path])))
    return { label, fields: columns.map(planOf), rows: rows.map((row) => valuesOf(columns, name(of, row))) }
  })
  const shown = [entity, ...belowOf(reading.model, entity).map(({ entity: of }) => of)].flatMap((of) => shownFields(reading, of))
  const labels = shown.flatMap((field) => field.enum ?? [])
  return {
    fields: fields.map(planOf), row: valuesOf(fields, name(entity, head)), tables,
    enums: Object.fromEntries([...new Set(labels)].flatMap((each) => (reading.model.enums[each] ? [[each, reading.model.enums[each]]] : []))),
  }
}

/** What differs, one line a field; a row that came or went is one line. */
export function toldChanges(reading: Reading, entity: Entity, changes: readonly Change[], name: Name): Told[] {
  return changes.flatMap((change): Told[] => {
    const below = change.has === undefined ? undefined : belowOf(reading.model, entity).find(({ has }) => has === change.has)
    const of = below?.entity ?? entity
    const called = of.fields[below ? of.title : numberOf(of)]
    const title = called && !reading.asker.hidden(of.name).has(called.name) ? name(of, change.after ?? change.before ?? {})[called.name] : undefined
    const where = below ? `${below.label} ${title === null || title === undefined ? '' : String(title)}`.trim() : ''
    if (!change.before || !change.after) return [{ where, is: change.after ? 'added' : 'removed', field: null, before: null, after: null }]
    const [before, after] = [name(of, change.before), name(of, change.after)]
    return shownFields(reading, of).filter(({ name: path }) => change.fields.includes(path)).map((field) => (
      { where, is: 'changed', field: planOf(field), before: valuesOf([field], before), after: valuesOf([field], after) }
    ))
  })
}
