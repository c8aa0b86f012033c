/** Staff: accounts added, changed and switched off; there is always an administrator who can sign in, and passwords are never told. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN_PASSWORD, startTestApp, type Client, type TestApp } from '../../support/app'

const SOURCE = 'system_erp_yuan_gong_lie_biao:list'
const path = (call: string): string => `/base/api/v1/employee/${call}`

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
}, 600_000)
afterAll(() => app?.stop())

const write = (client: Client, call: string, body: Record<string, unknown>) =>
  client.call<Record<string, unknown>>(path(call), body, { headers: { 'idempotency-key': crypto.randomUUID() } })
const staff = async () => (await admin.call<{ list: Record<string, unknown>[] }>(path('list'), { page: 1, pageSize: 50, source: SOURCE })).body.data.list
const adminRow = async () => (await staff()).find((row) => row.login_account === 'admin')!

test('somebody added can sign in once the administrator has set a password, which nobody is told', async () => {
  const added = await write(admin, 'add', { login_account: 'xiaoming', name: '小明', roles: ['sales'], all_shops: true })
  expect(added.body.code).toBe(200)
  const id = added.body.data.id
  await expect(app.signIn('xiaoming', 'Xiaoming-1')).rejects.toThrow('登录失败')
  expect((await write(admin, 'set_password', { id, password: 'short' })).body).toMatchObject({ code: 1002, errors: { password: '8 到 200 个字符' } })
  expect((await write(admin, 'set_password', { id, password: 'Xiaoming-1' })).body.code).toBe(200)
  const client = await app.signIn('xiaoming', 'Xiaoming-1')
  expect(client.token).not.toBe('')
  const told = JSON.stringify(await staff())
  expect(told).not.toContain('Xiaoming-1')
  expect(told).not.toContain('argon2')
  const [audited] = (await app.runtime.db.asOwner((tx) => tx.query<{ text: string }>(`select string_agg(l::text, ' ') as text from audit_log l where entity = 'employee'`))).rows
  expect(audited!.text).toContain('setPassword')
  expect(audited!.text).not.toContain('Xiaoming-1')
  expect(audited!.text).not.toContain('argon2')
})

test('a new password ends the sign-ins there were', async () => {
  const row = (await staff()).find((each) => each.login_account === 'xiaoming')!
  const before = await app.signIn('xiaoming', 'Xiaoming-1')
  await write(admin, 'set_password', { id: row.id, password: 'Xiaoming-2' })
  expect((await before.call('/app/api/v1/session', {})).status).toBe(401)
  await app.signIn('xiaoming', 'Xiaoming-2')
})

test('somebody switched off is out at once', async () => {
  const row = (await staff()).find((each) => each.login_account === 'xiaoming')!
  const client = await app.signIn('xiaoming', 'Xiaoming-2')
  expect((await write(admin, 'edit', { id: row.id, state: 'off' })).body.code).toBe(200)
  expect((await client.call('/app/api/v1/session', {})).status).toBe(401)
})

test('the last administrator is neither switched off nor demoted', async () => {
  const { id } = await adminRow()
  expect((await write(admin, 'edit', { id, state: 'off' })).body).toMatchObject({ code: 1002, errors: { state: '最后一位管理员' } })
  expect((await write(admin, 'edit', { id, roles: ['sales'] })).body).toMatchObject({ code: 1002 })
  expect(await adminRow()).toMatchObject({ state: 'on', roles: ['admin'] })
  await app.signIn('admin', ADMIN_PASSWORD)
})

test('two administrators who switch each other off at once leave one of them', async () => {
  const second = await write(admin, 'add', { login_account: 'second', name: '第二位', roles: ['admin'], all_shops: true })
  await write(admin, 'set_password', { id: second.body.data.id, password: 'Second-one-1' })
  const other = await app.signIn('second', 'Second-one-1')
  const { id } = await adminRow()
  const answers = await Promise.all([write(admin, 'edit', { id: second.body.data.id, state: 'off' }), write(other, 'edit', { id, state: 'off' })])
  const left = (await app.runtime.db.asOwner((tx) => tx.query(`select login_account from employee where company_id = $1 and state = 'on' and 'admin' = any(roles)`, [app.companyId]))).rows
  expect(left).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(1)
  await app.runtime.db.asOwner((tx) => tx.query(`update employee set state = case when login_account = 'admin' then 'on' else 'off' end where company_id = $1 and login_account in ('admin', 'second')`, [app.companyId]))
  admin = await app.admin()
})

test('a shop or a person that is none is told at its field', async () => {
  expect((await write(admin, 'add', { login_account: 'nobody', name: '无名', roles: ['sales'], all_shops: false, shop_ids: ['no number'] })).body)
    .toMatchObject({ code: 1002, errors: { shop_ids: '没有这个店铺，或不在您可见的店铺范围内' } })
  expect((await write(admin, 'set_password', { id: 'no number', password: 'Another-1' })).body).toMatchObject({ code: 1003, errors: { id: '没有这个员工' } })
})

test('a role that is none is refused', async () => {
  const { id } = await adminRow()
  expect((await write(admin, 'edit', { id, roles: ['admin', 'king'] })).body).toMatchObject({ code: 1002, errors: { roles: '没有这个角色，或不在您可见的店铺范围内' } })
})

test('who is no administrator sets no passwords and makes no administrators', async () => {
  const { id } = await adminRow()
  const menu = await app.runtime.db.asOwner((tx) => tx.query(`insert into role (company_id, name, label, everything, menus, permissions, denied_actions, hidden_fields) values ($1, 'people', '人事', false, '{M00123000}', '{}', '{}', '{}')`, [app.companyId]))
  expect(menu.rowCount).toBe(1)
  const people = await app.person('renshi', { roles: ['people'] })
  const own = (await staff()).find((each) => each.login_account === 'renshi')!
  const other = (await staff()).find((each) => each.login_account === 'xiaoming')!
  expect((await write(people, 'set_password', { id, password: 'Another-1' })).body).toMatchObject({ code: 1002 })
  expect((await write(people, 'edit', { id: other.id, roles: ['admin'] })).body).toMatchObject({ code: 1002 })
  expect((await write(people, 'edit', { id: own.id, roles: ['people', 'finance'] })).body).toMatchObject({ code: 1002 })
  expect((await write(people, 'edit', { id, name: '别人' })).body).toMatchObject({ code: 1002 })
  expect((await write(people, 'edit', { id: other.id, name: '小明明' })).body.code).toBe(200)
})

test('nobody gives others a role with permissions they lack themselves', async () => {
  await app.runtime.db.asOwner((tx) => tx.query(`insert into role (company_id, name, label, menus) select $1, 'clerks', '人事文员', array_agg(distinct menu) from role, unnest(menus) menu where name = 'warehouse' and company_id = $1`, [app.companyId]))
  await app.runtime.db.asOwner((tx) => tx.query(`update role set menus = menus || array['M00123006'] where company_id = $1 and name = 'clerks'`, [app.companyId]))
  const clerk = await app.person('clerk', { roles: ['clerks'] })
  const refused = await write(clerk, 'add', { login_account: 'friend', name: '朋友', roles: ['finance'], all_shops: true })
  expect(refused.body).toMatchObject({ code: 1002, errors: { roles: '超出您自己的权限' } })
  expect((await write(clerk, 'add', { login_account: 'keeper', name: '仓管', roles: ['warehouse'], all_shops: true })).body).toMatchObject({ code: 200 })
})
