/** One row by its key, as the asker may see it. */
import type { Entity } from '../../../../contract/model'
import { CODES, type Row } from '../../../../contract/wire'
import { Refusal } from '../../asker/refusal'
import { withPending } from '../statement/pending'
import { keySql, planRows } from '../plan/rows'
import { planning } from '../statement/statement'
import type { Reading } from '../reading'

/**
 * @param fields by path; left out: every own field that the asker may see
 * @throws HttpRefusal 400 for a field that the entity or the asker does not have; Refusal notFound where there is no such row within the asker's shops
 */
export async function answerGet(reading: Reading, entity: Entity, key: Row, fields?: string[]): Promise<Row> {
  const { tx } = reading
  reading.timing?.enter('plan')
  const plan = planning(reading)
  const planned = planRows(plan, entity, { ...(fields ? { fields } : {}), where: () => keySql(plan, entity, key), limit: 1 })
  reading.timing?.enter('answer')
  const { rows } = await tx.query<Row>(planned.text, planned.values)
  if (!rows[0]) throw notFound(entity)
  const [row = {}] = await withPending(reading, entity, [planned.read(rows[0])])
  return row
}

/** The refusal for a row that does not exist and for one beyond the asker's reach: which of them it is stays untold. */
export function notFound(entity: Entity): Refusal {
  return new Refusal(CODES.notFound, `没有这条${entity.label}，或不在您可见的店铺范围内`)
}
