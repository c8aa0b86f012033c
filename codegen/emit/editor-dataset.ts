/** Dataset and report files in schemas/.editor: names of the facts that they are made of, of their own measures and columns. Pure. */
import type { Dataset, DatasetSource, JsonSchema, Model, ReportFormat } from '../../contract/model'
import { choice, datasetNames, fieldsOfEvery, whenever } from './editor-names'
import { laid, ofSubject } from './editor-laid'

/** In the structure of datasets: the day and the condition of a source are of its facts. */
export function factsOf(model: Model, definitions: Record<string, JsonSchema>): void {
  const shape = definitions['whole.file']?.['properties'] as Record<string, JsonSchema>
  const source = shape['sources']?.['additionalProperties'] as JsonSchema
  const allOf = Object.keys(model.entities).map((name) => {
    const rows = `page/${name}.json#/definitions`
    return ofSubject({ key: 'facts', name }, { properties: { day: { $ref: `${rows}/names.ownField` }, where: { $ref: `${rows}/condition` } } })
  })
  shape['sources'] = { ...shape['sources'], additionalProperties: { ...source, allOf } }
}

/** A dataset's own file. A dimension is a field of all its sources, a measure one of the source it names or else of the first. */
export function datasetOf(model: Model, each: Dataset): JsonSchema {
  const { dimension, measure } = datasetNames(model, each)
  const sources = Object.values(each.sources)
  const measures = Object.values(each.measures).map(({ name, label }) => [name, label] as const)
  const schema = laid('dataset', {
    field: choice(measures, `${each.label}的指标`),
    source: choice(sources.map(({ name, facts }) => [name, model.entities[facts]?.label ?? facts] as const)),
    dimensionField: choice(fieldsOfEvery(model, sources.flatMap(({ facts }) => model.entities[facts] ?? []))),
    ...(dimension && measure ? { dimension, measure } : {}),
  })
  const definitions = schema['definitions'] as Record<string, JsonSchema>
  definitions['condition'] = {}
  delete definitions['compared']
  fieldsBySource(schema, sources)
  const said = (schema['properties'] as Record<string, JsonSchema>)['measures']
  const one = said?.['additionalProperties'] as JsonSchema
  const bySource = sources.map(({ name, facts }, at) => {
    const field: JsonSchema = { properties: { field: { $ref: `../page/${facts}.json#/definitions/names.field` } } }
    const named: JsonSchema = { required: ['source'], properties: { source: { const: name } } }
    return whenever(at === 0 ? { anyOf: [named, { not: { required: ['source'] } }] } : named, field)
  })
  if (said) said['additionalProperties'] = { ...one, allOf: bySource }
  return schema
}

/** "fields" of a dimension: under each source a field of its own facts; of one source it is not said. */
function fieldsBySource(schema: JsonSchema, sources: readonly DatasetSource[]): void {
  const shape = (schema['properties'] as Record<string, JsonSchema>)['dimensions']?.['additionalProperties'] as JsonSchema | undefined
  const properties = shape?.['properties'] as Record<string, JsonSchema> | undefined
  if (!properties) return
  if (sources.length < 2) {
    delete properties['fields']
    return
  }
  const field = (facts: string): JsonSchema => ({ $ref: `../page/${facts}.json#/definitions/names.field` })
  const [first] = sources
  properties['fields'] = { ...properties['fields'], ...(first && sources.every(({ facts }) => facts === first.facts)
    ? { additionalProperties: field(first.facts) } : { properties: Object.fromEntries(sources.map(({ name, facts }) => [name, field(facts)])) }) }
}

/** A report's own file: its columns and lists of words, and the fields of the entity that it fills. */
export function reportOf(each: ReportFormat): JsonSchema {
  return laid('report', {
    ownField: { $ref: `../page/${each.entity}.json#/definitions/names.ownField` },
    reportColumn: choice(Object.values(each.columns).map(({ name, headers }) => [name, headers[0] ?? name] as const)),
    reportValues: choice(Object.keys(each.values).map((name) => [name, name] as const)),
  })
}
