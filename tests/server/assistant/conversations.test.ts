/** Specification, sections 3, 4, 5, 7, 8: the assistant's calls: conversations are one person's, in the shapes and words that are written there. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'

interface Session { sessionId: string; title: string; createdTime: string; count: number }

let app: TestApp
let admin: Client
const get = <T>(who: Client, path: string, query: Record<string, string> = { clusterId: '1' }) => who.call<T>(path, undefined, { method: 'GET', query })
const add = async (who: Client, title?: string): Promise<Session> =>
  (await who.call<Session>('/api/sessions/add/new', { clusterId: 1, ...(title === undefined ? {} : { title }) })).body.data
const ask = (who: Client, body: object) => who.call('/sse/generate', { clusterId: 1, ...body })

/** 1 × 1, transparent. */
const PNG = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
}, 120_000)
afterAll(() => app?.stop())

describe('conversations (specification, sections 3 and 7)', () => {
  it('are added as 新建对话, listed newest first with how much was said, renamed and deleted', async () => {
    const first = await add(admin)
    expect(first).toMatchObject({ title: '新建对话', count: 0 })
    expect(Date.parse(first.createdTime)).toBeGreaterThan(0)
    const second = await add(admin, '库存')
    const listed = await get<Session[]>(admin, '/api/sessions/list')
    expect(listed.body).toMatchObject({ code: 200, success: true })
    expect(listed.body.data.map(({ sessionId }) => sessionId)).toEqual([second.sessionId, first.sessionId])
    await admin.call('/api/sessions/update', { sessionId: first.sessionId, title: '本月利润', clusterId: 1 })
    expect((await get<Session[]>(admin, '/api/sessions/list')).body.data.map(({ title }) => title)).toEqual(['库存', '本月利润'])
    expect((await admin.call('/api/sessions/delete', { sessionId: second.sessionId, clusterId: 2 })).body).toMatchObject({ code: 200, success: true })
    expect((await get<Session[]>(admin, '/api/sessions/list')).body.data).toHaveLength(1)
  })

  it('are listed by the cluster they were begun in', async () => {
    const own = await app.person('two-clusters', { roles: ['sales'] })
    const begin = async (clusterId: number): Promise<string> => (await own.call<Session>('/api/sessions/add/new', { clusterId })).body.data.sessionId
    const [first, second] = [await begin(1), await begin(2)]
    const listed = async (query: Record<string, string>): Promise<string[]> =>
      (await get<Session[]>(own, '/api/sessions/list', query)).body.data.map(({ sessionId }) => sessionId)
    expect(await listed({ clusterId: '1' })).toEqual([first])
    expect(await listed({ clusterId: '2' })).toEqual([second])
    expect((await listed({})).toSorted()).toEqual([first, second].toSorted())
    expect((await get(own, '/api/sessions/list', { clusterId: '99999999999' })).body).toMatchObject({ code: 1002, msg: expect.stringContaining('clusterId') })
  })

  it('keep what was said page by page, and a picture for its owner alone', async () => {
    const other = await app.person('guest-of-pictures', { roles: ['sales'] })
    const { sessionId } = await add(admin)
    const said = await ask(admin, { sessionId, prompt: '图里是什么', imageUrl: PNG })
    expect(said.headers['content-type']).toContain('text/event-stream')
    const { body } = await get<{ list: { id: string; role: string; content: string; timestamp: string; imageUrl?: string }[]; total: number }>(
      admin, '/api/get/sessions/messages', { sessionId, page: '1', pageSize: '10', clusterId: '1' },
    )
    expect(body.data.total).toBe(2)
    expect(body.data.list.map(({ role }) => role)).toEqual(['user', 'model'])
    expect(body.data.list[0]).toMatchObject({ content: '图里是什么', imageUrl: `/api/messages/image?id=${body.data.list[0]?.id}` })
    const { id = '' } = body.data.list[0] ?? {}
    const picture = await get(admin, '/api/messages/image', { id })
    expect(picture.headers['content-type']).toBe('image/png')
    expect((await get(other, '/api/messages/image', { id })).body).toMatchObject({ code: 1003, msg: '图片不存在' })
    expect((await get<{ list: unknown[] }>(admin, '/api/get/sessions/messages', { sessionId, page: '2', pageSize: '1' })).body.data.list).toHaveLength(1)
    await admin.call('/api/sessions/delete', { sessionId })
    expect((await get(admin, '/api/messages/image', { id })).body.code).toBe(1003)
  })

  it('are nobody else\'s: another person finds 会话不存在 whatever they ask', async () => {
    const { sessionId } = await add(admin)
    const other = await app.person('curious', { roles: ['admin'] })
    expect((await get<Session[]>(other, '/api/sessions/list')).body.data).toEqual([])
    const answers = [
      await get(other, '/api/get/sessions/messages', { sessionId, page: '1', pageSize: '10' }),
      await other.call('/api/sessions/update', { sessionId, title: '我的' }),
      await other.call('/api/sessions/delete', { sessionId }),
      await other.call('/api/messages/clear/context', { sessionId }),
      await ask(other, { sessionId, prompt: '你好' }),
    ]
    for (const { status, body } of answers) expect([status, body.code, body.msg]).toEqual([200, 1003, '会话不存在'])
  })
})

