/**
 * The server stops in the middle of an export, in order or dead on the spot, and another one starts over the same database:
 * the task is done once, its file is whole, its owner is told once.
 */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { exportListJob } from '../../../server/kernel/tasks/export/export-list.job'
import type { JobHandler } from '../../../server/kernel/tasks/job'
import { startTestApp, type Client, type TestApp } from '../../support/app'

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
const EXPORT = { call: { family: 'app', call: 'shops' }, request: {}, columns: [{ path: 'name', label: '店铺' }], title: '店铺列表', format: 'csv' }

interface TaskRow { id: string; state: string; progress: string; message: string; attempt: number; file_state: string | null }

const apps: TestApp[] = []
let starts = 0
/** Gets to 40 % and stays there. */
const stuck: JobHandler = async (run) => {
  starts += 1
  await run.progress(40, '已写 4 / 10 行')
  for (;;) {
    run.signal.throwIfAborted()
    await sleep(10)
  }
}
const whole: JobHandler = async (run) => {
  starts += 1
  return exportListJob(run)
}

async function until(client: Client, done: (row: TaskRow) => boolean): Promise<TaskRow> {
  return vi.waitFor(async () => {
    const { body } = await client.call<{ list: TaskRow[] }>('/fba/api/v1/taskreport/list', {
      page: 1, pageSize: 20, fields: ['id', 'state', 'progress', 'message', 'attempt', 'file_state'],
    })
    expect(body.data.list.map(done)).toEqual([true])
    return body.data.list[0]!
  }, { timeout: 30_000, interval: 50 })
}

/** How often it was begun until it was done. */
async function doneOnce(app: TestApp, client: Client, id: string): Promise<number> {
  expect(await until(client, (row) => row.state === 'done')).toMatchObject({ id, file_state: 'done', message: '共 1 行' })
  expect((await client.call('/fba/api/v1/taskreport/download', { id })).text).toContain('美国店')
  await sleep(300)
  const { rows } =
    await app.runtime.db.asOwner((tx) => tx.query<{ told: number }>('select count(*)::int as told from message where company_id = $1', [app.companyId]))
  expect(rows).toEqual([{ told: 1 }])
  return starts
}

async function started(): Promise<{ first: TestApp; id: string }> {
  starts = 0
  const first = await startTestApp({ kinds: { exportList: stuck }, leaseMs: 900 })
  apps.push(first)
  await first.runtime.db.asOwner((tx) => tx.query(
    `insert into shop (company_id, name, account_name, site, marketplace, currency) values ($1, '美国店', '美国店', 'us', 'ATVPDKIKX0DER', 'USD')`,
    [first.companyId],
  ))
  const admin = await first.admin()
  const { body } = await admin.call<{ id: string }>('/app/api/v1/exports/list', EXPORT)
  await until(admin, (row) => row.state === 'running' && row.progress === '40')
  return { first, id: body.data.id }
}

afterEach(async () => {
  const [first, ...others] = apps.splice(0)
  for (const app of others.toReversed()) await app.stop()
  await first?.stop().catch(() => undefined)
})

describe('a task', { timeout: 240_000 }, () => {
  it('is done once when the server was stopped in the middle of it and started again', async () => {
    const { first, id } = await started()
    await first.runtime.close()
    const second = await startTestApp({ beside: first, kinds: { exportList: whole } })
    apps.push(second)
    expect(await doneOnce(second, await second.admin(), id)).toBe(2)
  })

  it('is done once when the process that did it died', async () => {
    const { first, id } = await started()
    // Nobody renews the lease any more; the name on it is that of a process that is gone.
    await first.runtime.db.asOwner(
      (tx) => tx.query(`update job set worker = 'a-dead-process', lease_until = now() + interval '3 seconds' where company_id = $1`, [first.companyId]),
    )
    await first.runtime.close()
    const second = await startTestApp({ beside: first, kinds: { exportList: whole }, leaseMs: 1200 })
    apps.push(second)
    expect(await doneOnce(second, await second.admin(), id)).toBe(2)
  })
})
