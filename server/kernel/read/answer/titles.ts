/**
 * Ids to the titles that staff know rows by, and titles back to ids, for exports and imports of rows. Within the asker's
 * fence: a row that they may not see has no title.
 */
import type { Row } from '../../../../contract/wire'
import { baseType, own } from '../statement/fields'
import { planRows } from '../plan/rows'
import { name, planning } from '../statement/statement'
import { isRowId } from '../../store/row-id'
import type { Reading } from '../reading'
import { chosenBy } from './chosen-by'

/** Id -> title of the rows that there are; empty where the title is hidden from the asker. */
export async function titlesOf(reading: Reading, entityName: string, ids: readonly string[]): Promise<Map<string, string>> {
  const pairs = await lookUp(reading, entityName, 'key', ids)
  return new Map(pairs.map(({ key, title }) => [key, title]))
}

/** Title -> ids; several rows may share one title. */
export async function idsOf(reading: Reading, entityName: string, titles: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const { key, title } of await lookUp(reading, entityName, 'title', titles)) found.set(title, [...(found.get(title) ?? []), key])
  return found
}

async function lookUp(reading: Reading, entityName: string, by: 'key' | 'title', values: readonly string[]): Promise<{ key: string; title: string }[]> {
  const { tx, model, asker } = reading
  const entity = own(model.entities, entityName)
  const keyField = entity && chosenBy(entity)
  if (!entity || !keyField || asker.hidden(entityName).has(entity.title)) return []
  const type = baseType(keyField)
  const wanted = [...new Set(values)].filter((value) => !value.includes('\0') && (by === 'title' || type !== 'bigint' || isRowId(value)))
  if (wanted.length === 0) return []
  const plan = planning(reading)
  const planned = planRows(plan, entity, {
    fields: [entity.title],
    where: (reader) => [by === 'key'
      ? `t.${name(keyField.name)} = any(${plan.statement.value(wanted, `${type}[]`)})`
      : `(${reader.at(entity.title).sql})::text = any(${plan.statement.value(wanted, 'text[]')})`],
  })
  const { rows } = await tx.query<Row>(planned.text, planned.values)
  return rows.map((row) => {
    const read = planned.read(row)
    return { key: String(read[keyField.name]), title: String(read[entity.title] ?? '') }
  })
}
