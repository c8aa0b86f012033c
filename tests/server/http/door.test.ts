/** Strangers at the door: codes by phone, a new company, a forgotten password; and what people do with what is their own. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { doorOf } from '../../../server/kernel/http/sessions/door'
import { deviceOf } from '../../../server/kernel/http/sessions/own-sessions'
import { startTestApp, type Client, type TestApp } from '../../support/app'

const LOGIN = '/sso/api/v1/login'
const SMS = '/fba/api/v1/login/amazon/sendSms'
const RESET = '/base/api/v1/employee/password_reset'
const REGISTER = '/sso/api/v1/register'
const SESSION = '/app/api/v1/session'
const OUTBOX = '/sso/api/v1/sms/outbox'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp({ door: doorOf({ demo: true, smsUrl: null, smsToken: null, registration: true, host: '127.0.0.1', trustProxy: null }) })
  await server.runtime.db.asOwner((tx) => tx.query(`update company set settings = '{"demo": true}' where id = $1`, [server.companyId]))
})
afterAll(() => server?.stop())
beforeEach(() => server.runtime.db.asOwner(async (tx) => {
  await tx.query('delete from sms_code')
  await tx.query('delete from sms_outbox')
  await tx.query('delete from sign_in_failure')
}))

async function person(account: string, mobile: string): Promise<Client> {
  const client = await server.person(account, { roles: ['sales'] })
  await server.runtime.db.asOwner((tx) => tx.query('update employee set mobile = $2, confirmed_mobile = $2 where login_account = $1', [account, mobile]))
  return client
}

/** The newest code in the outbox for a phone. */
async function codeOf(mobile: string): Promise<string | undefined> {
  const { body } = await server.stranger.call<{ list: { mobile: string; code: string }[] }>(OUTBOX, {})
  return body.data.list.find((line) => line.mobile === mobile)?.code
}

async function sendTo(mobile: string, scene: string): Promise<string> {
  expect((await server.stranger.call(SMS, { mobile, scene })).body).toMatchObject({ code: 200, data: { sent: true, expire: 300, wait: 60 } })
  return (await codeOf(mobile)) ?? ''
}

