/** From upload to the books: preview, writing, sending twice, replacing, coverage, warnings. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encoded, fileOf, fixture, fixtureText, zipOf } from '../../support/import-files'
import { importKit } from './kit'
import type { Kit } from './kit'

let kit: Kit
let us: string
let number = 0

beforeAll(async () => {
  kit = await importKit()
})
afterAll(() => kit.drop())
beforeEach(async () => {
  us = await kit.shop(`US ${++number}`, 'us')
})

const transactions = fixture('transactions/us-30.csv')
const count = async (table: string, where = 'true', values: unknown[] = []): Promise<number> =>
  Number((await kit.query<{ n: number }>(`select count(*) as n from ${table} where ${where}`, values))[0]!.n)
const ofShop = (table: string, shop = us): Promise<number> => count(table, 'shop_id = $1::bigint', [shop])
const total = async (table: string, field: string, shop = us): Promise<string> =>
  (await kit.query<{ n: string }>(`select coalesce(sum(${field}), 0)::text as n from ${table} where shop_id = $1::bigint`, [shop]))[0]!.n
/** The transaction fixture with other rows: those whose line holds one of the words, changed by `change`. */
function variant(keep: (line: string) => boolean, change: (line: string) => string = (line) => line): string {
  const lines = fixtureText('transactions/us-30.csv').trimEnd().split('\n')
  return fileOf('variant.csv', [...lines.slice(0, 8), ...lines.slice(8).filter(keep).map(change)].join('\n'))
}

describe('a preview', () => {
  it('says what the file is, how it was read, and what it would change, and writes nothing', async () => {
    const [id] = await kit.upload(transactions, { shopId: us })
    const preview = await kit.read(id!)
    expect(preview).toMatchObject({
      state: 'preview', report: 'date_range_transactions', encoding: 'UTF-8（带BOM）', delimiter: ',', headerLine: 8, numberStyle: '1,234.56',
      zone: 'America/Los_Angeles', currency: 'USD',
      needsShop: false, rows: 9, accepted: 9, refusedCount: 0, replaced: 0, dataStart: '2025-03-01', dataEnd: '2025-03-12', unknownColumns: [],
    })
    expect(preview.days.map((day) => [day.day, day.rows, day.replaced])).toEqual([
      ['2025-03-01', 3, 0], ['2025-03-02', 1, 0], ['2025-03-03', 1, 0], ['2025-03-09', 1, 0], ['2025-03-10', 1, 0], ['2025-03-11', 1, 0], ['2025-03-12', 1, 0],
    ])
    expect(preview.unmatched).toHaveLength(1)
    expect(preview.broken[0]).toMatchObject({ count: 1, examples: [{ line: 15 }] })
    expect(preview.sums).toContainEqual({ field: 'total_amount', label: '总计', currency: 'USD', amount: '1576.25' })
    expect(preview.warnings.map((warning) => warning.code)).toEqual(['holes', 'sameRows'])
    expect(preview.warnings[1]!.says).toBe('有 1 行与文件里的另一行完全相同（例如第 11 行与第 10 行），都会保留。')
    expect(await ofShop('settlement_txn')).toBe(0)
    expect(await kit.file(id!)).toMatchObject({ state: 'preview', report_label: '交易报告' })
  })

  it('leaves an unknown file refused, with what was seen', async () => {
    const [id] = await kit.upload(fixture('unknown/customer-voice.txt'), { shopId: us })
    const preview = await kit.read(id!)
    expect(preview.state).toBe('refused')
    expect(preview.message).toMatch(/最接近的是“[^”]+”/)
    expect(preview.unrecognised?.seen[0]?.[0]).toBe('cx-health')
    expect((await kit.file(id!)).state).toBe('refused')
  })

  it('warns when the marketplace, currency or country is not the shop’s', async () => {
    const gb = await kit.shop(`GB ${number}`, 'gb')
    const codes = async (name: string): Promise<string[]> =>
      (await kit.read((await kit.upload(fixture(name), { shopId: gb }))[0]!)).warnings.map((warning) => warning.code)
    expect(await codes('transactions/us-30.csv')).toContain('otherMarketplace')
    expect(await codes('ads/sp-targeting-en.csv')).toEqual(['otherCurrency', 'otherCountry'])
    expect(await codes('storage/us-new.csv')).toEqual(['otherCurrency', 'otherCountry'])
    expect(await codes('settlements/v2.txt')).toEqual(['otherMarketplace', 'otherCurrency'])
  })

  it('takes the one shop that fits, and asks where several do', async () => {
    const company = await importKit()
    try {
      await company.shop('美国店', 'us', 'A')
      const de = await company.shop('德国店', 'de', 'A')
      const first = await company.read((await company.upload(fixture('transactions/de-29.csv')))[0]!)
      expect([first.needsShop, first.shopId, first.shopName]).toEqual([false, de, '德国店'])
      await company.shop('德国二店', 'de', 'B')
      const second = await company.read((await company.upload(fixture('transactions/de-29.csv')))[0]!)
      expect([second.needsShop, second.shopId, second.rows]).toEqual([true, null, 3])
      await expect(company.commit(second.id)).rejects.toThrow(/还没有选择店铺/)
    } finally {
      await company.drop()
    }
  })
})

