import { EMPTY } from '../../contract/format/number'
import { isBlank, type CellProps } from '../shared/cell'
import { isYes } from '../shared/cell-text'

/** On or off, as words with a dot: a drawn switch would promise that it can be pressed. */
export function SwitchCell({ value }: CellProps) {
  if (isBlank(value)) return EMPTY
  const on = isYes(value)
  return <span><i className={`cell-dot dot-${on ? 'green' : 'grey'}`} />{on ? '开启' : '关闭'}</span>
}
