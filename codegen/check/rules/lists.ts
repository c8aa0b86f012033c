/** What a list (a page, or a tab of one) must say, and what its family must be able to do for it. Planned pages are let be. */
import type { Node } from 'jsonc-parser'
import type { SourceFile } from '../../read/source'
import { infoOf } from '../fields'
import { oneOf } from '../nearest'
import { child, items, text } from '../node'
import { scopeOfList } from '../scope'
import type { Scope } from '../found'
import type { ListView } from '../page-views'
import type { CallView } from '../views'
import { abilitiesOf } from './abilities'
import type { Abilities } from './abilities'
import type { Rule, RuleContext } from './context'

/** The list as messages call it. */
export function nameOf(list: ListView): string {
  return list.tab === undefined ? 'the page' : `the tab "${list.tab}"`
}

/** The lists of pages, planned ones too: what a page says already is right already. */
export function statedLists(context: RuleContext): ListView[] {
  return context.pages.flatMap(({ lists }) => lists)
}

/** The call that the text at this node names; undefined where there is none. */
export function callAt(context: RuleContext, node: Node | undefined): CallView | undefined {
  return context.world.calls.get(text(node) ?? '')
}

/** What the family of the list's call can do, worked out once for each check; undefined where there is no such family. */
export function abilitiesAt(context: RuleContext, list: ListView): Abilities | undefined {
  const family = (text(list.part('list')) ?? '').split('.')[0] ?? ''
  return context.remember(`abilities ${family}`, () => abilitiesOf(context.world, family))
}

/** What the rows of the list are of; undefined where that cannot be told. */
export function scopeAt(context: RuleContext, list: ListView): Scope | undefined {
  return scopeOfList(context.world, list)[0]
}

/** SCH501–503: a built list has an entity or a dataset, a call and columns. */
export const listsSayTheirRows: Rule = (context) => {
  for (const list of statedLists(context).filter(({ page }) => page.state === 'built')) {
    const { file } = list.page
    const { node } = list
    if (child(node, 'entity') && child(node, 'dataset')) {
      context.error(
        'SCH503', file, child(node, 'dataset'),
        `${nameOf(list)} has an entity and a dataset.`,
        'Rows are of one of them; take the other away',
      )
    } else if (context.lacks(file, node, 'entity') && context.lacks(file, node, 'dataset')) {
      context.error(
        'SCH501', file, list.tab === undefined ? child(node, 'kind') : child(node, 'code'),
        `${nameOf(list)} does not say what its rows are.`,
        'Add "entity" or "dataset"',
      )
    }
    if (context.lacks(file, node, 'list')) {
      context.error(
        'SCH502', file, list.tab === undefined ? child(node, 'kind') : child(node, 'code'),
        `${nameOf(list)} does not say which call gives its rows.`,
        'Add "list": "family.call"',
      )
    }
    if (list.parts('columns').length === 0 && !list.part('pivot') && context.lacks(file, node, 'columns')) {
      context.error(
        'SCH502', file, child(node, list.tab === undefined ? 'title' : 'title'),
        `${nameOf(list)} shows no columns.`,
        'Add "columns", or let the tab inherit them',
      )
    }
  }
}

const OF_DATASETS = ['rows', 'pivot', 'compare', 'calendar']

/** SCH505: words of reports stand on lists of datasets. SCH506: those say their rows. */
export const reportsOnly: Rule = (context) => {
  for (const list of statedLists(context)) {
    const { file } = list.page
    if (list.entity !== undefined && list.dataset === undefined) {
      for (const key of OF_DATASETS) {
        const said = list.part(key)
        // Figures beside the rows are counted over days, so that an earlier period can stand beside them.
        if (said && key === 'compare' && (context.world.entities.get(list.entity)?.figures.size ?? 0) > 0) continue
        if (said) context.error(
          'SCH505', file, said.parent,
          `"${key}" is for datasets; the rows of ${nameOf(list)} are of the entity ${list.entity}.`,
          `Take "${key}" away, or name a dataset`,
        )
      }
      continue
    }
    const dataset = context.world.datasets.get(list.dataset ?? '')
    if (!dataset || list.part('rows') || !context.lacks(file, list.node, 'rows')) continue
    const columns = list.parts('columns').flatMap(items).map((column) => text(column) ?? text(child(column, 'field')) ?? '')
    if (!columns.some((column) => dataset.dimensions.has(column))) {
      context.error(
        'SCH506', file, child(list.node, 'dataset'),
        `${nameOf(list)} does not say what a row of its report is.`,
        'Add "rows": [{"label": …, "by": [dimensions]}]',
      )
    }
  }
}

/** Where a list says its rows, if more of the fields that it names are of the rows which its call gives. */
function rowsMeant(context: RuleContext, list: ListView, given: string): Node | undefined {
  const { world } = context
  const [said, dataset, entity] = [scopeAt(context, list), world.datasets.get(given), world.entities.get(given)]
  const other: Scope | undefined = list.dataset === undefined ? entity && { type: 'entity', entity } : dataset && { type: 'dataset', dataset, list }
  const paths = ['columns', 'filters'].flatMap((key) => list.parts(key)).flatMap(items).flatMap((node) => text(node) ?? text(child(node, 'field')) ?? [])
  const hits = (scope: Scope | undefined): number => paths.filter((path) => infoOf(world, scope, path)).length
  const key = list.dataset === undefined ? 'entity' : 'dataset'
  return hits(other) > hits(said) ? (child(list.node, key) ?? child(list.page.node, key)) : undefined
}

