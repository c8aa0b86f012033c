/** Names that depend on what the rows are of: fields, dimensions and measures, what is below a row, its steps and figures. */
import { dimensionInfo, lookup, ownField } from '../fields'
import { didYouMean, type Candidate } from '../nearest'
import { around, child, holder, keyOf, keysTo, text } from '../node'
import { isOfBody, listsAt, madeFromAt, rowsOfBody, scopeOfList, scopesAt } from '../scope'
import type { Scope } from '../found'
import type { Use } from '../shape'
import type { DatasetView, EntityView } from '../views'
import type { World } from '../world'
import { UNJUDGED, wrong, verdict, among, labelled, type Verdict, type Resolver } from './verdict'

/** A field path, which must be right in every scope that its place has (each tab that inherits it). */
export const inScopes: Resolver = (use, world) =>
  scopesAt(world, use.file, use.node).map((scope) => verdict(lookup(world, scope, use.name)))

/** A field of the row itself, as what is written; SCH204 where the rows are of a dataset, which nobody writes. */
export const own: Resolver = (use, world) => scopesAt(world, use.file, use.node).map((scope): Verdict => {
  if (scope.type === 'entity') return verdict(ownField(world, scope.entity, use.name))
  return wrong(
    'SCH204',
    `the rows are of the dataset ${scope.dataset.name}, which has no fields to write.`,
    'Name a value of the call instead: {"param": …, "label": …, "input": …}',
  )[0]
})

/** The entity that the nearest object around names under `key`. */
export function entityAround(use: Use, world: World, key: string): EntityView | undefined {
  for (const outer of around(use.node)) {
    const name = text(child(outer, key))
    if (name !== undefined) return world.entities.get(name)
  }
  return undefined
}

/** What the rows are of, at a place on a page. */
function rowsAt(use: Use, world: World): Scope[] {
  if (use.file.kind === 'entity') return scopesAt(world, use.file, use.node)
  if (isOfBody(world, use.file, use.node)) return rowsOfBody(world, use.node)
  return listsAt(world, use.file, use.node).flatMap((list) => scopeOfList(world, list))
}

/** The datasets whose dimensions and measures a name at this place means: the file's own, the one that figures name, or the list's. */
export function datasetOf(use: Use, world: World): DatasetView[] {
  if (use.file.kind === 'dataset') return [world.datasets.get(use.file.name)].flatMap((dataset) => dataset ?? [])
  if (use.file.kind === 'entity') {
    for (const outer of around(use.node)) {
      const name = text(child(outer, 'dataset'))
      if (name !== undefined) return [world.datasets.get(name)].flatMap((dataset) => dataset ?? [])
    }
  }
  return rowsAt(use, world).flatMap((scope) => (scope.type === 'entity' ? [] : [scope.dataset]))
}

/** A field of the facts of every source of the dataset: the dimension lines them up by it. */
export const dimensionField: Resolver = (use, world) => {
  const dataset = world.datasets.get(use.file.name)
  return [...(dataset?.sources.values() ?? [])].flatMap(({ facts }) => {
    const entity = world.entities.get(facts)
    return entity ? [verdict(lookup(world, { type: 'entity', entity }, use.name))] : []
  })
}

/** The field of the one source that its key names. */
export const sourceField: Resolver = (use, world) => {
  const source = world.datasets.get(use.file.name)?.sources.get(keyOf(use.node) ?? '')
  const entity = source && world.entities.get(source.facts)
  return entity ? [verdict(lookup(world, { type: 'entity', entity }, use.name))] : UNJUDGED
}

/** A field of the facts of the source that the measure names, or of the first one. */
export const measureField: Resolver = (use, world) => {
  const dataset = world.datasets.get(use.file.name)
  const named = text(child(holder(use.node), 'source'))
  const sources = dataset ? (named === undefined ? [...dataset.sources.values()].slice(0, 1) : [dataset.sources.get(named)]) : []
  return sources.flatMap((source) => {
    const entity = source && world.entities.get(source.facts)
    return entity ? [verdict(lookup(world, { type: 'entity', entity }, use.name))] : []
  })
}

