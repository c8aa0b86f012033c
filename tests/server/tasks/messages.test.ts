/** Messages and announcements, asked as the bell and the message centre ask. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JobHandler } from '../../../server/kernel/tasks/job'
import { sendMessage } from '../../../server/modules/messages/send'
import { Refusal } from '../../../server/kernel/asker/refusal'
import { CODES } from '../../../contract/wire'
import { startTestApp, type Client, type TestApp } from '../../support/app'

interface Unread { list: { id: string; kind: string; title: string; text: string | null; route: string | null; pinned: boolean }[]; total: number }
interface Rows { list: Record<string, unknown>[]; total: number }

const BASE = '/v2/system/api'

let app: TestApp
let admin: Client
let seller: Client
let keeper: Client
let ids: Record<string, string>

const kinds: Record<string, JobHandler> = {
  async exportList(run) {
    if ((run.payload as { breaks?: boolean }).breaks) throw new Refusal(CODES.invalid, '列表已不存在')
    const { Readable } = await import('node:stream')
    const { id } = await run.files.save(run.caller.companyId, Readable.from(['x']))
    return { message: '共 1 行', file: id, fileName: '销量.csv' }
  },
}

const unread = async (client: Client): Promise<Unread> => (await client.call<Unread>(`${BASE}/MessageCenter/unreadList`, {})).body.data
const total = async (client: Client): Promise<number> => (await client.call<{ total: number }>(`${BASE}/MessageCenter/unreadTotal`, {})).body.data.total
async function untilTotal(client: Client, wanted: number): Promise<void> {
  await expect.poll(() => total(client), { timeout: 20_000, interval: 30 }).toBe(wanted)
}
async function push(who: string, payload: unknown): Promise<void> {
  const { db, jobs } = app.runtime
  const caller = { companyId: app.companyId, employeeId: ids[who]!, shopIds: null }
  await db.withCompany(caller, (tx) => jobs.enqueue(tx, caller, { kind: 'exportList', title: '导出 销量', payload }))
}
const announcement = async (id: string): Promise<Record<string, unknown>> =>
  (await admin.call<Record<string, unknown>>(`${BASE}/announcement/detail`, { id })).body.data

beforeAll(async () => {
  app = await startTestApp({ kinds })
  admin = await app.admin()
  seller = await app.person('seller', { roles: ['sales'] })
  keeper = await app.person('keeper', { roles: ['warehouse'] })
  const { rows } = await app.runtime.db.asOwner(
    (tx) => tx.query<{ id: string; login_account: string }>(`select id::text as id, login_account from employee where company_id = $1`, [app.companyId]),
  )
  ids = Object.fromEntries(rows.map((row) => [row.login_account, row.id]))
})
afterAll(() => app?.stop())

describe('messages', () => {
  it('tell who started a task how it ended, and nobody else', async () => {
    await push('seller', {})
    await untilTotal(seller, 1)
    await push('seller', { breaks: true })
    await untilTotal(seller, 2)
    const { list } = await unread(seller)
    expect(list.map(({ kind, title, text }) => [kind, title, text])).toEqual([['task_failed', '任务失败：导出 销量', '列表已不存在'], ['task_done', '文件已生成：导出 销量', '共 1 行']])
    expect(list[0]?.route).toMatch(/^\/system\/download-center\?row=\d+$/)
    expect(await total(admin)).toBe(0)
  })

  it('are read, all at once or one by one, and deleted, by their owner alone', async () => {
    const [one] = (await unread(seller)).list
    expect((await admin.call(`${BASE}/MessageCenter/readStatus`, { ids: [one!.id] })).body.data).toEqual({ read: 0 })
    expect((await seller.call(`${BASE}/MessageCenter/readStatus`, { ids: [one!.id] })).body.data).toEqual({ read: 1 })
    expect(await total(seller)).toBe(1)
    expect((await seller.call(`${BASE}/MessageCenter/readAll`, {})).body.data).toEqual({ read: 1 })
    expect(await total(seller)).toBe(0)
    expect((await admin.call(`${BASE}/MessageCenter/remove`, { ids: [one!.id] })).body.data).toEqual({ removed: 0 })
    expect((await seller.call(`${BASE}/MessageCenter/remove`, { ids: [one!.id] })).body.data).toEqual({ removed: 1 })
    const { body } = await seller.call<Rows>(`${BASE}/MessageCenter/list`, { page: 1, pageSize: 20, fields: ['id', 'title', 'read_state'] })
    expect(body.data.list.map((row) => [row['title'], row['read_state']])).toEqual([['文件已生成：导出 销量', '1']])
  })

  it('are written with what they are about, or not at all', async () => {
    const { db } = app.runtime
    const caller = { companyId: app.companyId, employeeId: ids['admin']!, shopIds: null }
    const message = { companyId: app.companyId, to: [ids['keeper']!], kind: 'approval' as const, title: '采购单等待审批' }
    await db.withCompany(caller, async (tx) => {
      expect(await sendMessage(tx, message)).toBe(1)
      throw new Error('the document was not written')
    }).catch(() => undefined)
    expect(await total(keeper)).toBe(0)
    await db.withCompany(caller, (tx) => sendMessage(tx, message))
    expect((await unread(keeper)).list[0]).toMatchObject({ kind: 'approval', title: '采购单等待审批' })
    await keeper.call(`${BASE}/MessageCenter/readAll`, {})
  })

  it('carry an announcement to everybody or to roles; who read it is counted; withdrawn it is gone', async () => {
    const add = async (more: Record<string, unknown>): Promise<string> => {
      const { body } = await admin.call<{ id: string }>(`${BASE}/announcement/add`, { title: '国庆放假', content: '10 月 1 日至 7 日放假。', ...more })
      expect(body).toMatchObject({ code: 200 })
      return body.data.id
    }
    const toAll = await add({})
    const toSales = await add({ title: '销售例会', audience: 'roles', roles: ['sales'], pinned: true })
    expect(await total(seller)).toBe(0)
    expect((await admin.call(`${BASE}/announcement/publish`, { id: toAll })).body.data).toEqual({ id: toAll, sent: 3 })
    expect((await admin.call(`${BASE}/announcement/publish`, { id: toSales })).body.data).toEqual({ id: toSales, sent: 1 })
    expect((await unread(seller)).list.map((one) => [one.title, one.pinned])).toEqual([['销售例会', true], ['国庆放假', false]])
    expect((await unread(keeper)).list.map((one) => one.title)).toEqual(['国庆放假'])
    expect((await seller.call(`${BASE}/update_msg_id`, { msg_id: toAll })).body.data).toEqual({ read: 1 })
    expect(await announcement(toAll)).toMatchObject({ state: 'published', sent_count: 3, read_count: 1, unread_count: 2 })
    expect((await admin.call(`${BASE}/announcement/publish`, { id: toAll })).body.code).toBe(CODES.transition)
    // Two people who press 置顶 at once both have it on top.
    for (const pinned of [true, true]) {
      expect((await admin.call(`${BASE}/announcement/pin`, { id: toAll, pinned })).body.data).toEqual({ id: toAll, pinned: true })
    }
    expect((await admin.call(`${BASE}/announcement/withdraw`, { id: toAll })).body.code).toBe(200)
    expect(await total(keeper)).toBe(0)
    expect(await announcement(toAll)).toMatchObject({ state: 'withdrawn' })
    const { body } = await admin.call<Rows>(`${BASE}/DispatchReceive/list`, { page: 1, pageSize: 20, fields: ['id', 'title', 'sent_count'] })
    expect(body.data.total).toBe(2)
  })

  it('are not published by who has no page for it', async () => {
    const refused = await seller.call(`${BASE}/announcement/publish`, { id: '1' })
    expect(refused.status).toBe(403)
    const empty = await admin.call<{ id: string }>(`${BASE}/announcement/add`, { title: '空', content: '无', audience: 'roles', roles: [] })
    expect((await admin.call(`${BASE}/announcement/publish`, { id: empty.body.data.id })).body).toMatchObject({ code: CODES.invalid, msg: '请先填写可见角色，再发布。' })
  })
})
