/** An analyst adds a column by one word while colleagues have the page open; then writes a wrong word, and mends it. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN_PASSWORD } from '../support/app'
import { startJourney, type Journey } from '../support/journey'
import { startRunningApp, type RunningApp } from '../support/running-app'
import { PATIENCE_MS, readTable, settled } from '../support/screen'

const PAGE = 'pages/finance/finance_amazon_settlement_center.json'
const COLUMN = '        "msku",\n        "product.product_name",'
const ROWS = 170

let app: RunningApp
let journey: Journey

beforeAll(async () => {
  app = await startRunningApp({ edited: true })
  const shop = await app.shop('海蓝-US', 'us')
  await app.runtime.db.asOwner((tx) =>
    tx.query(
      `insert into settlement_txn (company_id, shop_id, posted_at, posted_day, transaction_type, order_id, msku, order_city, currency, product_sales,
        total_amount)
       select $1, $2::bigint, timestamptz '2025-03-01 12:00Z' + n * interval '1 hour', (timestamptz '2025-03-01 12:00Z' + n * interval '1 hour')::date,
              case n % 5 when 0 then 'Refund' else 'Order' end, '111-' || lpad(n::text, 7, '0') || '-0000001', 'MUG-RED', 'CITY ' || n, 'USD', n, n
       from generate_series(1, $3::int) n`,
      [app.companyId, shop, ROWS],
    ),
  )
  journey = await startJourney('analyst-column', app)
}, 180_000)

afterEach(({ task }) => journey.pictureFailure(task))
afterAll(async () => {
  await journey?.end()
  await app?.stop()
})

interface Place {
  address: string
  first: string
  top: number
  left: number
  types: string
}

/** Where the person stands: address, first row, how far the table is scrolled, what the filter says. */
async function place(): Promise<Place> {
  const { page } = journey
  const [first] = (await readTable(page)).rows
  const { top, left } = await page.locator('.list-table .table-scroll').evaluate((body) => ({ top: body.scrollTop, left: body.scrollLeft }))
  const types = await page.locator('.filter-item', { hasText: '交易类型' }).innerText()
  return { address: page.url(), first: first?.['订单号'] ?? '', top, left, types }
}

describe('an analyst with the settlement center open', { timeout: 180_000 }, () => {
  let before: Place

  it('filters, turns to the second page and scrolls', async () => {
    const { page } = journey
    await page.goto('/amazon/finance/amazonSettlementCenter?tab=detail')
    await journey.signIn('admin', ADMIN_PASSWORD)
    await settled(page)
    await page.getByRole('button', { name: '更多筛选' }).click()
    await page.locator('.filter-item', { hasText: '交易类型' }).locator('.ant-select').click()
    await page.locator('.ant-select-dropdown').getByText('订单', { exact: true }).click()
    await page.keyboard.press('Escape')
    await journey.ask(() => page.getByRole('button', { name: '查询' }).click())
    await journey.ask(() => page.locator('.page-bar').getByTitle('2', { exact: true }).click())
    await page.locator('.list-table .table-scroll').evaluate((body) => body.scrollTo(420, 500))
    before = await place()
    await journey.shoot('before')
    expect(before.address).toMatch(/\?transaction_type=Order&page=2&tab=detail$/)
    expect(before.top).toBeGreaterThan(300)
    expect(before.left).toBeGreaterThan(300)
    expect(before.types).toContain('订单')
    expect((await readTable(page)).headings).not.toContain('城市')
    journey.expectNoComplaints()
  })

  it('adds one word to the page file, and the column stands in the open page, which else stays as it was', async () => {
    const { page } = journey
    const saved = performance.now()
    app.editSchema(PAGE, (text) => text.replace(COLUMN, '        "msku",\n        "order_city",\n        "product.product_name",'))
    await page.locator('.list-table thead').getByText('城市', { exact: true }).waitFor({ timeout: PATIENCE_MS })
    const tookMs = performance.now() - saved
    console.log(`from saved file to column on the screen: ${Math.round(tookMs)} ms`)
    await journey.shoot('with-the-column')
    const table = await readTable(page)
    expect(table.headings[table.headings.indexOf('MSKU') + 1]).toBe('城市')
    expect(table.rows[0]?.['城市']).toMatch(/^CITY \d+$/)
    expect(await place()).toEqual(before)
    journey.expectNoComplaints()
  })

  it('reads the checker over the last good page after a wrong word', async () => {
    const { page } = journey
    app.editSchema(PAGE, (text) => text.replace('"order_city"', '"order_ctiy"'))
    const message = page.getByRole('alertdialog', { name: 'Schema 错误' })
    await message.waitFor({ timeout: PATIENCE_MS })
    await journey.shoot('wrong-word')
    const says = await message.innerText()
    expect(says).toMatch(/schemas\/pages\/finance\/finance_amazon_settlement_center\.json:\d+:\d+ SCH\d+/)
    expect(says).toContain('settlement_txn has no such field. Did you mean "order_city"?')
    // The last good page goes on: with the column, and with answers.
    expect((await readTable(page)).headings).toContain('城市')
    await journey.ask(() => page.getByRole('button', { name: '刷新' }).click())
    expect(await place()).toEqual(before)
    await message.getByRole('button', { name: '关闭' }).click()
    await page.getByText('Schema 有 1 处错误').waitFor()
    await journey.shoot('message-put-aside')
    journey.expectNoComplaints()
  })

  it('mends the word, and the message goes by itself', async () => {
    const { page } = journey
    app.editSchema(PAGE, (text) => text.replace('"order_ctiy"', '"order_city"'))
    await page.getByText('Schema 有 1 处错误').waitFor({ state: 'detached', timeout: PATIENCE_MS })
    expect((await readTable(page)).headings).toContain('城市')
    expect(await place()).toEqual(before)
    journey.expectNoComplaints()
  })

  it('takes the word out again, and the column is gone', async () => {
    const { page } = journey
    app.editSchema(PAGE, (text) => text.replace('        "order_city",\n', ''))
    await page.locator('.list-table thead').getByText('城市', { exact: true }).waitFor({ state: 'detached', timeout: PATIENCE_MS })
    expect(await place()).toEqual(before)
    await journey.shoot('column-gone')
    journey.expectNoComplaints()
  })

  it('adds a call to the family and lists by it, and the open page asks it without being built again', async () => {
    const { page } = journey
    const path = '/fba/api/v1/shop/transactions_again'
    const call = { path, what: '交易明细（再一次）', guess: true, ours: true, state: 'built', does: { list: 'settlement_txn' } }
    const answered = page.waitForResponse((response) => response.url().includes(path), { timeout: PATIENCE_MS })
    app.editSchema('endpoints/finance.json', (text) => text.replace('"calls": {', `"calls": {\n    "transactionsAgain": ${JSON.stringify(call)},`))
    app.editSchema(PAGE, (text) => text.replace('"list": "finance.shopTransactionList"', '"list": "finance.transactionsAgain"'))
    expect((await answered).status()).toBe(200)
    await settled(page)
    expect((await readTable(page)).rows[0]?.['订单号']).toBe(before.first)
    journey.expectNoComplaints()
  })
})
