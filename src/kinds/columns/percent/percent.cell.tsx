import { formatPercent } from '../../../lib/format/number'
import { isZero, type CellProps } from '../cell'

/** A fraction as a percentage with two places, whatever digits it keeps. */
export function PercentCell({ value }: CellProps) {
  return <span className={isZero(value) ? 'cell-number is-zero' : 'cell-number'}>{formatPercent(value)}</span>
}
