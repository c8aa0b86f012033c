/**
 * Days and moments as reports write them. In charge of the written forms of all locales; which of day and month comes
 * first in 03/04/2025 is decided by looking at all values of a column (DateEvidence), not by the single cell.
 * A wall time stays a wall time here: whose clock it is, the caller says.
 */
import { monthOfWord } from './month-words'

/** Which comes first in 03/04/2025: month or day. */
export type DateOrder = 'mdy' | 'dmy'

/** What the values seen so far say about the order of day and month. */
export interface DateEvidence {
  mdy: number
  dmy: number
  /** Values that fit both: 03/04/2025. */
  either: number
}

/** Nothing seen yet; counts of values that fit one order alone, or either. */
export function newDateEvidence(): DateEvidence {
  return { mdy: 0, dmy: 0, either: 0 }
}

/** The order most values say; `usual` where none does, which is not `certain` when there are values that fit both. */
export function decideOrder(evidence: DateEvidence, usual: DateOrder): { order: DateOrder; certain: boolean } {
  if (evidence.mdy === 0 && evidence.dmy === 0) return { order: usual, certain: evidence.either === 0 }
  return { order: evidence.dmy > evidence.mdy ? 'dmy' : 'mdy', certain: true }
}

/** A wall time in milliseconds as if it were UTC, with the zone word written behind it, if any. */
interface WallTime {
  localMs: number
  zone?: string
  /** False: only a day was written. */
  timed: boolean
}

/** Excel's day 0 (1900 system, with its leap-year error behind us for every day after February 1900). */
const EXCEL_EPOCH_MS = Date.UTC(1899, 11, 30)

const HALF_OF_DAY = String.raw`([ap]\.?\s?m\.?|上午|下午|午前|午後)?`
const CLOCK = String.raw`(?:[T ,]+(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,]\d{1,9})?)?\s*${HALF_OF_DAY})?`
const WRITTEN_ZONE = String.raw`([A-Za-z]{1,5}(?:[+-]\d{1,2}(?::?\d{2})?)?|[+-]\d{2}:?\d{2})?`
const TIME = String.raw`${CLOCK}\s*${WRITTEN_ZONE}`
const END = String.raw`\s*$`
const YEAR_FIRST = new RegExp(String.raw`^\s*(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?${TIME}${END}`, 'i')
const COMPACT = /^\s*(20\d{2})(\d{2})(\d{2})\s*$/
const NUMERIC = new RegExp(String.raw`^\s*(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})${TIME}${END}`, 'i')
const MONTH_FIRST = new RegExp(String.raw`^\s*(\p{L}{3,}\.?)\s*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})${TIME}${END}`, 'iu')
const DAY_FIRST = new RegExp(String.raw`^\s*(\d{1,2})\.?[\s-]+(?:de\s+)?(\p{L}{3,}\.?)[\s-]+(?:de\s+)?(\d{4}|\d{2})${TIME}${END}`, 'iu')
const EPOCH_MS = /^\s*(\d{12,14})\s*$/
const SERIAL = /^\s*([2-7]\d{4})(?:\.(\d+))?\s*$/

function wall(year: number, month: number, day: number, found: ArrayLike<string | undefined>, at: number): WallTime | undefined {
  const full = year < 100 ? 2000 + year : year
  const startMs = Date.UTC(full, month - 1, day)
  const check = new Date(startMs)
  if (check.getUTCMonth() !== month - 1 || check.getUTCDate() !== day) return undefined
  const zone = found[at + 4]
  if (found[at] === undefined) return zone ? { localMs: startMs, zone, timed: false } : { localMs: startMs, timed: false }
  let hour = Number(found[at])
  const minute = Number(found[at + 1])
  const second = Number(found[at + 2] ?? 0)
  const half = found[at + 3]
  if (half) {
    if (hour < 1 || hour > 12) return undefined
    hour %= 12
    if (/^p|下午|午後/i.test(half)) hour += 12
  }
  if (hour > 23 || minute > 59 || second > 60) return undefined
  const localMs = startMs + ((hour * 60 + minute) * 60 + second) * 1000
  return zone ? { localMs, zone, timed: true } : { localMs, timed: true }
}

type Form = (text: string, order: DateOrder) => WallTime | undefined

/** The number that the digits from `from` up to `to` write; NaN where one of them is none. */
function digits(text: string, from: number, to: number): number {
  let number = 0
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - 48
    if (!(digit >= 0 && digit <= 9)) return Number.NaN
    number = number * 10 + digit
  }
  return number
}

const DASH = 45
const COLON = 58
/** Rows come in the order of time: most are of the day of the row before. */
let lastDay = { number: 0, startMs: 0 }

/**
 * "2025-03-04T05:06:07" as machines write it, with a fraction or none and Z, +00:00 or nothing behind it; undefined for all else, which YEAR_FIRST may know.
 * Files of millions of rows are written so, and an expression takes several times as long.
 */
