/** Staff: accounts added, changed and switched off; there is always an administrator who can sign in, and passwords are never told. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN_PASSWORD, startTestApp, type Client, type TestApp } from '../../support/app'

const SOURCE = 'system_employee:list'
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
/** Titles of a person's messages, the newest first. */
const newsOf = async (account: string) => (await app.runtime.db.asOwner((tx) => tx.query<{ title: string }>(
  'select m.title from message m join employee e on e.company_id = m.company_id and e.id = m.employee_id where e.login_account = $1 order by m.id desc', [
    account,
  ]))).rows.map(({ title }) => title)
const adminRow = async () => (await staff()).find((row) => row.login_account === 'admin')!

test('somebody added can sign in once the administrator has set a password, which nobody is told', async () => {
  const added = await write(admin, 'add', { login_account: 'xiaoming', name: '小明', roles: ['sales'], all_shops: true })
  expect(added.body.code).toBe(200)
  const id = added.body.data.id
  await expect(app.signIn('xiaoming', 'Xiaoming-1')).rejects.toThrow('登录失败')
  expect((await write(admin, 'set_password', { id, password: 'short' })).body).toMatchObject({ code: 1002,
    errors: { password: '密码应为 8 到 200 个字符' } })
  expect((await write(admin, 'set_password', { id, password: 'Password123' })).body).toMatchObject({ code: 1002,
    errors: { password: '密码太简单，请换一个' } })
  expect((await write(admin, 'set_password', { id, password: 'Xiaoming-1' })).body.code).toBe(200)
  const client = await app.signIn('xiaoming', 'Xiaoming-1')
  expect(client.token).not.toBe('')
  const told = JSON.stringify(await staff())
  expect(told).not.toContain('Xiaoming-1')
  expect(told).not.toContain('argon2')
  const [audited] =
    (await app.runtime.db.asOwner((tx) => tx.query<{
      text: string
    }>(`select string_agg(l::text, ' ') as text from audit_log l where entity = 'employee'`))).rows
  expect(audited!.text).toContain('setPassword')
  expect(audited!.text).not.toContain('Xiaoming-1')
  expect(audited!.text).not.toContain('argon2')
})

test('a colleague is added in one step: with a role, no shop, and a link that is told once or a first password', async () => {
  const body = { login_account: 'xiaohong', name: '小红', roles: ['sales'], password: null }
  expect((await write(admin, 'invite', { ...body, roles: [] })).body).toMatchObject({ code: 1002, errors: { roles: '请选择角色' } })
  expect((await write(admin, 'invite', { ...body, password: 'short' })).body).toMatchObject({ code: 1002,
    errors: { password: '密码应为 8 到 200 个字符' } })
  expect((await staff()).some(({ login_account }) => login_account === 'xiaohong')).toBe(false)
  const key = crypto.randomUUID()
  const added = await admin.call<{ id: string; handOver?: { value: string } }>(path('invite'), body, { headers: { 'idempotency-key': key } })
  const secret = added.body.data.handOver!.value.split('#key=')[1]!
  const again = await admin.call(path('invite'), body, { headers: { 'idempotency-key': key } })
  expect(again.body.data).toEqual({ id: added.body.data.id })
  expect((await staff()).find(({ id }) => id === added.body.data.id)).toMatchObject({ name: '小红', roles: ['sales'], all_shops: false })
  expect((await app.stranger.call('/sso/api/v1/password/by-link', { key: secret, new_password: 'Xiaohong-1' })).body.code).toBe(200)
  expect((await app.signIn('xiaohong', 'Xiaohong-1')).token).not.toBe('')

  const second = await write(admin, 'invite', { login_account: 'xiaolan', name: '小兰', roles: ['sales'], password: 'Xiaolan-1' })
  expect(second.body.data).toEqual({ id: second.body.data['id'] })
  const login =
    await app.stranger.call<{ employeeInfo: { mustChangePassword?: boolean } }>('/sso/api/v1/login', { login_account: 'xiaolan', password: 'Xiaolan-1' })
  expect(login.body.data.employeeInfo.mustChangePassword).toBe(true)
})

