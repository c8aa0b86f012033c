/** What is a person's own stays so: an administrator reads neither messages nor favourites nor views of others, by no call. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendMessage } from '../../../server/modules/messages/send'
import { CODES } from '../../../contract/wire'
import { startTestApp, type Client, type TestApp } from '../../support/app'

interface Rows { list: Record<string, unknown>[]; total: number }

let app: TestApp
let admin: Client
let seller: Client
let sellerId: string

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  seller = await app.person('seller', { roles: ['sales'] })
  const { db } = app.runtime
  sellerId = await db.asOwner(async (tx) =>
    (await tx.query<{ id: string }>(`select id::text from employee where company_id = $1 and login_account = 'seller'`, [app.companyId])).rows[0]!.id)
  await db.withCompany({ companyId: app.companyId, employeeId: sellerId, shopIds: null }, (tx) =>
    sendMessage(tx, { companyId: app.companyId, to: [sellerId], kind: 'task_done', title: '只给卖家的消息', text: '' }))
  await db.asOwner(async (tx) => {
    await tx.query(
      `insert into course (company_id, course_title, category, course_kind, link, is_enable)
        values ($1, '入门', 'newcomer', 'video', 'https://example.com/a', true)`,
      [app.companyId],
    )
    await tx.query(
      `insert into course_progress (company_id, course_id, employee_id, progress) select $1, id, $2::bigint, 40 from course where company_id = $1`,
      [app.companyId, sellerId],
    )
    await tx.query(
      `insert into approval_task (company_id, approval_id, employee_id, part, state, create_time) values ($1, 1, $2::bigint, 'approve', 'waiting', now())`, [
        app.companyId, sellerId,
      ])
  })
})
afterAll(() => app?.stop())

const list = async (client: Client, path: string): Promise<Rows> => {
  const { body } = await client.call<Rows>(path, { page: 1, pageSize: 50, filter: { field: 'employee_id', op: 'in', value: [sellerId] } })
  expect(body.code, body.msg).toBe(200)
  return body.data
}

describe('messages, tasks of approval and progress of courses', () => {
  it('are listed and counted for their person alone, whoever asks', async () => {
    for (const path of ['/v2/system/api/MessageCenter/list', '/v2/system/api/DispatchReceive/receiveList']) {
      expect((await list(seller, path)).list.map((row) => row['title'])).toEqual(['只给卖家的消息'])
      expect(await list(admin, path)).toMatchObject({ list: [], total: 0 })
    }
    for (const path of ['/base/api/v1/approval/list', '/base/api/v1/course/progress']) expect(await list(admin, path)).toMatchObject({ list: [], total: 0 })
  })

  it('are neither told by history nor offered as choices to an administrator', async () => {
    const { list: [message] } = await list(seller, '/v2/system/api/MessageCenter/list')
    const history = await admin.call('/app/api/v1/history', { entity: 'message', key: { id: message!['id'] } })
    expect([400, 403, CODES.notFound]).toContain(history.body.code)
    for (const entity of ['message', 'approval_task', 'course_progress']) {
      const offered = await admin.call<Rows | null>('/app/api/v1/options', { entity })
      if (offered.status !== 400) expect(offered.body.data, entity).toMatchObject({ list: [] })
    }
  })

  it('leave no file to an administrator: an export of one’s own rows is fetched by oneself alone', async () => {
    const started = await seller.call<{ id: string }>('/app/api/v1/exports/list', {
      call: { family: 'systemV2', call: 'messages' }, request: { fields: ['title'] }, columns: [{ path: 'title', label: '标题', kind: 'text' }],
      title: '我的消息', format: 'csv',
    })
    expect(started.body.code, started.body.msg).toBe(200)
    const { id } = started.body.data
    await expect.poll(async () =>
      (await seller.call<{ list: { state: string }[] }>('/app/api/v1/jobs/progress', { ids: [id] })).body.data.list[0]?.state, { timeout: 20_000 }).toBe('done')
    expect((await seller.call('/app/api/v1/jobs/file', { id })).text).toContain('只给卖家的消息')
    const refused = await admin.call('/fba/api/v1/taskreport/download', { id })
    expect(refused.body).toMatchObject({ code: CODES.notFound, msg: '这个文件是发起人的个人数据（如自己的消息），只有本人可以下载。' })
  })
})

describe('favourites, views and layouts', () => {
  const SOURCE = 'system_message_center'

  it('of somebody else are offered to nobody and told by no history', async () => {
    const saved = await seller.call<{ id: string }>('/app/api/v1/views/save', { source: SOURCE, name: '我的私人视图', kind: 'own', content: {} })
    for (const entity of ['page_view', 'page_layout', 'favorite']) {
      const offered = await admin.call('/app/api/v1/options', { entity })
      expect(offered.status, entity).toBe(400)
      const history = await admin.call('/app/api/v1/history', { entity, key: { id: saved.body.data?.id ?? '1', owner: sellerId, source: SOURCE } })
      expect([400, 403, CODES.notFound], entity).toContain(history.body.code)
    }
  })
})

describe('rows below what others sign', () => {
  it('stay an administrator’s to see: announcements of the whole company, and tasks', async () => {
    await app.runtime.db.asOwner((tx) => tx.query(
      `insert into announcement (company_id, title, notice_type, content, audience, state, creator)
        values ($1, '别人的草稿', 'internal', '内容', 'all', 'draft', $2::bigint)`,
      [
        app.companyId, sellerId,
      ]))
    const { body } = await admin.call<Rows>('/v2/system/api/DispatchReceive/list', { page: 1, pageSize: 10, fields: ['id', 'title'] })
    expect(body.data.list.map((row) => row['title'])).toEqual(['别人的草稿'])
  })
})
