/**
 * Which facts of an object tell it at a glance: its picture, the states it is in, its foremost figures. What stands in the head is
 * said there and nowhere else: `paths` are what the body below leaves out. Pure.
 */
import { traits } from '../../../kinds/column-kinds'
import type { ColumnPlan, EnumPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { isBlank } from '../../../kinds/shared/cell-text'

/** What the head shows. `image` is undefined where the row has no picture. */
export interface HeadFacts {
  /** Address of its picture. */
  image: string | undefined
  states: readonly ColumnPlan[]
  figures: readonly ColumnPlan[]
  /** Paths of all that the head says. */
  paths: ReadonlySet<string>
}

const MOST_STATES = 4
const MOST_FIGURES = 4
const MOST_AMOUNTS = 2

/** @param picture address of its picture, where no column of the row has one */
export function headFacts(columns: readonly ColumnPlan[], row: Row, enums: Record<string, EnumPlan>, picture: string | undefined): HeadFacts {
  const own = pictureOf(columns, row)
  const states = columns.filter((column) => !isBlank(row[column.path]) && isState(column, enums)).slice(0, MOST_STATES)
  const figures = foremost(columns)
  const pictures = own === undefined ? [] : columns.filter((column) => traits(column).picture && row[column.path] === own)
  return { image: own ?? picture, states, figures, paths: new Set([...states, ...figures, ...pictures].map(({ path }) => path)) }
}

/** The picture that the list draws of the row, in a column of its own or beside its name. */
function pictureOf(columns: readonly ColumnPlan[], row: Row): string | undefined {
  const paths = columns.flatMap((column) => [
    ...(traits(column).picture ? [column.path] : []), ...(column.product?.image === undefined ? [] : [column.product.image]),
  ])
  const found = paths.map((path) => row[path]).find((value) => !isBlank(value))
  return typeof found === 'string' ? found : undefined
}

/** A choice whose values have colours says how the row stands. */
function isState({ enum: of, pivot, total }: ColumnPlan, enums: Record<string, EnumPlan>): boolean {
  return of !== undefined && pivot === undefined && total === 'none' && (enums[of ?? '']?.values.some(({ color }) => color !== undefined) ?? false)
}

/** What the list shows and adds up, counts and amounts, first things first as the list has them. */
function foremost(columns: readonly ColumnPlan[]): ColumnPlan[] {
  const figures = columns.filter((column) => !column.hidden && column.pivot === undefined && column.total === 'sum' && traits(column).numeric)
  const amounts = figures.filter((column) => traits(column).inCurrency).slice(0, MOST_AMOUNTS)
  const counts = figures.filter((column) => !traits(column).inCurrency).slice(0, MOST_FIGURES - amounts.length)
  return [...counts, ...amounts]
}
