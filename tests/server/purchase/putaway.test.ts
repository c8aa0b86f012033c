/** Putting away: what was received waits in the receiving bin, is put into bins part by part, and goes back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'
import { stockKit, wrongBalances } from '../stock/kit'
import { ORDERS, RECEIPTS } from './paths'

const PUTAWAYS = '/v2/warehouse/api/putaway'
const BINS = '/warehouse/api/v1/bin'
const FIXED = '/warehouse/api/v1/skuBin'

let app: TestApp
let admin: Client
let cup: string
let lid: string
let north: string
let south: string
let maker: string
let shelf: Record<string, string>
const kit = stockKit(() => admin)
const { made, step } = kit
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  await kit.ok('/base/api/v1/systemConfig/save', { approve_own: true })
  cup = await kit.sku('CUP')
  lid = await kit.sku('LID')
  north = await made('/warehouse/api/v1/warehouse', { name: '北仓', wh_type: 'local', putaway: true })
  south = await kit.warehouse('南仓')
  maker = await kit.supplier('杯厂')
  shelf = {}
  for (const code of ['A-01', 'A-02', 'B-01']) shelf[code] = await made(BINS, { warehouse_id: north, code })
}, 240_000)
afterAll(() => app?.stop())

/** Goods of a new order received in one go. @returns the receipt */
async function received(warehouse: string, items: { sku: string; good: number; bad?: number; bin?: string }[]): Promise<string> {
  const order = await made(ORDERS, {
    supplier_id: maker, warehouse_id: warehouse, currency: 'CNY', items: items.map(({ sku, good, bad = 0 }) => ({ sku_id: sku, qty: good + bad, price: '2' })),
  })
  for (const transition of ['submit', 'approve', 'order']) expect(await step(ORDERS, order, transition)).toMatchObject({ code: 200 })
  const draft = (await kit.ok('/app/api/v1/document/draft', { entity: 'receipt', way: 'order', ids: [order] }))['row'] as { items: object[] }
  const receipt = await made(RECEIPTS, {
    ...draft, items: draft.items.map((item, at) => ({ ...item, bin_id: items[at]!.bin ?? null })), made_from: { way: 'order', ids: [order] },
  })
  const lines = await kit.rows(`${RECEIPTS}/items`, ['id'], kit.is('receipt_id', receipt))
  const answers = lines.map(({ id }, at) => ({ id, good_qty: items[at]!.good, bad_qty: items[at]!.bad ?? 0 }))
  expect(await step(RECEIPTS, receipt, 'receive', { items: answers })).toMatchObject({ code: 200 })
  return receipt
}

const HEAD = ['id', 'doc_no', 'putaway_state', 'source_no', 'qty', 'done_qty', 'open_qty', 'finish_time']
const putawayOf = async (receipt: string) => (await kit.rows(`${PUTAWAYS}/list`, HEAD, kit.is('receipt_id', receipt)))[0]
const linesOf = (id: unknown) => kit.rows(
  `${PUTAWAYS}/items`, ['id', 'sku_id', 'condition', 'qty', 'done_qty', 'open_qty', 'suggest_bin.code', 'suggest_why', 'put_bins'],
  kit.is('putaway_id', String(id)),
)
const put = async (id: unknown, each: { now_qty: number; bin_id: string | null }[]) => step(PUTAWAYS, String(id), 'put', {
  items: (await linesOf(id)).map((line, at) => ({ id: line['id'], ...each[at] })),
})
/** Good pieces by the code of their bin. */
const bins = async (sku: string) => Object.fromEntries((await kit.rows('/warehouse/api/v1/stock/balances', ['bin.code', 'qty'], {
  and: [kit.is('sku_id', sku), kit.is('warehouse_id', north), kit.is('condition', 'good'), kit.is('place_kind', 'bin')],
})).filter(({ qty }) => qty !== 0).map((row) => [row['bin.code'], row['qty']]))

