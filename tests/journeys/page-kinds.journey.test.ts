/** Pages that are no lists, in a real browser: a sheet that prints in true millimetres, steps that keep what was entered. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ADMIN_PASSWORD } from '../support/app'
import { kept, startJourney, type Journey } from '../support/journey'
import { startRunningApp, type RunningApp } from '../support/running-app'

let app: RunningApp
let journey: Journey
const ids: string[] = []

beforeAll(async () => {
  app = await startRunningApp()
  const shop = await app.shop('北美店', 'us')
  const { rows } = await app.runtime.db.asOwner((tx) =>
    tx.query<{ id: string }>(
      `insert into product (company_id, shop_id, msku, fnsku, title, currency)
        select $1, $2::bigint, 'MUG-' || n, case when n < 3 then 'X00123456' || n end, '陶瓷马克杯 350ml 白色 ' || n, 'USD' from generate_series(1, 3) n
        returning id::text as id`,
      [app.companyId, shop],
    ),
  )
  ids.push(...rows.map(({ id }) => id))
  journey = await startJourney('page-kinds', app)
  await journey.page.goto('/amazon/login')
  await journey.signIn('admin', ADMIN_PASSWORD)
}, 300_000)
afterAll(async () => {
  await journey?.end()
  await app?.stop()
})
afterEach(async ({ task }) => journey?.pictureFailure(task))

describe('labels of products', () => {
  test('print one sheet a product, 50 × 30 mm, as a PDF of that size; what has no FNSKU says so', async () => {
    const { page } = journey
    await page.goto(`/amazon/Printing?ids=${ids.join(',')},999999`)
    await page.locator('.sheet svg').nth(1).waitFor()
    expect(await page.locator('.sheet').count()).toBe(3)
    expect(await page.locator('.sheet').nth(0).innerText()).toContain('X001234561')
    expect(await page.locator('.sheet').nth(2).innerText()).toContain('没有FNSKU')
    expect(await page.getByText('有 1 条没有找到').isVisible()).toBe(true)
    const box = await page.locator('.sheet').nth(0).boundingBox()
    expect([box?.width, box?.height].map((px) => Math.round(((px ?? 0) / 96) * 25.4))).toEqual([50, 30])
    await journey.shoot('labels')

    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
    const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g)].map(([, width, height]) => [Number(width), Number(height)])
    expect(boxes).toHaveLength(3)
    // 50 × 30 mm in points of 1/72 inch; Chromium rounds to whole pixels of 1/96.
    for (const [width = 0, height = 0] of boxes) {
      expect(Math.abs(width - 141.73)).toBeLessThan(1)
      expect(Math.abs(height - 85.04)).toBeLessThan(1)
    }
    journey.expectNoComplaints()
  }, 120_000)

  test('more copies of each stand in the address', async () => {
    const { page } = journey
    await page.goto(`/amazon/Printing?ids=${ids[0]}&copies=4`)
    await page.locator('.sheet svg').nth(3).waitFor()
    expect(await page.locator('.sheet').count()).toBe(4)
    expect(await page.getByText('共 4 张').isVisible()).toBe(true)
  }, 60_000)
})

describe('a shop in steps', () => {
  test('goes back without loss, finds its draft after a reload, leads to the field that is refused, and writes one shop', async () => {
    const { page } = journey
    await page.goto('/amazon/tool/authorization')
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByText('请输入店铺名称').waitFor()
    await page.getByLabel('店铺名称').fill('北美店')
    await page.getByLabel('卖家账号').fill('第二账号')
    await page.getByLabel('站点').click()
    await page.keyboard.type('日本')
    await page.locator('.ant-select-dropdown:visible .ant-select-item-option-active', { hasText: '日本' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByLabel('卖家编号').fill('A1B2C3')
    await page.getByRole('button', { name: '上一步' }).click()
    expect(await page.getByLabel('店铺名称').inputValue()).toBe('北美店')
    await page.getByRole('button', { name: '下一步' }).click()
    await kept(page, 'A1B2C3')
    await page.reload()
    await page.getByText('已恢复上次没有提交的内容').waitFor()
    expect(await page.getByLabel('卖家编号').inputValue()).toBe('A1B2C3')
    await journey.shoot('steps-draft')

    // A shop of that name is there already: the person is led back to the field.
    await page.getByRole('button', { name: '提交' }).click()
    await page.getByLabel('店铺名称').waitFor()
    await page.locator('.ant-form-item-has-error').first().waitFor()
    await journey.shoot('steps-refused')
    await page.getByLabel('店铺名称').fill('日本店')
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByRole('button', { name: '提交' }).click()
    await page.locator('.list-screen').waitFor()
    expect(page.url()).toContain('/system/erp/dianPuLieBiao')
    const { rows } = await app.runtime.db.asOwner((tx) => tx.query<{ name: string; seller_id: string; site: string }>(
      `select name, seller_id, site from shop where company_id = $1 and account_name = '第二账号'`, [app.companyId],
    ))
    expect(rows).toEqual([{ name: '日本店', seller_id: 'A1B2C3', site: 'jp' }])
    journey.expectNoComplaints()
  }, 120_000)
})
