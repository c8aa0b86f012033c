/** What is one's own: profile, password, sessions. The person is always the one who asks, whatever the request says. */
import { CODES } from '../../../contract/wire'
import { raiseDataVersions } from '../../kernel/store/data-version'
import type { Tx } from '../../kernel/store/connect'
import { tellOwner } from '../../kernel/http/sessions/account-news'
import { endOtherSessions, endSession, listSessions, type Owner } from '../../kernel/http/sessions/own-sessions'
import { requirePassword } from '../../kernel/http/sessions/password-rule'
import { checkPassword } from '../../kernel/http/sessions/passwords'
import { endOldPassword, setPassword } from '../../kernel/http/sessions/set-password'
import { mobileOf, reaches, sendCode, useCode, type SmsSender } from '../../kernel/http/sessions/sms'
import { beginTry, lockedFor, rightTry } from '../../kernel/http/sessions/tries'
import { HttpRefusal, Refusal } from '../../kernel/asker/refusal'
import { refuseConflicts } from '../../kernel/write/write.conflict'
import { LOOKS, looksOf, type Looks } from './own-looks'
import { answers, type Answered } from '../../kernel/http/answers'
import type { CallContext } from '../../kernel/http/handler'

interface Self extends Looks {
  id: string
  login_account: string
  name: string
  mobile: string | null
  confirmed_mobile: string | null
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
    `select id::text as id, login_account, name, mobile, confirmed_mobile, email, coalesce(roles, '{}') as roles, coalesce(all_shops,
      false) as all_shops, coalesce(shop_ids, '{}') as shop_ids, avatar,
      coalesce(default_shops, '{}') as default_shops, default_currency, password_hash,
       to_char(last_login at time zone 'UTC', ${MOMENT}) as last_login, to_char(create_time at time zone 'UTC', ${MOMENT}) as create_time
     from employee where company_id = $1 and id = $2::bigint`,
    [companyId, employeeId],
  )
  if (!rows[0]) throw new HttpRefusal(401, '用户信息过期，请重新登录')
  return rows[0]
}

const profile = answers('auth.profile', async (context) => {
  const self = await context.db.withCompany(context.caller, (tx) => readSelf(tx, ownerOf(context)))
  return { ...shown(self), codes: (await ownSender(context))?.kind ?? 'none' }
})

/** What may be told of oneself; `confirmed`: the phone opens the account. */
function shown({ password_hash: _secret, confirmed_mobile: confirmed, ...self }: Self): Omit<Answered<'auth.profile'>, 'codes'> {
  return { ...self, confirmed: self.mobile !== null && self.mobile === confirmed }
}

/** Who carries codes to the people of the asker's company, if anybody does. */
async function ownSender({ door, db, caller }: CallContext): Promise<SmsSender | undefined> {
  const sender = await door.sender()
  return sender && (await reaches(db, sender.kind, caller.companyId)) ? sender : undefined
}

const NO_CODES = '没有开通短信服务，不能发送验证码：手机号可以保存，但不能用来登录和找回密码。'

/** A code to the phone that the person wants to use. */
const mobileSms = answers('auth.mobileSms', async (context, asked) => {
  const { db, caller, request } = context
  const sender = await ownSender(context)
  if (!sender) throw new Refusal(CODES.notFound, NO_CODES)
  const mobile = mobileOf(asked.mobile)
  const sent = await sendCode(
    db, sender,
    { mobile, scene: 'confirm', address: request.ip, companyId: caller.companyId, log: (error) => request.log.error({ err: error }, 'sms was not sent') },
  )
  return { sent: true, ...sent }
})

/** @throws HttpRefusal 400 where it is anything but text; empty text, null and nothing are nothing */
function textOf(field: string, label: string, given: unknown): string | null {
  if (given !== null && given !== undefined && (typeof given !== 'string' || given.includes('\0'))) {
    throw new HttpRefusal(400, `请求有误：${field}（${label}）应为文字`, { [field]: '应为文字' })
  }
  return given?.trim() || null
}

/**
 * Name, phone and mail. A phone opens the account once a code that was sent to it came back; who changes or confirms it gives
 * the password. Where no code can be sent it is kept unconfirmed, and opens nothing.
 */