describe('a code by phone', () => {
  it('signs its owner in, once', async () => {
    await person('phone-1', '13900000001')
    const sms = await sendTo('13900000001', 'login')
    expect(sms).toMatch(/^\d{6}$/)
    const { body } = await server.stranger.call<{ employeeInfo: { token: string } }>(LOGIN, { mobile: '139 0000 0001', sms })
    expect(body.data.employeeInfo.token).toMatch(/^[\w-]{43}$/)
    expect((await server.stranger.call(LOGIN, { mobile: '13900000001', sms })).body).toMatchObject({ code: 1101, errors: { sms: '验证码不正确或已过期' } })
  })

  it('does not count for something else, after five minutes, or after five wrong tries', async () => {
    await person('phone-2', '13900000002')
    const reset = await sendTo('13900000002', 'reset')
    expect((await server.stranger.call(LOGIN, { mobile: '13900000002', sms: reset })).body.code).toBe(1101)
    await server.runtime.db.asOwner((tx) => tx.query('delete from sms_code'))
    const late = await sendTo('13900000002', 'login')
    await server.runtime.db.asOwner((tx) => tx.query(`update sms_code set expires_at = now() - interval '1 second'`))
    expect((await server.stranger.call(LOGIN, { mobile: '13900000002', sms: late })).body.code).toBe(1101)
    await server.runtime.db.asOwner((tx) => tx.query('delete from sms_code'))
    const guessed = await sendTo('13900000002', 'login')
    const wrong = guessed === '000000' ? '111111' : '000000'
    for (let tries = 0; tries < 5; tries += 1) await server.stranger.call(LOGIN, { mobile: '13900000002', sms: wrong })
    expect((await server.stranger.call(LOGIN, { mobile: '13900000002', sms: guessed })).body.code).toBe(1101)
  })

  it('is not sent again within a minute, nor more than five times an hour: 429 with the time to wait', async () => {
    await person('phone-3', '13900000003')
    await sendTo('13900000003', 'login')
    const again = await server.stranger.call(SMS, { mobile: '13900000003', scene: 'login' })
    expect(again.status).toBe(429)
    expect(again.body.msg).toMatch(/^验证码刚刚发送过，请 (60|5\d) 秒后再试。$/)
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(50)
    await server.runtime.db.asOwner(
      (tx) =>
        tx.query(
          `insert into sms_code (mobile, scene, salt, code_hash, expires_at, create_time)
            select '13900000003', 'login', '', '', now(), now() - interval '20 minutes' from generate_series(1, 4)`,
        ),
    )
    await server.runtime.db.asOwner((tx) => tx.query(`update sms_code set create_time = create_time - interval '2 minutes'`))
    const often = await server.stranger.call(SMS, { mobile: '13900000003', scene: 'login' })
    expect([often.status, often.body.msg]).toEqual([429, '获取验证码太频繁，请 38 分钟后再试。'])
  })

  it('goes to twenty phones an hour from one address, also where more are asked for at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_each, at) => server.stranger.call(SMS, { mobile: `139777000${String(at).padStart(2, '0')}`, scene: 'login' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  it('is answered the same for a phone that nobody has, and is not sent', async () => {
    const { body } = await server.stranger.call(SMS, { mobile: '13911112222', scene: 'reset' })
    expect(body).toMatchObject({ code: 200, data: { sent: true } })
    expect(await codeOf('13911112222')).toBeUndefined()
  })

  it('goes to 11 digits alone, for a purpose that there is', async () => {
    expect((await server.stranger.call(SMS, { mobile: '12345', scene: 'login' })).body).toMatchObject({ code: 1002, errors: { mobile: '应为 11 位手机号' } })
    expect((await server.stranger.call(SMS, { mobile: '13900000001', scene: 'gift' })).status).toBe(400)
  })

  it('of a phone that stands for two people asks which, and signs that one in', async () => {
    await person('twin-a', '13900000009')
    await person('twin-b', '13900000009')
    const sms = await sendTo('13900000009', 'login')
    const asked = await server.stranger.call<{ choices: { employee_id: string; company: string; name: string }[] }>(LOGIN, { mobile: '13900000009', sms })
    expect(asked.body.data).toEqual({ choices: ['twin-a', 'twin-b'].map((name) => ({ employee_id: expect.any(String), company: '测试公司', name })) })
    const second = asked.body.data.choices[1]!.employee_id
    const { body } = await server.stranger.call<{ employeeInfo: { employeeId: string } }>(LOGIN, { mobile: '13900000009', sms, employee_id: second })
    expect(body.data.employeeInfo.employeeId).toBe(second)
    expect((await server.stranger.call(LOGIN, { mobile: '13900000009', sms, employee_id: second })).body.code).toBe(1101)
  })

  it('is kept as a hash', async () => {
    await person('phone-4', '13900000004')
    const sms = await sendTo('13900000004', 'login')
    const { rows } = await server.runtime.db.asOwner((tx) => tx.query<{ all: string }>('select json_agg(s)::text as all from sms_code s'))
    expect(rows[0]?.all).not.toContain(`"${sms}"`)
  })
})

describe('a forgotten password', () => {
  it('is set anew by the phone that the account names; all sessions end', async () => {
    const before = await person('forgetful', '13900000011')
    const sms = await sendTo('13900000011', 'reset')
    const values = { login_account: 'Forgetful', mobile: '13900000011', sms, new_password: 'a-new-password' }
    expect((await server.stranger.call(RESET, values)).body.code).toBe(200)
    expect((await before.call(SESSION, {})).status).toBe(401)
    await expect(server.signIn('forgetful', 'a-new-password')).resolves.toBeDefined()
    await expect(server.signIn('forgetful', 'person-password')).rejects.toThrow('1101')
    const { rows } = await server.runtime.db.asOwner(
      (tx) => tx.query<{ action: string }>(`select action from audit_log where action = 'passwordReset' and employee_name = 'forgetful'`),
    )
    expect(rows).toHaveLength(1)
  })

  it('is not set for an account that the phone does not belong to, nor to a weak one', async () => {
    await person('owner-a', '13900000012')
    await person('owner-b', '13900000013')
    const sms = await sendTo('13900000012', 'reset')
    const weak = await server.stranger.call(RESET, { login_account: 'owner-a', mobile: '13900000012', sms, new_password: '12345678' })
    expect(weak.body).toMatchObject({ code: 1002, errors: { new_password: '密码太简单，请换一个' } })
    const other = await server.stranger.call(RESET, { login_account: 'owner-b', mobile: '13900000012', sms, new_password: 'a-new-password' })
    expect(other.body).toMatchObject({ code: 1003, errors: { login_account: '这个手机号没有绑定该账号' } })
    await expect(server.signIn('owner-b', 'person-password')).resolves.toBeDefined()
  })
})

