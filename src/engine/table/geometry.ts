/**
 * How wide columns and how high rows are, where pinned ones stand, and which of them are in sight. Pure: numbers in, numbers
 * out. Rows of a table share one height, decided by density and columns, so that nothing shifts when values come.
 */
import { traits } from '../../../kinds/column-kinds'
import type { ColumnPlan } from '../../../contract/plan'
import { headingWidth } from '../../../contract/text-width'
import type { Comparing } from '../../../contract/wire'
import { fitSight, type Side, type Span } from './sight-fit'
import type { Density } from './table-props'

/** What columns are laid out by; they stand in `sight-fit.ts`, which this file rests on. */
export type { Span, Side } from './sight-fit'

/** Px; nobody can make a column narrower. */
export const LEAST_WIDTH = 48
/** Px; nobody can make a column wider. */
export const MOST_WIDTH = 800
/** Px of a group's heading between rows, at every density. */
export const GROUP_HEIGHT = 32

/** Compact is one line, whatever stands in it (cells.css draws pictures and products small). */
const HEIGHTS: Record<Density, number> = { compact: 28, middle: 36, loose: 44 }
/** Two lines of figures: the value and what it was. */
const COMPARED_HEIGHTS: Record<Density, number> = { compact: 38, middle: 46, loose: 54 }
const PRODUCT_HEIGHTS: Record<Density, number> = { compact: 28, middle: 60, loose: 72 }
const IMAGE_ROOM: Record<Exclude<Density, 'compact'>, number> = { middle: 8, loose: 16 }
const COMPARED_WIDTH = 150
const COPY_WIDTH = 20
const TREND_WIDTH = 72
const BAR_WIDTH = 80
const COVER_WIDTH = 128
const PENDING_WIDTH = 60
const PRODUCT_WIDTH = 280

/** The height of every row of a table, in pixels. */
export function rowHeightOf(columns: readonly ColumnPlan[], density: Density, comparing: Comparing | undefined): number {
  let height = HEIGHTS[density]
  for (const column of columns) {
    if (column.product) height = Math.max(height, PRODUCT_HEIGHTS[density])
    else if (traits(column).picture && density !== 'compact') height = Math.max(height, (column.size ?? 40) + IMAGE_ROOM[density])
    if (comparing && column.compare.includes(comparing)) height = Math.max(height, COMPARED_HEIGHTS[density])
  }
  return height
}

/** Px that stand beside a column's value: days, bars, when stock runs out. */
const besideOf = (column: ColumnPlan): number => (column.trend ? TREND_WIDTH : 0) + (column.bar ? BAR_WIDTH : 0) + (column.cover ? COVER_WIDTH : 0)

/**
 * What a column of figures may give way to: its longest figure and its heading.
 * @param figures px of its longest figure; left out: nobody knows, and it keeps its width
 */
export function leastOf(column: ColumnPlan, comparing: Comparing | undefined, figures: number | undefined): number | undefined {
  if (figures === undefined || column.pending || (comparing && column.compare.includes(comparing))) return undefined
  return Math.max(headingWidth(column.label, column), figures) + (column.copy ? COPY_WIDTH : 0) + besideOf(column)
}

/**
 * A column's own width: room for the comparison below a value, the copy button, the small line, bars and a waiting value.
 * @param figures px that the longest figure of the column takes (figure-room.ts)
 */
export function widthOf(column: ColumnPlan, comparing: Comparing | undefined, widths: Readonly<Record<string, number>> = {}, figures = 0): number {
  const set = widths[column.key]
  if (set !== undefined) return clampWidth(set)
  let width = Math.max(column.width, figures) + (column.copy ? COPY_WIDTH : 0) + besideOf(column) + (column.pending ? PENDING_WIDTH : 0)
  if (column.product) width = Math.max(width, PRODUCT_WIDTH)
  if (column.size === 80) width = Math.max(width, 104)
  return comparing && column.compare.includes(comparing) ? Math.max(width, COMPARED_WIDTH) : width
}

/** A width that a column may have: whole px, between the least and the most. */
export function clampWidth(px: number): number {
  return Math.round(Math.min(Math.max(px, LEAST_WIDTH), MOST_WIDTH))
}

/** Columns as they stand, in px; both lists have one entry a column, in the order they are drawn. */
export interface Geometry {
  /** By position. */
  widths: number[]
  /** Distance from the left edge of the table. */
  lefts: number[]
  total: number
  /** Room that pinned columns take at each side. */
  leftWidth: number
  rightWidth: number
}

/** Widths that fill `room` where there is more of it than the columns want; left over room goes to columns nobody has set. Where there is less, `fitSight`. */
export function layOut(given: readonly Span[], room: number): Geometry {
  const spans = fitSight(given, room)
  const wanted = spans.reduce((sum, { width }) => sum + width, 0)
  const free = spans.filter((span) => !span.set && !span.side)
  const extra = Math.max(0, Math.floor(room) - wanted)
  const share = free.reduce((sum, { width }) => sum + width, 0)
  let left = extra
  const widths = spans.map((span) => {
    if (extra === 0 || share === 0 || span.set || span.side) return span.width
    const more = span === free.at(-1) ? left : Math.floor((extra * span.width) / share)
    left -= more
    return span.width + more
  })
  // All were set by hand: the last one that is not pinned takes the rest, so that rows reach the edge.
  if (extra > 0 && share === 0 && spans.length > 0) {
    const last = spans.findLastIndex((span) => !span.side)
    const at = last < 0 ? spans.length - 1 : last
    widths[at] = (widths[at] ?? 0) + extra
  }
  const lefts: number[] = []
  let x = 0
  for (const width of widths) {
    lefts.push(x)
    x += width
  }
  const sideWidth = (side: Side): number => spans.reduce((sum, span, at) => sum + (span.side === side ? widths[at]! : 0), 0)
  return { widths, lefts, total: x, leftWidth: sideWidth('left'), rightWidth: sideWidth('right') }
}

