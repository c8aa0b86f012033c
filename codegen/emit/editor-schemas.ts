/**
 * schemas/.editor: what editors read of the meta-schemas. For each kind of file one schema with its whole structure; for each entity,
 * dataset and report small ones that lay its own names over that structure. What is said of several stands once: the files refer
 * to each other by relative path and to nothing outside. Pure.
 */
import type { JsonSchema, Model } from '../../contract/model'
import type { Sources } from '../read/source'
import { NoMemory, type Memory } from '../memory'
import { filesOf } from '../resolve/plain'
import { around, enumsOf } from './types'
import { handOver, handedBy } from './editor-handed'
import { renamesOfFamilies } from './editor-renames'
import { choice, datasetNames, entityNames, productNames, valuesIn, whenever } from './editor-names'
import { DRAFT, META, structureOf } from './editor-structure'
import { laid, ofSubject, onShape, pageFile, type LaidFile, type SaidSubject } from './editor-laid'
import { enumValues, sharedNames, sharedNamesOf } from './editor-shared'
import { OVER_THE_WHOLE, pageOf, partsOfTheirOwn } from './editor-page'
import { entityOf, othersOfEntity, sourcesOf } from './editor-entity'
import { datasetOf, factsOf, reportOf } from './editor-dataset'

const FOLDER = 'schemas/.editor'

/** @param sources the files the model came from: shared sets and dialogs are spliced away in the model, pages still name them. */
export function editorSchemas(model: Model, sources: Sources, memory: Memory = new NoMemory()): Map<string, string> {
  const files = new Map<string, string>()
  const put = (path: string, from: unknown[], make: () => JsonSchema): void =>
    void files.set(`${FOLDER}/${path}.json`, memory.once(`editor ${path}`, from, () => atTheirNames(path, oneEntryALine(make()))))
  files.set(
    `${FOLDER}/names.json`,
    oneEntryALine({ $schema: DRAFT, definitions: { ...productNames(model), ...sharedNames(model, sources), ...enumValues(model) } }),
  )
  const laid = laidOver(model, sources)
  const records = [model.entities, model.datasets, model.families, model.reports, model.enums].flatMap((record): unknown[] => Object.values(record))
  const subjects = [model.entities, model.datasets].map((record) => Object.keys(record).join()).join(' ')
  const handed = [...HANDING.flatMap((kind) => [...sources.of(kind).values()]), handedBy(model)]
  // What the structure of a kind hangs on beside the files that lay something over it: what others hand to a page, what is renamed, who is named.
  const besideThem: Record<string, unknown[]> = {
    page: handed, tab: handed, endpoints: records, entity: [subjects], dataset: [subjects], columns: [subjects], filters: [subjects], dialog: [subjects],
  }
  for (const kind of Object.keys(META).filter((each) => each !== 'common')) {
    const own = laid.filter((each) => each.kind === kind)
    const over = [...own, ...besides(kind, laid)].map(({ key, name, file }) => `${key} ${name} ${file}`).join()
    put(kind, [over, ...(besideThem[kind] ?? [])], () => wholeKind(model, sources, kind, laid, memory))
    for (const each of own) {
      if (kind !== 'page') put(`${kind}/${each.file}`, each.from, each.make)
      else {
        // Its names stand in a file of their own: the entity's file, sets and other subjects lay them over other structures.
        const [page, names] = memory.once(`names apart ${each.file}`, each.from, () => namesApart(each.make()))
        put(`page/${each.file}`, [page], () => page)
        put(`names/${each.file}`, [names], () => names)
      }
    }
  }
  return files
}

/** Kinds of files that say what a page is opened and asked with. */
const HANDING = ['page', 'tab', 'filters', 'dialog', 'endpoints'] as const

/** A page's schema without the definitions of its names, and these alone. */
function namesApart(page: JsonSchema): [page: JsonSchema, names: JsonSchema] {
  const { definitions, ...rest } = page
  const all = Object.entries(definitions as Record<string, JsonSchema>)
  const isName = ([name]: [string, JsonSchema]): boolean => name.startsWith(NAMES)
  return [
    { ...rest, definitions: Object.fromEntries(all.filter((each) => !isName(each))) },
    { $schema: DRAFT, definitions: Object.fromEntries(all.filter(isName)) },
  ]
}

const NAMES = 'names.'

