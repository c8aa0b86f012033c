/**
 * Judges one page at a time and keeps the answer as long as neither the page has changed nor anything that was looked up for it:
 * saving one file costs the judging of the pages that hang on it. What a page says of other pages is not judged here.
 */
import type { SourceFile } from '../read/source'
import { LEADS_TO_PAGES, resolveNames } from './names'
import type { FoundUse, Resolved } from './names'
import type { Problem } from './problem'
import { fileRules, PAGE_RULES, RULES } from './rules/rules'
import { contextOf, judgedOf, run, type Facts, type Rule, type RuleMemory } from './rules/context'
import type { Use } from './shape'
import type { Watched } from './watch'
import type { World } from './world'

interface Judgement {
  names: Problem[]
  rules: Problem[]
  found: FoundUse[]
  /** "kind name" of everything found. */
  used: Set<string>
}

/** "kind name" of all that was found: what tidiness takes for used. */
export function usedNames(found: readonly FoundUse[]): Set<string> {
  return new Set(found.map(({ target }) => `${target.kind} ${target.name}`))
}

const kept = new WeakMap<SourceFile, { isFirst: boolean; judged: Watched<Judgement> }>()

/** Page by page, in the order of the files. */
export function judgePages(world: World, memory: RuleMemory): Judgement[] {
  return world.sources.files.filter(({ kind }) => kind === 'page').map((file) => {
    // Of two pages of one name only the first is known by it.
    const isFirst = world.pages.get(file.name)?.file === file
    const known = kept.get(file)
    if (known?.isFirst === isFirst && world.holds(known.judged.notes)) return known.judged.result
    const judged = world.watch.during(() => judge(world, memory, file))
    if (world.watch.keeps) kept.set(file, { isFirst, judged })
    return judged.result
  })
}

/** The names of one file that is no page, looked up; kept as a page's judgement is. */
export function namesOf(world: World, uses: (file: SourceFile) => readonly Use[]): Resolved {
  const all: Resolved = { problems: [], found: [] }
  for (const file of world.sources.files) {
    const known = names.get(file)
    const looked = known && world.holds(known.notes) ? known : world.watch.during(() => resolveNames(world, uses(file)))
    if (world.watch.keeps) names.set(file, looked)
    all.problems.push(...looked.result.problems)
    for (const found of looked.result.found) all.found.push(found)
  }
  return all
}

const names = new WeakMap<SourceFile, Watched<Resolved>>()

/** What rules find in files that are no pages, each alone and all of them together. Who looked up nothing that has changed is not asked again. */
export function judgeOthers(world: World, facts: Facts, memory: RuleMemory): Problem[] {
  const now = world.sources.files.filter(({ kind }) => kind !== 'page')
  const isSame = asked.facts === facts && asked.files.length === now.length && asked.files.every((file, at) => file === now[at])
  const alone = now.flatMap((file) => {
    const known = asked.facts === facts ? judgedAlone.get(file) : undefined
    const judgeAlone = (): Problem[] => run(fileRules(file.kind), contextOf(world, facts, judgedOf(world, [file]), memory))
    const answer = known && world.holds(known.notes) ? known : world.watch.during(judgeAlone)
    if (world.watch.keeps) judgedAlone.set(file, answer)
    return answer.result
  })
  const round = isSame ? asked : { files: now, facts, answers: new Map() as typeof asked.answers }
  if (world.watch.keeps) asked = round
  const { files, answers } = round
  // Known by the files themselves, which are the same of every answer that is kept: no rule is noted as having looked them up.
  const judged = judgedOf(world, files)
  const together = RULES.flatMap((rule) => {
    const known = answers.get(rule)
    const answer = known && world.holds(known.notes) ? known : world.watch.during(() => run([rule], contextOf(world, facts, judged, memory)))
    if (world.watch.keeps) answers.set(rule, answer)
    return answer.result
  })
  return [...alone, ...together]
}

const judgedAlone = new WeakMap<SourceFile, Watched<Problem[]>>()

/** Of the last check: what rules said of which files. */
let asked: { files: SourceFile[]; facts: Facts; answers: Map<Rule, Watched<Problem[]>> } = { files: [], facts: {}, answers: new Map() }

function judge(world: World, memory: RuleMemory, file: SourceFile): Judgement {
  const { problems: names, found } = resolveNames(world, world.shape(file).uses.filter(({ kind }) => !LEADS_TO_PAGES.includes(kind)))
  return { names, rules: run(PAGE_RULES, contextOf(world, {}, judgedOf(world, [file]), memory)), found, used: usedNames(found) }
}
