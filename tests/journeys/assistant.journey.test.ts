/**
 * Staff ask the assistant: a ready question answered from the data, the way to the filtered page, a model that reads for them, a
 * picture, stop, and all of it after a reload.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '../../server/modules/assistant/settings'
import { ADMIN_PASSWORD } from '../support/app'
import { axeFindings } from '../support/axe'
import { startJourney, type Journey } from '../support/journey'
import { startModelStandIn, type ModelStandIn } from '../support/model-stand-in'
import { startRunningApp, type RunningApp } from '../support/running-app'
import { readTable } from '../support/screen'

let app: RunningApp
let journey: Journey
let model: ModelStandIn
const settings = { baseUrl: null as string | null, apiKey: null, models: [] as string[], limits: { ...LIMITS } }

beforeAll(async () => {
  model = await startModelStandIn()
  app = await startRunningApp({ demo: true, assistant: settings })
  journey = await startJourney('assistant', app)
  await journey.page.goto('/amazon/')
  await journey.signIn('admin', ADMIN_PASSWORD)
}, 300_000)

afterEach(({ task }) => journey.pictureFailure(task))
afterAll(async () => {
  await journey?.end()
  await app?.stop()
  await model?.stop()
})

const drawer = () => journey.page.getByRole('dialog', { name: 'AI 助手' })
const answers = () => drawer().getByRole('article', { name: 'AI 助手' })
const settledAnswer = () => drawer().locator('.assistant-message.is-model[aria-busy="false"]').last()
async function ask(words: string): Promise<void> {
  const before = await answers().count()
  await drawer().getByLabel('问题', { exact: true }).fill(words)
  await drawer().getByLabel('问题', { exact: true }).press('Enter')
  await expect.poll(() => answers().count()).toBe(before + 1)
}

describe('staff', { timeout: 240_000 }, () => {
  it('without a model read what is missing, and have a ready question answered from the data', async () => {
    const { page } = journey
    await page.getByRole('button', { name: 'AI 助手' }).click()
    await drawer().getByText('还没有连接 AI 服务').waitFor()
    // What the page before said is its own journey's.
    journey.complaints.splice(0)
    await journey.shoot('not-connected')
    await drawer().getByRole('button', { name: '最近30天花费最多却没有出单的搜索词' }).click()
    await settledAnswer().locator('table').waitFor()
    expect(await settledAnswer().locator('tbody tr').count()).toBeGreaterThanOrEqual(10)
    await journey.shoot('ready-question')
    expect(await axeFindings(page)).toEqual([])
    // The first question of a conversation is its title.
    await drawer().getByRole('button', { name: '最近30天花费最多却没有出单的搜索词', exact: true }).first().waitFor()
    journey.expectNoComplaints()
  })

  it('follow its link to the filtered page, which shows the same rows', async () => {
    const { page } = journey
    const told = await settledAnswer().locator('tbody tr td:first-child').allInnerTexts()
    await settledAnswer().getByRole('link').click()
    await page.locator('.list-screen').waitFor()
    const { rows } = await readTable(page)
    const shown = rows.map((row) => row['搜索词'] ?? '')
    expect(shown.slice(0, 5).map((words) => words.split('\n')[0])).toEqual(told.slice(0, 5))
    expect(new URL(page.url()).pathname).toBe('/amazon/advert/search-word-analysis')
    await journey.shoot('filtered-page')
    journey.expectNoComplaints()
  })

  it('with a model see what it reads, and its answer grow', async () => {
    const { page } = journey
    settings.baseUrl = model.baseUrl
    await page.reload()
    await drawer().getByLabel('问题', { exact: true }).waitFor()
    // Open as it was, with what had been said.
    await settledAnswer().locator('table').waitFor()
    await drawer().getByRole('button', { name: '新建对话' }).click()
    await drawer().getByRole('heading', { name: '想了解什么？' }).waitFor()
    model.answer(
      {
        calls: [{
          name: 'read_list',
          arguments: { page: 'statistics_product_performance', tab: 'msku', columns: ['msku', 'amount'], sort: ['-amount'], currency: 'company', page_size: 5 },
        }],
      },
      {
        says: [
          '最近 30 天卖得最好的是这些：\n\n', '| MSKU | 说明 |\n| --- | --- |\n', '| A | 第一 |\n', '| B | 第二 |\n\n',
          '<img src=x onerror="alert(1)"> [别处](http://evil.test/)',
        ],
      },
    )
    await ask('什么卖得最好')
    await settledAnswer().getByRole('link', { name: '产品表现 · MSKU' }).waitFor()
    expect(await settledAnswer().getByRole('cell', { name: '第二' }).count()).toBe(1)
    expect(await settledAnswer().locator('img').count()).toBe(0)
    expect(await settledAnswer().getByRole('link').count()).toBe(1)
    const told = String(model.asked.at(-1)?.messages.findLast(({ role }) => role === 'tool')?.content)
    expect((JSON.parse(told) as { data: { rows: unknown[] } }).data.rows).toHaveLength(5)
    await journey.shoot('model')
    expect(await axeFindings(page)).toEqual([])
    journey.expectNoComplaints()
  })

  it('stop a long answer, show a picture, and clear the context', async () => {
    const { page } = journey
    model.answer({ says: Array.from({ length: 300 }, (_, at) => `第 ${at} 句。`), pauseMs: 40 })
    await ask('慢慢说')
    await drawer().getByText('第 3 句').waitFor()
    await drawer().getByRole('button', { name: '停止' }).click()
    await settledAnswer().getByText('（已停止）').waitFor()
    await expect.poll(() => model.left()).toBeGreaterThan(0)
    model.answer({ says: ['看到了'] })
    await page.locator('.assistant-bar input[type=file]').setInputFiles({
      name: '图.png', mimeType: 'image/png',
      buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
    })
    await drawer().getByAltText('要发送的图片').waitFor()
    await ask('这是什么')
    await settledAnswer().getByText('看到了').waitFor()
    expect(JSON.stringify(model.asked.at(-1)?.messages.at(-1)?.content)).toContain('data:image/png;base64,')
    await drawer().getByRole('button', { name: '清空上下文' }).click()
    await page.getByText('已清空上下文').waitFor()
    model.answer({ says: ['好'] })
    await ask('重新来')
    await settledAnswer().getByText('好', { exact: true }).waitFor()
    expect(model.asked.at(-1)?.messages.filter(({ role }) => role === 'user')).toHaveLength(1)
    await journey.shoot('stopped-picture-cleared')
    journey.expectNoComplaints()
  })

  it('come back after a reload to what they had, where they had scrolled to, and delete a conversation', async () => {
    const { page } = journey
    const log = drawer().getByRole('log')
    // So low that what was said does not fit.
    await page.setViewportSize({ width: 1440, height: 560 })
    await expect.poll(() => log.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeGreaterThan(200)
    await log.evaluate((element) => element.scrollTo(0, 40))
    await expect.poll(() => page.evaluate(() => Object.entries(localStorage).find(([key]) => /^assistant_\d+_\d+$/.test(key))?.[1] ?? '')).toContain(
      '"scrollPosition":40',
    )
    await page.reload()
    await drawer().getByText('重新来').first().waitFor()
    await expect.poll(() => log.evaluate((element) => Math.round(element.scrollTop))).toBe(40)
    await expect.poll(() => drawer().getByAltText('附上的图片').count()).toBe(1)
    const titles = drawer().getByRole('navigation', { name: '对话' }).locator('.assistant-pick')
    expect(await titles.allInnerTexts()).toEqual(['什么卖得最好', '最近30天花费最多却没有出单的搜索词'])
    await titles.first().hover()
    await drawer().getByRole('button', { name: '删除 什么卖得最好' }).click()
    await page.locator('.ant-modal-confirm').getByRole('button', { name: '删除' }).click()
    await expect.poll(() => titles.allInnerTexts()).toEqual(['最近30天花费最多却没有出单的搜索词'])
    // Deleting the selected one selects the first that remains.
    await settledAnswer().locator('table').waitFor()
    await page.setViewportSize({ width: 1440, height: 900 })
    // The open drawer stands over the header's tools.
    await page.getByRole('button', { name: '深色外观' }).dispatchEvent('click')
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
    expect(await axeFindings(page)).toEqual([])
    await journey.shoot('dark')
    journey.expectNoComplaints()
  })
})
