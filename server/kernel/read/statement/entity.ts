/** What an entity says of its rows, by the model alone: their day, their shop, the clock they are told by, what names one of them. */
import { traits } from '../../../../kinds/column-kinds'
import { perModel } from '../../../../contract/per-model'
import type { Entity, Field, Model, Reference } from '../../../../contract/model'
import { own } from '../../asker/own'

/** The entity's reference to the one shop of its row; undefined where it has none, or several. */
export function shopReference({ scope, refs, fields }: Entity): Reference | undefined {
  if (scope.shop === undefined || traits(fields[scope.shop]).several) return undefined
  return Object.values(refs).find(({ by }) => by.length === 1 && by[0] === scope.shop)
}

/** The day by which a dataset counts rows of this entity, by its name; undefined: none counts them. */
export const countedBy = perModel((model, entity): string | undefined => (
  Object.values(model.datasets).flatMap(({ sources }) => Object.values(sources)).find(({ facts }) => facts === entity)?.day
))

/** The field that says which day a row belongs to: a dataset's day where one counts these facts, else its first day or month. */
export function dayFieldOf(model: Model, entity: Entity): string | undefined {
  const counted = countedBy(model, entity.name)
  if (counted !== undefined) return counted
  // Rows with figures beside them are how things stand now (a campaign's budget): no day of theirs tells a month.
  if (entity.figures) return undefined
  const fields = Object.values(entity.fields).filter((field) => !field.formula && !field.said)
  for (const fits of [
    (field: Field) => field.required && (traits(field).names === 'day' || traits(field).names === 'month'),
    (field: Field) => traits(field).names === 'day' || traits(field).names === 'month',
    (field: Field) => field.required && traits(field).names === 'moment',
    (field: Field) => traits(field).names === 'moment' && !field.server,
  ]) {
    const found = fields.find(fits)
    if (found) return found.name
  }
  return undefined
}

/** Where a row's marketplace says its zone: the enum field with zones that the row itself or its shop has. */
export function zonePath(model: Model, entity: Entity): { path: string; zones: Record<string, string> } | undefined {
  return zonePaths(model, entity.name)
}

const zonePaths = perModel((model, of): ReturnType<typeof zonePath> => {
  const entity = model.entities[of]!
  const zoned = (owner: Entity, prefix: string) => {
    for (const field of Object.values(owner.fields)) {
      const data = field.enum === undefined ? undefined : own(model.enums, field.enum)?.data
      if (!data) continue
      const zones = Object.fromEntries(Object.entries(data).flatMap(([value, facts]) => (typeof facts['zone'] === 'string' ? [[value, facts['zone']]] : [])))
      if (Object.keys(zones).length > 0) return { path: prefix + field.name, zones }
    }
    return undefined
  }
  const direct = zoned(entity, '')
  if (direct) return direct
  const reference = shopReference(entity)
  const other = reference && own(model.entities, reference.entity)
  return other && zoned(other, `${reference.name}.`)
})

/** Do these fields hold the key, or a set of fields that is unique? Then a join by them finds one row at most. */
export function isUnique(entity: Entity, fields: string[]): boolean {
  const covers = (unique: string[]) => unique.length > 0 && unique.every((field) => fields.includes(field))
  return covers(entity.key) || entity.unique.some(covers)
}
