/**
 * How a field adds up, as its `total` says, wherever the adding is done: over rows, or over sums of months.
 * Ratios are taken apart to the sums they are made of; a sum of differences is the difference of sums.
 */
import type { Formula } from '../../../../contract/model'
import type { Total } from '../../../../contract/plan'
import { own, type EntityReader, type FieldSql } from './fields'
import { formulaSql, hasRatio } from './formula'

/** The aggregates themselves, as SQL. */
interface Adding {
  sum(found: FieldSql): string
  max(found: FieldSql): string
  distinct(found: FieldSql): string
  last(found: FieldSql): string
}

/** @returns the aggregate of a path; `total` where it is added up in another way than the field says */
export function adder(reader: Pick<EntityReader, 'at' | 'entity'>, adding: Adding): (path: string, total?: Total) => string {
  const add = (path: string, total?: Total): string => {
    const found = reader.at(path)
    const formula = foldable(found.field.formula)
    switch (total ?? found.field.total) {
      case 'max':
        return adding.max(found)
      case 'distinct':
        return adding.distinct(found)
      case 'last':
        return adding.last(found)
      case 'sum':
        return formula && isLinear(reader, formula) ? formulaSql(formula, (inner) => add(inner, 'sum')) : adding.sum(found)
      default:
        // Inside a ratio also what says no total of its own is added up.
        return formula && hasRatio(formula) ? formulaSql(formula, (inner) => add(inner)) : add(path, 'sum')
    }
  }
  return add
}

/**
 * Aggregates over rows.
 * @param part names an expression of the row
 * @param last names the condition of the last day's rows
 * @param only the named condition of the rows that count; left out: all of them
 */
export function overRows(part: (sql: string) => string, last: () => string, only?: string): Adding {
  const some = only === undefined ? '' : ` filter (where ${only})`
  return {
    sum: ({ sql }) => `sum(${part(sql)})${some}`,
    max: ({ sql }) => `max(${part(sql)})${some}`,
    distinct: ({ sql }) => `count(distinct ${part(sql)})${some}`,
    last: ({ sql, field }) => `${NUMERIC.has(field.kind) ? 'sum' : 'max'}(${part(sql)}) filter (where ${last()}${only === undefined ? '' : ` and ${only}`})`,
  }
}

/**
 * The condition, as SQL, of the rows that a total by the last day adds up: of each shop those of its last day; where rows
 * of several shops tell of the same thing, the newest alone.
 * @param group expressions of the group that rows belong to
 * @param apart what keeps apart whose last day is meant, but tells nothing of what the things are (the currency)
 */
export function lastRows(reader: Pick<EntityReader, 'raw' | 'entity'>, day: string, group: string[] = [], apart: string[] = []): string {
  const { scope, same } = reader.entity
  const over = (by: string[]): string => (by.length > 0 ? `partition by ${by.join(', ')}` : '')
  const last = `${day} = max(${day}) over (${over([...group, ...apart, ...(scope.shop ? [reader.raw(scope.shop)] : [])])})`
  if (!same) return last
  const newest = reader.raw(same.newest)
  const first = (sql: string): string =>
    `first_value(${sql}) over (${over([...group, ...same.by.map((path) => reader.raw(path))])} order by ${day} desc, ${newest} desc nulls last)`
  return `(${last} and ${day} = ${first(day)} and ${newest} is not distinct from ${first(newest)})`
}

/** Kinds whose values are numbers. */
export const NUMERIC: ReadonlySet<string> = new Set(['money', 'integer', 'decimal', 'percent', 'rank', 'progress'])

/** The formula to be taken apart; what rows below add up to is one value of the row, as a stored one is. */
function foldable(formula: Formula | undefined): Formula | undefined {
  return formula?.op === 'below' ? undefined : formula
}

/** Sums and differences of stored fields alone. */
function isLinear(reader: Pick<EntityReader, 'entity'>, formula: Formula): boolean {
  if (formula.op === 'field') {
    const inner = foldable(own(reader.entity.fields, formula.path)?.formula)
    return !formula.path.includes('.') && (!inner || isLinear(reader, inner))
  }
  if (formula.op === 'sum' || formula.op === 'minus') return !formula.needsAll && formula.of.every((part) => isLinear(reader, part))
  return formula.op === 'negate' && isLinear(reader, formula.of)
}
