/** What a list (a page, or a tab of one) must say, and what its family must be able to do for it. Planned pages are let be. */
import type { Node } from 'jsonc-parser'
import { COLUMN_KINDS } from '../../../src/kinds/columns/column-kinds'
import { FILTER_KINDS } from '../../../src/kinds/filters/filter-kinds'
import type { Operator } from '../../../src/lib/filter'
import type { FilterControl } from '../../../src/lib/plan'
import type { SourceFile } from '../../read/source'
import { infoOf } from '../fields'
import type { FieldInfo } from '../fields'
import { oneOf } from '../nearest'
import { at, child, items, text } from '../node'
import { scopeOfList } from '../scope'
import type { Scope } from '../scope'
import type { CallView, ListView } from '../views'
import { abilitiesOf } from './abilities'
import type { Abilities } from './abilities'
import { comparisons } from './conditions'
import type { Rule, RuleContext } from './context'
import { misfit } from './values'

export function nameOf(list: ListView): string {
  return list.tab === undefined ? 'the page' : `the tab "${list.tab}"`
}

export function builtLists(context: RuleContext): ListView[] {
  return context.pages.filter(({ state }) => state === 'built').flatMap(({ lists }) => lists)
}

export function callAt(context: RuleContext, node: Node | undefined): CallView | undefined {
  return context.world.calls.get(text(node) ?? '')
}

export function abilitiesAt(context: RuleContext, list: ListView): Abilities | undefined {
  const family = (text(list.part('list')) ?? '').split('.')[0] ?? ''
  return context.remember(`abilities ${family}`, () => abilitiesOf(context.world, family))
}

export function scopeAt(context: RuleContext, list: ListView): Scope | undefined {
  return scopeOfList(context.world, list)[0]
}

export const listsSayTheirRows: Rule = (context) => {
  for (const list of builtLists(context)) {
    const { file } = list.page
    const { node } = list
    if (child(node, 'entity') && child(node, 'dataset')) {
      context.error('SCH503', file, child(node, 'dataset'), `${nameOf(list)} has an entity and a dataset.`, 'Rows are of one of them; take the other away')
    } else if (context.lacks(file, node, 'entity') && context.lacks(file, node, 'dataset')) {
      context.error('SCH501', file, list.tab === undefined ? child(node, 'kind') : child(node, 'code'), `${nameOf(list)} does not say what its rows are.`, 'Add "entity" or "dataset"')
    }
    if (context.lacks(file, node, 'list')) {
      context.error('SCH502', file, list.tab === undefined ? child(node, 'kind') : child(node, 'code'), `${nameOf(list)} does not say which call gives its rows.`, 'Add "list": "family.call"')
    }
    if (list.parts('columns').length === 0 && !list.part('pivot') && context.lacks(file, node, 'columns')) {
      context.error('SCH502', file, child(node, list.tab === undefined ? 'title' : 'title'), `${nameOf(list)} shows no columns.`, 'Add "columns", or let the tab inherit them')
    }
  }
}

const OF_DATASETS = ['rows', 'pivot', 'compare', 'calendar']

export const reportsOnly: Rule = (context) => {
  for (const list of builtLists(context)) {
    const { file } = list.page
    if (list.entity !== undefined && list.dataset === undefined) {
      for (const key of OF_DATASETS) {
        const said = list.part(key)
        if (said) context.error('SCH505', file, said.parent, `"${key}" is for datasets; the rows of ${nameOf(list)} are of the entity ${list.entity}.`, `Take "${key}" away, or name a dataset`)
      }
      continue
    }
    const dataset = context.world.datasets.get(list.dataset ?? '')
    if (!dataset || list.part('rows') || !context.lacks(file, list.node, 'rows')) continue
    const columns = list.parts('columns').flatMap(items).map((column) => text(column) ?? text(child(column, 'field')) ?? '')
    if (!columns.some((column) => dataset.dimensions.has(column))) {
      context.error('SCH506', file, child(list.node, 'dataset'), `${nameOf(list)} does not say what a row of its report is.`, 'Add "rows": [{"label": …, "by": [dimensions]}]')
    }
  }
}

