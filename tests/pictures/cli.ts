/**
 * `npm run pictures`: every built page and tab of the demo company in the windows that staff have, in both looks. Pictures and a page
 * that lays them beside each other go to `pictures/`; what can be counted is compared with the table in docs/pictures.md.
 *
 * `-- /sale /finance --widths 1280,1440 --looks light`  only pages whose address begins so, in these windows and looks
 * `-- --keep`          writes the table anew (of all pages) instead of comparing
 *
 * The exit code is 1 where a page became worse.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { withThrowaway } from '../../bench/support/throwaway'
import type { Model } from '../../contract/model'
import { buildApp } from '../../server/app'
import { seedDemo, yesterday } from '../../server/demo/seed'
import { ensureBuilt } from '../../server/kernel/http/web/build'
import { startRuntime } from '../../server/runtime'
import { launchBrowser, openWindow } from '../support/browser'
import { FIRST_ROW, goTo, look, quiet } from '../support/page-walk'
import { PATIENCE_MS } from '../support/screen'
import { countsOf, PAGE } from './counts'
import { fileOf, sheetOf } from './sheet'
import { LOOKS, MIDDLE, tableOf, WINDOWS, worse, type Shots, type Walk } from './table'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const FOLDER = join(ROOT, 'pictures')
const DOCUMENT = join(ROOT, 'docs', 'pictures.md')
const PASSWORD = 'pictures-password-1'
/** Windows that go about at the same time: one waits for the server while another is drawn. */
const AT_ONCE = 3
const WORDS = { light: '浅色外观', dark: '深色外观' } as const

const { values: flags, positionals: begins } = parseArgs({
  allowPositionals: true, options: { keep: { type: 'boolean' }, widths: { type: 'string' }, looks: { type: 'string' } },
})
const isWanted = (flag: string | undefined, one: number | string): boolean => flag === undefined || flag.split(',').includes(String(one))
const windows = WINDOWS.filter(([width]) => isWanted(flags.widths, width))
const looks = LOOKS.filter((tone) => isWanted(flags.looks, tone))

/** Whose state is built or partial: a planned page says so, and nothing else. */
const routesOf = (model: Model): string[] => Object.values(model.plans)
  .filter(({ state, kind, route }) => state === 'built' && kind !== 'screen' && (begins.length === 0 || begins.some((begin) => route.startsWith(begin))))
  .map(({ route }) => route)

/** Pictures and counts what stands there, in each window and look. */
async function shoot(page: Page, name: string): Promise<Shots> {
  const shots: Shots = {}
  for (const tone of looks) {
    const isThere = await look(page, WORDS[tone])
    if (!isThere && tone === 'dark' && !(await page.locator('header').count())) continue
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height })
      await quiet(page)
      const shot = `${width} ${tone}`
      shots[shot] = await countsOf(page, width === MIDDLE)
      await page.screenshot({ path: join(FOLDER, fileOf(name, shot)) })
    }
  }
  await look(page, WORDS.light)
  return shots
}

/** A page and its tabs. `anew`: loaded as in a window that has just been opened. */
async function picture(page: Page, route: string, anew: boolean): Promise<Walk> {
  const walk: Walk = {}
  if (anew) await page.goto(`/amazon${route}?${FIRST_ROW}`)
  // Whoever signs in stands on a page already.
  else if (new URL(page.url()).pathname !== `/amazon${route}`) await goTo(page, `${route}?${FIRST_ROW}`, PAGE)
  await quiet(page)
  const tabs = page.locator('.page-tabs .ant-tabs-tab')
  const count = await tabs.count()
  walk[route] = await shoot(page, route)
  for (let tab = 1; tab < count; tab += 1) {
    await tabs.nth(tab).click()
    await quiet(page)
    const name = `${route} ${await tabs.nth(tab).innerText()}`
    walk[name] = await shoot(page, name)
  }
  return walk
}

/** Pictures pages until none is left; `next` says which is the next. What stands still is loaded once more, and the hour's other pages are not lost to it. */
async function walkThrough(page: Page, next: () => string | undefined): Promise<Walk> {
  const walk: Walk = {}
  for (let route = next(); route !== undefined; route = next()) {
    for (const anew of [false, true]) {
      const seen = await picture(page, route, anew).catch((error: unknown) => error)
      if (!(seen instanceof Error)) {
        Object.assign(walk, seen)
        break
      }
      console.log(`${anew ? '没有拍到' : '再试一次'}：${route}：${seen.message.split('\n')[0]}`)
      if (anew) process.exitCode = 1
    }
  }
  return walk
}

async function picturesOf(address: string, routes: readonly string[]): Promise<Walk> {
  const browser = await launchBrowser()
  let at = 0
  const next = (): string | undefined => {
    const route = routes[at]
    if (route !== undefined) console.log(`${at += 1}/${routes.length} ${route}`)
    return route
  }
  try {
    const walks = await Promise.all(Array.from({ length: Math.min(AT_ONCE, routes.length) }, async () => walkThrough(await signedIn(browser, address), next)))
    const whole = Object.assign({}, ...walks) as Walk
    // As the pages follow each other, whoever was there first.
    const placeOf = (name: string): number => routes.indexOf(name.split(' ')[0] ?? '')
    return Object.fromEntries(Object.entries(whole).sort(([one], [other]) => placeOf(one) - placeOf(other)))
  } finally {
    await browser.close()
  }
}

async function signedIn(browser: Browser, address: string): Promise<Page> {
  const { page } = await openWindow(browser, address)
  page.setDefaultTimeout(PATIENCE_MS)
  // The compiler that runs this file gives functions their names by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (it) => it')
  await page.goto('/amazon/login')
  await page.getByLabel('账号').fill('admin')
  await page.getByLabel('密码').fill(PASSWORD)
  await page.getByRole('button', { name: '登录' }).click()
  await page.getByRole('navigation', { name: '菜单' }).waitFor()
  return page
}

/** Compares with the table that is kept, or keeps it. */
function judge(walk: Walk): void {
  const kept = readFileSync(DOCUMENT, 'utf8')
  const now = tableOf(walk)
  if (flags.keep) {
    const head = kept.slice(0, kept.indexOf('\n| ') + 1)
    writeFileSync(DOCUMENT, `${head}${now.join('\n')}\n`)
    return
  }
  const lines = worse(kept.split('\n'), now)
  for (const line of lines) console.log(`变差：${line}`)
  if (lines.length > 0) process.exitCode = 1
}

await ensureBuilt(ROOT, console.log)
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
await withThrowaway('pictures', async (db, model, databaseUrl) => {
  await seedDemo(db, model, { today: yesterday(), password: PASSWORD })
  const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'))
  const runtime = await startRuntime({ root: ROOT, dataDir, databaseUrl, workers: 0 })
  const app = await buildApp({ startup: { runtime, waitingFor: '' }, logLevel: 'silent', web: { kind: 'built', folder: join(ROOT, 'dist', 'web') } })
  try {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const walk = await picturesOf(`http://127.0.0.1:${port}`, routesOf(model))
    writeFileSync(join(FOLDER, 'index.html'), sheetOf(walk))
    console.log(`图片：${join(FOLDER, 'index.html')}`)
    judge(walk)
  } finally {
    await app.close()
    await runtime.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
