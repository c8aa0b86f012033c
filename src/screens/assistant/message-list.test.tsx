// @vitest-environment happy-dom
/** What was said, drawn while it arrives: hundreds of words at once are shown, and where the person had scrolled to is kept. */
import '../../../tests/support/dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { createAssistantStore, type AssistantStore } from './assistant-store'
import { selectedOf } from './assistant-state'
import { MessageList } from './message-list'

vi.mock('./assistant-service', () => ({ fetchPicture: () => Promise.reject(new Error('none')) }))

function Shown({ store }: { store: AssistantStore }) {
  const conversation = selectedOf(useSyncExternalStore(store.subscribe, store.state))
  return conversation ? <MessageList key={conversation.id} conversation={conversation} store={store} /> : null
}

const memory = () => {
  const kept = new Map<string, string>()
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
}

describe('messages', () => {
  it('that arrive faster than they can be drawn are all there, and keep where the person had scrolled to', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < 400; at += 1) {
          controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify({ type: 'text', data: { text: `第${at}句 ` } })}\n\n`))
        }
        controller.close()
      },
    })
    const store = createAssistantStore({
      call: <T,>(name: string) => Promise.resolve((name === 'createSession' ? { sessionId: 's', title: '新建对话', createdTime: '', count: 0 } : {}) as T),
      generate: () => Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } })),
      clusterId: 1,
    }, memory(), 'assistant_1_2')
    render(<MemoryRouter><Shown store={store} /></MemoryRouter>)
    await act(() => store.ask('慢慢说'))
    expect(screen.getByRole('article', { name: 'AI 助手' }).textContent).toContain('第0句')
    expect(screen.getByRole('article', { name: 'AI 助手' }).textContent).toContain('第399句')
    expect(selectedOf(store.state())?.messages.at(-1)?.failed).toBeUndefined()
    const log = screen.getByRole('log')
    log.scrollTop = 37
    fireEvent.scroll(log)
    await vi.waitFor(() => expect(selectedOf(store.state())?.scrollPosition).toBe(37))
  })
})
