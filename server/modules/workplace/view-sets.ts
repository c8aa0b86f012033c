/**
 * What a person keeps of a list by name, told in the words of calls that know columns alone, or conditions alone: personal views
 * (views.handlers.ts) that hold them. Keeps nothing of its own, so that what is saved here is a view of the list, and the reverse.
 */
import { isConditionTree, comparisonsOf, OPERATORS, type Condition, type Operator } from '../../../contract/filter'
import { listSource } from '../../../contract/list-source'
import type { ListPlan } from '../../../contract/plan'
import { askedOf, type ViewContent } from '../../../contract/view'
import { CODES } from '../../../contract/wire'
import { refuseAt, Refusal } from '../../kernel/asker/refusal'
import { planFor } from '../../kernel/asker/trim/trim'
import type { CallContext } from '../../kernel/http/handler'
import { isRowId } from '../../kernel/store/row-id'
import { readSource, viewDefault, viewList, viewRemove, viewSave } from './views.handlers'

/** What of a view a call speaks of. */
type Part = 'columns' | 'conditions'

interface ViewSet { id: string; name: string; content: ViewContent; is_default: boolean }

const WORDS: Record<Part, string> = { columns: '列方案', conditions: '快捷搜索' }

/**
 * The list that a page and tab are of; the first one of a page that has several, where none is named.
 * @throws HttpRefusal 400 for what is no page, 403 for one that the person may not open; Refusal for a page without such a list
 */
export function listOfPage(context: CallContext, key: string): { source: string; list: ListPlan } {
  const { model, access } = context
  readSource(context, key)
  const [page = '', code] = key.split(':')
  const plan = planFor(model.plans[page]!, access, model)
  const list = code === undefined || plan.lists.length === 1 ? plan.lists[0] : plan.lists.find((each) => each.code === code)
  if (!list) refuseAt('page_key', code === undefined ? `「${plan.title}」没有列表，不能保存列与筛选` : `「${plan.title}」没有标签页 ${code}，请刷新后再试`)
  return { source: listSource(model.plans[page]!, list), list }
}

/** The page and tab of one's own view. @throws Refusal where it is not there, or another person's */
export async function pageOfSet({ db, caller }: CallContext, part: Part, id: string): Promise<string> {
  const { rows: [view] } = isRowId(id) ? await db.withCompany(caller, (tx) => tx.query<{ source: string }>(
    `select source from page_view where company_id = $1 and id = $2::bigint and kind = 'personal' and owner = $3::bigint`,
    [caller.companyId, id, caller.employeeId],
  ), { readOnly: true }) : { rows: [] }
  return view?.source ?? refuseGone(part)
}

/** Views of one's own that hold columns, or conditions, in the order of the page. @throws as `listOfPage` does */
export async function viewSets(context: CallContext, part: Part, key: string): Promise<ViewSet[]> {
  const { views, defaultId } = await viewList(context, { source: listOfPage(context, key).source })
  const held = ({ columns, filters, where }: ViewContent): boolean => (part === 'columns' ? columns !== undefined : (filters ?? where) !== undefined)
  return views.filter(({ mine, kind, content }) => mine && kind === 'personal' && held(contentOf(content)))
    .map(({ id, name, content }) => ({ id, name, content: contentOf(content), is_default: id === defaultId }))
}

/**
 * A new view of this part, or `id`'s with another name or another part; what else the view keeps stays.
 * @param given said: columns (keys, or {key, hidden, width, pin} each), or conditions ({filters, where}, or a filter tree);
 *   active: whether the list begins with it for this person
 * @throws Refusal for a column or a field that the list has not, a name that is taken, and as `listOfPage` does
 */
