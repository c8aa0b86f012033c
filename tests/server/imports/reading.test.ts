/** Every format and variant, in every encoding and shape sellers have them: from the file to its rows, without a database. */
import { describe, expect, it } from 'vitest'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import iconv from 'iconv-lite'
import { UnreadableFile } from '../../../server/imports/read/problem'
import { sniffEncoding } from '../../../server/imports/read/encoding'
import { normaliseHeader } from '../../../server/imports/read/header'
import { recordParser, tabQuoting } from '../../../server/imports/read/delimited'
import { openZip } from '../../../server/imports/read/zip'
import { plainNumber } from '../../../server/imports/read/xlsx.sheet'
import { recognise, UnknownFormat } from '../../../server/imports/recognise'
import { encoded, fileOf, fixture, fixtureText, raw, readFile, rowsOf, workbook, zipOf } from '../../support/import-files'
import { projectModel } from '../../support/database'

const model = projectModel()
const read = (name: string, options?: { site?: string; only?: string }) => readFile(model, fixture(name), options)
const sum = (scan: Awaited<ReturnType<typeof read>>['scan'], field: string): Record<string, string> =>
  Object.fromEntries([...(scan.sums.get(field) ?? [])].map(([currency, total]) => [currency, total.text()]))

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
      posted_at: '2025-03-01T08:57:50Z', posted_day: '2025-03-01', settlement_id: '70000000001', transaction_type: 'Order', type_text: 'Order', order_postal: '02139', msku: 'MUG-RED',
      description: 'Mug, red, 12" tall', quantity: '2', product_sales: '39.98', total_amount: '26.88', currency: 'USD', fulfillment: 'FBA', unmapped_amount: '0',
    })
    expect(rows[1]!.values).toEqual(rows[2]!.values)
    // Clocks change on 9 March: 23:30 PDT is the 9th there, and 06:30 UTC of the 10th.
    expect(rows[5]!.values).toMatchObject({ posted_at: '2025-03-10T06:30:00Z', posted_day: '2025-03-09' })
    expect(rows[5]!.line).toBe(14)
  })

  it('tells noon from midnight in Canadian a.m. and p.m.', async () => {
    const { rows } = await read('transactions/ca-30.csv')
    expect(rows.map((row) => row.values.posted_at)).toEqual(['2025-03-01T09:02:03Z', '2025-03-01T21:02:03Z'])
  })

  it('counts a UTC file by its own days, and keeps the marketplace day beside', async () => {
    const { rows } = await read('transactions/gb-29.csv')
    expect(rows.map((row) => [row.day, row.values.posted_day])).toEqual([['2025-03-01', '2025-03-01'], ['2025-03-31', '2025-04-01']])
  })

  it('knows types, states and descriptions in the languages of the marketplaces', async () => {
    const de = await read('transactions/de-29.csv')
    expect(de.rows.map((row) => [row.values.transaction_type, row.values.type_text])).toEqual([['Order', 'Bestellung'], ['Service Fee', 'Servicegebühr'], ['Refund', 'Erstattung']])
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
    expect(scan.broken).toEqual([{ says: '各金额列之和应等于总计；以总计为准', count: 1, examples: [{ line: 15, expected: '4.00', found: '5.00', text: 'Adjustment · Non-subscription Fee Adjustment' }] }])
  })

  it('shows fees that no rule names with their amount', async () => {
    const { scan, rows } = await read('transactions/us-30.csv')
    expect(scan.unmatched).toEqual([{ transactionType: 'Mystery Fee', amountFamily: null, amountName: 'other', description: 'Something nobody has seen', currency: 'USD', amount: '-1.23', lines: 1 }])
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
    const { recognised } = await readFile(model, fileOf('more.csv', fixtureText('transactions/us-30-resaved.csv').replaceAll('account type', 'brand new column')))
    expect(recognised.detection.unknown.map((one) => one.header)).toEqual(['brand new column'])
  })
})

