/**
 * Staff turn on that the company locks stock, lock some of a product's FBA stock, see it count as not free, and release it
 * (specification, sections 3 and 7).
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN_PASSWORD } from '../support/app'
import { startJourney, type Journey } from '../support/journey'
import { startRunningApp, type RunningApp } from '../support/running-app'
import { readTable, settled } from '../support/screen'

const STOCK = '/FBA/erp/fbaKuCun?sellable_qty=100'

let app: RunningApp
let journey: Journey

beforeAll(async () => {
  app = await startRunningApp({ demo: true })
  journey = await startJourney('lock-stock', app)
  await journey.page.goto('/amazon/')
  await journey.signIn('admin', ADMIN_PASSWORD)
}, 300_000)

afterEach(({ task }) => journey.pictureFailure(task))
afterAll(async () => {
  await journey?.end()
  await app?.stop()
})

const firstRow = () => journey.page.locator('.list-table tr.table-row').first()

/** Presses a row's action, wherever the row shows it. */
async function act(label: string): Promise<void> {
  const { page } = journey
  const direct = firstRow().getByRole('button', { name: label })
  if ((await direct.count()) === 0) await firstRow().getByRole('button', { name: /更多/ }).click()
  await ((await direct.count()) > 0 ? direct.first() : page.getByRole('menuitem', { name: label })).click()
}

/** Locks five of the first row's stock by the dialog. */
async function lockFive(): Promise<void> {
  const { page } = journey
  await act('锁定库存')
  await page.getByRole('dialog').getByLabel('锁定数量').fill('5')
  await journey.shoot('asked-how-many')
  await page.getByRole('dialog').locator('.ant-btn-primary').click()
}

describe('staff', { timeout: 240_000 }, () => {
  it('are not offered to lock stock while the company\'s settings have it off', async () => {
    await journey.go(STOCK)
    await settled(journey.page)
    await firstRow().getByRole('button', { name: /更多/ }).click()
    await journey.page.getByRole('menuitem', { name: '设置预警天数' }).waitFor()
    expect(await journey.page.getByText('锁定库存', { exact: true }).and(journey.page.locator('button, [role="menuitem"]')).count()).toBe(0)
    await journey.page.keyboard.press('Escape')
    journey.expectNoComplaints()
  })

  it('turn it on, lock, and release', async () => {
    const { page } = journey
    await page.goto('/amazon/system/erp/xiTongSheZhi')
    await page.getByRole('switch', { name: /锁定库存/ }).click()
    await journey.shoot('switch')
    await page.getByRole('button', { name: /保存|提交/ }).click()
    await page.getByText(/成功|已保存/).first().waitFor()
    await page.goto(`/amazon${STOCK}`)
    const before = (await readTable(page)).rows[0]
    await lockFive()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    const locked = (await readTable(page)).rows[0]
    expect([locked?.['锁定库存'], Number(locked?.['可用']?.replaceAll(',', ''))]).toEqual(['5', Number(before?.['可售']?.replaceAll(',', '')) - 5])
    await journey.shoot('locked')
    await act('释放锁定')
    await page.locator('.ant-modal-confirm .ant-btn-primary, .ant-modal-confirm .ant-btn-dangerous').click()
    await page.locator('.ant-modal-confirm').waitFor({ state: 'hidden' })
    expect((await readTable(page)).rows[0]?.['可用']).toBe(before?.['可用'])
    journey.expectNoComplaints()
  })
})
