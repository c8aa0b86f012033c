/**
 * Add, edit and remove as the entity's fields say: only what may be edited, held to its rules, within the asker's shops;
 * rows that belong to it are written along. Everything in the call's transaction, audited with before and after.
 */
import type { Entity } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import type { Access } from '../asker/access/access'
import { answerGet } from '../read/answer/get'
import { name } from '../read/statement/statement'
import { keepSources, lockSources, refuseUnreadable, type SaidMadeFrom } from './made-from'
import { afterWriting, type AfterContext } from './write.after'
import { lockOrder, moveRow, type Move } from './ordered'
import type { Written } from './written'
import { keyOf, lockRow, type Writing } from './write.row'
import { addRow, editRow, refuseFenced, refuseShared, removeRow } from './write.tree'

/** @returns the new row as the asker sees it. @throws Refusal invalid, duplicate */
export async function answerAdd(context: AfterContext & { access?: Access }, writing: Writing, entity: Entity, body: Row): Promise<Row> {
  refuseFenced(entity, writing, 'add')
  const written: Written[] = []
  const { made_from: said, ...values } = entity.document?.from ? (body as Row & { made_from?: SaidMadeFrom }) : { made_from: undefined, ...body }
  if (said && context.access) refuseUnreadable(writing, context.access, entity, said)
  const sources = said && (await lockSources(writing, entity, said))
  const after = await addRow(writing, entity, values, {}, written)
  if (said && sources) await keepSources(writing, entity, after, said, sources)
  await afterWriting(context, writing, written)
  return answerGet(writing, entity, keyOf(entity, after))
}

/**
 * @param body the key, the fields to change, `before` (what the form showed, to notice what others changed meanwhile), where an
 *   ordered row goes (`move`), and that the person means what has to be confirmed (`confirmed`)
 */
export async function answerEdit(context: AfterContext, writing: Writing, entity: Entity, body: Row): Promise<Row> {
  refuseFenced(entity, writing)
  const written: Written[] = []
  const key = keyOf(entity, body)
  if (await isFirstSave(writing, entity, key)) {
    const { before: _shown, ...values } = body
    await addRow(writing, entity, values, {}, written)
    await afterWriting(context, writing, written)
    return answerGet(writing, entity, key)
  }
  const { move, ...rest } = entity.ordered === undefined ? { move: undefined, ...body } : (body as Row & { move?: Move })
  const { confirmed, ...changes } = entity.confirms === undefined ? { confirmed: undefined, ...rest } : (rest as Row & { confirmed?: boolean })
  if (move !== undefined) await lockOrder(writing, entity)
  await editRow(confirmed === true ? { ...writing, confirmed } : writing, entity, changes, {}, written)
  if (move !== undefined) await moveRow(writing, entity, await lockRow(writing, entity, key), move, written)
  await afterWriting(context, writing, written)
  return answerGet(writing, entity, key)
}

/** The settings of a shop are there as soon as somebody saves them: an edit of those that are not makes them. */
async function isFirstSave({ tx, model, asker }: Writing, entity: Entity, key: Row): Promise<boolean> {
  const [of = ''] = entity.key
  if (entity.key.length !== 1 || entity.scope.shop !== of) return false
  const refs = Object.values(model.entities).flatMap(({ refs: all }) => Object.values(all))
  if (!refs.some((ref) => ref.entity === entity.name && ref.one)) return false
  const { rows } = await tx.query(`select 1 from ${name(entity.table)} where company_id = $1 and ${name(of)}::text = $2`, [asker.companyId, String(key[of])])
  return rows.length === 0
}

/** @throws Refusal inUse where other rows refer to it */
export async function answerRemove(context: AfterContext, writing: Writing, entity: Entity, body: Row): Promise<Row> {
  refuseShared(entity)
  refuseFenced(entity, writing)
  const written: Written[] = []
  await lockOrder(writing, entity)
  await removeRow(writing, entity, await lockRow(writing, entity, keyOf(entity, body)), written)
  await afterWriting(context, writing, written)
  return {}
}
