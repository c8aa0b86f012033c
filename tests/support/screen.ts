/**
 * What stands on the screen of a list: waits until it is quiet, reads the table as a person reads it. Knows no page and no
 * test runner.
 */
import type { Locator, Page, Request } from 'playwright-core'

/** Under a full run the machine is busy; nothing here takes long by itself. */
export const PATIENCE_MS = 45_000

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
    // This function runs in the browser and takes nothing of this file along.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const first = (cell: Element): string => ((cell as HTMLElement).innerText ?? '').trim().split('\n')[0]?.trim() ?? ''
    const spread = (cells: Element[]): string[] =>
      cells.flatMap(
        (cell) => [first(cell.querySelector('.heading-label') ?? cell), ...Array.from({ length: (cell as HTMLTableCellElement).colSpan - 1 }, () => '')],
      )
    // On paper a table draws all of its columns and rows, also those that are out of sight.
    window.dispatchEvent(new Event('beforeprint'))
    // Under an open group the headings stand in two lines: the group's place is taken by its members.
    const [top, below] = [...frame.querySelectorAll('thead')[0]!.querySelectorAll('tr')]
    const members = below ? [...below.children] : []
    const headings = [...top!.children].flatMap(
      (cell) => (cell.classList.contains('heading-group')
        ? members.splice(0, (cell as HTMLTableCellElement).colSpan).flatMap((one) => spread([one]))
        : spread([cell])),
    )
    const named = (cells: string[]): Record<string, string> =>
      Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? '']).filter(([heading]) => heading !== ''))
    const table = {
      headings: headings.filter((heading) => heading !== ''),
      rows: [...frame.querySelectorAll('tbody > tr.table-row:not(.is-skeleton)')].map((row) => named(spread([...row.children]))),
      totals: [...frame.querySelectorAll('tfoot tr.table-total')].map((row) => named(spread([...row.children]))),
    }
    window.dispatchEvent(new Event('afterprint'))
    return table
  })
}

const QUIET_MS = 150

/** Waits until the page has been quiet for a moment: no call under way, no list drawn from an earlier answer. */
export async function settled(page: Page): Promise<void> {
  await page.locator('.list-screen, .board-screen').first().waitFor()
  let quietSince: number | undefined
  for (const deadline = Date.now() + PATIENCE_MS; ;) {
    const isBusy = (underWay.get(page)?.size ?? 0) > 0
      || (await page.locator('.list-table.is-stale, .list-table .table-waits, .list-screen .ant-spin-spinning, .filter-buttons [aria-busy="true"]').count()) > 0
    quietSince = isBusy ? undefined : (quietSince ?? Date.now())
    if (quietSince !== undefined && Date.now() - quietSince >= QUIET_MS) return
    if (Date.now() > deadline) {
      const waits = [...underWay.get(page) ?? []].map((request) => request.url())
      throw new Error(`the page is still busy after ${PATIENCE_MS / 1000} s: ${waits.join(', ') || 'its list'}`)
    }
    await page.waitForTimeout(30)
  }
}

/** Calls that are under way, by window. */
const underWay = new WeakMap<Page, Set<Request>>()

/** Waits until the browser has nothing left to do and has drawn what it did: whatever was to follow at once has followed. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((done) => {
    requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => done())))
  }))
}

/** The stream of events never ends: nobody waits for it. */
export function isEventStream(request: Request): boolean {
  return new URL(request.url()).pathname.endsWith('/events')
}

/** How long an answer may come after its first word: one that the page does not read has no end. */
const UNREAD_MS = 3000

/** Lets `settled` know of this window's calls. */
export function watchCalls(page: Page): void {
  const open = new Set<Request>()
  underWay.set(page, open)
  page.on('request', (request) => {
    // What the page before it asked is nobody's any more.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear()
    if (!isEventStream(request)) open.add(request)
  })
  page.on('response', (response) => void setTimeout(() => open.delete(response.request()), UNREAD_MS))
  page.on('requestfinished', (request) => void open.delete(request))
  page.on('requestfailed', (request) => void open.delete(request))
}

/** Ticks a box, again where a dialog that is still opening swallowed the press. */
export async function tick(box: Locator): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await box.check()
    } catch (error) {
      if (tries === 5 || !/did not change its state/.test(String(error))) throw error
    }
  }
}
