/** What a document that is to be taken back is still stood on by: rows of other documents that name it or its items. */
import type { Entity } from '../../../contract/model'
import { CODES, type Row } from '../../../contract/wire'
import { Refusal } from '../asker/refusal'
import { own } from '../read/statement/fields'
import { name } from '../read/statement/statement'
import { refuseMadeFrom } from './doc-links'
import type { Writing } from './write.row'

/** @throws Refusal inUse naming what has to be taken back first */
export async function refuseStoodOn(writing: Writing, entity: Entity, row: Row, doing: string): Promise<void> {
  const { tx, model, asker } = writing
  await refuseMadeFrom(writing, entity, row, doing)
  for (const has of Object.values(entity.has)) {
    const other = own(model.entities, has.entity)
    if (!other) continue
    const where = has.by.map((field, at) => `${name(field)}::text = $${at + 2}`).join(' and ')
    const { rows } = await tx.query<Row>(
      `select * from ${name(other.table)} where company_id = $1 and ${where}${has.others ? ' limit 1' : ''}`,
      [asker.companyId, ...entity.key.map((part) => String(row[part]))],
    )
    if (has.others && rows.length > 0) throw new Refusal(CODES.inUse, `已有${other.label}依据这条${entity.label}，不能${doing}；请先撤销那些单据`)
    if (!has.others) for (const item of rows) await refuseStoodOn(writing, other, item, doing)
  }
}
