/** What chart cards and what is drawn of them are, shared by those who make it and those who draw it. */
import type { CardPlan } from '../../../contract/page-plan'
import type { ColumnPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'

/** A card that shows a chart of any kind, rankings too. */
export type ChartCard = Extract<CardPlan, { shows: 'chart' }>

/** One series at one place along the axis. */
export interface ChartPoint {
  /** Decimal text; null where there is no value. */
  value: string | null
  /** The row behind it; undefined for a gap and for what is gathered. */
  row?: Row
  /** The measure, where steps of one series are measures. */
  column?: ColumnPlan
}

/** A measure, or one value of the second dimension of it; a point for every category, in the same order. */
export interface ChartSeries {
  column: ColumnPlan
  /** Value of the second dimension; undefined where there is none. */
  split?: unknown
  /** The time before, beside the same measure. */
  earlier: boolean
  points: ChartPoint[]
}

/** What a chart draws, of one currency, whatever kind it is. */
export interface ChartData {
  /** The dimension along the axis. */
  axis: ColumnPlan
  /** The dimension that makes series. */
  splits?: ColumnPlan
  /** Values of the axis, in order; `OTHERS` where small ones are gathered. */
  categories: unknown[]
  isTime: boolean
  series: ChartSeries[]
  /** Currencies of the answer; several: one is drawn at a time. */
  currencies: string[]
  currency?: string
  /** How many values the axis has that are gathered or left out. */
  gathered: number
  /** Place of a month that is not over. */
  partial?: number
}
