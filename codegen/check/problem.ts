/**
 * What the checker finds, and how it is written for people. Every door (command line, dev server, CI, running server)
 * shows problems through `formatProblem`, so that a message looks the same wherever it is met.
 */

/** One thing that is wrong, and where. */
export interface Problem {
  /** Posix, relative to the repo root. */
  file: string
  /** From 1. */
  line: number
  /** From 1. */
  column: number
  /** SCHnnn, explained in docs/schema-errors.md. */
  code: string
  severity: 'error' | 'warning'
  /** What is wrong, what was expected, and the nearest right name. */
  message: string
  /** What to do, or where the right names are. */
  hint?: string
}

/**
 * Two or three lines:
 * ```
 * schemas/pages/advert/newAdvertisingSp.json:14:13 SCH204
 *   column "aocs": sp_campaign has no such field. Did you mean "acos"?
 *   Its fields are in schemas/entities/advert/sp_campaign.json
 * ```
 * A warning says so after its code.
 */
export function formatProblem(problem: Problem): string {
  const { file, line, column, code, severity, message, hint } = problem
  const head = `${file}:${line}:${column} ${code}${severity === 'warning' ? ' warning' : ''}`
  return [head, `  ${message}`, ...(hint ? [`  ${hint}`] : [])].join('\n')
}

/** By file, then by place; of two at one place, by code. */
export function compareProblems(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0)
}
