/**
 * The day's journeys by the keyboard alone (docs/journeys.md): no press of the pointer, and it is seen at every stop where the keyboard is.
 * From empty to a profit goes the same way beside its counted journey (first-hour). A new colleague is counted here, by the pointer.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN_PASSWORD } from '../support/app'
import { startJourney, type Journey } from '../support/journey'
import { keyboardOf, type Keyboard } from '../support/keyboard'
import { countPresses, HELD, held, type PressCounter } from '../support/presses'
import { startRunningApp, type RunningApp } from '../support/running-app'
import { settled } from '../support/screen'

const GRID = '[role="grid"], [role="treegrid"]'
const COLLEAGUE_PASSWORD = 'new-colleague-1'

let app: RunningApp
let journey: Journey
let colleague: Journey
let keys: Keyboard
let counted: PressCounter

beforeAll(async () => {
  app = await startRunningApp({ demo: true })
  journey = await startJourney('day-by-keyboard', app)
  await journey.page.goto('/amazon/')
  await journey.signIn('admin', ADMIN_PASSWORD)
  colleague = await startJourney('day-by-keyboard-colleague', app)
  counted = await countPresses(journey.page, colleague.page)
  keys = keyboardOf(journey.page)
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

const sql = async (text: string): Promise<Record<string, unknown>[]> => (await app.runtime.db.asOwner((tx) => tx.query<Record<string, unknown>>(text))).rows

/** The first page of the day, loaded anew, with what waits. */
async function home(): Promise<void> {
  await journey.page.goto('/amazon/dashboard')
  for (const todo of [/^在售商品断货\s*\d/, /^待我审批\s*\d/]) await journey.page.getByRole('button', { name: todo }).waitFor()
  await counted.begin()
}

/** Leads to what the palette finds by this name, and waits for the list there where there is one. */
async function find(name: string): Promise<void> {
  const { page } = journey
  const box = page.getByRole('combobox', { name: '快速查找' })
  await keys.press('Control+k')
  await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true)
  await keys.type(name)
  await page.locator('.palette-entry.is-chosen', { hasText: name }).waitFor()
  await keys.press('Enter')
  await box.waitFor({ state: 'detached' })
}

/** Ticks the first rows of the list. */
async function tickRows(count: number): Promise<void> {
  await settled(journey.page)
  await keys.tabTo(GRID)
  for (let row = 0; row < count; row += 1) await keys.press('ArrowDown', 'Space')
}

/** What every journey ends with. */
async function byKeyboardAlone(): Promise<void> {
  expect(await keys.unseen()).toEqual([])
  expect((await counted.done()).pointer).toBe(0)
  journey.expectNoComplaints()
}

