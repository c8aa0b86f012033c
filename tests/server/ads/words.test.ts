/** A person's own words stand beside what they did as search terms, and go to an ad group whether or not an advertisement was found by them. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LinesAnswer } from '../../../contract/lines'
import { startTestApp, type Client, type TestApp } from '../../support/app'

let server: TestApp
let admin: Client
const put = (table: string, row: Record<string, unknown>): Promise<unknown> => server.runtime.db.asOwner((tx) => tx.query(
  `insert into ${table} (company_id, ${Object.keys(row).join(', ')}) values ($1, ${Object.keys(row).map((_key, at) => `$${at + 2}`).join(', ')})`,
  [server.companyId, ...Object.values(row)],
))

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date('2026-03-05T08:00:00Z') })
  admin = await server.admin()
  for (const [id, name] of [[1, '甲店'], [2, '乙店']]) {
    await put('shop', { id, name, account_name: name, site: 'us', marketplace: 'amazon.com', currency: 'USD' })
  }
  await put('ad_campaign', { shop_id: 1, campaign_id: '4402', campaign_name: 'Manual', state: 'enabled', targeting_type: 'manual', currency: 'USD' })
  await put('ad_group', {
    shop_id: 1, ad_group_id: '3302', ad_group_name: 'AG', campaign_id: '4402', campaign_name: 'Manual', state: 'enabled', currency: 'USD', default_bid: '0.75',
  })
  await put('sp_search_term_day', {
    shop_id: 1, stat_date: '2026-03-01', currency: 'USD', campaign_name: 'Manual', ad_group_name: 'AG', targeting: '*', match_type: '-',
    search_term: 'blue cup', impressions: 100, clicks: 8, total_spend: '4.00', amount: '20.00', order_quantity: 1,
  })
})
afterAll(() => server?.stop())

const add = async (word: Record<string, unknown>) => (await admin.call<{ id: string }>('/newamzd/api/WordStock/add', { word_type: 'core', ...word })).body
const keywords = async (rows: Record<string, unknown>[], more: Record<string, unknown> = {}) => (await admin.call<LinesAnswer>(
  '/amzd/api/v1/SPAdvertisement/keywordCreate', { rows, match: ['exact'], preview: true, ...more },
)).body.data

it('keeps each word of a shop once, with its figures as a search term', async () => {
  expect(await add({ shop_id: '1', keyword_text: 'blue cup' })).toMatchObject({ code: 200 })
  expect(await add({ shop_id: '2', keyword_text: 'blue cup' })).toMatchObject({ code: 200 })
  expect((await add({ shop_id: '1', keyword_text: 'blue cup' })).code).not.toBe(200)
  const { body } = await admin.call<{ list: Record<string, unknown>[] }>('/newamzd/api/WordStock/list', {
    page: 1, pageSize: 10, fields: ['keyword_text', 'shop_id', 'perf.clicks', 'perf.total_spend'], sort: [{ field: 'shop_id', order: 'asc' }],
    filter: { field: 'perf.day', op: 'between', value: ['2026-02-01', '2026-03-05'] },
  })
  expect(body.data.list.map((row) => [row['shop_id'], row['perf.clicks'], Number(row['perf.total_spend'] ?? 0)])).toEqual([['1', 8, 4], ['2', 0, 0]])
})

it('takes search terms into the library of their shop, each once, and no product', async () => {
  const take = async (preview: boolean) => (await admin.call<LinesAnswer>('/newamzd/api/WordStock/fromTerms', {
    rows: [{ shop_id: '1', term: 'green  cup' }, { shop_id: '1', term: 'Blue cup' }, { shop_id: '1', term: 'b0abcdefgh' }, { shop_id: '9', term: 'cup' }],
    word_type: 'long_tail', preview,
  })).body.data
  expect((await take(true)).lines.map(({ cells, error }) => [cells['word'], error])).toEqual([
    ['green cup', undefined], ['Blue cup', '词库里已经有这个词'], ['b0abcdefgh', '这是一个 ASIN，不是词'], ['cup', '没有这个店铺，或不在您可见的店铺范围内'],
  ])
  expect(await take(false)).toMatchObject({ done: 1, refused: 3 })
  expect(await take(false)).toMatchObject({ done: 0, refused: 4 })
})

it('leads a word that nobody was found by to the group that a person chose, and nowhere without one', async () => {
  const rows = [{ shop_id: '1', term: 'red cup' }]
  const unled = await keywords(rows)
  expect(unled.lines).toMatchObject([{ cells: { text: 'red cup' }, error: expect.stringContaining('目标广告组') }])
  const [group] = unled.offers!['target']!
  const led = await keywords(rows, { target: group!.value })
  expect(led.lines).toMatchObject([{ cells: { text: 'red cup', campaign: 'Manual', group: 'AG' } }])
  expect(led.lines[0]!.error).toBeUndefined()
  expect((await keywords([{ shop_id: '2', term: 'red cup' }], { target: group!.value })).lines[0]!.error).toContain('目标广告组')
  expect(await keywords(rows, { target: group!.value, preview: false })).toMatchObject({ done: 1, refused: 0 })
  expect((await keywords(rows, { target: group!.value })).lines[0]!.error).toBe('已在待提交，不用再加')
})
