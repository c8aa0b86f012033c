/** Orders that the seller sends: made once of each, reviewed by rules, held, sent out of the ledger, and taken back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { stockKit, wrongBalances } from '../stock/kit'

const ORDERS = '/fba/api/v1/fbmOrder'
const L = '/v2/logistics/api'

let app: TestApp
let admin: Client
let shop: string
let cup: string
let north: string
let mail: string
const kit = stockKit(() => admin)
const { made, ok, post, rows, is, step } = kit
const day = (offset = 0) => new Date(Date.now() + 8 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10)
const asOwner = async (text: string, values: unknown[] = []) => (await app.runtime.db.asOwner((tx) => tx.query<Record<string, unknown>>(text, values))).rows
const taken = async (id: string, transition: string, more: object = {}) =>
  expect([transition, await step(ORDERS, id, transition, more)]).toMatchObject([transition, { code: 200 }])
const FIELDS = ['id', 'order_no', 'order_id', 'fbm_status', 'quantity', 'est_weight', 'est_freight', 'warehouse_id', 'channel_id', 'tags', 'hold_reason',
  'address1', 'rule_id', 'order_amount', 'recipient', 'ship_deadline', 'tracking_no', 'sale.state']
const order = async (id: string, fields = FIELDS) => (await rows(`${ORDERS}/list`, fields, is('order_id', id)))[0]!

/** An order of the seller's, as its report's lines would make it. */
const sold = async (id: string, msku: string, qty: number, price: string, status = 'Unshipped', country = 'US') => {
  await asOwner(
    `insert into order_item (company_id, shop_id, order_id, occurrence, purchase_at, purchase_day, order_status, fulfillment, msku, quantity,
       currency, item_price, shipping_price, ship_country, order_item_id)
     values ($1, $2::bigint, $3, 1, now() - interval '1 day', current_date - 1, $6, 'Merchant', $4, $5, 'USD', $7, 4, $8, 'I' || $3)`,
    [app.companyId, shop, id, msku, qty, status, price, country],
  )
  await asOwner(
    `insert into sale_order (company_id, shop_id, order_id, purchase_at, purchase_day, state, order_status, fulfillment, item_count, quantity,
       currency, item_price, ship_country, msku)
     values ($1, $2::bigint, $3, now() - interval '1 day', current_date - 1, $6, $7, 'FBM', 1, $5, 'USD', $8, $9, $4)`,
    [app.companyId, shop, id, msku, qty, status === 'Unshipped' ? 'unshipped' : 'shipped', status, price, country],
  )
}

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  const [row] = await asOwner(
    `insert into shop (company_id, name, account_name, site, marketplace, currency) values ($1, '自发货店', '北美', 'us', 'amazon.com', 'USD')
     returning id::text as id`,
    [app.companyId],
  )
  shop = String(row!['id'])
  await asOwner(`insert into product (company_id, shop_id, msku, currency) values ($1, $2::bigint, 'CUP-2', 'USD')`, [app.companyId, shop])
  cup = await kit.sku('CUP', { gross_weight: 400 })
  north = await kit.warehouse('北仓')
  await ok('/commodity/api/v1/pairing/add', { shop_id: shop, msku: 'CUP-2', sku_id: cup, qty: 2 })
  await ok('/warehouse/api/v1/stock/openingAdd', { warehouse_id: north, sku_id: cup, qty: 9, count_day: day(-1) })
  const provider = await made(`${L}/logistics_provider`, { logistics_provider: '邮政', transport_mode: 'express' })
  mail = await made(`${L}/logistics_channel`, { provider_id: provider, logistics_channel: '小包', transport_mode: 'express' })
  await made(`${L}/freight_template`, {
    template_name: '美国小包', logistics_channel: '小包', country: '美国', bill_way: 'weight', currency: 'CNY', first_weight: '0.5', first_price: '32',
    next_weight: '0.5', next_price: '16',
  })
  await made(`${L}/logistics_rule`, {
    rule_name: '美国走小包', channel_id: mail, warehouse_id: north, order_rule: { field: 'ship_country', op: 'eq', value: 'US' },
  })
}, 240_000)
afterAll(() => app?.stop())

