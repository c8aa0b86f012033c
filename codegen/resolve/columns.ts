/**
 * A page's columns -> column plans: short forms widened, sets spliced in, a report's dimensions put first, a pivot's values
 * made into columns under keys that stay (measure@value, measure@#group, measure@unallocated). Pure.
 */
import { COLUMN_KINDS, traits } from '../../kinds/column-kinds'
import type { CoverPaths } from '../../contract/cell-plan'
import { knowsDays } from '../../contract/daily'
import { CLOCK_WIDTH, headingWidth } from '../../contract/text-width'
import type { LinkPlan } from '../../contract/link-plan'
import type { ColumnPlan, FieldPlan, InputPlan } from '../../contract/plan'
import type { Entity } from '../../contract/model'
import type { Comparing } from '../../contract/wire'
import type { ColumnObject, ColumnSource, LinkSource, ListSource } from '../language/page-files'
import { isRunning } from './formulas'
import { writableFields } from './row-schemas'
import { fieldAtPath, type Subject } from './field-plans'
import { fieldInput } from './inputs'
import { figurePath, isMeasure, usable, type ListContext, type PageContext } from './page-context'
import { homeLink } from './homes'
import { plain } from './plain'

/** Columns with the sets among them put in their place. */
export function spliceColumns(
  context: PageContext, columns: readonly ColumnSource[], within: readonly string[] = [], figures?: string,
): ColumnObject[] {
  return columns.flatMap((column): ColumnObject[] => {
    if (typeof column === 'string') return [{ field: figurePath(column, figures) }]
    if (!('set' in column)) return [figures === undefined ? column : { ...column, field: figurePath(column.field, figures) }]
    const set = context.columnSets.get(column.set)
    return set && !within.includes(column.set) ? spliceColumns(context, set.of, [...within, column.set], column.figures ?? figures) : []
  })
}

/** The columns in their order; all plain fields or measures where the source says none; unknown paths are left out. `compare` goes to each. */
export function resolveColumns(context: ListContext, source: ListSource, compare: Comparing[]): ColumnPlan[] {
  const said = spliceColumns(context, source.columns ?? everyField(context))
  const ordered = context.subject.dataset ? dimensionsFirst(context, source, said) : said
  const pivot = context.can.pivot ? source.pivot : undefined
  const columns = ordered.flatMap((column) => {
    const field = context.subject.fieldAt(column.field)
    return field ? [columnPlan(context, column, field, compare)] : []
  })
  return pivot ? withPivot(context, pivot, columns, compare) : columns
}

function everyField({ subject }: ListContext): string[] {
  if (subject.dataset) return Object.keys(subject.dataset.measures)
  return Object.values(subject.entity?.fields ?? {}).filter((field) => !field.secret && !traits(field).structured).map((field) => field.name)
}

/** The dimensions of every way to group stand first, with what the page says of them; then all else in the page's order. */
function dimensionsFirst(context: ListContext, source: ListSource, said: ColumnObject[]): ColumnObject[] {
  const dimensions = context.subject.dataset?.dimensions ?? {}
  const grouped = new Set((source.rows ?? []).flatMap((way) => way.by))
  const listed = new Map(said.map((column) => [column.field, column]))
  for (const field of listed.keys()) if (dimensions[field]) grouped.add(field)
  return [...[...grouped].map((field) => listed.get(field) ?? { field }), ...said.filter((column) => !grouped.has(column.field))]
}

/** What a column is by its field, whatever the page says of it. */
interface Told extends Pick<ColumnPlan, 'daily' | 'pending' | 'explains' | 'behind' | 'runs'> {
  base: FieldPlan
  link?: LinkPlan
  /** The column of which the page says nothing, made when it is first asked for. */
  bare?: ColumnPlan
}

/** Of a subject: what families can do -> field -> what its columns are. Hundreds of pages show the fields of one entity. */
const known = new WeakMap<Subject, WeakMap<ListContext['can'], WeakMap<FieldPlan, Told>>>()

function toldOf(context: ListContext, field: FieldPlan): Told {
  const { subject, can, entities } = context
  const ofSubject = known.get(subject) ?? new WeakMap<ListContext['can'], WeakMap<FieldPlan, Told>>()
  known.set(subject, ofSubject)
  const byField = ofSubject.get(can) ?? new WeakMap<FieldPlan, Told>()
  ofSubject.set(can, byField)
  const before = byField.get(field)
  if (before) return before
  const told: Told = {
    base: usable(context, field),
    link: homeLink(context, subject, field.path),
    daily: daily(context, field.path),
    pending: pendingOf(context, field.path),
    explains: explains(subject, field.path, entities),
    behind: behind(context, field.path),
    runs: runs(subject, field.path),
  }
  byField.set(field, told)
  return told
}

