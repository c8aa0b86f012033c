/**
 * What a report asks, said of the facts of one of its sources: which rows a number was added up from. Pure; what cannot be said of
 * the facts by themselves is undefined, never a wider question.
 */
import type { DatasetSource, Dimension, Entity } from '../../../../contract/model'
import { addMonths, firstDay, lastDay } from '../../../../contract/days'
import { fieldIn } from '../../../../contract/dimension-field'
import { isClockStep } from '../../../../contract/clock-steps'
import { isComparison, type Condition } from '../../../../contract/filter'
import type { Row } from '../../../../contract/wire'
import { traits } from '../../../../kinds/column-kinds'
import { clockPath } from '../statement/clock-field'
import { own } from '../statement/fields'
import { currenciesOf, sourcesOf } from '../question/measures'
import type { Question } from '../question/report.question'
import { timeStep } from '../question/report.periods'
import type { Reading } from '../reading'

/** The currency of the row, said of the facts, where amounts of several stand in rows of their own. */
export function currencyAsked({ reading, question, row }: { reading: Reading; question: Question; row: Row }, source: string): Condition[] {
  const currency = row['currency']
  if (!question.byCurrency || typeof currency !== 'string') return []
  const { dataset } = question
  const here = question.stored.filter((measure) => sourcesOf(dataset, [measure]).includes(source))
  const [field] = currenciesOf(reading.model, dataset, source, here)
  return field === undefined ? [] : [{ field, op: 'eq', value: currency }]
}

/** What the question asks, said of the facts; undefined where it cannot be said of them (parts of a step of time, several shops of one row). */
export function factsAsked(
  { dataset, facts: conditions, periods: [now] }: Question, facts: Entity, source: DatasetSource, currency: Condition[],
): { and: Condition[] } | undefined {
  const day = own(facts.fields, source.day)
  if (!day) return undefined
  const path = (dimension: Dimension | undefined): string | undefined => {
    if (isClockStep(dimension?.by)) return clockPath(dimension.field ?? source.day, dimension.by)
    return timeStep(dimension) || dimension?.by ? undefined : dimension && fieldIn(dimension, source.name)
  }
  const said = (condition: Condition): Condition | undefined => {
    if (!isComparison(condition)) {
      const parts = ('and' in condition ? condition.and : condition.or).map(said)
      if (parts.includes(undefined)) return undefined
      return 'and' in condition ? { and: parts as Condition[] } : { or: parts as Condition[] }
    }
    const field = path(own(dataset.dimensions, condition.field))
    return field === undefined ? undefined : { ...condition, field }
  }
  const all = conditions.map(said)
  if (all.includes(undefined)) return undefined
  const isMonth = traits(day).names === 'month'
  const shift = (at: string, last: boolean): string => {
    const month = addMonths(at.slice(0, 7), -source.shiftMonths)
    if (isMonth) return month
    if (source.shiftMonths === 0) return at
    return last ? lastDay(month) : firstDay(month)
  }
  const range: Condition[] = [
    ...(now?.from === undefined ? [] : [{ field: source.from ?? source.day, op: 'ge' as const, value: shift(now.from, false) }]),
    ...(now?.to === undefined ? [] : [{ field: source.day, op: 'le' as const, value: shift(now.to, true) }]),
  ]
  return { and: [...(all as Condition[]), ...range, ...currency, ...(source.where ? [source.where] : [])] }
}
