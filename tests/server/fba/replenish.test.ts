/** 补货建议: how many of each MSKU to send, by what a pool sells, has and has coming; when it runs out, arrival by arrival. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rebuildDerived } from '../../../server/kernel/kept/derived'
import { startOnce } from '../../../server/kernel/tasks/by-itself'
import type { Tx } from '../../../server/kernel/store/connect'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'
import { stockKit } from '../stock/kit'

let app: TestApp
let admin: Client
let shop: string
let warehouse: string
const kit = stockKit(() => admin)
const { ok, rows, is } = kit
const A = '/fba/api/v1/fbaIntellect'
const B = '/fba/api/v1/fbaShipment'
const today = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' })
const inDays = (days: number): string => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)

/** 10 a day in the last 7, 14 and 30 days that the shop has, the last of which is 2025-03-31. */
async function sells(tx: Tx, msku: string, of = shop): Promise<void> {
  for (const [day, quantity] of [['2025-03-31', 70], ['2025-03-24', 70], ['2025-03-10', 160]] as const) await tx.query(
    `insert into order_item (company_id, shop_id, order_id, occurrence, purchase_at, purchase_day, order_status, msku, quantity)
     values ($1, $2, $3::text || $5::text, 1, $3::text::date, $3::text::date, 'Shipped', $5::text, $4)`, [app.companyId, of, day, quantity, msku],
  )
}

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  shop = await insertShop(app.runtime.db, app.companyId, '甲店')
  warehouse = await kit.warehouse('北仓')
  await app.runtime.db.asOwner(async (tx) => {
    for (const msku of ['MUG', 'SLOW', 'GAP']) await tx.query(
      `insert into product (company_id, shop_id, msku, fnsku, currency) values ($1, $2::bigint, $3, 'X00' || $3, 'USD')`, [app.companyId, shop, msku],
    )
    for (const msku of ['MUG', 'GAP']) await sells(tx, msku)
    await tx.query(
      `insert into fba_inventory (company_id, shop_id, stat_date, msku, sellable_qty, total_qty, inbound_working, inbound_shipped, inbound_receiving)
       values ($1, $2, '2025-03-31', 'MUG', 200, 200, 999, 0, 50), ($1, $2, '2025-03-31', 'SLOW', 300, 300, 0, 0, 0),
         ($1, $2, '2025-03-31', 'GAP', 100, 100, 0, 900, 0)`, [app.companyId, shop],
    )
    await rebuildDerived(tx, app.runtime.live.current.model, { companyId: app.companyId, only: 'fba_stock' })
  })
  const cup = await kit.sku('CUP', { box_qty: 24 })
  for (const msku of ['MUG', 'GAP']) await ok('/commodity/api/v1/pairing/add', { shop_id: shop, msku, sku_id: cup, qty: 1 })
  await ok('/warehouse/api/v1/stock/openingAdd', { warehouse_id: warehouse, sku_id: cup, qty: 240, count_day: inDays(-1) })
}, 240_000)
afterAll(() => app?.stop())

const FIGURES = [
  'id', 'advice_state', 'daily', 'cover_days', 'fba_qty', 'fba_onway', 'own_onway', 'waiting_qty', 'local_qty', 'box_qty', 'advice_qty', 'ship_qty', 'lack_qty',
  'gap_qty', 'sellable_days', 'out_day', 'ship_day', 'ignored',
]
const advice = async (msku: string) => (await rows(`${A}/replenishList`, FIGURES, is('msku', msku)))[0]!

it('is what sells until then less what is there and on its way, in whole boxes, beside what the warehouses can send', async () => {
  expect(await ok(`${A}/replenishMake`, {})).toEqual({ mskus: 3, ship: 1 })
  // 30 + 7 + 30 days of 10 a day less 200 and 50; 420 in boxes of 24.
  expect(await advice('MUG')).toMatchObject({
    advice_state: 'will_out', daily: '10.00', cover_days: 67, fba_qty: 200, fba_onway: 50, waiting_qty: 0, local_qty: 240, box_qty: 24, advice_qty: 432,
    ship_qty: 432, lack_qty: 192, sellable_days: 25, out_day: inDays(25), ship_day: inDays(25 - 60), gap_qty: 50,
  })
  expect(await advice('SLOW')).toMatchObject({ advice_state: 'over', daily: '0.00', advice_qty: 0, out_day: null, local_qty: 0 })
})

it('runs out before what comes too late, though all together would last', async () => {
  // 100 last 10 days; 900 more come in 30.
  expect(await advice('GAP')).toMatchObject({
    sellable_days: 100, fba_onway: 900, advice_qty: 0, advice_state: 'will_out', out_day: inDays(10), gap_qty: 0,
  })
})

