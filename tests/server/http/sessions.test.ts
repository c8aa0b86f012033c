import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCompany } from '../../../server/modules/people/first-company'
import { ADMIN_PASSWORD, startTestApp, type TestApp } from '../../support/app'

const LOGIN = '/sso/api/v1/login'
const SESSION = '/app/api/v1/session'

describe('signing in', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp()
  })
  afterAll(() => server?.stop())

  it('gives the right account and password a token that opens the calls', async () => {
    const { body } = await server.stranger.call<{ employeeInfo: Record<string, unknown> }>(LOGIN, { login_account: ' Admin ', password: ADMIN_PASSWORD })
    expect(body.code).toBe(200)
    expect(body.data.employeeInfo).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/), ckey: expect.any(String), employeeId: expect.stringMatching(/^\d+$/), companyId: server.companyId,
    })
    const admin = await server.admin()
    const session =
      await admin.call<{ employee: { name: string }; company: { name: string; currency: string }; permissions: string[]; routes: string[] }>(SESSION, {})
    expect(session.body.data.employee.name).toBe('管理员')
    expect(session.body.data.company).toMatchObject({ name: '测试公司', currency: 'CNY' })
    expect(session.body.data.permissions).toContain('cost')
    expect(session.body.data.routes).toContain('/statistics/report-download')
  })

  it('keeps only hashes of tokens and passwords', async () => {
    const { token } = await server.admin()
    const kept =
      await server.runtime.db.asOwner((tx) => tx.query('select (select json_agg(s) from session s)::text || (select json_agg(e) from employee e)::text as all'))
    const text = String(kept.rows[0]?.all)
    expect(text).not.toContain(token)
    expect(text).not.toContain(ADMIN_PASSWORD)
    expect(text).toContain('$argon2id$v=19$m=19456,t=2')
  })

  it('answers an unknown account and a wrong password the same, in about the same time', async () => {
    const time = async (account: string): Promise<{ ms: number; said: unknown }> => {
      const start = performance.now()
      const { body, status } = await server.stranger.call(LOGIN, { login_account: account, password: 'not-the-password' })
      return { ms: performance.now() - start, said: { status, body } }
    }
    await server.person('timed')
    await time('warm-up')
    const known: { ms: number; said: unknown }[] = []
    const unknown: { ms: number; said: unknown }[] = []
    for (let tries = 0; tries < 9; tries += 1) {
      known.push(await time('timed'))
      unknown.push(await time(`nobody-${tries}`))
      await server.runtime.db.asOwner((tx) => tx.query('delete from sign_in_failure'))
    }
    const median = (all: { ms: number }[]): number => all.map(({ ms }) => ms).sort((a, b) => a - b)[4] ?? 0
    expect(known[0]?.said).toEqual(unknown[0]?.said)
    expect(known[0]?.said).toMatchObject({ status: 200, body: { code: 1101, msg: '登录失败：账号或密码不正确。' } })
    // A hash takes 16 ms, everything else about two: leaving it out for unknown accounts would show at once.
    expect(median(unknown)).toBeGreaterThan(median(known) / 2)
    expect(median(unknown)).toBeLessThan(median(known) * 2)
  })

  it('locks an account for that address after five failures, and says for how long', async () => {
    await server.person('locked-out')
    const failed = async () => server.stranger.call(LOGIN, { login_account: 'locked-out', password: 'wrong-password' })
    const fail = async () => (await failed()).body
    const said = []
    for (let tries = 0; tries < 5; tries += 1) said.push(await fail())
    expect(said.map((body) => body.code)).toEqual([1101, 1101, 1101, 1101, 1102])
    expect(said[3]?.msg).toBe('登录失败：账号或密码不正确，还可以再试 1 次。')
    const right = await server.stranger.call(LOGIN, { login_account: 'LOCKED-OUT', password: 'person-password' })
    expect(right).toMatchObject({ status: 429, body: { code: 1102, msg: '登录失败次数过多，请 15 分钟后再试，或联系管理员重置密码。' } })
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(14 * 60)
    await server.runtime.db.asOwner((tx) => tx.query(`update sign_in_failure set last_at = now() - interval '16 minutes'`))
    await expect(server.signIn('locked-out', 'person-password')).resolves.toBeDefined()
  })

  it('evaluates exactly five of fifty guesses at once, counted by two processes together', async () => {
    await server.person('raced')
    const other = await startTestApp({ beside: server })
    try {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_each, at) => (at % 2 ? server : other).stranger.call(LOGIN, { login_account: 'raced', password: `guess-number-${at}` })),
      )
      // The fifth is judged too, and is the last.
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
      const { rows } = await server.runtime.db.asOwner(
        (tx) => tx.query<{ failures: number }>(`select failures from sign_in_failure where account = 'raced' and address <> ''`),
      )
      expect(rows).toEqual([{ failures: 5 }])
      const logged = await server.runtime.db.asOwner((tx) => tx.query<{ action_label: string; n: number }>(
        `select action_label, count(*)::int as n from audit_log where employee_name = 'raced' and action like 'signIn%' group by 1 order by 1`,
      ))
      expect(logged.rows).toEqual(expect.arrayContaining([{ action_label: '登录失败', n: 4 }, { action_label: '登录锁定', n: 1 }]))
    } finally {
      await other.stop()
    }
  })

  it('locks an account that is guessed at from many addresses, and an address that guesses at many accounts', async () => {
    await server.person('spread')
    const guess = (account: string, address: string, password = 'not-the-password') =>
      server.app.inject({ method: 'POST', url: LOGIN, headers: { 'x-forwarded-for': address }, payload: { login_account: account, password } })
    const statuses = []
    for (let tries = 0; tries < 20; tries += 1) statuses.push((await guess('spread', `203.0.113.${tries}`)).statusCode)
    expect(statuses).toEqual([...Array<number>(19).fill(200), 429])
    const right = await guess('spread', '198.51.100.1', 'person-password')
    expect([right.statusCode, right.json().code]).toEqual([429, 1102])
    await server.runtime.db.asOwner((tx) => tx.query(`insert into sign_in_failure (account, address, failures) values ('', '198.51.100.7', 100)`))
    expect((await guess('nobody-at-all', '198.51.100.7')).statusCode).toBe(429)
    expect((await guess('nobody-at-all', '198.51.100.8')).statusCode).toBe(200)
    // The hour is over.
    await server.runtime.db.asOwner((tx) => tx.query(`update sign_in_failure set since = now() - interval '61 minutes'`))
    expect((await guess('spread', '198.51.100.1', 'person-password')).statusCode).toBe(200)
  })

  it('asks which company is meant where one account and password stand in two', async () => {
    const { db, live } = server.runtime
    await server.person('in-two')
    await db.asOwner(async (tx) => {
      const other = await createCompany(tx, live.current.model, { name: '第二家公司', password: ADMIN_PASSWORD })
      await tx.query(
        `insert into employee (company_id, login_account, name, roles, all_shops, state, password_hash)
          select $1, login_account, '第二家的', '{}', true, 'on', password_hash from employee where login_account = 'in-two'`,
        [other.companyId],
      )
    })
    const values = { login_account: 'in-two', password: 'person-password' }
    const { data } = (await server.stranger.call<{ choices: { employee_id: string; company: string }[] }>(LOGIN, values)).body
    expect(data.choices.map(({ company }) => company)).toEqual(['测试公司', '第二家公司'])
    const second = await server.stranger.call<{ employeeInfo: { employeeId: string } }>(LOGIN, { ...values, employee_id: data.choices[1]!.employee_id })
    expect(second.body.data.employeeInfo.employeeId).toBe(data.choices[1]!.employee_id)
    await db.asOwner((tx) => tx.query(`delete from company where name = '第二家公司'`))
    await db.asOwner((tx) => tx.query(`delete from employee where company_id <> $1`, [server.companyId]))
  })

  it('lets in whom a company has known longest, however many companies give others the same account name and come in by it', async () => {
    const { db } = server.runtime
    await server.person('in-many')
    await db.asOwner(async (tx) => {
      await tx.query(`update employee set last_login = null where login_account = 'in-many'`)
      await tx.query(`insert into company (id, name) select 9000 + n, '同名 ' || n from generate_series(1, 12) n`)
      await tx.query(`insert into employee (company_id, login_account, name, roles, all_shops, state, password_hash, last_login)
        select 9000 + n, 'in-many', '同名', '{}', true, 'on', null, now() from generate_series(1, 12) n`)
    })
    await expect(server.signIn('in-many', 'person-password')).resolves.toBeDefined()
    await db.asOwner((tx) => tx.query('delete from employee where company_id > 9000'))
    await db.asOwner((tx) => tx.query('delete from company where id > 9000'))
  })

  it('asks for both account and password', async () => {
    const { body } = await server.stranger.call(LOGIN, { login_account: 'admin', password: ' ' })
    expect(body).toMatchObject({ code: 1101, errors: { password: '不能为空' } })
  })

  it('turns away who is switched off, at sign-in and with a token at hand', async () => {
    const person = await server.person('leaving')
    await server.runtime.db.asOwner((tx) => tx.query(`update employee set state = 'off' where login_account = 'leaving'`))
    expect((await person.call(SESSION, {})).status).toBe(401)
    await expect(server.signIn('leaving', 'person-password')).rejects.toThrow('1101 登录失败：该账号已停用')
  })

  it('answers 401 without a token, with a made-up one and after signing out', async () => {
    const words = { code: 401, msg: '用户信息过期，请重新登录', data: null }
    expect(await server.stranger.call(SESSION, {})).toMatchObject({ status: 401, body: words })
    const admin = await server.admin()
    const made = await server.app.inject({ method: 'POST', url: SESSION, headers: { authorization: `Bearer ${'x'.repeat(43)}` } })
    expect(made.statusCode).toBe(401)
    expect((await admin.call('/app/api/v1/sign-out', {})).body.code).toBe(200)
    expect((await admin.call(SESSION, {})).status).toBe(401)
  })

  it('ends a session that was not used for twelve hours, or is fourteen days old', async () => {
    for (const change of [`last_seen = now() - interval '13 hours'`, `expires_at = now() - interval '1 second'`]) {
      const admin = await server.admin()
      expect((await admin.call(SESSION, {})).status).toBe(200)
      await server.runtime.db.asOwner((tx) => tx.query(`update session set ${change}`))
      expect((await admin.call(SESSION, {})).status).toBe(401)
    }
  })

  it('shows every shop only to those of whom it is said, and none to whom the list was emptied', async () => {
    const seen = async (client: { call: typeof server.stranger.call }) =>
      (await client.call<{ employee: { shopIds: string[] | null } }>(SESSION, {})).body.data.employee.shopIds
    const person = await server.person('two-shops', { roles: ['admin'], shopIds: ['1', '2'] })
    expect(await seen(person)).toEqual(['1', '2'])
    const change = (what: string) => server.runtime.db.asOwner((tx) => tx.query(`update employee set ${what} where login_account = 'two-shops'`))
    await change(`shop_ids = '{}'`)
    expect(await seen(person)).toEqual([])
    await change('shop_ids = null, all_shops = null')
    expect(await seen(person)).toEqual([])
    await change(`all_shops = true, shop_ids = '{1}'`)
    expect(await seen(person)).toBeNull()
    expect(await seen(await server.admin())).toBeNull()
  })

  it('hands a sign-in over by its ckey, once', async () => {
    const { body } =
      await server.stranger.call<{ employeeInfo: { ckey: string; employeeId: string } }>(LOGIN, { login_account: 'admin', password: ADMIN_PASSWORD })
    const { ckey, employeeId } = body.data.employeeInfo
    const first = await server.stranger.call<{ token: string; employeeInfo: { employeeId: string } }>('/sso/api/v1/getTokenByKey', { ckey })
    expect(first.body.data).toMatchObject({ token: expect.any(String), employeeInfo: { employeeId } })
    expect((await server.stranger.call('/sso/api/v1/getTokenByKey', { ckey })).body.code).toBe(1101)
    const again = first.body.data as unknown as { employeeInfo: { ckey: string } }
    const byQuery = await server.stranger.call<{ token: string }>('/fba/api/v1/login/Auth/getToken', undefined, { query: { key: again.employeeInfo.ckey } })
    expect(byQuery.body.data.token).toMatch(/^[\w-]{43}$/)
  })

  it('tells the company, the menu and the way to the dashboard', async () => {
    const admin = await server.admin()
    expect((await admin.call('/fba/api/v1/company/baseInfo', { companyId: server.companyId })).body.data).toMatchObject({
      company_name: '测试公司', amzOrderCount: expect.any(Number),
    })
    const menu = await admin.call<{ menuKey: string; children: { children: { vue_url: string; parentId: string; fixedMenuKey: number }[] }[] }[]>(
      '/fba/api/v1/amz/permissionMenu', {},
    )
    const items = menu.body.data.flatMap((top) => top.children.flatMap((group) => group.children))
    expect(items.find((item) => item.vue_url === '/finance/amazonSettlementCenter')).toMatchObject({
      children: [], jumpUrl: '', name: expect.any(String), nameNew: expect.any(String),
    })
    expect((await admin.call('/fba/api/v1/amazonApi/getErpPage', { companyId: server.companyId, jumpUrl: 'https://elsewhere.example' })).body.data).toBe(
      '/amazon/dashboard',
    )
  })
})

describe('many sign-ins from one address', () => {
  it('are turned away with 429 before any password is looked at', async () => {
    const server = await startTestApp({ signInsPerMinute: 3 })
    try {
      const answers = []
      for (let tries = 0; tries < 4; tries += 1) answers.push(await server.stranger.call(LOGIN, { login_account: `a${tries}`, password: 'x' }))
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 429])
      expect(answers[3]?.body.msg).toMatch(/^登录太频繁，请 \d+ 秒后再试$/)
      expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(0)
      expect((await server.stranger.call(SESSION, {})).status).toBe(401)
    } finally {
      await server.stop()
    }
  })
})
