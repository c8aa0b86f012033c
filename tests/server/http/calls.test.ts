import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client as PgClient } from 'pg'
import { BOUNDS } from '../../../server/kernel/store/turns'
import { FAMILIES } from '../../../server/modules/modules'
import type { Handler } from '../../../server/kernel/http/handler'
import { Refusal } from '../../../server/kernel/asker/refusal'
import { startTestApp, type Client, type TestApp } from '../../support/app'

/** Stands in for a call that writes: adds a shop, and may be told to fail afterwards. */
const writeShop: Handler<{ id: string }> = async (context, { id }) =>
  context.db.withCompany(context.caller, async (tx) => {
    const { rows } = await tx.query<{ id: number; name: string }>(
      `insert into shop (company_id, name, account_name, site, currency) values ($1, $2, $2, 'us', 'USD') returning id, name`,
      [context.caller.companyId, id],
    )
    const row = rows[0]
    await context.audit(tx, { entity: 'shop', key: { id: row?.id }, action: 'add', after: { ...row, state: 'on', password_hash: 'never shown' } })
    if (id.startsWith('slow')) await tx.query('select pg_sleep(0.3)')
    if (id.startsWith('held')) await tx.query('select pg_advisory_xact_lock(4711)')
    if (id.startsWith('refused')) throw new Refusal(1002, '不合规则', { name: '太长' })
    if (id.startsWith('broken')) throw new Error('a mistake of ours')
    if (id.startsWith('lost')) throw Object.assign(new Error('gone'), { code: '57P01' })
    if (id.startsWith('full')) throw Object.assign(new Error('could not extend file'), { code: '53100' })
    return { id: String(row?.id), name: row?.name }
  })

const WRITE = '/app/api/v1/jobs/cancel'

