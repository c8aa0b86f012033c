import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settlePending } from '../../../server/kernel/write/pending-settled'
import type { Client } from '../../support/app'
import { startWriteServer, type WriteServer } from './kit'
import { fileOf, sheetsOf } from './sheets'

type Rows = { list: Record<string, unknown>[]; total: number }

describe('edits that wait to be taken to Amazon', () => {
  let server: WriteServer
  let admin: Client
  const owner = (sql: string, values: unknown[] = []) => server.runtime.db.asOwner((tx) => tx.query<Record<string, unknown>>(sql, values))
  const edit = (body: Record<string, unknown>, client = admin) => client.call<Record<string, unknown>>('/test/ads/edit', body)
  const row = async (id: string, client = admin): Promise<Record<string, unknown>> =>
    (await client.call<Record<string, unknown>>('/test/ads/get', { id })).body.data
  const changes = async (client = admin): Promise<Record<string, unknown>[]> =>
    (await client.call<Rows>('/app/api/v1/pending/list', { page: 1, pageSize: 100, sort: [{ field: 'id', order: 'asc' }] })).body.data.list
  const settle = () => {
    const { model } = server.runtime.live.current
    return server.runtime.db.withCompany(
      { companyId: server.companyId, employeeId: null, shopIds: null },
      (tx) => settlePending(tx, model, server.companyId, model.entities['test_ad']!, new Date('2026-03-06T00:00:00Z')),
    )
  }

  beforeAll(async () => {
    server = await startWriteServer()
    admin = await server.admin()
  })
  afterAll(() => server?.stop())
  beforeEach(async () => {
    await owner('delete from test_ad')
    await owner('delete from pending_change')
    await owner('delete from audit_log')
  })

  it('leave the row as it is and say beside it what waits; everything else is changed at once', async () => {
    const [id = ''] = await server.ads([{ daily_budget: '10', bid: '1', name: '夏季' }])
    const { body } = await edit({ id, daily_budget: '12.5', bid: '2' })
    expect(body.data).toMatchObject({ daily_budget: '10.00', 'daily_budget.pending': '12.50', bid: '2.00' })
    const list = await admin.call<Rows>('/test/ads/list', { page: 1, pageSize: 10, fields: ['name', 'daily_budget'] })
    expect(list.body.data.list[0]).toMatchObject({ daily_budget: '10.00', 'daily_budget.pending': '12.50' })
    const without = await admin.call<Rows>('/test/ads/list', { page: 1, pageSize: 10, fields: ['name'] })
    expect(without.body.data.list[0]).not.toHaveProperty('daily_budget.pending')
    expect(await changes()).toMatchObject([{
      target: 'test_ad', target_label: '测试广告', row_title: '夏季', field: 'daily_budget', field_label: '每日预算', old_text: '10.00', new_text: '12.50',
      state: 'waiting', shop_id: '1',
    }])
    const { rows } = await owner(
      `select entity, action, before->>'bid' as bid, before->>'daily_budget' as budget, after->>'daily_budget' as after_budget from audit_log order by id`,
    )
    expect(rows).toEqual([
      { entity: 'pending_change', action: 'add', bid: null, budget: null, after_budget: null },
      { entity: 'test_ad', action: 'edit', bid: '1', budget: '10', after_budget: '10' },
    ])
  })

  it('are one for each row and field: a new edit takes the place of the old, the current value takes it back', async () => {
    const [id = ''] = await server.ads([{ daily_budget: '10' }])
    await edit({ id, daily_budget: '12' })
    await edit({ id, daily_budget: '14' })
    expect(await changes()).toMatchObject([{ new_value: '14.00', state: 'waiting' }])
    expect((await edit({ id, daily_budget: '10.00' })).body.data).not.toHaveProperty('daily_budget.pending')
    expect(await changes()).toMatchObject([{ state: 'revoked' }])
    await edit({ id, daily_budget: '15' })
    expect((await changes()).map(({ state }) => state)).toEqual(['revoked', 'waiting'])
  })

  it('keep to the rules of their field, and show a change that somebody else asked for meanwhile', async () => {
    const [id = ''] = await server.ads([{ daily_budget: '10' }])
    expect((await edit({ id, daily_budget: '0.5' })).body).toMatchObject({ code: 1002, errors: { daily_budget: '「每日预算」不能小于 1' } })
    expect(await changes()).toEqual([])
    await edit({ id, daily_budget: '12' })
    const late = await edit({ id, daily_budget: '20', before: { daily_budget: '10.00', 'daily_budget.pending': null } })
    expect(late.body).toMatchObject({ code: 1004, errors: { daily_budget: '您打开时没有待提交的值，现在待提交的是「12.00」' } })
    expect((await edit({ id, daily_budget: '20', before: { daily_budget: '10.00', 'daily_budget.pending': '12.00' } })).body.code).toBe(200)
  })

  it('are asked for by a bulk edit too', async () => {
    const ids = await server.ads([{ daily_budget: '10' }, { daily_budget: '20' }])
    const { body } = await admin.call<{ changed: number }>('/app/api/v1/bulk-edit', {
      call: { family: 'testAds', call: 'edit' }, rows: ids.map((id) => ({ key: { id } })), changes: { daily_budget: { percentUp: '10' } }, preview: false,
    })
    expect(body.data).toMatchObject({ changed: 2 })
    expect((await changes()).map((change) => change['new_value'])).toEqual(['11.00', '22.00'])
    expect(await row(ids[0]!)).toMatchObject({ daily_budget: '10.00', 'daily_budget.pending': '11.00' })
  })

  it('are done when an import brings their value, and stay beside any other', async () => {
    const [first = '', second = ''] = await server.ads([{ daily_budget: '10', campaign_id: 'a' }, { daily_budget: '10', campaign_id: 'b' }])
    await edit({ id: first, daily_budget: '12' })
    await edit({ id: second, daily_budget: '12' })
    // A file gives the rows new numbers; what names them for good stays.
    await owner(`update test_ad set id = id + 1000, daily_budget = case campaign_id when 'a' then 12 else 11 end`)
    expect(await settle()).toMatchObject([{ action: 'done' }, { action: 'edit', after: { old_value: '11.00' } }])
    expect(await changes()).toMatchObject([{ state: 'done' }, { state: 'waiting', old_text: '11.00', new_text: '12.00' }])
    expect(await row(String(Number(first) + 1000))).not.toHaveProperty('daily_budget.pending')
    expect(await row(String(Number(second) + 1000))).toMatchObject({ daily_budget: '11.00', 'daily_budget.pending': '12.00' })
  })

  it('are seen, taken back and carried out only within the shops that a person sees', async () => {
    const [mine = '', theirs = ''] = await server.ads([{ daily_budget: '10' }, { daily_budget: '10', shop_id: 2 }])
    await edit({ id: mine, daily_budget: '12' })
    await edit({ id: theirs, daily_budget: '12' })
    const clerk = await server.clerk('pending-clerk', ['1'])
    expect(await changes(clerk)).toHaveLength(1)
    const [own, other] = await changes()
    expect((await clerk.call('/app/api/v1/pending/revoke', { ids: [other!['id']] })).body.code).toBe(1003)
    expect((await clerk.call('/app/api/v1/pending/export', { shop_id: '2' })).body.code).toBe(1003)
    expect((await clerk.call('/app/api/v1/pending/revoke', { ids: [own!['id']] })).body).toMatchObject({ code: 200, data: { revoked: 1 } })
    expect((await clerk.call('/app/api/v1/pending/revoke', { ids: [own!['id']] })).body.code).toBe(1006)
    expect((await changes()).map(({ state }) => state)).toEqual(['revoked', 'waiting'])
    const outsider = await server.person('pending-outsider')
    expect((await outsider.call('/app/api/v1/pending/revoke', { ids: [other!['id']] })).status).toBe(403)
  })

  it('leave as Amazon\'s bulk sheet: ids and changed values alone, marked as exported and not as done', async () => {
    const [id = ''] = await server.ads([{ daily_budget: '10', campaign_id: '123456789012345678' }])
    await server.ads([{ daily_budget: '10', campaign_id: '2' }])
    await edit({ id, daily_budget: '12.5' })
    const started = await admin.call<{ id: string }>('/app/api/v1/pending/export', { shop_id: '1' })
    const job = await server.ended(admin, started.body.data.id)
    expect(job).toMatchObject({ state: 'done', message: '已导出 1 项修改，共 1 行' })
    const { bytes } = await fileOf(server, admin, '/app/api/v1/jobs/file', { id: started.body.data.id })
    const sheets = await sheetsOf(bytes)
    expect(Object.keys(sheets)).toEqual(['Sponsored Products Campaigns'])
    const [head = [], ...lines] = sheets['Sponsored Products Campaigns']!
    expect(head.slice(0, 4)).toEqual(['Product', 'Entity', 'Operation', 'Campaign ID'])
    const told = lines.map((line) => Object.fromEntries(line.flatMap((cell, at) => (cell === '' ? [] : [[head[at], cell]]))))
    expect(told).toEqual([
      { Product: 'Sponsored Products', Entity: 'Campaign', Operation: 'Update', 'Campaign ID': '123456789012345678', 'Daily Budget': '12.50' },
    ])
    expect(await changes()).toMatchObject([{ state: 'exported', exported_time: '2026-03-05T08:00:00Z' }])
    expect(await row(id)).toMatchObject({ 'daily_budget.pending': '12.50' })
    // The sheet of chosen changes is answered at once, as often as it is asked for.
    const [change] = await changes()
    const chosen = await fileOf(server, admin, '/app/api/v1/pending/sheet', { ids: [change!['id']] })
    expect(chosen.name).toContain('批量表格_20260305.xlsx')
    expect((await sheetsOf(chosen.bytes))['Sponsored Products Campaigns']).toHaveLength(2)
    const clerk = await server.clerk('sheet-clerk', ['2'])
    expect((await fileOf(server, clerk, '/app/api/v1/pending/sheet', { ids: [change!['id']] })).text).toContain('不在您可见的店铺范围内')
    const none = await admin.call<{ id: string }>('/app/api/v1/pending/export', { shop_id: '2' })
    expect(await server.ended(admin, none.body.data.id)).toMatchObject({ state: 'failed', message: '这个店铺没有待提交的修改。' })
  })
})
