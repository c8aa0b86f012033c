/** 智能采购单: how many to buy of each SKU, by what sells, what is there and on its way; made into orders by supplier. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rebuildDerived } from '../../../server/kernel/kept/derived'
import type { Tx } from '../../../server/kernel/store/connect'
import { administratorOf, startOnce } from '../../../server/kernel/tasks/by-itself'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'
import { stockKit } from '../stock/kit'
import { ORDERS, ADVICE, today } from './paths'

let app: TestApp
let admin: Client
let cup: string
let lid: string
let set: string
let shop: string
let maker: string
let north: string
let abroad: string
const kit = stockKit(() => admin)
const { made } = kit

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  await kit.ok('/base/api/v1/systemConfig/save', { approve_own: true })
  north = await kit.warehouse('北仓')
  abroad = await made('/warehouse/api/v1/warehouse', { name: '海外仓', wh_type: 'oversea' })
  maker = await kit.supplier('杯厂', 'month')
  const offer = { supplier_id: maker, is_default: true, min_qty: 100, currency: 'CNY', price: '2.5', from_day: '2025-01-01' }
  cup = await kit.sku('CUP', { box_qty: 24, prices: [offer] })
  lid = await kit.sku('LID')
  set = await kit.sku('SET', { goods_kind: 'combo', parts: [{ part_id: cup, qty: 2 }, { part_id: lid, qty: 1 }] })
  shop = await insertShop(app.runtime.db, app.companyId, '甲店')
  await app.runtime.db.asOwner(async (tx) => {
    for (const msku of ['MUG', 'PAIR']) await sells(tx, msku)
    await tx.query(
      `insert into fba_inventory (company_id, shop_id, stat_date, msku, sellable_qty, total_qty, inbound_working, inbound_shipped, inbound_receiving)
       values ($1, $2, '2025-03-31', 'MUG', 200, 200, 999, 100, 50), ($1, $2, '2025-03-31', 'PAIR', 5000, 5000, 0, 0, 0)`, [app.companyId, shop],
    )
    await sentAs(tx, 'MUG', cup)
    await sentAs(tx, 'PAIR', set)
    await rebuildDerived(tx, app.runtime.live.current.model, { companyId: app.companyId, only: 'fba_stock' })
  })
}, 240_000)
afterAll(() => app?.stop())

/** 10 a day in the last 7, 14 and 30 days that the shop has, the last of which is 2025-03-31. */
async function sells(tx: Tx, msku: string): Promise<void> {
  for (const [day, quantity] of [['2025-03-31', 70], ['2025-03-24', 70], ['2025-03-10', 160]] as const) await tx.query(
    `insert into order_item (company_id, shop_id, order_id, occurrence, purchase_at, purchase_day, order_status, msku, quantity)
     values ($1, $2, $3::text || $5::text, 1, $3::text::date, $3::text::date, 'Shipped', $5::text, $4)`, [app.companyId, shop, day, quantity, msku],
  )
}

const sentAs = (tx: Tx, msku: string, sku: string) => tx.query(
  `insert into pairing (company_id, shop_id, msku, sku_id, qty, source) values ($1, $2, $3, $4::bigint, 1, 'hand')`, [app.companyId, shop, msku, sku],
)

const advice = async (sku: string) => (await kit.rows(`${ADVICE}/list`, [
  'id', 'daily', 'cover_days', 'fba_qty', 'fba_onway', 'need_qty', 'local_qty', 'oversea_qty', 'onway_qty', 'requested_qty', 'taken_qty', 'moq', 'advice_qty',
  'buy_qty', 'sellable_days', 'advice_state', 'supplier_id', 'amount', 'ignored',
], kit.is('sku_id', sku)))[0]

it('is what sells until then, less what FBA has of it; what one listing has too much of pays for no other', async () => {
  expect(await kit.ok(`${ADVICE}/make`, {})).toEqual({ skus: 2, buy: 1 })
  // 2 + 15 + 3 + 30 + 15 + 45 days of 10 a day less 200 and 150; the bundle sells 20 cups a day and has plenty.
  expect(await advice(cup)).toMatchObject({
    daily: '30.00', cover_days: 110, fba_qty: 10_200, fba_onway: 150, need_qty: '750.00', taken_qty: 0, moq: 100, advice_qty: 768, buy_qty: 768,
    supplier_id: maker, amount: '1920.00', advice_state: 'need',
  })
  expect(await advice(lid)).toMatchObject({ daily: '10.00', need_qty: '0.00', advice_qty: 0, supplier_id: null })
})

