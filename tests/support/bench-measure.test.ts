/** The screen bench measures what it says: on a page whose tasks, shifts and scripts are known. One browser for all. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judge, lineOf, tableOf } from '../../bench/screen/bars'
import { candidatesAt, chosen } from '../../bench/screen/candidates'
import type { Figures } from '../../bench/screen/figures'
import { firstPaint, median, openAt, pressAt, scriptsUntil, timeOf, unrestSince } from '../../bench/screen/measure'
import { launchBrowser } from './browser'

const PAGE = `<!doctype html><title>known</title><div id="top"></div><div>text that is pushed down</div><table><tbody></tbody></table>
<button onmouseenter="window.rested = performance.now()" onclick="setTimeout(() => row(performance.now() - rested > 200 ? 'pressed' : ''), 100)">next</button>
<script src="/early.js"></script><script>
const row = (mark) => { document.querySelector('tbody').innerHTML = '<tr><td>' + mark + '</td></tr>' }
const busy = (ms) => { const until = performance.now() + ms; while (performance.now() < until); }
busy(80)
fetch('/rows', { method: 'POST' }).then(() => row('first'))
window.later = () => new Promise((done) => setTimeout(() => {
  busy(120)
  document.querySelector('#top').style.height = '200px'
  document.head.append(Object.assign(document.createElement('script'), { src: '/late.js' }))
  setTimeout(done, 300)
}, 50))
window.work = () => {
  const start = performance.now()
  let sum = 0
  for (let at = 0; at < 2e7; at += 1) sum += at % 7
  return performance.now() - start + sum * 0
}
</script>`

let server: Server
let browser: Browser
let address: string

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url?.endsWith('.js')) response.setHeader('content-type', 'text/javascript').end(`/* ${'x'.repeat(20_000)} */`)
    else response.setHeader('content-type', 'text/html').end(PAGE)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})

test('tasks, shifts and scripts count from the first row on, or until it', async () => {
  const window = await openAt(browser, address)
  const first = await firstPaint(window, 'first')
  expect(first).toBeGreaterThan(80)
  expect((await unrestSince(window, first)).shift).toBe(0)
  await window.page.evaluate('window.later()')
  const unrest = await unrestSince(window, first)
  expect(unrest.task).toBeGreaterThanOrEqual(120)
  expect(unrest.shift).toBeGreaterThan(0)
  expect(await unrestSince(window, await window.page.evaluate('performance.now()'))).toEqual({ task: 0, shift: 0 })
  const [early, all] = [await scriptsUntil(window, first), await scriptsUntil(window, Number.MAX_SAFE_INTEGER)]
  expect([[...early.keys()], [...all.keys()]]).toEqual([['early.js'], ['early.js', 'late.js']])
  // Twenty thousand equal letters are a few dozen bytes once they are packed.
  expect(early.get('early.js')).toBeLessThan(0.2)
  expect(await timeOf(window, `setTimeout(() => row('next'), 100)`, 'next')).toBeGreaterThanOrEqual(100)
  // The pointer rests on the button before it is pressed: the row that says so comes 100 ms after the press.
  expect(await pressAt(window, 'button', 'pressed')).toBeGreaterThanOrEqual(100)
  await window.context.close()
})

test('a slower line and a slower processor are felt by the page', async () => {
  const far = await openAt(browser, address, { lineMs: 150 })
  // The page, its script and its rows: one after another.
  expect(await firstPaint(far, 'first')).toBeGreaterThan(450)
  await far.context.close()
  const [quick, slow] = [await openAt(browser, address), await openAt(browser, address, { processor: 4 })]
  await Promise.all([firstPaint(quick, 'first'), firstPaint(slow, 'first')])
  // A neighbour on the machine makes either one late: the least of several rounds in turn is the processor's own time.
  const least = { quick: Number.POSITIVE_INFINITY, slow: Number.POSITIVE_INFINITY }
  const round = async (): Promise<number> => {
    least.quick = Math.min(least.quick, await quick.page.evaluate<number>('work()'))
    least.slow = Math.min(least.slow, await slow.page.evaluate<number>('work()'))
    return least.slow / least.quick
  }
  await round()
  await round()
  await expect.poll(round, { timeout: 30_000, interval: 1 }).toBeGreaterThan(2)
  await Promise.all([quick.context.close(), slow.context.close()])
})

test('a bar is told against whom it was measured; who was not measured bars nothing', () => {
  const figures: Figures = {
    cold: 100, warm: 50, slow: 400, far: 500, next: 10, pressed: 10, other: 20, heap: 11, scripts: 299, thousand: Number.NaN, shift: 0.01, task: 0,
  }
  const both = new Map([['ours', figures], ['AG Grid', { ...figures, cold: 80 }]])
  const missed = judge(both).filter(({ value, limit }) => value > limit)
  expect(missed.map(({ what }) => what)).toEqual(['first row, cold, ms : AG Grid', 'shifts after the first row, CLS'])
  expect(lineOf(missed[0]!)).toMatch(/^✗ .* 1\.25 {2}limit 1 +100 \/ 80$/)
  expect(judge(new Map([['AG Grid', figures]]))).toEqual([])
  expect(tableOf(both).split('\n')[2]).toMatch(/^\| first row, cold, ms +\| +100 \| +80 \|$/)
  expect(tableOf(both)).toMatch(/1000 rows, next page, ms +\| +– \|/)
  expect(chosen(candidatesAt(''), 'plain,ours').map(({ name }) => name)).toEqual(['ours', 'plain'])
  expect(() => chosen(candidatesAt(''), 'ours,agrid')).toThrow(/knows no agrid.*ag-grid/)
  expect(median([3, 1, 2])).toBe(2)
})
