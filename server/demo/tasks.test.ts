import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/support/app'
import { queueDemoTasks } from './tasks.demo'

/** Of tasks: what is found by itself when the company is whole is told by itself. */
const UNREAD = `select count(*)::int as n from message where read_state = '0' and kind in ('task_done', 'task_failed')`

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ demo: true })
}, 400_000)
afterAll(() => app?.stop())

describe('the demo company', { timeout: 120_000 }, () => {
  it('has tasks that were really done, with files to fetch, and one that failed for want of a right', async () => {
    const { db, live, jobs } = app.runtime
    const { rows: unread } = await db.asOwner((tx) => tx.query<{ n: number }>(UNREAD))
    const ids = await queueDemoTasks(db, live.current.model, jobs, app.companyId)
    const states = async () => (await db.asOwner((tx) => tx.query<{ id: string; title: string; state: string; message: string; total: number | null }>(
      'select id::text as id, title, state, message, total_count::int as total from job where id = any($1::bigint[]) order by job.id', [ids]))).rows
    await expect.poll(async () => (await states()).map(({ state }) => state), { timeout: 60_000 }).toEqual(['done', 'done', 'failed', 'done', 'done'])
    const all = await states()
    expect(all[2]?.message).toContain('不再有它的权限')
    expect(all.filter(({ state }) => state === 'done').every(({ total }) => Number(total) > 0)).toBe(true)
    const admin = await app.admin()
    const file = await admin.call('/fba/api/v1/taskreport/download', { id: ids[3] })
    expect(file.headers['content-disposition']).toContain('csv')
    expect(file.text).toContain('供应商')
    const { rows: now } = await db.asOwner((tx) => tx.query<{ n: number }>(UNREAD))
    expect(now[0]!.n - unread[0]!.n).toBe(5)
  })
})
