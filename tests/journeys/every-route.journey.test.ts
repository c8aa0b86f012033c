/**
 * Every built page and every tab of it, over the demo company, as a person meets them: it stands there without an error, nothing
 * runs out of the window, little moves, and axe finds nothing serious, in both looks: by all rules in the look it is met in, and by its
 * colours, which are all that differs, in the other one. The frame is the same around all of them: it is looked at with the first of
 * each look. A page is gone to once: its look is changed where it stands, as a person changes it, and stays for the next tab, so that
 * every tab costs one change. Nothing here names a page.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { groupedBy } from '../../server/kernel/value/grouped-by'
import { roomOf, sightOf } from '../pictures/counts'
import { ADMIN_PASSWORD } from '../support/app'
import { axeFindings } from '../support/axe'
import { startJourney, type Journey } from '../support/journey'
import { projectModel } from '../support/database'
import { FIRST_ROW, look, quiet } from '../support/page-walk'
import { startRunningApp, type RunningApp } from '../support/running-app'
import { idle } from '../support/screen'

/** A page moves less than this share of the window while its data comes (web vitals call 0.1 good). */
const MOST_SHIFT = 0.02

/** Rows are drawn alike: the first half dozen speak for those below. */
const MORE_OF_THE_SAME = 'tr.table-row:nth-child(n + 7)'

/** What the page in the browser counts of itself, and what it says of each part that moved: left, top, width, height before and after. */
interface Moving { shift: number; moved: string[] }
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

let app: RunningApp
let journey: Journey

/** Routes of built pages by where their address begins; what is kept to certain companies has no door here. */
function routesByModule(): [module: string, routes: string[]][] {
  const { menu, plans } = projectModel()
  const items = menu.flatMap((top) => top.children.flatMap((group) => group.children))
  const kept = items.filter(({ companies }) => companies).map(({ route }) => route)
  const walked = Object.values(plans).filter(({ state, kind, route }) => state === 'built' && kind !== 'screen' && !kept.includes(route))
  const moduleOf = (route: string): string => (route.split('/').length > 2 ? route.split('/')[1]! : '…')
  return [...groupedBy(walked.map(({ route }) => route), moduleOf)]
}
const MODULES = routesByModule()

beforeAll(async () => {
  app = await startRunningApp({ demo: true })
  journey = await startJourney('every-route', app)
  await journey.page.goto('/amazon/login')
  await journey.signIn('admin', ADMIN_PASSWORD)
  await journey.page.evaluate(() => {
    const window_ = window as unknown as Moving
    window_.shift = 0
    window_.moved = []
    const elementOf = (node: Node | null) => (node instanceof Element ? node : node?.parentElement) ?? undefined
    const said = ({ top, left, width, height }: DOMRectReadOnly) => [left, top, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        // The menu opens where the address leads: that is the way there, not the page.
        const isOfPage = entry.sources.some(({ node }) => elementOf(node)?.closest('.page-screen'))
        if (entry.hadRecentInput || !isOfPage) continue
        window_.shift += entry.value
        window_.moved.push(...entry.sources.map(({ node, previousRect, currentRect }) =>
          `${elementOf(node)?.className ?? 'gone'}: ${said(previousRect)} → ${said(currentRect)}`))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}, 400_000)
afterEach(async ({ task }) => journey?.pictureFailure(task))
afterAll(async () => {
  await journey?.end()
  await app?.stop()
})

/** Leads there within the app, and waits until it stands still. */
async function visit(address: string): Promise<void> {
  await noShift()
  await journey.go(address, '.page-screen')
  await quiet(journey.page)
}

/** What moves from here on is counted. */
async function noShift(): Promise<void> {
  await journey.page.evaluate(() => void Object.assign(window as unknown as Moving, { shift: 0, moved: [] }))
}

type Look = 'light' | 'dark'
const OTHER: Record<Look, { look: Look; switch: '深色外观' | '浅色外观' }> = {
  light: { look: 'dark', switch: '深色外观' }, dark: { look: 'light', switch: '浅色外观' },
}

/** Looks at the frame with the first page of a look, at pages alone after that. */
const seenFrames = new Set<Look>()
async function findings(at: Look, rules?: string[]): Promise<string[]> {
  const isFirst = !seenFrames.has(at)
  seenFrames.add(at)
  return axeFindings(journey.page, { ...(isFirst ? {} : { within: '.frame-content, main.standalone', rules }), without: MORE_OF_THE_SAME, colours: at })
}

/** What is wrong with what stands there; {} where nothing is. */
async function faults(at: Look): Promise<Record<string, unknown>> {
  const { page } = journey
  const seen = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    shift: (window as unknown as Moving).shift,
    moved: (window as unknown as Moving).moved,
    broken: document.querySelectorAll('.list-screen .ant-result-error, .cell-broken, .ant-result-500').length,
  }))
  // A row that is not there is answered with 404, which the browser notes by itself.
  const complaints = journey.complaints.splice(0).filter((one) => !/status of 4\d\d/.test(one))
  const axe = await findings(at)
  return {
    ...(seen.overflow > 0 ? { overflow: seen.overflow } : {}), ...(seen.shift > MOST_SHIFT ? { shift: seen.shift, moved: seen.moved } : {}),
    ...(seen.broken > 0 ? { broken: seen.broken } : {}),
    ...(complaints.length > 0 ? { complaints } : {}), ...(axe.length > 0 ? { axe } : {}),
  }
}

