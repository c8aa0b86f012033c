/** Every way in and out: password, code by phone, a new company, a forgotten password, a hand-over by key, one's own sessions. */
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { doorOf } from '../../server/kernel/http/sessions/door'
import { WHITELIST } from '../../src/generated/whitelist'
import { ADMIN_PASSWORD } from '../support/app'
import { expectAccessible } from '../support/axe'
import { weighDoor } from '../support/door-weight'
import { startJourney, type Journey } from '../support/journey'
import { startRunningApp, type RunningApp } from '../support/running-app'

let app: RunningApp
let journey: Journey
let page: Page

beforeAll(async () => {
  app = await startRunningApp({ door: doorOf({ demo: true, smsUrl: null, smsToken: null, registration: true, host: '127.0.0.1', trustProxy: null }) })
  await company(`settings = settings || '{"demo": true}'`)
  await app.person('phoned', { roles: ['sales'] })
  await employee('phoned', `mobile = '13900000001', confirmed_mobile = '13900000001'`)
  journey = await startJourney('sign-in-doors', app)
  page = journey.page
  page.on('response', (response) => {
    if (response.status() >= 500) journey.complaints.push(`${response.status()} ${response.url()}`)
  })
}, 240_000)

afterEach(({ task }) => journey.pictureFailure(task))
afterAll(async () => {
  await journey?.end()
  await app?.stop()
})

const company = (change: string) => app.runtime.db.asOwner((tx) => tx.query(`update company set ${change} where id = $1`, [app.companyId]))
const employee = (account: string, change: string) =>
  app.runtime.db.asOwner((tx) => tx.query(`update employee set ${change} where login_account = $1`, [account]))
const kept = (name: string): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), name)
const path = (): string => new URL(page.url()).pathname + new URL(page.url()).search

async function inBothLooks(step: string): Promise<void> {
  await journey.shoot(step)
  await expectAccessible(page)
  await page.getByRole('button', { name: '深色外观' }).click()
  await journey.shoot(`${step}-dark`)
  await expectAccessible(page)
  await page.getByRole('button', { name: '浅色外观' }).click()
}

/** Asks for a code and reads it where the demo shows it. */
async function code(mobile: string): Promise<string> {
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByRole('button', { name: /秒后重发/ }).waitFor()
  const [outbox] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('link', { name: '查看验证码（演示）' }).click()])
  const row = outbox.getByRole('row').filter({ hasText: mobile }).first()
  const text = await row.locator('strong').innerText()
  await expectAccessible(outbox)
  if (process.env['JOURNEY_SHOTS']) await outbox.screenshot({ path: join(process.env['JOURNEY_SHOTS'], 'sign-in-doors', `outbox-${mobile}.png`) })
  await outbox.close()
  return text
}

async function signOut(): Promise<void> {
  await page.locator('.frame-tools').getByRole('button').last().click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.waitForURL(/\/amazon\/login$/)
  await page.getByLabel('账号').waitFor()
}

/** Calls that were under way at sign-out are answered 401, which the browser itself notes; nothing else may stand there. */
function quietBut401(): void {
  expect(journey.complaints.splice(0).filter((one) => !/status of 401/.test(one))).toEqual([])
}

