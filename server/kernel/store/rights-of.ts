/** The rights of a member of staff as their row and the company's roles say, whether or not they are signed in. */
import type { Model } from '../../../contract/model'
import type { Tx } from './connect'
import { createAccess, ownShops, shopsSeen } from '../asker/access/access'
import type { RoleRow } from '../asker/access/role-row'
import type { Rights } from '../asker/access/beyond'

/** The columns of employee that say what somebody may, for whoever asks `rightsIn` of a row. */
export const RIGHTS_COLUMNS = 'roles, all_shops, shop_ids, dept_shops, dept_name, all_warehouses, warehouse_ids'

/** What a row of employee says of rights. */
interface StaffRow {
  roles?: unknown
  all_shops?: unknown
  shop_ids?: unknown
  all_warehouses?: unknown
  warehouse_ids?: unknown
  dept_shops?: unknown
  dept_name?: unknown
}

/** Rights of any row of the company's staff, by the roles as they are now. */
export async function rightsIn(tx: Tx, model: Model, companyId: number): Promise<(row: StaffRow) => Rights> {
  const { rows } = await tx.query<RoleRow>(
    `select name, label, coalesce(everything, false) as everything, coalesce(menus, '{}') as menus, coalesce(permissions, '{}') as permissions,
      coalesce(denied_actions, '{}') as denied_actions,
       coalesce(hidden_fields, '{}') as hidden_fields, coalesce(limit_shops, false) as limit_shops, coalesce(shop_ids, '{}') as shop_ids
     from role where company_id = $1 and coalesce(state, 'on') = 'on' order by name`,
    [companyId],
  )
  const { rows: departments } = await tx.query<{ name: string; shops: string[] }>(
    'select name, shops_of_department($1, name) as shops from department where company_id = $1', [companyId],
  )
  const shopsOf = new Map(departments.map(({ name, shops }) => [name, shops]))
  const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
  return (row) => {
    const names = texts(row.roles)
    const roles = rows.filter(({ name }) => names.includes(name))
    const ofDepartment = row.dept_shops === true ? (shopsOf.get(String(row.dept_name)) ?? []) : null
    return {
      access: createAccess(model, companyId, roles), shopIds: shopsSeen(ownShops(row.all_shops === true, texts(row.shop_ids), ofDepartment), roles),
      warehouseIds: row.all_warehouses === false ? texts(row.warehouse_ids) : null,
    }
  }
}

/** A member of staff by id: their name and rights; undefined where there is none. */
export async function staffRights(
  tx: Tx, model: Model, companyId: number, id: string,
): Promise<{ name: string; account: string; mobile: string | null; rights: Rights } | undefined> {
  const { rows } = await tx.query<StaffRow & { name: string; account: string; mobile: string | null }>(
    `select name, login_account as account, mobile, ${RIGHTS_COLUMNS} from employee where company_id = $1 and id = $2::bigint`, [companyId, id],
  )
  const row = rows[0]
  return row && { name: row.name, account: row.account, mobile: row.mobile, rights: (await rightsIn(tx, model, companyId))(row) }
}
