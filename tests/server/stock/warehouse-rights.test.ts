/** Who has some warehouses alone sees, counts, chooses, exports and writes nothing of the others, whichever list or document. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { stockKit } from './kit'

type Row = Record<string, unknown>

let app: TestApp
let admin: Client
let keeper: Client
let who: Client
let north: string
let south: string
let cup: string
const kit = stockKit(() => who)
const MOVES = '/warehouse/api/v1/stockMove'
const TRANSFERS = '/v2/warehouse/api/transfer'
const day = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' })

/** Does it as somebody else. */
async function as<T>(client: Client, work: () => Promise<T>): Promise<T> {
  const before = who
  who = client
  try {
    return await work()
  } finally {
    who = before
  }
}
const edit = async (values: Row, by = admin) => {
  const [row] = await as(admin, () => kit.rows('/base/api/v1/employee/list', ['id'], kit.is('login_account', 'keeper')))
  return (await by.call<Row>('/base/api/v1/employee/edit', { id: row!['id'], ...values })).body
}

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  who = admin
  north = await kit.warehouse('北仓')
  south = await kit.warehouse('南仓')
  cup = await kit.sku('CUP')
  for (const [warehouse_id, qty] of [[north, 30], [south, 70]] as const) await kit.opening({ warehouse_id, sku_id: cup, qty, count_day: day })
  for (const warehouse_id of [north, south]) await kit.move({ move_type: 'manual_in', warehouse_id, move_day: day, items: [{ sku_id: cup, good_qty: 5 }] })
  await kit.transfer({ out_wh_id: south, in_wh_id: north, items: [{ sku_id: cup, quantity: 3 }] })
  keeper = await app.person('keeper', { roles: ['warehouse'] })
  await edit({ all_warehouses: false, warehouse_ids: [north] })
}, 600_000)
afterAll(() => app?.stop())

it('lists, adds up and offers what is of their warehouses alone', async () => {
  await as(keeper, async () => {
    expect((await kit.rows('/warehouse/api/v1/warehouse/list', ['name'])).map(({ name }) => name)).toEqual(['北仓'])
    expect((await kit.rows(`${MOVES}/list`, ['warehouse_id'])).map((row) => row['warehouse_id'])).toEqual([north])
    const balances = await keeper.call<{ list: Row[]; total: number; summary: { values: Row }[] }>('/warehouse/api/v1/stock/balances', {
      page: 1, pageSize: 20, fields: ['warehouse_id', 'qty'], filter: kit.is('place_kind', 'bin'),
    })
    expect(balances.body.data).toMatchObject({ total: 1, list: [{ warehouse_id: north, qty: 30 }] })
    expect(JSON.stringify(balances.body.data.summary)).not.toContain('100')
    const offered = await keeper.call<{ list: Row[] }>('/app/api/v1/options', { entity: 'warehouse' })
    expect(offered.body.data.list.map(({ label }) => label)).toEqual(['北仓'])
    // A transfer is seen by the warehouse that it comes to, too; the name of the other one stays unsaid.
    expect(await kit.rows(`${TRANSFERS}/list`, ['in_wh.name', 'out_wh.name'])).toMatchObject([{ 'in_wh.name': '北仓', 'out_wh.name': null }])
  })
  expect((await as(admin, () => kit.rows(`${MOVES}/list`, ['id']))).length).toBe(2)
})

it('refuses documents of other warehouses, whether they are new, changed, moved on or moved over', async () => {
  const foreign = (await as(admin, () => kit.rows(`${MOVES}/list`, ['id'], kit.is('warehouse_id', south))))[0]!['id'] as string
  const mine = (await as(admin, () => kit.rows(`${MOVES}/list`, ['id'], kit.is('warehouse_id', north))))[0]!['id'] as string
  await as(keeper, async () => {
    const body = { move_type: 'manual_in', move_day: day, items: [{ sku_id: cup, good_qty: 1 }] }
    expect(await kit.post(`${MOVES}/add`, { ...body, warehouse_id: south })).toMatchObject(
      { code: 1002, errors: { warehouse_id: '没有这个仓库，或不在您可见的仓库范围内' } },
    )
    expect((await kit.post(`${MOVES}/add`, { ...body, warehouse_id: north })).code).toBe(200)
    expect((await kit.post(`${MOVES}/edit`, { id: foreign, remark: '改' })).code).toBe(1003)
    expect((await kit.moveStep(foreign, 'approve')).code).toBe(1003)
    expect(await kit.post(`${MOVES}/edit`, { id: mine, warehouse_id: south })).toMatchObject({ code: 1002 })
    expect((await kit.post('/warehouse/api/v1/warehouse/add', { name: '自建', wh_type: 'local' })).code).toBe(403)
  })
})

it('is given by those who have as much, and never to oneself', async () => {
  expect((await edit({ roles: ['warehouse', 'people'] })).code).not.toBe(200)
  await app.runtime.db.asOwner((tx) => tx.query(
    `insert into role (company_id, name, label, everything, menus, permissions, denied_actions, hidden_fields)
     values ($1, 'people', '人事', false, '{M00123000}', '{}', '{}', '{}')`, [app.companyId]))
  expect((await edit({ roles: ['warehouse', 'people'] })).code).toBe(200)
  expect(await edit({ all_warehouses: true }, keeper)).toMatchObject({ code: 1002, errors: { all_warehouses: '不能修改自己的' } })
  const added = await keeper.call<Row>('/base/api/v1/employee/add', { login_account: 'other', name: '别人', roles: ['warehouse'], all_shops: true })
  expect(added.body).toMatchObject({ code: 1002, msg: expect.stringContaining('全部仓库') as string })
  expect((await edit({ all_warehouses: true, warehouse_ids: [] })).code).toBe(200)
  expect((await as(keeper, () => kit.rows('/warehouse/api/v1/warehouse/list', ['name']))).length).toBe(2)
})
