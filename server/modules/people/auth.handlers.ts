/**
 * The calls before sign-in: account and password or phone and code, the ckey that hands a sign-in over, codes for phones, a
 * forgotten password, a link that sets one. Passwords and lock-out are judged in plugins/sessions; a new company is in
 * register.handlers.ts, one's own data in own.handlers.ts.
 */
import { CODES } from '../../../contract/wire'
import { requirePassword } from '../../kernel/http/sessions/password-rule'
import { ownerOfLink, useLink, type LinkOwner } from '../../kernel/http/sessions/password-link'
import { endOldPassword, setPassword } from '../../kernel/http/sessions/set-password'
import { logPerson, signIn, signInByMobile, type Choice, type Person, type SignedIn } from '../../kernel/http/sessions/sign-in'
import { isStrangersScene, mobileOf, ownersOf, readOutbox, sendCode, useCode } from '../../kernel/http/sessions/sms'
import { HttpRefusal, Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import type { CallContext } from '../../kernel/http/handler'
import { ownHandlers } from './own.handlers'
import { CLOSED, register } from './register.handlers'
import { infoOf, NO_SENDER, open, origin, requireFilled, type EmployeeInfo } from './opening'

const login = answers('auth.login', async (context, { login_account: account, password, mobile, sms, employee_id: chosen }) => {
  const { db, model, call, door } = context
  const attempt = { db, model, call, chosen, address: context.request.ip }
  if (mobile !== undefined || sms !== undefined) {
    requireFilled({ mobile, sms }, '登录失败：请输入手机号和验证码。')
    const sender = await door.sender()
    if (!sender) throw new Refusal(CODES.notFound, NO_SENDER)
    return opened(context, await signInByMobile(attempt, sender.kind, mobileOf(mobile ?? ''), sms ?? ''))
  }
  requireFilled({ login_account: account, password }, '登录失败：请输入账号和密码。')
  if ((password ?? '').length > 200) throw new Refusal(CODES.loginFailed, '登录失败：账号或密码不正确。')
  return opened(context, await signIn(attempt, account ?? '', password ?? ''))
})

/** In, or asked which of several companies is meant. */
async function opened(context: CallContext, found: SignedIn): Promise<{ employeeInfo: EmployeeInfo } | { choices: Choice[] }> {
  return 'choices' in found ? found : open(context, found)
}

async function exchange(context: CallContext, ckey: string): Promise<EmployeeInfo> {
  const { db, sessions, model, call, request } = context
  const found = await sessions.exchange(ckey, origin(context))
  const session = found && (await sessions.find(found.token))
  if (!found || !session) throw new Refusal(CODES.loginFailed, '登录失败：登录凭据已使用或已过期，请重新登录。')
  const { companyId, employeeId } = found
  await db.asOwner((tx) => logPerson(tx, { model, call, address: request.ip }, { companyId, id: employeeId, name: session.employee.name }, 'signInByKey'))
  return infoOf(found, session)
}

const getTokenByKey = answers('auth.getTokenByKey', async (context, { ckey }) => {
  const employeeInfo = await exchange(context, ckey)
  return { token: employeeInfo.token, employeeInfo }
})

const getToken = answers('auth.getToken', async (context, { key }) => ({ token: (await exchange(context, key)).token }))

/** What the door offers: shown by the sign-in screen. */
const options = answers('auth.options', async ({ door }) => ({ sms: (await door.sender())?.kind ?? 'none', registration: await door.registration() }))

const sendSms = answers('auth.sendSms', async ({ db, door, request }, asked) => {
  const { scene } = asked
  if (!isStrangersScene(scene)) throw new HttpRefusal(400, '请求有误：scene 只能是 login、register、reset 之一', { scene: '只能是 login、register、reset 之一' })
  const mobile = mobileOf(asked.mobile)
  const sender = await door.sender()
  if (!sender || (scene === 'register' && sender.kind !== 'real')) throw new Refusal(CODES.notFound, NO_SENDER)
  if (scene === 'register' && !(await door.registration())) throw new Refusal(CODES.notFound, CLOSED)
  const { rows } = await db.asOwner(
    (tx) => tx.query<{ company_id: number }>(`select e.company_id from employee e where ${ownersOf(sender.kind)} order by e.company_id limit 1`, [mobile]),
  )
  const companyId = scene === 'register' ? null : rows[0]?.company_id
  const sent = await sendCode(
    db, sender, { mobile, scene, address: request.ip, companyId, log: (error) => request.log.error({ err: error }, 'sms was not sent') },
  )
  return { sent: true, ...sent }
})

/** Only where no real sender is configured: whoever reads it can sign in to the demo company. */
const smsOutbox = answers('auth.smsOutbox', async ({ db, door }) => {
  if ((await door.sender())?.kind !== 'outbox') throw new Refusal(CODES.notFound, '这里没有可看的验证码：已配置短信服务，或没有演示公司，或可以从别的机器访问。')
  return { list: await readOutbox(db) }
})

/** A forgotten password, by the confirmed phone that the account names. Ends every session of the person. */
const passwordReset = answers('auth.passwordReset', async (context, values) => {
  const { db, door } = context
  requireFilled({ ...values }, '请填写账号、手机号、验证码和新密码。')
  const sender = await door.sender()
  if (!sender) throw new Refusal(CODES.notFound, NO_SENDER)
  const mobile = mobileOf(values.mobile)
  const account = values.login_account.trim().toLowerCase()
  requirePassword(values.new_password, 'new_password', { account, mobile })
  await useCode(db, sender.kind, mobile, 'reset', values.sms)
  const { rows: people } = await db.asOwner((tx) =>
    tx.query<LinkOwner>(`select e.company_id as "companyId", e.id::text as "employeeId", e.name, e.login_account as account from employee e
      where lower(e.login_account) = $2 and ${ownersOf(sender.kind)}`, [mobile, account]))
  if (people.length === 0) throw new Refusal(CODES.notFound, '这个手机号没有绑定该账号，请检查账号，或联系公司管理员。', { login_account: '这个手机号没有绑定该账号' })
  for (const person of people) await setAnew(context, person, values.new_password, 'passwordReset', '您的密码已通过短信验证码重设')
  return {}
})

/** The person sets it themselves: nothing of the old password stays. */
async function setAnew(
  { db, model, call, request }: CallContext, person: Person & { name: string; account: string }, password: string, action: string, title: string,
): Promise<void> {
  const { companyId, employeeId, name, account } = person
  await db.asOwner(async (tx) => {
    await setPassword(tx, { companyId, employeeId, account, password, temporary: false, title, address: request.ip })
    await logPerson(tx, { model, call, address: request.ip }, { companyId, id: employeeId, name, account }, action)
  })
  await endOldPassword(db, person)
}

const LINK_OVER = '这个链接已使用或已过期，请联系公司管理员重新生成。'

/** Whose password a link sets, so that the person sees it is theirs. */
const linkOwner = answers('auth.linkOwner', async ({ db }, { key }) => {
  const owner = await db.asOwner((tx) => ownerOfLink(tx, key))
  if (!owner) throw new Refusal(CODES.notFound, LINK_OVER)
  return { login_account: owner.account, name: owner.name, company: owner.company }
})

/** A password by a link that an administrator gave, which counts once. Ends every session of the person. */
const linkPassword = answers('auth.linkPassword', async (context, { key, new_password: password }) => {
  const { db } = context
  const owner = await db.asOwner((tx) => ownerOfLink(tx, key))
  if (!owner) throw new Refusal(CODES.notFound, LINK_OVER)
  requirePassword(password, 'new_password', owner)
  if (!(await db.asOwner((tx) => useLink(tx, key)))) throw new Refusal(CODES.notFound, LINK_OVER)
  await setAnew(context, owner, password, 'passwordByLink', '您的密码已通过管理员给的一次性链接设置')
  return {}
})

/** What is answered of the family `auth`, by call; one's own account is among it. */
export const authHandlers = { login, getTokenByKey, getToken, options, sendSms, smsOutbox, passwordReset, linkOwner, linkPassword, register, ...ownHandlers }
