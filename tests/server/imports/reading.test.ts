/** Every format and variant that Amazon gives: from the file to its rows, without a database. */
import { describe, expect, it } from 'vitest'
import { fileOf, fixture, fixtureText, raw, readFile, workbook } from '../../support/import-files'
import { projectModel } from '../../support/database'
import type { EntityRow } from '../../../server/kernel/intake/rows'

const model = projectModel()
const read = (name: string, options?: { site?: string; only?: string }) => readFile(model, fixture(name), options)
const sum = (scan: Awaited<ReturnType<typeof read>>['scan'], field: string): Record<string, string> =>
  Object.fromEntries([...(scan.sums.get(field) ?? [])].map(([currency, total]) => [currency, total.text()]))

describe('a file whose rows go out while it is looked at', () => {
  const now = new Date('2025-06-01T00:00:00Z')
  const dayFirst = ['03/04/2025', '25/04/2025', '05/04/2025']
  const monthFirst = ['04/03/2025', '04/25/2025', '04/05/2025']
  it.each([
    ['once, where it is what is assumed of it', monthFirst, 0], ['again, where its days say otherwise', dayFirst, 1],
    ['again, where a day cannot be its own', [...monthFirst, '01/01/1999'], 1],
  ])('is read %s', async (_, written, again) => {
    const head = 'amazon-order-id\tpurchase-date\tlast-updated-date\torder-status\tfulfillment-channel\tsales-channel\tsku\tquantity\tcurrency\titem-price'
    const lines = written.map((day, at) => `${at}\t${day} 10:00\t\tShipped\tAmazon\tAmazon.com\tS\t1\tUSD\t9.50`)
    const path = fileOf('orders.txt', `${[head, ...lines].join('\n')}\n`)
    const settled = await readFile(model, path, { site: 'us', now })
    const given: EntityRow[] = []
    let times = 0
    const anew = async (): Promise<void> => {
      times++
      given.length = 0
    }
    const { scan } = await readFile(model, path, { site: 'us', now, each: (row) => void given.push(row), anew })
    expect(times).toBe(again)
    expect(given.map(({ values }) => values['purchase_at'])).toEqual(settled.rows.map(({ values }) => values['purchase_at']))
    expect([scan.accepted, scan.refusedCount, scan.styles]).toEqual([3, written.length - 3, settled.scan.styles])
    expect(scan.days).toEqual(settled.scan.days)
  })
})

