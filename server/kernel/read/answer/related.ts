/**
 * The rows that stand around a row: those below it, and those of other entities that name it by a reference. Derived from the model:
 * nobody lists them. Who may list such rows sees those in their reach, and how many.
 */
import type { Entity, Model, Reference } from '../../../../contract/model'
import type { Condition, Scalar } from '../../../../contract/filter'
import { traits } from '../../../../kinds/column-kinds'
import type { Row } from '../../../../contract/wire'
import { own } from '../statement/fields'

/** Rows of one kind that belong to a row. */
interface Relation {
  /** Unlike that of any other relation of the entity. */
  name: string
  label: string
  entity: Entity
  /** Own field of these rows <- the row's field. */
  by: Record<string, string>
}

/**
 * Rows below first, then those that name the row. Facts that name a shop as whose they are say nothing of it beyond that: only
 * what is at home on a page is told of it.
 */
export function relationsOf({ entities }: Model, entity: Entity): Relation[] {
  const below = Object.entries(entity.has).map(([name, { entity: of, by, label }]): Relation => ({
    name, label, entity: entities[of]!, by: Object.fromEntries(by.map((field, at) => [field, entity.key[at]!])),
  }))
  const known = new Set(below.map(({ entity: of, by }) => `${of.name} ${Object.keys(by).sort().join()}`))
  const naming = Object.values(entities).flatMap((other) => Object.values(other.refs).flatMap((ref): Relation[] => {
    if (ref.entity !== entity.name || other === entity || ref.one || !tells(other, ref) || known.has(`${other.name} ${[...ref.by].sort().join()}`)) return []
    return [{ name: `${other.name}.${ref.name}`, label: other.label, entity: other, by: Object.fromEntries(ref.by.map((field, at) => [field, ref.to[at]!])) }]
  }))
  return [...below, ...naming].filter(({ entity: of, by }) => Object.keys(by).every((name) => own(of.fields, name)?.secret === false))
}

function tells(other: Entity, { by }: Reference): boolean {
  const [only] = by
  return other.home !== undefined || by.length > 1 || only !== other.scope.shop
}

/** Which rows belong to this one; undefined where it names none (a field that they are found by is empty). */
export function whereRelated({ entity, by }: Relation, row: Row): Condition | undefined {
  const parts = Object.entries(by).map(([field, from]): Condition | undefined => {
    const value = row[from]
    if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return undefined
    if (Array.isArray(value)) return { field, op: 'in', value: value as Scalar[] }
    const { several } = traits(own(entity.fields, field)!)
    return several ? { field, op: 'in', value: [value as Scalar] } : { field, op: 'eq', value: value as Scalar }
  })
  return parts.includes(undefined) ? undefined : { and: parts as Condition[] }
}
