/**
 * Numbers as reports write them, to exact decimal text. In charge of grouping, decimal marks, minus signs, currency
 * signs, percent and powers of ten; it must never go through a float. Which mark is the decimal one is decided by
 * looking at all values of a file (NumberStyle), not by the single cell.
 */

/** The decimal mark of a file. */
export type DecimalMark = '.' | ','

/** What the values seen so far say about the decimal mark. */
export interface NumberEvidence {
  dot: number
  comma: number
  /** Values that fit both readings: "1,816" and "1.816". */
  either: number
  /** Percent columns: plain numbers above 1, which make the column count in hundredths. */
  aboveOne: number
}

/** Nothing seen yet. */
export function newNumberEvidence(): NumberEvidence {
  return { dot: 0, comma: 0, either: 0, aboveOne: 0 }
}

const MINUS = /[−‒–—﹣－]/g
const SPACES = /[\s\u00a0\u202f\u2009'’_]/g
/** Letters and signs of currencies before or after the digits; a lone letter e stays for powers of ten. */
const SIGNS = /^(?:[A-Z]{1,3}\$|[A-Z]{3}|[$€£¥￥₹₺₽₩฿]|kr\.?|zł|TL|Rs\.?)|(?:[A-Z]{3}|[$€£¥￥₹₺₽₩฿元円]|kr\.?|zł|TL|Rs\.?)$/
const EMPTY = new Set(['', '-', '--', '—', '–', 'n/a', 'N/A', '#N/A', 'NA', 'null'])
/** Minus zero, and zeros in front of other digits. */
const ODD_ZERO = /^(?:-0+(?:\.0*)?$|-?0\d)/

const NOT_PLAIN = -2

/** Where the point of a figure of plain digits stands ("-12.50": 3), -1 where it has none; NOT_PLAIN for any other text. Nearly all cells are plain. */
function pointOf(text: string): number {
  const from = text.charCodeAt(0) === 45 ? 1 : 0
  const end = text.length
  let point = -1
  for (let at = from; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code >= 48 && code <= 57) continue
    if (code !== 46 || point >= 0 || at === from) return NOT_PLAIN
    point = at
  }
  return end > from && point !== end - 1 ? point : NOT_PLAIN
}

/** Minus zero, or zeros in front of other digits, of a plain figure. */
function hasOddZero(text: string): boolean {
  const first = text.charCodeAt(0)
  if (first === 48) return text.charCodeAt(1) >= 48
  return first === 45 && text.charCodeAt(1) === 48 && ODD_ZERO.test(text)
}

/** True for the words that stand for "nothing here" in number columns. */
function isBlankNumber(text: string): boolean {
  return EMPTY.has(text.trim())
}

interface Bare {
  body: string
  negative: boolean
  percent: boolean
  exponent: number
}

/** Takes off signs, spaces, currency, percent and exponent: digits, dots and commas are left. Undefined: not a number. */
function strip(text: string): Bare | undefined {
  let s = text.trim().replace(MINUS, '-').replace(SPACES, '')
  let negative = false
  let percent = false
  if (s.startsWith('(') && s.endsWith(')')) {
    negative = true
    s = s.slice(1, -1)
  }
  if (s.endsWith('%') || s.endsWith('％')) {
    percent = true
    s = s.slice(0, -1)
  }
  if (s.startsWith('-')) {
    negative = !negative
    s = s.slice(1)
  } else if (s.startsWith('+')) s = s.slice(1)
  s = s.replace(SIGNS, '').replace(SIGNS, '')
  if (s.startsWith('-')) {
    negative = !negative
    s = s.slice(1)
  } else if (s.endsWith('-')) {
    negative = !negative
    s = s.slice(0, -1)
  }
  let exponent = 0
  const power = /^(.*\d[.,]?)[eE]([+-]?\d{1,3})$/.exec(s)
  if (power) {
    s = power[1]!
    exponent = Number(power[2])
  }
  if (!/^[\d.,]*\d[\d.,]*$/.test(s)) return undefined
  return { body: s, negative, percent, exponent }
}

/**
 * How a bare body of digits, dots and commas can be read: with '.' or ',' as the decimal mark, both, or neither.
 * Grouping is by three (western) or by two before a last three (Indian).
 */
