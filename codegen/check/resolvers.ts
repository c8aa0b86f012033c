/**
 * One resolver per kind of name that the meta-schemas' `names` can say: looks the name up and gives what it leads to,
 * or what is wrong with it and the nearest right one. Reports nothing itself.
 */
import { OPERATORS } from '../../contract/filter'
import { lookup, ownField } from './fields'
import { PLAIN_TYPES } from '../language/shape-types'
import { didYouMean, type Candidate } from './nearest'
import { child, text } from './node'
import { UNJUDGED, refersTo, wrong, verdict, fileNamed, among, type Resolver } from './resolvers/verdict'
import {
  inScopes, own, entityAround, dimensionField, sourceField, measureField, dimension, measure, has, figures, itemField, madeField, sourceHas, sourceOwn,
  sourcePath, transition, source,
} from './resolvers/rows'
import { call, dialog, route, menuKey, permission } from './resolvers/leads'
import { valueOf, lifecycleState, enumGroup, reportColumn, reportValues } from './resolvers/values'

/** Every word that a meta-schema may say under `names`. */
export const NAME_KINDS = [
  'field', 'ownField', 'otherField', 'factsField', 'factsPath', 'dimensionField', 'sourceField', 'measureField', 'sortField',
  'entity', 'dataset', 'entityOrDataset',
  'enum', 'enumGroup', 'call', 'dialog', 'sharedDialog', 'columnSet', 'filterSet', 'markSet', 'tabSet', 'route', 'menuKey', 'permission', 'wire', 'format',
  'mapping', 'mappingValue', 'dimension', 'measure', 'source', 'has', 'figures', 'transition', 'lifecycleState', 'operator', 'reportColumn',
  'reportValues', 'shapeType', 'itemField', 'madeField', 'sourcePath', 'sourceOwn', 'sourceHas',
] as const

/** A kind of name, as meta-schemas call it. */
export type NameKind = (typeof NAME_KINDS)[number]

const shapeType: Resolver = (use, world) => {
  const type = use.name.replace(/\|null$/, '').replace(/\[\]$/, '')
  const [kind = '', name] = type.split(':')
  if (name === undefined) {
    const hint = `Types: ${PLAIN_TYPES.join(', ')}, enum:NAME, entity:NAME; with [] for a list, |null for what may be null`
    const candidates = (): Candidate[] => PLAIN_TYPES.map((plain) => ({ name: plain }))
    return among(PLAIN_TYPES.some((plain) => plain === type), type, 'SCH227', { kind: 'type', name: type }, 'there is no such type.', candidates, hint)
  }
  if (kind === 'enum') return RESOLVERS.enum({ ...use, name }, world)
  if (kind === 'entity') return RESOLVERS.entity({ ...use, name }, world)
  // The TypeScript compiler looks it up, in what codegen writes.
  if (kind === 'contract' && /^[a-z-]+\.[A-Z][A-Za-z0-9]*$/.test(name)) return UNJUDGED
  return wrong(
    'SCH227',
    `"${kind}:" is not known.${didYouMean(kind, [{ name: 'enum' }, { name: 'entity' }])}`,
    'With a colon: enum:NAME, entity:NAME or contract:FILE.TYPE',
  )
}

const entityNamed = fileNamed('entity', 'SCH201', 'entity', 'entities')

/** By kind of name. `Record` makes the compiler name a kind that has none. */
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
  factsPath: (use, world) => {
    const entity = entityAround(use, world, 'facts')
    return entity ? [verdict(lookup(world, { type: 'entity', entity }, use.name))] : UNJUDGED
  },
  dimensionField,
  sourceField,
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
  markSet: fileNamed('marks', 'SCH213', 'set of marks', 'marks'),
  tabSet: fileNamed('tab', 'SCH213', 'shared tab', 'tabs'),
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
  itemField,
  madeField,
  sourcePath,
  sourceOwn,
  sourceHas,
}

export type { Resolver, Target, Verdict } from './resolvers/verdict'
