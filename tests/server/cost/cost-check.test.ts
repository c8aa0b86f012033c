/** 数据核对 of the cost ledger: green after work of every kind, and naming the row that somebody broke past it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { checkNow } from '../identities/checking'
import { costKit } from './kit'

const MINE = ['cost_batches_are_stock', 'cost_follows_documents', 'cost_batches_not_overdrawn', 'cost_batches_spent_whole', 'cost_gaps_named']

let app: TestApp
let admin: Client
let north: string
const kit = costKit(() => admin)
const day = (offset = 0) => new Date(Date.now() + 8 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10)

const red = async (): Promise<string[]> => {
  await checkNow(app, admin)
  const { list } = await kit.ok('/app/api/v1/identities/list', { page: 1, pageSize: 100 }) as { list: Record<string, unknown>[] }
  const mine = list.filter(({ identity }) => MINE.includes(String(identity)))
  expect([...new Set(mine.map(({ identity }) => identity))].toSorted()).toEqual(MINE.toSorted())
  return mine.filter(({ state }) => state === 'red').map(({ identity }) => String(identity)).toSorted()
}
const named = async (identity: string): Promise<unknown[]> => (await kit.rows(
  '/app/api/v1/identities/differences', ['row_name', 'difference'], kit.is('identity', identity))).map(({ row_name: name, difference }) => [name, difference])
const query = async <R>(text: string, values: unknown[] = []): Promise<R[]> => (await app.runtime.db.asOwner((tx) => tx.query<R>(text, values))).rows

/** Breaks a row by SQL, tells what turns red and the rows it names, and mends it. */
async function broken(table: string, id: unknown, change: string): Promise<string[]> {
  const [was] = await query<Record<string, unknown>>(`select * from ${table} where id = $1`, [id])
  const [field] = change.split(' = ')
  await query(`update ${table} set ${change} where id = $1`, [id])
  const found = await red()
  await query(`update ${table} set ${field} = $2 where id = $1`, [id, was![field!]])
  return found
}

let spent: string
let lacking: string
beforeAll(async () => {
  app = await startTestApp({ retryMs: 1 })
  admin = await app.admin()
  await kit.ok('/base/api/v1/systemConfig/save', { approve_own: true, negative_stock: true })
  north = await kit.warehouse('北仓')
  const south = await kit.warehouse('南仓')
  const [cup, lid] = [await kit.sku('CUP'), await kit.sku('LID')]
  spent = await kit.moved('manual_in', north, day(-9), [{ sku_id: cup, good_qty: 3, unit_cost: '3.3333' }])
  await kit.moved('manual_in', north, day(-8), [{ sku_id: cup, good_qty: 9, bad_qty: 1, unit_cost: '2' }])
  await kit.moved('manual_out', north, day(-7), [{ sku_id: cup, good_qty: 4 }])
  const back = await kit.moved('manual_out', north, day(-6), [{ sku_id: cup, good_qty: 2 }])
  await kit.ok('/warehouse/api/v1/stockMove/step', { id: back, transition: 'unfinish' })
  const sent = await kit.transfer({ out_wh_id: north, in_wh_id: south, items: [{ sku_id: cup, quantity: 3 }] })
  for (const transition of ['submit', 'approve']) await kit.ok('/v2/warehouse/api/transfer/status', { id: sent, transition })
  lacking = await kit.moved('manual_out', south, day(-5), [{ sku_id: lid, good_qty: 5 }])
  await kit.moved('manual_in', south, day(-4), [{ sku_id: lid, good_qty: 2, unit_cost: '1' }])
}, 240_000)
afterAll(() => app?.stop())

describe('the cost ledger', () => {
  it('is found to add up, also where cost lacks, and names what is broken past it', async () => {
    expect(await red()).toEqual([])
    const [batch] = await query<{ id: string; no: string }>('select id::text, doc_no as no from cost_layer where doc_id = $1', [spent])
    expect(await broken('cost_layer', batch!.id, 'in_qty = 2')).toEqual(['cost_batches_are_stock', 'cost_batches_not_overdrawn', 'cost_follows_documents'])
    expect(await named('cost_batches_are_stock')).toEqual([['CUP', '-1.00']])
    expect(await named('cost_follows_documents')).toEqual([[`CUP · stock_move · ${batch!.no}`, '-1.00']])
    expect(await named('cost_batches_not_overdrawn')).toEqual([[`CUP · ${batch!.id}`, '1.00']])
    const [use] = await query<{ id: string }>('select id::text from cost_use where layer_id = $1::bigint', [batch!.id])
    expect(await broken('cost_use', use!.id, 'amount = 9.99')).toEqual(['cost_batches_spent_whole'])
    expect(await named('cost_batches_spent_whole')).toEqual([[`CUP · ${batch!.id}`, '1.00']])
    const [gap] = await query<{ id: string }>('select id::text from cost_use where doc_id = $1 and layer_id is null', [lacking])
    expect(await broken('cost_use', gap!.id, 'missing_qty = 0')).toEqual(['cost_gaps_named'])
    expect(await named('cost_gaps_named')).toEqual([[`LID · ${gap!.id}`, '1.00']])
    expect(await red()).toEqual([])
  })
})
