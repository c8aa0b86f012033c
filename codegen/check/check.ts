/**
 * The checker: sources -> all problems at once. The same behind the command line, the dev server, CI and the running
 * server. Pure. Three stages: each file alone (shape), every name (names), what files say together (rules);
 * what nothing uses is told only once everything else is right, so that one mistake is one message.
 */
import type { Sources } from '../read/source'
import { referenceOf, resolveNames } from './names'
import type { Reference } from './names'
import { compareProblems } from './problem'
import type { Problem } from './problem'
import { RULES, TIDINESS } from './rules/rules'
import type { Facts, RuleContext } from './rules/context'
import { contextOf } from './rules/context'
import { worldOf } from './world'

/**
 * Every problem of all files, sorted by file and place; empty when all is right.
 * @param facts what the code has: handlers by family, parsers of reports. Left out: not checked.
 */
export function checkSchemas(sources: Sources, facts: Facts = {}): Problem[] {
  const world = worldOf(sources)
  const names = resolveNames(world)
  const context = contextOf(world, facts, names.found)
  const shapes = sources.files.flatMap((file) => world.shape(file).problems)
  const rules = run(RULES, context)
  const errors = once([...sources.problems, ...shapes, ...names.problems, ...rules])
  const broken = errors.some(({ severity }) => severity === 'error')
  return [...errors, ...(broken ? [] : run(TIDINESS, context))].sort(compareProblems)
}

function run(rules: ((context: RuleContext) => void)[], context: RuleContext): Problem[] {
  const before = context.problems.length
  for (const rule of rules) rule(context)
  return context.problems.slice(before)
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
  return resolveNames(worldOf(sources)).found.map(referenceOf)
}

export type { Facts, Problem, Reference }
