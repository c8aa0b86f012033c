/** 货件申报 and 绑定方案: goods to boxes to options to services, agreed to, confirmed into batches; what a MSKU is bound to is filled in everywhere. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rebuildDerived } from '../../../server/kernel/kept/derived'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'
import { stockKit } from '../stock/kit'

let app: TestApp
let admin: Client
let shop: string
let warehouse: string
let channel: string
let address: string
const products = new Map<string, string>()
const kit = stockKit(() => admin)
const { ok, post, rows, is, made } = kit
const F = '/fba/api/v1/shipmentFlow'
const S = '/fba/api/v1/fbaShipment'
const today = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' })

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  shop = await insertShop(app.runtime.db, app.companyId, '甲店')
  const other = await insertShop(app.runtime.db, app.companyId, '乙店')
  warehouse = await kit.warehouse('北仓')
  await app.runtime.db.asOwner(async (tx) => {
    for (const [msku, of] of [['MUG', shop], ['BOWL', shop], ['BARE', shop], ['ELSE', other]] as const) {
      const { rows: [row] } = await tx.query<{ id: string }>(
        `insert into product (company_id, shop_id, msku, fnsku, currency) values ($1, $2::bigint, $3, 'X00' || $3, 'USD') returning id::text`,
        [app.companyId, of, msku],
      )
      products.set(msku, row!.id)
    }
    await rebuildDerived(tx, app.runtime.live.current.model, { companyId: app.companyId })
  })
  const cup = await kit.sku('CUP')
  const bowl = await kit.sku('BOWL')
  await ok('/commodity/api/v1/pairing/add', { shop_id: shop, msku: 'MUG', sku_id: cup, qty: 1 })
  await ok('/commodity/api/v1/pairing/add', { shop_id: shop, msku: 'BOWL', sku_id: bowl, qty: 2 })
  await ok('/warehouse/api/v1/stock/openingAdd', { warehouse_id: warehouse, sku_id: cup, qty: 300, count_day: '2025-03-30', unit_cost: '12.5',
    currency: 'CNY' })
  await ok('/warehouse/api/v1/stock/openingAdd', { warehouse_id: warehouse, sku_id: bowl, qty: 50, count_day: '2025-03-30' })
  const provider = await made('/v2/logistics/api/logistics_provider', { logistics_provider: '快船', transport_mode: 'sea' })
  channel = await made('/v2/logistics/api/logistics_channel', { provider_id: provider, logistics_channel: '美西快船', transport_mode: 'sea' })
  address = await made('/v2/logistics/api/address', {
    address_name: '杭州发货', address_type: 'ship', contact: '吴刚', country: '中国', state_code: '浙江', city: '杭州', address1: '仓前街道 88 号', postal: '311100',
      phone: '057188880001',
  })
  const template = String((await ok('/fba/api/v1/templateSize/save', { template_name: '大箱', box_length: '60', box_width: '40', box_height: '40' }))['id'])
  await ok('/fba/api/v1/fbaShippDimension/save', {
    solution_name: '杯子', product_id: products.get('MUG'), template_id: template, box_length: '60', box_width: '40', box_height: '40', box_weight: '12',
      box_qty: 20,
    warehouse_id: warehouse, transport_mode: 'sea', channel_id: channel, prep_owner: 'NONE', label_owner: 'AMAZON',
  })
}, 240_000)
afterAll(() => app?.stop())

const plan = async (id: string) => (await rows(`${F}/stagingPlans`, [
  'id', 'plan_no', 'state', 'msku_count', 'declare_qty', 'lack_qty', 'box_count', 'boxed_qty', 'left_qty', 'total_weight', 'goods_value', 'uncosted',
  'placement_fee', 'quote_fee', 'fee_currency', 'shipment_count', 'option_name', 'shipment_ids', 'centres',
], is('id', id)))[0]!
const of = (path: string, fields: string[], id: string, field = 'plan_id') => rows(`${F}/${path}`, ['id', ...fields], is(field, id))
const step = (id: string, transition: string, more = {}) => post(`${F}/confirmPlacementOption`, { id, transition, ...more })
const stepped = async (id: string, transition: string, more = {}) => expect((await step(id, transition, more)).msg).toBe('')
const make = async (goods: Record<string, number>, more = {}) => String((await ok(`${F}/createSpShippmentPlan`, {
  plan_name: '旺季补货', shop_id: shop, warehouse_id: warehouse, ship_flow: 'sp', transport_mode: 'sea', expect_ship: today,
  items: Object.entries(goods).map(([msku, qty]) => ({ product_id: products.get(msku), qty })), ...more,
}))['id'])
const edit = (call: string, id: string, more: object) => post(`${F}/${call}`, { id, ...more })

it('gives a new batch, and the boxes that are opened for it, what the MSKU is bound to', async () => {
  const batch = await ok(`${S}/createBatch`, {
    batch_name: '一', warehouse_id: warehouse, transport_mode: 'sea', expect_ship: today, items: [{ product_id: products.get('MUG'), plan_qty: 40 }],
  })
  const id = String(batch['id'])
  expect((await rows(`${S}/items`, ['box_qty'], is('batch_id', id)))[0]).toMatchObject({ box_qty: 20 })
  expect((await rows(`${S}/list`, ['channel_id'], is('id', id)))[0]).toMatchObject({ channel_id: channel })
  await ok(`${S}/scanPacking`, { batch_id: id, box_no: 1, code: 'X00MUG', qty: 20 })
  expect((await rows(`${S}/box`, ['length', 'width', 'height', 'weight'], is('batch_id', id)))[0])
    .toMatchObject({ length: '60.0', width: '40.0', height: '40.0', weight: null })
  // By air the bound channel is none, and goods that are bound to nothing agree to none.
  const air = await ok(`${S}/createBatch`, {
    batch_name: '二', warehouse_id: warehouse, transport_mode: 'air', expect_ship: today,
    items: [{ product_id: products.get('MUG'), plan_qty: 5, box_qty: 5 }, { product_id: products.get('BOWL'), plan_qty: 1 }],
  })
  expect((await rows(`${S}/list`, ['channel_id'], is('id', String(air['id']))))[0]).toMatchObject({ channel_id: null })
  expect((await rows(`${S}/items`, ['box_qty'], is('batch_id', String(air['id'])))).map((item) => item['box_qty'])).toEqual([5, null])
})

it('goes from goods to boxes to an option with two shipments, is agreed to, and becomes their batches with boxes', async () => {
  const id = await make({ MUG: 50, BOWL: 30 }, { address_id: address })
  // 300 mugs of 12.50; the warehouse has 50 bowls, two of which are one MSKU, and they have no cost.
  expect(await plan(id)).toMatchObject({ state: '1', msku_count: 2, declare_qty: 80, lack_qty: 5, goods_value: '625.00', uncosted: 1 })
  expect((await of('planItems', ['msku', 'prep_owner', 'label_owner', 'box_qty', 'local_qty'], id)).map(({ id: _id, ...row }) => row)).toEqual([
    { msku: 'MUG', prep_owner: 'NONE', label_owner: 'AMAZON', box_qty: 20, local_qty: 300 },
    { msku: 'BOWL', prep_owner: 'SELLER', label_owner: 'SELLER', box_qty: null, local_qty: 25 },
  ])
  await stepped(id, 'toPacking')
  // 50 are two boxes of 20 and one of 10, as large as the mug's; a box that is not full is weighed.
  const boxes = await of('getPackListStep2', ['box_from', 'box_count', 'qty', 'length', 'weight'], id)
  expect(boxes).toMatchObject([{ box_from: 1, box_count: 2, qty: 20, length: '60.0', weight: '12.00' }, { box_from: 3, box_count: 1, qty: 10, weight: null }])
  expect((await step(id, 'packed')).msg).toBe('「BOWL」申报 30 件，箱子里一共 0 件，请改成一致')
  const bowls = { product_id: products.get('BOWL'), qty: 15, length: '50', width: '40', height: '30' }
  const kept = boxes.map(({ id: box }) => ({ id: box }))
  expect((await edit('savePackListStep2', id, { boxes: [...kept, { ...bowls, box_from: 2, box_count: 1 }] })).msg).toContain('第 2 箱已经在第 1-2 箱里')
  expect((await edit('savePackListStep2', id, { boxes: [...kept, { ...bowls, box_from: 3, box_count: 2 }] })).msg).toContain('混装，箱数要一样')
  const more = (await of('planItems', [], id)).map((item) => ({ id: item['id'], qty: 99 }))
  expect((await edit('planEdit', id, { items: more })).msg).toContain('商品与数量只能在「选择商品」里改')
  // Fifteen bowls go with the ten mugs of the third box, fifteen into a fourth.
  expect((await edit('savePackListStep2', id, {
    boxes: [...kept, { ...bowls, box_from: 3, box_count: 1, weight: '9.5' }, { ...bowls, box_from: 4, box_count: 1, weight: '8' }],
  })).msg).toBe('')
  expect(await plan(id)).toMatchObject({ box_count: 4, boxed_qty: 80, left_qty: 0, total_weight: '41.50' })
  await stepped(id, 'packed')

  expect((await step(id, 'placed')).msg).toContain('还没有选用货件方案')
  const options = [{ option_name: '最少拆分', centres: 'ONT8', shipments: 1, fee: '120.5', chosen: false },
    { option_name: '两个货件', shipments: 2, fee: '30', discount: '5', chosen: true }]
  const shipments = [{ ship_no: 1, shipment_id: 'fba15aaa0001', destination_fc: 'ONT8', box_nos: '1-2' },
    { ship_no: 2, shipment_id: 'FBA15AAA0002', destination_fc: 'LGB8', box_nos: '2,4' }]
  expect((await edit('placementSave', id, { options, shipments })).msg).toBe('')
  expect((await step(id, 'placed')).msg).toBe('第 2 箱既在货件 1 又在货件 2，一个箱子只能在一个货件里')
  const there = await of('placementShipments', ['ship_no'], id)
  const second = String(there.find((row) => row['ship_no'] === 2)!['id'])
  const first = String(there.find((row) => row['ship_no'] === 1)!['id'])
  await edit('placementSave', id, { shipments: [{ id: first }, { id: second, box_nos: '4' }] })
  expect((await step(id, 'placed')).msg).toBe('第 3 箱还没有放进货件')
  await edit('placementSave', id, { shipments: [{ id: first }, { id: second, box_nos: '3，4' }] })
  expect(await plan(id)).toMatchObject({ placement_fee: '25.00', fee_currency: 'USD', option_name: '两个货件', shipment_ids: 'FBA15AAA0001、FBA15AAA0002',
    centres: 'ONT8、LGB8' })
  expect(await of('placementShipments', ['qty', 'box_count'], id)).toMatchObject([{ qty: 40, box_count: 2 }, { qty: 40, box_count: 2 }])
  await stepped(id, 'placed')

  await stepped(id, 'timed', { shipments: [{ id: first, ready_date: today, window_from: null, window_to: null, window_type: null },
    { id: second, ready_date: today, window_from: null, window_to: null, window_type: null }] })
  expect((await step(id, 'submit')).msg).toContain('还没有填写配送模式与承运方式')
  const service = { ship_mode: 'GROUND_SMALL_PARCEL', ship_solution: 'USE_YOUR_OWN_CARRIER', carrier: 'UPS', pallets: null, tracking_no: null }
  await stepped(id, 'carried', { shipments: [{ id: first, ...service, quote: '40', tracking_no: '1Z1' }, { id: second, ...service, quote: '45.5' }] })
  await stepped(id, 'submit')
  expect((await step(id, 'confirm')).code).not.toBe(200)
  expect((await edit('placementSave', id, { remark: '改' })).code).not.toBe(200)
  await stepped(id, 'reject', { audit_remark: '报价太高' })
  await stepped(id, 'submit')
  await stepped(id, 'approve')
  expect(await plan(id)).toMatchObject({ state: '7', quote_fee: '85.50', shipment_count: 2 })
  await stepped(id, 'confirm')

  const made2 = await of('placementShipments', ['batch_id', 'shipment_id'], id)
  const batches = await Promise.all(made2.map(async ({ batch_id: batch }) => (await rows(
    `${S}/list`, ['id', 'shipment_id', 'destination_fc', 'plan_qty', 'packed_qty', 'box_count', 'packing_type', 'channel_id', 'tracking_no', 'address_id'],
      is('id', String(batch)),
  ))[0]!))
  expect(batches).toMatchObject([
    { shipment_id: 'FBA15AAA0001', destination_fc: 'ONT8', plan_qty: 40, packed_qty: 40, box_count: 2, packing_type: '3', channel_id: channel,
      tracking_no: '1Z1', address_id: address },
    { shipment_id: 'FBA15AAA0002', destination_fc: 'LGB8', plan_qty: 40, packed_qty: 40, box_count: 2, packing_type: '3', channel_id: null },
  ])
  const inside = await rows(`${S}/box/items`, ['box.box_no', 'item.msku', 'qty'], is('batch_id', String(batches[1]!['id'])))
  expect(inside.map((row) => [row['box.box_no'], row['item.msku'], row['qty']])).toEqual([[1, 'MUG', 10], [1, 'BOWL', 15], [2, 'BOWL', 15]])
  expect((await rows(`${S}/box`, ['box_code', 'weight'], is('batch_id', String(batches[1]!['id']))))[0]).toMatchObject({ box_code: 'FBA15AAA0002U000001',
    weight: '9.50' })

  // What stands on it holds it: its batches go first.
  expect((await step(id, 'unconfirm')).code).not.toBe(200)
  for (const batch of batches) await ok(`${S}/step`, { id: batch['id'], transition: 'drop' })
  await stepped(id, 'unconfirm')
  expect((await of('placementShipments', ['batch_id'], id)).map((row) => row['batch_id'])).toEqual([null, null])
  await stepped(id, 'cancel')
}, 120_000)

it('takes a truck to its option before it is packed, by the quantities that were given to each shipment', async () => {
  const id = await make({ MUG: 50 }, { ship_flow: 'ltl' })
  expect((await step(id, 'toPacking')).code).not.toBe(200)
  await stepped(id, 'toPlacement')
  const shipments = [{ ship_no: 1, shipment_id: 'FBA15BBB0001', destination_fc: 'ONT8' }, { ship_no: 2, shipment_id: 'FBA15BBB0002', destination_fc: 'LGB8' }]
  const options = [{ option_name: '两个货件', fee: '0', chosen: true }]
  const share = (no: number, qty: number) => ({ ship_no: no, product_id: products.get('MUG'), qty })
  await edit('placementSave', id, { shipments, options, shares: [share(1, 20), share(2, 20)] })
  expect((await step(id, 'placed')).msg).toBe('「MUG」申报 50 件，2 个货件一共分配了 40 件，请改成一致')
  const [one] = await of('placementShares', ['qty'], id)
  expect((await edit('placementSave', id, { shares: [{ id: one!['id'] }, share(2, 30)] })).msg).toBe('')
  await stepped(id, 'placed')
  const there = (await of('placementShipments', ['ship_no'], id)).map((row) => String(row['id']))
  await stepped(id, 'timed', { shipments: there.map((each) => ({ id: each, ready_date: today, window_from: null, window_to: null, window_type: null })) })
  await stepped(id, 'carried', { shipments: there.map((each) => ({
    id: each, ship_mode: 'FREIGHT_LTL', ship_solution: 'AMAZON_PARTNERED_CARRIER', carrier: null, quote: null, pallets: 2, tracking_no: null,
  })) })
  await stepped(id, 'submit')
  await stepped(id, 'approve')
  await stepped(id, 'confirm')
  const batches = await of('placementShipments', ['batch.batch_no', 'batch.packing_type', 'qty'], id)
  expect(batches.map((row) => [row['batch.packing_type'], row['qty']])).toEqual([['1', 20], ['1', 30]])
})

it('declares a MSKU once for each day of expiry, packs and tells each of them, and sends the batch all of it', async () => {
  const [{ sku_id: cup }] = await rows('/commodity/api/v1/pairing/list', ['sku_id'], is('msku', 'MUG')) as [{ sku_id: string }]
  expect((await post('/commodity/api/v1/sku/edit', { id: cup, needs_expiry: true })).msg).toBe('')
  const mug = (qty: number, expiry?: string) => ({ product_id: products.get('MUG'), qty, ...(expiry ? { expiry } : {}) })
  const [may, june] = ['2031-05-31', '2031-06-30']
  const id = await make({}, { items: [mug(45)] })
  expect((await step(id, 'toPacking')).msg).toContain('「MUG」的商品资料里写着需要有效期')
  const items = await of('planItems', ['expiry'], id)
  expect((await edit('planEdit', id, { items: [{ id: items[0]!['id'] }, mug(5)] })).msg).toContain('同一个 MSKU 的同一有效期只能写一行')
  const one = { id: items[0]!['id'] }
  expect((await edit('planEdit', id, { items: [{ ...one, expiry: '2020-01-01' }] })).msg).toBe('')
  expect((await step(id, 'toPacking')).msg).toBe('「MUG」（有效期 2020-01-01）已经过期，不能发往亚马逊')
  expect((await edit('planEdit', id, { items: [{ ...one, expiry: may }, mug(5, may)] })).msg).toContain('相同的申报商品')
  expect((await edit('planEdit', id, { items: [{ ...one, expiry: may }, mug(280, june)] })).msg).toBe('')
  // 300 lie in the warehouse: 45 for the first day leave 255 for the second.
  expect((await of('planItems', ['expiry', 'local_qty', 'lack_qty'], id)).map(({ id: _id, ...row }) => row)).toEqual([
    { expiry: may, local_qty: 300, lack_qty: 0 }, { expiry: june, local_qty: 255, lack_qty: 25 },
  ])
  const second = (await of('planItems', ['expiry'], id))[1]!['id']
  expect((await edit('planEdit', id, { items: [one, { id: second, qty: 20 }] })).msg).toBe('')
  await stepped(id, 'toPacking')
  // 45 are two boxes of 20 and one of 5, 20 are one box; each is of its day.
  const boxes = await of('getPackListStep2', ['box_from', 'box_count', 'qty', 'expiry'], id)
  expect(boxes).toMatchObject([
    { box_from: 1, box_count: 2, qty: 20, expiry: may }, { box_from: 3, qty: 5, expiry: may }, { box_from: 4, qty: 20, expiry: june },
  ])
  const kept = boxes.map(({ id: box }) => ({ id: box, weight: '10' }))
  expect((await edit('savePackListStep2', id, { boxes: [...kept.slice(0, 2), { ...kept[2], expiry: null }] })).msg)
    .toBe('装箱第 3 行：「MUG」申报的有效期是 2031-05-31、2031-06-30，请写明这一行是哪一个')
  await edit('savePackListStep2', id, { boxes: [...kept.slice(0, 2), { ...kept[2], expiry: may }] })
  expect((await step(id, 'packed')).msg).toBe('「MUG」（有效期 2031-05-31）申报 45 件，箱子里一共 65 件，请改成一致')
  await edit('savePackListStep2', id, { boxes: [...kept.slice(0, 2), { ...kept[2], expiry: june }] })
  expect((await of('planItems', ['boxed_qty', 'left_qty'], id)).map(({ boxed_qty: qty, left_qty: left }) => [qty, left])).toEqual([[45, 0], [20, 0]])
  await stepped(id, 'packed')
  await edit('placementSave', id, { options: [{ option_name: '一个', fee: '0', chosen: true }],
    shipments: [{ ship_no: 1, shipment_id: 'FBA15DDD0001', destination_fc: 'ONT8' }] })
  await stepped(id, 'placed')
  const [{ id: ship }] = await of('placementShipments', [], id) as [{ id: string }]
  await stepped(id, 'timed', { shipments: [{ id: ship, ready_date: today, window_from: null, window_to: null, window_type: null }] })
  await stepped(id, 'carried', { shipments: [{ id: ship, ship_mode: 'GROUND_SMALL_PARCEL', ship_solution: 'USE_YOUR_OWN_CARRIER', carrier: null, quote: null,
    pallets: null, tracking_no: null }] })
  await stepped(id, 'submit')
  await stepped(id, 'approve')
  await stepped(id, 'confirm')
  const [{ batch_id: batch }] = await of('placementShipments', ['batch_id'], id) as [{ batch_id: string }]
  expect(await rows(`${S}/items`, ['msku', 'plan_qty', 'packed_qty'], is('batch_id', batch))).toMatchObject([{ msku: 'MUG', plan_qty: 65, packed_qty: 65 }])
  expect((await post('/commodity/api/v1/sku/edit', { id: cup, needs_expiry: false })).msg).toBe('')
}, 120_000)

it('is of one shop, and is told apart from what others may see', async () => {
  const said = await post(`${F}/createSpShippmentPlan`, {
    plan_name: '错', shop_id: shop, warehouse_id: warehouse, ship_flow: 'sp', transport_mode: 'sea', expect_ship: today,
      items: [{ product_id: products.get('ELSE'), qty: 5 }],
  })
  expect(said.msg).toContain('「ELSE」不是店铺「甲店」的商品')
})

it('refuses to make batches of goods that nobody could send, and makes none of the others', async () => {
  const id = await make({ BARE: 5, MUG: 5 }, { ship_flow: 'ltl' })
  await stepped(id, 'toPlacement')
  await edit('placementSave', id, { options: [{ option_name: '一个', fee: '0', chosen: true }],
    shipments: [{ ship_no: 1, shipment_id: 'FBA15CCC0001', destination_fc: 'ONT8' }] })
  await stepped(id, 'placed')
  const [{ id: one }] = await of('placementShipments', [], id) as [{ id: string }]
  await stepped(id, 'timed', { shipments: [{ id: one, ready_date: today, window_from: null, window_to: null, window_type: null }] })
  await stepped(id, 'carried', { shipments: [{ id: one, ship_mode: 'FREIGHT_LTL', ship_solution: 'USE_YOUR_OWN_CARRIER', carrier: null, quote: null,
    pallets: null, tracking_no: null }] })
  await stepped(id, 'submit')
  await stepped(id, 'approve')
  expect((await step(id, 'confirm')).msg).toBe('「BARE」没有配对本地SKU，不知道发哪个货；请先在「配对」里填写')
  expect((await plan(id))['state']).toBe('7')
})
