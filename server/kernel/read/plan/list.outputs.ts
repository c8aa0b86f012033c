/** The columns of an answer as SQL, and back: a value and, where it is compared, what it is compared with. */
import type { Row } from '../../../../contract/wire'
import type { FieldSql } from '../statement/fields'
import { addCompared } from './report.reading'
import type { Question } from '../question/report.question'
import type { ReadAs } from '../statement/values'

/** A column of the answer: its path, and how its value is read. */
export interface Column {
  path: string
  found: FieldSql
  reading: ReadAs
  /** Path of the row's currency. */
  currency?: string
  /** The periods that a figure is told of, where it is compared; each has a column of its own. */
  periods?: Pick<Question, 'periods' | 'without'>
}

/** A column of the answer and, for a figure that is compared, one for each earlier period: "<sql> as c3", "<sql> as c3_1". */
export function outputsOf(columns: Column[], prefix: string, sqlOf: (column: Column, period: number) => string): string[] {
  return columns.flatMap(
    (column, at) => (column.periods?.periods ?? [undefined]).map((_period, period) => `${sqlOf(column, period)} as ${nameOf(prefix, at, period)}`),
  )
}

/** Puts a column's value into an answer, and what it is compared with beside it. */
export function putValue(
  answer: Row, { column, index, prefix, row }: { column: Column; index: number; prefix: string; row: Row }, read: (value: unknown) => unknown,
): void {
  const { periods, path, found } = column
  if (!periods) answer[path] = read(row[`${prefix}${index}`])
  else addCompared(periods, answer, path, periods.periods.map((_period, at) => row[nameOf(prefix, index, at)]), found.field, read)
}

function nameOf(prefix: string, index: number, period: number): string {
  return period === 0 ? `${prefix}${index}` : `${prefix}${index}_${period}`
}
