/**
 * Looks up every name that files use, by the resolver of its kind: problems for names that lead nowhere, and references
 * for those that do (the graph of who uses what).
 */
import { whereIs } from '../read/source'
import type { Wrong } from './found'
import { keyOf, keysTo } from './node'
import type { Problem } from './problem'
import { RESOLVERS } from './resolvers'
import type { NameKind, Target } from './resolvers'
import type { Use } from './shape'
import type { World } from './world'

/** One use of a name that was found. */
export interface Reference extends Target {
  file: string
  /** From 1. */
  line: number
  /** From 1. */
  column: number
}

/** Words for the place a name stands at, by the key around it. */
const ROLES: Record<string, string> = {
  columns: 'column', filters: 'filter', where: 'condition', when: 'condition', formula: 'formula', sort: 'sort', search: 'search field',
  marks: 'mark', fields: 'input', shows: 'shows', sum: 'formula', minus: 'formula', times: 'formula', ratio: 'formula', clamp: 'formula',
  round: 'formula', negate: 'formula', first: 'formula',
}

const SEE_THROUGH = ['field', 'value', 'and', 'or', 'of']

/** What a message begins with: `column "aocs"`, or `"entity" says "sp_campain"` where no word fits. */
export function subjectOf(use: Pick<Use, 'node' | 'file' | 'name'>): string {
  // Sums are of formulas elsewhere.
  if (keysTo(use.node)[0] === 'checks') return `check "${use.name}"`
  for (const key of keysTo(use.node).toReversed()) {
    const role = Object.hasOwn(ROLES, key) ? ROLES[key] : undefined
    if (role) return `${role} "${use.name}"`
    if (!SEE_THROUGH.includes(key)) break
  }
  if (use.file.kind === 'columns') return `column "${use.name}"`
  if (use.file.kind === 'filters') return `filter "${use.name}"`
  const key = keyOf(use.node)
  if (key === use.name && use.node.parent?.children?.[0] === use.node) return `"${use.name}"`
  const list = key ?? keysTo(use.node).at(-1)
  return list === undefined ? `"${use.name}"` : `"${list}" says "${use.name}"`
}

/** A name that was found, where it stands. */
export interface FoundUse {
  use: Use
  target: Target
}

/** What came out of all names of some files. */
export interface Resolved {
  problems: Problem[]
  found: FoundUse[]
}

/** Looks names up. */
export function resolveNames(world: World, uses: readonly Use[]): Resolved {
  const problems: Problem[] = []
  const found: FoundUse[] = []
  for (const use of uses) {
    let bad: Wrong | undefined
    for (const result of RESOLVERS[use.kind as NameKind](use, world)) {
      if (!result) continue
      if ('wrong' in result) bad ??= result.wrong
      else for (const target of result.refersTo) found.push({ use, target })
    }
    if (bad) {
      const { code, message, hint } = bad
      problems.push({ ...whereIs(use.file, use.node), code, severity: 'error', message: `${subjectOf(use)}: ${message}`, ...(hint ? { hint } : {}) })
    } else if (use.malformed) problems.push(use.malformed)
  }
  return { problems, found }
}

/** Kinds of names that lead from one page to others. */
export const LEADS_TO_PAGES: readonly string[] = ['route'] satisfies NameKind[]

/** The use as a place (file, line, column) with what it leads to. */
export function referenceOf({ use, target }: FoundUse): Reference {
  return { ...whereIs(use.file, use.node), ...target }
}