test('a password that an administrator set is changed before anything else is answered', async () => {
  const login =
    await app.stranger.call<{ employeeInfo: { mustChangePassword?: boolean } }>('/sso/api/v1/login', { login_account: 'xiaoming', password: 'Xiaoming-1' })
  expect(login.body.data.employeeInfo.mustChangePassword).toBe(true)
  const client = await app.signIn('xiaoming', 'Xiaoming-1')
  for (const call of ['/app/api/v1/session', path('list'), '/sso/api/v1/profile/get', '/sso/api/v1/session/list']) {
    expect((await client.call(call, {})).body).toMatchObject({ code: 1103, msg: '您的密码是管理员设置的，请先改成自己的密码。' })
  }
  expect((await client.call('/sso/api/v1/password/change', { old_password: 'Xiaoming-1', new_password: 'Xiaoming-1' })).body.code).toBe(1002)
  expect((await client.call('/sso/api/v1/password/change', { old_password: 'Xiaoming-1', new_password: 'my-own-password' })).body.code).toBe(200)
  expect((await client.call('/app/api/v1/session', {})).body.code).toBe(200)
  expect((await app.stranger.call<{
    employeeInfo: object
  }>('/sso/api/v1/login', { login_account: 'xiaoming', password: 'my-own-password' })).body.data.employeeInfo).not.toHaveProperty('mustChangePassword')
  expect(await newsOf('xiaoming')).toEqual(['您的密码已修改', '管理员重设了您的密码'])
})

