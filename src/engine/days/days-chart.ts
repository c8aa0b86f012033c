/** One figure of one row day by day, as a chart card draws it and as rows. Pure. */
import type { ColumnPlan, ListPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import type { TrendDay } from '../../cells/trend/trend-line'
import type { ChartCard } from '../board/chart-types'

const DAY: ColumnPlan = {
  path: 'day', key: 'day', label: '日期', kind: 'date', total: 'none', sortable: false, operators: [], width: 100, align: 'left', hidden: false, copy: false,
  compare: [],
}

/** The line of the figure: the list's own words for it, along its days. */
export function daysCard(plan: ListPlan, column: ColumnPlan): ChartCard {
  const figure: ColumnPlan = { ...column, compare: [] }
  return {
    code: 'days', title: column.label, width: 4, shows: 'chart', chart: 'line', follows: [],
    list: { ...plan, rows: [{ label: DAY.label, by: [DAY.path] }], columns: [DAY, figure], compare: [], filters: [] },
  }
}

/** Each day as a row of that chart, with the currency of the row. */
export function daysRows(column: ColumnPlan, row: Row, days: readonly TrendDay[]): Row[] {
  const { path, currencyField } = column
  return days.flatMap(({ day, value }) => (day === undefined ? [] : [{
    [DAY.path]: day, [path]: value === null ? null : String(value), ...(currencyField ? { [currencyField]: row[currencyField] } : {}),
  }]))
}