describe('a warehouse that puts away', () => {
  it('keeps what was received in its receiving bin, held, and puts it into bins part by part; the ledger says from where to where', async () => {
    const receipt = await received(north, [{ sku: cup, good: 50, bad: 5, bin: shelf['A-01']! }, { sku: lid, good: 10 }])
    expect(await bins(cup)).toEqual({ 收货位: 50 })
    expect(await kit.standing(cup, north)).toMatchObject({ on: 50, held: 50, bad: 5 })
    const head = (await putawayOf(receipt))!
    expect(head).toMatchObject({ putaway_state: '0', qty: 65, open_qty: 65 })
    expect(await linesOf(head['id'])).toMatchObject([
      { sku_id: cup, condition: 'good', qty: 50, 'suggest_bin.code': 'A-01', suggest_why: '1' },
      { sku_id: cup, condition: 'bad', qty: 5, 'suggest_bin.code': 'A-01' }, { sku_id: lid, qty: 10, 'suggest_bin.code': null, suggest_why: null },
    ])
    const none = { now_qty: 0, bin_id: null }
    expect(await put(head['id'], [none, none, none])).toMatchObject({ code: 1002, msg: expect.stringContaining('没有货可以上架') })
    expect(await put(head['id'], [{ now_qty: 5, bin_id: null }, none, none])).toMatchObject({ code: 1002, msg: expect.stringContaining('「CUP」要放到哪个仓位') })
    expect(await put(head['id'], [{ now_qty: 51, bin_id: shelf['A-01']! }, none, none])).toMatchObject({ code: 1002, msg: expect.stringContaining('不能多于待上架') })
    expect(await put(head['id'], [{ now_qty: 30, bin_id: shelf['A-01']! }, none, none])).toMatchObject({ code: 200 })
    expect(await bins(cup)).toEqual({ 收货位: 20, 'A-01': 30 })
    expect(await kit.standing(cup, north)).toMatchObject({ on: 50, held: 20 })
    expect(await put(head['id'], [{ now_qty: 20, bin_id: shelf['A-02']! }, { now_qty: 5, bin_id: shelf['B-01']! }, { now_qty: 10, bin_id: shelf['B-01']! }]))
      .toMatchObject({ code: 200 })
    expect(await bins(cup)).toEqual({ 'A-01': 30, 'A-02': 20 })
    expect(await putawayOf(receipt)).toMatchObject({ putaway_state: '2', done_qty: 65, open_qty: 0, finish_time: expect.any(String) })
    expect((await linesOf(head['id'])).map((line) => line['put_bins'])).toEqual(['A-01 × 30、A-02 × 20', 'B-01 × 5', 'B-01 × 10'])
    const entries = await kit.rows('/warehouse/api/v1/stock/entries', ['from_bin.code', 'to_bin.code', 'qty', 'doc_no'], {
      and: [kit.is('sku_id', lid), kit.is('reason', 'putaway')],
    })
    expect(entries).toMatchObject([{ 'from_bin.code': '收货位', 'to_bin.code': 'B-01', qty: 10, doc_no: head['doc_no'] }])
    expect(await step(RECEIPTS, receipt, 'unPutIn')).toMatchObject({ code: 1002, msg: `上架单「${String(head['doc_no'])}」已上架 65 个，请先在「上架管理」撤销上架，再撤销入库` })
    expect(await step(PUTAWAYS, String(head['id']), 'unput')).toMatchObject({ code: 200 })
    expect(await bins(cup)).toEqual({ 收货位: 50 })
    expect(await putawayOf(receipt)).toMatchObject({ putaway_state: '0', done_qty: 0, finish_time: null })
    expect(await step(RECEIPTS, receipt, 'unPutIn')).toMatchObject({ code: 200 })
    expect(await putawayOf(receipt)).toBeUndefined()
    expect(await kit.standing(cup, north)).toMatchObject({ on: 0, held: 0, bad: 0 })
    expect(await wrongBalances(app)).toEqual([])
  })

  it('suggests a fixed bin, else where the goods lie, and puts all there at once; what is ended stays free in the receiving bin', async () => {
    await made(FIXED, { sku_id: cup, bin_id: shelf['A-02'] })
    expect(await kit.post(`${FIXED}/add`, { sku_id: cup, bin_id: shelf['B-01'] }))
      .toMatchObject({ code: 1002, msg: '「CUP」在「北仓」已有固定仓位「A-02」，请修改那一行' })
    const first = (await putawayOf(await received(north, [{ sku: cup, good: 8 }, { sku: lid, good: 4 }])))!
    expect((await linesOf(first['id'])).map((line) => [line['suggest_bin.code'], line['suggest_why']])).toEqual([['A-02', '2'], ['B-01', '4']])
    expect(await step(PUTAWAYS, String(first['id']), 'putSuggested')).toMatchObject({ code: 200 })
    expect(await bins(lid)).toEqual({ 'B-01': 4 })
    const second = (await putawayOf(await received(north, [{ sku: lid, good: 6 }])))!
    expect(await linesOf(second['id'])).toMatchObject([{ 'suggest_bin.code': 'B-01', suggest_why: '3' }])
    expect(await put(second['id'], [{ now_qty: 2, bin_id: shelf['A-01']! }])).toMatchObject({ code: 200 })
    expect(await step(PUTAWAYS, String(second['id']), 'end', { remark: '其余直接发走' })).toMatchObject({ code: 200 })
    expect(await kit.standing(lid, north)).toMatchObject({ on: 10, held: 0 })
    expect(await bins(lid)).toEqual({ 'A-01': 2, 'B-01': 4, 收货位: 4 })
    expect(await step(PUTAWAYS, String(second['id']), 'resume')).toMatchObject({ code: 200 })
    expect(await kit.standing(lid, north)).toMatchObject({ held: 4 })
    // The receipt that was taken back came and went: 10. Putting away is neither.
    const flow = await kit.ok('/warehouse/api/v1/stock/flow', {
      page: 1, pageSize: 50, rows: ['sku', 'product_name', 'day'], fields: ['in_qty', 'out_qty'], filter: kit.is('sku', 'LID'),
    })
    expect(flow['list']).toMatchObject([{ in_qty: 20, out_qty: 10 }])
    expect(await wrongBalances(app)).toEqual([])
  })

  it('leaves other warehouses as they were', async () => {
    const receipt = await received(south, [{ sku: cup, good: 3 }])
    expect(await putawayOf(receipt)).toBeUndefined()
    expect(await kit.standing(cup, south)).toMatchObject({ on: 3, held: 0 })
  })

  it('is scanned: codes of its goods, what a label of Amazon holds, and the bins of its warehouse alone', async () => {
    await kit.ok('/commodity/api/v1/sku/edit', { id: lid, barcode: '6901234567892' })
    const shop = await insertShop(app.runtime.db, app.companyId)
    await app.runtime.db.asOwner((tx) => tx.query(
      `insert into product (company_id, shop_id, msku, fnsku, currency)
       values ($1, $2::bigint, 'LID-US', 'X00LID', 'USD'), ($1, $2::bigint, 'LID-OLD', 'X00OLD', 'USD')`, [app.companyId, shop],
    ))
    await made('/commodity/api/v1/pairing', { shop_id: shop, msku: 'LID-US', sku_id: lid, qty: 2 })
    await made('/commodity/api/v1/pairing', { shop_id: shop, msku: 'LID-OLD', sku_id: lid, qty: 1, to_day: '2024-12-31' })
    const { id } = (await putawayOf(await received(north, [{ sku: lid, good: 3 }])))!
    const codes = await kit.ok('/app/api/v1/document/scanCodes', { entity: 'putaway', step: 'put', id }) as { goods: object[]; places: { code: string }[] }
    expect(codes.goods).toEqual([
      { code: 'LID', value: lid, each: 1 }, { code: '6901234567892', value: lid, each: 1 }, { code: 'LID-US', value: lid, each: 2 },
      { code: 'X00LID', value: lid, each: 2 },
    ])
    expect(codes.places.map(({ code }) => code).sort()).toEqual(['A-01', 'A-02', 'B-01', '收货位', '默认'])
    expect(await kit.post('/app/api/v1/document/scanCodes', { entity: 'putaway', step: 'end', id })).toMatchObject({ msg: expect.stringContaining('不能扫码') })
  })
})
