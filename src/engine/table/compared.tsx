/** A value with the earlier one below it, small and grey, and how far it has moved. */
import type { ReactNode } from 'react'
import { CELLS } from '../../kinds/columns/cells'
import { formatPercent, trendOf } from '../../lib/format/number'
import type { ColumnPlan, EnumPlan } from '../../lib/plan'
import type { Comparing, Row } from '../../lib/wire'

export const COMPARING_LABELS: Record<Comparing, string> = { previous: '上期', lastYear: '去年同期' }

const ARROWS = { up: '▲', down: '▼', level: '' } as const

interface Props {
  column: ColumnPlan
  row: Row
  enums: Record<string, EnumPlan>
  mixed: boolean
  comparing: Comparing
  children: ReactNode
}

/** The rate of the answer says how far; where there is none (nothing to divide by), the difference still says which way. */
export function Compared({ column, row, enums, mixed, comparing, children }: Props) {
  const Cell = CELLS[column.kind]
  const path = `${column.path}.prev`
  const rate = row[`${column.path}.rate`]
  // From nothing to something is no rise: there is no earlier value to rise from.
  const trend = row[path] === null || row[path] === undefined ? undefined : trendOf(row[`${column.path}.delta`]) ?? trendOf(rate)
  const said = rate === null || rate === undefined ? '' : formatPercent(String(rate).replace(/^-/, ''), 1)
  return (
    <span className="cell-compared">
      <span>{children}</span>
      <span className="cell-earlier" title={`${COMPARING_LABELS[comparing]}的值与变化`}>
        <Cell value={row[path]} row={row} field={{ ...column, path, copy: false }} enums={enums} mixed={mixed} />
        {trend && trend !== 'level' ? <i className={`trend-${trend}`}>{ARROWS[trend]}{said}</i> : null}
      </span>
    </span>
  )
}
