/** Every encoding and shape that sellers' files have, and what is no report at all: read, or refused in words. */
import { describe, expect, it } from 'vitest'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import iconv from 'iconv-lite'
import { UnreadableFile } from '../../../server/kernel/intake/tables/problem'
import { sniffEncoding, textOf } from '../../../server/kernel/intake/tables/encoding'
import { normaliseHeader } from '../../../server/kernel/intake/tables/header'
import { recordParser, tabQuoting } from '../../../server/kernel/intake/tables/delimited'
import { openZip } from '../../../server/kernel/intake/tables/zip'
import { readSharedStrings } from '../../../server/kernel/intake/tables/xlsx.parts'
import { plainNumber } from '../../../server/kernel/intake/tables/xlsx.sheet'
import { namesOfMissing } from '../../../server/kernel/intake/detect'
import { recognise, UnknownFormat } from '../../../server/kernel/intake/recognise'
import { encoded, fileOf, fixture, fixtureText, raw, readFile, rowsOf, workbook, zipOf } from '../../support/import-files'
import { projectModel } from '../../support/database'

const model = projectModel()

async function whole(path: string): Promise<string> {
  let text = ''
  for await (const piece of textOf(path, 'utf-8-bom')) text += piece
  return text
}

describe('encodings', () => {
  it.each([
    ['characters that a piece of the file ends within', '\ufeffsku\n', '中é😀'.repeat(60_000)], ['Latin letters alone', '', 'sku,1\n'.repeat(40_000)],
    ['a mark in the middle of it', '\ufeff', `${'a'.repeat(70_000)}\ufeff中`],
  ])('reads UTF-8 whole: %s', async (_, head, text) => {
    expect(await whole(fileOf('pieces.csv', head + text))).toBe((head + text).replace(/^\ufeff/, ''))
  })

  it('reads what is no UTF-8 in a file that says it is, as any reader does', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`\ufeff${'中'.repeat(50_000)}`), Buffer.from([0xff, 0xe4, 0xb8]), Buffer.from('\ufeffx'.repeat(30_000)), Buffer.from([0xe4]),
    ])
    expect(await whole(fileOf('broken.csv', bytes))).toBe(new TextDecoder().decode(bytes))
  })

  it.each([
    ['transactions/jp-30.csv', 'Shift_JIS', 'shift_jis'], ['ads/sp-campaign-hourly-zh.csv', 'gb18030', 'gb18030'],
    ['storage/us-chinese.csv', 'gb18030', 'gb18030'],
    ['ads/sp-search-term-zh.csv', 'gb18030', 'gb18030'], ['transactions/de-29.csv', 'windows-1252', 'windows-1252'],
    ['transactions/es-27.csv', 'windows-1252', 'windows-1252'],
  ])('reads %s saved as %s', async (name, encoding, label) => {
    const utf8 = await readFile(model, fixture(name))
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

  it('keeps no line that never ends, however it is separated', () => {
    for (const quoting of ['quotes', 'cells', 'none'] as const) {
      const parser = recordParser({ delimiter: '\t', quoting })
      const piece = 'x'.repeat(2 ** 19)
      expect(() => { for (let pieces = 0; pieces < 8; pieces++) parser.feed(piece) }).toThrow(UnreadableFile)
    }
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
    const shared =
      '<sst><si><t>SP | Mug</t></si><si><r><t>big </t></r><r><rPr><b/></rPr><t xml:space="preserve">red mug</t></r>'
      + '<rPh sb="0" eb="1"><t>phonetic</t></rPh></si></sst>'
    const cells: Record<string, string | ReturnType<typeof raw>> = {
      Date: raw('<c s="1"><v>45717</v></c>'), 'Portfolio name': '', Currency: 'USD', 'Campaign Name': raw('<c t="s"><v>0</v></c>'),
      'Ad Group Name': 'AG1', Country: 'United States', Targeting: 'red mug',
      'Match Type': 'EXACT', 'Customer Search Term': raw('<c t="s"><v>1</v></c>'), Impressions: raw('<c s="2"><v>100</v></c>'),
      Clicks: raw('<c><v>5</v></c>'), Spend: raw('<c t="n"><v>0.56999999999999995</v></c>'),
      '7 Day Total Sales ($)': raw('<c><v>0.5600000000000001</v></c>'), '7 Day Total Orders (#)': raw('<c><v>1.0</v></c>'),
      '7 Day Total Units (#)': raw('<c t="str"><f>1+0</f><v>1</v></c>'),
    }
    const path = await workbook('terms.xlsx', { 'Sponsored_Products_Search': [null, header, header.map((name) => cells[name] ?? '')] }, { shared })
    const { recognised, rows } = await readFile(model, path)
    expect(recognised.detection.headerLine).toBe(2)
    expect(rows[0]!.line).toBe(3)
    expect(rows[0]!.values).toMatchObject({
      stat_date: '2025-03-01', campaign_name: 'SP | Mug', search_term: 'big red mug', impressions: '100', total_spend: '0.57', amount: '0.56',
      order_quantity: '1', units_sold: '1',
    })
  })

  it('is refused where its texts are more than memory is meant for, or a cell is larger than any spreadsheet\'s', async () => {
    const strings = await openZip(await workbook('texts.xlsx', { Sheet1: [['a']] }, { shared: `<sst>${'<si><t>ab</t></si>'.repeat(30)}</sst>` }))
    await expect(readSharedStrings(strings, { strings: 30, chars: 60 })).resolves.toHaveLength(30)
    await expect(readSharedStrings(strings, { strings: 29, chars: 60 })).rejects.toThrow(/文字太多/)
    await expect(readSharedStrings(strings, { strings: 30, chars: 59 })).rejects.toThrow(/文字太多/)
    strings.close()
    const cell = await workbook('cell.xlsx', { Sheet1: [['x'.repeat(1_100_000)]] })
    await expect(recognise(cell, model)).rejects.toThrow(/文字太多/)
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

  it('asks of what is near to no report only for what stands beside the answer', async () => {
    const error = await readFile(model, fileOf('strange.csv', 'columna_a;columna_b\n1;2\n')).catch((caught: unknown) => caught)
    expect((error as UnknownFormat).message).toContain('或者在“说明这是什么文件”里选择报告')
  })

  it('says which columns a near format would need', async () => {
    const text = fixtureText('storage/us-new.csv').replaceAll('month_of_charge', 'month')
    const error = await recognise(fileOf('near.csv', text), model).catch((caught: unknown) => caught)
    expect((error as UnknownFormat).message).toContain('最接近的是“月度仓储费”，但缺少 “month_of_charge”')
  })

  it.each([
    ['es-27.csv', 'cantidad'], ['de-29.csv', 'Menge'], ['it-27.csv', 'Quantità'], ['jp-30.csv', '数量'], ['us-30.csv', 'quantity'], ['se-23.csv', 'antal'],
  ])('names what %s lacks in its own language', async (name, quantity) => {
    const text = fixtureText(`transactions/${name}`).replace(new RegExp(`(["',;\t])${quantity}(["',;\t])`), '$1xxx$2')
    const { detection } = await recognise(fileOf(name, text), model)
    expect(namesOfMissing(detection)).toEqual([quantity])
  })

  it('says when a file is not the report that was chosen', async () => {
    const error = await recognise(fixture('orders/us.txt'), model, 'storage_fee').catch((caught: unknown) => caught)
    expect((error as Error).message).toMatch(/^这个文件不是“月度仓储费”。/)
  })

  it.each([
    ['empty.csv', '', '文件是空的'], ['paper.pdf', '%PDF-1.7 ...', 'PDF'], ['old.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]), 'xls'],
    ['picture.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa, 0]), '图片'],
    ['half.zip', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 9]), '损坏'], ['noise.txt', Buffer.from([1, 2, 3, 4, 0, 5, 6, 7, 8, 9]), '不是文本'],
  ])('refuses %s in words', async (name, content, word) => {
    const error = await recognise(fileOf(name, content), model).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(UnreadableFile)
    expect((error as Error).message).toContain(word)
  })

  it('reads the names that Chinese systems write into archives, and folders in theirs', async () => {
    const path = await zipOf('names.zip', { 'xx/xxxxxx.csv': 'x', '三月/订单.csv': 'y' })
    const bytes = readFileSync(path)
    // As a Windows of Chinese packs it: GBK, no bit for UTF-8, backslashes.
    const name = iconv.encode('三\\订单费.csv', 'gbk')
    for (let at = bytes.indexOf('xx/xxxxxx.csv'); at >= 0; at = bytes.indexOf('xx/xxxxxx.csv', at)) name.copy(bytes, at)
    for (const [mark, offset] of [[[0x50, 0x4b, 3, 4], 6], [[0x50, 0x4b, 1, 2], 8]] as const) bytes.writeUInt16LE(0, bytes.indexOf(Buffer.from(mark)) + offset)
    const zip = await openZip(fileOf('gbk.zip', bytes))
    expect(zip.entries.map((entry) => entry.name)).toEqual(['三/订单费.csv', '三月/订单.csv'])
    zip.close()
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
