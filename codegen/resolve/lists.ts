/** A list page or a tab -> one list plan, with exactly what the tab says it inherits. Pure. */
import { allOf } from '../../contract/filter'
import { isClockStep } from '../../contract/clock-steps'
import { COLUMN_KINDS } from '../../kinds/column-kinds'
import { feedOf, feedsFor } from '../../contract/feeds'
import type { AcrossPlan } from '../../contract/across-plan'
import type { ColumnPlan, Fallback, ListPlan, WayPlan } from '../../contract/plan'
import type { ColumnSource, Inherited, ListSource, PageSource, TabSource } from '../language/page-files'
import type { Dataset, Entity } from '../../contract/model'
import { importerOf, openRows, resolveActions } from './actions'
import { resolveColumns, spliceColumns, columnPlan } from './columns'
import { resolveSort } from './entities'
import { resolveFilters } from './filters'
import { callThat, listContext, refOf, subjectOf, type ListContext, type PageContext } from './page-context'
import { plain } from './plain'

const PAGE_SIZE = 50

/** A list to be resolved; `source` is what the page says, and for a tab what it says with what it inherits. */
export interface ListInput {
  code: string
  title: string
  source: ListSource
  /** Actions that came with the page keep the page's dialogs, whether or not the tab takes those for itself. */
  inheritedActions: ListSource['actions']
  inheritedDialogs: ListSource['dialogs']
}

/**
 * What a tab is once it has what it takes from the page: lists follow one another, conditions join, of the rest the tab's
 * own word wins. A tab that says neither entity nor dataset is about the page's.
 */
export function inherit(page: PageSource, tab: TabSource): ListInput {
  const takes = new Set<Inherited>(tab.inherits ?? [])
  const both = <T>(part: Inherited, theirs: T[] | undefined, own: T[] | undefined): T[] | undefined =>
    takes.has(part) && theirs ? [...theirs, ...(own ?? [])] : own
  const about = tab.entity === undefined && tab.dataset === undefined ? page : tab
  const source: ListSource = {
    ...tab,
    entity: about.entity,
    dataset: about.dataset,
    columns: both('columns', page.columns, tab.columns),
    filters: both('filters', page.filters, tab.filters),
    where: takes.has('where') ? allOf([page.where, tab.where]) : tab.where,
    sort: tab.sort ?? (takes.has('sort') ? page.sort : undefined),
    currency: tab.currency ?? (takes.has('currency') ? page.currency : undefined),
    compare: tab.compare ?? (takes.has('compare') ? page.compare : undefined),
    marks: both('marks', page.marks, tab.marks),
    total: tab.total ?? (takes.has('total') ? page.total : undefined),
    export: tab.export ?? (takes.has('export') ? page.export : undefined),
    rows: tab.rows ?? (takes.has('rows') ? page.rows : undefined),
    filterTemplates: tab.filterTemplates ?? (takes.has('filterTemplates') ? page.filterTemplates : undefined),
    dialogs: takes.has('dialogs') ? { ...page.dialogs, ...tab.dialogs } : tab.dialogs,
  }
  return {
    code: tab.code,
    title: tab.title,
    source,
    inheritedActions: takes.has('actions') ? page.actions : undefined,
    inheritedDialogs: { ...page.dialogs, ...tab.dialogs },
  }
}

