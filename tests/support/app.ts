/**
 * The whole server over a fresh database, for tests that speak to it as people do: sign in, ask, write. Requests are
 * injected; `listen()` is for those that need a socket.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { AssistantSettings } from '../../server/modules/assistant/settings'
import { buildApp } from '../../server/app'
import type { Runtime, Startup } from '../../server/kernel/http/runtime'
import type { HandlerTable } from '../../server/kernel/http/handler'
import { createCompany } from '../../server/modules/people/first-company'
import type { JobHandler } from '../../server/kernel/tasks/job'
import type { Database } from '../../server/kernel/store/connect'
import type { TurnLimits } from '../../server/kernel/store/turns'
import type { Door } from '../../server/kernel/http/sessions/door'
import { hashPassword } from '../../server/kernel/http/sessions/passwords'
import type { WebSource } from '../../server/kernel/http/web/web'
import type { KeptModels } from '../../codegen/kept-model'
import type { ModelLoader } from '../../codegen/load-model'
import { gatherFiles } from '../../codegen/read/read'
import { startRuntime } from '../../server/runtime'
import type { Envelope } from '../../contract/wire'
import { createTestDatabase, startProject, type TestDatabase } from './database'
import { expectPromised } from './promised'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
export const ADMIN_PASSWORD = 'admin-password-1'

export interface Answer<T = unknown> {
  status: number
  headers: Record<string, unknown>
  body: Envelope<T>
  text: string
}

export interface Client {
  token: string
  /** Calls a path with a JSON body (POST unless told), and reads the envelope. */
  call<T = unknown>(
    path: string, body?: unknown,
    options?: { headers?: Record<string, string>; method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; query?: Record<string, string> },
  ): Promise<Answer<T>>
}

export interface TestApp {
  app: FastifyInstance
  runtime: Runtime & { close(): Promise<void> }
  database: TestDatabase
  companyId: number
  dataDir: string
  /** Nobody signed in. */
  stranger: Client
  /** Signs in; throws with the server's words when it may not. */
  signIn(account: string, password: string): Promise<Client>
  admin(): Promise<Client>
  /** A person with these roles, and their client. `shopIds`: the shops they see; left out: all. */
  person(account: string, options?: { roles?: string[]; shopIds?: string[] }): Promise<Client>
  stop(): Promise<void>
}

export interface TestAppOptions {
  /** Instead of the project's own: a folder that holds schemas/. */
  root?: string
  watch?: boolean
  /** Where the model of the last start is kept. */
  kept?: KeptModels
  /** Where the web app comes from; none: the calls alone. */
  web?: WebSource
  workers?: number
  leaseMs?: number
  stallMs?: number
  graceMs?: number
  retryMs?: number
  /** How much of people's work at a time. */
  bounds?: { writing: TurnLimits; reading: TurnLimits }
  handlers?: HandlerTable
  kinds?: Record<string, JobHandler>
  /** Told of every state that imports and jobs come into. */
  entered?: (line: string) => void
  now?: () => Date
  /** Where the assistant's model is reached; none unless told. */
  assistant?: AssistantSettings
  signInsPerMinute?: number
  /** What strangers are offered: codes, registration. Nothing unless told. */
  door?: (db: Database) => Door
  /** Another process of the same database, or over one that is there. */
  beside?: Pick<TestApp, 'database' | 'dataDir' | 'companyId'>
  /** The demo company in place of an empty one; half a minute for the first of a run. */
  demo?: boolean
}

/** The project's own schemas are read once a run; whoever does not watch them asks for no files. */
let ownModel: ReturnType<typeof startProject> | undefined
const ownLoader = (): ModelLoader => ({
  reload: () => ({ ...(ownModel ??= startProject()), sources: gatherFiles(ROOT, []), changed: false }),
  of: () => {
    throw new Error('only who watches the schemas asks for others')
  },
})