describe('a company that registers', () => {
  const values = { company_name: '新公司', name: '李雷', login_account: 'lilei', mobile: '13900000021', password: 'lilei-password' }

  it('has its administrator signed in, its own data and nothing of others', async () => {
    const { body } = await server.stranger.call<{ employeeInfo: { token: string; companyId: number } }>(REGISTER, values)
    expect(body.code).toBe(200)
    expect(body.data.employeeInfo.companyId).not.toBe(server.companyId)
    const admin = await server.signIn('lilei', values.password)
    const session = await admin.call<{ company: { name: string }; employee: { name: string } }>(SESSION, {})
    expect(session.body.data).toMatchObject({ company: { name: '新公司' }, employee: { name: '李雷' } })
    const staff = await admin.call<{ list: { login_account: string }[] }>('/base/api/v1/employee/list', { page: 1, pageSize: 50 })
    expect(staff.body.data.list.map((one) => one.login_account)).toEqual(['lilei'])
  })

  it('is not opened by codes that anybody can read: none is kept for it, and its phone stays unconfirmed', async () => {
    expect((await server.stranger.call(SMS, { mobile: values.mobile, scene: 'register' })).body).toMatchObject({
      code: 1003, msg: expect.stringContaining('没有开通短信服务'),
    })
    for (const scene of ['login', 'reset']) {
      await server.runtime.db.asOwner((tx) => tx.query('delete from sms_code'))
      expect(await sendTo(values.mobile, scene)).toBe('')
    }
    const lilei = await server.signIn('lilei', values.password)
    expect((await lilei.call('/sso/api/v1/profile/get', {})).body.data).toMatchObject({ mobile: values.mobile, confirmed: false, codes: 'none' })
    expect((await lilei.call('/sso/api/v1/profile/mobile-sms', { mobile: values.mobile })).body).toMatchObject({
      code: 1003, msg: expect.stringContaining('没有开通短信服务'),
    })
    expect((await lilei.call('/sso/api/v1/profile/save', { mobile: '13900000028', password: values.password })).body.data).toMatchObject({
      mobile: '13900000028', confirmed: false,
    })
    // The same number in the demo company opens the demo company alone, even where the other had confirmed it.
    await server.runtime.db.asOwner((tx) => tx.query(`update employee set confirmed_mobile = mobile where login_account = 'lilei'`))
    await person('demo-twin', '13900000028')
    const sms = await sendTo('13900000028', 'login')
    const { body } = await server.stranger.call<{ employeeInfo: { companyId: number } }>(LOGIN, { mobile: '13900000028', sms })
    expect(body.data.employeeInfo.companyId).toBe(server.companyId)
  })

  it('is refused where account or company are taken', async () => {
    const other = { ...values, mobile: '13900000022' }
    expect((await server.stranger.call(REGISTER, { ...other, company_name: '另一家' })).body).toMatchObject({ code: 1005, errors: { login_account: '已有人使用' } })
    expect((await server.stranger.call(REGISTER, { ...other, login_account: 'hanmei' })).body).toMatchObject({ code: 1005, errors: { company_name: '已经注册' } })
    expect((await server.stranger.call(REGISTER, { ...other, company_name: '一', name: '', login_account: '中文' })).body.errors).toEqual({
      company_name: expect.any(String), name: expect.any(String), login_account: expect.any(String),
    })
    expect((await server.stranger.call(REGISTER, { ...other, company_name: '另一家', login_account: 'hanmei', password: 'Passw0rd' })).body).toMatchObject({
      code: 1002, errors: { password: '密码太简单，请换一个' },
    })
  })
})

