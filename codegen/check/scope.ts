/**
 * Whose fields a name belongs to: the nearest entity or dataset around it. A page's tab without one takes the page's;
 * what tabs inherit is looked up in each tab that inherits it; expanded rows are those of the other entity.
 */
import type { Node } from 'jsonc-parser'
import { ADDINGS } from '../../contract/formula'
import type { SourceFile } from '../read/source'
import { around, child, holder, items, keyOf, keysTo, text } from './node'
import { BODY_KINDS } from './page-views'
import type { World } from './world'
import type { ListView } from './page-views'
import type { Scope } from './found'
import type { EntityView } from './views'

function entityScope(world: World, name: string | undefined): Scope[] {
  const entity = name === undefined ? undefined : world.entities.get(name)
  return entity ? [{ type: 'entity', entity }] : []
}

/** The rows of a list. */
export function scopeOfList(world: World, list: ListView): Scope[] {
  // Which of the two is meant is not known, and is told as that.
  if (saysBoth(list.node)) return []
  const dataset = list.dataset === undefined ? undefined : world.datasets.get(list.dataset)
  if (dataset) return [{ type: 'dataset', dataset, list }]
  return list.dataset === undefined ? entityScope(world, list.entity) : []
}

/** Whether it says an entity and a dataset at once. */
function saysBoth(node: Node): boolean {
  return child(node, 'entity') !== undefined && child(node, 'dataset') !== undefined
}

/** The scopes a field name at this place must be found in, all of them; empty where they are not known. */
export function scopesAt(world: World, file: SourceFile, node: Node): Scope[] {
  return world.watch.remembered(world.memory.scopes, holder(node) ?? node, () => findScopes(world, file, node))
}

function findScopes(world: World, file: SourceFile, node: Node): Scope[] {
  switch (file.kind) {
    case 'entity':
      return rollupScope(world, file, node) ?? madeFromScope(world, node) ?? entityScope(world, file.name)
    case 'columns':
    case 'filters':
      return [...entityScope(world, text(child(file.node, 'entity'))), ...setScopes(world, file)]
    case 'dialog':
    case 'report':
      return entityScope(world, text(child(file.node, 'entity')))
    case 'dataset':
      return datasetScopes(world, file, node)
    case 'page':
      return pageScopes(world, file, node)
    default:
      return []
  }
}

/** A rollup's condition is about the rows below. */
function rollupScope(world: World, file: SourceFile, node: Node): Scope[] | undefined {
  let asked = false
  for (const outer of around(node)) {
    asked ||= keyOf(outer) === 'where'
    if (!asked || keyOf(outer) !== 'rollup') continue
    const below = world.entities.get(file.name)?.has.get(belowOf(outer) ?? '')
    return entityScope(world, below?.entity)
  }
  return undefined
}

/** A condition on what a document is made from is about that one, or about the rows below it. */
function madeFromScope(world: World, node: Node): Scope[] | undefined {
  const keys = keysTo(node)
  return keys[0] === 'document' && keys[1] === 'from' && keys.includes('when') ? entityScope(world, madeFromAt(world, node)?.name) : undefined
}

/** What a document is made from, at a place below "from": the other document, or the rows below it that make rows here. */
export function madeFromAt(world: World, node: Node): EntityView | undefined {
  let list: string | undefined
  for (const outer of around(node)) {
    list ??= text(child(outer, 'has'))
    const source = text(child(outer, 'entity'))
    if (source === undefined) continue
    const entity = world.entities.get(source)
    return list === undefined ? entity : world.entities.get(entity?.has.get(list)?.entity ?? '')
  }
  return undefined
}

/** The name under "has" that a rollup is of. */
export function belowOf(rollup: Node): string | undefined {
  return ADDINGS.map((word) => text(child(rollup, word))).find((path) => path !== undefined)?.split('.')[0]
}

/** A set over datasets names what each of them has. */
function setScopes(world: World, file: SourceFile): Scope[] {
  return items(child(file.node, 'datasets')).flatMap((node): Scope[] => {
    const dataset = world.datasets.get(text(node) ?? '')
    return dataset ? [{ type: 'dataset', dataset }] : []
  })
}