describe('settlements', () => {
  it.each([['v1-36.txt', 9, 'CAD', '40.99'], ['v1-33.txt', 9, 'CAD', '40.99'], ['v1-37-no-total.txt', 2, 'EUR', '211.67'], ['v2.txt', 4, 'USD', '90.50']])('reads %s into lines of one amount', async (name, lines, currency, total) => {
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
  it.each([['us-new.csv', '3.2095', '2025-02-01'], ['us-month-word.csv', '1.00', '2025-02-01'], ['us-word-month.csv', '1.00', '2025-02-01'], ['us-chinese.csv', '1.00', '2025-02-01'], ['us-old.csv', '1.00', '2024-02-01'], ['us-hyphens-sku.txt', '1.00', '2026-02-01']])('reads %s', async (name, total, month) => {
    const { scan, rows } = await read(`storage/${name}`)
    expect(sum(scan, 'est_fee')).toEqual({ USD: total })
    expect(new Set(rows.map((row) => row.values.stat_month))).toEqual(new Set([month]))
  })

  it('takes quotes off the warehouse and powers of ten exactly', async () => {
    const { rows } = await read('storage/us-new.csv')
    expect(rows.map((row) => [row.values.fulfillment_center, row.values.est_fee, row.values.total_volume])).toEqual([['ABE2', '0.000500', '0.000700'], ['ABQ1', '2.2095', '0.000700'], ['ABE2', '0.9995', '0.000700']])
    expect(rows[1]!.values.incentive).toBe('0.043014905')
    expect((await read('storage/us-old.csv')).rows[0]!.values.base_rate).toBe('0.69')
    expect((await read('storage/us-hyphens-sku.txt')).rows[0]!.values.msku).toBe('MUG-RED')
  })
})

describe('orders, inventory and advertising', () => {
  it('reads orders with text ids, empty prices and any channel', async () => {
    const { scan, rows } = await read('orders/us.txt')
    expect([scan.records, scan.refusedCount]).toEqual([5, 0])
    expect(rows[0]!.values).toMatchObject({ purchase_at: '2025-03-01T07:30:00Z', purchase_day: '2025-02-28', ship_postal: '02139', title: 'Mug "large"', business_order: 'false' })
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
    ['sp-targeting-en.csv', 'sp_targeting'], ['sp-targeting-zh-summary.csv', 'sp_targeting'], ['sp-search-term-en.csv', 'sp_search_term'], ['sp-search-term-zh.csv', 'sp_search_term'],
    ['sp-advertised-product-en.csv', 'sp_advertised_product'], ['sp-campaign-en.csv', 'sp_campaign'], ['sp-campaign-hourly-zh.csv', 'sp_campaign'], ['change-history.csv', 'ads_change_history'],
  ])('tells %s apart', async (name, format) => {
    const { recognised, scan } = await read(`ads/${name}`)
    expect(recognised.detection.format.name).toBe(format)
    expect(recognised.detection.unknown).toEqual([])
    expect(scan.refusedCount).toBe(0)
  })

  it('reads money and percent as the console writes them', async () => {
    const { rows } = await read('ads/sp-targeting-en.csv')
    expect(rows[0]!.values).toMatchObject({ stat_date: '2025-03-01', impressions: '1023', total_spend: '2.79', top_is: '0.125', amount: '9.99', match_type: 'EXACT' })
    expect((await read('ads/sp-campaign-en.csv')).rows[0]!.values).toMatchObject({ daily_budget: '80.0', total_spend: '392.0', amount: '784.0' })
    expect((await read('ads/sp-targeting-zh-summary.csv')).rows[0]!.values).toMatchObject({ stat_date: '2025-03-01', end_date: '2025-03-31', match_type: 'EXACT', targeting: '红 杯子' })
    const hourly = (await read('ads/sp-campaign-hourly-zh.csv')).rows
    expect(hourly.map((row) => [row.values.stat_date, row.values.start_time, row.values.currency])).toEqual([['2025-03-01', '00:00', 'USD'], ['2025-03-01', '01:00', 'USD']])
  })

  it('reads the history of changes with moments from milliseconds', async () => {
    const { rows } = await read('ads/change-history.csv')
    expect(rows[0]!.values).toMatchObject({ changed_at: '2026-05-15T13:28:43.231Z', changed_day: '2026-05-15', object_name: 'category="3400741"', from_value: '0.4', system_event: 'false' })
    expect(JSON.parse(rows[0]!.values.extra!)).toMatchObject({ adGroupName: 'AG, 1' })
  })

  it('reads the bulk sheet by its name, English or Chinese, with long ids whole', async () => {
    const header = ['产品', '实体层级', '操作', '广告活动编号', '广告组编号', '广告组合编号', '广告编号', '关键词编号', '商品投放 ID', '广告活动名称', '广告组名称', '广告活动名称（仅供参考）', '广告组名称（仅供参考）', '开始日期', '结束日期', '投放类型', '状态', '每日预算', 'SKU', '广告组默认竞价', '竞价', '关键词文本', '匹配类型', '竞价方案', '广告位', '百分比', '拓展商品投放编号']
    const blank = header.map(() => '')
    const row = (values: Record<string, string | ReturnType<typeof raw>>) => header.map((name, at) => values[name] ?? blank[at]!)
    const path = await workbook('bulk.xlsx', {
      广告组合: [['产品', '实体层级', '广告组合编号'], ['广告组合', '广告组合', '1']],
      商品推广活动: [header,
        row({ 产品: '商品推广', 实体层级: '广告活动', 广告活动编号: raw('<c t="n"><v>440000000000000001</v></c>'), 广告活动名称: 'SP | 杯子', 开始日期: '20230801', 投放类型: '自动', 状态: '已启用', 每日预算: raw('<c t="n"><v>30</v></c>') }),
        row({ 产品: '商品推广', 实体层级: '竞价调整', 广告活动编号: '440000000000000001', '广告活动名称（仅供参考）': 'SP | 杯子', 广告位: '搜索结果首页首位', 百分比: raw('<c t="n"><v>10</v></c>') }),
        row({ 产品: '商品推广', 实体层级: '否定关键词', 广告活动编号: '440000000000000001', 关键词文本: 'free', 匹配类型: '否定词组', 状态: '已启用' })],
    })
    const { recognised, rows } = await readFile(model, path)
    expect([recognised.detection.format.name, recognised.table.sheet, recognised.skippedSheets]).toEqual(['ads_bulk_sp', '商品推广活动', ['广告组合']])
    expect(rows.map((one) => one.values)).toMatchObject([
      { product: 'Sponsored Products', entity_kind: 'Campaign', campaign_id: '440000000000000001', campaign_name: 'SP | 杯子', start_date: '2023-08-01', targeting_type: 'auto', state: 'enabled', daily_budget: '30', currency: 'USD' },
      { entity_kind: 'Bidding Adjustment', campaign_name: 'SP | 杯子', placement: 'Placement Top', placement_percent: '0.10' },
      { entity_kind: 'Negative Keyword', keyword_text: 'free', match_type: 'negativePhrase' },
    ])
  })
})

describe('encodings', () => {
  it.each([
    ['transactions/jp-30.csv', 'Shift_JIS', 'shift_jis'], ['ads/sp-campaign-hourly-zh.csv', 'gb18030', 'gb18030'], ['storage/us-chinese.csv', 'gb18030', 'gb18030'],
    ['ads/sp-search-term-zh.csv', 'gb18030', 'gb18030'], ['transactions/de-29.csv', 'windows-1252', 'windows-1252'], ['transactions/es-27.csv', 'windows-1252', 'windows-1252'],
  ])('reads %s saved as %s', async (name, encoding, label) => {
    const utf8 = await read(name)
    const other = await readFile(model, encoded(name, encoding))
    expect(other.recognised.table.encoding).toBe(label)
    expect(other.rows.map((row) => row.values)).toEqual(utf8.rows.map((row) => row.values))
  })

  it('reads UTF-16 with its mark', async () => {
    const path = fileOf('utf16.txt', Buffer.concat([Buffer.from([0xff, 0xfe]), iconv.encode(fixtureText('orders/us.txt'), 'utf16le')]))
    const { recognised, scan } = await readFile(model, path)
    expect([recognised.table.encoding, scan.accepted]).toEqual(['utf-16le', 5])
  })

  it('keeps valid UTF-8 that holds U+FFFD as UTF-8', async () => {
    const text = fixtureText('transactions/us-30.csv').replace('Mug, blue', 'Caf\ufffd, blue')
    const { recognised, rows } = await readFile(model, fileOf('fffd.csv', text))
    expect(recognised.table.encoding).toBe('utf-8')
    expect(rows[1]!.values.description).toBe('Caf\ufffd, blue')
  })

  it('finds the encoding though the first foreign byte comes late', async () => {
    const late = `${fixtureText('orders/us.txt').trimEnd()}\r\n`.repeat(1)
    const rows = late.trimEnd().split('\r\n')
    const many = [rows[0], ...Array.from({ length: 9000 }, () => rows[1]), rows[2]!.replace('Mug "large"', 'Becher für große Tassen')].join('\r\n')
    const path = fileOf('late.txt', iconv.encode(many, 'windows-1252'))
    expect(await sniffEncoding(path, new Set())).toBe('windows-1252')
  })
})

describe('dialects', () => {
  it('reads semicolons', async () => {
    const text = fixtureText('transactions/us-30.csv').split('\n').map((line) => line.replaceAll('","', '";"')).join('\n')
    const { recognised, scan } = await readFile(model, fileOf('semicolon.csv', text))
    expect([recognised.table.delimiter, scan.accepted]).toEqual([';', 9])
  })

  it('counts physical lines through fields with line ends', async () => {
    const text = fixtureText('transactions/us-30.csv').replace('"Mug, blue"', '"Mug,\nblue"')
    const { rows } = await readFile(model, fileOf('lines.csv', text))
    expect(rows.slice(0, 4).map((row) => row.line)).toEqual([9, 10, 12, 13])
    expect(rows[1]!.values.description).toBe('Mug,\nblue')
  })

  it('gives the same records whatever pieces the text comes in', () => {
    const text = 'a,"b ""c""\nd",e\r\n"1",2,\r\n\r\n,x"y,"z"'
    const whole = recordParser({ delimiter: ',', quoting: 'quotes' })
    const expected = [...whole.feed(text), ...whole.end()]
    expect(expected).toEqual([{ line: 1, cells: ['a', 'b "c"\nd', 'e'] }, { line: 3, cells: ['1', '2', ''] }, { line: 5, cells: ['', 'x"y', 'z'] }])
    for (let size = 1; size < 9; size++) {
      const parser = recordParser({ delimiter: ',', quoting: 'quotes' })
      const records = []
      for (let at = 0; at < text.length; at += size) records.push(...parser.feed(text.slice(at, at + size)))
      expect([...records, ...parser.end()]).toEqual(expected)
    }
  })

  it('does not swallow the rest of a file behind an open quote', async () => {
    const lines = fixtureText('transactions/us-30.csv').trimEnd().split('\n')
    const open = [...lines.slice(0, 9), lines[9]!.slice(0, -1), ...Array.from({ length: 300 }, () => lines[9]!.replaceAll('"', ''))].join('\n')
    await expect(readFile(model, fileOf('open.csv', open))).rejects.toThrow(/第 10 行有一个引号没有结束/)
    const parser = recordParser({ delimiter: ',', quoting: 'quotes' })
    expect(() => { parser.feed(`a,b\n"open,${'x\n'.repeat(200)}`); parser.end() }).toThrow(UnreadableFile)
  })

  it('knows when a tab separated file is quoted', () => {
    expect(tabQuoting('sku\tname\n"stray\tx\n')).toBe('none')
    expect(tabQuoting('"sku"\t"name"\n1\t"x"\n')).toBe('quotes')
    expect(tabQuoting('sku\tname\n1\t"a, ""b"""\n')).toBe('cells')
  })

  it('finds the header within forty lines, and no further', async () => {
    const lines = fixtureText('transactions/us-30.csv').split('\n')
    const after = (preamble: number): string => [...Array.from({ length: preamble }, (_, at) => `"line ${at}"`), ...lines.slice(7)].join('\n')
    expect((await readFile(model, fileOf('39.csv', after(39)))).recognised.detection.headerLine).toBe(40)
    await expect(readFile(model, fileOf('40.csv', after(40)))).rejects.toThrow(UnknownFormat)
  })

  it('skips a header that comes again, and lines of nothing', async () => {
    const text = fixtureText('orders/us.txt').replaceAll('\r\n', '\n')
    const again = `${text}\n${text.split('\n')[0]}\n\t\t\n${text.split('\n')[1]}\n`
    expect((await readFile(model, fileOf('again.txt', again))).scan.records).toBe(6)
  })
})

describe('workbooks', () => {
  it('reads shared strings with rich text, booleans, days by style, and a blank first row', async () => {
    const header = rowsOf('ads/sp-search-term-en.csv')[0]!
    const shared = '<sst><si><t>SP | Mug</t></si><si><r><t>big </t></r><r><rPr><b/></rPr><t xml:space="preserve">red mug</t></r><rPh sb="0" eb="1"><t>phonetic</t></rPh></si></sst>'
    const cells: Record<string, string | ReturnType<typeof raw>> = {
      Date: raw('<c s="1"><v>45717</v></c>'), 'Portfolio name': '', Currency: 'USD', 'Campaign Name': raw('<c t="s"><v>0</v></c>'), 'Ad Group Name': 'AG1', Country: 'United States', Targeting: 'red mug',
      'Match Type': 'EXACT', 'Customer Search Term': raw('<c t="s"><v>1</v></c>'), Impressions: raw('<c s="2"><v>100</v></c>'), Clicks: raw('<c><v>5</v></c>'), Spend: raw('<c t="n"><v>0.56999999999999995</v></c>'),
      '7 Day Total Sales ($)': raw('<c><v>0.5600000000000001</v></c>'), '7 Day Total Orders (#)': raw('<c><v>1.0</v></c>'), '7 Day Total Units (#)': raw('<c t="str"><f>1+0</f><v>1</v></c>'),
    }
    const path = await workbook('terms.xlsx', { 'Sponsored_Products_Search': [null, header, header.map((name) => cells[name] ?? '')] }, { shared })
    const { recognised, rows } = await readFile(model, path)
    expect(recognised.detection.headerLine).toBe(2)
    expect(rows[0]!.line).toBe(3)
    expect(rows[0]!.values).toMatchObject({ stat_date: '2025-03-01', campaign_name: 'SP | Mug', search_term: 'big red mug', impressions: '100', total_spend: '0.57', amount: '0.56', order_quantity: '1', units_sold: '1' })
  })

  it('counts days from 1904 where the workbook says so', async () => {
    const [header, row] = rowsOf('ads/sp-campaign-hourly-zh.csv')
    const path = await workbook('mac.xlsx', { Sheet1: [header!, [raw('<c s="1"><v>44255</v></c>'), ...row!.slice(1)]] }, { epoch1904: true })
    expect((await readFile(model, path)).rows[0]!.values.stat_date).toBe('2025-03-01')
  })

  it('keeps numbers exactly, but for digits a spreadsheet does not hold', () => {
    expect(plainNumber('440000000000000001')).toBe('440000000000000001')
    expect(plainNumber('1.2E+17')).toBe('120000000000000000')
    expect(plainNumber('4.3999999999999997E-2')).toBe('0.044')
    expect(plainNumber('0.6899999999999999')).toBe('0.69')
    expect(plainNumber('-12.340000000000002')).toBe('-12.34')
    expect(plainNumber('0.0079')).toBe('0.0079')
  })
})

describe('files that are none of ours', () => {
  it.each(readdirSync(fixture('unknown')))('refuses %s with what was seen', async (name) => {
    const error = await recognise(fixture(`unknown/${name}`), model).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(UnknownFormat)
    expect((error as UnknownFormat).message).toMatch(/^不认识这个文件。看到的表头是 “/)
    expect((error as UnknownFormat).seen.seen.length).toBeGreaterThan(0)
  })

  it('says which columns a near format would need', async () => {
    const text = fixtureText('storage/us-new.csv').replaceAll('month_of_charge', 'month')
    const error = await recognise(fileOf('near.csv', text), model).catch((caught: unknown) => caught)
    expect((error as UnknownFormat).message).toContain('最接近的是“月度仓储费”，但缺少 “month_of_charge”')
  })

  it('says when a file is not the report that was chosen', async () => {
    const error = await recognise(fixture('orders/us.txt'), model, 'storage_fee').catch((caught: unknown) => caught)
    expect((error as Error).message).toMatch(/^这个文件不是“月度仓储费”。/)
  })

  it.each([
    ['empty.csv', '', '文件是空的'], ['paper.pdf', '%PDF-1.7 ...', 'PDF'], ['old.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]), 'xls'],
    ['picture.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa, 0]), '图片'], ['half.zip', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 9]), '损坏'], ['noise.txt', Buffer.from([1, 2, 3, 4, 0, 5, 6, 7, 8, 9]), '不是文本'],
  ])('refuses %s in words', async (name, content, word) => {
    const error = await recognise(fileOf(name, content), model).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(UnreadableFile)
    expect((error as Error).message).toContain(word)
  })

  it('refuses an archive that unpacks to more than 2 GB, and names the limit', async () => {
    const path = await zipOf('bomb.zip', { 'a.csv': 'x'.repeat(100), 'b.csv': 'y' })
    const bytes = readFileSync(path)
    // The unpacked size of the first entry, as the archive's directory tells it (APPNOTE 4.3.12, offset 24).
    bytes.writeUInt32LE(2 * 2 ** 30 + 1, bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24)
    writeFileSync(path, bytes)
    await expect(openZip(path)).rejects.toThrow(/最多 2 GB/)
  })

  it('refuses a workbook whose parts are broken', async () => {
    const path = await zipOf('broken.xlsx', { 'xl/workbook.xml': '<workbook><sheets><sheet name="a" r:id="1"></workbook>' })
    await expect(recognise(path, model)).rejects.toThrow(/已损坏/)
  })
})

describe('headers', () => {
  it('makes spellings of one header the same', () => {
    expect(normaliseHeader('7 Day Total Sales ($)')).toBe(normaliseHeader('7 Day Total Sales '))
    expect(normaliseHeader('7 Day Total Sales (USD)')).toBe('7 day total sales')
    expect(normaliseHeader('fulfillment-center')).toBe(normaliseHeader('fulfillment_center'))
    expect(normaliseHeader('Data/Ora:')).toBe('data/ora')
    expect(normaliseHeader('广告活动名称（仅供参考）')).toBe('广告活动名称(仅供参考)')
    expect(normaliseHeader('\ufeff"date/time"')).toBe('date/time')
    expect(normaliseHeader('crédits d’expédition')).toBe("crédits d'expédition")
  })
})
