/** Connections that stay: the stream of live messages, senders that stop, leave or open too many of them. */
import { existsSync, mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../../server/app'
import { startTestApp, type Client, type TestApp } from '../../support/app'

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
const EVENTS = '/app/api/v1/events'
/** Long enough for a busy machine, which may leave a second between two lines. */
const SILENCE_MS = 1500

let server: TestApp
let admin: Client
let app: FastifyInstance
let url: string
const logged: string[] = []
beforeAll(async () => {
  server = await startTestApp()
  admin = await server.admin()
  const log = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString())
      done()
    },
  })
  app = await buildApp({ startup: { runtime: server.runtime, waitingFor: '' }, logLevel: 'warn', logTo: log, bodySilenceMs: SILENCE_MS })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app?.close()
  await server?.stop()
})
beforeEach(() => void logged.splice(0))

const temporary = (): string[] => {
  const folder = join(server.dataDir, 'files', 'temporary')
  return existsSync(folder) ? readdirSync(folder) : []
}

describe('the stream of live messages', () => {
  const open = async (client: Client, signal?: AbortSignal) => {
    const answer = await fetch(url + EVENTS, { headers: { authorization: `Bearer ${client.token}` }, ...(signal ? { signal } : {}) })
    const reader = answer.body!.getReader()
    expect(new TextDecoder().decode((await reader.read()).value)).toContain('retry: 2000')
    return reader
  }

  it('may be left at any time without an error, and lets go of its listeners', async () => {
    for (let times = 0; times < 3; times += 1) {
      const stop = new AbortController()
      await open(admin, stop.signal)
      stop.abort()
      await sleep(50)
    }
    server.runtime.events.tell({ type: 'data', data: { entity: 'shop' } })
    await sleep(50)
    expect(logged).toEqual([])
  })

  it('is open thirty times at most for one person: the oldest end, the newest and everybody else’s go on', async () => {
    const colleague = await server.person('colleague')
    const theirs = await open(colleague)
    const first = [await open(admin), await open(admin)]
    const others = await Promise.all(Array.from({ length: 30 }, () => open(admin)))
    for (const reader of first) while (!(await reader.read().catch(() => ({ done: true }))).done);
    server.runtime.events.tell({ type: 'data', data: { entity: 'after' } })
    const heard = async (reader: ReadableStreamDefaultReader<Uint8Array>): Promise<boolean> => {
      let text = ''
      while (!text.includes('"after"')) {
        const { done, value } = await reader.read()
        if (done) return false
        text += new TextDecoder().decode(value)
      }
      return true
    }
    expect(await Promise.all([theirs, ...others].map(heard))).toEqual(Array.from({ length: 31 }, () => true))
    await Promise.all([theirs, ...others].map((reader) => reader.cancel().catch(() => undefined)))
    expect(logged).toEqual([])
  })

  it('asks for a session', async () => {
    expect((await server.stranger.call(EVENTS, undefined, { method: 'GET' })).status).toBe(401)
  })
})

describe('a sender', () => {
  const UPLOAD = '/app/api/v1/imports/upload'
  const form = (bytes: number): string => [
    `POST ${UPLOAD} HTTP/1.1`, 'host: x', `authorization: Bearer ${admin.token}`, 'content-type: multipart/form-data; boundary=b',
    `content-length: ${bytes}`, '',
    '--b', 'content-disposition: form-data; name="file"; filename="a.csv"', 'content-type: text/csv', '', '',
  ].join('\r\n')
  const json = (bytes: number): string => [
    'POST /app/api/v1/report-files/list HTTP/1.1', 'host: x', `authorization: Bearer ${admin.token}`, 'content-type: application/json',
    `content-length: ${bytes}`, '', '{"page":',
  ].join('\r\n')

  /** Speaks plainly to the server; resolves with all that it said when the connection ends. */
  function speak(words: string): { send(more: string): void; leave(): void; said: Promise<string> } {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
    socket.on('error', () => undefined)
    socket.write(words)
    return { send: (more) => void socket.write(more), leave: () => socket.destroy(), said: new Promise((resolve) => socket.once('close', () => resolve(text))) }
  }

  it.each([['a form', form], ['JSON', json]])('that stops in the middle of %s is told so and let go, and nothing stays behind', async (_what, head) => {
    const before = temporary()
    const said = await speak(head(1_000_000)).said
    expect(said).toMatch(/^HTTP\/1\.1 408 /)
    expect(said).toContain('请求没有在规定时间内发完')
    await expect.poll(temporary).toEqual(before)
    expect(logged).toEqual([])
  })

  it('that is slow but goes on is heard to the end, however long it takes', async () => {
    const steps = 8
    const line = 'x'.repeat(1500)
    const end = '\r\n--b--\r\n'
    const head = form(0)
    const body = head.slice(head.indexOf('--b'))
    const slow = speak(form(Buffer.byteLength(body) + steps * line.length + end.length))
    for (let step = 0; step < steps; step += 1) {
      await sleep(SILENCE_MS / 6)
      slow.send(line)
    }
    slow.send(end)
    await sleep(SILENCE_MS)
    slow.leave()
    expect(await slow.said).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('whose upload finds the disk full is told so, and asks the next question on the same connection', async () => {
    const full = join(server.dataDir, 'full')
    symlinkSync('/dev/full', full)
    const kept = vi.spyOn(server.runtime.files, 'temporary').mockResolvedValue(full)
    const head = form(0)
    const body = `${head.slice(head.indexOf('--b'))}${'x'.repeat(3_000_000)}\r\n--b--\r\n`
    const sender = speak(form(Buffer.byteLength(body)).replace(/--b[^]*$/, body))
    await sleep(200)
    sender.send('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    const said = await sender.said
    kept.mockRestore()
    expect(said).toMatch(/^HTTP\/1\.1 503 /)
    expect(said).toContain('磁盘已满')
    expect(said).toContain('{"status":"ok"}')
  })

  it.each([['a form', form], ['JSON', json]])('that leaves in the middle of %s is no error of the server, and nothing stays behind', async (_what, head) => {
    const before = temporary()
    for (const wait of [0, 20, 100]) {
      const gone = speak(head(1_000_000))
      await sleep(wait)
      gone.send('x'.repeat(200_000))
      await sleep(wait)
      gone.leave()
      await gone.said
    }
    await expect.poll(temporary).toEqual(before)
    await sleep(100)
    expect(logged).toEqual([])
  })
})

it('temporary files that a killed process left behind are removed at the next start; those that are being written stay', async () => {
  const folder = join(server.dataDir, 'files', 'temporary')
  mkdirSync(folder, { recursive: true })
  for (const [name, hours] of [['left', 25], ['young', 23], ['running', 0]] as const) {
    writeFileSync(join(folder, name), 'x')
    utimesSync(join(folder, name), new Date(), new Date(Date.now() - hours * 3_600_000))
  }
  const next = await startTestApp({ beside: server, workers: 0 })
  await expect.poll(temporary).not.toContain('left')
  expect(temporary()).toEqual(expect.arrayContaining(['young', 'running']))
  await next.runtime.close()
  await next.app.close()
})