describe('the door', { timeout: 180_000 }, () => {
  it('is light: no door has more than 80 KB of script, and none waits for what comes after sign-in', () => {
    const doors = ['sign-in', 'register', 'password-reset', 'landing', 'sms-outbox'].map((door) => ({ door, ...weighDoor(door) }))
    expect(doors.filter(({ kilobytes, isToldAhead }) => kilobytes >= 80.5 || !isToldAhead)).toEqual([])
  })

  it('is open at the address that the app begins with', async () => {
    await page.goto('/amazon/')
    await page.waitForURL(/\/amazon\/login$/)
    await page.getByLabel('账号').waitFor()
    await inBothLooks('login')
    journey.expectNoComplaints()
  })

  it('leads to the others and back again', async () => {
    const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
    await page.getByRole('link', { name: '注册公司' }).click()
    await heading('注册公司')
    await page.getByRole('link', { name: '去登录' }).click()
    await page.getByRole('link', { name: '忘记密码' }).click()
    await heading('重置密码')
    for (const name of ['登录', '注册公司', '登录']) {
      await page.goBack()
      await heading(name)
    }
    await page.goForward()
    await heading('注册公司')
    // What lies behind leads to the door where nobody is signed in, and remembers what was wanted.
    await page.goto('/amazon/system/erp/geRenXinXi?tab=2')
    await heading('登录')
    expect(path()).toBe('/amazon/login?from=%2Fsystem%2Ferp%2FgeRenXinXi%3Ftab%3D2')
    await page.goto('/amazon/login')
    journey.expectNoComplaints()
  })

  it('opens to a phone and its code', async () => {
    await page.getByRole('tab', { name: '短信登录' }).click()
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByText('请输入 11 位手机号').waitFor()
    await page.getByLabel('手机号').fill('13900000001')
    await inBothLooks('login-sms')
    await page.getByLabel('验证码').fill(await code('13900000001'))
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await page.getByRole('navigation', { name: '菜单' }).waitFor()
    expect(path()).toBe('/amazon/dashboard')
    await page.locator('.frame-tools').getByText('phoned').waitFor()
    journey.expectNoComplaints()
  })

  it('lets out, and nothing of the session stays (specification, section 4)', async () => {
    await page.evaluate(() => {
      for (const name of ['breadcrumbs', 'profileIds', 'profileList', 'preloadedOrderPage', 'session:anything']) localStorage.setItem(name, '["kept"]')
      localStorage.setItem('look', 'light')
    })
    expect(await kept('token')).toMatch(/^[\w-]{43}$/)
    const token = await kept('token')
    await signOut()
    const left = await page.evaluate(() => Object.keys(localStorage))
    for (const name of [
      'token', 'freeToken', 'userInfo', 'memberInfo', 'companyBaseInfo', 'menus', 'breadcrumbs', 'profileIds', 'profileList', 'preloadedOrderPage',
      'session:anything',
    ]) expect(left).not.toContain(name)
    expect(JSON.parse((await kept('permissions')) ?? '')).toEqual(WHITELIST)
    expect(await kept('look')).toBe('light')
    const old = await fetch(`${app.address}/app/api/v1/session`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
    expect(old.status).toBe(401)
    expect(page.url()).toMatch(/\/amazon\/login$/)
    quietBut401()
  })

  it('takes a new company in, with data of its own', async () => {
    await page.getByRole('link', { name: '注册公司' }).click()
    await page.getByRole('heading', { name: '注册公司' }).waitFor()
    await page.getByRole('button', { name: '注册并进入' }).click()
    await page.getByText('请输入公司名称').waitFor()
    await inBothLooks('register')
    await page.getByLabel('公司名称').fill('青禾贸易')
    await page.getByLabel('姓名').fill('韩梅')
    await page.getByLabel('登录账号').fill('hanmei')
    await page.getByLabel('手机号').fill('13900000005')
    await page.getByLabel('密码').fill('hanmei-password')
    await page.getByLabel('再输入一次').fill('hanmei-password')
    await page.getByRole('button', { name: '注册并进入' }).click()
    await page.getByRole('navigation', { name: '菜单' }).waitFor()
    await page.locator('.frame-tools').getByRole('button', { name: '韩梅' }).click()
    await page.locator('.ant-dropdown').getByText('青禾贸易').waitFor()
    await expectAccessible(page, '.ant-dropdown')
    await journey.shoot('registered')
    await page.keyboard.press('Escape')
    await page.goto('/amazon/system/erp/yuanGongLieBiao')
    await page.locator('.list-table').getByText('hanmei').first().waitFor()
    expect(await page.locator('.list-table').innerText()).not.toContain('phoned')
    await signOut()
    quietBut401()
  })

  it('sets a forgotten password anew', async () => {
    await page.getByRole('link', { name: '忘记密码' }).click()
    await page.getByRole('heading', { name: '重置密码' }).waitFor()
    await inBothLooks('password-reset')
    await app.runtime.db.asOwner((tx) => tx.query('delete from sms_code'))
    await page.getByLabel('账号').fill('phoned')
    await page.getByLabel('手机号').fill('13900000001')
    await page.getByLabel('新密码').fill('a-new-password')
    await page.getByLabel('再输入一次').fill('another')
    await page.getByLabel('验证码').fill(await code('13900000001'))
    await page.getByRole('button', { name: '重置密码' }).click()
    await page.getByText('两次输入的密码不一样').waitFor()
    await page.getByLabel('再输入一次').fill('a-new-password')
    await page.getByRole('button', { name: '重置密码' }).click()
    await page.getByText('密码已重置，请用新密码登录').waitFor()
    await journey.signIn('phoned', 'a-new-password')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy()
    await signOut()
    quietBut401()
  })

  it('is passed by a link that an administrator gave, once; a password that an administrator set is changed first', async () => {
    const admin = await app.admin()
    const { rows } = await app.runtime.db.asOwner((tx) => tx.query<{ id: string }>(`select id::text as id from employee where login_account = 'phoned'`))
    const made = await admin.call<{ handOver: { value: string } }>('/base/api/v1/employee/password_link', { id: rows[0]!.id })
    await page.goto(made.body.data.handOver.value)
    await page.getByText('测试公司，phoned（账号 phoned）').waitFor()
    await inBothLooks('password-link')
    await page.getByLabel('新密码').fill('by-the-link-1')
    await page.getByLabel('再输入一次').fill('by-the-link-1')
    await page.getByRole('button', { name: '设置密码' }).click()
    await signOut()
    await page.goto(made.body.data.handOver.value)
    await page.getByText('这个链接已使用或已过期').waitFor()
    expect(
      (await admin.call(
        '/base/api/v1/employee/set_password', { id: rows[0]!.id, password: 'set-by-admin-1' }, { headers: { 'idempotency-key': crypto.randomUUID() } },
      )).body.code,
    ).toBe(200)
    await page.goto('/amazon/login?from=%2Fsystem%2Ferp%2FgeRenXinXi')
    await page.getByLabel('账号').fill('phoned')
    await page.getByLabel('密码').fill('set-by-admin-1')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await page.getByRole('heading', { name: '设置自己的密码' }).waitFor()
    await inBothLooks('change-first')
    // Wherever they go, they are asked for it.
    await page.goto('/amazon/dashboard')
    await page.getByRole('heading', { name: '设置自己的密码' }).waitFor()
    await page.goto('/amazon/login?from=%2Fsystem%2Ferp%2FgeRenXinXi')
    await page.getByLabel('当前密码').fill('set-by-admin-1')
    await page.getByLabel('新密码').fill('a-new-password')
    await page.getByLabel('再输入一次').fill('a-new-password')
    await page.getByRole('button', { name: '保存并继续' }).click()
    await page.getByRole('navigation', { name: '菜单' }).waitFor()
    expect(path()).toBe('/amazon/system/erp/geRenXinXi')
    await signOut()
    quietBut401()
  })

  it('asks whose phone it is where two companies have it', async () => {
    await app.runtime.db.asOwner(async (tx) => {
      await tx.query(`update company set settings = settings || '{"demo": true}'`)
      await tx.query(`update employee set mobile = '13900000001', confirmed_mobile = '13900000001' where login_account = 'hanmei'`)
      await tx.query('delete from sms_code')
    })
    await page.getByRole('tab', { name: '短信登录' }).click()
    await page.getByLabel('手机号').fill('13900000001')
    await page.getByLabel('验证码').fill(await code('13900000001'))
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await page.getByRole('heading', { name: '选择公司' }).waitFor()
    await inBothLooks('choose')
    await page.getByRole('button', { name: '青禾贸易' }).click()
    await page.getByRole('navigation', { name: '菜单' }).waitFor()
    await page.locator('.frame-tools').getByText('韩梅').waitFor()
    expect(JSON.parse((await kept('companyBaseInfo')) ?? '{}')).toMatchObject({ company_name: '青禾贸易' })
    await app.runtime.db.asOwner(async (tx) => {
      await tx.query(`update employee set mobile = null, confirmed_mobile = null where login_account = 'hanmei'`)
      await tx.query('delete from sms_code')
    })
    await signOut()
    quietBut401()
  })

  it('tells a company without orders left, and lets nobody in (specification, section 8)', async () => {
    await company(`settings = settings || '{"amzOrderCount": 0}'`)
    await page.getByLabel('账号').fill('admin')
    await page.getByLabel('密码').fill(ADMIN_PASSWORD)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    const alert = page.getByRole('alertdialog', { name: '温馨提示' })
    await alert.getByText('您的帐号已无可用单量，请购买单号后使用!', { exact: true }).waitFor()
    await journey.shoot('no-orders')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.mouse.click(20, 20)
    expect(await alert.isVisible()).toBe(true)
    expect(await alert.getByRole('button').count()).toBe(1)
    const reloaded = page.waitForEvent('load')
    await alert.getByRole('button').click()
    await reloaded
    await page.getByLabel('账号').waitFor()
    expect(path()).toBe('/amazon/login')
    expect([await kept('token'), await kept('userInfo')]).toEqual([null, null])
    await company(`settings = settings - 'amzOrderCount'`)
    journey.expectNoComplaints()
  })

  it('closes to who fails five times, and says for how long', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      await page.getByLabel('账号').fill('phoned')
      await page.getByLabel('密码').fill(`wrong-${tries}`)
      const answered = page.waitForResponse((response) => response.url().endsWith('/sso/api/v1/login'))
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await answered
      await page.getByRole('alert').filter({ hasText: '登录失败' }).waitFor()
    }
    await page.getByText('登录失败次数过多，请 15 分钟后再试，或联系管理员重置密码。').waitFor()
    await journey.shoot('locked')
    await app.runtime.db.asOwner((tx) => tx.query('delete from sign_in_failure'))
    // The browser itself notes the answer 429; nothing else may stand there.
    expect(journey.complaints.splice(0).filter((one) => !/status of 429/.test(one))).toEqual([])
  })

  it('is passed by a key, which counts once; a link signs in its own window alone', async () => {
    const login = async () =>
      (await app.stranger.call<{
        employeeInfo: { ckey: string }
      }>('/sso/api/v1/login', { login_account: 'phoned', password: 'a-new-password' })).body.data.employeeInfo.ckey
    const ckey = await login()
    await page.goto(`/amazon/landing?ckey=${ckey}&to=${encodeURIComponent('/system/erp/geRenXinXi')}`)
    await page.waitForURL(/geRenXinXi$/)
    await page.getByRole('navigation', { name: '菜单' }).waitFor()
    const token = await kept('token')
    await page.goto(`/amazon/landing?ckey=${ckey}`)
    await page.getByText('登录失败：登录凭据已使用或已过期，请重新登录。').waitFor()
    await page.evaluate((value) => localStorage.setItem('token', value ?? ''), token)
    const other = await page.context().newPage()
    const key =
      (await app.stranger.call<{
        employeeInfo: { ckey: string }
      }>('/sso/api/v1/login', { login_account: 'admin', password: ADMIN_PASSWORD })).body.data.employeeInfo.ckey
    await other.goto(`/amazon/landing?key=${key}`)
    await other.getByRole('navigation', { name: '菜单' }).waitFor()
    await other.locator('.frame-tools').getByText('管理员').waitFor()
    expect(await other.evaluate(() => [sessionStorage.getItem('freeToken') !== null, localStorage.getItem('token')])).toEqual([true, token])
    await other.close()
    journey.expectNoComplaints()
  })

  it('has a page before it that says what the product is', async () => {
    await page.goto('/amazon/landing')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await journey.shoot('landing')
    await expectAccessible(page)
    await page.evaluate(() => localStorage.setItem('look', 'dark'))
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await journey.shoot('landing-dark')
    await expectAccessible(page)
    await page.evaluate(() => localStorage.setItem('look', 'light'))
    journey.expectNoComplaints()
  })
})

