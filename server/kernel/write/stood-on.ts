/** What a document that is to be taken back, or to die, is still stood on by: rows of other documents that name it or its items. */
import type { Entity, Lifecycle, Transition } from '../../../contract/model'
import { CODES, type Row } from '../../../contract/wire'
import { Refusal } from '../asker/refusal'
import { own } from '../read/statement/fields'
import type { Reading } from '../read/reading'
import { madeInto } from './doc-links'
import { rowsBelow } from './rows-below'
import { keyText, type Writing } from './write.row'

/** Does the step undo another one, or end the document as if it had never been? */
export function takesBack(lifecycle: Lifecycle, step: Transition): boolean {
  return step.undo !== undefined || lifecycle.dead?.includes(step.to) === true
}

/** @throws Refusal inUse naming what has to be taken back first */
export async function refuseStoodOn(writing: Writing, entity: Entity, row: Row, doing: string): Promise<void> {
  for (const says of (await stoodOn(writing, entity, [row], doing)).values()) throw new Refusal(CODES.inUse, says)
}

/**
 * @param doing the label of the step that takes them back
 * @returns of these rows those that others stand on: the text of their key -> what has to be taken back first
 */
export async function stoodOn(reading: Reading, entity: Entity, rows: readonly Row[], doing: string): Promise<Map<string, string>> {
  const found = await madeInto(reading, entity, rows, doing)
  for (const has of Object.values(entity.has)) {
    const other = own(reading.model.entities, has.entity)
    const left = rows.filter((row) => !found.has(keyText(entity, row)))
    if (!other || left.length === 0) continue
    const below = await rowsBelow(reading, entity, left, has)
    const says = has.others ? undefined : await stoodOn(reading, other, below, doing)
    const above = new Map(left.map((row) => [namedBy(entity.key, row), keyText(entity, row)]))
    for (const item of below) {
      const key = above.get(namedBy(has.by, item))
      const said = says ? says.get(keyText(other, item)) : `已有${other.label}依据这条${entity.label}，不能${doing}；请先撤销那些单据`
      if (key !== undefined && said !== undefined && !found.has(key)) found.set(key, said)
    }
  }
  return found
}

function namedBy(fields: readonly string[], row: Row): string {
  return fields.map((field) => String(row[field])).join('\n')
}
