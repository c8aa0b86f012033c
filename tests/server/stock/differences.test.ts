/** Third-party counts beside the ledger: what differs is told as it is entered, compared anew, and made good by a stocktake. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { stockKit } from './kit'

const DIFFS = '/v2/warehouse/api/stock_diff'

let app: TestApp
let admin: Client
let sku: string
let north: string
const kit = stockKit(() => admin)
const day = (offset = 0) => new Date(Date.now() + 8 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10)
const come = async (good: number, move_day: string) => {
  const id = await kit.move({ move_type: 'manual_in', warehouse_id: north, move_day, items: [{ sku_id: sku, good_qty: good, bad_qty: 2 }] })
  for (const transition of ['submit', 'approve', 'finish']) await kit.ok('/warehouse/api/v1/stockMove/step', { id, transition })
}
const row = async (id: string) => (await kit.rows(`${DIFFS}/list`, ['erp_qty', 'third_qty', 'diff_qty', 'handle_status'], kit.is('id', id)))[0]

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  await kit.ok('/base/api/v1/systemConfig/save', { approve_own: true })
  sku = await kit.sku('CUP')
  north = await kit.warehouse('海外仓')
  await come(10, day(-3))
}, 240_000)
afterAll(() => app?.stop())

describe('a third-party count', () => {
  it('is compared with the good pieces of the end of its day, compared anew on demand, handled with a reason, and made good by a stocktake', async () => {
    await come(5, day(-1))
    const add = async (body: object) => String((await kit.ok(`${DIFFS}/add`, { warehouse_id: north, sku_id: sku, ...body }))['id'])
    const before = await add({ third_qty: 9, count_day: day(-2) })
    expect(await row(before)).toEqual(expect.objectContaining({ erp_qty: 10, diff_qty: -1, handle_status: '0' }))
    const now = await add({ third_qty: 18, count_day: day() })
    expect(await row(now)).toMatchObject({ erp_qty: 15, diff_qty: 3 })
    expect(await kit.post(`${DIFFS}/add`, { warehouse_id: north, sku_id: sku, third_qty: 1, count_day: day(2) }))
      .toMatchObject({ code: 1002, msg: expect.stringContaining('比对日期不能晚于今天') })
    await come(1, day())
    expect(await kit.post(`${DIFFS}/status`, { id: now, transition: 'compare' })).toMatchObject({ code: 200 })
    expect(await row(now)).toMatchObject({ erp_qty: 16, diff_qty: 2 })
    const draft = { made_from: { way: 'diff', ids: [now] }, warehouse_id: north, check_kind: '2', items: [{ sku_id: sku, real_qty: 18 }] }
    const check = String((await kit.ok('/v2/warehouse/api/stocktake/add', draft))['id'])
    for (const transition of ['freeze', 'submit', 'approve']) expect(await kit.stocktakeStep(check, transition)).toMatchObject({ code: 200 })
    expect(await kit.post(`${DIFFS}/status`, { id: now, transition: 'compare' })).toMatchObject({ code: 200 })
    expect(await row(now)).toMatchObject({ erp_qty: 18, diff_qty: 0 })
    expect(await kit.post(`${DIFFS}/status`, { id: now, transition: 'done', reason: '已盘点' })).toMatchObject({ code: 200 })
    expect(await kit.post(`${DIFFS}/edit`, { id: now, third_qty: 3 })).not.toMatchObject({ code: 200 })
  })
})