describe('asking the calls', () => {
  let server: TestApp
  let admin: Client
  const shops = async (name: string): Promise<number> => {
    const { rows } = await server.runtime.db.asOwner((tx) => tx.query<{ count: number }>('select count(*) as count from shop where name = $1', [name]))
    return rows[0]?.count ?? 0
  }
  beforeAll(async () => {
    server = await startTestApp({
      bounds: { ...BOUNDS, writing: { ...BOUNDS.writing, waitMs: 1500 } }, handlers: { ...FAMILIES, app: { ...FAMILIES['app'], jobCancel: writeShop } },
    })
    admin = await server.admin()
  })
  afterAll(() => server?.stop())

  it('refuses malformed bodies with 400 and the name of every wrong field', async () => {
    const { status, body } =
      await admin.call('/app/api/v1/exports/list', { call: { family: 'app', call: 'reportFiles' }, columns: 'all', format: 7, colour: 'red' })
    expect(status).toBe(400)
    expect(body.errors).toEqual({ request: '必须填写', title: '必须填写', colour: '不是这个接口的字段', columns: '应为列表', format: '应为文字' })
    expect(body.msg).toContain('request 必须填写')
  })

  it('says beside the answer of a list where its time went', async () => {
    const reply = await server.app.inject({
      method: 'POST', url: '/app/api/v1/report-files/list', headers: { authorization: `Bearer ${admin.token}` }, payload: { page: 1, pageSize: 20 },
    })
    expect(reply.json().code).toBe(200)
    // No cache on the way keeps what a person may see.
    expect(reply.headers['cache-control']).toBe('no-store')
    const told = String(reply.headers['server-timing'])
    expect(told.split(', ').map((part) => part.replace(/=\d+\.\d$/, ''))).toEqual(['ask', 'plan', 'sql', 'answer', 'db', 'total'].map((name) => `${name};dur`))
    const msOf = (name: string): number => Number(new RegExp(`\\b${name};dur=([\\d.]+)`).exec(told)?.[1])
    expect(msOf('sql')).toBeGreaterThan(0)
    expect(msOf('db')).toBeGreaterThanOrEqual(msOf('sql') - 0.2)
    expect(msOf('total')).toBeGreaterThanOrEqual(msOf('db'))
  })

  it('says of every other answer how long it took and the database of it, and tells strangers nothing', async () => {
    const timingOf = async (url: string, payload: object, headers: Record<string, string> = { authorization: `Bearer ${admin.token}` }) =>
      (await server.app.inject({ method: 'POST', url, headers, payload })).headers['server-timing']
    const both = /^db;dur=\d+\.\d, total;dur=\d+\.\d$/
    expect(await timingOf('/app/api/v1/session', {})).toMatch(both)
    // Refused and malformed questions too.
    expect(await timingOf('/app/api/v1/page-plan', { route: '/nowhere' })).toMatch(both)
    expect(await timingOf('/app/api/v1/report-files/list', { page: 'x' })).toMatch(both)
    expect(await timingOf('/sso/api/v1/login', { login_account: 'admin', password: 'not-the-password-1' }, {})).toBeUndefined()
  })

  it('names the place inside a filter', async () => {
    const filter = { and: [{ field: 'state', op: 'eq', value: 'x' }, { field: 'state', op: 'like', value: 'x' }] }
    const { status, body } = await admin.call('/app/api/v1/report-files/list', { page: 0, pageSize: 20, filter })
    expect(status).toBe(400)
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(['filter.and[1].op', 'page'])
  })

  it('refuses text that is no JSON, and other content types', async () => {
    const broken = await server.app.inject({
      method: 'POST', url: '/app/api/v1/session', headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      payload: '{"a":',
    })
    expect(broken.statusCode).toBe(400)
    expect(broken.json().msg).toContain('JSON')
    const xml = await server.app.inject({
      method: 'POST', url: '/app/api/v1/session', headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'text/xml' }, payload: '<a/>',
    })
    expect(xml.statusCode).toBe(415)
    expect(xml.json().msg).toContain('application/json')
  })

  it('refuses a body that is too large', async () => {
    const { status, body } = await admin.call('/app/api/v1/session', { a: 'x'.repeat(5 * 1024 * 1024) })
    expect(status).toBe(413)
    expect(body.msg).toContain('太大')
  })

  it('answers a planned call with one fixed code, once the session is known', async () => {
    const { families } = server.runtime.live.current.model
    const planned = Object.values(families).flatMap(({ calls }) => Object.values(calls)).find(({ state, method }) => state === 'planned' && method === 'POST')
    if (!planned) throw new Error('every call is built: then this test has had its day')
    expect((await server.stranger.call(planned.path, {})).status).toBe(401)
    expect(await admin.call(planned.path, {})).toMatchObject({ status: 200, body: { code: 1001, msg: `「${planned.what}」尚未开放`, data: null } })
  })

  it('answers unknown addresses and wrong methods with 404 in JSON', async () => {
    expect(await admin.call('/fba/api/v1/no/such/call', {})).toMatchObject({ status: 404, body: { code: 404, msg: '没有这个接口：POST /fba/api/v1/no/such/call' } })
    const wrong = await admin.call('/app/api/v1/session', undefined, { method: 'GET' })
    expect(wrong).toMatchObject({ status: 404, body: { msg: '接口 /app/api/v1/session 只能用 POST 调用，不能用 GET' } })
    expect((await server.app.inject({ method: 'PATCH', url: '/app/api/v1/session' })).json()).toMatchObject({ code: 404 })
  })

  it('refuses who has no role for a page that uses the call', async () => {
    const nobody = await server.person('no-roles')
    const { status, body } = await nobody.call('/app/api/v1/report-files/list', { page: 1, pageSize: 20 })
    expect(status).toBe(403)
    expect(body.msg).toBe('您没有使用「导入记录」的权限，请联系管理员开通')
    expect((await nobody.call('/app/api/v1/page-plan', { route: '/statistics/report-download' })).status).toBe(403)
  })

  it('gives the plan of a page by its route, also behind a query, and says which are not there', async () => {
    const { body } = await admin.call<{ plan: { page: string; lists: unknown[] } }>('/app/api/v1/page-plan', { route: '/statistics/report-download?site=us' })
    expect(body.data.plan.page).toBe('statistics_report_center')
    expect(body.data.plan.lists.length).toBeGreaterThan(0)
    expect((await admin.call('/app/api/v1/page-plan', { route: '/nowhere' })).body).toMatchObject({ code: 1003 })
  })

  it('writes once however often the same key is sent, and answers the same', async () => {
    const headers = { 'idempotency-key': 'test-key-0001' }
    const first = await admin.call(WRITE, { id: 'once' }, { headers })
    const again = await admin.call(WRITE, { id: 'once' }, { headers })
    expect(first.body).toMatchObject({ code: 200, data: { name: 'once' } })
    expect(again.text).toBe(first.text)
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(await shops('once')).toBe(1)
  })

  it('makes the second of two simultaneous senders wait for the first', async () => {
    const headers = { 'idempotency-key': 'test-key-0002' }
    const answers = await Promise.all([1, 2, 3].map(() => admin.call(WRITE, { id: 'slow' }, { headers })))
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
    expect(await shops('slow')).toBe(1)
  })

  it('sends one who has too much under way back with 429 and when to come again, while colleagues write', async () => {
    const holder = new PgClient({ connectionString: server.database.url })
    await holder.connect()
    await holder.query('select pg_advisory_lock(4711)')
    try {
      const under = Array.from({ length: BOUNDS.writing.person }, (_, at) => admin.call(WRITE, { id: `held-${at}` }))
      const waiting = `select count(*)::int as n from pg_locks where locktype = 'advisory' and objid = 4711 and not granted
        and database = (select oid from pg_database where datname = current_database())`
      await expect.poll(async () => (await holder.query<{ n: number }>(waiting)).rows[0]?.n).toBe(under.length)
      const [late, colleague] = await Promise.all([
        admin.call(WRITE, { id: 'too-much' }),
        server.person('busy-colleague', { roles: ['admin'] }).then((other) => other.call(WRITE, { id: 'not-kept' })),
      ])
      expect(late).toMatchObject({ status: 429, headers: { 'retry-after': '5' }, body: { code: 429, msg: BOUNDS.writing.refusal } })
      expect(colleague.body.code).toBe(200)
      await holder.query('select pg_advisory_unlock(4711)')
      expect((await Promise.all(under)).map(({ body }) => body.code)).toEqual(under.map(() => 200))
      expect([await shops('too-much'), (await admin.call(WRITE, { id: 'too-much' })).body.code]).toEqual([0, 200])
    } finally {
      await holder.end()
    }
  })

  it('refuses a key that was used for another request, and a key that is none', async () => {
    const headers = { 'idempotency-key': 'test-key-0003' }
    await admin.call(WRITE, { id: 'first-use' }, { headers })
    expect(await admin.call(WRITE, { id: 'second-use' }, { headers })).toMatchObject({ status: 400, body: { errors: { 'idempotency-key': '已用于另一个请求' } } })
    expect((await admin.call(WRITE, { id: 'x' }, { headers: { 'idempotency-key': 'short' } })).status).toBe(400)
    expect(await shops('second-use')).toBe(0)
  })

  it('keeps the keys of two people apart', async () => {
    const other = await server.person('other-admin', { roles: ['admin'] })
    const headers = { 'idempotency-key': 'test-key-0004' }
    await admin.call(WRITE, { id: 'mine' }, { headers })
    expect((await other.call(WRITE, { id: 'theirs' }, { headers })).body.code).toBe(200)
  })

  it('undoes the whole call when it is refused, and lets the key be used again', async () => {
    const headers = { 'idempotency-key': 'test-key-0005' }
    const refused = await admin.call(WRITE, { id: 'refused' }, { headers })
    expect(refused).toMatchObject({ status: 200, body: { code: 1002, msg: '不合规则', data: null, errors: { name: '太长' } } })
    expect(await shops('refused')).toBe(0)
    expect((await admin.call(WRITE, { id: 'accepted' }, { headers })).body.code).toBe(200)
  })

  it('says what the machine lacks with 503, and only our own mistakes are 500', async () => {
    expect(await admin.call(WRITE, { id: 'lost' })).toMatchObject({
      status: 503, headers: { 'retry-after': '5' }, body: { code: 503, msg: expect.stringContaining('连不上数据库') },
    })
    expect(await admin.call(WRITE, { id: 'full' })).toMatchObject({ status: 503, body: { msg: expect.stringContaining('磁盘已满') } })
    const broken = await admin.call(WRITE, { id: 'broken' })
    expect(broken.status).toBe(500)
    expect(broken.body.msg).toContain(String(broken.headers['x-request-id']))
    expect(broken.text).not.toContain('a mistake of ours')
  })

  it('answers a second row of the same name as a duplicate, and impossible characters as 400', async () => {
    await admin.call(WRITE, { id: 'twin' })
    expect((await admin.call(WRITE, { id: 'twin' })).body).toMatchObject({ code: 1005, msg: '已有相同的记录，请改用别的名称或编号。' })
    expect((await admin.call(WRITE, { id: 'zero\0byte' })).status).toBe(400)
  })

  it('shows in the history who wrote what, without secrets', async () => {
    const { body } = await admin.call<{ id: string }>(WRITE, { id: 'with-history' })
    const history = await admin.call<{
      list: { who: string; actionLabel: string; what: string; changes: { label: string; before: unknown; afterText: string }[] }[]
    }>('/app/api/v1/history', { entity: 'shop', key: { id: body.data.id } })
    expect(history.body.data.list).toHaveLength(1)
    const line = history.body.data.list[0]
    expect(line).toMatchObject({ who: '管理员', actionLabel: '新增', what: '取消自己发起的任务' })
    expect(line?.changes).toContainEqual(expect.objectContaining({ label: '店铺名称', before: null, afterText: 'with-history' }))
    expect(history.text).not.toContain('never shown')
  })

  it('shows no history of rows outside of the shops that a person sees', async () => {
    const mine = await admin.call<{ id: string }>(WRITE, { id: 'shop-a' })
    const other = await admin.call<{ id: string }>(WRITE, { id: 'shop-b' })
    const person = await server.person('one-shop', { roles: ['admin'], shopIds: [mine.body.data.id] })
    expect((await person.call('/app/api/v1/history', { entity: 'shop', key: { id: mine.body.data.id } })).body.code).toBe(200)
    expect((await person.call('/app/api/v1/history', { entity: 'shop', key: { id: other.body.data.id } })).body.code).toBe(1003)
    expect((await person.call('/app/api/v1/history', { entity: 'shop', key: {} })).body.errors).toEqual({ 'key.id': '必须填写' })
  })

  it('keeps one company from seeing another', async () => {
    const { body } = await admin.call<{ id: string }>(WRITE, { id: 'ours' })
    const { createCompany } = await import('../../../server/modules/people/first-company')
    const { db, live } = server.runtime
    await db.asOwner((tx) => createCompany(tx, live.current.model, { name: '别的公司', password: 'another-password' }))
    const stranger = await server.signIn('admin', 'another-password')
    expect((await stranger.call('/app/api/v1/history', { entity: 'shop', key: { id: body.data.id } })).body.data).toEqual({ list: [] })
  })
})
