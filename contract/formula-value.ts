/**
 * Works a formula out over one row, as the server's SQL does (server/kernel/read/statement/formula.ts): exact decimals as text,
 * days as yyyy-mm-dd, months as yyyy-mm, null for what is missing. One judgement for forms and for whoever holds a row outside
 * of the database. Pure; rounds nothing that the formula does not round.
 */
import { meets } from './condition-match'
import { addDays, daysBetween, isDay } from './days'
import { addText, compareText, decimalText, ratioText, roundText, timesText } from './decimal-text'
import type { Below, Formula } from './formula'
import type { Row } from './wire'

/** Where a formula finds what it names. */
interface FormulaSight {
  /** The row by path, with the rows below it under the names of their lists. */
  row: Row
  /** The day by the company's clock. */
  today: string
  /** The formulas of the rows below, by list and field, where their fields are not kept. */
  below?: Record<string, Record<string, Formula>>
}

/** Days beyond this are no plan of anybody's: the same bound as the server's. */
const MOST_DAYS = '36500'

/** The value as answers carry it, but for rounding to the digits of its field: text, or null where it is missing. */
export function formulaValue(formula: Formula, sight: FormulaSight): string | null {
  const inner = (part: Formula): string | null => formulaValue(part, sight)
  switch (formula.op) {
    case 'field':
      return asText(sight.row[formula.path])
    case 'number':
      return decimalText(formula.value) ?? null
    case 'sum':
    case 'minus':
      return added(formula.of.map(inner), formula.op === 'minus', formula.needsAll === true)
    case 'negate':
      return timesOrNull(inner(formula.of), '-1')
    case 'times':
      return formula.of.map(inner).reduce(timesOrNull)
    case 'ratio': {
      const [above, below] = [inner(formula.of[0]), inner(formula.of[1])]
      const isZero = below !== null && compareText(below, '0') === 0
      return isZero && formula.zero !== null ? String(formula.zero) : (ratioText(above, below) ?? null)
    }
    case 'clamp':
      return held(inner(formula.of), formula)
    case 'round':
      return roundText(inner(formula.of), formula.scale) ?? null
    case 'floor':
      return floorText(inner(formula.of))
    case 'days': {
      const [from, to] = [inner(formula.of[0]), inner(formula.of[1])]
      return isDay(from) && isDay(to) ? String(daysBetween(from, to)) : null
    }
    case 'plusDays':
      return moved(inner(formula.of[0]), inner(formula.of[1]))
    case 'monthOf':
      return inner(formula.of)?.slice(0, 7) ?? null
    case 'today':
      return sight.today
    // A row knows nothing of what was asked: only the report's statement does.
    case 'askedDays':
      return null
    case 'first':
      return formula.of.map(inner).find((value) => value !== null) ?? null
    case 'origin':
      return formula.labels[formula.of.map(inner).findIndex((value) => value !== null)] ?? null
    case 'below':
      return addedBelow(formula, sight)
  }
}

/** What is entered, or answered, as text; blank is nothing. */
function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  const text = String(value).trim()
  return text === '' ? null : (decimalText(text) ?? text)
}

/** A missing part counts as nothing, unless all are needed or none is there. */
function added(parts: (string | null)[], subtracts: boolean, needsAll: boolean): string | null {
  if (needsAll ? parts.includes(null) : parts.every((part) => part === null)) return null
  return parts.reduce<string>((total, part, at) => addText(total, subtracts && at > 0 ? timesOrNull(part, '-1') : part) ?? total, '0')
}

/** The whole number at or below. */
function floorText(value: string | null): string | null {
  const near = roundText(value, 0) ?? null
  return near !== null && compareText(near, value) === 1 ? addText(near, '-1') ?? null : near
}

function timesOrNull(left: string | null, right: string | null): string | null {
  return timesText(left, right) ?? null
}

function held(value: string | null, { min, max }: { min?: number; max?: number }): string | null {
  if (value === null) return null
  const raised = min !== undefined && compareText(value, min) === -1 ? String(min) : value
  return max !== undefined && compareText(raised, max) === 1 ? String(max) : raised
}

/** A part of a day moves nothing: it is left off downwards. */
function moved(day: string | null, by: string | null): string | null {
  if (!isDay(day) || by === null || decimalText(by) === undefined) return null
  const size = by.startsWith('-') ? by.slice(1) : by
  if (compareText(size, MOST_DAYS) === 1) return null
  return addDays(day, Math.floor(Number(by)))
}

/** Of rows in another currency than the row's no sum is true. */
function addedBelow({ adds, has, field, currency, where }: Below, { row, today, below }: FormulaSight): string | null {
  const all = Array.isArray(row[has]) ? (row[has] as (Row | undefined)[]).map((one) => one ?? {}) : []
  const rows = all.filter((one) => meets(where, one))
  if (currency !== undefined && rows.some((one) => asText(one[currency]) !== asText(row[currency]))) return null
  if (adds === 'count' || field === undefined) return String(rows.length)
  const made = below?.[has]?.[field]
  const values = rows.map((one) => (made ? formulaValue(made, { row: one, today }) : asText(one[field]))).filter((value) => value !== null)
  if (adds === 'sum') return values.reduce((total, value) => addText(total, value) ?? total, '0')
  const ordered = [...values].sort((left, right) => compareText(left, right) ?? (left < right ? -1 : 1))
  return (adds === 'min' ? ordered[0] : ordered.at(-1)) ?? null
}
