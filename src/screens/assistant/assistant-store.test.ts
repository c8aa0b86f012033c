/** Specification, sections 3, 4, 5, 8 and 9 about the assistant: conversations, titles, the model, errors, what outlives a reload. */
import { describe, expect, it, vi } from 'vitest'
import { CallError } from '../../lib/call-error'
import { readState } from './assistant-keep'
import { DEFAULT_MODEL, EMPTY_STATE, listed, removed, withModels, type ServerSession } from './assistant-state'
import { BEGIN_MS, createAssistantStore, type AssistantService } from './assistant-store'

const session = (id: string, title = '新建对话', count = 0): ServerSession => ({ sessionId: id, title, createdTime: '2025-03-01T00:00:00Z', count })
const lines = (...events: object[]): Response =>
  new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''), { headers: { 'content-type': 'text/event-stream' } })
const text = (words: string) => ({ type: 'text', data: { text: words } })

function memory() {
  const kept = new Map<string, string>()
  return { kept, getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
}

function start(more: Partial<AssistantService> = {}, storage = memory()) {
  let made = 0
  const call = vi.fn(
    (name: string, _values: Record<string, unknown>): Promise<unknown> => Promise.resolve(name === 'createSession' ? session(`s${++made}`) : {}),
  )
  const service: AssistantService = {
    call: call as AssistantService['call'], generate: () => Promise.resolve(lines(text('好'), { type: 'done', data: {} })), clusterId: 2, ...more,
  }
  return { store: createAssistantStore(service, storage, 'assistant_1_2'), call, storage }
}

describe('conversations (specification, sections 3 and 4)', () => {
  it('a new one is 新建对话, goes first and is selected; calls carry the cluster', async () => {
    const { store, call } = start()
    await store.create()
    await store.create()
    expect(store.state().conversations.map(({ id, title }) => [id, title])).toEqual([['s2', '新建对话'], ['s1', '新建对话']])
    expect(store.state().selected).toBe('s2')
    expect(call).toHaveBeenLastCalledWith('createSession', { title: '新建对话', clusterId: 2 })
  })

  it('deleting the selected one selects the first that remains, or none; deleting another changes nothing', async () => {
    const { store } = start()
    await store.create()
    await store.create()
    await store.create()
    await store.remove('s3')
    expect(store.state().selected).toBe('s2')
    await store.remove('s1')
    expect(store.state().selected).toBe('s2')
    await store.remove('s2')
    expect(store.state()).toMatchObject({ selected: null, conversations: [] })
    expect(removed(EMPTY_STATE, 'nothing')).toEqual(EMPTY_STATE)
  })

  it('the list from the server replaces ours and selects the first where the selected one is missing', async () => {
    const { store } = start({
      call: ((name: string) => Promise.resolve(name === 'listSessions' ? [session('a', '甲'), session('b', '乙')] : session('gone'))) as AssistantService['call'],
    })
    await store.create()
    await store.fetchList()
    expect(store.state().conversations.map(({ title }) => title)).toEqual(['甲', '乙'])
    expect(store.state().selected).toBe('a')
    store.select('b')
    await store.fetchList()
    expect(store.state().selected).toBe('b')
    expect(listed(store.state(), []).selected).toBeNull()
  })

  it('the first message of a person becomes the title, and is kept on the server', async () => {
    const { store, call } = start()
    await store.ask('本月\n利润多少')
    await store.ask('那上月呢')
    expect(store.state().conversations[0]?.title).toBe('本月 利润多少')
    expect(call.mock.calls.filter(([name]) => name === 'renameSession').map(([, values]) => values)).toEqual([
      { sessionId: 's1', title: '本月 利润多少', clusterId: 2 },
    ])
    const long = '最近三十天里每个店铺花费最多却没有出单的搜索词分别是哪些，请按店铺分开列出来'
    await store.create()
    await store.ask(long)
    expect(store.state().conversations[0]?.title).toBe(long)
  })

  it('the model falls back to the first where the chosen one is not offered; deepseek where none is (section 9)', () => {
    const models = [{ name: 'qwen', label: 'qwen' }, { name: 'glm', label: 'glm' }]
    expect(EMPTY_STATE.model).toBe('deepseek')
    expect(withModels({ ...EMPTY_STATE, model: 'old' }, models).model).toBe('qwen')
    expect(withModels({ ...EMPTY_STATE, model: 'glm' }, models).model).toBe('glm')
    expect(withModels(EMPTY_STATE, []).model).toBe(DEFAULT_MODEL)
  })
})

describe('failures (specification, sections 5 and 8)', () => {
  it('have the words that are written there', async () => {
    const broken = start({ call: () => Promise.reject(new CallError('network', '网络连接失败')) }).store
    await expect(broken.create()).rejects.toThrow('创建会话失败')
    await expect(broken.remove('x')).rejects.toThrow('删除失败')
    await expect(broken.fetchModels()).rejects.toThrow('获取模型列表失败')
    await expect(broken.fetchList()).rejects.toThrow('获取会话列表失败')
    await expect(broken.clearContext()).rejects.toThrow('没有选中的对话')
    await expect(broken.fetchMessages('unknown')).rejects.toThrow('会话不存在')
  })

  it('keep the conversation where deleting failed', async () => {
    const { store, call } = start()
    await store.create()
    call.mockImplementation((name) => (name === 'deleteSession' ? Promise.reject(new CallError('refused', '会话不存在', { code: 1003 })) : Promise.resolve({})))
    await expect(store.remove('s1')).rejects.toThrow('会话不存在')
    expect(store.state().conversations).toHaveLength(1)
  })
})

describe('an answer', () => {
  it('grows while it arrives, tells what is being read, and ends', async () => {
    const { store } =
      start({ generate: () => Promise.resolve(lines({ type: 'tool', data: { words: '读取「产品表现」' } }, text('销售额'), text('最高'), { type: 'done', data: {} })) })
    const seen: string[] = []
    store.subscribe(() => {
      const last = store.state().conversations[0]?.messages.at(-1)
      if (last?.role === 'model') seen.push(last.doing ?? last.content)
    })
    await store.ask('什么卖得好')
    expect(seen).toEqual(expect.arrayContaining(['', '读取「产品表现」', '销售额最高']))
    const messages = store.state().conversations[0]?.messages
    expect(messages?.map(({ role, content, isTyping }) => [role, content, isTyping])).toEqual([['user', '什么卖得好', undefined], ['model', '销售额最高', undefined]])
  })

  it('says why it failed: a status, an error on the way', async () => {
    const { store } = start({ generate: () => Promise.resolve(new Response('', { status: 502 })) })
    await store.ask('甲')
    expect(store.state().conversations[0]?.messages.at(-1)?.failed).toContain('502')
    const other = start({ generate: () => Promise.resolve(lines(text('半'), { type: 'error', data: { message: 'AI 服务繁忙' } })) }).store
    await other.ask('乙')
    expect(other.state().conversations[0]?.messages.at(-1)).toMatchObject({ content: '半', failed: 'AI 服务繁忙' })
  })

  it('must begin within 30 s (section 9), and may run on for longer', async () => {
    vi.useFakeTimers()
    try {
      const waiting = (_values: unknown, signal: AbortSignal) =>
        new Promise<Response>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
      const silent = start({ generate: waiting }).store
      const asking = silent.ask('甲')
      await vi.advanceTimersByTimeAsync(BEGIN_MS + 1)
      await asking
      expect(silent.state().conversations[0]?.messages.at(-1)?.failed).toBe('AI 服务 30 秒没有回应，请稍后重试')

      let push!: (words: string, end?: boolean) => void
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          push = (words, end = false) => {
            controller.enqueue(new TextEncoder().encode(words))
            if (end) controller.close()
          }
        },
      })
      const slow = start({ generate: () => Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } })) }).store
      const running = slow.ask('乙')
      await vi.advanceTimersByTimeAsync(BEGIN_MS * 3)
      push(`data: ${JSON.stringify(text('终于'))}\n\n`, true)
      await vi.advanceTimersByTimeAsync(1)
      await running
      expect(slow.state().conversations[0]?.messages.at(-1)).toMatchObject({ content: '终于' })
      expect(slow.state().conversations[0]?.messages.at(-1)?.failed).toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
  })

  it('stops where the person stops it, and is one at a time in a conversation', async () => {
    const generate = vi.fn((_values: unknown, signal: AbortSignal) =>
      new Promise<Response>((_resolve, reject) => signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')))))
    const { store } = start({ generate })
    const asking = store.ask('甲')
    await vi.waitFor(() => expect(generate).toHaveBeenCalledOnce())
    await store.ask('乙')
    expect(generate).toHaveBeenCalledOnce()
    store.stop('s1')
    await asking
    expect(store.state().conversations[0]?.messages.at(-1)).toMatchObject({ role: 'model', failed: '已停止' })
  })
})

