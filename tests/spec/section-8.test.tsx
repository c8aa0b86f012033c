// @vitest-environment happy-dom
/**
 * Specification, section 8, the error catalogue: every text of it, in the situation named there, as the product says it. Each
 * proof brings the situation about (a server that refuses, a browser without a clipboard) and answers what was read. A text that
 * belongs to a page not built yet names that page, and fails here as soon as that page is built without a proof.
 */
import '../support/dom'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { AxiosError } from 'axios'
import { describe, expect, it, vi } from 'vitest'
import { download, downloadOf } from '../../src/data/download'
import { readToken } from '../../src/data/session-store'
import { PortProvider } from '../../src/engine/port'
import { ActionRunner } from '../../src/actions/actions'
import { selectedOf } from '../../src/screens/assistant/assistant-state'
import { readReply } from '../../src/screens/assistant/reply-stream'
import { TextPrompt } from '../../src/ui/text-prompt'
import { halfAnswer, json, silence, text } from '../contract/misbehaving'
import { projectModel } from '../support/database'
import { column, list as listPlan } from '../support/plans'
import { testPort } from '../support/port'
import {
  ACCOUNT_MENU, assistant, BASE_INFO, comeIn, copied, draw, drawShell, employeeInfo, erp, expired, failedSignIn, failure, filters, inShell, LOGIN,
  MENU, noOrders, offline, onStage, profiles, refused, services, unlucky, withServer, wordsOf,
} from './section-8.stage'

vi.setConfig({ testTimeout: 90_000 })
onStage()

/** The texts of section 8, as they are written there. */
const TEXTS = [
  '用户信息过期，请重新登录', '请求超时,重新请求中...', '登录失败', '账户菜单接口异常', '菜单接口异常', '温馨提示', '您的帐号已无可用单量，请购买单号后使用!',
  '添加用户过滤器失败', '添加用户过滤器时发生网络错误', '编辑用户过滤器失败', '编辑用户过滤器时发生网络错误', '删除用户过滤器失败', '删除用户过滤器时发生网络错误',
  '创建会话失败', '删除失败', '获取模型列表失败', '获取会话列表失败', '复制成功', '该浏览器不支持自动复制', '获取店铺数据失败',
  '任务已成功添加至队列，详情可至【任务中心】查看', '请输入内容', '没有选中的对话', '会话不存在',
] as const

type Text = (typeof TEXTS)[number]

interface Proof {
  situation: string
  says: Text
  /** Brings the situation about and answers the words that stood there. */
  proof: () => Promise<string | null | undefined>
}

/** Of a page that is still planned: its name below schemas/pages. */
interface Planned {
  situation: string
  says: Text
  page: string
}

