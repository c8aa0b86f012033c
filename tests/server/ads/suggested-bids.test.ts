/**
 * 建议竞价: what a click may cost by the target ACOS, out of the last thirty days, as a column and as what many bids are set to at once; beside it what
 * the budget report, the names of before and the sheets of SB and SD say of the same objects.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refreshKept } from '../../../server/kernel/kept/rollup'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'

let server: TestApp
let admin: Client
let shop: string
const SP = '/amzd/api/v1/SPAdvertisement'
const NEW = '/newamzd/api'
interface Outcome { changed: number; refused: number; items: { title: string; after: Record<string, unknown>; error?: string }[] }

const query = <R>(text: string, values: unknown[] = []): Promise<R[]> => server.runtime.db.asOwner(async (tx) => (await tx.query<R>(text, values)).rows)
const list = async (path: string, filter: object, fields?: string[]): Promise<Record<string, unknown>[]> =>
  (await admin.call<{ list: Record<string, unknown>[] }>(path, { page: 1, pageSize: 500, filter, ...(fields ? { fields } : {}) })).body.data.list
const days = { field: 'perf.day', op: 'between', value: ['2026-01-01', '2026-03-05'] }
const put = (table: string, row: Record<string, unknown>): Promise<unknown> => query(
  `insert into ${table} (company_id, shop_id, ${Object.keys(row).join(', ')}) values ($1, $2, ${Object.keys(row).map((_name, at) => `$${at + 3}`).join(', ')})`,
  [server.companyId, shop, ...Object.values(row)],
)
const bulk = (call: string, changes: object, rows: object[], preview = false) => admin.call<Outcome>('/app/api/v1/bulk-edit', {
  call: { family: 'adsSp', call }, rows: rows.map((key) => ({ key })), changes, preview,
})

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date('2026-03-06T20:00:00Z') })
  admin = await server.admin()
  shop = await insertShop(server.runtime.db, server.companyId, '一店')
  let at = 0
  const line = (kind: string, values: Record<string, string>): Promise<unknown> =>
    put('ad_bulk_row', { line_no: (at += 1), product: 'x', entity_kind: kind, currency: 'USD', state: 'enabled', ...values })
  await line('Campaign', { campaign_id: 'c', campaign_name: '杯子', targeting_type: 'manual', daily_budget: '10' })
  await line('Ad Group', { campaign_id: 'c', ad_group_id: 'g', ad_group_name: '组', default_bid: '0.75' })
  await line('Keyword', { campaign_id: 'c', ad_group_id: 'g', keyword_id: 'k1', keyword_text: 'mug', match_type: 'exact', bid: '1.00' })
  await line('Keyword', { campaign_id: 'c', ad_group_id: 'g', keyword_id: 'k2', keyword_text: 'cup', match_type: 'exact', bid: '1.00' })
  await line('Bidding Adjustment', { campaign_id: 'c', placement: 'Placement Top', placement_percent: '0.2' })
  const sb = { sheet: 'sb_multi', campaign_id: 'b' }
  await line('Campaign', { ...sb, campaign_name: '品牌', daily_budget: '10', budget_type: 'daily' })
  await line('Ad Group', { ...sb, ad_group_id: 'bg', ad_group_name: '视频组' })
  await line('Video Ad', { ...sb, ad_group_id: 'bg', ad_id: 'ba' })
  await line('Keyword', { ...sb, ad_group_id: 'bg', keyword_id: 'bk', keyword_text: 'brand cup', match_type: 'exact', bid: '0.30' })
  await line('Bidding Adjustment by Placement', { ...sb, placement: 'Detail Page', placement_percent: '0' })
  const sd = { sheet: 'sd', campaign_id: 'd' }
  await line('Campaign', { ...sd, campaign_name: '展示', daily_budget: '10', tactic: 'T00020', cost_type: 'cpc' })
  await line('Ad Group', { ...sd, ad_group_id: 'dg', ad_group_name: '展示组', default_bid: '1.00', bid_optimization: 'Conversions' })
  await put('sp_target_day', {
    stat_date: '2026-03-01', currency: 'USD', campaign_name: '杯子', ad_group_name: '组', targeting: 'mug', match_type: 'EXACT', clicks: 20, total_spend: 20,
    amount: 40, order_quantity: 4,
  })
  await put('sp_target_day', {
    stat_date: '2026-03-01', currency: 'USD', campaign_name: '杯子', ad_group_name: '组', targeting: 'cup', match_type: 'EXACT', clicks: 9, total_spend: 9,
    amount: 0, order_quantity: 0,
  })
  for (const [name, day] of [['旧名', '2026-02-10'], ['杯子', '2026-03-01']]) {
    await put('sp_campaign_day', { stat_date: day, currency: 'USD', campaign_name: name, clicks: 5, total_spend: 3, amount: 10, order_quantity: 1 })
  }
  await put('ad_change', {
    changed_at: '2026-02-20T00:00:00Z', changed_day: '2026-02-20', object_type: 'CAMPAIGN', object_id: 'c', change_type: 'NAME',
    from_value: '旧名', to_value: '杯子',
  })
  await put('sp_budget_day', { stat_date: '2026-02-27', currency: 'USD', campaign_name: '杯子', budget: 10, recommended_budget: 12, in_budget: 1 })
  await put('sp_budget_day', { stat_date: '2026-03-02', currency: 'USD', campaign_name: '杯子', budget: 10, recommended_budget: '14.50', in_budget: '0.62' })
  const changed = ['sp_target_day', 'sp_campaign_day', 'ad_bulk_row', 'ad_change', 'sp_budget_day']
  await server.runtime.db.asOwner((tx) => refreshKept(tx, server.runtime.live.current.model, changed.map((entity) => (
    { entity, touched: { companyId: server.companyId, days: 'all' as const } }
  ))))
}, 240_000)
afterAll(() => server?.stop())

const bids = async (): Promise<unknown[]> =>
  (await list(`${SP}/keywordList`, { and: [days, { field: 'ad_type', op: 'eq', value: 'sp' }] })).map((row) => [row['keyword_text'], row['suggest_bid']]).sort()

it('suggests the bid at which a click costs the target ACOS of what it sells, the company’s or the campaign’s own', async () => {
  expect(await bids()).toEqual([['cup', null], ['mug', '0.60']])
  await admin.call(`${SP}/campaignUpdate`, { shop_id: shop, campaign_id: 'c', target_acos: '0.25' })
  expect(await bids()).toEqual([['cup', null], ['mug', '0.50']])
})

it('sets many bids to what is suggested, within a floor, and tells which have no suggestion', async () => {
  const rows = [{ shop_id: shop, keyword_id: 'k1' }, { shop_id: shop, keyword_id: 'k2' }]
  const { body } = await bulk('keywordUpdate', { bid: { offered: 'suggest_bid', least: '0.55' } }, rows, true)
  expect(body.data.items.map(({ title, after, error }) => [title, after['bid'], error])).toEqual([['cup', undefined, '没有建议竞价'], ['mug', '0.55', undefined]])
  expect((await bulk('keywordUpdate', { bid: { offered: 'bid' } }, rows)).body.msg).toBe('「竞价」没有可以照填的字段')
  expect((await bulk('keywordUpdate', { bid: { offered: 'suggest_bid' } }, rows)).body.data).toMatchObject({ changed: 1, refused: 1 })
  expect(await query('select row_title, old_value, new_value from pending_change where company_id = $1', [server.companyId])).toEqual([
    { row_title: 'mug', old_value: '1.00', new_value: '0.50' },
  ])
})

it('tells a campaign that ran out of its budget by the last day of the budget report, and keeps its figures under the name of before', async () => {
  const [campaign] = await list(`${SP}/campaignList`, { and: [days, { field: 'campaign_id', op: 'eq', value: 'c' }] },
    ['serving_status', 'in_budget', 'suggest_budget', 'budget_day', 'perf.total_spend'])
  expect(campaign).toMatchObject({ serving_status: 'OUT_OF_BUDGET', suggest_budget: '14.50', budget_day: '2026-03-02' })
  expect(Number(campaign?.['in_budget'])).toBe(0.62)
  expect(Number(campaign?.['perf.total_spend'])).toBe(6)
})

it('lowers a placement of SB, and none of SP', async () => {
  const place = { shop_id: shop, placement_percent: '-0.3' }
  expect((await admin.call(`${SP}/placementUpdate`, { ...place, campaign_id: 'c', placement: 'Placement Top' })).body.msg).toContain('只能提高竞价')
  expect((await admin.call(`${NEW}/Placements/edit`, { ...place, campaign_id: 'b', placement: 'Detail Page' })).body).toMatchObject({ code: 200 })
})

it('changes what a group of SD is bid for where its way of paying allows', async () => {
  const [group] = await list(`${NEW}/SdAdGroups/list`, { field: 'ad_group_id', op: 'eq', value: 'dg' })
  expect(group?.['bid_optimization']).toBe('conversions')
  const to = (goal: string) => admin.call(`${NEW}/AdGroups/edit`, { shop_id: shop, ad_group_id: 'dg', bid_optimization: goal })
  expect((await to('reach')).body.msg).toContain('VCPM')
  expect((await to('clicks')).body).toMatchObject({ code: 200 })
})

it('holds SB keywords to hours, between the limits of their own format', async () => {
  const { body: { data: { id } } } = await admin.call<{ id: string }>('/amzd/api/v1/timed/create', {
    tactic_name: '夜间', timing_type: 'bid', zone_mode: 'site', week: { unit: 'rate', hours: Array.from({ length: 168 }, () => '-0.5') },
  })
  const { body } = await admin.call<{ done: number }>('/amzd/api/v1/TimedTaskList/create', {
    rows: [{ target: 'ad_keyword', shop_id: shop, id: 'bk' }], task_name: '品牌夜间', tactic_id: id, from_day: '2026-03-01', preview: false,
  })
  expect(body.data).toMatchObject({ done: 1 })
  const [task] = await query<{ id: string }>('select id::text as id from ad_timed_task')
  const told = await admin.call<{ lines: { cells: Record<string, string> }[] }>(
    '/amzd/api/v1/TimedTaskList/plan', { rows: [{ id: task?.id }], days: 1, preview: true },
  )
  expect(told.body.data.lines[0]?.cells['value']).toBe('0.25')
})

it('adds a group with products and words to a campaign that is there, each told first, and to a group what it may take', async () => {
  const [product] = await query<{ id: string }>(
    `insert into product (company_id, shop_id, msku, asin, currency) values ($1, $2, 'CUP-1', 'B000000001', 'USD') returning id::text as id`,
    [server.companyId, shop],
  )
  interface Lines { lines: { line: string; cells: Record<string, string>; error?: string }[]; done: number; refused: number }
  const ask = (path: string, body: object) => admin.call<Lines>(path, { rows: [{ shop_id: shop, ad_group_id: 'g' }], preview: true, ...body })
  const group = {
    rows: [{ shop_id: shop, campaign_id: 'c' }], ad_group_name: '新组', default_bid: '0.70', products: [product?.id],
    keywords: 'tall cup,0.01\nglass', match: ['exact'],
  }
  const told = (await ask(`${SP}/groupCreate`, group)).body.data
  expect(told.lines.map(({ cells, error }) => [cells['label'], cells['title'], error])).toEqual([
    ['广告组', '新组', undefined], ['广告商品', 'CUP-1', undefined], ['关键词', 'tall cup', '「竞价」不能小于 0.02 USD'], ['关键词', 'glass', undefined],
  ])
  const written = await ask(`${SP}/groupCreate`, { ...group, preview: false })
  expect(written.body.data).toMatchObject({ done: 3, refused: 1 })
  const waits = await query<{ target: string; made: Record<string, unknown> }>(
    `select target, made from pending_change where company_id = $1 and operation = 'create' order by id`, [server.companyId],
  )
  expect(waits.map(({ target }) => target)).toEqual(['ad_group', 'ad_product', 'ad_keyword'])
  expect(new Set(waits.map(({ made }) => made['ad_group_id'])).size).toBe(1)
  const words = (await ask(`${SP}/targetCreate`, { target_asins: 'B0ABCDEFGH' })).body.data
  expect(words.lines[0]?.error).toBe('这个广告组投放关键词，不能再加商品投放')
  const sb = (await ask('/amzd/api/v1/sbAdvertKeyword/create', {
    rows: [{ shop_id: shop, ad_group_id: 'bg' }], keywords: 'brand cup\nbrand mug', match: ['exact'], bid: '0.40', preview: false,
  })).body.data
  expect(sb.lines.map(({ cells, error }) => [cells['title'], error])).toEqual([['brand cup', '已经存在，请换一个名称'], ['brand mug', undefined]])
  expect((await ask(`${SP}/productCreate`, { products: [product?.id], preview: false })).body.data).toMatchObject({ done: 1 })
})
