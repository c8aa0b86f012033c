/**
 * Which schema files answer when some of those on the disk cannot: their last good texts, mixed with all that is new. What
 * then no longer fits together (a page that names a field of the entity that stays) keeps its last good text as well.
 * Pure: it loads models, it writes nothing.
 */
import type { ModelLoader } from '../../../../codegen/load-model'
import type { Model } from '../../../../contract/model'
import type { SourceFile, Sources } from '../../../../codegen/read/source'

/** A model that answers, and the texts that it was made from: new ones, and last good ones in the place of wrong ones. */
export interface Mixed {
  model: Model
  sources: Sources
}

/** Files that do not fit bring others with them; a chain longer than this is not followed. */
const ROUNDS = 6

/**
 * @param hold paths whose last good text is to answer
 * @returns undefined where no mixture is right: all stays as it was
 */
export function mixed(loader: ModelLoader, wanted: Sources, good: Sources, hold: Iterable<string>): Mixed | undefined {
  const before = new Map(good.files.map((file) => [file.path, file]))
  const now = new Map(wanted.files.map((file) => [file.path, file]))
  const changed = (path: string): boolean => now.get(path) !== before.get(path)
  const held = new Set([...hold].filter(changed))
  for (let round = 0; round < ROUNDS && held.size > 0; round += 1) {
    const files = new Map<string, SourceFile>([...now].filter(([path]) => !held.has(path)))
    for (const path of held) {
      const file = before.get(path)
      if (file) files.set(path, file)
    }
    const { model, sources, problems } = loader.of([...files.values()])
    if (model) return { model, sources }
    const wrong = problems.filter(({ severity, file }) => severity === 'error' && changed(file) && !held.has(file))
    if (wrong.length === 0) return undefined
    for (const { file } of wrong) held.add(file)
  }
  return undefined
}
