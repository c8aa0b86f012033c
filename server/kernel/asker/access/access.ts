/**
 * What one person may see and do, worked out of their roles. Pure: it reads the model and the roles, and asks nobody.
 */
import type { Call, MenuItem, Model } from '../../../../contract/model'
import { hiddenFields } from './hidden'
import type { RoleRow } from './role-row'

/** What one person may see and do in their company; made by `createAccess`, asked by calls, trimming and reading. */
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
  /** May the person open this page? By page id. The whitelist opens to everybody, which says nothing of what is on it. */
  mayOpen(page: string): boolean
  /** May the person use what is on this page? Of the whitelist: who may open the page that it names (`opensWith`), if it names one. */
  mayWorkOn(page: string): boolean
  /** May the person use this action of this page? "" is the page's own list. */
  mayAct(page: string, action: string): boolean
  /** May the person use this call? Access "page": from any page or action they may work with that refers to it; docs/access.md. */
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

/**
 * Permissions that count: of those that the roles hold, the ones whose needs are held too. Who is told the profit and not the
 * cost would work the cost out, so that profit alone opens nothing.
 */
export function heldPermissions(model: Model, roles: RoleRow[]): Set<string> {
  if (roles.some((role) => role.everything)) return new Set(Object.keys(model.permissions))
  const given = new Set(roles.flatMap((role) => role.permissions))
  const counts = (permission: string, above: string[]): boolean =>
    given.has(permission) && (model.permissionRules[permission]?.needs ?? []).every((need) => above.includes(need) || counts(need, [...above, permission]))
  return new Set([...given].filter((permission) => counts(permission, [])))
}

/**
 * The shops of a person's own account; null: all.
 * @param chosen those that are named there
 * @param ofDepartment those of their department and the ones below it, where the account says that they see them
 */
export function ownShops(all: boolean | null, chosen: readonly string[] | null, ofDepartment: readonly string[] | null): string[] | null {
  return all === true ? null : [...new Set([...(chosen ?? []), ...(ofDepartment ?? [])])]
}

/** How many pages of the menu a role opens. @param menus keys of items, or of groups, which stand for all that they hold */
export function menusOpened(model: Model, companyId: number, { everything, menus }: { everything: boolean; menus: readonly string[] }): number {
  return companyItems(model, companyId).filter(({ keys }) => everything || keys.some((key) => menus.includes(key))).length
}

/**
 * The shops a person sees: those of their own account (null: all) that their roles leave them. Roles add up: one without a
 * limit, or of an administrator, leaves every shop.
 */
export function shopsSeen(own: string[] | null, roles: Pick<RoleRow, 'everything' | 'limit_shops' | 'shop_ids'>[]): string[] | null {
  if (roles.length === 0 || roles.some((role) => role.everything || !role.limit_shops)) return own
  const left = new Set(roles.flatMap((role) => role.shop_ids ?? []))
  return own === null ? [...left] : own.filter((shop) => left.has(shop))
}

/** Page -> the page that is in the menu: a detail that opens with its list is opened by whoever has the list. */
export function hostsOf(model: Model): (page: string) => string {
  const byRoute = new Map(model.pages.map((page) => [page.route, page.page]))
  const pageOf = new Map(model.pages.map((page) => [page.page, page]))
  return (page) => byRoute.get(pageOf.get(page)?.opensWith ?? '') ?? page
}

/** The access of a person of `companyId` who has these roles; several roles add up. */
export function createAccess(model: Model, companyId: number, roles: RoleRow[]): Access {
  const everything = roles.some((role) => role.everything)
  const pageOf = new Map(model.pages.map((page) => [page.page, page]))
  const items = companyItems(model, companyId)
  const onlyOthers = new Set(
    model.menu.flatMap((top) => top.children.flatMap((group) => group.children)).filter(
      (item) => item.companies && !item.companies.includes(companyId),
    ).map((item) => item.page),
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

  const permissions = heldPermissions(model, roles)
  const hostOf = hostsOf(model)
  const mayOpen = (page: string): boolean => {
    const entry = pageOf.get(page)
    if (!entry) return false
    if (entry.access !== 'menu') return true
    const host = hostOf(page)
    return openers.has(host) || (everything && !onlyOthers.has(host))
  }
  // A page that everybody may open opens no call by itself: its address is not a right.
  const leansOnARight = (page: string): boolean => pageOf.get(page)?.access === 'menu' || hostOf(page) !== page
  const mayWorkOn = (page: string): boolean => mayOpen(page) && mayOpen(hostOf(page))
  const mayAct = (page: string, action: string): boolean => {
    if (!mayWorkOn(page)) return false
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
    mayWorkOn,
    mayAct,
    mayCall: (call) => call.access !== 'page' || everything || Object.entries(call.usedBy).some(
      ([page, actions]) => leansOnARight(page) && actions.some((action) => mayAct(page, action)),
    ),
    hidden(source) {
      const known = sources.get(source)
      if (known) return known
      const hidden = hiddenFields(model, source, permissions, everything ? [] : roles)
      sources.set(source, hidden)
      return hidden
    },
  }
}
