/** The table of counts in docs/pictures.md: written, read again, compared. Pure. */
import type { Counts } from './counts'

/** Widths and heights of the windows that staff have. */
export const WINDOWS = [[1280, 720], [1440, 900], [1920, 1080]] as const
/** The window in which axe counts. */
export const MIDDLE = WINDOWS[1][0]
type Look = 'light' | 'dark'
export const LOOKS: readonly Look[] = ['light', 'dark']

/** Counts by "width look", as "1280 light". */
export type Shots = Record<string, Counts>
/** By the page's address, and behind a space the tab's name. */
export type Walk = Record<string, Shots>

interface Column { title: string; of: keyof Counts; looks: readonly Look[]; more: 'better' | 'worse' }

/** What a look does not change is counted in one. */
const COLUMNS: readonly Column[] = [
  { title: '看得见的行', of: 'rows', looks: ['light'], more: 'better' },
  { title: '截断的文字', of: 'clipped', looks: ['light'], more: 'worse' },
  { title: '叠住的文字', of: 'overlaps', looks: ['light'], more: 'worse' },
  { title: '空白 %', of: 'empty', looks: ['light'], more: 'worse' },
  { title: '对比不足：浅色', of: 'contrast', looks: ['light'], more: 'worse' },
  { title: '对比不足：深色', of: 'contrast', looks: ['dark'], more: 'worse' },
  { title: '过小的按钮', of: 'small', looks: ['light'], more: 'worse' },
]

const figures = (shots: Shots, { of, looks }: Column): string =>
  WINDOWS.map(([width]) => looks.map((look) => shots[`${width} ${look}`]?.[of] ?? '–').join('+')).join(' / ')

/** Lines of a Markdown table, by the pages' names; a cell says the figure at each of the widths. */
export function tableOf(walk: Walk): string[] {
  return [
    `| 页面 | ${COLUMNS.map(({ title }) => title).join(' | ')} |`, `| --- |${' --- |'.repeat(COLUMNS.length)}`,
    ...Object.entries(walk).map(([name, shots]) => `| ${name} | ${COLUMNS.map((column) => figures(shots, column)).join(' | ')} |`),
  ]
}

/** The cells of each page as a table says them; lines of other kinds are passed over. */
function cellsOf(lines: readonly string[]): Map<string, string[]> {
  const rows = lines.filter((line) => line.startsWith('| /')).map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()))
  return new Map(rows.map(([name, ...cells]) => [name!, cells]))
}

/**
 * What became worse since a table was kept, each as a sentence; [] where nothing did. A page that is new is compared with nothing.
 * @param slack of rows, texts and buttons that other data may change @param slackOfEmpty in per cent
 */
export function worse(kept: readonly string[], now: readonly string[], slack = 1, slackOfEmpty = 4): string[] {
  const before = cellsOf(kept)
  return [...cellsOf(now)].flatMap(([name, cells]) => COLUMNS.flatMap((column, at) => {
    const was = before.get(name)?.[at]?.split(' / ').map(Number) ?? []
    return (cells[at] ?? '').split(' / ').flatMap((cell, window) => {
      const [from, to] = [was[window], Number(cell)]
      if (from === undefined || Number.isNaN(from) || Number.isNaN(to)) return []
      const gone = column.more === 'better' ? from - to : to - from
      return gone > (column.of === 'empty' ? slackOfEmpty : slack) ? [`${name}（${WINDOWS[window]![0]}）：${column.title} ${from} → ${to}`] : []
    })
  }))
}
