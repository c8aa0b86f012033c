/**
 * One resolver per kind of name that the meta-schemas' `names` can say: looks the name up and gives what it leads to,
 * or what is wrong with it and the nearest right one. Reports nothing itself.
 */
import type { FileKind, SourceFile } from '../read/source'
import { OPERATORS } from '../../contract/filter'
import { dimensionInfo, lookup, ownField } from './fields'
import type { Lookup, Wrong } from './fields'
import { didYouMean } from './nearest'
import type { Candidate } from './nearest'
import { around, child, entries, holder, text } from './node'
import { hasBody, listsAt, rowsOfBody, scopeOfList, scopesAt } from './scope'
import type { Scope } from './scope'
import type { Use } from './shape'
import { menuKeys } from './views'
import type { DatasetView, EntityView, ListView } from './views'
import type { World } from './world'

export const NAME_KINDS = [
  'field', 'ownField', 'otherField', 'factsField', 'dimensionField', 'measureField', 'sortField', 'entity', 'dataset', 'entityOrDataset',
  'enum', 'enumGroup', 'call', 'dialog', 'sharedDialog', 'columnSet', 'filterSet', 'route', 'menuKey', 'permission', 'wire', 'format',
  'mapping', 'mappingValue', 'dimension', 'measure', 'source', 'has', 'figures', 'transition', 'lifecycleState', 'operator', 'reportColumn',
  'reportValues', 'shapeType',
] as const

export type NameKind = (typeof NAME_KINDS)[number]

/** What a name leads to. */
export interface Target {
  /** field, entity, dataset, measure, dimension, enum, call, dialog, columns, filters, page, wire, report, mapping, … */
  kind: string
  /** entity.field, dataset.measure, family.call, or the plain name. */
  name: string
}

/** What a name turned out to be; undefined where it cannot be judged. */
export type Verdict = { refersTo: Target[] } | { wrong: Wrong } | undefined

/** One verdict per scope the name must be found in; none where there is no scope to look in. */
export type Resolver = (use: Use, world: World) => Verdict[]

const UNJUDGED: Verdict[] = []
const refersTo = (...targets: Target[]): Verdict[] => [{ refersTo: targets }]
const wrong = (code: string, message: string, hint?: string): Verdict[] => [{ wrong: { code, message, ...(hint ? { hint } : {}) } }]

function verdict(result: Lookup): Verdict {
  return result && 'found' in result ? { refersTo: result.found.references } : result
}

function labelOf(file: SourceFile): string | undefined {
  return text(child(file.node, 'label')) ?? text(child(file.node, 'title'))
}

