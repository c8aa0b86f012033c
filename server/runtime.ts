/**
 * Everything that runs behind the calls, started in order and ended in reverse: database, model, tables, first company,
 * events, jobs. It listens on no port; app.ts does.
 */
import { setMaxListeners } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createModelLoader, type ModelLoader } from '../codegen/load-model'
import { startModel, type KeptModels } from '../codegen/kept-model'
import { formatProblem } from '../codegen/check/problem'
import type { Model } from '../contract/model'
import type { ModuleSettings } from './kernel/http/handler'
import { connect, type Database } from './kernel/store/connect'
import { startEmbedded } from './kernel/store/embedded/embedded'
import { sentenceOf, withBlocked } from './kernel/store/migrate/blocked'
import { MIGRATED_CHANNEL } from './kernel/store/migrate/migrate'
import { migrate } from './kernel/kept/migrate'
import { BOUNDS, type TurnLimits } from './kernel/store/turns'
import { FAMILIES, PARTS } from './modules/modules'
import { handlerNames, requireHandlers } from './kernel/http/handlers'
import type { HandlerTable } from './kernel/http/handler'
import type { Runtime } from './kernel/http/runtime'
import { PART_NAMES } from '../contract/part-names'
import { remakeEveryGap } from './kernel/intake/gaps'
import { startInbox, type InboxWorld } from './kernel/intake/inbox/inbox'
import { createFileStore } from './kernel/tasks/files'
import type { JobHandler, JobWorld } from './kernel/tasks/job'
import { startQueue } from './kernel/tasks/queue'
import { startEachMinute } from './kernel/tasks/each-minute'
import { startLater } from './kernel/tasks/later'
import { startSweeping } from './kernel/tasks/sweep'
import { createEventBus } from './kernel/store/events'
import { createLive, type Live } from './kernel/http/schemas/live'
import type { SchemaProblem } from './kernel/http/schemas/problems'
import { watchSchemas } from './kernel/http/schemas/watch'
import { sweepSecrets } from './kernel/http/sessions/sweep'
import { CLOSED_DOOR, type Door } from './kernel/http/sessions/door'
import { createSessions, type Sessions } from './kernel/http/sessions/sessions'
import { NEEDS } from './needs'

interface RuntimeOptions {
  /** The folder that holds schemas/. */
  root: string
  dataDir: string
  databaseUrl: string | null
  /** Reads the schemas of `root`; one of its own unless given. */
  loader?: ModelLoader
  /** Where the model of the last start is kept; none is unless told. */
  kept?: KeptModels
  /** Follow changed schema files. */
  watch?: boolean
  /** Jobs at a time in this process. */
  workers?: number
  /** Absolute: a folder whose files are imported; none unless told. */
  inbox?: string
  /** How long a silent process keeps its job, in ms. */
  leaseMs?: number
  /** How long a job may go on without progress, in ms. */
  stallMs?: number
  /** How long a job that is to end may take over it, in ms. */
  graceMs?: number
  /** The pause before a failed job's second try, in ms. */
  retryMs?: number
  /** How much of people's work at a time; BOUNDS unless told. */
  bounds?: { writing: TurnLimits; reading: TurnLimits }
  now?: () => Date
  /** What strangers are offered beside sign-in with a password; nothing unless told. */
  door?: (db: Database) => Door
  handlers?: HandlerTable
  /** What modules are told; nothing unless told. */
  settings?: ModuleSettings
  kinds?: Record<string, JobHandler>
  /** Words for whoever waits for the start. */
  step?: (words: string) => void
  log?: (line: string, error?: unknown) => void
  /** Told of every state that imports and jobs come into, in one line. */
  entered?: (line: string) => void
}

/** The schema files are wrong and there is no earlier good model to go on with; the message lists every problem. */
class SchemaError extends Error {
  override name = 'SchemaError'
}

/**
 * Starts it all.
 * @throws SchemaError, MissingHandlersError, and the database's own errors, each with a message for people
 */