const ROWS: (Proof | Planned)[] = [
  {
    situation: 'HTTP 401: said once, token and user info removed, /login after 1 second', says: '用户信息过期，请重新登录',
    proof: () => expired(comeIn, { status: 401 }, () => drawShell()),
  },
  {
    situation: 'HTTP 500 on the one client (sso) says the same', says: '用户信息过期，请重新登录',
    proof: () => expired(comeIn, {}, async () => {
      erp.answer({ ...inShell, '/sso/api/v1/profile/get': { status: 500 } })
      await drawShell()
      await screen.findByText('页面不存在')
      const error = await failure(services.callNamed({ family: 'auth', call: 'profile' }))
      expect([error.failure, error.message]).toEqual(['expired', '用户信息过期，请重新登录'])
    }),
  },
  {
    situation: 'timeout: logged before each further try', says: '请求超时,重新请求中...',
    proof: async () => {
      const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      await withServer(silence, 'erp', async (call, seen) => {
        // After retries it is a failure of status 504.
        expect(await failure(call())).toMatchObject({ failure: 'timeout', code: 504 })
        expect(seen()).toBe(4)
      })
      const said = new Set(log.mock.calls.map(([words]) => words as string))
      expect(log).toHaveBeenCalledTimes(3)
      return [...said].join('|')
    },
  },
  {
    situation: 'login failure without words of the server', says: '登录失败',
    proof: () => {
      erp.answer({ [LOGIN]: { code: 1101 } })
      return failedSignIn()
    },
  },
  {
    situation: 'login failure of a server that answers 401', says: '登录失败',
    proof: () => {
      erp.answer({ [LOGIN]: { status: 401 } })
      return failedSignIn()
    },
  },
  {
    situation: 'account menu not 200, no message', says: '账户菜单接口异常',
    proof: async () => {
      comeIn()
      erp.answer({ ...inShell, [ACCOUNT_MENU]: { code: 1 } })
      await drawShell()
      return (await screen.findByText('账户菜单接口异常')).textContent
    },
  },
  {
    situation: 'permission menu not 200, no message', says: '菜单接口异常',
    proof: async () => {
      comeIn()
      erp.answer({ ...inShell, [MENU]: { code: 1 } })
      await drawShell()
      return (await screen.findByText('菜单接口异常')).textContent
    },
  },
  {
    situation: 'permission menu not 200 while signing in', says: '菜单接口异常',
    proof: async () => {
      erp.answer({ [LOGIN]: { data: { employeeInfo } }, [BASE_INFO]: { data: { companyId: 3, company_name: '某公司', amzOrderCount: 9 } }, [MENU]: { code: 1 } })
      const said = await failedSignIn()
      expect(readToken()).toBeUndefined()
      return said
    },
  },
  {
    situation: 'amzOrderCount is 0: the alert\'s title', says: '温馨提示',
    proof: async () => within(await noOrders()).getByRole('heading').textContent,
  },
  {
    situation: 'amzOrderCount is 0: OK only; then logout, /login, reload', says: '您的帐号已无可用单量，请购买单号后使用!',
    proof: async () => {
      const alert = await noOrders()
      const said = within(alert).getByText(/单量/).textContent
      const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
      expect(within(alert).getAllByRole('button').map((button) => button.textContent)).toEqual(['确定'])
      fireEvent.click(within(alert).getByRole('button'))
      await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
      expect(erp.asked.map(({ path }) => path)).toContain('/app/api/v1/sign-out')
      expect([readToken(), window.location.pathname]).toEqual([undefined, '/amazon/login'])
      return said
    },
  },
  { situation: 'filter add failure', says: '添加用户过滤器失败', proof: () => wordsOf(filters(refused).add({ name: 'x', conditions: [] })) },
  { situation: 'filter add, network error', says: '添加用户过滤器时发生网络错误', proof: () => wordsOf(filters(offline).add({ name: 'x', conditions: [] })) },
  { situation: 'filter edit failure', says: '编辑用户过滤器失败', proof: () => wordsOf(filters(refused).edit('1', { name: 'x' })) },
  { situation: 'filter edit, network error', says: '编辑用户过滤器时发生网络错误', proof: () => wordsOf(filters(offline).edit('1', { name: 'x' })) },
  { situation: 'filter remove failure', says: '删除用户过滤器失败', proof: () => wordsOf(filters(refused).remove('1')) },
  { situation: 'filter remove, network error', says: '删除用户过滤器时发生网络错误', proof: () => wordsOf(filters(offline).remove('1')) },
  { situation: 'AI: a conversation cannot be made', says: '创建会话失败', proof: () => wordsOf(assistant({}, unlucky).create()) },
  { situation: 'AI: a conversation cannot be deleted', says: '删除失败', proof: () => wordsOf(assistant({}, unlucky).remove('s')) },
  { situation: 'AI: models cannot be had', says: '获取模型列表失败', proof: () => wordsOf(assistant({}, offline).fetchModels()) },
  { situation: 'AI: conversations cannot be had', says: '获取会话列表失败', proof: () => wordsOf(assistant({}, offline).fetchList()) },
  { situation: 'copy, where the browser can', says: '复制成功', proof: () => copied({ writeText: async () => undefined }) },
  { situation: 'copy, where it cannot: a warning', says: '该浏览器不支持自动复制', proof: async () => {
    const said = await copied(undefined)
    expect(document.querySelector('.ant-message-warning')).not.toBeNull()
    return said
  } },
  { situation: 'profile fetch not 200, no message', says: '获取店铺数据失败', proof: () => wordsOf(profiles({ code: 1 })) },
  {
    situation: 'task queued, with the task centre now or later', says: '任务已成功添加至队列，详情可至【任务中心】查看',
    proof: async () => {
      const port = testPort({ call: (call) => (call === 'app.jobProgress' ? { list: [{ id: '3', state: 'running', progress: 1 }] } : { id: '3' }) })
      Object.assign(port.own, { jobProgress: { family: 'app', call: 'jobProgress' }, jobFile: { family: 'app', call: 'jobFile' } })
      const plan = listPlan({ columns: [column('name')] })
      const list = { page: 'things', title: '东西', plan, enums: {}, question: { page: 1, pageSize: 50, source: 'things' }, total: 9, columns: plan.columns }
      const action =
        { action: 'x', label: '导出', place: 'page', tone: 'default', does: { type: 'export', call: { family: 'app', call: 'exportList' } } } as never
      draw(
        <PortProvider value={port}><ActionRunner action={action} rows={[]} list={list} onChanged={() => undefined} onDone={() => undefined} /></PortProvider>,
      )
      fireEvent.click(await screen.findByRole('button', { name: '开始导出' }))
      const said = (await screen.findByText(/任务中心】/)).textContent
      expect(screen.getByRole('button', { name: '稍后再去' })).toBeTruthy()
      await act(async () => void fireEvent.click(screen.getByRole('button', { name: '去任务中心' })))
      expect(port.places).toEqual(['/system/download-center?'])
      return said
    },
  },
  {
    situation: 'prompt blank', says: '请输入内容',
    proof: async () => {
      draw(<TextPrompt title="备注" onOk={() => undefined} onClose={() => undefined} />)
      fireEvent.change(screen.getByRole('textbox', { name: '备注' }), { target: { value: '  ' } })
      fireEvent.click(screen.getByRole('button', { name: '确定' }))
      return (await screen.findByText('请输入内容')).textContent
    },
  },
  { situation: 'AI: context cleared with no conversation selected', says: '没有选中的对话', proof: () => wordsOf(assistant({}).clearContext()) },
  { situation: 'AI: messages of a session that is unknown', says: '会话不存在', proof: () => wordsOf(assistant({}).fetchMessages('unknown')) },
]

