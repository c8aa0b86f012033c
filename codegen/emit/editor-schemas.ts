/**
 * schemas/.editor: what editors read of the meta-schemas. For each kind of file one schema with its whole structure; for each entity,
 * dataset and report small ones that lay its own names over that structure. What is said of several stands once: the files refer
 * to each other by relative path and to nothing outside. Pure.
 */
import type { Dataset, Entity, JsonSchema, Model, ReportFormat } from '../../contract/model'
import type { Sources } from '../read/source'
import { Memory } from '../memory'
import { filesOf } from '../resolve/plain'
import { around } from './types'
import { callsThatWrite, dialogsByEntity, handOver, itemsFilled, SUBMITS_ROWS } from './editor-handed'
import {
  choice, datasetNames, entityNames, fieldsBelow, fieldsOfAny, fieldsOfEvery, productNames, valuesIn, whenever, type Choice, type SubjectNames,
} from './editor-names'
import { overlayOf } from './editor-overlay'
import { DRAFT, META, structureOf } from './editor-structure'

const FOLDER = 'schemas/.editor'

/** @param sources the files the model came from: shared sets and dialogs are spliced away in the model, pages still name them. */
export function editorSchemas(model: Model, sources: Sources, memory: Memory = new Memory()): Map<string, string> {
  const files = new Map<string, string>()
  const put = (path: string, from: unknown[], make: () => JsonSchema): void =>
    void files.set(`${FOLDER}/${path}.json`, memory.once(`editor ${path}`, from, () => oneEntryALine(make())))
  files.set(
    `${FOLDER}/names.json`,
    oneEntryALine({ $schema: DRAFT, definitions: { ...productNames(model), ...sharedNames(model, sources), ...enumValues(model) } }),
  )
  const laid = laidOver(model, sources)
  for (const kind of Object.keys(META).filter((each) => each !== 'common')) {
    const own = laid.filter((each) => each.kind === kind)
    files.set(`${FOLDER}/${kind}.json`, oneEntryALine(wholeKind(model, sources, kind, own)))
    for (const each of own) put(`${kind}/${each.file}`, each.from, each.make)
  }
  return files
}

/** Where a schema file's `$schema` points, relative to the file. */
export function editorSchemaFor(model: Model, file: { path: string; kind: string; value: unknown }): string {
  const depth = file.path.split('/').length - 2
  const name = subjectOf(model, file.kind, (file.value ?? {}) as SaidSubjects)
  return `${'../'.repeat(depth)}.editor/${file.kind}${name === undefined ? '' : `/${name}`}.json`
}

interface SaidSubject {
  entity?: string
  dataset?: string
  report?: string
}

interface SaidSubjects extends SaidSubject {
  tabs?: SaidSubject[]
  cards?: SaidSubject[]
  steps?: SaidSubject[]
  sheets?: SaidSubject[]
}

/** What a file is about, as the name of its schema below its kind's folder; of a page that does not say, what its first part is about. */
function subjectOf(model: Model, kind: string, said: SaidSubjects): string | undefined {
  if (kind === 'page') {
    return [said, ...[said.tabs, said.cards, said.steps, said.sheets].flatMap((parts) => parts ?? [])]
      .map((part) => pageFile(model, part))
      .find((name) => name !== undefined)
  }
  if (['columns', 'filters', 'dialog', 'entity'].includes(kind)) return model.entities[said.entity ?? ''] && said.entity
  if (kind === 'dataset') return model.datasets[said.dataset ?? ''] && said.dataset
  if (kind === 'report') return model.reports[said.report ?? ''] && said.report
  return undefined
}

/** A schema file's text with its `$schema` set; nothing else of it is touched. */
export function withSchemaRef(text: string, target: string): string {
  const line = /("\$schema"\s*:\s*)"[^"]*"/
  if (line.test(text)) return text.replace(line, (_whole, key: string) => `${key}${JSON.stringify(target)}`)
  return text.replace(/^\s*\{(\s*)/, (_whole, space: string) => `{${space}"$schema": ${JSON.stringify(target)},${space || ' '}`)
}

