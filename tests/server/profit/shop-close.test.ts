/** Months of shops closed: what they lack is told, what was posted and what it came to stays, other shops go on, and the company's month stands before them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshRollupsOf } from '../../../server/kernel/kept/rollup'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'
import { checkNow } from '../identities/checking'

let app: TestApp
let admin: Client
let north: string
let south: string
const SETTLE = '/fba/api/v1/settlement'
const DAYS = ['2025-03-05', '2025-04-05']

const query = <R>(text: string, values: unknown[] = []): Promise<R[]> => app.runtime.db.asOwner(async (tx) => (await tx.query<R>(text, values)).rows)
const post = async (path: string, body: unknown, client = admin) => (await client.call<Record<string, unknown>>(path, body)).body
/** A fee posted, and all that is made of it. */
async function posted(shop: string, day: string, category: string, amount: string): Promise<void> {
  await app.runtime.db.asOwner(async (tx) => {
    await tx.query(`insert into fee_line (company_id, shop_id, origin, posted_day, msku, transaction_type, amount_name, fee_category, currency, amount)
      values ($1, $2::bigint, 'transaction', $3, 'MUG-RED', 'Order', $4, $4, 'USD', $5)`, [app.companyId, shop, day, category, amount])
    await refreshRollupsOf(tx, app.runtime.live.current.model, 'fee_line', { companyId: app.companyId, days: [day], rows: [{ shop_id: shop }] })
  })
}

interface Month { id: string; month: string; shop_id: string; close_status: string; check_status: string; [field: string]: unknown }
async function months(shop: string, client = admin): Promise<Month[]> {
  const { data } = await post(`${SETTLE}/list_by_year`, { page: 1, pageSize: 100 }, client) as unknown as { data: { list: Month[] } }
  return data.list.filter(({ shop_id }) => String(shop_id) === shop).toSorted((a, b) => a.month.localeCompare(b.month))
}
const idOf = async (shop: string, month: string) => (await months(shop)).find((row) => row.month.startsWith(month))!.id
const step = async (shop: string, month: string, transition: string, more: object = {}, client = admin) =>
  post(`${SETTLE}/shop/step`, { id: await idOf(shop, month), transition, ...more }, client)
const profit = (shop: string) => query<{ month: string; amount: string }>(
  `select to_char(stat_month, 'YYYY-MM') as month, round(sum(amount), 2)::text as amount from profit_line
   where shop_id = $1::bigint group by 1 order by 1`, [shop])

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  north = await insertShop(app.runtime.db, app.companyId, '北店')
  south = await insertShop(app.runtime.db, app.companyId, '南店')
  for (const shop of [north, south]) for (const day of DAYS) await posted(shop, day, 'product_sales', '100')
  await posted(north, DAYS[0]!, 'unmapped', '-7.5')
  for (const [currency, rate] of [['USD', '7.1'], ['EUR', '7.8']] as const) {
    for (const stat_month of ['2025-03', '2025-04']) await post('/fba/api/v1/currency/add', { stat_month, currency, rate })
  }
}, 600_000)
afterAll(() => app?.stop())

