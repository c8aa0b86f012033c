import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { fromBuffer } from 'yauzl'
import { tinyModel } from '../../../../tests/support/tiny-model'
import { cellOf, labelsOf, readColumns, totalCells, type ExportColumn } from './columns'
import { intoFile } from '../streams'
import { createCsvWriter, textField } from './csv'
import type { SheetWriter } from './sheet'
import { columnName, createXlsxWriter } from './xlsx'

async function collect(fill: (out: Writable) => Promise<void>): Promise<Buffer> {
  const chunks: Buffer[] = []
  const out = new PassThrough()
  out.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((done) => out.once('end', done))
  await fill(out)
  await ended
  return Buffer.concat(chunks)
}

/** Name -> text of every part of a zip. */
function unzip(buffer: Buffer): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    fromBuffer(buffer, { lazyEntries: true }, (error, zip) => {
      if (error || !zip) return reject(error)
      const parts: Record<string, string> = {}
      zip.on('entry', (entry: { fileName: string }) => {
        zip.openReadStream(entry as never, (problem, stream) => {
          if (problem || !stream) return reject(problem)
          const chunks: Buffer[] = []
          stream.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => {
            parts[entry.fileName] = Buffer.concat(chunks).toString('utf8')
            zip.readEntry()
          })
        })
      })
      zip.on('end', () => resolve(parts))
      zip.readEntry()
    })
  })
}

const column = (path: string, kind: ExportColumn['kind'], more: Partial<ExportColumn> = {}): ExportColumn => ({ path, kind, label: path, ...more })

describe('the cells of an export', () => {
  const model = { ...tinyModel(), enums: { state: { name: 'state', label: '状态', groups: {}, values: [{ value: 'open', label: '未结' }], data: {} } } }
  const cell = (kind: ExportColumn['kind'], value: unknown, more: Partial<ExportColumn> = {}) => {
    const made = column('x', kind, more)
    return cellOf(made, { x: value }, labelsOf(model, [made]), 'Asia/Shanghai')
  }

  it('are the words that the screen shows', () => {
    expect(cell('enum', 'open', { enum: 'state' })).toEqual({ text: '未结' })
    expect(cell('enum', 'unheard', { enum: 'state' })).toEqual({ text: 'unheard' })
    const [known] = readColumns([{ path: 'x', label: '投放', kind: 'text', known: 'state' }])
    expect(['open', 'other'].map((value) => cell('text', value, known!))).toEqual([{ text: '未结' }, { text: 'other' }])
    expect(cell('tags', ['open', 'b'], { enum: 'state' })).toEqual({ text: '未结、b' })
    expect(cell('bool', false)).toEqual({ text: '否' })
    expect(cell('month', '2025-08-01')).toEqual({ text: '2025-08' })
    expect(cell('datetime', '2025-08-01T07:00:00Z', { zone: 'company' })).toEqual({ moment: '2025-08-01 15:00:00' })
    expect(cell('money', null)).toEqual({ text: '' })
  })

  it('keep every digit of an amount', () => {
    expect(cell('money', '0.0079', { scale: 4 })).toEqual({ number: '0.0079', format: { digits: 4, percent: false } })
    expect(cell('money', '12', { scale: 2 })).toEqual({ number: '12', format: { digits: 2, percent: false } })
    expect(cell('percent', '0.1234')).toEqual({ number: '0.1234', format: { digits: 2, percent: true } })
    expect(cell('integer', 7)).toEqual({ number: '7', format: { digits: 0, percent: false } })
  })

  it('say 合计 and the currency in the first column without a total', () => {
    const columns = [column('shop', 'text'), column('amount', 'money')]
    expect(
      totalCells(columns, { currency: 'USD', values: { amount: '3.50' } }, new Map(), 'Asia/Shanghai'),
    ).toEqual([{ text: '合计（USD）' }, { number: '3.50', format: { digits: 2, percent: false } }])
    const none = { currency: null, values: { amount: '3.50' } }
    expect([true, false].map((isOne) => totalCells(columns, none, new Map(), 'Asia/Shanghai', isOne)[0])).toEqual([{ text: '合计' }, { text: '合计（无币种）' }])
  })

  it('come from columns that are checked', () => {
    expect(readColumns([{ path: 'a', label: '甲', kind: 'money', scale: 3, width: 100 }])).toEqual([{ path: 'a', label: '甲', kind: 'money', scale: 3 }])
    expect(() => readColumns([{ path: 'a' }])).toThrow('columns[0] 应有 path 与 label')
    expect(() => readColumns([{ path: 'a', label: 'b', kind: 'magic' }])).toThrow('不认识「magic」')
    expect(() => readColumns([])).toThrow('1 到 1000 列')
  })
})