describe('an order that waits to be sent', () => {
  it('is made once, of what the seller sends alone, weighed and with its goods', async () => {
    await sold('111-1', 'CUP-2', 2, '40')
    await sold('111-2', 'CUP-2', 1, '20', 'Shipped')
    expect(await ok(`${ORDERS}/make`, {})).toMatchObject({ made: 1 })
    expect(await ok(`${ORDERS}/make`, {})).toMatchObject({ made: 0 })
    expect(await order('111-1')).toMatchObject({ fbm_status: '1', quantity: 2, est_weight: 1600, channel_id: null, address1: null })
    expect(await order('111-2')).toBeUndefined()
  })

  it('has the address and the promised time of the report of unshipped orders, and keeps what a person wrote', async () => {
    const { id } = await order('111-1')
    await ok(`${ORDERS}/edit`, { id, recipient: '手填' })
    await asOwner(
      `insert into merchant_order (company_id, shop_id, order_id, order_item_id, purchase_at, purchase_day, promise_at, msku, quantity, recipient,
         address1, city)
       values ($1, $2::bigint, '111-1', 'I111-1', now(), current_date, now() + interval '2 days', 'CUP-2', 2, 'Ann', '1 Main St', 'Reno')`,
      [app.companyId, shop],
    )
    expect(await ok(`${ORDERS}/make`, {})).toMatchObject({ made: 0, filled: 1 })
    expect(await order('111-1')).toMatchObject({ recipient: '手填', address1: '1 Main St', ship_deadline: expect.any(String) })
  })

  it('has channel, warehouse and freight by the rules as it is reviewed, and is told which rule it was', async () => {
    const { id } = await order('111-1')
    await taken(String(id), 'audit')
    // 1.6 kg: 32 for the first half, three more of 16.
    expect(await order('111-1')).toMatchObject({ fbm_status: '10', channel_id: mail, warehouse_id: north, est_freight: '80.00' })
    expect(await rows(`${L}/logistics_rule/list`, ['rule_name', 'hit_count'])).toMatchObject([{ rule_name: '美国走小包', hit_count: 1 }])
  })

  it('holds its goods, leaves with them, and brings them back where it is taken back', async () => {
    const id = String((await order('111-1'))['id'])
    await taken(id, 'pick')
    expect(await kit.standing(cup, north)).toMatchObject({ on: 9, held: 4 })
    expect(await ok(`${ORDERS}/printed`, { ids: [id] })).toEqual({ marked: 1 })
    await taken(id, 'ship')
    expect(await kit.standing(cup, north)).toMatchObject({ on: 5, held: 0 })
    expect((await kit.entries(is('reason', 'sale_out'))).map((entry) => entry['qty'])).toEqual([4])
    await taken(id, 'unship')
    expect(await kit.standing(cup, north)).toMatchObject({ on: 9, held: 4 })
    await taken(id, 'ship')
    await taken(id, 'online')
    await taken(id, 'sign')
    expect(await order('111-1')).toMatchObject({ fbm_status: '6' })
    expect(await wrongBalances(app)).toEqual([])
  })

  it('names what is short, and what has no pairing', async () => {
    await sold('111-3', 'CUP-2', 4, '80')
    await sold('111-4', 'NOPE', 1, '5')
    await ok(`${ORDERS}/make`, {})
    const id = String((await order('111-3'))['id'])
    await taken(id, 'audit')
    expect(await step(ORDERS, id, 'pick')).toMatchObject({ code: 1002, msg: '缺料：「CUP」缺 3 个（需要 8，可用 5）' })
    await taken(id, 'short')
    expect(await step(ORDERS, String((await order('111-4'))['id']), 'audit')).toMatchObject({ code: 1002, msg: expect.stringContaining('「NOPE」没有配对本地SKU') })
  })
})

