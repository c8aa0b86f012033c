/** The business configuration decides what the FBA stock list says of sales a day and of stock that runs short. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refreshRollupsOf } from '../../../server/kernel/kept/rollup'
import { startTestApp, type Client, type TestApp } from '../../support/app'

type Row = Record<string, unknown>

const SCHEMAS = fileURLToPath(new URL('../../../schemas', import.meta.url))

let app: TestApp
let admin: Client
let shop: string
let root: string

/** The product's schemas, where a logistics rule also says by a tree over figures which sales it is for. */
function withRuleOverFigures(): string {
  const folder = mkdtempSync(join(tmpdir(), 'figures-judged-'))
  cpSync(SCHEMAS, join(folder, 'schemas'), { recursive: true })
  const path = join(folder, 'schemas/entities/logistics/logistics_rule.json')
  const entity = JSON.parse(readFileSync(path, 'utf8')) as { fields: Row }
  entity.fields['sells'] = { label: '适用销量', kind: 'json', conditions: { dataset: 'orders', rows: ['shop', 'fulfillment'], days: 30 },
    edit: 'conditions' }
  writeFileSync(path, JSON.stringify(entity))
  return folder
}

beforeAll(async () => {
  root = withRuleOverFigures()
  app = await startTestApp({ root, workers: 0 })
  admin = await app.admin()
  const { db, live } = app.runtime
  await db.asOwner(async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      `insert into shop (company_id, name, account_name, site, marketplace, currency) values ($1, '美国店', '美国店', 'us', 'amazon.com', 'USD')
        returning id::text as id`,
      [
        app.companyId,
      ])
    shop = rows[0]!.id
    // 70 sold in the last 7 days, 140 in 14, 600 in 30: 10, 10 and 20 a day.
    for (const [day, quantity] of [['2025-03-31', 70], ['2025-03-24', 70], ['2025-03-10', 460]] as const) {
      await tx.query(
        `insert into order_item (company_id, shop_id, order_id, occurrence, purchase_at, purchase_day, order_status, msku, quantity)
          values ($1, $2, $3::text, 1, $3::text::date, $3::text::date, 'Shipped', 'MUG', $4)`,
        [app.companyId, shop, day, quantity])
    }
    for (const [msku, sellable] of [['MUG', 220], ['NEVER-SOLD', 5]] as const) {
      await tx.query(`insert into fba_inventory (company_id, shop_id, stat_date, msku, sellable_qty, inbound_working, inbound_shipped, inbound_receiving)
        values ($1, $2, $3, $4, $5, 0, 0, 0)`,
        [app.companyId, shop, '2025-03-31', msku, sellable])
    }
    for (const entity of ['order_item', 'fba_inventory']) await refreshRollupsOf(tx, live.current.model, entity, { companyId: app.companyId, days: 'all' })
  })
})
afterAll(async () => {
  await app?.stop()
  rmSync(root, { recursive: true, force: true })
})

const FIELDS = ['msku', 'daily_sales', 'sellable_days', 'warning_days', 'warning_gap']
async function stock(filter?: unknown): Promise<Row[]> {
  const { body } = await admin.call<{ list: Row[] }>('/fba/api/v1/fbaStock/list', {
    page: 1, pageSize: 10, fields: FIELDS, sort: [{ field: 'msku', order: 'asc' }], ...(filter ? { filter } : {}),
  })
  expect(body.code, body.msg).toBe(200)
  return body.data.list.map((row) => Object.fromEntries(FIELDS.map((field) => [field, row[field]])))
}
const save = (values: Row) => admin.call(app.runtime.live.current.model.families['fbaConfig']!.calls['businessConfigUpdate']!.path, values)
const short = { field: 'warning_gap', op: 'lt', value: '0' }

it('weights 7, 14 and 30 days as 70, 20 and 10 until somebody says otherwise, and warns below 30 days', async () => {
  expect(await stock()).toEqual([
    { msku: 'MUG', daily_sales: '11.0000', sellable_days: '20.0', warning_days: 30, warning_gap: '-10.0' },
    // Without sales there are no days that it lasts, and nothing to warn of.
    { msku: 'NEVER-SOLD', daily_sales: '0.0000', sellable_days: null, warning_days: 30, warning_gap: null },
  ])
  expect((await stock(short)).map((row) => row['msku'])).toEqual(['MUG'])
})

