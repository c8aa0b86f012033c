/**
 * Figures of a report laid out by time: which step and which figure a person chose, as it stands in the address and in a view, what
 * is asked for it, and the columns of an answer. Pure; it must not know how days are counted: the answer says its columns.
 */
import { CLOCK_STEPS, isClockStep } from './clock-steps'
import type { AcrossPlan } from './across-plan'
import type { ColumnPlan, ListPlan } from './plan'
import type { ListAnswer, SortBy } from './wire'

/** A step of time as columns, and the figure under it, by their names in the dataset. */
export interface Across {
  dimension: string
  measure: string
}

/** Two dozen counts side by side, in pixels. */
const PLACE_WIDTH = 76

type Offers = Pick<ListPlan, 'across' | 'rows'>

/** What is laid out in these rows; undefined where nothing is, or where the rows are told by such a time themselves. */
export function acrossIn(plan: Offers, state: { rows: number; across?: Across }): Across | undefined {
  const known = knownAcross(plan.across, state.across)
  return known && timesBeside(plan, state.rows).some(({ name }) => name === known.dimension) ? known : undefined
}

/** The times that may stand across beside these rows: rows of days are split by hours, but not by weeks. */
export function timesBeside({ rows, across }: Offers, at: number): AcrossPlan['times'] {
  const by = rows[at]?.by ?? []
  const told = (across?.times ?? []).filter(({ name }) => by.includes(name))
  const goesOn = told.some(({ step }) => !isClockStep(step))
  return (across?.times ?? []).filter((time) => !told.includes(time) && (isClockStep(time.step) || !goesOn))
}

/** What is laid out before a person chooses. */
export function startOf(plan: AcrossPlan | undefined): Across | undefined {
  const measure = plan?.measures[0]?.name
  return plan?.start !== undefined && measure !== undefined ? knownAcross(plan, { dimension: plan.start, measure }) : undefined
}

/** A choice, as far as the page offers it. */
export function knownAcross(plan: AcrossPlan | undefined, said: Across | undefined): Across | undefined {
  const isOffered = said && plan?.times.some(({ name }) => name === said.dimension) && plan.measures.some(({ name }) => name === said.measure)
  return isOffered ? said : undefined
}

/** "day~quantity" */
export const writeAcross = ({ dimension, measure }: Across): string => `${dimension}~${measure}`

/** What an address says: nothing is the start, the empty text is nothing laid out. */
export function readAcross(plan: AcrossPlan | undefined, text: string | null): Across | undefined {
  if (text === null) return startOf(plan)
  const [dimension = '', measure = ''] = (text ?? '').split('~')
  return knownAcross(plan, { dimension, measure })
}

/** Sorts by a column of times stand only while that figure is laid out. */
export function sortsAcross(sort: readonly SortBy[], plan: Pick<ListPlan, 'columns' | 'across'>, across: Across | undefined): SortBy[] {
  if (!plan.across) return [...sort]
  return sort.filter(({ field }) => !field.includes('@') || plan.columns.some(({ path }) => path === field) || isOf(field, across))
}

/** True of a column's path under this figure. */
export function isOf(path: string, across: Across | undefined): boolean {
  return across !== undefined && path.startsWith(`${across.measure}@`)
}

/**
 * The columns of a report laid out by time: what stands beside, the figure as the sum of its row, then each of the answer's times.
 * @param columns as the view has them
 */
export function columnsAcross(
  plan: Pick<ListPlan, 'across'>, columns: readonly ColumnPlan[], across: Across, answer: ListAnswer | undefined,
): ColumnPlan[] {
  const beside = new Set(plan.across?.beside)
  const figure = columns.find(({ path }) => path === across.measure)
  if (!figure) return columns.filter(({ path }) => beside.has(path))
  const { trend: _trend, daily: _daily, ...whole } = figure
  const values = Object.keys(answer?.summary[0]?.values ?? answer?.list[0] ?? {})
    .filter((key) => isOf(key, across) && !key.includes('.'))
    .map((key) => key.slice(across.measure.length + 1))
  const years = new Set(values.map((value) => value.slice(0, 4)))
  const step = plan.across?.times.find(({ name }) => name === across.dimension)?.step
  const places = isClockStep(step) ? new Map(CLOCK_STEPS[step].values.map(({ value, label }) => [value, label])) : undefined
  const label = (value: string): string => (places ? places.get(value) ?? '未归类' : years.size === 1 && value.length === 10 ? value.slice(5) : value)
  return [
    ...columns.filter(({ path }) => beside.has(path)),
    { ...whole, label: `${figure.label}合计`, hidden: false },
    ...values.map((value): ColumnPlan => ({
      ...withoutPin(whole), key: `${across.measure}@${value}`, path: `${across.measure}@${value}`, hidden: false,
      ...(places && !figure.currencyField ? { width: PLACE_WIDTH } : {}),
      label: step === 'week' ? `${label(value)} 周` : label(value),
      pivot: { value, role: 'value' },
    })),
  ]
}

function withoutPin({ fixed: _fixed, note: _note, ...column }: ColumnPlan): ColumnPlan {
  return column
}