/** Whether a page says no more of a column than what every plan has in its place. */
function isBare(column: ColumnObject): boolean {
  for (const word in column) if (word !== 'field' && word !== 'width' && word !== 'hidden' && word !== 'copy') return false
  return true
}

/** One column: its field with what the page says of it. A width that is too small for the heading is widened. */
export function columnPlan(context: ListContext, column: ColumnObject, field: FieldPlan, compare: Comparing[]): ColumnPlan {
  const told = toldOf(context, field)
  if (compare.length > 0 || !isBare(column)) return wholePlan(context, column, field, compare, told)
  const bare = (told.bare ??= wholePlan(context, { field: column.field }, field, compare, told))
  const { hidden = bare.hidden, copy = bare.copy } = column
  const heading = headingWidth(bare.label, { unit: field.unit, note: bare.note, sortable: bare.sortable })
  const width = column.width === undefined ? bare.width : Math.max(column.width, heading)
  return { ...bare, width, hidden, copy }
}

function wholePlan(context: ListContext, column: ColumnObject, field: FieldPlan, compare: Comparing[], told: Told): ColumnPlan {
  const kind = COLUMN_KINDS[field.kind]
  const { base, link } = told
  const label = column.label ?? field.label
  const note = [column.note ?? field.note, column.shade && shadeWords(column.shade, field)].filter(Boolean).join('；') || undefined
  return plain({
    ...base,
    label,
    note,
    sortable: base.sortable && (column.sortable ?? true),
    key: field.path,
    width: Math.max(
      // A clock that is not the reader's own is named behind the time.
      column.width ?? field.width ?? kind.width + (field.zone === 'utc' ? CLOCK_WIDTH : 0),
      headingWidth(label, { unit: field.unit, note, sortable: base.sortable && (column.sortable ?? true) }),
    ),
    align: kind.align,
    fixed: column.fixed,
    hidden: column.hidden ?? false,
    copy: column.copy ?? false,
    compare: kind.numeric && isMeasure(context.subject, field.path) ? compare : [],
    link: column.link ? linkPlan(column.link) : column.part || column.opens ? undefined : link,
    edit: column.edit ? editOf(context, column.field) : undefined,
    part: column.part,
    size: column.size,
    opens: column.opens,
    product: column.product,
    trend: column.trend === undefined || !context.can.trend ? undefined : { days: column.trend },
    bar: column.bar && plain({ parts: column.bar.parts.map((path) => ({ path, label: labelAt(context, path) })), graded: column.bar.graded }),
    cover: column.cover && coverOf(context, column.cover),
    shade: column.shade && plain({ better: field.better, ...(column.shade === true ? {} : column.shade) }),
    daily: told.daily,
    pending: told.pending,
    explains: told.explains,
    behind: told.behind,
    runs: told.runs,
  })
}

function labelAt({ subject }: ListContext, path: string): string {
  return subject.fieldAt(path)?.label ?? path
}

const COVER_DAYS = 90

function coverOf(context: ListContext, { stock, daily, from, days = COVER_DAYS, arrivals = [] }: NonNullable<ColumnObject['cover']>): CoverPaths {
  return plain({ stock, daily, from, days, arrivals: arrivals.map(({ field, in: after }) => ({ path: field, label: labelAt(context, field), in: after })) })
}

/** What the ground of a cell says, for the note of its heading. */
function shadeWords(shade: NonNullable<ColumnObject['shade']>, { kind, unit }: FieldPlan): string {
  if (shade === true) return '底色按本页各行的高低'
  const says = (value: number): string => (traits({ kind }).points ? `${Number((value * 100).toFixed(4))}%` : `${value}${unit ?? ''}`)
  return `底色从 ${says(shade.least)} 到 ${says(shade.most)}`
}

/** Numbers of a dataset that knows single days, beside an entity's rows or in a report; of a balance each day is told by its own rows. */
function daily({ subject: { entity, dataset }, datasets, can }: ListContext, path: string): true | undefined {
  const [figures = '', name = ''] = path.split('.')
  const of = dataset ?? datasets[entity?.figures?.[figures]?.dataset ?? '']
  const measure = of?.measures[dataset ? path : name]
  if (!can.trend || !of || !measure || isRunning(of, measure) || !(measure.count || COLUMN_KINDS[measure.kind].numeric)) return undefined
  return knowsDays(of) || undefined
}

