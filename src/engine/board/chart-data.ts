/**
 * From a chart card and its answer to what is drawn: categories along the axis, series, and the row behind every point. Pure.
 * Amounts stay decimal text in the rows; a number is made of them only to place a point. Different currencies never share a
 * chart: one is drawn, the others are offered.
 */
import { companyCurrency } from '../../../contract/company-clock'
import { CLOCK_STEPS } from '../../../contract/clock-steps'
import { addDays, addMonths, daysBetween, isDay, isMonth, lastDay, mondayOf, monthsBetween } from '../../../contract/days'
import { addText, compareText } from '../../../contract/decimal-text'
import type { ColumnPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { measuresOf } from './board-question'
import { calendarData } from './calendar-data'
import type { ChartCard, ChartData, ChartPoint, ChartSeries } from './chart-types'
import { scatterData } from './scatter-data'
import { isOfSteps, stepsData } from './steps-data'

/** Points along an axis that is no time; what is beyond them is gathered. */
export const MOST_CATEGORIES = 20
const MOST_SLICES = 10
/** Gaps of more steps than this are left as they are: the answer is of far-away days. */
const MOST_STEPS = 800

/** Stands for the values of the axis that are gathered. */
export const OTHERS = Symbol('others')

/** Reports keep amounts of several currencies apart under this name, also where only a ratio of them is shown. */
const REPORT_CURRENCY = 'currency'

function currencyFieldOf(measures: readonly ColumnPlan[]): string {
  return measures.find((column) => column.currencyField)?.currencyField ?? REPORT_CURRENCY
}

/** Days that are all Mondays, whole weeks apart: the weeks that they stand for. */
function areWeeks(days: readonly string[]): boolean {
  return days.length > 1 && days.every((day) => mondayOf(day) === day)
}

/** The days, weeks or months from the first to the last, so that a day without figures is a gap and not a shortcut. */
function everyStep(values: string[]): string[] {
  const first = values[0]
  const last = values.at(-1)
  if (first === undefined || last === undefined) return values
  const days = isDay(first)
  const stride = days && areWeeks(values) ? 7 : 1
  const steps = days ? daysBetween(first, last) / stride : monthsBetween(first, last)
  if (steps > MOST_STEPS) return values
  return Array.from({ length: steps + 1 }, (_, step) => (days ? addDays(first, step * stride) : addMonths(first, step)))
}

function number(value: unknown): number {
  const made = Number(value)
  return Number.isFinite(made) ? made : 0
}

function text(value: unknown): string | null {
  return value === null || value === undefined || value === '' ? null : String(value)
}

/** The last month, or the last of the weeks, of the axis, where the data does not go to its end. */
export function partialAt({ categories, isTime }: Pick<ChartData, 'categories' | 'isTime'>, until: string | null | undefined): number | undefined {
  const last = categories.at(-1)
  if (isTime && until && isDay(last) && categories.length > 2 && areWeeks(categories as string[])) {
    return last <= until && addDays(last, 6) > until ? categories.length - 1 : undefined
  }
  return isTime && until && isMonth(last) && lastDay(last) > until && last <= until.slice(0, 7) ? categories.length - 1 : undefined
}

/** Places that come round again stand in their own order, each of them, also where there is nothing. */
function clockValues(column: ColumnPlan): string[] | undefined {
  return Object.values(CLOCK_STEPS).find(({ enum: name }) => name === column.enum)?.values.map(({ value }) => value)
}

/**
 * @param wanted the currency to draw where the answer has several; left out: the first of `order`, else the company's own, else the one with most rows
 * @param order of the currencies, as totals have them: the company's own, then by worth
 */
export function chartData(card: ChartCard, rows: readonly Row[], wanted?: string, order: readonly string[] = []): ChartData | undefined {
  const [first, second] = card.list.rows[0]?.by ?? []
  const axis = card.list.columns.find((column) => column.path === first)
  const splits = card.list.columns.find((column) => column.path === second)
  const measures = measuresOf(card.list)
  const ofSteps = isOfSteps(card.chart)
  if ((!axis && !ofSteps) || measures.length === 0) return undefined

  const field = currencyFieldOf(measures)
  const counts = new Map<string, number>()
  for (const row of rows) if (row[field]) counts.set(String(row[field]), (counts.get(String(row[field])) ?? 0) + 1)
  const place = (name: string): number => (name === companyCurrency() ? -1 : order.includes(name) ? order.indexOf(name) : order.length)
  const currencies = [...counts].sort((a, b) => place(a[0]) - place(b[0]) || b[1] - a[1]).map(([name]) => name)
  const currency = currencies.find((one) => one === wanted) ?? currencies[0]
  const drawn = currency !== undefined ? rows.filter((row) => String(row[field] ?? currency) === currency) : [...rows]
  if (ofSteps) return stepsData(card, drawn, measures, { currencies, ...(currency === undefined ? {} : { currency }) })
  if (!axis) return undefined
  if (card.chart === 'calendar') return calendarData(axis, drawn, measures[0]!, { currencies, ...(currency === undefined ? {} : { currency }) })
  if (card.chart === 'scatter') return scatterData(card, drawn, measures, { currencies, ...(currency === undefined ? {} : { currency }) })

  const values = [...new Set(drawn.map((row) => row[axis.path] ?? null))]
  const isTime = values.length > 0 && values.every((value) => isDay(value) || isMonth(value))
  const lead = measures[0]!
  const size = (value: unknown): number => drawn.reduce((sum, row) => ((row[axis.path] ?? null) === value ? sum + Math.abs(number(row[lead.path])) : sum), 0)
  const sizes = new Map(isTime ? [] : values.map((value) => [value, size(value)]))
  const bySize = (): unknown[] => values.toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))
  const ordered = clockValues(axis) ?? (isTime ? everyStep((values as string[]).toSorted()) : bySize())
  const most = isTime || clockValues(axis) ? Infinity : card.chart === 'pie' ? MOST_SLICES : MOST_CATEGORIES
  const shown = ordered.slice(0, most)
  const rest = ordered.slice(most)
  // What adds up is gathered; a ratio of the rest is not the sum of ratios, so it is left out and said.
  const gathers = rest.length > 0 && measures.every((column) => column.total === 'sum')

  const categories = gathers ? [...shown, OTHERS] : shown
  const placed = new Map<unknown, number>(shown.map((value, position) => [value, position]))
  const chart = { axis, categories, place: placed }
  const parts: unknown[] = splits ? (clockValues(splits) ?? [...new Set(drawn.map((row) => row[splits.path] ?? null))]) : [undefined]
  const compared = card.list.compare[0]
  const series = parts.flatMap((split) =>
    measures.flatMap((column) => {
      const mine = splits ? drawn.filter((row) => (row[splits.path] ?? null) === split) : drawn
      const made = seriesOf({ column, split, path: column.path, rows: mine }, chart)
      const earlier = compared !== undefined && column.compare.includes(compared) && card.chart !== 'pie'
        ? seriesOf({ column, split, path: `${column.path}.${compared === 'previous' ? 'prev' : 'lastYear'}`, rows: mine }, chart)
        : undefined
      return earlier && earlier.points.some(({ value }) => value !== null) ? [made, { ...earlier, earlier: true }] : [made]
    }),
  )
  const total = (one: ChartSeries): number => one.points.reduce((sum, { value }) => sum + Math.abs(number(value)), 0)
  const sorted = splits && !clockValues(splits) ? series.map((one) => [one, total(one)] as const).toSorted((a, b) => b[1] - a[1]).map(([one]) => one) : series
  return {
    axis, ...(splits ? { splits } : {}), categories, isTime, series: sorted, currencies, ...(currency === undefined ? {} : { currency }),
    gathered: rest.length,
  }
}

