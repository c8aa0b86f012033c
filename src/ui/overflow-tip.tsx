/**
 * One tip for the whole window: what a place has to say (data-tip), or its full text where it is cut, half a second after the
 * pointer rests on it (specification, sections 2 and 9). Nothing is measured before that, and nothing that may be cut carries
 * a component for it: a cell of a table, `.ui-ellipsis`, or `data-tip-cut` is enough.
 */
import './overflow-tip.css'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { OPEN_DELAY_S } from './tip'

const MOST_WIDTH = 420
const PLACES = '[data-tip], [data-tip-cut], td[data-c], .ui-ellipsis'
/** What cuts its text inside a cell of a table. */
const CUT_INSIDE = '.ui-ellipsis, .cell-first, .heading-label, .cell-product-msku, .cell-marked, .cell-link'

interface Tip {
  text: string
  x: number
  y: number
  isAbove: boolean
}

const isCut = (one: Element): boolean => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible'

/** What is to be said of the place under the pointer; undefined where all of it can be read already. */
function tipOf(target: Element): { text: string; element: Element } | undefined {
  const said = target.closest('[data-tip]')
  const text = said?.getAttribute('data-tip')
  if (said && text) return { text, element: said }
  const place = target.closest('[data-tip-cut]') ?? target.closest('td[data-c]') ?? target.closest('.ui-ellipsis')
  if (!place || place.closest('.is-written')) return undefined
  const isHigh = place.matches('[data-tip-cut]') && place.scrollHeight > place.clientHeight + 2
  if (!isHigh && ![place, ...place.querySelectorAll(CUT_INSIDE)].some(isCut)) return undefined
  const words = (place as HTMLElement).innerText.trim()
  return words ? { text: words, element: place } : undefined
}

/** Stands once, above everything; it goes with the pointer, a press or a scroll. */
export function OverflowTip() {
  const [tip, setTip] = useState<Tip>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let shownFor: Element | undefined
    const hide = (): void => {
      clearTimeout(timer)
      timer = undefined
      shownFor = undefined
      setTip(undefined)
    }
    const over = (event: globalThis.MouseEvent): void => {
      const target = event.target instanceof Element ? event.target : undefined
      const about = target?.closest(PLACES) ?? undefined
      if (about === shownFor) return
      hide()
      if (!target || !about || event.buttons !== 0) return
      shownFor = about
      timer = setTimeout(() => {
        const found = target.isConnected ? tipOf(target) : undefined
        if (!found) return
        const { left, top, bottom, width } = found.element.getBoundingClientRect()
        const isAbove = bottom + 80 > window.innerHeight
        setTip({
          text: found.text, x: Math.min(Math.max(8, left + Math.min(width / 2, 60) - 30), Math.max(8, window.innerWidth - MOST_WIDTH - 8)),
          y: isAbove ? window.innerHeight - top + 6 : bottom + 6, isAbove,
        })
      }, OPEN_DELAY_S * 1000)
    }
    const passive = { passive: true, capture: true }
    document.addEventListener('mouseover', over)
    document.documentElement.addEventListener('mouseleave', hide)
    document.addEventListener('pointerdown', hide, true)
    document.addEventListener('scroll', hide, passive)
    document.addEventListener('keydown', hide, true)
    return () => {
      hide()
      document.removeEventListener('mouseover', over)
      document.documentElement.removeEventListener('mouseleave', hide)
      document.removeEventListener('pointerdown', hide, true)
      document.removeEventListener('scroll', hide, passive)
      document.removeEventListener('keydown', hide, true)
    }
  }, [])
  if (!tip) return null
  return createPortal(<div
    className="overflow-tip" role="tooltip" style={{ left: tip.x, maxWidth: MOST_WIDTH, ...(tip.isAbove ? { bottom: tip.y } : { top: tip.y }) }}
  >{tip.text}</div>, document.body)
}
