import { existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { exportListJob } from '../../../server/kernel/tasks/export/export-list.job'
import { Refusal } from '../../../server/kernel/asker/refusal'
import type { JobHandler, JobRun } from '../../../server/kernel/tasks/job'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { jobUntil } from '../../support/jobs'

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

const apps: TestApp[] = []
async function start(kinds: Record<string, JobHandler>, options: Parameters<typeof startTestApp>[0] = {}): Promise<{ server: TestApp; admin: Client }> {
  const server = await startTestApp({ kinds, ...options })
  apps.push(server)
  return { server, admin: await server.admin() }
}

async function enqueue(server: TestApp, kind: string, payload: unknown = {}, maxAttempts = 3, importId?: string, account = 'admin'): Promise<string> {
  const { db, jobs } = server.runtime
  const { rows } =
    await db.asOwner((tx) => tx.query<{ id: number }>('select id from employee where company_id = $1 and login_account = $2', [server.companyId, account]))
  const caller = { companyId: server.companyId, employeeId: String(rows[0]?.id), shopIds: null }
  return db.withCompany(
    caller, (tx) => jobs.enqueue(tx, caller, { kind, title: '测试任务', payload, maxAttempts, ...(importId === undefined ? {} : { importId }) }),
  )
}


/** Works until it is told to end. */
async function forever(run: JobRun): Promise<never> {
  for (;;) {
    run.signal.throwIfAborted()
    await sleep(10)
  }
}

afterEach(async () => {
  for (const app of apps.splice(0).toReversed()) await app.stop()
})

describe('long work', () => {
  it('is done once it is committed, with progress and a file to fetch by its owner alone', async () => {
    const { server, admin } = await start({
      async report(run) {
        await run.progress(40, '已读一半')
        await sleep(100)
        const { Readable } = await import('node:stream')
        const { id } = await run.files.save(run.caller.companyId, Readable.from(['内容']))
        return { message: `完成 ${(run.payload as { rows: number }).rows} 行`, file: id, fileName: '结果.csv' }
      },
      async silent(run) {
        await run.progress(40, '已读一半')
        await run.progress(70, '又读了一些')
        return forever(run)
      },
    })
    const id = await enqueue(server, 'report', { rows: 3 })
    expect(await jobUntil(admin, id)).toMatchObject({ state: 'done', progress: 100, message: '完成 3 行', hasFile: true })
    const file = await admin.call('/app/api/v1/jobs/file', { id })
    expect(file.text).toBe('内容')
    expect(file.headers['content-disposition']).toContain(encodeURIComponent('结果.csv'))
    const other = await server.person('somebody-else', { roles: ['admin'] })
    expect((await other.call('/app/api/v1/jobs/file', { id })).body.code).toBe(1003)
    // However fast it was said: what was said last is what one reads while nothing more is.
    expect(await jobUntil(admin, await enqueue(server, 'silent'), ({ progress }) => progress === 70)).toMatchObject({ state: 'running', message: '又读了一些' })
    expect((await other.call<{ list: unknown[] }>('/app/api/v1/jobs/progress', { ids: [id] })).body.data.list).toEqual([])
  })

  it('is tried again after an error, and fails for good after the last try', async () => {
    const tries: number[] = []
    const lines: string[] = []
    const { server, admin } = await start({
      flaky: async (run) => {
        tries.push(run.attempt)
        if (run.attempt < 3) throw new Error('not yet')
        return { message: '第三次成功', counts: { total: 3, success: 2, fail: 1 } }
      },
      hopeless: async () => {
        throw new Error('never')
      },
    }, { retryMs: 20, entered: (line) => lines.push(line) })
    const id = await enqueue(server, 'flaky')
    expect(await jobUntil(admin, id)).toMatchObject({ state: 'done', message: '第三次成功' })
    expect(tries).toEqual([1, 2, 3])
    // Every state that it came into is said in one line: which job, of whom, which try, and what it came to.
    const job = `job ${id} (flaky) of company ${server.companyId}`
    await expect.poll(() => lines.map((line) => line.replace(/(waiting again): .*/, '$1'))).toEqual([
      `${job} asked for`, `${job}, try 1, running`, `${job}, try 1, waiting again`, `${job}, try 2, running`, `${job}, try 2, waiting again`,
      `${job}, try 3, running`, `${job}, try 3, done: 第三次成功 (3 rows, 2 done, 1 refused)`,
    ])
    expect(await jobUntil(admin, await enqueue(server, 'hopeless', {}, 2))).toMatchObject({ state: 'failed', message: expect.stringContaining('已尝试 2 次') })
  })

  it('is not tried again when it was refused', async () => {
    let tries = 0
    const { server, admin } = await start({
      refused: async () => {
        tries += 1
        throw new Refusal(1203, '文件打不开')
      },
    })
    expect(await jobUntil(admin, await enqueue(server, 'refused'))).toMatchObject({ state: 'failed', message: '文件打不开' })
    expect(tries).toBe(1)
  })

  it('ends when its owner cancels it, waiting or running', async () => {
    const { server, admin } = await start({ forever }, { leaseMs: 600 })
    const running = await enqueue(server, 'forever')
    await jobUntil(admin, running, (status) => status.state === 'running')
    expect(String(server.runtime.jobs)).toMatch(
      new RegExp(`^queue open, 1 of 1 at work; job ${running} \\(forever\\), try 1, working; jobs of \\S+: 1 leased, 0 ended`),
    )
    const waiting = await enqueue(server, 'forever')
    expect((await admin.call('/app/api/v1/jobs/cancel', { id: waiting })).body.code).toBe(200)
    expect(await jobUntil(admin, waiting)).toMatchObject({ state: 'cancelled', message: '已取消' })
    await admin.call('/app/api/v1/jobs/cancel', { id: running })
    expect(await jobUntil(admin, running)).toMatchObject({ state: 'cancelled' })
    expect(String(server.runtime.jobs)).toMatch(/^queue open, .*, 0 put back$/)
    expect((await admin.call('/app/api/v1/jobs/cancel', { id: running })).body.code).toBe(1003)
  })

  it('hears of its cancelling at once, long before its heartbeat', async () => {
    const { server, admin } = await start({ forever }, { leaseMs: 600_000 })
    const id = await enqueue(server, 'forever')
    await jobUntil(admin, id, (status) => status.state === 'running')
    await admin.call('/app/api/v1/jobs/cancel', { id })
    expect(await jobUntil(admin, id)).toMatchObject({ state: 'cancelled', message: '已取消' })
  })

  it('is taken up by another process when the one that did it died', async () => {
    const { server, admin } = await start({ work: forever })
    const id = await enqueue(server, 'work')
    await jobUntil(admin, id, (status) => status.state === 'running')
    // The process dies: nobody renews the lease, and it is somebody else's name on it.
    await server.runtime.db.asOwner((tx) => tx.query(`update job set lease_until = now() - interval '1 second', worker = 'a-dead-process' where id = $1`, [id]))
    const second = await startTestApp({ beside: server, leaseMs: 600, kinds: { work: async (run) => ({ message: `第 ${run.attempt} 次完成` }) } })
    apps.push(second)
    expect(await jobUntil(admin, id)).toMatchObject({ state: 'done', message: '第 2 次完成' })
  })

  it('goes on after a restart without counting that as a failed try', async () => {
    const { server, admin } = await start({ work: forever })
    const id = await enqueue(server, 'work', {}, 1)
    await jobUntil(admin, id, (status) => status.state === 'running')
    const second = await startTestApp({ beside: server, workers: 0 })
    apps.push(second)
    const other = await second.admin()
    await server.runtime.close()
    apps.splice(apps.indexOf(server), 1)
    expect(await jobUntil(other, id, (status) => status.state === 'wait')).toMatchObject({ message: '服务重启，稍后继续' })
    const third = await startTestApp({ beside: second, kinds: { work: async (run) => ({ message: `第 ${run.attempt} 次完成` }) } })
    apps.push(third)
    expect(await jobUntil(other, id)).toMatchObject({ state: 'done', message: '第 1 次完成' })
    await server.app.close()
    await third.stop()
    await second.stop()
    apps.splice(0)
    await server.database.drop().catch(() => undefined)
  })

  it('tells its owner of progress by the event stream, and nobody else', async () => {
    const { server, admin } = await start({ quick: async () => ({ message: '好了' }) })
    const other = await server.person('listener', { roles: ['sales'] })
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const address = server.app.server.address()
    const base = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
    const heard = async (client: Client, enough: (text: string) => boolean): Promise<string> => {
      const stop = new AbortController()
      const timer = setTimeout(() => stop.abort(), 3000)
      let text = ''
      try {
        const answer = await fetch(`${base}/app/api/v1/events`, { headers: { authorization: `Bearer ${client.token}` }, signal: stop.signal })
        expect(answer.headers.get('content-type')).toContain('text/event-stream')
        const decoder = new TextDecoder()
        for await (const chunk of answer.body ?? []) {
          text += decoder.decode(chunk as Uint8Array)
          if (enough(text)) break
        }
      } catch {
        // The time is over.
      } finally {
        clearTimeout(timer)
        stop.abort()
      }
      return text
    }
    const mine = heard(admin, (text) => text.includes('"state":"done"'))
    const theirs = heard(other, () => false)
    await sleep(300)
    const id = await enqueue(server, 'quick')
    expect(await mine).toMatch(new RegExp(`event: job\\ndata: .*"id":"${id}".*"message":"好了"`))
    const quiet = await theirs
    expect(quiet).toContain('event: model')
    expect(quiet).not.toContain('event: job')
  })
})

describe('long work that goes wrong', () => {
  let server: TestApp
  let admin: Client
  const STALL_MS = 1_500
  const GRACE_MS = 300
  let runs = 0
  const order: unknown[] = []
  let open: () => void = () => undefined
  const kinds: Record<string, JobHandler> = {
    /** Hears nothing and ends never, as a stream does that nobody reads. */
    deaf: () => new Promise<never>(() => undefined),
    async gate(run) {
      order.push(run.payload)
      await new Promise<void>((resolve) => (open = resolve))
      return { message: '放行' }
    },
    async noted(run) {
      order.push(run.payload)
      return { message: '记下' }
    },
    async quick() {
      runs += 1
      return { message: '好了' }
    },
    sleeper: async (run) => {
      await run.db.withCompany(run.caller, (tx) => tx.query('select pg_sleep(600)'), { timeoutMs: 0 })
      return { message: '睡醒了' }
    },
    /** Longer than the stall, a step at a time. */
    slow: async (run) => {
      for (let step = 1; step <= 20; step += 1) {
        await sleep(STALL_MS / 10)
        await run.progress(step, `第 ${step} 步`)
      }
      return { message: '慢慢做完' }
    },
    async exportList(run) {
      const path = join(server.dataDir, `full-${run.id}-${run.attempt}`)
      symlinkSync('/dev/full', path)
      return exportListJob({ ...run, files: { ...run.files, temporary: async () => path } })
    },
    importCommit: () => new Promise<never>(() => undefined),
  }
  beforeAll(async () => {
    server = await startTestApp({ kinds, stallMs: STALL_MS, graceMs: GRACE_MS, retryMs: 20, workers: 1 })
    admin = await server.admin()
  })
  afterAll(() => server?.stop())
  const owner = <T>(text: string, values: unknown[] = []) => server.runtime.db.asOwner((tx) => tx.query<T>(text, values))

  it('without progress is ended with the reason, though its heart beats, and the next one takes its place', async () => {
    const deaf = await enqueue(server, 'deaf')
    const next = await enqueue(server, 'quick')
    expect(await jobUntil(admin, deaf)).toMatchObject({ state: 'failed', message: '超过 2 秒没有进展，已停止，没有写完的内容不会保留。请重试；仍然如此请联系管理员。' })
    expect(await jobUntil(admin, next)).toMatchObject({ state: 'done' })
    expect(await jobUntil(admin, await enqueue(server, 'slow'))).toMatchObject({ state: 'done', message: '慢慢做完' })
  })

  it('is cancelled in the middle of a long statement, and also when it hears nothing', async () => {
    const running = async () =>
      (await owner<{
        n: number
      }>(`select count(*)::int as n from pg_stat_activity where datname = current_database() and query like 'select pg_sleep(600%'`)).rows[0]?.n
    const sleeper = await enqueue(server, 'sleeper')
    await expect.poll(running).toBe(1)
    await admin.call('/app/api/v1/jobs/cancel', { id: sleeper })
    expect(await jobUntil(admin, sleeper)).toMatchObject({ state: 'cancelled', message: '已取消' })
    await expect.poll(running).toBe(0)
    const deaf = await enqueue(server, 'deaf')
    await jobUntil(admin, deaf, (status) => status.state === 'running')
    await admin.call('/app/api/v1/jobs/cancel', { id: deaf })
    expect(await jobUntil(admin, deaf)).toMatchObject({ state: 'cancelled' })
  })

  it.runIf(existsSync('/dev/full')).each(['xlsx', 'csv'])('an export as %s on a full disk fails with that reason, and the queue goes on', async (format) => {
    const { body } = await admin.call<{ id: string }>('/app/api/v1/exports/list', {
      call: { family: 'app', call: 'shops' }, request: {}, columns: [{ path: 'name', label: '店铺' }], title: '店铺', format,
    })
    expect(await jobUntil(admin, body.data.id)).toMatchObject({ state: 'failed', message: expect.stringMatching(/^磁盘已满，写入没有完成.*（已尝试 3 次/) })
    expect(await jobUntil(admin, await enqueue(server, 'quick'))).toMatchObject({ state: 'done' })
  })

  it('whose end a full database disk cannot take is written down once there is room, and not done again', async () => {
    runs = 0
    await owner(
      `create function no_room() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
    )
    await owner(`create trigger no_room before update on job for each row when (new.state = 'done') execute function no_room()`)
    const id = await enqueue(server, 'quick')
    await expect.poll(() => runs).toBe(1)
    await sleep(100)
    expect(await jobUntil(admin, id, () => true)).toMatchObject({ state: 'running' })
    await owner('drop trigger no_room on job')
    expect(await jobUntil(admin, id)).toMatchObject({ state: 'done', message: '好了' })
    expect(runs).toBe(1)

    await owner(`create trigger no_room before insert on job for each row execute function no_room()`)
    const refused = await admin.call('/app/api/v1/exports/list', {
      call: { family: 'app', call: 'shops' }, request: {}, columns: [{ path: 'name', label: '店铺' }], title: '店铺', format: 'csv',
    })
    expect(refused).toMatchObject({ status: 503, body: { msg: '磁盘已满，写入没有完成，已有数据不受影响。请通知管理员腾出空间后重试。' } })
    await owner('drop trigger no_room on job')
  })

  it('of one person lets a colleague’s in between, and keeps its own order', async () => {
    await server.person('colleague')
    order.splice(0)
    const first = await enqueue(server, 'gate', 'first')
    await jobUntil(admin, first, (status) => status.state === 'running')
    await enqueue(server, 'noted', 'second')
    const last = await enqueue(server, 'noted', 'third')
    await enqueue(server, 'noted', 'colleague', 3, undefined, 'colleague')
    open()
    await jobUntil(admin, last)
    expect(order).toEqual(['first', 'colleague', 'second', 'third'])
  })

  it('leaves the file that it worked on ready to be tried again', async () => {
    const { rows: [file] } = await owner<{ id: string }>(
      `insert into report_file (company_id, state, progress, file_name, file_size, create_time) values ($1, 'committing', 0, '三月.csv', 1, now())
        returning id::text as id`,
      [
        server.companyId,
      ])
    const id = await enqueue(server, 'importCommit', {}, 3, file!.id)
    expect(await jobUntil(admin, id)).toMatchObject({ state: 'failed' })
    const { rows } = await owner('select state, message from report_file where id = $1::bigint', [file!.id])
    expect(rows).toEqual([{ state: 'preview', message: expect.stringMatching(/^写入失败，没有写入任何数据：超过 2 秒没有进展/) }])
  })
})