export const callsGiveTheRows: Rule = (context) => {
  const { world } = context
  for (const list of builtLists(context)) {
    const { file } = list.page
    const node = list.part('list')
    const does = callAt(context, node)?.does
    if (does && does.verb !== 'handler') {
      const wanted = list.dataset === undefined ? { verb: 'list', target: list.entity } : { verb: 'report', target: list.dataset }
      const known = wanted.target !== undefined && (world.entities.has(wanted.target) || world.datasets.has(wanted.target))
      if (known && (does.verb !== wanted.verb || does.target !== wanted.target)) {
        context.error('SCH527', file, node, `"${text(node)}" does {"${does.verb}": "${does.target}"}; ${nameOf(list)} wants {"${wanted.verb}": "${wanted.target}"}.`, 'Name the call that gives these rows')
      }
    }
    const expand = list.part('expand')
    const entity = world.entities.get(list.entity ?? '')
    const has = entity?.has.get(text(child(expand, 'has')) ?? '')
    if (!expand || !has) continue
    const below = callAt(context, child(expand, 'list'))?.does
    if (below && below.verb !== 'handler' && world.entities.has(has.entity) && (below.verb !== 'list' || below.target !== has.entity)) {
      context.error('SCH527', file, child(expand, 'list'), `"${text(child(expand, 'list'))}" does {"${below.verb}": "${below.target}"}; the rows below are of ${has.entity}.`, 'Name the call that lists them')
    }
    const named = child(expand, 'entity')
    if (named && text(named) !== has.entity && world.entities.has(text(named) ?? '')) {
      context.error('SCH527', file, named, `the rows below are of ${has.entity}, not of ${text(named)}.`, 'Take "entity" away; "has" says it')
    }
  }
}

export const familiesCanDoIt: Rule = (context) => {
  for (const list of builtLists(context)) {
    const { file } = list.page
    const can = abilitiesAt(context, list)
    if (!can) continue
    const refuse = (node: Node | undefined, what: string): void =>
      context.error('SCH507', file, node, `the family ${can.family} ${what}.`, `Its capabilities are in ${can.file}`)
    if (!can.compare && list.part('compare')) refuse(list.part('compare')?.parent, 'cannot compare with an earlier time')
    if (!can.pivot && list.part('pivot')) refuse(list.part('pivot')?.parent, 'cannot make columns from values')
    if (!can.currency && list.part('currency')) refuse(list.part('currency')?.parent, 'cannot convert currencies')
    if (!can.summary && list.part('total')?.value === true) refuse(list.part('total')?.parent, 'gives no totals')
    if (!can.export && list.part('export')) refuse(list.part('export')?.parent, 'cannot export')
  }
}

function sortable(context: RuleContext, file: SourceFile, scope: Scope | undefined, node: Node): void {
  const path = (text(node) ?? '').replace(/^-/, '')
  const info = infoOf(context.world, scope, path)
  if (info && !info.sortable) {
    context.error('SCH508', file, node, `rows cannot be sorted by "${path}"${info.kind ? ` (kind ${info.kind})` : ''}.`, 'Sort by another field, or make it sortable where it is said')
  }
}

export const entitiesSortBySortable: Rule = (context) => {
  for (const entity of context.world.entities.values()) {
    for (const node of items(child(entity.file.node, 'sort'))) sortable(context, entity.file, { type: 'entity', entity }, node)
  }
}

export const sortsCanBeSaid: Rule = (context) => {
  for (const list of builtLists(context)) {
    const sorts = items(list.part('sort'))
    for (const node of sorts) sortable(context, list.page.file, scopeAt(context, list), node)
    const can = abilitiesAt(context, list)
    const most = can && { many: Infinity, one: 1, none: 0 }[can.sort]
    if (can && most !== undefined && sorts.length > most) {
      context.error('SCH509', list.page.file, sorts[most], `the family ${can.family} sorts by ${most === 0 ? 'nothing' : 'one field'}; ${nameOf(list)} sorts by ${sorts.length}.`, `Its capabilities are in ${can.file}`)
    }
  }
}

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

export const filtersCanBeSaid: Rule = (context) => {
  const { world } = context
  for (const list of builtLists(context)) {
    const can = abilitiesAt(context, list)
    const scope = scopeAt(context, list)
    if (!can || !scope) continue
    for (const { file, node } of laidOut(context, list, 'filters')) {
      const fieldNode = child(node, 'field') ?? node
      const path = pathOf(node)
      if (path !== undefined) {
        const info = infoOf(world, scope, path)
        if (info?.kind) fieldFilter(context, list, can, file, node, fieldNode, info)
      }
      for (const searched of items(child(node, 'search'))) {
        const info = infoOf(world, scope, text(searched) ?? '')
        if (info?.kind) sayable(context, list, can, file, searched, info, FILTER_KINDS.search.operators, 'searched')
      }
      whole(context, list, can, file, child(node, 'when'))
    }
    for (const where of list.parts('where')) whole(context, list, can, list.page.file, where)
  }
}

/** A condition that is sent to the family as it stands. */
function whole(context: RuleContext, list: ListView, can: Abilities, file: SourceFile, condition: Node | undefined): void {
  for (const comparison of comparisons(condition)) {
    const op = child(comparison, 'op')
    if (op && !can.operators.includes(text(op) as Operator)) {
      context.error('SCH511', file, op, `the family ${can.family} cannot be asked for "${text(op)}"; ${nameOf(list)} asks it.`, `It can be asked for: ${can.operators.join(', ')} (${can.file})`)
    }
  }
  const either = firstOr(condition)
  if (either && !can.or) {
    context.error('SCH512', file, either.parent, `the family ${can.family} cannot be asked for "or"; ${nameOf(list)} asks it.`, `Its capabilities are in ${can.file}`)
  }
}

