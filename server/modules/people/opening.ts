/** What the calls before sign-in share: where they come from, what they must be given, the session that they end in. */
import { CODES } from '../../../contract/wire'
import type { NewSession, Session } from '../../kernel/http/sessions/sessions'
import type { Person } from '../../kernel/http/sessions/sign-in'
import { Refusal } from '../../kernel/asker/refusal'
import type { CallContext } from '../../kernel/http/handler'

/** The answer of a sign-in; `ckey` opens one new session of the same person, once and for a short time (getTokenByKey). */
export interface EmployeeInfo {
  token: string
  ckey: string
  employeeId: string
  companyId: number
  /** The password was set by an administrator: nothing else is answered before it is changed. */
  mustChangePassword?: boolean
}

/** What is said where codes for phones are asked for and nothing sends them. */
export const NO_SENDER = '没有开通短信服务，请使用账号密码登录；忘记密码请联系公司管理员，由他在“员工列表”里生成一次性链接。'

/** Where a call comes from, as sessions keep it: address and browser. */
export function origin(context: CallContext): { address: string; agent: string } {
  return { address: context.request.ip, agent: context.request.headers['user-agent'] ?? '' }
}

/** @throws Refusal that names every field left empty */
export function requireFilled(values: Record<string, string | undefined>, words: string): void {
  const empty = Object.keys(values).filter((name) => (values[name] ?? '').trim() === '')
  if (empty.length > 0) throw new Refusal(CODES.loginFailed, words, Object.fromEntries(empty.map((name) => [name, '不能为空'])))
}

/** What its owner is told of a new session. */
export function infoOf({ token, ckey, employeeId, companyId }: NewSession & Person, session: Pick<Session, 'mustChange'> | undefined): EmployeeInfo {
  return { token, ckey, employeeId, companyId, ...(session?.mustChange ? { mustChangePassword: true } : {}) }
}

/** A new session of the person. */
export async function open(context: CallContext, person: Person): Promise<{ employeeInfo: EmployeeInfo }> {
  const made = await context.sessions.open(person, origin(context))
  return { employeeInfo: infoOf({ ...made, ...person }, await context.sessions.find(made.token)) }
}
