/**
 * What the assistant's drawer asks and does: it calls the service, takes the steps of assistant-state.ts, keeps the state.
 * Errors are thrown in the words of the specification's section 8. Draws nothing.
 */
import { CallError, messageOf } from '../../lib/call-error'
import { keepState, readState } from './assistant-keep'
import {
  added, answering, asked, changed, DEFAULT_MODEL, listed, NEW_TITLE, removed, selectedOf, withModels, type AssistantMessage, type AssistantState,
  type Conversation, type ModelChoice, type ServerSession,
} from './assistant-state'
import { readReply } from './reply-stream'

/** How the service is reached; the app's calls, or a test's. */
export interface AssistantService {
  /** A call of the family `ai`. @throws CallError */
  call: <T>(name: string, values: Record<string, unknown>) => Promise<T>
  /** The answer to a question as it comes, whatever its status. */
  generate: (values: Record<string, unknown>, signal: AbortSignal) => Promise<Response>
  /** 1 in the public cloud, otherwise 2. */
  clusterId: 1 | 2
}

/** `id` tells the service which one it is; `text` is what is shown and said. */
export interface ReadyQuestion {
  id: string
  text: string
}

/** `connected` false: no model answers here, only ready questions do. */
export interface Offer {
  connected: boolean
  questions: ReadyQuestion[]
}

/** How long the service may take to begin an answer; one that runs is not limited by us (specification, section 9). */
export const BEGIN_MS = 30_000
const MESSAGES_AT_ONCE = 50
const KEEP_MS = 400
const DRAW_MS = 40

/** `subscribe` gives what ends it. What an answer fails with stands in its message; what `ask` throws came before it began. */
export interface AssistantStore {
  state: () => AssistantState
  subscribe: (listener: () => void) => () => void
  /** @throws Error 获取会话列表失败 */
  fetchList: () => Promise<void>
  /** @throws Error 获取模型列表失败 */
  fetchModels: () => Promise<void>
  offer: () => Promise<Offer>
  /** @throws Error 创建会话失败 */
  create: () => Promise<Conversation>
  /** @throws Error 删除失败 */
  remove: (id: string) => Promise<void>
  rename: (id: string, title: string) => Promise<void>
  /** @throws Error 没有选中的对话 */
  clearContext: () => Promise<void>
  select: (id: string) => void
  /** The messages of a conversation that is not here yet. @throws Error 会话不存在 */
  fetchMessages: (id: string) => Promise<void>
  choose: (model: string) => void
  scrolled: (id: string, position: number) => void
  /** Asks in the selected conversation, or a new one. Resolves when the answer has ended. */
  ask: (words: string, more?: { imageUrl?: string; question?: string }) => Promise<void>
  /** Ends the answer that is arriving. */
  stop: (id: string) => void
}

/** In the service's own words where it refused with some, otherwise in those of the specification. */
async function failing<T>(words: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof CallError && (error.failure === 'expired' || error.failure === 'forbidden')) throw error
    throw new Error(error instanceof CallError && error.failure === 'refused' && error.message !== '操作失败' ? error.message : words, { cause: error })
  }
}

