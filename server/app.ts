/**
 * The HTTP server: headers, compression, body limits, the web app under /amazon/, health, API description, and the calls.
 * It builds and listens to nothing, so that tests inject requests; what answers them is handed in.
 */
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import type { Writable } from 'node:stream'
import { constants } from 'node:zlib'
import { APP_BASE, SERVER_ADDRESSES } from '../contract/own-addresses'
import { FAMILIES } from './modules/modules'
import type { HandlerTable } from './kernel/http/handler'
import { HttpRefusal } from './kernel/asker/refusal'
import { registerCalls } from './kernel/http/calls/calls'
import { measuredText } from './kernel/http/calls/json'
import { registerDescription } from './kernel/http/description/description'
import { envelope, wireError } from './kernel/http/errors'
import { endStalledBodies } from './kernel/http/stalled-bodies'
import { CONTENT_POLICY } from './kernel/http/web/policy'
import { registerWeb, type WebSource } from './kernel/http/web/web'
import type { Runtime, Startup } from './kernel/http/runtime'
import { TRUST_THIS_MACHINE, trustOf, type TrustProxy } from './kernel/http/trust-proxy'

interface AppOptions {
  startup: Startup
  /** Where the web app comes from; none: the calls alone. */
  web?: WebSource
  handlers?: HandlerTable
  logLevel?: 'error' | 'warn' | 'info' | 'debug' | 'silent'
  /** Where log lines (JSON) go; standard output unless told. */
  logTo?: Writable
  /** Sign-ins per minute from one address; 30 unless told. */
  signInsPerMinute?: number
  /** How long a sender may be silent in the middle of a body, in ms; 30 000 unless told. */
  bodySilenceMs?: number
  /** Which proxies may say whom they speak for; unless told, one on this very machine alone. */
  trustProxy?: TrustProxy
}

/** JSON bodies, in bytes. A bulk edit of thousands of ids fits; files go by multipart. */
const BODY_LIMIT = 4 * 1024 * 1024
const JSON_TYPE = 'application/json; charset=utf-8'

/** The server, not yet listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { startup } = options
  const app = Fastify({
    logger: options.logLevel === 'silent' ? false : {
      level: options.logLevel ?? 'warn', redact: ['req.headers.authorization'], ...(options.logTo ? { stream: options.logTo } : {})
    },
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomBytes(6).toString('hex'),
    trustProxy: trustOf(options.trustProxy ?? TRUST_THIS_MACHINE),
    routerOptions: { maxParamLength: 500 },
    requestTimeout: 0,
    keepAliveTimeout: 65_000,
    // What the framework answers before any route: an address that cannot be decoded.
    frameworkErrors: (_error, _request, reply) => {
      void (reply as FastifyReply).code(400).header('cache-control', 'no-store').type(JSON_TYPE).send(envelope(400, '地址写得不对：% 后面应是两位十六进制数'))
    },
  })
  const ready = (): Runtime => {
    if (startup.runtime) return startup.runtime
    throw new HttpRefusal(503, `服务正在启动：${startup.waitingFor}，请稍候`)
  }

  app.setErrorHandler((error, request, reply) => {
    const { status, body, retryAfter } = wireError(error, request.log, request.id, request.raw.destroyed && !request.raw.complete)
    if (retryAfter) reply.header('retry-after', retryAfter)
    // The headers of a file or a stream that came to nothing are not those of the error.
    for (const name of ['content-length', 'content-disposition', 'content-encoding']) reply.removeHeader(name)
    return reply.code(status).header('cache-control', 'no-store').type(JSON_TYPE).send(body)
  })
  app.setNotFoundHandler(
    (request, reply) => reply.code(404).header('cache-control', 'no-store').send(envelope(404, `没有这个地址：${request.url.split('?', 1)[0] ?? ''}`)),
  )
  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('x-request-id', request.id)
    return payload
  })

  readJson(app)
  await registerGuards(app, options)
  await app.register(multipart)
  limitSignIns(app)
  endConnections(app)
  const stopWatching = endStalledBodies(app.server, options.bodySilenceMs)
  app.addHook('onClose', async () => stopWatching())

  app.get(SERVER_ADDRESSES.health, (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!startup.runtime) return reply.code(503).send({ status: 'starting', reason: startup.waitingFor })
    return checkHealth(startup.runtime).then(
      () => reply.send({ status: 'ok' }),
      () => reply.code(503).send({ status: 'unavailable', reason: '暂时连不上数据库' }),
    )
  })
  app.get('/', (_request, reply) => reply.redirect(`${APP_BASE}/`))
  registerDescription(app, { ready })
  if (options.web) await registerWeb(app, options.web, startup)
  registerCalls(app, { ready, handlers: options.handlers ?? FAMILIES })
  return app
}

/** JSON bodies, measured before they are parsed. */
function readJson(app: FastifyInstance): void {
  // An empty body with a JSON content type is what many clients send for a call without parameters.
  app.removeContentTypeParser('application/json')
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    try {
      const text = measuredText(bytes)
      if (text === '') return done(null, undefined)
      void parse(request, text, (error, value) => done(error && new HttpRefusal(400, '请求体不是合法的 JSON，请检查引号、逗号和括号'), value))
    } catch (error) {
      done(error as Error, undefined)
    }
  })
}

