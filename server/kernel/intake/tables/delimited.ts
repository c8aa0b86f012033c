/**
 * Text with delimiters to records, as a state machine that is fed chunk by chunk. CSV knows quotes; TSV does not,
 * since a SKU may begin with a stray quote, unless the file is quoted throughout. It must never swallow lines:
 * a quote that does not close within a few lines is an error with its line.
 */
import { UnreadableFile } from './problem'

/**
 * quotes: fields may be quoted, and a quoted field may hold delimiters and line ends (CSV, and TSV quoted throughout);
 * cells: a line is a record, and a cell wholly in quotes loses them (TSV saved by Excel); none: nothing is special (TSV).
 */
type Quoting = 'quotes' | 'cells' | 'none'

/** How a text file parts its cells; found out from its beginning (table.ts). */
export interface Dialect {
  delimiter: ',' | ';' | '\t'
  quoting: Quoting
}

/** One record: its cells, and the physical line it starts on, counted from 1. */
export interface TextRecord {
  line: number
  cells: string[]
}

const QUOTE = 34
const LF = 10
const CR = 13
const MAX_QUOTED_LINES = 100
const MAX_QUOTED_CHARS = 200_000
/** Characters of a record that has not ended yet: a file without line ends is no table, and would be kept whole. */
const MAX_RECORD_CHARS = MAX_QUOTED_CHARS * 10

/** Takes the quotes off a cell that is wholly and properly quoted. */
function unquoted(cell: string): string {
  if (cell.length < 2 || cell.charCodeAt(0) !== QUOTE || cell.charCodeAt(cell.length - 1) !== QUOTE) return cell
  const inner = cell.slice(1, -1)
  if (!inner.includes('"')) return inner
  const bare = inner.replaceAll('""', '')
  return bare.includes('"') ? cell : inner.replaceAll('""', '"')
}

/**
 * A parser for one file. `feed` takes text in any pieces and gives the records completed by it; `end` gives the last.
 * Empty lines give no record. Throws UnreadableFile for a quote that never closes.
 */
export function recordParser(dialect: Dialect): { feed(text: string): TextRecord[]; end(): TextRecord[] } {
  return dialect.quoting === 'quotes' ? quotedParser(dialect.delimiter) : lineParser(dialect)
}

function lineParser({ delimiter, quoting }: Dialect): { feed(text: string): TextRecord[]; end(): TextRecord[] } {
  let rest = ''
  let line = 1
  const record = (text: string, at: number): TextRecord | undefined => {
    if (text === '') return undefined
    const cells = text.split(delimiter)
    return { line: at, cells: quoting === 'cells' ? cells.map(unquoted) : cells }
  }
  return {
    feed(text) {
      const records: TextRecord[] = []
      const all = rest + text
      let from = 0
      for (let to = all.indexOf('\n'); to >= 0; to = all.indexOf('\n', from)) {
        const end = to > from && all.charCodeAt(to - 1) === CR ? to - 1 : to
        const found = record(all.slice(from, end), line)
        if (found) records.push(found)
        line++
        from = to + 1
      }
      rest = all.slice(from)
      if (rest.length > MAX_RECORD_CHARS) throw new UnreadableFile(
        `第 ${line} 行超过 ${MAX_RECORD_CHARS / 10_000} 万个字还没有结束，不像是报告。请在亚马逊后台重新下载原始文件。`,
      )
      return records
    },
    end() {
      const found = record(rest.endsWith('\r') ? rest.slice(0, -1) : rest, line)
      rest = ''
      return found ? [found] : []
    },
  }
}