it('takes off what is in warehouses, on its way and asked for, as far as the company counts it', async () => {
  for (const [warehouse, qty] of [[north, 100], [abroad, 50]] as const) {
    expect((await kit.opening({ warehouse_id: warehouse, sku_id: cup, condition: 'good', count_day: today, qty })).code).toBe(200)
  }
  const ordered = await made(ORDERS, { supplier_id: maker, warehouse_id: north, currency: 'CNY', items: [{ sku_id: cup, qty: 60, price: '2.5' }] })
  for (const transition of ['submit', 'approve', 'order']) await kit.ok(`${ORDERS}/status`, { id: ordered, transition })
  await made(ORDERS, { supplier_id: maker, warehouse_id: north, currency: 'CNY', items: [{ sku_id: cup, qty: 40, price: '2.5' }] })
  await kit.ok(`${ADVICE}/make`, {})
  expect(await advice(cup)).toMatchObject({
    local_qty: 100, oversea_qty: 50, onway_qty: 60, requested_qty: 40, taken_qty: 250, need_qty: '750.00', advice_qty: 504,
  })
  const call = app.runtime.live.current.model.families['fbaConfig']!.calls['businessConfigUpdate']!.path
  await kit.ok(call, { quantity: false, requstNum: false, purCustomQuantity: 7 })
  await kit.ok(`${ADVICE}/make`, {})
  // 750 - 60 - 50 + 7, in whole boxes of 24.
  expect(await advice(cup)).toMatchObject({ taken_qty: 110, advice_qty: 648 })
})

it('is changed, ignored, and made into an order of its supplier', async () => {
  const { id } = (await advice(cup))!
  await kit.ok(`${ADVICE}/edit`, { id, buy_qty: 600 })
  const { row } = await kit.ok('/app/api/v1/document/draft', { entity: 'purchase_order', way: 'advice', ids: [id] }) as { row: Record<string, unknown> }
  expect(row).toMatchObject({ supplier_id: maker, items: [{ sku_id: cup, qty: 600 }] })
  const order = await made(ORDERS, { ...row, warehouse_id: north, made_from: { way: 'advice', ids: [String(id)] } })
  expect(await kit.rows(`${ORDERS}/items`, ['qty', 'price'], kit.is('order_id', order))).toMatchObject([{ qty: 600, price: '2.5000' }])
  await kit.ok(`${ADVICE}/edit`, { id, ignored: true })
  expect(await kit.ok(`${ADVICE}/make`, {})).toMatchObject({ skus: 2 })
  expect(await advice(cup)).toMatchObject({ ignored: true, id })
  expect(await kit.post(`${ORDERS}/add`, { ...row, warehouse_id: north, made_from: { way: 'advice', ids: [String(id)] } })).not.toMatchObject({ code: 200 })
})

it('is made anew by itself, and leaves what a person wrote over a proposal', async () => {
  const { id, advice_qty: proposed } = await advice(lid) as { id: string; advice_qty: number }
  await kit.ok(`${ADVICE}/edit`, { id, buy_qty: proposed + 50 })
  await app.runtime.db.asOwner(async (tx) => {
    const employeeId = await administratorOf(tx, app.companyId)
    await startOnce(tx, { companyId: app.companyId, employeeId: employeeId!, kind: 'purchaseAdvice', title: '采购' })
  })
  await expect.poll(async () => (await app.runtime.db.asOwner((tx) => tx.query(
    "select state, message from job where kind = 'purchaseAdvice' order by id desc limit 1",
  ))).rows[0], { timeout: 60_000, interval: 500 }).toMatchObject({ state: 'done', message: expect.stringContaining('2 个 SKU') as string })
  expect(await advice(lid)).toMatchObject({ advice_qty: proposed, buy_qty: proposed + 50 })
  await kit.ok(`${ADVICE}/make`, {})
  expect(await advice(lid)).toMatchObject({ buy_qty: proposed })
})

