/** What a transaction brings in bulk is counted in it, by the company's own role, so that whatever is made out of it is planned by what is there. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '../../../server/kernel/asker/person'
import { countGrown, joinedInBulk } from '../../../server/kernel/store/bulk'
import type { Tx } from '../../../server/kernel/store/connect'
import { createCompany, createTestDatabase, type TestDatabase } from '../../support/database'

let test: TestDatabase
let caller: Caller
beforeAll(async () => {
  test = await createTestDatabase()
  caller = await createCompany(test.db)
})
afterAll(() => test.drop())

const bring = (tx: Tx, from: number, to: number) => tx.query(
  `insert into order_item (company_id, shop_id, order_id, purchase_day, order_status, quantity, occurrence, purchase_at, msku)
   select $1, 1, 'O' || n, '2025-03-01', 'Shipped', 1, 1, now(), 'MUG' from generate_series($2::int, $3::int) n`, [caller.companyId, from, to])
const counted = async (tx: Tx): Promise<number> => (
  await tx.query<{ n: number }>(`select reltuples::int as n from pg_class where oid = 'order_item'::regclass`)).rows[0]!.n

it('counts a table that has grown by more than a tenth, and none for a few rows', async () => {
  await test.db.withCompany(caller, async (tx) => {
    await bring(tx, 1, 3)
    await countGrown(tx)
    expect(await counted(tx)).toBe(-1)
    await bring(tx, 4, 2000)
    await countGrown(tx)
    expect(await counted(tx)).toBe(2000)
  })
})

it('joins a statement of many rows without comparing all with all, and that statement alone', async () => {
  await test.db.withCompany(caller, async (tx) => {
    const loops = async (): Promise<unknown> => (await tx.query('show enable_nestloop')).rows[0]
    expect(await joinedInBulk(tx, loops)).toEqual({ enable_nestloop: 'off' })
    expect(await loops()).toEqual({ enable_nestloop: 'on' })
  })
})
