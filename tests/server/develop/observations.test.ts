/** What is seen of competitors and keywords: of what is watched alone, the newest figures with their change, and news to whoever watches. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { stockKit } from '../stock/kit'
import { KEYWORD, KEYWORD_SEEN, MONITOR, SEEN } from './paths'

let app: TestApp
let admin: Client
const { made, ok, post, rows, is } = stockKit(() => admin)

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
}, 240_000)
afterAll(() => app?.stop())

const messages = async (): Promise<string[]> => (await app.runtime.db.asOwner((tx) => tx.query<{ title: string }>(
  `select title from message where company_id = $1 and kind = 'alert' order by id`, [app.companyId],
))).rows.map(({ title }) => title)

it('a competitor tells what was seen last and how it changed, and whoever watches it is told of enough of a change', async () => {
  expect((await post(`${SEEN}/add`, { site: 'us', asin: 'B0RIVAL001', seen_day: '2026-05-01', price: '20' })).msg).toContain('还没有监控')
  const { rows: [me] } = await app.runtime.db.asOwner((tx) => tx.query<{ id: string }>(
    `select id::text from employee where login_account = 'admin' and company_id = $1`, [app.companyId],
  ))
  const id = await made(MONITOR, { site: 'us', asin: 'B0RIVAL001', notify_users: [me!.id], warn_price: '0.05' })
  const told = async () => (await rows(`${MONITOR}/list`, ['price', 'price_change', 'small_rank', 'rank_change', 'review_add', 'last_event', 'seen_day'],
    is('id', id)))[0]
  await made(SEEN, { site: 'us', asin: 'B0RIVAL001', seen_day: '2026-05-01', price: '20', small_rank: 30, review_count: 100 })
  expect(await told()).toMatchObject({ price: '20.00', price_change: null, seen_day: '2026-05-01' })
  await made(SEEN, { site: 'us', asin: 'B0RIVAL001', seen_day: '2026-05-08', price: '19.5', small_rank: 25, review_count: 110 })
  expect(await told()).toMatchObject({ price: '19.50', price_change: '-0.50', rank_change: 5, review_add: 10 })
  expect(await messages()).toEqual([])
  const last = await made(SEEN, { site: 'us', asin: 'B0RIVAL001', seen_day: '2026-05-15', price: '18', small_rank: 25, review_count: 110 })
  expect((await told())!['last_event']).toBe('价格 19.5 → 18')
  expect(await messages()).toEqual(['竞品 B0RIVAL001（US）有变动：价格 19.5 → 18'])
  // One of an older day changes what it is compared with, not what was seen last.
  await made(SEEN, { site: 'us', asin: 'B0RIVAL001', seen_day: '2026-05-10', price: '18.5' })
  expect(await told()).toMatchObject({ price: '18.00', price_change: '-0.50', seen_day: '2026-05-15' })
  expect(await messages()).toHaveLength(1)
  await ok(`${SEEN}/remove`, { id: last })
  expect(await told()).toMatchObject({ price: '18.50', seen_day: '2026-05-10' })
  expect((await post(`${SEEN}/add`, { site: 'us', asin: 'B0RIVAL001', seen_day: '2026-05-10', price: '1' })).code).not.toBe(200)
})

it('a keyword tells its newest period and the change from the one before', async () => {
  const id = await made(KEYWORD, { keyword_text: 'dish rack', site: 'us' })
  await made(KEYWORD_SEEN, { keyword_text: 'Dish Rack', site: 'us', seen_day: '2026-05-01', search_volume: 1000, aba_rank: 500 })
  await made(KEYWORD_SEEN, { keyword_text: 'dish rack', site: 'us', seen_day: '2026-05-08', search_volume: 1250, aba_rank: 420, top_asins: ['B0A'] })
  expect((await rows(`${KEYWORD}/list`, ['search_volume', 'volume_change', 'aba_rank', 'rank_change', 'top_asins'], is('id', id)))[0])
    .toMatchObject({ search_volume: 1250, volume_change: '0.2500', aba_rank: 420, rank_change: 80, top_asins: ['B0A'] })
  expect((await post(`${KEYWORD_SEEN}/add`, { keyword_text: 'dish rack', site: 'gb', seen_day: '2026-05-08' })).msg).toContain('还没有订阅')
})
