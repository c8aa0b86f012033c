/** What all rows of a table share: its columns, their places and widths, and the frame that rows are drawn in. New only when it changes. */
import { useMemo, type ReactNode } from 'react'
import type { ColumnPlan, EnumPlan, MarkPlan } from '../../../contract/plan'
import type { Comparing, Row, SummaryLine } from '../../../contract/wire'
import type { RowEvents, RowFrame } from './body-row'
import { figureRoom } from './figure-room'
import { CHUNK, layOut, leastOf, pinsIn, rowHeightOf, widthOf, type Geometry, type Span } from './geometry'
import { leavesOf, mixesCurrencies, type ColumnNode } from './layout'
import { shadeRanges, type ShadeRanges } from './shades'
import { compileColumns, type TableColumn } from './table-columns'
import type { Density } from './table-props'

/** Of the columns for selecting and for opening a row. */
const LEAD_WIDTH = 38

interface Given {
  nodes: readonly ColumnNode[]
  rows: readonly Row[]
  /** Lines of totals below the rows. */
  totals: readonly SummaryLine[]
  enums: Record<string, EnumPlan>
  marks: readonly MarkPlan[]
  comparing: Comparing | undefined
  density: Density
  widths: Readonly<Record<string, number>> | undefined
  /** Px that the columns may fill; 0 while it is not measured. */
  room: number
  hasSelection: boolean
  hasExpand: boolean
  isTree: boolean
  rowActions: { width: number; render: (row: Row) => ReactNode } | undefined
  on: RowEvents
}

interface TableFrame {
  frame: RowFrame
  spans: Span[]
  geometry: Geometry
  rowHeight: number
  /** Columns before the first one with values. */
  before: number
  /** Columns with values, as cells follow each other in a row. */
  plans: readonly ColumnPlan[]
}

/** The same objects come back while nothing they rest on has changed: rows of the same width and range draw no row anew. */
export function useTableFrame(given: Given): TableFrame {
  const { nodes, rows, totals, enums, marks, comparing, density, widths, room, hasSelection, hasExpand, isTree, rowActions, on } = given
  const leaves = useMemo(() => leavesOf(nodes), [nodes])
  const plans = useMemo(() => leaves.map((leaf) => leaf.column), [leaves])
  const mixed = useMemo(() => mixesCurrencies(rows, plans), [rows, plans])
  const figures = useMemo(() => JSON.stringify(figureRoom(plans, rows, totals, mixed, enums)), [plans, rows, totals, mixed, enums])
  const before = (hasSelection ? 1 : 0) + (hasExpand ? 1 : 0)
  const wanted = useMemo(() => compileColumns(leaves, before, comparing), [leaves, before, comparing])
  const actionsWidth = rowActions?.width
  const hasRows = rows.length > 0
  // As text: rows as wide as those before move no column.
  const all = useMemo((): Span[] => {
    const least = JSON.parse(figures) as Readonly<Record<string, number>>
    const lead = Array.from({ length: before }, (_one, at): Span => ({ key: `#${at}`, width: LEAD_WIDTH, set: true, side: 'left' }))
    const own = wanted.all.map(
      ({ column, side }): Span => (
        {
          key: column.key, width: widthOf(column, comparing, widths, least[column.key]), set: widths?.[column.key] !== undefined, side,
          least: hasRows ? leastOf(column, comparing, least[column.key]) : undefined, figure: column.align === 'right',
        }
      ),
    )
    return [...lead, ...own, ...(actionsWidth === undefined ? [] : [{ key: '#actions', width: actionsWidth, set: true, side: 'right' as const }])]
  }, [before, wanted, comparing, widths, figures, hasRows, actionsWidth])
  const { left, right } = useMemo(() => pinsIn(all, room), [all, room])
  const columns = useMemo(
    () => (left === Infinity ? wanted : compileColumns(leaves, before, comparing, { left, right })), [wanted, leaves, before, comparing, left, right],
  )
  const spans = useMemo(
    () => (left === Infinity ? all : all.map((span, at) => ({ ...span, side: at < before ? span.side : columns.all[at - before]?.side }))),
    [all, columns, before, left],
  )
  const geometry = useMemo(() => layOut(spans, room), [spans, room])
  const rowHeight = useMemo(() => rowHeightOf(plans, density, comparing), [plans, density, comparing])
  const renderActions = rowActions?.render
  // As text: rows of the same range are not drawn anew because one of them is.
  const shaded = useMemo(() => JSON.stringify(shadeRanges(plans, rows)), [plans, rows])
  const shades = useMemo(() => JSON.parse(shaded) as ShadeRanges, [shaded])
  const frame = useMemo((): RowFrame => {
    const count = before + columns.all.length + (renderActions ? 1 : 0)
    return {
      columns, chunks: chunksOf(columns.middle), count, isWindowed: columns.middle.length > CHUNK * 3, isTree, marks, on, shades,
      about: { enums, mixed, ...(comparing ? { comparing } : {}) },
      ...(hasSelection ? { selectAt: 0 } : {}),
      ...(hasExpand ? { expandAt: before - 1 } : {}),
      ...(renderActions ? { actionsAt: count - 1, renderActions } : {}), pinsActions: right,
    }
  }, [columns, right, isTree, marks, on, shades, enums, mixed, comparing, hasSelection, hasExpand, before, renderActions])
  return { frame, spans, geometry, rowHeight, before, plans }
}

function chunksOf(columns: readonly TableColumn[]): TableColumn[][] {
  const chunks: TableColumn[][] = []
  for (let at = 0; at < columns.length; at += CHUNK) chunks.push(columns.slice(at, at + CHUNK))
  return chunks
}
