/** A value with the earlier one below it, small and grey, and how far it has moved. Plain functions: a cell of a table costs no component. */
import type { ReactNode } from 'react'
import { cellOf } from '../../cells/cell-of'
import { COMPARING_LABELS } from '../../../contract/about-words'
import { ARROWS, movementOf, type Movement } from '../../../contract/movement'
import type { ColumnPlan, EnumPlan } from '../../../contract/plan'
import type { Comparing, Row } from '../../../contract/wire'

/** How far the row's value moved from the earlier one; undefined: it did not, or there is none. */
function movedOf(column: ColumnPlan, row: Row): Movement | undefined {
  const { path } = column
  const moved = movementOf(column, { now: row[path], before: row[`${path}.prev`], delta: row[`${path}.delta`], rate: row[`${path}.rate`] })
  return moved?.way === 'level' ? undefined : moved
}

/** `content` with the value of the time before below it, read from `<path>.prev`, and an arrow where it has moved. */
export function compared(
  content: ReactNode, column: ColumnPlan, row: Row, about: { enums: Record<string, EnumPlan>; mixed: boolean }, comparing: Comparing,
): ReactNode {
  const path = `${column.path}.prev`
  const movement = movedOf(column, row)
  return (
    <span className="cell-compared">
      <span>{content}</span>
      <span className="cell-earlier" data-tip={`${COMPARING_LABELS[comparing]}的值与变化`}>
        {cellOf(column)({ value: row[path], row, field: { ...column, path, copy: false }, enums: about.enums, mixed: about.mixed })}
        {movement ? <i className={`moved-${movement.tone}`}>{ARROWS[movement.way]}{movement.far}</i> : null}
      </span>
    </span>
  )
}
