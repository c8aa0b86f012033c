/** Columns and filters as a list has them, those of shared sets in their place: each once, none secret, sets of the right rows. */
import type { Node } from 'jsonc-parser'
import type { SourceFile } from '../../read/source'
import { infoOf, lookup } from '../fields'
import { at, child, items, text } from '../node'
import type { ListView } from '../page-views'
import type { Rule, RuleContext } from './context'
import { statedLists, nameOf, scopeAt } from './lists'

/** One item of a list's columns or filters, sets laid out, with the file it stands in. */
export interface Placed {
  file: SourceFile
  node: Node
  /** The field as the list names it: with the figures that its set is used of. */
  path: string | undefined
  /** The use of a set on the page that put the item here. */
  use?: Node
  figures?: string
}

/** Columns or filters of a list, those of sets in their place. Loops of sets are cut, sets of other rows left out. */
export function laidOut(context: RuleContext, list: ListView, key: 'columns' | 'filters'): Placed[] {
  return context.remember(`${key} ${list.page.name} ${list.page.lists.indexOf(list)}`, () =>
    list.parts(key).flatMap(items).flatMap((node) => spread(context, list, key, { file: list.page.file, node, path: pathOf(node) }, [])))
}

function spread(context: RuleContext, list: ListView, key: 'columns' | 'filters', placed: Placed, within: string[]): Placed[] {
  const { node } = placed
  const name = node.type === 'object' ? text(child(node, 'set')) : undefined
  if (name === undefined) return [placed]
  const set = context.world.sources.of(key).get(name)
  const figures = text(child(node, 'figures')) ?? placed.figures
  if (!set || within.includes(name) || !isOfRows(context, set, list, figures)) return []
  return items(child(set.node, 'of')).flatMap((item) => {
    const path = pathOf(item)
    const there = path !== undefined && figures !== undefined ? `${figures}.${path}` : path
    return spread(context, list, key, { file: set, node: item, path: there, use: placed.use ?? node, figures }, [...within, name])
  })
}

/** Whether a set is of the rows of a list: of its entity, of its dataset, or of the dataset of these figures beside its rows. */
function isOfRows(context: RuleContext, set: SourceFile, list: ListView, figures: string | undefined): boolean {
  const { entity, datasets } = subjectOf(set)
  if (list.dataset !== undefined) return figures === undefined && datasets.includes(list.dataset)
  if (figures === undefined) return entity !== undefined && entity === list.entity
  const beside = context.world.entities.get(list.entity ?? '')?.figures.get(figures)
  return beside !== undefined && datasets.includes(beside.dataset)
}

function subjectOf(set: SourceFile): { entity?: string; datasets: string[] } {
  return { entity: text(child(set.node, 'entity')), datasets: items(child(set.node, 'datasets')).flatMap((node) => text(node) ?? []) }
}

function pathOf(node: Node): string | undefined {
  return text(node) ?? text(child(node, 'field'))
}

/** SCH516: no column or filter twice, sets spliced in. A set that is used twice is told once. */
export const columnsOnce: Rule = (context) => {
  for (const list of context.pages.flatMap(({ lists }) => lists)) {
    for (const key of ['columns', 'filters'] as const) {
      const seen = new Set<string>()
      const told = new Set<Node>()
      for (const { file, node, path, use } of laidOut(context, list, key)) {
        if (path === undefined) continue
        // A set that is used twice is one mistake, however much is in it.
        if (seen.has(path) && !(use && told.has(use))) {
          if (use) told.add(use)
          const what = `the ${key === 'columns' ? 'column' : 'filter'} "${path}"`
          if (use) context.error('SCH516', list.page.file, use, `this set brings ${what}, which ${nameOf(list)} has already.`, 'Keep one of them')
          else context.error('SCH516', file, child(node, 'field') ?? node, `${nameOf(list)} has ${what} twice.`, 'Keep one of them')
        }
        seen.add(path)
      }
    }
  }
}

/** A mark of one cell has its cell. */
export const marksAreSeen: Rule = (context) => {
  for (const list of statedLists(context)) {
    const marked = list.parts('marks').flatMap(items).flatMap((mark) => child(mark, 'field') ?? [])
    const columns = marked.length > 0 && list.parts('columns').length > 0 ? laidOut(context, list, 'columns') : []
    if (columns.length === 0) continue
    for (const field of marked) {
      if (columns.some(({ path }) => path === undefined || path === text(field))) continue
      context.error(
        'SCH728', list.page.file, field, `${nameOf(list)} marks the cell "${text(field)}" and has no such column.`,
        'Add the column, or leave "field" out: the whole row is marked then',
      )
    }
  }
}

/** SCH534: no column or filter of a secret field. What references show is judged where they say it (SCH350). */
export const secretsStaySecret: Rule = (context) => {
  for (const list of statedLists(context)) {
    const scope = scopeAt(context, list)
    for (const key of ['columns', 'filters'] as const) {
      for (const { file, node, path } of laidOut(context, list, key)) {
        // What a reference shows is judged where it says so (SCH350).
        if (path !== undefined && !path.includes('.') && infoOf(context.world, scope, path)?.field?.secret) {
          context.error(
            'SCH534', file, child(node, 'field') ?? node,
            `"${path}" is secret: it is kept and never answered.`,
            'Take it off the page',
          )
        }
      }
    }
  }
}

