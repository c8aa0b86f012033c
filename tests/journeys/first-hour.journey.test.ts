/**
 * The first hour of an empty company: from sign-in to a profit that is the file's own figures less the costs that were filled in.
 *
 * Presses are counted (docs/journeys.md), five minutes are enough.
 */
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createCompany } from '../../server/modules/people/first-company'
import { ADMIN_PASSWORD } from '../support/app'
import { startJourney, type Journey } from '../support/journey'
import { keyboardOf } from '../support/keyboard'
import { countPresses, HELD, held, type PressCounter } from '../support/presses'
import { startRunningApp, type RunningApp } from '../support/running-app'
import { readTable } from '../support/screen'
import { dollars, reportRows, sumOf, units } from './report-file'

const MOST_MINUTES = 5
const report = (path: string): string => new URL(`../fixtures/reports/${path}`, import.meta.url).pathname
const TRANSACTIONS = report('transactions/us-30.csv')
const FILES = [TRANSACTIONS, report('orders/us.txt'), report('ads/sp-advertised-product-en.csv')]
/** MSKU -> what one piece costs. */
const COSTS = { 'MUG-BLUE': '55.50', 'MUG-RED': '4.00' }

let app: RunningApp
let journey: Journey
let presses: PressCounter

/** All that moved but transfers to the bank, less what was sold at its cost. */
function profitOfFile(): bigint {
  const rows = reportRows(readFileSync(TRANSACTIONS, 'utf8'), 'date/time')
  const kept = rows.filter(({ type }) => type !== 'Transfer')
  const cost = kept.filter(({ type }) => type === 'Order')
    .reduce((sum, row) => sum + units(COSTS[row['sku'] as keyof typeof COSTS]) * BigInt(row['quantity'] ?? '0'), 0n)
  return sumOf(kept, 'total') - cost
}

beforeAll(async () => {
  app = await startRunningApp()
  journey = await startJourney('first-hour', app)
  presses = await countPresses(journey.page)
}, 400_000)
afterEach(({ task }) => journey?.pictureFailure(task))
afterAll(async () => {
  await journey?.end()
  await app?.stop()
})

describe('the first hour of an empty company', { timeout: 240_000 }, () => {
  /** ms: when somebody sits down before it; the server's own start is not theirs. */
  let started = 0

  it('is told on the first page what to do, and on an empty list which report fills it and where that is', async () => {
    const { page } = journey
    started = Date.now()
    await page.goto('/amazon/')
    await presses.begin()
    await journey.signIn('admin', ADMIN_PASSWORD)
    const card = page.locator('.shows-start')
    await card.getByText('已完成 0 / 5').waitFor()
    await journey.shoot('start')
    await journey.go('/sale/erp/dingDanLieBiao')
    const says = page.locator('.state-empty')
    await says.getByText('所有订单报告').waitFor()
    expect(await says.innerText()).toContain('卖家平台 > 订单 > 订单报告')
    expect(await says.innerText()).toContain('Seller Central > Orders > Order Reports')
    expect(await says.getByRole('button', { name: '上传报告' }).count()).toBe(1)
    await journey.shoot('empty-list')
    await journey.go('/dashboard', '.shows-start')
    journey.expectNoComplaints()
  })

  it('brings three files at once, makes the shop out of what they say, and writes all by one press', async () => {
    const { page } = journey
    await page.locator('.start-step', { hasText: '交易' }).getByRole('button', { name: '上传报告' }).click()
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.locator('.import-drop .ant-upload-drag').click()])
    await chooser.setFiles(FILES)
    const make = page.getByRole('button', { name: '新建店铺并使用' })
    await page.locator('.import-file .ant-tag').getByText('待确认').nth(2).waitFor()
    await journey.shoot('new-shop')
    // Nobody is asked to choose among shops that are not there.
    expect(await page.getByText('选择店铺').count()).toBe(0)
    await make.click()
    await page.getByRole('button', { name: '全部写入（3）' }).click()
    await page.locator('.import-file .ant-tag').getByText('已写入').nth(2).waitFor()
    await page.locator('.import-file', { hasText: 'us-30.csv' }).click()
    await page.locator('.import-next').getByRole('button', { name: '亚马逊结算中心(交易)' }).waitFor()
    expect(await page.getByRole('button', { name: '导入下一个文件' }).count()).toBe(1)
    await journey.shoot('written')
    await page.getByRole('button', { name: '完成', exact: true }).click()
    await page.getByText('已完成 4 / 5').waitFor()
    const { rows } = await app.runtime.db.asOwner((tx) => tx.query('select site, currency from shop'))
    expect(rows).toEqual([{ site: 'us', currency: 'USD' }])
    journey.expectNoComplaints()
  })

  it('fills the costs of what was sold by paste, and reads the profit, to the cent', async () => {
    const { page } = journey
    await page.locator('.start-step', { hasText: '成本' }).getByRole('button', { name: '前往' }).click()
    await page.locator('.state-empty').getByRole('button', { name: '填写成本' }).click()
    const currency = page.getByLabel('第 1 行 成本币种')
    await currency.waitFor()
    expect(await page.getByLabel('第 1 行 MSKU').inputValue()).toBe('MUG-BLUE')
    await currency.click()
    await currency.evaluate((cell, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, Object.values(COSTS).map((cost) => `USD\t${cost}`).join('\n'))
    await journey.shoot('costs')
    await page.getByRole('button', { name: '检查填写的行' }).click()
    await page.getByRole('button', { name: '确认写入 2 行' }).click()
    await page.getByRole('button', { name: '完成', exact: true }).click()
    await journey.ask(() => page.getByRole('tab', { name: 'MSKU' }).click())
    await journey.ask(() => page.locator('.list-control', { hasText: '币种' }).getByText('原币', { exact: true }).click())
    await journey.shoot('profit')
    const { totals } = await readTable(page)
    expect(totals[0]?.['毛利润']).toBe(dollars(profitOfFile()))
    expect(Date.now() - started).toBeLessThan(MOST_MINUTES * 60_000)
    expect(held('From empty to a true profit', await presses.done())).toEqual(HELD)
    await journey.go('/dashboard', '.board-cards')
    await page.locator('.board-card:visible').first().waitFor()
    expect(await page.locator('.shows-start').isVisible()).toBe(false)
    journey.expectNoComplaints()
  })
})

