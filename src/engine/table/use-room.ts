/** How high a table's body may be so that the whole fits the room it is given: the room less heading and totals. */
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

const LEAST_PX = 160

export function useRoom(): { frame: RefObject<HTMLDivElement | null>; bodyHeight: number } {
  const frame = useRef<HTMLDivElement>(null)
  const [bodyHeight, setBodyHeight] = useState(420)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const measure = (): void => {
      const heading = element.querySelector<HTMLElement>('.ant-table-header')?.offsetHeight ?? 0
      const totals = element.querySelector<HTMLElement>('div.ant-table-summary')?.offsetHeight ?? 0
      setBodyHeight(Math.max(Math.floor(element.clientHeight - heading - totals - 1), LEAST_PX))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // Headings grow when a pivot opens, totals come with the answer: both change the room without changing the frame.
    const inside = new MutationObserver(measure)
    inside.observe(element, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      inside.disconnect()
    }
  }, [])
  return { frame, bodyHeight }
}
