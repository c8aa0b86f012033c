import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../../server/app'
import type { Startup } from '../../../server/kernel/http/runtime'
import { CLOSED_DOOR } from '../../../server/kernel/http/sessions/door'
import { startTestApp, type Client, type TestApp } from '../../support/app'

describe('the web app and what stands beside the calls', () => {
  let server: TestApp
  let app: FastifyInstance
  let folder: string
  const startup: Startup = { waitingFor: '更新数据库结构' }
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'seller-web-'))
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>app</title>')
    writeFileSync(join(folder, 'assets', 'main-abc123.js'), `export const text = '${'x'.repeat(5000)}'`)
    server = await startTestApp({ door: () => ({ ...CLOSED_DOOR, description: async () => true }) })
    app = await buildApp({ startup, web: { kind: 'built', folder }, logLevel: 'silent' })
  })
  afterAll(async () => {
    await app?.close()
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('say that they are not ready, and what is waited for, until they are', async () => {
    expect((await get('/healthz')).statusCode).toBe(503)
    expect((await get('/healthz')).json()).toEqual({ status: 'starting', reason: '更新数据库结构' })
    expect((await app.inject({ method: 'POST', url: '/app/api/v1/session' })).json()).toEqual({ code: 503, msg: '服务正在启动：更新数据库结构，请稍候', data: null })
    const page = await get('/amazon/dashboard')
    expect(page.statusCode).toBe(503)
    expect(page.body).toContain('正在启动：更新数据库结构')
    startup.runtime = server.runtime
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
  })

  it('answer index.html for every route of the app, never kept by the browser', async () => {
    for (const path of ['/amazon/', '/amazon/finance/amazonSettlementCenter?site=us', '/amazon/advert/erp/SPGuangGao']) {
      const page = await get(path)
      expect(page.statusCode).toBe(200)
      expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': expect.stringContaining('text/html') })
      expect(page.body).toContain('<title>app</title>')
    }
    expect((await get('/')).headers.location).toBe('/amazon/')
    expect((await get('/amazon')).headers.location).toBe('/amazon/')
  })

  it('let the browser keep files with a hash in their name for ever, compressed', async () => {
    const file = await get('/amazon/assets/main-abc123.js', { 'accept-encoding': 'br' })
    expect(file.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' })
    const gone = await get('/amazon/assets/main-old999.js')
    expect(gone.statusCode).toBe(404)
    expect(gone.headers['cache-control']).not.toContain('immutable')
  })

  it('never leave the folder', async () => {
    for (const path of ['/amazon/../package.json', '/amazon/assets/..%2f..%2fpackage.json', '/amazon/%2e%2e/%2e%2e/etc/passwd']) {
      const answer = await get(path)
      expect(answer.body).not.toContain('"dependencies"')
      expect(answer.body).not.toContain('root:')
    }
    for (const path of ['/amazon/..%2f..', '/amazon/assets/..%2f..%2fpackage.json', '/amazon/assets/..%5c..%5cpackage.json', '/amazon/%00.js']) {
      const answer = await get(path)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ code: 404, msg: '没有这个文件', data: null })
    }
  })

  it('forbid scripts that are not ours', async () => {
    const policy = String((await get('/amazon/')).headers['content-security-policy'])
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toContain('unsafe-eval')
    expect(policy).toContain("img-src 'self' data: blob: https://m.media-amazon.com https://*.ssl-images-amazon.com;")
    expect(policy).toContain("frame-src 'self';")
    expect(policy).not.toMatch(/ https:[; ]/)
  })

  it('run a script of index.html itself by its hash alone', async () => {
    const code = "globalThis.askedAhead = new Map()"
    writeFileSync(join(folder, 'index.html'), `<!doctype html><script>${code}</script><title>app</title>`)
    const policy = String((await get('/amazon/login')).headers['content-security-policy'])
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]
    expect(scripts).toBe(`'self' 'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>app</title>')
    expect(String((await get('/amazon/login')).headers['content-security-policy'])).not.toContain('sha256')
  })

  it('hand out what the build has compressed, as it stands', async () => {
    writeFileSync(join(folder, 'assets', 'ready-abc123.js'), 'export const text = 1')
    writeFileSync(join(folder, 'assets', 'ready-abc123.js.br'), brotliCompressSync('export const text = "of the build"'))
    const file = await get('/amazon/assets/ready-abc123.js', { 'accept-encoding': 'gzip, br' })
    expect(file.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': expect.stringContaining('javascript') as string })
    expect(brotliDecompressSync(file.rawPayload).toString()).toContain('of the build')
    expect((await get('/amazon/assets/ready-abc123.js')).body).toBe('export const text = 1')
  })

  it('hold a company\'s v3.0 system in a frame that may show its address and no other (specification, section 1)', async () => {
    const admin = await server.admin()
    const ask = (client: Client, to: string) => client.call<{ ticket: string }>('/app/api/v1/legacy-ticket', { to })
    const open = (to: string, ticket: string) => get(`/amazon/legacy-frame?${new URLSearchParams({ to, ticket })}`)
    const frame = async (to: string) => {
      const { status, body } = await ask(admin, to)
      return status === 200 ? open(to, body.data.ticket) : { statusCode: status, headers: {} as Record<string, unknown>, body: '' }
    }
    const old = 'https://old.example.com/v3/FBA/erp/x?id=7&b="><script>'
    expect((await frame(old)).statusCode).toBe(403)
    await server.runtime.db.asOwner(
      (tx) => tx.query(`update company set settings = settings || '{"legacyUrl":"https://old.example.com/v3"}' where id = $1`, [server.companyId]),
    )
    const page = await frame(old)
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none';style-src 'unsafe-inline';frame-src https://old.example.com;frame-ancestors 'self';base-uri 'none';form-action 'none'",
    )
    expect(page.body).toContain('src="https://old.example.com/v3/FBA/erp/x?id=7&amp;b=%22%3E%3Cscript%3E"')
    const others = [
      'https://old.example.com.evil.com/v3/a', 'https://old.example.com/v30/a', 'https://old.example.com:8443/v3/a', 'https://u:p@old.example.com/v3/a',
      'http://old.example.com/v3/a', 'https://old.example.com/v3/../secret', 'javascript:alert(1)', 'x',
    ]
    for (const other of others) expect([other, (await frame(other)).statusCode]).toEqual([other, 403])

    // A ticket is of a living session of that company, for that address, for a minute.
    expect((await get('/amazon/legacy-frame')).statusCode).toBe(403)
    expect((await get(`/amazon/legacy-frame?to=${encodeURIComponent(old)}`)).statusCode).toBe(403)
    const going = await server.person('going', { roles: [] })
    const { ticket } = (await ask(going, old)).body.data
    expect((await open(old, ticket)).statusCode).toBe(200)
    expect((await open('https://old.example.com/v3/other', ticket)).statusCode).toBe(403)
    const [name, until, signature] = ticket.split('.')
    expect((await open(old, [name, Number(until) + 60_000, signature].join('.'))).statusCode).toBe(403)
    expect((await open(old, [name, Date.now() - 1000, signature].join('.'))).statusCode).toBe(403)
    const other =
      await server.runtime.db.asOwner(
        (tx) =>
          tx.query<{ id: string }>(
            `insert into company (name, currency, zone, settings) values ('另一家', 'CNY', 'Asia/Shanghai', '{"legacyUrl":"https://theirs.example.com"}')
              returning id::text as id`,
          ),
      )
    expect(other.rows).toHaveLength(1)
    expect((await ask(admin, 'https://theirs.example.com/a')).status).toBe(403)
    await going.call('/app/api/v1/sign-out', {}, { headers: { 'idempotency-key': crypto.randomUUID() } })
    expect((await open(old, ticket)).statusCode).toBe(403)
  })

  it('let the page call the hosts that the deployment names in index.html, and no other (specification, section 7)', async () => {
    const connect = async (meta: string): Promise<string | undefined> => {
      writeFileSync(join(folder, 'index.html'), `<!doctype html>${meta}<title>app</title>`)
      return /connect-src ([^;]*)/.exec(String((await get('/amazon/login')).headers['content-security-policy']))?.[1]
    }
    const bases = {
      ai: 'https://ai.example.com/v1', erp: { public: 'https://api.example.com', private: 'http://10.0.0.7:8080/erp' }, help: '',
      download: 'javascript:alert(1)', sso: 'https://ai.example.com; script-src *',
    }
    expect(await connect(`<meta name="client-bases" content='${JSON.stringify({ bases })}'>`)).toBe(
      "'self' https://ai.example.com https://api.example.com http://10.0.0.7:8080",
    )
    expect(await connect(`<meta name="client-bases" content="${JSON.stringify({ bases: { ai: 'https://ai.example.com' } }).replaceAll('"', '&quot;')}">`)).toBe(
      "'self' https://ai.example.com",
    )
    for (const nothing of ['', '<meta name="client-bases" content="" />', '<meta name="client-bases" content="{nonsense">']) {
      expect(await connect(nothing)).toBe("'self'")
    }
    expect(String((await get('/amazon/login')).headers['content-security-policy'])).toContain("script-src 'self'")
  })

  it('describe every call for programs and for people', async () => {
    const described = (await get('/openapi.json')).json() as { openapi: string; paths: Record<string, Record<string, unknown>> }
    expect(described.openapi).toMatch(/^3\.1/)
    expect(described.paths['/sso/api/v1/login']).toHaveProperty('post')
    expect(Object.keys(described.paths).length).toBeGreaterThan(500)
    expect((await get('/docs')).body).toContain('接口说明')
    expect((await get('/docs/docs.js')).headers['content-type']).toContain('javascript')
  })

  it('answer other addresses in JSON', async () => {
    const answer = await get('/no/such/address')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ code: 404, msg: '没有这个接口：GET /no/such/address', data: null })
  })
})
