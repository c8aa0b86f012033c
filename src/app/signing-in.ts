/**
 * Coming in (specification, section 4): on code 200 token and user are kept, the company's base info, the menus and the
 * ERP page's address are asked for, and the browser goes there. Loaded before sign-in: no antd, no refine, draws nothing.
 */
import { keepCompany, keepFreeToken, keepFreeUser, keepMenus, keepSession, readUser, type CompanyBaseInfo, type UserInfo } from '../data/session-store'
import { CallError } from '../lib/call-error'
import { isOwnServerAbsent } from './deployment'
import type { MenuNode, Session } from './session'
import { callNamed, signOut } from './services'

/** `employee_id`: the one that was chosen of several. */
export type Credentials = ({ login_account: string; password: string } | { mobile: string; sms: string }) & { employee_id?: string }

/** One of several people that a secret stands for. */
export interface Choice { employee_id: string; company: string; name: string }

interface Registration {
  company_name: string
  name: string
  login_account: string
  mobile: string
  sms?: string
  password: string
}

/**
 * Where to go, once one is in. noOrders: the company has none left, which is said before the person is let out again.
 * mustChange: the password was set by an administrator and is changed first; nothing else is answered before.
 */
export type Entered = { page: string } | { noOrders: true } | { mustChange: true }

const FAILED = '登录失败'

/**
 * Specification, section 8: a login failure says 登录失败, and why where the other side has words for it. A server that answers a
 * wrong password with 401 tells no expired session: there is none yet. @throws CallError
 */
async function admitted<T>(coming: Promise<T>): Promise<T> {
  try {
    return await coming
  } catch (error) {
    if (!(error instanceof CallError)) throw new Error(FAILED, { cause: error })
    const own = error.failure === 'expired' ? (error.answer as { msg?: unknown; message?: unknown } | undefined) : undefined
    const why = error.failure === 'expired' ? String(own?.msg ?? own?.message ?? '') : error.message
    const words = why.startsWith(FAILED) ? why : why === '' || own instanceof Error ? FAILED : `${FAILED}：${why}`
    throw new CallError(error.failure, words, { code: error.code, fields: error.fields, path: error.path, answer: error.answer, cause: error })
  }
}

/**
 * In; or the people of whom one is to be chosen, whose secret is then sent again with the choice.
 * @throws CallError that begins with 登录失败 where one was not let in; in the words of what came after otherwise
 */
export async function signIn(credentials: Credentials): Promise<Entered | { choices: Choice[] }> {
  if (isOwnServerAbsent && 'login_account' in credentials) {
    const { signInElsewhere } = await import('./elsewhere')
    return admitted(signInElsewhere(credentials.login_account, credentials.password))
  }
  const { employeeInfo, choices } =
    await admitted(callNamed<{ employeeInfo?: UserInfo; choices?: Choice[] }>({ family: 'auth', call: 'login' }, credentials, { otherwise: FAILED }))
  if (!employeeInfo && choices && choices.length > 0) return { choices }
  if (!employeeInfo) throw new CallError('malformed', FAILED)
  return enter(employeeInfo)
}

/** The password that an administrator set becomes the person's own, who is then in. @throws CallError */
export async function changeFirst(values: { old_password: string; new_password: string }): Promise<Entered> {
  await callNamed({ family: 'auth', call: 'passwordChange' }, values)
  const user = readUser()
  if (!user) throw new CallError('expired', '用户信息过期，请重新登录')
  return enter({ ...user, mustChangePassword: false })
}

/** A new company, and in as its administrator. @throws CallError */
export async function register(values: Registration): Promise<Entered> {
  const { employeeInfo } = await callNamed<{ employeeInfo: UserInfo }>({ family: 'auth', call: 'register' }, values, { otherwise: '注册失败' })
  return enter(employeeInfo)
}

/** A sign-in handed over from another address of the product by its ckey, which counts once. @throws CallError */
export async function enterByKey(ckey: string): Promise<Entered> {
  const { employeeInfo } = await admitted(callNamed<{ employeeInfo: UserInfo }>({ family: 'auth', call: 'getTokenByKey' }, { ckey }, { otherwise: FAILED }))
  return enter(employeeInfo)
}

/** A sign-in by link for this window alone: its token takes precedence over the browser's. @throws CallError */
export async function enterByLink(key: string): Promise<Entered> {
  const { token } = await admitted(callNamed<{ token: string }>({ family: 'auth', call: 'getToken' }, { key }, { otherwise: FAILED }))
  keepFreeToken(token)
  return afterCode200(async () => {
    const { employee, company } = await callNamed<Session & { company: { id: number } }>({ family: 'app', call: 'session' })
    const user = { token, employeeId: employee.id, companyId: company.id, name: employee.name }
    keepFreeUser(user)
    return user
  })
}

async function enter(user: UserInfo): Promise<Entered> {
  keepSession(user)
  if (user.mustChangePassword) return { mustChange: true }
  return afterCode200(async () => user)
}

/** In this order; what fails on the way leaves nobody half signed in. */
async function afterCode200(who: () => Promise<UserInfo>): Promise<Entered> {
  try {
    const { companyId, employeeId } = await who()
    const company = await callNamed<CompanyBaseInfo>({ family: 'account', call: 'companyBaseInfo' }, { companyId })
    keepCompany(company)
    // Another company's ERP may write its numbers as text.
    if (String(company.amzOrderCount) === '0') return { noOrders: true }
    const menus = await callNamed<MenuNode[]>({ family: 'account', call: 'permissionMenu' }, {}, { otherwise: '菜单接口异常' })
    keepMenus(menus, routesOf(menus))
    const page = await callNamed<string>({ family: 'account', call: 'getErpPage' }, {
      companyId, employeeId, menuKey: '', projectId: 'erp', jumpUrlHeader: location.origin, jumpUrl: '', otherErp: 0,
    })
    return { page }
  } catch (error) {
    await signOut()
    throw error
  }
}

function routesOf(menus: readonly MenuNode[]): string[] {
  return menus.flatMap((node) => [...(node.vue_url ? [node.vue_url] : []), ...routesOf(node.children)])
}