/** What stands before every call: headers of safety, compression, the limit on sign-ins. */
async function registerGuards(app: FastifyInstance, options: AppOptions): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: options.web?.kind === 'dev' ? false : { useDefaults: false, directives: CONTENT_POLICY },
    // The server speaks plain HTTP on a private address by default; whoever puts TLS before it sets this there.
    hsts: false,
    crossOriginEmbedderPolicy: false,
    // Both need a secure origin, and only warn on a plain one.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  })
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await app.register(rateLimit, {
    global: false,
    max: options.signInsPerMinute ?? 30,
    timeWindow: '1 minute',
  })
}

/** Sign-ins cost 16 ms of processor each: more than a few a minute from one address are turned away before that. */
function limitSignIns(app: FastifyInstance): void {
  const signIns = new Set(['/sso/api/v1/login', '/sso/api/v1/getTokenByKey', '/fba/api/v1/login/Auth/getToken'])
  const paths = new Set(
    [...signIns, '/sso/api/v1/register', '/fba/api/v1/login/amazon/sendSms', '/base/api/v1/employee/password_reset', '/sso/api/v1/password/change'],
  )
  const check = app.createRateLimit()
  app.addHook('onRequest', async (request) => {
    const path = request.url.split('?', 1)[0] ?? ''
    if (!paths.has(path)) return
    const found = await check(request)
    if (!found.isAllowed && found.isExceeded) {
      throw new HttpRefusal(429, `${signIns.has(path) ? '登录' : '操作'}太频繁，请 ${found.ttlInSeconds} 秒后再试`, undefined, { seconds: found.ttlInSeconds })
    }
  })
}

/** Requests under way when the server stops get so long to finish, in ms. */
const FINISH_MS = 10_000

/**
 * When the server stops, connections end as soon as nothing is under way on them. Node alone would wait for those that
 * a browser opened ahead and never used, and for those that become idle meanwhile, until their keep-alive ends.
 */
function endConnections(app: FastifyInstance): void {
  const underWay = new Map<Socket, number>()
  let closing = false
  let last: NodeJS.Timeout | undefined
  const endIfIdle = (socket: Socket): void => {
    if (closing && underWay.get(socket) === 0) socket.destroy()
  }
  app.server.on('connection', (socket: Socket) => {
    underWay.set(socket, 0)
    socket.once('close', () => underWay.delete(socket))
  })
  app.server.on('request', ({ socket }, response) => {
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1)
    response.once('close', () => {
      underWay.set(socket, (underWay.get(socket) ?? 1) - 1)
      endIfIdle(socket)
    })
  })
  app.addHook('preClose', async () => {
    closing = true
    for (const socket of underWay.keys()) endIfIdle(socket)
    last = setTimeout(() => app.server.closeAllConnections(), FINISH_MS)
  })
  app.addHook('onClose', async () => clearTimeout(last))
}

async function checkHealth(runtime: Runtime): Promise<void> {
  await runtime.db.asOwner((tx) => tx.query('select 1'), { readOnly: true, timeoutMs: 3000 })
}
