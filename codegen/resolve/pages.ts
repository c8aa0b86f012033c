/** Page files -> page plans, and which page and action uses which call. Pure. */
import { enumPlans, enumsToldBy } from '../../contract/enum-value'
import { PRINTED, sheetsOf, type CardPlan, type FormPlan, type PageEntry, type PagePlan, type TodoPlan } from '../../contract/page-plan'
import { callsOfAction } from '../../contract/calls-of-action'
import { allConditions } from '../../contract/kept-conditions'
import { isSame } from '../../contract/same'
import type { CallRef, EnumPlan, InputPlan, KeptConditions, ListPlan } from '../../contract/plan'
import type { PageSource } from '../language/page-files'
import type { Entity, EnumModel, Family } from '../../contract/model'
import type { Offer } from '../../contract/offer'
import type { Memory } from '../memory'
import type { Sources } from '../read/source'
import { fieldsOf, listsOf, resolveBody } from './bodies'
import { inherit, resolveList, type ListInput } from './lists'
import { pageEntryOf } from './menu'
import { offersOf } from './offers'
import { withOwnName } from './own-names'
import { contextOf, refOf, type PageContext, type PageRecords } from './page-context'
import { filesOf, mapValues, plain } from './plain'
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

/** A call, and the action that uses it. */
type UsedCall = [ref: CallRef | undefined, action: string]

function formCalls(form: FormPlan): UsedCall[] {
  return [
    [form.load, ''],
    [form.one, ''],
    [form.begin?.call, ''],
    [form.suggests, ''],
    [form.review, ''],
    [form.submit, 'submit'],
    [form.edit, 'submit'],
    ...form.items.map(({ list }): UsedCall => [list, '']),
  ]
}

/** Calls of a print page's sheets, each with the route of the page by which it may be used where that is another than its own. */
function callsOfSheets({ print }: PagePlan): [...UsedCall, route: string | undefined][] {
  return sheetsOf(print).flatMap(({ load, printed, templates, parts, opensWith }) => [
    [load, '', opensWith], [printed, PRINTED, opensWith], [templates?.list, '', opensWith],
    ...parts.map((part): [...UsedCall, string | undefined] => ['list' in part ? part.list : undefined, '', opensWith]),
  ])
}

/** Calls of a body beside those of its lists, each with the action that permissions know it by: "" for reading, else submit. */
function callsOf({ form, detail, steps, uses }: PagePlan): UsedCall[] {
  const below = (detail?.sections ?? []).map((part): UsedCall => ['list' in part ? part.list : undefined, ''])
  return [
    ...(form ? formCalls(form) : []),
    ...(steps ?? []).flatMap((step) => (step.shows === 'form' ? formCalls(step.form) : [[step.submit, 'submit'] as UsedCall])),
    [detail?.get, ''],
    ...(uses ?? []).flatMap(({ action, calls }) => calls.map((ref): UsedCall => [ref, action])),
    ...below,
    ...(detail?.actions ?? []).flatMap((action) => callsOfAction(action).map((ref): UsedCall => [ref, action.action])),
  ]
}

/**
 * Calls of a board's cards, each with the route of the page by which it may be used: a card that only some have is no way
 * for all others to its call. What waits is counted with the call of its own list.
 */
function callsOfCards({ board }: PagePlan): [ref: CallRef | undefined, route: string | undefined][] {
  return (board?.cards ?? []).flatMap((card): [CallRef | undefined, string | undefined][] => {
    if (card.shows === 'todos') return card.todos.map(({ list, go }) => [list.list, go.route])
    if (card.shows === 'start') return card.steps.map(({ list, go }) => [list.list, go.route])
    if (card.shows === 'part') return []
    return [[card.shows === 'missing' ? card.call : card.list.list, card.opensWith]]
  })
}

/**
 * The families with `usedBy` of every call: page -> the names of its actions that refer to it, "" for the page itself.
 * A built call that only code of a page asks for (a step of the import dialog) names the page by its route in `pages`.
 * @param said "family.call" -> routes of the pages that it names
 */
export function withUses(
  families: Record<string, Family>,
  plans: Record<string, PagePlan>,
  said: Map<string, string[]>,
  entities: Record<string, Entity>,
  memory: Memory,
): Record<string, Family> {
  const uses = new Map<string, Record<string, string[]>>()
  const note = (ref: CallRef | undefined, page: string, action: string): void => {
    if (!ref) return
    const name = `${ref.family}.${ref.call}`
    const usedBy = uses.get(name) ?? {}
    uses.set(name, usedBy)
    const actions = (usedBy[page] ??= [])
    if (!actions.includes(action)) actions.push(action)
  }
  const offers = new Map<string, Offer[]>()
  const byRoute = new Map(Object.values(plans).map((plan) => [plan.route, plan.page]))
  const pageAt = (route: string | undefined): string | undefined => (route === undefined ? undefined : byRoute.get(route))
  for (const plan of Object.values(plans)) {
    for (const [name, routes] of said) {
      const [family = '', call = ''] = name.split('.')
      if (routes.includes(plan.route)) note({ family, call }, plan.page, '')
    }
    for (const [ref, action] of plan.state === 'built' ? callsOf(plan) : []) note(ref, plan.page, action)
    for (const [ref, action, route] of plan.state === 'built' ? callsOfSheets(plan) : []) note(ref, pageAt(route) ?? plan.page, action)
    for (const [ref, route] of plan.state === 'built' ? callsOfCards(plan) : []) note(ref, pageAt(route) ?? plan.page, '')
    for (const [{ family, call }, offer] of plan.state === 'built' ? offersOf(plan, entities) : []) {
      offers.set(`${family}.${call}`, [...(offers.get(`${family}.${call}`) ?? []), offer])
    }
    for (const list of [...plan.lists, ...(plan.state === 'built' ? listsOf({ ...plan, board: undefined }) : [])]) {
      note(list.list, plan.page, '')
      note(list.expand?.list, plan.page, '')
      note(list.export, plan.page, 'export')
      note(list.save, plan.page, 'edit')
      for (const action of list.actions) for (const ref of callsOfAction(action)) note(ref, plan.page, action.action)
    }
  }
  return mapValues(families, (family) => {
    const used = mapValues(family.calls, (call) => uses.get(`${family.name}.${call.name}`) ?? {})
    const held = mapValues(family.calls, (call) => {
      const found = offers.get(`${family.name}.${call.name}`) ?? []
      return found.some(({ when }) => when) ? found : undefined
    })
    return memory.once(`uses of ${family.name}`, [family, memory.text([used, held])], () => ({
      ...family,
      calls: mapValues(family.calls, (call, name) => plain({ ...call, usedBy: used[name] ?? {}, offers: held[name] })),
    }))
  })
}
