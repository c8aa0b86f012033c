/** Favourite pages, and what the command palette finds: only what the person may open and see (specification, sections 2 and 7). */
import { keepProgress } from '../../../server/demo/progress.demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'

let app: TestApp
let admin: Client
let seller: Client

interface Favourite { id: string; key: string; name: string; route: string }
interface Found { kind: string; group: string; id: string; label: string; note: string; route: string; query: string }

const favourites = async (client: Client): Promise<Favourite[]> => (await client.call<Favourite[]>('/fba/api/v1/favorites/get', {})).body.data
const find = async (client: Client, word: string): Promise<Found[]> => {
  const { body } = await client.call<{ found: Found[] }>('/app/api/v1/find', { word })
  expect(body.code, body.msg).toBe(200)
  return body.data.found
}

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  const { db } = app.runtime
  await db.asOwner(async (tx) => {
    for (const [id, name, site] of [[1, '海蓝-美国', 'us'], [2, '海蓝-德国', 'de']]) {
      await tx.query(
        `insert into shop (company_id, id, name, account_name, site, marketplace, currency) values ($1, $2, $3, 'Hailan', $4, 'amazon.com', 'USD')`,
        [app.companyId, id, name, site],
      )
      await tx.query(
        `insert into product (company_id, shop_id, msku, asin, title, currency) values ($1, $2, $3, $4, '折叠收纳箱', 'USD')`,
        [app.companyId, id, `HL-BOX-${id}`, `B0HAILAN0${id}`],
      )
    }
  })
  seller = await app.person('xiaoshou', { roles: ['sales'], shopIds: ['1'] })
}, 120_000)
afterAll(() => app?.stop())

describe('favourite pages', () => {
  it('are added once, listed in their order and removed', async () => {
    expect(await favourites(seller)).toEqual([])
    const { data: first } = (await seller.call<Favourite>('/fba/api/v1/favorites/add', { key: '/sale/listing' })).body
    expect(first).toMatchObject({ key: 'sale_listing', name: '在线商品', route: '/sale/listing' })
    await seller.call('/fba/api/v1/favorites/add', { key: 'advert_ad_board' })
    expect((await seller.call<Favourite>('/fba/api/v1/favorites/add', { key: 'sale_listing' })).body.data.id).toBe(first.id)
    expect((await favourites(seller)).map(({ key }) => key)).toEqual(['sale_listing', 'advert_ad_board'])
    expect((await seller.call('/fba/api/v1/favorites/delete', { id: first.id })).body.code).toBe(200)
    expect((await favourites(seller)).map(({ key }) => key)).toEqual(['advert_ad_board'])
  })

  it('are each person\'s own', async () => {
    const [mine] = await favourites(seller)
    expect(await favourites(admin)).toEqual([])
    expect((await admin.call('/fba/api/v1/favorites/delete', { id: mine!.id })).body).toMatchObject({
      code: expect.not.toBeOneOf([200]), msg: '没有这个收藏，它可能已被取消。',
    })
    expect(await favourites(seller)).toHaveLength(1)
  })

  it('are pages that the person may open', async () => {
    const refused = await seller.call('/fba/api/v1/favorites/add', { key: '/finance/amazonSettlementCenter' })
    expect([refused.status, refused.body.msg]).toEqual([403, '您没有打开「亚马逊结算中心(交易)」的权限，请联系管理员开通'])
    expect((await seller.call('/fba/api/v1/favorites/add', { key: '/no/page' })).status).toBe(400)
    expect((await app.stranger.call('/fba/api/v1/favorites/get', {})).status).toBe(401)
  })
})