describe('transaction reports', () => {
  it.each([
    ['us-30.csv', 8, 9, 'USD', '1576.25', 'America/Los_Angeles'],
    ['us-30-resaved.csv', 1, 9, 'USD', '1576.25', 'America/Los_Angeles'],
    ['us-32-status.csv', 10, 4, 'USD', '1702.19', 'America/Los_Angeles'],
    ['ca-30.csv', 8, 2, 'CAD', '38.98', 'America/Los_Angeles'],
    ['gb-29.csv', 8, 2, 'GBP', '22.62', 'UTC'],
    ['de-29.csv', 8, 3, 'EUR', '-15.67', 'UTC'],
    ['es-27.csv', 8, 2, 'EUR', '5.58', 'UTC'],
    ['fr-27.csv', 8, 2, 'EUR', '1192.29', 'UTC'],
    ['it-27.csv', 1, 1, 'EUR', '7.70', 'UTC'],
    ['nl-25.csv', 3, 1, 'EUR', '13.00', 'UTC'],
    ['se-23.csv', 1, 1, 'SEK', '980.42', 'UTC'],
    ['jp-30.csv', 4, 3, 'JPY', '-2478.00', 'Asia/Tokyo'],
  ])('reads %s', async (name, headerLine, rows, currency, total, zone) => {
    const { recognised, scan } = await read(`transactions/${name}`)
    expect(recognised.detection.format.name).toBe('date_range_transactions')
    expect(recognised.detection.headerLine).toBe(headerLine)
    expect(recognised.detection.unknown).toEqual([])
    expect([scan.records, scan.accepted, scan.refusedCount]).toEqual([rows, rows, 0])
    expect(sum(scan, 'total_amount')).toEqual({ [currency]: total })
    expect(scan.sourceZone).toBe(zone)
    expect(scan.unsure).toEqual([])
  })

  it('keeps moments exact, days local, ids whole and equal rows apart', async () => {
    const { rows } = await read('transactions/us-30.csv')
    expect(rows[0]!.values).toMatchObject({
      posted_at: '2025-03-01T08:57:50Z', posted_day: '2025-03-01', settlement_id: '70000000001', transaction_type: 'Order', type_text: 'Order',
      order_postal: '02139', msku: 'MUG-RED',
      description: 'Mug, red, 12" tall', quantity: '2', product_sales: '39.98', total_amount: '26.88', currency: 'USD', fulfillment: 'FBA',
      unmapped_amount: '0',
    })
    expect(rows[1]!.values).toEqual(rows[2]!.values)
    // Clocks change on 9 March: 23:30 PDT is the 9th there, and 06:30 UTC of the 10th.
    expect(rows[5]!.values).toMatchObject({ posted_at: '2025-03-10T06:30:00Z', posted_day: '2025-03-09' })
    expect(rows[5]!.line).toBe(14)
  })

  it('refuses rows outside what their entity holds them to, with line and sentence, as a form would', async () => {
    const strict = structuredClone(model)
    const entity = strict.entities[strict.reports['date_range_transactions']!.entity]!
    entity.fields['quantity']!.max = 1
    const other = { field: 'transaction_type', op: 'ne', value: 'Order' } as const
    entity.checks = [{ when: other, must: { field: 'total_amount', op: 'ge', value: -90 }, says: '支出不能超过 90' }]
    const { scan, rows } = await readFile(strict, fixture('transactions/us-30.csv'))
    const all = (await read('transactions/us-30.csv')).rows
    const many = all.filter(({ values }) => Number(values['quantity']) > 1)
    const cheap = all.filter((row) => !many.includes(row) && row.values['transaction_type'] !== 'Order' && Number(row.values['total_amount']) < -90)
    expect([many.length > 0, cheap.length > 0]).toEqual([true, true])
    expect(rows).toHaveLength(all.length - many.length - cheap.length)
    expect([scan.accepted, scan.refusedCount]).toEqual([rows.length, many.length + cheap.length])
    const told = (wanted: typeof all, column: string, reason: string, field: string) =>
      wanted.map(({ line, values }) => ({ line, column, reason, text: values[field] }))
    expect(scan.refused).toEqual([
      ...told(many, 'quantity', '「数量」不能大于 1', 'quantity'), ...told(cheap, 'total', '支出不能超过 90', 'total_amount'),
    ].sort((a, b) => a.line - b.line))
  })

  it('tells noon from midnight in Canadian a.m. and p.m.', async () => {
    const { rows } = await read('transactions/ca-30.csv')
    expect(rows.map((row) => row.values.posted_at)).toEqual(['2025-03-01T09:02:03Z', '2025-03-01T21:02:03Z'])
  })

  it('counts a UTC file by its own days, whatever day it is at the marketplace', async () => {
    const { rows } = await read('transactions/gb-29.csv')
    expect(rows.map((row) => [row.day, row.values.posted_day])).toEqual([['2025-03-01', '2025-03-01'], ['2025-03-31', '2025-03-31']])
  })

  it('knows types, states and descriptions in the languages of the marketplaces', async () => {
    const de = await read('transactions/de-29.csv')
    expect(de.rows.map((row) => [row.values.transaction_type, row.values.type_text])).toEqual([
      ['Order', 'Bestellung'], ['Service Fee', 'Servicegebühr'], ['Refund', 'Erstattung'],
    ])
    expect(de.rows.map((row) => row.values.release_status)).toEqual(['Released', 'Released', 'Released'])
    expect(de.scan.unmatched).toEqual([])
    const jp = await read('transactions/jp-30.csv')
    expect(jp.rows.map((row) => row.values.transaction_type)).toEqual(['Order', 'Service Fee', 'FBA Inventory Fee'])
    expect(jp.rows[0]!.values).toMatchObject({ product_sales: '1816', points_cost: '-20', release_date: '2025-03-05', msku: 'JP-MUG' })
    expect(jp.scan.unmatched).toEqual([])
  })

  it('reads the deferred row whose last field is empty and unquoted', async () => {
    const { rows } = await read('transactions/us-32-status.csv')
    expect(rows.at(-1)!.values).toMatchObject({ release_status: 'Deferred' })
    expect(rows.at(-1)!.values.release_date).toBeNull()
    expect(rows[0]!.values).toMatchObject({ release_status: 'Released', release_date: '2025-03-05' })
  })

  it('shows the row whose columns do not sum, and keeps it', async () => {
    const { scan } = await read('transactions/us-30.csv')
    expect(scan.broken).toEqual([
      { says: '各金额列之和应等于总计；以总计为准', count: 1, examples: [{ line: 15, expected: '4.00', found: '5.00', text: 'Adjustment · Non-subscription Fee Adjustment' }] },
    ])
  })

  it('shows fees that no rule names with their amount', async () => {
    const { scan, rows } = await read('transactions/us-30.csv')
    expect(scan.unmatched).toEqual([{
      transactionType: 'Mystery Fee', amountFamily: null, amountName: 'other', description: 'Something nobody has seen', currency: 'USD', amount: '-1.23',
      lines: 1,
    }])
    expect(rows[7]!.values.unmapped_amount).toBe('-1.23')
  })

  it('tells ids that a spreadsheet has cut, and keeps the rows', async () => {
    const { scan } = await read('transactions/us-30-resaved.csv')
    expect([...scan.cutIds]).toEqual([['order id', 1]])
    expect(scan.refusedCount).toBe(0)
  })

  it('refuses a row it cannot read, with line, column, reason and text', async () => {
    const broken = fixtureText('transactions/us-30.csv').replace('"-25.50","0","-25.50"', '"-25.50","0","abc"').replace('Mar 12, 2025 1:00:00 PM PDT', 'soon')
    const { scan } = await readFile(model, fileOf('broken.csv', broken))
    expect(scan.accepted).toBe(7)
    expect(scan.refused).toEqual([
      { line: 13, column: 'total', reason: '不是数字（这个文件的数字写法是 1,234.56）', text: 'abc' },
      { line: 17, column: 'date/time', reason: '不是日期', text: 'soon' },
    ])
    expect(scan.days.get('2025-03-03')).toEqual({ rows: 0, refused: 1 })
  })

  it('refuses a row that has more columns than the header, since its values have moved', async () => {
    const moved = fixtureText('transactions/us-30.csv').replace('"MUG-RED","Mug, red, 12"" tall","2"', '"MUG-RED","Mug"," red","extra","2"')
    const { scan } = await readFile(model, fileOf('moved.csv', moved))
    expect(scan.refused).toHaveLength(1)
    expect(scan.refused[0]).toMatchObject({ line: 9 })
  })

  it('names columns it does not know and columns that are missing', async () => {
    const { recognised } =
      await readFile(model, fileOf('more.csv', fixtureText('transactions/us-30-resaved.csv').replaceAll('account type', 'brand new column')))
    expect(recognised.detection.unknown.map((one) => one.header)).toEqual(['brand new column'])
  })
})

