/**
 * Files as people really bring them, made out of what a format's schema says: saved by Excel, cut off, put together from two
 * languages, in the wrong encoding, with a column too many or too few. By number: the same number makes the same file.
 */
import iconv from 'iconv-lite'
import type { ReportColumn, ReportFormat } from '../../contract/model'

export interface Variant {
  /** What was done to it, for the name of a failure. */
  says: string
  content: Buffer
  /** Data rows that were written; undefined: some may be gone with what was cut off or joined. */
  rows: number | undefined
}

/** Numbers from 0 to 1 that follow from a number (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const ROWS = 4
const WRITTEN: Record<ReportColumn['as'], (row: number) => string> = {
  text: (row) => `Red mug "L", ${row}`, id: (row) => `0000012345678${row}`, integer: (row) => String(row + 1), decimal: (row) => `${row}.25`,
  money: (row) => `1,23${row}.50`, percent: () => '12.5%', date: (row) => `2026-03-0${row + 1}`, datetime: (row) => `2026-03-0${row + 1}T10:00:00+00:00`,
  month: () => '2026-03', bool: () => 'true', epochMs: (row) => String(1_772_445_600_000 + row * 86_400_000),
}

function cellOf(format: ReportFormat, column: ReportColumn, row: number): string {
  const words = column.values === undefined ? undefined : Object.keys(format.values[column.values] ?? {})
  if (words && words.length > 0) return words[0]!
  if (/currency/.test(column.name)) return 'USD'
  if (column.name === format.guard.marketplace || /marketplace|sales_channel/.test(column.name)) return 'Amazon.com'
  return column.name === format.guard.country || column.name === 'country' ? 'US' : WRITTEN[column.as](row)
}

type Sheet = string[][]
type Change = [says: string, change: (sheet: Sheet, roll: () => number) => Sheet, keeps: boolean]
const at = (roll: () => number, length: number): number => Math.floor(roll() * length)
const without = (row: string[], column: number): string[] => row.filter((_cell, index) => index !== column)

const CHANGES: Change[] = [
  ['as it is', (sheet) => sheet, true],
  ['columns in another order', (sheet, roll) => {
    const order = sheet[0]!.map((_cell, index) => ({ index, by: roll() })).sort((a, b) => a.by - b.by).map(({ index }) => index)
    return sheet.map((row) => order.map((index) => row[index] ?? ''))
  }, true],
  ['a column is gone', (sheet, roll) => {
    const column = at(roll, sheet[0]!.length)
    return sheet.map((row) => without(row, column))
  }, true],
  ['columns that nobody knows', (sheet, roll) => {
    const column = at(roll, sheet[0]!.length)
    return sheet.map((row, index) => [...row.slice(0, column), index === 0 ? '我的备注' : 'x', ...row.slice(column)])
  }, true],
  ['two headings in one cell', (sheet) => sheet.map((row, index) => (index === 0 ? [`${row[0]} ${row[1]}`, ...row.slice(2)] : row)), true],
  ['a heading twice', (sheet) => sheet.map((row) => [...row, row[0]!]), true],
  ['lines above the header', (sheet) => [['Report of the month', ''], ['All amounts in USD'], [], ...sheet], true],
  ['blank lines and a short row', (sheet) => [sheet[0]!, [], ...sheet.slice(1, -1), [], sheet.at(-1)!.slice(0, 2)], true],
  ['ids as a spreadsheet cuts them', (sheet) => sheet.map((row) => row.map((cell) => (/^\d{12,}$/.test(cell) ? '1.23457E+13' : cell))), true],
  ['days as a spreadsheet turns them', (sheet) => sheet.map((row) => row.map((cell) => cell.replace(/^(\d{4})-0(\d)-0(\d)(?:T.*)?$/, '$3/$2/$1'))), true],
  ['amounts with a comma', (sheet) => sheet.map((row) => row.map((cell) => cell.replace(/^1,(\d+)\.(\d+)$/, '1.$1,$2 €'))), true],
  ['words where figures stand', (sheet, roll) => {
    const column = at(roll, sheet[0]!.length)
    return sheet.map((row, index) => (index === 2 ? row.map((cell, each) => (each === column ? '#REF!' : cell)) : row))
  }, true],
  ['formulas and control characters', (sheet) => sheet.map((row, index) => (index === 1 ? row.map((cell) => `=${cell}\u0007`) : row)), true],
  ['a very long cell', (sheet) => sheet.map((row, index) => (index === 1 ? [`${'长'.repeat(40_000)}`, ...row.slice(1)] : row)), true],
  ['the header once more below', (sheet) => [...sheet, sheet[0]!], false],
  ['no rows', (sheet) => [sheet[0]!], true],
]

/** Everything that goes wrong between a sheet and its bytes. */
const ENCODINGS = ['utf8', 'utf8-bom', 'utf16-le', 'gb18030', 'win1252', 'shift_jis'] as const
const DELIMITERS = [',', '\t', ';'] as const

function bytesOf(text: string, encoding: (typeof ENCODINGS)[number]): Buffer {
  return encoding === 'utf8-bom' ? iconv.encode(text, 'utf8', { addBOM: true }) : iconv.encode(text, encoding, { addBOM: encoding === 'utf16-le' })
}

/** The variant of this number. */
export function hostileVariant(format: ReportFormat, number: number): Variant {
  const roll = dice(number + 1)
  const columns = Object.values(format.columns).filter((column) => !column.optional || roll() > 0.4)
  const [does, change, keeps] = CHANGES[number % CHANGES.length]!
  // Every third is put together from headings of several languages.
  const mixed = number % 3 === 2
  const header = columns.map(({ headers }) => headers[mixed ? at(roll, headers.length) : 0]!)
  const sheet = change([header, ...Array.from({ length: ROWS }, (_row, row) => columns.map((column) => cellOf(format, column, row)))], roll)
  const delimiter = DELIMITERS[at(roll, DELIMITERS.length)]!
  const encoding = ENCODINGS[at(roll, ENCODINGS.length)]!
  const quoted = (cell: string): string => (/["\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell)
  const text = sheet.map((row) => row.map(quoted).join(delimiter)).join(roll() > 0.5 ? '\r\n' : '\n')
  const whole = bytesOf(text, encoding)
  const isCut = number % 7 === 5
  const written = sheet.filter((row) => row.some((cell) => cell !== '')).length - 1 - (does === 'lines above the header' ? 2 : 0)
  return {
    says: [does, ...(mixed ? ['headings of several languages'] : []), encoding, JSON.stringify(delimiter), ...(isCut ? ['cut off'] : [])].join(', '),
    content: isCut ? whole.subarray(0, Math.max(1, Math.floor(whole.length * roll()))) : whole,
    rows: keeps && !isCut ? written : undefined,
  }
}