/** A schema that lays the names of one subject over the structure of a kind. */
interface LaidFile {
  kind: string
  /** The property of a file, and its value, that say that the file is about this subject. */
  key: string
  name: string
  /** File name below the kind's folder. */
  file: string
  /** What its schema is made from. */
  from: unknown[]
  make: () => JsonSchema
}

/** Column sets, filter sets and shared dialogs: files of these kinds are few, and their schemas are made where there are any. */
const SETS = ['columns', 'filters', 'dialog'] as const

function laidOver(model: Model, sources: Sources): LaidFile[] {
  const said = new Set(SETS.flatMap((kind) => filesOf<{ entity?: string }>(sources, kind).map(({ value }) => `${kind} ${value.entity ?? ''}`)))
  const entities = Object.values(model.entities).flatMap((each): LaidFile[] => {
    const own = { key: 'entity', name: each.name, file: each.name }
    const from = [...around(model, each), ...enumsOf(model, each)]
    const shared = sharedNamesOf(sources, each)
    return [
      {
        ...own,
        kind: 'page',
        from: [...from, JSON.stringify(shared)],
        make: () => pageOf({ ...entityNames(model, each), ...shared }, valuesIn(model, each), { rows: each, model }),
      },
      {
        ...own,
        kind: 'entity',
        from: [...from, ...sourcesOf(model, each).flatMap((source) => [source, ...around(model, source)])],
        make: () => entityOf(model, each),
      },
      ...SETS.filter((kind) => said.has(`${kind} ${each.name}`)).map((kind): LaidFile => ({ ...own, kind, from: [], make: () => setOf(kind, each.name) })),
    ]
  })
  const datasets = Object.values(model.datasets).flatMap((each): LaidFile[] => {
    const facts = Object.values(each.sources).map((source) => model.entities[source.facts])
    const own = { key: 'dataset', name: each.name }
    const enums = Object.values(each.dimensions).map((dimension) => model.enums[dimension.enum ?? ''])
    return [
      {
        ...own,
        kind: 'page',
        file: pageFile(model, { dataset: each.name }) ?? each.name,
        from: [each, ...enums],
        make: () => pageOf(datasetNames(model, each), valuesIn(model, each)),
      },
      { ...own, kind: 'dataset', file: each.name, from: [each, ...facts], make: () => datasetOf(model, each) },
    ]
  })
  const reports = Object.values(model.reports).map((each): LaidFile => ({
    kind: 'report',
    key: 'report',
    name: each.name,
    file: each.name,
    from: [each],
    make: () => reportOf(each),
  }))
  const grouped = Object.entries(model.enums).filter(([, { groups }]) => Object.keys(groups).length > 0).map(([name, { groups }]): LaidFile => (
    { kind: 'enum', key: 'enum', name, file: name, from: [model.enums[name]], make: () => laid('enum', { enumGroup: choice(Object.entries(groups)) }) }
  ))
  const mapped = [...new Set(Object.values(model.mappings).map(({ to }) => to))].map((to): LaidFile => ({
    kind: 'mapping',
    key: 'to',
    name: to,
    file: to,
    from: [],
    make: () => laid('mapping', { mappingValue: { $ref: `../names.json#/definitions/value.${to}` } }),
  }))
  return [...entities, ...datasets, ...reports, ...grouped, ...mapped]
}

function enumsOf(model: Model, each: Entity): unknown[] {
  return Object.values(each.fields).flatMap((field) => (field.enum === undefined ? [] : [model.enums[field.enum]]))
}

/** A form's family is that of a call which it names, or of the page's list: without either nothing can be sent. */
const FORMS_NAME_A_CALL = whenever(
  { required: ['kind', 'form'], properties: { kind: { const: 'form' }, form: { type: 'object' } } },
  { anyOf: [{ required: ['list'] }, { properties: { form: { anyOf: ['load', 'submit', 'edit'].map((key) => ({ required: [key] })) } } }] },
)