it('goes by what was saved, at once and for the whole company', async () => {
  expect((await save({ weight7: '20', weight14: '20', weight30: '60', stockWarningDays: 10 })).body.code).toBe(200)
  expect((await stock())[0]).toEqual({ msku: 'MUG', daily_sales: '16.0000', sellable_days: '13.8', warning_days: 10, warning_gap: '3.8' })
  expect(await stock(short)).toEqual([])
  expect((await save({ stockWarningDays: 14 })).body.code).toBe(200)
  expect((await stock(short)).map((row) => row['msku'])).toEqual(['MUG'])
})

it('a shop goes by its own days where it has some, says so, and inherits again once they are taken away', async () => {
  const of = (call: string): string => app.runtime.live.current.model.families['fbaConfig']!.calls[call]!.path
  expect((await admin.call(of('shopConfigAdd'), { shop_id: shop, stockWarningDays: 45 })).body.code).toBe(200)
  expect((await stock())[0]).toMatchObject({ warning_days: 45, warning_gap: '-31.2' })
  const { body } = await admin.call<{ list: Row[] }>('/fba/api/v1/fbaStock/list', { page: 1, pageSize: 1, fields: ['warning_from'] })
  expect(body.data.list[0]!['warning_from']).toContain('库存池')
  expect((await admin.call(of('shopConfigAdd'), { shop_id: shop, stockWarningDays: 9 })).body.code).not.toBe(200)
  expect((await admin.call(of('shopConfigEdit'), { shop_id: shop, stockWarningDays: 400 })).body).toMatchObject(
    { code: 1002, errors: { stockWarningDays: expect.stringContaining('365') as string } })
  // Somebody who does not see the shop changes nothing of it.
  const seller = await app.person('no-shops', { roles: ['admin-less'], shopIds: [] })
  expect((await seller.call(of('shopConfigEdit'), { shop_id: shop, stockWarningDays: 5 })).body.code).not.toBe(200)
  expect((await admin.call(of('shopConfigRemove'), { shop_id: shop })).body.code).toBe(200)
  expect((await stock())[0]).toMatchObject({ warning_days: 14 })
})

it('a rule keeps its conditions as a tree, refuses what no order has, and is tried on the orders that its writer sees', async () => {
  const { families } = app.runtime.live.current.model
  const path = (call: string): string => families['logistics']!.calls[call]!.path
  const rule = { and: [{ field: 'quantity', op: 'ge', value: 70 }, { or: [
    { field: 'order_id', op: 'starts', value: '2025-03-10' }, { field: 'quantity', op: 'lt', value: 100 },
  ] }] }
  const trial = families['app']!.calls['conditionsFit']!.path
  const fits = (where: unknown) => admin.call<{ total: number }>(trial, { entity: 'logistics_rule', field: 'order_rule', where })
  expect((await fits(rule)).body.data).toEqual({ total: 3 })
  expect((await fits({ field: 'quantity', op: 'gt', value: 400 })).body.data).toEqual({ total: 1 })
  expect(await fits({ field: 'weight', op: 'gt', value: 1 })).toMatchObject({ status: 400,
    body: { msg: expect.stringContaining('没有字段「weight」') as string } })
  expect((await admin.call(trial, { entity: 'nothing', field: 'x', where: rule })).body).toMatchObject({ msg: '请求有误：没有名为 nothing 的数据' })
  expect(await admin.call(trial, { entity: 'logistics_rule', field: 'rule_name', where: rule })).toMatchObject(
    { status: 400, body: { msg: '请求有误：「rule_name」里不保存条件' } },
  )
  const channel = await app.runtime.db.asOwner(async (tx) => (await tx.query<{ id: string }>(
    `with provider as (insert into logistics_provider (company_id, logistics_provider, transport_mode) values ($1, '物流商', 'air') returning id)
     insert into logistics_channel (company_id, provider_id, logistics_channel, transport_mode) select $1, id, '快递', 'air' from provider
     returning id::text as id`, [app.companyId])).rows[0]!.id)
  const add = (order_rule: unknown, rule_name: string) => admin.call<Row>(path('logisticsRuleAdd'), { rule_name, channel_id: channel, order_rule })
  expect((await add({ field: 'weight', op: 'gt', value: 1 }, '甲')).body).toMatchObject(
    { code: 1002, errors: { order_rule: '「订单」没有字段「weight」，或没有查看它的权限' } },
  )
  expect((await add({ field: 'quantity', op: 'gt', value: '很多' }, '甲')).body).toMatchObject(
    { code: 1002, errors: { order_rule: '「下单数量」要写成数字，例如 12.30' } },
  )
  expect((await add({ quantity: 3 }, '甲')).body).toMatchObject({ code: 1002, errors: { order_rule: '条件不完整，或超过 6 层、240 条' } })
  const made = (await add({ and: [rule, { field: 'shop_id', op: 'eq', value: shop }] }, '乙')).body
  expect((await add(rule, '甲')).body).toMatchObject({ code: 200 })
  // Whoever reads it elsewhere than on the list reads words too.
  const says = '下单数量 ≥ 70 且 （订单号以“2025-03-10”开头 或 下单数量 < 100）'
  const told = await admin.call<{ list: { changes: Row[] }[] }>('/app/api/v1/history', { entity: 'logistics_rule', key: { id: made.data['id'] } })
  expect(told.body.data.list[0]!.changes.find(({ field }) => field === 'order_rule')).toMatchObject({ beforeText: '',
    afterText: `（${says}） 且 店铺为 美国店` })
  const filter = { field: 'rule_name', op: 'eq', value: '甲' }
  const { body } = await admin.call<{ list: Row[] }>(path('logisticsRuleList'), { page: 1, pageSize: 5, fields: ['rule_name', 'order_rule'], filter })
  expect(body.data.list).toMatchObject([{ rule_name: '甲', order_rule: rule }])
})

