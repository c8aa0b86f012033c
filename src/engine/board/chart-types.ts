/** What chart cards and what is drawn of them are, shared by those who make it and those who draw it. */
import type { CardPlan } from '../../../contract/page-plan'
import type { ColumnPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'

export type ChartCard = Extract<CardPlan, { shows: 'chart' }>

export interface ChartPoint {
  /** Decimal text; null where there is no value. */
  value: string | null
  /** The row behind it; undefined for a gap and for what is gathered. */
  row?: Row
  /** The measure, where steps of one series are measures. */
  column?: ColumnPlan
}

export interface ChartSeries {
  column: ColumnPlan
  /** Value of the second dimension; undefined where there is none. */
  split?: unknown
  /** The time before, beside the same measure. */
  earlier: boolean
  points: ChartPoint[]
}

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