describe('every built page', () => {
  /** How the window looks now. */
  let now: Look = 'light'
  /** Routes without the frame, which have no switch: they are met once more in the other look. */
  const unframed = new Map<string, Look>()
  const seen = { light: 0, dark: 0 }
  let found: Record<string, unknown>
  beforeEach(() => void (found = {}))

  const note = async (name: string): Promise<void> => {
    const wrong = await faults(now)
    if (Object.keys(wrong).length > 0) found[`${name} ${now}`] = wrong
    seen[now] += 1
    await journey.shoot(`${now}${name.replaceAll('/', '-')}`)
  }
  const noteColours = async (name: string): Promise<void> => {
    const axe = await findings(now, ['color-contrast'])
    if (axe.length > 0) found[`${name} ${now}`] = { axe }
    seen[now] += 1
    await journey.shoot(`${now}${name.replaceAll('/', '-')}`)
  }
  /** Looks at what stands there, then changes the look and reads it again. */
  const noteBoth = async (name: string, route: string): Promise<void> => {
    await note(name)
    const other = OTHER[now]
    if (!(await look(journey.page, other.switch))) return void unframed.set(route, now)
    now = other.look
    await idle(journey.page)
    await noteColours(name)
  }

  /** What a page tells whoever comes, in a dialog of its own, is read and put away before its tabs are pressed. */
  const read = async (): Promise<void> => {
    const told = journey.page.getByRole('dialog').getByRole('button', { name: '我知道了' })
    if (await told.isVisible()) await told.click()
  }

  /** Does the same on a page and on each of its tabs. */
  const walk = async (route: string, each: (name: string, route: string) => Promise<void>): Promise<void> => {
    const tabs = journey.page.locator('.page-tabs .ant-tabs-tab')
    await visit(`${route}?${FIRST_ROW}`)
    await each(route, route)
    for (let at = 1; at < (await tabs.count()); at += 1) {
      await read()
      await noShift()
      await tabs.nth(at).click()
      await quiet(journey.page)
      await each(`${route} ${await tabs.nth(at).innerText()}`, route)
    }
  }

  // Walked once: it takes minutes, and tells all it found.
  const once = { retry: 0, timeout: 900_000 }

  it.each(MODULES)('of /%s, and every tab, stands there whole and still, and is read as easily in the dark look as in the light', once, async (_, routes) => {
    for (const route of routes) await walk(route, noteBoth)
    journey.complaints.splice(0)
    expect(found).toEqual({})
  })

  it('without the frame is read as easily in the other look', once, async () => {
    const { page } = journey
    for (const before of ['light', 'dark'] as const) {
      const waiting = [...unframed].filter(([, look]) => look === before).map(([route]) => route)
      if (waiting.length === 0) continue
      await page.goto('/amazon/dashboard')
      const { look: wanted, switch: words } = OTHER[before]
      if (now !== wanted) await look(page, words)
      now = wanted
      for (const route of waiting) await walk(route, noteColours)
    }
    journey.complaints.splice(0)
    expect(found).toEqual({})
    expect(MODULES.flatMap(([, routes]) => routes).length).toBeGreaterThan(70)
    expect(seen.dark).toBe(seen.light)
    if (now === 'dark') {
      await page.goto('/amazon/dashboard')
      await look(page, '浅色外观')
    }
  })
})