export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const isOwn = !options.root && !options.watch && !options.handlers
  const database = options.beside?.database ?? (await createTestDatabase(options.demo ? { demo: { password: ADMIN_PASSWORD } } : {}))
  const dataDir = options.beside?.dataDir ?? mkdtempSync(join(tmpdir(), 'seller-test-app-'))
  const startup: Startup = { waitingFor: '测试' }
  const runtime = await startRuntime({
    root: options.root ?? ROOT, dataDir, databaseUrl: database.url, watch: options.watch ?? false, workers: options.workers ?? 1,
    ...(isOwn ? { loader: ownLoader() } : {}),
    ...(options.kept ? { kept: options.kept } : {}),
    ...(options.leaseMs === undefined ? {} : { leaseMs: options.leaseMs }),
    ...(options.stallMs === undefined ? {} : { stallMs: options.stallMs }),
    ...(options.graceMs === undefined ? {} : { graceMs: options.graceMs }),
    ...(options.retryMs === undefined ? {} : { retryMs: options.retryMs }),
    ...(options.now ? { now: options.now } : {}),
    ...(options.bounds ? { bounds: options.bounds } : {}),
    ...(options.assistant ? { settings: { assistant: options.assistant } } : {}),
    ...(options.handlers ? { handlers: options.handlers } : {}),
    ...(options.kinds ? { kinds: options.kinds } : {}),
    ...(options.entered ? { entered: options.entered } : {}),
    ...(options.door ? { door: options.door } : {}),
  })
  startup.runtime = runtime
  const app = await buildApp({
    startup, logLevel: 'silent', signInsPerMinute: options.signInsPerMinute ?? 10_000, ...(options.web ? { web: options.web } : {}),
    ...(options.handlers ? { handlers: options.handlers } : {}),
  })
  const { db } = runtime
  const companyId =
    options.beside?.companyId
      ?? (await (options.demo
        ? demoCompany(db)
        : db.asOwner((tx) => createCompany(tx, runtime.live.current.model, { name: '测试公司', password: ADMIN_PASSWORD })))).companyId

  const clientOf = (token: string): Client => ({
    token,
    async call<T>(path: string, body?: unknown, { headers = {}, method = 'POST', query }: Parameters<Client['call']>[2] = {}): Promise<Answer<T>> {
      const request: InjectOptions = {
        method, url: path,
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), projectid: 'erp', ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
        ...(query ? { query } : {}),
      }
      const response = await app.inject(request)
      const json = String(response.headers['content-type']).includes('json')
      const envelope = json ? (response.json() as Envelope<T>) : ({} as Envelope<T>)
      // Handlers that a test puts in place of the product's own promise nothing.
      if (!options.handlers) expectPromised(runtime.live.current.model, method, path, envelope)
      return { status: response.statusCode, headers: response.headers, text: response.body, body: envelope }
    },
  })
  const stranger = clientOf('')
  const signIn = async (account: string, password: string): Promise<Client> => {
    const { body } = await stranger.call<{ employeeInfo: { token: string } }>('/sso/api/v1/login', { login_account: account, password })
    if (body.code !== 200) throw new Error(`${body.code} ${body.msg}`)
    return clientOf(body.data.employeeInfo.token)
  }
  return {
    app, runtime, database, companyId, dataDir, stranger, signIn,
    admin: () => signIn('admin', ADMIN_PASSWORD),
    async person(account, { roles = [], shopIds } = {}) {
      const hash = await hashPassword('person-password')
      await db.asOwner((tx) =>
        tx.query(
          `insert into employee (company_id, login_account, name, roles, all_shops, shop_ids, state, password_hash, create_time)
            values ($1, $2, $2, $3, $4, $5, 'on', $6, now())`,
          [companyId, account, roles, shopIds === undefined, shopIds ?? [], hash],
        ),
      )
      return signIn(account, 'person-password')
    },
    async stop() {
      runtime.stopStreams()
      await app.close()
      await runtime.close()
      if (options.beside) return
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function demoCompany(db: Database): Promise<{ companyId: number }> {
  const { rows } = await db.asOwner((tx) => tx.query<{ companyId: number }>('select id as "companyId" from company'))
  return rows[0]!
}
