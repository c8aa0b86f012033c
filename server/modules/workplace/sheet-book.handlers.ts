/** What lies on a printed sheet as a workbook: the lines that the asker's own page has drawn, each sheet of paper a sheet. */
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import type { Download } from '../../kernel/http/handler'
import { downloadBook, type BookSheet } from '../../kernel/tasks/export/book'
import type { Cell } from '../../kernel/value/server-kind'

const MOST_SHEETS = 100
const MOST_LINES = 20_000
/** As Excel keeps it: what has more digits is text there. */
const NUMBER = /^-?\d{1,15}(\.\d{1,8})?$/

/** A number is told as `{ number }`, all else is text. @throws Refusal for what is no sheet, or too much of it */
export const sheetBook = answers('app.sheetBook', async ({ files }, { name, sheets }): Promise<Download> => {
  const lines = sheets.map((sheet) => (Array.isArray(sheet.lines) ? sheet.lines : []).map((line): Cell[] => (Array.isArray(line) ? line.map(cellOf) : [])))
  const [first, ...more] = sheets.map(({ title }, at): BookSheet => ({ title: sheetName(title, at), head: [title], lines: lines[at] ?? [] }))
  if (!first || sheets.length > MOST_SHEETS) throw new Refusal(CODES.invalid, `一次下载 1 到 ${MOST_SHEETS} 张单据，请分几次下载`)
  if (lines.flat().length > MOST_LINES) throw new Refusal(CODES.invalid, `内容超过 ${MOST_LINES} 行，请分几次下载`)
  return downloadBook(files, `${name.slice(0, 80).replace(/[\\/:*?"<>|]/g, ' ')}.xlsx`, more.length > 0 ? [first, ...more] : first)
})

function cellOf(value: unknown): Cell {
  const number = typeof value === 'object' && value !== null ? String((value as { number?: unknown }).number ?? '') : undefined
  if (number === undefined) return { text: String(value ?? '').slice(0, 2000) }
  return NUMBER.test(number) ? { number, format: { digits: number.split('.')[1]?.length ?? 0, percent: false } } : { text: number.slice(0, 2000) }
}

/** Names of sheets are told apart, and hold none of the signs that Excel refuses. */
function sheetName(title: string, at: number): string {
  return `${at + 1} ${title.replace(/[\\/?*:[\]]/g, ' ')}`.slice(0, 31)
}
