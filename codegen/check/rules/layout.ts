/** Columns and filters as a list has them, those of shared sets in their place: each once, none secret, sets of the right rows. */
import type { Node } from 'jsonc-parser'
import type { SourceFile } from '../../read/source'
import { infoOf } from '../fields'
import { at, child, items, text } from '../node'
import type { ListView } from '../views'
import type { Rule, RuleContext } from './context'
import { builtLists, nameOf, scopeAt } from './lists'

/** One item of a list's columns or filters, sets laid out, with the file it stands in. */
export interface Placed {
  file: SourceFile
  node: Node
}

/** Columns or filters of a list, those of sets in their place. Loops of sets are cut, sets of other entities left out. */
export function laidOut(context: RuleContext, list: ListView, key: 'columns' | 'filters'): Placed[] {
  return context.remember(`${key} ${list.page.name} ${list.page.lists.indexOf(list)}`, () =>
    list.parts(key).flatMap(items).flatMap((node) => spread(context, list, key, list.page.file, node, [])))
}

function spread(context: RuleContext, list: ListView, key: 'columns' | 'filters', file: SourceFile, node: Node, within: string[]): Placed[] {
  const set = node.type === 'object' ? text(child(node, 'set')) : undefined
  if (set === undefined) return [{ file, node }]
  const other = context.world.sources.of(key).get(set)
  const rows = list.dataset ?? list.entity
  if (!other || within.includes(set) || text(child(other.node, 'entity')) !== rows) return []
  return items(child(other.node, 'of')).flatMap((item) => spread(context, list, key, other, item, [...within, set]))
}

export function pathOf(node: Node): string | undefined {
  return text(node) ?? text(child(node, 'field'))
}

export const columnsOnce: Rule = (context) => {
  for (const list of context.pages.flatMap(({ lists }) => lists)) {
    for (const key of ['columns', 'filters'] as const) {
      const seen = new Set<string>()
      for (const { file, node } of laidOut(context, list, key)) {
        const path = pathOf(node)
        if (path === undefined) continue
        if (seen.has(path)) {
          context.error(
            'SCH516', file, child(node, 'field') ?? node,
            `${nameOf(list)} has the ${key === 'columns' ? 'column' : 'filter'} "${path}" twice.`,
            'Keep one of them',
          )
        }
        seen.add(path)
      }
    }
  }
}

export const secretsStaySecret: Rule = (context) => {
  for (const list of builtLists(context)) {
    const scope = scopeAt(context, list)
    for (const key of ['columns', 'filters'] as const) {
      for (const { file, node } of laidOut(context, list, key)) {
        const path = pathOf(node)
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

export const setsFit: Rule = (context) => {
  const { world } = context
  for (const list of context.pages.flatMap(({ lists }) => lists)) {
    for (const key of ['columns', 'filters'] as const) {
      for (const node of list.parts(key).flatMap(items)) {
        const setNode = child(node, 'set')
        const set = world.sources.of(key).get(text(setNode) ?? '')
        const entity = text(child(set?.node, 'entity'))
        const rows = list.dataset ?? list.entity
        if (entity !== undefined && rows !== undefined && entity !== rows && world.entities.has(entity)) {
          context.error(
            'SCH535', list.page.file, setNode,
            `the set "${text(setNode)}" is of ${entity}; the rows of ${nameOf(list)} are of ${rows}.`,
            'Sets are shared by pages of one entity',
          )
        }
      }
    }
  }
}

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
