/**
 * The calls before sign-in: account and password or phone and code, the ckey that hands a sign-in over, codes for phones, a
 * forgotten password, a new company. Passwords and lock-out are judged in plugins/sessions; one's own data is own.handlers.ts.
 */
import { CODES } from '../../../src/lib/wire'
import { createCompany } from '../../first-company'
import { writeAudit } from '../../plugins/calls/audit'
import { requirePassword } from '../../plugins/sessions/password-rule'
import { hashPassword } from '../../plugins/sessions/passwords'
import { signIn, signInByMobile, type Person } from '../../plugins/sessions/sign-in'
import { isScene, mobileOf, readOutbox, sendCode, useCode } from '../../plugins/sessions/sms'
import { HttpRefusal, Refusal } from '../../refusal'
import type { CallContext, Handler } from '../handler'
import { ownHandlers } from './own.handlers'

interface EmployeeInfo {
  token: string
  ckey: string
  employeeId: string
  companyId: number
}

function origin(context: CallContext): { address: string; agent: string } {
  return { address: context.request.ip, agent: context.request.headers['user-agent'] ?? '' }
}

/** @throws Refusal that names every field left empty */
function requireFilled(values: Record<string, string | undefined>, words: string): void {
  const empty = Object.keys(values).filter((name) => (values[name] ?? '').trim() === '')
  if (empty.length > 0) throw new Refusal(CODES.loginFailed, words, Object.fromEntries(empty.map((name) => [name, '不能为空'])))
}

async function open(context: CallContext, person: Person): Promise<{ employeeInfo: EmployeeInfo }> {
  const { token, ckey } = await context.sessions.open(person, origin(context))
  return { employeeInfo: { token, ckey, employeeId: person.employeeId, companyId: person.companyId } }
}

const login: Handler<{ login_account?: string; password?: string; mobile?: string; sms?: string }> = async (context, { login_account: account, password, mobile, sms }) => {
  if (mobile !== undefined || sms !== undefined) {
    requireFilled({ mobile, sms }, '登录失败：请输入手机号和验证码。')
    return open(context, await signInByMobile(context.db, mobileOf(mobile ?? ''), sms ?? ''))
  }
  requireFilled({ login_account: account, password }, '登录失败：请输入账号和密码。')
  if ((password ?? '').length > 200) throw new Refusal(CODES.loginFailed, '登录失败：账号或密码不正确。')
  return open(context, await signIn(context.db, account ?? '', password ?? '', origin(context)))
}

async function exchange(context: CallContext, ckey: string): Promise<EmployeeInfo> {
  const found = await context.sessions.exchange(ckey, origin(context))
  if (!found) throw new Refusal(CODES.loginFailed, '登录失败：登录凭据已使用或已过期，请重新登录。')
  return { token: found.token, ckey: found.ckey, employeeId: found.employeeId, companyId: found.companyId }
}

const getTokenByKey: Handler<{ ckey: string }> = async (context, { ckey }) => {
  const employeeInfo = await exchange(context, ckey)
  return { token: employeeInfo.token, employeeInfo }
}

const getToken: Handler<{ key: string }> = async (context, { key }) => ({ token: (await exchange(context, key)).token })

/** What the door offers: shown by the sign-in screen. */
const options: Handler = async ({ door }) => ({ sms: (await door.sender())?.kind ?? 'none', registration: await door.registration() })

const NO_SENDER = '没有开通短信服务，请使用账号密码登录；忘记密码请联系公司管理员重置。'

const sendSms: Handler<{ mobile: string; scene: string }> = async ({ db, door, request }, asked) => {
  if (!isScene(asked.scene)) throw new HttpRefusal(400, '请求有误：scene 只能是 login、register、reset 之一', { scene: '只能是 login、register、reset 之一' })
  const { scene } = asked
  const mobile = mobileOf(asked.mobile)
  const sender = await door.sender()
  if (!sender) throw new Refusal(CODES.notFound, NO_SENDER)
  if (scene === 'register' && !(await door.registration())) throw new Refusal(CODES.notFound, CLOSED)
  const { rows } = await db.asOwner((tx) => tx.query<{ found: boolean }>(`select exists (select from employee where mobile = $1 and coalesce(state, 'on') = 'on') as found`, [mobile]))
  const isKnown = scene === 'register' || rows[0]?.found === true
  const sent = await sendCode(db, sender, { mobile, scene, address: request.ip, isKnown, log: (error) => request.log.error({ err: error }, 'sms was not sent') })
  return { sent: true, ...sent }
}

/** Only where no real sender is configured: whoever reads it can sign in. */
const smsOutbox: Handler = async ({ db, door }) => {
  if ((await door.sender())?.kind !== 'outbox') throw new Refusal(CODES.notFound, '已配置短信服务或不是演示模式，没有可看的验证码。')
  return { list: await readOutbox(db) }
}

