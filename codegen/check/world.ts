/**
 * All files together: every entity, dataset, enum, call and page by name. Built anew for each check from views that are
 * kept per file, so it costs little. A file that cannot be read is known by name and by nothing else: whoever
 * refers to it is not blamed for what cannot be looked up.
 */
import type { Node } from 'jsonc-parser'
import type { FileKind, SourceFile, Sources } from '../read/source'
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

export interface Memory {
  scopes: Map<Node, Scope[]>
  fields: Map<EntityView | DatasetView, Map<string, Lookup>>
  /** By "dataset dimension". */
  dimensions: Map<string, FieldInfo | undefined>
}

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
  sharedRoutes: Set<string>
  menu?: SourceFile
  shape(file: SourceFile): Shape
  /** The SQL type that a field of an entity is kept as. */
  stored(entity: string, field: string): string
  /** What was looked up already, for one check: scopes by place, fields by owner and path. */
  memory: Memory
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

/** An enum whose values are the report formats, or documents, takes them from their files. */
function enumsOf(sources: Sources): Map<string, EnumView> {
  const found = views(sources, 'enum', enumView)
  for (const [name, view] of found) {
    if (!view.takenFrom) continue
    const files = view.takenFrom === 'reports'
      ? [...sources.of('report').values()]
      : [...sources.of('entity').values()].filter((file) => at(file.node, 'document', 'approval'))
    const values = new Map(files.map((file) => [file.name, { label: labelIn(file), group: undefined }]))
    found.set(name, { ...view, values })
  }
  for (const [step, { enum: name, label, values }] of Object.entries(CLOCK_STEPS)) {
    const file = [...sources.of('dataset').values()]
      .find((each) => entries(child(each.node, 'dimensions')).some(({ value }) => text(child(value, 'by')) === step))
    if (file) found.set(name, { file, name, label, values: new Map(values.map(({ value, label: says }) => [value, { label: says }])), groups: new Map() })
  }
  return found
}

function storedEntity({ file, key, fields, refs, has }: EntityView): StoredEntity {
  return { key, field: (name) => fields.get(name), refs: [...refs.values()], has: [...has.values()], parent: text(at(file.node, 'tree', 'parent')) }
}

export function worldOf(sources: Sources): World {
  const families = views(sources, 'endpoints', familyView)
  const pages = views(sources, 'page', pageView)
  const calls = new Map<string, CallView>()
  for (const family of families.values()) for (const call of family.calls.values()) calls.set(`${family.name}.${call.name}`, call)
  const routes = new Map<string, PageView>()
  const sharedRoutes = new Set<string>()
  for (const page of pages.values()) {
    if (page.route === undefined) continue
    if (routes.has(page.route)) sharedRoutes.add(page.route)
    else routes.set(page.route, page)
  }
  const entities = views(sources, 'entity', entityView)
  let stored: World['stored'] | undefined
  return {
    sources,
    entities,
    datasets: views(sources, 'dataset', datasetView),
    enums: enumsOf(sources),
    families,
    calls,
    pages,
    routes,
    sharedRoutes,
    menu: sources.of('menu').get('menu'),
    shape: shapeOf,
    stored: (entity, field) => (stored ??= storageOf(new Map([...entities].map(([name, view]) => [name, storedEntity(view)]))))(entity, field),
    memory: { scopes: new Map(), fields: new Map(), dimensions: new Map() },
  }
}

export { menuItems, menuKeys }
