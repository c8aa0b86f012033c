/**
 * A menu or a panel that floats beside a control: the control is drawn as it is and stands still; antd's own menu or panel is
 * fetched when the pointer comes near, and drawn when it is opened.
 */
import '../tip.css'
import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import type { DropdownProps, PopoverProps } from 'antd'
import { later, useLater } from '../use-later'
import type { Floating } from '../antd/floating'

const menu = later<Floating<DropdownProps>>(() => import('../antd/floating').then(({ FloatingMenu }) => FloatingMenu), true)
const panel = later<Floating<PopoverProps>>(() => import('../antd/floating').then(({ FloatingPanel }) => FloatingPanel), true)

interface Opening {
  open: boolean
  /** Was it opened by the keyboard: then the keyboard goes on inside. */
  byKeyboard: boolean
  /** Where the pointer was, in pixels of the window; the control itself where it is left out. */
  point?: { x: number; y: number }
}

interface Anchor {
  opening: Opening
  setOpening: (next: Opening) => void
  wake: () => void
  on: 'click' | 'contextMenu'
  children: ReactNode
  label?: string
}

/** The control, and what of the pointer and the keyboard opens what belongs to it. */
function Anchored({ opening, setOpening, wake, on, children, place }: Anchor & { place: React.RefObject<HTMLSpanElement | null> }) {
  // A press outside closes what is open: the press on the control itself must not open it anew.
  const wasOpen = useRef<boolean>(undefined)
  const press = (event: MouseEvent): void => {
    const before = wasOpen.current ?? opening.open
    wasOpen.current = undefined
    setOpening({ open: !before, byKeyboard: event.detail === 0 })
  }
  const point = (event: MouseEvent): void => {
    event.preventDefault()
    setOpening({ open: true, byKeyboard: false, point: { x: event.clientX, y: event.clientY } })
  }
  return (
    <span
      ref={place} className="anchor" onPointerEnter={wake} onFocus={wake}
      onPointerDownCapture={() => {
        wasOpen.current = opening.open
      }}
      {...(on === 'click' ? { onClick: press } : { onContextMenu: point })}
    >
      {children}
    </span>
  )
}

type DropdownPlan = Pick<DropdownProps, 'menu' | 'placement' | 'overlayStyle'> & { trigger?: ['click'] | ['contextMenu']; children: ReactNode }

/** `menu` is antd's; with `contextMenu` it opens at the pointer, and the browser's own menu stays away. */
export function Dropdown({ children, trigger = ['click'], ...rest }: DropdownPlan) {
  const [Menu, wake] = useLater(menu)
  const [opening, setOpening] = useState<Opening>({ open: false, byKeyboard: false })
  const [wanted, setWanted] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const change = (next: Opening): void => {
    if (next.open) {
      wake()
      setWanted(true)
    }
    setOpening(next)
  }
  return (
    <>
      <Anchored place={place} opening={opening} setOpening={change} wake={wake} on={trigger[0]}>{children}</Anchored>
      {wanted && Menu ? <Menu {...rest} {...opening} anchor={place} onClose={() => setOpening({ open: false, byKeyboard: false })} /> : null}
    </>
  )
}

type PopoverPlan =
  & Pick<PopoverProps, 'content' | 'title' | 'placement' | 'arrow' | 'destroyOnHidden' | 'classNames' | 'styles' | 'open' | 'onOpenChange'>
  & { children: ReactNode }

/** Opens with a click; `open` left out: it keeps that itself. */
export function Popover({ children, open: said, onOpenChange, ...rest }: PopoverPlan) {
  const [Panel, wake] = useLater(panel)
  const [own, setOwn] = useState(false)
  const [byKeyboard, setByKeyboard] = useState(false)
  const [wanted, setWanted] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const open = said ?? own
  if (open && !wanted) {
    setWanted(true)
    wake()
  }
  const change = (next: boolean): void => {
    setOwn(next)
    onOpenChange?.(next)
  }
  return (
    <>
      <Anchored
        place={place} opening={{ open, byKeyboard }} wake={wake} on="click"
        setOpening={(next) => {
          setByKeyboard(next.byKeyboard)
          change(next.open)
        }}
      >
        {children}
      </Anchored>
      {wanted && Panel ? <Panel {...rest} open={open} byKeyboard={byKeyboard} anchor={place} onClose={() => change(false)} /> : null}
    </>
  )
}