describe('section 8: the product says', () => {
  it.each(ROWS.filter((row) => 'proof' in row).map((row) => [row.says, row.situation, row] as const))('%s (%s)', async (says, _situation, { proof }) => {
    expect(await proof()).toBe(says)
  })

  it('all that is written there: what is not proven belongs to a page that is still planned', () => {
    expect(new Set(ROWS.map(({ says }) => says))).toEqual(new Set(TEXTS))
    const planned = projectModel().pages.filter(({ state }) => state === 'planned').map(({ page }) => page)
    expect(ROWS.flatMap((row) => ('page' in row ? [row.page] : [])).filter((page) => !planned.includes(page))).toEqual([])
  })
})

describe('section 8: where the other side has words of its own, those are read', () => {
  it('login, permission menu, account menu, profiles, the assistant', async () => {
    erp.answer({ [LOGIN]: { code: 1101, msg: '登录失败：账号已停用。' } })
    expect(await failedSignIn()).toBe('登录失败：账号已停用。')
    cleanup()
    comeIn()
    erp.answer({ ...inShell, [MENU]: { code: 1, msg: '菜单正在维护' } })
    await drawShell()
    expect(await screen.findByText('菜单正在维护')).toBeTruthy()
    cleanup()
    comeIn()
    erp.answer({ ...inShell, [ACCOUNT_MENU]: { code: 1, msg: '账户菜单正在维护' } })
    await drawShell()
    expect(await screen.findByText('账户菜单正在维护')).toBeTruthy()
    expect(await wordsOf(profiles({ code: 1, msg: '没有授权的店铺' }))).toBe('没有授权的店铺')
    expect(await wordsOf(assistant({}, { code: 1, msg: '会话太多' }).create())).toBe('会话太多')
  })
})

describe('section 8: what has no text', () => {
  it('a filter list that fails is an empty list', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(await filters(refused).list()).toEqual([])
    expect(await filters(offline).list()).toEqual([])
  })

  it('a client rejects with the body where it has message or code, else with the raw error; another with an object of msg and the body\'s data', async () => {
    await withServer(
      json(400, { code: 7, message: '数量不对' }), 'erp', async (call) => expect((await failure(call())).answer).toEqual({ code: 7, message: '数量不对' }),
    )
    await withServer(text(400, '<html>'), 'erp', async (call) => expect((await failure(call())).answer).toBeInstanceOf(AxiosError))
    await withServer(
      json(200, { code: 7, msg: '不行', data: { left: 2 } }), 'ai',
      async (call) => expect((await failure(call())).answer).toEqual({ msg: '不行', code: 7, data: { left: 2 } }),
    )
  })

  it('a reply of the assistant throws on a status that is no success, naming it, and where it has no reader; a read error is logged and ends it', async () => {
    const told = assistant(
      { '/api/sessions/add/new': { success: true, data: { sessionId: 's', title: '', createdTime: '', count: 0 } }, '/sse/generate': { status: 502 } },
      { success: true },
    )
    await told.ask('你好')
    expect(selectedOf(told.state())?.messages.at(-1)?.failed).toContain('502')
    const stream = { headers: { 'content-type': 'text/event-stream' } }
    await expect(readReply(new Response(null, stream)).next()).rejects.toThrow('没有可读的回答')
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = readReply(new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('cut')) }), stream))
    expect((await broken.next()).value).toEqual({ type: 'error', message: '回答中断，请重试' })
    expect((await broken.next()).done).toBe(true)
    expect(log).toHaveBeenCalledTimes(1)
  })

  it('a download that fails is logged and thrown on', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await withServer(halfAnswer, 'download', async (call) => {
      const error = await failure(download({ call: (meta) => call(meta) as never }, downloadOf('/any/export'), {}))
      expect(log).toHaveBeenCalledWith('下载失败', '/any/export', error)
      expect(error.failure).toBe('network')
    })
  })
})
