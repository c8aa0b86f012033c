/** What a report may be laid out by time with, resolved and checked; what a person chose of it stands in across.ts. */

/** A step of time that a day belongs to: time goes on from one to the next. */
export type TimeStep = 'day' | 'week' | 'month' | 'year'

/** A place that comes round again: what the clock or the calendar shows at a moment, "00" … "23", or "1" (Monday) … "7". */
export type ClockStep = 'hour' | 'weekday'

/** Columns of days, weeks, months, years, hours or weekdays in place of a report's figures. */
export interface AcrossPlan {
  /** Dimensions, by name. */
  times: { name: string; step: TimeStep | ClockStep }[]
  /** Of which one stands under the times. */
  measures: { name: string; label: string }[]
  /** Paths of the columns that stand beside them. */
  beside: string[]
  /** The dimension that is laid out at the start, with the first of the measures; left out: none is. */
  start?: string
}
