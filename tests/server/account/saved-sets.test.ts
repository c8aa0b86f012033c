/** Specification, sections 3, 4 and 7: filter templates, column sets and quick searches are each person's own; store profiles and the lock-stock switch. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rewritingFiles } from '../../../server/kernel/store/migrate/system-tables'
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
  interface Views { views: { id: string; name: string; version: number; content: unknown }[]; defaultId: string | null }
  const LISTING = 'sale_listing:listing'
  const views = async (who: Client, source = LISTING) => (await who.call<Views>('/app/api/v1/views/list', { source })).body.data
  const post = async <T = Record<string, unknown>>(path: string, body: object, who = admin) => (await who.call<T>(path, body)).body
  const columns = async (who: Client, page = LISTING) => (await post<unknown[]>('/fba/api/v1/column/get', { page_key: page }, who)).data
  const searches = async (who: Client, page = LISTING) => (await post<{ list: unknown[] }>('/fba/api/v1/quickSearch/list', { page_key: page }, who)).data.list

  it('saved by the call is a view of the list, begun with where it says so; what the list saves is a column set', async () => {
    const { data: { id } } = await post<{ id: string }>('/fba/api/v1/column/add', { page_key: 'sale_listing', name: '精简', columns: ['msku', 'price'] })
    expect(await views(admin)).toMatchObject({ views: [{ id, name: '精简', content: { columns: [{ key: 'msku' }, { key: 'price' }] } }], defaultId: null })
    await post('/fba/api/v1/column/update', { id, columns: [{ key: 'msku', width: 90, pin: 'left' }], is_default: true })
    expect((await views(admin)).defaultId).toBe(id)
    const version = (await views(admin)).views[0]!.version
    const content = { columns: [{ key: 'price', hidden: true }], density: 'compact' }
    await post('/app/api/v1/views/save', { source: LISTING, id, version, name: '页面改的', kind: 'personal', content })
    expect(await columns(admin)).toEqual([{ id, name: '页面改的', columns: content.columns, is_default: true }])
    // What the call does not speak of stays.
    await post('/fba/api/v1/column/update', { id, name: '精简二', is_default: false })
    expect(await views(admin)).toMatchObject({ views: [{ name: '精简二', content }], defaultId: null })
    await post('/fba/api/v1/column/del', { id })
    expect([await columns(admin), (await views(admin)).views]).toEqual([[], []])
  })

  it('a quick search is a view by what it asks, its page and tab named', async () => {
    const asks = { filters: { sales_status: { op: 'in', value: ['1'] } }, where: { field: 'price', op: 'gt', value: '5' } }
    const { data: { id } } = await post<{ id: string }>('/fba/api/v1/quickSearch/add', { page_key: 'sale_listing', name: '在售', conditions: asks })
    expect((await views(admin)).views).toMatchObject([{ id, name: '在售', content: asks }])
    const tree = { or: [{ field: 'price', op: 'gt', value: '5' }, { field: 'msku', op: 'starts', value: 'A' }] }
    await post('/fba/api/v1/quickSearch/edit', { id, name: '贵的或A', conditions: tree })
    expect(await searches(admin)).toEqual([{ id, page_key: LISTING, name: '贵的或A', conditions: { filters: {}, where: tree } }])
    await post('/fba/api/v1/quickSearch/del', { id })
    expect([await searches(admin), (await views(admin)).views]).toEqual([[], []])
  })

  it('kept beside the views before are views now: nothing of them is lost, the one in use is begun with', async () => {
    const keeper = await app.person('keeper-columns', { roles: ['admin'] })
    await post('/fba/api/v1/column/add', { page_key: LISTING, name: '贵的', columns: ['msku'] }, keeper)
    const kept = [
      ['columns', 'sale_listing', '精简', '["msku", {"key": "price", "width": 90}]', true],
      ['search', 'sale_listing', '贵的', '{"field": "price", "op": "gt", "value": "5"}', false],
      ['search', 'sale_listing', '在售', '{"sales_status": ["1"], "msku": {"op": "starts", "value": "A"}}', false],
      ['columns', 'purchase_supplier', '奇怪', '[7]', false],
      ['search', 'purchase_supplier', '说不清', '{"a": null}', false], ['filter', '401', '广告', '{}', false],
    ]
    const { db } = app.runtime
    await db.asOwner(async (tx) => {
      const { rows: [person] } = await tx.query<{ id: string }>(`select id::text as id from employee where login_account = 'keeper-columns'`)
      for (const row of kept) {
        await tx.query('insert into saved_set (company_id, employee_id, kind, place, name, content, active) values ($1, $2, $3, $4, $5, $6::jsonb, $7)', [
          app.companyId, person!.id, ...row,
        ])
      }
      for (const { sql } of rewritingFiles(undefined)) await tx.query(sql)
      expect((await tx.query('select name from saved_set where employee_id = $1', [person!.id])).rows).toEqual([{ name: '广告' }])
      const told = await tx.query(
        `select row_title, after -> 'content' as content from audit_log where employee_id = $1 and call = '' order by id`, [person!.id],
      )
      expect(told.rows).toEqual([{ row_title: '奇怪', content: [7] }, { row_title: '说不清', content: { a: null } }])
    })
    const { views: moved, defaultId } = await views(keeper)
    expect(moved.map(({ name, content }) => [name, content])).toEqual([
      ['贵的', { columns: [{ key: 'msku' }] }], ['精简', { columns: [{ key: 'msku' }, { key: 'price', width: 90 }] }],
      ['贵的 2', { where: { field: 'price', op: 'gt', value: '5' } }],
      ['在售', { filters: { sales_status: { op: 'in', value: ['1'] }, msku: { op: 'starts', value: 'A' } } }],
    ])
    expect(moved.find(({ id }) => id === defaultId)?.name).toBe('精简')
    expect(await searches(keeper)).toHaveLength(2)
    expect((await views(keeper, 'purchase_supplier')).views.map(({ name }) => name)).toEqual(['奇怪', '说不清'])
  })

  it('are out of reach of a colleague, and a column or a field that the list has not is refused', async () => {
    const { data: { id } } = await post<{ id: string }>('/fba/api/v1/column/add', { page_key: LISTING, name: '我的', columns: ['msku'] })
    const other = await app.person('other-columns', { roles: ['admin'] })
    expect(await columns(other)).toEqual([])
    for (const path of ['column/update', 'column/del', 'quickSearch/edit', 'quickSearch/del']) {
      expect(await post(`/fba/api/v1/${path}`, { id, ...(path.endsWith('del') ? {} : { name: '改' }) }, other)).toMatchObject({ code: 1003 })
    }
    expect(await columns(admin)).toMatchObject([{ id, name: '我的' }])
    const says = async (path: string, body: object) => (await post(`/fba/api/v1/${path}`, { page_key: LISTING, name: '错', ...body })).msg
    expect(await says('column/add', { columns: ['msku', 'nothing'] })).toBe('「在线商品」没有「nothing」这一列，请改用这个列表的列')
    expect(await says('column/add', { columns: [] })).toMatch('columns 应是列的清单')
    expect(await says('quickSearch/add', { conditions: { filters: { nothing: { op: 'eq', value: '1' } } } })).toMatch('没有「nothing」这个筛选')
    expect(await says('quickSearch/add', { conditions: { field: 'nothing', op: 'eq', value: '1' } })).toMatch('没有「nothing」这个字段')
    expect(await says('quickSearch/add', { conditions: { filters: { sales_status: { value: '1' } } } })).toMatch('应写明 op')
    expect(await says('quickSearch/add', { conditions: { sales_status: ['1'] } })).toMatch('conditions 应是')
    expect(await says('column/add', { page_key: 'sale_listing:nothing', columns: ['msku'] })).toMatch('没有标签页 nothing')
    expect(await says('column/add', { name: '我的', columns: ['msku'] })).toMatch('已有名为「我的」的视图')
    expect((await other.call('/fba/api/v1/column/add', { page_key: 'nowhere', name: 'x', columns: ['a'] })).status).toBe(400)
    const wares = await app.person('wares-columns', { roles: ['warehouse'] })
    expect((await wares.call('/fba/api/v1/column/get', { page_key: 'finance_profit_report' })).status).toBe(403)
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
