import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../../server/app'
import { startTestApp, type TestApp } from '../../support/app'

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

describe('the stream of live messages', () => {
  let server: TestApp
  const logged: string[] = []
  beforeAll(async () => {
    server = await startTestApp()
  })
  afterAll(() => server?.stop())

  it('may be left at any time without an error, and lets go of its listeners', async () => {
    const log = new Writable({
      write(chunk: Buffer, _encoding, done) {
        logged.push(chunk.toString())
        done()
      },
    })
    const app = await buildApp({ startup: { runtime: server.runtime, waitingFor: '' }, logLevel: 'warn', logTo: log })
    const admin = await server.admin()
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    for (let times = 0; times < 3; times += 1) {
      const stop = new AbortController()
      const answer = await fetch(`${url}/app/api/v1/events`, { headers: { authorization: `Bearer ${admin.token}` }, signal: stop.signal })
      const reader = answer.body?.getReader()
      const first = await reader?.read()
      expect(new TextDecoder().decode(first?.value)).toContain('retry: 2000')
      stop.abort()
      await sleep(50)
    }
    server.runtime.events.tell({ type: 'data', data: { entity: 'shop' } })
    await sleep(50)
    expect(logged).toEqual([])
    await app.close()
  })

  it('asks for a session', async () => {
    expect((await server.stranger.call('/app/api/v1/events', undefined, { method: 'GET' })).status).toBe(401)
  })
})
