/**
 * Dimensions and measures of a dataset over the rows of one of its sources, as SQL: the day and its steps, fields, sums.
 * The one place that says it, for reports and for the rollups that reports are answered from.
 */
import { isClockStep } from '../../../../contract/clock-steps'
import { fieldIn } from '../../../../contract/dimension-field'
import type { Dataset, DatasetSource, Dimension, Measure } from '../../../../contract/model'
import type { TimeStep } from '../../../../contract/across-plan'
import type { EntityReader } from './fields'

/** The day that a row of the source counts for, as SQL of type date: shifted where the source says so. */
export function daySql(reader: EntityReader, source: DatasetSource): string {
  const day = reader.dayOf(source.day)
  return source.shiftMonths === 0 ? day : `(${day} + interval '${Math.trunc(source.shiftMonths)} months')::date`
}

/** A step of a day: the day, the week's Monday and the month's first day as date, the year as text ("2025"). */
export function stepSql(by: TimeStep, day: string): string {
  if (by === 'day') return day
  return by === 'year' ? `to_char(${day}, 'YYYY')` : `date_trunc('${by}', ${day})::date`
}

/** The PostgreSQL type of `stepSql`, and of an hour or weekday. */
export function stepType(by: NonNullable<Dimension['by']>): 'date' | 'text' {
  return by === 'year' || isClockStep(by) ? 'text' : 'date'
}

/** A dimension of a row of the source. */
export function dimensionSql(reader: EntityReader, source: DatasetSource, dimension: Dimension): string {
  if (dimension.by === undefined) return reader.at(fieldIn(dimension, source.name) ?? dimension.name).sql
  if (isClockStep(dimension.by)) return reader.clock(dimension.field ?? source.day, dimension.by)
  return stepSql(dimension.by, dimension.field === undefined ? daySql(reader, source) : reader.dayOf(dimension.field))
}

/**
 * A stored measure over the rows of a group: count, sum, max or distinct; undefined for what cannot be added up row by
 * row (formulas over other measures, the last of a period).
 */
export function measureSql(reader: EntityReader, measure: Measure): string | undefined {
  if (measure.formula) return undefined
  if (measure.count) return 'count(*)'
  const value = reader.at(measure.field ?? measure.name).sql
  if (measure.total === 'sum') return `sum(${value})`
  if (measure.total === 'max') return `max(${value})`
  return measure.total === 'distinct' ? `count(distinct ${value})` : undefined
}

/** Measures of a dataset that a source's rows say, by name. */
export function measuresOf(dataset: Dataset, source: DatasetSource): Measure[] {
  return Object.values(dataset.measures).filter((measure) => measure.source === source.name)
}
