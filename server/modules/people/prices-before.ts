/** Roles of before changed prices on the pages of listings: they keep doing so, by the permission that this asks for now. */
import { createAccess } from '../../kernel/asker/access/access'
import type { RoleRow } from '../../kernel/asker/access/role-row'
import type { Upgrade } from '../../kernel/kept/upgrades'

/** Where prices are changed. */
const PAGES = ['sale_listing', 'sale_listing_v2', 'sale_listing_v3']

/** Gives roles that may change listings the permission of prices, once; a model without it is left alone. */
export const pricesBefore: Upgrade = {
  name: 'people.pricesBefore',
  entities: ['role'],
  run: async (tx, model) => {
    if (model.permissions['price'] === undefined) return
    const { rows } = await tx.query<RoleRow & { company_id: number }>(
      `select company_id, name, coalesce(label, name) as label, coalesce(everything, false) as everything, coalesce(menus, '{}') as menus,
         coalesce(permissions, '{}') as permissions, coalesce(denied_actions, '{}') as denied_actions, coalesce(hidden_fields, '{}') as hidden_fields
       from role where not coalesce(everything, false)`,
    )
    for (const { company_id: company, ...role } of rows) {
      const access = createAccess(model, company, [role])
      if (!PAGES.some((page) => access.mayWorkOn(page) && access.mayAct(page, 'price'))) continue
      await tx.query(
        `update role set permissions = array_append(coalesce(permissions, '{}'), 'price') where company_id = $1 and name = $2
         and not 'price' = any(coalesce(permissions, '{}'))`, [company, role.name],
      )
    }
  },
}