/** undefined where its rows or its call are not known, as on planned pages. What the family cannot do is left out of the plan. */
export function resolveList(context: PageContext, page: string, input: ListInput): ListPlan | undefined {
  const subject = subjectOf(context, input.source)
  if (!subject || input.source.list === undefined) return undefined
  const ways = input.source.rows && splitByTime(input.source.rows, subject.dataset)
  const source = ways ? { ...input.source, rows: ways } : { ...input.source, rows: undefined }
  const here = listContext(context, page, subject, source.list, source.dialogs ?? {})
  const compare = here.can.compare ? (source.compare ?? []) : []
  const columns = resolveColumns(here, source, compare)
  const filters = resolveFilters(here, source.filters ?? [])
  const exporting = here.can.export === 'none' ? undefined : (source.export ?? named(callThat(here, 'export')))
  const own = resolveActions(here, source.actions, exporting)
  const inherited = resolveActions({ ...here, dialogsHere: input.inheritedDialogs ?? {} }, input.inheritedActions, exporting)
  const rows = rowsOf(here, source, columns)
  const sort = (source.sort?.map(resolveSort) ?? subject.entity?.sort ?? []).slice(0, { many: 99, one: 1, none: 0 }[here.can.sort])
  const adds = columns.some((column) => column.total !== 'none')
  return plain({
    code: input.code,
    title: input.title,
    source: plain({ entity: subject.entity?.name, dataset: subject.dataset?.name }),
    list: refOf(input.source.list),
    // Only what an action asks for: whoever sees a card of the same figures may not take them out by that alone.
    export: exporting !== undefined && [...own, ...inherited].some(({ does }) => does.type === 'export') ? refOf(exporting) : undefined,
    rowKey: subject.entity?.key ?? rows[0]?.by ?? [],
    columns,
    filters,
    where: source.where,
    or: here.can.or ? undefined : (false as const),
    beside: here.can.beside ? undefined : (false as const),
    sort,
    pageSize: source.pageSize ?? PAGE_SIZE,
    total: (here.can.summary === 'server' || here.family?.fallback?.summary === 'page') && adds && (source.total ?? true),
    compare,
    currency: here.can.currency ? (source.currency ?? []) : [],
    rows,
    pivot:
      source.pivot?.dimension !== undefined && source.pivot.measure !== undefined && here.can.pivot
        ? plain({
            groups: 'folded' as const,
            dimension: source.pivot.dimension,
            measure: source.pivot.measure,
            ...(source.pivot.groups ? { groups: source.pivot.groups } : {}),
            unallocated: source.pivot.unallocated ?? '未归类',
          })
        : undefined,
    across: here.can.pivot ? acrossOf(here, source, columns) : undefined,
    view: source.view ?? 'table',
    calendar: source.calendar,
    marks: (source.marks ?? []).flatMap((mark) => ('set' in mark ? [] : [mark])),
    tree: source.tree ? subject.entity?.tree : undefined,
    group: source.group,
    empty: source.empty,
    feeds: feedsOf(here),
    filterTemplates: source.filterTemplates,
    expand: expandOf(here, source),
    actions: [...inherited, ...own],
    fallback: fallbackOf(here),
    basis: subject.dataset?.basis,
    save: columns.some((column) => column.edit) ? callThat(here, 'edit') : undefined,
    editable: openRows(subject.entity),
  })
}

/** The reports that fill a list, and the report centre that takes them where there is one. */
function feedsOf(context: ListContext): ListPlan['feeds'] {
  const { entity, dataset } = context.subject
  const facts = entity ? [entity.name] : Object.values(dataset?.sources ?? {}).map((source) => source.facts)
  return feedsBy(context, feedsFor(context, facts).map(({ format }) => format))
}

/** These reports as what fills a list. */
export function feedsBy(context: PageContext, formats: string[]): ListPlan['feeds'] {
  const reports = formats.flatMap((name) => {
    const format = context.reports[name]
    return format ? [feedOf(format)] : []
  })
  if (reports.length === 0) return undefined
  const importer = importerOf(context, formats)
  const { family, call } = importer.upload
  return plain({ reports, importer: context.families[family]?.calls[call] ? importer : undefined })
}

function named(ref: { family: string; call: string } | undefined): string | undefined {
  return ref && `${ref.family}.${ref.call}`
}

/** The ways to group as they are said, then each split by each of its times ("MSKU × 日期"): addresses name a way by its place. */
function splitByTime(ways: NonNullable<ListSource['rows']>, dataset: Dataset | undefined): WayPlan[] {
  const stepOf = (name: string): Dataset['dimensions'][string]['by'] => dataset?.dimensions[name]?.by
  const goesOn = (name: string): boolean => stepOf(name) !== undefined && !isClockStep(stepOf(name))
  const split = ways.flatMap(({ label, by, times = [], every }) => times.flatMap((name): WayPlan[] => {
    const step = stepOf(name)
    const way = step && { label: `${label} × ${dataset?.dimensions[name]?.label ?? ''}`, by: [...by, name], time: { of: label, step } }
    return way ? [every && goesOn(name) ? { ...way, every } : way] : []
  }))
  const whole = ways.map(({ label, by, every }): WayPlan => (every && by.some(goesOn) ? { label, by, every } : { label, by }))
  return [...whole, ...split]
}

