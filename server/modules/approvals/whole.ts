/**
 * A document whole: its row and the rows below it, as it stood when it was handed in and as it stands now, and what is
 * different between two of these. Reads rows as they are, whoever asks; what an approver is told of them is told.ts's.
 */
import { createHash } from 'node:crypto'
import { traits } from '../../../kinds/column-kinds'
import type { Entity, Field, Model } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import { seeingAll } from '../../kernel/asker/asker'
import { answerGet } from '../../kernel/read/answer/get'
import { planRows } from '../../kernel/read/plan/rows'
import { own } from '../../kernel/read/statement/fields'
import { name, planning } from '../../kernel/read/statement/statement'
import type { Reading } from '../../kernel/read/reading'
import { insertRow, type Writing } from '../../kernel/write/write.row'

/** Rows below a document that are kept and shown of each kind. */
const MOST_ROWS = 500

/** A document as one value that can be kept and compared. */
export interface Whole {
  head: Row
  /** By the name that the document has them under. */
  below: Record<string, Row[]>
}

/** A difference of the row itself, or of a row below it; `before` or `after` is absent where the row was. */
export interface Change {
  /** What the rows below are had under; undefined: the document's own row. */
  has?: string
  before?: Row
  after?: Row
  /** The fields that differ. */
  fields: string[]
}

/** The kinds of rows that are a document's own. */
export function belowOf(model: Model, entity: Entity): { has: string; label: string; by: string; entity: Entity }[] {
  return Object.entries(entity.has).flatMap(([has, { entity: below, by, label, others }]) => {
    const of = own(model.entities, below)
    return others || !of || !by[0] ? [] : [{ has, label, by: by[0], entity: of }]
  })
}

/** @throws Refusal notFound where the document is gone */
export async function wholeOf(reading: Reading, entity: Entity, id: string): Promise<Whole> {
  const all: Reading = { ...reading, asker: seeingAll(reading.asker) }
  const head = await answerGet(all, entity, { [entity.key[0] ?? 'id']: id })
  const below: Record<string, Row[]> = {}
  for (const { has, by, entity: of } of belowOf(reading.model, entity)) {
    const plan = planning(all)
    const planned = planRows(plan, of, { where: () => [`t.${name(by)}::text = ${plan.statement.value(id, 'text')}`], limit: MOST_ROWS })
    below[has] = (await reading.tx.query<Row>(planned.text, planned.values)).rows.map((row) => planned.read(row))
  }
  return { head, below }
}

/** Keeps the document as it is handed in. */
export async function keepVersion(writing: Writing, approvalId: unknown, entity: Entity, id: string): Promise<void> {
  const version = writing.model.entities['approval_version']
  if (!version) throw new Error('no entity approval_version')
  await insertRow(writing, version, { approval_id: approvalId, content: JSON.stringify(await wholeOf(writing, entity, id)) })
}

/** As the document was handed in for this approval; undefined for approvals older than versions. */
export async function versionOf({ tx, asker }: Reading, approvalId: string): Promise<Whole | undefined> {
  const { rows } = await tx.query<{ content: Whole }>(
    'select content from approval_version where company_id = $1 and approval_id = $2::bigint order by id desc limit 1', [asker.companyId, approvalId],
  )
  return rows[0]?.content
}

/** The last time that the same document was handed in before this approval, and what was said of it then. */
export async function versionBefore(
  { tx, asker }: Reading, { id, doc_kind: kind, doc_id: doc }: Row,
): Promise<{ content: Whole; remark: string | null } | undefined> {
  const { rows } = await tx.query<{ content: Whole; remark: string | null }>(
    `select v.content, a.remark from approval a join approval_version v on v.company_id = a.company_id and v.approval_id = a.id
      where a.company_id = $1 and a.doc_kind = $2 and a.doc_id = $3 and a.id < $4::bigint order by a.id desc limit 1`,
    [asker.companyId, kind, doc, id],
  )
  return rows[0]
}

/** What people write into a document; the server's own stamps and states are none of it. */
const isWritten = (entity: Entity, field: Field): boolean =>
  !field.server && !field.formula && !field.compute && !field.secret && field.name !== entity.lifecycle?.field

/** Written, or a figure that the server works out of it. */
const matters = (entity: Entity, field: Field): boolean =>
  isWritten(entity, field) || (field.server && !field.formula && !field.secret && !entity.key.includes(field.name) && traits(field).numeric)

const textOf = (value: unknown): string => JSON.stringify(value === '' ? null : (value ?? null))

/** A mark that two readings of a document share exactly as long as nobody wrote into it between them. */
export function stampOf(model: Model, entity: Entity, { head, below }: Whole): string {
  const written = (of: Entity, row: Row): string[] =>
    Object.values(of.fields).filter((field) => isWritten(of, field)).map((field) => `${field.name}=${textOf(row[field.name])}`).sort()
  const rows = belowOf(model, entity).map(({ has, entity: of }) => [has, (below[has] ?? []).map((row) => JSON.stringify(written(of, row))).sort()])
  return createHash('sha256').update(JSON.stringify([written(entity, head), rows])).digest('base64url').slice(0, 22)
}

/** Field by field, and row by row by their keys. */
export function changesOf(model: Model, entity: Entity, before: Whole, after: Whole): Change[] {
  const differing = (of: Entity, from: Row, to: Row): string[] =>
    Object.values(of.fields).filter((field) => matters(of, field) && textOf(from[field.name]) !== textOf(to[field.name])).map(({ name: field }) => field)
  const head = differing(entity, before.head, after.head)
  const changes: Change[] = head.length > 0 ? [{ before: before.head, after: after.head, fields: head }] : []
  for (const { has, entity: of } of belowOf(model, entity)) {
    const keyOf = (row: Row): string => JSON.stringify(of.key.map((part) => row[part]))
    const then = new Map((before.below[has] ?? []).map((row) => [keyOf(row), row]))
    for (const row of after.below[has] ?? []) {
      const was = then.get(keyOf(row))
      then.delete(keyOf(row))
      if (!was) changes.push({ has, after: row, fields: [] })
      else if (differing(of, was, row).length > 0) changes.push({ has, before: was, after: row, fields: differing(of, was, row) })
    }
    for (const row of then.values()) changes.push({ has, before: row, fields: [] })
  }
  return changes
}