function datasetScopes(world: World, file: SourceFile, node: Node): Scope[] {
  for (const outer of around(node)) {
    const facts = text(child(outer, 'facts'))
    if (facts !== undefined) return entityScope(world, facts)
  }
  const dataset = world.datasets.get(file.name)
  const [part, measure, word] = keysTo(node)
  if (part === 'measures' && word === 'where') {
    const named = dataset?.measures.get(measure ?? '')?.source ?? [...dataset?.sources.keys() ?? []][0]
    return entityScope(world, dataset?.sources.get(named ?? '')?.facts)
  }
  return dataset ? [{ type: 'measures', dataset }] : []
}

/** The list a place on a page belongs to; the page's own place where it stands in no tab. */
export function listsAt(world: World, file: SourceFile, node: Node): ListView[] {
  const page = world.pages.get(file.name)
  if (!page || page.file !== file) return []
  for (const outer of around(node)) {
    const list = page.lists.find((candidate) => candidate.node === outer)
    if (list) return [list]
  }
  if (page.kind !== 'tabs') return page.lists
  const [part] = keysTo(node)
  return part === undefined ? [] : page.lists.filter((list) => list.parts(part).some((said) => said === child(file.node, part)))
}

function pageScopes(world: World, file: SourceFile, node: Node): Scope[] {
  for (const outer of around(node)) {
    if (keyOf(outer) === 'expand') return expandScope(world, file, outer)
    if (isDialog(outer)) return dialogScope(world, file, outer)
  }
  if (isOfBody(world, file, node)) return bodyScope(world, node)
  const lists = listsAt(world, file, node)
  if (lists.length > 0) return lists.flatMap((list) => scopeOfList(world, list))
  return entityScope(world, text(child(file.node, 'entity')))
}

/** A place in a page's body; cards above lists are a board's. */
export function isOfBody(world: World, file: SourceFile, node: Node): boolean {
  return hasBody(world, file) || keysTo(node)[0] === 'cards'
}

/** Whether the page is of a kind whose content is a body and no lists. */
export function hasBody(world: World, file: SourceFile): boolean {
  return BODY_KINDS.includes(world.pages.get(file.name)?.kind)
}

/** Inside a board, form, steps, detail or print: the rows of the nearest card or step, or of what those have below them. */
function bodyScope(world: World, node: Node): Scope[] {
  const has = [...around(node)].map((outer) => text(child(outer, 'has'))).find((name) => name !== undefined)
  const scopes = rowsOfBody(world, node)
  if (has === undefined) return scopes
  return scopes.flatMap((scope) => (scope.type === 'entity' ? entityScope(world, scope.entity.has.get(has)?.entity) : []))
}

/** The rows that the nearest card or step around a place is about; of the page where they do not say. */
export function rowsOfBody(world: World, node: Node): Scope[] {
  for (const outer of around(node)) {
    const name = text(child(outer, 'dataset'))
    const dataset = name === undefined ? undefined : world.datasets.get(name)
    if (dataset) return [{ type: 'dataset', dataset }]
    if (name !== undefined) return []
    const entity = text(child(outer, 'entity'))
    if (entity !== undefined) return entityScope(world, entity)
  }
  return []
}

function expandScope(world: World, file: SourceFile, expand: Node): Scope[] {
  const has = text(child(expand, 'has'))
  return listsAt(world, file, expand).flatMap((list) => scopeOfList(world, list))
    .flatMap((scope) => (scope.type === 'entity' && has !== undefined ? entityScope(world, scope.entity.has.get(has)?.entity) : []))
}

function isDialog(node: Node): boolean {
  const outer = holder(node)
  return outer !== undefined && keyOf(outer) === 'dialogs'
}

/** A dialog writes the entity that its call writes; else that of the list it stands in. */
function dialogScope(world: World, file: SourceFile, dialog: Node): Scope[] {
  const does = world.calls.get(text(child(dialog, 'submit')) ?? '')?.does
  if (does && (does.verb === 'add' || does.verb === 'edit')) return entityScope(world, does.target)
  if (hasBody(world, file)) return rowsOfBody(world, dialog)
  return listsAt(world, file, dialog).flatMap((list) => scopeOfList(world, list))
}
