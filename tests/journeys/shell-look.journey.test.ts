/** The shell as it looks: readable to everybody in both looks, nothing cut off at usual widths, nothing moves while it loads. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN_PASSWORD } from '../support/app'
import { expectAccessible } from '../support/axe'
import { startJourney, type Journey } from '../support/journey'
import { startRunningApp, type RunningApp } from '../support/running-app'
import { idle, settled } from '../support/screen'

let app: RunningApp
let journey: Journey

/** Cumulative layout shift (web.dev's measure, all shifts added) that a loading page may have at most. */
const MOST_SHIFT = 0.02

beforeAll(async () => {
  app = await startRunningApp()
  await app.shop('海蓝-美国', 'us')
  journey = await startJourney('shell-look', app)
  await journey.page.addInitScript(() => {
    const seen = window as unknown as { shifted: { value: number; of: string[] }[] }
    seen.shifted = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] })[]) {
        if (!entry.hadRecentInput) {
          seen.shifted.push({ value: entry.value, of: entry.sources.map(({ node }) => (node as HTMLElement | undefined)?.className ?? '') })
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}, 300_000)

afterEach(({ task }) => journey?.pictureFailure(task))
afterAll(async () => {
  await journey?.end()
  await app?.stop()
})

describe('the shell', { timeout: 240_000 }, () => {
  it('does not move while a list loads', async () => {
    const { page } = journey
    await page.goto('/amazon/sale/listing')
    await journey.signIn('admin', ADMIN_PASSWORD)
    await settled(page)
    for (const route of ['/sale/listing', '/finance/amazonSettlementCenter']) {
      await page.goto(`/amazon${route}`)
      await settled(page)
      // What comes later (stars, bells, the account menu) must not push anything either.
      await page.getByRole('button', { name: /^消息，/ }).waitFor()
      await page.getByRole('button', { name: /收藏/ }).first().waitFor()
      await settled(page)
      await idle(page)
      const shifts = await page.evaluate(() => (window as unknown as { shifted: { value: number; of: string[] }[] }).shifted)
      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      expect({ route, isStill: total <= MOST_SHIFT, shifts: total <= MOST_SHIFT ? [] : shifts }).toEqual({ route, isStill: true, shifts: [] })
    }
    journey.expectNoComplaints()
  })

  it.each([1280, 1440, 1920])('stands whole at a width of %i', async (width) => {
    const { page } = journey
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/amazon/finance/amazonSettlementCenter')
    await settled(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const box = await page.locator('.frame-tools').boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    if (width >= 1440) expect(await page.locator('.list-bar').evaluate((bar) => bar.clientHeight)).toBeLessThan(44)
    await journey.shoot(`light-${width}`)
    journey.expectNoComplaints()
  })

  it.each(['light', 'dark'])('can be read by everybody in the %s look', async (look) => {
    const { page } = journey
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.evaluate((kept) => localStorage.setItem('look', kept), look)
    await page.goto('/amazon/sale/listing')
    await settled(page)
    await expectAccessible(page)
    await journey.shoot(`look-${look}`)
    await page.getByRole('button', { name: '收起菜单' }).click()
    await page.getByRole('button', { name: '展开菜单' }).waitFor()
    await expectAccessible(page)
    await journey.shoot(`folded-${look}`)
    await page.getByRole('button', { name: '展开菜单' }).click()
    journey.expectNoComplaints()
  })
})
