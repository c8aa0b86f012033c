/**
 * Figures of some rows day by day, for the small lines of reports and of lists: one statement for all rows of a page. What the rows
 * are, and which days they are asked for, is decided by who asks.
 */
import { byDays } from '../../../../contract/daily'
import { addDays, daysBetween } from '../../../../contract/days'
import { allOf, type Condition, type Scalar } from '../../../../contract/filter'
import type { Dataset, Dimension, Measure } from '../../../../contract/model'
import type { ListRequest, Row } from '../../../../contract/wire'
import { malformed } from '../../asker/problem'
import type { Range } from '../question/report.periods'
import { askKept } from '../statement/kept-answers'
import { planning } from '../statement/statement'
import type { Reading } from '../reading'
import { keptReport } from './report'

const MOST_DAYS = 92

/** @throws HttpRefusal 400 for days that are too few or too many for a line */
export function checkDays(days: number): void {
  if (!Number.isSafeInteger(days) || days < 2 || days > MOST_DAYS) throw malformed(`走势可以看 2 到 ${MOST_DAYS} 天`)
}

/** The dataset as it is told by single days, and its dimension of them. @throws HttpRefusal 400 where it has none */
export function dailyOf(dataset: Dataset): { dataset: Dataset; day: Dimension } {
  const found = byDays(dataset)
  if (!found) throw malformed(`「${dataset.label}」没有按天的数据，不能看走势`)
  return found
}

/** The last `most` days up to the one that data go to, none of them outside of the asked range, oldest first; none where there are none. */
export function lastDays(until: string, most: number, range: Partial<Range> | undefined): string[] {
  const to = range?.to !== undefined && range.to < until ? range.to : until
  const first = addDays(to, 1 - most)
  const from = range?.from !== undefined && range.from > first ? range.from : first
  return from > to ? [] : Array.from({ length: daysBetween(from, to) + 1 }, (_none, at) => addDays(from, at))
}

interface ByDay {
  /** Dimensions that make a row. */
  rows: string[]
  day: Dimension
  measures: string[]
  /** yyyy-mm-dd, both included. */
  from: string
  to: string
  /** Conditions on dimensions. */
  facts: Condition[]
  /** What a row of the answer is known by. */
  keyOf: (row: Row) => string
  /** Rows are told by their own currency, though amounts are converted. */
  keepsNames?: true
}

/** @returns by the row's key, by day (yyyy-mm-dd): the row of that day's figures; days without facts have none */
export async function figuresByDay(
  reading: Reading, currency: ListRequest['currency'], dataset: Dataset, { rows, day, measures, from, to, facts, keyOf, keepsNames }: ByDay,
): Promise<Map<string, Map<string, Row>>> {
  const plan = keptReport(planning(reading, currency), dataset, {
    page: 1, pageSize: 1,
    rows: [...rows, day.name],
    measures: [...new Set(measures)],
    filter: allOf([...facts, { field: day.name, op: 'between', value: [from, to] }])!,
    // The rows themselves were allowed: their days come besides.
  }, { all: true, mostRows: rows.length + 1, ...(keepsNames ? { keepsNames } : {}) })
  const found = new Map<string, Map<string, Row>>()
  for (const row of (await askKept(reading, plan)).list) {
    const key = keyOf(row)
    const ofRow = found.get(key) ?? new Map<string, Row>()
    ofRow.set(String(row[day.name]).slice(0, 10), row)
    found.set(key, ofRow)
  }
  return found
}

/** The rows' values of a dimension; a row without one is asked for too. */
export function amongRows(field: string, told: unknown[]): Condition {
  const isThere = (value: unknown): value is Scalar => value !== null && value !== undefined
  const values = [...new Set(told.filter(isThere))]
  const empty: Condition[] = told.every(isThere) ? [] : [{ field, op: 'empty', value: true }]
  const any: Condition[] = [...(values.length > 0 ? [{ field, op: 'in' as const, value: values }] : []), ...empty]
  return any.length === 1 ? any[0]! : { or: any }
}

/** A day's figure: without facts 0 for what adds up, null for a ratio and for a day that there is no data for yet. */
export function numberOn(measure: Measure, row: Row | undefined, known: boolean): number | null {
  const value = row?.[measure.name]
  if (value !== null && value !== undefined) return Number(value)
  return known && (measure.count || measure.total === 'sum') ? 0 : null
}
