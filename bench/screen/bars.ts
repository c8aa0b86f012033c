/** What is asked of our list, and how it is said: a bar is a limit, or at most so many times what somebody else takes. Pure. */
import { OURS } from './candidates'
import { SWITCHES, type Figures } from './figures'

/** What a figure is called, how many digits it is told with, and its unit. */
const LINES: Record<keyof Figures, [label: string, digits: number]> = {
  cold: ['first row, cold, ms', 0], warm: ['first row, warm, ms', 0], next: ['next page, ms', 0],
  pressed: ['next page by pointer, ms', 0], other: ['other list, ms', 0],
  heap: [`heap after ${SWITCHES} switches, MB`, 1], scripts: ['scripts until the first row, gzip KB', 0], thousand: ['1000 rows, next page, ms', 0],
  shift: ['shifts after the first row, CLS', 3], task: ['longest task after the first row, ms', 0],
  slow: ['first row, processor 4 × slower, ms', 0], far: ['first row, line of 150 ms, ms', 0],
}

/** Which figure, against whom, at most how many times theirs. */
const TIMES: [keyof Figures, string, number][] = [
  ['cold', 'react-admin', 0.8], ['cold', 'AG Grid', 1], ['cold', 'ProTable', 0.5], ['warm', 'AG Grid', 1], ['other', 'AG Grid', 1],
  ['other', 'ProTable', 0.25], ['next', 'plain', 1.3], ['pressed', 'plain', 1.3], ['next', 'ProTable', 0.1],
  ['heap', 'ProTable', 0.45], ['thousand', 'ProTable', 0.25],
]
/** Which figure, at most how much. */
const LIMITS: [keyof Figures, number][] = [['scripts', 300], ['heap', 12], ['shift', 0], ['task', 50]]

/** One bar: a measured `value` beside the `limit` it must not pass, in the unit that `what` names (ms, or times what somebody else takes). */
export interface Judged {
  what: string
  value: number
  limit: number
  /** What the value was made of. */
  said: string
}

const told = (key: keyof Figures, value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(LINES[key][1]))

/** A table in Markdown, one column for each candidate, in columns of one width. */
export function tableOf(all: ReadonlyMap<string, Figures>): string {
  const rows = [
    ['', ...all.keys()],
    ...(Object.keys(LINES) as (keyof Figures)[]).map((key) => [LINES[key][0], ...[...all.values()].map((one) => told(key, one[key]))]),
  ]
  const widths = rows[0]!.map((_cell, at) => Math.max(...rows.map((row) => row[at]!.length)))
  const line = (cells: string[]): string => `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join(' | ')} |`
  const rule = `|${widths.map((width, at) => '-'.repeat(width + 1) + (at === 0 ? '-' : ':')).join('|')}|`
  return [line(rows[0]!), rule, ...rows.slice(1).map(line)].join('\n')
}

/** The bars that can be told by who was measured; none where we were not. */
export function judge(all: ReadonlyMap<string, Figures>): Judged[] {
  const ours = all.get(OURS)
  if (!ours) return []
  const times = TIMES.flatMap(([key, name, limit]) => {
    const theirs = all.get(name)
    if (!theirs) return []
    return [{ what: `${LINES[key][0]} : ${name}`, value: ours[key] / theirs[key], limit, said: `${told(key, ours[key])} / ${told(key, theirs[key])}` }]
  })
  return [...times, ...LIMITS.map(([key, limit]) => ({ what: LINES[key][0], value: ours[key], limit, said: '' }))]
}

/** A value that equals its limit is held. */
export const isHeld = ({ value, limit }: Judged): boolean => value <= limit

/** The bar as a line of the bench's table, with a cross in front where it is not held. */
export function lineOf(one: Judged): string {
  return `${isHeld(one) ? '  ' : '✗ '}${one.what.padEnd(48)} ${one.value.toFixed(2).padStart(8)}  limit ${String(one.limit).padEnd(5)} ${one.said}`.trimEnd()
}