// Long because: it is one pass over the characters of files of any size; a function a state would cost a call for every cell.
function quotedParser(delimiter: string): { feed(text: string): TextRecord[]; end(): TextRecord[] } {
  const stop = delimiter.charCodeAt(0)
  let pending = ''
  let line = 1

  /** Parses whole records of `text` from `from`; gives where the first incomplete one starts. */
  const take = (text: string, last: boolean, records: TextRecord[]): number => {
    let at = 0
    let done = 0
    let lineEnd = -1
    const length = text.length
    while (at < length) {
      const startLine = line
      let lines = 0
      const cells: string[] = []
      let complete = false
      while (true) {
        let cell: string
        if (text.charCodeAt(at) === QUOTE) {
          let close = at + 1
          let plain = true
          while (true) {
            close = text.indexOf('"', close)
            if (close < 0 || (close + 1 >= length && !last)) {
              if (last || length - at > MAX_QUOTED_CHARS) throw openQuote(startLine)
              return done
            }
            if (text.charCodeAt(close + 1) !== QUOTE) break
            plain = false
            close += 2
          }
          cell = text.slice(at + 1, close)
          if (lineEnd < at) lineEnd = endOfLine(text, at)
          if (lineEnd < close) for (let n = cell.indexOf('\n'); n >= 0; n = cell.indexOf('\n', n + 1)) lines++
          if (lines > MAX_QUOTED_LINES) throw openQuote(startLine)
          if (!plain) cell = cell.replaceAll('""', '"')
          at = close + 1
          // Text behind the closing quote is kept as it is: a quote in the middle of a word.
          const code = text.charCodeAt(at)
          if (at < length && code !== stop && code !== LF && code !== CR) {
            let to = at
            while (to < length && text.charCodeAt(to) !== stop && text.charCodeAt(to) !== LF) to++
            if (to >= length && !last) return done
            const tail = text.slice(at, to)
            cell += tail.endsWith('\r') ? tail.slice(0, -1) : tail
            at = to
          }
        } else {
          let to = at
          let code = text.charCodeAt(to)
          while (to < length && code !== stop && code !== LF) code = text.charCodeAt(++to)
          cell = text.slice(at, to)
          at = to
          if (to < length && code === LF && cell.endsWith('\r')) cell = cell.slice(0, -1)
          else if (to >= length && last && cell.endsWith('\r')) cell = cell.slice(0, -1)
        }
        if (at >= length) {
          if (!last) return done
          cells.push(cell)
          complete = true
          break
        }
        cells.push(cell)
        if (text.charCodeAt(at) === CR && text.charCodeAt(at + 1) === LF) at++
        else if (text.charCodeAt(at) === CR && at + 1 >= length && !last) return done
        if (text.charCodeAt(at) === stop) {
          at++
          if (at >= length) {
            if (!last) return done
            cells.push('')
            complete = true
            break
          }
          continue
        }
        at++
        complete = true
        break
      }
      if (!complete) return done
      line = startLine + lines + 1
      if (cells.length > 1 || cells[0] !== '') records.push({ line: startLine, cells })
      done = at
    }
    return done
  }

  return {
    feed(text) {
      const records: TextRecord[] = []
      const all = pending === '' ? text : pending + text
      const done = take(all, false, records)
      pending = all.slice(done)
      if (pending.length > MAX_RECORD_CHARS) throw openQuote(line)
      return records
    },
    end() {
      const records: TextRecord[] = []
      if (pending !== '') take(pending, true, records)
      pending = ''
      return records
    },
  }
}

/** Where the line ends that holds the character `at`, looked up once for all its cells; past all text where it does not end. */
function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? Number.POSITIVE_INFINITY : end
}

function openQuote(line: number): UnreadableFile {
  return new UnreadableFile(`第 ${line} 行有一个引号没有结束，后面的行无法可靠读取。请在亚马逊后台重新下载原始文件，不要用表格软件改存。`)
}

const wrapped = (cell: string): boolean => cell.length >= 2 && cell.startsWith('"') && cell.endsWith('"')

/**
 * How a tab separated file treats quotes, by its first lines. Quoted throughout: the header's cells are all in
 * quotes. Saved by Excel: every cell that begins with a quote also ends with one, and at least one of them needs it.
 */
export function tabQuoting(sample: string): Quoting {
  const all = sample.split(/\r\n|\n|\r/)
  // What follows the last line end may be half a line.
  const lines = all.slice(0, -1).filter((line) => line !== '')
  if (lines.length === 0) lines.push(...all)
  const header = lines[0]?.split('\t') ?? []
  if (header.length > 1 && header.every(wrapped)) return 'quotes'
  let needed = 0
  for (const line of lines) {
    for (const cell of line.split('\t')) {
      if (!cell.startsWith('"')) continue
      if (unquoted(cell) === cell) return 'none'
      if (/[",\n]/.test(cell.slice(1, -1))) needed++
    }
  }
  return needed > 0 ? 'cells' : 'none'
}
