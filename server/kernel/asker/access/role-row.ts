/** A role of a company as the database keeps it. Types alone. */
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
  /** Only these shops, by id: a person sees those that one of their roles and their own account both have. Left out: every shop. */
  limit_shops?: boolean
  shop_ids?: string[]
}
