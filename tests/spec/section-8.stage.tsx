/**
 * Where the situations of the specification's section 8 are brought about: a stand-in of the company's ERP that behaves as it is told,
 * the app's screens in front of it, and what was read there afterwards.
 */
import '../support/dom'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import axios from 'axios'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { createUserFilters, type FilterCall } from '../../src/app/user-filters'
import { storeProfiles } from '../../src/app/store-profiles'
import { keepSession, readToken, readUser } from '../../src/data/session-store'
import { createTransport } from '../../src/data/transport'
import { WIRES } from '../../src/generated/wires'
import { CallError } from '../../src/lib/call-error'
import type { CallMeta, ClientName } from '../../contract/transport'
import { createAssistantStore, type AssistantStore } from '../../src/screens/assistant/assistant-store'
import { CopyValue } from '../../src/ui/copy-value'
import { startMisbehaving } from '../contract/misbehaving'
import { standAt, startErpStandIn, type ErpStandIn, type Told } from './erp-stand-in'

export let erp: ErpStandIn
export let services: typeof import('../../src/app/services')
export const LOGIN = '/sso/api/v1/login'
export const BASE_INFO = '/fba/api/v1/company/baseInfo'
export const MENU = '/fba/api/v1/amz/permissionMenu'
export const ACCOUNT_MENU = '/fba/api/v1/account/menu'
const UNREAD = '/v2/system/api/MessageCenter/unreadTotal'
const SESSION = '/app/api/v1/session'
const PAGES = '/app/api/v1/pages'
export const employeeInfo = { token: 't', ckey: 'k', employeeId: '7', companyId: 3 }
const session = {
  employee: { id: '7', name: '王芳', roles: [] }, company: { company_name: '某公司', zone: 'Asia/Shanghai' }, routes: ['/dashboard'], permissions: [],
  version: '1',
}
export const inShell: Record<string, Told> = {
  [SESSION]: { data: session }, [MENU]: { data: [] }, [PAGES]: { data: { pages: [] } }, [ACCOUNT_MENU]: { data: [] }, [UNREAD]: { data: { total: 0 } },
}
let tokens = 0
/** When the token was last removed (milliseconds of the page's clock). */
let tokenGoneAt = 0

/** The stand-in and the app for all tests of a file; each begins without a session and ends without a screen. */
export function onStage(): void {
  beforeAll(async () => {
    const { removeItem } = Storage.prototype
    Storage.prototype.removeItem = function remove(this: Storage, name: string) {
      if (name === 'token' && this.getItem(name) !== null) tokenGoneAt = performance.now()
      removeItem.call(this, name)
    }
    erp = await startErpStandIn()
    services = await import('../../src/app/services')
  }, 120_000)
  afterAll(() => erp.stop())
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
}

export const draw = (what: ReactElement) => render(<ConfigProvider button={{ autoInsertSpace: false }}><App>{what}</App></ConfigProvider>)
/** What a promise is rejected with, in words. */
export const wordsOf = (work: Promise<unknown>): Promise<string> => work.then(() => '', (error: unknown) => (error as Error).message)
/** A session that no test had before: the transport tells of each token's end once. */
export const comeIn = (): void => keepSession({ ...employeeInfo, token: `t-${(tokens += 1)}` })

/** Where the browser is sent, and when (milliseconds of the page's clock). */
function watchLeaving(): { to: string; at: number }[] {
  const left: { to: string; at: number }[] = []
  vi.spyOn(window.location, 'assign').mockImplementation((to) => void left.push({ to: String(to), at: performance.now() }))
  return left
}

export async function drawShell(at = '/sale/listing'): Promise<void> {
  standAt(`/amazon${at}`)
  const { default: Shell } = await import('../../src/app/shell')
  render(<MemoryRouter initialEntries={[at]}><Shell /></MemoryRouter>)
}

async function drawSignIn(): Promise<void> {
  const { default: SignIn } = await import('../../src/screens/sign-in/sign-in')
  render(<MemoryRouter initialEntries={['/login']}><SignIn /></MemoryRouter>)
  fireEvent.change(screen.getByLabelText('账号'), { target: { value: 'wang' } })
  fireEvent.change(screen.getByLabelText('密码'), { target: { value: 'a-password' } })
  fireEvent.click(screen.getByRole('button', { name: '登录' }))
}

