/** Files that finance takes by its own calls: opening cost, own fees and sharing rules out of sheets, checked before they are written; transaction reports. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListAnswer } from '../../../contract/wire'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'
import { sendFiles, settledFiles } from '../../support/uploads'

const COST = '/fba/api/v2/inventory_report'
interface Checked { file_id: string; total: number; ok: number; errors: { line: number; label?: string; message: string }[] }
let app: TestApp
let admin: Client
let shop: string
let south: string
const check = (client: Client, path: string, content: string, fields: Record<string, string> = {}) =>
  sendFiles<Checked>(app, client, path, [{ name: '表.csv', content }], fields)
const list = async (path: string, fields: string[]): Promise<Record<string, unknown>[]> =>
  (await admin.call<ListAnswer>(path, { page: 1, pageSize: 50, fields })).body.data.list.map(({ id: _id, ...row }) => row)

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  shop = await insertShop(app.runtime.db, app.companyId, '一店')
  south = await insertShop(app.runtime.db, app.companyId, '南店')
}, 600_000)
afterAll(() => app?.stop())

describe('opening cost out of a sheet', () => {
  it('is checked line by line and written once, when it is committed; its template is there for each kind', async () => {
    const template = await admin.call(`${COST}/getTemplate`, { type: 'fba' })
    expect([template.status, String(template.headers['content-type'])]).toEqual([200, expect.stringContaining('spreadsheet')])
    expect((await admin.call(`${COST}/getTemplate`, { type: 'x' })).body).toMatchObject({ msg: expect.stringContaining('没有“x”这种模板，可以是 fba（FBA期初成本）') })
    const { data: checked } = await check(admin, `${COST}/importInventoryCost`, '店铺,MSKU,采购单价,头程单价\n一店,MUG,7,1.5\n一店,,3,1\n一店,CUP,-1,\n')
    expect(checked).toMatchObject({ total: 3, ok: 1 })
    expect(checked.errors.map(({ line, label }) => [line, label])).toEqual([[3, 'MSKU'], [4, '采购单价']])
    expect(await list(`${COST}/ini`, ['msku'])).toEqual([])
    expect((await admin.call(`${COST}/import2Queue`, { file_id: checked.file_id })).body).toMatchObject({ code: 200, data: { written: 1, refused: 0 } })
    expect(await list(`${COST}/ini`, ['msku', 'purchase_cost', 'head_cost'])).toMatchObject([{ msku: 'MUG', purchase_cost: '7.0000', head_cost: '1.5000' }])
    expect((await admin.call(`${COST}/import2Queue`, { file_id: checked.file_id })).body).toMatchObject({ msg: expect.stringContaining('已经写入') })
  })

  it('is only for who may add it, and for shops that they see', async () => {
    const buyer = await app.person('buyer', { roles: ['warehouse'] })
    expect(await check(buyer, `${COST}/importInventoryCost`, '店铺,MSKU,采购单价\n一店,PAN,7\n')).toMatchObject({ msg: expect.stringContaining('权限') })
    const clerk = await app.person('clerk', { roles: ['finance'], shopIds: [south] })
    const { data } = await check(clerk, `${COST}/importInventoryCost`, '店铺,MSKU,采购单价\n一店,PAN,7\n南店,POT,4\n')
    expect(data).toMatchObject({ total: 2, ok: 1, errors: [{ line: 2, label: '店铺' }] })
    // What one person checked, nobody else writes.
    expect((await admin.call(`${COST}/import2Queue`, { file_id: data.file_id })).body.code).not.toBe(200)
  })
})

it('own fees and sharing rules are taken the same way', async () => {
  const { data: fees } = await check(admin, '/fba/api/v1/amzItemProfit/importFee',
    '月份,店铺,费用类型,币种,金额,分摊方式\n2025-03,一店,样品与开模,CNY,12.5,不分摊\n2025-03,一店,没有这种,CNY,1,不分摊\n')
  expect(fees).toMatchObject({ total: 2, ok: 1, errors: [{ line: 3, label: '费用类型' }] })
  expect((await admin.call('/app/api/v1/rows/commit', { id: fees.file_id })).body).toMatchObject({ code: 200, data: { written: 1 } })
  expect(await list('/fba/api/v1/customFee/list', ['fee_month', 'amount'])).toMatchObject([{ fee_month: '2025-03', amount: '12.50' }])
  const { data: rules } = await check(admin, '/fba/api/v1/finance/import_fee_config', '费用类型,从哪个月起,分摊方式\n优惠券费用,2025-03,按当月销量\n')
  expect(rules).toMatchObject({ total: 1, ok: 1 })
})

it('transaction reports are read for their preview, one or several at once, and what waits is given to a shop', async () => {
  const content = readFileSync(new URL('../../fixtures/reports/transactions/us-30.csv', import.meta.url))
  const { data: one } = await sendFiles<{ id: string }>(app, admin, '/fba/api/v1/shop/import_transaction_report',
    [{ name: '一.csv', content }], { shop_id: shop })
  expect(await settledFiles(admin, [one.id])).toMatchObject([{ state: 'preview', report: 'date_range_transactions', shopId: shop }])
  expect((await admin.call('/fba/api/v1/financial/updateShopId', { id: one.id, shop_id: south })).body).toMatchObject({ code: 200 })
  expect(await settledFiles(admin, [one.id])).toMatchObject([{ state: 'preview', shopId: south }])
  expect((await admin.call('/fba/api/v1/financial/updateShopId', { id: one.id, shop_id: '999999' })).body.code).not.toBe(200)
  const other = Buffer.from(content.toString('utf8').replace('2025', '2024'))
  const { data: many } = await sendFiles<{ task_ids: string[] }>(app, admin, '/fba/api/v1/shop/batch_import_transaction_report',
    [{ name: '二.csv', content: other }, { name: '三.csv', content: Buffer.concat([other, Buffer.from('\n')]) }], { shop_id: shop })
  expect(many.task_ids).toHaveLength(2)
  expect((await settledFiles(admin, many.task_ids)).map(({ report }) => report)).toEqual(['date_range_transactions', 'date_range_transactions'])
})
