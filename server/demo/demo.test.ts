import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCompany, createTestDatabase, type TestDatabase } from '../../tests/support/database'
import { verifyRollups } from '../kernel/kept/rollup'
import { checkPassword } from '../kernel/http/sessions/passwords'
import { growFacts } from './grow.demo'
import { arriveDemo } from './arriving.demo'
import { DemoError, foundDemo, seedDemo, type DemoCompany } from './seed'
import { arrivingCompany } from './progress.demo'
import { STEPS } from './steps.demo'
import { askReport } from '../../tests/support/report'
import { identitiesOf } from '../modules/identities/check-identities.job'
import { judge } from '../modules/identities/judge'

const TODAY = '2026-11-19'
const WITHOUT_ROWS = ['orders_shipped', 'settlements_in_transactions', 'ledger_snapshot']

describe('the demo company', () => {
  let demo: TestDatabase
  let company: DemoCompany

  const query = async <R>(text: string, values: unknown[] = []): Promise<R[]> => (await demo.db.asOwner((tx) => tx.query<R>(text, values))).rows
  const one = async <R>(text: string, values: unknown[] = []): Promise<R> => (await query<R>(text, values))[0]!

  beforeAll(async () => {
    demo = await createTestDatabase()
    company = await seedDemo(demo.db, demo.model, { today: TODAY, password: 'Demo-pass-1' })
  })
  afterAll(() => demo.drop())

  test('sells 200 MSKU on five sites of three accounts, for 400 days', async () => {
    expect(await one(`select count(*)::int as products, count(distinct msku)::int as mskus from product`)).toEqual({ products: 200, mskus: 200 })
    expect(await one(`select count(*)::int as shops, count(distinct account_name)::int as accounts, count(distinct site)::int as sites
      from shop`)).toEqual({ shops: 5, accounts: 3, sites: 5 })
    expect(await one(`select min(purchase_day) as first, max(purchase_day) as last, count(distinct purchase_day)::int as days from order_item`)).toEqual({
      first: '2025-10-16',
      last: TODAY,
      days: 400,
    })
    expect(await query(`select site from shop where id not in (select shop_id from settlement_txn) or id not in (select shop_id from sp_campaign_day)
      or id not in (select shop_id from fba_inventory)`)).toEqual([])
  })

  test('keeps conditions, steps and attributes as what they are, not as texts of it', async () => {
    const kept = Object.values(demo.model.entities).flatMap(({ table, fields }) =>
      Object.values(fields).filter(({ sqlType }) => sqlType === 'jsonb').map(({ name }) => ({ table, name })))
    expect(kept.length).toBeGreaterThan(5)
    for (const { table, name } of kept) {
      expect(await query(`select $1 || '.' || $2 as place from "${table}" where jsonb_typeof("${name}") = 'string' limit 1`, [table, name])).toEqual([])
    }
  })

  test('has the stock that its documents moved, never less than none', async () => {
    expect(await one(`select min(qty) >= 0 as enough, count(*)::int > 300 as many, bool_or(place_kind = 'transit' and qty > 0) as travelling from stock_balance
      where place_kind in ('bin', 'transit')`)).toEqual({ enough: true, many: true, travelling: true })
    expect(await query(`select from stock_balance b where qty <> coalesce((select sum(qty) from stock_entry where to_id = b.id), 0)
      - coalesce((select sum(qty) from stock_entry where from_id = b.id), 0)`)).toEqual([])
    expect(await query(`select i.id from transfer_item i where i.in_qty is distinct from (select sum(qty) from stock_entry e
      where e.doc_kind = 'transfer' and e.doc_line = i.id::text and reason = 'transfer_in')`)).toEqual([])
    // What waits in the receiving bin is what its documents have not put away, all of it held.
    const open = '(select coalesce(sum(qty - done_qty), 0)::int from putaway_item)'
    expect(await one(`select sum(b.qty)::int = ${open} as right, ${open} > 0 as waiting,
      (select sum(qty)::int from stock_hold where doc_kind = 'putaway') = ${open} as held
      from stock_balance b join warehouse_bin w on w.id = b.bin_id where w.is_receiving`)).toEqual({ right: true, waiting: true, held: true })
  })

  test('names in every line of stock and cost the document that it is of, by its kind, and in a contract the order that it is for', async () => {
    for (const table of ['stock_entry', 'stock_hold', 'cost_layer', 'cost_use']) {
      const { names, entity } = demo.model.entities[table]!.fields['doc_no']!
      expect(names, `${entity}.doc_no`).toEqual({ kind: 'doc_kind', id: 'doc_id' })
      const kinds = await query<{ doc_kind: string }>(`select distinct doc_kind from "${table}"`)
      expect(kinds.length).toBeGreaterThan(1)
      for (const { doc_kind: kind } of kinds) {
        expect(demo.model.entities[kind]?.home, `${table}: ${kind}`).toBeDefined()
        const lost = `select doc_no from "${table}" where doc_kind = $1 and doc_id::text not in (select id::text from "${kind}") limit 1`
        expect(await query(lost, [kind])).toEqual([])
      }
    }
    expect(await one(`select count(*)::int > 5 as many, count(*) = count(distinct purchase_no) as apart,
      bool_and(c.supplier_id = o.supplier_id and c.total_amount = (select sum(qty * price) from purchase_order_item where order_id = o.id)) as alike
      from contract c join purchase_order o on o.order_no = c.purchase_no`)).toEqual({ many: true, apart: true, alike: true })
  })

  test('every transaction is the sum of its columns', async () => {
    const amounts = Object.values(demo.model.entities.settlement_txn!.fields)
      .filter((field) => field.kind === 'money' && field.sqlType && !['total_amount', 'unmapped_amount'].includes(field.name))
      .map((field) => `coalesce(${field.name}, 0)`)
    expect(amounts.length).toBeGreaterThan(15)
    expect(await one(`select count(*)::int as wrong, (select count(*)::int > 30000 from settlement_txn) as many from settlement_txn
      where total_amount <> ${amounts.join(' + ')}`)).toEqual({ wrong: 0, many: true })
  })

  test('fees of a transaction add up to its total, and what no rule knows is told as such', async () => {
    expect(
      await query(`select t.id from settlement_txn t left join (select txn_id, sum(amount) as amount,
        sum(amount) filter (where fee_category = 'unmapped') as unmapped from fee_line group by txn_id) f on f.txn_id = t.id
        where coalesce(f.amount, 0) <> t.total_amount or coalesce(f.unmapped, 0) <> t.unmapped_amount`),
    ).toEqual([])
    expect(await query(`select distinct description from fee_line
      where fee_category = 'unmapped'`)).toEqual([{ description: 'FBA Seasonal Capacity Surcharge' }])
    const known = new Set(demo.model.enums.fee_category!.values.map(({ value }) => value))
    expect((await query<{ fee_category: string }>('select distinct fee_category from fee_line')).filter((row) => !known.has(row.fee_category))).toEqual([])
  })

  test('every identity holds in every shop that it is checked in', async () => {
    for (const { dataset, identity } of identitiesOf(demo.model)) {
      const { list, total } = await askReport(
        { db: demo.db, model: demo.model, companyId: company.companyId }, dataset.name, { rows: identity.rows, measures: [identity.left, identity.right] })
      const found = judge(demo.model, dataset, identity, list)
      const red = found.flatMap(({ differing }) => differing)
      expect({ identity: identity.name, red: red.slice(0, 3) }).toEqual({ identity: identity.name, red: [] })
      // The demo has no files of these: shipments of its orders, settlements beside its transactions, a stock report of a month's last day;
      // and no month of it is closed.
      if (WITHOUT_ROWS.includes(identity.name) || identity.name.startsWith('closed_month')) continue
      // Goods that lie long are charged at the American site alone; what is of no shop is judged once for the company; orders fill the first rows of one.
      const ofOne = identity.name === 'long_storage_fee_charged' || identity.rows.includes('order')
      const least = !identity.rows.includes('shop') ? Math.min(Number(total), 1) : ofOne ? 1 : 5
      expect(found.filter(({ state }) => state === 'green').length, `${identity.name} of ${total} rows`).toBeGreaterThanOrEqual(least)
    }
  })

  test('a payout clears every settlement that has ended', async () => {
    const left = await query<{ total: string; closed: boolean }>(
      `select sum(total_amount) as total, bool_or(transaction_type in ('Transfer', 'Debt')) as closed from settlement_txn
        where settlement_id is not null group by shop_id, settlement_id`,
    )
    expect(left.filter(({ closed }) => closed).length).toBe(5 * 28)
    expect(left.filter(({ closed, total }) => closed && Number(total) !== 0)).toEqual([])
    expect(left.filter(({ closed }) => !closed).length).toBe(5)
  })

  test('what was stored in a month is charged in the next one, to the cent, for every shop', async () => {
    const months = await query<{ reported: string | null; charged: string | null }>(
      `select round(s.fee, 2) as reported, -f.amount as charged
       from (select shop_id, stat_month, sum(est_fee) as fee from storage_fee group by 1, 2) s
       full join (select shop_id, (date_trunc('month', posted_day) - interval '1 month')::date as stat_month, sum(amount) as amount from fee_line
       where fee_category = 'monthly_storage_fee' group by 1, 2) f
         using (shop_id, stat_month)`,
    )
    expect(months.length).toBe(5 * 13)
    expect(months.filter(({ reported, charged }) => reported === null || reported !== charged)).toEqual([])
  })

  test('what lay too long is charged in the same month, and what was disposed of is the charge, to the cent', async () => {
    const compared = (reported: string, category: string) => one<{ wrong: number; months: number }>(
      `select count(*) filter (where s.fee is distinct from -f.amount)::int as wrong, count(*)::int as months from ${reported} s
       full join (select shop_id, date_trunc('month', posted_day)::date as month, sum(amount) as amount from fee_line
       where fee_category = $1 group by 1, 2) f using (shop_id, month)`, [category],
    )
    const lay = `(select shop_id, date_trunc('month', stat_date)::date as month, sum(fee) as fee from long_storage_fee group by 1, 2)`
    const long = await compared(lay, 'long_storage_fee')
    expect(long).toEqual({ wrong: 0, months: 14 })
    const disposed = `(select shop_id, date_trunc('month', updated_at at time zone 'UTC')::date as month, sum(fee) as fee from removal_order
      where removal_type = 'Disposal' group by 1, 2)`
    expect(await compared(disposed, 'disposal_fee')).toMatchObject({ wrong: 0 })
    expect(await query(`select id from removal_order where requested_qty <> cancelled_qty + disposed_qty + shipped_qty + in_process_qty`)).toEqual([])
    expect(await query(`select a.id from stock_age a join fba_inventory i on (i.shop_id, i.stat_date, i.msku) = (a.shop_id, a.stat_date, a.msku)
      where a.sellable_qty <> i.sellable_qty
        or a.sellable_qty <> a.age_0_90 + a.age_91_180 + a.age_181_270 + a.age_271_365 + a.age_366_455 + a.age_456_plus`)).toEqual([])
  })

  test('an advertising invoice is what was charged on its day, and what its campaigns spent since the one before', async () => {
    expect(await query(`select i.invoice_no from ad_invoice i where i.amount is distinct from (select sum(amount) from ad_invoice_line l
      where l.shop_id = i.shop_id and l.invoice_no = i.invoice_no) or not exists (select from fee_line f where f.shop_id = i.shop_id
      and f.posted_day = i.issue_day and f.fee_category = 'ad_spend' and f.amount = -i.amount)`)).toEqual([])
    expect(await one('select count(*)::int as invoices, count(distinct shop_id)::int as shops from ad_invoice')).toMatchObject({ shops: 5 })
  })

  test('what Amazon paid for lost and damaged goods is what the account got, and what is returned was ordered before', async () => {
    expect(await query(`select month, sum(reported), sum(paid) from (
      select date_trunc('month', approval_day) as month, shop_id, amount as reported, 0 as paid from reimbursement
      union all select date_trunc('month', posted_day), shop_id, 0, amount from fee_line where fee_category = 'fba_inventory_reimbursement') both_of
      group by month, shop_id having sum(reported) <> sum(paid)`)).toEqual([])
    expect(await query(`select r.id from fba_return r left join order_item o using (shop_id, order_id, msku)
      where o.id is null or r.return_day <= o.purchase_day or r.quantity > o.quantity`)).toEqual([])
  })

  test('business reports count what buyers ordered, and no more than looked', async () => {
    const sold = `select shop_id, msku, purchase_day as day, sum(quantity)::int as units, sum(item_price) as sales from order_item
      where order_status <> 'Cancelled' group by 1, 2, 3`
    expect(await query(`select t.id from asin_traffic t left join (${sold}) s on (s.shop_id, s.msku, s.day) = (t.shop_id, t.msku, t.stat_date)
      where t.units <> coalesce(s.units, 0) or t.order_items > t.sessions or t.page_views < t.sessions`)).toEqual([])
    expect(await query(`select d.id from shop_traffic_day d left join (select shop_id, day, sum(units) as units from (${sold}) s group by 1, 2) s
      on (s.shop_id, s.day) = (d.shop_id, d.stat_date) where d.units <> coalesce(s.units, 0)`)).toEqual([])
    expect(await one('select count(*) > 3000 as products, count(distinct shop_id)::int as shops from asin_traffic')).toEqual({ products: true, shops: 5 })
  })

  test("a campaign's day is the sum of its products, and of its targets where they are told", async () => {
    for (const table of ['sp_product_day', 'sp_target_day', 'sp_placement_day']) {
      const compared = await one<{ wrong: number; days: number }>(
        `select count(*) filter (where (c.impressions, c.clicks, c.total_spend, c.amount, c.order_quantity) is distinct
          from (p.impressions, p.clicks, p.total_spend, p.amount, p.order_quantity))::int as wrong, count(*)::int as days
         from (select shop_id, stat_date, campaign_name, sum(impressions)::int as impressions, sum(clicks)::int as clicks,
         sum(total_spend) as total_spend, sum(amount) as amount, sum(order_quantity)::int as order_quantity from sp_campaign_day group by 1, 2, 3) c
         join (select shop_id, stat_date, campaign_name, sum(impressions)::int as impressions, sum(clicks)::int as clicks,
         sum(total_spend) as total_spend, sum(amount) as amount, sum(order_quantity)::int as order_quantity
           from ${table} group by 1, 2, 3) p using (shop_id, stat_date, campaign_name)`,
      )
      expect(compared).toEqual({ wrong: 0, days: expect.any(Number) })
      expect(compared.days).toBeGreaterThan(1000)
    }
    expect(await one(`select count(*)::int as wrong from sp_product_day where clicks > impressions or order_quantity > clicks
      or units_sold <> same_sku_units + other_sku_units`)).toEqual({ wrong: 0 })
  })

  test('the import history says exactly what the facts say', async () => {
    const facts: [string, string][] = [
      ['settlement_txn', 'posted_day'],
      ['order_item', 'purchase_day'],
      ['asin_traffic', 'stat_date'],
      ['shop_traffic_day', 'stat_date'],
      ['storage_fee', 'stat_month'],
      ['fba_inventory', 'stat_date'],
      ['stock_age', 'stat_date'],
      ['fee_preview', 'stat_date'],
      ['long_storage_fee', 'stat_date'],
      ['removal_order', 'request_day'],
      ['removal_shipment', 'ship_day'],
      ['fba_reserved', 'stat_date'],
      ['fba_return', 'return_day'],
      ['fba_replacement', 'ship_day'],
      ['reimbursement', 'approval_day'],
      ['fba_ledger', 'event_day'],
      ['fba_ledger_month', 'stat_month'],
      ['ad_invoice_line', 'issue_day'],
      ['sp_campaign_day', 'stat_date'],
      ['sp_placement_day', 'stat_date'],
      ['sp_product_day', 'stat_date'],
      ['sp_target_day', 'stat_date'],
      ['sp_search_term_day', 'stat_date'],
      ['ad_campaign_day', 'stat_date'],
      ['ad_target_day', 'stat_date'],
      ['ad_term_day', 'stat_date'],
      ['ad_placement_day', 'stat_date'],
      ['ad_product_day', 'stat_date'],
      ['ad_purchase_day', 'stat_date'],
      ['ad_change', 'changed_day'],
      ['merchant_order', 'purchase_day'],
      ['fbm_return_request', 'request_day'],
    ]
    const rows = facts.map(([table, day]) => `select import_id, shop_id, ${day} as day, count(*)::int as rows from ${table}
      group by 1, 2, 3`).join(' union all ')
    expect(await query(`select * from (${rows}) f full join report_day d on d.import_id = f.import_id and d.day = f.day and d.shop_id = f.shop_id
      where f.rows is distinct from d.row_count`)).toEqual([])
    // What stands as it is today has no days.
    const dayless = Object.values(demo.model.reports).filter(({ day }) => day === undefined).map(({ name }) => name)
    expect(
      await query(`select r.id from report_file r left join (select import_id, sum(row_count) as rows, min(day) as first, max(day) as last
        from report_day group by 1) d on d.import_id = r.id
        where r.report <> all($1) and (r.success_count is distinct from d.rows or r.data_start <> d.first
          or r.data_end <> case when r.report in ('storage_fee', 'ledger_summary')
            then (date_trunc('month', d.last) + interval '1 month - 1 day')::date else d.last end)`, [dayless]),
    ).toEqual([])
    // Amazon's ledger comes to what the newest stock report counts.
    const balance = `select pool_id, msku, sum(quantity) as qty from (
      select pool_id, msku, quantity from fba_ledger union all select pool_id, msku, quantity from fba_ledger_opening) e group by 1, 2`
    expect(await query(`select s.msku, s.warehouse_qty, l.qty from fba_stock s left join (${balance}) l on l.pool_id = s.pool_id and l.msku = s.msku
      where coalesce(l.qty, 0) <> s.warehouse_qty`)).toEqual([])
    // So it does on every day that a stock report counts.
    expect(await query(`select i.msku, i.stat_date, i.warehouse_qty, l.qty from fba_inventory i join shop s on s.id = i.shop_id
      join lateral (select sum(o.quantity) as qty, min(o.opening_day) as first from fba_ledger_opening o where o.pool_id = s.pool_id and o.msku = i.msku) o
        on i.stat_date >= o.first
      cross join lateral (select coalesce(o.qty, 0) + coalesce(sum(e.quantity), 0) as qty from fba_ledger e
        where e.pool_id = s.pool_id and e.msku = i.msku and e.event_day <= i.stat_date) l
      where l.qty <> i.warehouse_qty limit 5`)).toEqual([])
    expect(await query('select l.id from fee_line l join settlement_txn t on t.id = l.txn_id where t.import_id <> l.import_id')).toEqual([])
  })

  test('rollups equal the facts', async () => {
    expect(await demo.db.asOwner((tx) => verifyRollups(tx, demo.model))).toEqual([])
  })

  test('its people sign in with the given password and see their own shops', async () => {
    const people = await query<{ login_account: string; password_hash: string; all_shops: boolean; shop_ids: string[]; roles: string[] }>(
      'select login_account, password_hash, all_shops, shop_ids, roles from employee order by id',
    )
    expect(people[0]).toMatchObject({ login_account: 'admin', roles: ['admin'], all_shops: true })
    expect(await checkPassword(people[0]!.password_hash, 'Demo-pass-1')).toBe(true)
    const roles = (await query<{ name: string }>('select name from role')).map(({ name }) => name)
    expect(people.flatMap((person) => person.roles).filter((role) => !roles.includes(role))).toEqual([])
    const wangmin = people.find((person) => person.login_account === 'wangmin')!
    expect(wangmin.all_shops).toBe(false)
    expect(await query('select name from shop where id::text = any($1) order by id', [wangmin.shop_ids])).toEqual([{ name: '北美店-美国' }, { name: '北美店-加拿大' }])
  })

  test('months that it traded in have an exchange rate for each of its currencies', async () => {
    expect(
      await query(`select distinct t.currency, date_trunc('month', t.posted_day)::date from settlement_txn t where not exists
        (select from exchange_rate r where r.currency = t.currency and r.stat_month = date_trunc('month', t.posted_day)::date)`),
    ).toEqual([])
  })

  test('is made anew to the same bytes, step by step, also where a step was ended in its midst', async () => {
    const again = await createTestDatabase()
    const settings = () => again.db.asOwner(
      async (tx) => (await tx.query<{ settings: Record<string, unknown> }>('select settings from company')).rows[0]?.settings,
    )
    const countOf = (entity: string) => again.db.asOwner(
      async (tx) => (await tx.query<{ n: number }>(`select count(*)::int as n from ${entity}`)).rows[0]?.n,
    )
    try {
      await foundDemo(again.db, again.model, { today: TODAY })
      // Whoever signs in now finds people and goods; documents, facts and what they are made into are still to come.
      expect([await countOf('product'), await countOf('contract'), await countOf('order_item')]).toEqual([200, 0, 0])
      expect(await settings()).toMatchObject({ demo: true, arriving: { done: 0, of: STEPS.length } })
      // Ended while the third step is under way: its rows are taken back whole, those of the others stay.
      const stop = new AbortController()
      const third = STEPS[2]!.entities![0]!
      const isWhole = await arriveDemo(again.db, () => again.model, {
        signal: stop.signal, log: (line) => line.includes(' 2/') && setTimeout(() => stop.abort(new Error('stopped')), 5),
      })
      expect([isWhole, await countOf('contract'), await countOf('settlement_txn'), await countOf(third)])
        .toEqual([false, 36, company.rows['settlement_txn'], 0])
      expect(await settings()).toMatchObject({ arriving: { done: 2 } })
      expect(await again.db.asOwner((tx) => verifyRollups(tx, again.model))).toEqual([])
      expect(await arriveDemo(again.db, () => again.model)).toBe(true)
      expect(await settings()).toEqual({ demo: true })
      await again.db.asOwner((tx) => tx.query('update employee set password_hash = null'))
      await demo.db.asOwner((tx) => tx.query('update employee set password_hash = null'))
      for (const entity of Object.keys(company.rows)) {
        // A step that is begun anew takes further ids.
        const lines = `select md5((to_jsonb(t) - 'id' - 'txn_id')::text) as line from ${entity} t`
        const hash = `select md5(string_agg(line, '' order by line)) as hash from (${lines}) l`
        const [left, right] = await Promise.all([demo, again].map(async ({ db }) => (await db.asOwner((tx) => tx.query(hash))).rows[0]))
        expect({ entity, ...left }).toEqual({ entity, ...right })
      }
    } finally {
      await again.drop()
    }
  }, 300_000)

  test('grows its advertising facts to any number, the history with them', async () => {
    const { count } = await one<{ count: number }>('select count(*) as count from sp_target_day')
    const added = await growFacts(demo.db, demo.model, { companyId: company.companyId, facts: count + 12_345 })
    expect(added).toBe(12_345)
    expect(await one('select count(*) as count from sp_target_day')).toEqual({ count: count + 12_345 })
    expect(
      await query(`select f.import_id from (select import_id, stat_date as day, count(*)::int as rows from sp_target_day group by 1, 2) f
        full join (select d.* from report_day d where report = 'sp_targeting') d on d.import_id = f.import_id and d.day = f.day
        where f.rows is distinct from d.row_count`),
    ).toEqual([])
    expect(await growFacts(demo.db, demo.model, { companyId: company.companyId, facts: count })).toBe(0)
    expect(await query('select id from sp_target_day where clicks > impressions or total_spend < 0')).toEqual([])
  })

  test('tells its people where a step cannot be written, and goes on at the next start', async () => {
    const other = await createTestDatabase()
    try {
      await foundDemo(other.db, other.model, { today: TODAY })
      const { entities: { settlement_txn: _taken, ...entities } } = other.model
      const said: string[] = []
      expect(await arriveDemo(other.db, () => ({ ...other.model, entities }), { pausesMs: [1], log: (line) => said.push(line) })).toBe(false)
      expect(said).toEqual([expect.stringContaining(' 1/'), ...Array.from({ length: 2 }, () => expect.stringContaining('演示数据这一步没有写成'))])
      const kept = () => other.db.asOwner(async (tx) => (await arrivingCompany(tx))?.progress)
      expect(await kept()).toMatchObject({ done: 1, failed: expect.any(String) })
      const stop = new AbortController()
      await arriveDemo(other.db, () => other.model, { signal: stop.signal, log: () => stop.abort(new Error('stopped')) })
      expect(await kept()).toMatchObject({ done: 2 })
      expect(await kept()).not.toHaveProperty('failed')
    } finally {
      await other.drop()
    }
  }, 240_000)

  test('is refused where there is a company already', async () => {
    const other = await createTestDatabase()
    try {
      await createCompany(other.db)
      await expect(seedDemo(other.db, other.model, { today: TODAY })).rejects.toThrow(DemoError)
      expect((await other.db.asOwner((tx) => tx.query('select id from shop'))).rows).toEqual([])
    } finally {
      await other.drop()
    }
  })
})
