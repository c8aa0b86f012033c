/** A report brought again: what it says as before stays as it is, what has changed is written, and files go back one by one as ever. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dice } from '../../support/hostile'
import { fileOf, fixture, fixtureText } from '../../support/import-files'
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

const TEXT = fixtureText('transactions/us-30.csv').trimEnd().split('\n')
const HEAD = TEXT.slice(0, 8)
const LINES = TEXT.slice(8)
const MYSTERY = LINES.find((line) => line.includes('Mystery Fee'))!
const transactions = (lines: readonly string[], name = 'again.csv'): string => fileOf(name, [...HEAD, ...lines].join('\n'))

const TABLES = ['settlement_txn', 'fee_line', 'report_day', 'order_item', 'import_archive']
const images = (): Promise<string[]> => Promise.all(TABLES.map((table) => kit.image(table)))
/** The file's rows that stand there as its own, and the lines made of them. */
const ownRows = async (id: string, table = 'settlement_txn'): Promise<number> =>
  Number((await kit.query<{ n: number }>(`select count(*) as n from ${table} where import_id = $1::bigint`, [id]))[0]!.n)
const said = async (id: string): Promise<Record<string, unknown>> =>
  (await kit.query('select success_count, replaced_count, message from report_file where id = $1::bigint', [id]))[0]!

describe('a report of days that are there', () => {
  it('writes the one row that has changed and leaves the others to the file that brought them', async () => {
    const first = await kit.bring(transactions(LINES, 'first.csv'), us)
    const before = await images()
    const again = await kit.bring(transactions(LINES.map((line) => line.replace('"-25.50","0","-25.50"', '"-26.50","0","-26.50"'))), us)
    expect([await ownRows(first), await ownRows(again), await ownRows(again, 'fee_line')]).toEqual([8, 1, 1])
    expect(await said(again)).toEqual({
      success_count: 9, replaced_count: 9, message: expect.stringMatching(/^已写入 9 行，覆盖原有 9 行（其中 8 行与原有相同，未改动）/) as unknown,
    })
    expect(await kit.query(`select sum(total_amount)::text as n from settlement_txn where shop_id = $1::bigint`, [us])).toEqual([{ n: '1575.25' }])
    expect(await kit.unevenRollups()).toEqual([])
    await expect(kit.undo(first)).rejects.toThrow('不能撤销「first.csv」：它的行已被后来导入的 「again.csv」 覆盖。请先撤销那个文件。')
    expect(await kit.undo(again)).toEqual({ removed: 1, restored: 1 })
    expect(await images()).toEqual(before)
    expect(await kit.undo(first)).toEqual({ removed: 9, restored: 0 })
  })

  it('changes nothing where all of it is there, and still comes before the first file where files are taken back', async () => {
    const first = await kit.bring(transactions(LINES, 'first.csv'), us)
    const before = (await images()).slice(0, 3)
    const again = await kit.bring(transactions(LINES), us)
    expect((await images()).slice(0, 3)).toEqual(before)
    await expect(kit.undo(first)).rejects.toThrow(/again\.csv/)
    expect(await kit.undo(again)).toEqual({ removed: 0, restored: 0 })
    expect(await kit.undo(first)).toEqual({ removed: 9, restored: 0 })
  })

  it('counts equal rows: one more is added, one fewer is taken out', async () => {
    const [twin] = LINES.filter((line) => line.includes('MUG-BLUE'))
    await kit.bring(transactions(LINES, 'first.csv'), us)
    const more = await kit.bring(transactions([...LINES, twin!]), us)
    expect(await ownRows(more)).toBe(1)
    const fewer = await kit.bring(transactions([...LINES.filter((line) => line !== twin), twin!]), us)
    expect([await ownRows(fewer), await said(fewer)]).toMatchObject([0, { success_count: 8 }])
    expect(await kit.query(`select count(*)::int as n from settlement_txn where shop_id = $1::bigint and msku = 'MUG-BLUE'`, [us])).toEqual([{ n: 1 }])
    expect(await kit.unevenRollups()).toEqual([])
  })

  it('writes a row anew of which only the description has changed, which its fee lines alone tell', async () => {
    const first = await kit.bring(transactions(LINES, 'first.csv'), us)
    const again = await kit.bring(transactions(LINES.map((line) => (line === MYSTERY ? line.replace('nobody has seen', 'somebody saw') : line))), us)
    expect([await ownRows(first), await ownRows(again)]).toEqual([8, 1])
    expect(await kit.query('select description from fee_line where import_id = $1::bigint', [again])).toEqual([{ description: 'Something somebody saw' }])
  })

  it('writes a row anew whose lines belong to another category by now', async () => {
    const first = await kit.bring(transactions(LINES, 'first.csv'), us)
    await kit.query(`update fee_line set fee_category = 'vine_fee' where import_id = $1::bigint and fee_category = 'ad_spend'`, [first])
    const again = await kit.bring(transactions(LINES), us)
    expect(await ownRows(again)).toBe(1)
    expect(await kit.query('select fee_category from fee_line where import_id = $1::bigint', [again])).toEqual([{ fee_category: 'ad_spend' }])
  })
})

