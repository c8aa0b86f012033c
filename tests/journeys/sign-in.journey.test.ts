/** Staff come to work: the door, the menu, what is not built yet, every page that is, and a session that ends. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN_PASSWORD } from '../support/app'
import { startJourney, type Journey } from '../support/journey'
import { startRunningApp, type RunningApp } from '../support/running-app'
import { readTable } from '../support/screen'

let app: RunningApp
let journey: Journey

beforeAll(async () => {
  app = await startRunningApp()
  await app.shop('海蓝-US', 'us')
  journey = await startJourney('sign-in', app)
}, 180_000)

afterEach(({ task }) => journey.pictureFailure(task))
afterAll(async () => {
  await journey?.end()
  await app?.stop()
})

describe('staff', { timeout: 180_000 }, () => {
  it('are told at the field what is missing, and above the button that the password is wrong', async () => {
    const { page } = journey
    await page.goto('/amazon/')
    await page.getByRole('button', { name: '登录' }).click()
    await page.getByText('请输入账号').waitFor()
    await page.getByText('请输入密码').waitFor()
    await page.getByLabel('账号').fill('admin')
    await page.getByLabel('密码').fill('not the password')
    await page.getByRole('button', { name: '登录' }).click()
    const failed = page.getByRole('alert').filter({ hasText: '登录失败' })
    await failed.waitFor()
    await journey.shoot('wrong-password')
    expect(await failed.innerText()).toMatch(/账号|密码/)
    expect(new URL(page.url()).pathname).toBe('/amazon/login')
    journey.expectNoComplaints()
  })

  it('come after signing in to the page whose address they were given', async () => {
    const { page } = journey
    await page.goto('/amazon/finance/amazonSettlementCenter?tab=detail&transaction_type=Order')
    await page.waitForURL(/\/amazon\/login\?from=/)
    await journey.signIn('admin', ADMIN_PASSWORD)
    await page.waitForURL(/\/amazon\/finance\/amazonSettlementCenter\?tab=detail&transaction_type=Order$/)
    expect((await readTable(page)).rows).toEqual([])
    expect(await page.locator('.filter-sentence').innerText()).toContain('订单')
    expect(await page.locator('.page-tabs .ant-tabs-tab-active').innerText()).toBe('交易明细')
    await journey.shoot('deep-link')
    journey.expectNoComplaints()
  })

  it('read on a page that is not built yet that it is not', async () => {
    const { page } = journey
    await page.getByLabel('搜索菜单').fill('紫鸟授权')
    await page.getByText('「紫鸟授权」的页面尚未开放').waitFor()
    await page.getByRole('switch', { name: '显示未开放的页面' }).click()
    await page.getByRole('menuitem', { name: '紫鸟授权' }).click()
    await page.getByText('该页面尚未开放').waitFor()
    expect(new URL(page.url()).pathname).toBe('/amazon/tool/purple-bird-authorization')
    await journey.shoot('planned')
    await page.getByLabel('搜索菜单').fill('')
    await page.getByRole('switch', { name: '显示未开放的页面' }).click()
    journey.expectNoComplaints()
  })

  it('read of an address that is none that there is no such page', async () => {
    const { page } = journey
    await page.goto('/amazon/no/such/page')
    await page.getByRole('button', { name: '回到首页' }).waitFor()
    expect(await page.locator('.state-notice').innerText()).toContain('页面不存在')
    await journey.shoot('not-found')
    journey.expectNoComplaints()
  })

  it('are told once when their session has ended, and come back to where they were', async () => {
    const { page } = journey
    await page.goto('/amazon/statistics/report-download')
    await readTable(page)
    let toLogin = 0
    page.on('domcontentloaded', () => {
      if (new URL(page.url()).pathname === '/amazon/login') toLogin += 1
    })
    // What is said is heard as it is said: it stands for a second, and then the browser is at the door.
    const said: string[] = []
    await page.exposeFunction('hearNotice', (text: string) => void said.push(text))
    await page.evaluate(() => {
      const hear = (window as unknown as { hearNotice: (text: string) => void }).hearNotice
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (node instanceof Element && (node.matches('.ant-message-notice') || node.querySelector('.ant-message-notice'))) hear(node.textContent ?? '')
        }
      }).observe(document.body, { childList: true, subtree: true })
    })
    // The session ends while the question is on its way: no other call comes before it.
    await page.route(/\/app\/api\/v1\/coverage\/report$/, async (route) => {
      await app.runtime.db.asOwner((tx) => tx.query('update session set revoked_at = now() where revoked_at is null'))
      await route.continue()
    }, { times: 1 })
    await page.locator('.page-tabs').getByText('数据覆盖日历').click()
    await expect.poll(() => said).toEqual([expect.stringContaining('登录')])
    await journey.shoot('expired')
    await page.waitForURL(/\/amazon\/login\?from=/)
    await page.getByLabel('账号').waitFor()
    // The browser itself notes every answer of 401 in its console; nothing else may stand there.
    expect(journey.complaints.splice(0).filter((one) => !/status of 401/.test(one))).toEqual([])
    await journey.signIn('admin', ADMIN_PASSWORD)
    await page.waitForURL(/\/amazon\/statistics\/report-download\?tab=coverage$/)
    // Counted from the end of the session until they work again.
    expect(toLogin).toBe(1)
    journey.expectNoComplaints()
  })
})
