/** Prices and stock of listings: asked for here, taken to Amazon by the price and quantity file, done when a list of listings brings them. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { fileOf } from '../writes/sheets'

type Rows = { list: Record<string, unknown>[]; total: number }
interface Outcome { changed: number; refused: number; items: { title: string; error?: string; after: Record<string, unknown> }[] }

const HEAD = 'sku\tprice\tminimum-seller-allowed-price\tmaximum-seller-allowed-price\tquantity\tfulfillment-channel\thandling-time'

describe('prices and stock of listings', { timeout: 120_000 }, () => {
  let app: TestApp
  let admin: Client
  const sql = async (text: string, values: unknown[] = []) => (await app.database.db.asOwner((tx) => tx.query<Record<string, unknown>>(text, values))).rows
  const edit = (body: Record<string, unknown>, client = admin) => client.call<Record<string, unknown>>('/fba/api/v1/product/edit', body)
  const bulk = async (ids: string[], changes: Record<string, unknown>, preview = false, client = admin) => client.call<Outcome>(
    '/app/api/v1/bulk-edit', { call: { family: 'trade', call: 'productEdit' }, rows: ids.map((id) => ({ key: { id } })), changes, preview },
    { headers: { 'idempotency-key': randomUUID() } },
  )
  const changes = async (client = admin) => (await client.call<Rows>('/app/api/v1/pending/list', {
    page: 1, pageSize: 100, filter: { field: 'target', op: 'eq', value: 'product' }, sort: [{ field: 'id', order: 'asc' }],
  })).body.data.list
  const product = async (id: string, client = admin) => (await client.call<Rows>('/fba/api/v1/product/list', {
    page: 1, pageSize: 10, filter: { field: 'id', op: 'eq', value: id }, fields: ['msku', 'price', 'fbm_qty', 'fulfilment'],
  })).body.data.list[0]
  const file = (ids: unknown[], client = admin) => fileOf(app, client, '/fba/api/v1/product/price-file', { ids })

  beforeAll(async () => {
    app = await startTestApp({ now: () => new Date('2026-03-05T08:00:00Z') })
    admin = await app.admin()
    await sql(`insert into shop (company_id, id, name, account_name, site, marketplace, currency) values
      ($1, 1, '美国店', '甲', 'us', 'amazon.com', 'USD'), ($1, 2, '日本店', '乙', 'jp', 'amazon.co.jp', 'JPY')`, [app.companyId])
    const role = (name: string, more: string) => sql(`insert into role (company_id, name, label, everything, menus, permissions, denied_actions, hidden_fields)
      values ($1, $2, $2, false, ${more})`, [app.companyId, name])
    await role('seller', `'{M00112001}', '{price}', '{}', '{}'`)
    await role('blind', `'{M00112001}', '{price}', '{}', '{product.price}'`)
    const denied = [
      'change_price', 'change_quantity', 'bulk_edit', 'edit', 'price', 'quantity', 'sale', 'change_sale', 'import_people',
    ].map((action) => `sale_listing.${action}`)
    await role('reader', `'{M00112001}', '{price}', '{${denied.join(',')}}', '{}'`)
    await role('advertiser', `'{M00117000}', '{}', '{}', '{}'`)
  })
  afterAll(() => app?.stop())
  beforeEach(async () => {
    for (const table of ['pending_change', 'product_log', 'product']) await sql(`delete from ${table}`)
    await sql(`insert into product (company_id, id, shop_id, msku, currency, price, least_price, most_price, fulfilment, fbm_qty) values
      ($1, 11, 1, 'MUG-RED', 'USD', 19.99, 15, 30, 'FBA', null), ($1, 12, 1, 'MUG-BLUE', 'USD', 21.50, null, null, 'FBM', 7),
      ($1, 13, 1, 'MUG-NEW', 'USD', 9.90, null, null, null, null), ($1, 21, 2, 'MUG-JP', 'JPY', 2500, null, null, 'FBA', null)`, [app.companyId])
  })

  it('wait beside what Amazon has, and are told in the log of what was done to the listing', async () => {
    expect((await edit({ id: '11', price: '18.5' })).body).toMatchObject({ code: 200, data: { price: '19.99', 'price.pending': '18.50' } })
    expect(await changes()).toMatchObject([{
      row_title: 'MUG-RED', target_label: '在售商品', field_label: '售价', old_text: '19.99', new_text: '18.50', state: 'waiting', shop_id: '1',
    }])
    expect(await sql('select msku, about, content, how, log_day::text as day from product_log')).toEqual([
      { msku: 'MUG-RED', about: 'price', content: '售价：19.99 → 18.50（待提交）', how: 'auto', day: '2026-03-05' },
    ])
  })

  it('move by percent and by a fixed value, each row told before it is written and held to its own limits', async () => {
    const seen = await bulk(['11', '12', '21'], { price: { percentDown: '30' } }, true)
    expect(seen.body.data).toMatchObject({ changed: 2, refused: 1 })
    expect(seen.body.data.items).toMatchObject([
      { title: 'MUG-RED', error: '售价低于这个商品的最低售价，请提高售价，或先修改最低售价', after: { price: '13.99' } },
      { title: 'MUG-BLUE', after: { price: '15.05' } }, { title: 'MUG-JP', after: { price: '1750.00' } },
    ])
    const written = await bulk(['11', '12', '21'], { price: { percentDown: '30' } })
    expect(written.body.data).toMatchObject({ changed: 2, refused: 1 })
    expect((await changes()).map(({ row_title, new_text }) => [row_title, new_text])).toEqual([['MUG-BLUE', '15.05'], ['MUG-JP', '1750.00']])
    expect((await bulk(['12'], { price: { set: '20.00' } })).body.data).toMatchObject({ changed: 1 })
    expect((await changes())[0]).toMatchObject({ new_text: '20.00', state: 'waiting' })
  })

  it.each([
    ['11', { price: '0' }, '「售价」不能小于 0.01'],
    ['11', { price: '-3' }, '「售价」不能小于 0.01'],
    ['11', { price: null }, '在售商品的售价不能清空，请填写新的售价'],
    ['11', { price: '14.99' }, '售价低于这个商品的最低售价，请提高售价，或先修改最低售价'],
    ['11', { price: '30.01' }, '售价高于这个商品的最高售价，请降低售价，或先修改最高售价'],
    ['11', { price: '19.999' }, '「售价」最多 2 位小数'],
    ['21', { price: '2500.5' }, '「售价」的币种 JPY 没有小数'],
    ['11', { fbm_qty: 5 }, '亚马逊配送的商品不能改自配送库存：它的库存由亚马逊计数'],
    ['13', { fbm_qty: 5 }, '还不知道这个商品的配送方式，请先导入在售商品报告，再改自配送库存'],
    ['12', { fbm_qty: null }, '自配送库存不能清空：没有货时填 0'],
    ['12', { fbm_qty: -1 }, '「自配送库存」不能小于 0'],
  ])('of listing %s are refused with a sentence: %o', async (id, asked, says) => {
    const { body } = await edit({ id, ...asked })
    expect(body.code).toBe(1002)
    expect(body.msg).toContain(says)
    expect(await changes()).toEqual([])
  })

  it('leave by the price and quantity file: a line each listing, with the changed values alone', async () => {
    await edit({ id: '11', price: '18.5' })
    await edit({ id: '12', price: '22', fbm_qty: 0 })
    const answer = await file((await changes()).map(({ id }) => id))
    expect(answer.text).toBe([HEAD, 'MUG-BLUE\t22.00\t\t\t0\t\t', 'MUG-RED\t18.50\t\t\t\t\t', ''].join('\r\n'))
    expect(answer.name).toContain('价格与数量_美国店_20260305.txt')
    expect(await changes()).toMatchObject([1, 2, 3].map(() => ({ state: 'exported' })))
    expect(await sql('select price::text, fbm_qty from product where id = 12')).toEqual([{ price: '21.50', fbm_qty: 7 }])
  })

  it('take a listing that its seller delivers off sale: no stock by the same file, and nothing where Amazon delivers it', async () => {
    const { plans } = app.runtime.live.current.model
    const { does, when } = plans['sale_listing_v3']!.lists[0]!.actions.find(({ action }) => action === 'off_sale')!
    expect([does, when]).toMatchObject([
      { call: { family: 'trade', call: 'productEdit' }, with: { id: 'id' }, constants: { fbm_qty: { value: 0 } } },
      { and: [{ field: 'fulfilment', value: 'FBM' }, { field: 'fbm_qty', op: 'gt' }] },
    ])
    expect((await edit({ id: '12', fbm_qty: 0 })).body).toMatchObject({ code: 200, data: { fbm_qty: 7, 'fbm_qty.pending': 0 } })
    const waiting = await changes()
    expect(waiting).toMatchObject([{ row_title: 'MUG-BLUE', old_text: '7', new_text: '0', state: 'waiting' }])
    expect((await file(waiting.map(({ id }) => id))).text).toBe(`${HEAD}\r\nMUG-BLUE\t\t\t\t0\t\t\r\n`)
    expect((await edit({ id: '11', fbm_qty: 0 })).body.msg).toMatch('亚马逊配送的商品不能改自配送库存')
  })

  it('leave with the digits of the marketplace\'s currency', async () => {
    await edit({ id: '21', price: '2400' })
    const [change] = await changes()
    expect((await file([change!['id']])).text).toBe([HEAD, 'MUG-JP\t2400\t\t\t\t\t', ''].join('\r\n'))
  })

  it('are of one shop, and of listings alone: advertising leaves them to their own file', async () => {
    await edit({ id: '11', price: '18.5' })
    await edit({ id: '21', price: '2400' })
    const ids = (await changes()).map(({ id }) => id)
    expect(JSON.parse((await file(ids)).text)).toMatchObject({ code: 1002, msg: '一份价格与数量文件只能是一个店铺的商品，请按店铺分开选择' })
    expect((await admin.call('/app/api/v1/pending/sheet', { ids: ids.slice(0, 1) })).body).toMatchObject({ code: 1003, msg: '这个店铺没有待提交的修改。' })
    await admin.call('/app/api/v1/pending/revoke', { ids: ids.slice(0, 1) })
    expect(JSON.parse((await file(ids.slice(0, 1))).text)).toMatchObject({ code: 1006, msg: '「MUG-RED」的售价已不在等待，不能导出' })
    expect(await sql('select count(*)::int as n from ad_log')).toEqual([{ n: 0 }])
  })

  it('are seen and taken out only within the shops that a person sees', async () => {
    await edit({ id: '11', price: '18.5' })
    await edit({ id: '21', price: '2400' })
    const [, theirs] = await changes()
    const seller = await app.person('seller-one', { roles: ['seller'], shopIds: ['1'] })
    expect(await changes(seller)).toHaveLength(1)
    expect((await edit({ id: '21', price: '2300' }, seller)).body.code).toBe(1003)
    expect(JSON.parse((await file([theirs!['id']], seller)).text)).toMatchObject({ code: 1003 })
    expect((await edit({ id: '11', price: '18' }, seller)).body).toMatchObject({ code: 200, data: { 'price.pending': '18.00' } })
  })

  it('are nobody\'s to ask for who may not edit listings, or may not see prices', async () => {
    await edit({ id: '11', price: '18.5' })
    const [change] = await changes()
    const reader = await app.person('reader-one', { roles: ['reader'] })
    expect((await product('11', reader))?.['price']).toBe('19.99')
    const advertiser = await app.person('advertiser-one', { roles: ['advertiser'] })
    expect((await edit({ id: '11', price: '1' }, advertiser)).status).toBe(403)
    expect((await file([change!['id']], advertiser)).status).toBe(403)
    const blind = await app.person('blind-one', { roles: ['blind'] })
    expect((await edit({ id: '11', price: '16' }, blind)).body).toMatchObject({ code: 403, msg: '您没有修改这项内容的权限' })
    expect(await changes(blind)).toEqual([])
    expect(JSON.parse((await file([change!['id']], blind)).text)).toMatchObject({ code: 1003 })
    expect((await bulk(['11'], { price: { set: '16' } }, false, reader)).status).toBe(403)
    expect(await changes()).toMatchObject([{ new_text: '18.50' }])
  })
})