/** Where a schema file's `$schema` points, relative to the file. */
export function editorSchemaFor(model: Model, file: { path: string; kind: string; value: unknown }): string {
  const depth = file.path.split('/').length - 2
  const name = subjectOf(model, file.kind, (file.value ?? {}) as SaidSubjects)
  return `${'../'.repeat(depth)}.editor/${file.kind}${name === undefined ? '' : `/${name}`}.json`
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
        make: () => pageOf({ ...entityNames(model, each), ...shared }, valuesIn(model, each), each),
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

/** A form's family is that of a call which it names, or of the page's list: without either nothing can be sent. */
const FORMS_NAME_A_CALL = whenever(
  { required: ['kind', 'form'], properties: { kind: { const: 'form' }, form: { type: 'object' } } },
  { anyOf: [{ required: ['list'] }, { properties: { form: { anyOf: ['load', 'submit', 'edit'].map((key) => ({ required: [key] })) } } }] },
)

/** A tab says what it is about as a part of a page does. */
function besides(kind: string, laid: LaidFile[]): LaidFile[] {
  return kind === 'tab' ? laid.filter((each) => each.kind === 'page') : []
}

/** The whole structure of a kind, and after it whatever the file's subject adds. */
function wholeKind(model: Model, sources: Sources, kind: string, laid: LaidFile[], memory: Memory): JsonSchema {
  const own = laid.filter((each) => each.kind === kind)
  const { title, definitions } = structureOf(kind)
  if (kind === 'page') {
    partsOfTheirOwn(definitions, own, filesOf<SaidSubject>(sources, 'tab').flatMap(({ name, value }) => {
      const file = pageFile(model, value)
      return file === undefined ? [] : [{ name, file }]
    }))
    handOver(model, sources, definitions, memory)
  }
  if (kind === 'entity') othersOfEntity(model, definitions)
  if (kind === 'dataset') factsOf(model, definitions)
  const others = SETS.filter((each) => each === kind).flatMap((set) =>
    Object.keys(model.entities)
      .filter((name) => !own.some((each) => each.name === name))
      .map((name) => ofSubject({ key: 'entity', name }, ofSet(set, `page/${name}.json`))),
  )
  const figures = kind === 'columns' || kind === 'filters' ? Object.keys(model.datasets).map((name) => setOver(kind, name, model)) : []
  const tabs = besides(kind, laid).map((each) => ofSubject(each, { $ref: `page/${each.file}.json#/definitions/tab` }))
  const forms = kind === 'page' ? [FORMS_NAME_A_CALL] : []
  const renames = kind === 'endpoints' ? renamesOfFamilies(model, memory) : []
  const whole = { $ref: '#/definitions/whole.file' }
  const added = kind === 'page' ? `#/definitions/${OVER_THE_WHOLE}` : ''
  const subjectsOwn = own.map((each) => ofSubject(each, { $ref: `${kind}/${each.file}.json${added}` }))
  const allOf = [...others, ...figures, ...tabs, ...forms, ...renames, whole, ...subjectsOwn]
  return { $schema: DRAFT, title, allOf, definitions }
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

/** Whoever names what a page's file once had among its definitions finds it in the subject's file of names. */
function atTheirNames(path: string, text: string): string {
  if (path.startsWith('names/')) return text
  const [, subject] = /^page\/(.+)$/.exec(path) ?? []
  const own = subject === undefined ? text : text.replaceAll('"#/$defs/@', `"../names/${subject}.json#/$defs/@`)
  const beside = subject === undefined ? own : own.replace(/"([\w.]+)\.json#\/\$defs\/@/g, '"../names/$1.json#/$defs/@')
  return beside.replace(/"((?:\.\.\/)?)page\/([\w.]+)\.json#\/\$defs\/@/g, '"$1names/$2.json#/$defs/@')
}

/** Compact, yet a change of one name is a change of one line. */
function oneEntryALine(schema: JsonSchema): string {
  const { definitions, ...rest } = schema
  const entry = ([key, value]: [string, unknown]): string => `${JSON.stringify(key.replace(/^names\./, '@'))}: ${JSON.stringify(value)}`
  const lines = Object.entries(rest).map(entry)
  if (definitions) {
    const inner = Object.entries(definitions as JsonSchema).map(entry)
    lines.push(`"$defs": {\n${inner.join(',\n')}\n}`)
  }
  // Every place of a name is a reference: the newer, shorter word for definitions makes a tenth less of it all.
  return `{\n${lines.join(',\n')}\n}\n`.replaceAll('#/definitions/', '#/$defs/').replaceAll('#/$defs/names.', '#/$defs/@')
}
