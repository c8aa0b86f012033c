/**
 * What one person may see and do, worked out of their roles. Pure: it reads the model and the roles, and asks nobody.
 */
import type { Call } from '../../../codegen/model'

/** A role as the company keeps it. `pages` of the menu by menu key; `actions` as page + "." + action. */
export interface RoleRow {
  name: string
  label: string
  everything: boolean
  /** Menu keys of the items, groups or tops that it opens. */
  menus: string[]
  /** Permissions that are no page: cost, profit and the like. */
  permissions: string[]
  /** Actions it may not use, as "page.action". */
  denied: string[]
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
  /** May the person use this call, from any page or action that refers to it? `source`: the page that asks. */
  mayCall(call: Call, source?: string): boolean
  /** Fields of an entity, or measures of a dataset, that must never reach the person: sensitive without the permission, or secret. */
  hidden(source: string): ReadonlySet<string>
}
