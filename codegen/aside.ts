/**
 * Resolving and emitting on a thread of their own while the check runs on the main one: neither needs the other's answer, and
 * a person waits for both. What was made counts only where the check finds no error in the very same texts.
 */
import { createHash } from 'node:crypto'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { compareFiles, type Changes } from './disk'
import { emitFiles } from './emit/emit'
import { NoMemory } from './memory'
import { readSchemas } from './read/read'
import type { Sources } from './read/source'
import { resolveModel } from './resolve/resolve'

interface Made {
  /** Of which texts. */
  stamp: string
  changes: Changes
}

export interface Aside {
  /** What is to be written for these sources; undefined where the thread has read others, or could not make anything of them. */
  changes(sources: Sources): Promise<Changes | undefined>
  stop(): Promise<unknown>
}

const NAME = 'codegen aside'

/** @param program the kept file that runs now: the thread runs the same, up to `answerAside`. */
export function makeAside(root: string, program: string): Aside {
  const worker = new Worker(program, { workerData: { name: NAME, root } })
  const made = new Promise<Made | undefined>((resolve) => {
    worker.once('message', resolve)
    worker.once('error', () => resolve(undefined))
    worker.once('exit', () => resolve(undefined))
  })
  return {
    async changes(sources) {
      const found = await made
      return found?.stamp === stampOf(sources) ? found.changes : undefined
    },
    stop: () => worker.terminate(),
  }
}

/** On the thread: makes what was asked for. False on the main thread, which has other things to do. */
export function answerAside(): boolean {
  const asked = workerData as { name?: string; root: string } | null
  if (isMainThread || asked?.name !== NAME) return false
  const sources = readSchemas(asked.root)
  // What goes wrong ends the thread, and whoever waits for it makes the files itself.
  const memory = new NoMemory()
  void emitFiles(resolveModel(sources, memory), sources, memory).then((files) => {
    parentPort?.postMessage({ stamp: stampOf(sources), changes: compareFiles(asked.root, files) } satisfies Made)
  })
  return true
}

function stampOf(sources: Sources): string {
  const hash = createHash('sha256')
  for (const { path, kind, name, text } of sources.files) hash.update(`${path}\0${kind}\0${name}\0`).update(text)
  return hash.digest('hex')
}