describe('an export as CSV', () => {
  it('starts with the byte order mark, and quotes what needs it', async () => {
    const file = await collect(async (out) => {
      const writer = createCsvWriter(out)
      await writer.head(['名称', '金额', '占比', '日期'])
      await writer.row(
        [
          { text: 'a "b", c\nd' }, { number: '-12.5', format: { digits: 2, percent: false } },
          { number: '0.5', format: { digits: 2, percent: true } }, { day: '2025-08-01' },
        ],
      )
      await writer.total([{ text: '合计' }, { text: '' }, { text: '' }, { text: '' }])
      await writer.end()
    })
    expect(file.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(file.subarray(3).toString()).toBe('名称,金额,占比,日期\r\n"a ""b"", c\nd",-12.50,50.00%,2025-08-01\r\n合计,,,\r\n')
  })

  it('makes text harmless that a spreadsheet would run', () => {
    for (const text of [
      '=1+1', '+cmd', '@sum', '-2+3', '\tx', '=HYPERLINK("http://x")', '＝1+1', '＋cmd', '－2+3', '＠sum', ' =1+1', '\n=1', "-cmd|'/c calc'!A0",
    ]) expect(textField(text)).toMatch(/^"?'/)
    for (const text of ['-12.5', '+86', 'B0-ABC', '3-2', '-', '-12.5%', '-1234.50 USD']) expect(textField(text)).toBe(text)
  })
})

describe('an export as XLSX', () => {
  it('is a workbook with numbers as numbers, days as days and text as text', async () => {
    const parts = await unzip(
      await collect(async (out) => {
        const writer = createXlsxWriter(out, { title: '交易/明细' })
        await writer.head(['名称', '金额', '日期'])
        await writer.row([{ text: '=A1 & <b>\u0001' }, { number: '-12.5', format: { digits: 2, percent: false } }, { day: '2025-08-01' }])
        await writer.row([{ text: '长号' }, { number: '12345678901234567.89', format: { digits: 2, percent: false } }, { text: '' }])
        await writer.total([{ text: '合计' }, { number: '0.1', format: { digits: 2, percent: true } }, { text: '' }])
        await writer.end()
      }),
    )
    const sheet = parts['xl/worksheets/sheet1.xml'] ?? ''
    expect(sheet).toContain(
      '<c r="A2" t="inlineStr"><is><t xml:space="preserve">=A1 &amp; &lt;b&gt;</t></is></c><c r="B2" s="5"><v>-12.5</v></c><c r="C2" s="2"><v>45870</v></c>',
    )
    expect(sheet).toContain('12345678901234567.89</t>')
    expect(sheet).toContain('<c r="B4" s="22"><v>0.1</v></c>')
    expect(parts['xl/workbook.xml']).toContain('name="交易 明细"')
    const formats = (parts['xl/styles.xml'] ?? '').match(/<cellXfs.*<\/cellXfs>/)?.[0].match(/<xf /g)
    expect(formats).toHaveLength(24)
  })

  it('goes on in another sheet when one is full', async () => {
    const parts = await unzip(
      await collect(async (out) => {
        const writer = createXlsxWriter(out, { title: 't', maxRows: 3 })
        await writer.head(['n'])
        for (let index = 0; index < 5; index += 1) await writer.row([{ text: `r${index}` }])
        await writer.end()
      }),
    )
    expect(Object.keys(parts).filter((name) => name.includes('sheets/'))).toHaveLength(3)
    expect(parts['xl/worksheets/sheet3.xml']).toContain('r4')
    expect(parts['xl/workbook.xml']?.match(/<sheet /g)).toHaveLength(3)
  })

  it('names columns as spreadsheets do', () => {
    expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA'])
  })

  /** What this thread holds, in bytes; the process's own size is that of all threads, whatever the others do. */
  const held = (): number => {
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }

  it('writes 200,000 rows of 20 columns without growing', async () => {
    let bytes = 0
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        bytes += chunk.length
        done()
      },
    })
    const before = held()
    const writer = createXlsxWriter(sink, { title: 'big' })
    await writer.head(Array.from({ length: 20 }, (_, index) => `列${index}`))
    const row = Array.from({ length: 20 }, (_, index) => (index % 2 ? { text: `文字 ${index}` } : { number: '1234.5', format: { digits: 2, percent: false } }))
    for (let index = 0; index < 200_000; index += 1) await writer.row(row)
    await writer.end()
    await new Promise((done) => sink.once('finish', done))
    expect(bytes).toBeGreaterThan(1_000_000)
    expect(held() - before).toBeLessThan(150 * 1024 * 1024)
  })
})

