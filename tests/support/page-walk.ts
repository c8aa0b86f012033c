/** How whoever looks at every page goes about: what opens one row is given the first there is, nothing is looked at before it stands still. */
import type { Page } from 'playwright-core'
import { PATIENCE_MS } from './screen'

/** What opens one row is given the first there is; a page that wants none takes no notice. */
export const FIRST_ROW = 'id=1&ids=1&batch_id=1'

const BUSY = '.list-table.is-stale, .list-table .table-waits, .page-screen .ant-spin-spinning, .page-skeleton, .page-screen .ant-skeleton'

/**
 * Waits until three times in a row nothing is left to do and nothing is on its way; asked in the page, which knows it at once.
 * @throws what is still on its way after `PATIENCE_MS`
 */
export async function quiet(page: Page): Promise<void> {
  const waits = await page.evaluate(async ({ busy, patience }) => {
    const until = performance.now() + patience
    for (let still = 0; still < 3; ) {
      await new Promise<void>((done) => {
        // A browser whose processor others keep busy may find no idle moment at all.
        requestIdleCallback(() => requestAnimationFrame(() => done()), { timeout: 2000 })
      })
      const one = document.querySelector(busy)
      still = one === null ? still + 1 : 0
      if (one && performance.now() > until) return one.className
    }
    return undefined
  }, { busy: BUSY, patience: PATIENCE_MS })
  if (waits !== undefined) throw new Error(`${page.url()} is still busy after ${PATIENCE_MS / 1000} s: ${waits}`)
}

/** Presses the frame's switch without the pointer, which would rest on what it points at. False where the page stands without a frame. */
export async function look(page: Page, words: '深色外观' | '浅色外观'): Promise<boolean> {
  return page.evaluate((label) => {
    const button = document.querySelector<HTMLElement>(`header button[aria-label='${label}']`)
    button?.click()
    return button !== null
  }, words)
}

/** Leads to an address below /amazon as a link inside the app does, and waits until what `shows` is drawn anew; where it stands already, it stays. */
export async function goTo(page: Page, route: string, shows: string): Promise<void> {
  await page.evaluate(([path, part]) => {
    if (location.pathname + location.search === path) return
    for (const drawn of document.querySelectorAll(part!)) drawn.setAttribute('data-left', '')
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, [`/amazon${route}`, shows])
  await page.locator(`${shows}:not([data-left])`).waitFor()
}
