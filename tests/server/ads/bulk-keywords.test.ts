/**
 * The bids of five thousand keywords at once: what each is to be stands on the screen within a second, and is asked of Amazon by a task that survives
 * its process: killed in the middle, it goes on elsewhere, and every change waits once.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const CHILD = fileURLToPath(new URL('../../support/runtime-child.ts', import.meta.url))
const MANY = 5000
const CALL = { family: 'adsSp', call: 'keywordUpdate' }
const LIST = { family: 'adsSp', call: 'keywordList' }
interface Outcome { total: number; changed: number; refused: number; unchanged: number; items: { title: string; error?: string }[]; job?: string }

describe('the bids of five thousand keywords', { timeout: 240_000 }, () => {
  let app: TestApp
  let admin: Client
  let worker: ChildProcess | undefined
  const change = (body: Record<string, unknown>, key = randomUUID()) => admin.call<Outcome>(
    '/app/api/v1/bulk-edit', { call: CALL, preview: false, ...body }, { headers: { 'idempotency-key': key } },
  )
  const waiting = () => app.database.db.asOwner(async (tx) => (await tx.query<{ all: number; rows: number; right: number; logged: number }>(
    `select count(*)::int as all, count(distinct row_key)::int as rows, count(*) filter (where new_value::numeric = old_value::numeric + 0.1)::int as right,
       (select count(*)::int from audit_log where company_id = $1 and entity = 'pending_change') as logged
     from pending_change where company_id = $1 and state = 'waiting'`, [app.companyId],
  )).rows[0])

  beforeAll(async () => {
    // Takes tasks in and does none: that is for processes of their own.
    app = await startTestApp({ workers: 0 })
    admin = await app.admin()
    await app.database.db.asOwner(async (tx) => {
      await tx.query(
        `insert into shop (company_id, id, name, account_name, site, marketplace, currency) values ($1, 1, '美国店', '美国店', 'us', 'amazon.com', 'USD')`,
        [app.companyId],
      )
      await tx.query(
        `insert into ad_keyword (company_id, shop_id, keyword_id, keyword_text, match_type, campaign_id, campaign_name, ad_group_id, ad_group_name, state,
           limit_kind, ad_type, sheet, currency, bid)
         select $1, 1, (1000000 + n)::text, 'keyword ' || n, 'exact', (n / 500)::text, '活动 ' || n / 500, (n / 50)::text, '组', 'enabled', 'sp', 'sp', 'sp',
           'USD', 0.5 + n % 40 / 10.0 from generate_series(1, ${MANY}) n`,
        [app.companyId],
      )
    })
  })
  afterAll(async () => {
    worker?.kill('SIGKILL')
    await app?.stop()
  })

  it('are all told before anything is written, within a second', async () => {
    const asked = { all: {}, list: LIST, changes: { bid: { add: '0.1', most: '4.55' } }, preview: true }
    await change(asked)
    const begun = performance.now()
    const { body } = await change(asked)
    const took = performance.now() - begun
    expect(body.data).toMatchObject({ total: MANY, refused: 0, unchanged: 0, changed: MANY })
    expect(took).toBeLessThan(1000)
    expect(await waiting()).toMatchObject({ all: 0 })
    const above = await change({ all: {}, list: LIST, changes: { bid: { add: '998' } }, preview: true })
    expect(above.body.data.refused).toBe(MANY / 40 * 24)
  })

  it('wait for Amazon once each, though the process that did it was killed in the middle', async () => {
    const some = 1000
    const key = randomUUID()
    const asked = {
      all: { filter: { field: 'campaign_name', op: 'in', value: ['活动 1', '活动 2'] } }, list: LIST, changes: { bid: { add: '0.1' } },
    }
    const { body: { data: { job = '' } } } = await change(asked, key)
    expect((await change(asked, key)).body.data.job).toBe(job)

    worker = startProcess()
    await until(async () => ((await task(job)).progress ?? 0) > 20)
    const ended = once(worker, 'exit')
    worker.kill('SIGKILL')
    await ended
    expect(await task(job)).toMatchObject({ state: 'running' })
    expect(await waiting()).toMatchObject({ all: 0 })

    // Nobody renews its lease any more.
    await app.database.db.asOwner((tx) => tx.query('update job set lease_until = now() where id = $1::bigint', [job]))
    worker = startProcess()
    await until(async () => (await task(job)).state === 'done')
    expect((await admin.call('/app/api/v1/bulk-edit/result', { job })).body.data).toMatchObject({ total: some, changed: some, refused: 0 })
    expect(await task(job)).toMatchObject({ attempt: 2 })
    expect(await waiting()).toEqual({ all: some, rows: some, right: some, logged: some })
  })

  function startProcess(): ChildProcess {
    return spawn(process.execPath, ['--import', 'tsx', CHILD, ROOT, app.dataDir, app.database.url], { cwd: ROOT, stdio: ['pipe', 'ignore', 'ignore'] })
  }
  async function task(job: string): Promise<{ state?: string; progress?: number; attempt?: number }> {
    const { rows: [row] } = await app.database.db.asOwner((tx) => tx.query<{ state: string; progress: number; attempt: number }>(
      'select state, progress::float as progress, attempt from job where id = $1::bigint', [job],
    ))
    return row ?? {}
  }
})

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  await expect.poll(isTrue, { timeout: 200_000, interval: 100 }).toBe(true)
}
