import { afterEach, describe, expect, it } from 'vitest'
import { Refusal } from '../../../server/refusal'
import type { JobHandler, JobRun } from '../../../server/jobs/job'
import { startTestApp, type Client, type TestApp } from '../../support/app'

interface Status { id: string; state: string; progress: number; message: string; hasFile: boolean }

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

const apps: TestApp[] = []
async function start(kinds: Record<string, JobHandler>, options: Parameters<typeof startTestApp>[0] = {}): Promise<{ server: TestApp; admin: Client }> {
  const server = await startTestApp({ kinds, ...options })
  apps.push(server)
  return { server, admin: await server.admin() }
}

async function enqueue(server: TestApp, kind: string, payload: unknown = {}, maxAttempts = 3): Promise<string> {
  const { db, jobs } = server.runtime
  const { rows } = await db.asOwner((tx) => tx.query<{ id: number }>(`select id from employee where company_id = $1 and login_account = 'admin'`, [server.companyId]))
  const caller = { companyId: server.companyId, employeeId: String(rows[0]?.id), shopIds: null }
  return db.withCompany(caller, (tx) => jobs.enqueue(tx, caller, { kind, title: '测试任务', payload, maxAttempts }))
}

async function until(admin: Client, id: string, done: (status: Status) => boolean): Promise<Status> {
  for (let waits = 0; waits < 200; waits += 1) {
    const { body } = await admin.call<{ list: Status[] }>('/app/api/v1/jobs/progress', { ids: [id] })
    const status = body.data.list[0]
    if (status && done(status)) return status
    await sleep(30)
  }
  throw new Error(`job ${id} never came so far`)
}
const ended = (status: Status): boolean => ['done', 'failed', 'cancelled'].includes(status.state)

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
    })
    const id = await enqueue(server, 'report', { rows: 3 })
    expect(await until(admin, id, ended)).toMatchObject({ state: 'done', progress: 100, message: '完成 3 行', hasFile: true })
    const file = await admin.call('/app/api/v1/jobs/file', { id })
    expect(file.text).toBe('内容')
    expect(file.headers['content-disposition']).toContain(encodeURIComponent('结果.csv'))
    const other = await server.person('somebody-else', { roles: ['admin'] })
    expect((await other.call('/app/api/v1/jobs/file', { id })).body.code).toBe(1003)
    expect((await other.call<{ list: unknown[] }>('/app/api/v1/jobs/progress', { ids: [id] })).body.data.list).toEqual([])
  })

  it('is tried again after an error, and fails for good after the last try', async () => {
    const tries: number[] = []
    const { server, admin } = await start({
      flaky: async (run) => {
        tries.push(run.attempt)
        if (run.attempt < 3) throw new Error('not yet')
        return { message: '第三次成功' }
      },
      hopeless: async () => {
        throw new Error('never')
      },
    }, { retryMs: 20 })
    expect(await until(admin, await enqueue(server, 'flaky'), ended)).toMatchObject({ state: 'done', message: '第三次成功' })
    expect(tries).toEqual([1, 2, 3])
    expect(await until(admin, await enqueue(server, 'hopeless', {}, 2), ended)).toMatchObject({ state: 'failed', message: expect.stringContaining('已尝试 2 次') })
  })

  it('is not tried again when it was refused', async () => {
    let tries = 0
    const { server, admin } = await start({
      refused: async () => {
        tries += 1
        throw new Refusal(1203, '文件打不开')
      },
    })
    expect(await until(admin, await enqueue(server, 'refused'), ended)).toMatchObject({ state: 'failed', message: '文件打不开' })
    expect(tries).toBe(1)
  })

  it('ends when its owner cancels it, waiting or running', async () => {
    const { server, admin } = await start({ forever }, { leaseMs: 600 })
    const running = await enqueue(server, 'forever')
    await until(admin, running, (status) => status.state === 'running')
    const waiting = await enqueue(server, 'forever')
    expect((await admin.call('/app/api/v1/jobs/cancel', { id: waiting })).body.code).toBe(200)
    expect(await until(admin, waiting, ended)).toMatchObject({ state: 'cancelled', message: '已取消' })
    await admin.call('/app/api/v1/jobs/cancel', { id: running })
    expect(await until(admin, running, ended)).toMatchObject({ state: 'cancelled' })
    expect((await admin.call('/app/api/v1/jobs/cancel', { id: running })).body.code).toBe(1003)
  })

  it('hears of its cancelling at once, long before its heartbeat', async () => {
    const { server, admin } = await start({ forever }, { leaseMs: 600_000 })
    const id = await enqueue(server, 'forever')
    await until(admin, id, (status) => status.state === 'running')
    await admin.call('/app/api/v1/jobs/cancel', { id })
    expect(await until(admin, id, ended)).toMatchObject({ state: 'cancelled', message: '已取消' })
  })

  it('is taken up by another process when the one that did it died', async () => {
    const { server, admin } = await start({ work: forever })
    const id = await enqueue(server, 'work')
    await until(admin, id, (status) => status.state === 'running')
    // The process dies: nobody renews the lease, and it is somebody else's name on it.
    await server.runtime.db.asOwner((tx) => tx.query(`update job set lease_until = now() - interval '1 second', worker = 'a-dead-process' where id = $1`, [id]))
    const second = await startTestApp({ beside: server, leaseMs: 600, kinds: { work: async (run) => ({ message: `第 ${run.attempt} 次完成` }) } })
    apps.push(second)
    expect(await until(admin, id, ended)).toMatchObject({ state: 'done', message: '第 2 次完成' })
  })

  it('goes on after a restart without counting that as a failed try', async () => {
    const { server, admin } = await start({ work: forever })
    const id = await enqueue(server, 'work', {}, 1)
    await until(admin, id, (status) => status.state === 'running')
    const second = await startTestApp({ beside: server, workers: 0 })
    apps.push(second)
    const other = await second.admin()
    await server.runtime.close()
    apps.splice(apps.indexOf(server), 1)
    expect(await until(other, id, (status) => status.state === 'wait')).toMatchObject({ message: '服务重启，稍后继续' })
    const third = await startTestApp({ beside: second, kinds: { work: async (run) => ({ message: `第 ${run.attempt} 次完成` }) } })
    apps.push(third)
    expect(await until(other, id, ended)).toMatchObject({ state: 'done', message: '第 1 次完成' })
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
