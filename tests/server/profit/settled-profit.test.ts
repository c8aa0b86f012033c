/** A shop known by its settlements alone has its profit; what a transaction report covers is never counted twice. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Row } from '../../../contract/wire'
import { answerList } from '../../../server/kernel/read/answer/lists'
import { askerOf, askReport } from '../../support/report'
import { importKit, type Kit } from '../imports/kit'

const REPORTS = new URL('../../fixtures/reports/', import.meta.url).pathname
const cents = (value: unknown): number => Math.round(Number(value ?? 0) * 100)

let kit: Kit
let folder: string
beforeAll(async () => {
  kit = await importKit()
  folder = mkdtempSync(join(tmpdir(), 'settled-'))
}, 600_000)
afterAll(async () => {
  await kit.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** Rows of MSKU and month of a shop. */
async function profit(shop: string): Promise<Row[]> {
  const asking = { db: kit.test.db, model: kit.test.model, companyId: kit.caller.companyId }
  const filter = { field: 'shop', op: 'eq' as const, value: shop }
  const measures = ['amount', 'sales_amount', 'quantity', 'refund_quantity', 'unallocated', 'uncosted_quantity']
  return (await askReport(asking, 'profit', { rows: ['shop', 'msku', 'month', 'origin'], measures, filter, currency: 'original' })).list
}

const sum = (rows: Row[], figure: string): number => rows.reduce((all, row) => all + cents(row[figure]), 0)

/** A US transaction report with one order row a moment, of one piece for 10.00. */
function transactions(name: string, ...moments: string[]): string {
  const head = readFileSync(join(REPORTS, 'transactions/us-30.csv'), 'utf8').split('\n').slice(0, 8)
  const row = (moment: string, at: number): string => {
    const sold = [
      moment, '80000000003', 'Order', `114-000000${at}-000000${at}`, 'MUG-RED', 'Mug', '1', 'amazon.com', 'Standard Orders', 'Amazon', 'X', 'MA', '02139',
      'M', '10.00',
    ]
    return [...sold, ...Array<string>(14).fill('0'), '10.00'].map((cell) => `"${cell}"`).join(',')
  }
  const path = join(folder, name)
  writeFileSync(path, [...head, ...moments.map(row), ''].join('\n'))
  return path
}

/** The flat file V2 with other lines: each its moment, type, family, name, amount, MSKU and quantity. */
function settlement(
  name: string, id: string, lines: [at: string, type: string, family: string, of: string, amount: string, msku?: string, quantity?: string][],
): string {
  const [head] = readFileSync(join(REPORTS, 'settlements/v2.txt'), 'utf8').split('\n')
  const columns = head!.trim().split('\t')
  const line = (cells: Record<string, string>): string => columns.map((column) => cells[column] ?? '').join('\t')
  const total = (lines.reduce((all, one) => all + cents(one[4]), 0) / 100).toFixed(2)
  const rows = lines.map(([at, type, family, of, amount, sku = '', quantity = '']) =>
    line({
      'settlement-id': id, currency: 'USD', 'transaction-type': type, 'marketplace-name': 'amazon.com', 'amount-type': family, 'amount-description': of, amount,
      'posted-date': `${at.slice(0, 10)} 00:00:00 UTC`, 'posted-date-time': `${at} UTC`, sku, 'quantity-purchased': quantity,
    }))
  const path = join(folder, name)
  const period = {
    'settlement-start-date': '2026-05-16 00:00:00 UTC', 'settlement-end-date': '2026-07-15 00:00:00 UTC', 'deposit-date': '2026-07-16 00:00:00 UTC',
  }
  writeFileSync(path, [head, line({ 'settlement-id': id, ...period, 'total-amount': total, currency: 'USD' }), ...rows, ''].join('\n'))
  return path
}

it('a settlement alone gives its shop profit rows that add up to the settlement, with sales and pieces', async () => {
  const us = await kit.shop('只有结算V2', 'us')
  await kit.bring(join(REPORTS, 'settlements/v2.txt'), us)
  const rows = await profit(us)
  expect(sum(rows, 'amount')).toBe(9050)
  const figures = rows.map(({
    msku, month, origin, amount, sales_amount, quantity, uncosted_quantity,
  }) => [msku, month, origin, cents(amount), cents(sales_amount), quantity, uncosted_quantity])
  expect(figures).toHaveLength(2)
  expect(figures).toEqual(
    expect.arrayContaining([['MUG-RED', '2026-06', 'settlement', 11049, 12999, 1, 1], [null, '2026-06', 'settlement', -1999, 0, null, null]]),
  )
  expect(sum(rows, 'unallocated')).toBe(-1999)

  const ca = await kit.shop('只有结算V1', 'ca')
  await kit.bring(join(REPORTS, 'settlements/v1-36.txt'), ca)
  const wide = await profit(ca)
  const [settled] = await kit.query<{ amount: string }>(
    `select sum(amount)::text as amount from fee_line where shop_id = $1::bigint and fee_category <> all($2::text[])`,
    [ca, kit.test.model.enums.fee_category!.values.filter(({ group }) => group === 'payout').map(({ value }) => value)])
  expect(sum(wide, 'amount')).toBe(cents(settled!.amount))
  expect(wide.find(({ msku }) => msku === 'CA-MUG')).toMatchObject({ origin: 'settlement', quantity: 2, month: '2025-08' })
})

