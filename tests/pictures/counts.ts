/** What can be counted of a page as it stands on the screen; how it looks is for a person to judge. */
import type { Page } from 'playwright-core'
import { axeCounts } from '../support/axe'

/** Of what is in sight alone: the window is as high as it is. */
export interface Counts {
  /** Rows of the list that are seen whole; 0 where there is none. */
  rows: number
  /** Texts that something cuts off, with or without an ellipsis. */
  clipped: number
  /** Pairs of texts that lie over each other. */
  overlaps: number
  /** Per cent of the height below the page's beginning where nothing stands. */
  empty: number
  /** Texts that stand out too little from their ground (WCAG 1.4.3); counted in one of the windows, for no width changes a colour. */
  contrast?: number
  /** What is pressed and is too small, or too near to another (WCAG 2.5.8); in the same window. */
  small?: number
}

/** Parts of the window that are the page's own. */
export const PAGE = '.page-screen'

/** Rows of the list that are seen whole, and whether its totals and its pages are in sight with them. */
export async function roomOf(page: Page): Promise<{ rows: number; totals: boolean; pager: boolean }> {
  const { rows } = await page.evaluate(inSight, PAGE)
  const isSeen = async (what: string): Promise<boolean> => page.locator(what).last().evaluate(
    (element) => element.getBoundingClientRect().bottom <= window.innerHeight,
  )
  return { rows, totals: await isSeen('.list-table tfoot'), pager: await isSeen('.page-bar') }
}

/** The same without what axe counts. */
export const sightOf = (page: Page): Promise<Omit<Counts, 'contrast' | 'small'>> => page.evaluate(inSight, PAGE)

/** @param isWhole with what axe counts, which takes longer than all the rest */
export async function countsOf(page: Page, isWhole: boolean): Promise<Counts> {
  const seen = await sightOf(page)
  if (!isWhole) return seen
  const [contrast, small] = await axeCounts(page, PAGE, ['color-contrast', 'target-size'])
  return { ...seen, contrast: contrast!, small: small! }
}

/** Runs in the browser and takes nothing of this file along. */
function inSight(part: string): Omit<Counts, 'contrast' | 'small'> {
  interface Box { left: number; top: number; right: number; bottom: number }
  const meet = (a: Box, b: Box): Box =>
    ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) })
  const stands = (box: Box, least = 2): boolean => box.right - box.left > least && box.bottom - box.top > least
  const root = document.querySelector<HTMLElement>(part)
  if (!root) return { rows: 0, clipped: 0, overlaps: 0, empty: 100 }
  const screen: Box = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight }

  /** What is left of the window to whoever stands in an element; what scrolls cuts nothing off that cannot be reached. */
  const rooms = new Map<Element, { room: Box; cut: Box; layer: Element | null }>()
  const roomOf = (element: Element): { room: Box; cut: Box; layer: Element | null } => {
    const known = rooms.get(element)
    if (known) return known
    const above = element.parentElement ? roomOf(element.parentElement) : { room: screen, cut: screen, layer: null }
    const style = getComputedStyle(element)
    const flow = `${style.overflowX} ${style.overflowY}`
    const box = element.getBoundingClientRect()
    const isClosed = flow !== 'visible visible' && style.display !== 'inline'
    const scrolls = /auto|scroll/.test(flow)
    const made = {
      room: isClosed ? meet(above.room, box) : above.room,
      cut: scrolls ? { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 } : isClosed ? meet(above.cut, box) : above.cut,
      layer: /sticky|fixed|absolute/.test(style.position) ? element : above.layer,
    }
    rooms.set(element, made)
    return made
  }

  const texts: { box: Box; holder: Element; layer: Element | null }[] = []
  let clipped = 0
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement
    if (!holder || !node.nodeValue?.trim() || !holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const { room, cut, layer } = roomOf(holder)
    const range = document.createRange()
    range.selectNodeContents(node)
    let isCut = false
    for (const line of range.getClientRects()) {
      const box = meet(line, room)
      if (!stands(box)) continue
      texts.push({ box, holder, layer })
      isCut ||= line.right > cut.right + 1 || line.left < cut.left - 1
    }
    if (isCut) clipped += 1
  }

  let overlaps = 0
  for (const [at, one] of texts.entries()) {
    for (const other of texts.slice(at + 1)) {
      if (one.holder === other.holder || one.layer !== other.layer) continue
      const both = meet(one.box, other.box)
      if (!stands(both, 3)) continue
      const top = document.elementFromPoint((both.left + both.right) / 2, (both.top + both.bottom) / 2)
      if (top && (one.holder.contains(top) || other.holder.contains(top))) overlaps += 1
    }
  }

  const BAND = 24
  const start = root.getBoundingClientRect().top
  const bands = Array.from({ length: Math.max(1, Math.floor((screen.bottom - start) / BAND)) }, () => false)
  const things = [...root.querySelectorAll('img, svg, canvas, input, button, textarea')].flatMap((each) => {
    const box = meet(each.getBoundingClientRect(), each.parentElement ? roomOf(each.parentElement).room : screen)
    return stands(box) ? [box] : []
  })
  for (const box of [...texts.map((each) => each.box), ...things]) {
    for (let band = Math.floor((box.top - start) / BAND); band <= Math.floor((box.bottom - start) / BAND); band += 1) if (band in bands) bands[band] = true
  }
  const rows = [...root.querySelectorAll('tbody > tr.table-row:not(.is-skeleton)')].filter((row) => {
    const box = row.getBoundingClientRect()
    const { room } = roomOf(row)
    const foot = row.closest('table')?.querySelector('tfoot')?.getBoundingClientRect()
    return box.top >= room.top - 1 && box.bottom <= Math.min(room.bottom, foot ? foot.top : Infinity) + 1
  }).length
  return { rows, clipped, overlaps, empty: Math.round((100 * bands.filter((is) => !is).length) / bands.length) }
}
