/** Templates are made of drafts and carried out for other products; portfolios are asked for; report files are made on demand. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { fileOf, sheetsOf } from '../writes/sheets'
import { Account } from './account-model'
import { bringSheet } from './bring-sheet'

let server: TestApp
let admin: Client
let shop: string
let products: string[]
const OF = '/amzd/api/v1/SPAdvertisement'
const TEMPLATE = '/newamzd/api/Template'

beforeAll(async () => {
  server = await startTestApp({ workers: 1, now: () => new Date('2026-03-05T08:00:00Z') })
  admin = await server.admin()
  const made = await server.runtime.db.asOwner(async (tx) => {
    const { rows: [own] } = await tx.query<{ id: string }>(
      `insert into shop (company_id, name, account_name, site, marketplace, currency) values ($1, '美国店', '美国店', 'us', 'amazon.com', 'USD')
       returning id::text as id`, [server.companyId],
    )
    const { rows } = await tx.query<{ id: string }>(
      `insert into product (company_id, shop_id, msku, asin, currency)
       select $1, $2::bigint, 'CUP-' || n, 'B00000000' || n, 'USD' from generate_series(1, 3) as n returning id::text as id`, [server.companyId, own!.id],
    )
    await tx.query(
      `insert into sp_campaign_day (company_id, shop_id, stat_date, currency, campaign_name, clicks, total_spend, impressions)
       values ($1, $2::bigint, '2026-03-01', 'USD', '活动', 10, 7.5, 100), ($1, $2::bigint, '2026-02-01', 'USD', '活动', 1, 1, 1)`,
      [server.companyId, own!.id],
    )
    return { shop: own!.id, products: rows.map(({ id }) => id) }
  })
  shop = made.shop
  products = made.products
})
afterAll(() => server?.stop())

const waiting = async () => (await admin.call<{ list: Record<string, unknown>[] }>('/app/api/v1/pending/list', { page: 1, pageSize: 1000 })).body.data.list
interface Lines { lines: { line: string; cells: Record<string, string>; error?: string }[]; done: number; refused: number }
let template: string

it('keeps a draft as a template without its shop and products, which begins another draft', async () => {
  const added = await admin.call<{ id: string }>(`${OF}/campaignCreate`, {
    ad_type: 'sp', shop_id: shop, currency: 'USD', campaign_name: '{MSKU}-{匹配}', ad_group_name: '{MSKU}', split: 'campaign_both', targeting_type: 'manual',
    start_date: '2026-03-06', daily_budget: '10', budget_type: 'daily', bid_strategy: 'Fixed bid', default_bid: '0.75', keywords: 'cup', match_exact: true,
    match_phrase: true, match_broad: false, negative_kind: 'negativeExact', products: [{ product_id: products[0] }],
  })
  const { body } = await admin.call<{ id: string }>(`${TEMPLATE}/create`, { draft_id: added.body.data.id, template_name: '标准手动' })
  expect(body).toMatchObject({ code: 200 })
  template = body.data.id
  const again = await admin.call(`${TEMPLATE}/create`, { draft_id: added.body.data.id, template_name: '标准手动' })
  expect(again.body.msg).toMatch(/已有模板/)
  const begun = await admin.call<{ row: Record<string, unknown> }>(`${OF}/draftBegin`, { template })
  expect(begun.body.data.row).toMatchObject({ campaign_name: '{MSKU}-{匹配}', keywords: 'cup', daily_budget: '10.00', start_date: '2026-03-05' })
  expect(begun.body.data.row).not.toHaveProperty('shop_id')
})

it('carries a template out for several products, without what was taken away and what stands in it', async () => {
  const asked = { rows: [{ template_id: template }], shop_id: shop, products: products.slice(1), start_date: '2026-03-07' }
  const seen = (await admin.call<Lines>(`${TEMPLATE}/execute`, { ...asked, preview: true })).body.data
  const campaigns = seen.lines.filter(({ cells }) => cells['label'] === '广告活动')
  expect(campaigns.map(({ cells }) => cells['title'])).toEqual(['CUP-2-精确匹配', 'CUP-2-词组匹配', 'CUP-3-精确匹配', 'CUP-3-词组匹配'])
  expect(await waiting()).toEqual([])
  // One campaign is taken away; its group, product and keyword go with it.
  const lines = seen.lines.map(({ line }) => line).filter((line) => line !== campaigns[0]!.line)
  const done = (await admin.call<Lines>(`${TEMPLATE}/execute`, { ...asked, preview: false, lines })).body.data
  expect(done).toMatchObject({ done: 12, refused: 0 })
  const { length } = await waiting()
  expect(length).toBe(12)
  interface Told { list: Record<string, unknown>[]; total: number }
  const told = (await admin.call<Told>(`${TEMPLATE}/entities`, { task_id: (done as Lines & { task_id: string }).task_id })).body.data
  expect([told.total, told.list.filter(({ label }) => label === '广告活动').map(({ title, state }) => [title, state])]).toEqual([
    12, ['CUP-2-词组匹配', 'CUP-3-精确匹配', 'CUP-3-词组匹配'].map((title) => [title, 'waiting']),
  ])
  expect((await admin.call<Told>(`${TEMPLATE}/entities`, { task_id: '没有' })).body.data).toEqual({ list: [], total: 0 })
  // In several shops at once: what stands in the way is told, and a shop without any of the products by a line of its own.
  const other = (await server.runtime.db.asOwner((tx) => tx.query<{ id: string }>(
    `insert into shop (company_id, name, account_name, site, marketplace, currency) values ($1, '二店', '二店', 'us', 'amazon.com', 'USD')
     returning id::text as id`,
    [server.companyId],
  ))).rows[0]!.id
  const objects = (await admin.call<{ objects: Record<string, unknown>[] }>(`${TEMPLATE}/preview`, {
    template_id: template, shops: [shop, other], products: products.slice(0, 2),
  })).body.data.objects
  expect(objects.filter(({ label }) => label === '广告活动').map(({ title, error }) => [title, error])).toEqual([
    ['CUP-1-精确匹配', undefined], ['CUP-1-词组匹配', undefined], ['CUP-2-精确匹配', undefined], ['CUP-2-词组匹配', '已在待提交，不能重复新建'],
  ])
  expect(objects.filter(({ shop_id: of }) => of === other)).toEqual([expect.objectContaining({ title: '标准手动', error: expect.any(String) as string })])
  expect(await waiting()).toHaveLength(12)
  await admin.call(`${TEMPLATE}/status`, { id: template, enabled: false })
  expect((await admin.call(`${TEMPLATE}/execute`, { ...asked, preview: true })).body.msg).toMatch(/已停用/)
})

it('asks for a portfolio once, by the sheet of portfolios', async () => {
  const add = async (values: Record<string, unknown>) => (await admin.call('/newamzd/api/Portfolio/add', {
    shop_id: shop, portfolio_name: '厨房', budget_policy: 'Monthly Recurring', budget_amount: '100', ...values,
  })).body
  expect((await add({ budget_amount: null })).msg).toMatch(/要填写预算/)
  expect((await add({ budget_policy: 'Date Range' })).msg).toMatch(/开始与结束日期/)
  expect((await add({ budget_policy: 'Date Range', start_date: '2026-03-01', end_date: '2026-03-04' })).msg).toMatch(/结束日期已经过去/)
  expect((await add({ budget_policy: 'Date Range', start_date: '2026-03-09', end_date: '2026-03-08' })).msg).toMatch(/不能早于/)
  expect((await add({ budget_amount: '0' })).errors).toHaveProperty('budget_amount')
  expect((await add({ portfolio_name: ' ' })).errors).toHaveProperty('portfolio_name')
  expect(await add({})).toMatchObject({ code: 200 })
  expect((await add({ portfolio_name: ' 厨房 ' })).msg).toMatch(/已在待提交/)
  const ids = (await waiting()).filter(({ target }) => target === 'ad_portfolio').map(({ id }) => id)
  const answer = await fileOf(server, admin, '/app/api/v1/pending/sheet', { ids })
  const account = new Account()
  for (const [sheet, [head = [], ...lines]] of Object.entries(await sheetsOf(answer.bytes))) {
    expect(account.take(sheet, lines.map((line) => Object.fromEntries(head.map((name, at) => [name, line[at] ?? ''])))), sheet).toEqual([])
  }
  expect(account.objects.map(({ line }) => [line['Portfolio Name'], line['Budget Policy'], Number(line['Budget Amount'])]))
    .toEqual([['厨房', 'Monthly Recurring', 100]])
})

it('offers portfolios to choose from, and moves a campaign into the chosen one by its sheet', async () => {
  await bringSheet(server, admin, shop, [{
    Product: 'Portfolios', Entity: 'Portfolio', 'Portfolio ID': '501', 'Portfolio Name': '浴室', 'Budget Policy': 'No Cap', 'Budget Currency Code': 'USD',
  }], 'portfolios.csv', 'ads_bulk_portfolio')
  await bringSheet(server, admin, shop, [{
    Product: 'Sponsored Products', Entity: 'Campaign', 'Campaign ID': '77', 'Campaign Name': '老活动', State: 'enabled', 'Targeting Type': 'auto',
    'Daily Budget': '20', 'Start Date': '20260101', 'Bidding Strategy': 'Fixed bid',
  }], 'campaigns.csv')
  const options = await admin.call<{ list: Record<string, unknown>[] }>('/app/api/v1/options', { entity: 'ad_portfolio', keyword: '浴' })
  expect(options.body.data.list).toMatchObject([{ value: '501', label: '浴室' }])
  const edited = await admin.call('/newamzd/api/Campaign/edit', { shop_id: shop, campaign_id: '77', portfolio_id: '501' })
  expect(edited.body).toMatchObject({ code: 200 })
  const nowhere = await admin.call('/newamzd/api/Campaign/edit', { shop_id: shop, campaign_id: '77', portfolio_id: '502' })
  expect(nowhere.body).toMatchObject({ code: 1002, errors: { portfolio_id: expect.stringContaining('没有编号为 502 的广告组合') as string } })
  const ids = (await waiting()).filter(({ field }) => field === 'portfolio_id').map(({ id }) => id)
  const answer = await fileOf(server, admin, '/app/api/v1/pending/sheet', { ids })
  const [[, [head = [], line = []]] = ['', []]] = Object.entries(await sheetsOf(answer.bytes))
  expect([line[head.indexOf('Operation')], line[head.indexOf('Campaign ID')], line[head.indexOf('Portfolio ID')]]).toEqual(['Update', '77', '501'])
})

it('makes a report file of the days and figures that were asked for, and lists it among the downloads', async () => {
  const ask = async (values: Record<string, unknown>) => (await admin.call<{ task: string }>('/amzd/api/v1/AdvertisementReport/request', {
    report: 'sp_campaign', step: 'day', from_day: '2026-02-20', to_day: '2026-03-05', measures: ['clicks', 'total_spend', 'units_sold'], format: 'csv',
    shops: [shop], ...values,
  })).body
  expect((await ask({ to_day: '2026-02-01' })).msg).toMatch(/不能早于/)
  expect((await ask({ measures: ['units_sold'] })).msg).toMatch(/没有选中的列/)
  const { data, code, msg } = await ask({})
  expect(code, msg).toBe(200)
  const filter = { and: [{ field: 'id', op: 'eq', value: data.task }, { field: 'family', op: 'eq', value: 'adsSpReport' }] }
  await expect.poll(async () => (
    await admin.call<{ list: Record<string, unknown>[] }>('/fba/api/v1/taskreport/list', { page: 1, pageSize: 10, filter })
  ).body.data.list[0], { timeout: 20_000 }).toMatchObject({ state: 'done', total_count: 1, title: '导出 广告报告 SP广告活动' })
})
