/**
 * What is measured in the browser, and how: a thing counts as on the screen when its text stands in the table and the frame
 * after that has been painted. The same for every candidate.
 */
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

export interface Candidate {
  name: string
  /** Where the page of this route is opened. */
  address(route: string): string
  /** Run in the page: presses what turns to the next page. */
  next: string
  /** Run in the page with a route: goes to another list inside the open app. */
  go: string
}

/** Defined in every page before its own scripts run. */
const PROBE = `
window.__tasks = []
window.__late = []
window.__shifts = []
new PerformanceObserver((list) => { for (const entry of list.getEntries()) {
  window.__tasks.push(entry.duration)
  window.__late.push({ at: entry.startTime, size: entry.duration })
} }).observe({ type: 'longtask', buffered: true })
new PerformanceObserver((list) => { for (const entry of list.getEntries()) {
  if (!entry.hadRecentInput) window.__shifts.push({ at: entry.startTime, size: entry.value })
} }).observe({ type: 'layout-shift', buffered: true })
window.__shown = (mark) => {
  const rows = document.querySelectorAll('table tbody tr, .ant-table-tbody-virtual .ant-table-row, .ag-row[row-index="0"], .bench-row')
  for (let at = 0; at < Math.min(rows.length, 8); at += 1) if (rows[at].textContent.includes(mark)) return true
  return false
}
window.__painted = (mark) => new Promise((done, fail) => {
  const start = performance.now()
  const look = () => {
    if (window.__shown(mark)) requestAnimationFrame(() => setTimeout(() => done(performance.now()), 0))
    else if (performance.now() - start > 60000) fail(new Error('never shown: ' + mark))
    else requestAnimationFrame(look)
  }
  look()
})`

export interface Window {
  context: BrowserContext
  page: Page
  cdp: CDPSession
  /** Gzipped bytes of the scripts loaded so far, by file name. */
  scripts: Map<string, number>
}

/** A browser that has stored nothing. @param signedIn false: and that nobody has signed in with */
async function freshContext(browser: Browser, signedIn: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  await context.addInitScript(PROBE)
  if (signedIn) {
    await context.addInitScript(
      `localStorage.setItem('token', 'bench'); localStorage.setItem('look', 'light')
       localStorage.setItem('userInfo', '{"token":"bench","employeeId":"1","companyId":"1"}')`,
    )
  }
  return context
}

export async function openAt(browser: Browser, address: string, signedIn = true): Promise<Window> {
  return openIn(await freshContext(browser, signedIn), address)
}

/** A new tab of a browser that has been here before: what it has stored is there. */
export async function openIn(context: BrowserContext, address: string): Promise<Window> {
  const page = await context.newPage()
  const scripts = new Map<string, number>()
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    if (path.endsWith('.js')) {
      void response.body().then((body) => scripts.set(path.split('/').at(-1) ?? path, gzipSync(body, { level: 9 }).length), () => undefined)
    }
  })
  const cdp = await context.newCDPSession(page)
  await page.goto(address, { waitUntil: 'commit' })
  return { context, page, cdp, scripts }
}

/** Milliseconds since the navigation began until the mark is painted. */
export async function firstPaint({ page }: Window, mark: string): Promise<number> {
  return page.evaluate(`window.__painted(${JSON.stringify(mark)})`)
}

/** Milliseconds from an act inside the page until the mark is painted. */
export async function timeOf({ page }: Window, act: string, mark: string): Promise<number> {
  return page.evaluate(`(async () => { const start = performance.now(); ${act}; return await window.__painted(${JSON.stringify(mark)}) - start })()`)
}

/** Megabytes of live JavaScript objects. */
export async function heapOf({ cdp }: Window): Promise<number> {
  await cdp.send('HeapProfiler.enable')
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize / 1_048_576
}

/** Scrolls the largest scroller down, right and back; answers the longest task meanwhile, 0 where none passed 50 ms. */
export async function longestTaskScrolling({ page }: Window): Promise<number> {
  return page.evaluate(`(async () => {
    const scrolls = (one) => one.scrollHeight > one.clientHeight + 40 && !['visible', 'hidden'].includes(getComputedStyle(one).overflowY)
    const scrollers = [...document.querySelectorAll('*')].filter((one) => one.querySelector('table') && scrolls(one))
    const scroller = scrollers.sort((a, b) => b.scrollHeight - a.scrollHeight)[0]
    if (!scroller) throw new Error('nothing scrolls')
    window.__tasks.length = 0
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    const steps = 60
    for (let at = 1; at <= steps; at += 1) { scroller.scrollTop = (scroller.scrollHeight - scroller.clientHeight) * at / steps; await frame() }
    for (let at = 1; at <= steps; at += 1) { scroller.scrollLeft = (scroller.scrollWidth - scroller.clientWidth) * at / steps; await frame() }
    for (let at = steps; at >= 0; at -= 1) { scroller.scrollTop = (scroller.scrollHeight - scroller.clientHeight) * at / steps; await frame() }
    await new Promise((done) => setTimeout(done, 300))
    return Math.max(0, ...window.__tasks)
  })()`)
}

/** From a moment on: the longest task in ms (0 where none passed 50) and how far the layout has shifted (CLS). */
export async function unrestSince({ page }: Window, since: number): Promise<{ task: number; shift: number }> {
  return page.evaluate(`({
    task: Math.max(0, ...window.__late.filter(({ at }) => at >= ${since}).map(({ size }) => size)),
    shift: window.__shifts.filter(({ at }) => at >= ${since}).reduce((sum, { size }) => sum + size, 0),
  })`)
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
