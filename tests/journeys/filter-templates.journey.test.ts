/**
 * Staff keep what they filter an advertising list by: a template is kept, taken, put in use, changed, renamed and deleted; lists
 * of its type begin with it (specification, sections 3, 4 and 8).
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN_PASSWORD } from '../support/app'
import { axeFindings } from '../support/axe'
import { startJourney, type Journey } from '../support/journey'
import { startRunningApp, type RunningApp } from '../support/running-app'
import { settled } from '../support/screen'

const CAMPAIGNS = '/advert/newAdvertisingSp?tab=campaign'

let app: RunningApp
let journey: Journey

beforeAll(async () => {
  app = await startRunningApp({ demo: true })
  journey = await startJourney('filter-templates', app)
  await journey.page.goto('/amazon/')
  await journey.signIn('admin', ADMIN_PASSWORD)
}, 300_000)

afterEach(({ task }) => journey.pictureFailure(task))
afterAll(async () => {
  await journey?.end()
  await app?.stop()
})

/** How many rows the list has, as its foot says. */
const count = async (): Promise<number> => {
  await settled(journey.page)
  return Number(/共 ([\d,]+) 条/.exec(await journey.page.locator('.list-foot').innerText())?.[1]?.replaceAll(',', ''))
}
const picker = (name: string | RegExp) => journey.page.getByRole('button', { name: typeof name === 'string' ? `筛选模板：${name}` : name, exact: true })
const inMenu = (name: string) => journey.page.locator('.view-menu').filter({ visible: true }).getByRole('button', { name, exact: true })

describe('staff', { timeout: 240_000 }, () => {
  it('keep the filters of a list as a template; a name that is taken is refused in its words', async () => {
    const { page } = journey
    await journey.go(CAMPAIGNS)
    const all = await count()
    await page.getByRole('button', { name: '更多筛选' }).click()
    await page.locator('.filter-item', { hasText: 'ACOS' }).locator('input').last().fill('0.3')
    await journey.ask(() => page.getByRole('button', { name: '查询' }).click())
    expect(await count()).toBeLessThan(all)
    await picker('未选模板').click()
    await journey.shoot('nothing-kept')
    expect(await axeFindings(page)).toEqual([])
    await inMenu('存为模板…').click()
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await page.getByText('请输入内容').waitFor()
    await page.getByLabel('模板名称', { exact: true }).fill('高 ACOS')
    await journey.shoot('named')
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await picker('高 ACOS').waitFor()
    await picker('高 ACOS').click()
    await inMenu('存为模板…').click()
    await page.getByLabel('模板名称', { exact: true }).fill('高 ACOS')
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await page.getByText('添加用户过滤器失败').waitFor()
    await page.getByText('已有名为「高 ACOS」的筛选模板，请换一个名称').waitFor()
    await journey.shoot('refused')
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    journey.expectNoComplaints()
  })

  it('take it on the old report too, where the same fields lie elsewhere', async () => {
    const { page } = journey
    await journey.go('/advert/spReport?tab=campaign&impressions=1')
    await picker('未选模板').click()
    await journey.ask(() => inMenu('高 ACOS').click())
    expect(decodeURIComponent(page.url())).toContain('acos=0.3')
    await picker('高 ACOS').waitFor()
    await journey.shoot('on-the-report')
    journey.expectNoComplaints()
  })

  it('put it in use: the list then opens with it; other types do not', async () => {
    const { page } = journey
    await picker('高 ACOS').click()
    await inMenu('启用模板「高 ACOS」').click()
    await page.getByText('已启用「高 ACOS」').waitFor()
    await inMenu('停用模板「高 ACOS」').waitFor()
    await journey.shoot('in-use')
    await page.keyboard.press('Escape')
    await journey.go(CAMPAIGNS)
    await picker('高 ACOS').waitFor()
    expect(await count()).toBeGreaterThan(0)
    expect(decodeURIComponent(page.url())).toContain('perf.acos=0.3')
    await journey.shoot('begins-with-it')
    await journey.go('/advert/newAdvertisingSp?tab=keyword')
    await picker('未选模板').waitFor()
    expect(page.url()).not.toContain('acos')
    journey.expectNoComplaints()
  })

  it('change, rename and delete it', async () => {
    const { page } = journey
    await journey.go(`${CAMPAIGNS}&perf.acos=gt~0.5`)
    await picker('未选模板').click()
    await journey.ask(() => inMenu('高 ACOS 启用中').click())
    await picker('高 ACOS').click()
    await inMenu('改名…').click()
    await page.getByLabel('模板名称', { exact: true }).fill('ACOS 过高')
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await picker('ACOS 过高').click()
    await inMenu('删除').click()
    await page.getByText('删除后不能恢复。').waitFor()
    await journey.shoot('asked-before-it-goes')
    await page.locator('.ant-modal-confirm').getByRole('button', { name: '删除' }).click()
    await page.getByText('已删除').waitFor()
    await picker('未选模板').waitFor()
    await journey.go('/advert/newAdvertisingSp?tab=keyword')
    await journey.go(CAMPAIGNS)
    await settled(page)
    expect(page.url()).not.toContain('acos')
    journey.expectNoComplaints()
  })
})