it('an order that was cancelled since is written, the orders beside it are not', async () => {
  const text = fixtureText('orders/us.txt')
  const first = await kit.bring(fileOf('first.txt', text), us)
  const before = await images()
  const all = await ownRows(first, 'order_item')
  const lines = text.trimEnd().split('\n')
  const cancelled = lines[1]!.replace('2025-03-02T00:00:00', '2025-03-05T00:00:00').replace('Shipped', 'Cancelled')
  const again = await kit.bring(fileOf('again.txt', [lines[0]!, cancelled, ...lines.slice(2)].join('\n')), us)
  expect([await ownRows(first, 'order_item'), await ownRows(again, 'order_item')]).toEqual([all - 1, 1])
  expect(await kit.undo(again)).toEqual({ removed: 1, restored: 1 })
  expect(await images()).toEqual(before)
})

it('a snapshot is one thing: the next of its day takes the place of all of it', async () => {
  const first = await kit.bring(fixture('settlements/v2.txt'), us)
  const again = await kit.bring(fileOf('again.txt', `${fixtureText('settlements/v2.txt').trimEnd()}\n`), us)
  expect([await ownRows(first, 'settlement_line'), await ownRows(again, 'settlement_line') > 0]).toEqual([0, true])
})

describe('files of any days, with changes, brought and taken back as it comes', () => {
  /** What stands there if these files were brought one after the other: each takes the place of all rows between its first and last day. */
  interface Brought { id: string; lines: string[] }
  const dayOf = (line: string): number => Number(/Mar (\d+)/.exec(line)![1])
  function standing(files: readonly Brought[]): string[] {
    let rows: string[] = []
    for (const { lines } of files) {
      const days = lines.map(dayOf)
      const [from, to] = [Math.min(...days), Math.max(...days)]
      rows = [...rows.filter((line) => dayOf(line) < from || dayOf(line) > to), ...lines]
    }
    return rows.map((line) => `${dayOf(line)} ${/"(-?[\d.]+)"$/.exec(line)![1]}`).sort()
  }
  const line = (day: number, cents: number): string =>
    `"Mar ${day}, 2025 9:00:00 AM PST","70000000001","Service Fee","","","Cost of Advertising","","","Standard Orders","","","","","",${
      '"0",'.repeat(13)}"${(cents / 100).toFixed(2)}","0","${(cents / 100).toFixed(2)}"`

  it.each([11, 5077, 90210])('stand as if only the files that are left had come (seed %i)', async (seed) => {
    const next = dice(seed)
    const below = (most: number): number => Math.floor(next() * most)
    const files: Brought[] = []
    let refused = 0
    for (let step = 0; step < 24; step += 1) {
      if (files.length > 1 && next() < 0.4) {
        const at = below(files.length)
        const before = await images()
        try {
          await kit.undo(files[at]!.id)
          files.splice(at, 1)
        } catch (error) {
          expect((error as Error).message).toMatch(/请先撤销/)
          expect(await images()).toEqual(before)
          refused += 1
        }
      } else {
        const from = 1 + below(6)
        const to = from + below(7 - from)
        // Much is as it was, some rows are others, some stand there twice.
        const lines = Array.from({ length: to - from + 1 }, (_, nth) => from + nth).flatMap((day) =>
          Array.from({ length: 1 + below(3) }, () => line(day, -100 * day - (next() < 0.2 ? below(50) : 0))))
        files.push({ id: await kit.bring(transactions(lines, `file-${step}.csv`), us), lines })
      }
      const rows = await kit.query<{ day: number; total: string }>(
        `select extract(day from posted_day)::int as day, total_amount::numeric(12, 2)::text as total from settlement_txn where shop_id = $1::bigint`, [us],
      )
      expect(rows.map(({ day, total }) => `${day} ${total}`).sort()).toEqual(standing(files))
    }
    expect(refused).toBeGreaterThan(0)
    expect(await kit.unevenRollups()).toEqual([])
    for (const { id } of files.toReversed()) await kit.undo(id)
    expect(await kit.query('select from settlement_txn where shop_id = $1::bigint union all select from fee_line where shop_id = $1::bigint', [us])).toEqual([])
  })
})