/** SCH207 where the dataset around has no such dimension. */
export const dimension: Resolver = (use, world) => datasetOf(use, world).flatMap((dataset) => {
  const candidates = (): Candidate[] => [...dataset.dimensions.keys()].map((name) => ({ name, label: dimensionInfo(world, dataset, name)?.label }))
  const target = { kind: 'dimension', name: `${dataset.name}.${use.name}` }
  return among(
    dataset.dimensions.has(use.name), use.name, 'SCH207', target,
    `the dataset ${dataset.name} has no such dimension.`, candidates,
    `Its dimensions are in ${dataset.file.path}`,
  )
})

/** SCH207 where the dataset around has no such measure. */
export const measure: Resolver = (use, world) => datasetOf(use, world).flatMap((dataset) => {
  const target = { kind: 'measure', name: `${dataset.name}.${use.name}` }
  const says = `the dataset ${dataset.name} has no such measure.`
  return among(
    dataset.measures.has(use.name), use.name, 'SCH207', target, says, () => labelled(dataset.measures),
    `Its measures are in ${dataset.file.path}`,
  )
})

/** Rows below: SCH223 where the entity has none of that name, or the rows are of a dataset. */
export const has: Resolver = (use, world) => rowsAt(use, world).flatMap((scope) => {
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

/** "items.weight": a field of the rows below those of an entity's file, or of the list that a place on a page belongs to. */
export const itemField: Resolver = (use, world) => {
  const [list = '', field = ''] = use.name.split('.')
  const listed = world.pages.get(use.file.name)?.file === use.file ? listsAt(world, use.file, use.node)[0]?.entity : undefined
  const entity = world.entities.get(listed ?? use.file.name)
  if (!entity) return UNJUDGED
  const below = entity.has.get(list)
  if (!below) {
    const candidates = [...entity.has.keys()].map((name) => ({ name }))
    return wrong(
      'SCH223', `${entity.name} has no rows "${list}" below it.${didYouMean(list, candidates)}`,
      `What it has is said under "has" in ${entity.file.path}`,
    )
  }
  const other = world.entities.get(below.entity)
  return other ? [verdict(ownField(world, other, field))] : UNJUDGED
}

/** A field of a document that is made from another, or of the rows below it. */
export const madeField: Resolver = (use, world) => {
  const entity = world.entities.get(use.file.name)
  const [, , , part, list] = keysTo(use.node)
  const made = part === 'items' ? world.entities.get(entity?.has.get(list ?? '')?.entity ?? '') : entity
  return made ? [verdict(ownField(world, made, use.name))] : UNJUDGED
}

/** A field of what a document is made from, or of a reference of it. */
export const sourcePath: Resolver = (use, world) => {
  const entity = madeFromAt(world, use.node)
  return entity ? [verdict(lookup(world, { type: 'entity', entity }, use.name))] : UNJUDGED
}

/** A field of the document that this one is made from. */
export const sourceOwn: Resolver = (use, world) => {
  const entity = madeFromAt(world, use.node)
  return entity ? [verdict(ownField(world, entity, use.name))] : UNJUDGED
}

/** The rows below the document that another is made from. */
export const sourceHas: Resolver = (use, world) => {
  const entity = entityAround(use, world, 'entity')
  if (!entity) return UNJUDGED
  return among(
    entity.has.has(use.name), use.name, 'SCH223', { kind: 'has', name: `${entity.name}.${use.name}` },
    `${entity.name} has no such rows below it.`, () => [...entity.has.keys()].map((name) => ({ name })),
    `What it has is said under "has" in ${entity.file.path}`,
  )
}

/** Figures beside the rows: SCH206 where the entity has none of that name, or the rows are of a dataset. */
export const figures: Resolver = (use, world) => rowsAt(use, world).flatMap((scope) => {
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

/** A step of the life cycle: SCH224 where there is none of that name, no life cycle, or the rows are of a dataset. */
export const transition: Resolver = (use, world) => rowsAt(use, world).flatMap((scope) => {
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

/** A source of the file's own dataset; SCH222 where it has none of that name. */
export const source: Resolver = (use, world) => {
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