describe('closing a shop’s month', () => {
  it('lists the months that have money, and tells by a check what each lacks', async () => {
    expect((await months(north)).map(({ month, close_status, check_status }) => [month.slice(0, 7), close_status, check_status])).toEqual([
      ['2025-03', '0', '0'], ['2025-04', '0', '0'],
    ])
    expect(await post(`${SETTLE}/one_key_syn`, { month: '2025-03' })).toMatchObject({ code: 200, data: { checked: 2, differing: 1 } })
    expect((await months(north))[0]).toMatchObject({
      check_status: '2', missing_items: ['unmapped'], missing_says: '未匹配费用 -7.50 USD', unmapped_amount: '-7.50', sales_amount: '100.00', gross_profit: '92.50',
    })
    expect((await months(south))[0]).toMatchObject({ check_status: '1', missing_items: [], gross_profit: '100.00' })
    expect(await post(`${SETTLE}/do_check`, { ids: [await idOf(north, '2025-04')] })).toMatchObject({ data: { checked: 1, differing: 0 } })
    expect(await post(`${SETTLE}/do_check`, {})).toMatchObject({ msg: '请选择要对账的月份' })
  })

  it('goes by months, refuses what lacks unless somebody says why, and keeps who and when', async () => {
    expect(await step(north, '2025-04', 'close')).toMatchObject({ code: 1006, msg: '这家店铺的 2025-03 还没有结账，请按月份顺序结账' })
    expect(await step(north, '2025-03', 'close')).toMatchObject({
      code: 1006, msg: '2025-03 未匹配费用 -7.50 USD。请先补上，或选择「仍然结账」并写明原因',
    })
    expect(await step(north, '2025-03', 'closeAnyway', { close_remark: '等亚马逊答复' })).toMatchObject({ code: 200 })
    const [march] = await months(north)
    expect(march).toMatchObject({ close_status: '1', version_no: 1, close_remark: '等亚马逊答复', gross_profit: '92.50' })
    expect(march!['close_user']).toBeTruthy()
    expect(march!['close_time']).toBeTruthy()
  })

  it('locks that shop’s fees and costs and the rates that it counts by; other shops and currencies go on', async () => {
    const says = '2025-03 及以前的账已按店铺结账，请改用之后的日期，或先在「结账管理」反结账'
    const cost = (shop: string, month: string) =>
      post('/fba/api/v1/productCost/add', { shop_id: shop, msku: 'MUG-RED', start_month: month, currency: 'USD', purchase_cost: '1' })
    expect(await cost(north, '2025-03')).toMatchObject({ code: 1008, msg: says })
    expect(await cost(south, '2025-03')).toMatchObject({ code: 200 })
    expect(await cost(north, '2025-04')).toMatchObject({ code: 200 })
    const rate = (currency: string) => post('/fba/api/v1/currency/add', { stat_month: '2025-02', currency, rate: '7.2' })
    expect(await rate('USD')).toMatchObject({ code: 1008, msg: says })
    expect(await rate('GBP')).toMatchObject({ code: 200 })
  })

  it('keeps its profit to the cent, whatever is made anew; that of open months and shops follows', async () => {
    await query('update fee_line set amount = amount + 1 where company_id = $1 and fee_category = $2', [app.companyId, 'product_sales'])
    for (const shop of [north, south]) for (const day of DAYS) await posted(shop, day, 'commission', '-10')
    expect(await profit(north)).toEqual([{ month: '2025-03', amount: '92.50' }, { month: '2025-04', amount: '91.00' }])
    expect(await profit(south)).toEqual([{ month: '2025-03', amount: '91.00' }, { month: '2025-04', amount: '91.00' }])
  })

  it('is held each night against what it came to as it was closed, and named where somebody changed it past the books', async () => {
    const red = async () => {
      await checkNow(app, admin)
      return (await query<{ state: string }>(`select state from identity_result where identity = 'closed_month_amount' and shop_id = $1::bigint`, [north]))
        .map(({ state }) => state)
    }
    expect(await red()).toEqual(['green'])
    await query(`update profit_line set amount = amount + 1 where shop_id = $1::bigint and stat_month = '2025-03-01' and fee_category = 'unmapped'`, [north])
    expect(await red()).toEqual(['red'])
    await query(`update profit_line set amount = amount - 1 where shop_id = $1::bigint and stat_month = '2025-03-01' and fee_category = 'unmapped'`, [north])
  })

  it('is opened again from the last month on, with a reason; then all that came meanwhile counts', async () => {
    expect(await step(north, '2025-04', 'close')).toMatchObject({ code: 200 })
    expect(await step(north, '2025-03', 'reopen', { reopen_reason: '补单' })).toMatchObject({ code: 1006, msg: '这家店铺的 2025-04 也已结账，请从最后一个月开始反结账' })
    expect(await step(north, '2025-04', 'reopen')).toMatchObject({ code: 1002 })
    for (const month of ['2025-04', '2025-03']) expect(await step(north, month, 'reopen', { reopen_reason: '补单' })).toMatchObject({ code: 200 })
    await posted(north, DAYS[0]!, 'commission', '-1')
    expect((await profit(north))[0]).toEqual({ month: '2025-03', amount: '82.50' })
    expect((await months(north))[0]).toMatchObject({ close_status: '2', reopen_reason: '补单', version_no: 1 })
  })
})

