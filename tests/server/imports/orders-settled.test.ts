/** What an order came to, and how long its money took: by order and fee, and beside each posting of its sale. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fixture } from '../../support/import-files'
import { askReport } from '../../support/report'
import { importKit, type Kit } from './kit'

let kit: Kit
beforeAll(async () => {
  kit = await importKit(new Date('2025-06-10T12:00:00Z'))
  await kit.bring(fixture('transactions/us-30.csv'), await kit.shop('结算店', 'us'))
}, 240_000)
afterAll(() => kit?.drop())

it('the fees of all orders, and what belongs to none, are the transactions to the cent', async () => {
  const asking = { db: kit.test.db, model: kit.test.model, companyId: kit.caller.companyId }
  const { list, summary } = await askReport(asking, 'fees', { rows: ['order', 'shop'], measures: ['amount'], pageSize: 200 })
  const orders = await kit.query<{ order_id: string | null; total: string }>(
    'select order_id, sum(total_amount)::text as total from settlement_txn group by 1')
  expect(list.map(({ order, amount }) => [order ?? null, Number(amount)]).sort()).toEqual(orders.map(({ order_id: id, total }) => [id, Number(total)]).sort())
  expect(Number(summary[0]!.values['amount'])).toBeCloseTo(orders.reduce((sum, { total }) => sum + Number(total), 0), 6)
})
