/**
 * Values of a filter as typed parameters. What a field's kind cannot hold is refused with the field's label and an
 * example of what is expected; nothing is guessed or cut to fit.
 */
import type { Scalar } from '../../../../contract/filter'
import { isDay, isMonth } from '../../../../contract/days'
import { decimalText } from '../../../../contract/decimal-text'
import type { Likeness } from '../../../../contract/kind'
import type { ColumnKind, FieldPlan } from '../../../../contract/plan'
import { COLUMN_KINDS } from '../../../../kinds/column-kinds'
import { SERVER_KINDS } from '../../../../kinds/server-kinds'
import { malformed } from '../../asker/problem'
import type { Manner } from '../../value/server-kind'
import type { Statement } from './statement'

/** What a condition can be put to. */
export interface Target {
  sql: string
  label: string
  manner: Manner
  /** PostgreSQL type of its values. */
  type: string
  /** What another field must share to be compared with it; none: it is compared with values alone. */
  likeness?: Likeness | null
  /** The list that its values are of. */
  enum?: string
  /** For moments: the clock, as SQL; asked for where a value needs it, so that no parameter stands unused. */
  zone?: () => string
  /** For amounts: the row's currency, as SQL. */
  currency?: string
}

/** `type`: the column's, because ids are text or numbers of rows. */
export function mannerOf(kind: ColumnKind, type: string): Manner {
  const { manner } = SERVER_KINDS[kind]
  return manner === 'text' && type === 'bigint' ? 'row' : manner
}

/** What decides whether a field may be compared with another one. */
export function likenessOf({ kind, enum: values }: Pick<FieldPlan, 'kind' | 'enum'>): Pick<Target, 'likeness' | 'enum'> {
  return { likeness: COLUMN_KINDS[kind].comparesAs, ...(values === undefined ? {} : { enum: values }) }
}

const EXAMPLES: Record<Manner, string> = {
  text: '文字', row: '编号，例如 12', number: '数字，例如 12.30', day: '日期，例如 2025-03-01', month: '月份，例如 2025-03',
  moment: '日期或时间，例如 2025-03-01', truth: 'true 或 false', words: '文字', none: '（不能按值筛选）',
}

/** The refusal (400) of a filter's value, with an example of what its field takes; to be thrown by whoever reads the value. */
export function wrongValue(target: Target): Error {
  return malformed(`「${target.label}」要写成${EXAMPLES[target.manner]}`)
}

/** PostgreSQL's type of values compared in a manner. */
const TYPES: Record<Exclude<Manner, 'moment' | 'none'>, string> = {
  text: 'text', words: 'text', row: 'bigint', number: 'numeric', day: 'date', month: 'date', truth: 'boolean',
}

/** One value as a parameter of the target's type. Moments are read by `instant`. */
export function operand(statement: Statement, target: Target, value: Scalar | undefined): string {
  return statement.value(canonical(target, value), typeOf(target))
}

/** A list as one parameter: the statement's text does not change with its length. */
export function operands(statement: Statement, target: Target, values: Scalar[]): string {
  return statement.value(values.map((value) => canonical(target, value)), `${typeOf(target)}[]`)
}

function typeOf(target: Target): string {
  if (target.manner === 'moment' || target.manner === 'none') throw wrongValue(target)
  return TYPES[target.manner]
}

/** The value as PostgreSQL reads it. */
function canonical(target: Target, value: Scalar | undefined): string | boolean {
  switch (target.manner) {
    case 'text':
    case 'words':
      if (typeof value === 'string' && !value.includes('\0')) return value
      break
    case 'row':
      return rowNumber(target, value)
    case 'number': {
      const text = typeof value === 'string' || typeof value === 'number' ? decimalText(value) : undefined
      if (text !== undefined && text.length <= 60) return text
      break
    }
    case 'day':
      if (isDay(value)) return value
      break
    case 'month':
      if (isMonth(value)) return `${value}-01`
      break
    case 'truth':
      if (typeof value === 'boolean') return value
      break
  }
  throw wrongValue(target)
}

function rowNumber(target: Target, value: Scalar | undefined): string {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value
  if (typeof text !== 'string' || !/^\d{1,19}$/.test(text) || BigInt(text) > 9_223_372_036_854_775_807n) throw wrongValue(target)
  return text
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(\.\d{1,6})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)?$/

/**
 * Where a day or moment begins and ends, as SQL of timestamptz. A day ends where the next begins, by the target's clock;
 * a moment without an offset is told by that clock as well.
 */
export function instant(statement: Statement, target: Target, value: Scalar | undefined): { start: string; end: string; wholeDay: boolean } {
  const zone = () => target.zone?.() ?? `'UTC'`
  if (isDay(value)) {
    const day = statement.value(value, 'timestamp')
    return { start: `(${day} at time zone ${zone()})`, end: `((${day} + interval '1 day') at time zone ${zone()})`, wholeDay: true }
  }
  const match = typeof value === 'string' ? MOMENT.exec(value) : null
  if (!match || !isDay(match[1])) throw wrongValue(target)
  const at = match[6] ? statement.value(value, 'timestamptz') : `(${statement.value(value, 'timestamp')} at time zone ${zone()})`
  return { start: at, end: at, wholeDay: false }
}
