/** Specification, section 8, AI stream: throws on a status that is no success and without a reader; logs a read error, then closes. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readLine, readReply, type ReplyEvent } from './reply-stream'

const STREAM = { headers: { 'content-type': 'text/event-stream' } }
const all = async (response: Response): Promise<ReplyEvent[]> => {
  const events: ReplyEvent[] = []
  for await (const event of readReply(response)) events.push(event)
  return events
}
afterEach(() => vi.restoreAllMocks())

describe('a reply', () => {
  it('is read line by line, wherever the network cut it, letters of several bytes included', async () => {
    const bytes = new TextEncoder().encode(
      ': \n\ndata: {"type":"text","data":{"text":"利润"}}\n\ndata: {"type":"text","data":{"text":"上升"}}\r\n\r\ndata: {"type":"done","data":{}}\n\n',
    )
    for (const size of [1, 7, 1000]) {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
          controller.close()
        },
      })
      expect(await all(new Response(body, STREAM))).toEqual([{ type: 'text', text: '利润' }, { type: 'text', text: '上升' }, { type: 'done' }])
    }
  })

  it('throws on a status that is no success, with the status', async () => {
    await expect(all(new Response('', { status: 503 }))).rejects.toThrow('503')
    await expect(all(new Response('{}', { status: 403 }))).rejects.toThrow('403')
  })

  it('throws without a reader, and with a refusal\'s own words', async () => {
    await expect(all(new Response(null, STREAM))).rejects.toThrow('没有可读的回答')
    await expect(all(new Response('{"code":1003,"msg":"会话不存在"}', { headers: { 'content-type': 'application/json' } }))).rejects.toThrow('会话不存在')
  })

  it('logs a read error, then closes', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new TypeError('network error'))
      },
    })
    expect(await all(new Response(body, STREAM))).toEqual([{ type: 'error', message: '回答中断，请重试' }])
    expect(logged).toHaveBeenCalledOnce()
  })
})

describe('a line', () => {
  it('of another company\'s service may be plain words, a JSON string, an OpenAI chunk or the end', () => {
    expect(readLine('data: 你好')).toEqual({ type: 'text', text: '你好' })
    expect(readLine('data: "你好"')).toEqual({ type: 'text', text: '你好' })
    expect(readLine('data: {"choices":[{"delta":{"content":"好"}}]}')).toEqual({ type: 'text', text: '好' })
    expect(readLine('data: {"content":"好"}')).toEqual({ type: 'text', text: '好' })
    expect(readLine('data: [DONE]')).toEqual({ type: 'done' })
    expect([readLine(''), readLine(': ping'), readLine('event: message')]).toEqual([undefined, undefined, undefined])
  })
})
