/**
 * The bids of five thousand keywords at once: what each is to be stands on the screen within a second, and is asked of Amazon by a task that survives
 * its process: killed in the middle, it goes on elsewhere, and every change waits once.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JobHandler } from '../../../server/kernel/tasks/job'
import { bulkEditJob } from '../../../server/kernel/tasks/bulk-edit/bulk-edit.job'
import { startTestApp, type Client, type TestApp } from '../../support/app'

const MANY = 5000
const CALL = { family: 'adsSp', call: 'keywordUpdate' }
const LIST = { family: 'adsSp', call: 'keywordList' }
interface Outcome { total: number; changed: number; refused: number; unchanged: number; items: { title: string; error?: string }[]; job?: string }

describe('the bids of five thousand keywords', { timeout: 240_000 }, () => {
  let first: TestApp
  let second: TestApp | undefined
  let admin: Client
  /** Held back until told, once it has written so many rows. */
  let dying: (() => void) | undefined
  const dead = new Promise<void>((done) => { dying = done })
  const dies: JobHandler = (run) => bulkEditJob({
    ...run,
    async progress(percent, message) {
      await run.progress(percent, message)
      if (percent < 50) return
      dying?.()
      // As a process that was killed: it writes nothing more, and its transaction ends with its connection.
      await new Promise(() => undefined)
    },
  })
  const change = (body: Record<string, unknown>, client = admin, key = randomUUID()) => client.call<Outcome>(
    '/app/api/v1/bulk-edit', { call: CALL, preview: false, ...body }, { headers: { 'idempotency-key': key } },
  )
  const waiting = () => first.database.db.asOwner(async (tx) => (await tx.query<{ all: number; rows: number; right: number; logged: number }>(
    `select count(*)::int as all, count(distinct row_key)::int as rows, count(*) filter (where new_value::numeric = old_value::numeric + 0.1)::int as right,
       (select count(*)::int from audit_log where company_id = $1 and entity = 'pending_change') as logged
     from pending_change where company_id = $1 and state = 'waiting'`, [first.companyId],
  )).rows[0])

  beforeAll(async () => {
    first = await startTestApp({ kinds: { bulkEdit: dies }, leaseMs: 1500, graceMs: 50 })
    admin = await first.admin()
    await first.database.db.asOwner(async (tx) => {
      await tx.query(
        `insert into shop (company_id, id, name, account_name, site, marketplace, currency) values ($1, 1, '美国店', '美国店', 'us', 'amazon.com', 'USD')`,
        [first.companyId],
      )
      await tx.query(
        `insert into ad_keyword (company_id, shop_id, keyword_id, keyword_text, match_type, campaign_id, campaign_name, ad_group_id, ad_group_name, state,
           limit_kind, ad_type, sheet, currency, bid)
         select $1, 1, (1000000 + n)::text, 'keyword ' || n, 'exact', (n / 500)::text, '活动 ' || n / 500, (n / 50)::text, '组', 'enabled', 'sp', 'sp', 'sp',
           'USD', 0.5 + n % 40 / 10.0 from generate_series(1, ${MANY}) n`,
        [first.companyId],
      )
    })
  })
  afterAll(async () => {
    await second?.stop()
    await first?.stop().catch(() => undefined)
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
    expect(above.body.data.refused).toBe(MANY / 40 * 21)
  })

  it('wait for Amazon once each, though the process died in the middle of the task', async () => {
    const key = randomUUID()
    const asked = { all: {}, list: LIST, changes: { bid: { add: '0.1' } } }
    const { body } = await change(asked, admin, key)
    expect((await change(asked, admin, key)).body.data.job).toBe(body.data.job)
    await dead
    expect(await waiting()).toMatchObject({ all: 0 })
    await first.runtime.db.asOwner((tx) => tx.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state like 'idle in transaction%' and pid <> pg_backend_pid()`,
    ))
    await first.runtime.close()
    await first.database.db.asOwner((tx) => tx.query(`update job set state = 'running', worker = 'a-dead-process', lease_until = now() where kind = 'bulkEdit'`))
    second = await startTestApp({ beside: first, leaseMs: 1500 })
    const again = await second.admin()
    for (let waits = 0; waits < 1200; waits += 1) {
      const { body: told } = await again.call<Outcome>('/app/api/v1/bulk-edit/result', { job: body.data.job })
      if (told.code === 200) {
        expect(told.data).toMatchObject({ total: MANY, changed: MANY, refused: 0 })
        break
      }
      await setTimeout(100)
    }
    expect(await waiting()).toEqual({ all: MANY, rows: MANY, right: MANY, logged: MANY })
  })
})