describe('what is one\'s own', () => {
  it('sessions are listed without tokens and ended one by one or all others', async () => {
    const first = await server.person('many-windows')
    const second = await server.signIn('many-windows', 'person-password')
    const third = await server.signIn('many-windows', 'person-password')
    const list = async (client: Client) => (await client.call<{ list: { id: string; current: boolean }[] }>('/sso/api/v1/session/list', {})).body.data.list
    const seen = await list(third)
    expect(seen.map(({ current }) => current)).toEqual([true, false, false])
    expect(JSON.stringify(seen)).not.toContain(first.token)
    expect((await third.call('/sso/api/v1/session/end', { id: seen[1]!.id })).body.code).toBe(200)
    const living = (await Promise.all([first, second].map((one) => one.call(SESSION, {})))).map(({ status }) => status)
    expect(living.toSorted((a, b) => a - b)).toEqual([200, 401])
    expect((await third.call('/sso/api/v1/session/end', { id: seen[1]!.id })).body.code).toBe(1003)
    expect((await third.call('/sso/api/v1/session/end-others', {})).body).toMatchObject({ code: 200, data: { ended: 1 } })
    expect((await list(third)).map(({ current }) => current)).toEqual([true])
    const own = (await list(third))[0]!.id
    const stranger = await server.person('other-window')
    expect((await stranger.call('/sso/api/v1/session/end', { id: own })).body.code).toBe(1003)
    expect((await third.call(SESSION, {})).status).toBe(200)
  })

  it('the password is changed with the old one; other sessions end, this one stays', async () => {
    const here = await server.person('careful')
    const elsewhere = await server.signIn('careful', 'person-password')
    const change = (values: object) => here.call('/sso/api/v1/password/change', values)
    expect((await change({ old_password: 'wrong', new_password: 'next-password' })).body).toMatchObject({ code: 1101, errors: { old_password: '不正确' } })
    expect((await change({ old_password: 'person-password', new_password: 'careful' })).body.errors).toHaveProperty('new_password')
    expect((await change({ old_password: 'person-password', new_password: 'next-password', again: 'nxt' })).body).toMatchObject({
      code: 1002, errors: { again: '与新密码不一样' },
    })
    expect((await change({ old_password: 'person-password', new_password: 'next-password' })).body).toMatchObject({ code: 200, data: { ended: 1 } })
    expect((await elsewhere.call(SESSION, {})).status).toBe(401)
    expect((await here.call(SESSION, {})).status).toBe(200)
    await expect(server.signIn('careful', 'next-password')).resolves.toBeDefined()
  })

  it('an open session does not let anybody guess the password', async () => {
    const here = await server.person('guessed')
    const answers = []
    for (let tries = 0; tries < 5; tries += 1) {
      answers.push(await here.call('/sso/api/v1/password/change', { old_password: `try-${tries}`, new_password: 'next-password' }))
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429])
    expect((await here.call('/sso/api/v1/password/change', { old_password: 'person-password', new_password: 'next-password' })).status).toBe(429)
  })

  it('the profile is told and changed; another phone asks for the password', async () => {
    const here = await person('profiled', '13900000031')
    const { body } = await here.call<Record<string, unknown>>('/sso/api/v1/profile/get', {})
    expect(body.data).toMatchObject({ login_account: 'profiled', mobile: '13900000031', roles: ['sales'] })
    expect(body.data).not.toHaveProperty('password_hash')
    const save = (values: object) => here.call<Record<string, unknown>>('/sso/api/v1/profile/save', values)
    expect((await save({ name: '新名字', email: 'new@example.com', before: { name: 'profiled', email: null } })).body).toMatchObject({
      code: 200, data: { name: '新名字', email: 'new@example.com' },
    })
    expect((await save({ name: '再改', before: { name: 'profiled' } })).body).toMatchObject({ code: 1004, errors: { name: '您打开时是「profiled」，现在已被改成「新名字」' } })
    expect((await save({ mobile: '13900000032' })).body).toMatchObject({ code: 1002, errors: { password: '更换或确认手机号时必填' } })
    expect((await save({ mobile: '13900000032', password: 'person-password' })).body).toMatchObject({ code: 1002, errors: { sms: '请填写发到这个手机号的验证码' } })
    expect((await here.call('/sso/api/v1/profile/mobile-sms', { mobile: '13900000032' })).body).toMatchObject({ code: 200, data: { sent: true } })
    const sms = (await codeOf('13900000032'))!
    expect((await save({ mobile: '13900000032', password: 'person-password', sms: sms === '000000' ? '111111' : '000000' })).body.code).toBe(1101)
    expect((await save({ mobile: '13900000032', password: 'person-password', sms })).body).toMatchObject({
      code: 200, data: { mobile: '13900000032', confirmed: true },
    })
    const told = await server.runtime.db.asOwner((tx) => tx.query<{ text: string }>(
      `select m.text from message m join employee e on e.id = m.employee_id where e.login_account = 'profiled' order by m.id desc limit 1`,
    ))
    expect(told.rows[0]?.text).toContain('手机号：13900000031 → 13900000032')
    expect((await save({ email: 'no mail' })).body.errors).toHaveProperty('email')
  })

  it('is nobody\'s without a session', async () => {
    for (const path of ['/sso/api/v1/session/list', '/sso/api/v1/profile/get', '/sso/api/v1/password/change']) {
      expect((await server.stranger.call(path, {})).status).toBe(401)
    }
  })
})

