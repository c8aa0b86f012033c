/** setEmployeeConfig: a person sets, by a word and its value, what their lists begin with; for themselves alone. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'

let app: TestApp
let north: string
let south: string
let clerk: Client
beforeAll(async () => {
  app = await startTestApp()
  north = await insertShop(app.runtime.db, app.companyId, '北店')
  south = await insertShop(app.runtime.db, app.companyId, '南店')
  clerk = await app.person('clerk', { roles: ['sales'], shopIds: [south] })
}, 240_000)
afterAll(() => app?.stop())

const set = async (who: Client, key: string, value: unknown) => (await who.call('/v2/system/api/setEmployeeConfig', { key, value })).body
const looks = async () => (await app.runtime.db.asOwner((tx) => tx.query(
  `select login_account, default_shops, default_currency from employee where company_id = $1 and login_account = 'clerk'`, [app.companyId],
))).rows[0]

it('keeps the shops and the currency that lists begin with, of shops that the person sees', async () => {
  expect(await set(clerk, 'default_shops', [south])).toMatchObject({ code: 200, data: { key: 'default_shops' } })
  expect(await set(clerk, 'default_currency', 'company')).toMatchObject({ code: 200 })
  expect(await looks()).toMatchObject({ default_shops: [south], default_currency: 'company' })
  expect((await set(clerk, 'default_shops', [north])).msg).toContain('您看不到的店铺')
  expect((await set(clerk, 'default_currency', 'gold')).msg).toContain('默认币种请从列表中选择')
  expect(await looks()).toMatchObject({ default_shops: [south], default_currency: 'company' })
})

it('keeps the columns of a list as one view, which the list begins with', async () => {
  const columns = async () => (await clerk.call<{ name: string; is_default: boolean; columns: { key: string }[] }[]>(
    '/fba/api/v1/column/get', { page_key: 'sale_listing_v2:listing' })).body.data
  expect(await set(clerk, 'columns', { page_key: 'sale_listing_v2:listing', columns: ['msku', 'price'] })).toMatchObject({ code: 200 })
  expect(await set(clerk, 'columns', { page_key: 'sale_listing_v2:listing', columns: ['msku', 'tags'] })).toMatchObject({ code: 200 })
  const sets = await columns()
  expect(sets.map(({ name, is_default: first }) => [name, first])).toEqual([['我的列', true]])
  expect(sets[0]?.columns.map(({ key }) => key)).toEqual(['msku', 'tags'])
  expect((await set(clerk, 'columns', { page_key: 'sale_listing_v2:listing', columns: ['nothing'] })).code).not.toBe(200)
  expect((await set(clerk, 'columns', ['msku'])).msg).toContain('请说明是哪个页面的列')
})

it('refuses any other word', async () => {
  for (const word of ['roles', 'constructor', 'password']) expect((await set(clerk, word, ['admin'])).msg).toContain(`没有“${word}”这项配置`)
})
