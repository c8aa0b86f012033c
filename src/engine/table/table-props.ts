/** What the table of a list is given and what it tells: plan data in, events out. Types only. */
import type { ReactNode } from 'react'
import type { ColumnPlan, EnumPlan, MarkPlan } from '../../../contract/plan'
import type { Comparing, Row, SortBy, SummaryLine } from '../../../contract/wire'
import type { OpenNumber } from '../behind/pressed'
import type { ColumnNode } from './layout'

/** Ascending or descending, in the words of the question. */
export type Order = SortBy['order']

/** Row heights 28, 36 and 44 px. */
export type Density = 'compact' | 'middle' | 'loose'

/** What a person does to a column from its heading; whoever keeps the view obeys. */
export type ColumnCommand = 'pinLeft' | 'pinRight' | 'unpin' | 'hide' | 'group' | 'ungroup'

/** Rows chosen, by row id, across pages. */
export interface RowSelection {
  ids: ReadonlySet<string>
  /** Every row of the question is chosen, also those of other pages. */
  all: boolean
  onToggle: (rowId: string, row: Row, on: boolean) => void
  /** All rows of the page, or those between two presses with shift held. */
  onTogglePage: (rows: readonly Row[], on: boolean) => void
}

/**
 * Writing in a cell's place. The table asks `element` for every editable cell of every row whenever it draws: it answers
 * undefined (or the same element as before) at once for cells that are not written just now.
 */
export interface CellEditing {
  /** May cells of this row be written at all? Left out: of every row. */
  isOpen?: (row: Row) => boolean
  /** Begins to write; false where this cell is not written in its place. */
  start: (row: Row, column: ColumnPlan) => boolean
  /** What stands in the cell instead of its value; `draw` is the cell as the table draws it when it is not written. */
  element: (row: Row, column: ColumnPlan, draw?: () => ReactNode) => ReactNode | undefined
}

/** Rows that stand below the row whose key their field `parent` holds. */
export interface RowTree {
  parent: string
  /** Asks for the rows below one; left out: all there are stand on the page. */
  load?: (row: Row) => Promise<Row[]>
}

/** A handler that is left out takes its control away: without `onResize` no width can be set, without `selection` there are no boxes. */
export interface ListTableProps {
  /** What a reader hears the table called by: the page with its tab, the card, the drawer that it stands in. */
  name: string
  /** Pinned ones at their sides already. */
  columns: readonly ColumnNode[]
  rows: readonly Row[]
  summary: readonly SummaryLine[]
  keyFields: readonly string[]
  enums: Record<string, EnumPlan>
  marks: readonly MarkPlan[]
  sort: readonly SortBy[]
  comparing?: Comparing
  /** True while the rows belong to an earlier question: they are dimmed. */
  stale: boolean
  /** True before the first answer: rows of the right height stand where the rows will be, `pageSize` of them. */
  loading?: boolean
  pageSize?: number
  empty: ReactNode
  /** Stands inside something else, with a width of its own; left out: it is its page's list and as wide as the page. */
  isInside?: boolean
  /** Names of page and call, for complaints. */
  page: string
  call: string
  density?: Density
  /** Pixels by column key, where a person has set them. */
  widths?: Readonly<Record<string, number>>
  onResize?: (key: string, px: number) => void
  selection?: RowSelection
  /** undefined: back to the list's own order. `additive`: besides what it is sorted by already. */
  onSort: (path: string, order: Order | undefined, additive: boolean) => void
  onColumnMenu?: (column: ColumnPlan, command: ColumnCommand) => void
  onFold: (group: string) => void
  /** Opens a row's detail: Enter, or a double click on a cell that is not written in its place. */
  onOpenRow?: (row: Row) => void
  /** Asks for the numbers of a cell that is worked out from others. */
  onExplain?: (row: Row, column: ColumnPlan) => void
  /** Opens the days of a figure that is counted over days. */
  onDays?: (row: Row, column: ColumnPlan) => void
  /** Lists the rows behind a number, of a cell or of a total. */
  onNumber?: OpenNumber
  /** Totals open rows too. Those of an entity's list do not: they are added up from the rows that stand above them. */
  opensTotals?: boolean
  editing?: CellEditing
  tree?: RowTree
  /** Rows that share this field's value stand under one heading. */
  group?: { path: string; label: string }
  /** Draws the actions of a row, and how wide their column is. */
  rowActions?: { width: number; render: (row: Row) => ReactNode }
  expand?: (row: Row) => ReactNode
}