it('what a settlement reserves and moves is told by the kinds of its fees, as its profit leaves it out, the company’s own rules among them', async () => {
  const shop = await kit.shop('有预留', 'us')
  await kit.bring(settlement('reserves.txt', '80000000013', [
    ['2026-06-15 08:00:00', 'Order', 'ItemPrice', 'Principal', '20.00', 'MUG-RED', '1'],
    ['2026-06-15 09:00:00', 'other-transaction', 'other-transaction', 'Previous Reserve Amount Balance', '7.00'],
    ['2026-06-30 09:00:00', 'other-transaction', 'other-transaction', 'Current Reserve Amount', '-5.00'],
    ['2026-06-30 09:00:00', 'other-transaction', 'other-transaction', 'Payable to Amazon', '0.50'],
    ['2026-06-30 09:00:00', 'other-transaction', 'other-transaction', 'Account Level Reserve 2031', '-1.00'],
  ]), shop)
  const { db, model, companyId } = { ...kit.test, ...kit.caller }
  const told = async (): Promise<unknown> => {
    const request = { page: 1, pageSize: 10, filter: { field: 'shop_id', op: 'eq' as const, value: shop } }
    const { list } = await db.asOwner((tx) => answerList({ tx, model, asker: askerOf({ db, model, companyId }) }, model.entities['settlement']!, request))
    return list.map((row) => ['opening_balance', 'closing_reserve', 'reserve_amount', 'income_amount'].map((field) => cents(row[field])))
  }
  expect(await told()).toEqual([[700, -500, 250, 1900]])
  await kit.query(`update fee_line set fee_category = 'current_reserve' where shop_id = $1::bigint and amount_name = 'Account Level Reserve 2031'`, [shop])
  expect(await told()).toEqual([[700, -600, 150, 2000]])
})

it('the basis tells of settlements only where some are among the figures', async () => {
  const [settled, traded] = [await kit.shop('口径-结算', 'us'), await kit.shop('口径-交易', 'us')]
  await kit.bring(settlement('basis.txt', '80000000011', [['2026-06-15 08:00:00', 'Order', 'ItemPrice', 'Principal', '2.00', 'MUG-RED', '1']]), settled)
  await kit.bring(transactions('basis.csv', 'Jun 10, 2026 9:00:00 AM PDT'), traded)
  const asking = { db: kit.test.db, model: kit.test.model, companyId: kit.caller.companyId }
  for (const [dataset, measure] of [['profit', 'amount'], ['fees', 'amount']] as const) {
    const basis = async (shops: string[]) =>
      (await askReport(asking, dataset, { rows: ['shop'], measures: [measure], filter: { field: 'shop', op: 'in', value: shops } })).about?.basis
    expect(await basis([settled, traded])).toContain('可能与亚马逊的月报不同')
    expect(await basis([settled])).toContain('可能与亚马逊的月报不同')
    expect(await basis([traded])).not.toContain('结算报告')
    expect(await basis([traded])).not.toContain('可能')
  }
})

it('what is asked of one report goes as far as that report goes', async () => {
  const shop = await kit.shop('两种报告到不同的日子', 'us')
  await kit.bring(transactions('ends.csv', 'Jun 10, 2026 9:00:00 AM PDT'), shop)
  await kit.bring(settlement('ends.txt', '80000000012', [['2026-06-25 08:00:00', 'Order', 'ItemPrice', 'Principal', '2.00', 'MUG-RED', '1']]), shop)
  const asking = { db: kit.test.db, model: kit.test.model, companyId: kit.caller.companyId }
  const until = async (dataset: string, origin?: string) => {
    const of = { field: 'shop', op: 'eq' as const, value: shop }
    const filter = origin === undefined ? of : { and: [of, { field: 'origin', op: 'eq' as const, value: origin }] }
    return (await askReport(asking, dataset, { rows: ['shop'], measures: ['amount'], filter })).about?.dataUntil
  }
  expect([await until('fees', 'transaction'), await until('fees', 'settlement'), await until('fees')]).toEqual(['2026-06-10', '2026-06-25', '2026-06-25'])
  expect([await until('profit', 'transaction'), await until('profit')]).toEqual(['2026-06-10', '2026-06-25'])
})

