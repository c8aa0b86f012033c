/**
 * How fast a list is on the screen: the built app against the same page on other people's tables and a plain React table, in
 * one run, in real Chromium, over one server that answers at once, with the same token and rows. Medians; ratios and bytes
 * count, milliseconds do not. `npm run bench -- screen`; the exit code is 1 where a bar is not held.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { launchBrowser } from '../tests/support/browser'
import { firstPaint, heapOf, longestTaskScrolling, median, openAt, openIn, timeOf, unrestSince, type Candidate, type Window } from './screen/measure'
import { fromPeers, installPeers, versionsOf } from './screen/peers'
import { startStub } from './screen/stub'
import { markOf, SUBJECTS } from './screen/subject'

const RUNS = Number(process.argv[2] ?? 7)
const SWITCHES = 20
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const peers = installPeers(ROOT)
const folder = mkdtempSync(join(tmpdir(), 'screen-bench-'))
const app = join(folder, 'app')
const baselines = join(folder, 'baselines')
await build({ root: ROOT, logLevel: 'error', build: { outDir: app, emptyOutDir: true } })
await build({
  root: join(ROOT, 'bench/screen/baselines'), base: '/baseline/', configFile: false, plugins: [fromPeers(peers), react()], logLevel: 'error',
  build: { outDir: baselines, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 4000 },
})
const stub = await startStub({ '/amazon/': app, '/baseline/': baselines })
const browser = await launchBrowser()

const baseline = (name: string, next: string): Candidate => ({
  name, address: (route) => `${stub.address}/baseline/?table=${name}&subject=${route}`, next: `document.querySelector('${next}').click()`,
  go: 'window.benchGo(route)',
})
const OURS: Candidate = {
  name: 'ours',
  address: (route) => `${stub.address}/amazon${route}`,
  next: `document.querySelector('.page-bar .ant-pagination-next button').click()`,
  go: `history.pushState(null, '', '/amazon' + route); dispatchEvent(new PopStateEvent('popstate'))`,
}
const PEERS = {
  ProTable: baseline('protable', '.ant-pagination-next button'),
  antd: baseline('antd', '.ant-pagination-next button'),
  'react-admin': {
    ...baseline('react-admin', 'button[aria-label="Go to next page"]'),
    address: (route: string) => `${stub.address}/baseline/?table=react-admin#/${SUBJECTS[route]?.source}`,
    go: `location.hash = '/' + route.slice(1).replace('/', '_')`,
  },
  'AG Grid': baseline('ag-grid', '.next-page'),
  TanStack: baseline('tanstack', '.next-page'),
  plain: baseline('plain', '.next-page'),
} satisfies Record<string, Candidate>
type PeerName = keyof typeof PEERS

const subject = (route: string) => SUBJECTS[route]!
const mark = (route: string, page = 1): string => markOf(subject(route), page)
const goTo = (candidate: Candidate, route: string): string => candidate.go.replaceAll('route', JSON.stringify(route))

async function inWindow<T>(candidate: Candidate, route: string, act: (window: Window, first: number) => Promise<T>): Promise<T> {
  const window = await openAt(browser, candidate.address(route))
  try {
    return await act(window, await firstPaint(window, mark(route)))
  } finally {
    await window.context.close()
  }
}

/** Milliseconds, megabytes of live objects, gzipped kilobytes. */
interface Figures {
  cold: number
  warm: number
  next: number
  other: number
  heap: number
  scripts: number
  thousand: number
}

