/** What is one's own: profile, password, sessions. The person is always the one who asks, whatever the request says. */
import { CODES } from '../../../src/lib/wire'
import type { Tx } from '../../database/connect'
import { endOtherSessions, endSession, listSessions, type Owner } from '../../plugins/sessions/own-sessions'
import { requirePassword } from '../../plugins/sessions/password-rule'
import { checkPassword, hashPassword } from '../../plugins/sessions/passwords'
import { countFailure, refuseLocked } from '../../plugins/sessions/sign-in'
import { mobileOf } from '../../plugins/sessions/sms'
import { HttpRefusal, Refusal } from '../../refusal'
import type { CallContext, Handler } from '../handler'

interface Self {
  id: string
  login_account: string
  name: string
  mobile: string | null
  email: string | null
  roles: string[]
  all_shops: boolean
  shop_ids: string[]
  password_hash: string | null
  last_login: string | null
  create_time: string | null
}

const MOMENT = `'YYYY-MM-DD"T"HH24:MI:SS"Z"'`

function ownerOf({ caller, session }: CallContext): Owner {
  if (!session) throw new HttpRefusal(401, '用户信息过期，请重新登录')
  return { companyId: caller.companyId, employeeId: caller.employeeId, tokenHash: session.tokenHash }
}

async function readSelf(tx: Tx, { companyId, employeeId }: Owner): Promise<Self> {
  const { rows } = await tx.query<Self>(
    `select id::text as id, login_account, name, mobile, email, coalesce(roles, '{}') as roles, coalesce(all_shops, false) as all_shops, coalesce(shop_ids, '{}') as shop_ids, password_hash,
       to_char(last_login at time zone 'UTC', ${MOMENT}) as last_login, to_char(create_time at time zone 'UTC', ${MOMENT}) as create_time
     from employee where company_id = $1 and id = $2::bigint`,
    [companyId, employeeId],
  )
  if (!rows[0]) throw new HttpRefusal(401, '用户信息过期，请重新登录')
  return rows[0]
}

const profile: Handler = async (context) => {
  const self = await context.db.withCompany(context.caller, (tx) => readSelf(tx, ownerOf(context)))
  const { password_hash: _secret, ...shown } = self
  return shown
}

interface Changes { id?: string; name?: string; mobile?: unknown; email?: unknown; password?: string; before?: unknown }

/** @throws HttpRefusal 400 where it is anything but text; empty text, null and nothing are nothing */
function textOf(field: string, label: string, given: unknown): string | null {
  if (given !== null && given !== undefined && (typeof given !== 'string' || given.includes('\0'))) throw new HttpRefusal(400, `请求有误：${field}（${label}）应为文字`, { [field]: '应为文字' })
  return given?.trim() || null
}

/** Name, phone and mail. The phone opens the account by code: who changes it gives the password. */
const profileSave: Handler<Changes> = async (context, { name, password, ...given }) => {
  const owner = ownerOf(context)
  const mobile = textOf('mobile', '手机号', given.mobile)
  const email = textOf('email', '邮箱', given.email)
  const before = typeof given.before === 'object' && given.before !== null ? (given.before as Record<string, unknown>) : {}
  return context.db.withCompany(context.caller, async (tx) => {
    const self = await readSelf(tx, owner)
    const changed = (['name', 'mobile', 'email'] as const).filter((field) => Object.hasOwn(before, field) && (before[field] ?? null) !== self[field])
    if (changed.length > 0) throw new Refusal(CODES.conflict, '资料刚刚被别人修改过，请核对后再保存。', Object.fromEntries(changed.map((field) => [field, '刚刚被修改'])))
    const next = {
      name: name === undefined ? self.name : name.trim(),
      mobile: given.mobile === undefined ? self.mobile : mobile && mobileOf(mobile),
      email: given.email === undefined ? self.email : email,
    }
    if (next.name === '' || next.name.length > 40) throw new Refusal(CODES.invalid, '姓名应为 1 到 40 个字。', { name: '1 到 40 个字' })
    if (next.email !== null && (next.email.length > 120 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(next.email))) throw new Refusal(CODES.invalid, '邮箱的写法不对。', { email: '例如 name@example.com' })
    if (next.mobile !== self.mobile) {
      if (!password) throw new Refusal(CODES.invalid, '更换手机号要先填写当前密码：手机号可以用来登录和找回密码。', { password: '更换手机号时必填' })
      await requireOwn(context, self, password, 'password')
    }
    await tx.query('update employee set name = $3, mobile = $4, email = $5 where company_id = $1 and id = $2::bigint', [owner.companyId, owner.employeeId, next.name, next.mobile, next.email])
    const { name: nameBefore, mobile: mobileBefore, email: emailBefore } = self
    await context.audit(tx, { entity: 'employee', key: { id: self.id }, action: 'edit', before: { name: nameBefore, mobile: mobileBefore, email: emailBefore }, after: next })
    const { password_hash: _secret, ...shown } = self
    return { ...shown, ...next }
  })
}

/** Wrong tries count as failed sign-ins do, so that a session left open does not let anybody guess. */
async function requireOwn(context: CallContext, self: Self, password: string, field: string): Promise<void> {
  const account = self.login_account.toLowerCase()
  const address = context.request.ip
  await refuseLockedOwn(context, account, address)
  if (await checkPassword(self.password_hash, password.slice(0, 400))) return
  const left = await countFailure(context.db, account, address)
  throw new Refusal(CODES.loginFailed, `当前密码不正确，还可以再试 ${left} 次。`, { [field]: '不正确' })
}

function refuseLockedOwn(context: CallContext, account: string, address: string): Promise<void> {
  return context.db.asOwner((tx) => refuseLocked(tx, account, address))
}

/** One's own password; all other sessions end. */
const passwordChange: Handler<{ old_password: string; new_password: string; again?: string }> = async (context, { old_password: old, new_password: next, again }) => {
  const owner = ownerOf(context)
  const ended = await context.db.withCompany(context.caller, async (tx) => {
    const self = await readSelf(tx, owner)
    if (again !== undefined && again !== next) throw new Refusal(CODES.invalid, '两次填写的新密码不一样。', { again: '与新密码不一样' })
    requirePassword(next, 'new_password', self.login_account)
    await requireOwn(context, self, old, 'old_password')
    if (old === next) throw new Refusal(CODES.invalid, '新密码与当前密码相同，请换一个。', { new_password: '与当前密码相同' })
    await tx.query('update employee set password_hash = $3 where company_id = $1 and id = $2::bigint', [owner.companyId, owner.employeeId, await hashPassword(next)])
    await context.audit(tx, { entity: 'employee', key: { id: self.id }, action: 'passwordChange', after: { login_account: self.login_account } })
    return endOtherSessions(context.db, owner)
  })
  return { ended }
}

const sessions: Handler = async (context) => ({ list: await listSessions(context.db, ownerOf(context)) })

const sessionEnd: Handler<{ id: string }> = async (context, { id }) => {
  if (!(await endSession(context.db, ownerOf(context), id))) throw new Refusal(CODES.notFound, '这个登录已经结束，请刷新。', { id: '没有这个登录' })
  return {}
}

const sessionEndOthers: Handler = async (context) => ({ ended: await endOtherSessions(context.db, ownerOf(context)) })

export const ownHandlers = { profile, profileSave, passwordChange, sessions, sessionEnd, sessionEndOthers } satisfies Record<string, Handler>
