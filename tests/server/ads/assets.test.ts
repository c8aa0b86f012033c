/** The library of assets: files are kept with their size, take Amazon's number, and are offered with brands and store pages to new SB ads. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sizeIn } from '../../../server/modules/ads/assets/image-size'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { multipart } from '../../support/multipart'

let app: TestApp
let admin: Client
let shop: string
let other: string
const NO = 'amzn1.assetlibrary.asset1.00aa'
const USED = 'amzn1.assetlibrary.asset1.77ff'

beforeAll(async () => {
  app = await startTestApp({ workers: 1, now: () => new Date('2026-03-05T08:00:00Z') })
  admin = await app.admin();
  [shop, other] = await app.runtime.db.asOwner(async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      `insert into shop (company_id, name, account_name, site, marketplace, currency)
       values ($1, '美国店', '美国店', 'us', 'amazon.com', 'USD'), ($1, '英国店', '英国店', 'uk', 'amazon.co.uk', 'GBP') returning id::text as id`, [app.companyId],
    )
    const [us, uk] = rows.map(({ id }) => id)
    await tx.query(
      `insert into ad_creative (company_id, shop_id, ad_id, campaign_id, brand_name, brand_logo_id, landing_url, ad_type, sheet)
       values ($1, $2, '1', 'C1', '杯子', $3, 'https://www.amazon.com/stores/page/AB12', 'sb', 'sb_multi'),
              ($1, $2, '2', 'C1', '杯子', $3, 'https://www.amazon.com/dp/B0', 'sb', 'sb_multi')`, [app.companyId, us, USED],
    )
    await tx.query(
      `insert into ad_campaign (company_id, shop_id, campaign_id, campaign_name, brand_entity_id, ad_type, sheet, currency)
       values ($1, $2, 'C1', 'SB', 'ENTITY12AB', 'sb', 'sb_multi', 'USD')`, [app.companyId, us],
    )
    await tx.query(
      `insert into product (company_id, shop_id, msku, asin, title, price, currency) values ($1, $2, 'CUP-1', 'B000000001', 'Red cup', 12.5, 'USD')`,
      [app.companyId, us],
    )
    await tx.query(
      `insert into ad_search_term (company_id, shop_id, search_term, currency, asins, is_added, is_negated)
       values ($1, $2, 'red cup', 'USD', '{B000000001}', false, false), ($1, $2, 'blue cup', 'USD', '{B000000001}', true, false),
              ($1, $2, 'free cup', 'USD', '{B000000001}', false, true), ($1, $2, 'other', 'USD', '{B000000009}', false, false)`, [app.companyId, us],
    )
    await tx.query(
      `insert into sp_search_term_day (company_id, shop_id, stat_date, currency, campaign_name, ad_group_name, targeting, search_term, clicks, order_quantity)
       select $1, $2, d::date, 'USD', 'SP', 'G', 'cup', term, clicks, orders
       from (values ('red cup', 4, 1), ('blue cup', 9, 3), ('free cup', 5, 2), ('other', 5, 2)) as t (term, clicks, orders),
         generate_series('2026-03-01'::date, '2026-03-02', '1 day') as d`, [app.companyId, us],
    )
    return [us!, uk!]
  })
}, 600_000)
afterAll(() => app?.stop())

const pathOf = (family: string, call: string): string => app.runtime.live.current.model.families[family]!.calls[call]!.path
const call = async <T = Record<string, unknown>>(client: Client, family: string, name: string, body: object) =>
  (await client.call<T>(pathOf(family, name), body)).body
interface Uploaded { code: number; msg: string; data: { asset_id: string; image_size?: string | null }; errors?: Record<string, string> }
async function upload(name: string, content: Buffer, fields: Record<string, string>, [family, of] = ['adsNew', 'commonAssetsUpload']): Promise<Uploaded> {
  const form = multipart(fields, [{ name, content, type: 'application/octet-stream' }])
  const answer = await app.app.inject({
    method: 'POST', url: pathOf(family!, of!), payload: form.payload,
    headers: { ...form.headers, authorization: `Bearer ${admin.token}`, projectid: 'erp', 'idempotency-key': crypto.randomUUID() },
  })
  return answer.json()
}
/** The head of a PNG of 1200 by 628. */
const png = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.from([0, 0, 4, 176, 0, 0, 2, 116, 8, 6, 0, 0, 0])])
const choices = async (family: string, name: string, of = shop) =>
  (await call<{ list: { value: string; label: string; group: string }[] }>(admin, family, name, { shop_id: of })).data.list

it('reads width and height out of PNG, GIF and JPEG, and of nothing else', () => {
  expect(sizeIn(png)).toEqual([1200, 628])
  expect(sizeIn(Buffer.from('47494638396120000a00', 'hex'))).toEqual([32, 10])
  expect(sizeIn(Buffer.from('ffd8ffe000044a46ffc0001108027404b003012200', 'hex'))).toEqual([1200, 628])
  expect([sizeIn(Buffer.from('%PDF-1.7 and so on, long enough')), sizeIn(Buffer.alloc(0))]).toEqual([null, null])
})

