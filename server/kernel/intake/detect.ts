/**
 * Which report a table is, by its header in any language. In charge of finding the header row, scoring every format, and
 * saying what an unknown file looked like; it reads no values and decides nothing about shops.
 */
import type { Model, ReportColumn, ReportFormat } from '../../../contract/model'
import type { TextRecord } from './tables/delimited'
import { normaliseHeader } from './tables/header'
import type { Table } from './tables/table'

/** A format's header words, ready to be looked up. */
export interface FormatIndex {
  format: ReportFormat
  /** Normalised header -> columns it may be, in the format's order. */
  columns: Map<string, ReportColumn[]>
  /** Normalised headers that only another report has. */
  never: Set<string>
}

/** Where each column of a recognised file stands. */
export interface FoundColumn {
  column: ReportColumn
  /** Its name as the file has it. */
  header: string
  /** Where it stands in a record; -1: nowhere. */
  index: number
  /** What every row has, said once by a person; the file has no such column. */
  value?: string
}

/** A table recognised as one report; `score` tells how well it fits, beside those of other formats alone. */
export interface Detection {
  format: ReportFormat
  /** Position of the header in table.head. */
  headerAt: number
  headerLine: number
  columns: FoundColumn[]
  /** Headers of the file that the format does not know. */
  unknown: { header: string; index: number }[]
  /** Expected columns that the file does not have. */
  missing: ReportColumn[]
  score: number
}

interface NearFormat {
  format: ReportFormat
  /** Headers of the file that belong to it. */
  matched: string[]
  /** The name in the file's language of every expected column that is not there. */
  missing: string[]
  score: number
}

/** At least this share of a file's headers must belong to the format, and of the format's expected columns be there. */
const KNOWN_SHARE = 0.75
const EXPECTED_SHARE = 0.7

/** The header words of all formats, normalised, with the columns that they may mean; made once per model. */
export function indexFormats(model: Pick<Model, 'reports'>): FormatIndex[] {
  return Object.values(model.reports).map((format) => {
    const columns = new Map<string, ReportColumn[]>()
    for (const column of Object.values(format.columns)) {
      for (const header of column.headers) {
        const key = normaliseHeader(header)
        const list = columns.get(key)
        if (!list) columns.set(key, [column])
        else if (!list.includes(column)) list.push(column)
      }
    }
    return { format, columns, never: new Set(format.never.map(normaliseHeader)) }
  })
}

/**
 * What columns that a file lacks are called in its own language: the one that most of the headers it has are of. A format that
 * does not tell languages is told by how its headers are written: 日期 is missed in a Chinese file, Date in an English one. What
 * has no name in that language is called by the first name.
 */
export function namesOfMissing({ columns, missing }: Pick<Detection, 'columns' | 'missing'>): string[] {
  const said = new Map<string, number>()
  for (const { column, header } of columns) {
    const key = normaliseHeader(header)
    for (const [language, names] of Object.entries(column.languages ?? {})) {
      if (names.some((name) => normaliseHeader(name) === key)) said.set(language, (said.get(language) ?? 0) + 1)
    }
  }
  const spoken = [...said].sort(([, a], [, b]) => b - a).map(([language]) => language)
  // The same language of another country (es, es-MX) is nearer than English.
  const near = spoken.filter((language) => language.slice(0, 2) === spoken[0]!.slice(0, 2))
  const writings = columns.map(({ header }) => writingOf(header))
  const writing = (['kana', 'han'] as const).find((one) => writings.filter((other) => other === one).length * 2 > writings.length) ?? 'letters'
  return missing.map(({ headers, languages }) =>
    near.map((language) => languages?.[language]?.[0]).find((name) => name !== undefined)
    ?? (languages ? undefined : headers.find((name) => writingOf(name) === writing)) ?? headers[0]!)
}

