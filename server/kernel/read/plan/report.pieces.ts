/**
 * Which days of a period are read from what: whole years and months from rollups that are kept of them, what is left at the ends from finer
 * rollups, at last from the facts. The pieces hold each day of the period once. Pure planning.
 */
import type { Rollup } from '../../../../contract/model'
import { addDays, addMonths, firstDay, lastDay } from '../../../../contract/days'
import type { Range } from '../question/report.periods'

/** Days that are read from one place; without a rollup, from where every day is known. */
export interface Piece { rollup?: Rollup; range: Range }

/** A rollup that keeps whole steps of time alone. */
export interface Level { rollup: Rollup; by: 'month' | 'year' }

/**
 * @param levels the coarsest first
 * @param there the first and the last day that any row has: what is asked beyond them asks for nothing more
 */
export function piecesOf(asked: Range, levels: readonly Level[], there: Range | undefined): Piece[] {
  return levels.length === 0 ? [{ range: asked }] : cut(beyond(asked, there), levels)
}

/** Ends of the range that lie beyond all rows, moved to the end of their year, so that the steps there are whole. */
function beyond({ from, to }: Range, there: Range | undefined): Range {
  const first = there?.from !== undefined && from !== undefined && from <= there.from ? `${there.from.slice(0, 4)}-01-01` : from
  const last = there?.to !== undefined && to !== undefined && to >= there.to ? `${there.to.slice(0, 4)}-12-31` : to
  return { ...(first === undefined ? {} : { from: first }), ...(last === undefined ? {} : { to: last }) }
}

function cut(range: Range, levels: readonly Level[]): Piece[] {
  const [level, ...finer] = levels
  if (!level) return [{ range }]
  const whole = wholeSteps(level.by, range)
  if (!whole) return cut(range, finer)
  const before = whole.from === undefined || whole.from === range.from ? [] : cut({ ...range, to: addDays(whole.from, -1) }, finer)
  const after = whole.to === undefined || whole.to === range.to ? [] : cut({ ...range, from: addDays(whole.to, 1) }, finer)
  return [...before, { rollup: level.rollup, range: whole }, ...after]
}

/** The whole months or years of a range; undefined: it holds none. */
function wholeSteps(by: Level['by'], { from, to }: Range): Range | undefined {
  const first = from === undefined || from === startOf(by, from) ? from : addDays(endOf(by, from), 1)
  const last = to === undefined || to === endOf(by, to) ? to : addDays(startOf(by, to), -1)
  if (first !== undefined && last !== undefined && first > last) return undefined
  return { ...(first === undefined ? {} : { from: first }), ...(last === undefined ? {} : { to: last }) }
}

function startOf(by: Level['by'], day: string): string {
  return by === 'year' ? `${day.slice(0, 4)}-01-01` : firstDay(day)
}

function endOf(by: Level['by'], day: string): string {
  return by === 'year' ? lastDay(addMonths(`${day.slice(0, 4)}-01`, 11)) : lastDay(day)
}
