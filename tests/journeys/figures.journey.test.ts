/**
 * Staff read figures: profit folded and opened, a budget that waits and is taken back, a filter on a figure as sentence and link,
 * and the export of just that. What they see they act on by presses that are counted (docs/journeys.md): waste terms become negatives on
 * Amazon's sheet, and the bids of several keywords change by a rule; what an order earned is read from its number; what runs out is sent.
 */
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN_PASSWORD } from '../support/app'
import { axeFindings } from '../support/axe'
import { startJourney, type Journey } from '../support/journey'
import { countPresses, HELD, held, type PressCounter } from '../support/presses'
import { startRunningApp, type RunningApp } from '../support/running-app'
import { readTable, settled, tick } from '../support/screen'

const CAMPAIGNS = '/advert/newAdvertisingSp?tab=campaign'
const PENDING = '/advert/newAdvertisingSp?tab=pending'

let app: RunningApp
let journey: Journey
let presses: PressCounter

beforeAll(async () => {
  app = await startRunningApp({ demo: true })
  journey = await startJourney('figures', app)
  presses = await countPresses(journey.page)
  await journey.page.goto('/amazon/')
  await journey.signIn('admin', ADMIN_PASSWORD)
}, 600_000)

afterEach(({ task }) => journey.pictureFailure(task))
afterAll(async () => {
  await journey?.end()
  await app?.stop()
})

const rowBox = (at: number) => journey.page.locator('.list-table tr.table-row').nth(at).getByRole('checkbox')
const sql = async (text: string): Promise<Record<string, unknown>[]> => (await app.runtime.db.asOwner((tx) => tx.query<Record<string, unknown>>(text))).rows

/** Cells of a column by the row's first words. */
const cellOf = (row: string, at: number) => journey.page.locator('.list-table tr.table-row', { hasText: row }).first().locator('td').nth(at)

/** An amount without its currency, which stands as a sign where there is one, and by its name among others. */
const digits = (text: string): string => text.replace(/[^-\d.,%]/g, '')

