/**
 * A company with its roles and its administrator, and the administrator's password. The demo company begins with the same.
 */
import type { Model } from '../../../contract/model'
import { menusOpened } from '../../kernel/asker/access/access'
import type { Database, Tx } from '../../kernel/store/connect'
import { checkPassword, hashPassword } from '../../kernel/http/sessions/passwords'
import { foundWith } from '../../kernel/kept/founders'
import { forgetTries } from '../../kernel/http/sessions/tries'

/** How an administrator signs in where no other account is told; the one whose password a start may reset. */
export const ADMIN_ACCOUNT = 'admin'

/** Held while the first company is made: of several processes that start on an empty database, one makes it. */
const FIRST_COMPANY_LOCK = 723_910_561

/** Runs `work` when there is no company yet and answers what it does; undefined when there is one. */
export function whenEmpty<T>(db: Database, work: () => Promise<T>): Promise<T | undefined> {
  return db.asOwner(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [FIRST_COMPANY_LOCK])
    const { rows } = await tx.query<{ there: boolean }>('select exists (select from company) as there')
    return rows[0]?.there ? undefined : work()
  })
}

/** Writes company, roles (as the menu file gives them to a new company) and administrator. `isProven`: a code that was sent to the phone came back. */
export async function createCompany(
  tx: Tx, model: Model,
  options: { name: string; password: string; admin?: { account: string; name: string; mobile: string; isProven: boolean } },
): Promise<{ companyId: number; employeeId: string }> {
  const { admin } = options
  const { rows } = await tx.query<{ id: number }>('insert into company (name) values ($1) returning id', [options.name])
  const companyId = rows[0]?.id ?? 0
  await writeRoles(tx, model, companyId)
  await foundWith(tx, companyId)
  const admins = Object.values(model.roles).filter((role) => role.everything).map((role) => role.name)
  const employee = await tx.query<{ id: number }>(
    `insert into employee (company_id, login_account, name, mobile, confirmed_mobile, roles, all_shops, state, password_hash, create_time)
      values ($1, $2, $3, $4, $5, $6, true, 'on', $7, now()) returning id`,
    [
      companyId, admin?.account ?? ADMIN_ACCOUNT, admin?.name ?? '管理员', admin?.mobile ?? null, admin?.isProven ? admin.mobile : null, admins,
      await hashPassword(options.password),
    ],
  )
  return { companyId, employeeId: String(employee.rows[0]?.id) }
}

/** The roles a new company starts with; a role that is there already stays as the company made it. */
async function writeRoles(tx: Tx, model: Model, companyId: number): Promise<void> {
  for (const role of Object.values(model.roles)) {
    await tx.query(
      `insert into role (company_id, name, label, everything, menus, permissions, denied_actions, hidden_fields, menu_count, create_time)
       values ($1, $2, $3, $4, $5, $6, '{}', '{}', $7, now()) on conflict (company_id, name) do nothing`,
      [companyId, role.name, role.label, role.everything, role.menus, role.permissions, menusOpened(model, companyId, role)],
    )
  }
}

/**
 * Sets the first company's administrator's password, where it is another one, and ends their sessions.
 * @returns false when it was this one already
 */
export async function resetAdminPassword(db: Database, password: string): Promise<boolean> {
  return db.asOwner(async (tx) => {
    const { rows } = await tx.query<{ company_id: number; id: number; password_hash: string | null }>(
      'select company_id, id, password_hash from employee where login_account = $1 order by company_id limit 1',
      [ADMIN_ACCOUNT],
    )
    const admin = rows[0]
    if (!admin) throw new Error(`没有账号 ${ADMIN_ACCOUNT}，不能重设密码`)
    if (await checkPassword(admin.password_hash, password)) return false
    const values = [admin.company_id, admin.id]
    await tx.query(
      `update employee set password_hash = $3, must_change_password = false, state = 'on' where company_id = $1 and id = $2`,
      [...values, await hashPassword(password)],
    )
    await tx.query('update session set revoked_at = now(), ckey_hash = null where company_id = $1 and employee_id = $2 and revoked_at is null', values)
    await forgetTries(tx, ADMIN_ACCOUNT)
    return true
  })
}
