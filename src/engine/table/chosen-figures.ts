/** What the figures of a chosen rectangle come to, as a spreadsheet says it below its cells: count, sum, average. Pure. */
import { COLUMN_KINDS, traits } from '../../../kinds/column-kinds'
import { isBlank } from '../../../kinds/shared/cell'
import { textOfCell, type TextAbout } from '../../../kinds/shared/cell-text'
import { addText, ratioText, trimZeros } from '../../../contract/decimal-text'
import { formatDecimal } from '../../../contract/format/number'
import type { ColumnPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'

/** One chosen cell: the column it stands in and the row that holds its value. */
export interface ChosenCell { column: ColumnPlan; row: Row }

interface ChosenFigures {
  /** Cells that hold anything, and how many of them can be added up. */
  cells: number
  figures: number
  /** As the cells write them; one of each currency and unit, so that no two are added that are none. */
  sums: string[]
  /** Of all figures, where they are of one currency or unit; a share or a rank has none that is true. */
  average?: string
}

type About = Pick<TextAbout, 'enums' | 'mixed'>

const AVERAGE_DIGITS = 2

/** Amounts are told apart by their currency, everything else by what it is counted in. */
function unitOf({ column, row }: ChosenCell): string {
  return traits(column).inCurrency ? `currency ${String(row[column.currencyField ?? ''] ?? '')}` : `unit ${column.unit ?? ''}`
}

/** Blank cells count for nothing. Sums are exact texts, one of each currency or unit; no average where there are several of them. */
export function chosenFigures(cells: readonly ChosenCell[], about: About): ChosenFigures {
  const told = cells.filter(({ column, row }) => !isBlank(row[column.path]))
  const figures = told.filter(({ column }) => COLUMN_KINDS[column.kind].totals.includes('sum'))
  const groups = new Map<string, { first: ChosenCell; sum: string; count: number }>()
  for (const cell of figures) {
    const unit = unitOf(cell)
    const group = groups.get(unit)
    const sum = addText(group?.sum ?? '0', cell.row[cell.column.path]) ?? '0'
    groups.set(unit, { first: group?.first ?? cell, sum, count: (group?.count ?? 0) + 1 })
  }
  const sums = [...groups.values()].map(({ first, sum }) => written(first, sum, about))
  const [only, ...others] = groups.values()
  const average = only && others.length === 0 ? ratioText(only.sum, String(only.count)) : undefined
  return { cells: told.length, figures: figures.length, sums, ...(average === undefined ? {} : { average: averageIn(only!.first, average, about) }) }
}

/** In the words of the cell that the figure would stand in. */
function written({ column, row }: ChosenCell, value: string, { enums, mixed }: About): string {
  return textOfCell(value, { row, field: column, enums, mixed })
}

/** The average of whole numbers is none. */
function averageIn(cell: ChosenCell, value: string, about: About): string {
  return traits(cell.column).inCurrency ? written(cell, value, about) : trimZeros(formatDecimal(value, AVERAGE_DIGITS))
}