describe('at the keyboard', { timeout: 240_000 }, () => {
  it('an order is found by its number, and its profit read', async () => {
    const { page } = journey
    const [order] = await sql(`
      select o.order_id from sale_order o join settlement_txn t on t.company_id = o.company_id and t.order_id = o.order_id
       group by o.order_id order by o.order_id limit 1`)
    const number = String(order!['order_id'])
    await home()
    await find(number)
    const drawer = page.locator('.row-drawer')
    await drawer.getByText(number).first().waitFor()
    await keys.tabTo('.row-drawer [role="tab"]')
    await keys.arrowTo('ArrowRight', /利润$/)
    await keys.press('Enter')
    await drawer.getByText('平台佣金').first().waitFor()
    // Round the drawer and back, by stops that are all seen.
    await keys.tabTo('.row-drawer .ant-drawer-close')
    await keys.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate((grid) => document.activeElement?.matches(grid), GRID)).toBe(true)
    await byKeyboardAlone()
  })

  it('what runs out goes into a batch of a shipment', async () => {
    const { page } = journey
    await home()
    await keys.tabTo('a', '跳到内容')
    await keys.press('Enter')
    await keys.tabTo('button', /^在售商品断货/)
    await keys.press('Enter')
    await tickRows(3)
    await keys.tabTo('button', '创建批次')
    await keys.press('Enter')
    await page.waitForURL(/\/createBatch\?take=\d+/)
    await page.locator('.steps-screen').getByText('计划数').first().waitFor()
    // Who came here goes on from the page's first stop.
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    await keys.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    await byKeyboardAlone()
  })

  it('waste terms become negatives that wait for Amazon', async () => {
    const { page } = journey
    await home()
    await find('搜索词分析')
    await settled(page)
    await keys.tabTo('button', '建议添加否定')
    await journey.ask(() => keys.press('Enter'))
    await tickRows(3)
    await keys.tabTo('button', '加为否定')
    await keys.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: /^确认加为否定 [1-9]/ }).waitFor()
    await keys.tabTo('button', /^确认加为否定/)
    await keys.press('Enter')
    await page.getByRole('button', { name: '查看待提交' }).waitFor()
    await keys.tabTo('button', '查看待提交')
    await keys.press('Enter')
    await page.getByRole('tab', { name: '待提交修改', selected: true }).waitFor()
    await settled(page)
    const [made] = await sql(`select count(*)::int as n from pending_change where operation = 'create' and state = 'waiting'`)
    expect(made!['n']).toBeGreaterThanOrEqual(3)
    await byKeyboardAlone()
  })

  it('bids are lowered by a rule', async () => {
    const { page } = journey
    await home()
    await find('SP广告')
    await settled(page)
    await keys.tabTo('[role="tab"]')
    await journey.ask(() => keys.arrowTo('ArrowRight', /^关键词/))
    await tickRows(3)
    await keys.tabTo('button', '调竞价')
    await keys.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('quick_value')
    await keys.tabTo('input[type="radio"]', undefined, { back: true })
    await keys.press('ArrowRight')
    await page.getByRole('dialog').getByLabel('竞价：降低（%）').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('quick_value')
    await keys.type('10')
    await page.getByRole('button', { name: '确认修改 3 条' }).waitFor()
    await keys.press('Enter')
    await page.getByText('已修改 3 条，待提交到亚马逊').waitFor()
    expect(await sql(`select count(*)::int as n from pending_change where target = 'ad_keyword' and field = 'bid' and state = 'waiting'`)).toEqual([{ n: 3 }])
    await byKeyboardAlone()
  })

  it('a document is read and passed with an opinion, and the next one comes', async () => {
    const { page } = journey
    const waiting = async (): Promise<number> =>
      Number((await page.getByRole('button', { name: /^待我审批/ }).innerText()).match(/\d+/)?.[0])
    await home()
    const before = await waiting()
    expect(before).toBeGreaterThan(1)
    await keys.tabTo('button', /^待我审批/)
    await keys.press('Enter')
    await settled(page)
    await keys.tabTo(GRID)
    await keys.press('ArrowDown', 'Enter')
    await page.waitForURL(/shenPiDanJu\/detail\?id=\d+/)
    const first = page.url()
    await page.getByLabel('审批意见').waitFor()
    await keys.tabTo('textarea', /审批意见/)
    await keys.type('价格与框架协议一致')
    await keys.press('Control+Enter')
    await page.waitForURL((url) => url.href !== first && /detail\?id=\d+/.test(url.href))
    await page.getByLabel('审批意见').waitFor()
    await byKeyboardAlone()
    await home()
    expect(await waiting()).toBe(before - 1)
  })

  it('a new colleague is taken on, sets their password by the link, and is in', async () => {
    const { page } = journey
    await home()
    await find('员工列表')
    await settled(page)
    await keys.tabTo('button', '新增员工')
    await keys.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('dialog_name')
    await keys.type('钱多')
    await keys.press('Tab')
    await keys.type('qianduo')
    await keys.press('Tab')
    await choose('运营')
    // Tab leaves what is chosen as it is.
    await keys.press('Tab', 'Tab')
    await choose('日本店')
    await keys.press('Tab', 'Control+Enter')
    const link = page.locator('.ant-modal-confirm:visible', { hasText: '钱多的一次性链接' }).locator('input')
    const address = await link.inputValue()
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.ant-modal-confirm') !== null), { timeout: 15_000 }).toBe(true)
    await keys.press('Enter')
    await link.waitFor({ state: 'detached' })
    await byKeyboardAlone()
    expect(await sql(`select roles, array_length(shop_ids, 1) as shops from employee where login_account = 'qianduo'`))
      .toEqual([{ roles: ['operations'], shops: 1 }])

    const theirs = keyboardOf(colleague.page)
    await colleague.page.goto(address)
    await colleague.page.getByLabel('新密码').waitFor()
    await theirs.tabTo('input[name="new-password"]')
    await theirs.type(COLLEAGUE_PASSWORD)
    await theirs.tabTo('input[name="again"]')
    await theirs.type(COLLEAGUE_PASSWORD)
    await theirs.press('Enter')
    await colleague.page.getByRole('navigation', { name: '菜单' }).waitFor()
    expect(await theirs.unseen()).toEqual([])
    await byKeyboardAlone()
    colleague.expectNoComplaints()
  })

  /** Chooses what is found by its name in the list of choices that has the keyboard. */
  async function choose(name: string): Promise<void> {
    await keys.type(name)
    await journey.page.locator('.ant-select-dropdown:visible .ant-select-item-option-active').and(journey.page.getByTitle(name, { exact: true })).waitFor()
    await keys.press('Enter')
  }
})

describe('by the pointer', { timeout: 240_000 }, () => {
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
      const choices = page.locator('.ant-select-dropdown:visible')
      await choices.getByTitle(option, { exact: true }).click()
      // A press gives the keyboard back to the box; its list lies over the next one until it is left.
      await expect.poll(() => page.evaluate(() => document.activeElement?.matches('[role=combobox]')), { timeout: 15_000 }).toBe(true)
      await page.keyboard.press('Tab')
      await choices.waitFor({ state: 'hidden' })
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
