/** Text in one line that says all of itself, half a second after the pointer or the keyboard rests on it, where it is cut (specification, sections 2 and 9). */
import { Tooltip } from 'antd'
import { useRef, useState } from 'react'

/** Seconds. */
export const OPEN_DELAY_S = 0.5

export function OverflowTip({ text, className }: { text: string; className?: string }) {
  const line = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  const isCut = (): boolean => (line.current?.scrollWidth ?? 0) > (line.current?.clientWidth ?? 0)
  return (
    <Tooltip title={text} open={open} mouseEnterDelay={OPEN_DELAY_S} trigger={['hover', 'focus']} onOpenChange={(wanted) => setOpen(wanted && isCut())}>
      <span ref={line} className={className} style={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{text}</span>
    </Tooltip>
  )
}
