/**
 * How fast a list is on the screen: the built app against the same page on other people's tables and a plain React table, in
 * one run, in real Chromium, over one server that answers at once, with the same session and rows. Medians; ratios and bytes
 * count, milliseconds do not. `npm run bench -- screen --only ours,ag-grid,plain --runs 3` measures some, in as many runs. A
 * bar that is not reached is marked ✗, and makes the command fail where `--strict` is said.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import react from '@vitejs/plugin-react'
import type { Browser } from 'playwright-core'
import { build } from 'vite'
import { compressedPlugin } from '../src/build/compressed.plugin'
import { launchBrowser } from '../tests/support/browser'
import { isHeld, judge, lineOf, tableOf, type Judged } from './screen/bars'
import { candidatesAt, chosen, OURS, type Candidate } from './screen/candidates'
import { inWindow, measureAll } from './screen/figures'
import { firstInput, longestTaskScrolling, median, openAt, scriptsUntil } from './screen/measure'
import { fromPeers } from './screen/peers'
import { installPackages, versionsOf } from './support/packages'
import { startStub } from './screen/stub'
import { SUBJECTS } from './screen/subject'

const { values } = parseArgs({ options: { only: { type: 'string' }, runs: { type: 'string', default: '5' }, strict: { type: 'boolean', default: false } } })
const RUNS = Number(values.runs)
if (!Number.isInteger(RUNS) || RUNS < 1) throw new Error(`--runs ${values.runs}: a number of runs is 1 or more`)
// Who is asked for by a wrong name is told so before anything is built.
const wanted = chosen(candidatesAt(''), values.only).map(({ name }) => name)

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'screen-bench-'))
const folders: Record<string, string> = { '/amazon/': join(folder, 'app') }

/** Builds our app and the others' pages, each where it is measured. Answers whose versions were built. */
async function buildAll(): Promise<string[]> {
  if (wanted.includes(OURS)) await build({ root: ROOT, logLevel: 'error', build: { outDir: folders['/amazon/'], emptyOutDir: true } })
  if (wanted.every((name) => name === OURS)) return []
  const peers = installPackages(ROOT)
  folders['/baseline/'] = join(folder, 'baselines')
  await build({
    root: join(ROOT, 'bench/screen/baselines'), base: '/baseline/', configFile: false, plugins: [fromPeers(peers), react(), compressedPlugin()],
    logLevel: 'error', build: { outDir: folders['/baseline/'], emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 4000 },
  })
  return versionsOf(peers, (name) => !name.includes('duckdb'))
}

/** What is asked of our list alone: how it scrolls, and how little the page of sign-in loads. */
async function judgeOurs(browser: Browser, ours: Candidate): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const route of ['/bench/wide', '/bench/long']) {
    const longest = await inWindow(browser, ours, route, async (window) => {
      const sweeps: number[] = []
      await window.page.waitForTimeout(1500)
      for (let run = 0; run < RUNS + 1; run += 1) sweeps.push(await longestTaskScrolling(window))
      return sweeps.slice(1)
    })
    const { columns, pageSize } = SUBJECTS[route]!
    const said = `sweeps: ${longest.map((task) => task || '< 50').join(', ')}`
    judged.push({ what: `longest task scrolling ${columns} × ${pageSize}, ms`, value: median(longest), limit: 50, said })
  }
  const login = await openAt(browser, ours.address('/login'), { signedIn: false })
  const atLogin = await scriptsUntil(login, await firstInput(login))
  judged.push({ what: 'scripts at /login, gzip KB', value: sumOf(atLogin), limit: 80, said: largest(atLogin) })
  await login.context.close()
  return judged
}

const sumOf = (scripts: Map<string, number>): number => [...scripts.values()].reduce((sum, size) => sum + size, 0)
const largest = (scripts: Map<string, number>): string =>
  [...scripts].sort((a, b) => b[1] - a[1]).slice(0, 8).map(([name, size]) => `${name.replace(/-[\w-]{8}\.js$/, '')} ${size.toFixed(0)}`).join(', ')

try {
  const versions = await buildAll()
  const stub = await startStub(folders)
  const browser = await launchBrowser()
  try {
    const candidates = chosen(candidatesAt(stub.address), values.only)
    console.log(`Chromium ${[browser.version(), ...versions].join(', ')}`)
    console.log(`30 columns × 50 rows, medians of ${RUNS}\n`)
    const all = await measureAll(browser, candidates, RUNS, (what) => console.error(`  … ${what}`))
    console.log(`${tableOf(all)}\n`)
    const ours = candidates.find(({ name }) => name === OURS)
    const judged = [...judge(all), ...(ours ? await judgeOurs(browser, ours) : [])]
    for (const one of judged) console.log(lineOf(one))
    if (ours) {
      const scripts = await inWindow(browser, ours, '/bench/a', scriptsUntil)
      console.log(`\nuntil the first row, gzip KB: ${largest(scripts)}`)
    }
    if (values.strict && !judged.every(isHeld)) process.exitCode = 1
  } finally {
    await browser.close()
    await stub.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