/** The whole structure of a kind, and after it whatever the file's subject adds. */
function wholeKind(model: Model, sources: Sources, kind: string, own: LaidFile[]): JsonSchema {
  const { title, definitions } = structureOf(kind)
  if (kind === 'page') {
    partsOfTheirOwn(definitions, own)
    handOver(model, sources, definitions)
  }
  if (kind === 'entity') othersOfEntity(model, definitions)
  if (kind === 'dataset') factsOf(model, definitions)
  const others = SETS.filter((each) => each === kind).flatMap((set) =>
    Object.keys(model.entities)
      .filter((name) => !own.some((each) => each.name === name))
      .map((name) => ofSubject({ key: 'entity', name }, ofSet(set, `page/${name}.json`))),
  )
  const figures = kind === 'columns' || kind === 'filters' ? Object.keys(model.datasets).map((name) => setOver(kind, name, model)) : []
  const forms = kind === 'page' ? [FORMS_NAME_A_CALL] : []
  const whole = { $ref: '#/definitions/whole.file' }
  const allOf = [...others, ...figures, ...forms, whole, ...own.map((each) => ofSubject(each, { $ref: `${kind}/${each.file}.json` }))]
  return { $schema: DRAFT, title, allOf, definitions }
}

/** One kind's structure with names laid over it. */
function laid(kind: string, local: SubjectNames): JsonSchema {
  const { root, definitions } = overlayOf(kind, local)
  return { $schema: DRAFT, ...onShape(kind, root), definitions }
}

function onShape(kind: string, root: JsonSchema): JsonSchema {
  return { ...root, allOf: [{ $ref: `../${kind}.json#/definitions/whole.file` }, ...((root['allOf'] ?? []) as JsonSchema[])] }
}

/** Kind of name -> the names that files of their own give the pages of one entity: of it, or of the figures beside its rows. */
function namesBeside(sources: Sources, { name, figures = {} }: Entity): Record<string, Choice[]> {
  const beside = new Set(Object.values(figures).map(({ dataset }) => dataset))
  const setsOf = (kind: 'columns' | 'filters'): Choice[] =>
    filesOf<{ entity?: string; datasets?: string[] }>(sources, kind)
      .filter(({ value: { entity, datasets = [] } }) => entity === name || datasets.some((each) => beside.has(each)))
      .map((set) => [set.name, set.name])
  return { columnSet: setsOf('columns'), filterSet: setsOf('filters'), dialog: dialogsByEntity(sources).get(name) ?? [] }
}

function sharedNames(model: Model, sources: Sources): Record<string, JsonSchema> {
  const definitions: Record<string, JsonSchema> = {}
  for (const each of Object.values(model.entities)) {
    for (const [kind, names] of Object.entries(namesBeside(sources, each))) if (names.length > 0) definitions[`${kind}.${each.name}`] = choice(names)
  }
  const shared = choice(filesOf<{ title: string }>(sources, 'dialog').map(({ name, value }) => [name, value.title] as const))
  return {
    ...definitions,
    sharedDialog: shared,
    callThatWrites: { enum: [...callsThatWrite(model).values()].flat() },
    noText: { type: ['array', 'object', 'null', 'boolean'] },
    saysItsOwn: { anyOf: ['entity', 'dataset', 'page'].map((key) => ({ required: [key] })) },
  }
}

/** A page's own dialogs are known to itself alone: those of other pages about the same rows are offered, and any other may stand there. */
function sharedNamesOf(sources: Sources, each: Entity): SubjectNames {
  const { dialog = [], ...sets } = namesBeside(sources, each)
  const named = (kind: string): JsonSchema => ({ $ref: `../names.json#/definitions/${kind}` })
  const own = dialog.length > 0 ? [named(`dialog.${each.name}`)] : []
  return {
    ...Object.fromEntries(Object.entries(sets).flatMap(([kind, names]) => (names.length > 0 ? [[kind, named(`${kind}.${each.name}`)] as const] : []))),
    dialog: { anyOf: [...own, named('sharedDialog'), { type: 'string' }] },
  }
}

