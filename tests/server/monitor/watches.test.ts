/** What is watched: offers and ranks say what the newest look found, reviews and feedback are handled, orders are listed for a request once. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'
import { stockKit } from '../stock/kit'

let app: TestApp
let admin: Client
let shop = ''
const { ok, post, rows, is } = stockKit(() => admin)
const A = '/fba/api/v1'
const ASIN = 'B0MUG00001'
const query = async <R>(text: string, values: unknown[] = []): Promise<R[]> => (await app.runtime.db.asOwner((tx) => tx.query(text, values))).rows as R[]

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  shop = await insertShop(app.runtime.db, app.companyId, '一店')
  await query(`update shop set seller_id = 'OWN1', time_zone = 'America/Los_Angeles' where company_id = $1`, [app.companyId])
}, 240_000)
afterAll(() => app?.stop())

it('offers of others count as soon as they are seen, but for friends, and only where somebody watches', async () => {
  expect(await post(`${A}/sellWith/record`, { shop_id: shop, asin: ASIN, seen_time: '2026-11-20T08:00:00Z',
    seller_id: 'X' })).toMatchObject({ code: 1002, errors: { asin: '没有在监控' } })
  expect(await ok(`${A}/sellWith/add`, { shop_id: shop, asins: `${ASIN}\nb0mug00002` })).toEqual({ added: 2, present: 0 })
  expect(await ok(`${A}/sellWith/add`, { shop_id: shop, asins: ASIN })).toEqual({ added: 0, present: 1 })
  expect(await post(`${A}/sellWith/add`, { shop_id: shop, asins: 'ABC' })).toMatchObject({ code: 1002, errors: { asins: expect.any(String) as string } })
  const saw = (seen_time: string, seller_id: string, price: string, more: object = {}) => ok(`${A}/sellWith/record`, { shop_id: shop, asin: ASIN,
    seen_time, seller_id, price, ...more })
  await saw('2026-11-20T08:00:00Z', 'OWN1', '19.99', { is_buybox: true })
  await saw('2026-11-20T08:00:00Z', 'A2', '18.99')
  await saw('2026-11-21T08:00:00Z', 'own1', '19.99')
  await saw('2026-11-21T08:00:00Z', 'A2', '18.99')
  await saw('2026-11-21T08:00:00Z', 'A3', '17.99', { is_buybox: true, seller_name: '跟卖者' })
  expect(await post(`${A}/sellWith/record`, { shop_id: shop, asin: ASIN, seen_time: '2026-11-21T08:00:00Z', seller_id: 'A3' })).toMatchObject({ code: 1005 })
  const [watch] = await rows(`${A}/sellWith/list`, ['id', 'hijack_count', 'new_hijack', 'is_own_buybox', 'lowest_price', 'own_price', 'buybox_seller',
    'seller_list'], is('asin', ASIN))
  expect(watch).toMatchObject({ hijack_count: 2, new_hijack: 1, is_own_buybox: false, lowest_price: '17.99', own_price: '19.99', buybox_seller: '跟卖者' })
  await ok(`${A}/sellWith/update`, { id: watch!['id'], white_list: 'a2, B9' })
  expect((await rows(`${A}/sellWith/list`, ['hijack_count'], is('asin', ASIN)))[0]).toMatchObject({ hijack_count: 1 })
  const { body } = await admin.call(`${A}/sellWith/excludeShop`, { shop_ids: [shop] }, { method: 'DELETE' })
  expect(body).toMatchObject({ code: 200, data: { paused: 2 } })
  expect((await admin.call(`${A}/sellWith/deleteSellWith`, { ids: [watch!['id']] }, { method: 'DELETE' })).body).toMatchObject({ code: 200,
    data: { removed: 1 } })
  expect(await rows(`${A}/sellWith/records`, ['id'])).toEqual([])
})

it('a rank is told with the one before, the best of all and what was not found', async () => {
  expect(await ok(`${A}/fbaKeyword/add`, { shop_id: shop, asin: ASIN, keywords: 'mug\ncoffee mug', rank_kinds: ['organic', 'sp'],
    device: 'pc' })).toEqual({ added: 4, present: 0 })
  const saw = (seen_time: string, rank_no: number | null) => ok(`${A}/fbaKeyword/record`, { shop_id: shop, asin: ASIN, keyword_text: 'Mug',
    rank_kind: 'organic', device: 'pc', seen_time, rank_no })
  await saw('2026-11-20T08:00:00Z', 12)
  await saw('2026-11-21T08:00:00Z', 30)
  const now = async () => (await rows(`${A}/fbaKeyword/list`, ['rank_now', 'rank_prev', 'rank_change', 'rank_best'], { and: [is('keyword_text', 'mug'),
    is('rank_kind', 'organic')] }))[0]
  expect(await now()).toMatchObject({ rank_now: 30, rank_prev: 12, rank_change: -18, rank_best: 12 })
  await saw('2026-11-22T08:00:00Z', null)
  expect(await now()).toMatchObject({ rank_now: null, rank_prev: 30, rank_change: null, rank_best: 12 })
})

it('a review belongs to what is watched, is matched with an order that is there, and is handled', async () => {
  const add = (body: object) => post(`${A}/fbaAsinReview/record`, { review_no: 'R1', shop_id: shop, review_date: '2026-11-20', asin: ASIN, star: '1',
    ...body })
  const { data } = await add({})
  await ok(`${A}/fbaAsinReview/add`, { shop_id: shop, asins: ASIN })
  expect((await rows(`${A}/fbaAsinReview/watches`, ['review_count', 'bad_count', 'open_count']))[0]).toMatchObject({ review_count: 1, bad_count: 1,
    open_count: 1 })
  expect((await post(`${A}/fbaAsinReview/edit`, { id: data['id'], order_id: '1-2-3' })).msg).toContain('没有订单')
  expect(await add({})).toMatchObject({ code: 1005 })
  await ok(`${A}/fbaAsinReview/handle`, { id: data['id'], transition: 'finish', remark: '已补发' })
  expect((await rows(`${A}/fbaAsinReview/list`, ['handle_status', 'remark']))[0]).toMatchObject({ handle_status: '2', remark: '已补发' })
})

it('orders that arrived and were not returned are listed for a request, once, by the rule of their shop', async () => {
  await query(
    `insert into sale_order (company_id, shop_id, order_id, purchase_at, purchase_day, state, order_status, msku, quantity, currency)
     select $1, $2, o, now() - interval '14 days', current_date - 14, 'shipped', 'Shipped', 'MUG', 1, 'USD' from unnest($3::text[]) o`,
    [app.companyId, shop, ['O-ok', 'O-back', 'O-soon', 'O-late', 'O-low']],
  )
  await query(
    `insert into shipped_item (company_id, shop_id, order_id, shipment_id, shipment_item_id, ship_at, ship_day, msku, arrival_at)
     select $1, $2, o, 'S', 'I' || o, now() - interval '13 days', current_date - 13, 'MUG', now() - make_interval(days => d)
     from unnest($3::text[], $4::int[]) as t (o, d)`,
    [app.companyId, shop, ['O-ok', 'O-back', 'O-soon', 'O-late', 'O-low'], [9, 9, 3, 40, 9]],
  )
  await query(`insert into fba_return (company_id, shop_id, return_at, return_day, order_id, msku, quantity)
    values ($1, $2, now(), current_date, 'O-back', 'MUG', 1)`, [app.companyId, shop])
  await ok(`${A}/fbaFeedback/add`, { shop_id: shop, order_id: 'O-low', feedback_date: '2026-11-20', star: '2', buyer_mail: 'q@marketplace.amazon.com' })
  await ok(`${A}/reviewRequest/ruleAdd`, { rule_name: '全部', delay_days: 7 })
  const { task } = await ok(`${A}/reviewRequest/scan`, {})
  await expect.poll(async () => (await query<{ state: string }>('select state from job where id = $1', [task]))[0]?.state, { timeout: 30_000 }).toBe('done')
  const found = await rows(`${A}/reviewRequest/list`, ['id', 'order_id', 'ask_state', 'days_left'])
  expect(found).toMatchObject([{ order_id: 'O-ok', ask_state: 'wait' }])
  await ok(`${A}/reviewRequest/step`, { id: found[0]!['id'], transition: 'asked' })
  expect((await rows(`${A}/reviewRequest/list`, ['ask_state', 'ask_time', 'asker']))[0]).toMatchObject({ ask_state: 'sent',
    ask_time: expect.any(String) as string })
  expect((await ok(`${A}/reviewRequest/links`, { ids: [found[0]!['id']] }))['handOver'])
    .toMatchObject({ value: expect.stringContaining('/orders-v3/order/O-ok') as string })
  expect((await rows(`${A}/buyer/list`, ['feedback_count', 'bad_feedback']))[0]).toMatchObject({ feedback_count: 1, bad_feedback: 1 })
})

it('an order of the list of orders is put on the list of requests by hand, as Amazon would take it today', async () => {
  const one = (order: string) => post(`${A}/reviewRequest/one`, { shop_id: shop, order_id: order })
  expect(await one('O-back')).toMatchObject({ code: 200, data: { handOver: {
    value: expect.stringContaining('/orders-v3/order/O-back') as string, note: expect.stringContaining('有退货或退款') as string,
  } } })
  expect(await one('O-back')).toMatchObject({ code: 200 })
  expect((await rows(`${A}/reviewRequest/list`, ['order_id', 'ask_state', 'is_refund'])).filter(({ order_id: order }) => order === 'O-back'))
    .toMatchObject([{ ask_state: 'wait', is_refund: true }])
  expect(await one('O-ok')).toMatchObject({ code: 1005, msg: expect.stringContaining('已经请求过评论') as string })
  expect(await one('O-soon')).toMatchObject({ code: 1002, msg: expect.stringContaining('起才能请求评论') as string })
  expect(await one('O-late')).toMatchObject({ code: 1002, msg: expect.stringContaining('不再接受请求') as string })
  expect(await one('O-none')).toMatchObject({ code: 1003 })
})
