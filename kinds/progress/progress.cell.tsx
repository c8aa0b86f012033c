import { EMPTY } from '../../contract/format/number'
import type { CellProps } from '../shared/cell'
import { shareOf } from '../shared/cell-text'

/** A bar and its share. */
export function ProgressCell({ value, field }: CellProps) {
  const share = shareOf(value, field.scale)
  if (share === undefined) return EMPTY
  return (
    <span className="cell-progress">
      <span className={share === 100 ? 'cell-progress-bar is-done' : 'cell-progress-bar'} aria-hidden="true"><i style={{ width: `${share}%` }} /></span>
      <span className="cell-number">{share}%</span>
    </span>
  )
}
