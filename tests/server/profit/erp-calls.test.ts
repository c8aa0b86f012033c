/** Calls of the ERP's finance family that act on what pages keep: views, rules of sharing, categories of fees, timed work, profit made anew. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refreshRollupsOf } from '../../../server/kernel/kept/rollup'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'

let app: TestApp
let admin: Client
let shop: string

const query = <R>(text: string, values: unknown[] = []): Promise<R[]> => app.runtime.db.asOwner(async (tx) => (await tx.query<R>(text, values)).rows)
const post = async <T = Record<string, unknown>>(path: string, body: unknown = {}, client = admin) => (await client.call<T>(path, body)).body

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  shop = await insertShop(app.runtime.db, app.companyId, '接口店')
  await app.runtime.db.asOwner(async (tx) => {
    for (const [name, category, amount] of [['product_sales', 'product_sales', '100'], ['odd_fee', 'unmapped', '-3'], ['other_fee', 'unmapped', '-4']]) {
      await tx.query(`insert into fee_line (company_id, shop_id, origin, posted_day, msku, transaction_type, amount_name, fee_category, currency, amount)
        values ($1, $2::bigint, 'transaction', '2025-03-05', 'MUG', 'Order', $3, $4, 'USD', $5)`, [app.companyId, shop, name, category, amount])
    }
    await refreshRollupsOf(tx, app.runtime.live.current.model, 'fee_line', { companyId: app.companyId, days: ['2025-03-05'], rows: [{ shop_id: shop }] })
  })
}, 600_000)
afterAll(() => app?.stop())

it('keeps columns of profit as a view of the page, which opens with it, and shows nobody another’s', async () => {
  const source = 'finance_profit_report:msku'
  const { data: { id } } = await post<{ id: string }>('/fba/api/v1/profit_config/store', { name: '毛利', columns: ['sales_amount', 'gross_profit'] })
  const views = await post<{ views: { id: string; name: string; content: unknown }[]; defaultId: string | null }>('/app/api/v1/views/list', { source })
  expect(views.data.views).toMatchObject([{ id, name: '毛利', content: { columns: [{ key: 'sales_amount' }, { key: 'gross_profit' }] } }])
  expect((await post('/fba/api/v1/profit_config/set_default', { id })).code).toBe(200)
  expect((await post('/fba/api/v1/profit_config/store', { id, name: '毛利与率', columns: [{ key: 'gross_margin', width: 90 }] })).code).toBe(200)
  expect((await post('/fba/api/v1/profit_config/list')).data).toEqual([
    { id, name: '毛利与率', columns: [{ key: 'gross_margin', width: 90 }], is_default: true },
  ])
  const other = await app.person('other1', { roles: ['finance'] })
  expect((await post('/fba/api/v1/profit_config/list', {}, other)).data).toEqual([])
  expect((await post('/fba/api/v1/profit_config/set_default', { id }, other)).msg).toBe('没有这个列方案，它可能已被删除。')
  expect((await post('/fba/api/v1/profit_config/store', { page_key: 'sale_listing', name: 'x', columns: [] })).msg).toMatch('这里只管利润报表')
})

it('gives several kinds of fees their category, all of them or none', async () => {
  const rule = (name: string, category: string) => ({ transaction_type: 'Order', amount_name: name, fee_category: category })
  const wrong = await post('/fba/api/v1/fee_category/match', { rules: [rule('odd_fee', 'coupon_fee'), rule('other_fee', 'nothing')] })
  expect(wrong.msg).toBe('没有费用类型“nothing”。')
  expect(await query(`select 1 from fee_mapping where company_id = $1`, [app.companyId])).toEqual([])
  const right = await post('/fba/api/v1/fee_category/match', { rules: [rule('odd_fee', 'coupon_fee')] })
  expect(right).toMatchObject({ code: 200, data: { matched: 1, unmatched: 1 } })
  expect(await query(`select fee_category, amount::text as amount from profit_line where company_id = $1 and fee_category = 'coupon_fee'`, [app.companyId]))
    .toMatchObject([{ fee_category: 'coupon_fee' }])
})

it('keeps rules of sharing as 分摊规则 does, advertising among them', async () => {
  const { data } = await post<{ id: string }>('/fba/api/v1/finance/store_fee_config', { fee_category: 'coupon_fee', start_month: '2025-03', share_by: 'sales' })
  const ads = await post<{ id: string }>('/fba/api/v1/fee_category/advertisingAllocation', { month: '2025-03', rule: 'sales' })
  expect((await post<{ id: string }>('/fba/api/v1/fee_category/advertisingAllocation', { month: '2025-03', rule: 'quantity' })).data.id).toBe(ads.data.id)
  expect((await post('/fba/api/v1/fee_category/advertisingAllocation', { month: '2025-03', rule: 'sales', shop })).msg).toMatch('对全公司的店铺生效')
  const rules = async () => (await post<{ list: Record<string, unknown>[] }>('/fba/api/v1/finance/get_config_list', { page: 1, pageSize: 10 })).data.list
    .map(({ fee_category: category, share_by: by }) => [category, by]).toSorted()
  expect(await rules()).toEqual([['ad_spend', 'quantity'], ['coupon_fee', 'sales']])
  expect((await post('/fba/api/v1/finance/del_fee_config', { id: data.id })).code).toBe(200)
  expect(await rules()).toEqual([['ad_spend', 'quantity']])
  expect((await post('/fba/api/v1/finance/get_type_list')).data).toContainEqual(expect.objectContaining({ category: '自定义费用' }))
})

it('sets work to the clock as 定时任务 does, and tells what may be set', async () => {
  const { data } = await post<{ works: { value: string }[]; weekdays: unknown[] }>('/fba/api/v1/reportCronTask/config')
  expect(data.works.map(({ value }) => value)).toContain('identityCheck')
  expect(data.weekdays).toHaveLength(7)
  const plan = { plan_name: '每天核对', work: 'identityCheck', weekdays: ['1', '2'], at_time: '06:30', is_enable: true }
  const made = await post<{ id: string }>('/fba/api/v1/reportCronTask/create', plan)
  expect(made).toMatchObject({ code: 200 })
  expect(await post('/fba/api/v1/reportCronTask/update', { id: made.data.id, is_enable: false })).toMatchObject({ code: 200 })
  expect((await post<{ list: Record<string, unknown>[] }>('/fba/api/v1/reportCronTask/list', { page: 1, pageSize: 10 })).data.list)
    .toMatchObject([{ plan_name: '每天核对', is_enable: false }])
})

it('makes a shop’s month of profit anew, and lets a closed one be', async () => {
  const versions = async () => (await post<{ version_id: string; version_no: number }[]>('/fba/api/v1/recalculation/versions', { month: '2025-03' })).data
  const [version] = await versions()
  expect(version).toMatchObject({ shop: '接口店', month: '2025-03', version_no: 0, close_status: '0' })
  await query(`update profit_line set amount = 0 where company_id = $1`, [app.companyId])
  await query(`update profit_day set amount = 0 where company_id = $1`, [app.companyId])
  expect(await post('/fba/api/v1/recalculation/retry', { version_id: version!.version_id })).toMatchObject({ code: 200 })
  expect(await query(`select round(sum(amount), 2)::text as amount from profit_line where company_id = $1`, [app.companyId])).toEqual([{ amount: '93.00' }])
  const logs = await post<{ list: Record<string, unknown>[] }>('/fba/api/v1/recalculation/logs', {
    page: 1, pageSize: 10, filter: { field: 'entity', op: 'eq', value: 'shop_close' },
  })
  expect(logs.data.list[0]).toMatchObject({ action: 'recalculate' })
  await query(`update shop_close set close_status = '1' where company_id = $1`, [app.companyId])
  expect(await post('/fba/api/v1/recalculation/retry', { version_id: version!.version_id })).toMatchObject({ code: 1008 })
})
