/** Purchase orders: made of plans that are alike, checked when handed in; plans follow what is bought of them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { stockKit } from '../stock/kit'
import { PLANS, ORDERS } from './paths'

let app: TestApp
let admin: Client
let cup: string
let lid: string
let north: string
let south: string
let maker: string
const kit = stockKit(() => admin)
const { made, step } = kit
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  await kit.ok('/base/api/v1/systemConfig/save', { approve_own: true })
  cup = await kit.sku('CUP')
  lid = await kit.sku('LID')
  north = await kit.warehouse('北仓')
  south = await kit.warehouse('南仓')
  maker = await kit.supplier('杯厂')
}, 240_000)
afterAll(() => app?.stop())

const planned = async (sku: string, quantity: number, warehouse = north): Promise<string> => {
  const id = await made(PLANS, {
    sku, supplier_id: maker, warehouse_id: warehouse, plan_qty: quantity, currency: 'CNY', last_price: '2.5', expect_date: '2026-12-31',
  })
  for (const transition of ['submit', 'approve']) expect(await step(PLANS, id, transition)).toMatchObject({ code: 200 })
  return id
}
const plan = async (id: string) => (await kit.rows(`${PLANS}/list`, ['sku', 'sku_id', 'plan_status', 'bought_qty', 'open_qty'], kit.is('id', id)))[0]
const order = async (id: string) => (await kit.rows(`${ORDERS}/list`, [
  'order_no', 'po_status', 'sku_count', 'quantity', 'goods_amount', 'total_amount',
], kit.is('id', id)))[0]
const of = (...plans: string[]) => ({ made_from: { way: 'plan', ids: plans } })
const bought = (items: object[], more: object = {}) => ({ supplier_id: maker, warehouse_id: north, currency: 'CNY', items, ...more })

describe('a plan', () => {
  it('knows the SKU of its code, follows the code, and keeps a code that the catalogue has not', async () => {
    const body = { supplier_id: maker, warehouse_id: north, plan_qty: 5, currency: 'CNY', expect_date: '2026-12-31' }
    const known = await made(PLANS, { ...body, sku: ' CUP ' })
    expect(await plan(known)).toMatchObject({ sku_id: cup })
    await kit.ok(`${PLANS}/edit`, { id: known, sku: 'LID' })
    expect(await plan(known)).toMatchObject({ sku_id: lid })
    await kit.ok(`${PLANS}/edit`, { id: known, sku: 'NOBODY' })
    expect(await plan(known)).toMatchObject({ sku: 'NOBODY', sku_id: null })
  })
})

describe('an order', () => {
  it('is made of several plans that are alike; their state and quantities follow, and are open again when it is void', async () => {
    const [cups, lids] = [await planned('CUP', 100), await planned('LID', 40)]
    const id = await made(ORDERS, bought([
      { plan_id: cups, sku_id: cup, qty: 60, price: '2.5' }, { plan_id: lids, sku_id: lid, qty: 40, price: '1.25' },
    ], { freight: '10', ...of(cups, lids) }))
    expect(await order(id)).toMatchObject({ po_status: '0', sku_count: 2, quantity: 100, goods_amount: '200.00', total_amount: '210.00' })
    expect(await plan(cups)).toMatchObject({ plan_status: '4', bought_qty: 60, open_qty: 40 })
    expect(await plan(lids)).toMatchObject({ plan_status: '5', bought_qty: 40, open_qty: 0 })
    const rest = await made(ORDERS, bought([{ plan_id: cups, sku_id: cup, qty: 40, price: '2.5' }], of(cups)))
    expect(await plan(cups)).toMatchObject({ plan_status: '5', bought_qty: 100 })
    expect(await step(ORDERS, rest, 'void')).toMatchObject({ code: 200 })
    expect(await plan(cups)).toMatchObject({ plan_status: '4', bought_qty: 60, open_qty: 40 })
    expect(await step(ORDERS, id, 'void')).toMatchObject({ code: 200 })
    expect(await plan(cups)).toMatchObject({ plan_status: '3', bought_qty: 0, open_qty: 100 })
    expect(await plan(lids)).toMatchObject({ plan_status: '3', bought_qty: 0, open_qty: 40 })
  })

  it('is not made of plans for different warehouses, that wait for approval, or whose goods the catalogue has not', async () => {
    const [here, there] = [await planned('CUP', 10), await planned('CUP', 10, south)]
    const item = { plan_id: here, sku_id: cup, qty: 10, price: '1' }
    const apart = await kit.post(`${ORDERS}/add`, bought([item], of(here, there)))
    expect(apart).toMatchObject({ code: 1002, msg: expect.stringContaining('的仓库不同，不能合在一张采购单里') })
    const unknown = await planned('NOT-THERE', 10)
    expect(await kit.post(`${ORDERS}/add`, bought([item], of(unknown)))).toMatchObject({ code: 1006, msg: expect.stringContaining('现在的状态或内容不能生成采购单') })
    const draft = await made(PLANS, { sku: 'CUP', supplier_id: maker, warehouse_id: north, plan_qty: 5, currency: 'CNY', expect_date: '2026-12-31' })
    expect(await kit.post(`${ORDERS}/add`, bought([item], of(draft)))).toMatchObject({ code: 1006, msg: expect.stringContaining('现在的状态或内容不能生成采购单') })
  })

  it('is handed in with goods that are bought, of the plan that it names, approved and ordered', async () => {
    const set = await kit.sku('SET', { goods_kind: 'combo', parts: [{ part_id: cup, qty: 1 }] })
    const bundle = await made(ORDERS, bought([{ sku_id: set, qty: 1, price: '1' }]))
    expect(await step(ORDERS, bundle, 'submit')).toMatchObject({ code: 1002, msg: '「SET」是组合商品，没有自己的库存，请采购它的子件' })
    const cups = await planned('CUP', 10)
    const wrong = await made(ORDERS, bought([{ plan_id: cups, sku_id: lid, qty: 1, price: '1' }]))
    expect(await step(ORDERS, wrong, 'submit')).toMatchObject({ code: 1002, msg: expect.stringContaining('计划的是另一个商品') })
    const unknown = await kit.post(`${ORDERS}/add`, bought([{ sku_id: '999999', qty: 1, price: '1' }]))
    expect(unknown).toMatchObject({ code: 1002, errors: { 'items[0].sku_id': expect.stringContaining('没有这个商品') } })
    const id = await made(ORDERS, bought([{ sku_id: cup, qty: 3, price: '0.3333' }]))
    expect(await step(ORDERS, id, 'order')).not.toMatchObject({ code: 200 })
    for (const transition of ['submit', 'approve', 'order']) expect(await step(ORDERS, id, transition)).toMatchObject({ code: 200 })
    expect(await order(id)).toMatchObject({ po_status: '3', order_no: expect.stringMatching(/^CG/), goods_amount: '0.9999' })
    expect((await kit.post(`${ORDERS}/edit`, { id, remark: '晚了' })).code).not.toBe(200)
    expect(await step(ORDERS, id, 'close')).toMatchObject({ code: 200 })
    expect(await step(ORDERS, id, 'void')).not.toMatchObject({ code: 200 })
  })
})

describe('the price of a line', () => {
  const filled = async (entity: string, ...rows: object[]) => {
    const { rows: found } = await kit.ok('/app/api/v1/fill', { entity, rows: rows.map((entered) => ({ entered })) })
    const each = found as { row: Record<string, unknown>; says: Record<string, string> }[]
    return each.map(({ row, says }) => [row['price'] ?? row['last_price'], says['price'] ?? says['last_price']])
  }

  it('is the step of the supplier\'s quote for its quantity, else what was paid last, and says which of the two', async () => {
    const [tray, other] = [await kit.sku('TRAY'), await kit.supplier('另一家')]
    const line = (qty: number | undefined, more: object = {}) => (
      { sku_id: tray, ...(qty === undefined ? {} : { qty }), 'order.supplier_id': maker, 'order.currency': 'CNY', ...more }
    )
    expect(await filled('purchase_order_item', line(10))).toEqual([[undefined, undefined]])
    const id = await made(ORDERS, bought([{ sku_id: tray, qty: 10, price: '3.2' }]))
    for (const transition of ['submit', 'approve']) await step(ORDERS, id, transition)
    expect(await filled('purchase_order_item', line(10))).toEqual([[undefined, undefined]])
    expect(await step(ORDERS, id, 'order')).toMatchObject({ code: 200 })
    for (const [min_qty, price] of [[100, '3'], [500, '2.8']]) {
      await made('/commodity/api/v1/price', { sku_id: tray, supplier_id: maker, currency: 'CNY', price, min_qty, from_day: '2020-01-01' })
    }
    expect(await filled('purchase_order_item', line(undefined), line(99), line(100), line(500))).toEqual([
      ['3.2000', '上次采购价'], ['3.2000', '上次采购价'], ['3.0000', '报价'], ['2.8000', '报价'],
    ])
    for (const elsewhere of [{ 'order.currency': 'USD' }, { 'order.supplier_id': other }]) {
      expect(await filled('purchase_order_item', line(10, elsewhere))).toEqual([[undefined, undefined]])
    }
    const plan = { sku: 'TRAY', currency: 'CNY', plan_qty: 500 }
    expect(await filled('purchase_plan', plan, { ...plan, supplier_id: maker }, { ...plan, supplier_id: other }))
      .toEqual([['3.2000', '其他供应商上次价'], ['2.8000', '报价'], ['3.2000', '其他供应商上次价']])
    const wrong = { entity: 'purchase_order_item', rows: [{ entered: line(10, { sku_id: '不是编号' }) }] }
    expect(await kit.post('/app/api/v1/fill', wrong)).toMatchObject({ code: 400 })
  })
})