describe('what is refused (specification, sections 5 and 8)', () => {
  it('clearing the context without a conversation: 没有选中的对话', async () => {
    const { body } = await admin.call('/api/messages/clear/context', { clusterId: 1 })
    expect(body).toMatchObject({ code: 1002, msg: '没有选中的对话' })
    expect((await get(admin, '/api/get/sessions/messages', { sessionId: 'none', page: '1', pageSize: '10' })).body.msg).toBe('会话不存在')
  })

  it('nothing said, too much said, and files that are no pictures', async () => {
    const { sessionId } = await add(admin)
    expect((await ask(admin, { sessionId, prompt: '  ' })).body.msg).toBe('请输入内容')
    expect((await ask(admin, { sessionId, prompt: '长'.repeat(8001) })).body.msg).toContain('最多 8000 个字')
    const script = `data:image/png;base64,${Buffer.from('<svg onload=alert(1)>').toString('base64')}`
    expect((await ask(admin, { sessionId, prompt: '看', imageUrl: script })).body.msg).toBe('图片应为 PNG、JPEG、WebP 或 GIF 文件')
    expect((await ask(admin, { sessionId, prompt: '看', imageUrl: 'http://127.0.0.1/a.png' })).body.code).toBe(1002)
    const large = `data:image/png;base64,${Buffer.alloc(2_200_000).toString('base64')}`
    expect((await ask(admin, { sessionId, prompt: '看', imageUrl: large })).body.msg).toContain('图片太大')
    expect((await get<{ total: number }>(admin, '/api/get/sessions/messages', { sessionId })).body.data.total).toBe(0)
  })

  it('whoever is not signed in', async () => {
    expect((await app.stranger.call('/sse/generate', { sessionId: 'x', prompt: 'x' })).status).toBe(401)
  })
})

describe('without a model', () => {
  it('offers no models, says what is missing, and answers with what the data can', async () => {
    expect((await get(admin, '/api/get/model')).body).toMatchObject({ code: 200, success: true, data: [] })
    const offered = (await get<{ connected: boolean; questions: { id: string; text: string }[] }>(admin, '/api/get/questions')).body.data
    expect(offered.connected).toBe(false)
    expect(offered.questions.length).toBeGreaterThanOrEqual(5)
    const { sessionId } = await add(admin)
    const { text } = await ask(admin, { sessionId, prompt: '随便聊聊' })
    expect(text).toContain('AI_BASE_URL')
    expect(text).toContain(offered.questions[0]?.text)
  })
})
