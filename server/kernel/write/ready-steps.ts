/**
 * Steps that the server takes by itself (`itself`): an order whose items are received in full is received, in the transaction of
 * the receipt that makes it so, and in the name of whoever wrote it. Two who write at once wait for each other's row.
 */
import { seeingAll } from '../asker/asker'
import { perModel } from '../../../contract/per-model'
import type { Entity } from '../../../contract/model'
import { CODES, type Row } from '../../../contract/wire'
import { Refusal } from '../asker/refusal'
import { clockOf, holds, takeStep, writes } from './step'
import { touchedKeys } from './touched-keys'
import type { Written } from './written'
import { lockRow, type Writing } from './write.row'

/** A step may make another one ready; a life cycle that goes round and round is ended here. */
const MOST_ROUNDS = 5

const movingByThemselves = perModel((model) => Object.values(model.entities)
  .filter((entity) => Object.values(entity.lifecycle?.transitions ?? {}).some(({ itself }) => itself)))

/** Takes every step that is ready, and what becomes ready by it; collected in `written`. */
export async function takeReadySteps(writing: Writing, written: Written[]): Promise<void> {
  const moving = movingByThemselves(writing.model)
  if (moving.length === 0) return
  const whole: Writing = { ...writing, approving: true, asker: seeingAll(writing.asker) }
  let fresh: readonly Written[] = written
  for (let round = 0; round < MOST_ROUNDS && fresh.length > 0; round += 1) {
    const from = written.length
    for (const entity of moving) for (const key of await touchedKeys(writing, entity, fresh)) await takeReady(whole, entity, key, written)
    fresh = written.slice(from)
  }
}

/** The first step that the row is ready for. */
async function takeReady(writing: Writing, entity: Entity, key: Row, written: Written[]): Promise<void> {
  const { lifecycle } = entity
  if (!lifecycle) return
  const row = await lockRow(writing, entity, key).catch(goneIsNothing)
  if (!row) return
  const state = String(row[lifecycle.field] ?? lifecycle.start)
  for (const [name, step] of Object.entries(lifecycle.transitions)) {
    if (!step.itself || !step.when || !step.from.includes(state) || !(await holds(writing, entity, row, step.when))) continue
    await takeStep(writing, entity, name, row, { ...writes(writing, entity, step.writes, clockOf(writing)), [lifecycle.field]: step.to }, written)
    return
  }
}

/** A row that was removed in the same write is ready for nothing. */
function goneIsNothing(error: unknown): undefined {
  if (error instanceof Refusal && error.code === CODES.notFound) return undefined
  throw error
}
