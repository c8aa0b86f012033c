/**
 * What a role may do, and what there is to be allowed: the contract between the editor of roles, the answer to "why can they not
 * see this" and the server. Pure.
 */

/** What a role opens, as its editor holds it and the calls take it. */
export interface Rights {
  /** An administrator: everything of the company. */
  everything: boolean
  /** Keys of menu items, groups or tops; a group's key holds for what is added to it later, too. */
  menus: string[]
  /** "page.action" */
  denied_actions: string[]
  permissions: string[]
  /** "entity.field" or "dataset.measure" */
  hidden_fields: string[]
  limit_shops: boolean
  /** Ids; only with `limit_shops`. */
  shop_ids: string[]
}

/** A role that may do nothing: what a new one begins with, and what an editor fills gaps from. */
export const NO_RIGHTS: Rights = { everything: false, menus: [], denied_actions: [], permissions: [], hidden_fields: [], limit_shops: false, shop_ids: [] }

/** An action of a page that a role may be denied. */
export interface ActionRight {
  action: string
  label: string
}

/** A page that a menu item opens, with the actions that a role may be denied on it. */
export interface PageRight {
  page: string
  title: string
  route: string
  state: 'built' | 'planned'
  /** Everybody who has signed in may open it. */
  open: boolean
  actions: ActionRight[]
}

/** An entry of the menu at any level; an item has `pages` and no children. */
export interface MenuRight {
  key: string
  label: string
  /** Of an item: its page, and those that open with it. */
  pages?: PageRight[]
  children: MenuRight[]
}

/** A permission, given by its name and apart from the menu. */
export interface PermissionRight {
  name: string
  label: string
  /** Names of permissions without which it opens nothing. */
  needs: string[]
  note?: string
  /** What it shows: labels of columns by what they are columns of. */
  columns: { label: string; fields: string[] }[]
}

/** An entity or dataset whose fields a role may hide. */
export interface SourceRight {
  name: string
  label: string
  fields: { name: string; label: string }[]
}

/** All that may be allowed in the asker's company. */
export interface RightsTree {
  menu: MenuRight[]
  permissions: PermissionRight[]
  /** Every entity and dataset with the fields that pages show. */
  sources: SourceRight[]
}

type WhyRule = 'account' | 'company' | 'role' | 'page' | 'action' | 'column' | 'shop'

/** One rule, in the order in which they are asked. `stops`: what was asked for is not seen because of it. */
export interface WhyStep {
  rule: WhyRule
  title: string
  verdict: 'passes' | 'stops' | 'narrows'
  says: string
  /** What it was decided by, line by line. */
  because: string[]
}

/** Whether the person sees it, and each condition that was looked at on the way, in the words of staff. */
export interface WhyAnswer {
  /** Does the person see it? */
  seen: boolean
  steps: WhyStep[]
  /** What to change so that they see it; undefined where they do or nothing helps. */
  mend?: string
  /** Names of the person's roles, for the way to their editor. */
  roles: { name: string; label: string }[]
}
