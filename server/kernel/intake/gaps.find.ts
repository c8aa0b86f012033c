/**
 * Which days of a report are missing: holes between the days that its files cover, and days since the last of them. Pure:
 * it knows what was brought and how often it is to be, and asks nobody.
 */
import { addDays, daysBetween } from '../../../contract/days'

/** Days that one file covers, both included (yyyy-mm-dd). */
export interface Span {
  from: string
  to: string
}

/** A run of missing days. */
export interface Gap extends Span {
  /** hole: files before and after it; late: nothing since; never: the shop has other reports of these days, and never this one. */
  kind: 'hole' | 'late' | 'never'
  /** The last day that was brought before it; null: there is none. */
  last: string | null
}

/** How often a report is to be brought, in days. */
export interface Due {
  /** Days between two files at the most. */
  every: number
  /** Days until Amazon has a day's figures. */
  late: number
  /** Amazon gives today's state alone: what was missed cannot be had any more, so that only what is missing now is told. */
  snapshot: boolean
}

/** A report that nobody has brought for longer is not waited for any more, in days. */
export const GIVEN_UP = 180

/** Spans that overlap or follow each other as one, in order. */
export function joined(spans: readonly Span[]): Span[] {
  const sorted = [...spans].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
  const found: Span[] = []
  for (const span of sorted) {
    const last = found.at(-1)
    if (last && span.from <= addDays(last.to, 1)) {
      if (span.to > last.to) last.to = span.to
    } else found.push({ ...span })
  }
  return found
}

/** The last day whose figures can be had. */
export const lastHad = ({ late }: Pick<Due, 'late'>, today: string): string => addDays(today, -Math.max(late, 1))

/**
 * Missing days of one report of one shop, in order.
 * @param spans what its files cover; none: nothing is known, and nothing is missing
 * @param today yyyy-mm-dd by the company's clock
 */
export function gapsOf(spans: readonly Span[], due: Due, today: string): Gap[] {
  const covered = joined(spans)
  const last = covered.at(-1)
  if (!last) return []
  const gaps: Gap[] = []
  if (!due.snapshot) {
    for (const [at, span] of covered.entries()) {
      const before = covered[at - 1]
      if (before && daysBetween(before.to, span.from) - 1 >= due.every) {
        gaps.push({ kind: 'hole', from: addDays(before.to, 1), to: addDays(span.from, -1), last: before.to })
      }
    }
  }
  const until = lastHad(due, today)
  const missing = daysBetween(last.to, until)
  if (missing >= due.every && missing <= GIVEN_UP) gaps.push({ kind: 'late', from: addDays(last.to, 1), to: until, last: last.to })
  return gaps
}
