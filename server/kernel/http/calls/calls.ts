/**
 * From request to answer, the same way for every call of every family: who asks (401), what is asked (400, 404), whether
 * they may (403), planned or built, then the handler or what `does` says, inside one transaction where it writes.
 * The calls are found in the live model's table, not in routes of the framework.
 */
import { Transform, type Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '../../../../contract/model'
import { CODES, IDEMPOTENCY_HEADER } from '../../../../contract/wire'
import { asBlocked, requireCallReady } from '../../store/migrate/blocked'
import type { Database, Tx } from '../../store/connect'
import { BOUNDS, createTurns, type Turns } from '../../store/turns'
import type { CallContext, Download, HandlerTable } from '../handler'
import type { AuditEntry } from '../../write/audit-entry'
import { HttpRefusal, Refusal } from '../../asker/refusal'
import { answerDoes } from './answer'
import type { Runtime } from '../runtime'
import { envelope } from '../errors'
import type { LiveModel } from '../schemas/live'
import { bearer } from '../sessions/bearer'
import type { Session } from '../sessions/sessions'
import { readingOf } from '../../read/reading'
import { writeAudit } from '../../write/audit'
import { isConditional, unoffered } from '../../write/offered'
import { claimKey, idempotencyKey, keepAnswer, requestHash } from '../../write/idempotency'
import { joinedDatabase } from './joined'
import { readBody } from './body'
import { Spent, tellSpent } from './spent'
import { createStreams, type Streams } from './streams'

/** What the first hook finds out and the handler needs. */
interface Asked {
  runtime: Runtime
  live: LiveModel
  call: Call
  parameters: Record<string, string>
  session?: Session
  /** Runs from the look-up of the session on, over `db`. */
  spent: Spent
  db: Database
}

/** What one person may have open at a time. */
interface Bounds { streams: Streams; files: Turns }

/** What is answered to whoever signed in with a password that an administrator set, before they set their own. */
const BEFORE_CHANGE = new Set(['auth.passwordChange', 'app.signOut'])

const NO_SESSION = '用户信息过期，请重新登录'
const WRITES = new Set(['add', 'edit', 'remove', 'import', 'transition'])

/** Does this call write, and is therefore run in one transaction, audited and kept from running twice? */
export function isWrite(call: Call): boolean {
  return call.writes || (call.does !== undefined && WRITES.has(call.does.type))
}

/**
 * Answers everything that no route of the framework does.
 * @param ready throws HttpRefusal 503 until the server is ready
 */
export function registerCalls(app: FastifyInstance, options: { ready: () => Runtime; handlers: HandlerTable }): void {
  const asked = new WeakMap<FastifyRequest, Asked>()
  const bounds: Bounds = { streams: createStreams(), files: createTurns(BOUNDS.files) }
  app.route({
    method: ['GET', 'POST', 'PUT', 'DELETE'],
    url: '/*',
    // Before the body is read: strangers cannot make the server read and keep what they send.
    onRequest: async (request) => {
      const runtime = options.ready()
      asked.set(request, await identify(runtime, request))
    },
    preParsing: async (request, _reply, payload) => {
      const found = asked.get(request)
      return found && !found.session ? limited(request, payload) : payload
    },
    // Not an async function: a reply is itself a promise of its own end, and to wait for the end of a stream that its
    // reader has left would be an error of ours.
    handler: (request, reply) => {
      const found = asked.get(request)
      if (!found) throw new Error('the request was not identified')
      // What a person may see is kept by nobody on the way; a file says for itself who may keep it.
      reply.header('cache-control', 'no-store')
      // Strangers are told nothing by which one try to sign in could be told from another.
      const tell = (): void => {
        if (found.session && !reply.raw.headersSent) tellSpent(reply, found.spent)
      }
      answer(found, request, reply, { handlers: options.handlers, bounds }).finally(tell).then(
        (payload) => reply.send(payload),
        (error: unknown) => reply.send(error),
      )
    },
  })
}

/** Bodies of those who are not signed in, in bytes: an account and a password. */
const STRANGERS_LIMIT = 64 * 1024

/** The body, refused as soon as it is longer than a stranger's may be, whether its length was told or not. */
function limited(request: FastifyRequest, payload: Readable): Readable {
  const tooLarge = (): HttpRefusal => new HttpRefusal(413, '内容太大：未登录时最多 64 KB')
  if (Number(request.headers['content-length'] ?? 0) > STRANGERS_LIMIT) throw tooLarge()
  let length = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length
      if (length > STRANGERS_LIMIT) done(tooLarge())
      else done(null, chunk)
    },
  })
  payload.once('error', (error) => counted.destroy(error))
  return payload.pipe(counted)
}

