/**
 * Words beside a control, half a second after the pointer rests on it (specification, section 9) or as soon as the keyboard comes
 * to it. The control is drawn as it is; the words stand above everything, where there is room for them.
 */
import './tip.css'
import { useEffect, useId, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { controlIn } from './light/place'

/** Seconds. */
export const OPEN_DELAY_S = 0.5

/** Pixels between the control and its words, and between the words and the edge of the window. */
const GAP = 6
const EDGE = 8

interface Props {
  /** Nothing is shown where there is nothing to say. */
  title: ReactNode
  children: ReactNode
  /** Above, where it is left out and there is room. */
  placement?: 'top' | 'bottom' | 'bottomLeft'
  /** Stands as long as it is true, whoever points where. */
  open?: boolean
  className?: string
}

/** `children` is one control; without a title it is drawn alone. Escape and scrolling take the words away. */
export function Tip({ title, children, placement = 'top', open, className }: Props) {
  const id = useId()
  const place = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [near, setNear] = useState(false)
  const says = title !== undefined && title !== null && title !== '' && title !== false
  const shown = says && (open ?? near)
  const hide = (): void => {
    clearTimeout(timer.current)
    setNear(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!near) return undefined
    const gone = (): void => setNear(false)
    const key = (event: KeyboardEvent): void => void (event.key === 'Escape' && gone())
    document.addEventListener('scroll', gone, { capture: true, passive: true })
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('scroll', gone, { capture: true })
      document.removeEventListener('keydown', key)
    }
  }, [near])
  return (
    <>
      <span
        ref={place} className="tip-place" aria-describedby={shown ? id : undefined}
        onMouseEnter={() => {
          clearTimeout(timer.current)
          timer.current = setTimeout(() => setNear(true), OPEN_DELAY_S * 1000)
        }}
        onMouseLeave={hide} onPointerDown={hide}
        onFocus={({ target }) => target.matches(':focus-visible') && setNear(true)} onBlur={hide}
      >
        {children}
      </span>
      {shown ? createPortal(
        <Words id={id} of={place} placement={placement} className={className}>{title}</Words>, document.body,
      ) : null}
    </>
  )
}

interface WordsProps {
  id: string
  of: RefObject<Element | null>
  placement: NonNullable<Props['placement']>
  className: string | undefined
  children: ReactNode
}

/** Measured before they are painted: they never stand in a wrong place. */
function Words({ id, of, placement, className, children }: WordsProps) {
  const box = useRef<HTMLDivElement>(null)
  const [style, setStyle] = useState<CSSProperties>({ visibility: 'hidden' })
  useLayoutEffect(() => {
    const target = controlIn(of.current)?.getBoundingClientRect()
    const own = box.current?.getBoundingClientRect()
    if (!target || !own) return
    const isAbove = placement === 'top' ? target.top - own.height - GAP > 0 : target.bottom + own.height + GAP > window.innerHeight
    const left = placement === 'bottomLeft' ? target.left : target.left + target.width / 2 - own.width / 2
    setStyle({
      left: Math.max(EDGE, Math.min(left, window.innerWidth - own.width - EDGE)),
      top: isAbove ? target.top - own.height - GAP : target.bottom + GAP,
    })
    // The words are measured anew where they are others.
  }, [of, placement, children])
  return <div ref={box} id={id} role="tooltip" className={className === undefined ? 'tip' : `tip ${className}`} style={style}>{children}</div>
}
