/**
 * Which document was made from which: the pairs that are kept when one is made, what follows from them for removing and taking
 * back, and the pairs of one document. Judges nobody's rights to see the other end (documents.ts of whoever asks does).
 */
import { perModel } from '../../../contract/per-model'
import type { Entity } from '../../../contract/model'
import { CODES, type Row } from '../../../contract/wire'
import { Refusal } from '../asker/refusal'
import { planRows } from '../read/plan/rows'
import { baseType, own } from '../read/statement/fields'
import { name, planning } from '../read/statement/statement'
import type { Reading } from '../read/reading'
import { keyText, type Writing } from './write.row'

/** More pairs of one document than a person reads. */
const MOST_LINKS = 500

/** The other end of a pair, as it is kept. */
export interface DocLink {
  /** `from`: the document was made from the other; `to`: the other was made from it. */
  direction: 'from' | 'to'
  entity: string
  id: string
  way: string
  employee_id: string | null
  create_time: string
}

/** The entities that documents are made from, and those that are made. */
const partners = perModel((model) => {
  const made = Object.values(model.entities).filter(({ document }) => document?.from)
  const sources = made.flatMap(({ document }) => Object.values(document?.from ?? {}).map(({ entity }) => entity))
  return { made: new Set(made.map((entity) => entity.name)), sources: new Set(sources) }
})

/** The field that the server numbers; a document without one is called by its title. */
export function numberOf(entity: Entity): string {
  return Object.values(entity.fields).find(({ number }) => number !== undefined)?.name ?? entity.title
}

/** A document's key as pairs keep it: documents have one field as their key. */
export function docId(entity: Entity, row: Row): string {
  return String(row[entity.key[0] ?? 'id'])
}

/** Keeps that `made` was made from these. */
export async function linkDocuments(
  { tx, asker, now }: Writing, made: { entity: Entity; row: Row }, way: string, source: Entity, from: readonly Row[],
): Promise<void> {
  await tx.query(
    `insert into doc_link (company_id, from_entity, from_id, to_entity, to_id, way, employee_id, create_time)
     select $1, $2, each, $4, $5, $6, $7::bigint, $8 from unnest($3::text[]) as each`,
    [
      asker.companyId, source.name, from.map((row) => docId(source, row)), made.entity.name, docId(made.entity, made.row), way, asker.employeeId,
      now.toISOString(),
    ],
  )
}

/** What a document was made from, another of its entity is made from as well from now on. */
export async function copyLinks({ tx, asker, now }: Writing, entity: Entity, from: Row, into: Row): Promise<void> {
  await tx.query(
    `insert into doc_link (company_id, from_entity, from_id, to_entity, to_id, way, employee_id, create_time)
     select $1, l.from_entity, l.from_id, l.to_entity, $4, l.way, $5::bigint, $6 from doc_link l
     where l.company_id = $1 and l.to_entity = $2 and l.to_id = $3 and not exists (select from doc_link o where o.company_id = $1
       and o.to_entity = $2 and o.to_id = $4 and o.from_entity = l.from_entity and o.from_id = l.from_id)`,
    [asker.companyId, entity.name, docId(entity, from), docId(entity, into), asker.employeeId, now.toISOString()],
  )
}

/** The pairs of one document, the oldest first. */
export async function linksOf({ tx, model, asker }: Reading, entity: Entity, id: string): Promise<DocLink[]> {
  const { made, sources } = partners(model)
  if (!made.has(entity.name) && !sources.has(entity.name)) return []
  const { rows } = await tx.query<DocLink & Row>(
    `select direction, entity, id, way, employee_id, create_time from (
       select l.id as at, 'from' as direction, from_entity as entity, from_id as id, way, employee_id::text, create_time from doc_link l
       where company_id = $1 and to_entity = $2 and to_id = $3
       union all
       select l.id, 'to', to_entity, to_id, way, employee_id::text, create_time from doc_link l where company_id = $1 and from_entity = $2 and from_id = $3
     ) pairs order by at limit ${MOST_LINKS}`,
    [asker.companyId, entity.name, id],
  )
  return rows
}

/** @throws Refusal inUse naming a document that was made from this one and stands */
export async function refuseMadeFrom(writing: Writing, entity: Entity, row: Row, doing: string): Promise<void> {
  for (const says of (await madeInto(writing, entity, [row], doing)).values()) throw new Refusal(CODES.inUse, says)
}

