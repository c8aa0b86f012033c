/**
 * A draft of a campaign is divided by products and matches, named by a pattern, told before it waits, begun from a campaign that is there
 * and given bids out of the shop's own reports.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { bringSheet } from './bring-sheet'

let server: TestApp
let admin: Client
let shop: string
let products: string[]
const OF = '/amzd/api/v1/SPAdvertisement'

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
      `insert into sp_product_day (company_id, shop_id, stat_date, currency, campaign_name, ad_group_name, msku, clicks, total_spend)
       select $1, $2::bigint, '2026-03-01'::date - n, 'USD', 'x', 'y', 'CUP-1', 10, 7.5 from generate_series(0, 39) as n`, [server.companyId, own!.id],
    )
    return { shop: own!.id, products: rows.map(({ id }) => id) }
  })
  shop = made.shop
  products = made.products
})
afterAll(() => server?.stop())

const draft = (values: Record<string, unknown> = {}): Record<string, unknown> => ({
  ad_type: 'sp', shop_id: shop, currency: 'USD', campaign_name: '{站点}-{MSKU}-{匹配}-{日期}', ad_group_name: '{MSKU}-{匹配}', split: 'campaign_both',
  targeting_type: 'manual', start_date: '2026-03-06', daily_budget: '10', budget_type: 'daily', bid_strategy: 'Fixed bid', default_bid: '0.75',
  keywords: 'red cup,0.8\nblue  cup', match_exact: true, match_phrase: true, match_broad: false, negative_kind: 'negativeExact',
  products: products.slice(0, 2).map((id) => ({ product_id: id })), ...values,
})
interface Lines { lines: { cells: Record<string, string>; error?: string }[]; done: number; refused: number }
const preview = async (values: Record<string, unknown>) => (await admin.call<Lines>(`${OF}/campaignPreview`, { row: draft(values) })).body
const titles = async (values: Record<string, unknown>, label: string) =>
  (await preview(values)).data.lines.filter(({ cells }) => cells['label'] === label).map(({ cells }) => cells['title'])
const waiting = async () => (await admin.call<{ list: Record<string, unknown>[] }>('/app/api/v1/pending/list', { page: 1, pageSize: 1000 })).body.data.list

it('divides a draft by product and match, each campaign and group named by the pattern', async () => {
  expect(await titles({}, '广告活动')).toEqual([
    'US-CUP-1-精确匹配-20260306', 'US-CUP-1-词组匹配-20260306', 'US-CUP-2-精确匹配-20260306', 'US-CUP-2-词组匹配-20260306',
  ])
  expect(await titles({ split: 'group_match' }, '广告活动')).toEqual(['US-CUP-1等2个-20260306'])
  expect(await titles({ split: 'group_match' }, '广告组')).toEqual(['CUP-1等2个-精确匹配', 'CUP-1等2个-词组匹配'])
  expect(await titles({ split: 'campaign_product_group_match', target_asins: 'B0ABCDEFGH' }, '广告组')).toEqual([
    'CUP-1-精确匹配', 'CUP-1-词组匹配', 'CUP-1-商品投放', 'CUP-2-精确匹配', 'CUP-2-词组匹配', 'CUP-2-商品投放',
  ])
})

it('refuses names that two would have, unknown words of a pattern, and words beside products in one group', async () => {
  expect((await preview({ campaign_name: '活动' })).msg).toMatch(/有两个都叫「活动」/)
  expect((await preview({ campaign_name: '{品牌}' })).msg).toMatch(/「\{品牌\}」不认识/)
  expect((await preview({ split: 'one', target_asins: 'B0ABCDEFGH' })).msg).toMatch(/按匹配拆分/)
})

it('tells each object and what holds it back before anything waits', async () => {
  const { data } = await preview({ split: 'one', keywords: 'red cup,0.01\na b c d e f g h i j k', match_phrase: false, negative_asins: 'nothing' })
  const wrong = data.lines.flatMap(({ cells, error }) => (error === undefined ? [] : [[cells['title'], error]]))
  expect(wrong).toEqual([
    ['red cup', '「竞价」不能小于 0.02 USD'], ['a b c d e f g h i j k', expect.stringMatching(/最多 10 个词/)],
    ['NOTHING', expect.stringMatching(/不是 ASIN/)],
  ])
  expect(data).toMatchObject({ refused: 3, done: data.lines.length - 3 })
  expect(await waiting()).toEqual([])
})

it('asks for the bids of the four automatic ways and for categories and brands as sheets write them', async () => {
  const auto = await preview({ split: 'one', targeting_type: 'auto', keywords: null, close_bid: '0.9', complements_bid: '0.3' })
  expect(auto.data.lines.filter(({ cells }) => cells['label'] === '自动投放').map(({ cells }) => cells['title'])).toEqual(['紧密匹配', '关联商品'])
  const added = await admin.call<{ id: string }>(`${OF}/campaignCreate`, draft({
    split: 'one', campaign_name: '类目', ad_group_name: '类目组', keywords: null, target_categories: '3400741,0.5\n3400741/1234', ready: true,
  }))
  expect(added.body).toMatchObject({ code: 200 })
  const made = (await waiting()).filter(({ target }) => target === 'ad_target').map((row) => row['made'] as string | Record<string, unknown>)
  const values = made.map((one) => (typeof one === 'string' ? JSON.parse(one) as Record<string, unknown> : one))
  expect(values.map(({ target_expression: of, bid }) => [of, bid]).sort()).toEqual([['category="3400741" brand="1234"', null], ['category="3400741"', '0.5']])
})

it('turns a draft that is ready into what waits at once, and leaves nothing of one that Amazon would refuse', async () => {
  const before = (await waiting()).length
  const refused = await admin.call(`${OF}/campaignCreate`, draft({ ready: true, keywords: 'a b c d e f g h i j k' }))
  expect(refused.body.msg).toMatch(/最多 10 个词/)
  expect((await waiting()).length).toBe(before)
  const added = await admin.call<{ id: string }>(`${OF}/campaignCreate`, draft({ ready: true }))
  expect(added.body).toMatchObject({ code: 200 })
  const kept = await admin.call<{ state: string }>(`${OF}/draft`, { id: added.body.data.id })
  expect(kept.body.data.state).toBe('submitted')
  // Four campaigns, each with a group, a product and two keywords.
  expect((await waiting()).length - before).toBe(20)
})

it('begins a draft with a campaign that is there, its keywords with their bids', async () => {
  const head = { Product: 'Sponsored Products', 'Campaign ID': '77' }
  await bringSheet(server, admin, shop, [
    {
      ...head, Entity: 'Campaign', 'Campaign Name': '老活动', State: 'enabled', 'Targeting Type': 'manual', 'Daily Budget': '20',
      'Start Date': '20260101', 'Bidding Strategy': 'Fixed bid',
    },
    { ...head, Entity: 'Ad Group', 'Ad Group ID': '8', 'Ad Group Name': '老组', 'Ad Group Default Bid': '0.6', State: 'enabled' },
    { ...head, Entity: 'Product Ad', 'Ad Group ID': '8', 'Ad ID': '9', SKU: 'CUP-3', State: 'enabled' },
    { ...head, Entity: 'Keyword', 'Ad Group ID': '8', 'Keyword ID': '10', 'Keyword Text': 'old cup', 'Match Type': 'broad', Bid: '0.66', State: 'enabled' },
    { ...head, Entity: 'Keyword', 'Ad Group ID': '8', 'Keyword ID': '11', 'Keyword Text': 'gone cup', 'Match Type': 'exact', Bid: '0.66', State: 'archived' },
  ], 'old.csv')
  const { body } = await admin.call<{ row: Record<string, unknown> }>(`${OF}/draftBegin`, { copy: '77' })
  expect(body.data.row).toMatchObject({
    campaign_name: '老活动 副本', ad_group_name: '老组', daily_budget: '20', default_bid: '0.6', keywords: 'old cup,0.66', match_broad: true,
    match_exact: false,
    products: [{ product_id: products[2] }], start_date: '2026-03-05',
  })
  expect((await admin.call(`${OF}/draftBegin`, { copy: '78' })).body.msg).toMatch(/不存在/)
})

it('suggests a bid and a budget by what the products cost over 30 days, and says so', async () => {
  const { body } = await admin.call<{ suggestions: { field: string; value: string; says: string }[] }>(`${OF}/bidRecommendations`, {
    row: draft({ products: [{ product_id: products[0] }] }),
  })
  // 30 days of 10 clicks and 7.50 each.
  expect(body.data.suggestions.filter(({ field }) => ['default_bid', 'daily_budget'].includes(field))).toEqual([
    { field: 'default_bid', value: '0.75', says: '这 1 个商品近 30 天CPC：花费 225.00 ÷ 点击 300' },
    { field: 'daily_budget', value: '7.50', says: '这 1 个商品近 30 天平均每天的花费（共 225.00）' },
  ])
})

it('makes a campaign of several groups, each with its own words, products and bids, and refuses what is of no shop', async () => {
  const groups = [
    { ad_group_name: '长尾', default_bid: '0.4', mskus: 'CUP-3', keywords: 'small red cup,0.45', match_exact: false, match_phrase: true, match_broad: false },
    { ad_group_name: '对手', mskus: null, keywords: null, target_asins: 'B0ABCDEFGH', negatives: 'free' },
  ]
  const own = { split: 'one', campaign_name: '多组', ad_group_name: '主组', match_phrase: false, groups }
  expect((await preview({ ...own, split: 'campaign_product' })).msg).toMatch(/更多广告组.*改为一个活动/)
  expect((await preview({ ...own, groups: [{ ...groups[0], mskus: 'NO-1' }] })).msg).toMatch(/「长尾」里的 MSKU「NO-1」不是这个店铺的商品/)
  expect((await preview({ ...own, groups: [{ ...groups[0], keywords: null }] })).msg).toMatch(/至少一个关键词.*「长尾」/)
  expect((await preview({ ...own, groups: [{ ...groups[0], ad_group_name: '主组' }] })).msg).toMatch(/都叫「主组」/)
  const before = new Set((await waiting()).map(({ id }) => id))
  const added = await admin.call<{ id: string }>(`${OF}/campaignCreate`, draft({ ...own, ready: true }))
  expect(added.body).toMatchObject({ code: 200 })
  const made = (await waiting()).filter(({ id }) => !before.has(id)).map(({ target, made: values }) => ({
    target, ...(typeof values === 'string' ? JSON.parse(values) as Record<string, unknown> : values as Record<string, unknown>),
  }) as Record<string, unknown>)
  const of = (target: string, ...fields: string[]) => made.filter((one) => one['target'] === target).map((one) => fields.map((field) => one[field])).sort()
  expect(of('ad_campaign', 'campaign_name')).toEqual([['多组']])
  expect(of('ad_group', 'ad_group_name', 'default_bid')).toEqual([['主组', '0.75'], ['对手', '0.75'], ['长尾', '0.40']].sort())
  expect(of('ad_product', 'ad_group_name', 'msku')).toEqual(
    [['主组', 'CUP-1'], ['主组', 'CUP-2'], ['对手', 'CUP-1'], ['对手', 'CUP-2'], ['长尾', 'CUP-3']].sort(),
  )
  expect(of('ad_keyword', 'ad_group_name', 'keyword_text', 'match_type', 'bid')).toEqual([
    ['主组', 'blue cup', 'exact', null], ['主组', 'red cup', 'exact', '0.8'], ['长尾', 'small red cup', 'phrase', '0.45'],
  ])
  expect(of('ad_target', 'ad_group_name', 'target_expression')).toEqual([['对手', 'asin="B0ABCDEFGH"']])
  expect(of('ad_negative', 'ad_group_name', 'negative_text')).toEqual([['对手', 'free']])
})

it('copies a campaign of several groups group by group', async () => {
  const head = { Product: 'Sponsored Products', 'Campaign ID': '177' }
  const group = (id: string, name: string, bid: string) =>
    ({ ...head, Entity: 'Ad Group', 'Ad Group ID': id, 'Ad Group Name': name, 'Ad Group Default Bid': bid, State: 'enabled' })
  await bringSheet(server, admin, shop, [
    {
      ...head, Entity: 'Campaign', 'Campaign Name': '两组', State: 'enabled', 'Targeting Type': 'manual', 'Daily Budget': '20',
      'Start Date': '20260101', 'Bidding Strategy': 'Fixed bid',
    },
    group('18', '一组', '0.6'), group('19', '二组', '0.7'),
    { ...head, Entity: 'Product Ad', 'Ad Group ID': '18', 'Ad ID': '191', SKU: 'CUP-1', State: 'enabled' },
    { ...head, Entity: 'Product Ad', 'Ad Group ID': '19', 'Ad ID': '192', SKU: 'CUP-2', State: 'enabled' },
    { ...head, Entity: 'Keyword', 'Ad Group ID': '18', 'Keyword ID': '110', 'Keyword Text': 'one cup', 'Match Type': 'exact', Bid: '0.66', State: 'enabled' },
    { ...head, Entity: 'Keyword', 'Ad Group ID': '19', 'Keyword ID': '111', 'Keyword Text': 'two cup', 'Match Type': 'broad', State: 'enabled' },
  ], 'two.csv')
  const { body } = await admin.call<{ row: Record<string, unknown> }>(`${OF}/draftBegin`, { copy: '177' })
  expect(body.data.row).toMatchObject({
    ad_group_name: '一组', default_bid: '0.6', keywords: 'one cup,0.66', products: [{ product_id: products[0] }],
    groups: [{ ad_group_name: '二组', default_bid: '0.7', mskus: 'CUP-2', keywords: 'two cup', match_broad: true, match_exact: false }],
  })
})

it('refuses a campaign in a portfolio of another shop, new or moved there, and names whose it is', async () => {
  await server.runtime.db.asOwner(async (tx) => {
    const { rows: [other] } = await tx.query<{ id: string }>(
      `insert into shop (company_id, name, account_name, site, marketplace, currency) values ($1, '加拿大店', '加拿大店', 'ca', 'amazon.ca', 'CAD')
       returning id::text as id`, [server.companyId])
    await tx.query(
      `insert into ad_portfolio (company_id, shop_id, portfolio_id, portfolio_name) values ($1, $2::bigint, 'p-ca', '厨房')`, [server.companyId, other!.id],
    )
  })
  const before = (await waiting()).length
  const says = /广告组合「厨房」是店铺「加拿大店」的，广告活动「.*」不能放进去/
  const added = await admin.call(`${OF}/campaignCreate`, draft({
    split: 'one', campaign_name: '放错', ad_group_name: '组', match_phrase: false, portfolio_id: 'p-ca', ready: true,
  }))
  expect(added.body.msg).toMatch(says)
  const moved = await admin.call(`${OF}/campaignUpdate`, { shop_id: shop, campaign_id: '177', portfolio_id: 'p-ca' })
  expect(moved.body.msg).toMatch(says)
  expect((await waiting()).length).toBe(before)
})

it('copies an automatic campaign with the bids of each group of its own', async () => {
  const head = { Product: 'Sponsored Products', 'Campaign ID': '277' }
  const group = (id: string, name: string) =>
    ({ ...head, Entity: 'Ad Group', 'Ad Group ID': id, 'Ad Group Name': name, 'Ad Group Default Bid': '0.6', State: 'enabled' })
  const way = (id: string, target: string, text: string, bid: string) => ({
    ...head, Entity: 'Product Targeting', 'Ad Group ID': id, 'Product Targeting ID': target, 'Product Targeting Expression': text, Bid: bid, State: 'enabled',
  })
  await bringSheet(server, admin, shop, [
    {
      ...head, Entity: 'Campaign', 'Campaign Name': '自动两组', State: 'enabled', 'Targeting Type': 'auto', 'Daily Budget': '20',
      'Start Date': '20260101', 'Bidding Strategy': 'Fixed bid',
    },
    group('28', '一组'), group('29', '二组'),
    { ...head, Entity: 'Product Ad', 'Ad Group ID': '28', 'Ad ID': '291', SKU: 'CUP-1', State: 'enabled' },
    { ...head, Entity: 'Product Ad', 'Ad Group ID': '29', 'Ad ID': '292', SKU: 'CUP-2', State: 'enabled' },
    way('28', '211', 'close-match', '0.81'), way('28', '212', 'loose-match', '0.41'), way('29', '213', 'close-match', '0.92'),
  ], 'auto.csv')
  const { body } = await admin.call<{ row: Record<string, unknown> }>(`${OF}/draftBegin`, { copy: '277' })
  expect(body.data.row).toMatchObject({
    close_bid: '0.81', loose_bid: '0.41', groups: [{ ad_group_name: '二组', close_bid: '0.92' }],
  })
  const { campaign_name: _name, ...copied } = body.data.row
  const { data } = await preview({ ...copied, campaign_name: '自动副本', keywords: null, split: 'one' })
  const ways = data.lines.filter(({ cells }) => cells['label'] === '自动投放').map(({ cells }) => [cells['title'], /竞价 (.*)$/.exec(cells['says']!)?.[1]])
  expect(ways).toEqual([['紧密匹配', 'USD 0.81'], ['宽泛匹配', 'USD 0.41'], ['紧密匹配', 'USD 0.92']])
})
