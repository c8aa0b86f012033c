/**
 * schemas/.editor: the meta-schemas as editors read them, every `names` replaced by the right names. Generic files by kind;
 * per entity and dataset a file for pages, and per entity for column sets, filter sets and dialogs, so that an editor offers
 * the fields of this entity. They refer to each other by relative path and to nothing outside. Pure.
 */
import columns from '../language/columns.json'
import common from '../language/common.json'
import dataset from '../language/dataset.json'
import dialog from '../language/dialog.json'
import endpoints from '../language/endpoints.json'
import entity from '../language/entity.json'
import enumeration from '../language/enum.json'
import filters from '../language/filters.json'
import mapping from '../language/mapping.json'
import menu from '../language/menu.json'
import page from '../language/page.json'
import report from '../language/report.json'
import wire from '../language/wire.json'
import type { Entity, JsonSchema, Model } from '../model'
import type { Sources } from '../read/source'
import { Memory } from '../memory'
import { filesOf } from '../resolve/plain'
import { around } from './types'
import { choice, datasetNames, entityNames, productNames, type SubjectNames } from './editor-names'

const FOLDER = 'schemas/.editor'
const DRAFT = 'http://json-schema.org/draft-07/schema#'

const META = { columns, common, dataset, dialog, endpoints, entity, enum: enumeration, filters, mapping, menu, page, report, wire } as unknown as Record<string, JsonSchema>

/** Keywords of ours that editors do not know, and those of the checker's own reading. */
const OWN_KEYWORDS = new Set(['$id', 'names', 'namesFrom', 'fileName', 'says', 'definition', 'title'])

/** @param sources the files the model came from: shared sets and dialogs are spliced away in the model, pages still name them. */
export function editorSchemas(model: Model, sources: Sources, memory: Memory = new Memory()): Map<string, string> {
  const files = new Map<string, string>()
  const put = (path: string, schema: JsonSchema): void => void files.set(`${FOLDER}/${path}.json`, oneEntryALine(schema))
  const putOnce = (path: string, from: unknown[], make: () => JsonSchema): void =>
    void files.set(`${FOLDER}/${path}.json`, memory.once(`editor ${path}`, from, () => oneEntryALine(make())))
  const product = productNames(model)
  put('names', { $schema: DRAFT, definitions: { ...product, ...sharedSets(model, sources) } })
  const subjects = subjectsOf(model)
  for (const kind of Object.keys(META)) {
    if (kind !== 'common' && kind !== 'page') putOnce(kind, [], () => new Bundle('names.json').whole(kind))
  }
  put('page', { ...new Bundle('names.json').whole('page'), allOf: bySubject(subjects, (file) => ({ $ref: `page/${file}.json` })) })
  for (const part of OWN_ROWS) {
    put(part, { $schema: DRAFT, definitions: { [part]: { allOf: bySubject(subjects, (file) => ({ $ref: `page/${file}.json#/definitions/${part}` })) } } })
  }
  put('todo', { $schema: DRAFT, definitions: { todo: { allOf: bySubject(subjects, (file) => ({ $ref: `page/${file}.json#/definitions/${OWN_TODO}` })) } } })
  for (const { file, from, names, expand } of subjects) putOnce(`page/${file}`, from, () => pageOf(names(), expand))
  for (const each of Object.values(model.entities)) {
    for (const kind of ['columns', 'filters', 'dialog']) {
      putOnce(`${kind}/${each.name}`, madeFrom(model, each), () => new Bundle('../names.json', entityNames(model, each)).whole(kind))
    }
  }
  return files
}

/** Where a schema file's `$schema` points, relative to the file. */
export function editorSchemaFor(model: Model, file: { path: string; kind: string; value: unknown }): string {
  const depth = file.path.split('/').length - 2
  const said = (file.value ?? {}) as { entity?: string; dataset?: string; tabs?: { entity?: string; dataset?: string }[] }
  const subject = file.kind === 'page' ? [said, ...(said.tabs ?? [])].map((part) => pageFile(model, part)).find((name) => name !== undefined) : undefined
  const set = ['columns', 'filters', 'dialog'].includes(file.kind) && model.entities[said.entity ?? ''] ? said.entity : undefined
  const name = subject !== undefined ? `page/${subject}` : set !== undefined ? `${file.kind}/${set}` : file.kind
  return `${'../'.repeat(depth)}.editor/${name}.json`
}

/** A schema file's text with its `$schema` set; nothing else of it is touched. */
export function withSchemaRef(text: string, target: string): string {
  const line = /("\$schema"\s*:\s*)"[^"]*"/
  if (line.test(text)) return text.replace(line, (_whole, key: string) => `${key}${JSON.stringify(target)}`)
  return text.replace(/^\s*\{(\s*)/, (_whole, space: string) => `{${space}"$schema": ${JSON.stringify(target)},${space || ' '}`)
}

