/** Departments: a tree without circles, whose names are followed by people, shops and flows, and whose people may see its shops. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'

type Row = Record<string, unknown>

let app: TestApp
let admin: Client
let seller: Client
let shop: string
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  shop = await insertShop(app.runtime.db, app.companyId, '北美店')
  await insertShop(app.runtime.db, app.companyId, '日本店')
  seller = await app.person('seller', { roles: ['sales'], shopIds: [] })
}, 600_000)
afterAll(() => app?.stop())

const department = (call: string, body: Row, client = admin) => client.call<Row>(`/base/api/v1/department/${call}`, body)
const added = async (name: string, parent?: string) => (await department('add', { name, ...(parent ? { parent_name: parent } : {}) })).body
const tree = async () => (await admin.call<{ list: Row[] }>('/base/api/v1/department/list', {
  page: 1, pageSize: 50, fields: ['name', 'parent_name', 'full_name', 'member_count', 'shop_count'],
})).body.data.list
const person = async (account: string) => (await admin.call<{ list: Row[] }>('/base/api/v1/employee/list', {
  page: 1, pageSize: 50, fields: ['id', 'login_account', 'dept_name', 'dept_shops'],
})).body.data.list.find((row) => row['login_account'] === account)!
const edit = async (account: string, values: Row, client = admin) =>
  (await client.call<Row>('/base/api/v1/employee/edit', { id: (await person(account))['id'], ...values })).body
const shopsSeen = async () => (await seller.call<{ list: Row[] }>(app.runtime.live.current.model.families['app']!.calls['shops']!.path, {
  page: 1, pageSize: 50, fields: ['name'],
})).body.data.list.map(({ name }) => name)

test('stand below one another, are told by their whole path, and never in a circle', async () => {
  for (const [name, parent] of [['运营部'], ['北美运营部', '运营部'], ['美国组', '北美运营部'],
    ['财务部']] as const) expect((await added(name, parent)).code).toBe(200)
  expect((await tree()).map((row) => row['full_name'])).toEqual(expect.arrayContaining(['运营部', '运营部/北美运营部',
    '运营部/北美运营部/美国组', '财务部']))
  expect((await department('edit', { name: '运营部', parent_name: '美国组' })).body).toMatchObject(
    { code: 1002, msg: '「运营部」不能放在它自己或它的下级里', errors: { parent_name: '请选择别的上级部门' } },
  )
  expect((await department('edit', { name: '运营部', parent_name: '没有' })).body).toMatchObject({ code: 1002,
    errors: { parent_name: expect.stringContaining('没有这个部门') as string } })
  expect((await added('甲/乙'))).toMatchObject({ code: 1002, errors: { name: '不能有“/”' } })
  expect((await added('财务部')).code).not.toBe(200)
  // Moved, with all below it.
  expect((await department('edit', { name: '北美运营部', parent_name: '财务部' })).body.code).toBe(200)
  expect((await tree()).find(({ name }) => name === '美国组')).toMatchObject({ full_name: '财务部/北美运营部/美国组' })
  expect((await department('edit', { name: '北美运营部', parent_name: '运营部' })).body.code).toBe(200)
})

test('have people and shops, who follow when one is called otherwise, and hold it from being removed', async () => {
  expect((await edit('seller', { dept_name: '运营部' })).code).toBe(200)
  expect((await admin.call(app.runtime.live.current.model.families['app']!.calls['shopEdit']!.path, { id: shop, dept_name: '美国组' })).body.code).toBe(200)
  expect((await tree()).find(({ name }) => name === '运营部')).toMatchObject({ member_count: 1, shop_count: 0 })
  expect((await tree()).find(({ name }) => name === '美国组')).toMatchObject({ member_count: 0, shop_count: 1 })
  expect((await department('rename', { name: '运营部', to: '财务部' })).body).toMatchObject({ code: expect.not.stringMatching('200') as unknown,
    errors: { to: '已有这个部门' } })
  expect((await department('rename', { name: '运营部', to: '销售中心' })).body.code).toBe(200)
  expect(await person('seller')).toMatchObject({ dept_name: '销售中心' })
  expect((await tree()).find(({ name }) => name === '美国组')).toMatchObject({ full_name: '销售中心/北美运营部/美国组' })
  expect((await department('remove', { name: '销售中心' })).body.msg).toContain('不能删除')
  expect((await department('rename', { name: '没有', to: '甲' })).body.code).not.toBe(200)
})

test('show their shops to people of theirs whose account says so, and to nobody who gave it to themselves', async () => {
  expect(await shopsSeen()).toEqual([])
  expect((await edit('seller', { dept_shops: true })).code).toBe(200)
  expect(await shopsSeen()).toEqual(['北美店'])
  expect((await edit('seller', { dept_name: '财务部' })).code).toBe(200)
  expect(await shopsSeen()).toEqual([])
  // Whoever sees some shops only changes no tree that decides what others see, nor their own department.
  const clerk = await app.runtime.db.asOwner((tx) => tx.query(
    `insert into role (company_id, name, label, everything, menus, permissions, denied_actions, hidden_fields)
     values ($1, 'clerks', '人事', false, '{M00123000}', '{}', '{}', '{}')`, [app.companyId]))
  expect(clerk.rowCount).toBe(1)
  expect((await edit('seller', { roles: ['clerks'] })).code).toBe(200)
  expect((await edit('seller', { dept_name: '销售中心' }, seller))).toMatchObject({ code: 403 })
  expect((await department('add', { name: '自建', parent_name: '销售中心' }, seller)).status).toBe(403)
  expect((await department('rename', { name: '销售中心', to: '自建' }, seller)).status).toBe(403)
})

test('a person says how they look and which shops and currency their lists begin with, of those that they see', async () => {
  const save = async (values: Row) => (await seller.call<Row>('/sso/api/v1/profile/save', values)).body
  const picture = 'data:image/webp;base64,UklGRg=='
  expect(await save({ avatar: 'javascript:alert(1)' })).toMatchObject({ code: 1002, errors: { avatar: '不是图片，或太大' } })
  expect(await save({ default_shops: [shop] })).toMatchObject({ code: 1002, errors: { default_shops: '请选择您可见的店铺' } })
  expect(await save({ default_currency: 'EUR' })).toMatchObject({ code: 1002, errors: { default_currency: '请从列表中选择' } })
  expect((await edit('seller', { dept_name: '美国组', dept_shops: true, roles: ['sales'] })).code).toBe(200)
  expect(await save({ avatar: picture, default_shops: [shop], default_currency: 'original' })).toMatchObject({ code: 200, data: { avatar: picture,
    default_shops: [shop] } })
  expect((await seller.call<{ employee: Row }>('/app/api/v1/session', {})).body.data.employee).toMatchObject({ avatar: picture })
  const named = await admin.call<{ list: Row[] }>('/app/api/v1/options', { entity: 'employee', values: [(await person('seller'))['id']] })
  expect(named.body.data.list[0]).toMatchObject({ image: picture })
  const begins = async (route: string) => {
    const { body } = await seller.call<{ plan: { lists: { begins?: unknown }[]; board?: { begins?: unknown } } }>(
      app.runtime.live.current.model.families['app']!.calls['pagePlan']!.path, { route })
    return (body.data.plan.board ?? body.data.plan.lists[0])?.begins
  }
  expect(await begins('/statistics/OperationKanban')).toEqual({ filters: { shop: [shop] }, currency: 'original' })
  expect(await begins('/sale/erp/dingDanLieBiao')).toMatchObject({ filters: { shop: [shop] } })
  // A shop that they no longer see is begun with no more.
  expect((await edit('seller', { dept_shops: false })).code).toBe(200)
  expect(await begins('/sale/erp/dingDanLieBiao')).toBeUndefined()
})

test('are counted beside roles, with the menus that each opens', async () => {
  const { body } = await admin.call<{ list: Row[] }>('/base/api/v1/role/list', { page: 1, pageSize: 50, fields: ['name', 'dept_count', 'menu_count',
    'member_count'] })
  const of = (name: string): Row => body.data.list.find((row) => row['name'] === name)!
  expect(of('sales')).toMatchObject({ dept_count: 1, member_count: 1 })
  expect(Number(of('sales')['menu_count'])).toBeGreaterThan(20)
  expect(Number(of('admin')['menu_count'])).toBeGreaterThan(Number(of('sales')['menu_count']))
})
