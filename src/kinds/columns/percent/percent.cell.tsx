import { formatPercent } from '../../../lib/format/number'
import type { CellProps } from '../cell'

/** A fraction as a percentage with two places, whatever digits it keeps. */
export function PercentCell({ value }: CellProps) {
  return <span className="cell-number">{formatPercent(value)}</span>
}
