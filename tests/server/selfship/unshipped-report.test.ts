/** The report of unshipped orders: who wants what where, and until when it is promised; a line that is sent again counts once. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fixture } from '../../support/import-files'
import { importKit, type Kit } from '../imports/kit'

let kit: Kit
beforeAll(async () => {
  kit = await importKit(new Date('2026-09-01T12:00:00Z'))
}, 240_000)
afterAll(() => kit?.drop())

it('keeps the line with its address and promised time, once however often it is imported', async () => {
  const shop = await kit.shop('自发货店', 'us')
  await kit.bring(fixture('orders/unshipped-us.tsv'), shop)
  await kit.bring(fixture('orders/unshipped-us.tsv'), shop)
  const rows = await kit.query(
    `select order_id, order_item_id, msku, quantity::int, recipient, address1, address2, postal, country,
       to_char(promise_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as promise from merchant_order order by order_item_id`)
  expect(rows).toEqual([
    { order_id: '113-0000001-0000001', order_item_id: '90000000000011', msku: 'CUP-2', quantity: 2, recipient: 'Ann Example', address1: '1 Main St',
      address2: 'Apt 4', postal: '89501', country: 'US', promise: '2026-09-02 06:59' },
    { order_id: '113-0000001-0000001', order_item_id: '90000000000012', msku: 'LAMP', quantity: 1, recipient: 'Ann Example', address1: '1 Main St',
      address2: 'Apt 4', postal: '89501', country: 'US', promise: '2026-09-02 06:59' },
  ])
})
