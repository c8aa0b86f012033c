/**
 * One mistake, one message, also where nothing near enough can be proposed: while a name leads nowhere, what rules say of the file it
 * stands in, and of files that are built on that one, cannot be told from what follows of it, and waits until the name is right.
 * What files say alone, and their other names, is told all the same. Pure.
 */
import { findNodeAtOffset } from 'jsonc-parser'
import type { SourceFile, Sources } from '../read/source'
import type { FoundUse } from './names'
import { proposedBy } from './nearest'
import { child, entries, text } from './node'
import type { Problem } from './problem'

/** Kinds of targets that stand in a file of another kind; all others are called after their file's. */
const STANDS_IN: Record<string, string> = {
  field: 'entity', has: 'entity', transition: 'entity', figures: 'entity', measure: 'dataset', dimension: 'dataset', source: 'dataset',
  value: 'enum', group: 'enum', pageDialog: 'page', reportColumn: 'report', reportValues: 'report',
}

/**
 * Told where a name is looked up, though it judges what another name leads to: what a reference shows, what a pivot spreads, the
 * days of figures, the currency beside an amount.
 */
const BY_ANOTHER_NAME: ReadonlySet<string> = new Set(['SCH205', 'SCH208', 'SCH342', 'SCH343'])
/** Of these, what is judged by names of other files alone. */
const BY_ANOTHER_FILE: ReadonlySet<string> = new Set(['SCH205', 'SCH342'])

/**
 * The problems that are told.
 * @param problems those that do not follow from a word that another proposes
 * @param isRules whether a rule told it, and not a name or a file by itself
 * @param found every name that leads somewhere
 */
export function withoutDependents(
  sources: Sources, problems: readonly Problem[], isRules: (problem: Problem) => boolean, found: readonly FoundUse[],
): Problem[] {
  const byAnother = (problem: Problem): boolean => !isRules(problem) && BY_ANOTHER_NAME.has(problem.code)
  const byItself = problems.filter((problem) => !isRules(problem) && !byAnother(problem))
  const first = withoutThoseOfLostKeys(sources, byItself, found)
  const names = [...first, ...withoutThoseBelow(sources, first, problems.filter(byAnother), found)]
  return withoutConsequences(sources, [...names, ...withoutThoseBelow(sources, names, problems.filter(isRules), found)], isRules, found)
}

/** A rule's code -> what is told elsewhere because of it, in the same file or in those built on it. */
const CONSEQUENCES: Record<string, readonly string[]> = {
  SCH305: ['SCH347'], SCH306: ['SCH508', 'SCH515'], SCH309: ['SCH311', 'SCH312', 'SCH313', 'SCH346'], SCH318: ['SCH510'], SCH604: ['SCH559'],
  SCH322: ['SCH311', 'SCH312', 'SCH313'], SCH559: ['SCH561'],
}

/** Entity and dataset at once: what the rows are of is not known, and nothing else of the page can be said. */
const ROWS_OF_TWO_THINGS = 'SCH503'

function withoutConsequences(sources: Sources, all: readonly Problem[], isRules: (problem: Problem) => boolean, found: readonly FoundUse[]): Problem[] {
  const unclear = new Set(all.flatMap(({ code, file }) => (code === ROWS_OF_TWO_THINGS ? [file] : [])))
  const problems = all.filter((problem) => problem.code === ROWS_OF_TWO_THINGS || !(isRules(problem) && unclear.has(problem.file)))
  const causes = problems.filter(({ code }) => Object.hasOwn(CONSEQUENCES, code))
  if (causes.length === 0) return problems
  const edges = edgesOf(sources, found)
  const below = new Map(causes.map(({ file }) => [file, builtOn([file], edges)]))
  return problems.filter(({ code, file }) =>
    !causes.some((cause) => CONSEQUENCES[cause.code]?.includes(code) && (cause.file === file || below.get(cause.file)?.has(file))))
}

const UNKNOWN_KEY = 'SCH108'
/** Told of a file alone, whatever stands in others. */
const OF_SHAPE = /^SCH1/

