/**
 * Changed schema files reach the running server: good ones are migrated for and swapped in, wrong ones leave the last
 * good model answering and are told to whoever has a page open. The files are only read here.
 */
import { existsSync, readdirSync, watch, type FSWatcher } from 'node:fs'
import { join } from 'node:path'
import { formatProblem, type Problem } from '../../../codegen/check/problem'
import type { ModelLoader } from '../../../codegen/load-model'
import type { Database } from '../../database/connect'
import { migrate } from '../../database/migrate'
import type { EventBus } from '../events/bus'
import type { Live } from './live'

export interface SchemaProblem extends Problem {
  /** As the command line shows it. */
  text: string
}

/** An editor's save is several events; they are awaited so long. */
const DEBOUNCE_MS = 60

export interface WatchOptions {
  root: string
  loader: ModelLoader
  db: Database
  live: Live
  events: EventBus
  log: (line: string, error?: unknown) => void
  onProblems: (problems: SchemaProblem[]) => void
}

/** Watches `<root>/schemas`. `check` looks at once, for tests and for systems whose notifications get lost. */
export function watchSchemas(options: WatchOptions): { check(): Promise<void>; close(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let work: Promise<void> = Promise.resolve()
  let known = ''
  let closed = false

  const check = (): Promise<void> => {
    work = work.then(follow).catch((error: unknown) => options.log('更新页面定义时出错', error))
    return work
  }
  const follow = async (): Promise<void> => {
    if (closed) return
    const { model, problems } = options.loader.reload()
    const errors = problems.filter((problem) => problem.severity === 'error').map((problem) => ({ ...problem, text: formatProblem(problem) }))
    if (errors.length === 0 && model && model.version !== options.live.current.model.version) {
      try {
        const { notes } = await migrate(options.db, model)
        for (const note of notes) options.log(note)
      } catch (error) {
        tell([migrationProblem(error)])
        return
      }
      options.live.swap(model)
      options.log(`页面定义已更新（版本 ${model.version}）`)
      options.events.tell({ type: 'model', data: { version: model.version } })
    }
    tell(errors)
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

  const watching = watchTree(join(options.root, 'schemas'), {
    changed() {
      clearTimeout(timer)
      timer = setTimeout(() => void check(), DEBOUNCE_MS)
    },
    failed: (error) => options.log('不能监视 schemas/ 的变化，修改后请重新启动', error),
  })
  return {
    check,
    async close() {
      closed = true
      clearTimeout(timer)
      watching.close()
      await work
    },
  }
}

/**
 * Every folder is watched by itself: a folder's watcher sees files written, replaced by rename and removed alike, where
 * Node's recursive watch on Linux follows each file and loses those that an editor replaces.
 */
function watchTree(root: string, { changed, failed }: { changed: () => void; failed: (error: Error) => void }): { close(): void } {
  const watchers = new Map<string, FSWatcher>()
  let closed = false
  const follow = (): void => {
    if (closed) return
    const folders = new Set(foldersIn(root))
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue
      watcher.close()
      watchers.delete(folder)
    }
    for (const folder of folders) {
      if (watchers.has(folder)) continue
      try {
        const watcher = watch(folder, (_event, name) => {
          if (name === null || !String(name).includes('.')) follow()
          changed()
        })
        watcher.on('error', () => follow())
        watchers.set(folder, watcher)
      } catch (error) {
        failed(error as Error)
        return
      }
    }
  }
  follow()
  return {
    close() {
      closed = true
      for (const watcher of watchers.values()) watcher.close()
    },
  }
}

function foldersIn(root: string): string[] {
  if (!existsSync(root)) return []
  const inner = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  return [root, ...inner.flatMap((entry) => foldersIn(join(root, entry.name)))]
}

/** Tables that cannot follow are a problem of the schemas as well: the model is right by itself, but not for this data. */
function migrationProblem(error: unknown): SchemaProblem {
  const message = error instanceof Error ? error.message : String(error)
  return { file: 'schemas', line: 1, column: 1, code: 'MIGRATION', severity: 'error', message, text: message }
}
