/** Entity files in schemas/.editor: their own fields, what they say of other entities, and the documents they are made from. Pure. */
import type { Entity, JsonSchema, Model } from '../../contract/model'
import { choice, entityNames, whenever } from './editor-names'
import { laid, ofSubject, pageFile } from './editor-laid'

/** An entity's own file: also the fields that are never answered. */
export function entityOf(model: Model, each: Entity): JsonSchema {
  const page = `../page/${each.name}.json#/definitions`
  const { lifecycleState, has, itemField } = entityNames(model, each)
  const secret = Object.values(each.fields).filter((field) => field.secret).map((field) => [field.name, field.label] as const)
  const all = (kind: string): JsonSchema => (secret.length ? { anyOf: [{ $ref: `${page}/names.${kind}` }, choice(secret)] } : { $ref: `${page}/names.${kind}` })
  const schema = laid('entity', {
    field: all('field'),
    ownField: all('ownField'),
    sortField: { $ref: `${page}/names.sortField` },
    ...(lifecycleState ? { lifecycleState } : {}),
    ...(has ? { has } : {}),
    ...(itemField ? { itemField } : {}),
    ...madeFromNames(model, each),
  })
  const within = Object.entries(each.has).filter(([, { entity }]) => model.entities[entity]?.file === each.file)
  if (within.length > 0) {
    const fields = ({ entity }: { entity: string }): JsonSchema => ({ additionalProperties: { $ref: `${entity}.json#/definitions/field` } })
    const properties = schema['properties'] as Record<string, JsonSchema>
    properties['has'] = { properties: Object.fromEntries(within.map(([name, rows]) => [name, { properties: { fields: fields(rows) } }])) }
  }
  const definitions = schema['definitions'] as Record<string, JsonSchema>
  if (definitions['condition']) definitions['condition'] = { $ref: `${page}/condition` }
  withoutConditionsElsewhere(schema)
  // What a condition is put to stands beside the condition, on the page.
  delete definitions['compared']
  return schema
}

/** The documents that rows of an entity are made from. */
export function sourcesOf(model: Model, each: Entity): Entity[] {
  return Object.values(each.document?.from ?? {}).flatMap(({ entity }) => model.entities[entity] ?? [])
}

/** The rows that boxes of its forms are filled from, besides its own and those that it names. */
function fillersOf(model: Model, each: Entity): Entity[] {
  const named = Object.values(each.fields).flatMap(({ fill = [] }) => fill.flatMap(({ entity, says }) => (says === undefined ? [] : entity)))
  return [...new Set(named)].flatMap((entity) => model.entities[entity] ?? [])
}

/** What a document is made from: its fields and those below it take what the others' rows have. */
function madeFromNames(model: Model, each: Entity): Record<string, JsonSchema> {
  const sources = [...new Set([...sourcesOf(model, each), ...fillersOf(model, each)])]
  if (sources.length === 0) return {}
  const below = (entity: Entity): Entity[] => Object.values(entity.has).flatMap((has) => model.entities[has.entity] ?? [])
  // Their names stand in their own files.
  const named = (entities: Entity[], at: (name: string) => string): JsonSchema => (
    { anyOf: [...new Set(entities.map(({ name }) => at(name)))].map(($ref) => ({ $ref })) }
  )
  const own = (name: string): string => `${name}.json#/definitions/names.ownField`
  const lists = sources.flatMap((one) => Object.entries(one.has).map(([name, { label }]) => [name, label] as const))
  return {
    madeField: named([each, ...below(each)], own),
    sourcePath: named(sources.flatMap((one) => [one, ...below(one)]), (name) => `../page/${name}.json#/definitions/names.field`),
    sourceOwn: named(sources, own),
    ...(lists.length > 0 ? { sourceHas: choice(lists) } : {}),
  }
}

/** Conditions on the rows of another entity name that one's fields, not this one's. */
function withoutConditionsElsewhere(schema: JsonSchema): void {
  const properties = (of: unknown): Record<string, JsonSchema> => ((of as JsonSchema | undefined)?.['properties'] ?? {}) as Record<string, JsonSchema>
  const way = properties(properties(properties(schema)['document'])['from']?.['additionalProperties'] ?? {})
  delete way['when']
  delete properties(way['items']?.['additionalProperties'])['when']
  delete properties((schema['definitions'] as Record<string, JsonSchema>)['rollup'])['where']
}

/** In the structure of entities: what a reference, `has` or figures say of another entity or dataset are its names. */
export function othersOfEntity(model: Model, definitions: Record<string, JsonSchema>): void {
  const entities = Object.values(model.entities)
  const fieldOf = (name: string): JsonSchema => ({ items: { $ref: `page/${name}.json#/definitions/names.ownField` } })
  const shape = definitions['whole.file']?.['properties'] as Record<string, JsonSchema>
  const besideEach = (property: string, allOf: JsonSchema[]): void => {
    const each = shape[property]?.['additionalProperties'] as JsonSchema
    shape[property] = { ...shape[property], additionalProperties: { ...each, allOf } }
  }
  // In its short form, a list of what is shown, a reference is called after its entity.
  const short = entities.map(({ name }) => [name, whenever({ type: 'array' }, fieldOf(name))] as const)
  shape['refs'] = { ...shape['refs'], allOf: [{ properties: Object.fromEntries(short) }] }
  besideEach('refs', entities.map(({ name }) => ofSubject({ key: 'entity', name }, { properties: { to: fieldOf(name), shows: fieldOf(name) } })))
  besideEach('has', entities.map(({ name }) => ofSubject({ key: 'entity', name }, { properties: { by: fieldOf(name) } })))
  const ofDataset = (properties: (dimension: JsonSchema) => Record<string, JsonSchema>): JsonSchema[] => Object.values(model.datasets).map(({ name }) => {
    const dimension = { $ref: `page/${pageFile(model, { dataset: name })}.json#/definitions/names.dimension` }
    return ofSubject({ key: 'dataset', name }, { properties: properties(dimension) })
  })
  besideEach('figures', ofDataset((dimension) => ({ by: { propertyNames: dimension } })))
  const figuresJudged = definitions['figuresJudged']
  if (figuresJudged) definitions['figuresJudged'] = { ...figuresJudged, allOf: ofDataset((dimension) => ({ rows: { items: dimension } })) }
}
