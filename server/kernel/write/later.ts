/**
 * Rows that are worked out a moment after what they are made of has changed ("later" of an entity): the change leaves a mark in its own
 * transaction, one short row, and tasks/later.ts has the marks of a company worked out together. In charge of marks alone.
 */
import { perModel } from '../../../contract/per-model'
import type { Entity, Model } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import { slot } from '../asker/slot'
import { keyValuesOf } from '../kept/keys'
import type { KeyValues } from '../kept/touched'
import type { Tx } from '../store/connect'
import type { Writing } from './write.row'

/** So many changed rows are told one by one; a change of more concerns all. */
const MOST_ROWS = 2_000

/** What one change has left. `rows`: the changed rows by the fields that `later.of[].keys` names; undefined: any of them. */
export interface Mark { facts: string; rows?: readonly KeyValues[] }

/** Works out what these marks concern; everything where one of them tells no rows. Runs in a transaction of its own, seeing all of the company. */
export type LaterFunction = (writing: Writing, marks: readonly Mark[]) => Promise<unknown>

/** The functions of all modules, by the name that an entity's "later" says. */
export const LATER_FUNCTIONS = slot<Readonly<Record<string, LaterFunction>>>('functions that work rows out later')

/** By facts: what is worked out later of them, with the fields that tell which rows a change concerns. */
const followers = perModel((model) => {
  const found = new Map<string, { entity: Entity; keys?: readonly string[] }[]>()
  for (const entity of Object.values(model.entities)) {
    for (const { facts, keys } of entity.later?.of ?? []) found.set(facts, [...(found.get(facts) ?? []), { entity, ...(keys ? { keys } : {}) }])
  }
  return found
})

/**
 * Marks what a change concerns: one statement, which waits for nobody.
 * @param rows the changed rows, before and after
 * @returns the entities that are now to be worked out
 */
export async function markLater(
  tx: Tx, model: Model, companyId: number, changes: readonly { facts: string; rows: readonly Row[] }[],
): Promise<string[]> {
  const marks = changes.flatMap(({ facts, rows }) => (followers(model).get(facts) ?? []).map(({ entity, keys }) => (
    { entity: entity.name, facts, rows: keys && rows.length <= MOST_ROWS ? keyValuesOf(keys, rows) : null }
  )))
  if (marks.length === 0) return []
  await tx.query(
    `insert into later_mark (company_id, entity, facts, rows)
     select $1, m.entity, m.facts, nullif(m.rows, 'null'::jsonb) from jsonb_to_recordset($2::jsonb) as m (entity text, facts text, rows jsonb)`,
    [companyId, JSON.stringify(marks)],
  )
  return [...new Set(marks.map(({ entity }) => entity))]
}

/** Takes the marks of an entity, in the transaction that works them out. */
export async function takeMarks(tx: Tx, companyId: number, entity: string): Promise<Mark[]> {
  const { rows } = await tx.query<{ facts: string; rows: KeyValues[] | null }>(
    'delete from later_mark where company_id = $1 and entity = $2 returning facts, rows', [companyId, entity],
  )
  return rows.map(({ facts, rows: told }) => ({ facts, ...(told ? { rows: told } : {}) }))
}

/** The values of one field in all marks of some facts, each once; undefined where one of these marks tells no rows. */
export function markedValues(marks: readonly Mark[], facts: string, field: string): string[] | undefined {
  const found = new Set<string>()
  for (const { facts: of, rows } of marks) {
    if (of !== facts) continue
    if (!rows) return undefined
    for (const row of rows) if (row[field]) found.add(row[field])
  }
  return [...found]
}
