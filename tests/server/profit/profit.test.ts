/** Profit by MSKU: what a shop's month earns is its transactions without payouts, however the rows are cut. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemo } from '../../../server/demo/seed'
import { refreshDerivedOf } from '../../../server/kernel/kept/rollup'
import type { Row } from '../../../contract/wire'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { linesUpTo } from '../../../server/kernel/read/plan/report.lines'
import { planning } from '../../../server/kernel/read/statement/statement'
import { askerOf, askReport, type Asking } from '../../support/report'

describe('profit of the demo company', () => {
  let test_: TestDatabase
  let asking: Asking
  const query = async <R>(text: string, values: unknown[] = []): Promise<R[]> => (await test_.db.asOwner((tx) => tx.query<R>(text, values))).rows

  beforeAll(async () => {
    test_ = await createTestDatabase()
    const { companyId } = await seedDemo(test_.db, test_.model, { today: '2026-11-19' })
    asking = { db: test_.db, model: test_.model, companyId }
  }, 600_000)
  afterAll(() => test_.drop())

  test('the fees of every shop and month are its transactions without payouts, to the cent', async () => {
    const rows = await query<{ months: number; wrong: number }>(
      `with t as (select shop_id, date_trunc('month', posted_day)::date as month, sum(amount) as amount from fee_line where origin = 'transaction'
        and fee_category <> all($1::text[]) group by 1, 2),
         p as (select shop_id, stat_month as month, sum(amount) as amount from profit_line group by 1, 2)
       select count(*)::int as months, count(*) filter (where coalesce(t.amount, 0) is distinct from coalesce(p.amount, 0))::int as wrong from t full
         join p using (shop_id, month)`,
      [payouts()],
    )
    expect(rows[0]!.months).toBeGreaterThan(60)
    expect(rows[0]!.wrong).toBe(0)
    const whole = await query<{ ours: string; theirs: string }>(
      `select (select sum(amount) from profit_line where shop_id = s.id)::text as ours,
         (select sum(total_amount) from settlement_txn where shop_id = s.id)::numeric - (select sum(amount) from fee_line where shop_id = s.id
           and fee_category = any($1::text[])) as theirs from shop s`,
      [payouts()],
    )
    for (const { ours, theirs } of whole) expect(Number(ours)).toBe(Number(theirs))
  })

  test('beside each fee of a shop and month stand the sales of that shop and month, also where one fee alone is asked for', async () => {
    const month = { field: 'month', op: 'eq' as const, value: '2026-10' }
    const measures = ['amount', 'sales_of_all', 'sales_share']
    const sales = await askReport(asking, 'profit', { rows: ['shop'], measures: ['sales_amount'], filter: month, currency: 'original' })
    const salesOf = new Map(sales.list.map((row) => [`${String(row['shop'])} ${String(row['currency'])}`, row['sales_amount']]))
    const only = { and: [month, { field: 'fee_category', op: 'eq' as const, value: 'commission' }] }
    for (const filter of [month, only]) {
      const { list } = await askReport(asking, 'profit', { rows: ['shop', 'fee_category'], measures, filter, currency: 'original' })
      expect(list.length).toBeGreaterThan(3)
      for (const row of list) {
        expect(row['sales_of_all']).toBe(salesOf.get(`${String(row['shop'])} ${String(row['currency'])}`))
        expect(Number(row['sales_share'])).toBeCloseTo(Number(row['amount']) / Number(row['sales_of_all']), 4)
      }
    }
  })

  const payouts = (): string[] => test_.model.enums.fee_category!.values.filter(({ group }) => group === 'payout').map(({ value }) => value)
  const FIGURES = ['amount', 'income', 'refund', 'expense', 'tax', 'cost_total', 'custom_fee', 'gross_profit', 'unallocated', 'sales_amount', 'ad_spend_diff']
  const cents = (value: unknown): number => Math.round(Number(value ?? 0) * 100)
  const sums = (rows: Row[], figure: string): Record<string, number> => {
    const found: Record<string, number> = {}
    for (const row of rows) found[String(row.currency)] = (found[String(row.currency)] ?? 0) + cents(row[figure])
    return found
  }

  test.each(['original', 'company'] as const)('rows of MSKU, ASIN, parent, SKU and shop add up to one total, in %s currency', async (currency) => {
    const filter = { field: 'month', op: 'between' as const, value: ['2026-08', '2026-10'] }
    const cuts = [['shop', 'site', 'month'], ['shop', 'site', 'msku'], ['shop', 'msku', 'month'], ['shop', 'asin'], ['shop', 'parent_asin'], ['sku'], ['month']]
    let first: Record<string, Record<string, number>> | undefined
    for (const rows of cuts) {
      const { list, total, summary } = await askReport(asking, 'profit', { rows, measures: FIGURES, filter, currency })
      expect(list).toHaveLength(total)
      const found = Object.fromEntries(FIGURES.map((figure) => [figure, sums(list, figure)]))
      for (const figure of FIGURES) {
        for (const line of summary) expect([rows, figure, found[figure]![String(line.currency)] ?? 0]).toEqual([rows, figure, cents(line.values[figure])])
      }
      first ??= found
      expect([rows, found]).toEqual([rows, first])
      for (const row of list) {
        expect(cents(row.gross_profit)).toBe(cents(row.amount) + cents(row.cost_total) + cents(row.custom_fee))
        expect(cents(row.amount)).toBe(cents(row.income) + cents(row.refund) + cents(row.expense) + cents(row.tax))
      }
    }
    expect(Object.keys(first!['amount']!)).toHaveLength(currency === 'company' ? 1 : 5)
  })

  test('the columns of the fees add up to the row, without payouts', async () => {
    const filter = { field: 'month', op: 'eq' as const, value: '2026-10' }
    const { list } = await askReport(asking, 'profit', {
      rows: ['shop', 'msku'], measures: ['amount'], pivot: { dimension: 'fee_category', measure: 'amount' }, filter, currency: 'original',
    })
    const values = test_.model.enums.fee_category!.values.map(({ value }) => value)
    for (const row of list) {
      expect(values.reduce((sum, value) => sum + cents(row[`amount@${value}`]), cents(row['amount@unallocated']))).toBe(cents(row.amount))
      for (const value of payouts()) expect(row[`amount@${value}`] ?? null).toBeNull()
    }
  })

  test('product performance split by day, by week and by month comes to one total, in weeks that begin on Monday', async () => {
    const filter = { field: 'day', op: 'between' as const, value: ['2026-09-28', '2026-10-06'] }
    const ways = test_.model.plans['statistics_product_performance']!.lists.find(({ code }) => code === 'msku')!.rows
    expect(ways.map(({ time }) => time?.step)).toEqual([undefined, 'day', 'week', 'month'])
    const found = []
    for (const { by } of ways) {
      const { list, total, summary } = await askReport(asking, 'performance', { rows: by, measures: ['quantity', 'amount'], filter, currency: 'original' })
      expect(list).toHaveLength(total)
      found.push({ quantity: list.reduce((sum, row) => sum + Number(row.quantity ?? 0), 0), amount: sums(list, 'amount'), summary })
      for (const { week } of list) if (week !== undefined) expect(new Date(String(week)).getUTCDay()).toBe(1)
    }
    expect(found[0]!.quantity).toBeGreaterThan(100)
    for (const one of found) expect(one).toEqual(found[0])
  })

  test('what pages lay out by time stands under each day, week or month to the cent, in every row and in the totals', async () => {
    const rows = ['msku', 'shop']
    const asked = {
      performance: { page: 'statistics_product_performance', filter: { field: 'day', op: 'between' as const, value: ['2026-09-28', '2026-10-06'] } },
      profit: { page: 'finance_profit_report', filter: { field: 'month', op: 'between' as const, value: ['2026-08', '2026-10'] } },
    }
    for (const [dataset, { page, filter }] of Object.entries(asked)) {
      const { times, measures } = test_.model.plans[page]!.lists.find(({ code }) => code === 'msku')!.across!
      const adds = measures.filter(({ name }) => test_.model.datasets[dataset]!.measures[name]!.total === 'sum')
      expect(adds.length).toBeGreaterThan(2)
      for (const { name: measure } of adds) {
        for (const { name: dimension } of times) {
          const { list, summary } = await askReport(asking, dataset, { rows, measures: [measure], pivot: { dimension, measure }, filter, currency: 'original' })
          expect(list.length).toBeGreaterThan(3)
          const partsOf = (row: object): string[] => Object.keys(row).filter((key) => key.startsWith(`${measure}@`))
          for (const { values } of summary) expect(partsOf(values).length).toBeGreaterThan(1)
          for (const row of [...list, ...summary.map(({ values }) => values)]) {
            expect(partsOf(row).reduce((sum, key) => sum + cents(row[key]), 0)).toBe(cents(row[measure]))
          }
        }
      }
    }
  })

  test('what no report gives to a MSKU stands in the row without one', async () => {
    const filter = { field: 'month', op: 'eq' as const, value: '2026-10' }
    const { list } =
      await askReport(asking, 'profit', { rows: ['shop', 'msku'], measures: ['amount', 'unallocated', 'quantity'], filter, currency: 'original' })
    const loose = list.filter((row) => row.msku === null)
    expect(loose).toHaveLength(5)
    for (const row of list) expect(cents(row.unallocated)).toBe(row.msku === null ? cents(row.amount) : 0)
  })

  test('storage is handed on by the report of the month before, to the cent', async () => {
    const rows = await query<{ given: string; charged: string }>(
      `select sum(p.amount)::text as given, (select sum(amount) from fee_line f where f.shop_id = p.shop_id and f.fee_category = 'monthly_storage_fee'
        and date_trunc('month', f.posted_day) = p.stat_month)::text as charged
       from profit_line p where part = 'storage' group by p.shop_id, p.stat_month`,
    )
    expect(rows.length).toBeGreaterThan(50)
    expect(rows.filter(({ given, charged }) => Number(given) !== Number(charged))).toEqual([])
    const [off] = await query<{ off: string }>(
      `with s as (select shop_id, (stat_month + interval '1 month')::date as month, msku, sum(est_fee) as fee from storage_fee group by 1, 2, 3)
       select max(abs(p.amount + s.fee))::text as off from profit_line p join s on s.shop_id = p.shop_id and s.month = p.stat_month and s.msku = p.msku
         where p.part = 'storage' and p.currency <> 'JPY'`,
    )
    expect(Number(off!.off)).toBeLessThan(0.011)
  })

  test('advertising is the spend of the console, and what was charged otherwise is told apart', async () => {
    const rows = await query<{ wrong: number; shops: number }>(
      `with c as (select shop_id, date_trunc('month', posted_day)::date as month, sum(amount) as charged from fee_line where fee_category = 'ad_spend'
        and origin = 'transaction' group by 1, 2),
         s as (select shop_id, date_trunc('month', stat_date)::date as month, sum(total_spend) as spend from (
           select shop_id, stat_date, total_spend from sp_product_day union all select shop_id, stat_date, total_spend from ad_product_day
           union all select shop_id, stat_date, total_spend from ad_campaign_day where ad_type in ('sb', 'sbv')) a group by 1, 2),
         p as (select shop_id, stat_month as month, sum(amount) filter (where ad_type is not null) as told, sum(ad_spend_diff) as diff from profit_line
           where part = 'ads' group by 1, 2)
       select count(*)::int as shops, count(*) filter (where coalesce(-p.told, 0) <> coalesce(s.spend, 0) or coalesce(p.diff, 0) <> coalesce(c.charged,
         0) + coalesce(s.spend, 0))::int as wrong
       from p join s using (shop_id, month) left join c using (shop_id, month)`,
    )
    expect(rows[0]!.shops).toBeGreaterThan(30)
    expect(rows[0]!.wrong).toBe(0)
    const kinds = ['ad_spend_sp', 'ad_spend_sb', 'ad_spend_sbv', 'ad_spend_sd', 'ad_spend_diff']
    const { list } = await askReport(asking, 'profit', { rows: ['shop', 'month'], measures: ['ad_spend', ...kinds], currency: 'original' })
    // Refunds of advertising are none of the console's; the demo company has none.
    for (const row of list) expect(kinds.reduce((sum, kind) => sum + cents(row[kind]), 0)).toBe(cents(row['ad_spend']))
    for (const kind of ['ad_spend_sp', 'ad_spend_sb', 'ad_spend_sd']) expect([kind, list.some((row) => cents(row[kind]) < 0)]).toEqual([kind, true])
  })

  test('an ads report that is newer than the transactions adds nothing yet; transactions of a later month bring what it told', async () => {
    const [{ shop, until, currency }] = await query<{ shop: string; until: string; currency: string }>(
      `select shop_id::text as shop, max(posted_day)::text as until, min(currency) as currency from fee_line group by 1 order by 1 limit 1`,
    ) as [{ shop: string; until: string; currency: string }]
    const told = async (): Promise<Row[]> => query<Row>(
      `select msku, amount::text, ad_spend_diff::text as diff from profit_line
       where part = 'ads' and shop_id = $1 and stat_month = '2026-11-01' order by 1, 2`, [shop])
    const refresh = (entity: string, day: string): Promise<void> =>
      test_.db.asOwner((tx) => refreshDerivedOf(tx, test_.model, entity, { companyId: asking.companyId, days: [day] }))
    const before = await told()
    expect(before.length).toBeGreaterThan(2)
    await query(`delete from sp_product_day where shop_id = $1 and stat_date > $2`, [shop, until])
    await query(
      `insert into sp_product_day (company_id, shop_id, stat_date, campaign_name, ad_group_name, asin, msku, currency, total_spend)
       values ($1, $2, $3::date + 1, '新活动', '新组', 'B000000001', 'NEW-AD', $4, 12.34)`, [asking.companyId, shop, until, currency])
    await refresh('sp_product_day', '2026-11-20')
    expect(await told()).toEqual(before)
    // December's first fee: the day after the last one of November is over, and what was spent on it is known to be of November.
    await query(
      `insert into fee_line (company_id, shop_id, origin, posted_day, transaction_type, amount_name, fee_category, currency, amount)
       values ($1, $2, 'transaction', '2026-12-01', 'Order', 'product_sales', 'product_sales', $3, 1)`, [asking.companyId, shop, currency])
    await refresh('fee_line', '2026-12-01')
    expect((await told()).filter(({ msku }) => msku === 'NEW-AD')).toEqual([{ msku: 'NEW-AD', amount: '-12.34', diff: null }])
    await query(`delete from fee_line where shop_id = $1 and posted_day = '2026-12-01'`, [shop])
    await refresh('fee_line', '2026-12-01')
    expect(await told()).toEqual(before)
    await query(`delete from sp_product_day where msku = 'NEW-AD'`)
  })

  test('cost is quantity by the unit cost in force; what has none is counted, never taken for nothing', async () => {
    const filter = { field: 'month', op: 'eq' as const, value: '2026-09' }
    const { list, summary } =
      await askReport(asking, 'profit', { rows: ['shop', 'msku'], measures: ['quantity', 'purchase_cost', 'uncosted_quantity'], filter, currency: 'company' })
    const expected = await query<{ shop_id: string; msku: string; cost: string | null; quantity: number }>(
      `select s.shop_id::text, s.msku, s.quantity, (select -round(s.quantity * c.purchase_cost, 2) from (
          select 1 as after, shop_id, msku, start_month, purchase_cost from sold_cost union all
          select 2, shop_id, msku, start_month, purchase_cost from product_cost) c
        where c.shop_id = s.shop_id and c.msku = s.msku and c.start_month <= '2026-09-01' order by c.after, c.start_month desc limit 1)::text as cost
       from (select shop_id, msku, sum(quantity)::int as quantity from settlement_txn where transaction_type = 'Order' and posted_day between '2026-09-01'
         and '2026-09-30' group by 1, 2) s`,
    )
    expect(expected.filter(({ cost }) => cost === null).length).toBeGreaterThan(2)
    for (const one of expected) {
      const row = list.find((each) => each.shop === one.shop_id && each.msku === one.msku)!
      expect([one.msku, row.quantity, row.uncosted_quantity, cents(row.purchase_cost)]).toEqual([
        one.msku, one.quantity, one.cost === null ? one.quantity : 0, cents(one.cost),
      ])
    }
    expect(summary[0]!.values.uncosted_quantity).toBe(expected.reduce((sum, one) => sum + (one.cost === null ? one.quantity : 0), 0))
  })

  test('a new cost changes its month and the later ones, in the same transaction', async () => {
    const before =
      await query<{ month: string; cost: string }>(`select stat_month::text as month, sum(purchase_cost)::text as cost from profit_line group by 1 order by 1`)
    const months = await test_.db.asOwner(async (tx) => {
      const shop =
        (await tx.query<{
          shop_id: string
          msku: string
        }>(`select shop_id, msku from profit_line where standard_quantity > 0 and stat_month >= '2026-06-01' group by 1, 2
            having bool_or(stat_month = '2026-06-01') order by count(distinct stat_month) desc, sum(standard_quantity) desc limit 1`)).rows[0]!
      await tx.query(
        `insert into product_cost (company_id, shop_id, msku, start_month, currency, purchase_cost) values ($1, $2, $3, '2026-06-01', 'CNY', 99)`,
        [asking.companyId, shop.shop_id, shop.msku],
      )
      await refreshDerivedOf(tx, test_.model, 'product_cost', { companyId: asking.companyId, days: ['2026-06-01'] })
      return (await tx.query<{ month: string }>(`select distinct stat_month::text as month from profit_line where shop_id = $1 and msku = $2
        and standard_quantity > 0 and stat_month >= '2026-06-01' order by 1`, [shop.shop_id, shop.msku])).rows.map(({ month }) => month)
    })
    const after =
      await query<{ month: string; cost: string }>(`select stat_month::text as month, sum(purchase_cost)::text as cost from profit_line group by 1 order by 1`)
    const changed = after.filter((row, at) => row.cost !== before[at]!.cost).map(({ month }) => month)
    expect(changed[0]).toBe('2026-06-01')
    // Pieces that left stock at a cost of their own keep it: the months in which some stood at the standard.
    expect(months.length).toBeGreaterThan(1)
    expect(changed).toEqual(expect.arrayContaining(months))
  })

  test('days of a line add up to it, exactly, in every part', async () => {
    const told = 'part, origin, shop_id, stat_month, msku, fee_category, ad_type, currency'
    const sums = [
      'amount', 'sales_amount', 'income', 'refund', 'tax', 'expense', 'unallocated', 'ad_spend_diff', 'quantity', 'refund_quantity', 'uncosted_quantity',
      'standard_quantity', 'fba_quantity', 'fbm_quantity', 'mcf_quantity', 'returned_quantity', 'replaced_quantity', 'purchase_cost', 'head_cost',
      'package_cost', 'other_cost', 'custom_fee',
    ]
    const [differ] = await query<{ lines: number; days: number; wrong: number }>(
      `with d as (select ${told}, ${sums.map((sum) => `sum(${sum}) as ${sum}`).join(', ')} from profit_day
         group by ${told} having part in ('cost', 'returns', 'custom') or sum(amount) <> 0),
         l as (select ${told}, ${sums.join(', ')} from profit_line)
       select (select count(*) from l)::int as lines, (select count(*) from profit_day)::int as days, ((select count(*) from (select * from d except all
         select * from l) x) + (select count(*) from (select * from l except all select * from d) y))::int as wrong`)
    expect(differ!.days).toBeGreaterThan(differ!.lines * 2)
    expect(differ!.wrong).toBe(0)
    // A day's storage is handed on to the cent, too: up to each day it is what was charged up to it.
    const [storage] = await query<{ wrong: number }>(
      `select count(*)::int as wrong from (select shop_id, stat_day, sum(amount) as given from profit_day where part = 'storage' group by 1, 2) g
       join (select shop_id, posted_day, sum(amount) as charged from fee_line where fee_category = 'monthly_storage_fee' and origin = 'transaction'
         group by 1, 2) c on c.shop_id = g.shop_id and c.posted_day = g.stat_day where given <> charged`)
    expect(storage!.wrong).toBe(0)
  })

  test.each(
    ['original', 'company'] as const,
  )('a month that is not over is compared with the same days of the month before, in %s currency', async (currency) => {
    const asked = { rows: ['shop', 'msku'], measures: FIGURES, currency }
    const month = (value: string) => ({ field: 'month', op: 'eq' as const, value })
    const running = await askReport(asking, 'profit', { ...asked, filter: month('2026-11'), compare: ['previous'] })
    const [{ until }] = await query<{ until: string }>(`select max(posted_day)::text as until from fee_line`) as [{ until: string }]
    const to = `2026-10-${until.slice(8)}`
    expect(running.about!.period).toEqual({ from: '2026-11-01', to: '2026-11-30', until, compared: [{ by: 'previous', from: '2026-10-01', to }] })
    expect(running.about!.basis).toContain('只和往期的同样几天比')
    expect(running.about!.notes).toBeUndefined()
    // What the same days of the month before made, said by that month alone: all that is known of later days taken away.
    const told = await query<{ currency: string; amount: string }>(
      `select currency, sum(amount)::text as amount from fee_line
       where origin = 'transaction' and fee_category <> all($1::text[]) and posted_day between '2026-10-01' and $2 group by 1`, [payouts(), to])
    const earlier = Object.fromEntries(running.summary.map(({ currency: of, values }) => [of, cents(values['amount.prev'])]))
    if (currency === 'original') expect(earlier).toEqual(Object.fromEntries(told.map((line) => [line.currency, cents(line.amount)])))
    for (const figure of FIGURES) {
      const rows = sums(running.list, `${figure}.prev`)
      for (const line of running.summary) expect([figure, rows[String(line.currency)] ?? 0]).toEqual([figure, cents(line.values[`${figure}.prev`])])
    }
    // Whole months stay what they are beside those that are cut.
    const months = await askReport(asking, 'profit', { rows: ['month'], measures: FIGURES, currency, compare: ['previous'] })
    const plain = await askReport(asking, 'profit', { rows: ['month'], measures: FIGURES, currency })
    const at = (list: Row[], value: string, figure: string): Record<string, number> => sums(list.filter((row) => row['month'] === value), figure)
    for (const figure of FIGURES) {
      expect(at(months.list, '2026-10', `${figure}.prev`)).toEqual(at(plain.list, '2026-09', figure))
      expect(at(months.list, '2026-11', `${figure}.prev`)).toEqual(sums(running.list, `${figure}.prev`))
    }
  })

  test('the line of days beside a month of a row comes to the month', async () => {
    const { list } = await askReport(asking, 'profit', {
      rows: ['shop', 'msku'], measures: ['gross_profit', 'sales_amount'], trend: { measures: ['gross_profit', 'sales_amount'], days: 31 },
      filter: { field: 'month', op: 'between', value: ['2026-10', '2026-10'] }, pageSize: 50,
    })
    expect(list.length).toBeGreaterThan(20)
    for (const row of list) {
      for (const figure of ['gross_profit', 'sales_amount']) {
        const days = row[`${figure}.trend`] as (number | null)[]
        expect(days).toHaveLength(31)
        const told = cents(days.reduce<number>((sum, day) => sum + (day ?? 0), 0))
        // Each line is rounded in the company's currency: a month of days has more of them, half a cent apart at most.
        expect(Math.abs(told - cents(row[figure])), `${figure} of ${String(row['msku'])}`).toBeLessThanOrEqual(days.length)
      }
      expect(row['gross_profit.trendTo']).toBe('2026-10-31')
    }
  })

  test('a part of a month that is all of its days is the month, whichever day it is asked on', async () => {
    const plan = planning({ model: test_.model, asker: askerOf(asking) }, 'company')
    // Cut on the 30th and with the 31st added: the lines told by day, as the comparison reads them.
    const facts = test_.model.entities['profit_line']!
    const sql = linesUpTo(plan, facts, test_.model.datasets['profit']!.sources['lines']!, { to: '2026-10-31', sooner: new Map([['2026-10-30', ['0']]]) })!
    const [differ] = await query<{ wrong: number }>(
      `select count(*)::int as wrong from (select part, shop_id, msku, fee_category, currency, amount, quantity, purchase_cost from ${sql} t
        where stat_month = '2026-10-01' and (amount <> 0 or part = 'cost')
       except all select part, shop_id, msku, fee_category, currency, amount, quantity, purchase_cost from profit_line
         where stat_month = '2026-10-01') d`, plan.statement.values)
    expect(differ!.wrong).toBe(0)
  })

  test('making everything anew gives the same rows', async () => {
    const image =
      `select md5(string_agg(t::text, '|' order by t::text)) as image
        from (select part, shop_id, stat_month, msku, fee_category, currency, amount, quantity, purchase_cost from profit_line) t`
    const before = await query<{ image: string }>(image)
    await test_.db.asOwner((tx) => refreshDerivedOf(tx, test_.model, 'fee_line', { companyId: asking.companyId, days: ['2026-09-10', '2026-10-10'] }))
    await test_.db.asOwner((tx) => refreshDerivedOf(tx, test_.model, 'settlement_txn', { companyId: asking.companyId, days: 'all' }))
    expect(await query<{ image: string }>(image)).toEqual(before)
  })
})
