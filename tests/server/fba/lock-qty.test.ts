/** Specification, sections 3 and 7: the company's lock-stock setting is turned by staff, and then stock is locked, counted as not free, and released. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { rebuildDerived } from '../../../server/kernel/kept/derived'
import { insertShop } from '../../support/rows'

interface Stock { msku: string; sellable_qty: number; free_qty: number; 'lock.lock_qty': number | null; 'lock.id': string | null }

let app: TestApp
let admin: Client
let shop: string
let other: string
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  shop = await insertShop(app.runtime.db, app.companyId, '甲店')
  other = await insertShop(app.runtime.db, app.companyId, '乙店')
  await app.runtime.db.asOwner(async (tx) => {
    await tx.query(
      `insert into fba_inventory (company_id, shop_id, stat_date, msku, sellable_qty, total_qty, inbound_working, inbound_shipped, inbound_receiving)
       values ($1, $2, '2025-09-01', 'MUG', 100, 100, 0, 0, 0), ($1, $3, '2025-09-01', 'CUP', 50, 50, 0, 0, 0)`,
      [app.companyId, shop, other],
    )
    await rebuildDerived(tx, app.runtime.live.current.model, { companyId: app.companyId, only: 'fba_stock' })
  })
}, 240_000)
afterAll(() => app?.stop())

const open = async (): Promise<number> =>
  (await admin.call<{ is_open: number }>('/fba/api/v1/fbaLockQty/getCompanyLockStock', undefined, { method: 'GET' })).body.data.is_open
const turn = (on: boolean) => admin.call<{ lock_stock: boolean }>('/base/api/v1/systemConfig/save', { lock_stock: on })
const lock = (who: Client, msku: string, qty: number, at = shop) =>
  who.call<{ id: string }>('/fba/api/v1/fbaLockQty/set', { shop_id: at, msku, lock_qty: qty, remark: '大客户预订' })
const stock = async (msku: string): Promise<Stock | undefined> =>
  (await admin.call<{
    list: Stock[]
  }>('/fba/api/v1/fbaStock/list', { page: 1, pageSize: 50, fields: ['msku', 'sellable_qty', 'free_qty', 'lock.lock_qty', 'lock.id'] })).body.data.list.find(
    (row) => row.msku === msku,
  )

describe('locked stock', () => {
  it('is nothing as long as the company does not lock stock', async () => {
    expect(await open()).toBe(0)
    const refused = (await lock(admin, 'MUG', 10)).body
    expect([refused.code, refused.msg]).toEqual([1002, '公司没有开启锁定库存，请管理员在「系统设置」里开启'])
  })

  it('is set once it is turned on, counts as not free, and is changed by the next set', async () => {
    expect((await turn(true)).body.code).toBe(200)
    expect(await open()).toBe(1)
    expect((await lock(admin, 'MUG', 30)).body.code).toBe(200)
    expect((await lock(admin, 'MUG', 40)).body.code).toBe(200)
    expect(await stock('MUG')).toMatchObject({ sellable_qty: 100, free_qty: 60, 'lock.lock_qty': 40 })
    expect((await admin.call('/fba/api/v1/fbaLockQty/get', { shop_id: shop, msku: 'MUG' })).body.data).toEqual({ lock_qty: 40 })
    expect((await stock('CUP'))?.free_qty).toBe(50)
  })

  it('is never more than what is sellable, and never of a shop that one does not see', async () => {
    expect((await lock(admin, 'MUG', 101)).body.msg).toBe('锁定数量不能超过可售数量 100')
    expect((await lock(admin, 'MUG', 0)).body.code).toBe(1002)
    expect((await lock(admin, 'NONE', 1)).body.code).toBe(1003)
    const narrow = await app.person('locker', { roles: ['admin'], shopIds: [other] })
    expect((await lock(narrow, 'MUG', 1)).body.code).toBe(1003)
    expect((await narrow.call('/fba/api/v1/fbaLockQty/get', { shop_id: shop, msku: 'MUG' })).body.data).toEqual({ lock_qty: 0 })
    const id = (await stock('MUG'))?.['lock.id']
    expect((await narrow.call('/fba/api/v1/fbaLockQty/release', { ids: [id] })).body.code).toBe(1003)
    expect((await narrow.call<{ total: number }>('/fba/api/v1/fbaLockQty/detail', { page: 1, pageSize: 50 })).body.data.total).toBe(0)
  })

  it('is locked once where two do it at the same time', async () => {
    const answers = await Promise.all([lock(admin, 'CUP', 5, other), lock(admin, 'CUP', 6, other)])
    expect(answers.map(({ body }) => body.code)).toEqual([200, 200])
    expect((await admin.call<{ total: number }>('/fba/api/v1/fbaLockQty/detail', { page: 1, pageSize: 50 })).body.data.total).toBe(2)
  })

  it('is released one by one, and all of it when locking is turned off', async () => {
    const id = (await stock('MUG'))?.['lock.id']
    expect((await admin.call('/fba/api/v1/fbaLockQty/release', { ids: [id] })).body).toMatchObject({ code: 200, data: { released: 1 } })
    expect(await stock('MUG')).toMatchObject({ free_qty: 100, 'lock.lock_qty': null })
    await turn(false)
    expect(await open()).toBe(0)
    expect((await stock('CUP'))?.free_qty).toBe(50)
    expect((await admin.call<{ total: number }>('/fba/api/v1/fbaLockQty/detail', { page: 1, pageSize: 50 })).body.data.total).toBe(0)
  })
})
