/**
 * The checker: sources -> all problems at once. The same behind the command line, the dev server, CI and the running
 * server. Pure. Three stages: each file alone (shape), every name (names), what files say together (rules);
 * what nothing uses is told only once everything else is right, and what follows from a misspelt word is not told at all
 * (follow-ons, dependents), so that one mistake is one message.
 */
import type { SourceFile, Sources } from '../read/source'
import { withoutDependents } from './dependents'
import { withoutFollowOns } from './follow-ons'
import { judgeOthers, judgePages, namesOf, usedNames } from './judge'
import { LEADS_TO_PAGES, referenceOf, resolveNames } from './names'
import type { Reference } from './names'
import { naming } from './letters'
import { compareProblems } from './problem'
import type { Problem } from './problem'
import { TIDINESS } from './rules/rules'
import { contextOf, judgedOf } from './rules/context'
import type { Facts, Needs, RuleMemory } from './rules/context'
import type { Use } from './shape'
import { worldOf } from './world'
import type { World } from './world'

const NOT_KNOWN: Facts = {}

/**
 * Every problem of all files, sorted by file and place; empty when all is right.
 * @param facts what the code has: handlers by family, parsers of reports. Left out: not checked.
 * @param keeps false: this process checks once, and spares noting what another check would have to be told of
 */
export function checkSchemas(sources: Sources, facts: Facts = NOT_KNOWN, keeps = true): Problem[] {
  const { problems, world, memory, pages, names, rules } = judged(sources, facts, keeps)
  const causes = withoutFollowOns(sources, problems, (cured) => judged(cured, facts, keeps).problems)
  const found = [...names.found, ...pages.flatMap((page) => page.found)]
  const errors = withoutDependents(sources, causes, (problem) => rules.has(problem), found).map((problem) => naming(sources, problem))
  if (errors.some(({ severity }) => severity === 'error')) return errors.sort(compareProblems)
  const all = usedNames(names.found)
  for (const { used } of pages) for (const name of used) all.add(name)
  const tidiness = contextOf(world, facts, judgedOf(world, sources.files), memory)
  for (const rule of TIDINESS) rule(tidiness, (kind, name) => all.has(`${kind} ${name}`))
  return [...errors, ...tidiness.problems].sort(compareProblems)
}

/** Every problem of a tree, those that follow from others among them, in the order of the stages. */
function judged(sources: Sources, facts: Facts, keeps: boolean) {
  const world = worldOf(sources, keeps)
  const memory: RuleMemory = new Map()
  const pages = judgePages(world, memory)
  const names = namesOf(world, (file) => usesBesidePages(world, file))
  const rules = [...pages.flatMap((page) => page.rules), ...judgeOthers(world, facts, memory)]
  const problems = once([
    ...sources.problems,
    ...sources.files.flatMap((file) => world.shape(file).problems),
    ...pages.flatMap((page) => page.names),
    ...names.problems,
    ...rules,
  ])
  return { problems, world, memory, pages, names, rules: new Set(rules) }
}

/** Names in a file that is no page; of a page, the names by which it leads to other pages. */
function usesBesidePages(world: World, file: SourceFile): readonly Use[] {
  const { uses } = world.shape(file)
  return file.kind === 'page' ? uses.filter(({ kind }) => LEADS_TO_PAGES.includes(kind)) : uses
}

/** One message per place: of two, the one that was found first (the earlier stage). */
function once(problems: Problem[]): Problem[] {
  const told = new Set<string>()
  return problems.filter(({ file, line, column }) => {
    const place = `${file}:${line}:${column}`
    return !told.has(place) && told.add(place)
  })
}

/**
 * Who uses what: every name that was found, with the place it is used at. The graph behind "this field is on these
 * pages": `referencesOf(sources).filter(({ kind, name }) => kind === 'field' && name === 'sp_campaign.acos')`.
 */
export function referencesOf(sources: Sources): Reference[] {
  const world = worldOf(sources)
  return resolveNames(world, sources.files.flatMap((file) => world.shape(file).uses)).found.map(referenceOf)
}

export type { Facts, Needs, Problem, Reference }