function pageFile(model: Model, part: { entity?: string; dataset?: string }): string | undefined {
  if (part.entity !== undefined && model.entities[part.entity]) return part.entity
  if (part.dataset === undefined || !model.datasets[part.dataset]) return undefined
  return model.entities[part.dataset] ? `${part.dataset}.dataset` : part.dataset
}

interface Subject {
  key: 'entity' | 'dataset'
  name: string
  /** File name below page/. */
  file: string
  /** What its schema is made from. */
  from: unknown[]
  names: () => SubjectNames
  /** has -> the other entity's file. */
  expand: Record<string, string>
}

function madeFrom(model: Model, each: Entity): unknown[] {
  return [...around(model, each), model.enums[each.fields[each.lifecycle?.field ?? '']?.enum ?? '']]
}

function setNames(entityName: string): SubjectNames {
  return {
    columnSet: { $ref: `../names.json#/definitions/columnSet.${entityName}` },
    filterSet: { $ref: `../names.json#/definitions/filterSet.${entityName}` },
  }
}

function subjectsOf(model: Model): Subject[] {
  return [
    ...Object.values(model.entities).map((each): Subject => ({
      key: 'entity',
      name: each.name,
      file: each.name,
      from: madeFrom(model, each),
      names: () => ({ ...entityNames(model, each), ...setNames(each.name), ...inputNames(model, each) }),
      expand: Object.fromEntries(Object.entries(each.has).map(([name, has]) => [name, has.entity])),
    })),
    ...Object.values(model.datasets).map((each): Subject => ({
      key: 'dataset',
      name: each.name,
      file: pageFile(model, { dataset: each.name }) ?? each.name,
      from: [each],
      names: () => datasetNames(each),
      expand: {},
    })),
  ]
}