it('a rule over figures is held to them, told in words, and tried by whoever may ask for them', async () => {
  const busy = { and: [{ field: 'quantity', op: 'ge', value: 70 }, { field: 'fulfillment', op: 'empty', value: true }] }
  const { families } = app.runtime.live.current.model
  const fits = (client: Client, where: unknown) =>
    client.call<{ total: number }>(families['app']!.calls['conditionsFit']!.path, { entity: 'logistics_rule', field: 'sells', where })
  // All of the last thirty days in one row: the shop has one way of fulfilment.
  expect((await fits(admin, busy)).body.data).toEqual({ total: 1 })
  expect((await fits(admin, { field: 'quantity', op: 'eq', value: 600 })).body.data).toEqual({ total: 1 })
  expect((await fits(admin, { field: 'quantity', op: 'gt', value: 600 })).body.data).toEqual({ total: 0 })
  expect(await fits(await app.person('nobody'), busy)).toMatchObject({ status: 403,
    body: { msg: '您没有查看「订单」的权限，请联系管理员开通' } })
  const listed = await admin.call<{ list: Row[] }>(families['logistics']!.calls['logisticsRuleList']!.path, { page: 1, pageSize: 1, fields: ['id', 'sells'] })
  const [rule] = listed.body.data.list
  const edit = (sells: unknown) =>
    admin.call(families['logistics']!.calls['logisticsRuleEdit']!.path, { id: rule!['id'], sells, before: { sells: rule!['sells'] } })
  expect((await edit({ field: 'weight', op: 'gt', value: 1 })).body).toMatchObject(
    { code: 1002, errors: { sells: '「订单」没有字段「weight」，或没有查看它的权限' } },
  )
  expect((await edit({ field: 'quantity', op: 'gt', value: '很多' })).body).toMatchObject({ code: 1002,
    errors: { sells: '「商品数量」要写成数字，例如 12.30' } })
  expect((await edit(busy)).body).toMatchObject({ code: 200 })
  const { body } = await admin.call<{ list: { changes: Row[] }[] }>('/app/api/v1/history', { entity: 'logistics_rule', key: { id: rule!['id'] } })
  expect(body.data.list[0]!.changes.find(({ field }) => field === 'sells')).toMatchObject({ afterText: '商品数量 ≥ 70 且 没有配送方式' })
})

it('is not changed by weights that are no whole', async () => {
  expect((await save({ weight7: '50' })).body).toMatchObject({ code: 1002, errors: { weight7: '三项销量权重合计是 130.00%，应为 100%' } })
  expect((await stock())[0]).toMatchObject({ daily_sales: '16.0000' })
})