it('covers the days that the shop has for itself, before those of the company', async () => {
  const of = (call: string): string => app.runtime.live.current.model.families['fbaConfig']!.calls[call]!.path
  await ok(of('shopConfigAdd'), { shop_id: shop, repFreq: 17, repShippingDays: 40 })
  await ok(`${A}/replenishMake`, {})
  // 40 + 17 + 30 days of 10 a day less 250: 620, in boxes of 24.
  expect(await advice('MUG')).toMatchObject({ cover_days: 87, advice_qty: 624 })
  await ok(of('shopConfigRemove'), { shop_id: shop })
  await ok(`${A}/replenishMake`, {})
  expect(await advice('MUG')).toMatchObject({ cover_days: 67, advice_qty: 432 })
})

it('takes off what waits to be sent, as far as the company says so, and what of its own is under way', async () => {
  const [product] = await app.runtime.db.asOwner(async (tx) => (await tx.query<{ id: string }>("select id::text as id from product where msku = 'MUG'")).rows)
  const { id } = await ok(`${B}/createBatch`, {
    batch_name: '补货', warehouse_id: warehouse, transport_mode: 'sea', expect_ship: today, items: [{ product_id: product!.id, plan_qty: 120 }],
  })
  await ok(`${A}/replenishMake`, {})
  expect(await advice('MUG')).toMatchObject({ waiting_qty: 120, advice_qty: 312 })
  await ok(app.runtime.live.current.model.families['fbaConfig']!.calls['businessConfigUpdate']!.path, { waiting_quantitys_msku: false, repCustomQuantity: 5 })
  await ok(`${A}/replenishMake`, {})
  expect(await advice('MUG')).toMatchObject({ waiting_qty: 120, advice_qty: 432 })
  await ok(`${B}/scanPacking`, { batch_id: id, box_no: 1, code: 'X00MUG', qty: 120 })
  await ok(`${B}/step`, { id, transition: 'ship' })
  await ok(`${B}/setLogistics`, { id, eta: inDays(20) })
  await ok(`${A}/replenishMake`, {})
  // 250 last 25 days, and the 120 are there after 20.
  expect(await advice('MUG')).toMatchObject({
    own_onway: 120, fba_onway: 170, waiting_qty: 0, local_qty: 120, advice_qty: 312, out_day: inDays(37), gap_qty: 0,
  })
})

it('is changed and ignored, stays so for whoever makes it anew, and is of the shops that one sees', async () => {
  const { id } = await advice('MUG')
  await ok(`${A}/replenishEdit`, { id, ship_qty: 100, ignored: true, remark: '换包装' })
  await ok(`${A}/replenishMake`, {})
  expect(await advice('MUG')).toMatchObject({ id, ignored: true, ship_qty: 312 })
  const [first] = await app.runtime.db.asOwner(async (tx) => (await tx.query<{ id: string }>('select min(id)::text as id from employee')).rows)
  await ok(`${A}/replenishEdit`, { id, ship_qty: 100 })
  await app.runtime.db.asOwner((tx) => startOnce(tx, { companyId: app.companyId, employeeId: first!.id, kind: 'replenishAdvice', title: '补货' }))
  await expect.poll(async () => (await app.runtime.db.asOwner((tx) => tx.query(
    "select state, message from job where kind = 'replenishAdvice' order by id desc limit 1",
  ))).rows[0], { timeout: 60_000, interval: 500 }).toMatchObject({ state: 'done', message: expect.stringContaining('3 个 MSKU') as string })
  expect(await advice('MUG')).toMatchObject({ ship_qty: 100, advice_qty: 312 })
  const other = await insertShop(app.runtime.db, app.companyId, '乙店')
  const seller = await app.person('seller', { roles: ['sales'], shopIds: [other] })
  const answer = await seller.call<{ list: unknown[] }>(`${A}/replenishList`, { page: 1, pageSize: 10, fields: ['msku'] })
  expect(answer.body).toMatchObject({ code: 200, data: { list: [] } })
})

it('follows a batch that is made, and one that is dropped, by itself', async () => {
  await ok(`${A}/replenishMake`, {})
  const soon = { timeout: 15_000, interval: 300 }
  const { waiting_qty: before } = await advice('GAP') as { waiting_qty: number }
  const { rows: [product] } = await app.runtime.db.asOwner((tx) => tx.query<{ id: string }>("select id::text as id from product where msku = 'GAP'"))
  const { id } = await ok(`${B}/createBatch`, {
    batch_name: '再补', warehouse_id: warehouse, transport_mode: 'sea', expect_ship: today, items: [{ product_id: product!.id, plan_qty: 30 }],
  })
  await expect.poll(async () => (await advice('GAP'))['waiting_qty'], soon).toBe(before + 30)
  await ok(`${B}/step`, { id, transition: 'drop' })
  await expect.poll(async () => (await advice('GAP'))['waiting_qty'], soon).toBe(before)
})
