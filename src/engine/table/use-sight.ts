/**
 * Which part of the table is in sight: size of the scroller and how far it is scrolled, in steps, so that most scroll events
 * change nothing. On paper everything is in sight.
 */
import { startTransition, useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

export interface Sight {
  top: number
  left: number
  width: number
  height: number
}

const STEP_Y = 96
const STEP_X = 80

/** Steps down to even places; the height and width grow by a step, so that what is in sight stays in it between two steps. */
function stepped(sight: Sight): Sight {
  const top = Math.max(0, Math.floor(sight.top / STEP_Y) * STEP_Y)
  const left = Math.max(0, Math.floor(sight.left / STEP_X) * STEP_X)
  return { top, left, width: sight.width + STEP_X, height: sight.height + STEP_Y }
}

/** The size of the scroller; before it is known, that of the window, which is larger. */
export function useRoomOf(scroller: RefObject<HTMLElement | null>): { width: number; height: number; isMeasured: boolean } {
  const [room, setRoom] = useState({ width: window.innerWidth, height: window.innerHeight, isMeasured: false })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0 && height > 0) setRoom((before) => (before.isMeasured && before.width === width && before.height === height ? before : { width, height, isMeasured: true }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])
  return room
}

export function useSight(scroller: RefObject<HTMLElement | null>, room: { width: number; height: number }): { sight: Sight; isPrinting: boolean } {
  const [place, setPlace] = useState({ top: 0, left: 0 })
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    let asked = { top: 0, left: 0 }
    const scrolled = (): void => {
      const next = stepped({ top: element.scrollTop, left: element.scrollLeft, width: 0, height: 0 })
      const { top, left } = asked
      if (top === next.top && left === next.left) return
      asked = { top: next.top, left: next.left }
      const moved = { ...asked }
      // A leap to another part draws everything anew: that may be done in pieces. Where one scrolls along, little comes in at a time.
      if (Math.abs(moved.top - top) > element.clientHeight / 2 || Math.abs(moved.left - left) > element.clientWidth / 2) startTransition(() => setPlace(moved))
      else setPlace(moved)
    }
    scrolled()
    element.addEventListener('scroll', scrolled, { passive: true })
    const print = (): void => flushSync(() => setPrinting(true))
    const printed = (): void => setPrinting(false)
    window.addEventListener('beforeprint', print)
    window.addEventListener('afterprint', printed)
    return () => {
      element.removeEventListener('scroll', scrolled)
      window.removeEventListener('beforeprint', print)
      window.removeEventListener('afterprint', printed)
    }
  }, [scroller])
  return { sight: stepped({ ...place, ...room }), isPrinting }
}
