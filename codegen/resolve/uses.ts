/** Which page and action uses which call: by it access is decided, and the server refuses what a screen would not have offered. Pure. */
import { sheetsOf, PRINTED, type FormPlan, type PagePlan } from '../../contract/page-plan'
import { callsOfAction } from '../../contract/calls-of-action'
import type { CallRef } from '../../contract/plan'
import type { Entity, Family } from '../../contract/model'
import type { Offer } from '../../contract/offer'
import type { Memory } from '../memory'
import { listsOf } from './bodies'
import { offersOf } from './offers'
import { mapValues, plain } from './plain'

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

/** A call that a plan uses, by which action, and where that is another than its own, by which page's route it may be used. */
interface Use {
  ref: CallRef
  action: string
  route: string | undefined
}

const kept = new WeakMap<PagePlan, Use[]>()

/** All of one plan, in the order in which they stand in it. */
function usesOf(plan: PagePlan): Use[] {
  const known = kept.get(plan)
  if (known) return known
  const uses: Use[] = []
  const note = (ref: CallRef | undefined, action: string, route?: string): void => void (ref && uses.push({ ref, action, route }))
  const isBuilt = plan.state === 'built'
  for (const [ref, action] of isBuilt ? callsOf(plan) : []) note(ref, action)
  for (const [ref, action, route] of isBuilt ? callsOfSheets(plan) : []) note(ref, action, route)
  for (const [ref, route] of isBuilt ? callsOfCards(plan) : []) note(ref, '', route)
  for (const list of [...plan.lists, ...(isBuilt ? listsOf({ ...plan, board: undefined }) : [])]) {
    note(list.list, '')
    note(list.expand?.list, '')
    note(list.export, 'export')
    note(list.save, 'edit')
    for (const action of list.actions) for (const ref of callsOfAction(action)) note(ref, action.action)
  }
  kept.set(plan, uses)
  return uses
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
  const note = (name: string, page: string, action: string): void => {
    const usedBy = uses.get(name) ?? {}
    uses.set(name, usedBy)
    const actions = (usedBy[page] ??= [])
    if (!actions.includes(action)) actions.push(action)
  }
  const offers = new Map<string, Offer[]>()
  const byRoute = new Map(Object.values(plans).map((plan) => [plan.route, plan.page]))
  for (const plan of Object.values(plans)) {
    for (const [name, routes] of said) if (routes.includes(plan.route)) note(name, plan.page, '')
    for (const { ref, action, route } of usesOf(plan)) note(nameOf(ref), byRoute.get(route ?? '') ?? plan.page, action)
    const offered = plan.state === 'built' ? memory.watch(`offers of ${plan.page}`, plan, [entities] as const, ([seen]) => offersOf(plan, seen)) : []
    for (const [ref, offer] of offered) {
      const known = offers.get(nameOf(ref))
      if (known) known.push(offer)
      else offers.set(nameOf(ref), [offer])
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

const nameOf = ({ family, call }: CallRef): string => `${family}.${call}`
