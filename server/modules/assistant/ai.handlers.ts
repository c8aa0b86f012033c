/**
 * The assistant's calls (specification, section 7): conversations, messages, models, the streamed answer; and ours: ready
 * questions, and the picture of a message. The work is server/modules/assistant's; here it is asked for and answered.
 */
import { Readable } from 'node:stream'
import { CODES } from '../../../contract/wire'
import {
  addMessage, addSession, clearContext as forget, findPicture, findSession, listMessages as messagesOf, listSessions as sessionsOf, removeSession,
  renameSession as rename, type StoredMessage,
} from './conversations'
import { keepPicture, readPicture } from './images'
import { modelNames, ModelError } from './openai'
import { questionsFor } from './questions'
import { reply, type ReplyEvent } from './reply'
import { DEFAULT_MODEL, NO_MODEL } from './settings'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import type { CallContext, Download } from '../../kernel/http/handler'

const MOST_PROMPT = 8000

/** A cluster that no 32-bit number can name is one that no conversation was begun in. */
const MOST_CLUSTER = 2 ** 31 - 1

function clusterOf(clusterId: number | undefined): { clusterId?: number } {
  if (clusterId === undefined) return {}
  if (clusterId < 0 || clusterId > MOST_CLUSTER) throw new Refusal(CODES.invalid, 'clusterId 应为 1（公有云）或 2（其余）', { clusterId: '应为 1 或 2' })
  return { clusterId }
}

const createSession = answers('ai.createSession', async (context, { title, clusterId }) => {
  const begun = { ...(title === undefined ? {} : { title }), ...clusterOf(clusterId) }
  const { session, files } = await context.db.withCompany(context.caller, (tx) => addSession(tx, context.caller, begun))
  await removeFiles(context, files)
  return session
})

const renameSession = answers('ai.renameSession', async ({ db, caller }, { sessionId, title }) => {
  await db.withCompany(caller, (tx) => rename(tx, caller, sessionId, title))
  return {}
})

const deleteSession = answers('ai.deleteSession', async (context, { sessionId }) => {
  await removeFiles(context, await context.db.withCompany(context.caller, (tx) => removeSession(tx, context.caller, sessionId)))
  return {}
})

const clearContext = answers('ai.clearContext', async ({ db, caller }, { sessionId }) => {
  if (!sessionId) throw new Refusal(CODES.invalid, '没有选中的对话')
  await db.withCompany(caller, (tx) => forget(tx, caller, sessionId))
  return {}
})

const listSessions = answers('ai.listSessions', async ({ db, caller }, { clusterId }) =>
  db.withCompany(caller, (tx) => sessionsOf(tx, caller, clusterOf(clusterId).clusterId), { readOnly: true }))

/** None where no model is connected: the assistant then offers what needs none. */
const listModels = answers('ai.listModels', async ({ settings: { assistant = NO_MODEL } }) => {
  if (assistant.baseUrl === null) return []
  try {
    const names = assistant.models.length > 0 ? assistant.models : await modelNames(assistant.baseUrl, assistant.apiKey)
    return names.map((name) => ({ name, label: name }))
  } catch (error) {
    if (error instanceof ModelError) throw new Refusal(CODES.invalid, '获取模型列表失败')
    throw error
  }
})

const listMessages = answers('ai.listMessages', async ({ db, caller }, { sessionId, page = 1, pageSize = 50 }) => {
  const size = Math.min(Math.max(pageSize, 1), 200)
  const { list, total } = await db.withCompany(
    caller, (tx) => messagesOf(tx, caller, sessionId, Math.min(Math.max(page, 1), 100_000), size), { readOnly: true },
  )
  return { list: list.map(messageOf), total }
})

/** A picture is named by where it can be fetched from, never sent along. */
function messageOf({ id, role, content, timestamp, file }: StoredMessage): Omit<StoredMessage, 'file'> & { imageUrl?: string } {
  return { id, role, content, timestamp, ...(file ? { imageUrl: `/api/messages/image?id=${id}` } : {}) }
}

const messageImage = answers('ai.messageImage', async ({ db, caller, files }, { id }): Promise<Download> => {
  const picture = await db.withCompany(caller, (tx) => findPicture(tx, caller, id), { readOnly: true })
  const size = await files.size(caller.companyId, picture.id).catch(() => undefined)
  if (size === undefined) throw new Refusal(CODES.notFound, '图片不存在')
  return { name: `${id}.${picture.type.slice(6)}`, type: picture.type, size, stream: files.open(caller.companyId, picture.id) }
})

const readyQuestions = answers('ai.readyQuestions', async (context) => ({
  connected: (context.settings.assistant ?? NO_MODEL).baseUrl !== null,
  questions: questionsFor(context).map(({ id, text }) => ({ id, text })),
}))

/** The question is kept before the answer begins; what is wrong with it is refused before there is a stream. */
const generate = answers('ai.generate', async (context, { sessionId, prompt, model, imageUrl, question }) => {
  const { db, caller, files, request, stopping, settings: { assistant = NO_MODEL } } = context
  const asked = prompt.trim()
  if (asked === '' && !imageUrl) throw new Refusal(CODES.invalid, '请输入内容', { prompt: '请输入内容' })
  if (asked.length > MOST_PROMPT) throw new Refusal(CODES.invalid, `问题太长，最多 ${MOST_PROMPT} 个字`, { prompt: `最多 ${MOST_PROMPT} 个字` })
  const picture = imageUrl ? readPicture(imageUrl) : undefined
  // Asked first, so that a strange conversation leaves no file behind.
  await db.withCompany(caller, (tx) => findSession(tx, caller, sessionId), { readOnly: true })
  const file = picture ? { id: await keepPicture(files, caller.companyId, picture), type: picture.type } : undefined
  await db.withCompany(caller, (tx) => addMessage(tx, caller, sessionId, { role: 'user', content: asked, ...(file ? { file } : {}) }))

  const left = new AbortController()
  const { socket } = request.raw
  const leave = (): void => left.abort()
  socket.once('close', leave)
  stopping.addEventListener('abort', leave)
  async function* stream(): AsyncGenerator<string> {
    try {
      // Something at once: headers go out, and the reader's patience ends with them.
      yield ': \n\n'
      const round = { sessionId, prompt: asked, model: model || assistant.models[0] || DEFAULT_MODEL, ...(question ? { question } : {}) }
      for await (const event of reply(context, assistant, round, left.signal)) yield frame(event)
    } finally {
      socket.removeListener('close', leave)
      stopping.removeEventListener('abort', leave)
    }
  }
  return Readable.from(stream())
})

/** A message event: one line of JSON. */
function frame(event: ReplyEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`
}

async function removeFiles({ files, caller }: CallContext, ids: string[]): Promise<void> {
  for (const id of ids) await files.remove(caller.companyId, id)
}

/** What this file answers of the family `ai`, by call; the module plugs it in. */
export const aiHandlers = {
  createSession, renameSession, deleteSession, clearContext, listSessions, listModels, listMessages, messageImage, readyQuestions, generate,
}
