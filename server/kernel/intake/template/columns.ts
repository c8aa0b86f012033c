/**
 * A file whose headings are not the template's: its columns beside sample cells, which field each may be, and what a person
 * has said of it. Reads heads; judges no value.
 */
import { normaliseHeader } from '../tables/header'
import type { TextRecord } from '../tables/delimited'
import type { Field, KnownSheet } from '../../../../contract/model'

/** What fills a field: a column of the file by its heading, or one text for every row. */
export type Mapping = Readonly<Record<string, { column: string } | { value: string }>>

/** A column of a file that is to be mapped, as it is shown to the person who maps it. */
export interface FileColumn {
  /** As the file writes it; a second of the same name has its number behind it. */
  name: string
  /** What stands in its first rows. */
  samples: string[]
}

const SAMPLES = 3
const HEAD_LINES = 20

/** The headings of a record, each by a name of its own; '' where a cell is empty. */
export function namesOf(cells: readonly string[]): string[] {
  const times = new Map<string, number>()
  return cells.map((cell) => {
    const name = cell.trim()
    if (name === '') return ''
    const nth = (times.get(normaliseHeader(name)) ?? 0) + 1
    times.set(normaliseHeader(name), nth)
    return nth === 1 ? name : `${name} (${nth})`
  })
}

/** What tells a file's headings from any other's, in whatever order they stand. */
export const signatureOf = (names: readonly string[]): string => names.filter(Boolean).map(normaliseHeader).sort().join('\n')

/** The record that looks like headings: the first of those with the most filled cells that are no figures; undefined: none has two. */
export function headingsOf(head: readonly TextRecord[]): { at: number; record: TextRecord } | undefined {
  const counts = head.slice(0, HEAD_LINES).map(({ cells }) => cells.filter((cell) => /\p{L}/u.test(cell)).length)
  const most = Math.max(0, ...counts)
  if (most < 2) return undefined
  // A line of words below the headings may have one word more; the headings stand above it.
  const at = counts.findIndex((count) => count >= Math.max(2, most * 0.6))
  return { at, record: head[at]! }
}

/** The columns below these headings. */
export function columnsOf(head: readonly TextRecord[], at: number): FileColumn[] {
  const below = head.slice(at + 1, at + 1 + SAMPLES)
  return namesOf(head[at]!.cells).flatMap((name, column) => (name === '' ? [] : [{
    name, samples: below.map(({ cells }) => (cells[column] ?? '').trim().slice(0, 60)),
  }]))
}

/** Which column a field may be: of its label, its name, or another name that it is known by. A guess that a person looks at. */
export function guessOf(fields: readonly Field[], columns: readonly FileColumn[]): Record<string, string> {
  const taken = new Set<string>()
  return Object.fromEntries(fields.flatMap((field) => {
    const words = [field.label, field.name, ...(field.alsoCalled ?? [])].map(normaliseHeader)
    const found = words.map((word) => columns.find(({ name }) => !taken.has(name) && normaliseHeader(name) === word)).find((column) => column !== undefined)
    if (!found) return []
    taken.add(found.name)
    return [[field.name, found.name]]
  }))
}

/**
 * A sheet of somebody else's whose headings we know (`sheets` of an entity): where they stand, and which column fills what.
 * undefined: no record of the head has all columns of one of them.
 */
export function knownSheet(head: readonly TextRecord[], sheets: readonly KnownSheet[]): { at: number; mapping: Mapping } | undefined {
  for (const [at, { cells }] of head.slice(0, HEAD_LINES).entries()) {
    const there = new Map(namesOf(cells).map((name) => [normaliseHeader(name), name]))
    for (const { columns, gives = [] } of sheets) {
      const found = columns.map(({ field, headers, optional }) => {
        const column = headers.map((header) => there.get(normaliseHeader(header))).find((name) => name !== undefined)
        return { field, column, lacks: column === undefined && !optional }
      })
      if (found.some(({ lacks }) => lacks)) continue
      return { at, mapping: Object.fromEntries([
        ...found.flatMap(({ field, column }) => (column === undefined ? [] : [[field, { column }] as const])),
        ...gives.map(({ field, value }) => [field, { value }] as const),
      ]) }
    }
  }
  return undefined
}

/** Where the record stands that has all columns that a person named. */
export function mappedHead(head: readonly TextRecord[], mapping: Mapping): number {
  const wanted = Object.values(mapping).flatMap((from) => ('column' in from ? [normaliseHeader(from.column)] : []))
  return head.slice(0, HEAD_LINES).findIndex(({ cells }) => {
    const there = new Set(namesOf(cells).map(normaliseHeader))
    return wanted.length > 0 && wanted.every((name) => there.has(name))
  })
}
