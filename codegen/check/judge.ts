/**
 * Judges one page at a time and keeps the answer as long as neither the page nor any file that is no page has changed:
 * saving one of hundreds of pages costs the judging of that one. What a page says of other pages is not judged here.
 */
import type { SourceFile, Sources } from '../read/source'
import { LEADS_TO_PAGES, resolveNames } from './names'
import type { FoundUse } from './names'
import type { Problem } from './problem'
import { PAGE_RULES } from './rules/rules'
import { contextOf, run } from './rules/context'
import type { World } from './world'

interface Judgement {
  names: Problem[]
  rules: Problem[]
  found: FoundUse[]
  /** "kind name" of everything found. */
  used: Set<string>
}

export function usedNames(found: readonly FoundUse[]): Set<string> {
  return new Set(found.map(({ target }) => `${target.kind} ${target.name}`))
}

/** Stands for one state of all files that are no pages. */
type Epoch = object

let last: { files: SourceFile[]; epoch: Epoch } = { files: [], epoch: {} }

function epochOf(sources: Sources): Epoch {
  const files = sources.files.filter(({ kind }) => kind !== 'page')
  const same = files.length === last.files.length && files.every((file, index) => file === last.files[index])
  if (!same) last = { files, epoch: {} }
  return last.epoch
}

const kept = new WeakMap<SourceFile, { epoch: Epoch; isFirst: boolean; judgement: Judgement }>()

/** Page by page, in the order of the files. */
export function judgePages(world: World, memory: Map<string, unknown>): Judgement[] {
  const epoch = epochOf(world.sources)
  return world.sources.files.filter(({ kind }) => kind === 'page').map((file) => {
    // Of two pages of one name only the first is known by it.
    const isFirst = world.pages.get(file.name)?.file === file
    const known = kept.get(file)
    if (known?.epoch === epoch && known.isFirst === isFirst) return known.judgement
    const { problems: names, found } = resolveNames(world, world.shape(file).uses.filter(({ kind }) => !LEADS_TO_PAGES.includes(kind)))
    const judgement = { names, rules: run(PAGE_RULES, contextOf(world, {}, [file], memory)), found, used: usedNames(found) }
    kept.set(file, { epoch, isFirst, judgement })
    return judgement
  })
}
