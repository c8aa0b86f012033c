/** The company's clock rules what its people read, number, export and ask for: here a company in New York, in the evening, when in Beijing it is tomorrow. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ListAnswer } from '../../../contract/wire'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { jobUntil } from '../../support/jobs'

let server: TestApp
let admin: Client

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date('2026-03-06T02:30:00Z') })
  await server.runtime.db.asOwner((tx) => tx.query(`update company set zone = 'America/New_York' where id = $1`, [server.companyId]))
  admin = await server.admin()
}, 120_000)
afterAll(() => server?.stop())


it('numbers documents by the company’s day, and finds them by it', async () => {
  const { data: house } = (await admin.call<{ id: string }>('/warehouse/api/v1/warehouse/add', { name: '纽约仓', wh_type: 'local' })).body
  const added =
    await admin.call('/v2/purchase/api/purchase_plan/add', { sku: 'S1', warehouse_id: house.id, plan_qty: 1, currency: 'USD', expect_date: '2026-04-01' })
  expect(added.body).toMatchObject({ code: 200 })
  const list = async (day: string): Promise<string[]> =>
    (await admin.call<ListAnswer>('/v2/purchase/api/purchase_plan/list', {
      page: 1, pageSize: 10, fields: ['plan_no'], filter: { field: 'create_time', op: 'eq', value: day },
    })).body.data.list.map((row) => String(row['plan_no']))
  expect(await list('2026-03-05')).toEqual(['CGJH202603050001'])
  expect(await list('2026-03-06')).toEqual([])
})

it('writes moments of an export, its own and its name by that clock', async () => {
  const columns = [{ path: 'plan_no', label: '计划单号', kind: 'text' }, { path: 'create_time', label: '创建时间', kind: 'datetime', zone: 'company' }]
  const { body } = await admin.call<{ id: string }>('/app/api/v1/exports/list', {
    call: { family: 'purchase', call: 'purchasePlanList' }, columns, title: '采购计划', format: 'csv', request: {},
  })
  expect(body).toMatchObject({ code: 200 })
  expect(await jobUntil(admin, body.data.id)).toMatchObject({ state: 'done' })
  const file = await admin.call('/app/api/v1/jobs/file', { id: body.data.id })
  expect(decodeURIComponent(String(file.headers['content-disposition']))).toContain('采购计划_20260305.csv')
  expect(file.text).toContain('CGJH202603050001,2026-03-05 21:30:00')
})
