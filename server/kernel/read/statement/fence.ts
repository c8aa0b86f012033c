/**
 * The rows that the asker may see at all: their company, their shops, their warehouses, their own. Row-level security fences
 * companies besides; shops, warehouses and owners are fenced here, for rows, totals, options, exports and single rows alike.
 */
import type { Entity, Field } from '../../../../contract/model'
import { personField } from '../../asker/asker'
import { idsFence, own, personFence, type EntityReader } from './fields'
import { pendingFence, tellsChanges } from './pending'
import type { Planning } from './statement'

/** Conditions in SQL, to be joined with `and`; rows of no shop are seen by those who see every shop, and so with warehouses. */
export function fence(plan: Planning, reader: EntityReader, alias = 't'): string[] {
  const { asker, statement } = plan
  const { entity } = reader
  const conditions: string[] = []
  if (!entity.shared) conditions.push(`${alias}.company_id = ${statement.value(asker.companyId, '')}`)
  const { shop, warehouse } = entity.scope
  if (shop && asker.shopIds) conditions.push(idsFence(plan, reader.raw(shop), fieldAt(plan, entity, shop), asker.shopIds))
  if (warehouse && asker.warehouseIds) {
    const ofAny = warehouse.map((field) => idsFence(plan, reader.raw(field), fieldAt(plan, entity, field), asker.warehouseIds ?? null))
    conditions.push(`(${ofAny.join(' or ')})`)
  }
  const person = personField(entity, asker)
  if (person !== undefined) conditions.push(personFence(plan, reader.raw(person), fieldAt(plan, entity, person)))
  if (tellsChanges(entity)) conditions.push(...pendingFence(plan, alias))
  return conditions
}

function fieldAt(plan: Planning, entity: Entity, path: string): Field | undefined {
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  let owner: Entity | undefined = entity
  for (const step of steps) owner = own(plan.model.entities, own(owner?.refs ?? {}, step)?.entity ?? '')
  return owner?.fields[last]
}
