/** What nobody sends by accident: deep, long, broken and malicious requests get a sentence, and never a 500. */
import { getEventListeners } from 'node:events'
import { connect as connectSocket } from 'node:net'
import { Readable, Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../../server/app'
import { startTestApp, type Client, type TestApp } from '../../support/app'

let server: TestApp
let admin: Client
beforeAll(async () => {
  server = await startTestApp()
  admin = await server.admin()
})
afterAll(() => server?.stop())

const LIST = '/app/api/v1/report-files/list'

function send(url: string, payload: string | Buffer, headers: Record<string, string> = {}) {
  return server.app.inject({
    method: 'POST', url, payload, headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json', ...headers },
  })
}

const filtered = (filter: string): string => `{"page":1,"pageSize":1,"filter":${filter}}`
const leaf = '{"field":"state","op":"eq","value":"fail"}'
const nested = (levels: number): string => filtered(`${'{"and":['.repeat(levels)}${leaf}${']}'.repeat(levels)}`)

describe('JSON bodies', () => {
  it('may be nested as deep as a filter is, and no deeper than 64 levels', async () => {
    expect((await send(LIST, nested(20))).json()).toMatchObject({ code: 200 })
    for (const levels of [40, 3000, 100_000]) {
      const answer = await send(LIST, nested(levels))
      expect(answer.statusCode).toBe(400)
      expect(answer.json().msg).toContain('最多 64 层')
    }
    expect((await send(LIST, filtered(`{"field":"file_name","op":"eq","value":"${'[{'.repeat(100)}"}`))).json()).toMatchObject({ code: 200 })
  })

  it('must be UTF-8', async () => {
    const answer = await send(LIST, Buffer.concat([Buffer.from('{"page":1,"pageSize":1,"source":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().msg).toContain('UTF-8')
  })

  it('cannot poison the prototype of anything', async () => {
    for (const key of ['"__proto__"', '"\\u005f_proto__"']) {
      const answer = await send('/app/api/v1/session', `{${key}:{"admin":true}}`)
      expect(answer.statusCode).toBe(400)
    }
    expect((await send('/app/api/v1/session', '{"constructor":{"prototype":{"admin":true}}}')).statusCode).toBe(400)
  })

  it('are refused before they are walked where they hold too many values', async () => {
    const answer = await send(LIST, filtered(`{"field":"state","op":"in","value":[${'1,'.repeat(250_000)}1]}`))
    expect(answer.statusCode).toBe(413)
    expect(answer.json().msg).toContain('最多 20 万个值')
    const fits = await send(LIST, filtered(`{"field":"state","op":"in","value":[${Array.from({ length: 10_000 }, (_one, at) => `"s${at}"`).join(',')}]}`))
    expect(fits.json()).toMatchObject({ code: 200 })
  })

  it('get a short answer however many mistakes they have', async () => {
    const named = (levels: number): string =>
      Array.from({ length: levels }, (_one, at) => `{"field":"state","op":"no_${at}","colour_${'x'.repeat(500)}":[{},{}]}`).join(',')
    const wrong = [
      `{"and":[${named(300)}]}`,
      `{"and":[${named(5000)}]}`,
      `{"and":[${'{"and":[{}]},'.repeat(300)}{}]}`,
      `{"and":[${'{"and":[{}]},'.repeat(39_000)}{}]}`,
      `{"field":"state","op":"in","value":[${'{},'.repeat(99_000)}{}]}`,
    ]
    for (const filter of wrong) {
      const answer = await send(LIST, filtered(filter))
      expect(answer.statusCode).toBe(400)
      expect(answer.json().msg).toMatch(/^请求有误：.*filter/)
      expect(Object.keys(answer.json().errors).length).toBeLessThanOrEqual(20)
      expect(answer.json().msg.length).toBeLessThanOrEqual(2100)
      expect(answer.body.length).toBeLessThan(12_000)
    }
    const unknown = await send(LIST, `{"page":1,"pageSize":1,${Array.from({ length: 2000 }, (_one, at) => `"field_${at}":1`).join(',')}}`)
    expect(Object.keys(unknown.json().errors)).toHaveLength(20)
  })

  it('of strangers are small', async () => {
    const long = JSON.stringify({ login_account: 'admin', password: 'x'.repeat(100_000) })
    const answer = await server.app.inject({ method: 'POST', url: '/sso/api/v1/login', payload: long, headers: { 'content-type': 'application/json' } })
    expect(answer.statusCode).toBe(413)
    expect(answer.json().msg).toContain('64 KB')
    // A length that is not told is counted on the way.
    const piecewise = await server.app.inject({
      method: 'POST', url: '/sso/api/v1/login', payload: Readable.from(Array.from({ length: 100 }, () => Buffer.from(long.slice(0, 1000)))),
      headers: { 'content-type': 'application/json' },
    })
    expect(piecewise.statusCode).toBe(413)
    expect(piecewise.json().msg).toContain('64 KB')
    const short = await server.app.inject({
      method: 'POST', url: '/sso/api/v1/login', payload: Readable.from([JSON.stringify({ login_account: 'admin', password: 'wrong' })]),
      headers: { 'content-type': 'application/json' },
    })
    expect(short.json()).toMatchObject({ code: 1101 })
  })
})

describe('long texts', () => {
  it('are none to search by: a filter takes 200 letters, and lists of up to 10 000 values', async () => {
    const ask = (op: string, value: unknown) => admin.call(LIST, { page: 1, pageSize: 1, filter: { field: 'file_name', op, value } })
    expect((await ask('contains', 'x'.repeat(200))).body.code).toBe(200)
    for (const op of ['contains', 'starts', 'eq']) expect((await ask(op, 'x'.repeat(201))).status).toBe(400)
    expect((await ask('in', ['x'.repeat(201)])).status).toBe(400)
    expect((await admin.call('/app/api/v1/options', { entity: 'shop', keyword: 'x'.repeat(201) })).body.errors).toEqual({ keyword: '最多 200 个字' })
    expect((await admin.call('/app/api/v1/options', { entity: 'shop', keyword: 'x'.repeat(200) })).body.code).toBe(200)
  })
})

describe('forms', () => {
  const upload = (payload: string | Buffer, boundary = '; boundary=mark') =>
    send('/app/api/v1/imports/upload', payload, { 'content-type': `multipart/form-data${boundary}` })
  const file = (name: string, content = 'a,b\r\n1,2\r\n') =>
    `--mark\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n${content}\r\n`
  const format = (name: string) => `--mark\r\nContent-Disposition: form-data; name="format"\r\n\r\n${name}\r\n`

  it('that end too early or have no boundary are the sender’s mistake', async () => {
    for (const answer of [
      await upload(file('a.csv')), await upload(file('a.csv').slice(0, 60)), await upload('', ''), await upload(file('a.csv'), ''),
      await upload('no form at all'), await upload(''),
    ]) {
      expect(answer.statusCode).toBe(400)
      expect(answer.json().msg).toMatch(/[\u4e00-\u9fff]/)
    }
  })

  it('name a report that there is', async () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      expect((await upload(`${format(name)}${file('a.csv')}--mark--\r\n`)).json()).toMatchObject({ code: 1002, errors: { format: '请从列表中选择' } })
    }
  })

  it('bring file names that can be shown: control characters are taken out', async () => {
    const answer = await upload(`${file('a\u0000b\u0007\u007f.csv')}--mark--\r\n`)
    expect(answer.json()).toMatchObject({ code: 200, data: { list: [{ fileName: 'ab.csv' }] } })
    // Shown from the right, this one would end in .csv.
    expect((await upload(`${file('a\u202evsc.exe')}--mark--\r\n`)).json()).toMatchObject({ code: 200, data: { list: [{ fileName: 'avsc.exe' }] } })
  })
})

describe('addresses', () => {
  it('that cannot be decoded are refused in words', async () => {
    for (const url of ['/app/api/v1/%E0%A4%A', '/amazon/%zz']) {
      const answer = await server.app.inject({ method: 'GET', url })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({ code: 400, msg: '地址写得不对：% 后面应是两位十六进制数', data: null })
    }
  })
})

describe('the stream of live messages', () => {
  it('leaves no error in the log when its reader goes at once, at whatever moment', async () => {
    const logged: string[] = []
    const log = new Writable({
      write(chunk: Buffer, _encoding, done) {
        logged.push(chunk.toString())
        done()
      },
    })
    const app = await buildApp({ startup: { runtime: server.runtime, waitingFor: '' }, logLevel: 'error', logTo: log })
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const leaveAfter = (ms: number): Promise<void> =>
      new Promise((done) => {
        const socket = connectSocket(Number(port), '127.0.0.1', () => {
          socket.write(`GET /app/api/v1/events HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${admin.token}\r\n\r\n`)
          setTimeout(() => socket.destroy(), ms)
        })
        socket.once('close', () => done())
        socket.once('error', () => undefined)
      })
    for (let times = 0; times < 40; times += 1) await leaveAfter(times % 8)
    await new Promise((done) => setTimeout(done, 200))
    expect(logged).toEqual([])
    // Nobody listens any more, and no heart beats on.
    await expect.poll(() => getEventListeners(server.runtime.stopping, 'abort')).toEqual([])
    await app.close()
  })
})
