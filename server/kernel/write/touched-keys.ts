/** Which rows a write concerns from below: written themselves, or with something written below them, at any depth. */
import type { Entity } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import { own } from '../read/statement/fields'
import { name } from '../read/statement/statement'
import type { Written } from './written'
import type { Writing } from './write.row'

/** Receipts' lines below items below an order are three; no document stands deeper. */
const MOST_DEPTH = 4

/** The keys of the entity's rows that are there still, each once, in one order for everybody who locks them. */
export async function touchedKeys(writing: Writing, entity: Entity, written: readonly Written[], depth = 0): Promise<Row[]> {
  const keys = new Map<string, Row>()
  const add = (row: Row, by: readonly string[]): void => {
    const values = by.map((field) => row[field])
    if (values.some((value) => value === null || value === undefined)) return
    keys.set(JSON.stringify(values.map(String)), Object.fromEntries(entity.key.map((part, at) => [part, values[at]])))
  }
  for (const { entity: of, after } of written) if (of === entity && after) add(after, entity.key)
  for (const { entity: below, by, standing } of Object.values(entity.has)) {
    for (const { entity: of, before, after } of written) {
      if (of.name !== below) continue
      if (before) add(before, by)
      if (after) add(after, by)
    }
    const other = own(writing.model.entities, below)
    if (!other || depth >= MOST_DEPTH) continue
    if (standing) for (const row of await rowsOfChanged(writing, other, by, written)) add(row, by)
    for (const row of await rowsOf(writing, other, by, await touchedKeys(writing, other, written, depth + 1))) add(row, by)
  }
  return [...keys.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, key]) => key)
}

/** What the rows say in `by`, of those that are told by `parts`. */
async function rowsOf(
  { tx, asker }: Writing, entity: Entity, by: readonly string[], keys: readonly Row[], parts: readonly string[] = entity.key,
): Promise<Row[]> {
  if (keys.length === 0) return []
  const where = parts.map((part, at) => `${name(part)}::text = any($${at + 2}::text[])`).join(' and ')
  const { rows } = await tx.query<Row>(
    `select distinct ${by.map((field) => `${name(field)}::text as ${name(field)}`).join(', ')} from ${name(entity.table)} where company_id = $1 and ${where}`,
    [asker.companyId, ...parts.map((part) => keys.map((key) => String(key[part])))],
  )
  return rows
}

/** The rows of documents whose own state was changed: whether they count depends on it. */
async function rowsOfChanged(writing: Writing, entity: Entity, by: readonly string[], written: readonly Written[]): Promise<Row[]> {
  const found: Row[] = []
  for (const { entity: document, before, after } of written) {
    const { lifecycle } = document
    if (!lifecycle?.dead || !before || !after || before[lifecycle.field] === after[lifecycle.field]) continue
    const below = Object.values(document.has).find((has) => has.entity === entity.name && !has.others)
    if (!below) continue
    found.push(...(await rowsOf(writing, entity, by, [Object.fromEntries(below.by.map((field, at) => [field, after[document.key[at] ?? '']]))], below.by)))
  }
  return found
}
