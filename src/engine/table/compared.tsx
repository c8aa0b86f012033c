/** A value with the earlier one below it, small and grey, and how far it has moved. Plain functions: a cell of a table costs no component. */
import type { ReactNode } from 'react'
import { cellOf } from '../../kinds/columns/cells'
import { formatPercent, trendOf } from '../../lib/format/number'
import type { ColumnPlan, EnumPlan } from '../../lib/plan'
import type { Comparing, Row } from '../../lib/wire'

export const COMPARING_LABELS: Record<Comparing, string> = { previous: '上期', lastYear: '去年同期' }

const ARROWS = { up: '▲', down: '▼', level: '' } as const

/** The rate of the answer says how far; where there is none (nothing to divide by), the difference still says which way. */
export function movementOf(column: ColumnPlan, row: Row): { trend: 'up' | 'down'; says: string } | undefined {
  const earlier = row[`${column.path}.prev`]
  // From nothing to something is no rise: there is no earlier value to rise from.
  if (earlier === null || earlier === undefined) return undefined
  const rate = row[`${column.path}.rate`]
  const trend = trendOf(row[`${column.path}.delta`]) ?? trendOf(rate)
  if (!trend || trend === 'level') return undefined
  return { trend, says: `${ARROWS[trend]}${rate === null || rate === undefined ? '' : formatPercent(String(rate).replace(/^-/, ''), 1)}` }
}

export function compared(content: ReactNode, column: ColumnPlan, row: Row, about: { enums: Record<string, EnumPlan>; mixed: boolean }, comparing: Comparing): ReactNode {
  const path = `${column.path}.prev`
  const movement = movementOf(column, row)
  return (
    <span className="cell-compared">
      <span>{content}</span>
      <span className="cell-earlier" data-tip={`${COMPARING_LABELS[comparing]}的值与变化`}>
        {cellOf(column)({ value: row[path], row, field: { ...column, path, copy: false }, enums: about.enums, mixed: about.mixed })}
        {movement ? <i className={`trend-${movement.trend}`}>{movement.says}</i> : null}
      </span>
    </span>
  )
}
