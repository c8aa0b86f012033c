/** What a scatter draws: points that keep their row, so that one of them, or all that are chosen, lead to the rows behind them. Pure. */
import type { ColumnPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import type { ChartCard, ChartData } from './chart-types'

/** What tells the points of a card's chart apart. */
export function dimensionsOf(card: ChartCard): ColumnPlan[] {
  return (card.list.rows[0]?.by ?? []).flatMap((path) => card.list.columns.find((column) => column.path === path) ?? [])
}

/** The categories are the rows by their first dimension, one a point, though some share a name; the series are the measures. */
export function scatterData(
  card: ChartCard, rows: readonly Row[], measures: readonly ColumnPlan[], money: Pick<ChartData, 'currencies' | 'currency'>,
): ChartData {
  const [axis] = dimensionsOf(card)
  const value = (row: Row, path: string): string | null => (row[path] === null || row[path] === undefined || row[path] === '' ? null : String(row[path]))
  const placed = rows.filter((row) => measures.slice(0, 2).every(({ path }) => value(row, path) !== null))
  return {
    axis: axis!, categories: placed.map((row) => row[axis!.path] ?? null), isTime: false, gathered: rows.length - placed.length, ...money,
    series: measures.map((column) => ({ column, earlier: false, points: placed.map((row) => ({ value: value(row, column.path), row })) })),
  }
}
