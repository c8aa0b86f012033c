/**
 * How fast a list is on the screen: the built app against a hand-written ProTable of the same page and against a plain React
 * table, in one run, in real Chromium, over a server that answers at once. Medians of 7; ratios count, milliseconds do not.
 * `npm run bench -- screen`; the exit code is 1 where a ratio passes its limit.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { launchBrowser } from '../tests/support/browser'
import { firstPaint, heapOf, longestTaskScrolling, median, openAt, timeOf, type Candidate, type Window } from './screen/measure'
import { startStub } from './screen/stub'
import { markOf, SUBJECTS } from './screen/subject'

const RUNS = Number(process.argv[2] ?? 7)
const SWITCHES = 20
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'screen-bench-'))
const app = join(folder, 'app')
const baselines = join(folder, 'baselines')
await build({ root: ROOT, logLevel: 'error', build: { outDir: app, emptyOutDir: true } })
await build({
  root: join(ROOT, 'bench/screen/baselines'), base: '/baseline/', configFile: false, plugins: [react()], logLevel: 'error',
  build: { outDir: baselines, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 4000 },
})
const stub = await startStub({ '/amazon/': app, '/baseline/': baselines })
const browser = await launchBrowser()

const baseline = (name: string, next: string): Candidate => ({
  name, address: (route) => `${stub.address}/baseline/?table=${name}&subject=${route}`, next: `document.querySelector('${next}').click()`,
  go: 'window.benchGo(route)',
})
const OURS: Candidate = {
  name: 'engine',
  address: (route) => `${stub.address}/amazon${route}`,
  next: `document.querySelector('.page-bar .ant-pagination-next button').click()`,
  go: `history.pushState(null, '', '/amazon' + route); dispatchEvent(new PopStateEvent('popstate'))`,
}
const PROTABLE = baseline('protable', '.ant-pagination-next button')
const PLAIN = baseline('plain', '.next-page')

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

interface Figures {
  first: number
  next: number
  other: number
  heap: number
}

async function measure(candidate: Candidate): Promise<Figures> {
  const first: number[] = []
  for (let run = 0; run < RUNS; run += 1) first.push(await inWindow(candidate, '/bench/a', async (_window, ms) => ms))
  return inWindow(candidate, '/bench/a', async (window) => {
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
    return { first: median(first), next: median(next.slice(1)), other: median(other.slice(2)), heap: await heapOf(window) }
  })
}

async function longPage(candidate: Candidate): Promise<number> {
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

const ms = (value: number): string => `${value.toFixed(0)} ms`
try {
  const ours = await measure(OURS)
  const pro = await measure(PROTABLE)
  const plain = await measure(PLAIN)
  console.log(`30 columns × 50 rows, medians of ${RUNS}`)
  const compared: [string, keyof Figures, number][] = [
    ['first row', 'first', 0.5], ['next page', 'next', 0.1], ['another list', 'other', 0.25], [`heap after ${SWITCHES} switches`, 'heap', 0.45],
  ]
  for (const [what, key, limit] of compared) {
    judge(`${what} : ProTable`, ours[key] / pro[key], limit, `${ours[key].toFixed(0)} / ${pro[key].toFixed(0)}${key === 'heap' ? ' MB' : ' ms'}`)
  }
  judge('next page : plain React table', ours.next / plain.next, 1.6, `${ms(ours.next)} / ${ms(plain.next)}`)
  console.log(`   plain React table: first row ${ms(plain.first)}, another list ${ms(plain.other)}, heap ${plain.heap.toFixed(0)} MB`)

  const long = { ours: await longPage(OURS), pro: await longPage(PROTABLE) }
  judge('page turn of 1000 rows : ProTable virtual', long.ours / long.pro, 0.25, `${ms(long.ours)} / ${ms(long.pro)}`)
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

  const weigh = (scripts: Map<string, number>): number => [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1024
  // Before the rows stand there nothing else has been asked for: what comes later has not begun.
  const list = await inWindow(OURS, '/bench/a', async ({ scripts }) => new Map(scripts))
  judge(
    'gzip KB of scripts until the first row', weigh(list), 600,
    [...list].sort((a, b) => b[1] - a[1]).slice(0, 6).map(([name, bytes]) => `${name.replace(/-[^-]+\.js$/, '')} ${(bytes / 1024).toFixed(0)}`).join(', '),
  )
  const login = await openAt(browser, `${stub.address}/amazon/login`, false)
  await login.page.locator('input').first().waitFor()
  const { scripts } = login
  const atLogin = new Map(scripts)
  judge('gzip KB of scripts at /login', weigh(atLogin), 190, '')
  await login.context.close()
} finally {
  await browser.close()
  await stub.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = failed > 0 ? 1 : 0
