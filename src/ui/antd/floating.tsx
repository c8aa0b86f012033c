/** antd's own menus and panels beside a control that is not antd's: they stand at an empty box of the same size and place. */
import { Dropdown, Popover, type DropdownProps, type PopoverProps } from 'antd'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { controlIn } from '../light/place'

interface Place {
  open: boolean
  byKeyboard: boolean
  /** Stands around the control. */
  anchor: RefObject<HTMLElement | null>
  point?: { x: number; y: number } | undefined
  onClose: () => void
}

/** antd's props without what opens it: `open`, `anchor` and `point` (pixels of the window) say that here. */
export type Floating<Props> = Place & Omit<Props, 'open' | 'onOpenChange' | 'children' | 'trigger'>

interface Box { left: number; top: number; width: number; height: number }

const NOWHERE: Box = { left: 0, top: 0, width: 0, height: 0 }
const CAN_TAKE_KEYS = 'button, a[href], input, [tabindex]'

/** Follows the control while it is open. */
function useBox({ open, anchor, point }: Pick<Place, 'open' | 'anchor' | 'point'>): Box {
  const [box, setBox] = useState(NOWHERE)
  useLayoutEffect(() => {
    if (!open) return undefined
    const measure = (): void => {
      const rect = point ? { left: point.x, top: point.y, width: 0, height: 0 } : controlIn(anchor.current)?.getBoundingClientRect()
      if (!rect) return
      const { left, top, width, height } = rect
      setBox((was) => (was.left === left && was.top === top && was.width === width && was.height === height ? was : { left, top, width, height }))
    }
    measure()
    window.addEventListener('scroll', measure, { capture: true, passive: true })
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('scroll', measure, { capture: true })
      window.removeEventListener('resize', measure)
    }
  }, [open, anchor, point])
  return box
}

/** Escape closes it, and the keyboard is back where it came from. */
function useEscape({ open, anchor, onClose }: Pick<Place, 'open' | 'anchor' | 'onClose'>): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!open) return undefined
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      close.current()
      const control = controlIn(anchor.current)
      const target = control?.matches(CAN_TAKE_KEYS) ? control : control?.querySelector(CAN_TAKE_KEYS)
      if (target instanceof HTMLElement) target.focus()
    }
    document.addEventListener('keydown', key)
    return () => document.removeEventListener('keydown', key)
  }, [open, anchor])
}

const FILLING: React.CSSProperties = { display: 'block', width: '100%', height: '100%' }

/** Neither seen nor touched. */
const standing = ({ left, top, width, height }: Box): React.CSSProperties => ({ position: 'fixed', left, top, width, height, pointerEvents: 'none' })

/** antd's dropdown, in the body of the page; `onClose` comes with Escape, a press outside or a choice. */
export function FloatingMenu({ open, byKeyboard, anchor, point, onClose, ...rest }: Floating<DropdownProps>) {
  const box = useBox({ open, anchor, point })
  useEscape({ open, anchor, onClose })
  return createPortal(
    <div style={standing(box)}>
      <Dropdown {...rest} trigger={['click']} open={open} autoFocus={byKeyboard} onOpenChange={(next) => !next && onClose()}>
        <span style={FILLING} />
      </Dropdown>
    </div>,
    document.body,
  )
}

/** The room of a panel: one that was opened by the keyboard takes it, so that the next stop is the panel's first, not the page's. */
function PanelRoom({ byKeyboard, children }: { byKeyboard: boolean; children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (byKeyboard && !room.current?.contains(document.activeElement)) room.current?.focus({ preventScroll: true })
  }, [byKeyboard])
  return <div ref={room} tabIndex={-1} style={QUIET}>{children}</div>
}

const QUIET: React.CSSProperties = { outline: 'none' }

/** antd's popover, in the body of the page; `onClose` comes with Escape or a press outside. */
export function FloatingPanel({ open, byKeyboard, anchor, point, onClose, content, ...rest }: Floating<PopoverProps>) {
  const box = useBox({ open, anchor, point })
  useEscape({ open, anchor, onClose })
  return createPortal(
    <div style={standing(box)}>
      <Popover
        {...rest} trigger={['click']} open={open} onOpenChange={(next) => !next && onClose()}
        content={<PanelRoom byKeyboard={byKeyboard}>{typeof content === 'function' ? content() : content}</PanelRoom>}
      >
        <span style={FILLING} />
      </Popover>
    </div>,
    document.body,
  )
}