function fileNamed(kind: FileKind, code: string, what: string, folder: string, target: string = kind): Resolver {
  return (use, world) => {
    const files = world.sources.of(kind)
    if (files.has(use.name)) return refersTo({ kind: target, name: use.name })
    const candidates = [...files.values()].map((file) => ({ name: file.name, label: labelOf(file) }))
    return wrong(code, `there is no such ${what}.${didYouMean(use.name, candidates)}`, `${capital(what)} files are in schemas/${folder}/`)
  }
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A name that is there, or is told with the nearest of those that are. */
function among(
  isThere: boolean, name: string, code: string, target: Target, says: string, candidates: () => Candidate[],
  hint: string,
): Verdict[] {
  return isThere ? refersTo(target) : wrong(code, `${says}${didYouMean(name, candidates())}`, hint)
}

/** The names of a map, with the labels that its values carry. */
function labelled(map: ReadonlyMap<string, { label?: string }>): Candidate[] {
  return [...map].map(([name, { label }]) => ({ name, label }))
}

const inScopes: Resolver = (use, world) => 
  scopesAt(world, use.file, use.node).map((scope) => verdict(lookup(world, scope, use.name)))

const own: Resolver = (use, world) => scopesAt(world, use.file, use.node).map((scope): Verdict => {
  if (scope.type === 'entity') return verdict(ownField(world, scope.entity, use.name))
  return wrong(
    'SCH204',
    `the rows are of the dataset ${scope.dataset.name}, which has no fields to write.`,
    'Name a value of the call instead: {"param": …, "label": …, "input": …}',
  )[0]
})

/** The entity that the nearest object around names under `key`. */
function entityAround(use: Use, world: World, key: string): EntityView | undefined {
  for (const outer of around(use.node)) {
    const name = text(child(outer, key))
    if (name !== undefined) return world.entities.get(name)
  }
  return undefined
}

/** What the rows are of, at a place on a page. */
function rowsAt(use: Use, world: World): Scope[] {
  if (hasBody(world, use.file)) return rowsOfBody(world, use.node)
  return listsAt(world, use.file, use.node).flatMap((list) => scopeOfList(world, list))
}

function datasetOf(use: Use, world: World): DatasetView[] {
  if (use.file.kind === 'dataset') return [world.datasets.get(use.file.name)].flatMap((dataset) => dataset ?? [])
  if (use.file.kind === 'entity') {
    for (const outer of around(use.node)) {
      const name = text(child(outer, 'dataset'))
      if (name !== undefined) return [world.datasets.get(name)].flatMap((dataset) => dataset ?? [])
    }
  }
  return rowsAt(use, world).flatMap((scope) => (scope.type === 'entity' ? [] : [scope.dataset]))
}

const dimensionField: Resolver = (use, world) => {
  const dataset = world.datasets.get(use.file.name)
  return [...(dataset?.sources.values() ?? [])].flatMap(({ facts }) => {
    const entity = world.entities.get(facts)
    return entity ? [verdict(lookup(world, { type: 'entity', entity }, use.name))] : []
  })
}

const measureField: Resolver = (use, world) => {
  const dataset = world.datasets.get(use.file.name)
  const named = text(child(holder(use.node), 'source'))
  const sources = dataset ? (named === undefined ? [...dataset.sources.values()].slice(0, 1) : [dataset.sources.get(named)]) : []
  return sources.flatMap((source) => {
    const entity = source && world.entities.get(source.facts)
    return entity ? [verdict(lookup(world, { type: 'entity', entity }, use.name))] : []
  })
}

const dimension: Resolver = (use, world) => datasetOf(use, world).flatMap((dataset) => {
  const candidates = (): Candidate[] => [...dataset.dimensions.keys()].map((name) => ({ name, label: dimensionInfo(world, dataset, name)?.label }))
  const target = { kind: 'dimension', name: `${dataset.name}.${use.name}` }
  return among(
    dataset.dimensions.has(use.name), use.name, 'SCH207', target,
    `the dataset ${dataset.name} has no such dimension.`, candidates,
    `Its dimensions are in ${dataset.file.path}`,
  )
})

const measure: Resolver = (use, world) => datasetOf(use, world).flatMap((dataset) => {
  const target = { kind: 'measure', name: `${dataset.name}.${use.name}` }
  const says = `the dataset ${dataset.name} has no such measure.`
  return among(
    dataset.measures.has(use.name), use.name, 'SCH207', target, says, () => labelled(dataset.measures),
    `Its measures are in ${dataset.file.path}`,
  )
})

const call: Resolver = (use, world) => {
  const [familyName = '', name = ''] = use.name.split('.')
  if (world.sources.of('endpoints').has(familyName) && !world.families.has(familyName)) return UNJUDGED
  if (world.calls.has(use.name)) return refersTo({ kind: 'call', name: use.name })
  const family = world.families.get(familyName)
  if (!family) {
    const near = didYouMean(familyName, world.families.values())
    return wrong('SCH210', `there is no endpoint family "${familyName}".${near}`, 'Families are the files of schemas/endpoints/')
  }
  const near = didYouMean(name, [...family.calls.values()].map((other) => ({ name: other.name, label: other.what })))
  return wrong('SCH210', `the family ${familyName} has no call "${name}".${near}`, `Its calls are in ${family.file.path}`)
}

/** A dialog of the page or tab (an inherited action keeps the page's dialogs), or a shared one by its file's name. */
const dialog: Resolver = (use, world) => {
  const inTab = [...around(use.node)].some((outer) => world.pages.get(use.file.name)?.lists.some((list) => list.node === outer))
  const page: Pick<ListView, 'tab' | 'parts'> = { parts: () => [] }
  return (hasBody(world, use.file) ? [page] : listsAt(world, use.file, use.node)).flatMap((list) => {
    const said = [...list.parts('dialogs'), ...(inTab ? [] : [child(use.file.node, 'dialogs')])]
    const here = said.flatMap(entries).map(({ key, value }) => ({ name: key, label: text(child(value, 'title')) }))
    if (here.some(({ name }) => name === use.name)) return refersTo({ kind: 'pageDialog', name: `${use.file.name}.${use.name}` })
    const shared = [...world.sources.of('dialog').values()].map(({ name, node }) => ({ name, label: text(child(node, 'title')) }))
    if (shared.some(({ name }) => name === use.name)) return refersTo({ kind: 'dialog', name: use.name })
    const where = list.tab === undefined ? 'this page has' : `the tab "${list.tab}" has`
    return wrong(
      'SCH211',
      `${where} no such dialog.${didYouMean(use.name, [...here, ...shared])}`,
      'Dialogs are said under "dialogs" (a tab takes the page\'s where "inherits" says so), or shared in schemas/dialogs/',
    )
  })
}

const route: Resolver = (use, world) => {
  const page = world.routes.get(use.name)
  if (page) return refersTo({ kind: 'page', name: page.name })
  // A page whose route could not be read was told of already.
  const unknownRoutes = [...world.sources.of('page').values()].filter((file) => world.pages.get(file.name)?.route === undefined)
  if (unknownRoutes.some((file) => file.text.includes(`"${use.name}"`))) return UNJUDGED
  const candidates = [...world.routes].map(([name, { title }]) => ({ name, label: title }))
  const byName = world.pages.get(use.name)?.route
  const near = byName === undefined ? didYouMean(use.name, candidates) : ` Did you mean "${byName}"?`
  return wrong('SCH214', `no page has this route.${near}`, 'Routes are said in the files of schemas/pages/')
}

const menuKey: Resolver = (use, world) => {
  const keys = menuKeys(world.menu?.node)
  const candidates = (): Candidate[] => keys.map(({ key, label }) => ({ name: key, label }))
  const isThere = keys.some(({ key }) => key === use.name)
  return among(
    isThere, use.name, 'SCH215', { kind: 'menuKey', name: use.name }, 'the menu has no such key.', candidates,
    'Keys are in schemas/menu.json',
  )
}

const permission: Resolver = (use, world) => {
  if (!world.menu?.node) return UNJUDGED
  const said = entries(child(world.menu.node, 'permissions'))
  const candidates = (): Candidate[] => said.map(({ key, value }) => ({ name: key, label: text(value) ?? text(child(value, 'label')) }))
  const target = { kind: 'permission', name: use.name }
  const hint = 'Permissions are under "permissions" in schemas/menu.json'
  return among(said.some(({ key }) => key === use.name), use.name, 'SCH216', target, 'there is no such permission.', candidates, hint)
}

function valueOf(use: Use, world: World, enumName: string | undefined): Verdict[] {
  const values = enumName === undefined ? undefined : world.enums.get(enumName)
  if (!values) return UNJUDGED
  const target = { kind: 'value', name: `${values.name}.${use.name}` }
  const says = `the enum ${values.name} has no such value.`
  return among(
    values.values.has(use.name), use.name, 'SCH220', target, says, () => labelled(values.values),
    `Its values are in ${values.file.path}`,
  )
}

const lifecycleState: Resolver = (use, world) => {
  const entity = world.entities.get(use.file.name)
  const field = entity?.fields.get(entity.lifecycle?.field ?? '')
  return valueOf(use, world, field?.enum)
}

const has: Resolver = (use, world) => rowsAt(use, world).flatMap((scope) => {
  if (scope.type !== 'entity') {
    return wrong(
      'SCH223',
      `the rows are of the dataset ${scope.dataset.name}, which has no rows below its rows.`,
      'Rows open out on pages with "entity"',
    )
  }
  const { entity } = scope
  const target = { kind: 'has', name: `${entity.name}.${use.name}` }
  const candidates = (): Candidate[] => [...entity.has.keys()].map((name) => ({ name }))
  const hint = `What it has is said under "has" in ${entity.file.path}`
  return among(entity.has.has(use.name), use.name, 'SCH223', target, `${entity.name} has no such rows below it.`, candidates, hint)
})

const figures: Resolver = (use, world) => rowsAt(use, world).flatMap((scope) => {
  if (scope.type !== 'entity') {
    return wrong('SCH206', `the rows are of the dataset ${scope.dataset.name}: its figures are the rows' own.`, 'Leave "figures" out')
  }
  const { entity } = scope
  const candidates = (): Candidate[] => [...entity.figures.keys()].map((name) => ({ name }))
  return among(
    entity.figures.has(use.name), use.name, 'SCH206', { kind: 'figures', name: `${entity.name}.${use.name}` },
    `${entity.name} has no such figures.`, candidates, `They are said under "figures" in ${entity.file.path}`,
  )
})

const transition: Resolver = (use, world) => rowsAt(use, world).flatMap((scope) => {
  if (scope.type !== 'entity') return wrong('SCH224', `the rows are of the dataset ${scope.dataset.name}, which has no life cycle.`)
  const { entity } = scope
  const steps = entity.lifecycle?.transitions ?? new Map<string, { label: string }>()
  const target = { kind: 'transition', name: `${entity.name}.${use.name}` }
  const says = entity.lifecycle ? `the life cycle of ${entity.name} has no such transition.` : `${entity.name} has no life cycle.`
  return among(
    steps.has(use.name), use.name, 'SCH224', target, says, () => labelled(steps),
    `Transitions are said under "lifecycle" in ${entity.file.path}`,
  )
})

function pivotEnum(use: Use, world: World): string | undefined {
  const dimension = [...around(use.node)].map((outer) => text(child(outer, 'dimension'))).find((name) => name !== undefined)
  const [dataset] = datasetOf(use, world)
  return dataset && dimension !== undefined ? dimensionInfo(world, dataset, dimension)?.enum : undefined
}

/** A group of the enum's own file, or of the enum whose values a pivot spreads. */
const enumGroup: Resolver = (use, world) => {
  const name = use.file.kind === 'enum' ? use.file.name : pivotEnum(use, world)
  const groups = world.enums.get(name ?? '')?.groups
  if (!groups) return UNJUDGED
  const target = { kind: 'group', name: `${name}.${use.name}` }
  const candidates = (): Candidate[] => [...groups].map(([name, label]) => ({ name, label }))
  return among(
    groups.has(use.name), use.name, 'SCH221', target,
    'this enum has no such group.', candidates,
    use.file.kind === 'enum' ? 'Groups are said under "groups" in the same file' : `Groups are said in schemas/enums/${name}.json`,
  )
}

const reportColumn: Resolver = (use) => {
  const columns = entries(child(use.file.node, 'columns'))
  const target = { kind: 'reportColumn', name: `${use.file.name}.${use.name}` }
  const candidates = (): Candidate[] => columns.map(({ key, value }) => ({ name: key, label: text(child(value, 'headers')?.children?.[0]) }))
  const hint = 'Columns are said under "columns" in the same file'
  return among(columns.some(({ key }) => key === use.name), use.name, 'SCH225', target, 'this report has no such column.', candidates, hint)
}

const reportValues: Resolver = (use) => {
  const lists = entries(child(use.file.node, 'values'))
  const target = { kind: 'reportValues', name: `${use.file.name}.${use.name}` }
  const candidates = (): Candidate[] => lists.map(({ key }) => ({ name: key }))
  const hint = 'Lists of words are said under "values" in the same file'
  return among(
    lists.some(({ key }) => key === use.name), use.name, 'SCH226', target,
    'this report has no such list of words.', candidates, hint,
  )
}

const source: Resolver = (use, world) => {
  const sources = world.datasets.get(use.file.name)?.sources
  if (!sources) return UNJUDGED
  const target = { kind: 'source', name: `${use.file.name}.${use.name}` }
  const candidates = (): Candidate[] => [...sources.keys()].map((name) => ({ name }))
  return among(
    sources.has(use.name), use.name, 'SCH222', target,
    'this dataset has no such source.', candidates,
    'Sources are said under "sources" in the same file',
  )
}

const PLAIN_TYPES = ['text', 'integer', 'decimal', 'boolean', 'date', 'month', 'datetime', 'id', 'json', 'file', 'filter']

const shapeType: Resolver = (use, world) => {
  const type = use.name.replace(/\[\]$/, '')
  const [kind = '', name] = type.split(':')
  if (name === undefined) {
    const hint = `Types: ${PLAIN_TYPES.join(', ')}, enum:NAME, entity:NAME; with [] for a list`
    const candidates = (): Candidate[] => PLAIN_TYPES.map((plain) => ({ name: plain }))
    return among(PLAIN_TYPES.includes(type), type, 'SCH227', { kind: 'type', name: type }, 'there is no such type.', candidates, hint)
  }
  if (kind === 'enum') return RESOLVERS.enum({ ...use, name }, world)
  if (kind === 'entity') return RESOLVERS.entity({ ...use, name }, world)
  return wrong(
    'SCH227',
    `"${kind}:" is not known.${didYouMean(kind, [{ name: 'enum' }, { name: 'entity' }])}`,
    'With a colon: enum:NAME or entity:NAME',
  )
}

const entityNamed = fileNamed('entity', 'SCH201', 'entity', 'entities')

export const RESOLVERS: Record<NameKind, Resolver> = {
  field: inScopes,
  ownField: own,
  otherField: (use, world) => {
    const entity = entityAround(use, world, 'entity')
    return entity ? [verdict(ownField(world, entity, use.name))] : UNJUDGED
  },
  factsField: (use, world) => {
    const entity = entityAround(use, world, 'facts')
    return entity ? [verdict(ownField(world, entity, use.name))] : UNJUDGED
  },
  dimensionField,
  measureField,
  sortField: (use, world) => inScopes({ ...use, name: use.name.replace(/^-/, '') }, world),
  entity: entityNamed,
  dataset: fileNamed('dataset', 'SCH202', 'dataset', 'datasets'),
  entityOrDataset: (use, world) => {
    if (world.sources.of('entity').has(use.name)) return refersTo({ kind: 'entity', name: use.name })
    if (world.sources.of('dataset').has(use.name)) return refersTo({ kind: 'dataset', name: use.name })
    const candidates = [...world.entities.values(), ...world.datasets.values()]
    return wrong(
      'SCH201',
      `there is no such entity or dataset.${didYouMean(use.name, candidates)}`,
      'They are in schemas/entities/ and schemas/datasets/',
    )
  },
  enum: fileNamed('enum', 'SCH203', 'enum', 'enums'),
  enumGroup,
  call,
  dialog,
  sharedDialog: fileNamed('dialog', 'SCH212', 'shared dialog', 'dialogs'),
  columnSet: fileNamed('columns', 'SCH213', 'column set', 'columns'),
  filterSet: fileNamed('filters', 'SCH213', 'filter set', 'filters'),
  route,
  menuKey,
  permission,
  wire: fileNamed('wire', 'SCH217', 'wire', 'wires'),
  format: fileNamed('report', 'SCH218', 'report format', 'reports'),
  mapping: fileNamed('mapping', 'SCH219', 'mapping', 'mappings'),
  mappingValue: (use, world) => valueOf(use, world, text(child(use.file.node, 'to'))),
  dimension,
  measure,
  source,
  has,
  figures,
  transition,
  lifecycleState,
  operator: (use) => {
    const known: readonly string[] = OPERATORS
    const candidates = (): Candidate[] => known.map((name) => ({ name }))
    const hint = `Operators: ${OPERATORS.join(', ')}`
    return among(
      known.includes(use.name), use.name, 'SCH228', { kind: 'operator', name: use.name }, 'there is no such operator.',
      candidates, hint,
    )
  },
  reportColumn,
  reportValues,
  shapeType,
}