describe('the same hour at the keyboard', { timeout: 240_000 }, () => {
  let own: Journey

  beforeAll(async () => {
    await app.runtime.db.asOwner((tx) => createCompany(tx, app.runtime.live.current.model, {
      name: '青木贸易', password: ADMIN_PASSWORD, admin: { account: 'qingmu', name: '何平', mobile: '13900000001', isProven: false },
    }))
    own = await startJourney('first-hour-keyboard', app)
  })
  afterEach(({ task }) => own?.pictureFailure(task))
  afterAll(() => own?.end())

  it('leads from sign-in to the same profit without a press of the pointer, and it is always seen where the keyboard is', async () => {
    const { page } = own
    const counted = await countPresses(page)
    const keys = keyboardOf(page)
    await page.goto('/amazon/login')
    await keys.tabTo('input[name="username"]')
    await keys.type('qingmu')
    await keys.press('Tab')
    await keys.type(ADMIN_PASSWORD)
    await keys.press('Enter')
    await page.locator('.shows-start').getByText('已完成 0 / 5').waitFor()

    await keys.tabTo('button', '上传报告')
    await keys.press('Enter')
    await page.locator('.import-drop').waitFor()
    const chooser = page.waitForEvent('filechooser')
    await keys.tabTo('.import-drop [role="button"], .import-drop input')
    await keys.press('Enter')
    await (await chooser).setFiles(FILES)
    await page.locator('.import-file .ant-tag').getByText('待确认').nth(2).waitFor()
    await keys.tabTo('button', '新建店铺并使用')
    await keys.press('Enter')
    await page.getByRole('button', { name: '全部写入（3）' }).waitFor()
    await keys.tabTo('button', '全部写入（3）')
    await keys.press('Enter')
    await page.locator('.import-file .ant-tag').getByText('已写入').nth(2).waitFor()
    await keys.press('Escape')
    await page.getByText('已完成 4 / 5').waitFor()

    await keys.tabTo('.start-step button, .start-step a', '前往')
    await keys.press('Enter')
    const fill = page.locator('.state-empty').getByRole('button', { name: '填写成本' })
    await fill.waitFor()
    await keys.tabTo('button', '填写成本')
    await keys.press('Enter')
    await page.getByLabel('第 1 行 成本币种').waitFor()
    await keys.tabTo('input', '第 1 行 成本币种')
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, Object.values(COSTS).map((cost) => `USD\t${cost}`).join('\n'))
    await keys.tabTo('button', '检查填写的行')
    await keys.press('Enter')
    await page.getByRole('button', { name: '确认写入 2 行' }).waitFor()
    await keys.tabTo('button', '确认写入 2 行')
    await keys.press('Enter')
    await page.getByRole('button', { name: '完成', exact: true }).waitFor()
    await keys.tabTo('button', /^完\s*成$/)
    await keys.press('Enter')
    await page.locator('.ant-modal-wrap:visible').waitFor({ state: 'hidden' })
    await keys.tabTo('[role="tab"]')
    await own.ask(() => keys.arrowTo('ArrowRight', 'MSKU'))
    await keys.tabTo('.list-control input[type="radio"]', '本位币')
    await own.ask(() => keys.press('ArrowRight'))
    await own.shoot('profit-by-keyboard')
    const { totals } = await readTable(page)
    expect(totals[0]?.['毛利润']).toBe(dollars(profitOfFile()))
    expect(await keys.unseen()).toEqual([])
    expect((await counted.done()).pointer).toBe(0)
    own.expectNoComplaints()
  })
})