describe('order rules', () => {
  it('review, tag and hold what is made from then on; the first that fits of each kind', async () => {
    const tag = await made('/newamzd/api/Tag', { name: '大单' })
    const rule = (body: object) => made('/fba/api/v1/orderRule', body)
    await rule({ rule_name: '贵的拦下', rule_action: 'hold', hold_reason: '金额太大', order_rule: { field: 'order_amount', op: 'gt', value: '500' } })
    await rule({ rule_name: '大单', rule_action: 'mark', tags: [tag], order_rule: { field: 'quantity', op: 'ge', value: 3 } })
    await rule({ rule_name: '自动审核', rule_action: 'audit' })
    expect(await post('/fba/api/v1/orderRule/add', { rule_name: '缺仓库', rule_action: 'assign_wh' })).toMatchObject({ code: 1002, msg: '分配仓库要选仓库' })
    await sold('111-5', 'CUP-2', 3, '60')
    await sold('111-6', 'CUP-2', 1, '900')
    await sold('111-7', 'CUP-2', 1, '20', 'Unshipped', 'FR')
    await ok(`${ORDERS}/make`, {})
    expect(await order('111-5')).toMatchObject({ fbm_status: '10', tags: [tag], warehouse_id: north })
    expect(await order('111-6')).toMatchObject({ fbm_status: '9', hold_reason: '金额太大' })
    // No rule of logistics is for France: somebody chooses the channel, and it goes on by itself.
    expect(await order('111-7')).toMatchObject({ fbm_status: '2', channel_id: null })
    await ok(`${ORDERS}/edit`, { id: (await order('111-7'))['id'], warehouse_id: north, channel_id: mail })
    expect(await order('111-7')).toMatchObject({ fbm_status: '10' })
    expect((await rows('/fba/api/v1/orderRule/list', ['rule_name', 'hit_count'])).map((row) => row['hit_count'])).toEqual([1, 1, 3])
  })
})

describe('before goods are held', () => {
  it('orders of one buyer become one parcel, and an order goes in two; what the goods sold for is shared', async () => {
    for (const id of ['112-1', '112-2']) {
      await sold(id, 'CUP-2', 1, '30')
      await asOwner(
        `insert into merchant_order (company_id, shop_id, order_id, order_item_id, purchase_at, purchase_day, promise_at, msku, quantity, recipient,
           address1, postal)
         values ($1, $2::bigint, $3, 'I' || $3, now(), current_date, now() - interval '1 hour', 'CUP-2', 1, 'Bob', '2 Main St', '89501')`,
        [app.companyId, shop, id],
      )
    }
    await ok(`${ORDERS}/make`, {})
    const ids = [await order('112-1'), await order('112-2')].map((row) => ({ id: String(row['id']) }))
    const other = { id: String((await order('111-3'))['id']) }
    const seen = await ok(`${ORDERS}/merge`, { rows: [...ids, other], preview: true })
    expect(seen).toMatchObject({ done: 2, refused: 1 })
    await ok(`${ORDERS}/merge`, { rows: ids, preview: false })
    expect(await order('112-1')).toMatchObject({ quantity: 2, order_amount: '60.00', est_weight: 1600 })
    expect(await order('112-2')).toMatchObject({ fbm_status: '7' })
    // An order whose goods go in another's parcel has no second one.
    expect(await ok(`${ORDERS}/make`, {})).toMatchObject({ made: 0 })
    const [first] = ids
    const items = (await rows(`${ORDERS}/items`, ['id', 'order_id'], is('fbm_id', first!.id))).filter((item) => item['order_id'] === '112-2')
    expect(await post(`${ORDERS}/split`, { rows: [first], preview: false })).toMatchObject({ code: 1002 })
    await ok(`${ORDERS}/split`, { rows: [first], preview: false, lines: [String(items[0]!['id'])] })
    const both = await rows(`${ORDERS}/list`, ['order_id', 'quantity', 'order_amount', 'fbm_status'], is('recipient', 'Bob'))
    expect(both.filter((row) => row['fbm_status'] !== '7').map((row) => [row['quantity'], row['order_amount']])).toEqual([[1, '30.00'], [1, '30.00']])
  })
})

