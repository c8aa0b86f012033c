/**
 * The calls before sign-in: account and password, and the ckey that hands a sign-in over to another address.
 * Passwords and lock-out are judged in plugins/sessions.
 */
import { CODES } from '../../../src/lib/wire'
import { signIn } from '../../plugins/sessions/sign-in'
import type { CallContext, Handler } from '../handler'
import { Refusal } from '../../refusal'

interface EmployeeInfo {
  token: string
  ckey: string
  employeeId: string
  companyId: number
}

function origin(context: CallContext): { address: string; agent: string } {
  return { address: context.request.ip, agent: context.request.headers['user-agent'] ?? '' }
}

const login: Handler<{ login_account: string; password: string }> = async (context, { login_account, password }): Promise<{ employeeInfo: EmployeeInfo }> => {
  const empty = Object.entries({ login_account, password }).filter(([, value]) => value.trim() === '')
  if (empty.length > 0) throw new Refusal(CODES.loginFailed, '登录失败：请输入账号和密码。', Object.fromEntries(empty.map(([name]) => [name, '不能为空'])))
  if (password.length > 200) throw new Refusal(CODES.loginFailed, '登录失败：账号或密码不正确。')
  const person = await signIn(context.db, login_account, password, origin(context))
  const { token, ckey } = await context.sessions.open(person, origin(context))
  return { employeeInfo: { token, ckey, employeeId: person.employeeId, companyId: person.companyId } }
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

export const authHandlers = { login, getTokenByKey, getToken } satisfies Record<string, Handler>