it('buys what a bundle of bundles is made of in the end', async () => {
  const gift = await kit.sku('GIFT', { goods_kind: 'combo', parts: [{ part_id: set, qty: 2 }] })
  await app.runtime.db.asOwner(async (tx) => {
    await sells(tx, 'GIFT')
    await sentAs(tx, 'GIFT', gift)
  })
  expect(await kit.ok(`${ADVICE}/make`, {})).toMatchObject({ skus: 2 })
  // 10 a day of two sets each: 20 lids and 40 cups a day more, and none of them at FBA.
  expect(await advice(lid)).toMatchObject({ daily: '30.00', need_qty: '2200.00' })
  expect(await advice(cup)).toMatchObject({ daily: '70.00', need_qty: '5150.00' })
})

const RULES = `${ADVICE}/rule`
const figures = async (sku: string) => (await kit.rows(`${ADVICE}/list`, ['daily', 'out_days', 'cover_days', 'moq', 'custom_qty', 'out_day', 'buy_day'],
  kit.is('sku_id', sku)))[0]!
const inDays = (days: number): string => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)

it('goes by the days of its own listing, else of its pool, else of the company, and buys at least what they say', async () => {
  const { rows: [{ id: pool } = { id: '' }] } = await app.runtime.db.asOwner((tx) => (
    tx.query<{ id: string }>('select pool_id::text as id from shop where id = $1', [shop])
  ))
  const ofPool = await made(RULES, { pool_id: pool, pur_buy_days: 25, pur_custom_qty: 3 })
  const plain = await kit.sku('JAR')
  await app.runtime.db.asOwner(async (tx) => {
    await sells(tx, 'JAR')
    await sentAs(tx, 'JAR', plain)
    await tx.query(
      `insert into product (company_id, shop_id, pool_id, msku, currency) values ($1, $2::bigint, $3::bigint, 'JAR', 'USD')`, [app.companyId, shop, pool],
    )
  })
  await kit.ok(`${ADVICE}/make`, {})
  expect(await figures(plain)).toMatchObject({ cover_days: 120, custom_qty: 3 })
  await made(RULES, { pool_id: pool, msku: 'JAR', pur_sales_days: 10, pur_moq: 5000 })
  await kit.ok(`${ADVICE}/make`, {})
  // 2 + 25 + 3 + 30 + 15 of the pool and the company, 10 of its own.
  expect(await figures(plain)).toMatchObject({ cover_days: 85, moq: 5000 })
  expect(await advice(plain)).toMatchObject({ advice_qty: 5000 })
  expect(await kit.post(`${RULES}/add`, { pool_id: pool, pur_buy_days: 1 })).not.toMatchObject({ code: 200 })
  expect(await kit.post(`${RULES}/add`, { pool_id: pool, msku: 'NOBODY', pur_buy_days: 1 })).toMatchObject({ code: 1002, errors: { msku: '没有这个 MSKU' } })
  await kit.ok(`${RULES}/remove`, { id: ofPool })
})

it('runs out before an order that comes too late, and on the day when all of it is sold where each comes in time', async () => {
  const pan = await kit.sku('PAN')
  await app.runtime.db.asOwner(async (tx) => {
    await sells(tx, 'PAN')
    await sentAs(tx, 'PAN', pan)
    await tx.query(
      `insert into fba_inventory (company_id, shop_id, stat_date, msku, sellable_qty, total_qty, inbound_receiving)
       values ($1, $2, '2025-03-31', 'PAN', 100, 100, 0)`,
      [app.companyId, shop],
    )
    await rebuildDerived(tx, app.runtime.live.current.model, { companyId: app.companyId, only: 'fba_stock' })
  })
  const order = async (expect_date: string) => {
    const id = await made(ORDERS, { supplier_id: maker, warehouse_id: north, currency: 'CNY', expect_date, items: [{ sku_id: pan, qty: 50, price: '2' }] })
    for (const transition of ['submit', 'approve', 'order']) await kit.ok(`${ORDERS}/status`, { id, transition })
  }
  await order(inDays(5))
  await kit.ok(`${ADVICE}/make`, {})
  // 100 last 10 days, and 50 more are checked by the 8th.
  expect(await figures(pan)).toMatchObject({ out_day: inDays(15), buy_day: inDays(15 - 50) })
  await order(inDays(20))
  await kit.ok(`${ADVICE}/make`, {})
  expect(await figures(pan)).toMatchObject({ out_day: inDays(15) })
  await order(inDays(9))
  await kit.ok(`${ADVICE}/make`, {})
  // 200 last to the 20th; the next come on the 23rd.
  expect(await figures(pan)).toMatchObject({ out_day: inDays(20) })
})

