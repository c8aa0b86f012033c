/** 数据核对 of the stock ledger: green after work, and naming the place and the goods whose balance somebody broke past the ledger. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { checkNow } from '../identities/checking'
import { stockKit } from './kit'

const MINE = ['stock_is_its_entries', 'stock_goes_somewhere', 'stock_covers_holds']

let app: TestApp
let admin: Client
let sku: string
const kit = stockKit(() => admin)
const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

const states = async (): Promise<Record<string, unknown>> => {
  const { list } = await kit.ok('/app/api/v1/identities/list', { page: 1, pageSize: 100 }) as { list: Record<string, unknown>[] }
  return Object.fromEntries(list.filter(({ identity }) => MINE.includes(String(identity))).map(({ identity, state }) => [identity, state]))
}
const differing = async (identity: string): Promise<Record<string, unknown>[]> => kit.rows(
  '/app/api/v1/identities/differences', ['row_name', 'left_value', 'right_value', 'difference'], kit.is('identity', identity))
const broken = (qty: number) => app.runtime.db.asOwner((tx) => tx.query(
  `update stock_balance set qty = $3 where company_id = $1 and sku_id = $2::bigint and place_kind = 'bin' and condition = 'good'`, [app.companyId, sku, qty]))

beforeAll(async () => {
  app = await startTestApp({ retryMs: 1 })
  admin = await app.admin()
  await kit.ok('/base/api/v1/systemConfig/save', { approve_own: true })
  sku = await kit.sku('CUP')
  const [north, south] = [await kit.warehouse('北仓'), await kit.warehouse('南仓')]
  const come = await kit.move({ move_type: 'manual_in', warehouse_id: north, move_day: day, items: [{ sku_id: sku, good_qty: 10, bad_qty: 2 }] })
  for (const transition of ['submit', 'approve', 'finish']) await kit.ok('/warehouse/api/v1/stockMove/step', { id: come, transition })
  const sent = await kit.transfer({ out_wh_id: north, in_wh_id: south, items: [{ sku_id: sku, quantity: 4 }] })
  for (const transition of ['submit', 'approve']) await kit.ok('/v2/warehouse/api/transfer/status', { id: sent, transition })
}, 240_000)
afterAll(() => app?.stop())

describe('the stock ledger', () => {
  it('is found to add up, and a balance that is broken past it is named, until it is right again', async () => {
    await checkNow(app, admin)
    expect(await states()).toEqual({ stock_is_its_entries: 'green', stock_goes_somewhere: 'green', stock_covers_holds: expect.stringMatching(/green|none/) })
    await broken(3)
    await checkNow(app, admin)
    expect(await states()).toEqual({ stock_is_its_entries: 'red', stock_goes_somewhere: 'red', stock_covers_holds: 'red' })
    expect(await differing('stock_is_its_entries')).toMatchObject([{ row_name: expect.stringMatching(/CUP.*北仓.*默认.*good/), difference: '-7.00' }])
    expect(await differing('stock_goes_somewhere')).toMatchObject([{ row_name: 'CUP', difference: '-7.00' }])
    expect(await differing('stock_covers_holds')).toMatchObject([{ row_name: expect.stringContaining('北仓'), left_value: '1.00' }])
    await broken(10)
    await checkNow(app, admin)
    expect(Object.values(await states())).not.toContain('red')
  })
})
