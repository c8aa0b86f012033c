/** Rows made out of facts: a change makes the rows of its keys anew and no others, as if all had been made; who changes other keys does not wait. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rebuildDerived } from '../../../server/kernel/kept/derived'
import { takeLocks } from '../../../server/kernel/kept/kept-locks'
import { refreshKept, type Change } from '../../../server/kernel/kept/rollup'
import type { Tx } from '../../../server/kernel/store/connect'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { ADMIN_PASSWORD } from '../../support/app'

let kit: TestDatabase
let companyId: number

beforeAll(async () => {
  kit = await createTestDatabase({ demo: { password: ADMIN_PASSWORD }, connect: { ownerConnections: 7 } })
  companyId = (await query<{ company_id: number }>('select company_id from sale_order limit 1'))[0]!.company_id
}, 600_000)
afterAll(() => kit.drop())

const query = async <R>(text: string, values: unknown[] = []): Promise<R[]> => (await kit.db.asOwner((tx) => tx.query<R>(text, values))).rows
/** Whatever must not stay is rolled back. */
const tried = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
  let answer: T | undefined
  await kit.db.asOwner(async (tx) => {
    answer = await work(tx)
    throw new Error('rolled back')
  }).catch((error: Error) => {
    if (error.message !== 'rolled back') throw error
  })
  return answer as T
}

/** How many rows of a table this transaction has written, and of how many. */
async function remade(tx: Tx, table: string): Promise<[written: number, all: number]> {
  const { rows } = await tx.query<{ written: number; all: number }>(
    `select count(*) filter (where xmin::text = (pg_current_xact_id()::text::bigint % 4294967296)::text)::int as written, count(*)::int as all from ${table}`,
  )
  return [rows[0]!.written, rows[0]!.all]
}

const image = async (tx: Tx, table: string, without = 'id'): Promise<string> => {
  const { rows } = await tx.query<{ image: string }>(
    `select md5(string_agg(t, '|' order by t)) as image from (select (to_jsonb(t) - '${without}')::text as t from ${table} t where company_id = $1) t`,
    [companyId],
  )
  return rows[0]!.image
}

const changes = (entity: string, days: string[] | 'all', row: Record<string, string | null>): Change[] => [
  { entity, touched: { companyId, days, rows: [row] }, rollups: false },
]

describe('a change makes the rows of its keys anew', () => {
  test('an order whose line changed, not the other orders of its day', async () => {
    const [order] = await query<{ shop_id: string; order_id: string; day: string }>(
      `select shop_id::text, order_id, purchase_day::text as day from sale_order
       where purchase_day = (select purchase_day from sale_order group by 1 having count(*) > 2 order by 1 limit 1) order by order_id limit 1`,
    )
    await tried(async (tx) => {
      await tx.query('update order_item set quantity = quantity + 7 where shop_id = $1 and order_id = $2', [order!.shop_id, order!.order_id])
      await refreshKept(tx, kit.model, changes('order_item', [order!.day], { shop_id: order!.shop_id, order_id: order!.order_id }))
      const [written, all] = await remade(tx, 'sale_order')
      expect(written).toBe(1)
      expect(all).toBeGreaterThan(100)
      const byKey = await image(tx, 'sale_order')
      await rebuildDerived(tx, kit.model, { companyId, only: 'sale_order' })
      expect(await image(tx, 'sale_order')).toBe(byKey)
    })
  })

  test('the cost lines of one MSKU from its month on, when its cost is changed', async () => {
    const [goods] = await query<{ shop_id: string; msku: string }>(
      `select shop_id::text, msku from profit_line where part = 'cost' and quantity > 0 and stat_month = '2026-10-01' order by quantity desc limit 1`,
    )
    await tried(async (tx) => {
      await tx.query(
        `insert into product_cost (company_id, shop_id, msku, start_month, currency, purchase_cost) values ($1, $2, $3, '2026-10-01', 'CNY', 99)
         on conflict do nothing`, [companyId, goods!.shop_id, goods!.msku])
      await refreshKept(tx, kit.model, changes('product_cost', ['2026-10-01'], { shop_id: goods!.shop_id, msku: goods!.msku }))
      const [written, all] = await remade(tx, 'profit_line')
      expect(written).toBeGreaterThan(0)
      expect(written).toBeLessThan(10)
      expect(all).toBeGreaterThan(500)
      const byKey = await image(tx, 'profit_line')
      await rebuildDerived(tx, kit.model, { companyId, only: 'profit_line' })
      expect(await image(tx, 'profit_line')).toBe(byKey)
    })
  })

  test('the profit of one shop where its fees change, the same as if the whole company were made', async () => {
    const [shop] = await query<{ shop_id: string }>(
      `select shop_id::text from fee_line where posted_day between '2026-09-01' and '2026-09-30' group by 1 order by count(*) limit 1`)
    await tried(async (tx) => {
      await tx.query(`update fee_line set amount = amount - 1 where shop_id = $1 and posted_day = '2026-09-10'`, [shop!.shop_id])
      await refreshKept(tx, kit.model, changes('fee_line', ['2026-09-10'], { shop_id: shop!.shop_id }))
      const [written] = await remade(tx, 'profit_line')
      const { rows } = await tx.query<{ others: number }>(
        `select count(*)::int as others from profit_line
         where shop_id <> $1 and xmin::text = (pg_current_xact_id()::text::bigint % 4294967296)::text`, [shop!.shop_id])
      expect(written).toBeGreaterThan(0)
      expect(rows[0]!.others).toBe(0)
      const byKey = await image(tx, 'profit_line')
      await rebuildDerived(tx, kit.model, { companyId, only: 'profit_line' })
      expect(await image(tx, 'profit_line')).toBe(byKey)
    })
  })

  test.each(['ad_campaign', 'ad_group', 'ad_keyword', 'ad_negative', 'ad_placement', 'ad_portfolio', 'ad_product', 'ad_target'])(
    'of %s what one shop\'s sheet tells, by the shop or by what the sheet\'s rows name', async (table) => {
      const [row] = await query<{ shop_id: string }>('select shop_id::text from ad_bulk_row limit 1')
      const told =
        await query<{ id: string }>('select distinct portfolio_id as id from ad_bulk_row where portfolio_id is not null and shop_id = $1', [row!.shop_id])
      const portfolios = told.map(({ id }) => id)
      await tried(async (tx) => {
        const before = await image(tx, table, 'id')
        const rows = [null, ...portfolios].map((portfolio_id) => ({ shop_id: row!.shop_id, portfolio_id }))
        await refreshKept(tx, kit.model, [{ entity: 'ad_bulk_row', touched: { companyId, days: 'all', rows }, rollups: false }])
        expect(await image(tx, table, 'id')).toBe(before)
        const { rows: strange } = await tx.query<{ n: number }>(
          `select count(*)::int as n from ${table}
           where shop_id <> $1 and xmin::text = (pg_current_xact_id()::text::bigint % 4294967296)::text`, [row!.shop_id])
        if (table !== 'ad_portfolio') expect(strange[0]!.n).toBe(0)
      })
    })

  test('the search terms of a report\'s rows, and the stock of one product\'s pool', async () => {
    const [term] = await query<{ shop_id: string; search_term: string }>('select shop_id::text, search_term from ad_search_term order by search_term limit 1')
    const [goods] = await query<{ shop_id: string; msku: string }>(
      `select p.shop_id::text, p.msku from product p join fba_stock s on s.company_id = p.company_id and s.pool_id = p.pool_id and s.msku = p.msku
       order by p.id limit 1`)
    await tried(async (tx) => {
      const before = [await image(tx, 'ad_search_term'), await image(tx, 'fba_stock')]
      await refreshKept(tx, kit.model, changes('sp_search_term_day', 'all', term!))
      const [written, all] = await remade(tx, 'ad_search_term')
      expect([written, all > 20]).toEqual([1, true])
      // A key that is wrong would take the rest of the pool for gone.
      await refreshKept(tx, kit.model, changes('product', 'all', goods!))
      expect([await image(tx, 'ad_search_term'), await image(tx, 'fba_stock')]).toEqual(before)
    })
  })

  test('rows that are not told, or too many of them, concern all', async () => {
    await tried(async (tx) => {
      await refreshKept(tx, kit.model, [{ entity: 'order_item', touched: { companyId, days: 'all' }, rollups: false }])
      const [written, all] = await remade(tx, 'sale_order')
      expect(written).toBe(all)
    })
  })
})

