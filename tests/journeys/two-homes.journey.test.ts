/**
 * Our own server as the home, and beside it one system of the company with a door of its own: the depot of docs/clients.md in
 * the product's own menu. Each is asked for its own rows alone, by its own token.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { recipeFiles } from '../foreign/recipe'
import { DEPOT, startDepot, type StandIn } from '../foreign/stand-in'
import { ADMIN_PASSWORD } from '../support/app'
import { startJourney, type Journey } from '../support/journey'
import { startRunningApp, type RunningApp } from '../support/running-app'
import { readTable, settled } from '../support/screen'

let app: RunningApp
let depot: StandIn
let journey: Journey

beforeAll(async () => {
  depot = await startDepot()
  app = await startRunningApp({ prepare: addDepot, clients: { bases: { depot: depot.url } } })
  await app.shop('海棠美国店', 'us')
  journey = await startJourney('two-homes', app)
}, 300_000)

afterEach(({ task }) => journey.pictureFailure(task))
afterAll(async () => {
  await journey?.end()
  await Promise.all([app?.stop(), depot?.close()])
})

/** The depot's files of the recipe, and its page in the menu. */
function addDepot(schemas: string): void {
  const files = recipeFiles()
  for (const path of ['wires/depot.json', 'endpoints/stock.json', 'entities/sale/stock_line.json', 'pages/sale/company_stock.json']) {
    mkdirSync(dirname(join(schemas, path)), { recursive: true })
    writeFileSync(join(schemas, path), files[`schemas/${path}`]!)
  }
  const menu = JSON.parse(readFileSync(join(schemas, 'menu.json'), 'utf8')) as { menu: { children: object[] }[] }
  menu.menu[0]!.children.push({ key: 'M00110990', label: '公司系统', children: [{ key: 'M00110991', route: '/company/stock' }] })
  writeFileSync(join(schemas, 'menu.json'), JSON.stringify(menu))
}

describe('staff with our server and one more system', { timeout: 180_000 }, () => {
  it('sign in at our door, and at the other system when they first go there', async () => {
    const { page } = journey
    await page.goto('/amazon/')
    await journey.signIn('admin', ADMIN_PASSWORD)
    await journey.go('/company/stock')
    const door = page.getByRole('dialog').filter({ hasText: '登录「仓库系统」' })
    await door.getByLabel('账号').fill(DEPOT.name)
    await door.getByLabel('密码', { exact: true }).fill(DEPOT.pin)
    await journey.shoot('door')
    await door.getByRole('button', { name: '登录' }).click()
    await page.locator('tr.table-row', { hasText: 'MUG-01' }).waitFor()
    await settled(page)
    await journey.shoot('stock')
    expect((await readTable(page)).rows.map((row) => row['SKU'])).toEqual(['MUG-01', 'MUG-02'])
    journey.expectNoComplaints()
  })

  it('go from its rows to ours and back, each system asked by its own token alone', async () => {
    const { page } = journey
    const ours: { url: string; token: string | undefined }[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(app.address)) ours.push({ url: request.url(), token: request.headers()['authorization'] })
    })
    await journey.go('/system/erp/dianPuLieBiao')
    await settled(page)
    expect((await readTable(page)).rows.map((row) => Object.values(row).join(' ')).join()).toContain('海棠美国店')
    await journey.go('/company/stock')
    await page.locator('tr.table-row', { hasText: 'MUG-02' }).waitFor()
    expect(ours.length).toBeGreaterThan(0)
    expect(ours.filter(({ url, token }) => url.includes('/depot/') || token?.includes(DEPOT.token))).toEqual([])
    expect(depot.asked.map(({ path }) => path.split('?')[0])).toEqual(['/depot/login', '/depot/stock', '/depot/stock'])
    expect(depot.asked.slice(1).map(({ headers }) => headers.authorization)).toEqual(Array(2).fill(`Token ${DEPOT.token}`))
    journey.expectNoComplaints()
  })

  it('are given none of its rows by our server, which has none: no export, no explanation, no edit of them', async () => {
    const admin = await app.admin()
    const call = { family: 'stock', call: 'list' }
    const columns = [{ path: 'sku', label: 'SKU', kind: 'text' }]
    for (const [path, body] of [
      ['/app/api/v1/exports/list', { call, columns, request: {}, title: '库存' }],
      ['/app/api/v1/explain', { call, request: {}, column: 'qty', row: { sku: 'MUG-01' } }],
    ] as const) {
      const { body: { code, msg } } = await admin.call(path, body)
      expect([code, msg]).toEqual([400, expect.stringContaining('请求有误')])
    }
    expect((await admin.call('/depot/stock', {})).status).toBe(404)
  })

  it('leave both by our sign-out', async () => {
    const { page } = journey
    await page.getByRole('button', { name: '管理员' }).click()
    await page.getByText('退出登录').click()
    await page.waitForURL(/\/amazon\/login/)
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(DEPOT.token)
    await journey.signIn('admin', ADMIN_PASSWORD)
    await page.goto('/amazon/company/stock')
    await page.getByRole('dialog').filter({ hasText: '登录「仓库系统」' }).waitFor()
  })
})
