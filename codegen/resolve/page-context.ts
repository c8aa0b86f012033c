/** What the parts of a page plan are resolved with: the rest of the model, and what one list adds to it. Pure. */
import type { Operator } from '../../contract/filter'
import { COLUMN_KINDS } from '../../kinds/column-kinds'
import type { CallRef, FieldPlan } from '../../contract/plan'
import type { ColumnSetSource, DialogBody, DialogSource, FilterSetSource, ListSource } from '../language/page-files'
import type { Call, Capabilities, Dataset, Entity, EnumModel, Family, ReportFormat } from '../../contract/model'
import type { Sources } from '../read/source'
import { datasetSubject, entitySubject, type Subject } from './field-plans'
import { filesOf } from './plain'

/** The model as far as pages are made from it, and the shared files that they name. */
export interface PageContext {
  entities: Record<string, Entity>
  datasets: Record<string, Dataset>
  enums: Record<string, EnumModel>
  families: Record<string, Family>
  reports: Record<string, ReportFormat>
  columnSets: Pick<Map<string, ColumnSetSource>, 'get'>
  filterSets: Pick<Map<string, FilterSetSource>, 'get'>
  dialogs: Pick<Map<string, DialogSource>, 'get'>
  /** Subjects by "entity shop" or "dataset fees", remembered over the lists of a page, and over all pages that look into the same records. */
  subjects: Map<string, Subject>
}

/** One list of one page: what it is about, whose calls it speaks, and which dialogs its actions may name. */
export interface ListContext extends PageContext {
  page: string
  subject: Subject
  family?: Family
  can: Capabilities
  dialogsHere: Record<string, string | DialogBody>
}

/** Where nothing is known of a family, nothing is taken away. */
const EVERYTHING: Capabilities = {
  sort: 'many', filter: [], or: true, beside: true, summary: 'server', export: 'task', currency: true, compare: true, pivot: true, trend: true,
  allFiltered: true,
}

/** The records that a page may look things up in, in the order that `contextOf` takes them. */
export type PageRecords = readonly [
  entities: PageContext['entities'],
  datasets: PageContext['datasets'],
  enums: PageContext['enums'],
  families: PageContext['families'],
  reports: PageContext['reports'],
  columnSets: PageContext['columnSets'],
  filterSets: PageContext['filterSets'],
  dialogs: PageContext['dialogs'],
]

/** The records that a page plan is made from, in the order that `contextOf` takes them: what is remembered hangs on their identity. */
export function pageRecords(sources: Sources, model: Pick<PageContext, 'entities' | 'datasets' | 'enums' | 'families' | 'reports'>): PageRecords {
  const named = <T>(kind: 'columns' | 'filters' | 'dialog') => new Map(filesOf<T>(sources, kind).map((file) => [file.name, file.value]))
  return [model.entities, model.datasets, model.enums, model.families, model.reports, named('columns'), named('filters'), named('dialog')]
}

/** The records by name, with the subjects that belong to these entities. */
export function contextOf([entities, datasets, enums, families, reports, columnSets, filterSets, dialogs]: PageRecords): PageContext {
  const subjects = subjectsBeside.get(entities) ?? new Map<string, Subject>()
  subjectsBeside.set(entities, subjects)
  return { entities, datasets, enums, families, reports, columnSets, filterSets, dialogs, subjects }
}

/** Pages that look into the very same records share their subjects. Records that note who looks are each page's own. */
const subjectsBeside = new WeakMap<PageContext['entities'], PageContext['subjects']>()

/** What the rows of a list are of, made once for a context; undefined where neither entity nor dataset is known. */
export function subjectOf(context: PageContext, source: Pick<ListSource, 'entity' | 'dataset'>): Subject | undefined {
  const entity = source.entity === undefined ? undefined : context.entities[source.entity]
  const dataset = source.dataset === undefined ? undefined : context.datasets[source.dataset]
  if (!entity && !dataset) return undefined
  const key = entity ? `entity ${entity.name}` : `dataset ${dataset?.name}`
  const known = context.subjects.get(key)
  if (known) return known
  const subject = entity ? entitySubject(context.entities, entity) : datasetSubject(dataset!, context.enums)
  context.subjects.set(key, subject)
  return subject
}

/** The context with what one list adds. @param list family.call; left out: the family can do everything */
export function listContext(
  context: PageContext,
  page: string,
  subject: Subject,
  list: string | undefined,
  dialogsHere: ListContext['dialogsHere'],
): ListContext {
  const family = list === undefined ? undefined : context.families[refOf(list).family]
  return { ...context, page, subject, family, can: family?.capabilities ?? EVERYTHING, dialogsHere }
}

/** "family.call" -> its parts. */
export function refOf(call: string): CallRef {
  const at = call.indexOf('.')
  return { family: call.slice(0, at), call: call.slice(at + 1) }
}

/** The call of this list's family that does this with its entity or dataset. */
export function callThat(context: ListContext, type: 'add' | 'edit' | 'remove' | 'transition' | 'export'): CallRef | undefined {
  const does = (call: Call): boolean =>
    call.does?.type === type &&
    (('entity' in call.does && call.does.entity === context.subject.entity?.name && context.subject.entity !== undefined) ||
      ('dataset' in call.does && call.does.dataset === context.subject.dataset?.name && context.subject.dataset !== undefined))
  const found = Object.values(context.family?.calls ?? {}).filter(does)
  const call = found.find(({ state }) => state === 'built') ?? found[0]
  return call && { family: call.family, call: call.name }
}

/** The operators that both the field and the family know. */
function operatorsFor(context: ListContext, field: FieldPlan): Operator[] {
  return context.family ? field.operators.filter((op) => context.can.filter.includes(op)) : field.operators
}

/** A field as this list may use it: operators and sorting cut to what the family can do. Remembered by the subject, copied here. */
export function usable(context: ListContext, field: FieldPlan): FieldPlan {
  return { ...field, operators: operatorsFor(context, field), sortable: field.sortable && context.can.sort !== 'none' }
}

/** A name of a set as a list of an entity says it: "clicks" of the figures "perf" is "perf.clicks". */
export function figurePath(name: string, figures: string | undefined): string {
  return figures === undefined ? name : `${figures}.${name}`
}

/** Whether the path is a figure: a measure of the dataset, with or without @value, or one of the figures beside an entity's rows. */
export function isMeasure(subject: Subject, path: string): boolean {
  if (subject.dataset) return subject.dataset.measures[path.split('@')[0] ?? ''] !== undefined
  const [figures = '', name] = path.split('.')
  return name !== undefined && subject.entity?.figures?.[figures]?.fields[name] !== undefined
}

/** Whether its values can be compared by size and added up. */
export function isNumeric(field: FieldPlan): boolean {
  return COLUMN_KINDS[field.kind].numeric
}
