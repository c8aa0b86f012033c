/**
 * Random receipts, issues, bills and closings, backdated and taken back, through the server's calls alone: what a plain list of the accepted ones comes
 * to, unit by unit, is what the server says of every batch, whatever the seeds (SEED: words) and how many (STEPS); taken back, nothing is left.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { randomOf } from '../../../server/demo/random.demo'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { costKit, wrongCosts } from './kit'
import { Reference } from './reference'

const SEEDS = (process.env['SEED'] ?? 'cost').split(' ')
const STEPS = Number(process.env['STEPS'] ?? 40)
const REPORT = '/fba/api/v1/inventory_report'
const SETTLE = '/fba/api/v1/settlement'

let app: TestApp
let admin: Client
let warehouse: string
const kit = costKit(() => admin)
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  await kit.ok('/base/api/v1/systemConfig/save', { approve_own: true, negative_stock: true })
  warehouse = await kit.warehouse('仓')
}, 240_000)
afterAll(() => app?.stop())

const monthBack = (back: number): string => {
  const now = new Date(Date.now() + 8 * 3_600_000)
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7)
}
/** Three months that are over; the first of them is closed in the midst. */
const MONTHS = [3, 2, 1].map(monthBack)

it.each(SEEDS)(`is what the accepted documents come to, unit by unit (seed %s, ${STEPS} steps)`, { timeout: 1_800_000 }, async (seed) => {
  const skus = await Promise.all(['A', 'B', 'C'].map((code) => kit.sku(`${seed} ${code}`)))
  const random = randomOf(seed)
  const reference = new Reference()
  const batchIds = new Map<string, string>()
  const standing: { id: string; day: string; kind: 'in' | 'out' | 'fee' }[] = []
  let closed = ''
  const dayOf = (): string => `${random.pick(MONTHS.filter((month) => month > closed))}-${String(random.whole(1, 28)).padStart(2, '0')}`

  async function receive(): Promise<void> {
    const [sku, qty, day] = [random.pick(skus), random.whole(1, 20), dayOf()]
    const cents = random.chance(0.2) ? undefined : random.whole(1, 999)
    const id = await kit.moved('manual_in', warehouse, day, [
      { sku_id: sku, good_qty: qty, ...(cents === undefined ? {} : { unit_cost: (cents / 100).toFixed(2) }) },
    ])
    const [batch] = await kit.rows(`${REPORT}/batches`, ['id'], { and: [kit.is('doc_id', id), { field: 'in_qty', op: 'gt', value: 0 }] })
    batchIds.set(id, String(batch!['id']))
    reference.came.push({ id, sku, day, nth: Number(id), qty })
    if (cents !== undefined) reference.said.push({ id, batch: id, month: day.slice(0, 7), cents: cents * qty })
    standing.push({ id, day, kind: 'in' })
  }

  async function issue(): Promise<void> {
    const [sku, qty, day] = [random.pick(skus), random.whole(1, 12), dayOf()]
    const id = await kit.moved('manual_out', warehouse, day, [{ sku_id: sku, good_qty: qty }])
    reference.left.push({ id, sku, day, nth: Number(id), qty })
    standing.push({ id, day, kind: 'out' })
  }

  /** A bill of a month for a batch, which counts not before the batch came nor in what is closed. */
  async function bill(): Promise<void> {
    const batch = reference.came.length > 0 ? random.pick(reference.came) : undefined
    if (!batch) return
    const [day, cents] = [`${random.pick(MONTHS)}-15`, random.whole(1, 5000)]
    const { id } = await kit.ok(`${REPORT}/feeAdd`, {
      kind: random.pick(['head', 'duty', 'other']), basis: 'bill', amount: (cents / 100).toFixed(2), currency: 'CNY', apportion: '3', fee_day: day,
      items: [{ layer_id: batchIds.get(batch.id) }],
    })
    expect(await kit.post(`${REPORT}/feeStep`, { id, transition: 'post' })).toMatchObject({ code: 200 })
    const open = MONTHS.find((month) => month > closed)!
    const month = [day.slice(0, 7), batch.day.slice(0, 7), open].reduce((latest, each) => (each > latest ? each : latest))
    reference.said.push({ id: `fee ${String(id)}`, batch: batch.id, month, cents })
    standing.push({ id: String(id), day: `${month}-15`, kind: 'fee' })
  }

  /** What stands in an open month. */
  async function takeBack(at: number): Promise<boolean> {
    const one = standing[at]
    if (!one || one.day.slice(0, 7) <= closed) return false
    const step = one.kind === 'fee' ? await kit.post(`${REPORT}/feeStep`, { id: one.id, transition: 'unpost' }) : await kit.moveStep(one.id, 'unfinish')
    if (step.code !== 200) return false
    reference.takeBack(one.kind === 'fee' ? `fee ${one.id}` : one.id)
    standing.splice(at, 1)
    return true
  }

  const step = async (transition: string, month: string): Promise<{ code: number; msg: string }> => {
    const rows = await kit.rows(`${SETTLE}/checkout_list`, ['id', 'month'])
    const id = rows.find((row) => String(row['month']).startsWith(month))?.['id']
    return kit.post(`${SETTLE}/do_checkout`, { id, transition, close_remark: '月结', reopen_reason: '补单' })
  }

  const cents = (value: unknown): number => Math.round(Number(value) * 100)
  async function expectAlike(): Promise<void> {
    expect(await wrongCosts(app)).toEqual([])
    const wanted = reference.expected()
    const rows = await kit.rows(`${REPORT}/batches`, ['id', 'used_qty', 'used_cost', 'diff_cost', 'left_cost'], { field: 'in_qty', op: 'gt', value: 0 }, 1000)
    const is = new Map(rows.map((row) => [
      String(row['id']), [Number(row['used_qty']), cents(row['used_cost']), cents(row['diff_cost']), cents(row['left_cost'])],
    ]))
    expect(Object.fromEntries(reference.came.map(({ id }) => [id, is.get(batchIds.get(id)!)])))
      .toEqual(Object.fromEntries(reference.came.map(({ id }) => [id, [wanted.used, wanted.spent, wanted.diff, wanted.left].map((of) => of.get(id) ?? 0)])))
    expect(is.size).toBe(reference.came.length)
    const gaps = await kit.rows(`${REPORT}/batchUses`, ['doc_id', 'qty'], { field: 'layer_id', op: 'empty', value: true }, 1000)
    const lacking = new Map<string, number>()
    for (const row of gaps) lacking.set(String(row['doc_id']), (lacking.get(String(row['doc_id'])) ?? 0) + Number(row['qty']))
    expect([...lacking].toSorted()).toEqual([...wanted.gap].toSorted())
  }

  for (let nth = 0; nth < STEPS; nth += 1) {
    await random.pick([receive, receive, issue, issue, bill, () => takeBack(random.whole(0, Math.max(0, standing.length - 1)))])()
    if (nth % 12 === 11) await expectAlike()
  }
  await expectAlike()
  // Covered in full, the first month is closed; from then on its bytes stand, whatever is billed or moved.
  for (const sku of skus) {
    const id = await kit.moved('manual_in', warehouse, `${MONTHS[0]}-01`, [{ sku_id: sku, good_qty: 2000, unit_cost: '1' }])
    const [batch] = await kit.rows(`${REPORT}/batches`, ['id'], { and: [kit.is('doc_id', id), { field: 'in_qty', op: 'gt', value: 0 }] })
    batchIds.set(id, String(batch!['id']))
    reference.came.push({ id, sku, day: `${MONTHS[0]}-01`, nth: Number(id), qty: 2000 })
    reference.said.push({ id, batch: id, month: MONTHS[0]!, cents: 200_000 })
    standing.push({ id, day: `${MONTHS[0]}-01`, kind: 'in' })
  }
  await expectAlike()
  const closing = await step('closeAnyway', MONTHS[0]!)
  expect([closing.code, closing.msg]).toEqual([200, closing.msg])
  closed = MONTHS[0]!
  const within = { field: 'use_day', op: 'between', value: [`${closed}-01`, `${closed}-28`] }
  const before = JSON.stringify(await kit.uses(within))
  for (let nth = 0; nth < STEPS / 2; nth += 1) {
    await random.pick([receive, issue, issue, bill, bill, () => takeBack(random.whole(0, Math.max(0, standing.length - 1)))])()
  }
  await expectAlike()
  expect(JSON.stringify(await kit.uses(within))).toBe(before)
  // Opened again and taken back, last first: nothing is left anywhere.
  expect(await step('reopen', closed)).toMatchObject({ code: 200 })
  closed = ''
  while (standing.length > 0) expect(await takeBack(standing.length - 1)).toBe(true)
  expect(await kit.rows(`${REPORT}/batches`, ['id'], { field: 'in_qty', op: 'gt', value: 0 })).toEqual([])
  expect(await kit.uses({ field: 'qty', op: 'gt', value: 0 })).toEqual([])
  const left = await kit.ok(`${REPORT}/batchLines`, { page: 1, pageSize: 1000, fields: ['layer_id', 'base_amount', 'diff_amount'] })
  expect((left['list'] as Record<string, unknown>[]).reduce((sum, row) => sum + cents(row['base_amount']), 0)).toBe(0)
  expect(await wrongCosts(app)).toEqual([])
})