describe('who is in', { timeout: 180_000 }, () => {
  it('sees where they are signed in, and ends what they do not know', async () => {
    const elsewhere = await app.signIn('phoned', 'a-new-password')
    await page.goto('/amazon/system/erp/geRenXinXi')
    const devices = page.getByRole('region', { name: '登录设备' })
    await devices.getByText('本机').waitFor()
    await journey.shoot('profile')
    await expectAccessible(page, '.frame-content')
    expect(await devices.getByRole('row').count()).toBeGreaterThan(2)
    await devices.getByRole('button', { name: '结束其他登录' }).click()
    await page.locator('.ant-popover').getByRole('button', { name: '结束' }).click()
    await devices.getByText('没有其他登录').waitFor()
    expect((await elsewhere.call('/app/api/v1/session', {})).status).toBe(401)
    await page.getByLabel('姓名').fill('方平')
    await page.getByRole('button', { name: '保存' }).click()
    await page.locator('.ant-message').getByText('已保存').waitFor()
    // A new phone counts once the code that was sent to it came back.
    const phone = page.getByRole('region', { name: '手机号' })
    await phone.getByText('已确认').waitFor()
    await phone.getByRole('button', { name: '更换手机号' }).click()
    await phone.getByLabel('手机号').fill('13900000077')
    await phone.getByLabel('当前密码').fill('a-new-password')
    await phone.getByRole('button', { name: '保存手机号' }).click()
    await phone.getByText('请输入验证码').waitFor()
    await journey.shoot('profile-phone')
    await expectAccessible(page, '.frame-content')
    await phone.getByLabel('验证码').fill(await code('13900000077'))
    await phone.getByRole('button', { name: '保存手机号' }).click()
    await page.locator('.ant-message').getByText('手机号已保存').waitFor()
    await phone.getByText('13900000077').waitFor()
    expect((await app.runtime.db.asOwner((tx) => tx.query('select confirmed_mobile from employee where login_account = $1', ['phoned']))).rows).toEqual([
      { confirmed_mobile: '13900000077' },
    ])
    await journey.shoot('profile-refused')
    journey.expectNoComplaints()
  })

  it('changes their password; what they typed is kept nowhere', async () => {
    await page.clock.install()
    await page.goto('/amazon/system/erp/xiuGaiMiMa')
    await page.getByLabel('当前密码').fill('a-new-password')
    await page.getByLabel('新密码', { exact: true }).fill('the-third-password')
    await page.getByLabel('再输入一次新密码').fill('the-third-password')
    // Half a minute of the page's own clock: whatever is kept after a moment has been kept.
    await page.clock.runFor(30_000)
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('the-third-password')
    await journey.shoot('password')
    await expectAccessible(page, '.frame-content')
    await page.getByRole('button', { name: '提交' }).click()
    await page.locator('.ant-message').getByText('已保存').waitFor()
    await expect(app.signIn('phoned', 'the-third-password')).resolves.toBeDefined()
    await page.goto('/amazon/dashboard')
    await page.getByRole('navigation', { name: '菜单' }).waitFor()
    journey.expectNoComplaints()
  })

  it('is let out of every window of the browser at once', async () => {
    const second = await page.context().newPage()
    await second.goto('/amazon/dashboard')
    await second.getByRole('navigation', { name: '菜单' }).waitFor()
    await signOut()
    await second.waitForURL(/\/amazon\/login\?from=/)
    expect(new URL(second.url()).searchParams.get('from')).toBe('/dashboard')
    await second.close()
    journey.complaints.splice(0)
  })
})
