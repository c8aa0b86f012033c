/**
 * Taking one step of a life cycle, once it is known that it may be taken: the row changes, its effects run, who has a say is told.
 * Judges nobody's rights (transition.ts) and ends no write (write.after.ts).
 */
import { hidingNothing } from '../asker/asker'
import { traits } from '../../../kinds/column-kinds'
import type { Condition } from '../../../contract/filter'
import type { Entity } from '../../../contract/model'
import { isMoment, momentRange, resolveMoments, type MomentClock } from '../../../contract/moments'
import type { Row } from '../../../contract/wire'
import { conditionSql } from '../read/statement/condition'
import { EntityReader } from '../read/statement/fields'
import { keySql } from '../read/plan/rows'
import { planning } from '../read/statement/statement'
import { holdsMonths, targetOf } from '../read/statement/where'
import { holdRow } from './checks'
import { runEffects } from './effects'
import { STEP_GATES } from './gates'
import type { Written } from './written'
import { keyOf, updateRow, type Writing } from './write.row'

/**
 * @param before the stored row, locked
 * @param changes what the step writes, its new state among it
 */
export async function takeStep(writing: Writing, entity: Entity, step: string, before: Row, changes: Row, written: Written[]): Promise<void> {
  const after = await updateRow(writing, entity, before, changes)
  await holdRow(writing, entity, keyOf(entity, after), new Set(Object.keys(changes)))
  written.push({ entity, action: step, before, after })
  await runEffects(writing, entity, step, before, written)
  for (const gate of STEP_GATES.get()) await gate.after?.(writing, entity, step, after, written)
}

/** What `{is: today}` and `{is: me}` mean in conditions and writes of this asker; `today` by the company's clock. */
export function clockOf({ asker }: Writing): MomentClock {
  return { today: asker.today, me: asker.employeeId }
}

/** Does the stored row meet a condition of the schema? */
export async function holds(writing: Writing, entity: Entity, row: Row, said: Condition): Promise<boolean> {
  const { tx, model, asker } = writing
  const condition = resolveMoments(said, clockOf(writing), holdsMonths(model, entity))
  // A condition of the schema may look at fields that the person must not see.
  const plan = planning({ model, asker: hidingNothing(asker) })
  const reader = new EntityReader(plan, entity)
  const holding = conditionSql(plan.statement, condition, (comparison) => targetOf(plan, reader, comparison))
  const where = [`t.company_id = ${plan.statement.value(asker.companyId, '')}`, ...keySql(plan, entity, keyOf(entity, row)), holding]
  const { rows } = await tx.query(`select 1 from ${reader.from()} ${reader.joins()} where ${where.join(' and ')}`, plan.statement.values)
  return rows.length > 0
}

/** What the step writes by itself; {is: today} is the moment itself where the field keeps one. */
export function writes({ now }: Writing, entity: Entity, said: Record<string, unknown>, clock: MomentClock): Row {
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
