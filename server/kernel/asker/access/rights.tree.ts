/** All that a role can be allowed: the company's menu with its pages and actions, permissions with their columns, fields. Pure. */
import type { Model } from '../../../../contract/model'
import { PRINTED, sheetsOf, type PagePlan } from '../../../../contract/page-plan'
import type { ActionPlan } from '../../../../contract/plan'
import type { ActionRight, MenuRight, PageRight, PermissionRight, RightsTree, SourceRight } from '../../../../contract/rights'
import { companyItems, hostsOf } from './access'

/** What every page can do and nobody needs to be denied. */
const HARMLESS: ReadonlySet<string> = new Set(['refresh', 'go'])

/**
 * What the page of roles offers to tick for this company (`access.tree`). A page that belongs to another page stands with its host; menu groups left with no
 * item of the company's are left out.
 */
export function rightsTree(model: Model, companyId: number): RightsTree {
  const there = new Set(companyItems(model, companyId).map(({ item }) => item.key))
  const hostOf = hostsOf(model)
  const along = new Map<string, string[]>()
  for (const { page } of model.pages) {
    const host = hostOf(page)
    if (host !== page) along.set(host, [...(along.get(host) ?? []), page])
  }
  const menu = model.menu.map((top): MenuRight => ({
    key: top.key,
    label: top.label,
    children: top.children.map((group): MenuRight => ({
      key: group.key,
      label: group.label,
      children: group.children.filter((item) => there.has(item.key)).map((item): MenuRight => ({
        key: item.key, label: item.label, children: [], pages: [item.page, ...(along.get(item.page) ?? [])].flatMap((page) => pageRight(model, page) ?? []),
      })),
    })).filter(({ children }) => children.length > 0),
  })).filter(({ children }) => children.length > 0)
  return { menu, permissions: permissionRights(model), sources: sourceRights(model) }
}

function pageRight(model: Model, page: string): PageRight | undefined {
  const entry = model.pages.find((each) => each.page === page)
  const plan = model.plans[page]
  if (!entry) return undefined
  const { title, route, state, access } = entry
  return { page, title, route, state, open: access !== 'menu', actions: plan && state === 'built' ? actionsOf(plan) : [] }
}

/** The actions of a page that a role may be denied, each once, by the names that access knows them by. */
export function actionsOf(plan: PagePlan): ActionRight[] {
  const labels = new Map<string, Set<string>>()
  const add = (action: string, label: string): void => void labels.set(action, (labels.get(action) ?? new Set()).add(label))
  const addAll = (actions: readonly ActionPlan[]): void => {
    for (const { action, label, does } of actions) if (!HARMLESS.has(does.type)) add(action, label)
  }
  const steps = plan.steps ?? []
  const lists = [
    ...plan.lists,
    ...[...(plan.board?.cards ?? []), ...steps].flatMap((part) => ('list' in part && part.list && 'columns' in part.list ? [part.list] : []))
  ]
  for (const list of lists) {
    addAll(list.actions)
    if (list.save && !labels.has('edit')) add('edit', '修改')
  }
  addAll(plan.detail?.actions ?? [])
  for (const { action, label } of plan.uses ?? []) add(action, label)
  if (sheetsOf(plan.print).some(({ printed }) => printed)) add(PRINTED, '标记已打印')
  if (plan.form || steps.some((step) => step.shows === 'form' || step.submit)) add('submit', '提交')
  return [...labels].map(([action, said]) => ({ action, label: [...said].join(' / ') }))
}

/** Columns by the permission that they need themselves; those that a formula makes of them follow. */
function permissionRights(model: Model): PermissionRight[] {
  return Object.entries(model.permissions).map(([name, label]) => {
    const rule = model.permissionRules[name]
    const columns = [...Object.values(model.entities), ...Object.values(model.datasets)].flatMap((owner) => {
      const fields = Object.values('fields' in owner ? owner.fields : owner.measures).filter((field) => field.sensitive === name).map((field) => field.label)
      return fields.length > 0 ? [{ label: owner.label, fields: [...new Set(fields)] }] : []
    })
    return { name, label, needs: rule?.needs ?? [], ...(rule?.note ? { note: rule.note } : {}), columns }
  })
}

function sourceRights(model: Model): SourceRight[] {
  const rows = Object.values(model.entities).map((entity): SourceRight => ({
    name: entity.name, label: entity.label, fields: Object.values(entity.fields).filter(
      (field) => !field.secret && !entity.key.includes(field.name),
    ).map(({ name, label }) => ({ name, label })),
  }))
  const figures = Object.values(model.datasets).map((dataset): SourceRight => ({
    name: dataset.name, label: dataset.label, fields: [
      ...Object.values(dataset.dimensions), ...Object.values(dataset.measures)
    ].map(({ name, label }) => ({ name, label })),
  }))
  return [...rows, ...figures].filter(({ fields }) => fields.length > 0)
}