test('a link sets a password once, for a day, and is kept as a hash', async () => {
  const row = (await staff()).find((each) => each.login_account === 'xiaoming')!
  const make = async () => (await write(admin, 'password_link', { id: row.id })).body.data.handOver as { value: string; note: string }
  const keyOf = ({ value }: { value: string }) => value.split('#key=')[1]!
  const old = await make()
  const link = await make()
  expect(link).toMatchObject({ value: expect.stringMatching(/^\/amazon\/passwordReset#key=[\w-]{43}$/),
    note: expect.stringContaining('24 小时内有效，只能用一次') })
  const kept = await app.runtime.db.asOwner((tx) => tx.query<{ all: string }>(
    `select (select string_agg(l::text, ' ') from password_link l) || coalesce((select string_agg(k::text, ' ') from idempotency_key k), '') as all`,
  ))
  expect(kept.rows[0]!.all).not.toContain(keyOf(link))
  const set = (key: string, password: string) => app.stranger.call('/sso/api/v1/password/by-link', { key, new_password: password })
  expect((await set(keyOf(old), 'another-password')).body).toMatchObject({ code: 1003, msg: expect.stringContaining('已使用或已过期') })
  expect((await app.stranger.call('/sso/api/v1/password/link-owner', { key: keyOf(link) })).body.data).toEqual({
    login_account: 'xiaoming', name: '小明', company: '测试公司',
  })
  expect((await set(keyOf(link), '12345678')).body).toMatchObject({ code: 1002, errors: { new_password: '密码太简单，请换一个' } })
  const before = await app.signIn('xiaoming', 'my-own-password')
  expect((await set(keyOf(link), 'Xiaoming-1')).body.code).toBe(200)
  expect((await set(keyOf(link), 'Xiaoming-9')).body.code).toBe(1003)
  expect((await before.call('/app/api/v1/session', {})).status).toBe(401)
  expect((await (await app.signIn('xiaoming', 'Xiaoming-1')).call('/app/api/v1/session', {})).body.code).toBe(200)
  const late = await make()
  await app.runtime.db.asOwner((tx) => tx.query(`update password_link set expires_at = now() - interval '1 second'`))
  expect((await set(keyOf(late), 'Xiaoming-9')).body.code).toBe(1003)
  const sales = await app.person('seller-1', { roles: ['sales'] })
  expect((await write(sales, 'password_link', { id: row.id })).status).toBe(403)
})

test('a new password ends the sign-ins there were', async () => {
  const row = (await staff()).find((each) => each.login_account === 'xiaoming')!
  const before = await app.signIn('xiaoming', 'Xiaoming-1')
  await write(admin, 'set_password', { id: row.id, password: 'Xiaoming-2' })
  expect((await before.call('/app/api/v1/session', {})).status).toBe(401)
  await app.signIn('xiaoming', 'Xiaoming-2')
})

test('somebody switched off is out at once, and so is what runs in their name; switched on again they sign in anew', async () => {
  const row = (await staff()).find((each) => each.login_account === 'xiaoming')!
  const client = await app.signIn('xiaoming', 'Xiaoming-2')
  const [job] = (await app.runtime.db.asOwner((tx) => tx.query<{ id: string }>(
    `insert into job (company_id, employee_id, kind, title, payload, max_attempts, run_after)
      values ($1, $2, 'export', '导出', '{}', 3, now() + interval '1 hour') returning id::text as id`,
    [
      app.companyId, row.id,
    ]))).rows
  expect((await write(admin, 'edit', { id: row.id, state: 'off' })).body.code).toBe(200)
  expect((await client.call('/app/api/v1/session', {})).status).toBe(401)
  expect((await app.runtime.db.asOwner((tx) => tx.query('select state from job where id = $1', [job!.id]))).rows).toEqual([{ state: 'cancelled' }])
  expect(await app.runtime.sessions.person(app.companyId, String(row.id))).toBeUndefined()
  expect((await write(admin, 'edit', { id: row.id, state: 'on' })).body.code).toBe(200)
  expect((await client.call('/app/api/v1/session', {})).status).toBe(401)
  expect((await write(admin, 'edit', { id: row.id, state: 'off' })).body.code).toBe(200)
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
  await other.call('/sso/api/v1/password/change', { old_password: 'Second-one-1', new_password: 'Second-one-2' })
  const { id } = await adminRow()
  const answers = await Promise.all([write(admin, 'edit', { id: second.body.data.id, state: 'off' }), write(other, 'edit', { id, state: 'off' })])
  const left =
    (await app.runtime.db.asOwner((tx) =>
      tx.query(`select login_account from employee where company_id = $1 and state = 'on' and 'admin' = any(roles)`, [app.companyId]))).rows
  expect(left).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(1)
  await app.runtime.db.asOwner((tx) => tx.query(
    `update employee set state = case when login_account = 'admin' then 'on' else 'off' end where company_id = $1 and login_account in ('admin', 'second')`,
    [app.companyId],
  ))
  admin = await app.admin()
})

test('a shop or a person that is none is told at its field', async () => {
  expect((await write(admin, 'add', { login_account: 'nobody', name: '无名', roles: ['sales'], all_shops: false, shop_ids: ['no number'] })).body)
    .toMatchObject({ code: 1002, errors: { shop_ids: '没有这个店铺，或不在您可见的店铺范围内' } })
  expect((await write(admin, 'set_password', { id: 'no number', password: 'Another-1' })).body).toMatchObject({ code: 1003,
    errors: { id: '没有这个员工' } })
})

test('a role that is none is refused', async () => {
  const { id } = await adminRow()
  expect((await write(admin, 'edit', { id, roles: ['admin', 'king'] })).body).toMatchObject({ code: 1002,
    errors: { roles: '没有这个角色，或不在您可见的店铺范围内' } })
})

test('who is no administrator sets no passwords and makes no administrators', async () => {
  const { id } = await adminRow()
  const menu =
    await app.runtime.db.asOwner(
      (tx) =>
        tx.query(
          `insert into role (company_id, name, label, everything, menus, permissions, denied_actions, hidden_fields)
            values ($1, 'people', '人事', false, '{M00123000}', '{}', '{}', '{}')`,
          [app.companyId],
        ),
    )
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
  await app.runtime.db.asOwner(
    (tx) =>
      tx.query(
        `insert into role (company_id, name, label, menus) select $1, 'clerks', '人事文员', array_agg(distinct menu) from role, unnest(menus) menu
          where name = 'warehouse' and company_id = $1`,
        [app.companyId],
      ),
  )
  await app.runtime.db.asOwner(
    (tx) => tx.query(`update role set menus = menus || array['M00123006'] where company_id = $1 and name = 'clerks'`, [app.companyId]),
  )
  const clerk = await app.person('clerk', { roles: ['clerks'] })
  const refused = await write(clerk, 'invite', { login_account: 'friend', name: '朋友', roles: ['finance'], all_shops: true })
  expect(refused.body).toMatchObject({ code: 1002, errors: { roles: '超出您自己的权限' } })
  expect((await write(clerk, 'invite', { login_account: 'keeper', name: '仓管', roles: ['warehouse'], all_shops: true })).body).toMatchObject({ code: 200 })
})

test('nobody touches the account of a person who may more than they, who is told of every change', async () => {
  await app.person('caiwu', { roles: ['finance'] })
  await app.person('cangku', { roles: ['warehouse'] })
  const clerk = await app.signIn('clerk', 'person-password')
  const idOf = async (account: string) => (await staff()).find((row) => row.login_account === account)!.id
  const finance = await idOf('caiwu')
  for (const change of [
    { mobile: '13911110000' }, { email: 'x@example.com' }, { login_account: 'mine' }, { roles: ['warehouse'] }, { all_shops: false, shop_ids: [] },
  ]) {
    const { body } = await write(clerk, 'edit', { id: finance, ...change })
    expect(body).toMatchObject({
      code: 1002, msg: expect.stringMatching(/^「caiwu」的权限比您多（.+），不能修改他的账号、手机号、邮箱与权限/),
        errors: { [Object.keys(change)[0]!]: '这个人的权限比您多' },
    })
  }
  expect((await write(clerk, 'edit', { id: finance, dept_name: '财务部' })).body).toMatchObject({ code: 1002, errors: { dept_name: expect.stringContaining(
    '没有这个部门') as string } })
  expect((await admin.call('/base/api/v1/department/add', { name: '财务部' })).body.code).toBe(200)
  expect((await write(clerk, 'edit', { id: finance, dept_name: '财务部' })).body.code).toBe(200)
  expect((await write(clerk, 'bulk_edit', { ids: [finance], values: { mobile: '13911110000' } })).body.code).not.toBe(200)
  expect(await newsOf('caiwu')).toEqual([])
  // A colleague who may no more: the number is kept, the owner is told, and it opens nothing before they confirmed it.
  const keeper = await idOf('cangku')
  expect((await write(clerk, 'edit', { id: keeper, mobile: '13911110001' })).body.code).toBe(200)
  expect(await newsOf('cangku')).toEqual(['您的账号资料或权限被修改'])
  const [kept] = (await app.runtime.db.asOwner((tx) => tx.query('select mobile, confirmed_mobile from employee where id = $1', [keeper]))).rows
  expect(kept).toEqual({ mobile: '13911110001', confirmed_mobile: null })
  // Shops count as rights do.
  await app.runtime.db.asOwner((tx) => tx.query(`update employee set all_shops = false, shop_ids = '{}' where login_account = 'clerk'`))
  expect(await write(clerk, 'edit', { id: keeper, mobile: '13911110002' })).toMatchObject({ status: 403,
    body: { msg: '员工对全公司生效，修改需要全部店铺的权限' } })
})

test('who leaves hands over what they look after: listings, goods and shops name the other, and whoever may not hand over is told', async () => {
  const invited = async (login_account: string, name: string) => String(
    (await write(admin, 'invite', { login_account, name, roles: ['sales'], all_shops: true, password: 'Handing-over-1' })).body.data['id'])
  const [from, to] = [await invited('leaving', '离开的人'), await invited('heir', '接手的人')]
  const { rows: [shop] } = await app.runtime.db.asOwner((tx) => tx.query<{ id: string; company_id: number }>(
    `insert into shop (company_id, name, account_name, site, currency, owner) select company_id, '交接店', '交接店', 'us', 'USD', id from employee
      where id = $1
     returning id::text, company_id`, [from]))
  await app.runtime.db.asOwner((tx) => tx.query(
    `insert into product (company_id, shop_id, msku, currency, specialist, developer) 
     values ($1, $2, 'HAND-1', 'USD', $3, $3), ($1, $2, 'HAND-2', 'USD', $4, null)`,
    [shop!.company_id, shop!.id, from, to]))
  expect((await write(admin, 'hand_over', { id: from, to: from, scopes: ['records'] })).body).toMatchObject({ code: 1002, msg: '请选择另一位同事。' })
  const { body } = await write(admin, 'hand_over', { id: from, to, scopes: ['records'] })
  expect(body.data['handOver']).toMatchObject({ title: '离开的人 交给 接手的人' })
  const said = String((body.data['handOver'] as { value: string }).value)
  for (const each of ['在售商品（销售专员）1', '在售商品（开发专员）1', '店铺（店铺负责人）1']) expect(said).toContain(each)
  const { rows } = await app.runtime.db.asOwner((tx) => tx.query(
    'select msku, specialist::text, developer::text from product where shop_id = $1 order by msku', [shop!.id]))
  expect(rows).toEqual([{ msku: 'HAND-1', specialist: to, developer: to }, { msku: 'HAND-2', specialist: to, developer: null }])
  expect((await write(admin, 'hand_over', { id: from, to, scopes: ['records', 'documents'] })).body.data['handOver']).toMatchObject(
    { value: '没有要交接的内容' })
  await app.runtime.db.asOwner((tx) => tx.query('update employee set must_change_password = false where id = $1', [to]))
  const seller = await app.signIn('heir', 'Handing-over-1')
  expect((await write(seller, 'hand_over', { id: to, to: from, scopes: ['records'] })).status).toBe(403)
})
