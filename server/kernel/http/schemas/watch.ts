/**
 * Changed schema files reach the running server: good ones are migrated for and swapped in, wrong ones leave the last
 * good model answering and are told to whoever has a page open. A file that asks the database for more than additions is
 * held back alone, with what hangs on it; all others go on. The files are only read here.
 */
import { join } from 'node:path'
import type { ModelLoader } from '../../../../codegen/load-model'
import { watchTree } from '../../../../codegen/watch-tree'
import type { Model } from '../../../../contract/model'
import type { Sources } from '../../../../codegen/read/source'
import { withBlocked } from '../../store/migrate/blocked'
import type { Database } from '../../store/connect'
import type { Migration } from '../../store/migrate/migrate'
import { migrate } from '../../kept/migrate'
import type { RefusedEntity } from '../../store/migrate/migrate.tables'
import type { EventBus } from '../../store/events'
import type { Live } from './live'
import { mixed, type Mixed } from './mix'
import { asProblem, problemsOf, type SchemaProblem } from './problems'

/** An editor's save is several events; they are awaited so long. */
const DEBOUNCE_MS = 60

interface WatchOptions {
  root: string
  loader: ModelLoader
  /** The files that the live model was made from; read when they are first asked for. */
  sources: () => Sources
  /** Entities that the start had to leave as they are. */
  refused: readonly RefusedEntity[]
  db: Database
  live: Live
  events: EventBus
  log: (line: string, error?: unknown) => void
  onProblems: (problems: SchemaProblem[]) => void
}

interface Watching {
  /** Looks at once, for tests and for systems whose notifications get lost. */
  check(): Promise<void>
  /** Looks again though no file has changed: somebody has changed the tables. */
  again(): Promise<void>
  close(): Promise<void>
}

/** Watches `<root>/schemas`. */
// Long because: what it does for each change shares what answers now, what was seen last and what was told.
export function watchSchemas(options: WatchOptions): Watching {
  let timer: NodeJS.Timeout | undefined
  let work: Promise<void> = Promise.resolve()
  let known = ''
  let closed = false
  /** The files that answer, and those that were looked at last. */
  let good = options.sources
  let seen: Sources | undefined
  /** Entities of the live model whose tables cannot follow it. */
  let refused = options.refused

  const check = (again = false): Promise<void> => {
    work = work.then(() => follow(again)).catch((error: unknown) => options.log('更新页面定义时出错', error))
    return work
  }
  const follow = async (again: boolean): Promise<void> => {
    if (closed) return
    const { model, problems, sources } = options.loader.reload()
    const errors = problems.filter((problem) => problem.severity === 'error').map(asProblem)
    if (errors.length > 0 || !model) return tell(errors)
    if (sources === seen && !again) return
    seen = sources
    const whole = await tryOut({ model, sources }, again)
    if (whole.ran) return take({ model, sources }, whole, [])
    const held = problemsOf(whole.refused, sources)
    // First what asks for too much alone, then every entity that was changed: another one may have led to it.
    for (const hold of [whole.refused.map(({ entity }) => entity.file), sources.files.filter(({ kind }) => kind === 'entity').map(({ path }) => path)]) {
      const mixture = mixed(options.loader, sources, good(), hold)
      const migration = mixture && (await tryOut(mixture, again))
      if (mixture && migration?.ran) return take(mixture, migration, held)
    }
    tell(held)
  }
  const tryOut = async ({ model }: Mixed, again: boolean): Promise<Migration> => {
    const since = options.live.current.model
    // Most saves are of pages: the database has nothing to do with them.
    if (!again && sameTables(model, since)) return { applied: [], notes: [], ran: true, refused }
    return migrate(options.db, model, { occasion: 'live', since })
  }

  const take = ({ model, sources }: Mixed, migration: Migration, problems: SchemaProblem[]): void => {
    for (const note of migration.notes) options.log(note)
    refused = migration.refused
    good = () => sources
    const next = withBlocked(model, refused)
    if (differs(next, options.live.current.model)) {
      options.live.swap(next)
      options.log(`页面定义已更新（版本 ${model.version}）`)
      options.events.tell({ type: 'model', data: { version: model.version } })
      // Open pages forget what was wrong when they hear of a new model.
      if (known !== '' && known !== '[]') known = 'told before the new model'
    }
    tell([...problems, ...problemsOf(refused, sources)])
  }
  const tell = (errors: SchemaProblem[]): void => {
    const now = JSON.stringify(errors)
    if (now === known || (known === '' && errors.length === 0)) return
    known = now
    options.onProblems(errors)
    for (const error of errors) options.log(error.text)
    if (errors.length === 0) options.log('页面定义的错误已改正')
    options.events.tell({ type: 'schema-problems', data: { problems: errors.slice(0, 20), count: errors.length } })
  }
  if (options.refused.length > 0) tell(problemsOf(options.refused, options.sources()))

  const watching = watchTree(join(options.root, 'schemas'), {
    changed() {
      clearTimeout(timer)
      timer = setTimeout(() => void check(), DEBOUNCE_MS)
    },
    failed: (error) => options.log('不能监视 schemas/ 的变化，修改后请重新启动', error),
  })
  return {
    check: () => check(),
    again: () => check(true),
    async close() {
      closed = true
      clearTimeout(timer)
      watching.close()
      await work
    },
  }
}

/** Parts of a model that did not change are the same objects as before. */
function sameTables(one: Model, other: Model): boolean {
  return samePart(one.entities, other.entities) && samePart(one.datasets, other.datasets)
}

function samePart(one: Record<string, object>, other: Record<string, object>): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

function differs(one: Model, other: Model): boolean {
  return one.version !== other.version || JSON.stringify(one.blocked) !== JSON.stringify(other.blocked)
}