/** The values of each enum; and what a condition may compare a field of it with: a value, several, or one known when it is asked. */
function enumValues(model: Model): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(model.enums).flatMap(([name, { values }]) => {
    const [one, operand] = [{ $ref: `#/definitions/value.${name}` }, { $ref: `#/definitions/operand.${name}` }]
    return [
      [`value.${name}`, choice(values.map(({ value, label }) => [value, label] as const))] as const,
      [`operand.${name}`, { anyOf: [one, { $ref: '#/definitions/noText' }], items: one }] as const,
      [`on.${name}`, { properties: { value: operand, default: operand } }] as const,
    ]
  }))
}

function ofSubject({ key, name }: { key: string; name: string }, consequence: JsonSchema): JsonSchema {
  return whenever({ required: [key], properties: { [key]: { const: name } } }, consequence)
}

/** Parts of a page that may be about other rows than the page, and the property they stand under. */
const OF_PAGE = { tab: 'tabs', card: 'cards', step: 'steps', sheetChoice: 'sheets' } as const

const SAYS_ITS_OWN: JsonSchema = { $ref: '../names.json#/definitions/saysItsOwn' }

/** What waits is of a list of its own, whatever its board is about: the overlay of its own rows has another name. */
const OWN_TODO = 'own.todo'

/** In the structure of pages: tabs, cards, steps, sheets and to-dos that say what they are about take the names of that. */
function partsOfTheirOwn(definitions: Record<string, JsonSchema>, subjects: LaidFile[]): void {
  const shape = definitions['whole.file']?.['properties'] as Record<string, JsonSchema>
  const overlays = (part: string, keys = ['entity', 'dataset']): JsonSchema[] =>
    keys.map((key) => {
      const about = subjects.filter((each) => each.key === key).map(({ name, file }) =>
        whenever({ properties: { [key]: { const: name } } }, { $ref: `page/${file}.json#/definitions/${part}` }),
      )
      return whenever({ required: [key] }, { allOf: about })
    })
  for (const [part, property] of Object.entries(OF_PAGE)) {
    definitions[`own.${part}`] = { allOf: overlays(part, part === 'sheetChoice' ? ['entity'] : undefined) }
    shape[property] = { ...shape[property], items: { allOf: [{ $ref: `#/definitions/${part}` }, { $ref: `#/definitions/own.${part}` }] } }
  }
  definitions['todo'] = { ...definitions['todo'], allOf: overlays(OWN_TODO, ['entity']) }
}

/** A page about one subject: its names where a part does not say that it is about another. */
function pageOf(names: SubjectNames, values: Record<string, string[]>, about?: { rows: Entity; model: Model }): JsonSchema {
  const { root, definitions } = overlayOf('page', names)
  const properties = root['properties'] as Record<string, JsonSchema>
  for (const [part, property] of Object.entries(OF_PAGE)) {
    properties[property] = { items: { if: SAYS_ITS_OWN, else: { $ref: `#/definitions/${part}` } } }
  }
  definitions[OWN_TODO] = definitions['todo'] ?? {}
  definitions['todo'] = {}
  for (const below of ['expand', 'rowsBelow', 'items', 'sheetPart']) {
    const part = definitions[below]
    if (part && about) definitions[below] = ofRowsBelow(part, about.rows)
  }
  // All columns in one word are an entity's: a report says which of its figures it shows.
  if (!about) definitions['listColumns'] = { type: 'array', ...definitions['listColumns'] }
  if (about) {
    const { items } = properties['steps'] as { items: JsonSchema }
    properties['steps'] = { items: { ...items, properties: { fills: { allOf: itemsFilled(about.model, about.rows) } } } }
  }
  const dialogs = definitions['dialogs'] as { additionalProperties: JsonSchema } | undefined
  if (dialogs) dialogs.additionalProperties = { if: SUBMITS_ROWS, else: dialogs.additionalProperties }
  valuesFit(definitions, values)
  // What a tab may say, a page may: it stands once.
  const ofTab = (definitions['tab']?.['properties'] ?? {}) as Record<string, JsonSchema>
  const ofPage = Object.fromEntries(Object.entries(properties).filter(([name, schema]) => JSON.stringify(schema) !== JSON.stringify(ofTab[name])))
  return { $schema: DRAFT, ...onShape('page', { ...root, properties: ofPage, allOf: [{ $ref: '#/definitions/tab' }] }), definitions: onceEach(definitions) }
}

