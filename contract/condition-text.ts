/**
 * An and/or tree as a short line of the address, and back: or(spend~gt~100;acos~gt~0.3). Pure. Signs of the line itself are
 * escaped with a backslash; a value that is no text says so: #100 a number, !true, !null, @last30 a moment, @field:qty another field. What cannot be
 * read is undefined, never guessed.
 */
import {
  FIELD_OPERATORS, isComparison, MOST_COMPARISONS, MOST_LEVELS, OPERATORS, otherField,
  type Comparison, type Condition, type Moment, type Operand, type Operator, type Scalar,
} from './filter'
import { MOMENTS, isMoment } from './moments'

const escape = (text: string): string => text.replace(/[\\,~;()]|^[@#!]|\.(?=\.|$)/g, (sign) => `\\${sign}`)
const unescape = (text: string): string => text.replace(/\\(.)/gs, '$1')

function writeScalar(value: Scalar): string {
  if (value === null || typeof value === 'boolean') return `!${String(value)}`
  return typeof value === 'number' ? `#${value}` : escape(value)
}

const OTHER_FIELD = '@field:'

function writeOperand(value: Operand, op: Operator): string {
  const other = otherField(value)
  if (other !== undefined) return OTHER_FIELD + escape(other)
  if (isMoment(value)) return `@${value.is}`
  return Array.isArray(value) ? value.map(writeScalar).join(op === 'between' ? '..' : ',') : writeScalar(value as Scalar)
}

function writeComparison({ field, op, value, currency }: Comparison): string {
  const operand = value === undefined ? [] : [writeOperand(value, op)]
  return [escape(field), op, ...operand, ...(currency === undefined ? [] : [escape(currency)])].join('~')
}

/** The tree as one line. */
export function writeCondition(condition: Condition): string {
  if (isComparison(condition)) return writeComparison(condition)
  return 'and' in condition ? `and(${condition.and.map(writeCondition).join(';')})` : `or(${condition.or.map(writeCondition).join(';')})`
}

/** Splits where no backslash stands before the separator and no bracket is open. */
function split(text: string, separator: string): string[] {
  const parts: string[] = []
  let part = ''
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!
    if (sign === '\\' && at + 1 < text.length) {
      part += text.slice(at, at + 2)
      at += 1
      continue
    }
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (depth === 0 && text.startsWith(separator, at)) {
      parts.push(part)
      part = ''
      at += separator.length - 1
    } else part += sign
  }
  return [...parts, part]
}

/** undefined where a value says that it is no text and is nothing we know. */
function readScalar(text: string): Scalar | undefined {
  if (text.startsWith('#')) return text.length > 1 && Number.isFinite(Number(text.slice(1))) ? Number(text.slice(1)) : undefined
  if (text.startsWith('!')) return { '!true': true, '!false': false, '!null': null }[text]
  return text.startsWith('@') ? undefined : unescape(text)
}

function readOperand(text: string, op: Comparison['op']): Operand | undefined {
  if (text.startsWith(OTHER_FIELD)) {
    const path = text.slice(OTHER_FIELD.length)
    return FIELD_OPERATORS.includes(op) && path !== '' && !/[()]/.test(path.replace(/\\./g, '')) ? { field: unescape(path) } : undefined
  }
  if (text.startsWith('@')) {
    const is = text.slice(1) as Moment
    return MOMENTS.includes(is) ? { is } : undefined
  }
  if (op !== 'between' && op !== 'in') return readScalar(text)
  const values = split(text, op === 'between' ? '..' : ',').map(readScalar)
  if (op === 'between' && values.length !== 2) return undefined
  return values.every((value): value is Scalar => value !== undefined) ? values : undefined
}

function readComparison(text: string): Comparison | undefined {
  const [fieldText = '', opText, operand, currency, ...more] = split(text, '~')
  const op = OPERATORS.find((one) => one === opText)
  if (!op || fieldText === '' || operand === undefined || more.length > 0 || /[()]/.test(fieldText.replace(/\\./g, ''))) return undefined
  const value = readOperand(operand, op)
  return value === undefined ? undefined : { field: unescape(fieldText), op, value, ...(currency === undefined ? {} : { currency: unescape(currency) }) }
}

/** @param fits may this comparison be asked here? One that may not breaks the whole: half of a condition is another condition. */
export function readCondition(text: string, fits: (comparison: Comparison) => boolean): Condition | undefined {
  let left = MOST_COMPARISONS
  const read = (part: string, level: number): Condition | undefined => {
    const word = /^(and|or)\((.*)\)$/s.exec(part)
    if (word) {
      if (level >= MOST_LEVELS) return undefined
      const inner = split(word[2]!, ';').map((each) => read(each, level + 1))
      if (!inner.every((each): each is Condition => each !== undefined)) return undefined
      return word[1] === 'and' ? { and: inner } : { or: inner }
    }
    left -= 1
    const comparison = left < 0 ? undefined : readComparison(part)
    return comparison && fits(comparison) ? comparison : undefined
  }
  return read(text, 0)
}
