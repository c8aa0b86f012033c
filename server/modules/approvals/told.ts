/**
 * A document and its changes in the words that screens use, for whoever takes part in its approval: rows of other shops too,
 * for whoever decides decides over the whole of it, but no field that their roles keep from them.
 */
import { textOfCell } from '../../../kinds/shared/cell-text'
import { traits } from '../../../kinds/column-kinds'
import type { Entity, Field } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import { seeingAll } from '../../kernel/asker/asker'
import { titlesOf } from '../../kernel/read/answer/titles'
import type { Reading } from '../../kernel/read/reading'
import type { Answered } from '../../kernel/http/answers'
import { numberOf } from '../../kernel/write/doc-links'
import { belowOf, type Change, type Whole } from './whole'

type Document = NonNullable<Answered<'approval.detail'>['document']>
type Told = Document['changes'][number]

/** Kept by the server at every write: the approval itself says who and when. */
const STAMPS = new Set(['update_time', 'updater', 'company_id'])

/** Tells values; what ids refer to is looked up once for all of them. */
interface Teller { text(entity: Entity, field: Field, row: Row): string }

export async function tellerOf(reading: Reading, rows: readonly { entity: Entity; row: Row }[]): Promise<Teller> {
  const wanted = new Map<string, Set<string>>()
  for (const { entity, row } of rows) {
    for (const field of Object.values(entity.fields)) {
      const of = referenceOf(entity, field)
      const value = row[field.name]
      if (of === undefined || value === null || value === undefined || value === '') continue
      wanted.set(of, (wanted.get(of) ?? new Set()).add(String(value)))
    }
  }
  const names = new Map<string, Map<string, string>>()
  const { hidden } = reading.asker
  const all: Reading = { ...reading, asker: { ...seeingAll(reading.asker), hidden } }
  for (const [of, ids] of wanted) names.set(of, await titlesOf(all, of, [...ids]))
  return {
    text: (entity, field, row) => {
      const value = row[field.name]
      const of = referenceOf(entity, field)
      const named = of === undefined ? undefined : names.get(of)?.get(String(value))
      const said = named ?? textOfCell(value, { row, field: { ...field, path: field.name }, enums: reading.model.enums, mixed: false })
      return field.unit && value !== null && value !== undefined ? `${said} ${field.unit}` : said
    },
  }
}

/** The entity whose row an id of this field names. */
function referenceOf(entity: Entity, field: Field): string | undefined {
  if (field.kind === 'user') return 'employee'
  if (field.options) return field.options.entity
  return field.kind === 'id' ? Object.values(entity.refs).find(({ by }) => by.length === 1 && by[0] === field.name)?.entity : undefined
}

function shownFields({ asker }: Reading, entity: Entity, without: ReadonlySet<string> = new Set()): Field[] {
  const hidden = asker.hidden(entity.name)
  return Object.values(entity.fields).filter((field) => !field.secret && !hidden.has(field.name) && field.kind !== 'json' && !STAMPS.has(field.name)
    && !entity.key.includes(field.name) && !without.has(field.name))
}

/** Every row that is told, for the teller. */
export function rowsOf({ model }: Reading, entity: Entity, wholes: readonly Whole[]): { entity: Entity; row: Row }[] {
  return wholes.flatMap(({ head, below }) => [
    { entity, row: head }, ...belowOf(model, entity).flatMap(({ has, entity: of }) => (below[has] ?? []).map((row) => ({ entity: of, row }))),
  ])
}

/** Fields with a value, and tables with the columns in which any row has one. */
export function toldWhole(reading: Reading, entity: Entity, { head, below }: Whole, teller: Teller): Pick<Document, 'fields' | 'tables'> {
  const filled = (value: unknown): boolean => value !== null && value !== undefined && value !== ''
  return {
    fields: shownFields(reading, entity).filter(({ name }) => filled(head[name])).map((field) => ({
      label: field.label, text: teller.text(entity, field, head), image: field.kind === 'image' ? String(head[field.name]) : null,
    })),
    tables: belowOf(reading.model, entity).map(({ has, label, by, entity: of }) => {
      const rows = below[has] ?? []
      const fields = shownFields(reading, of, new Set([by])).filter(({ name }) => rows.some((row) => filled(row[name])))
      return {
        label,
        columns: fields.map((field) => ({ label: field.label, right: traits(field).numeric })),
        rows: rows.map((row, at) => ({ id: String(row[of.key[0] ?? 'id'] ?? at), cells: fields.map((field) => teller.text(of, field, row)) })),
      }
    }),
  }
}

/** What differs, one line a field; a row that came or went is one line. */
export function toldChanges(reading: Reading, entity: Entity, changes: readonly Change[], teller: Teller): Told[] {
  return changes.flatMap((change): Told[] => {
    const below = change.has === undefined ? undefined : belowOf(reading.model, entity).find(({ has }) => has === change.has)
    const of = below?.entity ?? entity
    const row = change.after ?? change.before ?? {}
    const called = of.fields[below ? of.title : numberOf(of)]
    const where = below ? `${below.label} ${called && !reading.asker.hidden(of.name).has(called.name) ? teller.text(of, called, row) : ''}`.trim() : ''
    if (!change.before || !change.after) return [{ where, label: change.after ? '新增一行' : '删除一行', before: '', after: '' }]
    const { before, after } = change
    return shownFields(reading, of).filter(({ name }) => change.fields.includes(name)).map((field) => (
      { where, label: field.label, before: teller.text(of, field, before), after: teller.text(of, field, after) }
    ))
  })
}
