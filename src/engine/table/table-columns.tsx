/**
 * Columns compiled once per plan: what stands at which position, how each draws a cell. Rows only call these functions; there
 * is no closure and no component per cell.
 */
import type { CSSProperties, ReactNode } from 'react'
import { traits } from '../../../kinds/column-kinds'
import { isBlank, type CellComponent } from '../../../kinds/shared/cell'
import { textOfCell, type TextAbout } from '../../../kinds/shared/cell-text'
import { cellOf } from '../../cells/cell-of'
import { CoverBar } from '../../cells/bars/cover-bar'
import { PartsBar } from '../../cells/bars/parts-bar'
import { Trend } from '../../cells/trend/trend'
import { CopyValue } from '../../ui/copy-value'
import { CellLink } from '../cell-link'
import type { ColumnPlan, EnumPlan, MarkPlan } from '../../../contract/plan'
import type { Comparing, Row } from '../../../contract/wire'
import { PartCell } from '../part-cell'
import { compared } from './compared'
import { ALL_PINS, type Pins, type Side } from './geometry'
import type { ColumnLeaf } from './layout'

/** What all cells of a table are drawn with. `mixed`: rows of several currencies stand together, so each amount says its own. */
export interface CellAbout {
  enums: Record<string, EnumPlan>
  mixed: boolean
  comparing?: Comparing
}

/** A column made ready: where it stands and how it draws a cell. */
export interface TableColumn {
  column: ColumnPlan
  /** Group that a press on the heading opens. */
  opens?: string
  /** Position among all columns, those for selecting and opening counted. */
  at: number
  side: Side
  className: string
  /** Where a pinned cell stays: by variables of the table, so that a changed width draws no cell. */
  style?: CSSProperties
  cell: CellComponent
  comparing?: Comparing
}

/** The columns with values: all of them in order, and the same ones by the side that they are pinned to. */
export interface TableColumns {
  all: TableColumn[]
  /** What each row is called by: it is its heading to whoever hears the table. Undefined where there is no column. */
  title: TableColumn | undefined
  left: TableColumn[]
  middle: TableColumn[]
  right: TableColumn[]
}

/**
 * The first column stays in sight where no other is pinned left.
 * @param before how many columns of the table's own stand first, all pinned; @param pins which pinned ones stay so
 */
export function compileColumns(leaves: readonly ColumnLeaf[], before: number, comparing: Comparing | undefined, pins: Pins = ALL_PINS): TableColumns {
  const hasLeft = leaves.some(({ column }) => column.fixed === 'left')
  const wanted = leaves.map(({ column }, index): Side => (index === 0 && !hasLeft && !column.fixed ? 'left' : column.fixed))
  const sides = wanted.map((side, index): Side => ((side === 'left' && before + index >= pins.left) || (side === 'right' && !pins.right) ? undefined : side))
  const all = leaves.map(({ column, opens }, index): TableColumn => {
    const at = before + index
    const side = sides[index]
    const edge = side === 'left' && sides[index + 1] !== 'left' ? ' pin-edge-left' : side === 'right' && sides[index - 1] !== 'right' ? ' pin-edge-right' : ''
    const isCompared = comparing !== undefined && column.compare.includes(comparing)
    return {
      column,
      ...(opens === undefined ? {} : { opens }),
      at,
      side,
      className: [
        `align-${column.align}`, ...(side ? [`is-pinned${edge}`] : []), ...(column.pivot?.role === 'unallocated' ? ['column-unallocated'] : []),
        ...(column.edit ? ['is-editable'] : []), ...(column.behind ? ['opens-rows'] : []),
      ].join(' '),
      ...(side ? { style: pinStyle(side, at) } : {}),
      cell: cellOf(column),
      ...(isCompared ? { comparing } : {}),
    }
  })
  const left = all.filter(({ side }) => side === 'left')
  const isName = ({ column }: TableColumn): boolean => column.product !== undefined || traits(column).words
  const title = left.find(isName) ?? all.find(isName) ?? all[0]
  return { all, title, left, middle: all.filter(({ side }) => !side), right: all.filter(({ side }) => side === 'right') }
}