describe('a dense list', () => {
  const seen = async (width: number, height: number) => {
    await journey.page.setViewportSize({ width, height })
    await quiet(journey.page)
    await journey.shoot(`compact-${width}`)
    return roomOf(journey.page)
  }
  const compact = async (route: string) => {
    await visit(route)
    await journey.page.getByRole('button', { name: '行高' }).click()
    await journey.page.getByText('紧凑', { exact: true }).click()
  }

  it('shows sixteen rows at 1440×900 and twelve at 1280×720, with its totals and its pages', async () => {
    const { page } = journey
    const folded = page.getByRole('button', { name: '收起图表' })
    for (const route of ['/sale/erp/dingDanLieBiao', '/statistics/product_expression']) {
      await compact(route)
      if (await folded.isVisible()) await folded.click()
      const [large, small] = [await seen(1440, 900), await seen(1280, 720)]
      await page.setViewportSize({ width: 1440, height: 900 })
      expect([large, small], route).toMatchObject([{ totals: true, pager: true }, { totals: true, pager: true }])
      expect(large.rows, route).toBeGreaterThanOrEqual(16)
      expect(small.rows, route).toBeGreaterThanOrEqual(12)
    }
  }, 120_000)

  it('keeps its totals and its pages in sight below charts, and rows enough to read', async () => {
    await compact('/statistics/product_expression')
    const unfolded = journey.page.getByRole('button', { name: '展开图表' })
    if (await unfolded.isVisible()) await unfolded.click()
    const [large, small] = [await seen(1440, 900), await seen(1280, 720)]
    await journey.page.setViewportSize({ width: 1440, height: 900 })
    expect([large, small]).toMatchObject([{ totals: true, pager: true }, { totals: true, pager: true }])
    expect([large.rows >= 10, small.rows >= 6]).toEqual([true, true])
  }, 60_000)
})

describe('a window that is magnified twice', () => {
  /** What is pressed on a page, by where it stands. */
  const PRESSED = ['.list-actions button', '.filter-buttons button', '.form-foot button', '.page-bar button', '.page-tabs [role="tab"]', '.frame-tools button']

  /** Of the buttons that can be pressed those that something covers, or that no scrolling brings into the window. */
  const unreached = () => journey.page.evaluate((places) => {
    const buttons = places.flatMap((place) => [...document.querySelectorAll<HTMLButtonElement>(place)])
    return buttons.filter((button) => !button.disabled && button.checkVisibility()).flatMap((button) => {
      button.scrollIntoView({ block: 'center', inline: 'center' })
      const { left, top, width, height } = button.getBoundingClientRect()
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      return there && (button.contains(there) || there.contains(button)) ? [] : [button.ariaLabel ?? button.textContent]
    })
  }, PRESSED)

  it('still shows lists, boards and forms whole: nothing lies over another, everything that is pressed is reached', async () => {
    const { page } = journey
    await page.setViewportSize({ width: 720, height: 450 })
    const seen: Record<string, unknown> = {}
    for (const route of [
      '/dashboard', '/sale/erp/dingDanLieBiao', '/finance/amazonSettlementCenter?tab=detail', '/statistics/report-download', '/system/erp/yeWuPeiZhi',
      '/finance/amazonSettlementDetail?id=1',
    ]) {
      await visit(route)
      const { overlaps } = await sightOf(page)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      seen[route] = { overlaps, wide: Math.max(0, wide), unreached: await unreached() }
      await journey.shoot(`twice${route.split('?')[0]!.replaceAll('/', '-')}`)
    }
    await visit('/warehouse/erp/cangKuLieBiao')
    await page.getByRole('button', { name: '新增', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '新增仓库' })
    await dialog.getByRole('button', { name: '确定' }).scrollIntoViewIfNeeded()
    await dialog.getByRole('button', { name: '确定' }).click({ trial: true })
    await dialog.getByRole('button', { name: '取消' }).click()
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(seen).toEqual(Object.fromEntries(Object.keys(seen).map((route) => [route, { overlaps: 0, wide: 0, unreached: [] }])))
  }, 240_000)
})
