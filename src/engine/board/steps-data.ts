/**
 * Charts whose steps are measures: a waterfall, from the first figures to what they add up to, and a funnel, from each figure to what is left
 * of it in the next. Pure. What the named steps leave unexplained is a step of its own, exact to the last digit.
 */
import { addText, timesText } from '../../../contract/decimal-text'
import type { ColumnPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import type { ChartCard, ChartData } from './chart-types'

/** What stands along the axis of such a chart: the names of its steps. */
const STEPS: ColumnPlan = { path: '', label: '项目', kind: 'text', ops: [], sortable: false, total: 'none', compare: [] } as unknown as ColumnPlan

/** True for a waterfall and a funnel: their axis has the measures, not the values of a dimension. */
export function isOfSteps(chart: ChartCard['chart']): boolean {
  return chart === 'waterfall' || chart === 'funnel'
}

/**
 * @param rows one a currency; @param currencies of the answer, and the one that is drawn
 * @returns a single series whose categories are the labels of the steps
 */
export function stepsData(
  card: ChartCard, rows: readonly Row[], measures: readonly ColumnPlan[], money: Pick<ChartData, 'currencies' | 'currency'>,
): ChartData {
  const [row] = rows
  const steps = measures.map((column) => ({ column, label: column.label, value: valueOf(row?.[column.path]) }))
  const last = steps.at(-1)!
  if (card.chart === 'waterfall') {
    const named = steps.slice(0, -1).reduce((sum, { value }) => addText(sum, value) ?? sum, '0')
    const rest = addText(last.value, timesText(named, '-1'))
    if (rest !== undefined && last.value !== null && Number(rest) !== 0) steps.splice(-1, 0, { column: last.column, label: '其他', value: rest })
  }
  return {
    axis: STEPS, categories: steps.map(({ label }) => label), isTime: false, gathered: 0, ...money,
    series: [{ column: measures[0]!, earlier: false, points: steps.map(({ value, column }) => ({ value, column, ...(row ? { row } : {}) })) }],
  }
}

function valueOf(value: unknown): string | null {
  return value === null || value === undefined || value === '' ? null : String(value)
}

/** Where each bar of a waterfall begins and ends; the last stands on the ground. */
export function spansOf(values: readonly (string | null)[]): { from: number; to: number }[] {
  let level = 0
  return values.map((value, at) => {
    const size = Number(value ?? 0)
    if (at === values.length - 1) return { from: 0, to: size }
    const from = level
    level += size
    return { from, to: level }
  })
}
