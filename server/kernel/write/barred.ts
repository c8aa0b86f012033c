/**
 * Which steps of a life cycle rows cannot take now although their state allows it, and why: the gates of modules, and what stands on a
 * document. A step that is taken is judged by the same functions (transition.ts). Reads only.
 */
import { BARRED, type Barred } from '../../../contract/barred'
import { listSource } from '../../../contract/list-source'
import type { Entity, Model } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import { planRows } from '../read/plan/rows'
import { baseType, own } from '../read/statement/fields'
import { name } from '../read/statement/statement'
import type { Reading } from '../read/reading'
import { STEP_GATES, type Judging } from './gates'
import { planningAll } from './rows-below'
import { stoodOn, takesBack } from './stood-on'
import { keyText } from './write.row'

/** Of these rows those that a module bars from the step: the text of their key -> the first that is said against it. */
export async function barredByGates(judging: Judging, entity: Entity, rows: readonly Row[], step: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const gate of STEP_GATES.get()) for (const [key, says] of await gate.bars(judging, entity, rows, step)) if (!found.has(key)) found.set(key, says)
  return found
}

/** The steps that a list offers of its rows, by the name it asks with. */
function stepsOf(model: Model, source: string): Set<string> {
  const plan = own(model.plans, source.split(':')[0] ?? '')
  const list = plan?.lists.find((each) => listSource(plan, each) === source)
  return new Set(list?.actions.flatMap(({ does }) => (does.type === 'transition' && does.transition !== undefined ? [does.transition] : [])))
}

/**
 * The rows of a list, those with a step that it offers and that cannot be taken now with the reasons beside their fields.
 * @param source the list that asks
 */
export async function withBarred(reading: Reading, entity: Entity, source: string | undefined, rows: Row[]): Promise<Row[]> {
  const { lifecycle } = entity
  const steps = source === undefined || !lifecycle ? [] : [...stepsOf(reading.model, source)]
  if (!lifecycle || steps.length === 0 || rows.length === 0) return rows
  const whole = await wholeRows(reading, entity, rows)
  const reasons = new Map<string, Barred>()
  for (const step of steps) {
    const transition = lifecycle.transitions[step]
    const fit = whole.filter((row) => transition?.from.includes(String(row[lifecycle.field] ?? lifecycle.start)))
    if (!transition || fit.length === 0) continue
    const barred = await barredByGates(reading, entity, fit, step)
    const free = takesBack(lifecycle, transition) ? fit.filter((row) => !barred.has(keyText(entity, row))) : []
    for (const [key, says] of [...barred, ...(await stoodOn(reading, entity, free, transition.label))]) reasons.set(key, { ...reasons.get(key), [step]: says })
  }
  return rows.map((row) => {
    const barred = reasons.get(keyText(entity, row))
    return barred ? { ...row, [BARRED]: barred } : row
  })
}

/** The rows with all their own fields: a list answers what its columns show. */
async function wholeRows(reading: Reading, entity: Entity, rows: readonly Row[]): Promise<Row[]> {
  const plan = planningAll(reading)
  const planned = planRows(plan, entity, {
    where: () => entity.key.map((part) => `t.${name(part)} = any(${plan.statement.value(rows.map((row) => row[part]), `${baseType(entity.fields[part])}[]`)})`),
  })
  return (await reading.tx.query<Row>(planned.text, planned.values)).rows.map((row) => planned.read(row))
}
