/** The task centre's calls, asked as its pages ask: one's own tasks, an administrator the company's. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { JobHandler } from '../../../server/kernel/tasks/job'
import { sweep } from '../../../server/kernel/tasks/sweep'
import { Refusal } from '../../../server/kernel/asker/refusal'
import { PARTS } from '../../../server/modules/modules'
import { CODES } from '../../../contract/wire'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { projectModel } from '../../support/database'

interface TaskRow {
  id: string
  title: string
  kind: string
  state: string
  progress: string
  message: string
  file_state: string | null
  file_name: string | null
  file_size: number | null
  fail_count: number | null
  employee_id: string
}
interface List { list: TaskRow[]; total: number }

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
const FIELDS = ['id', 'title', 'kind', 'state', 'progress', 'message', 'file_state', 'file_name', 'file_size', 'file_until', 'fail_count', 'employee_id']

let app: TestApp
let admin: Client
let seller: Client
let ids: Record<'admin' | 'seller', string>
const runs: string[] = []
let broken = true

const kinds: Record<string, JobHandler> = {
  async exportList(run) {
    runs.push(run.id)
    if ((run.payload as { slow?: boolean }).slow) {
      for (;;) {
        run.signal.throwIfAborted()
        await sleep(10)
      }
    }
    if ((run.payload as { breaks?: boolean }).breaks && broken) throw new Refusal(CODES.invalid, '列表已不存在')
    const { Readable } = await import('node:stream')
    const { id } = await run.files.save(run.caller.companyId, Readable.from(['店铺,销量\n美国店,3\n']))
    return { message: '共 1 行', counts: { total: 1, success: 1, fail: 0 }, file: id, fileName: '销量.csv' }
  },
}

async function push(who: 'admin' | 'seller', payload: unknown, title = '导出 销量'): Promise<string> {
  const { db, jobs } = app.runtime
  const caller = { companyId: app.companyId, employeeId: ids[who], shopIds: null }
  return db.withCompany(caller, (tx) => jobs.enqueue(tx, caller, { kind: 'exportList', title, payload, params: '店铺：美国店' }))
}

async function tasks(client: Client, filter?: unknown): Promise<List> {
  const { body } = await client.call<List>('/fba/api/v1/taskreport/list', {
    page: 1, pageSize: 100, fields: FIELDS, source: 'system_task_center', ...(filter ? { filter } : {}),
  })
  expect(body).toMatchObject({ code: 200 })
  return body.data
}

async function until(client: Client, id: string, done: (row: TaskRow) => boolean): Promise<TaskRow> {
  return vi.waitFor(async () => {
    const row = (await tasks(client)).list.find((one) => one.id === id)
    if (!row || !done(row)) throw new Error(`task ${id} never came so far`)
    return row
  }, { timeout: 20_000, interval: 30 })
}
const ended = (row: TaskRow): boolean => ['done', 'failed', 'cancelled'].includes(row.state)

beforeAll(async () => {
  app = await startTestApp({ kinds, leaseMs: 600, retryMs: 20 })
  admin = await app.admin()
  seller = await app.person('seller', { roles: ['sales'] })
  const { rows } = await app.runtime.db.asOwner(
    (tx) => tx.query<{ id: string; login_account: string }>(`select id::text as id, login_account from employee where company_id = $1`, [app.companyId]),
  )
  ids = Object.fromEntries(rows.map((row) => [row.login_account, row.id])) as typeof ids
})
afterAll(() => app?.stop())

describe('the task centre', () => {
  it('lists one’s own tasks, and the company’s to an administrator', async () => {
    const mine = await push('seller', {})
    const theirs = await push('admin', {})
    expect(await until(seller, mine, ended)).toMatchObject({
      state: 'done', message: '共 1 行', file_state: 'done', file_name: '销量.csv', employee_id: ids.seller,
    })
    await until(admin, theirs, ended)
    expect((await tasks(seller)).list.map((row) => row.id)).toEqual([mine])
    expect((await tasks(admin)).list.map((row) => row.id).sort()).toEqual([mine, theirs].sort())
    expect((await tasks(admin, { field: 'state', op: 'eq', value: 'failed' })).total).toBe(0)
    expect((await tasks(admin, { field: 'kind', op: 'eq', value: 'exportList' })).total).toBe(2)
  })

  it('hands a file to its owner and to an administrator, and to nobody else', async () => {
    const id = await push('seller', {})
    await until(seller, id, ended)
    expect((await seller.call('/fba/api/v1/taskreport/download', { id })).text).toContain('美国店,3')
    expect((await admin.call('/fba/api/v1/taskreport/download', { id })).text).toContain('美国店,3')
    const own = await push('admin', {})
    await until(admin, own, ended)
    expect((await seller.call('/fba/api/v1/taskreport/download', { id: own })).body).toMatchObject({ code: CODES.notFound, msg: '没有这个任务，或不是您发起的。' })
  })

  it('starts a failed task anew, and not one that is done', async () => {
    broken = true
    const id = await push('seller', { breaks: true })
    expect(await until(seller, id, ended)).toMatchObject({ state: 'failed', message: '列表已不存在' })
    broken = false
    expect((await seller.call('/fba/api/v1/taskreport/retry', { id })).body).toMatchObject({ code: 200, data: { ids: [id] } })
    expect(await until(seller, id, ended)).toMatchObject({ state: 'done', file_state: 'done' })
    expect((await seller.call('/fba/api/v1/taskreport/retry', { id })).body).toMatchObject({ code: CODES.invalid, msg: '任务「导出 销量」已经完成，不需要重试。' })
  })

  it('ends a waiting or a running task, and says what cannot be ended', async () => {
    const running = await push('seller', { slow: true })
    const waiting = await push('seller', { slow: true })
    await until(seller, running, (row) => row.state === 'running')
    expect((await seller.call('/fba/api/v1/taskreport/cancel', { ids: [running, waiting] })).body.code).toBe(200)
    expect(await until(seller, waiting, ended)).toMatchObject({ state: 'cancelled', message: '已取消' })
    expect(await until(seller, running, ended)).toMatchObject({ state: 'cancelled', message: '已取消' })
    expect((await seller.call('/fba/api/v1/taskreport/cancel', { id: running })).body).toMatchObject({ code: CODES.notFound, msg: '任务「导出 销量」已结束，不能取消。' })
  })

  it('deletes an ended task with its file, and none that runs', async () => {
    const running = await push('seller', { slow: true })
    await until(seller, running, (row) => row.state === 'running')
    expect((await seller.call('/fba/api/v1/taskreport/remove', { ids: [running] })).body).toMatchObject({ code: CODES.invalid, msg: '任务「导出 销量」还在进行，请先取消再删除。' })
    await seller.call('/fba/api/v1/taskreport/cancel', { id: running })
    await until(seller, running, ended)
    const done = await push('seller', {})
    await until(seller, done, ended)
    const { rows } =
      await app.runtime.db.asOwner((tx) => tx.query<{ file_id: string }>('select file_id from job where company_id = $1 and id = $2', [app.companyId, done]))
    expect((await seller.call('/fba/api/v1/taskreport/remove', { ids: [running, done] })).body.code).toBe(200)
    expect((await tasks(seller)).list.map((row) => row.id)).not.toContain(done)
    await expect(app.runtime.files.size(app.companyId, rows[0]!.file_id)).rejects.toThrow('ENOENT')
    expect((await seller.call('/fba/api/v1/taskreport/remove', { ids: [done] })).body.code).toBe(CODES.notFound)
  })

  it('keeps a file for its time, then says that it is gone, and makes it again when asked', async () => {
    const id = await push('seller', {})
    await until(seller, id, ended)
    await app.runtime.db.asOwner((tx) => tx.query(`update job set file_until = now() - interval '1 minute' where id = $1`, [id]))
    await sweep({ db: app.runtime.db, files: app.runtime.files, also: [] })
    expect(await until(seller, id, () => true)).toMatchObject({ state: 'done', file_state: 'expired' })
    expect((await seller.call('/fba/api/v1/taskreport/download', { id })).body).toMatchObject({ code: CODES.notFound, msg: '文件已过期被清理，请重新导出。' })
    expect((await seller.call('/fba/api/v1/taskreport/retry', { id })).body.code).toBe(200)
    expect(await until(seller, id, (row) => ended(row) && row.file_state === 'done')).toMatchObject({ file_name: '销量.csv' })
  })

  it('takes the kinds of task that it knows into the queue, and names them where it knows none', async () => {
    const params = { call: { family: 'taskReport', call: 'list' }, request: {}, columns: [{ path: 'title', label: '任务名称' }], title: '任务中心', format: 'csv' }
    const { body } = await seller.call<{ task_id: string }>('/fba/api/v1/taskreport/push', { type: 'exportList', params })
    expect(body.code).toBe(200)
    expect(await until(seller, body.data.task_id, ended)).toMatchObject({ title: '导出 任务中心', state: 'done' })
    const wrong = await seller.call('/fba/api/v1/taskreport/push', { type: 'nothing', params: {} })
    expect([wrong.status, wrong.body.msg]).toEqual([400, '请求有误：没有任务类型「nothing」，可以推入队列的有：exportList'])
    expect((await seller.call('/fba/api/v1/taskreport/retry', {})).status).toBe(400)
    const forbidden =
      await seller.call('/fba/api/v1/taskreport/push', { type: 'exportList', params: { ...params, call: { family: 'app', call: 'employees' } } })
    expect(forbidden.status).toBeGreaterThanOrEqual(400)
  })

  it('names every kind of task that the server does', () => {
    const known = projectModel().enums['job_kind']!.values.map(({ value }) => value)
    expect(Object.keys(PARTS.tasks).filter((kind) => !known.includes(kind))).toEqual([])
  })
})
