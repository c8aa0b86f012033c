/**
 * One tip for a whole table: what a cell has to say (data-tip), or its full text where it is cut, half a second after the
 * pointer rests on it (specification, section 9). Nothing is measured before that, and no cell carries a component for it.
 */
import { useEffect, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'

const DELAY_MS = 500
const MOST_WIDTH = 420

interface Tip {
  text: string
  x: number
  y: number
  isAbove: boolean
}

/** What is to be said of the place under the pointer; undefined where all of it can be read already. */
export function tipOf(target: Element): { text: string; element: Element } | undefined {
  const said = target.closest('[data-tip]')
  const text = said?.getAttribute('data-tip')
  if (said && text) return { text, element: said }
  const cell = target.closest('[data-tip-cut]') ?? target.closest('td[data-c]')
  if (!cell || cell.closest('.is-written')) return undefined
  const isCut = [cell, ...cell.querySelectorAll('.ui-ellipsis, .cell-first, .heading-label, .cell-product-msku, .cell-marked, .cell-link')].some((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 && getComputedStyle(one).overflowX === 'hidden')
  const isHigh = cell.matches('[data-tip-cut]') && cell.scrollHeight > cell.clientHeight + 2
  if (!isCut && !isHigh) return undefined
  const words = (cell as HTMLElement).innerText.trim()
  return words ? { text: words, element: cell } : undefined
}

export function TableTip({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  const [tip, setTip] = useState<Tip>()
  useEffect(() => {
    const frame = scroller.current
    if (!frame) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let shownFor: Element | undefined
    const hide = (): void => {
      clearTimeout(timer)
      timer = undefined
      shownFor = undefined
      setTip(undefined)
    }
    const over = (event: globalThis.MouseEvent): void => {
      const target = event.target as Element
      const about = target.closest('[data-tip], [data-tip-cut], td[data-c]')
      if (about && about === shownFor) return
      hide()
      if (!about || event.buttons !== 0) return
      shownFor = about
      timer = setTimeout(() => {
        const found = target.isConnected ? tipOf(target) : undefined
        if (!found) return
        const { left, top, bottom, width } = found.element.getBoundingClientRect()
        const isAbove = bottom + 80 > window.innerHeight
        setTip({ text: found.text, x: Math.min(Math.max(8, left + Math.min(width / 2, 60) - 30), Math.max(8, window.innerWidth - MOST_WIDTH - 8)), y: isAbove ? window.innerHeight - top + 6 : bottom + 6, isAbove })
      }, DELAY_MS)
    }
    frame.addEventListener('mouseover', over)
    frame.addEventListener('mouseleave', hide)
    frame.addEventListener('pointerdown', hide)
    frame.addEventListener('scroll', hide, { passive: true })
    frame.addEventListener('keydown', hide)
    return () => {
      hide()
      frame.removeEventListener('mouseover', over)
      frame.removeEventListener('mouseleave', hide)
      frame.removeEventListener('pointerdown', hide)
      frame.removeEventListener('scroll', hide)
      frame.removeEventListener('keydown', hide)
    }
  }, [scroller])
  if (!tip) return null
  return createPortal(<div className="table-tip" role="tooltip" style={{ left: tip.x, maxWidth: MOST_WIDTH, ...(tip.isAbove ? { bottom: tip.y } : { top: tip.y }) }}>{tip.text}</div>, document.body)
}
