/** A step of a life cycle: from which states, who may, under which condition, what it asks for and what it writes. */
import { traits } from '../../../kinds/column-kinds'
import type { Entity, Field } from '../../../contract/model'
import { isMoment, momentRange, resolveMoments, type MomentClock } from '../../../contract/moments'
import { CODES, type Row } from '../../../contract/wire'
import type { Access } from '../asker/access/access'
import { holdRow } from './checks'
import { STEP_GATES } from './gates'
import { HttpRefusal, Refusal } from '../asker/refusal'
import { conditionSql } from '../read/statement/condition'
import { EntityReader, own } from '../read/statement/fields'
import { answerGet } from '../read/answer/get'
import { holdsMonths, targetOf } from '../read/statement/where'
import { malformed } from '../asker/problem'
import { keySql } from '../read/plan/rows'
import { planning } from '../read/statement/statement'
import { afterWriting, type AfterContext } from './write.after'
import type { Written } from './written'
import { stateWords } from './write.open'
import { checkReferences, keyOf, lockRow, updateRow, type Writing } from './write.row'
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
  refuseFenced(entity, writing)
  const before = await lockRow(writing, entity, keyOf(entity, body))
  for (const gate of STEP_GATES.get()) await gate.before(writing, entity, before, String(body['transition']))
  const state = String(before[lifecycle.field] ?? lifecycle.start)
  if (!step.from.includes(state)) {
    const words = (value: string) => stateWords(writing.model, entity, lifecycle.field, value)
    throw new Refusal(CODES.transition, `现在是「${words(state)}」，不能${step.label}；只有「${step.from.map(words).join('、')}」可以`)
  }
  const clock: MomentClock = { today: writing.asker.today, me: writing.asker.employeeId }
  if (step.when && !(await holds(writing, entity, before, resolveMoments(step.when, clock, holdsMonths(writing.model, entity))))) {
    throw new Refusal(CODES.transition, `这条${entity.label}还不满足「${step.label}」的条件`)
  }
  const changes = { ...(await asked(writing, entity, step.asks, before, body)), ...writes(writing, entity, step.writes, clock), [lifecycle.field]: step.to }
  const after = await updateRow(writing, entity, before, changes)
  await holdRow(writing, entity, keyOf(entity, after), new Set(Object.keys(changes)))
  const written: Written[] = [{ entity, action: String(body['transition']), before, after }]
  for (const gate of STEP_GATES.get()) await gate.after?.(writing, entity, String(body['transition']), after, written)
  await afterWriting(context, writing, written)
  return answerGet(writing, entity, keyOf(entity, before))
}

async function holds({ tx, model, asker }: Writing, entity: Entity, row: Row, condition: Parameters<typeof conditionSql>[1]): Promise<boolean> {
  // A condition of the schema may look at fields that the person must not see.
  const plan = planning({ model, asker: { ...asker, hidden: () => new Set() } })
  const reader = new EntityReader(plan, entity)
  const holding = conditionSql(plan.statement, condition, (comparison) => targetOf(plan, reader, comparison))
  const where = [`t.company_id = ${plan.statement.value(asker.companyId, '')}`, ...keySql(plan, entity, keyOf(entity, row)), holding]
  const { rows } = await tx.query(`select 1 from ${reader.from()} ${reader.joins()} where ${where.join(' and ')}`, plan.statement.values)
  return rows.length > 0
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

/** What the step writes by itself; {is: today} is the moment itself where the field keeps one. */
function writes({ now }: Writing, entity: Entity, said: Record<string, unknown>, clock: MomentClock): Row {
  return Object.fromEntries(
    Object.entries(said).map(([field, value]) => {
      if (!isMoment(value as never)) return [field, traits(entity.fields[field]).names === 'month' && typeof value === 'string' ? `${value}-01` : value]
      const { is } = value as { is: Parameters<typeof momentRange>[0] }
      if (traits(entity.fields[field]).names === 'moment') return [field, now.toISOString()]
      const range = momentRange(is, clock)
      const day = range?.[0]
      return [field, range === undefined ? clock.me : traits(entity.fields[field]).names === 'month' ? `${day?.slice(0, 7)}-01` : day]
    }),
  )
}
