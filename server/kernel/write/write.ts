/**
 * Add, edit and remove as the entity's fields say: only what may be edited, held to its rules, within the asker's shops;
 * rows that belong to it are written along. Everything in the call's transaction, audited with before and after.
 */
import type { Entity } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import { answerGet } from '../read/answer/get'
import { afterWriting, type AfterContext } from './write.after'
import type { Written } from './written'
import { keyOf, lockRow, type Writing } from './write.row'
import { addRow, editRow, refuseFenced, refuseShared, removeRow } from './write.tree'

/** @returns the new row as the asker sees it. @throws Refusal invalid, duplicate */
export async function answerAdd(context: AfterContext, writing: Writing, entity: Entity, body: Row): Promise<Row> {
  refuseFenced(entity, writing, 'add')
  const written: Written[] = []
  const after = await addRow(writing, entity, body, {}, written)
  await afterWriting(context, writing, written)
  return answerGet(writing, entity, keyOf(entity, after))
}

/** @param body the key, the fields to change, and `before`: what the form showed, to notice what others changed meanwhile */
export async function answerEdit(context: AfterContext, writing: Writing, entity: Entity, body: Row): Promise<Row> {
  refuseFenced(entity, writing)
  const written: Written[] = []
  const key = keyOf(entity, body)
  await editRow(writing, entity, body, {}, written)
  await afterWriting(context, writing, written)
  return answerGet(writing, entity, key)
}

/** @throws Refusal inUse where other rows refer to it */
export async function answerRemove(context: AfterContext, writing: Writing, entity: Entity, body: Row): Promise<Row> {
  refuseShared(entity)
  refuseFenced(entity, writing)
  const written: Written[] = []
  await removeRow(writing, entity, await lockRow(writing, entity, keyOf(entity, body)), written)
  await afterWriting(context, writing, written)
  return {}
}
