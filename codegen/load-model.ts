/**
 * The way from a folder of schema files to a model: read -> check -> resolve. What every door opens with: the command line,
 * the server, the dev server and the tests. Never throws for what the files say; it says it.
 */
import { checkSchemas, type Facts, type Problem } from './check/check'
import { Memory } from './memory'
import type { Model } from '../contract/model'
import { gatherFiles, readSchemas, type ReadCache } from './read/read'
import type { SourceFile, Sources } from './read/source'
import { resolveModel } from './resolve/resolve'

/** What one folder of files came to. */
export interface Loaded {
  /** Only when no problem is an error. */
  model?: Model
  /** Errors and warnings, sorted by file and place. */
  problems: Problem[]
  sources: Sources
}

/**
 * Reads `<root>/schemas`, checks it and resolves it.
 * @param facts what the code has (handlers by family, parsers of reports); left out: names of code are not checked.
 * @throws when `<root>/schemas` cannot be listed.
 */
export function loadModel(root: string, facts?: Facts): Loaded {
  // Nobody checks these sources again: what a check keeps for the next one would hold on to all of them, which take several times what the model takes.
  return loadSources(readSchemas(root), facts, undefined, false)
}

/** The same from sources already read. @param keeps false: they are checked this once */
export function loadSources(sources: Sources, facts?: Facts, memory?: Memory, keeps = true): Loaded {
  const problems = checkSchemas(sources, facts, keeps)
  return problems.some(({ severity }) => severity === 'error') ? { problems, sources } : { model: resolveModel(sources, memory), problems, sources }
}

/** Keeps what it has read, so that a saved file costs what hangs on it. */
export interface ModelLoader {
  /**
   * Reads what changed since the last time. `model` is the newest without errors: a wrong file leaves the last good
   * model in place and shows in `problems`. `changed` is true when `model` is another one than before.
   */
  reload(): Loaded & { changed: boolean }
  /** What these files say together, whatever lies on the disk. */
  of(files: SourceFile[]): Loaded
}

/**
 * A loader that keeps what it has read and resolved, for the dev server and for taking changed schemas while running.
 * Equal parts of two models are the same objects, which emit makes use of when it is given the same memory.
 */
export function createModelLoader(root: string, facts?: Facts, memory: Memory = new Memory()): ModelLoader {
  const cache: ReadCache = new Map()
  let last: { files: Sources['files']; loaded: Loaded } | undefined
  let good: Model | undefined
  return {
    reload() {
      const sources = readSchemas(root, cache)
      const known = last
      if (known && known.files.length === sources.files.length && known.files.every((file, at) => file === sources.files[at])) {
        return { ...known.loaded, model: good, changed: false }
      }
      const loaded = loadSources(sources, facts, memory)
      last = { files: sources.files, loaded }
      const changed = loaded.model !== undefined && loaded.model.version !== good?.version
      if (changed) good = loaded.model
      return { ...loaded, model: good, changed }
    },
    of: (files) => loadSources(gatherFiles(root, files), facts, memory),
  }
}