interface Reset { login_account: string; mobile: string; sms: string; new_password: string }

/** A forgotten password, by the phone that the account names. Ends every session of the person. */
const passwordReset: Handler<Reset> = async (context, values) => {
  const { db, model, request, call, sessions } = context
  requireFilled({ ...values }, '请填写账号、手机号、验证码和新密码。')
  const mobile = mobileOf(values.mobile)
  const account = values.login_account.trim().toLowerCase()
  requirePassword(values.new_password, 'new_password', account)
  await useCode(db, mobile, 'reset', values.sms)
  const people = await db.asOwner(async (tx) => {
    const { rows } = await tx.query<{ company_id: number; id: string; name: string; login_account: string }>(
      `select company_id, id::text as id, name, login_account from employee where lower(login_account) = $1 and mobile = $2 and coalesce(state, 'on') = 'on'`,
      [account, mobile],
    )
    if (rows.length === 0) throw new Refusal(CODES.notFound, '这个手机号没有绑定该账号，请检查账号，或联系公司管理员。', { login_account: '这个手机号没有绑定该账号' })
    const hash = await hashPassword(values.new_password)
    for (const { company_id: companyId, id, name, login_account: login } of rows) {
      await tx.query('update employee set password_hash = $3 where company_id = $1 and id = $2::bigint', [companyId, id, hash])
      const author = { caller: { companyId, employeeId: id, shopIds: null }, employee: { id, name, roles: [] }, call, address: request.ip }
      await writeAudit(tx, model, author, [{ entity: 'employee', key: { id }, action: 'passwordReset', after: { login_account: login } }])
    }
    await tx.query('delete from sign_in_failure where account = $1', [account])
    return rows
  })
  for (const { company_id: companyId, id } of people) await sessions.revokeAll(companyId, id)
  return {}
}

const CLOSED = '这里没有开放注册，请联系公司管理员开通账号。'

interface Registration { company_name: string; name: string; login_account: string; mobile: string; sms?: string; password: string }

/** A company of its own with its first administrator, who is then signed in. The phone is proven where codes can be sent. */
const register: Handler<Registration> = async (context, values) => {
  const { db, door, model, request, call } = context
  if (!(await door.registration())) throw new Refusal(CODES.notFound, CLOSED)
  const company = values.company_name.trim().replace(/\s+/g, ' ')
  const account = values.login_account.trim()
  const name = values.name.trim()
  const errors: Record<string, string> = {}
  if (company.length < 2 || company.length > 60) errors['company_name'] = '公司名称应为 2 到 60 个字'
  if (name.length < 1 || name.length > 40) errors['name'] = '姓名应为 1 到 40 个字'
  if (!/^[A-Za-z0-9][A-Za-z0-9._@-]{2,79}$/.test(account)) errors['login_account'] = '账号应为 3 到 80 个字母、数字或 . _ @ -'
  if (Object.keys(errors).length > 0) throw new Refusal(CODES.invalid, '有内容需要修改。', errors)
  requirePassword(values.password, 'password', account)
  const mobile = mobileOf(values.mobile)
  const taken = await db.asOwner(async (tx) => {
    const { rows } = await tx.query<{ account: boolean; company: boolean }>(
      `select exists (select from employee where lower(login_account) = lower($1)) as account, exists (select from company where lower(name) = lower($2)) as company`,
      [account, company],
    )
    return rows[0]
  })
  if (taken?.account) throw new Refusal(CODES.duplicate, '这个账号已有人使用，请换一个。', { login_account: '已有人使用' })
  if (taken?.company) throw new Refusal(CODES.duplicate, '这家公司已经注册，请联系公司管理员开通账号。', { company_name: '已经注册' })
  if (await door.sender()) await useCode(db, mobile, 'register', values.sms ?? '')
  const person = await db.asOwner(async (tx) => {
    // Two at once for one account: the second waits, and finds it taken.
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [`register ${account.toLowerCase()}`])
    const { rows } = await tx.query<{ taken: boolean }>('select exists (select from employee where lower(login_account) = lower($1)) as taken', [account])
    if (rows[0]?.taken) throw new Refusal(CODES.duplicate, '这个账号已有人使用，请换一个。', { login_account: '已有人使用' })
    const made = await createCompany(tx, model, { name: company, password: values.password, admin: { account, name, mobile } })
    const author = { caller: { companyId: made.companyId, employeeId: made.employeeId, shopIds: null }, employee: { id: made.employeeId, name, roles: [] }, call, address: request.ip }
    await writeAudit(tx, model, author, [{ entity: 'employee', key: { id: made.employeeId }, action: 'register', after: { login_account: account, name, mobile } }])
    return made
  })
  return open(context, person)
}

export const authHandlers = { login, getTokenByKey, getToken, options, sendSms, smsOutbox, passwordReset, register, ...ownHandlers } satisfies Record<string, Handler>