describe('staff', { timeout: 240_000 }, () => {
  it('read the profit report folded, and every fee where they open it', async () => {
    const { page } = journey
    await journey.go('/finance/profit-report')
    const folded = await readTable(page)
    expect(folded.rows.length).toBeGreaterThan(10)
    await journey.shoot('profit-folded')
    await page.getByRole('button', { name: '全部展开' }).click()
    const opened = await readTable(page)
    await journey.shoot('profit-opened')
    expect(await axeFindings(page)).toEqual([])
    expect(opened.headings.length).toBeGreaterThan(folded.headings.length)
    expect(opened.totals[0]?.['毛利润']).toBe(folded.totals[0]?.['毛利润'])
    await page.getByRole('button', { name: '全部收起' }).click()
    expect((await readTable(page)).headings).toEqual(folded.headings)
    journey.expectNoComplaints()
  })

  it('ask where a figure comes from: a day of a calendar, a cell of a list, a figure of the dashboard', async () => {
    const { page } = journey
    const drawer = page.locator('.explain-drawer')
    /** Opens the numbers of what stands there, and reads them: what they are called -> their value. */
    const numbersOf = async (place: ReturnType<typeof page.locator>): Promise<Map<string, string>> => {
      await place.click({ button: 'right' })
      await journey.ask(() => page.getByRole('menuitem', { name: '查看计算过程' }).click())
      await drawer.locator('.explain-step').first().waitFor()
      const told = await drawer.locator('.explain-head').evaluateAll((heads) =>
        heads.map((head) => [head.querySelector('b')?.textContent ?? '', head.querySelector('.explain-value')?.textContent ?? ''] as const))
      return new Map(told.map(([label, value]) => [label, digits(value)]))
    }
    const close = async (): Promise<void> => {
      await page.keyboard.press('Escape')
      await drawer.waitFor({ state: 'detached' })
    }

    await journey.go('/statistics/report-download?tab=coverage')
    // By its own words: a calendar that is still filling up has another last day by the time it is pressed.
    const says = (await page.locator('.calendar-grid .heat-4').last().getAttribute('aria-label')) ?? ''
    const [, count = ''] = /([\d,]+)$/.exec(says) ?? []
    expect([...(await numbersOf(page.locator(`.calendar-grid [aria-label="${says}"]`).last())).values()][0]).toBe(count)
    await journey.shoot('explained-day')
    await close()

    await journey.go('/finance/profit-report')
    const table = await readTable(page)
    const row = table.rows.find((one) => /[1-9]/.test(one['毛利润'] ?? ''))!
    const at = table.rows.indexOf(row)
    // The box that chooses the row stands before its first cell.
    const cell = page.locator('.list-table tr.table-row').nth(at).locator('td').nth(table.headings.indexOf('毛利润') + 1)
    const shown = digits(await cell.innerText())
    const profit = await numbersOf(cell)
    expect(profit.get('毛利润')).toBe(shown)
    const besides = table.headings.filter((heading) => heading !== '毛利润' && profit.has(heading))
    expect(besides.length).toBeGreaterThan(1)
    expect(besides.map((heading) => profit.get(heading))).toEqual(besides.map((heading) => digits(row[heading] ?? '')))
    await journey.shoot('explained-cell')
    expect(await axeFindings(page)).toEqual([])
    await close()

    await journey.go('/dashboard', '.board-screen')
    const figure = page.locator('.figure', { hasText: '毛利润' }).first()
    await figure.locator('.figure-press').waitFor()
    await settled(page)
    const [label, value] = [await figure.locator('.figure-label').innerText(), await figure.locator('.figure-value').first().innerText()]
    const said = await numbersOf(figure.locator('.figure-value').first())
    expect(said.get(label.replace(/（.*）$/s, '').trim())).toBe(digits(value))
    await journey.shoot('explained-figure')
    await close()
    journey.expectNoComplaints()
  })

  it('change a campaign\'s budget, which waits, and take it back', async () => {
    const { page } = journey
    await journey.go(CAMPAIGNS)
    const table = await readTable(page)
    const name = table.rows.find((row) => !row['每日预算']?.includes('→'))?.['广告活动'] ?? ''
    const at = table.headings.indexOf('每日预算') + 1
    await cellOf(name, at).dblclick()
    const box = page.locator('.cell-editor input')
    await box.fill('77')
    await box.press('Enter')
    await page.getByText('每日预算已记下，待提交到亚马逊').waitFor()
    expect(await cellOf(name, at).innerText()).toMatch(/→\s*\S* ?77/)
    await journey.shoot('budget-waits')
    await journey.go(PENDING)
    await settled(page)
    const waits = page.locator('.list-table tr.table-row', { hasText: name }).filter({ hasText: '77' })
    await waits.getByRole('button', { name: '撤销' }).click()
    await journey.ask(() => page.locator('.ant-modal-confirm-btns .ant-btn-primary, .ant-popconfirm-buttons .ant-btn-primary').last().click())
    await journey.shoot('budget-revoked')
    await journey.go(CAMPAIGNS)
    await settled(page)
    expect(await cellOf(name, at).innerText()).not.toContain('→')
    journey.expectNoComplaints()
  })

  it('filter by a figure, read it as a sentence, share it as a link, and take exactly that away as a file', async () => {
    const { page } = journey
    await page.goto(`/amazon${CAMPAIGNS}`)
    await settled(page)
    await page.getByRole('button', { name: '更多筛选' }).click()
    await page.getByLabel('点击量', { exact: true }).fill('40')
    await journey.ask(() => page.getByRole('button', { name: '查询' }).click())
    const seen = await readTable(page)
    expect(seen.rows.length).toBeGreaterThan(0)
    expect(seen.rows.every((row) => Number(row['点击量']?.replaceAll(',', '')) >= 40)).toBe(true)
    expect(await page.locator('.filter-sentence').innerText()).toMatch(/点击量.*40/s)
    await journey.shoot('clicks')
    expect(await axeFindings(page)).toEqual([])

    await page.goto(page.url())
    expect(await readTable(page)).toEqual(seen)

    await page.getByRole('button', { name: '导出' }).click()
    await tick(page.getByLabel('CSV'))
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '开始导出' }).click()])
    const lines = readFileSync(await file.path(), 'utf8')
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/)
      .map((line) => line.split(',').map((cell) => cell.replaceAll('"', '').trim()))
    const [first = ''] = seen.headings
    const from = lines.findIndex((line) => line[0] === first)
    // What can be done with a row is no figure of it.
    expect(lines[from]).toEqual(expect.arrayContaining(seen.headings.filter((heading) => heading !== '操作')))
    expect(lines.slice(from + 1, from + 1 + seen.rows.length).map(([cell]) => cell)).toEqual(seen.rows.map((row) => row[first]))
    journey.expectNoComplaints()
  })

  it('makes negatives out of waste terms and takes them to Amazon', async () => {
    const { page } = journey
    await journey.go('/advert/search-word-analysis')
    await settled(page)
    await presses.begin()
    await journey.ask(() => page.getByRole('button', { name: '建议添加否定' }).click())
    await journey.shoot('waste')
    await rowBox(0).click()
    await rowBox(2).click({ modifiers: ['Shift'] })
    await page.locator('.bulk-bar').getByRole('button', { name: '加为否定' }).click()
    const dialog = page.getByRole('dialog')
    const confirm = dialog.getByRole('button', { name: /^确认加为否定 [1-9]/ })
    await confirm.waitFor()
    await journey.shoot('negatives')
    expect(await axeFindings(page)).toEqual([])
    await confirm.click()
    await page.getByRole('button', { name: '查看待提交' }).click()
    await page.getByRole('tab', { name: '待提交修改', selected: true }).waitFor()
    await settled(page)
    await page.locator('.list-table tr.table-row').filter({ hasText: '否定精确' }).first().waitFor()
    await journey.shoot('waiting')
    const made = await sql(`select made->>'negative_match' as match, state from pending_change where operation = 'create'`)
    expect(made.length).toBeGreaterThanOrEqual(3)
    expect(made.every(({ match, state }) => match === 'negativeExact' && state === 'waiting')).toBe(true)
    expect(held('Waste terms to negatives', await presses.done())).toEqual(HELD)
    journey.expectNoComplaints()
  })

  it('takes a waste term in one group from the term tab of SP ads, and a term that sells as a keyword', async () => {
    const { page } = journey
    await journey.go('/advert/newAdvertisingSp?tab=term')
    await settled(page)
    await page.locator('.list-table tr.table-row').first().locator('.row-action', { hasText: '加为关键词' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('目标广告组').waitFor()
    await dialog.getByText(/共 \d+ 条/).waitFor()
    await journey.shoot('keywords')
    await dialog.getByRole('button', { name: /取\s*消/ }).click()
    journey.expectNoComplaints()
  })

  it('raises the bids of keywords by a rule, seeing each', async () => {
    const { page } = journey
    await journey.go('/advert/newAdvertisingSp?tab=keyword')
    await settled(page)
    await presses.begin()
    await rowBox(0).click()
    await rowBox(2).click({ modifiers: ['Shift'] })
    await page.getByRole('button', { name: '调竞价' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('降低（%）').waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'quick_value')
    await dialog.getByText('降低（%）').click()
    await page.waitForFunction(() => document.activeElement?.id === 'quick_value')
    await page.keyboard.type('10')
    const confirm = dialog.getByRole('button', { name: '确认修改 3 条' })
    await confirm.waitFor()
    await journey.shoot('bids')
    expect(await axeFindings(page)).toEqual([])
    await confirm.click()
    await page.getByText('已修改 3 条，待提交到亚马逊').waitFor()
    await journey.shoot('bids-done')
    expect(held('Bids by a rule', await presses.done())).toEqual(HELD)
    expect(await sql(`select count(*)::int as n from pending_change where target = 'ad_keyword' and field = 'bid' and state = 'waiting'`)).toEqual([{ n: 3 }])
    journey.expectNoComplaints()
  })

  it('open the keywords of the points that a frame is drawn around, and the days behind a small line', async () => {
    const { page } = journey
    await journey.go('/advert/ad-board', '.board-cards')
    const card = page.locator('.board-card', { hasText: '关键词的CPC与ACOS' })
    await card.scrollIntoViewIfNeeded()
    const canvas = card.locator('canvas')
    await canvas.waitFor()
    await card.getByText('点一下打开，拖动框选').waitFor()
    await settled(page)
    const { x, y, width, height } = (await canvas.boundingBox())!
    const points = card.getByText(/已选 \d+ 项/)
    await page.mouse.move(x + width * 0.3, y + height * 0.16)
    await page.mouse.down()
    await page.mouse.move(x + width * 0.6, y + height * 0.4, { steps: 4 })
    await page.mouse.move(x + width * 0.9, y + height * 0.66, { steps: 4 })
    await page.mouse.up()
    await points.waitFor()
    const count = Number(digits((await points.innerText()).split('已选')[1] ?? ''))
    await journey.shoot('points-chosen')
    await card.getByRole('button', { name: '打开所选' }).click()
    await page.locator('.list-table tr.table-row').first().waitFor()
    await settled(page)
    // A point is a keyword of a campaign, which may stand there in several ways of matching; what names it is in sight of a wide window.
    await page.setViewportSize({ width: 3200, height: 900 })
    await settled(page)
    const { rows: opened } = await readTable(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await settled(page)
    expect(new Set(opened.map((row) => [row['关键词'], row['广告活动'], row['店铺']].join(' › '))).size, JSON.stringify(opened[0])).toBe(count)
    const line = page.getByRole('button', { name: /^花费近 \d+ 天走势（.+）：开始 .+，最近 .+，最低 .+，最高 .+/ }).first()
    await line.waitFor()
    await journey.shoot('small-lines')
    expect(await axeFindings(page)).toEqual([])
    await line.click()
    const drawer = page.locator('.days-drawer')
    await drawer.getByRole('region', { name: '花费数据表' }).waitFor()
    await drawer.locator('canvas').waitFor()
    await journey.shoot('days')
    expect(await axeFindings(page)).toEqual([])
    await drawer.locator('.ant-drawer-close').click()
    journey.expectNoComplaints()
  })

  it('reads what an order earned, from its number alone', async () => {
    const { page } = journey
    const [order] = await sql(`
      select o.order_id from sale_order o join settlement_txn t on t.company_id = o.company_id and t.order_id = o.order_id
       group by o.order_id order by o.order_id limit 1`)
    const number = String(order!['order_id'])
    await presses.begin()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: '快速查找' }).fill(number)
    await page.getByRole('option', { name: new RegExp(number) }).first().waitFor()
    await page.keyboard.press('Enter')
    const drawer = page.locator('.row-drawer')
    await drawer.getByText(number).first().waitFor()
    await drawer.getByRole('tab', { name: '利润' }).click()
    await drawer.getByText('平台佣金').first().waitFor()
    await journey.shoot('order-profit')
    // The lines add up to the profit below them, to the cent.
    const lines = await drawer.locator('.outcome-table tr').allInnerTexts()
    const cents = lines.map((line) => Math.round(Number(digits(line.split('\t').at(-1) ?? '').replace(/,/g, '')) * 100))
    expect(cents.length).toBeGreaterThan(3)
    expect(cents.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(cents.at(-1))
    expect(await axeFindings(page)).toEqual([])
    expect(held('From an order\'s number to its profit', await presses.done())).toEqual(HELD)
    await drawer.locator('.ant-drawer-close').click()
    journey.expectNoComplaints()
  })

  it('begins a batch of what runs out, from the to-do', async () => {
    const { page } = journey
    await page.goto('/amazon/dashboard')
    await page.getByRole('button', { name: /在售商品断货/ }).waitFor()
    await presses.begin()
    await page.getByRole('button', { name: /在售商品断货/ }).click()
    await settled(page)
    // The way here is said, and leads back.
    await page.getByRole('navigation', { name: '从哪里来' }).getByRole('link', { name: '首页' }).waitFor()
    const mskus = (await readTable(page)).rows.slice(0, 3).map((row) => row['MSKU'] ?? row['商品'] ?? '')
    for (const at of mskus.keys()) await rowBox(at).click()
    await page.locator('.bulk-bar').getByRole('button', { name: '创建批次' }).click()
    await page.waitForURL(/\/createBatch\?take=\d+/)
    await page.locator('.steps-screen').getByText('计划数').first().waitFor()
    await journey.shoot('batch-of-what-runs-out')
    expect(held('What runs out, and a shipment of it', await presses.done())).toEqual(HELD)
    journey.expectNoComplaints()
  })
})