describe('many shops, rules and rights', () => {
  it('closes all chosen shops up to a month, or none of them', async () => {
    expect(await post(`${SETTLE}/do_settle`, { shop_ids: [south, north], month: '2025-04' })).toMatchObject({
      code: 1006, msg: '「北店」2025-03 未匹配费用 -7.50 USD。请先补上，或选择「仍然结账」并写明原因',
    })
    expect((await months(south)).map(({ close_status }) => close_status)).toEqual(['0', '0'])
    const signed = { shop_ids: [south, north], month: '2025-04', close_remark: '已核对' }
    expect(await post(`${SETTLE}/do_settle`, signed)).toMatchObject({ code: 200, data: { closed: 4 } })
    expect((await months(north)).map(({ close_status, version_no }) => [close_status, version_no])).toEqual([['1', 2], ['1', 2]])
    expect(await post(`${SETTLE}/do_settle`, { shop_ids: [south], month: '2025-04' })).toMatchObject({ msg: '所选的店铺没有需要结账的月份' })
  })

  it('holds a month to what the company asks: what must be there, a check before, and two people', async () => {
    for (const shop of [north, south]) for (const month of ['2025-04', '2025-03']) await step(shop, month, 'reopen', { reopen_reason: '重结' })
    expect(await post(`${SETTLE}/store_config`, { on_unmapped: 'must', check_first: true, apart: true })).toMatchObject({ code: 200 })
    expect(await post(`${SETTLE}/config_list`, {})).toMatchObject({ data: { on_unmapped: 'must', on_costs: 'sign', apart: true } })
    expect(await step(south, '2025-03', 'close')).toMatchObject({ code: 1006, msg: '结账人不能是对账人，请由另一个人结账' })
    expect(await post(`${SETTLE}/store_config`, { apart: false })).toMatchObject({ code: 200 })
    expect(await step(north, '2025-03', 'closeAnyway', { close_remark: '急' })).toMatchObject({
      code: 1006, msg: '2025-03 未匹配费用 -7.50 USD，请先补上再结账',
    })
    await query('update shop_close set check_user = null where company_id = $1', [app.companyId])
    expect(await step(south, '2025-03', 'close')).toMatchObject({ code: 1006, msg: '2025-03 还没有对账，请先点「对账」' })
    expect(await post(`${SETTLE}/store_config`, { check_first: false, on_unmapped: 'skip' })).toMatchObject({ code: 200 })
    expect(await step(north, '2025-03', 'close')).toMatchObject({ code: 200 })
    expect(await step(north, '2025-03', 'reopen', { reopen_reason: '重结' })).toMatchObject({ code: 200 })
  })

  it('is only for who has the right, of the shops that they see; who may is listed', async () => {
    const seller = await app.person('seller1', { roles: ['sales'], shopIds: [south] })
    const accountant = await app.person('money1', { roles: ['finance'], shopIds: [south] })
    expect(await months(north, accountant)).toEqual([])
    expect(await months(south, accountant)).toHaveLength(2)
    expect(await post(`${SETTLE}/do_settle`, { shop_ids: [north], month: '2025-03' }, accountant)).toMatchObject({ msg: '所选的店铺没有需要结账的月份' })
    expect(await post(`${SETTLE}/do_check`, { month: '2025-03', shop_ids: [north] }, accountant)).toMatchObject({ code: 1002 })
    expect((await seller.call(`${SETTLE}/shop/step`, { id: await idOf(south, '2025-03'), transition: 'close' })).status).toBe(403)
    expect(await step(south, '2025-03', 'close', {}, accountant)).toMatchObject({ code: 200 })
    const { data } = await post(`${SETTLE}/employee_list`, {}) as unknown as { data: { name: string }[] }
    expect(data.length).toBe(2)
  })

  it('stands after the company’s month of stock and cost, which is opened again after it', async () => {
    await query(`insert into cost_period (company_id, month, last_day, close_status, version_no)
      values ($1, '2025-03-01', '2025-03-31', '0', 0)`, [app.companyId])
    expect(await step(north, '2025-03', 'close')).toMatchObject({
      code: 1006, msg: '公司 2025-03 的库存与成本还没有结账，请先在「库存与成本」结账，再结店铺的月份',
    })
    const { data } = await post(`${SETTLE}/checkout_list`, { page: 1, pageSize: 10 }) as unknown as { data: { list: { id: string }[] } }
    const company = (transition: string, more: object = {}) => post(`${SETTLE}/do_checkout`, { id: data.list[0]!.id, transition, ...more })
    expect(await company('close')).toMatchObject({ code: 200 })
    expect(await step(north, '2025-03', 'close')).toMatchObject({ code: 200 })
    expect(await company('reopen', { reopen_reason: '补单' })).toMatchObject({
      code: 1006, msg: '「北店」2025-03 等 2 个店铺月份已结账，请先反结账店铺的月份，再反结账公司的月份',
    })
    for (const shop of [north, south]) expect(await step(shop, '2025-03', 'reopen', { reopen_reason: '补单' })).toMatchObject({ code: 200 })
    expect(await company('reopen', { reopen_reason: '补单' })).toMatchObject({ code: 200 })
  })
})