/** Definitions that say the same in the same words: the first of them says it for the others. */
function onceEach(definitions: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const first = new Map<string, string>()
  return Object.fromEntries(Object.entries(definitions).map(([name, schema]) => {
    const words = JSON.stringify(schema)
    const same = first.get(words)
    if (same === undefined) first.set(words, name)
    const shorter = { $ref: `#/definitions/${same}` }
    return [name, same !== undefined && words.length > JSON.stringify(shorter).length ? shorter : schema]
  }))
}

/** A part whose `has` says which rows it is about: its columns and inputs are of those rows, not of the page's. */
function ofRowsBelow(part: JsonSchema, about: Entity): JsonSchema {
  const { columns, inputs, ...properties } = part['properties'] as Record<string, JsonSchema>
  const byHas = Object.entries(about.has).map(([name, { entity }]) => {
    const rows = `${entity}.json#/definitions`
    const own = { ...(columns ? { columns: { $ref: `${rows}/columns` } } : {}), ...(inputs ? { inputs: { items: { $ref: `${rows}/input` } } } : {}) }
    return ofSubject({ key: 'has', name }, { properties: own })
  })
  return { ...part, properties, ...(byHas.length ? { allOf: byHas } : {}) }
}

/** A condition, a filter and an input on an enum field name values of that enum. */
function valuesFit(definitions: Record<string, JsonSchema>, values: Record<string, string[]>): void {
  const all = Object.entries(values).map(([name, fields]) =>
    whenever({ properties: { field: { enum: fields } } }, { $ref: `../names.json#/definitions/on.${name}` }),
  )
  if (all.length === 0) return
  definitions['names.values'] = whenever({ required: ['field'] }, { allOf: all })
  for (const definition of ['condition', 'filter', 'input']) {
    const part = definitions[definition]
    if (part) definitions[definition] = { ...part, allOf: [...((part['allOf'] ?? []) as JsonSchema[]), { $ref: '#/definitions/names.values' }] }
  }
}

/** Column sets, filter sets and shared dialogs: a list of what pages of the same entity may say. */
function setOf(kind: (typeof SETS)[number], entityName: string): JsonSchema {
  return { $schema: DRAFT, ...onShape(kind, ofSet(kind, `../page/${entityName}.json`)) }
}

function ofSet(kind: (typeof SETS)[number], pages: string): JsonSchema {
  const [property, definition] = ({ columns: ['of', 'column'], filters: ['of', 'filter'], dialog: ['fields', 'input'] } as const)[kind]
  return { properties: { [property]: { items: { $ref: `${pages}#/definitions/${definition}` } } } }
}

/** A set over several datasets names what each of them has. */
function setOver(kind: 'columns' | 'filters', dataset: string, model: Model): JsonSchema {
  const among = { required: ['datasets'], properties: { datasets: { contains: { const: dataset } } } }
  return whenever(among, ofSet(kind, `page/${pageFile(model, { dataset })}.json`))
}

