/**
 * Keeps how a page was left and brings it back: its address while it is shown, and how far it was scrolled, once what was
 * scrolled is there again. Reads where the person has scrolled as they do, and asks nothing of the layout besides.
 */
import { useEffect } from 'react'
import { tabStore, type Place } from './tab-store'

/** What a page scrolls: the table of a list, else the room of the page. */
const SCROLLERS = '[data-table-scroll], .frame-content'
/** After this long a page that has not become as long as it was is let be. */
const PATIENCE_MS = 4000

/** `isPage` false: the address has no tab, and nothing is kept of it. `search` is with its question mark. */
export function useKeptPlace(pathname: string, search: string, isPage: boolean): void {
  useEffect(() => {
    if (isPage) tabStore.keepSearch(pathname, search)
  }, [pathname, search, isPage])

  useEffect(() => {
    if (!isPage) return undefined
    let place: Place | undefined
    const onScroll = (event: Event): void => {
      const target = event.target
      if (target instanceof HTMLElement && target.matches(SCROLLERS)) place = { x: target.scrollLeft, y: target.scrollTop }
    }
    document.addEventListener('scroll', onScroll, { capture: true, passive: true })
    const stop = bringBack(tabStore.placeOf(pathname))
    const leave = (): void => {
      if (place) tabStore.keepPlace(pathname, place)
    }
    window.addEventListener('pagehide', leave)
    return () => {
      stop()
      leave()
      document.removeEventListener('scroll', onScroll, { capture: true })
      window.removeEventListener('pagehide', leave)
    }
  }, [pathname, isPage])
}

/** Scrolls to a place as soon as the page is that long; a person who scrolls meanwhile is left alone. Answers what ends it. */
function bringBack(place: Place | undefined): () => void {
  if (!place) return () => undefined
  const until = performance.now() + PATIENCE_MS
  let frame = 0
  const end = (): void => {
    cancelAnimationFrame(frame)
    for (const name of ['wheel', 'pointerdown', 'keydown']) window.removeEventListener(name, end, true)
  }
  const attempt = (): void => {
    const scroller = document.querySelector<HTMLElement>('[data-table-scroll]') ?? document.querySelector<HTMLElement>('.frame-content')
    if (scroller
      && scroller.scrollHeight - scroller.clientHeight >= place.y
      && scroller.scrollWidth - scroller.clientWidth >= place.x
      && !scroller.querySelector('.table-waits')) {
      scroller.scrollTo(place.x, place.y)
      end()
    } else if (performance.now() < until) frame = requestAnimationFrame(attempt)
    else end()
  }
  for (const name of ['wheel', 'pointerdown', 'keydown']) window.addEventListener(name, end, true)
  frame = requestAnimationFrame(attempt)
  return end
}
