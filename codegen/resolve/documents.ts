/**
 * What documents say among each other -> the plans of all pages that show their rows: what may be made from a row, what is printed
 * of it, what it stands beside. Needs all plans at once: an action leads to the page where the other document is added. Pure.
 */
import { sheetsOf, type PagePlan, type PrintPlan } from '../../contract/page-plan'
import type { DocumentPlan } from '../../contract/document-plan'
import type { ActionPlan } from '../../contract/plan'
import type { DocumentPrint, Entity, Family, MadeFrom } from '../../contract/model'
import type { Memory } from '../memory'
import { mapValues, plain } from './plain'

/** What the rows of one entity are offered wherever they are shown. */
interface Offered {
  actions: ActionPlan[]
  document?: DocumentPlan
}

/** The plans with what their documents are offered; a plan without documents is the very object that was given. */
export function withDocuments(
  plans: Record<string, PagePlan>, entities: Record<string, Entity>, families: Record<string, Family>, memory: Memory,
): Record<string, PagePlan> {
  return memory.once('documents of pages', [...Object.values(plans), ...Object.values(entities), ...Object.values(families)], () => {
    const offered = offeredTo(Object.values(plans), entities, families)
    const said = memory.text([...offered])
    return mapValues(plans, (plan) => memory.once(`documents ${plan.page}`, [plan, said], () => offer(plan, offered, memory)))
  })
}

function offer(plan: PagePlan, offered: ReadonlyMap<string, Offered>, memory: Memory): PagePlan {
  if (plan.state !== 'built') return plan
  let isChanged = false
  const added = <Part extends { actions: ActionPlan[]; document?: DocumentPlan }>(part: Part, entity: string | undefined): Part => {
    const found = offered.get(entity ?? '')
    // Rows that nobody does anything with are looked at alone: a choice, a log.
    if (!found || !part.actions.some(({ place }) => place === 'row')) return part
    isChanged = true
    const fresh = found.actions.filter(({ action, place }) => !part.actions.some((said) => said.action === action && said.place === place))
    return { ...part, actions: [...part.actions, ...fresh], ...(found.document ? { document: found.document } : {}) }
  }
  const lists = plan.lists.map((list) => added(list, list.source.entity))
  const detail = plan.detail && added(plan.detail, plan.detail.entity)
  if (!isChanged) return plan
  const whole: PagePlan = { ...plan, lists, ...(detail ? { detail } : {}), version: '' }
  return { ...whole, version: memory.stamp(whole) }
}

function offeredTo(plans: PagePlan[], entities: Record<string, Entity>, families: Record<string, Family>): Map<string, Offered> {
  const offered = new Map<string, Offered>()
  const of = (entity: string): Offered => {
    const found = offered.get(entity) ?? { actions: [] }
    offered.set(entity, found)
    return found
  }
  for (const entity of Object.values(entities)) {
    for (const print of entity.document?.prints ?? []) of(entity.name).actions.push(...printing(plans, entity, print))
    if (entity.files) of(entity.name).document = { ...of(entity.name).document, files: true }
    if (entity.document?.approval) of(entity.name).document = { ...of(entity.name).document, approval: true }
    for (const [way, from] of Object.entries(entity.document?.from ?? {})) {
      const source = entities[from.entity]
      if (!source) continue
      of(source.name).actions.push(...making(plans, families, entity, source, way, from))
      for (const each of [entity.name, source.name]) of(each).document = { ...of(each).document, links: true }
    }
  }
  for (const each of offered.values()) {
    if (each.document?.links) each.actions.push({ action: 'documents', label: '查看单据', place: 'row', tone: 'default', does: { type: 'documents' } })
  }
  return offered
}

/** The action that begins one document at the page where it is added. */
function making(plans: PagePlan[], families: Record<string, Family>, made: Entity, source: Entity, way: string, from: MadeFrom): ActionPlan[] {
  const place = from.by === undefined ? placeOfAdding(plans, families, made) : undefined
  if (!place) return []
  const action: ActionPlan = plain({
    action: `make_${made.name}_${way}`,
    label: from.label ?? `生成${made.label}`,
    place: 'row' as const,
    tone: 'default' as const,
    when: from.when,
    leads: [{ page: place.plan.page, action: place.action }],
    does: { type: 'make' as const, route: place.plan.route, tab: place.tab, entity: made.name, way, key: source.key[0] ?? 'id' },
  })
  return from.several ? [action, { ...action, place: 'bulk' }] : [action]
}

interface AddingPlace { plan: PagePlan; tab?: string; action: string }

/** A form page that adds the entity, else a list that does so in a dialog. */
function placeOfAdding(plans: PagePlan[], families: Record<string, Family>, made: Entity): AddingPlace | undefined {
  const adds = ({ family, call }: { family: string; call: string }): boolean => {
    const does = families[family]?.calls[call]?.does
    return does?.type === 'add' && does.entity === made.name
  }
  const built = plans.filter(({ state }) => state === 'built')
  const form = built.find((plan) => plan.form && adds(plan.form.submit))
  if (form) return { plan: form, action: 'submit' }
  for (const plan of built) {
    for (const list of plan.lists) {
      const action = list.actions.find(({ does }) => does.type === 'add' && adds(does.dialog.submit))
      if (action) return { plan, action: action.action, ...(plan.kind === 'tabs' ? { tab: list.code } : {}) }
    }
  }
  return undefined
}

/** One row alone, and many where the sheet takes several. */
function printing(plans: PagePlan[], entity: Entity, print: DocumentPrint): ActionPlan[] {
  const plan = plans.find(({ route }) => route === print.page)
  const sheet = plan && sheetAt(plan, print.tab)
  if (!plan || !sheet) return []
  const host = sheet.opensWith === undefined ? undefined : plans.find(({ route }) => route === sheet.opensWith)
  const action: ActionPlan = plain({
    action: `print_${plan.page}${print.tab === undefined ? '' : `_${print.tab}`}`,
    label: print.label,
    place: 'row' as const,
    tone: 'default' as const,
    when: sheet.only?.when,
    leads: [plan, ...(host ? [host] : [])].map(({ page }) => ({ page, action: '' })),
    does: { type: 'go' as const, route: plan.route, tab: print.tab, with: { ids: entity.key[0] ?? 'id' } },
  })
  return [action, { ...action, place: 'bulk' }]
}

function sheetAt({ print }: PagePlan, tab: string | undefined): PrintPlan | undefined {
  return tab === undefined ? sheetsOf(print)[0] : print?.choices?.find(({ code }) => code === tab)?.sheet
}