it('a device is told as browser and system', () => {
  expect(deviceOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0')).toBe(
    'Edge · Windows',
  )
  expect(deviceOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15')).toBe('Safari · macOS')
  expect(deviceOf('')).toBe('未知设备')
})

describe('where a sender is configured', () => {
  let gateway: Server
  let real: TestApp
  const taken: { authorization: string | undefined; body: { mobile: string; code: string; text: string } }[] = []
  /** Until then the sender keeps silent. */
  let silence = Promise.resolve()
  beforeAll(async () => {
    gateway = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        taken.push({ authorization: request.headers.authorization, body: JSON.parse(Buffer.concat(parts).toString()) as never })
        void silence.then(() => response.writeHead(200).end())
      })
    })
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
    const smsUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`
    real = await startTestApp({
      beside: server, door: doorOf({ demo: true, smsUrl, smsToken: 'gateway-token', registration: false, host: '127.0.0.1', trustProxy: null }),
    })
  })
  afterAll(async () => {
    await real?.stop()
    gateway?.close()
  })

  it('codes go there, the outbox is closed, and so is registration', async () => {
    await person('real-phone', '13900000041')
    expect((await real.stranger.call('/sso/api/v1/options', {})).body.data).toEqual({ sms: 'real', registration: false })
    expect((await real.stranger.call(SMS, { mobile: '13900000041', scene: 'login' })).body.code).toBe(200)
    await expect.poll(() => taken.length).toBe(1)
    expect(taken).toEqual([{
      authorization: 'Bearer gateway-token',
      body: expect.objectContaining({ mobile: '13900000041', code: expect.stringMatching(/^\d{6}$/), text: expect.stringContaining('用于登录') }),
    }])
    expect((await real.stranger.call(OUTBOX, {})).body.code).toBe(1003)
    expect(
      (await real.stranger.call(REGISTER, {
        company_name: '某公司', name: '某', login_account: 'someone', mobile: '13900000042', password: 'some-password',
      })).body.code,
    ).toBe(1003)
  })

  it('a slow one is not waited for: a phone that somebody has is answered as soon as one that nobody has', async () => {
    await person('slow-phone', '13900000043')
    let speak = (): void => undefined
    silence = new Promise((done) => (speak = done))
    for (const mobile of ['13900000043', '13900000049']) expect((await real.stranger.call(SMS, { mobile, scene: 'login' })).body.code).toBe(200)
    await expect.poll(() => taken.length).toBe(2)
    speak()
    // Both phones have a kept code, that nobody has for the other.
    const { rows } = await server.runtime.db.asOwner(
      (tx) => tx.query<{ mobile: string; living: boolean }>('select mobile, expires_at > now() as living from sms_code order by mobile'),
    )
    expect(rows).toEqual([{ mobile: '13900000043', living: true }, { mobile: '13900000049', living: true }])
  })

  it('a code that stood on the page where codes can be read counts no longer', async () => {
    await person('read-phone', '13900000044')
    const sms = await sendTo('13900000044', 'login')
    expect((await real.stranger.call(LOGIN, { mobile: '13900000044', sms })).body.code).toBe(1101)
    expect((await server.stranger.call(LOGIN, { mobile: '13900000044', sms })).body.code).toBe(200)
  })
})

describe('what is for trying out', () => {
  const told = { demo: true, smsUrl: null, smsToken: null, registration: null, host: '127.0.0.1', trustProxy: null }
  const stateOf = async (change: object) => {
    const door = doorOf({ ...told, ...change })(server.runtime.db)
    return {
      closed: await door.closed(), registration: await door.registration(), description: await door.description(),
      outbox: (await door.sender())?.kind === 'outbox',
    }
  }

  it('closes by itself as soon as there is a real company, or the server is reached from elsewhere', async () => {
    // Another company has registered above.
    expect(await stateOf({})).toEqual({ closed: '已有正式的公司', registration: false, description: false, outbox: true })
    expect(await stateOf({ registration: true })).toMatchObject({ registration: true, description: false })
    await server.runtime.db.asOwner((tx) => tx.query(`update company set settings = settings || '{"demo": true}'`))
    expect(await stateOf({})).toEqual({ closed: undefined, registration: true, description: true, outbox: true })
    expect(await stateOf({ host: '0.0.0.0' })).toEqual({ closed: 'HOST=0.0.0.0 不是本机地址', registration: false, description: false, outbox: false })
    expect(await stateOf({ trustProxy: 1 })).toEqual({ closed: '设置了 TRUST_PROXY', registration: false, description: false, outbox: false })
    await server.runtime.db.asOwner((tx) => tx.query(`update company set settings = settings - 'demo' where id <> $1`, [server.companyId]))
  })
})
