/** What is asked for small lines besides the rows of a list: the last days of its figures, of the rows that are shown. Pure. */
import { allOf, type Condition, type Scalar } from './filter'
import { keysCondition } from './keys-condition'
import type { ColumnPlan } from './plan'
import type { ListRequest, Row } from './wire'

/**
 * The lines of a list's rows, in one question after the rows have come; undefined where none is drawn. A report answers them in its rows.
 * @param question what the rows were the answer to; @param columns those that are shown
 */
export function linesQuestion(
  question: ListRequest, rows: readonly Row[], keyFields: readonly string[], columns: readonly ColumnPlan[],
): ListRequest | undefined {
  const drawn = columns.filter(({ trend }) => trend)
  if (drawn.length === 0 || rows.length === 0 || question.rows) return undefined
  return askedOf(question, rows, keyFields, { measures: drawn.map(({ path }) => path), days: Math.max(...drawn.map(({ trend }) => trend?.days ?? 0)) })
}

/** One figure of one row, day by day; of a report the rows that it is told by, in each of their currencies. */
export function daysQuestion(question: ListRequest, row: Row, keyFields: readonly string[], path: string, days: number): ListRequest {
  const trend = { measures: [path], days }
  const { source, currency, rows } = question
  if (!rows) return askedOf(question, [row], keyFields, trend)
  const told = rows.map((field): Condition => {
    const value = row[field]
    return value === null || value === undefined ? { field, op: 'empty', value: true } : { field, op: 'eq', value: value as Scalar }
  })
  const filter = allOf([question.filter, ...told])
  return {
    page: 1, pageSize: MOST_CURRENCIES, rows, measures: [path], trend,
    ...(filter ? { filter } : {}), ...(currency ? { currency } : {}), ...(source === undefined ? {} : { source }),
  }
}

/** A report's row is told once for each currency of its amounts. */
const MOST_CURRENCIES = 50

function askedOf(
  { filter, currency, source }: ListRequest, rows: readonly Row[], keyFields: readonly string[], trend: NonNullable<ListRequest['trend']>,
): ListRequest {
  const asked = allOf([filter, keysCondition(keyFields, rows)])!
  return {
    page: 1, pageSize: rows.length, filter: asked, fields: [...keyFields], trend,
    ...(currency ? { currency } : {}), ...(source === undefined ? {} : { source }),
  }
}
