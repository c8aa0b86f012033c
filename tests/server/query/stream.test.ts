import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Call, Does } from '../../../contract/model'
import type { ListRequest, Row } from '../../../contract/wire'
import { streamRows } from '../../../server/kernel/read/answer/stream'
import { queryModel } from './model'
import { askerOf, openWorld, type World } from './world'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.db.asOwner((tx) =>
    tx.query(
      `insert into sale (company_id, shop_id, day, currency, msku, amount, total_spend)
        select $1, 1 + i % 2, date '2025-01-01' + i % 90, 'USD', 'm' || i % 2500, i, 1 from generate_series(1, 5000) i`,
      [world.caller.companyId],
    ),
  )
})
afterAll(() => world.drop())

async function all(does: Does, request: Omit<ListRequest, 'page' | 'pageSize'>, shopIds: string[] | null = null) {
  return world.db.withCompany(world.caller, async (tx) => {
    const call = { family: 'test', name: 'x', what: '列表', does } as Call
    const answer = await streamRows({ tx, model: queryModel, asker: askerOf(world.caller, { shopIds }) }, call, request)
    const pieces: Row[][] = []
    for await (const piece of answer.rows) pieces.push(piece)
    return { ...answer, pieces, rows: pieces.flat() }
  }, { readOnly: true })
}

it('gives every row of a list once, in order, with the totals of all', async () => {
  const { rows, pieces, total, summary } =
    await all({ type: 'list', entity: 'sale' }, { fields: ['amount', 'acos'], sort: [{ field: 'amount', order: 'desc' }] })
  expect([rows.length, total, rows[0]?.['amount'], rows.at(-1)?.['amount']]).toEqual([5000, 5000, '5000.00', '1.00'])
  expect(pieces.length).toBeGreaterThan(1)
  expect(summary).toEqual([{ currency: 'USD', values: { amount: '12502500.00', acos: '0.0004' } }])
  expect((await all({ type: 'list', entity: 'sale' }, { fields: ['amount'], filter: { field: 'amount', op: 'le', value: 10 } }, ['1'])).rows).toHaveLength(5)
})

it('gives every row of a report, more than a page holds', async () => {
  const { rows, total, summary } =
    await all({ type: 'report', dataset: 'plain_sales' }, { rows: ['msku'], measures: ['amount'], sort: [{ field: 'amount', order: 'asc' }] })
  expect([rows.length, total, rows[0], summary[0]?.values]).toEqual([2500, 2500, { msku: 'm1', currency: 'USD', amount: '2502.00' }, { amount: '12502500.00' }])
})

it('refuses a call that lists nothing', async () => {
  await expect(all({ type: 'get', entity: 'sale' }, {})).rejects.toThrow('不是列表')
})