describe('writers at the same time', () => {
  const orders = async (): Promise<{ shop_id: string; order_id: string }[]> =>
    query('select shop_id::text, order_id from sale_order order by order_id limit 12')
  const refresh = (tx: Tx, rows: { shop_id: string; order_id: string }[]): Promise<void> =>
    refreshKept(tx, kit.model, [{ entity: 'order_item', touched: { companyId, days: 'all', rows }, rollups: false }])

  test('who changes other keys does not wait, who changes the same or all does', async () => {
    let release: () => void = () => undefined
    let begun: () => void = () => undefined
    const held = new Promise<void>((resolve) => { release = resolve })
    const started = new Promise<void>((resolve) => { begun = resolve })
    const lock = (parts: string[] | 'all') => (tx: Tx) => takeLocks(tx, [{ table: 'sale_order', companyId, parts }])
    const slow = kit.db.asOwner(async (tx) => {
      await lock(['one'])(tx)
      begun()
      await held
    })
    await started
    await kit.db.asOwner(lock(['two']), { timeoutMs: 20_000 })
    await expect(kit.db.asOwner(lock(['two', 'one']), { timeoutMs: 300 })).rejects.toThrow('timeout')
    await expect(kit.db.asOwner(lock('all'), { timeoutMs: 300 })).rejects.toThrow('timeout')
    release()
    await slow
    await kit.db.asOwner(lock('all'), { timeoutMs: 20_000 })
  })

  test('many writers of overlapping keys in every order all come through, and none loses a line', async () => {
    const rows = await orders()
    const shuffled = (seed: number): typeof rows => [...rows.slice(seed), ...rows.slice(0, seed)].slice(0, 8).toReversed()
    await Promise.all(Array.from({ length: 7 }, (_, at) => kit.db.asOwner(async (tx) => {
      const own = rows[at]!
      await tx.query('update order_item set quantity = quantity + 1 where shop_id = $1 and order_id = $2', [own.shop_id, own.order_id])
      await refresh(tx, [...shuffled(at), own])
    })))
    const wrong = await query(
      `select 1 from sale_order o
       where o.quantity <> (select sum(i.quantity) from order_item i where i.company_id = o.company_id and i.shop_id = o.shop_id and i.order_id = o.order_id)`)
    expect(wrong).toEqual([])
  })
})
