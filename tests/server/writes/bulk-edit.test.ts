import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '../../support/app'
import { startWriteServer, type WriteServer } from './kit'

interface Item {
  key: Record<string, unknown>
  title: string
  before: Record<string, unknown>
  after: Record<string, unknown>
  error?: string
  errors?: Record<string, string>
}
interface Outcome { total: number; changed: number; refused: number; unchanged: number; items: Item[]; job?: string }

const EDIT = { family: 'testAds', call: 'edit' }
const LIST = { family: 'testAds', call: 'list' }

describe('editing many rows at once', () => {
  let server: WriteServer
  let admin: Client
  const bulk = (body: Record<string, unknown>, client = admin, headers: Record<string, string> = {}) =>
    client.call<Outcome>('/app/api/v1/bulk-edit', { call: EDIT, preview: false, ...body }, { headers })
  const keys = (ids: string[], before?: Record<string, unknown>) => ids.map((id) => ({ key: { id }, ...(before ? { before } : {}) }))
  const stored = async (ids: string[]): Promise<Record<string, unknown>[]> => {
    const { body } = await admin.call<{ list: Record<string, unknown>[] }>('/test/ads/list', {
      page: 1, pageSize: 500, filter: { field: 'id', op: 'in', value: ids }, sort: [{ field: 'id', order: 'asc' }],
    })
    return body.data.list
  }
  const owner = (sql: string, values: unknown[] = []) => server.runtime.db.asOwner((tx) => tx.query<Record<string, unknown>>(sql, values))

  beforeAll(async () => {
    server = await startWriteServer()
    admin = await server.admin()
  })
  afterAll(() => server?.stop())
  beforeEach(() => owner('delete from test_ad'))

  it('previews every change with its rounding, tells what is refused and why, and writes nothing', async () => {
    const ids = await server.ads([{ bid: '0.33', name: '甲' }, { bid: '95', name: '乙' }, { name: '丙' }])
    const { body } = await bulk({ rows: keys(ids), changes: { bid: { percentUp: '10' } }, preview: true })
    expect(body.data).toMatchObject({ total: 3, changed: 1, refused: 2, unchanged: 0 })
    expect(body.data.items).toMatchObject([
      { title: '乙', before: { bid: '95.00' }, after: { bid: '104.50' }, error: '「竞价」不能大于 100', errors: { bid: '「竞价」不能大于 100' } },
      { title: '丙', error: '「竞价」现在是空的，不能按百分比提高' },
      { title: '甲', key: { id: ids[0] }, before: { bid: '0.33' }, after: { bid: '0.36' } },
    ])
    expect((await stored(ids)).map((row) => row['bid'])).toEqual(['0.33', '95.00', null])
  })

  it('writes each row by itself: one that is refused does not undo the others, and each is audited as a single edit is', async () => {
    const ids = await server.ads([{ bid: '1' }, { bid: '99.50' }, { bid: '2' }])
    const { body } = await bulk({ rows: keys(ids), changes: { bid: { add: '1.005' }, state: { set: 'paused' } } })
    expect(body.data).toMatchObject({ total: 3, changed: 2, refused: 1 })
    expect(body.data.items[0]).toMatchObject({ key: { id: ids[1] }, error: '「竞价」不能大于 100' })
    expect((await stored(ids)).map((row) => [row['bid'], row['state']])).toEqual([['2.01', 'paused'], ['99.50', 'enabled'], ['3.01', 'paused']])
    const { rows } = await owner(`select row_key, action, before->>'bid' as before, after->>'bid' as after from audit_log where entity = 'test_ad' order by id`)
    expect(rows).toEqual([
      { row_key: `["${ids[0]}"]`, action: 'edit', before: '1', after: '2.01' },
      { row_key: `["${ids[2]}"]`, action: 'edit', before: '2', after: '3.01' },
    ])
  })

  it('writes whole numbers, days, yes and no, and leaves rows alone that hold the values already', async () => {
    const ids = await server.ads([{ clicks: 10, active: true, start_day: '2026-01-01' }, { clicks: 3, active: false }])
    const { body } = await bulk({ rows: keys(ids), changes: { clicks: { percentDown: '50' }, active: { set: true }, start_day: { set: '2026-02-01' } } })
    expect(body.data).toMatchObject({ changed: 2, refused: 0 })
    expect((await stored(ids)).map((row) => [row['clicks'], row['active'], row['start_day']])).toEqual([[5, true, '2026-02-01'], [2, true, '2026-02-01']])
    const again = await bulk({ rows: keys(ids), changes: { active: { set: true } } })
    expect(again.body.data).toMatchObject({ changed: 0, unchanged: 2, items: [] })
  })

  it('refuses the row that somebody changed meanwhile, with both values', async () => {
    const ids = await server.ads([{ bid: '1' }, { bid: '2' }])
    const rows = [{ key: { id: ids[0] }, before: { bid: '1.00' } }, { key: { id: ids[1] }, before: { bid: '1.50' } }]
    const { body } = await bulk({ rows, changes: { bid: { set: '3' } } })
    expect(body.data).toMatchObject({ changed: 1, refused: 1 })
    expect(body.data.items[0]).toMatchObject({ key: { id: ids[1] }, errors: { bid: '您打开时是「1.50」，现在已被改成「2.00」' } })
  })

  it('tells in the preview already which rows their life cycle has closed', async () => {
    const call = { family: 'purchase', call: 'contractEdit' }
    const supplier =
      await admin.call<{ id: string }>('/v2/purchase/api/supplier/add', { supplier_name: '供应商甲', contact: '张三', mobile: '13800000000', settle_method: 'cash' })
    const made = await Promise.all(
      ['甲', '乙'].map((contract_name) => admin.call<{ id: string }>('/v2/purchase/api/contract/add', { contract_name, supplier_id: supplier.body.data.id })),
    )
    const [open, closed] = made.map(({ body }) => body.data.id)
    expect((await admin.call('/v2/purchase/api/contract/status', { id: closed, transition: 'submit' })).body.code).toBe(200)
    const rows = [open, closed].map((id) => ({ key: { id } }))
    for (const preview of [true, false]) {
      const { body } = await bulk({ call, rows, changes: { contract_name: { set: '丙' } }, preview })
      expect(body.data).toMatchObject({ total: 2, changed: 1, refused: 1 })
      expect(body.data.items[0]).toMatchObject({ key: { id: closed }, error: expect.stringContaining('待审核') as string })
    }
  })

  it('changes once, however often the same request is sent', async () => {
    const ids = await server.ads([{ bid: '1' }])
    const headers = { 'idempotency-key': 'bulk-key-0001' }
    const first = await bulk({ rows: keys(ids), changes: { bid: { add: '1' } } }, admin, headers)
    const second = await bulk({ rows: keys(ids), changes: { bid: { add: '1' } } }, admin, headers)
    expect(second.body).toEqual(first.body)
    expect((await stored(ids))[0]).toMatchObject({ bid: '2.00' })
  })

  it('reaches only rows of the shops that the person sees, whether they are named or found', async () => {
    const [mine, theirs] = await server.ads([{ bid: '1' }, { bid: '1', shop_id: 2 }])
    const clerk = await server.clerk('clerk-of-one', ['1'])
    const named = await bulk({ rows: keys([mine!, theirs!]), changes: { bid: { set: '5' } } }, clerk)
    expect(named.body.data).toMatchObject({ changed: 1, refused: 1 })
    expect(named.body.data.items[0]).toMatchObject({ error: '没有这条测试广告，或不在您可见的店铺范围内' })
    const found = await bulk({ all: {}, list: LIST, changes: { bid: { set: '6' } } }, clerk)
    expect(found.body.data).toMatchObject({ total: 1, changed: 1 })
    expect((await stored([mine!, theirs!])).map((row) => row['bid'])).toEqual(['6.00', '1.00'])
    const moved = await bulk({ rows: keys([mine!]), changes: { shop_id: { set: '2' } } }, clerk)
    expect(moved.body.data).toMatchObject({ refused: 1 })
  })

  it('is refused to whoever may not use the call, and for fields that are hidden or nobody\'s to write', async () => {
    const ids = await server.ads([{ bid: '1' }])
    const outsider = await server.person('outsider')
    expect(await bulk({ rows: keys(ids), changes: { bid: { set: '5' } } }, outsider)).toMatchObject({ status: 403 })
    const clerk = await server.clerk('clerk-cost')
    expect(await bulk({ rows: keys(ids), changes: { cost: { set: '5' } } }, clerk)).toMatchObject({ status: 400 })
    expect(await bulk({ rows: keys(ids), changes: { update_time: { set: '2020-01-01T00:00:00Z' } } })).toMatchObject({
      status: 403, body: { msg: '「更新时间」不能直接修改' },
    })
    expect(await bulk({ rows: keys(ids), changes: { bid: { set: '5' } }, call: LIST })).toMatchObject({ status: 400 })
    expect(await bulk({ rows: keys(ids), all: {}, list: LIST, changes: { bid: { set: '5' } } })).toMatchObject({ status: 400 })
    expect(await bulk({ rows: [], changes: { bid: { set: '5' } } })).toMatchObject({ status: 400, body: { msg: '请先选择要修改的行' } })
    expect(await bulk({ rows: keys(ids), changes: { name: { percentUp: '5' } } })).toMatchObject({ status: 400, body: { msg: '「名称」不是数字，不能按百分比提高' } })
    expect(await bulk({ rows: keys(ids), changes: { bid: { set: '5', add: '1' } } })).toMatchObject({ status: 400 })
    expect(await bulk({ rows: keys(ids), changes: {} })).toMatchObject({ status: 400 })
    expect(await bulk({ rows: [{ key: { id: 'x' } }], changes: { bid: { set: '5' } } })).toMatchObject({ status: 200, body: { data: { refused: 1 } } })
  })

  it('changes all filtered rows as a job, each row once, and keeps every row\'s outcome', async () => {
    const ids = await server.ads(Array.from({ length: 260 }, (_none, at) => ({ bid: String(at < 10 ? 99.9 : 1), name: `广告${at}` })))
    const preview = await bulk({ all: { filter: { field: 'currency', op: 'eq', value: 'USD' } }, list: LIST, changes: { bid: { add: '0.5' } }, preview: true })
    expect(preview.body.data).toMatchObject({ total: 260, changed: 250, refused: 10 })
    const { body } = await bulk({ all: { filter: { field: 'currency', op: 'eq', value: 'USD' } }, list: LIST, changes: { bid: { add: '0.5' } } })
    expect(body.data).toMatchObject({ total: 260, changed: 0, items: [] })
    const job = await server.ended(admin, body.data.job!)
    expect(job).toMatchObject({ state: 'done', message: '已修改 250 行，拒绝 10 行', hasFile: true })
    const result = await admin.call<Outcome>('/app/api/v1/bulk-edit/result', { job: body.data.job })
    expect(result.body.data).toMatchObject({ total: 260, changed: 250, refused: 10 })
    expect(result.body.data.items[0]).toMatchObject({ error: '「竞价」不能大于 100' })
    const rows = await stored(ids)
    expect(rows.map((row) => row['bid'])).toEqual(ids.map((_id, at) => (at < 10 ? '99.90' : '1.50')))
    const other = await server.clerk('somebody-else')
    expect((await other.call('/app/api/v1/bulk-edit/result', { job: body.data.job })).body.code).toBe(1003)
  })
})
