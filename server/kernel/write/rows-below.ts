/** A document's rows as its checks and effects look at them: locked in one order, whole, whoever asks. */
import type { Entity } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import { seeingAll } from '../asker/asker'
import { planRows } from '../read/plan/rows'
import { baseType, own } from '../read/statement/fields'
import { name, planning, type Planning } from '../read/statement/statement'
import type { Reading } from '../read/reading'
import type { Writing } from './write.row'

/** A plan of its own that sees all: what a document is held to may look at what the person must not see. */
export function planningAll({ model, asker }: Reading): Planning {
  return planning({ model, asker: seeingAll(asker) })
}

/** Who writes below the same rows at the same time waits here, and then reads what the other has written. */
export async function lockRows({ tx, asker }: Writing, entity: Entity, keys: readonly Row[]): Promise<void> {
  const locked = entity.key.map((part, at) => `${name(part)} = any($${at + 2}::${baseType(entity.fields[part])}[])`).join(' and ')
  const order = entity.key.map(name).join(', ')
  await tx.query(`select 1 from ${name(entity.table)} where company_id = $1 and ${locked} order by ${order} for update`, [
    asker.companyId, ...entity.key.map((part) => keys.map((key) => String(key[part]))),
  ])
}

/**
 * The rows below documents, as answers carry them, in the order in which a form shows them: what is wrong is told at its row. Of
 * other documents those alone that stand.
 * @param fields by path; left out: every own field
 */
export async function rowsBelow(
  reading: Reading, entity: Entity, keys: readonly Row[], has: Entity['has'][string], fields?: string[],
): Promise<Row[]> {
  const other = own(reading.model.entities, has.entity)
  if (!other || keys.length === 0) return []
  const plan = planningAll(reading)
  const of = (key: Row): string => has.by.map(
    (field, at) => `t.${name(field)} = ${plan.statement.value(key[entity.key[at] ?? ''], baseType(other.fields[field]))}`,
  ).join(' and ')
  const where = (): string[] => [`(${keys.map(of).join(' or ')})`]
  const planned = planRows(plan, other, {
    ...(fields ? { fields } : {}), where, ...(has.standing ? { filter: has.standing } : {}), sort: other.key.map((field) => ({ field, order: 'asc' as const })),
  })
  return (await reading.tx.query<Row>(planned.text, planned.values)).rows.map((row) => planned.read(row))
}
