/**
 * Every built page and every tab of it, over the demo company, as a person meets them: it stands there without an error, nothing
 * runs out of the window, little moves, and axe finds nothing serious, in the light look and (the first tab of each, by its colours,
 * which are all that differs) in the dark one. The frame is the same around all of them: it is looked at with the first of each look.
 * A page is gone to once: its look is changed where it stands, as a person changes it. Nothing here names a page.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { roomOf } from '../pictures/counts'
import { ADMIN_PASSWORD } from '../support/app'
import { axeFindings } from '../support/axe'
import { startJourney, type Journey } from '../support/journey'
import { projectModel } from '../support/database'
import { FIRST_ROW, look, quiet } from '../support/page-walk'
import { startRunningApp, type RunningApp } from '../support/running-app'
import { idle } from '../support/screen'

/** A page moves less than this share of the window while its data comes (web vitals call 0.1 good). */
const MOST_SHIFT = 0.02

/** Rows are drawn alike: the first dozen speak for those below. */
const MORE_OF_THE_SAME = 'tr.table-row:nth-child(n + 13)'

/** What the page in the browser counts of itself, and what it says of each part that moved: left, top, width, height before and after. */
interface Moving { shift: number; moved: string[] }
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

let app: RunningApp
let journey: Journey
let routes: string[]

beforeAll(async () => {
  app = await startRunningApp({ demo: true })
  journey = await startJourney('every-route', app)
  await journey.page.goto('/amazon/login')
  await journey.signIn('admin', ADMIN_PASSWORD)
  const { pages } = (await (await app.admin()).call<{ pages: { route: string; state: string; kind: string }[] }>('/app/api/v1/pages')).body.data
  // What is kept to certain companies has no door here.
  const items = projectModel().menu.flatMap((top) => top.children.flatMap((group) => group.children))
  const kept = items.filter(({ companies }) => companies).map(({ route }) => route)
  routes = pages.filter(({ state, kind, route }) => state === 'built' && kind !== 'screen' && !kept.includes(route)).map(({ route }) => route)
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

/** Looks at the frame with the first page of a look, at pages alone after that. */
const seenFrames = new Set<'light' | 'dark'>()
async function findings(look: 'light' | 'dark', rules?: string[]): Promise<string[]> {
  const isFirst = !seenFrames.has(look)
  seenFrames.add(look)
  return axeFindings(journey.page, { ...(isFirst ? {} : { within: '.frame-content, main.standalone', rules }), without: MORE_OF_THE_SAME })
}

/** What is wrong with what stands there; {} where nothing is. */
async function faults(): Promise<Record<string, unknown>> {
  const { page } = journey
  const seen = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    shift: (window as unknown as Moving).shift,
    moved: (window as unknown as Moving).moved,
    broken: document.querySelectorAll('.list-screen .ant-result-error, .cell-broken, .ant-result-500').length,
  }))
  // A row that is not there is answered with 404, which the browser notes by itself.
  const complaints = journey.complaints.splice(0).filter((one) => !/status of 4\d\d/.test(one))
  const axe = await findings('light')
  return {
    ...(seen.overflow > 0 ? { overflow: seen.overflow } : {}), ...(seen.shift > MOST_SHIFT ? { shift: seen.shift, moved: seen.moved } : {}),
    ...(seen.broken > 0 ? { broken: seen.broken } : {}),
    ...(complaints.length > 0 ? { complaints } : {}), ...(axe.length > 0 ? { axe } : {}),
  }
}

describe('every built page', () => {
  const unreadable: Record<string, string[]> = {}
  const unframed: string[] = []
  let dark = 0
  const readDark = async (route: string): Promise<void> => {
    const axe = await findings('dark', ['color-contrast'])
    if (axe.length > 0) unreadable[route] = axe
    dark += 1
    await journey.shoot(`dark${route.replaceAll('/', '-')}`)
  }

  it('and every tab of it stands there whole and still, in the light look', async () => {
    const { page } = journey
    expect(routes.length).toBeGreaterThan(70)
    const found: Record<string, unknown> = {}
    const note = async (name: string): Promise<void> => {
      const wrong = await faults()
      if (Object.keys(wrong).length > 0) found[name] = wrong
      await journey.shoot(name.replaceAll('/', '-'))
    }
    for (const route of routes) {
      await visit(`${route}?${FIRST_ROW}`)
      await note(route)
      if (await look(page, '深色外观')) {
        await idle(page)
        await readDark(route)
        await look(page, '浅色外观')
        await quiet(journey.page)
      } else unframed.push(route)
      const tabs = page.locator('.page-tabs .ant-tabs-tab')
      for (let at = 1; at < (await tabs.count()); at += 1) {
        await noShift()
        await tabs.nth(at).click()
        await quiet(journey.page)
        await note(`${route} ${await tabs.nth(at).innerText()}`)
      }
    }
    expect(found).toEqual({})
  }, 1_200_000)

  it('is read as easily in the dark look', async () => {
    const { page } = journey
    await page.goto('/amazon/dashboard')
    await page.getByRole('button', { name: '深色外观' }).click()
    for (const route of unframed) {
      await visit(`${route}?${FIRST_ROW}`)
      await readDark(route)
    }
    journey.complaints.splice(0)
    expect(dark).toBe(routes.length)
    expect(unreadable).toEqual({})
  }, 900_000)
})

describe('a dense list', () => {
  it('shows sixteen rows at 1440×900 and twelve at 1280×720, with its totals and its pages', async () => {
    const { page } = journey
    await visit('/sale/erp/dingDanLieBiao')
    await page.getByRole('button', { name: '行高' }).click()
    await page.getByText('紧凑', { exact: true }).click()
    const seen = async (width: number, height: number) => {
      await page.setViewportSize({ width, height })
      await quiet(page)
      await journey.shoot(`compact-${width}`)
      return roomOf(page)
    }
    const [large, small] = [await seen(1440, 900), await seen(1280, 720)]
    await page.setViewportSize({ width: 1440, height: 900 })
    expect([large, small]).toMatchObject([{ totals: true, pager: true }, { totals: true, pager: true }])
    expect(large.rows).toBeGreaterThanOrEqual(16)
    expect(small.rows).toBeGreaterThanOrEqual(12)
  }, 120_000)
})