/** A dialog on a page may write another entity than the list shows: this one's fields are offered, others not marked. */
function inputNames(model: Model, each: Entity): SubjectNames {
  const { ownField } = entityNames(model, each)
  return ownField ? { ownField: { anyOf: [ownField, { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_]*$' }] } } : {}
}

/** Column and filter sets by the entity they are of or whose figures they may be of, and the shared dialogs. */
function sharedSets(model: Model, sources: Sources): Record<string, JsonSchema> {
  const definitions: Record<string, JsonSchema> = {}
  for (const [definition, kind] of [['columnSet', 'columns'], ['filterSet', 'filters']] as const) {
    const sets = filesOf<{ entity?: string; datasets?: string[] }>(sources, kind)
    for (const each of Object.values(model.entities)) {
      const beside = new Set(Object.values(each.figures ?? {}).map(({ dataset }) => dataset))
      const isOf = ({ entity, datasets = [] }: { entity?: string; datasets?: string[] }): boolean =>
        entity === each.name || datasets.some((name) => beside.has(name))
      definitions[`${definition}.${each.name}`] = choice(sets.filter(({ value }) => isOf(value)).map(({ name }) => [name, name] as const))
    }
  }
  definitions['sharedDialog'] = choice(filesOf<{ title: string }>(sources, 'dialog').map(({ name, value }) => [name, value.title] as const))
  return definitions
}

function bySubject(subjects: Subject[], schemaOf: (file: string) => JsonSchema): JsonSchema[] {
  return subjects.map(({ key, name, file }) => whenever({ type: 'object', required: [key], properties: { [key]: { const: name } } }, schemaOf(file)))
}

/** JSON Schema's own if, then and else. */
function whenever(condition: JsonSchema, consequence: JsonSchema, otherwise?: JsonSchema): JsonSchema {
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema; nobody awaits a schema
  return { if: condition, then: consequence, ...(otherwise ? { else: otherwise } : {}) }
}

/** Parts of a page that may be about other rows than the page, and the property they stand under. */
const OWN_ROWS = ['tab', 'card', 'step', 'sheetChoice'] as const
const OF_PAGE = { tab: 'tabs', card: 'cards', step: 'steps', sheetChoice: 'sheets' } as const

/** A to-do of a board that is about the file's own rows. */
const OWN_TODO = 'own.todo'

/** A page about one subject; its tabs, cards and steps are about their own, or else about the page's. */
function pageOf(names: SubjectNames, expand: Record<string, string>): JsonSchema {
  const bundle = new Bundle('../names.json', names)
  const schema = bundle.whole('page')
  const definitions = schema['definitions'] as Record<string, JsonSchema>
  const saysItsOwn = { anyOf: [{ required: ['entity'] }, { required: ['dataset'] }] }
  const properties = schema['properties'] as Record<string, JsonSchema>
  for (const part of OWN_ROWS) {
    definitions[`any.${part}`] = whenever(saysItsOwn, { $ref: `../${part}.json#/definitions/${part}` }, { $ref: `#/definitions/${part}` })
    properties[OF_PAGE[part]] = { ...properties[OF_PAGE[part]], items: { $ref: `#/definitions/any.${part}` } }
  }
  for (const below of ['expand', 'rowsBelow']) {
    const opened = definitions[below]
    if (opened) definitions[below] = ofRowsBelow(opened, expand, 'columns', 'columns')
  }
  const { items, sheetPart, todo } = definitions
  if (items) definitions['items'] = ofRowsBelow(items, expand, 'inputs', 'input')
  if (sheetPart) {
    const parts = sheetPart['oneOf'] as JsonSchema[]
    definitions['sheetPart'] = { ...sheetPart, oneOf: parts.map((part) => ('has' in (part['properties'] as object) ? ofRowsBelow(part, expand, 'columns', 'columns') : part)) }
  }
  // What waits is of a list of its own, whatever its board is about.
  if (todo) Object.assign(definitions, { [OWN_TODO]: todo, todo: { $ref: '../todo.json#/definitions/todo' } })
  return schema
}

/** A part whose `has` says which rows it is about: what stands under `property` is of those rows, not of the page's. */
function ofRowsBelow(part: JsonSchema, files: Record<string, string>, property: 'columns' | 'inputs', definition: 'columns' | 'input'): JsonSchema {
  const inner = { ...(part['properties'] as Record<string, JsonSchema>), [property]: { type: 'array' } }
  const byHas = Object.entries(files).map(([has, file]) => {
    const of = { $ref: `${file}.json#/definitions/${definition}` }
    return whenever({ type: 'object', required: ['has'], properties: { has: { const: has } } }, { properties: { [property]: property === 'inputs' ? { type: 'array', items: of } : of } })
  })
  return { ...part, properties: inner, ...(byHas.length ? { allOf: byHas } : {}) }
}

/** One editor schema in the making: a meta-schema with all it refers to gathered into its own definitions. */
class Bundle {
  private readonly definitions: Record<string, JsonSchema> = {}

  /** @param namesFile relative path of names.json. @param local names of the file's subject; a kind in neither stays plain text. */
  constructor(
    private readonly namesFile: string,
    private readonly local: SubjectNames = {},
  ) {}

  whole(kind: string): JsonSchema {
    const document = META[kind] ?? {}
    const schema = this.turn(document, kind) as JsonSchema
    delete schema['definitions']
    return { $schema: DRAFT, title: String(document['title'] ?? kind), ...schema, definitions: this.definitions }
  }

  private turn(value: unknown, document: string): unknown {
    if (Array.isArray(value)) return value.map((item) => this.turn(item, document))
    if (typeof value !== 'object' || value === null) return value
    const schema = value as JsonSchema
    if (typeof schema['$ref'] === 'string') return { $ref: this.gather(schema['$ref'], document) }
    if (typeof schema['names'] === 'string') return this.named(schema['names'], schema)
    const turned: JsonSchema = {}
    for (const [key, inner] of Object.entries(schema)) {
      if (OWN_KEYWORDS.has(key) || key === 'definitions') continue
      turned[key] = key === 'properties' ? this.properties(inner as Record<string, JsonSchema>, document) : this.turn(inner, document)
    }
    if (typeof schema['says'] === 'string' && turned['description'] === undefined) turned['description'] = schema['says']
    return turned
  }

  /** Names of properties are never keywords: a property may well be called "title" or "says". */
  private properties(properties: Record<string, JsonSchema>, document: string): Record<string, unknown> {
    return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, this.turn(inner, document)]))
  }

  private gather(ref: string, document: string): string {
    const [from = '', path = ''] = ref.split('#/definitions/')
    const source = from === '' ? document : from
    if (this.definitions[path] === undefined) {
      this.definitions[path] = {}
      const definition = (META[source]?.['definitions'] as Record<string, JsonSchema> | undefined)?.[path] ?? {}
      this.definitions[path] = this.turn(definition, source) as JsonSchema
    }
    return `#/definitions/${path}`
  }

  private named(kind: string, schema: JsonSchema): JsonSchema {
    const local = this.local[kind]
    if (local) return this.once(kind, local)
    if (PRODUCT_WIDE.has(kind)) return { $ref: `${this.namesFile}#/definitions/${kind}` }
    const { pattern, says } = schema
    return { type: 'string', ...(pattern ? { pattern } : {}), ...(says ? { description: says } : {}) }
  }

  /** A long choice stands once in a file, however often it is meant. */
  private once(kind: string, schema: JsonSchema): JsonSchema {
    const name = `names.${kind}`
    this.definitions[name] ??= schema
    return { $ref: `#/definitions/${name}` }
  }
}

const PRODUCT_WIDE = new Set([
  'entity', 'dataset', 'entityOrDataset', 'enum', 'wire', 'format', 'mapping', 'call', 'route', 'menuKey', 'permission', 'operator', 'shapeType', 'sharedDialog',
])

/** Compact, yet a change of one name is a change of one line. */
function oneEntryALine(schema: JsonSchema): string {
  const { definitions, ...rest } = schema
  const lines = Object.entries(rest).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
  if (definitions) {
    const inner = Object.entries(definitions as JsonSchema).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    lines.push(`"definitions": {\n${inner.join(',\n')}\n}`)
  }
  return `{\n${lines.join(',\n')}\n}\n`
}