describe('settlements', () => {
  it.each([
    ['v1-36.txt', 9, 'CAD', '40.99'], ['v1-33.txt', 9, 'CAD', '40.99'], ['v1-37-no-total.txt', 2, 'EUR', '211.67'], ['v2.txt', 4, 'USD', '90.50'],
  ])('reads %s into lines of one amount', async (name, lines, currency, total) => {
    const { scan } = await read(`settlements/${name}`)
    expect(scan.accepted).toBe(lines)
    expect(sum(scan, 'amount')).toEqual({ [currency]: total })
    expect(scan.broken).toEqual([])
  })

  it('gives pairs of columns the families of the V2, and the quantity to the principal', async () => {
    const { rows } = await read('settlements/v1-36.txt')
    expect(rows.map(({ values }) => [values.transaction_type, values.amount_type, values.amount_description, values.amount, values.quantity ?? null])).toEqual([
      ['Order', 'ItemPrice', 'Principal', '70.00', '2'],
      ['Order', 'ItemPrice', 'Shipping', '6.99', null],
      ['Order', 'ItemFees', 'Commission', '-10.50', null],
      ['Order', 'ItemFees', 'FBAPerUnitFulfillmentFee', '-12.24', null],
      ['Order', 'Promotion', 'Shipping', '-6.99', null],
      ['ServiceFee', 'ItemFees', 'Cost of Advertising', '-5.60', null],
      ['ServiceFee', 'other-transaction', 'TaxAmount', '-0.67', null],
      ['WAREHOUSE_DAMAGE', 'other-transaction', 'WAREHOUSE_DAMAGE', '15.25', '1'],
      ['Payable to Amazon', 'other-transaction', 'Payable to Amazon', '-15.25', null],
    ])
  })

  it('tells a settlement whose lines do not reach its total', async () => {
    const { scan } = await read('settlements/v2-wrong-total.txt')
    expect(scan.broken).toEqual([{ says: '明细合计应等于结算总额', count: 1, examples: [{ line: null, expected: '91.50', found: '90.50', text: '结算编号 80000000004' }] }])
  })

  it('counts the quantity of an order once, though the file repeats it', async () => {
    const { rows } = await read('settlements/v2.txt')
    expect(rows.map((row) => row.values.quantity)).toEqual(['1', null, null, null])
    const eu = await read('settlements/v1-37-no-total.txt')
    expect(eu.rows.map((row) => row.values.quantity)).toEqual(['10', null])
    expect(eu.rows[0]!.values.posted_at).toBe('2026-08-16T10:12:00Z')
  })
})

