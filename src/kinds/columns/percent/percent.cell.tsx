import { formatPercent } from '../../../../contract/format/number'
import type { CellProps } from '../cell'
import { figure } from '../figure'

/** A fraction as a percentage with two places, whatever digits it keeps. */
export function PercentCell({ value }: CellProps) {
  return figure(formatPercent(value), value)
}
