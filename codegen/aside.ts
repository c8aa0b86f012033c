/**
 * Resolving and emitting on a thread of their own while the check runs on the main one: neither needs the other's answer, and
 * a person waits for both. The thread is given what the main one has read; what it made counts only where the check finds no error.
 */
import { on } from 'node:events'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { emitted } from './emit/emit'
import { Unstamped } from './memory'
import { gatherFiles } from './read/read'
import type { SourceFile, Sources } from './read/source'
import { resolveModel } from './resolve/resolve'

/** What resolving and emitting read of a file: what it says, and nothing of how it was written. */
type Said = Pick<SourceFile, 'path' | 'kind' | 'name' | 'module' | 'value'>

/** The thread, as the main one holds it. Whoever starts it stops it. */
export interface Aside {
  /** Gives the thread what was read, and it begins. */
  begin(sources: Sources): void
  /** What is to be written, some files at a time, as soon as they are made. @throws what the thread could not make */
  files(): AsyncIterable<Map<string, string>>
  stop(): Promise<unknown>
}

const NAME = 'codegen aside'

/** @param program the kept file that runs now: the thread runs the same, up to `answerAside`. */
export function makeAside(root: string, program: string): Aside {
  const worker = new Worker(program, { workerData: { name: NAME, root } })
  // What comes before it is asked for is kept.
  const said = on(worker, 'message', { close: ['exit'] })
  return {
    begin: ({ files }) => worker.postMessage(files.map(({ path, kind, name, module, value }): Said => (
      { path, kind, name, value, ...(module === undefined ? {} : { module }) }
    ))),
    async *files() {
      for await (const [files] of said as AsyncIterable<[Map<string, string> | null]>) {
        if (files === null) return
        yield files
      }
      throw new Error('the thread ended before all was made')
    },
    stop: () => worker.terminate(),
  }
}

/** On the thread: makes what was asked for. False on the main thread, which has other things to do. */
export function answerAside(): boolean {
  const asked = workerData as { name?: string; root: string } | null
  if (isMainThread || asked?.name !== NAME) return false
  // What goes wrong ends the thread, and whoever waits for it makes the files itself.
  parentPort?.once('message', (said: Said[]) => void make(sourcesOf(asked.root, said)))
  return true
}

/** Hands over some files at a time: each by itself would cost more to hand over than to make. */
const AT_A_TIME = 40

async function make(sources: Sources): Promise<void> {
  const memory = new Unstamped()
  let files = new Map<string, string>()
  for (const [path, text] of emitted(resolveModel(sources, memory), sources, memory)) {
    files.set(path, typeof text === 'string' ? text : await text)
    if (files.size < AT_A_TIME) continue
    parentPort?.postMessage(files)
    files = new Map()
  }
  parentPort?.postMessage(files)
  parentPort?.postMessage(null)
}

function sourcesOf(root: string, said: Said[]): Sources {
  const files = said.map((each): SourceFile => ({ ...each, text: '', problems: [], lines: [] }))
  return gatherFiles(root, files)
}