/** An entity's own file: also the fields that are never answered. */
function entityOf(model: Model, each: Entity): JsonSchema {
  const page = `../page/${each.name}.json#/definitions`
  const { lifecycleState, has } = entityNames(model, each)
  const secret = Object.values(each.fields).filter((field) => field.secret).map((field) => [field.name, field.label] as const)
  const all = (kind: string): JsonSchema => (secret.length ? { anyOf: [{ $ref: `${page}/names.${kind}` }, choice(secret)] } : { $ref: `${page}/names.${kind}` })
  const schema = laid('entity', {
    field: all('field'),
    ownField: all('ownField'),
    sortField: { $ref: `${page}/names.sortField` },
    ...(lifecycleState ? { lifecycleState } : {}),
    ...(has ? { has, itemField: choice(fieldsBelow(model, each)) } : {}),
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
function sourcesOf(model: Model, each: Entity): Entity[] {
  return Object.values(each.document?.from ?? {}).flatMap(({ entity }) => model.entities[entity] ?? [])
}

/** What a document is made from: its fields and those below it take what the others' rows have. */
function madeFromNames(model: Model, each: Entity): Record<string, JsonSchema> {
  const sources = sourcesOf(model, each)
  if (sources.length === 0) return {}
  const below = (entity: Entity): Entity[] => Object.values(entity.has).flatMap((has) => model.entities[has.entity] ?? [])
  const own = (entities: Entity[]): (readonly [string, string])[] =>
    entities.flatMap((one) => Object.values(one.fields).map((field) => [field.name, field.label] as const))
  const lists = sources.flatMap((one) => Object.entries(one.has).map(([name, { label }]) => [name, label] as const))
  return {
    madeField: choice(own([each, ...below(each)])),
    sourcePath: choice(fieldsOfAny(model, sources.flatMap((one) => [one, ...below(one)]))),
    sourceOwn: choice(own(sources)),
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
function othersOfEntity(model: Model, definitions: Record<string, JsonSchema>): void {
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
  besideEach('figures', Object.values(model.datasets).map(({ name }) => {
    const dimension = { $ref: `page/${pageFile(model, { dataset: name })}.json#/definitions/names.dimension` }
    return ofSubject({ key: 'dataset', name }, { properties: { by: { propertyNames: dimension } } })
  }))
}

/** In the structure of datasets: the day and the condition of a source are of its facts. */
function factsOf(model: Model, definitions: Record<string, JsonSchema>): void {
  const shape = definitions['whole.file']?.['properties'] as Record<string, JsonSchema>
  const source = shape['sources']?.['additionalProperties'] as JsonSchema
  const allOf = Object.keys(model.entities).map((name) => {
    const rows = `page/${name}.json#/definitions`
    return ofSubject({ key: 'facts', name }, { properties: { day: { $ref: `${rows}/names.ownField` }, where: { $ref: `${rows}/condition` } } })
  })
  shape['sources'] = { ...shape['sources'], additionalProperties: { ...source, allOf } }
}

/** A dataset's own file. A dimension is a field of all its sources, a measure one of the source it names or else of the first. */
function datasetOf(model: Model, each: Dataset): JsonSchema {
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

/** A report's own file: its columns and lists of words, and the fields of the entity that it fills. */
function reportOf(each: ReportFormat): JsonSchema {
  return laid('report', {
    ownField: { $ref: `../page/${each.entity}.json#/definitions/names.ownField` },
    reportColumn: choice(Object.values(each.columns).map(({ name, headers }) => [name, headers[0] ?? name] as const)),
    reportValues: choice(Object.keys(each.values).map((name) => [name, name] as const)),
  })
}

function pageFile(model: Model, part: SaidSubject): string | undefined {
  if (part.entity !== undefined && model.entities[part.entity]) return part.entity
  if (part.dataset === undefined || !model.datasets[part.dataset]) return undefined
  return model.entities[part.dataset] ? `${part.dataset}.dataset` : part.dataset
}

/** Compact, yet a change of one name is a change of one line. */
function oneEntryALine(schema: JsonSchema): string {
  const { definitions, ...rest } = schema
  // Every place of a name is a reference: the newer, shorter word for definitions makes a tenth less of it all.
  const short = (text: string): string => text.replaceAll('#/definitions/', '#/$defs/').replaceAll('#/$defs/names.', '#/$defs/@')
  const entry = ([key, value]: [string, unknown]): string => `${JSON.stringify(key.replace(/^names\./, '@'))}: ${short(JSON.stringify(value))}`
  const lines = Object.entries(rest).map(entry)
  if (definitions) {
    const inner = Object.entries(definitions as JsonSchema).map(entry)
    lines.push(`"$defs": {\n${inner.join(',\n')}\n}`)
  }
  return `{\n${lines.join(',\n')}\n}\n`
}
