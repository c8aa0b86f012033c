/**
 * Speaks to a server of OpenAI's chat completions: one question, its answer piece by piece, and the names of its models.
 * Knows no tool and no conversation; what goes wrong becomes a ModelError in words for staff, never with the key.
 */

/** What the model wants done; the answer to it goes back under its id. */
export interface ToolCall {
  id: string
  name: string
  /** JSON as the model wrote it; may be no JSON at all. */
  arguments: string
}

/** A part of what a user says: words, or a picture as a data address. */
export type ChatPart = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } }

/** One message of a conversation, in the shape of OpenAI's chat completions. */
export type ChatMessage =
  | { role: 'system' | 'user'; content: string | ChatPart[] }
  | { role: 'assistant'; content: string; tool_calls?: { id: string; type: 'function'; function: { name: string; arguments: string } }[] }
  | { role: 'tool'; tool_call_id: string; content: string }

/** A tool as a model is told of it; `parameters`: a JSON schema. */
export interface ToolDefinition {
  name: string
  description: string
  parameters: Record<string, unknown>
}

interface ChatQuestion {
  baseUrl: string
  apiKey: string | null
  model: string
  messages: ChatMessage[]
  tools: ToolDefinition[]
  maxTokens: number
  /** Without a byte for so long the answer is given up. */
  silenceMs: number
  signal: AbortSignal
}

type ChatPiece = { text: string } | { call: ToolCall } | { cut: true }

/** Why there is no answer; the message is for staff. */
export class ModelError extends Error {
  override name = 'ModelError'
}

/** Bytes of one line of the stream at most. */
const MOST_LINE = 1_000_000
/** Tools that one round may call. */
const MOST_CALLS = 16

/** The answer as it comes: text, then the tools that the model wants run. @throws ModelError; an aborted signal ends it quietly */
export async function* chat(question: ChatQuestion): AsyncGenerator<ChatPiece> {
  const { baseUrl, apiKey, model, messages, tools, maxTokens, silenceMs, signal } = question
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), silenceMs)
  const heard = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), silenceMs)
  }
  try {
    const answer = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
      body: JSON.stringify({
        model, messages, stream: true, max_tokens: maxTokens,
        ...(tools.length > 0 ? { tools: tools.map((tool) => ({ type: 'function', function: tool })) } : {}),
      }),
      signal: AbortSignal.any([signal, silence.signal]),
    })
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new ModelError(wordsOfStatus(answer.status))
    }
    if (!answer.body) throw new ModelError('AI 服务没有返回内容，请稍后重试')
    const calls = new Map<number, ToolCall>()
    for await (const line of linesOf(answer.body, heard)) {
      if (!line.startsWith('data:')) continue
      const data = line.slice(5).trim()
      if (data === '[DONE]') break
      yield* piecesOf(data, calls)
    }
    for (const call of calls.values()) if (call.name) yield { call }
  } catch (error) {
    if (signal.aborted) return
    if (error instanceof ModelError) throw error
    if (silence.signal.aborted) throw new ModelError(`AI 服务 ${Math.round(silenceMs / 1000)} 秒没有回应，请稍后重试`)
    throw new ModelError('连不上 AI 服务，请稍后重试，或请管理员检查 AI_BASE_URL')
  } finally {
    clearTimeout(timer)
  }
}

interface Delta {
  content?: unknown
  tool_calls?: { index?: number; id?: unknown; function?: { name?: unknown; arguments?: unknown } }[]
}

function* piecesOf(data: string, calls: Map<number, ToolCall>): Generator<ChatPiece> {
  let body: { error?: unknown; choices?: { delta?: Delta; finish_reason?: unknown }[] } | null
  try {
    body = JSON.parse(data) as typeof body
  } catch {
    throw new ModelError('AI 服务的回答无法识别，请稍后重试')
  }
  if (body?.error) throw new ModelError('AI 服务中途出错，请稍后重试')
  const [choice] = body?.choices ?? []
  const delta = choice?.delta
  if (typeof delta?.content === 'string' && delta.content !== '') yield { text: delta.content }
  for (const [at, part] of (delta?.tool_calls ?? []).entries()) {
    const index = part.index ?? at
    if (!calls.has(index) && calls.size >= MOST_CALLS) continue
    const known = calls.get(index) ?? { id: '', name: '', arguments: '' }
    if (typeof part.id === 'string' && part.id) known.id = part.id
    if (typeof part.function?.name === 'string') known.name += part.function.name
    if (typeof part.function?.arguments === 'string') known.arguments += part.function.arguments
    calls.set(index, known)
  }
  if (choice?.finish_reason === 'length') yield { cut: true }
}

async function* linesOf(body: ReadableStream<Uint8Array>, heard: () => void): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of body as unknown as AsyncIterable<Uint8Array>) {
    heard()
    text += decoder.decode(bytes, { stream: true })
    const lines = text.split(/\r?\n/)
    text = lines.pop() ?? ''
    if (text.length > MOST_LINE) throw new ModelError('AI 服务的回答无法识别，请稍后重试')
    yield* lines
  }
  if (text) yield text
}

function wordsOfStatus(status: number): string {
  if (status === 401 || status === 403) return `AI 服务拒绝了访问（${status}），请管理员检查 AI_API_KEY`
  if (status === 404) return 'AI 服务没有这个接口或模型（404），请管理员检查 AI_BASE_URL 与 AI_MODELS'
  if (status === 413) return 'AI 服务说内容太长（413），请清空上下文或新建对话后再问'
  if (status === 429) return 'AI 服务繁忙或额度已用完（429），请稍后重试'
  return status < 500 ? `AI 服务不接受这个问题（${status}），可能是模型不支持图片或查询` : `AI 服务出错了（${status}），请稍后重试`
}

/** Names of the models that the server lists. @throws ModelError */
export async function modelNames(baseUrl: string, apiKey: string | null, timeoutMs = 10_000): Promise<string[]> {
  try {
    const answer = await fetch(`${baseUrl}/models`, { headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {}, signal: AbortSignal.timeout(timeoutMs) })
    if (!answer.ok) throw new ModelError(wordsOfStatus(answer.status))
    const { data } = (await answer.json()) as { data?: { id?: unknown }[] }
    return (data ?? []).flatMap(({ id }) => (typeof id === 'string' && id !== '' ? [id] : [])).slice(0, 100)
  } catch (error) {
    if (error instanceof ModelError) throw error
    throw new ModelError('连不上 AI 服务')
  }
}
