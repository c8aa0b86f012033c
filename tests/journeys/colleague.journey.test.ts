/** A new colleague, from the administrator's first page to what waits for the colleague, by presses that are counted (docs/journeys.md). */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN_PASSWORD } from '../support/app'
import { startJourney, type Journey } from '../support/journey'
import { countPresses, HELD, held, type PressCounter } from '../support/presses'
import { startRunningApp, type RunningApp } from '../support/running-app'
import { settled } from '../support/screen'

const COLLEAGUE_PASSWORD = 'new-colleague-1'

let app: RunningApp
let journey: Journey
let colleague: Journey
let counted: PressCounter

beforeAll(async () => {
  app = await startRunningApp({ demo: true })
  journey = await startJourney('colleague', app)
  await journey.page.goto('/amazon/')
  await journey.signIn('admin', ADMIN_PASSWORD)
  colleague = await startJourney('colleague-theirs', app)
  counted = await countPresses(journey.page, colleague.page)
}, 600_000)

afterEach(async ({ task }) => {
  await journey?.pictureFailure(task)
  await colleague?.pictureFailure(task)
})
afterAll(async () => {
  await journey?.end()
  await colleague?.end()
  await app?.stop()
})

/** The first page of the day, loaded anew, with what waits. */
async function home(): Promise<void> {
  await journey.page.goto('/amazon/dashboard')
  await journey.page.getByRole('button', { name: /^在售商品断货/ }).waitFor()
  await settled(journey.page)
  await counted.begin()
}

/** Leads to what the palette finds by this name, and waits for the list there where there is one. */
async function find(name: string): Promise<void> {
  const { page } = journey
  const box = page.getByRole('combobox', { name: '快速查找' })
  await page.keyboard.press('Control+k')
  await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.type(name)
  await page.locator('.palette-entry.is-chosen', { hasText: name }).waitFor()
  await page.keyboard.press('Enter')
  await box.waitFor({ state: 'detached' })
}

describe('staff', { timeout: 240_000 }, () => {
  it('a new colleague stands before the products of their shop that run out, in no more presses than are told', async () => {
    const { page } = journey
    const dialog = page.getByRole('dialog').last()
    await home()
    await find('员工列表')
    await settled(page)
    await page.getByRole('button', { name: '新增员工' }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('dialog_name')
    await page.keyboard.type('孙悦')
    await page.keyboard.press('Tab')
    await page.keyboard.type('sunyue')
    for (const [label, option] of [['角色', '运营'], ['可见店铺', '北美店-美国']] as const) {
      await dialog.getByLabel(label, { exact: true }).click({ force: true })
      await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click()
      await page.keyboard.press('Tab')
    }
    await dialog.getByRole('button', { name: /^确\s*定$/ }).click()
    const told = page.locator('.ant-modal-confirm:visible', { hasText: '孙悦的一次性链接' })
    const address = await told.locator('input').inputValue()
    await told.getByText('已复制到剪贴板').waitFor()

    const theirs = colleague.page
    await theirs.goto(address)
    await theirs.evaluate(() => { localStorage.clear(); sessionStorage.clear() })
    await theirs.goto('about:blank')
    await theirs.goto(address)
    await theirs.getByLabel('新密码').fill(COLLEAGUE_PASSWORD)
    await theirs.getByLabel('再输入一次').fill(COLLEAGUE_PASSWORD)
    await theirs.getByRole('button', { name: '设置密码' }).click()
    await theirs.getByRole('button', { name: /^在售商品断货/ }).click()
    await theirs.waitForURL(/fbaKuCun/)
    await theirs.locator('.list-table').waitFor()
    expect(held('A new colleague', await counted.done())).toEqual(HELD)
    await journey.shoot('colleague')
  })
})