/** Keeps a cell at its edge; how far from it is a variable of the table, by the column's position. */
export function pinStyle(side: 'left' | 'right', at: number): CSSProperties {
  return side === 'left' ? { left: `var(--pin-${at})` } : { right: `var(--pin-${at})` }
}

/** What stands in a cell: its value, where it leads, its last days, what waits, what was before, and its mark. */
export function drawCell({ column, cell, comparing }: TableColumn, row: Row, about: CellAbout, mark?: MarkPlan): ReactNode {
  const { path } = column
  const value = row[path]
  let content: ReactNode = column.part
    ? <PartCell column={column} row={row} enums={about.enums} />
    : column.link ? named(column, cell, row, about) : cell({ value, row, field: column, enums: about.enums, mixed: about.mixed })
  if (column.empty !== undefined && isBlank(value)) content = column.empty
  if (column.pending && row[`${path}.pending`] !== undefined) content = pending(content, column, cell, row, about)
  // The ground is the value's own: what is drawn beside it stands where it stands in every row.
  if (mark) content = <span className={`cell-marked mark-${mark.tone}`} data-tip={mark.says}>{content}</span>
  if (column.bar) content = <span className="cell-with-trend"><PartsBar column={column} row={row} />{content}</span>
  if (column.cover) content = <span className="cell-with-trend"><CoverBar column={column} row={row} />{content}</span>
  if (column.trend) content = <span className="cell-with-trend"><Trend column={column} row={row} />{content}</span>
  return comparing ? compared(content, column, row, about, comparing) : content
}

/** What names another row leads to it; the button that copies stands beside the link, not in it. */
function named(column: ColumnPlan, cell: CellComponent, row: Row, about: CellAbout): ReactNode {
  const value = row[column.path]
  const lead = (words: ReactNode): ReactNode => <CellLink link={column.link!} row={row}>{words}</CellLink>
  const { enums, mixed } = about
  if (column.product || isBlank(value)) return cell({ value, row, field: column, enums, mixed, named: lead })
  const link = lead(cell({ value, row, field: { ...column, copy: false }, enums, mixed }))
  return column.copy ? <span className="cell-copy">{link}<CopyValue text={textOfCell(value, { row, field: column, enums, mixed })} /></span> : link
}

function pending(content: ReactNode, column: ColumnPlan, cell: CellComponent, row: Row, about: CellAbout): ReactNode {
  const path = `${column.path}.pending`
  const field = { ...column, path, copy: false }
  const next = textOfCell(row[path], { row, field, enums: about.enums, mixed: about.mixed })
  const now = textOfCell(row[column.path], { row, field: column, enums: about.enums, mixed: about.mixed })
  return (
    <span className="cell-pending" data-tip={`当前 ${now}，待提交 ${next}，导出批量表格后到后台上传`}>
      {content}
      <span className="cell-pending-arrow" aria-label="待提交">→</span>
      <span className="cell-pending-next">{cell({ value: row[path], row, field, enums: about.enums, mixed: about.mixed })}</span>
    </span>
  )
}

/** Text of a cell exactly as it is shown, with what waits and what was before. */
export function textOfTableCell({ column, comparing }: TableColumn, row: Row, about: Omit<TextAbout, 'row' | 'field'>): string {
  const { path } = column
  const now = column.empty !== undefined && isBlank(row[path]) ? column.empty : textOfCell(row[path], { ...about, row, field: column })
  const waits = column.pending ? row[`${path}.pending`] : undefined
  const text = waits === undefined ? now : `${now} → ${textOfCell(waits, { ...about, row, field: column })}`
  return comparing ? `${text}（${textOfCell(row[`${path}.prev`], { ...about, row, field: column })}）` : text
}
