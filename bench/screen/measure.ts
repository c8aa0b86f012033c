/**
 * What is measured in the browser, and how: a thing counts as on the screen when its text stands in the table and the frame
 * after that has been painted. The same for every candidate; knows neither them nor the bars.
 */
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

/** Defined in every page before its own scripts run. */
const PROBE = `
window.__tasks = []
window.__shifts = []
new PerformanceObserver((list) => { for (const entry of list.getEntries()) {
  window.__tasks.push({ at: entry.startTime, size: entry.duration })
} }).observe({ type: 'longtask', buffered: true })
new PerformanceObserver((list) => { for (const entry of list.getEntries()) {
  if (!entry.hadRecentInput) window.__shifts.push({ at: entry.startTime, size: entry.value })
} }).observe({ type: 'layout-shift', buffered: true })
window.__shown = (mark) => {
  const rows = document.querySelectorAll('table tbody tr, .ant-table-tbody-virtual .ant-table-row, .ag-row[row-index="0"], .bench-row')
  for (let at = 0; at < Math.min(rows.length, 8); at += 1) if (rows[at].textContent.includes(mark)) return true
  return false
}
window.__paintedOnce = (what, holds) => new Promise((done, fail) => {
  const start = performance.now()
  const look = () => {
    if (holds()) requestAnimationFrame(() => setTimeout(() => done(performance.now()), 0))
    else if (performance.now() - start > 60000) fail(new Error('never shown: ' + what))
    else requestAnimationFrame(look)
  }
  look()
})
window.__painted = (mark) => window.__paintedOnce(mark, () => window.__shown(mark))`

/** An open page, the context that its opener closes, and a line to the browser's own tools (Chrome DevTools Protocol). */
export interface Window {
  context: BrowserContext
  page: Page
  cdp: CDPSession
}

/** What the window is opened on: a processor that is so many times slower, a line whose answers take so many milliseconds longer. */
export interface Handicap {
  processor?: number
  lineMs?: number
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

/** A window of a browser that has never been here: no cache, nothing compiled. Whoever opens it closes its context. */
export async function openAt(browser: Browser, address: string, { signedIn = true, ...handicap }: Handicap & { signedIn?: boolean } = {}): Promise<Window> {
  return openIn(await freshContext(browser, signedIn), address, handicap)
}

/** A new tab of a browser that has been here before: what it has stored is there. */
export async function openIn(context: BrowserContext, address: string, { processor, lineMs }: Handicap = {}): Promise<Window> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  if (processor) await cdp.send('Emulation.setCPUThrottlingRate', { rate: processor })
  if (lineMs) {
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: lineMs, downloadThroughput: -1, uploadThroughput: -1 })
  }
  await page.goto(address, { waitUntil: 'commit' })
  return { context, page, cdp }
}

/** Milliseconds since the navigation began until the mark is painted. */
export async function firstPaint({ page }: Window, mark: string): Promise<number> {
  return page.evaluate(`window.__painted(${JSON.stringify(mark)})`)
}

/** Milliseconds since the navigation began until something can be typed into. */
export async function firstInput({ page }: Window): Promise<number> {
  return page.evaluate(`window.__paintedOnce('an input', () => document.querySelector('input'))`)
}

/** Milliseconds from an act inside the page until the mark is painted. */
export async function timeOf({ page }: Window, act: string, mark: string): Promise<number> {
  return page.evaluate(`(async () => { const start = performance.now(); ${act}; return await window.__painted(${JSON.stringify(mark)}) - start })()`)
}

/** How long the pointer rests on a button before it is pressed, ms; the same for all. */
const REST_MS = 250

/** Milliseconds from the moment a pointer is pressed on something until the mark is painted; the pointer comes from elsewhere and rests first. */
export async function pressAt({ page }: Window, selector: string, mark: string): Promise<number> {
  await page.mouse.move(700, 8)
  // What the page before it had to do is done.
  await page.waitForTimeout(1000)
  const button = page.locator(selector).first()
  // Below rows that scroll with the page.
  await button.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await button.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 6 })
  await page.waitForTimeout(REST_MS)
  const painted = page.evaluate<number>(`new Promise((done, fail) => addEventListener('pointerdown', ({ timeStamp }) =>
    window.__painted(${JSON.stringify(mark)}).then((at) => done(at - timeStamp), fail), { capture: true, once: true }))`)
  // The listener is there before the press: calls of one page are answered in turn.
  await page.evaluate('0')
  await page.mouse.down()
  await page.mouse.up()
  return painted
}

const weighed = new Map<string, number>()

/** Gzipped bytes of what an address answers, whatever the line carried it in. */
async function weightOf(address: string): Promise<number> {
  const known = weighed.get(address)
  if (known !== undefined) return known
  const bytes = gzipSync(Buffer.from(await (await fetch(address)).arrayBuffer()), { level: 9 }).length
  weighed.set(address, bytes)
  return bytes
}

/** Gzipped kilobytes by file name of the scripts that had been asked for until a moment of the page's clock, preloaded ones too. */
export async function scriptsUntil({ page }: Window, until: number): Promise<Map<string, number>> {
  const addresses: string[] = await page.evaluate(`[...new Set(performance.getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime <= ${until} && new URL(name).pathname.endsWith('.js')).map(({ name }) => name))]`)
  return new Map(await Promise.all(addresses.map(async (address) => [address.split('/').at(-1)!, await weightOf(address) / 1024] as const)))
}

/** Megabytes of live JavaScript objects. */
export async function heapOf({ cdp }: Window): Promise<number> {
  await cdp.send('HeapProfiler.enable')
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize / 1_048_576
}

/** Scrolls the largest scroller down, right and back; answers the longest task meanwhile, 0 where none passed 50 ms. */
export async function longestTaskScrolling(window: Window): Promise<number> {
  const since: number = await window.page.evaluate(`(async () => {
    const scrolls = (one) => one.scrollHeight > one.clientHeight + 40 && !['visible', 'hidden'].includes(getComputedStyle(one).overflowY)
    const scrollers = [...document.querySelectorAll('*')].filter((one) => one.querySelector('table') && scrolls(one))
    const scroller = scrollers.sort((a, b) => b.scrollHeight - a.scrollHeight)[0]
    if (!scroller) throw new Error('nothing scrolls')
    const since = performance.now()
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    const steps = 60
    for (let at = 1; at <= steps; at += 1) { scroller.scrollTop = (scroller.scrollHeight - scroller.clientHeight) * at / steps; await frame() }
    for (let at = 1; at <= steps; at += 1) { scroller.scrollLeft = (scroller.scrollWidth - scroller.clientWidth) * at / steps; await frame() }
    for (let at = steps; at >= 0; at -= 1) { scroller.scrollTop = (scroller.scrollHeight - scroller.clientHeight) * at / steps; await frame() }
    await new Promise((done) => setTimeout(done, 300))
    return since
  })()`)
  return (await unrestSince(window, since)).task
}

/** From a moment of the page's clock on: the longest task in ms (0 where none passed 50) and how far the layout has shifted (CLS). */
export async function unrestSince({ page }: Window, since: number): Promise<{ task: number; shift: number }> {
  return page.evaluate(`({
    task: Math.max(0, ...window.__tasks.filter(({ at }) => at >= ${since}).map(({ size }) => size)),
    shift: window.__shifts.filter(({ at }) => at >= ${since}).reduce((sum, { size }) => sum + size, 0),
  })`)
}

/** Of an even count the greater of the two in the middle; NaN of none. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