/** A later document, of the one that it was made from. */
type Later = Pick<DocLink, 'entity' | 'id'> & { of: string }

/**
 * @param doing 删除, or the label of the step that takes the documents back
 * @returns of these documents those from which another was made that stands: the text of their key -> a sentence that names it
 */
export async function madeInto(reading: Reading, entity: Entity, rows: readonly Row[], doing: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  if (rows.length === 0 || !partners(reading.model).sources.has(entity.name)) return found
  const { rows: links } = await reading.tx.query<Later & Row>(
    `select from_id as of, to_entity as entity, to_id as id from doc_link where company_id = $1 and from_entity = $2 and from_id = any($3) order by id`,
    [reading.asker.companyId, entity.name, rows.map((row) => docId(entity, row))],
  )
  const later = await standing(reading, links)
  for (const row of rows) {
    const made = later.filter(({ of }) => of === docId(entity, row))
    const [first] = made
    const other = first && own(reading.model.entities, first.entity)
    if (!first || !other) continue
    const named = await nameOf(reading, other, first.id)
    const called = `${other.label}${named === undefined ? '' : `「${named}」`}${made.length > 1 ? `等 ${made.length} 张单据` : ''}`
    const says = `${entity.label}「${String(row[numberOf(entity)] ?? docId(entity, row))}」已生成${called}，不能${doing}；请先${endingOf(other)}由它生成的单据`
    found.set(keyText(entity, row), says)
  }
  return found
}

/** Of these links those to documents that are not dead. */
async function standing({ tx, model, asker }: Reading, links: readonly Later[]): Promise<Later[]> {
  const dead = new Set<string>()
  for (const of of new Set(links.map(({ entity }) => entity))) {
    const entity = own(model.entities, of)
    if (!entity?.lifecycle?.dead) continue
    const part = name(entity.key[0] ?? 'id')
    const { rows } = await tx.query<{ id: string }>(
      `select ${part}::text as id from ${name(entity.table)} where company_id = $1 and ${part}::text = any($2) and ${name(entity.lifecycle.field)} = any($3)`,
      [asker.companyId, links.flatMap((link) => (link.entity === of ? [link.id] : [])), entity.lifecycle.dead],
    )
    for (const { id } of rows) dead.add(`${of} ${id}`)
  }
  return links.filter(({ entity, id }) => !dead.has(`${entity} ${id}`))
}

/** How a later document comes to stand no more: it is removed, or takes a step that ends it. */
function endingOf({ lifecycle }: Entity): string {
  const steps = Object.values(lifecycle?.transitions ?? {}).filter(({ to }) => lifecycle?.dead?.includes(to)).map(({ label }) => label)
  return [...new Set(['删除', ...steps])].join('或')
}

/** The number of a document that the asker may see; undefined: they may not. */
async function nameOf(reading: Reading, entity: Entity, id: string): Promise<string | undefined> {
  const [found] = await seenRows(reading, entity, [id], [numberOf(entity)])
  return found && String(found[numberOf(entity)] ?? id)
}

/** Of these documents, those within what the asker may see, with the fields of these that they may see. */
export async function seenRows(reading: Reading, entity: Entity, ids: readonly string[], fields: readonly string[]): Promise<Row[]> {
  const [part = 'id'] = entity.key
  const hidden = reading.asker.hidden(entity.name)
  const plan = planning(reading)
  const planned = planRows(plan, entity, {
    fields: [...new Set([part, ...fields])].filter((field) => !hidden.has(field)),
    where: () => [`t.${name(part)} = any(${plan.statement.value(ids, `${baseType(entity.fields[part])}[]`)})`],
    sort: [{ field: part, order: 'asc' }],
  })
  return (await reading.tx.query<Row>(planned.text, planned.values)).rows.map((row) => planned.read(row))
}

/** A document that is gone takes along what says from what it was made, and what dead ones were made from it. */
export async function unlinkDocument({ tx, model, asker }: Writing, entity: Entity, row: Row): Promise<void> {
  const { made, sources } = partners(model)
  for (const end of [...(made.has(entity.name) ? ['to'] : []), ...(sources.has(entity.name) ? ['from'] : [])]) {
    await tx.query(`delete from doc_link where company_id = $1 and ${end}_entity = $2 and ${end}_id = $3`, [asker.companyId, entity.name, docId(entity, row)])
  }
}
