/**
 * The two roles: the owner (the user of the address) owns the tables; `seller_app` owns nothing and is fenced by row-level
 * security. Where the app role cannot sign in by itself, companies' transactions switch to it (set local role).
 */
import { createHash } from 'node:crypto'
import { Client, escapeIdentifier, escapeLiteral, type Pool } from 'pg'

/** The role of the companies' work; it owns no table. */
export const APP_ROLE = 'seller_app'

/** The setting that opens fenced tables to their owner; only Database.asOwner sets it, and the app role gains nothing by it. */
export const OWNER_SWITCH = 'app.as_owner'

/** The app role cannot be made or used; the message (Chinese) holds the SQL for an administrator. */
export class RoleError extends Error {
  override name = 'RoleError'
}

/** How companies' work gets in; found out once at the start. */
export interface AppLogin {
  /** The address companies' work connects with. */
  url: string
  /** Role to switch to in every transaction, where the address is the owner's. */
  setRole: string | null
}

interface Known { exists: boolean; unsafe: boolean; member: boolean; may_create: boolean; owner: string; super: boolean }

/** Makes `seller_app` where it is missing and finds out how to become it. */
export async function prepareAppRole(owner: Pool, url: string): Promise<AppLogin> {
  const address = withUser(url)
  let known = await look(owner)
  if (!known.exists) {
    if (!known.may_create) throw mayNotCreate(known.owner)
    await create(owner, address?.password)
    known = await look(owner)
  }
  if (known.unsafe) {
    throw new RoleError(`数据库角色 ${APP_ROLE} 有绕过行级权限的能力，不能使用。请由管理员运行：alter role ${APP_ROLE} nosuperuser nobypassrls;`)
  }
  if (address && (await canSignIn(address.url))) return { url: address.url, setRole: null }
  if (!known.member && known.may_create) {
    await owner.query(`grant ${APP_ROLE} to current_user`)
    known = await look(owner)
  }
  if (!known.member) {
    throw new RoleError(`当前数据库用户 ${known.owner} 不能切换到角色 ${APP_ROLE}。请由管理员运行：grant ${APP_ROLE} to ${escapeIdentifier(known.owner)};`)
  }
  return { url, setRole: APP_ROLE }
}

async function look(owner: Pool): Promise<Known> {
  const { rows } = await owner.query<Known>(
    `select app.oid is not null as exists, coalesce(app.rolsuper or app.rolbypassrls, false) as unsafe,
       coalesce(pg_has_role(me.oid, app.oid, 'member'), false) as member,
       me.rolsuper or me.rolcreaterole as may_create, me.rolname as owner, me.rolsuper as super
     from pg_roles me left join pg_roles app on app.rolname = $1 where me.rolname = current_user`,
    [APP_ROLE],
  )
  const known = rows[0]
  if (!known) throw new RoleError('数据库没有说明当前用户是谁')
  return known
}

async function create(owner: Pool, password: string | undefined): Promise<void> {
  const login = password ? `login password ${escapeLiteral(password)}` : 'nologin'
  try {
    await owner.query(`create role ${APP_ROLE} ${login} nosuperuser nocreatedb nocreaterole nobypassrls noinherit`)
    await owner.query(`grant ${APP_ROLE} to current_user`)
  } catch (error) {
    // Another process made it in the same moment.
    if (!['42710', '23505', 'XX000'].includes((error as { code?: string }).code ?? '')) throw error
  }
}

async function canSignIn(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The address with the app role in it; undefined where the owner signs in without a password. */
function withUser(url: string): { url: string; password: string } | undefined {
  try {
    const address = new URL(url)
    if (!address.password || !address.hostname) return undefined
    const password = appPassword(decodeURIComponent(address.password))
    address.username = APP_ROLE
    address.password = password
    return address.username === APP_ROLE ? { url: address.href, password } : undefined
  } catch {
    return undefined
  }
}

/** The app role's password, from the owner's: every process knows it, and it is kept nowhere. */
function appPassword(ownerPassword: string): string {
  return createHash('sha256').update(`${APP_ROLE}\0${ownerPassword}`).digest('base64url')
}

function mayNotCreate(user: string): RoleError {
  return new RoleError(
    `数据库用户 ${user} 没有建立角色的权限。请由数据库管理员运行下面两句，再重新启动：\n` +
      `create role ${APP_ROLE} nologin nosuperuser nobypassrls;\ngrant ${APP_ROLE} to ${escapeIdentifier(user)};`,
  )
}