function machineWritten(text: string): WallTime | undefined {
  if (text.charCodeAt(4) !== DASH || text.charCodeAt(7) !== DASH || text.charCodeAt(13) !== COLON || text.charCodeAt(16) !== COLON) return undefined
  const between = text.charCodeAt(10)
  if (between !== 84 && between !== 32) return undefined
  const number = digits(text, 0, 4) * 10_000 + digits(text, 5, 7) * 100 + digits(text, 8, 10)
  const seconds = digits(text, 11, 13) * 3600 + digits(text, 14, 16) * 60 + digits(text, 17, 19)
  // What is no such hour or minute, and years before 1000, are left to the expression.
  if (!(number >= 10_000_000) || Number.isNaN(seconds) || digits(text, 11, 13) > 23 || digits(text, 14, 16) > 59 || digits(text, 17, 19) > 59) return undefined
  if (number !== lastDay.number) {
    const day = wall(Math.floor(number / 10_000), Math.floor(number / 100) % 100, number % 100, [], 0)
    if (!day) return undefined
    lastDay = { number, startMs: day.localMs }
  }
  let end = 19
  if (text.charCodeAt(end) === 46) {
    while (end < 29 && text.charCodeAt(end + 1) >= 48 && text.charCodeAt(end + 1) <= 57) end++
    if (end === 19 || end === 29) return undefined
    end++
  }
  const localMs = lastDay.startMs + seconds * 1000
  if (end === text.length) return { localMs, timed: true }
  const zone = end === text.length - 1 && text.charCodeAt(end) === 90 ? 'Z' : text.slice(end)
  return zone === 'Z' || zone === '+00:00' ? { localMs, zone, timed: true } : undefined
}

const yearFirst: Form = (text) => {
  const written = machineWritten(text)
  if (written) return written
  const m = YEAR_FIRST.exec(text)
  return m ? wall(Number(m[1]), Number(m[2]), Number(m[3]), m, 4) : undefined
}
const monthFirst: Form = (text) => {
  const m = MONTH_FIRST.exec(text)
  const month = m && monthOfWord(m[1]!)
  return m && month ? wall(Number(m[3]), month, Number(m[2]), m, 4) : undefined
}
const dayFirst: Form = (text) => {
  const m = DAY_FIRST.exec(text)
  const month = m && monthOfWord(m[2]!)
  return m && month ? wall(Number(m[3]), month, Number(m[1]), m, 4) : undefined
}
const numeric: Form = (text, order) => {
  const m = NUMERIC.exec(text)
  if (!m) return undefined
  const first = Number(m[1])
  const second = Number(m[3])
  // A point between day and month is written day first everywhere.
  const dayLeads = m[2] === '.' || order === 'dmy'
  return dayLeads ? wall(Number(m[4]), second, first, m, 5) : wall(Number(m[4]), first, second, m, 5)
}
const compact: Form = (text) => {
  const m = COMPACT.exec(text)
  return m ? wall(Number(m[1]), Number(m[2]), Number(m[3]), [], 4) : undefined
}
const epoch: Form = (text) => {
  const m = EPOCH_MS.exec(text)
  return m ? { localMs: Number(m[1]), zone: 'UTC', timed: true } : undefined
}
const serial: Form = (text) => {
  const m = SERIAL.exec(text)
  if (!m) return undefined
  const days = Number(m[1])
  const part = m[2] ? Math.round(Number(`0.${m[2]}`) * 86_400) * 1000 : 0
  return { localMs: EXCEL_EPOCH_MS + days * 86_400_000 + part, timed: m[2] !== undefined }
}

const FORMS: Form[] = [yearFirst, monthFirst, dayFirst, numeric, compact, serial, epoch]

/**
 * Reads the values of one column. It remembers the form that fitted last, since a column is written in one form.
 * `read` gives undefined for text that is no day or moment.
 */
export function momentReader(): { read(text: string, order: DateOrder): WallTime | undefined } {
  let last: Form = FORMS[0]!
  return {
    read(text, order) {
      const found = last(text, order)
      if (found) return found
      for (const form of FORMS) {
        if (form === last) continue
        const other = form(text, order)
        if (other) {
          last = form
          return other
        }
      }
      return undefined
    },
  }
}

/** Adds what one cell says about the order of day and month. */
export function noteDate(evidence: DateEvidence, text: string): void {
  // What begins with a letter or a year says nothing of it.
  const first = text.charCodeAt(0)
  if ((first > 57 && first < 128) || !Number.isNaN(digits(text, 0, 3))) return
  if (text.length > 10 && !/^\s*\d{1,2}[-/]\d{1,2}[-/]/.test(text)) return
  const m = NUMERIC.exec(text)
  if (!m || m[2] === '.') return
  const left = Number(m[1])
  const right = Number(m[3])
  if (left > 12 && right <= 12) evidence.dmy++
  else if (right > 12 && left <= 12) evidence.mdy++
  else if (left !== right) evidence.either++
}

/** The moment of an Excel serial number as ISO text: a day, or a day and time where it has a fraction. */
export function excelSerialText(serialText: string, epoch1904: boolean): string | undefined {
  const value = Number(serialText)
  if (!Number.isFinite(value) || value < 0 || value > 2_958_466) return undefined
  const seconds = Math.round(value * 86_400)
  const ms = EXCEL_EPOCH_MS + (epoch1904 ? 1462 * 86_400_000 : 0) + seconds * 1000
  const iso = new Date(ms).toISOString()
  if (value < 1) return iso.slice(11, 19)
  return seconds % 86_400 === 0 ? iso.slice(0, 10) : iso.slice(0, 19)
}