/** What stands under a key that is like none is not there for anybody: names of it are not told beside the key. */
function withoutThoseOfLostKeys(sources: Sources, problems: readonly Problem[], found: readonly FoundUse[]): Problem[] {
  const lost = problems.filter(({ code, message }) => code === UNKNOWN_KEY && proposedBy(message) === undefined)
  if (lost.length === 0) return [...problems]
  const below = builtOn(lost.map(({ file }) => file), edgesOf(sources, found))
  const holders = lost.flatMap(({ file: path, ...place }) => {
    const file = sources.files.find((each) => each.path === path)
    const key = file?.node && findNodeAtOffset(file.node, offsetOf(file, place))
    const holder = key?.parent?.parent
    return file && holder ? [{ file, holder }] : []
  })
  const files = new Map(sources.files.map((file) => [file.path, file]))
  return problems.filter((problem) => OF_SHAPE.test(problem.code) || !(isBelow(below, files.get(problem.file), problem) || holders.some(({ file, holder }) => {
    const offset = offsetOf(file, problem)
    return file.path === problem.file && holder.offset <= offset && offset < holder.offset + holder.length
  })))
}

function offsetOf(file: SourceFile, { line, column }: Pick<Problem, 'line' | 'column'>): number {
  return (file.lines[line - 1] ?? 0) + column - 1
}

function withoutThoseBelow(sources: Sources, names: readonly Problem[], rules: readonly Problem[], found: readonly FoundUse[]): Problem[] {
  const lost = names.filter(({ severity, message }) => severity === 'error' && proposedBy(message) === undefined)
  if (lost.length === 0 || rules.length === 0) return [...rules]
  const files = new Map(sources.files.map((file) => [file.path, file]))
  const below = builtOn(lost.map(({ file }) => file), edgesOf(sources, found))
  return rules.filter((problem) => {
    const file = files.get(problem.file)
    if (!file) return true
    if (isBelow(below, file, problem)) return false
    if (BY_ANOTHER_FILE.has(problem.code)) return true
    // Tabs of a page are judged each by itself, as long as nothing else of the page is in doubt.
    const tab = tabAt(file, problem)
    return lost.every((each) => each.file !== file.path || (tab !== undefined && ![undefined, tab].includes(tabAt(file, each))))
  })
}

/** A file, or a call, and what is built on it. */
type Edges = ReadonlyMap<string, ReadonlySet<string>>

function edgesOf(sources: Sources, found: readonly FoundUse[]): Edges {
  const edges = new Map<string, Set<string>>()
  const add = (from: string, to: string): void => void edges.set(from, (edges.get(from) ?? new Set()).add(to))
  for (const { use, target } of found) {
    const [name = ''] = target.name.split('.')
    const there = sources.of((STANDS_IN[target.kind] ?? (target.kind === 'call' ? 'endpoints' : target.kind)) as SourceFile['kind'])?.get(name)
    if (!there) continue
    // A family is large: what is built on one of its calls is not built on what the others are about.
    const by = use.file.kind === 'endpoints' ? callAt(use.file, use.node.offset) : use.file.path
    add(there.path, by)
    // What a shared tab, or a set of marks, says is judged on the pages that take it.
    if (target.kind === 'tab' || target.kind === 'marks') add(by, there.path)
    if (target.kind === 'call') add(`call ${target.name}`, by)
  }
  return edges
}

/** The call of a family that stands at a place; the family's file where none does. */
function callAt(file: SourceFile, offset: number): string {
  const call = entries(child(file.node, 'calls')).find(({ value }) => value.offset <= offset && offset < value.offset + value.length)
  return call ? `call ${file.name}.${call.key}` : file.path
}

function isBelow(below: ReadonlySet<string>, file: SourceFile | undefined, problem: Problem): boolean {
  return file !== undefined && (below.has(file.path) || (file.kind === 'endpoints' && below.has(callAt(file, offsetOf(file, problem)))))
}

/** All that is built on these, directly or not; they themselves only where they are built on another of them. */
function builtOn(begin: readonly string[], edges: Edges): Set<string> {
  const reached = new Set(begin.flatMap((each) => [...(edges.get(each) ?? [])]))
  for (const each of reached) for (const next of edges.get(each) ?? []) reached.add(next)
  return reached
}

/** The tab of a page that a problem stands in; undefined where it is about the whole page. */
function tabAt(file: SourceFile, problem: Problem): string | undefined {
  const offset = offsetOf(file, problem)
  const tab = child(file.node, 'tabs')?.children?.find((each) => each.offset <= offset && offset < each.offset + each.length)
  return text(child(tab, 'code'))
}