it('transactions take the place of settlement lines on the days they cover, by their own clock, and give it back when undone', async () => {
  const us = await kit.shop('两种报告', 'us')
  await kit.bring(settlement('cross.txt', '80000000009', [
    ['2026-06-01 05:00:00', 'Order', 'ItemPrice', 'Principal', '1.00', 'MUG-RED', '1'], // 31 May in Los Angeles
    ['2026-06-15 08:00:00', 'Order', 'ItemPrice', 'Principal', '2.00', 'MUG-RED', '1'],
    ['2026-06-20 12:00:00', 'Refund', 'ItemPrice', 'Principal', '-4.00', 'MUG-RED', '1'],
    ['2026-07-01 05:00:00', 'Order', 'ItemPrice', 'Principal', '8.00', 'MUG-RED', '1'], // 30 June in Los Angeles
    ['2026-07-02 12:00:00', 'other-transaction', 'other-transaction', 'Subscription Fee', '-16.00'],
  ]), us)
  const alone = await profit(us)
  expect(sum(alone, 'amount')).toBe(-900)
  expect(alone.reduce((all, row) => all + Number(row.refund_quantity ?? 0), 0)).toBe(1)

  // 1 to 30 June with no row between: its days are covered, and so is the first of July by the settlement's clock.
  const june = await kit.bring(transactions('june.csv', 'Jun 1, 2026 9:00:00 AM PDT', 'Jun 30, 2026 9:00:00 AM PDT'), us)
  const both = await profit(us)
  expect(sum(both, 'amount')).toBe(2000 + 100 - 1600)
  const told = (rows: Row[]): unknown[] => rows.map(({ month, origin, amount }) => [month, origin, cents(amount)]).sort()
  expect(told(both)).toEqual([['2026-06', 'settlement', 100], ['2026-06', 'transaction', 2000], ['2026-07', 'settlement', -1600]])
  expect(both.reduce((all, row) => all + Number(row.quantity ?? 0), 0)).toBe(3)

  // A report over three months covers the month between, though it has no row there.
  await kit.undo(june)
  expect(told(await profit(us))).toEqual(told(alone))
  const long = await kit.bring(transactions('long.csv', 'May 20, 2026 9:00:00 AM PDT', 'Jul 5, 2026 9:00:00 AM PDT'), us)
  expect(told(await profit(us))).toEqual([['2026-05', 'transaction', 1000], ['2026-07', 'transaction', 1000]])
  // A settlement that comes after the transactions fills what they leave.
  await kit.bring(settlement('later.txt', '80000000010', [
    ['2026-06-10 08:00:00', 'Order', 'ItemPrice', 'Principal', '32.00', 'MUG-RED', '1'],
    ['2026-07-08 08:00:00', 'Order', 'ItemPrice', 'Principal', '64.00', 'MUG-RED', '1'],
  ]), us)
  expect(told(await profit(us))).toEqual([['2026-05', 'transaction', 1000], ['2026-07', 'settlement', 6400], ['2026-07', 'transaction', 1000]])
  await kit.undo(long)
  expect(sum(await profit(us), 'amount')).toBe(-900 + 9600)
})

it('a transaction report that only says what two others said covers the days between them as well, until it is undone', async () => {
  const us = await kit.shop('三份交易报告', 'us')
  const whole = transactions('whole.csv', ...[1, 10, 20, 30].map((day) => `Jun ${day}, 2026 9:00:00 AM PDT`))
  const lines = readFileSync(whole, 'utf8').trimEnd().split('\n')
  const part = (name: string, ...rows: number[]): string => {
    const path = join(folder, name)
    writeFileSync(path, [...lines.slice(0, 8), ...rows.map((row) => lines[8 + row]!), ''].join('\n'))
    return path
  }
  await kit.bring(settlement('between.txt', '80000000013', [['2026-06-15 20:00:00', 'Order', 'ItemPrice', 'Principal', '3.00', 'MUG-RED', '1']]), us)
  await kit.bring(part('first.csv', 0, 1), us)
  await kit.bring(part('last.csv', 2, 3), us)
  const apart = sum(await profit(us), 'amount')
  expect(apart).toBe(4300)
  const file = await kit.bring(whole, us)
  expect(await kit.query('select count(*)::int as n from settlement_txn where import_id = $1::bigint', [file])).toEqual([{ n: 0 }])
  expect(sum(await profit(us), 'amount')).toBe(4000)
  await kit.undo(file)
  expect(sum(await profit(us), 'amount')).toBe(apart)
})
