/**
 * Staff find their way: tabs that keep how a page was left, the palette, favourites, old pages that lead to new ones, v3.0 pages,
 * the keyboard (specification, sections 1 and 2).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN_PASSWORD } from '../support/app'
import { expectAccessible } from '../support/axe'
import { startJourney, type Journey } from '../support/journey'
import { startRunningApp, type RunningApp } from '../support/running-app'
import { idle, settled } from '../support/screen'

let app: RunningApp
let journey: Journey

const ROWS = 160

beforeAll(async () => {
  app = await startRunningApp()
  const shop = await app.shop('海蓝-美国', 'us')
  await app.runtime.db.asOwner((tx) =>
    tx.query(
      `insert into product (company_id, shop_id, msku, asin, title, currency)
        select $1, $2::bigint, 'HL-' || lpad(n::text, 4, '0'), 'B0HAILAN' || lpad(n::text, 2, '0'), '折叠收纳箱 ' || n, 'USD'
        from generate_series(1, $3::integer) n`,
      [app.companyId, shop, ROWS],
    ),
  )
  journey = await startJourney('navigation', app)
  await journey.page.goto('/amazon/sale/listing')
  await journey.signIn('admin', ADMIN_PASSWORD)
  await settled(journey.page)
}, 300_000)

afterEach(({ task }) => journey?.pictureFailure(task))
afterAll(async () => {
  await journey?.end()
  await app?.stop()
})

/** Goes to an address inside the app and waits until the address stands. */
async function open(address: string): Promise<void> {
  await journey.page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/amazon${address}`)
}

const tabs = (): Promise<string[]> => journey.page.getByRole('navigation', { name: '打开的页面' }).getByRole('link').allInnerTexts()
const address = (): string => new URL(journey.page.url()).pathname.slice('/amazon'.length) + new URL(journey.page.url()).search
const place = (): Promise<number> => journey.page.locator('[data-table-scroll]').evaluate((scroller) => scroller.scrollTop)

describe('staff find their way', { timeout: 240_000 }, () => {
  it('have what an address begins with asked for before its code is there, and nothing of it twice', async () => {
    const { page } = journey
    const calls: string[] = []
    page.on('request', (request) => void (request.method() === 'POST' && calls.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`)))
    const opened = async (): Promise<string[]> => {
      calls.length = 0
      await page.goto('/amazon/sale/listing?q=msku~HL-00&size=50')
      await settled(page)
      return [...calls]
    }
    await opened()
    await page.waitForFunction(() => localStorage.getItem('session:openings')?.includes('HL-00') ?? false)
    const asked = await opened()
    const plan = asked.findIndex((call) => call.startsWith('/app/api/v1/page-plan'))
    const rows = asked.findIndex((call) => call.includes('"HL-00"'))
    expect(plan).toBeGreaterThanOrEqual(0)
    expect(rows).toBeGreaterThanOrEqual(0)
    for (const path of ['/app/api/v1/session', '/app/api/v1/page-plan', asked[rows]!.split(' ', 1)[0]!]) {
      // The last days of figures are another question, put once the rows stand.
      expect([path, asked.filter((call) => call.startsWith(`${path} `) && !call.includes('"trend":')).length]).toEqual([path, 1])
    }
    // Both were under way before the app's own code could ask.
    const started = (): { name: string; startTime: number }[] => performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime }))
    const fetched = await page.evaluate(started)
    const shell = fetched.find(({ name }) => /shell-[^/]*\.js$/.test(name))?.startTime ?? 0
    const starts = fetched.filter(({ name }) => !name.includes('/assets/')).slice(0, 5).map(({ startTime }) => startTime)
    expect(Math.max(...starts)).toBeLessThan(shell + 50)
    page.removeAllListeners('request')
    journey.expectNoComplaints()
  })

  it('come back to a page by its tab, with its filters and where they had scrolled, also after a reload', async () => {
    const { page } = journey
    await page.goto('/amazon/sale/listing?q=msku~HL-0&size=100')
    await settled(page)
    await page.locator('[data-table-scroll]').evaluate((scroller) => scroller.scrollTo(0, 900))
    // The page hears of its own scrolling with the next frame.
    await idle(page)
    await open('/system/erp/dianPuLieBiao')
    await settled(page)
    expect((await tabs()).slice(1)).toEqual(['在线商品', '店铺列表'])
    await page.getByRole('link', { name: '在线商品', exact: true }).click()
    await settled(page)
    expect(address()).toBe('/sale/listing?q=msku~HL-0&size=100')
    await expect.poll(place, { timeout: 15_000 }).toBe(900)
    await journey.shoot('tabs')
    await open('/system/erp/dianPuLieBiao')
    await settled(page)
    await page.reload()
    await settled(page)
    expect((await tabs()).slice(1)).toEqual(['在线商品', '店铺列表'])
    await page.getByRole('link', { name: '在线商品', exact: true }).click()
    await settled(page)
    expect(address()).toBe('/sale/listing?q=msku~HL-0&size=100')
    await page.getByRole('button', { name: '关闭 在线商品' }).click()
    await expect.poll(address).toBe('/system/erp/dianPuLieBiao')
    expect((await tabs()).slice(1)).toEqual(['店铺列表'])
    journey.expectNoComplaints()
  })

  it('find a page by first letters and a product by its code, with the keyboard alone', async () => {
    const { page } = journey
    await page.keyboard.press('Control+k')
    // Nobody waits for the box to come before they type.
    await page.keyboard.type('zxsp')
    const box = page.getByRole('combobox', { name: '快速查找' })
    await expect.poll(() => box.inputValue()).toBe('zxsp')
    await page.getByRole('option', { name: /在线商品/ }).first().waitFor()
    await expectAccessible(page, '.ant-modal-root')
    await journey.shoot('palette')
    await page.keyboard.press('Enter')
    await expect.poll(address).toBe('/sale/listing')
    await settled(page)
    await page.keyboard.press('Control+k')
    await box.fill('HL-0042')
    await page.getByRole('option', { name: /HL-0042/ }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(address).toContain('/sale/listing?tab=listing&q=')
    await expect.poll(() => page.locator('tbody > tr.table-row').count()).toBe(1)
    await page.locator('.row-drawer').getByText('HL-0042').first().waitFor()
    await journey.shoot('found-product')
    await page.locator('.row-drawer .ant-drawer-close').click()
    await page.locator('.row-drawer').waitFor({ state: 'detached' })
    await settled(page)
    await page.keyboard.press('Control+k')
    // The palette hears keys once it has the focus.
    await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await box.waitFor({ state: 'detached' })
    journey.expectNoComplaints()
  })

  it('mark a page with a star, find it among the favourites after a reload, and take the star away', async () => {
    const { page } = journey
    const star = page.getByRole('button', { name: '收藏与常用' })
    await star.click()
    await page.getByRole('button', { name: '收藏本页' }).click()
    await page.getByRole('button', { name: '取消收藏本页' }).waitFor()
    await journey.shoot('favourites')
    await expectAccessible(page, '.favourites-pop')
    await page.keyboard.press('Escape')
    await page.reload()
    await settled(page)
    await page.locator('.frame-tools .is-starred').waitFor()
    await star.click()
    await page.getByRole('dialog', { name: '收藏与常用' }).getByRole('link', { name: '在线商品' }).first().waitFor()
    await page.getByRole('button', { name: '取消收藏本页' }).click()
    await page.getByText('还没有收藏的页面').waitFor()
    await page.keyboard.press('Escape')
    journey.expectNoComplaints()
  })

  it('are told on an old advertising page that it goes offline, and led to the new one', async () => {
    const { page } = journey
    await open('/advert/adSb')
    await page.getByText('旧版广告功能将于 2025-02-20 下线，请使用新版广告页面').waitFor()
    await journey.shoot('old-page')
    await page.getByRole('button', { name: '打开「SB广告」' }).click()
    await expect.poll(address).toBe('/advert/newAdvertisingSb')
    journey.expectNoComplaints()
  })

  it('read about the old shipment process on its pages, in a dialog that closes on other routes', async () => {
    const { page } = journey
    await open('/FBA/fbaCargo')
    const dialog = page.getByRole('dialog', { name: '货件流程说明' })
    await dialog.getByText('旧流程创建的货件不能用亚马逊 Send to Amazon 流程处理').waitFor()
    await journey.shoot('shipment-notice')
    await open('/system/erp/dianPuLieBiao')
    await dialog.waitFor({ state: 'detached' })
    await open('/FBA/declarePage')
    await dialog.getByRole('button', { name: '我知道了' }).click()
    await dialog.waitFor({ state: 'hidden' })
    journey.expectNoComplaints()
  })

  it('find a v3.0 page not there, with the query kept, until the company says where its old system stands', async () => {
    const { page } = journey
    await open('/FBA/erp/somethingOld?id=7')
    await page.getByText('页面不存在').first().waitFor()
    expect(address()).toBe('/page-not-find?id=7')
    await page.getByText('没有地址为 /FBA/erp/somethingOld 的页面').waitFor()
    expect(await page.getByRole('navigation').count()).toBeGreaterThan(0)
    await journey.shoot('not-found')
    await expectAccessible(page, '.frame-content')
    await page.route('https://old.example.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>old</h1>' }))
    await app.runtime.db.asOwner(
      (tx) => tx.query(`update company set settings = settings || '{"legacyUrl":"https://old.example.com/v3"}' where id = $1`, [app.companyId]),
    )
    await page.goto('/amazon/FBA/erp/somethingOld?id=7')
    const frame = page.frameLocator('iframe')
    await frame.frameLocator('iframe').getByText('old').waitFor()
    expect(await frame.locator('iframe').getAttribute('src')).toBe('https://old.example.com/v3/FBA/erp/somethingOld?id=7')
    await page.getByText('旧版 v3.0 页面，在旧系统中打开').waitFor()
    await journey.shoot('legacy')
    journey.expectNoComplaints()
  })

  it('read the whole of a text that is cut half a second after they point at it, and open the marketplace\'s page of an ASIN', async () => {
    const { page } = journey
    const title = '海蓝可折叠收纳箱大容量带盖加厚牛津布衣物整理箱家用换季被子储物箱三只装灰色'
    await app.runtime.db.asOwner((tx) => tx.query(`update product set title = $1 where msku = 'HL-0001'`, [title]))
    await page.goto('/amazon/sale/listing?q=msku~HL-0001')
    await settled(page)
    const row = page.locator('tbody > tr.table-row').first()
    await row.getByText('海蓝可折叠').hover()
    const tip = page.locator('.overflow-tip')
    await tip.waitFor()
    expect(await tip.innerText()).toBe(title)
    await journey.shoot('overflow-tip')
    await row.getByText('HL-0001').hover()
    await tip.waitFor({ state: 'detached' })
    const link = row.getByRole('link', { name: 'B0HAILAN01' })
    expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual(['https://www.amazon.com/dp/B0HAILAN01', '_blank'])
    journey.expectNoComplaints()
  })

  it('go by the keyboard from the first key on: past the menu, along the tabs', async () => {
    const { page } = journey
    await page.goto('/amazon/sale/listing')
    await settled(page)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('跳到内容')
    await journey.shoot('skip-link')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
    const tab = page.getByRole('navigation', { name: '打开的页面' }).getByRole('link', { name: '在线商品' })
    await tab.focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => tab.evaluate((element) => element === document.activeElement)).toBe(false)
    await page.keyboard.press('Enter')
    await expect.poll(address).not.toContain('/sale/listing')
    journey.expectNoComplaints()
  })
})

describe('the parts of the app', () => {
  it('none waits for one that waits for it: any of them may be the first that a window asks for', () => {
    const assets = fileURLToPath(new URL('../../dist/web/assets/', import.meta.url))
    const waits = new Map(readdirSync(assets).filter((name) => name.endsWith('.js')).map((name) => [name, importsOf(assets + name)]))
    const through = new Set<string>()
    const circles: string[] = []
    const walk = (name: string, above: readonly string[]): void => {
      if (above.includes(name)) circles.push([...above.slice(above.indexOf(name)), name].join(' → '))
      if (through.has(name) || above.includes(name)) return
      for (const next of waits.get(name) ?? []) walk(next, [...above, name])
      through.add(name)
    }
    for (const name of waits.keys()) walk(name, [])
    expect(circles).toEqual([])
    expect([...waits.values()].flat().length).toBeGreaterThan(waits.size)
  })
})

/** The files beside it that a built file waits for. */
function importsOf(file: string): string[] {
  const statements = parseSync(file, readFileSync(file, 'utf8')).program.body as unknown as { source?: { value: string } | null }[]
  return statements.flatMap(({ source }) => (source?.value.startsWith('./') ? [source.value.slice(2)] : []))
}
