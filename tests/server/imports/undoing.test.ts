/** Back from the books: what undoing a file restores, what it refuses, and whose files nobody else sees. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

describe('undoing', () => {
  const TABLES = ['settlement_txn', 'fee_line', 'report_day', 'settlement', 'settlement_line', 'storage_fee', 'order_item', 'import_archive']
  const images = (): Promise<string[]> => Promise.all(TABLES.map((table) => kit.image(table)))

  it.each([
    ['transactions', 'transactions/us-30.csv', 'transactions/us-32-status.csv', 'us'],
    ['settlements', 'settlements/v1-36.txt', 'settlements/v1-33.txt', 'ca'],
    ['storage fees', 'storage/us-new.csv', 'storage/us-month-word.csv', 'us'],
    ['orders', 'orders/us.txt', 'orders/us-later.txt', 'us'],
  ])('brings the replaced %s back exactly as they were', async (_what, first, second, site) => {
    const shop = await kit.shop(`${site} undo ${number}`, site)
    await kit.bring(fixture(first), shop)
    const before = await images()
    const id = await kit.bring(fixture(second), shop)
    expect(await images()).not.toEqual(before)
    await kit.undo(id)
    expect(await images()).toEqual(before)
    expect((await kit.file(id)).state).toBe('undone')
    expect(await kit.unevenRollups()).toEqual([])
  })

  it('leaves nothing of a file that replaced nothing', async () => {
    const id = await kit.bring(transactions, us)
    expect(await kit.undo(id)).toEqual({ removed: 9, restored: 0 })
    expect([await ofShop('settlement_txn'), await ofShop('fee_line'), await ofShop('report_day')]).toEqual([0, 0, 0])
    await expect(kit.undo(id)).rejects.toThrow(/已撤销.*不能撤销/)
    expect(kit.audited.at(-1)).toMatchObject({ action: 'undo', key: { id } })
  })

  it('is refused while a later file stands on its rows, and names that file', async () => {
    const first = await kit.bring(transactions, us)
    const second = await kit.bring(fixture('transactions/us-32-status.csv'), us)
    await expect(kit.undo(first)).rejects.toThrow('不能撤销「us-30.csv」：它的行已被后来导入的 「us-32-status.csv」 覆盖。请先撤销那个文件。')
    await kit.undo(second)
    expect(await kit.undo(first)).toEqual({ removed: 9, restored: 0 })
  })

  it('is refused where the place of the returning rows is taken by now', async () => {
    await kit.bring(transactions, us)
    const gap = await kit.bring(variant((line) => line.startsWith('"Mar 1, 2025 12:57') || line.includes('Mar 12')), us)
    await kit.bring(variant((line) => line.includes('Mar 3')), us)
    await expect(kit.undo(gap)).rejects.toThrow(/后来又写入了 「variant.csv」 的行.*重复计数/)
  })

  it('can be followed by writing the same file again', async () => {
    const id = await kit.bring(transactions, us)
    await kit.undo(id)
    await kit.bring(transactions, us)
    expect(await total('settlement_txn', 'total_amount')).toBe('1576.25')
  })
})

describe('fences', () => {
  it('another company sees neither file nor rows', async () => {
    const id = await kit.bring(transactions, us)
    const stranger = await importKit()
    try {
      await expect(stranger.read(id)).rejects.toThrow(/没有这个导入文件/)
    } finally {
      await stranger.drop()
    }
    const other = { ...kit.caller, companyId: kit.caller.companyId + 1 }
    const seen = await kit.test.db.withCompany(
      other, (tx) => tx.query('select 1 from settlement_txn union all select 1 from import_archive union all select 1 from report_file'),
    )
    expect(seen.rows).toEqual([])
  })

  it('somebody who may not see the shop can neither read nor write its files', async () => {
    const [id] = await kit.upload(transactions, { shopId: us })
    const limited = { ...kit.importer, caller: { ...kit.caller, shopIds: ['0'], employeeId: '2' } }
    const { readImport } = await import('../../../server/kernel/intake/read-import')
    await expect(readImport(limited, id!)).rejects.toThrow(/不属于您能看到的店铺/)
  })
})
