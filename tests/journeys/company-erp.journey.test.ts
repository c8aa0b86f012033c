/**
 * A company's own systems behind our screens, without a server of ours: the recipe of docs/clients.md, hosted by the stand-in,
 * from sign-in to an edit, and on to a second system with a sign-in of its own.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { writeSite } from '../../codegen/build/site'
import { recipeFiles, recipeModel } from '../foreign/recipe'
import { ACCOUNT, DEPOT, salesOfBooks, startBooks, startDepot, type StandIn } from '../foreign/stand-in'
import { startJourney, type Journey } from '../support/journey'
import { webIn } from '../support/running-app'
import { readTable, settled } from '../support/screen'

const sales = salesOfBooks()
let root: string
let books: StandIn
let depot: StandIn
let journey: Journey

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'seller-company-erp-'))
  const web = await webIn(root)
  depot = await startDepot()
  const deployment = JSON.parse(recipeFiles()['clients.json']!.replace('https://depot.example.com', depot.url)) as unknown
  writeSite(web, recipeModel().model, deployment)
  books = await startBooks(sales, web)
  journey = await startJourney('company-erp', { address: books.url })
}, 300_000)

afterEach(({ task }) => journey.pictureFailure(task))
afterAll(async () => {
  await journey?.end()
  await Promise.all([books?.close(), depot?.close()])
  rmSync(root, { recursive: true, force: true })
})

const lastSearch = () => books.asked.findLast(({ path }) => path.endsWith('/search'))!

const lineOf = (row: Record<string, string> | undefined): string => Object.values(row ?? {}).join(' ')

describe('staff of a company with systems of its own', { timeout: 180_000 }, () => {
  it('sign in with that system\'s account, in its words, and find its menu', async () => {
    const { page } = journey
    await page.goto('/amazon/')
    await page.getByLabel('账号').fill(ACCOUNT.userCode)
    await page.getByLabel('密码').fill('wrong')
    await page.getByRole('button', { name: '登录' }).click()
    await page.getByText('登录失败：工号或口令不对').waitFor()
    expect(await page.getByText('短信登录').count()).toBe(0)
    await journey.shoot('door')
    await journey.signIn(ACCOUNT.userCode, ACCOUNT.passPhrase)
    await page.waitForURL(/\/amazon\/company\/sales/)
    await page.getByRole('button', { name: '林会计' }).waitFor()
    await page.locator('.frame-company', { hasText: '海棠贸易' }).waitFor({ state: 'attached' })
    await journey.shoot('list')
    journey.expectNoComplaints()
  })

  it('read its rows under our names, with totals of the page', async () => {
    const table = await readTable(journey.page)
    expect(table.rows).toHaveLength(20)
    expect(lineOf(table.rows[0])).toMatch(/SO-0001.*杭州一店.*待发货.*2025-08-30.*10\.10/)
    expect(await journey.page.locator('.table-total').innerText()).toContain('221.00')
    await journey.page.getByText('合计为本页合计').waitFor()
    expect(lastSearch().headers['x-books-ticket']).toBeTruthy()
    expect(lastSearch().body).toEqual({ limit: 20, order: '-placed.on' })
  })

  it('turn pages by cursor, filter and sort in its own words', async () => {
    const { page } = journey
    await journey.ask(() => page.getByRole('button', { name: '下一页' }).click())
    expect(lineOf((await readTable(page)).rows[0])).toContain('SO-0021')
    expect(lastSearch().body['after']).toBeTruthy()
    await page.getByText('第 2 页').waitFor()
    await journey.shoot('second-page')
    await journey.ask(() => page.getByRole('button', { name: '上一页' }).click())
    await page.goto('/amazon/company/sales?state=shipped&shop_id=s2')
    await settled(page)
    expect(lastSearch().body).toMatchObject({ where: expect.arrayContaining([['status', 'in', [20]], ['store.id', 'in', ['s2']]]) })
    const rows = (await readTable(page)).rows
    expect(rows.length).toBe(8)
    for (const row of rows) expect(lineOf(row)).toMatch(/宁波二店.*已发货/)
    expect(await page.locator('.filter-form').innerText()).toContain('宁波二店')
    await journey.ask(() => page.locator('.heading-label', { hasText: '件数' }).click())
    expect(lastSearch().body['order']).toBe('-qty')
    await journey.shoot('filtered')
    journey.expectNoComplaints()
  })

  it('export in the browser what the system cannot', async () => {
    const { page } = journey
    await page.goto('/amazon/company/sales')
    await settled(page)
    await page.getByRole('button', { name: '导出' }).click()
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: '开始导出' }).click()
    const path = join(root, 'export.csv')
    await (await waiting).saveAs(path)
    const lines = readFileSync(path, 'utf8').replace(/^\uFEFF/, '').trim().split(/\r?\n/)
    expect(lines).toHaveLength(1 + sales.length)
    expect(lines[0]).toBe('单号,店铺名称,状态,下单日期,金额,件数,备注')
    expect(lines[1]).toBe('SO-0001,杭州一店,待发货,2025-08-30,10.1,1,')
    expect(lines[47]).toContain('SO-0047')
    await journey.shoot('exported')
    await page.getByRole('button', { name: '关闭' }).last().click()
    journey.expectNoComplaints()
  })

  it('edit a row by the form, which arrives under the system\'s own names', async () => {
    const { page } = journey
    await page.getByRole('row').filter({ hasText: 'SO-0001' }).getByRole('button', { name: '编辑' }).first().click()
    const form = page.getByRole('dialog', { name: '编辑销售单' })
    await form.getByLabel('备注').fill('加急')
    await form.getByLabel('件数').fill('9')
    await journey.shoot('form')
    await journey.ask(() => page.getByRole('button', { name: '确定' }).click())
    await page.locator('tr.table-row', { hasText: '加急' }).waitFor()
    const saved = books.asked.find((one) => one.path.endsWith('/save'))!
    expect(saved.body).toEqual({ id: '1001', qty: 9, remark: '加急' })
    expect(sales[0]).toMatchObject({ id: 1001, qty: 9, remark: '加急' })
    journey.expectNoComplaints()
  })

  it('sign in to a second system when they first go there', async () => {
    const { page } = journey
    await page.getByRole('menuitem', { name: '公司库存' }).click()
    const door = page.getByRole('dialog').filter({ hasText: '登录「仓库系统」' })
    await door.getByLabel('账号').fill(DEPOT.name)
    await door.getByLabel('密码', { exact: true }).fill(DEPOT.pin)
    await journey.shoot('second-door')
    await door.getByRole('button', { name: '登录' }).click()
    await page.locator('tr.table-row', { hasText: 'MUG-01' }).waitFor()
    expect(depot.asked.at(-1)!.headers.authorization).toBe(`Token ${DEPOT.token}`)
    await settled(page)
    await journey.shoot('second-system')
    journey.expectNoComplaints()
  })

  it('never ask a server of ours anything, and leave by the system\'s own sign-out', async () => {
    const { page } = journey
    await page.getByRole('button', { name: '林会计' }).click()
    await page.getByText('退出登录').click()
    await page.waitForURL(/\/amazon\/login/)
    expect(books.asked.at(-1)!.path).toBe('/books/v2/leave')
    const others = [...books.asked.filter(({ path }) => !path.startsWith('/books/')), ...depot.asked.filter(({ path }) => !path.startsWith('/depot/'))]
    expect(others.map(({ path }) => path)).toEqual([])
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(DEPOT.token)
  })
})
