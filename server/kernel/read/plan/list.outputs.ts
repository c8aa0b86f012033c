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

/** Where a column's values stand in a row of the database, one a period. */
export function namesOf({ periods }: Column, prefix: string, index: number): [now: string, ...earlier: string[]] {
  const [, ...earlier] = periods?.periods ?? []
  return [nameOf(prefix, index, 0), ...earlier.map((_period, at) => nameOf(prefix, index, at + 1))]
}

/** Puts a column's value into an answer, and what it is compared with beside it. @param names of `namesOf`; @param digits given on to `read` */
export function putValue(
  answer: Row, { column: { periods, path, found }, names, row }: { column: Column; names: ReturnType<typeof namesOf>; row: Row },
  read: (value: unknown, digits: number | undefined) => unknown, digits?: number,
): void {
  if (!periods) answer[path] = read(row[names[0]], digits)
  else addCompared(periods, answer, path, names.map((each) => row[each]), found.field, read, digits)
}

function nameOf(prefix: string, index: number, period: number): string {
  return period === 0 ? `${prefix}${index}` : `${prefix}${index}_${period}`
}