describe('the command palette finds', () => {
  it('products by ASIN or MSKU, of the shops that the person sees, and leads to the filtered list', async () => {
    expect((await find(admin, 'HL-BOX')).map(({ label }) => label)).toEqual(['HL-BOX-1', 'HL-BOX-2'])
    // Whoever types the number without its hyphens finds it as well.
    expect((await find(admin, 'hlbox')).map(({ label }) => label)).toEqual(['HL-BOX-1', 'HL-BOX-2'])
    const own = await find(seller, 'b0hailan0')
    const query = expect.stringMatching(/^tab=listing&q=asin%7EB0HAILAN01&row=\d+$/)
    expect(own).toMatchObject([{ kind: 'product', label: 'HL-BOX-1', route: '/sale/listing', query }])
  })

  it('shops by name and by pinyin, with the site in words', async () => {
    expect((await find(admin, '海蓝')).filter(({ kind }) => kind === 'shop').map(({ label, note }) => [label, note])).toEqual([
      ['海蓝-德国', 'Hailan · 德国'], ['海蓝-美国', 'Hailan · 美国'],
    ])
    for (const word of ['hailanmg', 'hlmg', 'hai-lan mg']) {
      expect((await find(admin, word)).map(({ kind, label }) => [kind, label]), word).toEqual([['shop', '海蓝-美国']])
    }
    expect((await find(admin, 'hailan')).filter(({ kind }) => kind === 'shop')).toHaveLength(2)
  })

  it('orders by their number, which is opened where orders are at home', async () => {
    const { db } = app.runtime
    const { rows } = await db.asOwner(
      (tx) => tx.query<{ id: string }>('select id::text as id from shop where company_id = $1 order by id limit 1', [app.companyId]),
    )
    const [shop] = rows
    await db.asOwner((tx) => tx.query(
      `insert into sale_order (company_id, shop_id, order_id, purchase_at, purchase_day, state, order_status)
       values ($1, $2, '114-5550001-7777777', '2026-03-01T08:00:00Z', '2026-03-01', 'shipped', 'Shipped')`, [app.companyId, shop!.id],
    ))
    const [found, ...others] = await find(admin, '5550001-77')
    expect(others).toEqual([])
    expect(found).toMatchObject({ kind: 'sale_order', group: '订单', label: '114-5550001-7777777', route: '/sale/erp/dingDanLieBiao' })
    const address = new URLSearchParams(found!.query)
    expect([address.get('tab'), address.get('q'), address.get('row')]).toEqual([
      'list', 'order_id~114-5550001-7777777', JSON.stringify([shop!.id, '114-5550001-7777777']),
    ])
  })

  it('orders by their number or its beginning without hyphens, with blanks for them, or with some of them', async () => {
    for (const word of ['11455500017777777', '114 5550001 7777777', '1145550001', '114-55500017777', '1145', '114-5550001-7777777']) {
      expect((await find(admin, word)).map(({ kind, label }) => [kind, label]), word).toEqual([['sale_order', '114-5550001-7777777']])
    }
    const [found] = await find(admin, '11455500017777777')
    expect(new URLSearchParams(found!.query).get('q')).toBe('order_id~114-5550001-7777777')
    for (const word of ['5550001777', '114555000177777771', '1145550001x']) expect(await find(admin, word), word).toEqual([])
  })

  it('documents by their number, told by what they are chosen by: a purchase order by its supplier', async () => {
    await app.runtime.db.asOwner(async (tx) => {
      const { rows: [supplier] } = await tx.query<{ id: string }>(
        `insert into supplier (company_id, supplier_name, contact, mobile, settle_method)
         values ($1, '义乌远山制造', '周', '13800000000', 'cash') returning id::text as id`, [app.companyId],
      )
      await tx.query(
        `insert into purchase_order (company_id, order_no, supplier_id, warehouse_id) values ($1, 'PO-FOUND-1', $2, 1)`, [app.companyId, supplier!.id],
      )
    })
    expect((await find(admin, 'po-found')).map(({ label, note }) => [label, note])).toEqual([['PO-FOUND-1', '义乌远山制造']])
  })

  it('nothing of pages that the person may not open, and nothing for nobody', async () => {
    const nobody = await app.person('wuquanxian')
    expect(await find(nobody, 'HL-BOX')).toEqual([])
    expect(await find(admin, '   ')).toEqual([])
    expect((await admin.call('/app/api/v1/find', { word: 'x'.repeat(101) })).status).toBe(400)
    expect((await app.stranger.call('/app/api/v1/find', { word: 'x' })).status).toBe(401)
  })
})

describe('the company\'s v3.0 system', () => {
  it('is told of where the company has set an https address, and otherwise not', async () => {
    const company = async (): Promise<unknown> => (await admin.call<{ company: { legacyUrl?: string } }>('/app/api/v1/session', {})).body.data.company.legacyUrl
    const set = (url: string) => app.runtime.db.asOwner(
      (tx) => tx.query(`update company set settings = settings || jsonb_build_object('legacyUrl', $2::text) where id = $1`, [app.companyId, url]),
    )
    expect(await company()).toBeUndefined()
    await set('https://old.example.com/v3')
    expect(await company()).toBe('https://old.example.com/v3')
    await set('javascript:alert(1)')
    expect(await company()).toBeUndefined()
  })
})

it('tells how far the company\'s first data have come, until they are all there', async () => {
  const arriving = async (): Promise<unknown> => (await admin.call<{ company: { arriving?: unknown } }>('/app/api/v1/session', {})).body.data.company.arriving
  const at = (done: number) => app.runtime.db.asOwner(
    (tx) => keepProgress(tx, app.companyId, { done, of: 10, today: '2026-01-31', people: [1], shops: [1], products: [1], nextFile: 1 }),
  )
  expect(await arriving()).toBeUndefined()
  await at(3)
  expect(await arriving()).toEqual({ done: 3, of: 10 })
  await at(10)
  expect(await arriving()).toBeUndefined()
})

describe('the menu', () => {
  it('carries the site of an item, the fixed-menu flag of the system\'s groups and what a group opens by itself (specification, section 3)', async () => {
    interface Node { menuKey: string; fixedMenuKey: number; site?: string; hover: boolean; isActive: boolean; defaultActivePath: string; children: Node[] }
    const menu = (await admin.call<Node[]>('/fba/api/v1/amz/permissionMenu', {})).body.data
    const items = menu.flatMap((top) => top.children.flatMap((group) => group.children))
    expect(items.filter(({ site }) => site === 'walmart').map(({ menuKey }) => menuKey)).toEqual(['M00117029', 'M00117030', 'M00117031', 'M00117032'])
    const system = menu.find(({ menuKey }) => menuKey === 'M00123000')
    expect([system?.fixedMenuKey, system?.defaultActivePath, system?.hover, system?.isActive]).toEqual([1, '/system/download-center', false, false])
    expect(menu.find(({ menuKey }) => menuKey === 'M00117000')?.fixedMenuKey).toBe(0)
  })
})
