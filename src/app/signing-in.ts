/**
 * Coming in (specification, section 4): on code 200 token and user are kept, the company's base info, the menus and the
 * ERP page's address are asked for, and the browser goes there. Loaded before sign-in: no antd, no refine, draws nothing.
 */
import { keepCompany, keepFreeToken, keepFreeUser, keepMenus, keepSession, type CompanyBaseInfo, type UserInfo } from '../data/session-store'
import { CallError } from '../lib/call-error'
import { BASE_PATH, HOME, LOGIN } from './config'
import type { MenuNode, Session } from './session'
import { callNamed, signOut } from './services'

export type Credentials = { login_account: string; password: string } | { mobile: string; sms: string }

export interface Registration {
  company_name: string
  name: string
  login_account: string
  mobile: string
  sms?: string
  password: string
}

/** What the door offers: how codes are sent (none: not at all), and whether a company may be registered. */
export interface DoorOptions {
  sms: 'real' | 'outbox' | 'none'
  registration: boolean
}

/** Where to go; undefined where the company has no orders left, which is said to the person before they are let out again. */
export type Entered = { page: string } | { noOrders: true }

export function doorOptions(): Promise<DoorOptions> {
  return callNamed<DoorOptions>({ family: 'auth', call: 'options' })
}

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

/** @throws CallError that begins with 登录失败 where one was not let in; in the words of what came after otherwise */
export async function signIn(credentials: Credentials): Promise<Entered> {
  const { employeeInfo } = await admitted(callNamed<{ employeeInfo: UserInfo }>({ family: 'auth', call: 'login' }, credentials, { otherwise: FAILED }))
  return enter(employeeInfo)
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

function enter(user: UserInfo): Promise<Entered> {
  keepSession(user)
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
    const page = await callNamed<string>({ family: 'account', call: 'getErpPage' }, { companyId, employeeId, menuKey: '', projectId: 'erp', jumpUrlHeader: location.origin, jumpUrl: '', otherErp: 0 })
    return { page }
  } catch (error) {
    await signOut()
    throw error
  }
}

function routesOf(menus: readonly MenuNode[]): string[] {
  return menus.flatMap((node) => [...(node.vue_url ? [node.vue_url] : []), ...routesOf(node.children)])
}

/** Only a path of this app: an address from outside must not lead elsewhere. Undefined for the door itself. */
export function safePath(from: string | null): string | undefined {
  const doors = [LOGIN, '/landing', '/register', '/passwordReset']
  return from && /^\/[^/\\]/.test(from) && !doors.some((door) => from.split(/[?#]/, 1)[0] === door) ? from : undefined
}

/** The ERP page as a path of this app; undefined where it is another system's. */
export function ownPath(page: string): string | undefined {
  const { origin, pathname, search, hash } = new URL(page, location.href)
  if (origin !== location.origin || !`${pathname}/`.startsWith(`${BASE_PATH}/`)) return undefined
  return (pathname.slice(BASE_PATH.length) || HOME) + search + hash
}