/** How a heading is written, where nothing says its language. */
function writingOf(header: string): 'kana' | 'han' | 'letters' {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(header)) return 'kana'
  return /\p{Script=Han}/u.test(header) ? 'han' : 'letters'
}

/** Every header word of every format in lower case, for judging encodings. */
export function headerWords(model: Pick<Model, 'reports'>): Set<string> {
  const words = new Set<string>()
  for (const format of Object.values(model.reports)) {
    for (const column of Object.values(format.columns)) for (const header of column.headers) words.add(header.trim().toLowerCase())
  }
  return words
}

interface Match {
  columns: FoundColumn[]
  unknown: { header: string; index: number }[]
  missing: ReportColumn[]
  detected: number
  score: number
  accepted: boolean
}

function match({ format, columns, never }: FormatIndex, cells: string[]): Match {
  const found: FoundColumn[] = []
  const unknown: { header: string; index: number }[] = []
  const taken = new Set<string>()
  let stranger = false
  cells.forEach((cell, index) => {
    const key = normaliseHeader(cell)
    if (key === '') return
    if (never.has(key)) stranger = true
    const column = columns.get(key)?.find((candidate) => !taken.has(candidate.name))
    if (column) {
      taken.add(column.name)
      found.push({ column, header: cell.trim(), index })
    } else unknown.push({ header: cell.trim(), index })
  })
  const expected = Object.values(format.columns).filter((column) => !column.optional)
  const missing = expected.filter((column) => !taken.has(column.name))
  const detected = format.detect.filter((name) => taken.has(name)).length
  const known = found.length / Math.max(1, found.length + unknown.length)
  const present = (expected.length - missing.length) / Math.max(1, expected.length)
  const needed = format.detect.filter((name) => !format.columns[name]?.optional)
  const accepted =
    !stranger && detected >= 2 && known >= KNOWN_SHARE && present >= EXPECTED_SHARE && needed.every((name) => taken.has(name))
      && !missing.some((column) => column.required)
  return { columns: found, unknown, missing, detected, score: known * 2 + present + detected / format.detect.length, accepted }
}

/** How well the best record of a head fits the best format, 0 upwards; for choosing between delimiters. */
export function headScore(index: FormatIndex[], head: TextRecord[]): number {
  let best = 0
  for (const record of head) {
    if (record.cells.length < 2) continue
    for (const one of index) {
      const found = match(one, record.cells)
      if (found.columns.length >= 2) best = Math.max(best, found.score + found.columns.length / 100 + (found.accepted ? 10 : 0))
    }
  }
  return best
}

/** The format of a table, or undefined. `only`: the format that the person chose. */
export function detectFormat(index: FormatIndex[], table: Table, only?: string): Detection | undefined {
  let best: Detection | undefined
  for (const one of index) {
    if (only !== undefined && one.format.name !== only) continue
    if (!one.format.files.includes(table.kind)) continue
    table.head.forEach((record, headerAt) => {
      if (record.cells.length < 2) return
      const found = match(one, record.cells)
      if (!found.accepted) return
      if (!best || found.score > best.score) {
        best = {
          format: one.format, headerAt, headerLine: record.line, columns: found.columns, unknown: found.unknown, missing: found.missing,
          score: found.score,
        }
      }
    })
  }
  return best
}

/** The three nearest formats of a table that is none, best first; those of which nothing was found are left out. */
export function nearestFormats(index: FormatIndex[], tables: Table[]): NearFormat[] {
  const near: NearFormat[] = []
  for (const one of index) {
    const { format } = one
    let best: Match | undefined
    for (const table of tables) {
      for (const record of table.head) {
        const found = match(one, record.cells)
        if (!best || found.score > best.score) best = found
      }
    }
    if (!best || best.columns.length === 0) continue
    near.push({ format, matched: best.columns.map((found) => found.header), missing: namesOfMissing(best), score: best.score })
  }
  return near.sort((a, b) => b.score - a.score).slice(0, 3)
}
