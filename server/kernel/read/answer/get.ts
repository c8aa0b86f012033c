/** One row by its key, as the asker may see it. */
import type { Entity, Model } from '../../../../contract/model'
import { CODES, type Row } from '../../../../contract/wire'
import type { Tx } from '../../store/connect'
import { Refusal } from '../../asker/refusal'
import type { Asker } from '../../asker/asker'
import { withPending } from '../statement/pending'
import { keySql, planRows } from '../plan/rows'
import { planning } from '../statement/statement'

/**
 * @param fields by path; left out: every own field that the asker may see
 * @throws HttpRefusal 400 for a field that the entity or the asker does not have; Refusal notFound where there is no such row within the asker's shops
 */
export async function answerGet(tx: Tx, model: Model, asker: Asker, entity: Entity, key: Row, fields?: string[]): Promise<Row> {
  const plan = planning(model, asker, 'original')
  const planned = planRows(plan, entity, { ...(fields ? { fields } : {}), where: () => keySql(plan, entity, key), limit: 1 })
  const { rows } = await tx.query<Row>(planned.text, planned.values)
  if (!rows[0]) throw notFound(entity)
  const [row = {}] = await withPending(tx, model, asker, entity, [planned.read(rows[0])])
  return row
}

export function notFound(entity: Entity): Refusal {
  return new Refusal(CODES.notFound, `没有这条${entity.label}，或不在您可见的店铺范围内`)
}
