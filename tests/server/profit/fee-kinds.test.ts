/** 费用细类: names of fees that a company keeps below the product's types; a fee has one of its own type, and one that is used stays. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'

let app: TestApp
let admin: Client
let shop: string
let star: string
const post = async <T = Record<string, unknown>>(path: string, body: unknown = {}, client = admin) => (await client.call<T>(path, body)).body

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  shop = await insertShop(app.runtime.db, app.companyId, '费用店')
  star = (await post<{ id: string }>('/fba/api/v1/finance/store_fee_type', { name: '红人推广', category: 'off_site' })).data.id
}, 240_000)
afterAll(() => app?.stop())

const fee = (more: object) => post<{ id: string }>('/fba/api/v1/customFee/add', {
  fee_month: '2025-03', shop_id: shop, fee_type: 'off_site', currency: 'CNY', amount: '12', share_by: 'none', ...more,
})

it('are told among the types, and once each', async () => {
  expect((await post<unknown[]>('/fba/api/v1/finance/get_type_list')).data).toEqual(expect.arrayContaining([
    { id: 'rent', name: '办公与场地', category: '自定义费用' }, { id: star, name: '红人推广', category: '站外推广' },
  ]))
  expect((await post('/fba/api/v1/finance/store_fee_type', { name: '红人推广', category: 'rent' })).code).not.toBe(200)
  expect((await post('/fba/api/v1/finance/store_fee_type', { name: '无类', category: 'x' })).code).not.toBe(200)
})

it('are chosen for fees of their own type alone', async () => {
  expect((await fee({ fee_type: 'rent', kind_id: star })).msg).toContain('这个费用细类不属于所选的费用类型')
  const { data } = await fee({ kind_id: star })
  const { data: { list } } = await post<{ list: unknown[] }>('/fba/api/v1/customFee/list', { page: 1, pageSize: 9, fields: ['fee_kind.name', 'fee_type'] })
  expect(list).toMatchObject([{ id: data.id, 'fee_kind.name': '红人推广', fee_type: 'off_site' }])
  expect((await post('/fba/api/v1/customFee/edit', { id: data.id, fee_type: 'rent' })).msg).toContain('不属于所选的费用类型')
})

it('stay while a fee has them, and go once none has', async () => {
  expect((await post('/fba/api/v1/finance/del_fee_type', { id: star })).code).not.toBe(200)
  const { data: { id: spare } } = await post<{ id: string }>('/fba/api/v1/finance/store_fee_type', { name: '折扣站', category: 'off_site' })
  expect((await post('/fba/api/v1/finance/del_fee_type', { id: spare })).code).toBe(200)
  expect((await post<{ name: string }[]>('/fba/api/v1/finance/get_type_list')).data.map(({ name }) => name)).not.toContain('折扣站')
})

it('are kept by who may keep fees', async () => {
  const keeper = await app.person('keeper', { roles: ['warehouse'] })
  expect((await post('/fba/api/v1/finance/store_fee_type', { name: '仓库的', category: 'rent' }, keeper)).code).not.toBe(200)
})
