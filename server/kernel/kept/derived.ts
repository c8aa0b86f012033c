/**
 * Keeps rows that the server makes out of facts ("compute" of an entity) true: whoever changes facts has them made anew
 * in the same transaction. Which functions there are is in functions.ts.
 */
import { escapeIdentifier, escapeLiteral } from 'pg'
import { addDays } from '../../../contract/days'
import type { Entity, Model } from '../../../contract/model'
import type { Tx } from '../store/connect'
import { raiseDataVersions } from '../store/data-version'
import { ROW_FUNCTIONS } from './functions'
import { closedPeriods, keepingClosed, type ClosedPeriod } from './period-lock'
import { takeLocks, type LockOf } from './kept-locks'
import { commonKeys, keysOf } from './keys'
import type { KeyValues, Touched } from './touched'

/** Entities whose rows are made out of this one's, first those that others of them are made out of. */
export function madeOf(model: Model, entity: string): Entity[] {
  return madeEntities(model).filter(({ compute }) => compute!.of.some(({ facts }) => facts === entity))
}

/** All entities whose rows are made, each after those that it is made out of. */
function madeEntities(model: Model): Entity[] {
  const order: Entity[] = []
  const visit = (entity: Entity | undefined, above: readonly Entity[]): void => {
    if (!entity?.compute || order.includes(entity) || above.includes(entity)) return
    for (const { facts } of entity.compute.of) visit(model.entities[facts], [...above, entity])
    order.push(entity)
  }
  for (const entity of Object.values(model.entities)) visit(entity, [])
  return order
}

/** What of a made entity a change concerns. */
interface Remaking { made: Entity; companyId: number; changed?: string; days: readonly string[] | 'all'; keys: readonly KeyValues[] | 'all' }

/** What a change of an entity's rows has made anew. */
export async function makingsOf(tx: Tx, model: Model, entity: string, touched: Touched): Promise<Remaking[]> {
  const makings: Remaking[] = []
  for (const made of madeOf(model, entity)) {
    const said = made.compute!.of.filter(({ facts }) => facts === entity)
    // Where no day tells which rows a change concerns (a sheet replaces a shop's structure), it concerns those of all days.
    const dated = said.some(({ day }) => day !== undefined)
    if (dated && touched.days !== 'all' && touched.days.length === 0) continue
    const keys = said.length === 1 ? await keysOf(tx, model, touched.companyId, said[0]!, touched.rows) : 'all'
    if (keys !== 'all' && keys.length === 0) continue
    makings.push({ made, companyId: touched.companyId, changed: entity, days: dated ? touched.days : 'all', keys })
  }
  return makings
}

/** The rows that this making writes, for kept-locks.ts. */
export function lockOf({ made, companyId, keys }: Remaking): LockOf {
  const common = commonKeys(made)
  const parts = keys === 'all' || common.length === 0 ? 'all' : keys.map((key) => JSON.stringify(common.map((field) => key[field])))
  return { table: made.table, companyId, parts }
}

/** Makes all rows of all companies anew, or of one; `only`: of one entity, or of some. */
export async function rebuildDerived(tx: Tx, model: Model, options: { companyId?: number; only?: string | readonly string[] } = {}): Promise<void> {
  const only = options.only === undefined ? undefined : [options.only].flat()
  const wanted = madeEntities(model).filter(({ name }) => only?.includes(name) ?? true)
  if (wanted.length === 0) return
  const companies = options.companyId === undefined ? (
    await tx.query<{ id: number }>('select id from company order by id')
  ).rows.map((row) => row.id) : [options.companyId]
  for (const companyId of companies) {
    const makings = wanted.map((made): Remaking => ({ made, companyId, days: 'all', keys: 'all' }))
    await takeLocks(tx, makings.map(lockOf))
    for (const making of makings) await make(tx, model, making)
    await raiseDataVersions(tx, companyId, wanted.map(({ name }) => name))
  }
}

/**
 * Makes the rows anew; their locks are taken, and whoever calls raises their data versions.
 * @throws what the function throws; a model that names no function of ours is refused before it is used
 */
export async function make(tx: Tx, model: Model, { made, ...change }: Remaking): Promise<void> {
  const found = ROW_FUNCTIONS.get()[made.compute?.function ?? '']
  if (!found) throw new Error(`${made.name}: no function ${made.compute?.function}`)
  // Rows of months that are closed as a whole are let alone by a function that knows how; putting all of them back takes as long as there are many.
  const closed = found.keepsClosed ? await closedPeriods(tx, model, change.companyId, made) : []
  if (found.keepsClosed && closed.every(isMonths)) return found.run({ tx, model, closed, ...change })
  await keepingClosed(tx, model, change.companyId, made, () => found.run({ tx, model, ...change }))
}

const isMonths = ({ from, to, only }: ClosedPeriod): boolean => from.endsWith('-01') && addDays(to, 1).endsWith('-01') && only === undefined

/** Has the rows made that nobody made yet, or an earlier version of their function did; the table's comment keeps which. */
export async function migrateDerived(
  tx: Tx, model: Model, comments: ReadonlyMap<string, string | null | undefined>, run: (statement: string) => Promise<void>,
): Promise<void> {
  for (const entity of madeEntities(model)) {
    const made = ROW_FUNCTIONS.get()[entity.compute!.function]
    if (!made) continue
    const comment = `made by ${entity.compute!.function} ${made.version}`
    if (comments.get(entity.table) === comment) continue
    await rebuildDerived(tx, model, { only: entity.name })
    await run(`comment on table ${escapeIdentifier(entity.table)} is ${escapeLiteral(comment)}`)
  }
}

/** The fields that tell which days of an entity's rows the made rows follow, by the entity's name. */
export function derivedDays(model: Model, entity: string): string[] {
  return madeOf(model, entity).flatMap(({ compute }) => compute!.of.flatMap(({ facts, day }) => (facts === entity && day !== undefined ? [day] : [])))
}
