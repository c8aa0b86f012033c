/**
 * The home page: figures and charts, a press that leads to the list behind, cards moved, made wider and hidden for oneself, and
 * what an empty company reads.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN_PASSWORD } from '../support/app'
import { axeFindings } from '../support/axe'
import { startJourney, type Journey } from '../support/journey'
import { startRunningApp, type RunningApp } from '../support/running-app'
import { readTable, settled } from '../support/screen'

const HOME = '/amazon/dashboard'

let app: RunningApp
let journey: Journey

beforeAll(async () => {
  app = await startRunningApp({ demo: true })
  await app.runtime.db.asOwner(
    (tx) =>
      tx.query(
        `insert into role (company_id, name, label, everything, menus, permissions, denied_actions, hidden_fields)
          values ($1, 'noprofit', '无利润', false, '{M00118000,M00119000}', '{}', '{}', '{}')`,
        [app.companyId],
      ),
  )
  await app.person('bu-kan', { roles: ['noprofit'] })
  journey = await startJourney('dashboard', app)
  await journey.page.goto('/amazon/')
  await journey.signIn('admin', ADMIN_PASSWORD)
}, 600_000)

afterEach(({ task }) => journey.pictureFailure(task))
afterAll(async () => {
  await journey?.end()
  await app?.stop()
})

const card = (title: string) => journey.page.getByRole('region', { name: title, exact: true })
const titles = () => journey.page.locator('.board-cards .card-title:visible').allInnerTexts()

/** How the home page is arranged, as this browser remembers it. */
const layoutHere = (): Promise<unknown> => journey.page.evaluate(() => {
  const kept = Object.values({ ...localStorage }).find((text) => text.includes('"views:dashboard"'))
  const { layout } = (JSON.parse(kept ?? '{}') as Record<string, { layout?: { content?: unknown } }>)['views:dashboard'] ?? {}
  return layout?.content
})
/** The same as the server has it. */
async function layoutKept(): Promise<unknown> {
  const { rows } = await app.runtime.db.asOwner(
    (tx) => tx.query<{ content: unknown }>(`select content from page_layout where source = 'dashboard' order by update_time desc limit 1`),
  )
  return rows[0]?.content
}

/** The home page with every card answered and drawn. */
async function openHome(): Promise<void> {
  const { page } = journey
  await page.goto(HOME)
  await page.locator('.board-card:visible').first().waitFor()
  await page.waitForFunction(() => document.querySelectorAll('.board-card[aria-busy="true"], .todo[aria-busy="true"], .board-card .ant-skeleton').length === 0)
}

/** By how many pixels the board is wider than the room it has. */
const tooWide = (): Promise<number> => journey.page.locator('.board-screen').evaluate((board) => board.scrollWidth - board.clientWidth)