/** @param key where the state is kept in `storage`, 400 ms after it changed; undefined: nowhere */
// Long because: its functions are the methods of one store, over state that nobody else may touch.
export function createAssistantStore(service: AssistantService, storage: Pick<Storage, 'getItem' | 'setItem'>, key: string | undefined): AssistantStore {
  const { clusterId } = service
  let state = key === undefined ? readState({ getItem: () => null }, '') : readState(storage, key)
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const running = new Map<string, AbortController>()

  const set = (next: AssistantState): void => {
    state = next
    for (const listener of listeners) listener()
    if (key === undefined || timer !== undefined) return
    timer = setTimeout(() => {
      timer = undefined
      keepState(storage, key, state)
    }, KEEP_MS)
  }
  const change = (id: string, how: (conversation: Conversation) => Conversation): void => set(changed(state, id, how))

  const create = async (): Promise<Conversation> => {
    const session = await failing('创建会话失败', service.call<ServerSession>('createSession', { title: NEW_TITLE, clusterId }))
    set(added(state, { ...session, title: session.title || NEW_TITLE, count: session.count ?? 0 }))
    return selectedOf(state)!
  }

  const ask: AssistantStore['ask'] = async (words, { imageUrl, question } = {}) => {
    const conversation = selectedOf(state) ?? (await create())
    const { id } = conversation
    if (running.has(id)) return
    const isFirst = !conversation.messages.some(({ role }) => role === 'user') && conversation.count === 0
    const said: AssistantMessage = { role: 'user', content: words, timestamp: new Date().toISOString(), ...(imageUrl ? { imageUrl } : {}) }
    change(id, (each) => asked(each, said))
    const title = state.conversations.find((each) => each.id === id)?.title ?? NEW_TITLE
    if (isFirst) service.call('renameSession', { sessionId: id, title, clusterId }).catch((error: unknown) => console.warn('the title was not kept:', error))

    const stop = new AbortController()
    running.set(id, stop)
    const late = setTimeout(() => stop.abort(new Error('AI 服务 30 秒没有回应，请稍后重试')), BEGIN_MS)
    let failed: string | undefined
    // Words that come faster than a screen is drawn are shown together.
    let waiting = ''
    let drawing: ReturnType<typeof setTimeout> | undefined
    const show = (): void => {
      clearTimeout(drawing)
      drawing = undefined
      const more = waiting
      waiting = ''
      if (more !== '') change(id, (each) => answering(each, ({ doing: _done, ...message }) => ({ ...message, content: message.content + more })))
    }
    try {
      const response = await service.generate(
        { sessionId: id, prompt: words, model: state.model, ...(imageUrl ? { imageUrl } : {}), ...(question ? { question } : {}), clusterId },
        stop.signal,
      )
      clearTimeout(late)
      for await (const event of readReply(response)) {
        if (event.type === 'text') {
          waiting += event.text
          drawing ??= setTimeout(show, DRAW_MS)
        } else if (event.type === 'tool') {
          show()
          change(id, (each) => answering(each, (message) => ({ ...message, doing: event.words })))
        }
        if (event.type === 'error') failed = event.message
      }
    } catch (error) {
      if (!stop.signal.aborted) failed = messageOf(error)
      else if (stop.signal.reason instanceof Error && !(stop.signal.reason instanceof DOMException)) failed = stop.signal.reason.message
    } finally {
      clearTimeout(late)
      show()
      running.delete(id)
      const wasStopped = stop.signal.aborted && failed === undefined
      change(id, (each) => answering(each, ({ isTyping: _typing, doing: _done, ...message }) => ({
        ...message,
        content: wasStopped && message.content !== '' ? `${message.content}\n\n（已停止）` : message.content,
        ...(failed ? { failed } : wasStopped && message.content === '' ? { failed: '已停止' } : {}),
      })))
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async fetchList() {
      set(listed(state, await failing('获取会话列表失败', service.call<ServerSession[]>('listSessions', { clusterId }))))
    },
    async fetchModels() {
      set(withModels(state, await failing('获取模型列表失败', service.call<ModelChoice[]>('listModels', { clusterId }))))
    },
    offer: () => service.call<Offer>('readyQuestions', { clusterId }),
    create,
    async remove(id) {
      await failing('删除失败', service.call('deleteSession', { sessionId: id, clusterId }))
      running.get(id)?.abort()
      set(removed(state, id))
    },
    async rename(id, title) {
      await service.call('renameSession', { sessionId: id, title, clusterId })
      change(id, (each) => ({ ...each, title }))
    },
    async clearContext() {
      if (!selectedOf(state)) throw new Error('没有选中的对话')
      await service.call('clearContext', { sessionId: state.selected, clusterId })
    },
    select: (id) => set({ ...state, selected: id }),
    async fetchMessages(id) {
      const known = state.conversations.find((each) => each.id === id)
      if (!known) throw new Error('会话不存在')
      if (known.loaded || running.has(id)) return
      const { list, total } =
        await service.call<{ list: AssistantMessage[]; total: number }>('listMessages', { sessionId: id, clusterId, page: 1, pageSize: MESSAGES_AT_ONCE })
      if (running.has(id)) return
      change(id, (each) => ({ ...each, messages: list, count: total, loaded: true }))
    },
    choose: (model) => set({ ...state, model: model || DEFAULT_MODEL }),
    scrolled: (id, position) => {
      const known = state.conversations.find((each) => each.id === id)
      if (known && Math.abs(known.scrollPosition - position) > 1) change(id, (each) => ({ ...each, scrollPosition: position }))
    },
    ask,
    stop: (id) => running.get(id)?.abort(),
  }
}