describe('writing', () => {
  it('books transactions, fee lines, coverage and products in one go', async () => {
    const id = await kit.bring(transactions, us)
    expect(await ofShop('settlement_txn')).toBe(9)
    expect(await total('settlement_txn', 'total_amount')).toBe('1576.25')
    // The row whose columns do not sum says 5.00 in its column and 4.00 in its total, which counts: the rest is a line of its own.
    expect(await total('fee_line', 'amount')).toBe('1576.25')
    expect(
      await kit.query(
        `select transaction_type, amount_name, fee_category, amount::text as amount, description from fee_line where shop_id = $1::bigint and msku is null
          order by posted_day, id`,
        [us],
      ),
    ).toEqual([
      {
        transaction_type: 'Service Fee', amount_name: 'other_transaction_fees', fee_category: 'ad_spend', amount: '-25.50',
        description: 'Cost of Advertising',
      },
      { transaction_type: 'FBA Inventory Fee', amount_name: 'other', fee_category: 'monthly_storage_fee', amount: '-3.21', description: 'FBA storage fee' },
      {
        transaction_type: 'Adjustment', amount_name: 'other', fee_category: 'non_subscription_adjustment', amount: '5.00',
        description: 'Non-subscription Fee Adjustment',
      },
      {
        transaction_type: 'Adjustment', amount_name: 'column_gap', fee_category: 'non_subscription_adjustment', amount: '-1.00',
        description: 'Non-subscription Fee Adjustment',
      },
      { transaction_type: 'Mystery Fee', amount_name: 'other', fee_category: 'unmapped', amount: '-1.23', description: 'Something nobody has seen' },
      { transaction_type: 'Transfer', amount_name: 'other', fee_category: 'transfer', amount: '-100.00', description: 'To your account ending in: 000' },
    ])
    expect(await kit.query('select sum(unmapped_amount)::text as n from settlement_txn where shop_id = $1::bigint', [us])).toEqual([{ n: '-1.23' }])
    expect(await kit.query('select day, row_count from report_day where import_id = $1::bigint order by day', [id])).toHaveLength(7)
    expect(await kit.query('select msku, title, currency from product where shop_id = $1::bigint order by msku', [us])).toEqual([
      { msku: 'MUG-BLUE', title: 'Mug, blue', currency: 'USD' }, { msku: 'MUG-RED', title: 'Mug, red, 12" tall', currency: 'USD' },
    ])
    expect(await kit.unevenRollups()).toEqual([])
    const file = await kit.file(id)
    expect(file.state).toBe('committed')
    expect(file.message).toBe('已写入 9 行，有 1 种费用未匹配，新增商品 2 个。')
    expect(kit.audited.at(-1)).toMatchObject({ entity: 'report_file', action: 'commit', key: { id } })
    expect((await kit.query<{ version: number }>(`select version from data_version where entity = 'fee_line'`)).length).toBe(1)
  })

  it('counts a file once, however often it is sent', async () => {
    await kit.bring(transactions, us)
    const [again] = await kit.upload(transactions, { shopId: us })
    const preview = await kit.read(again!)
    expect([preview.replaced, preview.accepted]).toEqual([9, 9])
    expect(preview.warnings.map((warning) => warning.code)).toContain('sameFile')
    expect(await kit.commit(again!)).toMatchObject({ written: 9, replaced: 9 })
    expect([await ofShop('settlement_txn'), await total('settlement_txn', 'total_amount'), await total('fee_line', 'amount')]).toEqual([
      9, '1576.25', '1576.25',
    ])
    expect(await count('report_day', 'shop_id = $1::bigint', [us])).toBe(7)
    expect(await kit.unevenRollups()).toEqual([])
  })

  it('counts the same content once in another shape and encoding', async () => {
    await kit.bring(transactions, us)
    await kit.bring(fixture('transactions/us-30-resaved.csv'), us)
    expect(await total('settlement_txn', 'total_amount')).toBe('1576.25')
  })

  it('replaces only the days of the file, and warns where a day shrinks', async () => {
    await kit.bring(transactions, us)
    const later = variant((line) => /Mar (9|10|11), 2025|"MUG-BLUE"/.test(line) && !line.includes('11:02:10') && !line.includes('Mystery'))
    const [id] = await kit.upload(later, { shopId: us })
    const preview = await kit.read(id!)
    expect([preview.dataStart, preview.dataEnd, preview.replaced, preview.accepted]).toEqual(['2025-03-09', '2025-03-10', 2, 2])
    const shorter = variant((line) => line.startsWith('"Mar 1, 2025 12:57') || line.includes('Mar 3'))
    const [small] = await kit.upload(shorter, { shopId: us })
    const warned = await kit.read(small!)
    expect(warned.warnings.find((warning) => warning.code === 'shrinks')).toMatchObject({
      says: '有 2 天的行数比现有的少，共少 3 行；如果这份文件不完整，写入后这些行会消失。', days: ['2025-03-01', '2025-03-02'],
    })
    await kit.commit(small!)
    expect(await ofShop('settlement_txn')).toBe(6)
    expect(await kit.unevenRollups()).toEqual([])
  })

  it('does not take the last hours of one UTC month for the first of the next', async () => {
    const gb = await kit.shop(`GB ${number}`, 'gb')
    await kit.bring(fixture('transactions/gb-29.csv'), gb)
    const april = fileOf('april.csv', fixtureText('transactions/gb-29.csv')
      .split('\n')
      .filter((line) => !line.includes('1 Mar 2025 00:11'))
      .join('\n')
      .replace('31 Mar 2025 23:30:00', '1 Apr 2025 04:00:00')
      .replace('202-0000002', '202-0000009'))
    await kit.bring(april, gb)
    // The row of 31 March 23:30 UTC is 1 April in London; it is in Amazon's March, and not in April's file: it must stay.
    expect(await kit.query('select posted_day from settlement_txn where shop_id = $1::bigint order by posted_at', [gb])).toEqual([
      { posted_day: '2025-03-01' }, { posted_day: '2025-03-31' }, { posted_day: '2025-04-01' },
    ])
  })

  it('is all or nothing', async () => {
    await kit.bring(transactions, us)
    const before = await Promise.all(['settlement_txn', 'fee_line', 'report_day', 'product', 'import_archive'].map((table) => kit.image(table)))
    const [id] = await kit.upload(variant(() => true, (line) => line.replace('"-25.50","0","-25.50"', '"-25.5012345","0","-25.5012345"')), { shopId: us })
    await kit.read(id!)
    await expect(kit.commit(id!)).rejects.toThrow(/不能汇总/)
    expect(await Promise.all(['settlement_txn', 'fee_line', 'report_day', 'product', 'import_archive'].map((table) => kit.image(table)))).toEqual(before)
    expect((await kit.file(id!)).state).toBe('committing')
  })

  it('does not write what was not previewed, or twice', async () => {
    const [id] = await kit.upload(transactions, { shopId: us })
    await expect(kit.commit(id!)).rejects.toThrow(/排队中.*不能写入/)
    await kit.read(id!)
    await kit.commit(id!)
    await expect(kit.commit(id!)).rejects.toThrow(/已写入.*不能写入/)
  })

  it('books settlements with their head, once by their number', async () => {
    const ca = await kit.shop(`CA ${number}`, 'ca')
    await kit.bring(fixture('settlements/v1-36.txt'), ca)
    await kit.bring(fixture('settlements/v1-36.txt'), ca)
    expect(await ofShop('settlement_line', ca)).toBe(9)
    expect(await kit.query(
      'select settlement_id, total_amount::text as t, line_amount::text as l, currency, deposit_at from settlement where shop_id = $1::bigint', [ca],
    )).toEqual([
      { settlement_id: '80000000001', t: '40.99', l: '40.99', currency: 'CAD', deposit_at: '2025-08-16T22:07:18Z' },
    ])
    expect(await kit.query(
      `select fee_category, sum(amount)::text as amount from fee_line where shop_id = $1::bigint and origin = 'settlement' group by 1 order by 1`, [ca],
    )).toEqual([
      { fee_category: 'ad_spend', amount: '-6.27' }, { fee_category: 'commission', amount: '-10.50' },
      { fee_category: 'fba_fulfillment_fee', amount: '-12.24' },
      { fee_category: 'fba_inventory_reimbursement', amount: '15.25' }, { fee_category: 'payable_to_amazon', amount: '-15.25' },
      { fee_category: 'product_sales', amount: '70.00' },
      { fee_category: 'promotional_rebates', amount: '-6.99' }, { fee_category: 'shipping_credits', amount: '6.99' },
    ])
    // A restated settlement takes the place of the other, though it has fewer columns.
    await kit.bring(fixture('settlements/v1-33.txt'), ca)
    expect([await ofShop('settlement_line', ca), await ofShop('settlement', ca)]).toEqual([9, 1])
    expect(await kit.unevenRollups()).toEqual([])
  })

  it('shows a settlement without its total row, and one that does not add up', async () => {
    const es = await kit.shop(`ES ${number}`, 'es')
    const none = await kit.read((await kit.upload(fixture('settlements/v1-37-no-total.txt'), { shopId: es }))[0]!)
    expect(none.warnings.map((warning) => warning.code)).toContain('noTotalRow')
    const wrong = await kit.read((await kit.upload(fixture('settlements/v2-wrong-total.txt'), { shopId: us }))[0]!)
    expect(wrong.broken[0]).toMatchObject({ says: '明细合计应等于结算总额', examples: [{ expected: '91.50', found: '90.50' }] })
  })

  it('replaces storage fees by month and country, and names their MSKU', async () => {
    await kit.bring(fixture('inventory/us.txt'), us)
    await kit.bring(fixture('storage/us-new.csv'), us)
    expect(await kit.query('select fnsku, msku from storage_fee where shop_id = $1::bigint order by id', [us])).toEqual([
      { fnsku: 'X000000001', msku: 'MUG-RED' }, { fnsku: 'X000000001', msku: 'MUG-RED' }, { fnsku: 'X000000002', msku: '0C-YRVC' },
    ])
    await kit.bring(fixture('storage/us-old.csv'), us)
    expect(await ofShop('storage_fee')).toBe(4)
    await kit.bring(fixture('storage/us-month-word.csv'), us)
    expect(await kit.query('select stat_month, count(*) as n from storage_fee where shop_id = $1::bigint group by 1 order by 1', [us])).toEqual([
      { stat_month: '2024-02-01', n: 1 }, { stat_month: '2025-02-01', n: 1 },
    ])
    const de = await kit.shop(`DE ${number}`, 'de')
    await kit.bring(fixture('storage/eu-two-countries.txt'), de)
    await kit.bring(fileOf('fr.txt', fixtureText('storage/eu-two-countries.txt')
      .split('\n')
      .filter((line) => !line.includes('LEJ1'))
      .join('\n')
      .replace('3.10\t--', '4.10\t--')), de)
    expect(await kit.query('select country, est_fee::text as fee from storage_fee where shop_id = $1::bigint order by country', [de])).toEqual([
      { country: 'DE', fee: '17.35' }, { country: 'FR', fee: '4.10' },
    ])
  })

  it('names storage fees that came before the inventory report', async () => {
    await kit.bring(fixture('storage/us-new.csv'), us)
    expect(await count('storage_fee', 'shop_id = $1::bigint and msku is null', [us])).toBe(3)
    await kit.bring(fixture('inventory/us.txt'), us)
    expect(await count('storage_fee', 'shop_id = $1::bigint and msku is null', [us])).toBe(0)
  })

  it('updates orders row by row: the newest wins, equal items stay two, other marketplaces stay out', async () => {
    await kit.bring(fixture('orders/us.txt'), us)
    expect(await ofShop('order_item')).toBe(5)
    const [id] = await kit.upload(fixture('orders/us-later.txt'), { shopId: us })
    const preview = await kit.read(id!)
    expect([preview.accepted, preview.leftOut, preview.replaced]).toEqual([1, 1, 1])
    expect(preview.warnings.map((warning) => warning.code)).toContain('older')
    await kit.commit(id!)
    expect(await kit.query(
      `select order_id, occurrence, order_status, item_price::text as price from order_item where shop_id = $1::bigint order by order_id, occurrence`,
      [us],
    )).toEqual([
      { order_id: '111-0000001-0000001', occurrence: 1, order_status: 'Shipped', price: '39.98' },
      { order_id: '111-0000002-0000002', occurrence: 1, order_status: 'Shipped', price: '9.99' },
      { order_id: '111-0000002-0000002', occurrence: 2, order_status: 'Shipped', price: '9.99' },
      { order_id: '111-0000003-0000003', occurrence: 1, order_status: 'Shipped', price: '9.99' },
      { order_id: 'S01-0000001-0000001', occurrence: 1, order_status: 'Shipped', price: '0.00' },
    ])
    const de = await kit.shop(`DE ${number}`, 'de')
    const [region] = await kit.upload(fixture('orders/eu-region.txt'), { shopId: de })
    const seen = await kit.read(region!)
    expect([seen.accepted, seen.leftOut]).toEqual([2, 1])
    expect(seen.warnings.find((warning) => warning.code === 'outside')?.says).toContain('Amazon.fr 1 行')
    await kit.commit(region!)
    // 23:30 UTC is the next day in Berlin.
    expect(await kit.query('select order_id, purchase_day from order_item where shop_id = $1::bigint order by order_id', [de])).toEqual([
      { order_id: '302-0000001-0000001', purchase_day: '2025-03-01' }, { order_id: '302-0000002-0000002', purchase_day: '2025-03-02' },
    ])
  })

  it('keeps one snapshot of inventory a day, and the bulk sheet as the latest', async () => {
    await kit.bring(fixture('inventory/us.txt'), us)
    await kit.bring(fixture('inventory/quoted.txt'), us)
    expect(await kit.query('select stat_date, count(*) as n from fba_inventory where shop_id = $1::bigint group by 1', [us])).toEqual([
      { stat_date: '2026-09-01', n: 1 },
    ])
    expect(await kit.query(`select msku, asin, fnsku from product where shop_id = $1::bigint and fnsku = 'X000000001'`, [us])).toEqual([
      { msku: 'MUG-RED', asin: 'B000000001', fnsku: 'X000000001' },
    ])
    // Commingled stock: the FNSKU is the ASIN, and several MSKU may have it.
    expect(await kit.query(`select fnsku from product where shop_id = $1::bigint and asin = 'B000000003'`, [us])).toEqual([{ fnsku: 'B000000003' }])
  })

  it('replaces advertising by day, and a summary that reaches over it', async () => {
    await kit.bring(fixture('ads/sp-targeting-zh-summary.csv'), us)
    const [id] = await kit.upload(fixture('ads/sp-targeting-en.csv'), { shopId: us })
    const preview = await kit.read(id!)
    expect(preview.warnings.map((warning) => warning.code)).toContain('overlaps')
    await kit.commit(id!)
    expect(await kit.query('select stat_date, total_spend::text as spend from sp_target_day where shop_id = $1::bigint order by 1', [us])).toEqual([
      { stat_date: '2025-03-01', spend: '2.79' }, { stat_date: '2025-03-02', spend: '0.00' },
    ])
  })

  it('never overwrites what staff have written about a product', async () => {
    await kit.query(
      `insert into product (company_id, shop_id, msku, title, currency) values ($1, $2::bigint, 'MUG-RED', '红杯子', 'USD')`, [kit.caller.companyId, us],
    )
    await kit.bring(fixture('inventory/us.txt'), us)
    expect(await kit.query(`select title, fnsku, asin from product where shop_id = $1::bigint and msku = 'MUG-RED'`, [us])).toEqual([
      { title: '红杯子', fnsku: 'X000000001', asin: 'B000000001' },
    ])
  })

  it('takes an archive of several reports apart', async () => {
    const path = await zipOf('reports.zip', {
      'a/us-30.csv': readFileSync(transactions), '__MACOSX/._us-30.csv': 'x', 'us-new.csv': readFileSync(fixture('storage/us-new.csv')),
    })
    const ids = await kit.upload(path, { shopId: us })
    const previews = []
    for (const id of ids) previews.push(await kit.read(id))
    expect(previews.map((preview) => [preview.fileName, preview.report])).toEqual([['us-30.csv', 'date_range_transactions'], ['us-new.csv', 'storage_fee']])
  })

  it('reads the same file the same way when it is written as when it was previewed', async () => {
    const jp = await kit.shop(`JP ${number}`, 'jp')
    await kit.bring(encoded('transactions/jp-30.csv', 'Shift_JIS'), jp)
    expect(await total('settlement_txn', 'total_amount', jp)).toBe('-2478')
  })
})