/** Of a chart all its series share: the axis, what stands along it, and where each value of the axis stands. */
interface ChartAxis {
  axis: ColumnPlan
  categories: unknown[]
  place: ReadonlyMap<unknown, number>
}

/** @param of the measure, the split's value, the path of the measure's value in a row, and the rows of that split */
function seriesOf(of: { column: ColumnPlan; split: unknown; path: string; rows: readonly Row[] }, { axis, categories, place }: ChartAxis): ChartSeries {
  const { column, split, path, rows } = of
  const points: ChartPoint[] = categories.map(() => ({ value: null }))
  for (const row of rows) {
    const at = place.get(row[axis.path] ?? null) ?? (categories.at(-1) === OTHERS ? categories.length - 1 : undefined)
    const point = at === undefined ? undefined : points[at]
    if (!point) continue
    const value = text(row[path])
    const isRest = categories[at!] === OTHERS
    // Only what adds up is added up: of two values of a ratio the first stands.
    if (point.value === null) point.value = value
    else if (column.total === 'sum') point.value = addText(point.value, value) ?? null
    if (!isRest) point.row = row
  }
  return { column, ...(split === undefined ? {} : { split }), earlier: false, points }
}

/** Axes of a chart: measures of one kind and unit share one; the first stands left, the second right. */
export function axisKeys(series: readonly ChartSeries[]): string[] {
  return [...new Set(series.map(({ column }) => axisKey(column)))]
}

/** Measures that give the same text are drawn against the same axis. */
export function axisKey(column: ColumnPlan): string {
  return `${column.kind} ${column.unit ?? ''}`
}

/** 1234567 as "123.5万": ticks say roughly, tooltips say exactly. */
export function shortNumber(value: number): string {
  const size = Math.abs(value)
  const cut = (by: number, unit: string): string => `${Number((value / by).toFixed(1))}${unit}`
  if (size >= 1e8) return cut(1e8, '亿')
  if (size >= 1e4) return cut(1e4, '万')
  return Number(value.toFixed(4)).toLocaleString('en-US', { maximumFractionDigits: 4 })
}

/** True where a value is less than nothing: pies cannot show it. */
export function isNegative(value: string | null): boolean {
  return compareText(value, 0) === -1
}
