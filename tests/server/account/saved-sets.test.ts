/** Specification, sections 3, 4 and 7: filter templates, column sets and quick searches are each person's own; store profiles and the lock-stock switch. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'

interface Filter { id: string; active: number; config_type: number; name: string; conditions: unknown }

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
}, 240_000)
afterAll(() => app?.stop())

const filters = async (who: Client, type?: number) =>
  (await who.call<Filter[]>('/fba/api/v1/userFilter/list', type === undefined ? {} : { config_type: type })).body.data
const add = (who: Client, body: object) => who.call<{ id: string }>('/fba/api/v1/userFilter/add', body)

describe('filter templates', () => {
  it('are kept by type, and only one of a type is active', async () => {
    const conditions = { field: 'acos', op: 'gt', value: '0.3' }
    const first = (await add(admin, { config_type: 401, name: '高 ACOS', conditions, active: 1 })).body.data.id
    const second = (await add(admin, { config_type: 401, name: '低曝光', conditions: [], active: 1 })).body.data.id
    await add(admin, { name: '默认的', conditions: [] })
    expect((await filters(admin, 401)).map(({ name, active, config_type: type }) => [name, active, type])).toEqual([['高 ACOS', 0, 401], ['低曝光', 1, 401]])
    expect((await filters(admin, 401))[0]?.conditions).toEqual(conditions)
    expect((await filters(admin)).map(({ name, config_type: type }) => [name, type])).toEqual([['默认的', 300]])
    await admin.call('/fba/api/v1/userFilter/edit', { id: first, config_type: 401, active: 1 })
    expect((await filters(admin, 401)).map(({ active }) => active)).toEqual([1, 0])
    await admin.call('/fba/api/v1/userFilter/remove', { id: second, config_type: 401 })
    expect(await filters(admin, 401)).toHaveLength(1)
  })

  it('refuse a type that there is none of, a name twice, and what is another person\'s', async () => {
    expect((await add(admin, { config_type: 999, name: 'x', conditions: [] })).body.msg).toContain('config_type 只能是')
    const { id } = (await add(admin, { config_type: 202, name: '同名', conditions: [] })).body.data
    expect((await add(admin, { config_type: 202, name: '同名', conditions: [] })).body.code).toBe(1005)
    const other = await app.person('other-filters', { roles: ['admin'] })
    expect(await filters(other, 202)).toEqual([])
    expect((await other.call('/fba/api/v1/userFilter/edit', { id, name: '改' })).body.code).toBe(1003)
    expect((await other.call('/fba/api/v1/userFilter/remove', { id })).body.code).toBe(1003)
    expect((await add(admin, { config_type: 202, name: ' ', conditions: [] })).body.code).toBe(1002)
  })
})

describe('filter templates of the new advertising service', () => {
  it('are the same templates, listed with their number', async () => {
    const person = await app.person('new-ads-filters', { roles: ['sales'] })
    const { id } =
      (await person.call<{ id: string }>('/newamzd/api/UserFilter/add', { config_type: 405, name: '高转化', conditions: { filters: {} }, active: 1 })).body.data
    const listed = { id, active: 1, config_type: 405, name: '高转化', conditions: { filters: {} } }
    expect((await person.call('/newamzd/api/UserFilter/list', { config_type: 405 })).body.data).toEqual({ list: [listed], total: 1 })
    expect(await filters(person, 405)).toEqual([listed])
    await person.call('/newamzd/api/UserFilter/edit', { id, name: '转化好', active: 0 })
    expect((await filters(person, 405)).map(({ name, active }) => [name, active])).toEqual([['转化好', 0]])
    expect((await person.call('/newamzd/api/UserFilter/list', {})).body.data).toEqual({ list: [], total: 0 })
    expect((await person.call('/newamzd/api/UserFilter/list', { config_type: 402 })).body.msg).toContain('config_type 只能是')
    expect((await admin.call('/newamzd/api/UserFilter/remove', { id })).body.code).toBe(1003)
    await person.call('/newamzd/api/UserFilter/remove', { id })
    expect(await filters(person, 405)).toEqual([])
  })

  it('of one type are never two in use, however many are put in use at once', async () => {
    const person = await app.person('hasty-filters', { roles: ['sales'] })
    const ids = await Promise.all(['甲', '乙', '丙'].map(async (name) => (await add(person, { config_type: 301, name, conditions: {} })).body.data.id))
    const answers = await Promise.all(ids.map((id) => person.call('/fba/api/v1/userFilter/edit', { id, active: 1 })))
    expect(answers.map(({ body }) => body.code)).toEqual([200, 200, 200])
    expect((await filters(person, 301)).filter(({ active }) => active === 1)).toHaveLength(1)
  })
})

describe('column sets and quick searches', () => {
  it('are added, listed, changed and removed', async () => {
    const { id } = (await admin.call<{ id: string }>('/fba/api/v1/column/add', { page_key: 'sale_listing', name: '精简', columns: ['msku', 'price'] })).body.data
    await admin.call('/fba/api/v1/column/update', { id, columns: ['msku'], is_default: true })
    expect((await admin.call('/fba/api/v1/column/get', { page_key: 'sale_listing' })).body.data).toEqual([
      { id, name: '精简', columns: ['msku'], is_default: true },
    ])
    await admin.call('/fba/api/v1/column/del', { id })
    expect((await admin.call('/fba/api/v1/column/get', { page_key: 'sale_listing' })).body.data).toEqual([])
    const search =
      (await admin.call<{
        id: string
      }>('/fba/api/v1/quickSearch/add', { page_key: 'sale_listing', name: '在售', conditions: { sales_status: ['1'] } })).body.data.id
    await admin.call('/fba/api/v1/quickSearch/edit', { id: search, name: '正常在售' })
    expect((await admin.call('/fba/api/v1/quickSearch/list', { page_key: 'sale_listing' })).body.data).toEqual({
      list: [{ id: search, page_key: 'sale_listing', name: '正常在售', conditions: { sales_status: ['1'] } }], total: 1,
    })
    // A quick search is no column set, though both are kept alike.
    expect((await admin.call('/fba/api/v1/column/del', { id: search })).body.code).toBe(1003)
    await admin.call('/fba/api/v1/quickSearch/del', { id: search })
    expect((await admin.call<{ total: number }>('/fba/api/v1/quickSearch/list', { page_key: 'sale_listing' })).body.data.total).toBe(0)
  })
})

describe('the company', () => {
  it('says whether it locks stock, by either call', async () => {
    const { db } = app.runtime
    const ask = async () => [
      (await admin.call<{ is_open: number }>('/fba/api/v1/company/getCompanyLockStock', {})).body.data.is_open,
      (await admin.call<{ is_open: number }>('/fba/api/v1/fbaLockQty/getCompanyLockStock', undefined, { method: 'GET' })).body.data.is_open,
    ]
    expect(await ask()).toEqual([0, 0])
    await db.asOwner((tx) => tx.query(`update company set settings = settings || '{"lockStock": true}' where id = $1`, [app.companyId]))
    expect(await ask()).toEqual([1, 1])
  })

  it('names its stores by profile id, to each person those that they may see', async () => {
    const own = await insertShop(app.runtime.db, app.companyId, '甲店')
    const other = await insertShop(app.runtime.db, app.companyId, '乙店')
    const narrow = await app.person('one-store', { roles: ['sales'], shopIds: [own] })
    const profiles = async (who: Client) => (await who.call<Record<string, { profile_id: string; shop: string }>>('/newamzd/api/Profile/list', {})).body.data
    expect(Object.keys(await profiles(admin)).sort()).toEqual([own, other].sort())
    expect(Object.values(await profiles(narrow))).toEqual([{ profile_id: own, shop: '甲店', site: 'us', currency: 'USD' }])
  })
})
