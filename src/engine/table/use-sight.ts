/**
 * Which part of the table is in sight: size of the scroller and how far it is scrolled, in steps, so that most scroll events
 * change nothing. On paper everything is in sight.
 */
import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { usePort, type Settings } from '../port'

interface Sight {
  top: number
  left: number
  width: number
  height: number
  /** Just come from far: only what is really in sight is worth drawing at once. */
  isLeap: boolean
}

const STEP_Y = 96
const STEP_X = 80
const LEAP_MS = 120

/** Steps down to an even place. */
const even = (px: number, step: number): number => Math.max(0, Math.floor(px / step) * step)

interface RoomOf { width: number; height: number; isMeasured: boolean }

/** Under this name it is kept what the table before this one had, in which window. */
const LAST = 'table-room'

/** What a page's table will have is what that of the last page had in a window of this size; else that of the window, which is larger. */
function roomExpected(settings: Settings, isInside: boolean): RoomOf {
  const { innerWidth: width, innerHeight: height } = window
  const last = isInside ? undefined : settings.read<{ window: string; width: number; height: number }>(LAST)
  return last?.window === `${width} ${height}` ? { width: last.width, height: last.height, isMeasured: true } : { width, height, isMeasured: false }
}

/**
 * The size of the scroller; before it is known, what is expected.
 * @param isInside the table stands inside something else (a card, a section): its room says nothing of a page's, nor a page's of its
 */
export function useRoomOf(scroller: RefObject<HTMLElement | null>, isInside: boolean): RoomOf {
  const { settings } = usePort()
  const [room, setRoom] = useState(() => roomExpected(settings, isInside))
  const told = useRef(room)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0 && height > 0) {
        const { isMeasured, ...before } = told.current
        if (isMeasured && before.width === width && before.height === height) return
        told.current = { width, height, isMeasured: true }
        setRoom(told.current)
        if (!isInside) settings.write(LAST, { window: `${window.innerWidth} ${window.innerHeight}`, width, height })
      }
    }
    let wasTold = false
    const observed = (): void => {
      // What was expected wrongly is mended before anybody sees it; later changes may take a frame.
      if (wasTold) return measure()
      wasTold = true
      flushSync(measure)
    }
    // Where it is known what to expect, the observer tells otherwise once all is laid out: asked here, it would be laid out for that.
    if (!told.current.isMeasured) measure()
    const observer = new ResizeObserver(observed)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller, settings, isInside])
  return room
}

/** The part in sight in px, a step larger than it is so that it holds between two steps; `isPrinting` while the page is put on paper. */
export function useSight(scroller: RefObject<HTMLElement | null>, room: { width: number; height: number }): { sight: Sight; isPrinting: boolean } {
  const [place, setPlace] = useState({ top: 0, left: 0, isLeap: false })
  const [isPrinting, setPrinting] = useState(false)
  const { width, height } = room
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    let asked = { top: 0, left: 0, isLeap: false }
    let resting: ReturnType<typeof setTimeout> | undefined
    const rest = (): void => {
      asked = { ...asked, top: even(asked.top, STEP_Y), isLeap: false }
      startTransition(() => setPlace(asked))
    }
    const scrolled = (): void => {
      const { scrollTop, scrollLeft } = element
      const top = even(scrollTop, STEP_Y)
      const left = even(scrollLeft, STEP_X)
      if (even(asked.top, STEP_Y) === top && asked.left === left) return
      // A leap to another part draws everything anew: what is in sight first, and in pieces. Where one scrolls along, little comes in at a time.
      const isLeap = Math.abs(scrollTop - asked.top) > height / 3 || Math.abs(scrollLeft - asked.left) > width / 3
      asked = isLeap ? { top: scrollTop, left, isLeap } : { top, left, isLeap }
      const moved = asked
      clearTimeout(resting)
      if (!isLeap) return setPlace(moved)
      resting = setTimeout(rest, LEAP_MS)
      startTransition(() => setPlace(moved))
    }
    scrolled()
    element.addEventListener('scroll', scrolled, { passive: true })
    const print = (): void => flushSync(() => setPrinting(true))
    const printed = (): void => setPrinting(false)
    window.addEventListener('beforeprint', print)
    window.addEventListener('afterprint', printed)
    return () => {
      clearTimeout(resting)
      element.removeEventListener('scroll', scrolled)
      window.removeEventListener('beforeprint', print)
      window.removeEventListener('afterprint', printed)
    }
  }, [scroller, width, height])
  // Between two steps what is in sight stays in it: width and height grow by a step.
  const sight = useMemo(() => ({ ...place, width: width + STEP_X, height: place.isLeap ? height : height + STEP_Y }), [place, width, height])
  return { sight, isPrinting }
}