/** The call that does what is wanted: of the same family where there is one, else of the family that does most with these rows. */
function callMeant(world: RuleContext['world'], said: string, wanted: { verb: string; target?: string }): string {
  const ofThem = [...world.calls].filter(([, { does }]) => does?.target === wanted.target)
  const most = (family: string): number => (family === said.split('.')[0] ? Infinity : ofThem.filter(([, call]) => call.family === family).length)
  const fitting = ofThem.filter(([, { does }]) => does?.verb === wanted.verb)
  const best = Math.max(...fitting.map(([, { family }]) => most(family)))
  const names = fitting.filter(([, { family }]) => most(family) === best).map(([name]) => `"${name}"`)
  return names.length === 0 ? '' : ` Did you mean ${oneOf(names.slice(0, 3))}?`
}

/** SCH527: the call lists, or reports, what the list says its rows are. */
export const callsGiveTheRows: Rule = (context) => {
  const { world } = context
  for (const list of statedLists(context)) {
    const { file } = list.page
    const node = list.part('list')
    const does = callAt(context, node)?.does
    if (does && does.verb !== 'handler') {
      const wanted = list.dataset === undefined ? { verb: 'list', target: list.entity } : { verb: 'report', target: list.dataset }
      const isKnown = (target: string | undefined): boolean => target !== undefined && (world.entities.has(target) || world.datasets.has(target))
      if (isKnown(wanted.target) && isKnown(does.target) && (does.verb !== wanted.verb || does.target !== wanted.target)) {
        const other = does.verb === wanted.verb ? rowsMeant(context, list, does.target) : undefined
        if (other) context.error(
          'SCH527', file, other,
          `"${text(other)}" is not what ${nameOf(list)} shows: "${text(node)}" gives rows of ${does.target}, and so are its columns. ` +
            `Did you mean "${does.target}"?`,
          'Name the rows that the call gives',
        )
        else context.error(
          'SCH527', file, node,
          `"${text(node)}" does {"${does.verb}": "${does.target}"}; ${nameOf(list)} wants {"${wanted.verb}": "${wanted.target}"}.` +
            callMeant(world, text(node) ?? '', wanted),
          'Name the call that gives these rows',
        )
      }
    }
    const expand = list.part('expand')
    const entity = world.entities.get(list.entity ?? '')
    const has = entity?.has.get(text(child(expand, 'has')) ?? '')
    if (!expand || !has) continue
    const below = callAt(context, child(expand, 'list'))?.does
    if (below && below.verb !== 'handler' && world.entities.has(has.entity) && (below.verb !== 'list' || below.target !== has.entity)) {
      context.error(
        'SCH527', file, child(expand, 'list'),
        `"${text(child(expand, 'list'))}" does {"${below.verb}": "${below.target}"}; the rows below are of ${has.entity}.`,
        'Name the call that lists them',
      )
    }
    const named = child(expand, 'entity')
    if (named && text(named) !== has.entity && world.entities.has(text(named) ?? '')) {
      context.error(
        'SCH527', file, named,
        `the rows below are of ${has.entity}, not of ${text(named)}.`,
        'Take "entity" away; "has" says it',
      )
    }
  }
}

/** SCH507: a list asks for nothing that its family cannot do. */
export const familiesCanDoIt: Rule = (context) => {
  for (const list of statedLists(context)) {
    const { file } = list.page
    const can = abilitiesAt(context, list)
    if (!can) continue
    const refuse = (node: Node | undefined, what: string): void =>
      context.error('SCH507', file, node, `the family ${can.family} ${what}.`, `Its capabilities are in ${can.file}`)
    if (!can.compare && list.part('compare')) refuse(list.part('compare')?.parent, 'cannot compare with an earlier time')
    if (!can.pivot && list.part('pivot')) refuse(list.part('pivot')?.parent, 'cannot make columns from values')
    if (!can.currency && list.part('currency')) refuse(list.part('currency')?.parent, 'cannot convert currencies')
    if (!can.summary && !can.fallback.summary && list.part('total')?.value === true) refuse(list.part('total')?.parent, 'gives no totals')
    if (!can.export && list.part('export')) refuse(list.part('export')?.parent, 'cannot export')
  }
}

function sortable(context: RuleContext, file: SourceFile, scope: Scope | undefined, node: Node): void {
  const path = (text(node) ?? '').replace(/^-/, '')
  const info = infoOf(context.world, scope, path)
  if (info && !info.sortable) {
    context.error(
      'SCH508', file, node,
      `rows cannot be sorted by "${path}"${info.kind ? ` (kind ${info.kind})` : ''}.`,
      'Sort by another field, or make it sortable where it is said',
    )
  }
}

/** SCH508: an entity's own order is by fields that can be sorted. */
export const entitiesSortBySortable: Rule = (context) => {
  for (const entity of context.entities) {
    for (const node of items(child(entity.file.node, 'sort'))) sortable(context, entity.file, { type: 'entity', entity }, node)
  }
}

/** SCH508: a list is sorted by what can be sorted. SCH509: by no more fields than its family sorts by. */
export const sortsCanBeSaid: Rule = (context) => {
  for (const list of statedLists(context)) {
    const sorts = items(list.part('sort'))
    for (const node of sorts) sortable(context, list.page.file, scopeAt(context, list), node)
    const can = abilitiesAt(context, list)
    const most = can && { many: Infinity, one: 1, none: 0 }[can.sort]
    if (can && most !== undefined && sorts.length > most) {
      context.error(
        'SCH509', list.page.file, sorts[most],
        `the family ${can.family} sorts by ${most === 0 ? 'nothing' : 'one field'}; ${nameOf(list)} sorts by ${sorts.length}.`,
        `Its capabilities are in ${can.file}`,
      )
    }
  }
}
