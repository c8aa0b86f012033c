import { formatPercent } from '../../contract/format/number'
import type { CellProps } from '../shared/cell'
import { figure } from '../shared/figure'

/** A fraction as a percentage with two places, whatever digits it keeps. */
export function PercentCell({ value }: CellProps) {
  return figure(formatPercent(value), value)
}