/** The figures that a person may lay out by time, and the columns that stand beside them: what tells a row apart and what is no figure. */
function acrossOf({ subject }: ListContext, { pivot }: ListSource, columns: ColumnPlan[]): AcrossPlan | undefined {
  const { dataset } = subject
  const times = (pivot?.times ?? []).flatMap((name) => {
    const step = dataset?.dimensions[name]?.by
    return step ? [{ name, step }] : []
  })
  const measures = (pivot?.measures ?? []).flatMap((name) => {
    const label = dataset?.measures[name]?.label
    return label === undefined ? [] : [{ name, label }]
  })
  if (!dataset || times.length === 0 || measures.length === 0) return undefined
  const isFigure = (path: string): boolean => dataset.dimensions[path] === undefined && COLUMN_KINDS[subject.fieldAt(path)?.kind ?? 'text'].numeric
  const start = times.find(({ name }) => name === pivot?.start)?.name
  const beside = columns.filter(({ path }) => !path.includes('@') && !isFigure(path)).flatMap(({ path, product }) => [path, ...Object.values(product ?? {})])
  return plain({ times, measures, start, beside: [...new Set(beside)] })
}

/** A report whose page names no way to group is grouped by the dimensions among its columns. */
function rowsOf({ subject }: ListContext, source: ListSource, columns: ColumnPlan[]): ListPlan['rows'] {
  if (!subject.dataset) return []
  if (source.rows) return source.rows
  const dimensions = columns.filter((column) => subject.dataset?.dimensions[column.path])
  return dimensions.length ? [{ label: dimensions.map((column) => column.label).join(' × '), by: dimensions.map((column) => column.path) }] : []
}

function expandOf(context: ListContext, source: ListSource): ListPlan['expand'] {
  const { expand } = source
  const entity = expand?.entity === undefined ? context.subject.entity : context.entities[expand.entity]
  const below = expand && entity && rowsBelow(context, context.page, entity, expand)
  return below && { list: refOf(expand.list), ...below }
}

/** What an entity has below its rows: how they are found, and the columns that are shown of them. */
export function rowsBelow(
  context: PageContext,
  page: string,
  entity: Entity,
  said: { has: string; list?: string; columns: ColumnSource[] },
): Pick<NonNullable<ListPlan['expand']>, 'by' | 'columns' | 'rowKey'> | undefined {
  const has = entity.has[said.has]
  const subject = has && subjectOf(context, { entity: has.entity })
  if (!has || !subject) return undefined
  return {
    by: keyBelow(entity, has.by),
    columns: plainColumns(listContext(context, page, subject, said.list, {}), said.columns),
    rowKey: subject.entity?.key ?? [],
  }
}

/** Fields of the rows below that hold a row's key <- the key's own fields. */
export function keyBelow(entity: Entity, by: string[]): Record<string, string> {
  return Object.fromEntries(by.map((field, at) => [field, entity.key[at] ?? '']))
}

/** Columns where nothing pivots and nothing is compared. */
export function plainColumns(context: ListContext, said: ColumnSource[]): ColumnPlan[] {
  return spliceColumns(context, said).flatMap((column) => {
    const field = context.subject.fieldAt(column.field)
    return field ? [columnPlan(context, column, field, [])] : []
  })
}

/** Of what the family's file says, that for which the family has nothing better. */
function fallbackOf({ family, can }: ListContext): Fallback | undefined {
  const said = family?.fallback
  if (!said) return undefined
  const left = plain({
    summary: can.summary === 'none' ? said.summary : undefined,
    export: can.export === 'none' ? said.export : undefined,
    sort: can.sort === 'none' ? said.sort : undefined,
  })
  return Object.keys(left).length > 0 ? left : undefined
}
