/** Page files -> page plans. Pure. */
import { enumPlans, enumsToldBy } from '../../contract/enum-value'
import type { CardPlan, PageEntry, PagePlan, TodoPlan } from '../../contract/page-plan'
import { allConditions } from '../../contract/kept-conditions'
import { isSame } from '../../contract/same'
import type { EnumPlan, InputPlan, KeptConditions, ListPlan } from '../../contract/plan'
import type { PageSource } from '../language/page-files'
import type { EnumModel } from '../../contract/model'
import type { Memory } from '../memory'
import type { Sources } from '../read/source'
import { fieldsOf, listsOf, resolveBody } from './bodies'
import { inherit, resolveList, type ListInput } from './lists'
import { pageEntryOf } from './menu'
import { withOwnName } from './own-names'
import { contextOf, refOf, type PageContext, type PageRecords } from './page-context'
import { filesOf, plain } from './plain'
import { withBorrowedSheets } from './sheets'

/** Of a page seen before, only what it looked at is looked at again. */
export function resolvePlans(sources: Sources, records: PageRecords, memory: Memory): Record<string, PagePlan> {
  const plans: Record<string, PagePlan> = {}
  for (const { name, value } of filesOf<PageSource>(sources, 'page')) {
    plans[name] = memory.watch(`plan ${name}`, value, records, (seen) => resolvePlan(contextOf(seen), pageEntryOf(name, value), value, memory))
  }
  const byRoute = new Map(Object.values(plans).map((plan) => [plan.route, plan]))
  const hosts = new Map(filesOf<PageSource>(sources, 'page').map(({ value }) => [value.route, value.opensWith]))
  for (const { name, value } of filesOf<PageSource>(sources, 'page')) {
    const plan = plans[name]
    const follower = value.replacedBy === undefined ? undefined : byRoute.get(value.replacedBy)
    const sheets = plan && withBorrowedSheets(plan, value, (route) => byRoute.get(route), (route) => hosts.get(route))
    const led = sheets && withTabsOfTodos(sheets, (route) => byRoute.get(route))
    const named = led && withOpenedByName(led, (route) => byRoute.get(route))
    const whole = named && follower ? { ...named, replacedBy: { route: follower.route, title: follower.title } } : named
    if (whole && whole !== plan) plans[name] = { ...whole, version: memory.stamp(whole) }
  }
  return plans
}

/** To-dos whose tab asks for the very rows that they count say so. The plan itself where none does. */
function withTabsOfTodos(plan: PagePlan, pageAt: (route: string) => PagePlan | undefined): PagePlan {
  const isTabOf = ({ go, list }: TodoPlan): boolean => {
    const tab = go.tab === undefined ? undefined : pageAt(go.route)?.lists.find(({ code }) => code === go.tab)
    return tab?.where !== undefined && isSame(tab.where, list.where)
  }
  const cards = plan.board?.cards ?? []
  if (!cards.some((card) => card.shows === 'todos' && card.todos.some(isTabOf))) return plan
  const told = cards.map((card): CardPlan => (card.shows === 'todos'
    ? { ...card, todos: card.todos.map((todo) => (isTabOf(todo) ? { ...todo, asTab: true as const } : todo)) }
    : card))
  return { ...plan, board: { ...plan.board!, cards: told } }
}

/** What a page shows of one thing alone, whatever it is asked for. */
const OF_ONE = new Set<PagePlan['kind']>(['detail', 'form', 'steps'])

/** Lists whose rows begin with a name that leads to a page of this one thing say so. The plan itself where none does. */
function withOpenedByName(plan: PagePlan, pageAt: (route: string) => PagePlan | undefined): PagePlan {
  const isOpened = ({ columns: [first] }: ListPlan): boolean => {
    const there = first?.link && !first.link.tab && !first.link.byKind ? pageAt(first.link.route) : undefined
    return there !== undefined && there.state !== 'planned' && OF_ONE.has(there.kind)
  }
  return plan.lists.some(isOpened) ? { ...plan, lists: plan.lists.map((list) => (isOpened(list) ? { ...list, opensByName: true as const } : list)) } : plan
}

function resolvePlan(context: PageContext, entry: PageEntry, source: PageSource, memory: Memory): PagePlan {
  const inputs: ListInput[] =
    entry.state === 'planned'
      ? []
      : source.kind === 'tabs'
        ? (source.tabs ?? []).map((tab) => inherit(source, tab))
        : source.kind === 'list'
          ? [{ code: 'list', title: source.title, source, inheritedActions: undefined, inheritedDialogs: undefined }]
          : []
  const resolved = inputs.flatMap((input) => resolveList(context, entry.page, input) ?? [])
  const lists = resolved.map((list) => withOwnName(list, { route: entry.route, alone: resolved.length === 1 }, context.entities))
  const body = resolveBody(context, source)
  const plan: PagePlan = plain({
    page: entry.page,
    version: '',
    route: entry.route,
    title: entry.title,
    kind: entry.kind,
    state: entry.state,
    lacks: entry.lacks,
    layout: entry.layout,
    purpose: source.purpose,
    help: source.help,
    notice: source.notice,
    legacy: entry.legacy ? true : undefined,
    uses: source.uses?.map(({ action, label, calls }) => ({ action, label, calls: calls.map(refOf) })),
    lists,
    ...body,
    enums: enumsOf(context.enums, [...lists, ...listsOf(body)], [...fieldsOf(body), ...(body.detail?.actions ?? []).flatMap(({ does }) => inputsOf(does))]),
  })
  plan.version = memory.stamp(plan)
  return plan
}

type Told = Parameters<typeof enumsToldBy>[0] & { conditions?: KeptConditions }

/** The enums of all that is shown, in the order of their names. */
function enumsOf(enums: Record<string, EnumModel>, lists: ListPlan[], others: Told[]): Record<string, EnumPlan> {
  const shown = new Set<string>()
  const see = (items: Told[]): void => {
    for (const item of items) {
      for (const name of enumsToldBy(item)) shown.add(name)
      if (item.conditions) for (const { fields } of allConditions(item.conditions)) see(fields)
    }
  }
  see(others)
  for (const list of lists) {
    see(list.columns)
    see(list.columns.flatMap((column) => column.edit ?? []))
    see(list.expand?.columns ?? [])
    see(
      list.filters.flatMap((filter) =>
        filter.type === 'field' ? [filter.field, ...(filter.by ? [filter.by] : [])] : filter.type === 'search' ? filter.fields : [],
      ),
    )
    see(list.actions.flatMap((action) => [...inputsOf(action.does), ...(action.shows ?? [])]))
  }
  return enumPlans(enums, shown)
}

function inputsOf(does: ListPlan['actions'][number]['does']): InputPlan[] {
  if ('dialog' in does) return does.dialog.fields
  if ('inputs' in does) return does.inputs
  return 'asks' in does ? (does.asks ?? []) : []
}
