/** Drafts of Sponsored Brands and Sponsored Display go out by their own sheets, and the account takes every line of them. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { fileOf, sheetsOf } from '../writes/sheets'
import { Account } from './account-model'

let server: TestApp
let admin: Client
let shop: string
let products: { product_id: string }[]
const account = new Account()
const OF = '/amzd/api/v1/SPAdvertisement'
const LOGO = 'amzn1.assetlibrary.asset1.0123456789abcdef'

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
       select $1, $2::bigint, 'CUP-' || n, 'B00000000' || n, 'USD' from generate_series(1, 4) as n returning id::text as id`, [server.companyId, own!.id],
    )
    return { shop: own!.id, products: rows.map(({ id }) => id) }
  })
  shop = made.shop
  products = made.products.map((id) => ({ product_id: id }))
})
afterAll(() => server?.stop())

const base = {
  split: 'group_match', start_date: '2026-03-06', daily_budget: '20', budget_type: 'daily', bid_strategy: 'Fixed bid', negative_kind: 'negativeExact',
}
const brand = (values: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...base, ad_type: 'sb', shop_id: shop, currency: 'USD', campaign_name: 'SB {站点}', ad_group_name: 'SB-{匹配}', default_bid: '1', ad_format: 'productCollection',
  landing_type: 'Product list', brand_entity_id: 'ENTITY12AB', brand_name: '杯子', brand_logo_id: LOGO, headline: 'Cups', keywords: 'red cup,1.2\nblue cup',
  match_exact: true, match_phrase: true, target_asins: 'B0ABCDEFGH', negatives: 'free', products: products.slice(0, 3), ...values,
})
const display = (values: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...base, ad_type: 'sd', shop_id: shop, currency: 'USD', split: 'one', campaign_name: 'SD {匹配}', ad_group_name: 'SD-{匹配}', default_bid: '2', tactic: 'T00030',
  cost_type: 'vcpm', bid_optimization: 'reach', views_exact: true, bought_related: true, lookback: '60', products: products.slice(0, 2), ...values,
})
const create = async (row: Record<string, unknown>) => (await admin.call(`${OF}/campaignCreate`, { ...row, ready: true })).body
interface Lines { lines: { cells: Record<string, string>; error?: string }[] }
const wrongs = async (row: Record<string, unknown>) => {
  const { body } = await admin.call<Lines>(`${OF}/campaignPreview`, { row })
  return body.code === 200 ? body.data.lines.flatMap(({ error }) => error ?? []) : [body.msg]
}
const waiting = async () => (await admin.call<{ list: Record<string, unknown>[] }>('/app/api/v1/pending/list', { page: 1, pageSize: 1000 })).body.data.list

it('says what Amazon would not take: assets, brands, headlines, store pages, bids of the format, and how display is paid for', async () => {
  expect(await wrongs(brand())).toEqual([])
  expect(await wrongs(brand({ brand_logo_id: 'logo' }))).toEqual(Array(3).fill(expect.stringMatching(/品牌Logo素材编号/)))
  expect(await wrongs(brand({ brand_entity_id: '12' }))).toEqual([expect.stringMatching(/ENTITY/)])
  expect(await wrongs(brand({ products: products.slice(0, 2) }))).toEqual(Array(3).fill('商品列表页至少要 3 个商品'))
  expect(await wrongs(brand({ landing_type: 'Store', landing_url: 'https://example.com' }))).toEqual(Array(3).fill(expect.stringMatching(/stores/)))
  // A video costs more than a picture.
  const video = { ad_format: 'video', video_ids: LOGO, products: products.slice(0, 1), keywords: 'red cup', match_phrase: false, target_asins: null }
  expect(await wrongs(brand({ ...video, default_bid: '0.2' }))).toEqual(['「竞价」不能小于 0.25 USD'])
  expect(await wrongs(brand({ ...video, default_bid: '0.3' }))).toEqual([])
  expect(await wrongs(display({ default_bid: '0.5' }))).toEqual(['「默认竞价」不能小于 1 USD'])
  expect(await wrongs(display({ cost_type: 'cpc' }))).toEqual([expect.stringMatching(/VCPM/)])
  expect((await create(display({ cost_type: 'cpc' }))).msg).toMatch(/VCPM/)
  expect(await waiting()).toEqual([])
})

it('takes brand and display campaigns to the account by their own sheets, whole', async () => {
  expect(await create(brand())).toMatchObject({ code: 200 })
  expect(await create(display())).toMatchObject({ code: 200 })
  expect(await create(display({
    tactic: 'T00020', cost_type: 'cpc', bid_optimization: 'clicks', target_asins: 'B0ABCDEFGH,0.7', target_categories: '3400741',
  }))).toMatchObject({ code: 200 })
  const answer = await fileOf(server, admin, '/app/api/v1/pending/sheet', { ids: (await waiting()).map(({ id }) => id) })
  expect(answer.status, answer.text).toBe(200)
  for (const [sheet, [head = [], ...lines]] of Object.entries(await sheetsOf(answer.bytes))) {
    expect(account.take(sheet, lines.map((line) => Object.fromEntries(head.map((name, at) => [name, line[at] ?? ''])))), sheet).toEqual([])
  }
  const has = (entity: string, field: string): unknown[] => account.objects.filter((one) => one.entity === entity).map(({ line }) => line[field])
  expect(has('Campaign', 'Campaign Name').sort()).toEqual(['SB US', 'SD 内容', 'SD 受众'])
  expect(has('Product Collection Ad', 'Creative ASINs')).toEqual(Array(3).fill('B000000001, B000000002, B000000003'))
  expect(has('Keyword', 'Bid').sort()).toEqual(['1.00', '1.00', '1.2', '1.2'])
  expect(has('Audience Targeting', 'Targeting Expression').sort()).toEqual(['purchases=(related-product lookback=60)', 'views=(exact-product lookback=60)'])
  expect(has('Contextual Targeting', 'Targeting Expression').sort()).toEqual(['asin="B0ABCDEFGH"', 'category="3400741"'])
})