describe('storage fees', () => {
  it.each([
    ['us-new.csv', '3.2095', '2025-02-01'], ['us-month-word.csv', '1.00', '2025-02-01'], ['us-word-month.csv', '1.00', '2025-02-01'],
    ['us-chinese.csv', '1.00', '2025-02-01'], ['us-old.csv', '1.00', '2024-02-01'], ['us-hyphens-sku.txt', '1.00', '2026-02-01'],
  ])('reads %s', async (name, total, month) => {
    const { scan, rows } = await read(`storage/${name}`)
    expect(sum(scan, 'est_fee')).toEqual({ USD: total })
    expect(new Set(rows.map((row) => row.values.stat_month))).toEqual(new Set([month]))
  })

  it('takes quotes off the warehouse and powers of ten exactly', async () => {
    const { rows } = await read('storage/us-new.csv')
    expect(rows.map((row) => [row.values.fulfillment_center, row.values.est_fee, row.values.total_volume])).toEqual([
      ['ABE2', '0.000500', '0.000700'], ['ABQ1', '2.2095', '0.000700'], ['ABE2', '0.9995', '0.000700'],
    ])
    expect(rows[1]!.values.incentive).toBe('0.043014905')
    expect((await read('storage/us-old.csv')).rows[0]!.values.base_rate).toBe('0.69')
    expect((await read('storage/us-hyphens-sku.txt')).rows[0]!.values.msku).toBe('MUG-RED')
  })
})

