/** Documents that follow goods: orders changed after they were placed and how far they are paid, tracks with all their events, logs, words of others. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'
import { stockKit } from '../stock/kit'
import { ORDERS, PAYMENTS, today } from './paths'

let app: TestApp
let admin: Client
let cup: string
let lid: string
let north: string
let maker: string
let shop: string
const kit = stockKit(() => admin)
const { made, ok, post, rows, is, step } = kit
const CHANGES = '/v2/purchase/api/purchase_change'
const C = '/commodity/api/v1'

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  await ok('/base/api/v1/systemConfig/save', { approve_own: true })
  cup = await kit.sku('CUP')
  lid = await kit.sku('LID')
  north = await kit.warehouse('北仓')
  maker = await kit.supplier('杯厂')
  shop = await insertShop(app.runtime.db, app.companyId, '甲店')
}, 240_000)
afterAll(() => app?.stop())

const placed = async (items: object[]): Promise<string> => {
  const id = await made(ORDERS, { supplier_id: maker, warehouse_id: north, currency: 'CNY', expect_date: '2026-12-20', items })
  for (const transition of ['submit', 'approve', 'order']) expect(await step(ORDERS, id, transition)).toMatchObject({ code: 200 })
  return id
}
const order = async (id: string) => (await rows(`${ORDERS}/list`, [
  'po_status', 'quantity', 'open_qty', 'total_amount', 'paid_amount', 'pay_status', 'change_count', 'expect_date',
], is('id', id)))[0]!
const lines = (id: string) => rows(`${ORDERS}/items`, ['id', 'sku_id', 'qty', 'price', 'open_qty'], is('order_id', id))

it('an order that was placed is changed once the change is agreed to; what it was stays in the change', async () => {
  const id = await placed([{ sku_id: cup, qty: 100, price: '2' }, { sku_id: lid, qty: 50, price: '1' }])
  const [first, second] = await lines(id)
  const change = await made(CHANGES, {
    order_id: id, reason: '供应商降价，少买盖子', expect_date: '2026-12-28', freight: '15',
    items: [{ order_item_id: first!['id'], new_qty: 120, new_price: '1.8' }, { order_item_id: second!['id'], new_qty: 40, new_price: '1' }],
    made_from: { way: 'order', ids: [id] },
  })
  const told = async () => (await rows(`${CHANGES}/list`, ['change_state', 'qty_diff', 'amount_diff', 'old_expect_date', 'version_no'], is('id', change)))[0]
  // 120 × 1.8 + 40 − 200 − 50, and 15 for freight.
  expect(await told()).toMatchObject({ change_state: '0', qty_diff: 10, amount_diff: '21.00', old_expect_date: '2026-12-20' })
  expect(await step(CHANGES, change, 'submit')).toMatchObject({ code: 200 })
  expect(await order(id)).toMatchObject({ quantity: 150, total_amount: '250.00', change_count: 0 })
  expect(await step(CHANGES, change, 'approve')).toMatchObject({ code: 200 })
  expect(await told()).toMatchObject({ change_state: '2', version_no: 2, qty_diff: 10 })
  expect(await order(id)).toMatchObject({ po_status: '3', quantity: 160, open_qty: 160, total_amount: '271.00', change_count: 1, expect_date: '2026-12-28' })
  expect((await post(`${CHANGES}/edit`, { id: change, reason: '再改' })).code).not.toBe(200)
})

it('a change is refused of an order that is not placed, of lines of another, and below what was paid', async () => {
  const draft = await made(ORDERS, { supplier_id: maker, warehouse_id: north, currency: 'CNY', items: [{ sku_id: cup, qty: 1, price: '2' }] })
  const [line] = await lines(draft)
  const early = await made(CHANGES, { order_id: draft, reason: '早', items: [{ order_item_id: line!['id'], new_qty: 2, new_price: '2' }] })
  expect((await step(CHANGES, early, 'submit')).msg).toContain('还没有下单')
  const id = await placed([{ sku_id: cup, qty: 100, price: '2' }])
  expect((await post(`${CHANGES}/add`, { order_id: id, reason: '错行', items: [{ order_item_id: line!['id'], new_qty: 2, new_price: '2' }] })).msg)
    .toContain('不是采购单')
  const pay = await made(PAYMENTS, {
    order_id: id, purchase_no: 'x', supplier_id: maker, currency: 'CNY', total_amount: '200', apply_amount: '150', pay_kind: 'part',
  })
  expect(await order(id)).toMatchObject({ pay_status: '0' })
  expect(await step(PAYMENTS, pay, 'apply')).toMatchObject({ code: 200 })
  expect(await order(id)).toMatchObject({ pay_status: '1' })
  const bank = await made('/fba/api/v1/fundAccount', { account_name: '基本户', provider: 'bank', currency: 'CNY' })
  expect(await step(PAYMENTS, pay, 'pay', { paid_amount: '150', account_id: bank, pay_date: today })).toMatchObject({ code: 200 })
  expect(await order(id)).toMatchObject({ pay_status: '2', paid_amount: '150.00' })
  const [own] = await lines(id)
  const less = await made(CHANGES, { order_id: id, reason: '少买', items: [{ order_item_id: own!['id'], new_qty: 70, new_price: '2' }] })
  expect(await step(CHANGES, less, 'submit')).toMatchObject({ code: 200 })
  expect((await step(CHANGES, less, 'approve')).msg).toContain('比已付的 150')
  expect(await step(CHANGES, less, 'withdraw')).toMatchObject({ code: 200 })
  const [item] = await rows(`${CHANGES}/items`, ['id'], is('change_id', less))
  await ok(`${CHANGES}/edit`, { id: less, items: [{ id: item!['id'], order_item_id: own!['id'], new_qty: 75, new_price: '2' }] })
  for (const transition of ['submit', 'approve']) expect(await step(CHANGES, less, transition)).toMatchObject({ code: 200 })
  expect(await order(id)).toMatchObject({ pay_status: '3', total_amount: '150.00' })
  expect(await step(PAYMENTS, pay, 'unpay')).toMatchObject({ code: 200 })
  expect(await order(id)).toMatchObject({ pay_status: '1' })
})

it('a track keeps every event, the newest first', async () => {
  const id = await made('/v2/logistics/api/tracking', { tracking_no: 'T1', ship_date: today, latest_event: '已揽收', track_state: 'info' })
  await ok('/v2/logistics/api/tracking/edit', { id, latest_event: '已开船', track_state: 'transit', event_time: `${today}T08:00:00+08:00` })
  await ok('/v2/logistics/api/tracking/edit', { id, remark: '没有新轨迹' })
  const events = await rows('/v2/logistics/api/tracking/events', ['event', 'track_state'], is('tracking_id', id))
  expect(events.map((row) => row['event']).sort()).toEqual(['已开船', '已揽收'].sort())
})

it('the log of goods tells each field before and after, names what is chosen, and shows costs to whoever may see them', async () => {
  const brand = await made(`${C}/brand`, { name: '恒达' })
  await ok(`${C}/sku/edit`, { id: cup, product_name: '马克杯', brand_id: brand, product_status: '2' })
  await made(`${C}/price`, { sku_id: cup, supplier_id: maker, price: '2.5', currency: 'CNY', min_qty: 1, is_default: true, from_day: today })
  const FIELDS = ['doing', 'field_label', 'before_value', 'after_value', 'about', 'after_cost']
  const log = await rows(`${C}/goodsLog/list`, FIELDS, is('sku_id', cup))
  expect(log).toEqual(expect.arrayContaining([
    expect.objectContaining({ about: 'sku', doing: 'add', field_label: '商品', after_value: 'CUP' }),
    expect.objectContaining({ doing: 'edit', field_label: '品名', before_value: '品 CUP', after_value: '马克杯' }),
    expect.objectContaining({ doing: 'edit', field_label: '品牌', before_value: '空', after_value: '恒达' }),
    expect.objectContaining({ about: 'sku_price', doing: 'add', field_label: '单价', after_value: null, after_cost: '2.5' }),
  ]))
  const seller = await app.person('log-seller', { roles: ['sales'] })
  const hidden = await seller.call<{ list: object[] }>(`${C}/goodsLog/list`, { page: 1, pageSize: 10, fields: ['after_cost'] })
  expect(hidden.body.code).not.toBe(200)
})

it('words that others own are found as whole words; a hit that was looked into stays, one that is gone and untouched goes', async () => {
  const title = (msku: string, text: string) => app.runtime.db.asOwner((tx) => tx.query(
    `insert into product (company_id, shop_id, msku, currency, title) values ($1, $2, $3, 'USD', $4)
     on conflict (company_id, shop_id, msku) do update set title = excluded.title`, [app.companyId, shop, msku, text],
  ))
  await title('A', 'Holder for Lego-Duplo bricks')
  await title('B', 'Legolas poster')
  await title('C', '儿童迪士尼风格水杯')
  await made(`${C}/riskWord`, { word: 'LEGO duplo', infringe_type: 'trademark', risk: 'high' })
  const disney = await made(`${C}/riskWord`, { word: '迪士尼', infringe_type: 'copyright', risk: 'high' })
  await made(`${C}/riskWord`, { word: 'lego', infringe_type: 'trademark', risk: 'mid', site: 'jp' })
  expect(await ok(`${C}/riskWord/scan`, {})).toEqual({ hits: 2, fresh: 2, gone: 0 })
  const hits = await rows(`${C}/riskHit/list`, ['id', 'msku', 'hit_field', 'handle_status'])
  expect(hits.map((hit) => hit['msku']).sort()).toEqual(['A', 'C'])
  await ok(`${C}/riskHit/edit`, { id: hits.find((hit) => hit['msku'] === 'A')!['id'], handle_status: '2', handle_result: '已改标题' })
  await title('A', 'Holder for bricks')
  await title('C', '儿童水杯')
  expect(await ok(`${C}/riskWord/scan`, {})).toEqual({ hits: 0, fresh: 0, gone: 1 })
  expect((await rows(`${C}/riskHit/list`, ['msku', 'handle_status'])).map((hit) => [hit['msku'], hit['handle_status']])).toEqual([['A', '2']])
  // A title that is changed is looked at again by itself, and so is the name of the SKU that it is sent as.
  const [product] = await rows('/fba/api/v1/product/list', ['id', 'msku'], kit.is('msku', 'C'))
  await ok('/fba/api/v1/product/edit', { id: product!['id'], title: '迪士尼水杯' })
  expect((await rows(`${C}/riskHit/list`, ['msku', 'hit_text'], kit.is('handle_status', '0')))).toMatchObject([{ msku: 'C', hit_text: '迪士尼水杯' }])
  await ok('/fba/api/v1/product/edit', { id: product!['id'], title: '水杯' })
  expect(await rows(`${C}/riskHit/list`, ['msku'], kit.is('handle_status', '0'))).toEqual([])
  await ok(`${C}/riskWord/remove`, { id: disney })
})