it('keeps a logo with its size; it is offered once Amazon\'s number is written beside it', async () => {
  const { data } = await upload('logo.png', png, { shop_id: shop, asset_kind: 'logo', brand_name: '杯子' })
  expect(data.image_size).toBe('1200 × 628')
  expect(await choices('adsNew', 'assetLogos')).toEqual([{ value: USED, label: `杯子 ${USED}`, group: '广告里用过' }])
  expect((await call(admin, 'adsNew', 'commonAssetsRegister', { asset_id: data.asset_id, asset_no: 'logo' })).msg).toContain('amzn1.assetlibrary.asset1.')
  expect((await call(admin, 'adsNew', 'commonAssetsRegister', { asset_id: data.asset_id, asset_no: NO, brand_entity_id: 'ENTITY99' })).code).toBe(200)
  expect((await choices('adsNew', 'assetLogos'))[0]).toEqual({ value: NO, label: 'logo.png 1200 × 628', group: '素材库' })
  const { list } = (await call<{ list: object[] }>(admin, 'settings', 'rowFiles', { entity: 'ad_asset', id: data.asset_id })).data
  expect(list).toMatchObject([{ name: 'logo.png', size: png.length }])
})

it('keeps a video by the call of videos, and offers it as one', async () => {
  const said = { shop_id: shop, asset_name: '杯子视频', asset_no: 'amzn1.assetlibrary.asset1.bb' }
  const { code } = await upload('cup.mp4', Buffer.from('a film'), said, ['adsSbv', 'sbvUpload'])
  expect(code).toBe(200)
  expect(await choices('adsNew', 'assetVideos')).toEqual([{ value: 'amzn1.assetlibrary.asset1.bb', label: '杯子视频', group: '素材库' }])
})

it('refuses what is no picture, what is no video, a number that the shop has, and keeps nothing of it', async () => {
  const count = async () => (await call<{ total: number }>(admin, 'adsNew', 'assetList', { page: 1, pageSize: 50 })).data.total
  const before = await count()
  const said = { shop_id: shop, asset_kind: 'image' }
  expect((await upload('cup.mp4', png, said)).errors).toHaveProperty('file')
  expect((await upload('cup.png', Buffer.from('no picture at all, only words'), said)).msg).toContain('读不出图片的尺寸')
  expect((await upload('cup.png', png, { shop_id: shop }, ['adsSbv', 'sbvUpload'])).msg).toContain('mp4')
  expect((await upload('again.png', png, { ...said, asset_no: NO })).code).not.toBe(200)
  expect(await count()).toBe(before)
})

it('offers brands by their names, and store pages that ads lead to, of the shop that is asked', async () => {
  expect(await choices('adsSbv', 'sbvBrand')).toEqual(expect.arrayContaining([{ value: 'ENTITY12AB', label: '杯子（ENTITY12AB）', group: '' }]))
  expect(await choices('adsSbv', 'sbvStore')).toEqual([
    { value: 'https://www.amazon.com/stores/page/AB12', label: 'https://www.amazon.com/stores/page/AB12', group: '' },
  ])
  expect(await choices('adsSbv', 'sbvBrand', other)).toEqual([])
})

it('tells of goods what their listings say, and recommends words that sold them and are not negated', async () => {
  const asked = { shop_id: shop, asins: ['B000000001', 'B0XXXXXXXX'] }
  expect((await call<{ list: object[] }>(admin, 'adsSbv', 'sbvProductMetadata', asked)).data.list).toEqual([
    { asin: 'B000000001', msku: 'CUP-1', title: 'Red cup', image: null, price: expect.stringMatching(/^12\.50*$/), currency: 'USD' },
  ])
  // Two days each: 2 × 3 orders of 18 clicks, 2 × 1 of 8; the negated one and another product's are left out.
  expect((await call<{ list: object[] }>(admin, 'adsSbv', 'sbvRecommendations', asked)).data.list).toEqual([
    { keyword: 'blue cup', clicks: 18, orders: 6, is_added: true }, { keyword: 'red cup', clicks: 8, orders: 2, is_added: false },
  ])
  expect((await call(admin, 'adsSbv', 'sbvRecommendations', { shop_id: shop, asins: [] })).msg).toContain('ASIN')
})

it('answers nobody of a shop that is not theirs, nor whoever makes no ads', async () => {
  const seller = await app.person('seller-of-uk', { roles: ['sales'], shopIds: [other] })
  expect((await call(seller, 'adsSbv', 'sbvBrand', { shop_id: shop })).msg).toContain('店铺')
  const keeper = await app.person('keeper', { roles: ['warehouse'] })
  expect((await keeper.call(pathOf('adsSbv', 'sbvBrand'), { shop_id: shop })).status).toBe(403)
})
