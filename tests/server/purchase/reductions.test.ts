/** 降本绩效: prices before and now come from the orders, unless a person writes their own. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { stockKit } from '../stock/kit'
import { ORDERS } from './paths'

let app: TestApp
let admin: Client
let cup: string
let maker: string
let other: string
let north: string
let me: string
const kit = stockKit(() => admin)
const R = '/v2/purchase/api/cost_reduction'

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  await kit.ok('/base/api/v1/systemConfig/save', { approve_own: true })
  me = (await app.runtime.db.asOwner((tx) => tx.query<{ id: string }>('select min(id)::text as id from employee'))).rows[0]!.id
  north = await kit.warehouse('北仓')
  maker = await kit.supplier('杯厂', 'month')
  other = await kit.supplier('别家', 'month')
  cup = await kit.sku('CUP')
  await bought('2024-05-31', 1000, '9')
  await bought('2024-06-10', 100, '4')
  await bought('2025-05-20', 300, '3', other)
  await bought('2025-06-02', 100, '2.5')
  await bought('2025-06-20', 300, '2.1')
  await bought('2025-06-21', 100, '5', other)
}, 240_000)
afterAll(() => app?.stop())

/** An order that was placed on the day. */
async function bought(day: string, qty: number, price: string, from = maker): Promise<void> {
  const id = await kit.made(ORDERS, { supplier_id: from, warehouse_id: north, currency: 'CNY', items: [{ sku_id: cup, qty, price }] })
  for (const transition of ['submit', 'approve', 'order']) await kit.ok(`${ORDERS}/status`, { id, transition })
  await app.runtime.db.asOwner((tx) => tx.query('update purchase_order_item set order_day = $2::date where order_id = $1::bigint', [id, day]))
}

const row = async (id: string) => (await kit.rows(`${R}/list`, [
  'base_price', 'base_from', 'current_price', 'current_from', 'reduce_amount',
], kit.is('id', id)))[0]

it('takes the average of the year before from all suppliers, and that of the month from its own', async () => {
  const id = await kit.made(R, { stat_month: '2025-06', buyer: me, supplier_id: maker, sku: 'CUP', currency: 'CNY', quantity: 400 })
  // (100 × 4 + 300 × 3) / 400, and (100 × 2.5 + 300 × 2.1) / 400; what was bought in May 2024 is too old.
  expect(await row(id)).toMatchObject({
    base_price: '3.2500', base_from: 'order', current_price: '2.2000', current_from: 'order', reduce_amount: '420.00',
  })
  const all = await kit.made(R, { stat_month: '2025-06', buyer: me, sku: 'CUP', currency: 'CNY', quantity: 1 })
  expect(await row(all)).toMatchObject({ current_price: '2.7600' })
})

it('keeps what a person writes, and takes the orders again once that is cleared', async () => {
  const id = await kit.made(R, { stat_month: '2025-06', buyer: me, supplier_id: other, sku: 'CUP', currency: 'CNY', quantity: 10, base_price: '6' })
  expect(await row(id)).toMatchObject({ base_price: '6.0000', base_from: 'hand', current_price: '5.0000', current_from: 'order' })
  await kit.ok(`${R}/edit`, { id, current_price: '4.5' })
  expect(await row(id)).toMatchObject({ base_price: '6.0000', base_from: 'hand', current_price: '4.5000', current_from: 'hand' })
  await kit.ok(`${R}/edit`, { id, base_price: null, current_price: null })
  expect(await row(id)).toMatchObject({ base_price: '3.2500', base_from: 'order', current_price: '5.0000', current_from: 'order' })
})

it('follows the orders until it is submitted, and no longer once it is confirmed', async () => {
  const id = await kit.made(R, { stat_month: '2025-07', buyer: me, sku: 'CUP', currency: 'CNY', quantity: 10 })
  expect(await row(id)).toMatchObject({ current_price: null, current_from: null })
  await bought('2025-07-09', 10, '2')
  await kit.ok(`${R}/status`, { id, transition: 'submit' })
  expect(await row(id)).toMatchObject({ current_price: '2.0000', current_from: 'order' })
  await bought('2025-07-10', 10, '1')
  await kit.ok(`${R}/status`, { id, transition: 'approve' })
  expect(await row(id)).toMatchObject({ current_price: '2.0000' })
})