export async function failedSignIn(): Promise<string | null> {
  await drawSignIn()
  const alert = document.querySelector('.sign-in-failed')
  await waitFor(() => expect(alert?.textContent).not.toBe(''))
  return alert?.textContent ?? null
}

export async function noOrders(): Promise<HTMLElement> {
  erp.answer({ [LOGIN]: { data: { employeeInfo } }, [BASE_INFO]: { data: { companyId: 3, company_name: '某公司', amzOrderCount: 0 } } })
  await drawSignIn()
  return screen.findByRole('alertdialog')
}

export async function expired(token: () => void, told: Told, begin: () => Promise<unknown>): Promise<string | null | undefined> {
  const left = watchLeaving()
  token()
  erp.answer({}, told)
  await begin()
  const said = await screen.findByText('用户信息过期，请重新登录')
  expect([readToken(), readUser(), localStorage.getItem('memberInfo')]).toEqual([undefined, undefined, null])
  await waitFor(() => expect(left).toHaveLength(1))
  expect(left[0]!.to).toBe(`/amazon/login?from=${encodeURIComponent('/sale/listing')}`)
  expect(left[0]!.at - tokenGoneAt).toBeGreaterThan(985)
  expect(left[0]!.at - tokenGoneAt).toBeLessThan(3000)
  // Once, however many calls failed together.
  await new Promise((resolve) => setTimeout(resolve, 1200))
  expect(left).toHaveLength(1)
  expect(document.querySelectorAll('.ant-message-notice')).toHaveLength(1)
  return said.textContent
}

/** The calls of filter templates against a server that behaves so. */
export const filters = (told: Told) => {
  comeIn()
  erp.answer({}, told)
  return createUserFilters(((call: string, values: Record<string, unknown>) => services.callNamed({ family: 'account', call }, values)) as FilterCall)
}
export const refused: Told = { code: 1002, msg: '服务自己的话' }
export const offline: Told = { cut: true }

export const assistant = (told: Record<string, Told>, otherwise: Told = {}): AssistantStore => {
  comeIn()
  erp.answer(told, otherwise)
  return createAssistantStore(
    {
      call: (call, values) => services.callNamed({ family: 'ai', call }, values),
      generate: (values, signal) => services.openNamed({ family: 'ai', call: 'generate' }, values, signal), clusterId: 1,
    },
    localStorage, undefined,
  )
}
/** As the service itself would refuse: code 200, and success false, without words. */
export const unlucky: Told = { code: 200, success: false }

export const profiles = (told: Told): Promise<unknown> => {
  comeIn()
  erp.answer({}, told)
  return storeProfiles({ ask: () => services.callNamed({ family: 'adsNew', call: 'profileList' }), user: readUser, storage: localStorage, now: Date.now })
}

/** A call of the transport alone, against a server that misbehaves; `waits` are the pauses between its tries. */
export async function withServer(
  behave: Parameters<Awaited<ReturnType<typeof startMisbehaving>>['behave']>[0], client: ClientName,
  how: (call: (meta?: Partial<CallMeta>) => Promise<unknown>, seen: () => number) => Promise<void>,
): Promise<void> {
  const server = await startMisbehaving()
  server.behave(behave)
  // A document that is none has no patience of its own: these go out by Node.
  const before = axios.defaults.adapter
  axios.defaults.adapter = 'http'
  const transport = createTransport({
    baseOf: () => server.url, wireOf: () => WIRES.erp as never, token: () => undefined, onExpired: () => undefined, wait: async () => undefined,
    timeoutMs: () => 120,
  })
  try {
    await how(
      (meta = {}) => transport.call(
        { family: 'f', call: 'c', method: 'POST', path: '/things', client, wire: 'erp', body: 'json', answer: 'json', writes: false, ...meta }, {},
      ),
      () => server.seen.length,
    )
  } finally {
    axios.defaults.adapter = before
    await server.stop()
  }
}
export const failure = (work: Promise<unknown>): Promise<CallError> =>
  work.then(() => Promise.reject(new Error('it did not fail')), (error: unknown) => error as CallError)

export async function copied(clipboard: unknown): Promise<string | null> {
  vi.stubGlobal('navigator', { ...navigator, clipboard })
  draw(<CopyValue text="B0TEST0001" />)
  fireEvent.click(screen.getByRole('button', { name: '复制 B0TEST0001' }))
  await waitFor(() => expect(document.querySelector('.ant-message-notice')).not.toBeNull())
  return document.querySelector('.ant-message-notice')!.textContent
}