function readings(body: string): { dot: boolean; comma: boolean } {
  const fits = (decimal: DecimalMark, group: DecimalMark): boolean => {
    const parts = body.split(decimal)
    if (parts.length > 2) return false
    const whole = parts[0]!
    if ((parts[1] ?? '').includes(group)) return false
    if (!whole.includes(group)) return true
    const groups = whole.split(group)
    if (groups[0]!.length === 0 || groups[0]!.length > 3 || groups.at(-1)!.length !== 3) return false
    const middle = groups.slice(1, -1)
    return middle.every((part) => part.length === 3) || (groups[0]!.length <= 2 && middle.every((part) => part.length === 2))
  }
  return { dot: fits('.', ','), comma: fits(',', '.') }
}

/** Adds what one cell says about the file's decimal mark. Cells that are no numbers say nothing. */
export function noteNumber(evidence: NumberEvidence, text: string): void {
  const point = pointOf(text)
  if (point !== NOT_PLAIN) {
    if (point >= 0) {
      if (text.length - point - 1 === 3 && point - (text.startsWith('-') ? 1 : 0) <= 3 && !/^-?0/.test(text)) evidence.either++
      else evidence.dot++
    }
    const first = text.charCodeAt(0)
    if (first > 49 || (first !== 45 && Number(text) > 1)) evidence.aboveOne++
    return
  }
  const bare = strip(text)
  if (!bare) return
  if (!bare.percent && Number(bare.body.replaceAll(',', '.')) > 1) evidence.aboveOne++
  if (!/[.,]/.test(bare.body)) return
  const { dot, comma } = readings(bare.body)
  // "0,5" and "0.500": a leading zero is never a group.
  const leadingZero = /^0[.,]/.test(bare.body)
  if (leadingZero) {
    if (bare.body[1] === '.') evidence.dot++
    else evidence.comma++
  } else if (dot && comma) evidence.either++
  else if (dot) evidence.dot++
  else if (comma) evidence.comma++
}

/**
 * The file's decimal mark: by the majority of values that say it; where none does, the one usual for the file's
 * language (`usual`). `certain` is false when only the usual one could be taken for values that read both ways.
 */
export function decideMark(evidence: NumberEvidence, usual: DecimalMark): { mark: DecimalMark; certain: boolean } {
  if (evidence.dot === 0 && evidence.comma === 0) return { mark: usual, certain: evidence.either === 0 }
  return { mark: evidence.comma > evidence.dot ? ',' : '.', certain: true }
}

function shift(whole: string, fraction: string, by: number): { whole: string; fraction: string } {
  if (by > 0) {
    const padded = fraction.padEnd(by, '0')
    return { whole: whole + padded.slice(0, by), fraction: padded.slice(by) }
  }
  if (by < 0) {
    const padded = whole.padStart(-by + 1, '0')
    return { whole: padded.slice(0, by), fraction: padded.slice(by) + fraction }
  }
  return { whole, fraction }
}

/**
 * One number to exact decimal text ("-1234.56"); trailing zeros stay as written. `hundredths`: a percent column that
 * counts in hundredths without saying %. Null for an empty cell, undefined when the text is no number in this style.
 */
export function readDecimal(text: string, mark: DecimalMark, percent: 'no' | 'fraction' | 'hundredths' = 'no'): string | null | undefined {
  if (mark === '.' && percent === 'no' && pointOf(text) !== NOT_PLAIN && !hasOddZero(text)) return text
  if (isBlankNumber(text)) return null
  const bare = strip(percent === 'no' ? text : text.replace(/^\s*[<>≤≥]\s*/, ''))
  if (!bare) return undefined
  const group: DecimalMark = mark === '.' ? ',' : '.'
  const fits = readings(bare.body)
  if (!(mark === '.' ? fits.dot : fits.comma)) return undefined
  const at = bare.body.indexOf(mark)
  let whole = (at < 0 ? bare.body : bare.body.slice(0, at)).replaceAll(group, '')
  let fraction = at < 0 ? '' : bare.body.slice(at + 1)
  let by = bare.exponent
  if (percent !== 'no' && (bare.percent || percent === 'hundredths')) by -= 2
  if (by !== 0) ({ whole, fraction } = shift(whole, fraction, by))
  whole = whole.replace(/^0+(?=\d)/, '')
  if (whole === '') whole = '0'
  const unsigned = fraction === '' ? whole : `${whole}.${fraction}`
  return bare.negative && /[1-9]/.test(unsigned) ? `-${unsigned}` : unsigned
}

/** A whole number ("1,816" → "1816"); "2.0" counts as 2. Undefined when it has a fraction or is no number. */
export function readInteger(text: string, mark: DecimalMark): string | null | undefined {
  const value = readDecimal(text, mark)
  if (value === null || value === undefined) return value
  const at = value.indexOf('.')
  if (at < 0) return value
  return /^0*$/.test(value.slice(at + 1)) ? value.slice(0, at) : undefined
}
