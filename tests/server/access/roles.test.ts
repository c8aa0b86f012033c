/** Roles at work: made, given, changed while people are signed in; nobody widens their own, and an administrator is always left. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_RIGHTS, type Rights, type WhyAnswer } from '../../../contract/rights'
import { startTestApp, type Client, type TestApp } from '../../support/app'

const path = (call: string): string => `/base/api/v1/role/${call}`
const SUPPLIERS = 'M00115008'
const SUPPLIER_PAGE = 'purchase_supplier'
const SESSION = '/app/api/v1/session'

let app: TestApp
let admin: Client
let shops: string[]
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  const { rows } = await app.runtime.db.asOwner((tx) =>
    tx.query<{ id: string }>(
      `insert into shop (company_id, name, account_name, site, marketplace, currency)
       select $1, name, name, 'us', 'amazon.com', 'USD' from unnest(array['海蓝-US', '青木-US']) name returning id::text as id`,
      [app.companyId],
    ),
  )
  shops = rows.map(({ id }) => id)
}, 600_000)
afterAll(() => app?.stop())

interface Role {
  name: string
  label: string
  rights: Rights
}

const write = <T = Role>(client: Client, call: string, body: Record<string, unknown>) =>
  client.call<T>(path(call), body, { headers: { 'idempotency-key': crypto.randomUUID() } })
const rights = (more: Partial<Rights> = {}): Rights => ({ ...NO_RIGHTS, menus: ['M00110000'], ...more })
async function made(label: string, more: Partial<Rights> = {}): Promise<Role> {
  const { body } = await write(admin, 'add', { label, rights: rights(more) })
  expect(body).toMatchObject({ code: 200 })
  return body.data
}
const routesOf = async (client: Client) => (await client.call<{ routes: string[] }>(SESSION, {})).body.data.routes
const employeeOf = async (account: string): Promise<string> => {
  const { rows } = await app.runtime.db.asOwner(
    (tx) => tx.query<{ id: string }>('select id::text as id from employee where company_id = $1 and login_account = $2', [app.companyId, account]),
  )
  return rows[0]!.id
}

describe('a role', () => {
  test('opens its pages to whoever has it, at once when it is widened, and in the audit log', async () => {
    const role = await made('查货')
    const client = await app.person('chahuo', { roles: [role.name] })
    expect(await routesOf(client)).not.toContain('/purchase/erp/gongYingShangGuanLi')
    expect((await client.call('/v2/purchase/api/supplier/list', { page: 1, pageSize: 20 })).status).toBe(403)
    const before = (await admin.call<Role>(path('get'), { name: role.name })).body.data
    const edited = await write(admin, 'edit', {
      name: role.name, rights: { ...before.rights, menus: [...before.rights.menus, SUPPLIERS] }, before: { rights: before.rights },
    })
    expect(edited.body).toMatchObject({ code: 200, data: { rights: { menus: ['M00110000', SUPPLIERS] } } })
    expect(await routesOf(client)).toContain('/purchase/erp/gongYingShangGuanLi')
    const { rows } = await app.runtime.db.asOwner((tx) => tx.query<{ text: string }>(
      `select l::text as text from audit_log l where entity = 'role' and company_id = $1 and row_key like $2 order by l.id`,
      [app.companyId, `%${role.name}%`],
    ))
    expect(rows).toHaveLength(2)
    expect(rows[1]!.text).toContain(SUPPLIERS)
  })

  test('keeps its people to its shops, unless another role of theirs has no limit', async () => {
    const one = await made('只看海蓝', { limit_shops: true, shop_ids: [shops[0]!] })
    const all = await made('不限店铺')
    const shopsOf = async (client: Client) => (await client.call<{ employee: { shopIds: string[] | null } }>(SESSION, {})).body.data.employee.shopIds
    expect(await shopsOf(await app.person('hailan', { roles: [one.name] }))).toEqual([shops[0]])
    expect(await shopsOf(await app.person('both', { roles: [one.name, all.name] }))).toBeNull()
    expect(await shopsOf(await app.person('qingmu', { roles: [one.name], shopIds: [shops[1]!] }))).toEqual([])
    expect(await shopsOf(await app.person('own', { roles: [all.name], shopIds: [shops[1]!] }))).toEqual([shops[1]])
  })

  test('takes only what there is: menus of this company, actions, permissions, columns, shops', async () => {
    const refused = async (more: Partial<Rights>) => (await write(admin, 'add', { label: crypto.randomUUID().slice(0, 8), rights: rights(more) })).body
    expect(await refused({ menus: ['M99999999'] })).toMatchObject({ code: 1002, errors: { rights: '没有菜单「M99999999」' } })
    expect(await refused({ menus: ['M00117016'] })).toMatchObject({ code: 1002, errors: { rights: '没有菜单「M00117016」' } })
    expect(await refused({ denied_actions: ['nowhere.fly'] })).toMatchObject({ code: 1002 })
    expect(await refused({ permissions: ['king'] })).toMatchObject({ code: 1002 })
    expect(await refused({ hidden_fields: ['product.__proto__'] })).toMatchObject({ code: 1002 })
    expect(await refused({ limit_shops: true })).toMatchObject({ code: 1002, errors: { rights: '请至少选择一个店铺' } })
    expect(await refused({ limit_shops: true, shop_ids: ['999999'] })).toMatchObject({ code: 1002, errors: { rights: expect.stringContaining('店铺') } })
    expect((await write(admin, 'add', { label: '坏', rights: { menus: 'all' } })).status).toBe(400)
  })

  test('that others changed meanwhile is not written over', async () => {
    const role = await made('两人改')
    expect((await write(admin, 'edit', { name: role.name, rights: rights({ permissions: ['cost'] }), before: { rights: role.rights } })).body.code).toBe(200)
    const late = await write(admin, 'edit', { name: role.name, rights: rights({ permissions: ['profit'] }), before: { rights: role.rights } })
    expect(late.body).toMatchObject({ code: 1004, errors: { rights: expect.any(String) } })
  })

  test('that is switched off gives nobody anything, from then on, and is listed with its people; switched on it gives it again', async () => {
    const role = await made('停一停', { menus: ['M00110000', SUPPLIERS] })
    const client = await app.person('tingting', { roles: [role.name] })
    await app.person('tingxia', { roles: [role.name, 'sales'] })
    const list = () => client.call('/v2/purchase/api/supplier/list', { page: 1, pageSize: 20 })
    const listed = async () => (await admin.call<{ list: Record<string, unknown>[] }>(path('list'), {
      page: 1, pageSize: 20, fields: ['name', 'state', 'member_count'], filter: { field: 'name', op: 'eq', value: role.name },
    })).body.data.list
    expect((await list()).status).toBe(200)
    expect(await listed()).toEqual([{ name: role.name, state: 'on', member_count: 2 }])
    expect((await write(admin, 'edit', { name: role.name, state: 'off' })).body.code).toBe(200)
    expect((await list()).status).toBe(403)
    expect(await routesOf(client)).not.toContain('/purchase/erp/gongYingShangGuanLi')
    expect(await listed()).toEqual([{ name: role.name, state: 'off', member_count: 2 }])
    expect((await write(admin, 'edit', { name: role.name, state: 'on' })).body.code).toBe(200)
    expect((await list()).status).toBe(200)
  })

  test('cannot be removed while somebody has it', async () => {
    const role = await made('有人用')
    await app.person('youren', { roles: [role.name] })
    expect((await write(admin, 'remove', { name: role.name })).body.code).not.toBe(200)
    const free = await made('没人用')
    expect((await write(admin, 'remove', { name: free.name })).body.code).toBe(200)
  })
})

describe('administrators', () => {
  test('are never locked out: the last role of everything stays one, and stays', async () => {
    const { body } = await admin.call<Role>(path('get'), { name: 'admin' })
    const less = await write(admin, 'edit', { name: 'admin', rights: { ...body.data.rights, everything: false }, before: { rights: body.data.rights } })
    expect(less.body).toMatchObject({ code: 1002, errors: { rights: '公司至少要有一位管理员' } })
    expect((await write(admin, 'edit', { name: 'admin', state: 'off' })).body).toMatchObject({ code: 1002, msg: '这样修改后公司就没有管理员了。请先设另一位管理员。' })
    expect((await write(admin, 'remove', { name: 'admin' })).body.code).not.toBe(200)
    expect(await routesOf(admin)).toContain('/system/erp/zuZhiQuanXian')
    const limited = await admin.call(
      '/base/api/v1/employee/edit', { id: await employeeOf('admin'), all_shops: false }, { headers: { 'idempotency-key': crypto.randomUUID() } },
    )
    expect(limited.body).toMatchObject({ code: 1002, errors: { state: '最后一位管理员' } })
  })

  test('alone write roles: who may open the page and is none changes nothing, least of all their own', async () => {
    const role = await made('人事', { menus: ['M00123000'] })
    const client = await app.person('renshi', { roles: [role.name] })
    expect((await client.call(path('list'), { page: 1, pageSize: 20 })).body.code).toBe(200)
    expect((await write(client, 'edit', { name: role.name, rights: rights({ everything: true }), before: { rights: role.rights } })).body).toMatchObject({
      code: 1002, msg: '只有管理员可以新增、修改或删除角色。',
    })
    expect((await write(client, 'add', { label: '后门', rights: rights({ everything: true }) })).body.code).toBe(1002)
    const shopkeeper = await app.person('dianzhang', { roles: ['admin'], shopIds: [shops[0]!] })
    expect((await write(shopkeeper, 'add', { label: '越店', rights: rights() })).status).toBe(403)
  })
})

describe('why somebody does not see something', () => {
  const why = async (account: string, thing: Record<string, string>) =>
    (await admin.call<WhyAnswer>(path('why'), { employee_id: await employeeOf(account), ...thing })).body.data

  test('is told of a real person, and no longer once the role is widened', async () => {
    const role = await made('问为什么')
    await app.person('wenwen', { roles: [role.name] })
    const answer = await why('wenwen', { page: SUPPLIER_PAGE })
    expect(
      answer,
    ).toMatchObject({ seen: false, mend: expect.stringMatching(/^在角色「问为什么」的「页面与操作」里勾选「采购 \/ 供应商 \//), roles: [{ name: role.name, label: '问为什么' }] })
    await write(admin, 'edit', {
      name: role.name, rights: { ...role.rights, menus: [SUPPLIERS], denied_actions: [`${SUPPLIER_PAGE}.export`] }, before: { rights: role.rights },
    })
    expect((await why('wenwen', { page: SUPPLIER_PAGE })).seen).toBe(true)
    expect((await why('wenwen', { page: SUPPLIER_PAGE, action: 'export' })).steps.at(-1)).toMatchObject({ rule: 'action', verdict: 'stops' })
  })

  test('is asked of people and pages that are there, by those who may open the page', async () => {
    expect((await admin.call(path('why'), { employee_id: '999999', page: 'dashboard' })).body).toMatchObject({ code: 1003, errors: { employee_id: '没有这个员工' } })
    expect((await admin.call(path('why'), { employee_id: await employeeOf('admin'), page: 'no_such' })).body).toMatchObject({
      code: 1003, errors: { page: '没有这个页面' },
    })
    const sales = await app.person('xiaoshou', { roles: ['sales'] })
    expect((await sales.call(path('why'), { employee_id: await employeeOf('admin'), page: 'dashboard' })).status).toBe(403)
  })
})

describe('calls that ask for rights', () => {
  test('opermenu/authority answers the actions of a menu’s page that the asker may use', async () => {
    const role = await made('按钮', { menus: [SUPPLIERS], denied_actions: [`${SUPPLIER_PAGE}.export`] })
    const client = await app.person('anniu', { roles: [role.name] })
    const ask = async (who: Client, key: string) => (await who.call<string[]>('/fba/api/v1/fba/opermenu/authority', { menu_key: key })).body
    const all = (await ask(admin, SUPPLIERS)).data
    expect(all).toEqual(expect.arrayContaining(['add', 'edit', 'export']))
    expect((await ask(client, SUPPLIERS)).data).toEqual(all.filter((code) => code !== 'export'))
    expect((await ask(client, 'M00118012')).data).toEqual([])
    expect(await ask(client, 'M1')).toMatchObject({ code: 1003 })
  })
})

describe('templates and shops that may be used', () => {
  test('template permissions are those of the pages one may open, with the columns one may fill', async () => {
    const role = await made('模板', { menus: [SUPPLIERS] })
    const client = await app.person('moban', { roles: [role.name] })
    interface Template { page: string; fields: { name: string }[] }
    const ask = async (who: Client) => (await who.call<Template[]>('/fba/api/v1/fba/template/authority', {})).body.data
    const all = await ask(admin)
    expect(all.length).toBeGreaterThan(2)
    const own = await ask(client)
    expect(own.every(({ page }) => page === SUPPLIER_PAGE || all.some((each) => each.page === page))).toBe(true)
    expect(own.length).toBeLessThan(all.length)
    const cost = (list: Template[]) => list.some(({ fields }) => fields.some(({ name }) => name === 'purchase_cost'))
    const buyer = await made('成本模板', { menus: ['M00118000'] })
    expect([cost(all), cost(await ask(await app.person('chengben', { roles: [buyer.name] })))]).toEqual([true, false])
  })

  test('shops authorized for advertising are those on record, not run out, among one’s own', async () => {
    await app.runtime.db.asOwner((tx) =>
      tx.query(
        `insert into shop_authorization (company_id, shop_id, channel, auth_status, expire_date)
          values ($1, $2, 'ads', '1', null), ($1, $3, 'ads', '1', '2020-01-01'), ($1, $3, 'sp', '1', null)`,
        [app.companyId, shops[0], shops[1]],
      ),
    )
    const ask = async (who: Client) => (await who.call<{ shop_id: string }[]>('/amzd/api/v1/Advertisement/getAuthAdvertisementShop', {})).body.data
    expect(await ask(admin)).toEqual([{ shop_id: shops[0], profile_id: shops[0], site: 'us', currency: 'USD' }])
    expect(await ask(await app.person('guanggao', { shopIds: [shops[1]!] }))).toEqual([])
  })
})

describe('rows of no shop', () => {
  test('that decide no figures of shops (suppliers) are written by who may open their page, whatever shops they see; rates are not', async () => {
    const role = await made('采购专员', { menus: ['M00115000', 'M00118000'] })
    const client = await app.person('caigou', { roles: [role.name], shopIds: [shops[0]!] })
    const { calls } = app.runtime.live.current.model.families['purchase']!
    const supplier =
      await client.call(
        calls['supplierAdd']!.path,
        {
          supplier_name: '义乌宏达五金', contact: '何师傅', mobile: '13800000000',
          settle_method: Object.values(app.runtime.live.current.model.enums['settle_method']!.values)[0]!.value,
        },
        { headers: { 'idempotency-key': crypto.randomUUID() } },
      )
    expect(supplier.body).toMatchObject({ code: 200 })
    const rate = app.runtime.live.current.model.families['finance']!.calls['currencyAdd']!
    const refused =
      await client.call(rate.path, { stat_month: '2025-01', currency: 'USD', rate: '7.1' }, { headers: { 'idempotency-key': crypto.randomUUID() } })
    expect(refused).toMatchObject({ status: 403, body: { msg: expect.stringContaining('对全公司生效') } })
  })
})
