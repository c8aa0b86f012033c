/** Page files -> page plans, and which page and action uses which call. Pure. */
import type { CallRef, EnumPlan, InputPlan, ListPlan, PageEntry, PagePlan } from '../../src/lib/plan'
import type { PageSource } from '../language/files'
import type { EnumModel, Family } from '../model'
import type { Memory } from '../memory'
import type { Sources } from '../read/source'
import { inherit, resolveList, type ListInput } from './lists'
import { pageEntryOf } from './menu'
import { contextOf, type PageContext, type PageRecords } from './page-context'
import { filesOf, hashOf, mapValues, plain } from './plain'

/** Of a page seen before, only what it looked at is looked at again. */
export function resolvePlans(sources: Sources, records: PageRecords, memory: Memory): Record<string, PagePlan> {
  const plans: Record<string, PagePlan> = {}
  for (const { name, value } of filesOf<PageSource>(sources, 'page')) {
    plans[name] = memory.watch(`plan ${name}`, value, records, (seen) => resolvePlan(contextOf(seen), pageEntryOf(name, value), value))
  }
  return plans
}

function resolvePlan(context: PageContext, entry: PageEntry, source: PageSource): PagePlan {
  const inputs: ListInput[] =
    entry.state === 'planned'
      ? []
      : source.kind === 'tabs'
        ? (source.tabs ?? []).map((tab) => inherit(source, tab))
        : source.kind === 'list'
          ? [{ code: 'list', title: source.title, source, inheritedActions: undefined, inheritedDialogs: undefined }]
          : []
  const lists = inputs.flatMap((input) => resolveList(context, entry.page, input) ?? [])
  const plan = plain({
    page: entry.page,
    version: '',
    route: entry.route,
    title: entry.title,
    kind: entry.kind,
    state: entry.state,
    layout: entry.layout,
    purpose: source.purpose,
    help: source.help,
    notice: source.notice,
    lists,
    enums: enumsOf(context.enums, lists),
  })
  plan.version = hashOf(JSON.stringify(plan))
  return plan
}

/** The enums of all that is shown, in the order of their names. */
function enumsOf(enums: Record<string, EnumModel>, lists: ListPlan[]): Record<string, EnumPlan> {
  const shown = new Set<string>()
  const see = (items: { enum?: string }[]): void => {
    for (const item of items) if (item.enum !== undefined) shown.add(item.enum)
  }
  for (const list of lists) {
    see(list.columns)
    see(list.expand?.columns ?? [])
    see(list.filters.flatMap((filter) => (filter.type === 'field' ? [filter.field] : filter.type === 'search' ? filter.fields : [])))
    see(list.actions.flatMap((action) => inputsOf(action.does)))
  }
  const found: Record<string, EnumPlan> = {}
  for (const name of [...shown].sort()) {
    const known = enums[name]
    if (known) found[name] = { label: known.label, groups: known.groups, values: known.values }
  }
  return found
}

function inputsOf(does: ListPlan['actions'][number]['does']): InputPlan[] {
  if ('dialog' in does) return does.dialog.fields
  return 'asks' in does ? (does.asks ?? []) : []
}

/**
 * The families with `usedBy` of every call: page -> the names of its actions that refer to it, "" for the page itself.
 * A built call that only code of a page asks for (a step of the import dialog) names the page by its route in `pages`.
 * @param said "family.call" -> routes of the pages that it names
 */
export function withUses(families: Record<string, Family>, plans: Record<string, PagePlan>, said: Map<string, string[]>, memory: Memory): Record<string, Family> {
  const uses = new Map<string, Record<string, string[]>>()
  const note = (ref: CallRef | undefined, page: string, action: string): void => {
    if (!ref) return
    const name = `${ref.family}.${ref.call}`
    const usedBy = uses.get(name) ?? {}
    uses.set(name, usedBy)
    const actions = (usedBy[page] ??= [])
    if (!actions.includes(action)) actions.push(action)
  }
  for (const plan of Object.values(plans)) {
    for (const [name, routes] of said) {
      const [family = '', call = ''] = name.split('.')
      if (routes.includes(plan.route)) note({ family, call }, plan.page, '')
    }
    for (const list of plan.lists) {
      note(list.list, plan.page, '')
      note(list.expand?.list, plan.page, '')
      note(list.export, plan.page, 'export')
      for (const { action, does } of list.actions) {
        if ('call' in does) note(does.call, plan.page, action)
        if ('dialog' in does) note(does.dialog.submit, plan.page, action)
        if (does.type !== 'import') continue
        const { upload, progress, preview, commit, discard } = does.importer
        for (const ref of [upload, progress, preview, commit, discard]) note(ref, plan.page, action)
      }
    }
  }
  return mapValues(families, (family) => {
    const used = mapValues(family.calls, (call) => uses.get(`${family.name}.${call.name}`) ?? {})
    return memory.once(`uses of ${family.name}`, [family, JSON.stringify(used)], () => ({
      ...family,
      calls: mapValues(family.calls, (call, name) => ({ ...call, usedBy: used[name] ?? {} })),
    }))
  })
}