function runs({ dataset }: Subject, path: string): true | undefined {
  const measure = dataset?.measures[path]
  return dataset && measure && isRunning(dataset, measure) ? true : undefined
}

/** Formulas, rollups, figures, measures, and what a function of the server makes are worked out from other values. */
function explains({ entity, dataset }: Subject, path: string, entities: Record<string, Entity>): true | undefined {
  if (dataset) return dataset.measures[path.split('@')[0] ?? ''] ? true : undefined
  if (!entity) return undefined
  const made = entity.compute && !path.includes('.') && !entity.key.includes(path)
  const isFigure = entity.figures?.[path.split('.')[0] ?? ''] !== undefined
  return made || isFigure || fieldAtPath(entities, entity.name, path)?.formula ? true : undefined
}

/** Figures and rollups were added up from rows that can be listed; a balance that runs, and what stands beside figures in words, was not. */
function behind({ subject: { entity, dataset }, entities }: ListContext, path: string): true | undefined {
  if (dataset) {
    const measure = dataset.measures[path.split('@')[0] ?? '']
    return measure && !measure.running && (measure.count || COLUMN_KINDS[measure.kind].numeric) ? true : undefined
  }
  const [figures = '', name = ''] = path.split('.')
  if (entity?.figures?.[figures]) return name === 'day' ? undefined : true
  return entity && !path.includes('.') && fieldAtPath(entities, entity.name, path)?.formula?.op === 'below' ? true : undefined
}

/** `page` of the file is the route; without `with` the address carries nothing. */
export function linkPlan(link: LinkSource): LinkPlan {
  return plain({ route: link.page, tab: link.tab, with: link.with ?? {} })
}

/** The input of a cell that is written in its place: only fields of the very row that staff may write. */
function editOf({ subject }: ListContext, name: string): InputPlan | undefined {
  const field = subject.entity && writableFields(subject.entity).find((writable) => writable.name === name)
  return field && fieldInput({ field: name }, field)
}

/** Only the row's own fields are told to wait: what is reached through a reference belongs to another row. */
function pendingOf({ subject }: ListContext, path: string): true | undefined {
  return subject.entity?.fields[path]?.pending
}

/** One column a value, a group's column before its values; a value that the page lists itself keeps its place and its settings. */
function withPivot(context: ListContext, pivot: NonNullable<ListSource['pivot']>, columns: ColumnPlan[], compare: Comparing[]): ColumnPlan[] {
  const { dataset } = context.subject
  if (pivot.dimension === undefined || pivot.measure === undefined) return columns
  const measure = dataset?.measures[pivot.measure]
  const values = context.enums[dataset?.dimensions[pivot.dimension]?.enum ?? '']
  if (!dataset || !measure || !values) return columns
  const roles = new Map<string, { label: string; pivot: NonNullable<ColumnPlan['pivot']> }>()
  const add = (key: string, label: string, role: NonNullable<ColumnPlan['pivot']>): void => {
    roles.set(`${pivot.measure}@${key}`, { label, pivot: role })
  }
  for (const [group, label] of Object.entries(values.groups)) {
    const inside = values.values.filter((value) => value.group === group)
    if (inside.length === 0 || pivot.without?.includes(group)) continue
    add(`#${group}`, label, { value: `#${group}`, group, role: 'group' })
    for (const value of inside) add(value.value, value.label, { value: value.value, group, role: 'value' })
  }
  for (const value of values.values) {
    if (value.group === undefined || values.groups[value.group] === undefined) add(value.value, value.label, { value: value.value, role: 'value' })
  }
  add('unallocated', pivot.unallocated ?? '未归类', { value: 'unallocated', role: 'unallocated' })
  const measureField = context.subject.fieldAt(pivot.measure)
  const listed = columns.map((column) => (roles.has(column.path) ? { ...column, pivot: roles.get(column.path)!.pivot } : column))
  const there = new Set(columns.map((column) => column.path))
  const made = [...roles].flatMap(([path, { label, pivot: role }]): ColumnPlan[] => {
    if (there.has(path) || !measureField) return []
    return [{ ...columnPlan(context, { field: path, label }, { ...measureField, path, note: undefined }, compare), pivot: role }]
  })
  return [...listed, ...made.map(plain)]
}
