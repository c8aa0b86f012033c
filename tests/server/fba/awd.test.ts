/** AWD货件: goods to Amazon's own storage in parts, what never comes is lost, each step taken back; and from there to FBA. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rebuildDerived } from '../../../server/kernel/kept/derived'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'
import { stockKit, wrongBalances } from '../stock/kit'

let app: TestApp
let admin: Client
let shop: string
let local: string
let awd: string
let cup: string
let product: string
const kit = stockKit(() => admin)
const { ok, post, rows, is, made, standing } = kit
const F = '/fba/api/v1/shipmentFlow'
const today = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' })

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  shop = await insertShop(app.runtime.db, app.companyId, '甲店')
  local = await kit.warehouse('北仓')
  awd = await made('/warehouse/api/v1/warehouse', { name: 'AWD 美西', wh_type: 'awd' })
  await app.runtime.db.asOwner(async (tx) => {
    const { rows: [row] } = await tx.query<{ id: string }>(
      `insert into product (company_id, shop_id, msku, fnsku, currency) values ($1, $2::bigint, 'SET', 'X00SET', 'USD') returning id::text`,
        [app.companyId, shop],
    )
    product = row!.id
    await rebuildDerived(tx, app.runtime.live.current.model, { companyId: app.companyId })
  })
  cup = await kit.sku('CUP')
  await ok('/commodity/api/v1/pairing/add', { shop_id: shop, msku: 'SET', sku_id: cup, qty: 2 })
  await ok('/warehouse/api/v1/stock/openingAdd', { warehouse_id: local, sku_id: cup, qty: 300, count_day: '2025-03-30' })
}, 240_000)
afterAll(() => app?.stop())

const step = (id: string, transition: string, more = {}) => post(`${F}/awdStep`, { id, transition, ...more })
const stepped = async (id: string, transition: string, more = {}) => expect((await step(id, transition, more)).msg).toBe('')
const order = async (id: string) => (await rows(`${F}/awdShipments`, ['state', 'plan_qty', 'shipped_qty', 'received_qty', 'open_qty', 'receive_diff'],
  is('id', id)))[0]!
const make = (boxes: number) => post(`${F}/awdAdd`, {
  shop_id: shop, warehouse_id: local, awd_wh_id: awd, items: [{ product_id: product, box_qty: 10, box_count: boxes }],
})
const said = { awd_shipment_id: 'STAR-1', carrier: 'UPS', tracking_no: '1Z' }

it('goes to a warehouse of the kind AWD alone, and no more than there is', async () => {
  expect((await post(`${F}/awdAdd`, { shop_id: shop, warehouse_id: awd, awd_wh_id: local,
    items: [{ product_id: product, box_qty: 10, box_count: 1 }] })).msg).toContain('AWD仓')
  const id = String((await make(16)).data['id'])
  await stepped(id, 'confirm')
  expect((await step(id, 'ship', said)).msg).toContain('「CUP」要发 320 个，还缺 20 个')
  await stepped(id, 'cancel')
})

it('is sent, comes in parts, ends with a difference, and each of these is taken back', async () => {
  const id = String((await make(5)).data['id'])
  await stepped(id, 'confirm')
  await stepped(id, 'ship', said)
  expect([await standing(cup, local), await standing(cup, awd)]).toMatchObject([{ on: 200 }, { on: 0, transit: 100 }])
  const [{ id: line }] = await rows(`${F}/awdItems`, ['id'], is('order_id', id)) as [{ id: string }]
  expect((await step(id, 'receivePart', { items: [{ id: line, now_qty: 51 }] })).msg).toContain('在途 50 件')
  await stepped(id, 'receivePart', { items: [{ id: line, now_qty: 20 }] })
  expect(await order(id)).toMatchObject({ state: 'RECEIVING', shipped_qty: 50, received_qty: 20, open_qty: 30 })
  expect(await standing(cup, awd)).toMatchObject({ on: 40, transit: 60 })
  await stepped(id, 'close', { items: [{ id: line, now_qty: 28 }] })
  expect(await order(id)).toMatchObject({ state: 'CLOSED', received_qty: 48, open_qty: 0, receive_diff: -2 })
  expect(await standing(cup, awd)).toMatchObject({ on: 96, transit: 0 })
  await stepped(id, 'unclose')
  expect(await order(id)).toMatchObject({ state: 'RECEIVING', received_qty: 20, open_qty: 30, receive_diff: 0 })
  expect((await step(id, 'unship')).code).not.toBe(200)
  await stepped(id, 'unreceivePart')
  await stepped(id, 'unship')
  expect([await standing(cup, local), await standing(cup, awd)]).toMatchObject([{ on: 300 }, { on: 0, transit: 0 }])
  await stepped(id, 'ship', said)
  await stepped(id, 'close', { items: [{ id: line, now_qty: 50 }] })
  expect(await standing(cup, awd)).toMatchObject({ on: 100, transit: 0 })
})

it('goes on to FBA in a batch that nobody packs, and only from there', async () => {
  const items = [{ product_id: product, plan_qty: 15 }]
  expect((await post(`${F}/awdReplenish`, { batch_name: '错', warehouse_id: local, expect_ship: today, items })).msg).toContain('请选择类型为「AWD仓」的仓库')
  const { id } = await ok(`${F}/awdReplenish`, { batch_name: 'AWD 补货', warehouse_id: awd, expect_ship: today, shipment_id: 'FBA15AWD0001', items })
  await ok('/fba/api/v1/fbaShipment/step', { id, transition: 'ship' })
  expect(await standing(cup, awd)).toMatchObject({ on: 70 })
  expect((await rows('/fba/api/v1/fbaShipment/list', ['fba_ship_status', 'shipped_qty'], is('id', String(id))))[0]).toMatchObject({ fba_ship_status: '2',
    shipped_qty: 15 })
  await ok('/fba/api/v1/fbaShipment/step', { id, transition: 'unship' })
  expect(await standing(cup, awd)).toMatchObject({ on: 100 })
  expect(await wrongBalances(app)).toEqual([])
})
