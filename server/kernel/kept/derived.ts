/**
 * Keeps rows that the server makes out of facts ("compute" of an entity) true: whoever changes facts has them made anew
 * in the same transaction. Which functions there are is in functions.ts.
 */
import { escapeIdentifier, escapeLiteral } from 'pg'
import type { Entity, Model } from '../../../contract/model'
import type { Tx } from '../store/connect'
import { raiseDataVersions } from '../store/data-version'
import type { Touched } from './touched'
import { ROW_FUNCTIONS } from './functions'

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

/**
 * Makes the rows anew that a change of an entity's rows concerns.
 * @throws what the function throws; a model that names no function of ours is refused before it is used
 */
export async function refreshDerivedOf(tx: Tx, model: Model, entity: string, touched: Touched): Promise<void> {
  for (const made of madeOf(model, entity)) {
    // Where no day tells which rows a change concerns (a sheet replaces a shop's structure), it concerns all of them.
    const dated = made.compute!.of.some(({ facts, day }) => facts === entity && day !== undefined)
    if (dated && touched.days !== 'all' && touched.days.length === 0) continue
    await make(tx, model, made, { companyId: touched.companyId, changed: entity, days: dated ? touched.days : 'all' })
  }
}

/** Makes all rows of all companies anew, or of one; `only`: of one entity. */
export async function rebuildDerived(tx: Tx, model: Model, options: { companyId?: number; only?: string } = {}): Promise<void> {
  const wanted = madeEntities(model).filter(({ name }) => options.only === undefined || options.only === name)
  if (wanted.length === 0) return
  const companies = options.companyId === undefined ? (
    await tx.query<{ id: number }>('select id from company order by id')
  ).rows.map((row) => row.id) : [options.companyId]
  for (const companyId of companies) for (const entity of wanted) await make(tx, model, entity, { companyId, days: 'all' })
}

async function make(tx: Tx, model: Model, entity: Entity, change: { companyId: number; changed?: string; days: readonly string[] | 'all' }): Promise<void> {
  const found = ROW_FUNCTIONS.get()[entity.compute?.function ?? '']
  if (!found) throw new Error(`${entity.name}: no function ${entity.compute?.function}`)
  // Two changes of one company take turns, so that neither misses what the other wrote.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`derived ${entity.table} ${change.companyId}`])
  await found.run({ tx, model, ...change })
  await raiseDataVersions(tx, change.companyId, [entity.name])
}

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
