/** Words beside a control, half a second after the pointer rests on it (specification, section 9). */
import { Tooltip, type TooltipProps } from 'antd'

/** Seconds. */
export const OPEN_DELAY_S = 0.5

export function Tip(props: TooltipProps) {
  return <Tooltip mouseEnterDelay={OPEN_DELAY_S} {...props} />
}
