/**
 * A journey: one person's way through the real app in a real browser. Opens the window, signs in, reads tables as they
 * stand on the screen, takes pictures of the steps. Knows no page.
 *
 * JOURNEY_SHOTS=folder keeps a picture of every step there. Without it only a step that fails is pictured.
 */
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Locator, Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { launchBrowser, openWindow } from './browser'
import type { RunningApp } from './running-app'

/** Under a full run the machine is busy; nothing here takes long by itself. */
export const PATIENCE_MS = 45_000

export interface Journey {
  page: Page
  /** Errors of page and console since the last look; a journey ends with none. */
  complaints: string[]
  /** Signs in by the form and waits for the menu. */
  signIn(account: string, password: string): Promise<void>
  /** Goes to an address below /amazon as a link inside the app does, without loading the app anew. */
  go(route: string): Promise<void>
  /** Does something that asks the server anew, and waits until the page shows the answer. */
  ask(act: () => Promise<void>): Promise<void>
  /** A picture of the step, where pictures are wanted. */
  shoot(step: string): Promise<void>
  /** Fails on any complaint; call it at the end of each test. */
  expectNoComplaints(): void
  /** For afterEach: pictures the window of a test that failed. */
  pictureFailure(task: { result?: { state: string } }): Promise<void>
  end(): Promise<void>
}

/** @param name of the pictures' folder */
export async function startJourney(name: string, app: Pick<RunningApp, 'address'>): Promise<Journey> {
  const wanted = process.env['JOURNEY_SHOTS']
  const folder = join(wanted ?? tmpdir(), wanted ? name : `seller-journey-${name}`)
  if (wanted) mkdirSync(folder, { recursive: true })
  let count = 0
  const browser: Browser = await launchBrowser()
  const { page, complaints } = await openWindow(browser, app.address)
  page.setDefaultTimeout(PATIENCE_MS)
  watchCalls(page)
  return {
    page, complaints,
    async signIn(account, password) {
      await page.getByLabel('账号').fill(account)
      await page.getByLabel('密码').fill(password)
      await page.getByRole('button', { name: '登录' }).click()
      await page.getByRole('navigation', { name: '菜单' }).waitFor()
    },
    async go(route) {
      await page.evaluate((path) => {
        for (const drawn of document.querySelectorAll('.list-screen')) drawn.setAttribute('data-left', '')
        history.pushState(null, '', path)
        dispatchEvent(new PopStateEvent('popstate'))
      }, `/amazon${route}`)
      await page.locator('.list-screen:not([data-left])').waitFor()
    },
    async ask(act) {
      const answered = page.waitForResponse((response) => !isEventStream(response.request()))
      await act()
      await answered
      await settled(page)
    },
    async shoot(step) {
      if (!wanted) return
      // Drawers and menus slide in: a picture of the half-way says nothing.
      await page.waitForTimeout(300)
      await page.screenshot({ path: join(folder, `${String(++count).padStart(2, '0')}-${step}.png`) })
    },
    expectNoComplaints() {
      expect(complaints.splice(0)).toEqual([])
    },
    async pictureFailure(task) {
      if (task.result?.state !== 'fail') return
      mkdirSync(folder, { recursive: true })
      const path = join(folder, 'failed.png')
      await page.screenshot({ path }).then(() => console.log(`where it failed (${page.url()}): ${path}`), () => undefined)
    },
    async end() {
      await browser.close()
      if (wanted) console.log(`pictures of the journey: ${folder}`)
    },
  }
}

/** A table as it stands on the screen; cells say their first line, so that a comparison below a value is not read with it. */
export interface ScreenTable {
  headings: string[]
  rows: Record<string, string>[]
  totals: Record<string, string>[]
}

/** Reads the list's table once it shows the answer to its last question. */
export async function readTable(page: Page): Promise<ScreenTable> {
  await settled(page)
  return page.locator('.list-table').evaluate((frame): ScreenTable => {
    const first = (cell: Element): string => ((cell as HTMLElement).innerText ?? '').trim().split('\n')[0]?.trim() ?? ''
    const spread = (cells: Element[]): string[] =>
      cells.flatMap((cell) => [first(cell.querySelector('.heading-label') ?? cell), ...Array.from({ length: (cell as HTMLTableCellElement).colSpan - 1 }, () => '')])
    // Under an open group the headings stand in two lines: the group's place is taken by its members.
    const [top, below] = [...frame.querySelectorAll('.ant-table-thead')[0]!.querySelectorAll('tr')]
    const members = below ? [...below.children] : []
    const headings = [...top!.children].flatMap((cell) => (cell.classList.contains('heading-group') ? members.splice(0, (cell as HTMLTableCellElement).colSpan).flatMap((one) => spread([one])) : spread([cell])))
    const named = (cells: string[]): Record<string, string> => Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? '']).filter(([heading]) => heading !== ''))
    return {
      headings: headings.filter((heading) => heading !== ''),
      rows: [...frame.querySelectorAll('.ant-table-tbody > tr.ant-table-row')].map((row) => named(spread([...row.children]))),
      totals: [...frame.querySelectorAll('.ant-table-summary tr.table-total')].map((row) => named(spread([...row.children]))),
    }
  })
}

const QUIET_MS = 150

/** Waits until the page has been quiet for a moment: no call under way, no list drawn from an earlier answer. */
export async function settled(page: Page): Promise<void> {
  await page.locator('.list-screen').first().waitFor()
  let quietSince: number | undefined
  for (const deadline = Date.now() + PATIENCE_MS; ;) {
    const isBusy = (underWay.get(page)?.size ?? 0) > 0 || (await page.locator('.list-table.is-stale, .list-screen .ant-spin-spinning, .filter-buttons .ant-btn-loading').count()) > 0
    quietSince = isBusy ? undefined : (quietSince ?? Date.now())
    if (quietSince !== undefined && Date.now() - quietSince >= QUIET_MS) return
    if (Date.now() > deadline) throw new Error(`the page is still busy after ${PATIENCE_MS / 1000} s`)
    await page.waitForTimeout(30)
  }
}

/** Calls that a page waits for, by window; the stream of events never ends and is none. */
const underWay = new WeakMap<Page, Set<Request>>()

function isEventStream(request: Request): boolean {
  return new URL(request.url()).pathname.endsWith('/events')
}

function watchCalls(page: Page): void {
  const open = new Set<Request>()
  underWay.set(page, open)
  page.on('request', (request) => {
    if (!isEventStream(request)) open.add(request)
  })
  for (const over of ['requestfinished', 'requestfailed'] as const) page.on(over, (request) => void open.delete(request))
}

/** Drops files onto a place of the page, as a person drags them in from the desktop. */
export async function dropFiles(target: Locator, files: { name: string; bytes: Buffer }[]): Promise<void> {
  const page = target.page()
  const dragged = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer()
    for (const { name, base64 } of given) transfer.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], name, { type: 'text/csv' }))
    return transfer
  }, files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') })))
  for (const type of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(type, { dataTransfer: dragged })
  await dragged.dispose()
}