export async function saveViewSet(
  context: CallContext, part: Part, key: string,
  given: { id?: string | undefined; name?: string | undefined; said?: unknown; active?: boolean | undefined },
): Promise<{ id: string }> {
  const { source, list } = listOfPage(context, key)
  const { views, defaultId } = await viewList(context, { source })
  const before = given.id === undefined ? undefined : views.find(({ id, mine, kind }) => id === given.id && mine && kind === 'personal')
  if (given.id !== undefined && !before) refuseGone(part)
  const said = given.said === undefined ? {} : part === 'columns' ? { columns: columnsSaid(given.said, list) } : conditionsSaid(given.said, list)
  const content: object = { ...contentOf(before?.content), ...said }
  const { view } = await viewSave(context, {
    source, name: given.name ?? before?.name ?? '', kind: 'personal', content, ...(before ? { id: before.id, version: before.version } : {}),
  })
  if (given.active === true) await viewDefault(context, { source, id: view.id })
  else if (given.active === false && defaultId === view.id) await viewDefault(context, { source, clear: true })
  return { id: view.id }
}

/** One's own view is gone, with its place as what the list begins with. @throws Refusal where it is not there, or another person's */
export async function removeViewSet(context: CallContext, part: Part, id: string): Promise<Record<string, never>> {
  await pageOfSet(context, part, id)
  await viewRemove(context, { id })
  return {}
}

/** @throws Refusal for what is no list of columns, or names one that this list has not */
function columnsSaid(said: unknown, list: ListPlan): unknown {
  if (!Array.isArray(said) || said.length === 0) refuseAt('columns', 'columns 应是列的清单，至少一列，每列写列名，或写 {key, hidden, width, pin}')
  const columns = said.map((one: unknown) => (typeof one === 'string' ? { key: one } : one))
  const known = new Set(list.columns.map(({ key }) => key))
  for (const one of columns) {
    const key = (one as { key?: unknown } | null)?.key
    if (typeof key === 'string' && !known.has(key)) refuseAt('columns', `「${list.title}」没有「${key.slice(0, 60)}」这一列，请改用这个列表的列`)
  }
  return columns
}

/** @throws Refusal for what is no condition, or asks for a field that this list has not */
function conditionsSaid(said: unknown, list: ListPlan): { filters: NonNullable<ViewContent['filters']>; where: Condition | undefined } {
  const given = isConditionTree(said) ? { where: said } : said
  if (typeof given !== 'object' || given === null || Array.isArray(given)) refuseAt('conditions', NOT_CONDITIONS)
  const { filters = {}, where, ...more } = given as { filters?: unknown; where?: unknown }
  if (Object.keys(more).length > 0 || typeof filters !== 'object' || filters === null || Array.isArray(filters)) refuseAt('conditions', NOT_CONDITIONS)
  if (where !== undefined && where !== null && !isConditionTree(where)) refuseAt('conditions', NOT_CONDITIONS)
  const asked = askedOf(list)
  for (const [key, held] of Object.entries(filters)) {
    if (!asked.filters.has(key)) refuseAt('conditions', `「${list.title}」没有「${key.slice(0, 60)}」这个筛选，请改用这个列表的筛选`)
    const op = (held as { op?: unknown } | null)?.op
    if (!OPERATORS.includes(op as Operator)) refuseAt('conditions', `筛选「${key.slice(0, 60)}」应写明 op（${OPERATORS.join('、')}）与 value`)
  }
  const tree = (where ?? undefined) as Condition | undefined
  const strange = comparisonsOf(tree).find(({ field }) => !asked.fields.has(field))
  if (strange) refuseAt('conditions', `「${list.title}」没有「${strange.field.slice(0, 60)}」这个字段，请改用这个列表的字段`)
  return { filters: filters as NonNullable<ViewContent['filters']>, where: tree }
}

const NOT_CONDITIONS = 'conditions 应是 {filters, where}：filters 的每一项写明 op 与 value，where 是筛选条件；也可以只写一个筛选条件'

function refuseGone(part: Part): never {
  throw new Refusal(CODES.notFound, `没有这个${WORDS[part]}，它可能已被删除。`)
}

const contentOf = (content: unknown): ViewContent => (content ?? {}) as ViewContent
