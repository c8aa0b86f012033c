/**
 * What a family of another system may rename, as its file's editor knows it: the rows and figures that its calls bring, the
 * fields of each, and the values of fields that are enums. Families of our own server rename nothing. Pure.
 */
import type { Entity, Family, JsonSchema, Model } from '../../contract/model'
import { OWN_WIRE } from '../../contract/transport'
import type { Memory } from '../memory'
import { around, enumsOf } from './types'
import { choice, fieldsOfAny, valuesIn, whenever, type Choice } from './editor-names'

/** One condition for each family of another system: what stands under its `rename`. */
export function renamesOfFamilies(model: Model, memory: Memory): JsonSchema[] {
  return Object.values(model.families).filter(({ wire }) => wire !== OWN_WIRE).map((family) => {
    const subjects = [...broughtBy(model, family)].map((name): [string, JsonSchema] => [name, renamed(model, name, memory)])
    return whenever(
      { required: ['family'], properties: { family: { const: family.name } } },
      { properties: { rename: { properties: Object.fromEntries(subjects) } } },
    )
  })
}

/** The entities and datasets of the calls, and of the rows below theirs, which come along with them. */
function broughtBy(model: Model, family: Family): Set<string> {
  const found = new Set<string>()
  const add = (name: string | undefined): void => {
    if (name === undefined || found.has(name) || (!model.entities[name] && !model.datasets[name])) return
    found.add(name)
    for (const { entity } of Object.values(model.entities[name]?.has ?? {})) add(entity)
  }
  for (const { does } of Object.values(family.calls)) {
    if (does && 'entity' in does) add(does.entity)
    if (does && 'dataset' in does) add(does.dataset)
  }
  return found
}

/** Made again where the subject has changed, or what it names. */
function renamed(model: Model, name: string, memory: Memory): JsonSchema {
  const entity = model.entities[name]
  const from = entity ? [...around(model, entity), ...enumsOf(model, entity)] : [model.datasets[name], ...Object.values(model.enums)]
  return memory.once(`renames of ${name}`, from, () => renamesOf(model, name))
}

function renamesOf(model: Model, name: string): JsonSchema {
  const entity = model.entities[name]
  const dataset = model.datasets[name]
  const about = entity ?? dataset!
  const valued = Object.entries(valuesIn(model, about)).flatMap(([values, fields]) => fields.map((field) => [field, {
    propertyNames: { $ref: `names.json#/definitions/value.${values}` },
  }] as const))
  const figures = Object.values({ ...dataset?.dimensions, ...dataset?.measures }).map((each): Choice => [each.name, each.label])
  const fields = entity ? rowsAndBelow(model, entity) : figures
  return { properties: { fields: { propertyNames: choice(fields) }, values: { properties: Object.fromEntries(valued) } } }
}

const rowsAndBelow = (model: Model, entity: Entity): Choice[] => (
  [...fieldsOfAny(model, [entity]), ...Object.entries(entity.has).map(([list, { label }]): Choice => [list, label])]
)