/** SCH535: a shared set is of the rows of the list that uses it. */
export const setsFit: Rule = (context) => {
  const { world } = context
  for (const list of context.pages.flatMap(({ lists }) => lists)) {
    for (const key of ['columns', 'filters'] as const) {
      for (const node of list.parts(key).flatMap(items)) useFits(context, list, world.sources.of(key).get(text(child(node, 'set')) ?? ''), node)
      figuresAreThere(context, list, key)
    }
  }
}

/** A use of a set whose rows or figures are not those of the list. Names that lead nowhere are told where they stand. */
function useFits(context: RuleContext, list: ListView, set: SourceFile | undefined, node: Node): void {
  const { world } = context
  const figures = text(child(node, 'figures'))
  if (!set || isOfRows(context, set, list, figures)) return
  const { entity, datasets } = subjectOf(set)
  const of = entity ?? datasets.join(', ')
  const beside = figures === undefined ? undefined : world.entities.get(list.entity ?? '')?.figures.get(figures)
  const rows = list.dataset ?? list.entity
  const known = entity === undefined ? datasets.length > 0 && datasets.every((name) => world.datasets.has(name)) : world.entities.has(entity)
  if (!known || rows === undefined || (figures !== undefined && !beside)) return
  context.error(
    'SCH535', list.page.file, child(node, 'set'),
    beside
      ? `the set "${set.name}" is of ${of}; the figures "${figures}" of ${rows} are of ${beside.dataset}.`
      : `the set "${set.name}" is of ${of}; the rows of ${nameOf(list)} are of ${rows}.`,
    entity === undefined && list.dataset === undefined && !beside
      ? 'Say which figures of the entity it is used of: { "set": …, "figures": "perf" }'
      : 'Sets are shared by lists of one entity, or of the datasets that they name',
  )
}

/** A measure that the dataset has may still not stand beside these rows: an amount beside a row of no currency. */
function figuresAreThere(context: RuleContext, list: ListView, key: 'columns' | 'filters'): void {
  const told = new Set<string>()
  const entity = list.dataset === undefined ? context.world.entities.get(list.entity ?? '') : undefined
  for (const { path, use, figures } of laidOut(context, list, key)) {
    if (!entity || !use || figures === undefined || path === undefined) continue
    const result = lookup(context.world, { type: 'entity', entity }, path)
    // What the dataset itself does not have is told in the set's file.
    const dataset = context.world.datasets.get(entity.figures.get(figures)?.dataset ?? '')
    const name = path.slice(figures.length + 1)
    if (!dataset?.measures.has(name) && !dataset?.dimensions.has(name)) continue
    if (!result || !('wrong' in result) || told.has(result.wrong.code)) continue
    told.add(result.wrong.code)
    context.error(result.wrong.code, list.page.file, child(use, 'figures') ?? use, `"${path}": ${result.wrong.message}`, result.wrong.hint)
  }
}

/** Words of a column or filter that name other fields: of these figures there are none. */
const NAMES_OTHERS = ['link', 'edit', 'opens', 'product', 'bar', 'cover', 'part', 'search', 'when', 'within', 'by'] as const

/** SCH562: a shared set says its entity or its datasets, one of the two. */
export const setsSayOfWhat: Rule = (context) => {
  for (const key of ['columns', 'filters'] as const) {
    for (const file of context.world.sources.of(key).values()) {
      const entity = child(file.node, 'entity')
      const datasets = child(file.node, 'datasets')
      // A file that cannot be read, or lacks its defining part, is blamed for that alone.
      if (!child(file.node, 'of') || file.problems.some(({ code }) => code === 'SCH101')) continue
      if (Boolean(entity) === Boolean(datasets)) context.error(
        'SCH562', file, datasets ?? child(file.node, key) ?? file.node,
        entity ? `the set is of an entity and of datasets.` : `the set says of which rows it is nothing.`,
        'Say "entity": its fields; or "datasets": figures that each of these datasets has',
      )
      for (const item of datasets ? items(child(file.node, 'of')) : []) {
        const word = NAMES_OTHERS.find((name) => child(item, name))
        if (word !== undefined) context.error(
          'SCH562', file, child(item, word)?.parent,
          `"${word}" names other fields of a row; a set of datasets has figures alone, which stand beside rows of many entities.`,
          'Say it on the page, or in a set of one entity',
        )
      }
    }
  }
}

/** SCH536: no set has itself in it, through however many others. */
export const setsDoNotLoop: Rule = (context) => {
  for (const key of ['columns', 'filters'] as const) {
    for (const file of context.world.sources.of(key).values()) {
      for (const node of items(child(file.node, 'of'))) {
        const setNode = child(node, 'set')
        const name = text(setNode)
        if (name !== undefined && reaches(context, key, name, file.name, [])) {
          context.error(
            'SCH536', file, setNode,
            `the set "${file.name}" has itself in it${name === file.name ? '' : `, through "${name}"`}.`,
            'Break the loop',
          )
        }
      }
    }
  }
}

function reaches(context: RuleContext, key: 'columns' | 'filters', from: string, to: string, way: string[]): boolean {
  if (from === to) return true
  if (way.includes(from)) return false
  const nodes = items(child(context.world.sources.of(key).get(from)?.node, 'of'))
  return nodes.some((node) => {
    const next = text(at(node, 'set'))
    return next !== undefined && reaches(context, key, next, to, [...way, from])
  })
}
