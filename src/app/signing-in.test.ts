// @vitest-environment happy-dom
import '../../tests/support/dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readCompany, readPermissions, readToken, readUser } from '../data/session-store'
import { CallError } from '../lib/call-error'
import type { CallOptions } from '../../contract/transport'
import { ownPath, safePath } from './own-path'
import { enterByLink, signIn } from './signing-in'

/** What the server answers, by call; a function throws. */
let answers: Record<string, unknown>
let asked: { call: string; values: unknown; otherwise: string | undefined; token: string | undefined }[]
const signedOut = vi.fn(async () => undefined)

vi.mock('./services', () => ({
  signOut: () => signedOut(),
  callNamed: async ({ call }: { call: string }, values?: unknown, options?: CallOptions) => {
    asked.push({ call, values, otherwise: options?.otherwise, token: readToken() })
    const answer = answers[call]
    return typeof answer === 'function' ? (answer as (options?: CallOptions) => unknown)(options) : answer
  },
}))

/** A refusal without words of its own: the call says what is read then. */
const refuse = (options?: CallOptions): never => {
  throw new CallError('refused', options?.otherwise ?? '操作失败')
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  asked = []
  signedOut.mockClear()
  answers = {
    login: { employeeInfo: { token: 't-1', ckey: 'k', employeeId: '7', companyId: 3 } },
    getToken: { token: 'free-1' },
    session: { employee: { id: '9', name: '访客' }, company: { id: 4 } },
    companyBaseInfo: { companyId: 3, company_name: '某公司', amzOrderCount: 12 },
    permissionMenu: [{ vue_url: '', children: [{ vue_url: '', children: [{ vue_url: '/sale/listing', children: [] }] }] }],
    getErpPage: '/amazon/dashboard',
  }
})

describe('signing in (specification, section 4)', () => {
  test('on code 200: token and user kept, company base info, menus, ERP page address, in this order', async () => {
    await expect(signIn({ login_account: 'a', password: 'b' })).resolves.toEqual({ page: '/amazon/dashboard' })
    expect(asked.map(({ call }) => call)).toEqual(['login', 'companyBaseInfo', 'permissionMenu', 'getErpPage'])
    expect(asked.map(({ token }) => token)).toEqual([undefined, 't-1', 't-1', 't-1'])
    expect(asked[3]?.values).toEqual({ companyId: 3, employeeId: '7', menuKey: '', projectId: 'erp', jumpUrlHeader: location.origin, jumpUrl: '', otherErp: 0 })
    expect(readUser()).toMatchObject({ employeeId: '7', companyId: 3 })
    expect(JSON.parse(localStorage.getItem('memberInfo') ?? '')).toEqual({ companyId: 3, memberId: '7', originalCompanyId: 3 })
    expect(readCompany()?.amzOrderCount).toBe(12)
    expect(readPermissions()).toContain('/sale/listing')
    expect(readPermissions()).toContain('/page-not-find')
  })

  test('a company without orders left goes no further (section 8)', async () => {
    for (const amzOrderCount of [0, '0']) {
      asked = []
      answers['companyBaseInfo'] = { companyId: 3, company_name: '某公司', amzOrderCount }
      await expect(signIn({ login_account: 'a', password: 'b' })).resolves.toEqual({ noOrders: true })
      expect(asked.map(({ call }) => call)).toEqual(['login', 'companyBaseInfo'])
    }
  })

  test('a refusal without words says 登录失败 (section 8), and keeps nothing', async () => {
    answers['login'] = refuse
    await expect(signIn({ login_account: 'a', password: 'b' })).rejects.toThrow(/^登录失败$/)
    expect([readToken(), readUser()]).toEqual([undefined, undefined])
  })

  test('whatever keeps one out says 登录失败, and why where there are words for it (section 8)', async () => {
    const told: [unknown, string][] = [
      [new CallError('refused', '登录失败：账号或密码不正确。', { code: 1101, fields: { password: '不正确' } }), '登录失败：账号或密码不正确。'],
      [new CallError('refused', '验证码不正确'), '登录失败：验证码不正确'],
      [new CallError('network', '网络连接失败，请检查网络后重试'), '登录失败：网络连接失败，请检查网络后重试'],
      [new CallError('expired', '用户信息过期，请重新登录', { code: 401, answer: { code: 401, msg: '密码错误' } }), '登录失败：密码错误'],
      [new CallError('expired', '用户信息过期，请重新登录', { code: 401, answer: new Error('Request failed') }), '登录失败'],
      [new TypeError('x is not a function'), '登录失败'],
    ]
    for (const [error, words] of told) {
      answers['login'] = () => {
        throw error
      }
      const thrown = await signIn({ login_account: 'a', password: 'b' }).catch((caught: unknown) => caught)
      expect(thrown).toMatchObject({ message: words })
      if (error instanceof CallError) expect(thrown).toMatchObject({ failure: error.failure, fields: error.fields })
    }
  })

  test('menus that are refused without words say 菜单接口异常 (section 8), and nobody is half signed in', async () => {
    answers['permissionMenu'] = refuse
    await expect(signIn({ login_account: 'a', password: 'b' })).rejects.toThrow(/^菜单接口异常$/)
    expect(signedOut).toHaveBeenCalledTimes(1)
  })

  test('by link: its token goes before the browser\'s own, in this window alone (section 6)', async () => {
    await signIn({ login_account: 'a', password: 'b' })
    await enterByLink('key-1')
    expect(readToken()).toBe('free-1')
    expect(readUser()).toMatchObject({ employeeId: '9', companyId: 4 })
    expect(localStorage.getItem('token')).toBe('t-1')
    sessionStorage.clear()
    expect([readToken(), readUser()?.employeeId]).toEqual(['t-1', '7'])
  })
})

test('one comes back to paths of this app alone, never to the door', () => {
  expect(safePath('/sale/listing?tab=a#b')).toBe('/sale/listing?tab=a#b')
  for (const from of [
    null, '', 'https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', '/login', '/login?from=/x', '/landing?ckey=1', '/register',
    '/passwordReset',
  ]) expect(safePath(from)).toBeUndefined()
})

test('the ERP page is a path of this app where it lies below /amazon here, another system\'s otherwise', () => {
  expect(ownPath('/amazon/dashboard?a=1')).toBe('/dashboard?a=1')
  expect(ownPath(`${location.origin}/amazon`)).toBe('/dashboard')
  expect(ownPath('https://erp.example/amazon/dashboard')).toBeUndefined()
  expect(ownPath('/amazonian')).toBeUndefined()
})