describe('a file that cannot be written any further', () => {
  const folder = mkdtempSync(join(tmpdir(), 'seller-full-disk-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const cells = Array.from({ length: 20 }, (_, index) => ({ text: `文字 ${index} ${'x'.repeat(20)}` }))
  const writers = {
    csv: (out: Writable) => createCsvWriter(out),
    xlsx: (out: Writable) => createXlsxWriter(out, { title: 't', maxRows: 400, extra: () => [{ name: '说明', lines: [['行数', '1']] }] }),
  }
  const fill = async (writer: SheetWriter, rows: number): Promise<void> => {
    await writer.head(['列'])
    for (let index = 0; index < rows; index += 1) await writer.row(cells)
    await writer.end()
  }

  // A link, so that nothing but the link is ever removed.
  it.runIf(existsSync('/dev/full')).each(
    ['csv', 'xlsx'] as const,
  )('because the disk is full ends %s with that reason, however much was still to come', async (format) => {
    for (const rows of [1, 500, 5_000]) {
      const path = join(folder, `${format}-${rows}`)
      symlinkSync('/dev/full', path)
      await expect(intoFile(path, (out) => fill(writers[format](out), rows)), `${rows} rows`).rejects.toMatchObject({ code: 'ENOSPC' })
    }
  })

  it.each(['csv', 'xlsx'] as const)('breaks %s at whichever piece it breaks', async (format) => {
    for (const bytes of [0, 1, 20_000, 70_000]) {
      let taken = 0
      const sink = new Writable({
        write(chunk: Buffer, _encoding, done) {
          taken += chunk.length
          setImmediate(done, taken > bytes ? Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }) : null)
        },
      })
      const ended = finished(sink)
      ended.catch(() => undefined)
      // What the last piece breaks is heard of by whoever waits for the file.
      await expect(fill(writers[format](sink), 3_000).then(() => ended), `after ${bytes} bytes`).rejects.toMatchObject({ code: 'ENOSPC' })
    }
  })

  it.each(['csv', 'xlsx'] as const)('because its writing was ended throws the reason at the next row of %s', async (format) => {
    const stop = new AbortController()
    const written = intoFile(join(folder, `ended.${format}`), async (out) => {
      const writer = writers[format](out)
      await writer.head(['列'])
      for (let row = 0; ; row += 1) {
        await writer.row(cells)
        if (row === 300) stop.abort(new Error('cancelled'))
      }
    }, stop.signal)
    await expect(written).rejects.toThrow('cancelled')
  })
})
