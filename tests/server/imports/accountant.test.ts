/** Figures that an accountant can tie to Amazon's own: months by the report's clock, strange days, days of snapshots, totals. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from '../../../server/kernel/kept/migrate'
import type { ImportPreview } from '../../../contract/imports'
import { fileOf, fixture, fixtureText } from '../../support/import-files'
import { askReport } from '../../support/report'
import { importKit } from './kit'
import type { Kit } from './kit'

let kit: Kit
let number = 0
beforeAll(async () => {
  kit = await importKit()
})
afterAll(() => kit.drop())

const shopOf = (site: string): Promise<string> => kit.shop(`${site} ${++number}`, site)
const previewOf = async (path: string, shop: string, name?: string): Promise<ImportPreview> =>
  kit.read((await kit.upload(path, { shopId: shop, ...(name === undefined ? {} : { name }) }))[0]!)
const codes = (preview: ImportPreview): string[] => preview.warnings.map((warning) => warning.code)
const sumOf = (preview: ImportPreview, field: string): string | undefined => preview.sums.find((one) => one.field === field)?.amount

/** A transaction report with the rows of these moments and totals, written as `from` (a fixture) writes its rows. */
function transactions(from: string, rows: [at: string, total: string][], preamble?: string): string {
  const lines = fixtureText(from).trimEnd().split('\n')
  const header = lines.findIndex((line) => /^"(date\/time|Datum)/.test(line))
  const model = lines[header + 1]!
  const end = lines[header]!.split('","').findIndex((name) => /^(total|Gesamt)"?$/.test(name))
  const made = rows.map(([at, amount], index) => {
    const cells = model.split('","')
    cells[0] = `"${at}`
    cells[3] = `111-0000000-${1_000_000 + index}`
    // All of the row in its last amount: the columns still sum to the total.
    for (let place = end - 12; place < end; place++) if (/^-?[\d.,]+$/.test(cells[place]!)) cells[place] = '0'
    cells[end - 1] = amount
    cells[end] = end === cells.length - 1 ? `${amount}"` : amount
    return cells.join('","')
  })
  return fileOf('transactions.csv', [...(preamble === undefined ? [] : [preamble]), ...lines.slice(0, header + 1), ...made].join('\n'))
}

describe('a month', () => {
  const months = async (shop: string): Promise<Record<string, string>> => {
    const filter = { and: [{ field: 'shop', op: 'in' as const, value: [shop] }, { field: 'origin', op: 'eq' as const, value: 'transaction' }] }
    const { list } =
      await askReport({ db: kit.test.db, model: kit.test.model, companyId: kit.caller.companyId }, 'fees', { rows: ['month'], measures: ['amount'], filter })
    return Object.fromEntries(list.map((row) => [String(row['month']).slice(0, 7), String(row['amount'])]))
  }

  it.each([
    // British summer time began on 30 March 2025: from then on the last hour of a UTC day is the next day in London.
    ['gb', 'transactions/gb-29.csv', [
      ['1 Mar 2025 00:10:00 UTC', '1.00'], ['30 Mar 2025 00:59:00 UTC', '2.00'], ['30 Mar 2025 23:30:00 UTC', '4.00'],
      ['31 Mar 2025 23:30:00 UTC', '8.00'],
    ],
      [['1 Apr 2025 00:10:00 UTC', '16.00'], ['30 Apr 2025 23:59:59 UTC', '32.00']]],
    // Berlin is two hours ahead in summer, and one again from 26 October 2025 on.
    ['de', 'transactions/de-29.csv', [['01.03.2025 00:00:00 UTC', '1,00'], ['31.03.2025 22:30:00 UTC', '2,00'], ['31.03.2025 23:59:59 UTC', '12,00']],
      [['01.04.2025 00:00:00 UTC', '16,00'], ['30.04.2025 22:00:00 UTC', '32,00']]],
    // The hour that Berlin and London have twice on 26 October 2025; the month's last hour is November's first day in Berlin.
    ['de', 'transactions/de-29.csv', [
      ['01.10.2025 00:00:00 UTC', '1,00'], ['26.10.2025 00:30:00 UTC', '2,00'], ['26.10.2025 01:30:00 UTC', '4,00'], ['31.10.2025 23:30:00 UTC', '8,00'],
    ],
      [['01.11.2025 00:00:00 UTC', '16,00'], ['30.11.2025 23:30:00 UTC', '32,00']], ['2025-10', '2025-11']],
    ['gb', 'transactions/gb-29.csv', [
      ['1 Oct 2025 00:10:00 UTC', '1.00'], ['26 Oct 2025 00:30:00 UTC', '2.00'], ['26 Oct 2025 01:30:00 UTC', '4.00'],
      ['31 Oct 2025 23:59:59 UTC', '8.00'],
    ],
      [['1 Nov 2025 00:00:00 UTC', '16.00'], ['30 Nov 2025 23:59:59 UTC', '32.00']], ['2025-10', '2025-11']],
  ] as [
    string, string, [string, string][], [string, string][], [string, string]?,
  ][])('of %s is the month of its file, to the cent, in the preview and on the pages', async (site, from, march, april, named = ['2025-03', '2025-04']) => {
    const shop = await shopOf(site)
    const files = [transactions(from, march), transactions(from, april)]
    const previews = []
    for (const path of files) {
      const preview = await previewOf(path, shop)
      previews.push(preview)
      await kit.commit(preview.id)
      expect(preview.zone).toBe('UTC')
    }
    const seen = Object.fromEntries(previews.map((preview) => [preview.dataStart!.slice(0, 7), sumOf(preview, 'total_amount')]))
    expect(seen).toEqual({ [named[0]]: '15.00', [named[1]]: '48.00' })
    expect(await months(shop)).toEqual(seen)
    // Day by day: what the preview said, what the coverage says, and what the rows say are one.
    const said = previews.flatMap((preview) => preview.days.map((day) => [day.day, day.rows]))
    expect((await kit.query('select day, row_count from report_day where shop_id = $1::bigint order by day', [shop])).map(Object.values)).toEqual(said)
    expect(
      (await kit.query('select posted_day, count(*) as n from settlement_txn where shop_id = $1::bigint group by 1 order by 1', [shop])).map(Object.values),
    ).toEqual(said)
    // Sent again, a month takes the place of itself alone.
    const again = await previewOf(files[0]!, shop)
    expect([again.replaced, again.accepted]).toEqual([march.length, march.length])
    await kit.commit(again.id)
    expect(await months(shop)).toEqual(seen)
    expect(await kit.unevenRollups()).toEqual([])
  })

  it('of orders is the marketplace’s own, in the hour that is skipped in March and the one that is there twice in October', async () => {
    const [header, line] = fixtureText('orders/us.txt').trimEnd().split('\n')
    const columns = header!.trimEnd().split('\t')
    const ordered = (at: string, index: number, channel: string): string => {
      const cells = line!.trimEnd().split('\t')
      const put: Record<string, string> = {
        'amazon-order-id': `333-0000000-000000${index}`, 'purchase-date': at, 'last-updated-date': at, 'sales-channel': channel, currency: 'EUR',
        'item-price': String(2 ** index), quantity: '1',
      }
      return columns.map((name, place) => put[name] ?? cells[place] ?? '').join('\t')
    }
    const shop = await shopOf('de')
    // Berlin: UTC+1 until 30 March 01:00 UTC and from 26 October 01:00 UTC on, +2 between.
    const days: [string, string][] = [
      ['2025-03-29T22:59:59+00:00', '2025-03-29'], ['2025-03-29T23:00:00+00:00', '2025-03-30'], ['2025-03-30T21:59:59+00:00', '2025-03-30'],
      ['2025-03-30T22:00:00+00:00', '2025-03-31'],
      ['2025-10-25T22:00:00+00:00', '2025-10-26'], ['2025-10-26T00:30:00+00:00', '2025-10-26'], ['2025-10-26T01:30:00+00:00', '2025-10-26'],
      ['2025-10-26T22:59:59+00:00', '2025-10-26'], ['2025-10-31T23:00:00+00:00', '2025-11-01'],
    ]
    for (const half of [days.slice(0, 4), days.slice(4)]) {
      await kit.bring(
        fileOf('orders.txt', [columns.join('\t'), ...half.map(([at]) => ordered(at, days.findIndex(([one]) => one === at), 'Amazon.de'))].join('\n')),
        shop,
      )
    }
    expect((await kit.query('select purchase_day from order_item where shop_id = $1::bigint order by purchase_at', [shop])).map((row) =>
      row['purchase_day'])).toEqual(days.map(([, day]) => day))
    const filter = { field: 'shop', op: 'eq' as const, value: shop }
    const { list } =
      await askReport({ db: kit.test.db, model: kit.test.model, companyId: kit.caller.companyId }, 'sales', { rows: ['month'], measures: ['amount'], filter })
    expect(Object.fromEntries(list.map((row) => [row['month'], row['amount']]))).toEqual({ '2025-03': '15.00', '2025-10': '240.00', '2025-11': '256.00' })
  })

  it('is told by the offset that rows write, be it the marketplace’s own clock or a fixed one', async () => {
    const shop = await shopOf('gb')
    const own = transactions(
      'transactions/gb-29.csv', [['29 Mar 2025 10:00:00 GMT+0', '1.00'], ['31 Mar 2025 10:00:00 GMT+1', '2.00'], ['31 Mar 2025 23:30:00 GMT+1', '4.00']],
    )
    expect((await previewOf(own, shop)).zone).toBe('Europe/London')
    const fixed = transactions('transactions/gb-29.csv', [['1 Jan 2025 00:10:00 GMT+1', '1.00'], ['31 Jan 2025 23:30:00 GMT+1', '4.00']])
    const id = await kit.bring(fixed, shop)
    const again = await previewOf(fixed, shop)
    expect([again.zone, again.replaced, (await kit.file(id)).preview!.dataEnd]).toEqual(['Etc/GMT-1', 2, '2025-01-31'])
    await kit.commit(again.id)
    expect(await months(shop)).toEqual({ '2025-01': '5.00' })
  })

  it('is told by the clock that stands above the header, where rows name none', async () => {
    const shop = await shopOf('us')
    const rows: [string, string][] = [['Mar 31, 2025 11:30:00 PM', '1.00']]
    const named = await previewOf(transactions('transactions/us-30.csv', rows, '"All times are in UTC"'), shop)
    expect([named.zone, named.dataEnd]).toEqual(['UTC', '2025-03-31'])
    await kit.commit(named.id)
    expect(await kit.query('select posted_at, posted_day from settlement_txn where shop_id = $1::bigint', [shop])).toEqual([
      { posted_at: '2025-03-31T23:30:00Z', posted_day: '2025-03-31' },
    ])
    expect((await previewOf(transactions('transactions/us-30.csv', rows), shop)).zone).toBe('America/Los_Angeles')
  })

  it('of rows that were written by the local day moves to the file’s when the database is brought up to date', async () => {
    const shop = await shopOf('gb')
    const first = transactions('transactions/gb-29.csv', [['31 Mar 2025 23:30:00 UTC', '8.00'], ['31 Mar 2025 10:00:00 UTC', '1.00']])
    await kit.bring(first, shop)
    const second = await kit.bring(transactions('transactions/gb-29.csv', [['31 Mar 2025 23:30:00 UTC', '9.00']]), shop)
    const kept = await kit.image('import_archive')
    const { db, model } = kit.test
    await db.asOwner(async (tx) => {
      for (const table of ['settlement_txn', 'fee_line']) await tx.query(`update ${table} set posted_day = '2025-04-01' where shop_id = $1::bigint`, [shop])
      await tx.query(
        `update import_archive set row = jsonb_set(row, '{posted_day}', '"2025-04-01"') where replaced_by = $1::bigint and row ->> 'total_amount' = '8.00'`,
        [second],
      )
      await tx.query(`delete from schema_version where name = '017_report_day'`)
    })
    await migrate(db, model)
    expect(await months(shop)).toEqual({ '2025-03': '9.00' })
    expect(await kit.image('import_archive')).toBe(kept)
    expect(await kit.unevenRollups()).toEqual([])
    await kit.undo(second)
    expect(await months(shop)).toEqual({ '2025-03': '9.00' })
  })
})

describe('rows of implausible days', () => {
  let shop: string
  beforeEach(async () => {
    shop = await shopOf('us')
    await kit.bring(transactions('transactions/us-30.csv', [['Feb 10, 2020 10:00:00 AM PST', '100.00'], ['Jan 5, 2020 10:00:00 AM PST', '7.00']]), shop)
    await kit.bring(transactions('transactions/us-30.csv', [['Jan 10, 2024 10:00:00 AM PST', '200.00']]), shop)
  })
  const file = (): string => transactions('transactions/us-30.csv', [
    ['Mar 1, 2025 10:00:00 AM PST', '1.00'], ['Mar 2, 2025 10:00:00 AM PST', '2.00'], ['Mar 3, 2025 10:00:00 AM PST', '4.00'],
    ['Jan 5, 2020 10:00:00 AM PST', '8.00'], ['Mar 2, 2035 10:00:00 AM PST', '16.00'], ['Mar 2, 1999 10:00:00 AM PST', '32.00'],
  ])
  const amounts = (): Promise<Record<string, unknown>[]> =>
    kit.query('select posted_day, total_amount::text as amount from settlement_txn where shop_id = $1::bigint order by 1', [shop])

  it('are refused by line and reason, and do not widen what is replaced', async () => {
    const preview = await previewOf(file(), shop)
    expect([preview.accepted, preview.refusedCount, preview.replaced, preview.oddDates]).toEqual([3, 3, 0, { rows: 3, accepted: false }])
    expect([preview.dataStart, preview.dataEnd]).toEqual(['2025-03-01', '2025-03-03'])
    expect(preview.refused.map(({ line, column, reason }) => [line, column, reason])).toEqual([
      [12, 'date/time', '日期 2020-01-05 与这份文件多数行的日期（2025-03-01 前后）相差 1882 天'],
      [13, 'date/time', '日期 2035-03-02 在将来'],
      [14, 'date/time', '日期 1999-03-02 早于 2000 年'],
    ])
    expect(codes(preview)).toContain('dates')
    await kit.commit(preview.id)
    expect((await amounts()).map((row) => row['posted_day'])).toEqual(['2020-01-05', '2020-02-10', '2024-01-10', '2025-03-01', '2025-03-02', '2025-03-03'])
    expect((await kit.file(preview.id)).message).toContain('拒绝 3 行')
  })

  it('are written by a person’s own word, each taking the place of its own day alone', async () => {
    const [id] = await kit.upload(file(), { shopId: shop, said: { dates: true } })
    const preview = await kit.read(id!)
    expect([preview.accepted, preview.refusedCount, preview.replaced, preview.oddDates]).toEqual([6, 0, 1, { rows: 3, accepted: true }])
    expect(preview.warnings.find((warning) => warning.code === 'dates')?.days).toEqual(['1999-03-02', '2020-01-05', '2035-03-02'])
    expect(codes(preview)).not.toContain('holes')
    const before = await amounts()
    await kit.commit(id!)
    // Between the strange days, what was there stays: 10 February 2020 and 10 January 2024.
    expect(await amounts()).toEqual([
      { posted_day: '1999-03-02', amount: '32.00' }, { posted_day: '2020-01-05', amount: '8.00' }, { posted_day: '2020-02-10', amount: '100.00' },
      { posted_day: '2024-01-10', amount: '200.00' },
      { posted_day: '2025-03-01', amount: '1.00' }, { posted_day: '2025-03-02', amount: '2.00' }, { posted_day: '2025-03-03', amount: '4.00' },
      { posted_day: '2035-03-02', amount: '16.00' },
    ])
    expect(await kit.unevenRollups()).toEqual([])
    await kit.undo(id!)
    expect(await amounts()).toEqual(before)
  })

  it('are those of a summary’s last day, too', async () => {
    const preview = await previewOf(fileOf('summary.csv', fixtureText('ads/sp-targeting-zh-summary.csv').replace('2025-03-31', '2035-03-31')), shop)
    expect(preview.refused.map(({ column, reason }) => [column, reason])).toEqual([['结束日期', '日期 2035-03-31 在将来']])
  })
})

describe('a snapshot of stock', () => {
  it('counts for the day that a person says, else for the one in its file’s name, else for the upload’s, and says which', async () => {
    const shop = await shopOf('us')
    const path = fixture('inventory/us.txt')
    const named = await previewOf(path, shop, 'fba-inventory_20250301.txt')
    expect([named.snapshotDay, codes(named).includes('undated')]).toEqual([{ day: '2025-03-01', from: 'name' }, false])
    const [id] = await kit.upload(path, { shopId: shop, said: { day: '2025-02-28' }, name: 'fba-inventory_20250301.txt' })
    expect((await kit.read(id!)).snapshotDay).toEqual({ day: '2025-02-28', from: 'person' })
    await kit.commit(id!)
    expect(await kit.query('select distinct stat_date from fba_inventory where shop_id = $1::bigint', [shop])).toEqual([{ stat_date: '2025-02-28' }])
    // Two days in a name, or one that has not come yet, are none.
    for (const name of ['2025-03-01_2025-03-31.txt', 'stock-20991231.txt', 'us.txt']) {
      const unnamed = await previewOf(path, shop, name)
      expect([name, unnamed.snapshotDay, codes(unnamed).includes('undated')]).toEqual([name, { day: '2026-09-01', from: 'upload' }, true])
    }
    expect((await previewOf(fixture('orders/us.txt'), shop)).snapshotDay).toBeNull()
  })
})

describe('an advertising report', () => {
  const spend = async (shop: string, rows: string[]): Promise<string[]> => {
    const asking = { db: kit.test.db, model: kit.test.model, companyId: kit.caller.companyId }
    const { list } = await askReport(asking, 'sp_targets', { rows, measures: ['total_spend'], filter: { field: 'shop', op: 'in', value: [shop] } })
    return list.map((row) => String(row['total_spend']))
  }

  it('that is not by day keeps its period, and is shown as no day or month', async () => {
    const shop = await shopOf('us')
    const preview = await previewOf(fixture('ads/sp-targeting-zh-summary.csv'), shop)
    expect([preview.dataStart, preview.dataEnd, preview.days]).toEqual(['2025-03-01', '2025-03-31', [{ day: null, rows: 1, replaced: 0, refused: 0 }]])
    expect(preview.warnings.find((warning) => warning.code === 'notByDay')?.says).toMatch(/^有 1 行是汇总，一行覆盖多天（2025-03-01 到 2025-03-31）/)
    await kit.commit(preview.id)
    const rows = (): Promise<Record<string, unknown>[]> =>
      kit.query('select stat_date, start_date, end_date, total_spend::text as spend from sp_target_day where shop_id = $1::bigint', [shop])
    expect(await rows()).toEqual([{ stat_date: null, start_date: '2025-03-01', end_date: '2025-03-31', spend: '2.79' }])
    expect([await spend(shop, ['day']), await spend(shop, ['month'])]).toEqual([[], []])
    expect(await kit.query('select day from report_day where shop_id = $1::bigint', [shop])).toEqual([])
    // The same period again takes its place; so it is with rows written before periods were kept, once brought up to date.
    const kept = await rows()
    await kit.bring(fixture('ads/sp-targeting-zh-summary.csv'), shop)
    expect(await rows()).toEqual(kept)
    await kit.test.db.asOwner(async (tx) => {
      await tx.query('update sp_target_day set stat_date = start_date, start_date = null where shop_id = $1::bigint', [shop])
      await tx.query(`delete from schema_version where name = '018_period_rows'`)
    })
    await migrate(kit.test.db, kit.test.model)
    expect(await rows()).toEqual(kept)
    expect(await kit.unevenRollups()).toEqual([])
  })

  it('names the days of its attribution in its headings, and warns where a file counts others', async () => {
    const { measures } = kit.test.model.datasets.sp_terms!
    expect([measures['order_quantity']!.label, measures['amount']!.label]).toEqual(['7天订单量', '7天销售额'])
    const shop = await shopOf('us')
    const text = fixtureText('ads/sp-search-term-en.csv')
    expect(codes(await previewOf(fixture('ads/sp-search-term-en.csv'), shop))).not.toContain('otherWindow')
    const preview = await previewOf(fileOf('terms.csv', text.replaceAll('7 Day', '14 Day')), shop)
    expect(preview.warnings.find((warning) => warning.code === 'otherWindow')?.says).toContain('14 Day Total Sales')
  })
})

describe('a wide settlement', () => {
  const wide = (): string[] => fixtureText('settlements/v1-36.txt').trimEnd().split('\n')

  it('is written without its total row as the preview promised, in the shop’s currency', async () => {
    const shop = await shopOf('ca')
    const [header, , ...lines] = wide()
    const preview = await previewOf(fileOf('no-total.txt', [header, ...lines].join('\n')), shop)
    expect(codes(preview)).toContain('noTotalRow')
    const { written } = await kit.commit(preview.id)
    expect(written).toBe(preview.accepted)
    expect(
      await kit.query('select currency, total_amount::text as total, line_amount::text as lines from settlement where shop_id = $1::bigint', [shop]),
    ).toEqual([{ currency: 'CAD', total: '40.99', lines: '40.99' }])
    expect(await kit.query('select distinct currency from settlement_line where shop_id = $1::bigint', [shop])).toEqual([{ currency: 'CAD' }])
  })

  it('says how many of its rows became part of another', async () => {
    const preview = await previewOf(fixture('settlements/v1-36.txt'), await shopOf('ca'))
    expect(preview.warnings.find((warning) => warning.code === 'mergedRows')?.says).toBe('有 1 行只有数量，并入了同一商品的本金行。')
  })
})
