/** A row's history, as a page asks for it: only of what that page lists, with names for what is referred to. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'

interface Line { action: string; who: string; changes: { field: string; label: string; beforeText: string; afterText: string }[] }

const HISTORY = '/app/api/v1/history'
let test: TestApp
let admin: Client
let shop: string

const historyOf = (client: Client, id: string, source?: string) =>
  client.call<{ list: Line[] }>(HISTORY, { entity: 'shop', key: { id }, ...(source ? { source } : {}) })

beforeAll(async () => {
  test = await startTestApp()
  admin = await test.admin()
  const added = await admin.call<{ id: string }>('/app/api/v1/shops/add', { name: '美国一店', account_name: '甲', site: 'us' })
  if (added.body.code !== 200) throw new Error(added.body.msg)
  shop = added.body.data.id
  await admin.call('/app/api/v1/shops/edit', { id: shop, name: '美国二店' })
})
afterAll(() => test.stop())

describe('the history of a row', () => {
  it('tells what stood there before and after, newest first', async () => {
    const { body } = await historyOf(admin, shop)
    expect(body.data.list.map(({ action }) => action)).toEqual(['edit', 'add'])
    expect(body.data.list[0]?.changes).toContainEqual(expect.objectContaining({ field: 'name', label: '店铺名称', beforeText: '美国一店', afterText: '美国二店' }))
  })

  it('is given to a page that lists such rows, and to no other', async () => {
    const lists = Object.values(test.runtime.live.current.model.plans).filter((plan) => plan.lists.some((list) => list.source.entity === 'shop')).map(
      ({ page }) => page,
    )
    expect(lists.length, 'a page that lists shops').toBeGreaterThan(0)
    expect((await historyOf(admin, shop, lists[0])).body.code).toBe(200)
    const other = await historyOf(admin, shop, 'finance_amazon_settlement_center:imports')
    expect([other.status, other.body.msg]).toEqual([403, '这个页面没有列出「店铺」，不能查看它的修改记录'])
    expect((await historyOf(admin, shop, 'no_such_page')).status).toBe(400)
  })

  it('is not shown of a shop that a person does not see, nor of a page they may not open', async () => {
    const near = await test.person('near', { roles: ['admin'], shopIds: [] })
    expect((await historyOf(near, shop)).body.code).not.toBe(200)
    const stranger = await test.person('other', { roles: ['warehouse'] })
    expect((await historyOf(stranger, shop, 'finance_amazon_settlement_center:detail')).status).toBe(403)
  })
})
