/**
 * What one person may see and do, worked out of their roles. Pure: it reads the model and the roles, and asks nobody.
 */
import type { Call, Formula, MenuItem, Model } from '../../../codegen/model'

/** A role as the company keeps it (entity role). */
export interface RoleRow {
  name: string
  label: string
  /** An administrator of the company. */
  everything: boolean
  /** Menu keys of the items, groups or tops that it opens. */
  menus: string[]
  /** Permissions that are no page: cost, profit and the like. */
  permissions: string[]
  /** Actions it may not use, as "page.action". */
  denied_actions: string[]
  /** Fields it may not see beyond those that its permissions decide, as "entity.field" or "dataset.measure". */
  hidden_fields: string[]
}

export interface Access {
  /** Roles by name that the person has and the company knows. */
  roles: string[]
  /** An administrator: every page, action and field of their company. */
  everything: boolean
  /** Routes that the person may open: the whitelist and the permitted menu items. */
  routes: string[]
  /** Menu keys of the permitted items. */
  menus: ReadonlySet<string>
  permissions: ReadonlySet<string>
  /** May the person open this page? By page id. */
  mayOpen(page: string): boolean
  /** May the person use this action of this page? "" is the page's own list. */
  mayAct(page: string, action: string): boolean
  /** May the person use this call? Access "page": from any page or action they may use that refers to it. */
  mayCall(call: Call): boolean
  /** Fields of an entity, or dimensions and measures of a dataset, that must never reach the person. */
  hidden(source: string): ReadonlySet<string>
}

/** Menu items that this company has at all, whoever asks: items marked with companies are only theirs. */
export function companyItems(model: Model, companyId: number): { item: MenuItem; keys: string[] }[] {
  return model.menu.flatMap((top) =>
    top.children.flatMap((group) =>
      group.children
        .filter((item) => !item.companies || item.companies.includes(companyId))
        .map((item) => ({ item, keys: [top.key, group.key, item.key] })),
    ),
  )
}

/** The access of a person of `companyId` who has these roles; several roles add up. */
export function createAccess(model: Model, companyId: number, roles: RoleRow[]): Access {
  const everything = roles.some((role) => role.everything)
  const pageOf = new Map(model.pages.map((page) => [page.page, page]))
  const items = companyItems(model, companyId)
  const onlyOthers = new Set(
    model.menu.flatMap((top) => top.children.flatMap((group) => group.children)).filter((item) => item.companies && !item.companies.includes(companyId)).map((item) => item.page),
  )
  for (const { item } of items) onlyOthers.delete(item.page)

  /** Page -> the roles that open it. */
  const openers = new Map<string, RoleRow[]>()
  const menus = new Set<string>()
  for (const { item, keys } of items) {
    const opening = roles.filter((role) => role.everything || keys.some((key) => role.menus.includes(key)))
    if (opening.length === 0) continue
    menus.add(item.key)
    openers.set(item.page, [...(openers.get(item.page) ?? []), ...opening])
  }

  const permissions = new Set(everything ? Object.keys(model.permissions) : roles.flatMap((role) => role.permissions))
  const byRoute = new Map(model.pages.map((page) => [page.route, page.page]))
  /** The page that is in the menu: a detail that opens with its list is opened by whoever has the list. */
  const hostOf = (page: string): string => byRoute.get(pageOf.get(page)?.opensWith ?? '') ?? page
  const mayOpen = (page: string): boolean => {
    const entry = pageOf.get(page)
    if (!entry) return false
    if (entry.access !== 'menu') return true
    const host = hostOf(page)
    return openers.has(host) || (everything && !onlyOthers.has(host))
  }
  const mayAct = (page: string, action: string): boolean => {
    if (!mayOpen(page)) return false
    if (everything || action === '') return true
    const judges = openers.get(hostOf(page)) ?? roles
    return judges.length === 0 || judges.some((role) => !role.denied_actions.includes(`${page}.${action}`))
  }
  const sources = new Map<string, ReadonlySet<string>>()
  return {
    roles: roles.map((role) => role.name),
    everything,
    menus,
    permissions,
    routes: [...new Set(model.pages.filter((page) => mayOpen(page.page)).map((page) => page.route))],
    mayOpen,
    mayAct,
    mayCall: (call) => call.access !== 'page' || everything || Object.entries(call.usedBy).some(([page, actions]) => actions.some((action) => mayAct(page, action))),
    hidden(source) {
      const known = sources.get(source)
      if (known) return known
      const hidden = hiddenFields(model, source, permissions, everything ? [] : roles)
      sources.set(source, hidden)
      return hidden
    },
  }
}

/**
 * Fields of `source` that a person without the permission must not see: those marked sensitive, those every role of
 * theirs hides, secrets, and every formula over such a field, for a profit shown tells the cost.
 */
function hiddenFields(model: Model, source: string, permissions: ReadonlySet<string>, roles: RoleRow[]): Set<string> {
  const byRole = (owner: string, field: string): boolean => roles.length > 0 && roles.every((role) => role.hidden_fields.includes(`${owner}.${field}`))
  const lacks = (permission: string | undefined): boolean => permission !== undefined && !permissions.has(permission)
  const busy = new Set<string>()

  const entityField = (entity: string, path: string): boolean => {
    const owner = model.entities[entity]
    if (!owner) return false
    const dot = path.indexOf('.')
    if (dot > 0) {
      const figures = owner.figures?.[path.slice(0, dot)]
      if (figures) return measure(figures.dataset, path.slice(dot + 1))
      const reference = owner.refs[path.slice(0, dot)]
      return reference !== undefined && entityField(reference.entity, path.slice(dot + 1))
    }
    const field = owner.fields[path]
    const key = `${entity}.${path}`
    if (!field || busy.has(key)) return false
    busy.add(key)
    const hides = field.secret || lacks(field.sensitive) || byRole(entity, path) || mentions(field.formula, (inner) => entityField(entity, inner))
    busy.delete(key)
    return hides
  }
  const measure = (dataset: string, name: string): boolean => {
    const owner = model.datasets[dataset]
    const found = owner?.measures[name]
    const key = `${dataset}.${name}`
    if (!owner || !found || busy.has(key)) return false
    busy.add(key)
    const facts = found.source ? [owner.sources[found.source]] : Object.values(owner.sources)
    const hides =
      lacks(found.sensitive) || byRole(dataset, name) ||
      (found.field !== undefined && facts.some((each) => each !== undefined && entityField(each.facts, found.field ?? ''))) ||
      mentions(found.formula, (inner) => measure(dataset, inner))
    busy.delete(key)
    return hides
  }

  const entity = model.entities[source]
  if (entity) return new Set(Object.keys(entity.fields).filter((name) => entityField(source, name)))
  const dataset = model.datasets[source]
  if (!dataset) return new Set()
  const facts = Object.values(dataset.sources)
  const dimensions = Object.values(dataset.dimensions).filter(
    (dimension) => byRole(source, dimension.name) || (dimension.field !== undefined && facts.some((each) => entityField(each.facts, dimension.field ?? ''))),
  )
  return new Set([...dimensions.map((each) => each.name), ...Object.keys(dataset.measures).filter((name) => measure(source, name))])
}

function mentions(formula: Formula | undefined, hides: (path: string) => boolean): boolean {
  if (!formula || formula.op === 'number') return false
  if (formula.op === 'field') return hides(formula.path)
  return (Array.isArray(formula.of) ? formula.of : [formula.of]).some((inner) => mentions(inner, hides))
}
