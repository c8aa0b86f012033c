/** What a document that is to be taken back, or to die, is still stood on by: rows of other documents that name it or its items. */
import type { Entity } from '../../../contract/model'
import { CODES, type Row } from '../../../contract/wire'
import { Refusal } from '../asker/refusal'
import { own } from '../read/statement/fields'
import { refuseMadeFrom } from './doc-links'
import { rowsBelow } from './rows-below'
import type { Writing } from './write.row'

/** @throws Refusal inUse naming what has to be taken back first */
export async function refuseStoodOn(writing: Writing, entity: Entity, row: Row, doing: string): Promise<void> {
  await refuseMadeFrom(writing, entity, row, doing)
  for (const has of Object.values(entity.has)) {
    const other = own(writing.model.entities, has.entity)
    if (!other) continue
    const below = await rowsBelow(writing, entity, row, has)
    if (has.others && below.length > 0) throw new Refusal(CODES.inUse, `已有${other.label}依据这条${entity.label}，不能${doing}；请先撤销那些单据`)
    if (!has.others) for (const item of below) await refuseStoodOn(writing, other, item, doing)
  }
}