describe('orders, inventory and advertising', () => {
  it('reads orders with text ids, empty prices and any channel', async () => {
    const { scan, rows } = await read('orders/us.txt')
    expect([scan.records, scan.refusedCount]).toEqual([5, 0])
    expect(rows[0]!.values).toMatchObject({
      purchase_at: '2025-03-01T07:30:00Z', purchase_day: '2025-02-28', ship_postal: '02139', title: 'Mug "large"', business_order: 'false',
    })
    expect(rows[3]!.values.item_price).toBeNull()
    expect([...scan.marketplaces]).toEqual([['Amazon.com', 4], ['Non-Amazon US', 1]])
  })

  it('keeps a stray quote and leading zeros of a SKU, and reads a file quoted throughout', async () => {
    expect((await read('inventory/us.txt')).rows.map((row) => row.values.msku)).toEqual(['MUG-RED', '"STRAY-SKU', '0C-YRVC', '019846904380'])
    expect((await read('inventory/us.txt')).rows[0]!.values).toMatchObject({ stat_date: '2025-06-01', title: 'Mug, red, 12" tall', sellable_qty: '10' })
    expect((await read('inventory/quoted.txt')).rows[0]!.values).toMatchObject({ msku: 'MUG-RED', title: 'Mug, red, 12" tall' })
    expect((await read('inventory/eu-local-remote.txt')).rows[0]!.values).toMatchObject({ sellable_local: '8', sellable_remote: '2', store: 'DE' })
  })

  it.each([
    ['sp-targeting-en.csv', 'sp_targeting'], ['sp-targeting-zh-summary.csv', 'sp_targeting'], ['sp-search-term-en.csv', 'sp_search_term'],
    ['sp-search-term-zh.csv', 'sp_search_term'],
    ['sp-advertised-product-en.csv', 'sp_advertised_product'], ['sp-campaign-en.csv', 'sp_campaign'], ['sp-campaign-hourly-zh.csv', 'sp_campaign'],
    ['change-history.csv', 'ads_change_history'],
  ])('tells %s apart', async (name, format) => {
    const { recognised, scan } = await read(`ads/${name}`)
    expect(recognised.detection.format.name).toBe(format)
    expect(recognised.detection.unknown).toEqual([])
    expect(scan.refusedCount).toBe(0)
  })

  it('reads money and percent as the console writes them', async () => {
    const { rows } = await read('ads/sp-targeting-en.csv')
    expect(rows[0]!.values).toMatchObject({
      stat_date: '2025-03-01', impressions: '1023', total_spend: '2.79', top_is: '0.125', amount: '9.99', match_type: 'EXACT',
    })
    expect((await read('ads/sp-campaign-en.csv')).rows[0]!.values).toMatchObject({ daily_budget: '80.0', total_spend: '392.0', amount: '784.0' })
    expect((await read('ads/sp-targeting-zh-summary.csv')).rows[0]!.values).toMatchObject({
      stat_date: null, start_date: '2025-03-01', end_date: '2025-03-31', match_type: 'EXACT', targeting: '红 杯子',
    })
    const hourly = (await read('ads/sp-campaign-hourly-zh.csv')).rows
    expect(hourly.map((row) => [row.values.stat_date, row.values.start_time, row.values.currency])).toEqual([
      ['2025-03-01', '00:00', 'USD'], ['2025-03-01', '01:00', 'USD'],
    ])
  })

  it('reads the history of changes with moments from milliseconds', async () => {
    const { rows } = await read('ads/change-history.csv')
    expect(rows[0]!.values).toMatchObject({
      changed_at: '2026-05-15T13:28:43.231Z', changed_day: '2026-05-15', object_name: 'category="3400741"', from_value: '0.4', system_event: 'false',
    })
    expect(JSON.parse(rows[0]!.values.extra!)).toMatchObject({ adGroupName: 'AG, 1' })
  })

  it('reads the bulk sheet by its name, English or Chinese, with long ids whole', async () => {
    const header = [
      '产品', '实体层级', '操作', '广告活动编号', '广告组编号', '广告组合编号', '广告编号', '关键词编号', '商品投放 ID', '广告活动名称', '广告组名称', '广告活动名称（仅供参考）', '广告组名称（仅供参考）', '开始日期', '结束日期',
      '投放类型', '状态', '每日预算', 'SKU', '广告组默认竞价', '竞价', '关键词文本', '匹配类型', '竞价方案', '广告位', '百分比', '拓展商品投放编号',
    ]
    const blank = header.map(() => '')
    const row = (values: Record<string, string | ReturnType<typeof raw>>) => header.map((name, at) => values[name] ?? blank[at]!)
    const path = await workbook('bulk.xlsx', {
      广告组合: [['产品', '实体层级', '广告组合编号'], ['广告组合', '广告组合', '1']],
      商品推广活动: [header,
        row({
          产品: '商品推广', 实体层级: '广告活动', 广告活动编号: raw('<c t="n"><v>440000000000000001</v></c>'), 广告活动名称: 'SP | 杯子', 开始日期: '20230801', 投放类型: '自动', 状态: '已启用',
          每日预算: raw('<c t="n"><v>30</v></c>'),
        }),
        row({ 产品: '商品推广', 实体层级: '竞价调整', 广告活动编号: '440000000000000001', '广告活动名称（仅供参考）': 'SP | 杯子', 广告位: '搜索结果首页首位', 百分比: raw('<c t="n"><v>10</v></c>') }),
        row({ 产品: '商品推广', 实体层级: '否定关键词', 广告活动编号: '440000000000000001', 关键词文本: 'free', 匹配类型: '否定词组', 状态: '已启用' })],
    })
    const { recognised, rows } = await readFile(model, path)
    expect([recognised.detection.format.name, recognised.table.sheet, recognised.skippedSheets]).toEqual(['ads_bulk_sp', '商品推广活动', ['广告组合']])
    expect(rows.map((one) => one.values)).toMatchObject([
      {
        product: 'Sponsored Products', entity_kind: 'Campaign', campaign_id: '440000000000000001', campaign_name: 'SP | 杯子', start_date: '2023-08-01',
        targeting_type: 'auto', state: 'enabled', daily_budget: '30', currency: 'USD',
      },
      { entity_kind: 'Bidding Adjustment', campaign_name: 'SP | 杯子', placement: 'Placement Top', placement_percent: '0.10' },
      { entity_kind: 'Negative Keyword', keyword_text: 'free', match_type: 'negativePhrase' },
    ])
  })
})