describe('over a reload (specification, section 4)', () => {
  it('conversations, messages, model, selection and scroll positions are as they were; pictures and half answers are fetched anew', async () => {
    vi.useFakeTimers()
    try {
      const storage = memory()
      const { store } = start({}, storage)
      await store.ask('利润', {})
      store.choose('qwen')
      store.scrolled('s1', 137)
      await vi.advanceTimersByTimeAsync(1000)
      const again = readState(storage, 'assistant_1_2')
      expect(again).toMatchObject({ selected: 's1', model: 'qwen', conversations: [{ id: 's1', title: '利润', scrollPosition: 137, loaded: true }] })
      expect(again.conversations[0]?.messages.map(({ content }) => content)).toEqual(['利润', '好'])
      await store.ask('看图', { imageUrl: 'data:image/png;base64,AAAA' })
      await vi.advanceTimersByTimeAsync(1000)
      expect([...storage.kept.values()].join()).not.toContain('base64')
      expect(readState(storage, 'assistant_1_2').conversations[0]?.loaded).toBe(false)
    } finally {
      vi.useRealTimers()
    }
  })

  it('a storage that is full or holds nonsense harms nothing', async () => {
    vi.useFakeTimers()
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    try {
      const full = { getItem: () => '{"conversations": 7', setItem: () => { throw new Error('quota') } }
      const { store } = start({}, full as unknown as ReturnType<typeof memory>)
      expect(store.state()).toEqual(EMPTY_STATE)
      await store.ask('甲')
      await vi.advanceTimersByTimeAsync(1000)
      expect(said).toHaveBeenCalled()
    } finally {
      said.mockRestore()
      vi.useRealTimers()
    }
  })
})