/** Pinned columns may take no more than this share of the room; where they do, they give way until they take the other share. */
const MOST_PINNED = 0.6
const PINNED_AFTER = 0.5

/** Which columns stay pinned: how many of those at the left, in order, and whether those at the right do. */
export interface Pins {
  left: number
  right: boolean
}

/** Every pinned column stays pinned. */
export const ALL_PINS: Pins = { left: Infinity, right: true }

/** Where the room is narrow (a zoom of 200 %) the right side gives way first, then the left from its last column on. `room` 0: not measured yet. */
export function pinsIn(spans: readonly Span[], room: number): Pins {
  const widthOfSide = (side: Side): number => spans.reduce((sum, span) => sum + (span.side === side ? span.width : 0), 0)
  if (room === 0 || widthOfSide('left') + widthOfSide('right') <= room * MOST_PINNED) return ALL_PINS
  let width = 0
  let left = 0
  for (const span of spans) {
    if (span.side !== 'left') continue
    width += span.width
    if (width > room * PINNED_AFTER) break
    left += 1
  }
  return { left, right: false }
}

/** Where a pinned column stays: pixels from its edge of the sight. */
export function pinOf(geometry: Geometry, at: number, side: Side): number {
  if (side === 'left') return geometry.lefts[at] ?? 0
  return side === 'right' ? geometry.total - (geometry.lefts[at] ?? 0) - (geometry.widths[at] ?? 0) : 0
}

/** Columns are drawn in chunks of this many: a chunk out of sight is left out as a whole. */
export const CHUNK = 4
const LEAST_WINDOWED = 16
const SIDE_OVERSCAN_PX = 120

/** Chunks [from, to) of the unpinned columns that stand in sight; all of them where there is little to leave out. */
export function chunksInSight(geometry: Geometry, middle: { from: number; to: number }, sight: { left: number; width: number }): { from: number; to: number } {
  const count = middle.to - middle.from
  const chunks = Math.ceil(count / CHUNK)
  if (count < LEAST_WINDOWED || geometry.total < sight.width * 1.35) return { from: 0, to: chunks }
  const low = sight.left + geometry.leftWidth - SIDE_OVERSCAN_PX
  const high = sight.left + sight.width - geometry.rightWidth + SIDE_OVERSCAN_PX
  let from = 0
  while (from < chunks - 1 && edgeOf(geometry, middle, from + 1) <= low) from += 1
  let to = from + 1
  while (to < chunks && edgeOf(geometry, middle, to) < high) to += 1
  return { from, to }
}

function edgeOf(geometry: Geometry, middle: { from: number; to: number }, chunk: number): number {
  return geometry.lefts[Math.min(middle.from + chunk * CHUNK, middle.to)] ?? geometry.total - geometry.rightWidth
}

/** Fewer rows than this are all drawn: finding text on the page and reading along stay whole. */
const LEAST_ROWS_WINDOWED = 60
const OVERSCAN_ROWS = 2

/** Lines [from, to) that really stand in sight; `tops` has one entry more than there are lines: the end of the last. */
export function linesBetween(tops: ArrayLike<number>, sight: { top: number; height: number }): { from: number; to: number } {
  return { from: rowAt(tops, sight.top), to: Math.min(tops.length - 1, rowAt(tops, sight.top + sight.height) + 1) }
}

/**
 * Rows [from, to) to draw: those in sight, some more on both sides, all of a page that is short.
 * @param isFirst nothing is painted yet: what is in sight comes before the rest of a short page
 */
export function rowsInSight(
  tops: ArrayLike<number>, sight: { top: number; height: number; isLeap?: boolean }, isFirst = false,
): { from: number; to: number } {
  const count = tops.length - 1
  if (count <= LEAST_ROWS_WINDOWED && !isFirst) return { from: 0, to: count }
  const { from, to } = linesBetween(tops, sight)
  const more = sight.isLeap ? 0 : OVERSCAN_ROWS
  return { from: Math.max(0, from - more), to: Math.min(count, to + more) }
}

/** The row that stands at a height. */
function rowAt(tops: ArrayLike<number>, y: number): number {
  let low = 0
  let high = tops.length - 2
  while (low < high) {
    const half = (low + high + 1) >> 1
    if ((tops[half] ?? 0) <= y) low = half
    else high = half - 1
  }
  return Math.max(low, 0)
}

/** Heights one after the other as the places where each begins, and the end of the last. */
export function topsOf(heights: readonly number[]): Float64Array {
  const tops = new Float64Array(heights.length + 1)
  heights.forEach((height, at) => { tops[at + 1] = tops[at]! + height })
  return tops
}
