/** Rollups stay equal to the facts through random writes, and refuse what they cannot keep exactly. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/kernel/store/connect'
import type { Caller } from '../../../server/kernel/asker/person'
import { refreshRollups, refreshRollupsOf, rebuildRollups, verifyRollups } from '../../../server/kernel/kept/rollup'
import { createCompany, createTestDatabase, type TestDatabase } from '../../support/database'
import { tinyModel } from '../../support/tiny-model'

const model = tinyModel()
let test: TestDatabase
let db: Database
let ours: Caller
let theirs: Caller
const shops = new Map<number, number[]>()

beforeAll(async () => {
  test = await createTestDatabase({ model })
  db = test.db
  for (const caller of [(ours = await createCompany(db)), (theirs = await createCompany(db))]) {
    const { rows } = await db.withCompany(caller, (tx) =>
      tx.query<{ id: number }>(`insert into shop (company_id, name, site) values ($1, '一店', 'US'), ($1, '二店', 'JP') returning id`, [caller.companyId]),
    )
    shops.set(caller.companyId, rows.map((row) => row.id))
  }
})
afterAll(() => test.drop())

/** The same numbers at every run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
}

const day = (random: () => number): string => new Date(Date.UTC(2024, 11, 1) + Math.floor(random() * 90) * 86_400_000).toISOString().slice(0, 10)

async function write(caller: Caller, random: () => number): Promise<void> {
  await db.withCompany(caller, async (tx) => {
    const days = new Set<string>()
    for (let count = 0; count < 20; count++) {
      const what = random()
      if (what < 0.6) {
        const at = day(random)
        days.add(at)
        const shop = shops.get(caller.companyId)?.[random() < 0.5 ? 0 : 1]
        const amount = random() < 0.1 ? null : (random() * 2000 - 1000).toFixed(2)
        await tx.query(`insert into sale (company_id, shop_id, day, msku, state, quantity, currency, amount, storage)
          values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`, [
          caller.companyId, shop, at, random() < 0.2 ? null : `M${Math.floor(random() * 5)}`, random() < 0.5 ? 'open' : 'closed',
          random() < 0.1 ? null : Math.floor(random() * 10), random() < 0.5 ? 'USD' : 'JPY', amount, (random() * 2).toFixed(4),
        ])
      } else {
        const text = what < 0.8
          ? `delete from sale where id = (select id from sale order by random() limit 1 for update skip locked) returning day`
          : `update sale set amount = amount + 1 where id = (select id from sale order by random() limit 1 for update skip locked) returning day`
        const { rows } = await tx.query<{ day: string }>(text)
        for (const row of rows) days.add(row.day)
      }
    }
    await refreshRollupsOf(tx, model, 'sale', { companyId: caller.companyId, days: [...days] })
  })
}

describe('rollups', () => {
  it('equal the facts after every random write, for companies apart', async () => {
    const random = randomFrom(7)
    for (let round = 0; round < 15; round++) {
      await write(random() < 0.5 ? ours : theirs, random)
      expect(await db.asOwner((tx) => verifyRollups(tx, model))).toEqual([])
    }
    const { rows } = await db.withCompany(ours, (tx) => tx.query<{ rolled: string; added: string }>(
      `select (select sum(amount) from rollup_sales_by_day) / 100.0 as rolled, (select sum(amount) from sale) as added`))
    expect(Number(rows[0]?.added)).not.toBe(0)
    expect(Number(rows[0]?.rolled)).toBe(Number(rows[0]?.added))
  })

  it('equal the facts when several writers of one company commit at once', async () => {
    await Promise.all([1, 2, 3, 4, 5].map((seed) => write(ours, randomFrom(seed))))
    expect(await db.asOwner((tx) => verifyRollups(tx, model))).toEqual([])
  })

  it('follow a shop that moves to another site, through the reference', async () => {
    await db.withCompany(ours, async (tx) => {
      await tx.query(`update shop set site = 'DE' where site = 'JP'`)
      expect((await verifyRollups(tx, model, { companyId: ours.companyId })).map((difference) => difference.table)).toContain('rollup_sales_by_month')
      await refreshRollupsOf(tx, model, 'shop', { companyId: ours.companyId, days: [] })
      expect(await verifyRollups(tx, model, { companyId: ours.companyId })).toEqual([])
    })
  })

  it('show a difference when facts were changed behind their back, and lose it when filled anew', async () => {
    await db.withCompany(theirs, (tx) => tx.query(`update sale set quantity = coalesce(quantity, 0) + 1 where id = (select min(id) from sale)`))
    const differences = await db.asOwner((tx) => verifyRollups(tx, model))
    expect(new Set(differences.map((difference) => difference.companyId))).toEqual(new Set([theirs.companyId]))
    expect(new Set(differences.map((difference) => difference.only))).toEqual(new Set(['facts', 'rollup']))
    await db.asOwner((tx) => rebuildRollups(tx, model))
    expect(await db.asOwner((tx) => verifyRollups(tx, model))).toEqual([])
  })

  it('refuse an amount with more digits than the scale, by name, and keep nothing of the write', async () => {
    const before = await db.withCompany(ours, (tx) => tx.query('select count(*) from sale'))
    const written = db.withCompany(ours, async (tx) => {
      await tx.query(
        `insert into sale (company_id, shop_id, day, currency, amount) values ($1, $2, '2024-12-24', 'USD', 0.005)`,
        [ours.companyId, shops.get(ours.companyId)?.[0]],
      )
      await refreshRollups(tx, model, 'sales', { companyId: ours.companyId, days: ['2024-12-24'] })
    })
    await expect(written).rejects.toThrow(/销售「amount」 的合计 .* 超过 2 位小数/)
    expect(await db.withCompany(ours, (tx) => tx.query('select count(*) from sale'))).toEqual(before)
  })

  it('refuse an amount that does not fit', async () => {
    const written = db.withCompany(ours, async (tx) => {
      await tx.query(
        `insert into sale (company_id, shop_id, day, currency, amount) values ($1, $2, '2024-12-24', 'USD', 1e18)`,
        [ours.companyId, shops.get(ours.companyId)?.[0]],
      )
      await refreshRollups(tx, model, 'sales', { companyId: ours.companyId, days: ['2024-12-24'] })
    })
    await expect(written).rejects.toThrow(/太大，超出汇总表的范围/)
  })
})
