/**
 * All files together: every entity, dataset, enum, call and page by name. Built anew for each check from views that are
 * kept per file, so it costs little. A file that cannot be read is known by name and by nothing else: whoever
 * refers to it is not blamed for what cannot be looked up.
 */
import type { Node } from 'jsonc-parser'
import { FILE_KINDS, type FileKind, type SourceFile, type Sources } from '../read/source'
import { storageOf, type StoredEntity } from '../storage'
import { CLOCK_STEPS } from '../../contract/clock-steps'
import { at, child, entries, text } from './node'
import type { FieldInfo, Lookup, Scope } from './found'
import type { Shape } from './shape'
import { shapeOf } from './shape'
import { menuItems, menuKeys, pageView } from './page-views'
import { datasetView, entityView, enumView, familyView } from './views'
import type { PageView } from './page-views'
import type { CallView, DatasetView, EntityView, EnumView, FamilyView } from './views'
import { holds, lookUp, Watch, type Notes, type Watched } from './watch'

interface Memory {
  scopes: Map<Node, Watched<Scope[]>>
  fields: Map<EntityView | DatasetView, Map<string, Watched<Lookup>>>
  /** By "dataset dimension". */
  dimensions: Map<string, Watched<FieldInfo | undefined>>
}

/** What rules and resolvers ask. Maps are by name. */
export interface World {
  sources: Sources
  entities: Map<string, EntityView>
  datasets: Map<string, DatasetView>
  enums: Map<string, EnumView>
  families: Map<string, FamilyView>
  /** By family.call. */
  calls: Map<string, CallView>
  pages: Map<string, PageView>
  /** The first page of each route. */
  routes: Map<string, PageView>
  /** Routes that two pages say: who leads there cannot be judged until one of them says another. */
  sharedRoutes: Map<string, true>
  readonly menu: SourceFile | undefined
  shape(file: SourceFile): Shape
  /** The SQL type that a field of an entity is kept as. */
  stored(entity: string, field: string): string
  /** What was looked up already, for one check: scopes by place, fields by owner and path. */
  memory: Memory
  /** Who looks up what here is noted by this one. */
  watch: Watch
  /** Whether all that was noted in an earlier world is found here as it was. */
  holds(notes: Notes): boolean
}

function views<View>(sources: Sources, kind: FileKind, view: (file: SourceFile) => View | undefined): Map<string, View> {
  const found = new Map<string, View>()
  for (const [name, file] of sources.of(kind)) {
    const made = view(file)
    if (made) found.set(name, made)
  }
  return found
}

function labelIn(file: SourceFile): string {
  return text(child(file.node, 'label')) ?? file.name
}

const taken = new WeakMap<object, { from: SourceFile[]; view: EnumView }>()

/** The view of before where it is of the same files: whoever looked it up sees that nothing has changed. */
function keptOf(key: object, from: SourceFile[], make: () => EnumView): EnumView {
  const before = taken.get(key)
  if (before?.from.length === from.length && from.every((file, at) => file === before.from[at])) return before.view
  const view = make()
  taken.set(key, { from, view })
  return view
}

/** An enum whose values are the report formats, or documents, takes them from their files. */
function enumsOf(sources: Sources): Map<string, EnumView> {
  const found = views(sources, 'enum', enumView)
  for (const [name, view] of found) {
    if (!view.takenFrom) continue
    const files = view.takenFrom === 'reports'
      ? [...sources.of('report').values()]
      : [...sources.of('entity').values()].filter((file) => at(file.node, 'document', 'approval'))
    found.set(name, keptOf(view, files, () => ({ ...view, values: new Map(files.map((each) => [each.name, { label: labelIn(each), group: undefined }])) })))
  }
  for (const [step, { enum: name, label, values }] of Object.entries(CLOCK_STEPS)) {
    const file = [...sources.of('dataset').values()]
      .find((each) => entries(child(each.node, 'dimensions')).some(({ value }) => text(child(value, 'by')) === step))
    if (file) found.set(name, keptOf(values, [file], () => (
      { file, name, label, values: new Map(values.map(({ value, label: says }) => [value, { label: says }])), groups: new Map() }
    )))
  }
  return found
}

function storedEntity({ file, key, fields, refs, has }: EntityView): StoredEntity {
  return { key, field: (name) => fields.get(name), refs: [...refs.values()], has: [...has.values()], parent: text(at(file.node, 'tree', 'parent')) }
}

/** @param keeps false: what is found in this world is never asked for again */
export function worldOf(all: Sources, keeps = true): World {
  const watch = new Watch(keeps)
  const families = views(all, 'endpoints', familyView)
  const pages = views(all, 'page', pageView)
  const calls = new Map<string, CallView>()
  for (const family of families.values()) for (const call of family.calls.values()) calls.set(`${family.name}.${call.name}`, call)
  const routes = new Map<string, PageView>()
  const sharedRoutes = new Map<string, true>()
  for (const page of pages.values()) {
    if (page.route === undefined) continue
    if (routes.has(page.route)) sharedRoutes.set(page.route, true)
    else routes.set(page.route, page)
  }
  const entities = views(all, 'entity', entityView)
  const records: Record<string, Map<string, unknown>> = {}
  const watched = <View>(record: string, entries: Map<string, View>): Map<string, View> => {
    const map = watch.map(record, entries)
    records[record] = map
    return map
  }
  const files = new Map(FILE_KINDS.map((kind) => [kind, watched(`files of kind ${kind}`, all.of(kind))]))
  let kept: ReturnType<typeof storageOf> | undefined
  const storage = new Map<string, string>()
  const stored = (name: string): string => {
    const known = storage.get(name)
    if (known !== undefined) return known
    kept ??= storageOf(new Map([...entities].map(([each, view]) => [each, storedEntity(view)])))
    const [entity = '', field = ''] = name.split(' ')
    const type = kept(entity, field)
    storage.set(name, type)
    return type
  }
  return {
    sources: {
      ...all,
      of: (kind) => files.get(kind) ?? new Map(),
      get files() {
        watch.note('all files', '', all.files)
        return all.files
      },
    },
    entities: watched('entities', entities),
    datasets: watched('datasets', views(all, 'dataset', datasetView)),
    enums: watched('enums', enumsOf(all)),
    families: watched('families', families),
    calls: watched('calls', calls),
    pages: watched('pages', pages),
    routes: watched('routes', routes),
    sharedRoutes: watched('shared routes', sharedRoutes),
    get menu() {
      return files.get('menu')?.get('menu')
    },
    shape: shapeOf,
    stored: (entity, field) => {
      const name = `${entity} ${field}`
      const type = stored(name)
      watch.note(STORED, name, type)
      return type
    },
    memory: { scopes: new Map(), fields: new Map(), dimensions: new Map() },
    watch,
    holds: (notes) => holds(notes, (record, name) => {
      const map = records[record]
      return map ? lookUp(record, map, name) : record === STORED ? stored(name) : all.files
    }),
  }
}

/** The record under which it is noted what a field is kept as. */
const STORED = 'stored'

export { menuItems, menuKeys }
