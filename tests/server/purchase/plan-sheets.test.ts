/** 采购计划导入: a sheet of plans is checked line by line, and becomes drafts once it is committed. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ListAnswer } from '../../../contract/wire'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { sendFiles } from '../../support/uploads'
import { stockKit } from '../stock/kit'

const IMPORT = '/fba/api/v1/replenishmentPlan/purchasePlanImport'
interface Checked { file_id: string; total: number; ok: number; errors: { line: number; label?: string; message: string }[] }
let app: TestApp
let admin: Client
const kit = stockKit(() => admin)
const check = (client: Client, content: string) => sendFiles<Checked>(app, client, IMPORT, [{ name: '计划.csv', content }], {})

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  await kit.warehouse('北仓')
  await kit.sku('CUP')
}, 240_000)
afterAll(() => app?.stop())

it('is written once, as drafts with numbers of their own; a wrong line is told and holds up no other', async () => {
  const { data } = await check(admin, '本地SKU,仓库,计划数量,预计到货日\nCUP,北仓,120,2025-06-01\nCUP,南仓,5,2025-06-01\nCUP,北仓,0,2025-06-01\n')
  expect(data).toMatchObject({ total: 3, ok: 1 })
  expect(data.errors.map(({ line, label }) => [line, label])).toEqual([[3, '仓库'], [4, '计划数量']])
  expect((await admin.call('/app/api/v1/rows/commit', { id: data.file_id })).body).toMatchObject({ code: 200, data: { added: 1 } })
  const fields = ['plan_no', 'sku', 'plan_qty', 'plan_status', 'goods.sku_code']
  const { list } = (await admin.call<ListAnswer>('/v2/purchase/api/purchase_plan/list', { page: 1, pageSize: 9, fields })).body.data
  expect(list).toMatchObject([{ plan_no: expect.stringMatching(/^CGJH/), sku: 'CUP', plan_qty: 120, plan_status: '1', 'goods.sku_code': 'CUP' }])
  expect((await admin.call('/app/api/v1/rows/commit', { id: data.file_id })).body).toMatchObject({ msg: expect.stringContaining('已经写入') })
})

it('is nobody\'s who may not add plans', async () => {
  const finance = await app.person('money', { roles: ['service'] })
  expect(await check(finance, '本地SKU,仓库,计划数量,预计到货日\nCUP,北仓,1,2025-06-01\n')).toMatchObject({ msg: expect.stringContaining('权限') })
})