export async function startRuntime(options: RuntimeOptions): Promise<Runtime & { close(): Promise<void> }> {
  const { step = () => undefined, log = () => undefined, entered = () => undefined, now = () => new Date(), handlers = FAMILIES } = options
  const stopping = new AbortController()
  // Every open event stream listens for it.
  setMaxListeners(0, stopping.signal)
  const ends: (() => Promise<void>)[] = []
  const close = async (): Promise<void> => {
    stopping.abort()
    for (const end of ends.splice(0).toReversed()) await end().catch((error: unknown) => log('停止时出错', error))
  }
  try {
    // Its programs are processes of their own: they go on while this one reads.
    const embedded = options.databaseUrl === null ? startEmbedded({ dataDir: options.dataDir, log }) : undefined
    // One that does not start is told where it is waited for.
    if (embedded) ends.push(() => embedded.then((one) => one.stop(), () => undefined))
    step('读取页面与接口的定义')
    const loader = options.loader ?? serverLoader(options.root, handlers)
    const loaded = options.kept ? startModel(options.root, options.kept, () => loader.reload()) : read(loader)
    const model = firstModel(loaded)
    requireHandlers(model, handlers)

    step('启动数据库')
    const url = options.databaseUrl ?? (await embedded!).url
    step('连接数据库')
    const db = await connect(url, { log, bounds: options.bounds ?? BOUNDS })
    ends.push(() => db.close())
    step('更新数据库结构')
    const { notes, refused } = await migrate(db, model)
    for (const line of [...notes, ...refused.map(sentenceOf)]) log(line)

    mkdirSync(join(options.dataDir, 'files'), { recursive: true })
    const files = createFileStore(join(options.dataDir, 'files'))
    const live = createLive(withBlocked(model, refused))
    const sessions = createSessions(db)
    const events = await createEventBus(db)
    ends.push(() => events.close())
    const world = worldOf(live, sessions)
    const jobs = await startQueue({
      db, files, events, now, log, entered,
      world,
      kinds: options.kinds ?? PARTS.tasks,
      onEnd: PARTS.ended,
      ...(options.workers === undefined ? {} : { workers: options.workers }),
      ...(options.leaseMs === undefined ? {} : { leaseMs: options.leaseMs }),
      ...(options.stallMs === undefined ? {} : { stallMs: options.stallMs }),
      ...(options.graceMs === undefined ? {} : { graceMs: options.graceMs }),
      ...(options.retryMs === undefined ? {} : { retryMs: options.retryMs }),
    })
    ends.push(() => jobs.close())
    const sweeping = startSweeping({ db, files, log, also: [() => sessions.sweep(), sweepSecrets, () => remakeEveryGap(db, live), ...PARTS.sweeps] })
    const minutes = startEachMinute({ db, model: () => live.current.model, now, does: PARTS.eachMinute, log })
    // A process that does no jobs works nothing out either.
    const later = options.workers === 0 ? undefined : startLater({ db, world, now, log, entered })
    ends.push(() => sweeping.close(), () => minutes.close(), async () => later?.close())
    ends.push(watchInbox(options.inbox, { db, files, jobs, now, log, live, sessions }))
    let problems: SchemaProblem[] = []
    if (options.watch) {
      const watching = watchSchemas({
        root: options.root, loader, sources: loaded.sources, refused, db, live, events, log,
        onProblems: (found) => {
          problems = found
        },
      })
      ends.push(() => watching.close())
      // A command has changed the tables: what was held back may go on.
      ends.push(await db.listen(MIGRATED_CHANNEL, () => void watching.again()))
    }
    return {
      db, live, files, jobs, events, sessions, door: options.door?.(db) ?? CLOSED_DOOR, settings: options.settings ?? {}, now, entered,
      stopping: stopping.signal, stopStreams: () => stopping.abort(), schemaProblems: () => problems, close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** What those who work in the background are told of the world. */
function worldOf(live: Live, sessions: Sessions): JobWorld {
  return {
    model: () => live.current.model,
    asker: async (companyId, employeeId) => {
      const person = await sessions.person(companyId, employeeId)
      return person && { caller: person.caller, employee: person.employee, company: person.company, access: live.current.accessOf(companyId, person.roles) }
    },
  }
}

/** Watches the folder, where there is one; answers how that ends. */
function watchInbox(
  folder: string | undefined, { live, sessions, ...world }: Omit<InboxWorld, 'folder' | 'model' | 'person'> & { live: Live; sessions: Sessions },
): () => Promise<void> {
  if (folder === undefined) return () => Promise.resolve()
  const watched = startInbox({ ...world, folder, model: () => live.current.model, person: (companyId, employeeId) => sessions.person(companyId, employeeId) })
  return () => watched.close()
}

function read(loader: ModelLoader): ReturnType<typeof startModel> {
  const { sources, ...loaded } = loader.reload()
  return { ...loaded, sources: () => sources, isKept: false }
}

/** Reads the schemas under `root` and holds them to what this server's code has. */
export function serverLoader(root: string, handlers: HandlerTable = FAMILIES): ModelLoader {
  return createModelLoader(root, {
    handlers: handlerNames(handlers), parsers: PARTS.parsers, functions: PARTS.functions, effects: PARTS.effects, parts: [...PART_NAMES], needs: NEEDS,
  })
}

function firstModel(loaded: { model?: Model; problems: Parameters<typeof formatProblem>[0][] }): Model {
  if (loaded.model) return loaded.model
  const errors = loaded.problems.filter((problem) => problem.severity === 'error')
  throw new SchemaError(`schemas/ 里有 ${errors.length} 处错误，服务不能启动：\n\n${errors.map(formatProblem).join('\n\n')}`)
}