async function identify(runtime: Runtime, request: FastifyRequest): Promise<Asked> {
  const live = runtime.live.current
  const path = request.url.split('?', 1)[0] ?? ''
  const found = live.table.find(request.method, path)
  if (!found) throw new HttpRefusal(404, `没有这个接口：${request.method} ${path}`)
  if (!('call' in found)) throw new HttpRefusal(404, `接口 ${path} 只能用 ${found.methods.join('、')} 调用，不能用 ${request.method}`)
  const { call, parameters } = found
  const token = bearer(request)
  const spent = new Spent()
  const db = spent.over(runtime.db)
  const session = token ? await runtime.sessions.find(token, db) : undefined
  if (!session && call.access !== 'everyone') throw new HttpRefusal(401, NO_SESSION)
  return { runtime, live, call, parameters, spent, db, ...(session ? { session } : {}) }
}

/** What is to be sent: an envelope, or a stream whose headers are set. */
async function answer(
  asked: Asked, request: FastifyRequest, reply: FastifyReply, { handlers, bounds }: { handlers: HandlerTable; bounds: Bounds },
): Promise<unknown> {
  const { runtime, live, call, session, db } = asked
  if (call.state === 'planned') return envelope(CODES.planned, `「${call.what}」尚未开放`)
  if (session?.mustChange && call.access !== 'everyone' && !BEFORE_CHANGE.has(`${call.family}.${call.name}`)) {
    throw new Refusal(CODES.mustChangePassword, '您的密码是管理员设置的，请先改成自己的密码。')
  }
  const access = live.accessOf(session?.caller.companyId ?? 0, session?.roles ?? [])
  if (!access.mayCall(call)) throw new HttpRefusal(403, `您没有使用「${call.what}」的权限，请联系管理员开通`)

  const { body, release } = await readBody(request, call, asked.parameters, runtime.files)
  try {
    requireCallReady(live.model, call)
    live.validatorOf(call)(body.forValidation)
    const author = {
      caller: session?.caller ?? { companyId: 0, employeeId: null, shopIds: [] },
      employee: session?.employee ?? { id: '', name: '', roles: [] },
      call,
      address: request.ip,
    }
    const context: CallContext = {
      model: live.model,
      live,
      db,
      caller: author.caller,
      employee: author.employee,
      company: session?.company ?? { id: 0, name: '', currency: 'CNY', zone: 'Asia/Shanghai' },
      access,
      call,
      source: sourceOf(body.value),
      request,
      reply,
      files: runtime.files,
      jobs: runtime.jobs,
      entered: runtime.entered,
      events: runtime.events,
      sessions: runtime.sessions,
      door: runtime.door,
      settings: runtime.settings,
      ...(session ? { session } : {}),
      schemaProblems: () => runtime.schemaProblems(),
      stopping: call.answer === 'events' ? AbortSignal.any([runtime.stopping, bounds.streams.admit(author.caller, reply.raw)]) : runtime.stopping,
      now: runtime.now,
      audit: (tx: Tx, entries: AuditEntry | AuditEntry[]) => writeAudit(tx, live.model, author, Array.isArray(entries) ? entries : [entries]),
    }
    const run = (within: CallContext): Promise<unknown> => runCall(within, call, body.value, handlers)
    if (call.answer === 'binary' && session) await fileTurn(bounds.files, session, reply)
    const result = session && isWrite(call) ? await inOneTransaction(context, body.forHash, run) : await run(context)
    if (call.answer === 'events') return eventStream(reply, result as Readable)
    if (call.answer === 'binary') return fileStream(reply, result as Download)
    const answered = { code: CODES.ok, msg: '', data: result ?? null }
    // The assistant's service says success besides the code (specification, section 7).
    return live.model.families[call.family]?.client === 'ai' ? { ...answered, success: true } : answered
  } catch (error) {
    throw asBlocked(live.model, error)
  } finally {
    await release()
  }
}

