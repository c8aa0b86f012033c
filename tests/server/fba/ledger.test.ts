/** Amazon's inventory ledger: read once for a pool whichever of its shops brings it, balanced day by day and month by month, lost units and what was found. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerList } from '../../../server/kernel/read/answer/lists'
import { answerReport } from '../../../server/kernel/read/answer/reports'
import type { Condition } from '../../../contract/filter'
import type { Row } from '../../../contract/wire'
import { fileOf, fixture, fixtureText } from '../../support/import-files'
import { reason, sample, sampleJson, SAMPLES } from '../../samples/samples'
import { importKit, type Kit } from '../imports/kit'
import { askerOf } from '../query/world'

let kit: Kit
let de = ''
let fr = ''
let gb = ''
const DETAIL = fixture('ledger/detail-eu.txt')
const SUMMARY = fixture('ledger/summary-eu.csv')

beforeAll(async () => {
  kit = await importKit(new Date('2025-07-02T12:00:00Z'))
  de = await kit.shop('甲-德国', 'de', '甲')
  fr = await kit.shop('甲-法国', 'fr', '甲')
  gb = await kit.shop('甲-英国', 'gb', '甲')
  // A first stock report puts the shops into their pools.
  const header = fixtureText('inventory/us.txt').split('\n')[0]!
  const line = ['MUG-RED', 'X000000001', 'B000000001', 'Mug', 'New', '9', 'No', '', 'Yes', ...Array<number>(12).fill(0)].join('\t')
  await kit.bring(fileOf('stock.txt', `${header}\n${line}`), de)
}, 240_000)
afterAll(() => kit?.drop())

const report = async (dataset: string, rows: string[], measures: string[], filter?: Condition): Promise<{ list: Row[]; summary: Row }> => {
  const { list, summary } = await kit.test.db.withCompany(kit.caller, (tx) =>
    answerReport({ tx, model: kit.test.model, asker: askerOf(kit.caller, { today: '2025-05-02' }) }, kit.test.model.datasets[dataset]!, {
      page: 1, pageSize: 200, rows, measures, ...(filter ? { filter } : {}), sort: rows.map((field) => ({ field, order: 'asc' as const })),
    }))
  return { list, summary: (summary[0]?.values ?? {}) as Row }
}
const is = (field: string, value: string): Condition => ({ field, op: 'eq', value })
const told = (rows: Row[], fields: string[]): string[] => rows.map((row) => fields.map((field) => String(row[field])).join(' '))
const ledger = (): Promise<Row[]> => kit.query(
  'select s.site, count(*)::int as rows, sum(quantity)::int as qty from fba_ledger l join shop s on s.id = l.shop_id group by 1 order by 1',
)

describe('the detailed view', () => {
  it('is written once for the pool: another site takes its place, the rows of another network are left to its own shop, and undoing brings back', async () => {
    const [id] = await kit.upload(DETAIL, { shopId: de })
    const preview = await kit.read(id!)
    expect(preview.report).toBe('ledger_detail')
    expect(preview.warnings.filter(({ code }) => code === 'outside').map(({ says }) => says)).toEqual(
      ['其他站点的行不会写入这个店铺：GB 1 行。请为对应的店铺各导入一次同一个文件。'],
    )
    expect(preview.warnings.map(({ code }) => code)).not.toContain('otherCountry')
    await kit.commit(id!)
    expect(await ledger()).toEqual([{ site: 'de', rows: 12, qty: 31 }])
    const before = await kit.image('fba_ledger')

    const again = await kit.bring(DETAIL, fr)
    expect(await ledger()).toEqual([{ site: 'fr', rows: 12, qty: 31 }])
    await kit.bring(DETAIL, gb)
    expect(await ledger()).toEqual([{ site: 'fr', rows: 12, qty: 31 }, { site: 'gb', rows: 1, qty: -4 }])
    expect(await kit.undo(again)).toEqual({ removed: 12, restored: 12 })
    expect((await kit.image('fba_ledger')).split('\n').filter((row) => !row.includes('"country": "GB"')).join('\n')).toBe(before)
  })

  it('tells lost units and what was found of them afterwards, the oldest first', async () => {
    const losses = await kit.query(
      `select event_day::text as day, msku, loss_kind as kind, reason, lost_qty as lost, found_qty as found, open_qty as open, found_day::text as on
       from fba_loss order by 1, 2`,
    )
    expect(losses).toEqual([
      { day: '2025-03-06', msku: 'MUG-RED', kind: 'lost', reason: 'M', lost: 3, found: 2, open: 1, on: '2025-03-09' },
      { day: '2025-03-10', msku: 'MUG-RED', kind: 'damaged', reason: 'E', lost: 1, found: 0, open: 1, on: null },
      // Found the day before, when nothing was missing: that makes nothing good.
      { day: '2025-03-15', msku: 'MUG-BLUE', kind: 'lost', reason: '5', lost: 5, found: 0, open: 5, on: null },
    ])
    const { list } = await kit.test.db.withCompany(kit.caller, (tx) => answerList(
      { tx, model: kit.test.model, asker: askerOf(kit.caller, { today: '2025-05-02' }) }, kit.test.model.entities['fba_loss']!,
      { page: 1, pageSize: 10, fields: ['msku', 'claim_from', 'claim_until', 'days_left'], filter: is('reason', 'M') },
    ))
    expect(list).toMatchObject([{ claim_from: '2025-04-05', claim_until: '2025-05-05', days_left: 3 }])
  })
})

describe('the monthly view', () => {
  it('says where the month ends, what nobody explains, and how fast goods turn, in totals that carry from month to month', async () => {
    const id = await kit.bring(SUMMARY, fr)
    await kit.bring(SUMMARY, de)
    const rows = await kit.query('select s.site, count(*)::int as rows from fba_ledger_month m join shop s on s.id = m.shop_id group by 1')
    expect(rows).toEqual([{ site: 'de', rows: 8 }])
    expect((await kit.file(id)).state).toBe('committed')
    const measures = ['starting_warehouse_balance', 'receipts', 'ending_warehouse_balance', 'difference', 'unknown_events', 'turnover_rate', 'turnover_day']
    const march = await report('fba_months', ['msku', 'month'], measures, is('month', '2025-03'))
    expect(told(march.list, ['msku', ...measures])).toEqual(['MUG-BLUE 50 0 45 -2 -2 0.00 null', 'MUG-RED 120 40 154 0 0 0.04 707.8'])
    expect(march.summary).toMatchObject({ starting_warehouse_balance: 170, ending_warehouse_balance: 199, difference: -2 })
    const both = await report('fba_months', ['msku', 'month'], ['starting_warehouse_balance', 'customer_shipments', 'ending_warehouse_balance'])
    expect(both.summary).toMatchObject({ customer_shipments: -38, ending_warehouse_balance: 164 })
  })

  it('is worth what its last balance costs, of goods whose cost is known', async () => {
    await kit.query(`insert into fba_cost (company_id, shop_id, pool_id, msku, currency, unit_cost)
      select $1, id, pool_id, 'MUG-RED', 'CNY', 5.5 from shop where id = $2::bigint`, [kit.caller.companyId, de])
    const march = await report('fba_months', ['msku', 'month'], ['ending_warehouse_balance', 'ending_value'], is('month', '2025-03'))
    // 154 × 5.5, and 120 × 5.5 in the last month.
    expect(told(march.list, ['msku', 'ending_warehouse_balance', 'ending_value'])).toEqual(['MUG-BLUE 45 null', 'MUG-RED 154 847.00'])
    const both = await report('fba_months', ['msku'], ['ending_warehouse_balance', 'ending_value'], is('msku', 'MUG-RED'))
    expect(both.summary).toMatchObject({ ending_warehouse_balance: 120, ending_value: '660.00' })
    await kit.query('delete from fba_cost where company_id = $1', [kit.caller.companyId])
  })

  it('is the check of the detailed one and of itself, each difference a row with its name', async () => {
    const gaps = ['starting', 'moved', 'ending', 'unexplained', 'detail_qty', 'detail_gap', 'carried_gap']
    const check = await report('fba_ledger_check', ['shop', 'msku', 'month'], gaps,
      { and: [is('shop', de), { field: 'month', op: 'ge', value: '2025-03' }] })
    expect(told(check.list, ['msku', 'month', ...gaps])).toEqual([
      'MUG-BLUE 2025-03 50 -3 45 -2 -3 0 -1', 'MUG-BLUE 2025-04 44 0 44 0 null null null',
      'MUG-RED 2025-03 120 34 154 0 34 0 -2', 'MUG-RED 2025-04 152 -32 120 0 null null null',
    ])
  })

  it('gives the daily balance its beginning', async () => {
    const flow = await report('fba_flow', ['msku', 'day'], ['starting', 'quantity', 'closing'], { and: [is('msku', 'MUG-RED'), is('shop', de)] })
    expect(told(flow.list, ['day', 'starting', 'quantity', 'closing']).slice(0, 3)).toEqual(
      ['2025-03-02 120 40 160', '2025-03-03 160 -6 154', '2025-03-04 154 -10 144'],
    )
    expect(told(flow.list, ['day', 'closing']).at(-1)).toBe('2025-03-12 154')
    // A summary that begins only after the detail: its beginning less what moved before it.
    const [head, ...lines] = fixtureText('ledger/summary-eu.csv').split('\n')
    const april = fileOf('april.csv', [head, ...lines.filter((line) => line.startsWith('"04/2025"'))].join('\n'))
    expect(await kit.query(`select count(*)::int as n, sum(quantity)::int as qty from fba_ledger_opening where msku = 'MUG-RED'`)).toEqual([{ n: 1, qty: 120 }])
    const files = await kit.query<{ id: string }>(
      `select id::text as id from report_file where report = 'ledger_summary' and state = 'committed' order by id desc`,
    )
    for (const { id } of files) await kit.undo(id)
    expect(await kit.query('select count(*)::int as n from fba_ledger_opening')).toEqual([{ n: 0 }])
    await kit.bring(april, de)
    expect(await kit.query(`select disposition, quantity::int as qty from fba_ledger_opening where msku = 'MUG-RED' order by 1`)).toEqual([
      { disposition: 'CUSTOMER_DAMAGED', qty: -1 }, { disposition: 'SELLABLE', qty: 120 }, { disposition: 'WAREHOUSE_DAMAGED', qty: -1 },
    ])
  })
})

const PACK = 'coherent_us_pack_synthetic/'
describe.skipIf(SAMPLES === undefined)(`the sample pack${reason}`, () => {
  it('shows the differences that were planted, and no others', async () => {
    const shop = await kit.shop('乙-美国', 'us', '乙')
    for (const file of ['ledger_detail.txt', 'ledger_summary_monthly.csv']) await kit.bring(sample(PACK + file), shop)
    const oracle = sampleJson<{
      ledger: { rows: number; detail_rows: number; planted_unknown_differences: [string, string, number][]; ending_last_month: Record<string, number> }
    }>(`${PACK}oracle.json`)
    const { ledger: { planted_unknown_differences: planted, ending_last_month: ending, rows, detail_rows: detailed } } = oracle
    const count = async (table: string) => (await kit.query<{ n: number }>(`select count(*)::int as n from ${table} where shop_id = $1`, [shop]))[0]!.n
    expect([await count('fba_ledger'), await count('fba_ledger_month')]).toEqual([detailed, rows])
    const all = await report('fba_months', ['month', 'msku'], ['difference', 'ending_warehouse_balance'], is('shop', shop))
    const differing = all.list.filter((row) => row['difference'] !== 0)
    expect(told(differing, ['month', 'msku', 'difference']).sort()).toEqual(planted.map((one) => one.join(' ')).sort())
    const may = all.list.filter((row) => row['month'] === '2025-05')
    expect(Object.fromEntries(may.map((row) => [row['msku'], row['ending_warehouse_balance']]))).toEqual(ending)
    const { list } = await report('fba_flow', ['msku', 'month'], ['starting'], { and: [is('shop', shop), is('month', '2025-03')] })
    expect(list.find((row) => row['msku'] === 'hook01')).toMatchObject({ starting: 270 })
  })
})