describe('a person', { timeout: 240_000 }, () => {
  it('reads the day: figures with what they mean, charts, rankings, what waits', async () => {
    const { page } = journey
    await openHome()
    expect(await card('销售分析').innerText()).toMatch(/销售额[\s\S]*口径：按下单日[\s\S]*数据截至：\d{4}-\d\d-\d\d/)
    expect(await card('销售分析').innerText()).toMatch(/上期/)
    expect(await card('待办').getByRole('button').count()).toBeGreaterThan(8)
    // The boss begins with profit; what has no data yet takes no place.
    expect((await titles())[0]).toBe('利润统计')
    expect(await titles()).not.toContain('店铺绩效通知')
    expect(await page.locator('.chart-view canvas').count()).toBeGreaterThan(3)
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await journey.shoot(`light-${width}`)
      expect(await tooWide()).toBeLessThanOrEqual(0)
    }
    // A chart follows its frame a moment later: drawn wider than it, it is cut, never the board pushed sideways.
    await page.locator('.chart-view > div').evaluateAll((drawn) => drawn.forEach((each) => { (each as HTMLElement).style.width = '3000px' }))
    expect(await tooWide()).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1440, height: 2600 })
    await journey.shoot('light-whole')
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: '深色外观' }).click()
    await journey.shoot('dark-whole')
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: '浅色外观' }).click()
    await page.setViewportSize({ width: 1440, height: 900 })
    journey.expectNoComplaints()
  })

  it('does not see a card move while the answers come', async () => {
    const { page } = journey
    await page.goto(HOME)
    await page.locator('.board-card:visible').first().waitFor()
    const places = () => page.locator('.board-slot').evaluateAll((slots) => slots.map((slot) => Math.round((slot as HTMLElement).offsetTop)))
    const before = await places()
    await page.waitForFunction(() => document.querySelectorAll('.board-card[aria-busy="true"], .board-card .ant-skeleton').length === 0)
    expect(await places()).toEqual(before)
  })

  it('presses a figure and a row of a ranking and stands before the same numbers', async () => {
    const { page } = journey
    await openHome()
    const units = (await card('销售分析').locator('.figure', { hasText: '销量' }).locator('.figure-value').innerText()).trim()
    await card('销售分析').getByRole('button', { name: /^销量：/ }).click()
    await page.waitForURL(/product_expression/)
    await settled(page)
    expect((await readTable(page)).totals[0]?.['销量']).toBe(units)
    await journey.shoot('behind-sales')
    await openHome()
    const row = card('销售排行（MSKU）').locator('.rank-row').first()
    const msku = (await row.locator('.rank-name').innerText()).trim()
    await row.click()
    await page.waitForURL(/product_expression.*tab=msku/)
    await settled(page)
    expect((await readTable(page)).rows.length).toBeGreaterThan(0)
    expect(await page.locator('.list-table').innerText()).toContain(msku)
    await openHome()
    const waiting = card('待办').getByRole('button', { name: /在售商品断货/ })
    const count = (await waiting.locator('.todo-count').innerText()).trim()
    await waiting.click()
    await page.waitForURL(/fbaKuCun/)
    await settled(page)
    expect(await page.locator('.list-screen').innerText()).toMatch(new RegExp(`共 ${count} 条`))
    await journey.shoot('behind-waiting')
    journey.expectNoComplaints()
  })

  it('moves, widens and hides cards, by keyboard too, and finds them so again', async () => {
    const { page } = journey
    await openHome()
    const first = await titles()
    await page.getByRole('button', { name: '编辑布局' }).click()
    await page.getByRole('button', { name: '隐藏卡片「退款最多的 MSKU」' }).click()
    const edge = page.getByRole('slider', { name: '卡片「销售分析」的宽度' })
    await edge.focus()
    await edge.press('ArrowRight')
    expect(await edge.getAttribute('aria-valuetext')).toBe('占 4 列中的 3 列')
    const grip = page.getByRole('button', { name: '拖动卡片「销售分析」' })
    await grip.focus()
    const told = page.locator('[id^="DndLiveRegion"]')
    await grip.press('Space')
    // Over its own place: only then the places of all cards are measured, and an arrow key leads somewhere.
    await told.getByText('「销售分析」移到「销售分析」').waitFor()
    await page.keyboard.press('ArrowUp')
    await told.getByText(/「销售分析」移到「(?!销售分析)/).waitFor()
    await page.keyboard.press('Space')
    await told.getByText('「销售分析」放在了').waitFor()
    await journey.shoot('arranging')
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: '完成', exact: true }).click()
    const arranged = await titles()
    expect(arranged).not.toEqual(first)
    expect(arranged).not.toContain('退款最多的 MSKU')
    const placeIn = (order: string[], title: string): number => order.filter((each) => each !== '退款最多的 MSKU').findIndex((each) => each.startsWith(title))
    expect(placeIn(arranged, '销售分析')).toBe(placeIn(first, '销售分析') - 1)
    await expect.poll(layoutKept).toEqual(await layoutHere())
    // Another browser of the same person: only the server remembers.
    await page.evaluate(() => { for (const key of Object.keys(localStorage)) if (key.includes('views:')) localStorage.removeItem(key) })
    await openHome()
    expect(await titles()).toEqual(arranged)
    expect(await page.locator('.board-slot.width-3').count()).toBe(1)

    const grid = await page.locator('.board-slot').nth(1).boundingBox()
    await page.getByRole('button', { name: '编辑布局' }).click()
    const pulled = page.locator('.board-slot').nth(1).locator('.slot-edge')
    await pulled.scrollIntoViewIfNeeded()
    // The first steps, which are done here, take a whole line only while the board is arranged.
    const wide = page.locator('.board-slot.width-4')
    const before = await wide.count()
    const box = (await pulled.boundingBox())!
    await page.mouse.move(box.x + 4, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + 4 + (grid?.width ?? 0), box.y + box.height / 2, { steps: 6 })
    await page.mouse.up()
    await expect.poll(() => wide.count()).toBe(before + 1)
    await page.getByRole('button', { name: '恢复默认' }).click()
    await page.getByRole('button', { name: '完成', exact: true }).click()
    expect(await titles()).toEqual(first)
    journey.expectNoComplaints()
  })

  it('without the right to see profit has no figure of it, anywhere', async () => {
    const other = await startJourney('dashboard-no-profit', app)
    try {
      await other.page.goto('/amazon/')
      await other.signIn('bu-kan', 'person-password')
      await other.page.goto(HOME)
      await other.page.locator('.board-card:visible').first().waitFor()
      await other.page.waitForFunction(() => document.querySelectorAll('.board-card[aria-busy="true"]').length === 0)
      const text = await other.page.locator('.board-screen').innerText()
      expect(text).toContain('利润统计')
      expect(text).not.toMatch(/毛利润\n|毛利率|ROI/)
      expect(await other.page.getByRole('region', { name: '广告分析' }).count()).toBe(0)
      await other.shoot('no-profit')
      other.expectNoComplaints()
    } finally {
      await other.end()
    }
  })
})

describe('an empty company', { timeout: 240_000 }, () => {
  it('reads on every card what to import, and is led there', async () => {
    const empty = await startRunningApp()
    const other = await startJourney('dashboard-empty', empty)
    try {
      await other.page.goto('/amazon/')
      await other.signIn('admin', ADMIN_PASSWORD)
      await other.page.goto(HOME)
      await other.page.locator('.board-card:visible').first().waitFor()
      await other.page.waitForFunction(() => document.querySelectorAll('.board-card[aria-busy="true"]').length === 0)
      const said = await other.page.locator('.board-card').evaluateAll(
        (drawn) => drawn.map((one) => [one.getAttribute('aria-label'), (one as HTMLElement).innerText] as const),
      )
      for (const [title, text] of said) if (title !== '待办' && title !== '开始使用') expect(`${title}: ${text}`).toMatch(/还没有/)
      await other.shoot('empty')
      await other.page.getByRole('region', { name: '销售分析' }).getByRole('button', { name: '去导入' }).click()
      await other.page.waitForURL(/report-download/)
      expect(said.length).toBeGreaterThan(5)
      other.expectNoComplaints()
    } finally {
      await other.end()
      await empty.stop()
    }
  })
})