describe('an order that is ready', () => {
  let id: string
  let no: string

  it('is weighed out by its label: a weight that is far off is wanted once more', async () => {
    const row = await order('112-1')
    id = String(row['id'])
    no = String(row['order_no'])
    for (const transition of ['audit', 'pick', 'print']) if (!(transition === 'audit' && row['fbm_status'] !== '1')) await taken(id, transition)
    expect(await ok(`${ORDERS}/weigh`, { code: no.toLowerCase() })).toMatchObject({ is: 'found', est_weight: 800 })
    expect(await ok(`${ORDERS}/weigh`, { code: no, weight: 1200 })).toMatchObject({ is: 'asked', says: expect.stringContaining('再扫一次确认') })
    expect(await ok(`${ORDERS}/weigh`, { code: no, weight: 1200, sure: true })).toMatchObject({ is: 'shipped' })
    // 1.2 kg: 32 and two more of 16.
    expect(await order('112-1', ['fbm_status', 'real_weight', 'est_freight', 'weight_diff'])).toMatchObject({
      fbm_status: '5', real_weight: 1200, weight_diff: 400, est_freight: '64.00',
    })
    expect(await post(`${ORDERS}/weigh`, { code: no, weight: 800 })).toMatchObject({ msg: expect.stringContaining('只有待出库的可以称重出库') })
    expect(await post(`${ORDERS}/weigh`, { code: 'ZF0' })).toMatchObject({ msg: '没有面单「ZF0」，扫系统单号或跟踪号' })
  })

  it('has the tracking number and freight that the forwarder gave, and goes on as it is tracked', async () => {
    const early = String((await order('111-3'))['id'])
    await taken(early, 'unaudit')
    expect(await post('/fba/api/v1/fbmParcel/add', { fbm_id: early, tracking_no: 'X1' })).toMatchObject({ code: 1002, msg: expect.stringContaining('不能登记跟踪号') })
    await ok('/fba/api/v1/fbmParcel/add', { fbm_id: id, tracking_no: 'LP100', real_freight: '61.5' })
    expect(await order('112-1', ['tracking_no', 'freight'])).toMatchObject({ tracking_no: 'LP100', freight: '61.50' })
    await ok(`${ORDERS.replace('fbmOrder', 'fbmException')}/check`, {})
    const found = await rows('/fba/api/v1/fbmException/list', ['reason', 'fbm.order_no'], is('fbm_id', id))
    expect(found).toMatchObject([{ reason: 'shipped_late' }])
    await asOwner(`update fbm_order set ship_time = now() - interval '4 days' where company_id = $1 and id = $2::bigint`, [app.companyId, id])
    await ok('/fba/api/v1/fbmException/check', {})
    expect((await rows('/fba/api/v1/fbmException/list', ['reason'], is('fbm_id', id))).map((row) => row['reason']).sort()).toEqual(['no_event', 'not_told'])
    const track = await made(`${L}/tracking`, {
      tracking_no: 'LP100', track_state: 'transit', ship_date: day(-3), latest_event: '离开口岸', event_time: new Date().toISOString(),
    })
    expect(await order('112-1', ['fbm_status', 'track_event'])).toMatchObject({ fbm_status: '11', track_event: '离开口岸' })
    await ok('/fba/api/v1/fbmException/check', {})
    expect((await rows('/fba/api/v1/fbmException/list', ['reason'], is('fbm_id', id))).map((row) => row['reason'])).toEqual(['not_told'])
    await ok(`${L}/tracking/edit`, { id: track, track_state: 'delivered', latest_event: '妥投' })
    expect(await order('112-1')).toMatchObject({ fbm_status: '6' })
  })

  it('is told to Amazon by a flat file of one shop', async () => {
    const { text } = await admin.call(`${ORDERS}/confirmSheet`, { ids: [id] })
    expect(text).toContain(`112-1\tI112-1\t1\t`)
    expect(text).toContain(`\tOther\t邮政\tLP100\t小包`)
    expect(await post(`${ORDERS}/confirmSheet`, { ids: [String((await order('111-3'))['id'])] })).toMatchObject({ msg: expect.stringContaining('还没有发货') })
  })

  it('comes back as a return, at what it cost as it left, never more than was sent', async () => {
    const [item] = await rows(`${ORDERS}/items`, ['id'], is('fbm_id', id))
    const R = '/fba/api/v1/fbmOrderReturn'
    const back = { item_id: item!['id'], return_reason: 'DEFECTIVE', warehouse_id: north, return_day: day() }
    expect(await post(`${R}/add`, { ...back, good_qty: 2 })).toMatchObject({ code: 1002 })
    const before = await kit.standing(cup, north)
    const returned = await made(R, { ...back, good_qty: 0, bad_qty: 1 })
    expect(await step(R, returned, 'post')).toMatchObject({ code: 200 })
    expect(await kit.standing(cup, north)).toMatchObject({ on: before.on, bad: before.bad + 2 })
    expect((await rows(`${R}/list`, ['msku', 'order_id', 'doc_status'], is('id', returned)))[0])
      .toMatchObject({ msku: 'CUP-2', order_id: '112-1', doc_status: '2' })
    expect(await step(R, returned, 'unpost')).toMatchObject({ code: 200 })
    expect(await kit.standing(cup, north)).toMatchObject(before)
    expect(await wrongBalances(app)).toEqual([])
  })
})
