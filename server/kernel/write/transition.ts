/** A step of a life cycle: from which states, who may, under which condition, what it asks for and what it writes. */
import type { Entity, Field } from '../../../contract/model'
import { CODES, type Row } from '../../../contract/wire'
import type { Access } from '../asker/access/access'
import { HttpRefusal, Refusal } from '../asker/refusal'
import { own } from '../read/statement/fields'
import { answerGet } from '../read/answer/get'
import { malformed } from '../asker/problem'
import { afterWriting, type AfterContext } from './write.after'
import { writeAskedItems } from './asked-items'
import { barredByGates } from './barred'
import type { Written } from './written'
import { stateWords } from './write.open'
import { checkReferences, keyOf, lockRow, type Writing } from './write.row'
import { refuseStoodOn, takesBack } from './stood-on'
import { clockOf, holds, takeStep, writes } from './step'
import { refuseFenced } from './write.tree'
import { isEmpty, readForm } from './write.values'

/**
 * @param body the key, `transition`, and what the step asks for
 * @throws Refusal transition where the state or the condition does not allow it, invalid where an answer is missing or
 *   wrong; HttpRefusal 403 without the permission
 */
export async function answerTransition(context: AfterContext & { access: Access }, writing: Writing, entity: Entity, body: Row): Promise<Row> {
  const { lifecycle } = entity
  const step = lifecycle && own(lifecycle.transitions, String(body['transition']))
  if (!lifecycle || !step) throw malformed(`${entity.label}没有这个操作`)
  if (step.who && !writing.asker.everything && !context.access.permissions.has(step.who)) {
    throw new HttpRefusal(403, `您没有「${step.label}」的权限，请联系管理员开通`)
  }
  if (step.itself) throw new Refusal(CODES.transition, `「${step.label}」在条件满足时由系统自动完成，不用手动操作`)
  refuseFenced(entity, writing)
  const before = await lockRow(writing, entity, keyOf(entity, body))
  const barred = await barredByGates(writing, entity, [before], String(body['transition']))
  for (const says of barred.values()) throw new Refusal(CODES.transition, says)
  const state = String(before[lifecycle.field] ?? lifecycle.start)
  if (!step.from.includes(state)) {
    const words = (value: string) => stateWords(writing.model, entity, lifecycle.field, value)
    throw new Refusal(CODES.transition, `现在是「${words(state)}」，不能${step.label}；只有「${step.from.map(words).join('、')}」可以`)
  }
  const clock = clockOf(writing)
  if (step.when && !(await holds(writing, entity, before, step.when))) {
    throw new Refusal(CODES.transition, `这条${entity.label}还不满足「${step.label}」的条件`)
  }
  if (takesBack(lifecycle, step)) await refuseStoodOn(writing, entity, before, step.label)
  const changes = { ...(await asked(writing, entity, step.asks, before, body)), ...writes(writing, entity, step.writes, clock), [lifecycle.field]: step.to }
  const written: Written[] = []
  if (step.asksItems) await writeAskedItems(writing, entity, step.asksItems, before, body, written)
  await takeStep(writing, entity, String(body['transition']), before, changes, written)
  await afterWriting(context, writing, written)
  return answerGet(writing, entity, keyOf(entity, before))
}

/** Everything a step asks for must be answered. */
async function asked(writing: Writing, entity: Entity, asks: string[], before: Row, body: Row): Promise<Row> {
  const fields = asks.flatMap((field): Field[] => (entity.fields[field] ? [{ ...entity.fields[field], required: true }] : []))
  const { values, errors } = readForm(writing.model, fields, Object.fromEntries(asks.map((field) => [field, body[field]])), true, before)
  for (const field of fields) if (isEmpty(body[field.name])) errors[field.name] = `请填写${field.label}`
  Object.assign(errors, await checkReferences(writing, entity, { ...before, ...values }, new Set(Object.keys(values))))
  const [first] = Object.values(errors)
  if (first !== undefined) throw new Refusal(CODES.invalid, first, errors)
  return values
}