function firstOr(node: Node | undefined): Node | undefined {
  if (!node) return undefined
  return child(node, 'or') ?? items(child(node, 'and')).map(firstOr).find(Boolean)
}

function fieldFilter(context: RuleContext, list: ListView, can: Abilities, file: SourceFile, node: Node, fieldNode: Node, info: FieldInfo): void {
  if (!info.kind) return
  const kind = COLUMN_KINDS[info.kind]
  const controlNode = child(node, 'control')
  const control = text(controlNode) as FilterControl | undefined
  const opNode = child(node, 'op')
  const op = text(opNode) as Operator | undefined
  if (info.operators.length === 0 || (control === undefined && kind.filters.length === 0)) {
    const why = info.field?.filter === false ? 'says "filter": false' : `is of kind ${info.kind}, which is not filtered by`
    context.error('SCH513', file, fieldNode, `"${info.path}" ${why}.`, 'Take the filter away, or filter by another field')
    return
  }
  if (control !== undefined && Object.hasOwn(FILTER_KINDS, control) && !kind.filters.includes(control)) {
    context.error('SCH513', file, controlNode, `"${info.path}" is of kind ${info.kind}, which is not filtered with "${control}".`, `It is filtered with: ${kind.filters.join(', ')}`)
    return
  }
  if (op !== undefined && !info.operators.includes(op)) {
    context.error('SCH510', file, opNode, `"${info.path}" is of kind ${info.kind} and cannot be asked for "${op}".`, `It can be asked for: ${info.operators.join(', ')}`)
    return
  }
  const controls = control === undefined ? kind.filters : [control]
  const asked = op === undefined ? [...new Set(controls.flatMap((name) => withFallbacks(name)))] : [op]
  if (!sayable(context, list, can, file, opNode ?? controlNode ?? fieldNode, info, asked, 'filtered')) return
  const given = child(node, 'default')
  const bad = given ? misfit(context.world, { kind: info.kind, enum: info.enum }, given) : undefined
  if (given && bad) context.error(bad.code, file, given, `the default of "${info.path}": ${bad.message}`, bad.hint)
}

function withFallbacks(control: FilterControl): Operator[] {
  const { operators, otherwise } = FILTER_KINDS[control]
  return [...operators, ...(otherwise ? withFallbacks(otherwise) : [])]
}

function sayable(
  context: RuleContext, list: ListView, can: Abilities, file: SourceFile, node: Node, info: FieldInfo, asked: readonly Operator[], how: string,
): boolean {
  const fitting = asked.filter((operator) => info.operators.includes(operator))
  if (fitting.length === 0) {
    context.error('SCH510', file, node, `"${info.path}" is of kind ${info.kind ?? '?'} and cannot be ${how} with ${oneOf(asked.map((operator) => `"${operator}"`))}.`, `It can be asked for: ${info.operators.join(', ')}`)
    return false
  }
  if (fitting.some((operator) => can.operators.includes(operator))) return true
  context.error('SCH511', file, node, `the family ${can.family} cannot be asked for ${oneOf(fitting.map((operator) => `"${operator}"`))}; ${nameOf(list)} asks it of "${info.path}".`, `It can be asked for: ${can.operators.join(', ')} (${can.file})`)
  return false
}

export const columnsOnce: Rule = (context) => {
  for (const list of context.pages.flatMap(({ lists }) => lists)) {
    for (const key of ['columns', 'filters'] as const) {
      const seen = new Set<string>()
      for (const { file, node } of laidOut(context, list, key)) {
        const path = pathOf(node)
        if (path === undefined) continue
        if (seen.has(path)) {
          context.error('SCH516', file, child(node, 'field') ?? node, `${nameOf(list)} has the ${key === 'columns' ? 'column' : 'filter'} "${path}" twice.`, 'Keep one of them')
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
        if (path !== undefined && infoOf(context.world, scope, path)?.field?.secret) {
          context.error('SCH534', file, child(node, 'field') ?? node, `"${path}" is secret: it is kept and never answered.`, 'Take it off the page')
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
          context.error('SCH535', list.page.file, setNode, `the set "${text(setNode)}" is of ${entity}; the rows of ${nameOf(list)} are of ${rows}.`, 'Sets are shared by pages of one entity')
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
          context.error('SCH536', file, setNode, `the set "${file.name}" has itself in it${name === file.name ? '' : `, through "${name}"`}.`, 'Break the loop')
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