async function runCall(context: CallContext, call: Call, body: unknown, handlers: HandlerTable): Promise<unknown> {
  const refused = isConditional(context) ? await context.db.withCompany(context.caller, (tx) => unoffered(readingOf(context, tx), context, body)) : undefined
  if (refused && !isWrite(call)) throw refused
  const answered = await runDoes(context, call, body, handlers)
  // What a call that writes refuses by itself says more of why; it is undone with its transaction where it did not.
  if (refused) throw refused
  return answered
}

async function runDoes(context: CallContext, call: Call, body: unknown, handlers: HandlerTable): Promise<unknown> {
  const { does } = call
  if (does?.type !== 'handler') return answerDoes(context, call, body)
  const handler = handlers[call.family]?.[does.handler]
  // Start and every reload check this; a call cannot lose its handler in between.
  if (!handler) throw new Error(`${call.family}.${call.name} has no handler ${does.handler}`)
  return handler(context, body as never)
}

async function inOneTransaction(context: CallContext, asked: unknown, run: (context: CallContext) => Promise<unknown>): Promise<unknown> {
  // A file is no answer that could be kept; what is sent again is made again.
  const key = context.call.answer === 'binary' ? undefined : idempotencyKey(context.request.headers[IDEMPOTENCY_HEADER])
  return context.db.withCompany(context.caller, async (tx) => {
    if (key) {
      const known = await claimKey(tx, context.caller, key, requestHash(context.call, asked))
      if (known) {
        context.reply.header('idempotency-replayed', 'true')
        return known.answer
      }
    }
    const result = await run({ ...context, db: joinedDatabase(context.db, context.caller, tx) })
    if (key) await keepAnswer(tx, context.caller, key, result)
    return result
  }, { again: true })
}

function sourceOf(body: unknown): string | undefined {
  const source = (body as { source?: unknown } | null | undefined)?.source
  return typeof source === 'string' ? source : undefined
}

/** A file is made and sent in a turn of the person's, which ends with the answer, whoever ends it. */
async function fileTurn(files: Turns, { caller }: Session, { raw }: FastifyReply): Promise<void> {
  const left = new AbortController()
  const leave = (): void => left.abort(new HttpRefusal(429, '下载已取消'))
  raw.once('close', leave)
  const release = await files.take(caller, left.signal)
  for (const end of ['finish', 'close']) raw.once(end, release)
  if (raw.closed) release()
}

/** Server-sent events; the last header keeps proxies (nginx) from collecting them. */
function eventStream(reply: FastifyReply, stream: Readable): Readable {
  reply.header('content-type', 'text/event-stream; charset=utf-8')
  reply.header('cache-control', 'no-store')
  reply.header('x-accel-buffering', 'no')
  return stream
}

function fileStream(reply: FastifyReply, file: Download): NodeJS.ReadableStream {
  reply.header('content-type', file.type)
  // Half a character (a cut-off emoji) cannot be told in a header: what stands for it there is its replacement.
  reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(Buffer.from(file.name).toString())}`)
  reply.header('cache-control', 'private, no-store')
  reply.header('x-content-type-options', 'nosniff')
  if (file.size !== undefined) reply.header('content-length', file.size)
  return file.stream
}

