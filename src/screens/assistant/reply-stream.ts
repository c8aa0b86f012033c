/**
 * Reads the assistant's answer while it arrives, line by line, as message events (specification, sections 7 and 8): throws
 * on a status that is no success, with the status in its words, or where nothing can be read; a line that breaks is logged
 * and closes the stream. Another company's service may say plain text where ours says JSON. Draws nothing.
 */

/** text: more of the answer; tool: what is being read for it; error: it ends here, and why; done: its end. */
export type ReplyEvent =
  | { type: 'text'; text: string }
  | { type: 'tool'; words: string }
  | { type: 'error'; message: string }
  | { type: 'done' }

/** One `data:` line as an event; undefined for what says nothing. */
export function readLine(line: string): ReplyEvent | undefined {
  if (line.startsWith(':') || line.startsWith('event:') || line.startsWith('id:') || line.startsWith('retry:')) return undefined
  const data = line.startsWith('data:') ? line.slice(5).replace(/^ /, '') : line
  if (data.trim() === '') return undefined
  if (data.trim() === '[DONE]') return { type: 'done' }
  let body: unknown
  try {
    body = JSON.parse(data)
  } catch {
    return { type: 'text', text: data }
  }
  if (typeof body === 'string') return { type: 'text', text: body }
  if (typeof body !== 'object' || body === null) return { type: 'text', text: data }
  return eventOf(body as Record<string, unknown>)
}

const said = (value: unknown): string => (typeof value === 'string' ? value : '')

function eventOf(body: Record<string, unknown>): ReplyEvent | undefined {
  const data = (typeof body['data'] === 'object' && body['data'] !== null ? body['data'] : {}) as Record<string, unknown>
  switch (body['type']) {
    case 'text':
      return { type: 'text', text: said(data['text']) }
    case 'tool':
      return { type: 'tool', words: said(data['words']) }
    case 'error':
      return { type: 'error', message: said(data['message']) || '回答时出错，请稍后重试' }
    case 'done':
      return { type: 'done' }
    default: {
      const choice = (body['choices'] as { delta?: { content?: unknown } }[] | undefined)?.[0]
      const text = said(body['content']) || said(body['text']) || said(choice?.delta?.content) || said(body['data'])
      return text ? { type: 'text', text } : undefined
    }
  }
}

/** A refusal comes as an envelope in place of a stream. */
async function refusalOf(response: Response): Promise<string> {
  try {
    const { msg, message } = (await response.json()) as { msg?: string; message?: string }
    return msg ?? message ?? '操作失败，请稍后重试'
  } catch {
    return '服务的回答无法识别，请稍后重试'
  }
}

/** The events of an answer, in order. @throws Error where the status is no success or there is no reader */
export async function* readReply(response: Response): AsyncGenerator<ReplyEvent> {
  if (!response.ok) throw new Error(`AI 服务请求失败（${response.status}），请稍后重试`)
  if ((response.headers.get('content-type') ?? '').includes('json')) throw new Error(await refusalOf(response))
  const reader = response.body?.getReader()
  if (!reader) throw new Error('AI 服务没有可读的回答，请稍后重试')
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      let piece: ReadableStreamReadResult<Uint8Array>
      try {
        piece = await reader.read()
      } catch (error) {
        // The person who stopped knows; anything else is for whoever looks into it.
        if (!(error instanceof DOMException && error.name === 'AbortError')) {
          console.error('the answer broke off:', error)
          yield { type: 'error', message: '回答中断，请重试' }
        }
        return
      }
      rest += decoder.decode(piece.value, { stream: !piece.done })
      const lines = rest.split(/\r?\n/)
      rest = piece.done ? '' : (lines.pop() ?? '')
      for (const line of lines) {
        const event = readLine(line)
        if (event) yield event
        if (event?.type === 'done') return
      }
      if (piece.done) return
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