export const profileSave = answers('auth.profileSave', async (context, { name, password, sms, ...given }) => {
  const owner = ownerOf(context)
  const mobile = textOf('mobile', '手机号', given.mobile)
  const email = textOf('email', '邮箱', given.email)
  return context.db.withCompany(context.caller, async (tx) => {
    const self = await readSelf(tx, owner)
    const next = {
      name: name === undefined ? self.name : name.trim(),
      mobile: given.mobile === undefined ? self.mobile : mobile && mobileOf(mobile),
      email: given.email === undefined ? self.email : email,
      ...looksOf(context, given, self),
    }
    const changes = Object.fromEntries(
      (['name', 'mobile', 'email', ...LOOKS] as const)
        .filter((field) => JSON.stringify(next[field]) !== JSON.stringify(self[field]))
        .map((field) => [field, next[field]]),
    )
    const employee = context.model.entities['employee']
    if (!employee) throw new Error('there is no entity employee')
    refuseConflicts(employee, { ...self }, changes, given.before)
    if (next.name === '' || next.name.length > 40) throw new Refusal(CODES.invalid, '姓名应为 1 到 40 个字。', { name: '1 到 40 个字' })
    if (next.email !== null && (next.email.length > 120 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(next.email))) {
      throw new Refusal(CODES.invalid, '邮箱的写法不对。', { email: '例如 name@example.com' })
    }
    const isOther = next.mobile !== self.mobile
    if (isOther || sms) {
      if (!password) {
        const says = '更换或确认手机号要先填写当前密码：手机号可以用来登录和找回密码。'
        throw new Refusal(CODES.invalid, says, { password: '更换或确认手机号时必填' })
      }
      await requireOwn(context, self, password, 'password')
    }
    const isConfirmed = next.mobile !== null && (isOther || Boolean(sms)) && (await confirmed(context, next.mobile, sms))
    await tx.query(`update employee set name = $3, mobile = $4, email = $5, confirmed_mobile = case when $6 then $4 else confirmed_mobile end,
      avatar = $7, default_shops = $8, default_currency = $9
      where company_id = $1 and id = $2::bigint`, [
      owner.companyId, owner.employeeId, next.name, next.mobile, next.email, isConfirmed, next.avatar, next.default_shops, next.default_currency,
    ])
    const { name: nameBefore, mobile: mobileBefore, email: emailBefore, confirmed_mobile: confirmedBefore, avatar, default_shops, default_currency } = self
    const after = { ...next, confirmed_mobile: isConfirmed ? next.mobile : confirmedBefore }
    await context.audit(
      tx,
      {
        entity: 'employee', key: { id: self.id }, action: isConfirmed ? 'confirmMobile' : 'edit',
        before: { name: nameBefore, mobile: mobileBefore, email: emailBefore, confirmed_mobile: confirmedBefore, avatar, default_shops, default_currency },
        after,
      },
    )
    await raiseDataVersions(tx, owner.companyId, ['employee'])
    const news = [
      ...(isOther ? [`手机号：${mobileBefore ?? '空'} → ${next.mobile ?? '空'}`] : []),
      ...(next.email === emailBefore ? [] : [`邮箱：${emailBefore ?? '空'} → ${next.email ?? '空'}`])
    ]
    if (news.length > 0) {
      const told = { title: '您的账号资料已修改', text: news.join('；'), address: context.request.ip }
      await tellOwner(tx, { companyId: owner.companyId, employeeId: self.id }, told)
    }
    return { ...shown({ ...self, ...after }), codes: (await ownSender(context))?.kind ?? 'none' }
  })
})

/** Did the code that was sent to the phone come back? False where none can be sent. @throws Refusal at the field `sms` */
async function confirmed(context: CallContext, mobile: string, sms: string | undefined): Promise<boolean> {
  const sender = await ownSender(context)
  if (!sender) return false
  if (!sms?.trim()) throw new Refusal(CODES.invalid, '请填写发到这个手机号的验证码。', { sms: '请填写发到这个手机号的验证码' })
  await useCode(context.db, sender.kind, mobile, 'confirm', sms)
  return true
}

/** Wrong tries count as failed sign-ins do, so that a session left open does not let anybody guess. */
async function requireOwn(context: CallContext, self: Self, password: string, field: string): Promise<void> {
  const tried = await beginTry(context.db, self.login_account.toLowerCase(), context.request.ip)
  if (await checkPassword(self.password_hash, password.slice(0, 400))) return context.db.asOwner((tx) => rightTry(tx, tried))
  if (tried.left <= 0) throw lockedFor()
  throw new Refusal(CODES.loginFailed, `当前密码不正确，还可以再试 ${tried.left} 次。`, { [field]: '不正确' })
}

/** One's own password; all other sessions end. */
const passwordChange = answers('auth.passwordChange', async (context, { old_password: old, new_password: next, again }) => {
  const owner = ownerOf(context)
  const ended = await context.db.withCompany(context.caller, async (tx) => {
    const self = await readSelf(tx, owner)
    if (again !== undefined && again !== next) throw new Refusal(CODES.invalid, '两次填写的新密码不一样。', { again: '与新密码不一样' })
    requirePassword(next, 'new_password', { account: self.login_account, mobile: self.mobile })
    await requireOwn(context, self, old, 'old_password')
    if (old === next) throw new Refusal(CODES.invalid, '新密码与当前密码相同，请换一个。', { new_password: '与当前密码相同' })
    const whose = { companyId: owner.companyId, employeeId: self.id, account: self.login_account }
    await setPassword(tx, { ...whose, password: next, temporary: false, title: '您的密码已修改', address: context.request.ip })
    await context.audit(tx, { entity: 'employee', key: { id: self.id }, action: 'passwordChange', after: { login_account: self.login_account } })
    return endOldPassword(context.db, whose, owner.tokenHash)
  })
  return { ended }
})

const sessions = answers('auth.sessions', async (context) => ({ list: await listSessions(context.db, ownerOf(context)) }))

const sessionEnd = answers('auth.sessionEnd', async (context, { id }) => {
  if (!(await endSession(context.db, ownerOf(context), id))) {
    throw new Refusal(CODES.notFound, '这个登录已经结束，请刷新。', { id: '没有这个登录' })
  }
  return {}
})

const sessionEndOthers = answers('auth.sessionEndOthers', async (context) => ({ ended: await endOtherSessions(context.db, ownerOf(context)) }))

/** Part of the family `auth` (authHandlers). */
export const ownHandlers = { profile, profileSave, mobileSms, passwordChange, sessions, sessionEnd, sessionEndOthers }