const weigh = (scripts: Map<string, number>): number => [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1024

/** The first row in new tabs of one browser, once its cache holds the scripts and what the engine compiled of them. */
async function warmFirst(candidate: Candidate): Promise<number> {
  return inWindow(candidate, '/bench/a', async ({ context, page }) => {
    await page.waitForTimeout(500)
    const tabs: number[] = []
    for (let run = 0; run < RUNS + 2; run += 1) {
      const tab = await openIn(context, candidate.address('/bench/a'))
      tabs.push(await firstPaint(tab, mark('/bench/a')))
      await tab.page.close()
    }
    return median(tabs.slice(2))
  })
}

async function measure(candidate: Candidate): Promise<Figures> {
  const cold: number[] = []
  for (let run = 0; run < RUNS; run += 1) cold.push(await inWindow(candidate, '/bench/a', async (_window, ms) => ms))
  const warm = await warmFirst(candidate)
  const inside = await inWindow(candidate, '/bench/a', async (window) => {
    // Before the rows stand there nothing else has been asked for: what comes later has not begun.
    const scripts = weigh(new Map(window.scripts))
    const next: number[] = []
    await window.page.waitForTimeout(1500)
    for (let run = 0; run < RUNS + 1; run += 1) next.push(await timeOf(window, candidate.next, mark('/bench/a', run + 2)))
    const other: number[] = []
    for (let turn = 0; turn < SWITCHES; turn += 1) {
      const route = turn % 2 === 0 ? '/bench/b' : '/bench/a'
      other.push(await timeOf(window, goTo(candidate, route), mark(route)))
      await window.page.waitForTimeout(60)
    }
    // What is done for the first time is warming up.
    return { next: median(next.slice(1)), other: median(other.slice(2)), heap: await heapOf(window), scripts }
  })
  return { cold: median(cold), warm, ...inside, thousand: await longPage(candidate) }
}

/** NaN for react-admin, which has nothing for it: all of its rows are drawn, at a cost that no bar asks for. */
async function longPage(candidate: Candidate): Promise<number> {
  if (candidate.name === 'react-admin') return Number.NaN
  return inWindow(candidate, '/bench/long', async (window) => {
    const turns: number[] = []
    await window.page.waitForTimeout(1500)
    for (let run = 0; run < 4; run += 1) turns.push(await timeOf(window, candidate.next, mark('/bench/long', run + 2)))
    return median(turns.slice(1))
  })
}

let failed = 0
function judge(what: string, value: number, limit: number, said: string): void {
  const holds = value <= limit
  if (!holds) failed += 1
  console.log(`${holds ? '  ' : '✗ '}${what.padEnd(46)} ${value.toFixed(2).padStart(8)}  limit ${limit}   ${said}`)
}

const LINES: [keyof Figures, string][] = [
  ['cold', 'first row, cold, ms'], ['warm', 'first row, warm, ms'], ['next', 'next page, ms'], ['other', 'other list, ms'],
  ['heap', `heap after ${SWITCHES} switches, MB`], ['scripts', 'scripts until the first row, KB'], ['thousand', '1000 rows, next page, ms'],
]

function table(columns: Record<string, Figures>): void {
  console.log(`\n${''.padEnd(34)}${Object.keys(columns).map((name) => name.padStart(12)).join('')}`)
  for (const [key, label] of LINES) {
    const figures = Object.values(columns).map((one) => (Number.isNaN(one[key]) ? '–' : one[key].toFixed(0)).padStart(12))
    console.log(`${label.padEnd(34)}${figures.join('')}`)
  }
  console.log('')
}

/** Which figure, against whom, at most how many times theirs. */
const BARS: [keyof Figures, PeerName, number][] = [
  ['cold', 'react-admin', 0.8], ['cold', 'AG Grid', 1], ['cold', 'ProTable', 0.5], ['warm', 'AG Grid', 1], ['other', 'AG Grid', 1],
  ['other', 'ProTable', 0.25], ['next', 'plain', 1.3], ['next', 'ProTable', 0.1], ['heap', 'ProTable', 0.45], ['thousand', 'ProTable', 0.25],
]

try {
  console.log(`Chromium ${browser.version()}, ${versionsOf(peers).join(', ')}`)
  console.log(`30 columns × 50 rows, medians of ${RUNS}`)
  const ours = await measure(OURS)
  const others = {} as Record<PeerName, Figures>
  for (const [name, candidate] of Object.entries(PEERS)) others[name as PeerName] = await measure(candidate)
  table({ ours, ...others })
  for (const [key, name, limit] of BARS) {
    const label = LINES.find(([one]) => one === key)?.[1] ?? key
    judge(`${label} : ${name}`, ours[key] / others[name][key], limit, `${ours[key].toFixed(0)} / ${others[name][key].toFixed(0)}`)
  }
  judge(`heap after ${SWITCHES} switches, MB`, ours.heap, 12, '')

  for (const route of ['/bench/wide', '/bench/long']) {
    const { columns, pageSize } = subject(route)
    const longest = await inWindow(OURS, route, async (window) => {
      const sweeps: number[] = []
      await window.page.waitForTimeout(1500)
      for (let run = 0; run < RUNS + 1; run += 1) sweeps.push(await longestTaskScrolling(window))
      return sweeps.slice(1)
    })
    judge(`longest task scrolling ${columns} × ${pageSize}, ms`, median(longest), 50, `sweeps: ${longest.map((task) => task || '< 50').join(', ')}`)
  }

  const rest = await inWindow(OURS, '/bench/a', async (window, first) => {
    const list = new Map(window.scripts)
    await window.page.waitForTimeout(2000)
    return { list, ...(await unrestSince(window, first)) }
  })
  judge(
    'gzip KB of scripts until the first row', weigh(rest.list), 300,
    [...rest.list].sort((a, b) => b[1] - a[1]).slice(0, 6).map(([name, bytes]) => `${name.replace(/-[^-]+\.js$/, '')} ${(bytes / 1024).toFixed(0)}`).join(', '),
  )
  judge('longest task after the rows stand, ms', rest.task, 50, '0: none passed 50')
  judge('layout shift after the rows stand', rest.shift, 0, '')
  const login = await openAt(browser, `${stub.address}/amazon/login`, false)
  await login.page.locator('input').first().waitFor()
  const { scripts } = login
  const atLogin = new Map(scripts)
  judge('gzip KB of scripts at /login', weigh(atLogin), 80, '')
  await login.context.close()
} finally {
  await browser.close()
  await stub.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = failed > 0 ? 1 : 0
