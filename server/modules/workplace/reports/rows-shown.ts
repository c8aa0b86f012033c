/**
 * The pages that show the rows of a written file, as addresses with its shop and its days as filters: lists of the rows
 * themselves first, then reports that count them, as far as the person may open them. By the page plans alone.
 */
import type { ImportPreview, ShownAt } from '../../../../contract/imports'
import { defaultState, keyOfFilter, writeState } from '../../../../contract/list-address'
import type { Entity, Model, ReportFormat } from '../../../../contract/model'
import { nameOfList, type PagePlan } from '../../../../contract/page-plan'
import type { FilterPlan, ListPlan } from '../../../../contract/plan'
import type { Access } from '../../../kernel/asker/access/access'
import { madeFrom } from '../../../../contract/feeds'

const MOST = 4

/** Empty where no page shows them. */
export function rowsShownAt(model: Model, access: Access, preview: ImportPreview): ShownAt[] {
  const format = model.reports[preview.report ?? '']
  const entity = format && model.entities[format.entity]
  if (!format || !entity) return []
  const brings = new Set([format.entity, ...(format.fees ? [format.fees.into] : [])])
  const found: (ShownAt & { rank: number })[] = []
  for (const page of model.pages) {
    const plan = model.plans[page.page]
    if (!plan || page.legacy || page.layout !== 'main' || page.access !== 'menu' || !access.mayOpen(page.page)) continue
    const ranked = plan.lists.flatMap((list) => {
      const rank = rankOf(model, list, format.entity, brings)
      return rank === undefined ? [] : [{ list, rank }]
    }).sort((a, b) => a.rank - b.rank)
    const [best] = ranked
    if (best) found.push({ ...addressOf(plan, page.route, page.title, best.list, format, entity, preview), rank: best.rank })
  }
  return found.sort((a, b) => a.rank - b.rank).slice(0, MOST).map(({ rank: _rank, ...shown }) => shown)
}

/** 0: the rows themselves; 1: reports of them; 2: what is made out of them. undefined: none of these. */
function rankOf(model: Model, list: ListPlan, entity: string, brings: ReadonlySet<string>): number | undefined {
  if (list.source.entity === entity) return 0
  const facts = list.source.entity === undefined ? Object.values(model.datasets[list.source.dataset ?? '']?.sources ?? {}).map((source) => source.facts)
    : [list.source.entity]
  if (list.source.entity === undefined && facts.some((one) => brings.has(one))) return 1
  return facts.some((one) => madeFrom(model, one).some((from) => brings.has(from))) ? 2 : undefined
}

function addressOf(plan: PagePlan, route: string, title: string, list: ListPlan, format: ReportFormat, entity: Entity, preview: ImportPreview): ShownAt {
  const state = defaultState(list)
  const filters = { ...state.filters }
  for (const filter of list.filters) {
    if (filter.type !== 'field') continue
    const value = valueFor(filter, list, format, entity, preview)
    if (value !== undefined) filters[keyOfFilter(filter)] = value
  }
  const query = writeState(list, { ...state, filters })
  if (plan.lists.length > 1) query.set('tab', list.code)
  return { title: nameOfList({ title, lists: plan.lists }, list), route, query: Object.fromEntries(query) }
}

type FieldFilter = Extract<FilterPlan, { type: 'field' }>

/** The file's shop for the filter on shops, its days for the one on the day that rows count for. */
function valueFor(
  { field: { path }, control }: FieldFilter, { source }: ListPlan, format: ReportFormat, entity: Entity, preview: ImportPreview,
): ReturnType<typeof defaultState>['filters'][string] | undefined {
  const shop = source.entity === undefined ? 'shop' : entity.scope.shop
  if (path === shop && preview.shopId !== null) return { op: 'in', value: [preview.shopId] }
  if (preview.dataStart === null || preview.dataEnd === null) return undefined
  const isDay = source.entity === entity.name ? path === format.day : path === 'day' || path === 'month'
  if (!isDay || (control !== 'daterange' && control !== 'monthrange')) return undefined
  const short = (day: string): string => (control === 'monthrange' ? day.slice(0, 7) : day)
  return { op: 'between', value: [short(preview.dataStart), short(preview.dataEnd)] }
}