it('takes days without anything to sell for no days, and says how many; the company may count them', async () => {
  const bowl = await kit.sku('BOWL')
  const stock = (rows: readonly [string, number][]) => app.runtime.db.asOwner(async (tx) => {
    for (const [day, qty] of rows) await tx.query(
      `insert into fba_inventory (company_id, shop_id, stat_date, msku, sellable_qty, total_qty) values ($1, $2, $3::date, 'BOWL', $4, $4)`,
      [app.companyId, shop, day, qty],
    )
  })
  await app.runtime.db.asOwner(async (tx) => {
    await sells(tx, 'BOWL')
    await sentAs(tx, 'BOWL', bowl)
  })
  // Of the last 7 days: 0 on the 26th and on the 28th, so on the 27th too; 0 on the 31st, when it was sold all the same.
  await stock([['2025-03-25', 10], ['2025-03-26', 0], ['2025-03-28', 0], ['2025-03-29', 40], ['2025-03-31', 0]])
  await kit.ok(`${ADVICE}/make`, {})
  // 70 / 4, 140 / 11 and 300 / 27 by 70, 20 and 10 %.
  expect(await figures(bowl)).toMatchObject({ out_days: 3, daily: (70 / 4 * 0.7 + 140 / 11 * 0.2 + 300 / 27 * 0.1).toFixed(2) })
  await kit.ok(app.runtime.live.current.model.families['fbaConfig']!.calls['businessConfigUpdate']!.path, { skip_out_days: false })
  await kit.ok(`${ADVICE}/make`, {})
  expect(await figures(bowl)).toMatchObject({ out_days: 3, daily: '10.00' })
})

let tin: string
let cap: string
const soon = { timeout: 15_000, interval: 300 }
const shown = async (sku: string) => (await kit.rows(
  `${ADVICE}/list`, ['make_time', 'onway_qty', 'local_qty', 'warning_days', 'warning_of'], kit.is('sku_id', sku),
))[0]!
const marks = async () => (await app.runtime.db.asOwner((tx) => tx.query('select * from later_mark'))).rows.length

it('follows an order, a receipt and what moves in a warehouse by itself, of the goods that they name alone', async () => {
  tin = await kit.sku('TIN')
  cap = await kit.sku('CAP')
  await app.runtime.db.asOwner(async (tx) => {
    for (const [msku, sku] of [['TIN', tin], ['CAP', cap]] as const) {
      await sells(tx, msku)
      await sentAs(tx, msku, sku)
    }
  })
  await kit.ok(`${ADVICE}/make`, {})
  await expect.poll(marks, soon).toBe(0)
  const before = await shown(cap)
  const id = await kit.made(ORDERS, { supplier_id: maker, warehouse_id: north, currency: 'CNY', items: [{ sku_id: tin, qty: 70, price: '2' }] })
  for (const transition of ['submit', 'approve', 'order']) await kit.ok(`${ORDERS}/status`, { id, transition })
  const { about } = await kit.ok(`${ADVICE}/list`, { page: 1, pageSize: 1 }) as { about: { made: { at: string; waits: boolean } } }
  expect(about.made).toEqual({ at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/) as string, waits: true })
  await expect.poll(() => shown(tin), soon).toMatchObject({ onway_qty: 70 })
  await kit.opening({ warehouse_id: north, sku_id: tin, condition: 'good', count_day: today, qty: 9 })
  await expect.poll(() => shown(tin), soon).toMatchObject({ local_qty: 9 })
  expect(await shown(cap)).toEqual(before)
  expect(await kit.ok(`${ADVICE}/list`, { page: 1, pageSize: 1 })).toMatchObject({ about: { made: { waits: false } } })
})

it('says by which warehouse goods are warned of, and follows what the warehouse wants', async () => {
  expect(await shown(tin)).toMatchObject({ warning_of: '北仓' })
  await kit.ok('/warehouse/api/v1/warehouse/edit', { id: north, safe_days: 77 })
  await expect.poll(() => shown(tin), soon).toMatchObject({ warning_days: 77, warning_of: '北仓' })
  expect(await shown(cap)).toMatchObject({ warning_of: '业务配置' })
})
