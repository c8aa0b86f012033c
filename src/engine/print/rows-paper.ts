/** How a list's columns stand on A4: upright, across, in smaller type, or in several parts below each other's first column. Pure. */
import type { EnumPlan } from '../../../contract/plan'
import type { Comparing, Row, SummaryLine } from '../../../contract/wire'
import type { ColumnNode } from '../table/layout'

/** What lies on the paper, kept as it was when the person asked for it. */
export interface RowsToPrint {
  /** The page with its tab. */
  name: string
  /** When it was asked for, in UTC. */
  at: string
  nodes: readonly ColumnNode[]
  rows: readonly Row[]
  enums: Record<string, EnumPlan>
  comparing: Comparing | undefined
  /** What the list was asked, in words; '' where nothing was. */
  asks: string
  /** Which rows they are: "共 2 条", or which page of how many. */
  count: string
  /** What the figures mean, part by part. */
  meaning: readonly string[]
  /** The totals below them. */
  totals: readonly SummaryLine[]
  /** What is said behind the name of each total, where it is not that of these rows: "（全部 1,234 条）". */
  totalsOf: string
}

/** What was shown when somebody asked for paper. */
interface Asking {
  rows: number
  /** Number of the page, from 1. */
  page: number
  /** Rows that the question finds; undefined where nobody has counted them. */
  total: number | undefined
  /** The totals are those of the rows shown. */
  ofPage: boolean
}

const counted = (rows: number): string => rows.toLocaleString('en-US')

/** How a page of a list is told on paper: which rows lie there, and whose the totals below them are. */
export function pageInWords({ rows, page, total, ofPage }: Asking): Pick<RowsToPrint, 'count' | 'totalsOf'> {
  if (total === rows) return { count: chosenInWords(rows), totalsOf: '' }
  const all = total === undefined ? '' : ` ${counted(total)} 条`
  return { count: `第 ${counted(page)} 页，本页 ${counted(rows)} 条${all ? `，共${all}` : ''}`, totalsOf: ofPage ? '（本页）' : `（全部${all}）` }
}

/** "共 2 条" of rows that were chosen one by one, or that are all there are. */
export function chosenInWords(rows: number): string {
  return `共 ${counted(rows)} 条`
}

/** The widths are in halves of a Chinese sign, which is about one digit. */
interface Wide {
  /** Figures are never broken, words are. */
  isFigure: boolean
  heading: string
  texts: readonly string[]
}

/** Type in pt; `parts` are places of columns, each part with the first one. */
interface RowsPaper {
  isAcross: boolean
  type: number
  parts: number[][]
}

/** The sheet of paper, mm. */
export const A4 = { width: 210, height: 297 }

const LARGEST = 8
const SMALLEST = 6.5
/** What fits between the margins in the largest type. */
const UPRIGHT = 118
const ACROSS = 174
/** Of the cell's edges. */
const EDGES = 2
/** Of the column that counts the rows. */
const COUNTER = 6
const MOST_WORDS = 30
const MOST_FIGURES = 24
const LEAST = 4
/** A heading breaks where it is longer. */
const HEADING = 8

/** Width of a text, an ideograph as two, a capital a little more than one. */
export function unitsOf(text: string): number {
  let units = 0
  for (const sign of text) units += sign.codePointAt(0)! > 0x2e7f ? 2 : sign >= 'A' && sign <= 'Z' ? 1.25 : 1
  return units
}

/** The room that a column takes: its longest figure whole, its words up to a line of some fifteen ideographs. */
export function roomOf({ isFigure, heading, texts }: Wide): number {
  const longest = Math.max(0, ...texts.map(unitsOf))
  return EDGES + Math.max(LEAST, Math.min(unitsOf(heading), HEADING), Math.min(longest, isFigure ? MOST_FIGURES : MOST_WORDS))
}

/** Few columns stand upright, more across, more yet in smaller type; what is too wide even so is laid in parts. */
export function rowsPaper(rooms: readonly number[]): RowsPaper {
  const sum = COUNTER + rooms.reduce((all, room) => all + room, 0)
  const whole = rooms.map((_room, at) => at)
  if (sum <= UPRIGHT) return { isAcross: false, type: LARGEST, parts: [whole] }
  const most = (ACROSS * LARGEST) / SMALLEST
  if (sum <= most) return { isAcross: true, type: Math.max(SMALLEST, Math.floor((10 * LARGEST * Math.min(1, ACROSS / sum))) / 10), parts: [whole] }
  const parts: number[][] = []
  let left = 0
  for (const at of whole.slice(1)) {
    const room = rooms[at]!
    if (parts.length === 0 || room > left) {
      parts.push([0])
      left = most - COUNTER - rooms[0]!
    }
    parts.at(-1)!.push(at)
    left -= room
  }
  return { isAcross: true, type: SMALLEST, parts }
}
