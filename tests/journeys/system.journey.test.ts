/** An administrator saves the system settings: what is wrong is told at its field, what is right is what the company goes by. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN_PASSWORD } from '../support/app'
import { expectAccessible } from '../support/axe'
import { startJourney, type Journey } from '../support/journey'
import { startRunningApp, type RunningApp } from '../support/running-app'

const SYSTEM = '/system/erp'

let app: RunningApp
let journey: Journey

beforeAll(async () => {
  app = await startRunningApp()
  journey = await startJourney('system', app)
  await journey.page.goto('/amazon/')
  await journey.signIn('admin', ADMIN_PASSWORD)
}, 400_000)

afterEach(({ task }) => journey.pictureFailure(task))
afterAll(async () => {
  await journey?.end()
  await app?.stop()
})

const sql = async (text: string): Promise<Record<string, unknown>[]> => (await app.runtime.db.asOwner((tx) => tx.query<Record<string, unknown>>(text))).rows
/** Lists announce themselves; other pages by what stands on them. */
const open = async (route: string, shows: string): Promise<void> => {
  await journey.page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/amazon${route}`)
  await journey.page.getByText(shows, { exact: true }).first().waitFor()
}
const look = async (step: string, within = '.page-screen'): Promise<void> => {
  await journey.shoot(step)
  // The frame around the page is looked at by its own journeys.
  await expectAccessible(journey.page, within)
}

describe('an administrator', { timeout: 180_000 }, () => {
  it('saves the system settings; what is wrong is told at its field', async () => {
    const { page } = journey
    await open(`${SYSTEM}/xiTongSheZhi`, '时间与币种')
    await look('settings')
    await page.getByLabel('旧版系统地址').fill('erp.example.com')
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByText('应以 http:// 或 https:// 开头，例如', { exact: false }).first().waitFor()
    await page.getByLabel('旧版系统地址').fill('https://erp.example.com')
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByText('系统设置：已保存').waitFor()
    expect((await sql('select settings from company'))[0]?.settings).toMatchObject({ legacyUrl: 'https://erp.example.com' })
    journey.complaints.splice(0)
  })
})
