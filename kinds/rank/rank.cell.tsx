import { formatRank } from '../../contract/format/number'
import type { CellProps } from '../shared/cell'

/** # and the place. */
export function RankCell({ value }: CellProps) {
  return <span className="cell-number">{formatRank(value)}</span>
}
