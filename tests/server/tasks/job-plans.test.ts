/** 定时任务: set for days and an hour of the company's clock, done in the name of who set them, paused, and done at once. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runJobPlans } from '../../../server/modules/workplace/tasks/job-plans'
import { startTestApp, type Client, type TestApp } from '../../support/app'

type Row = Record<string, unknown>

const P = '/fba/api/v1/jobPlan'
let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await startTestApp({ workers: 0 })
  admin = await app.admin()
}, 600_000)
afterAll(() => app?.stop())

const post = async (path: string, body: Row, client = admin) => (await client.call<Row>(path, body)).body
const plans = async (client = admin) => (await client.call<{ list: Row[] }>(`${P}/list`, {
  page: 1, pageSize: 20, fields: ['id', 'plan_name', 'next_run', 'last_run', 'run_count', 'is_enable', 'stopped_why', 'job.state', 'about'],
})).body.data.list
const plan = async (name: string) => (await plans()).find((row) => row['plan_name'] === name)!
const jobs = async (kind: string) => (await app.runtime.db.asOwner((tx) => tx.query<{ title: string; employee: string }>(
  'select title, employee_id::text as employee from job where kind = $1 order by id', [kind]))).rows
const comes = (now: Date) => runJobPlans({ db: app.runtime.db, model: app.runtime.live.current.model, now })
/** The moment as the company's clock shows it. */
const clock = (moment: unknown) => new Date(String(moment)).toLocaleString('sv', { timeZone: 'Asia/Shanghai' })

it('says when it is next, by the company\'s clock, and refuses days and times that there are not', async () => {
  const body = { plan_name: '早上算补货', work: 'replenishAdvice', weekdays: ['1', '4'], at_time: '07:30' }
  expect(await post(`${P}/add`, { ...body, at_time: '25:00' })).toMatchObject({ code: 1002, errors: { at_time: '例如 07:30' } })
  expect(await post(`${P}/add`, { ...body, weekdays: ['9'] })).toMatchObject({ code: 1002 })
  expect(await post(`${P}/add`, { ...body, weekdays: [] })).toMatchObject({ code: 1002 })
  expect(await post(`${P}/add`, { ...body, work: 'export' })).toMatchObject({ code: 1002, errors: { work: '请在「后台任务」里设置' } })
  expect((await post(`${P}/add`, body)).code).toBe(200)
  const { next_run: next } = await plan('早上算补货')
  expect(clock(next).slice(11, 16)).toBe('07:30')
  expect([1, 4]).toContain(new Date(`${clock(next).slice(0, 10)}T00:00:00Z`).getUTCDay())
  expect(Date.parse(String(next))).toBeGreaterThan(Date.now())
})

it('starts its job once when its time has come, in the name of who set it, and waits for the next', async () => {
  const { next_run: next } = await plan('早上算补货')
  await comes(new Date(Date.parse(String(next)) - 60_000))
  expect(await jobs('replenishAdvice')).toEqual([])
  const now = new Date(Date.parse(String(next)) + 3 * 3_600_000)
  await Promise.all([comes(now), comes(now)])
  expect(await jobs('replenishAdvice')).toMatchObject([{ title: '早上算补货' }])
  const after = await plan('早上算补货')
  expect(after).toMatchObject({ run_count: 1, 'job.state': 'wait' })
  expect(Date.parse(String(after['next_run']))).toBeGreaterThan(now.getTime())
})

it('rests while it is paused, and is done at once when asked', async () => {
  const { id } = await plan('早上算补货')
  expect((await post(`${P}/edit`, { id, is_enable: false })).code).toBe(200)
  expect(await plan('早上算补货')).toMatchObject({ next_run: null })
  await comes(new Date(Date.now() + 30 * 86_400_000))
  expect(await plan('早上算补货')).toMatchObject({ run_count: 1 })
  expect(await post(`${P}/run`, { id })).toMatchObject({ code: 200, data: { task: expect.any(String) as string } })
  expect(await plan('早上算补货')).toMatchObject({ run_count: 2 })
  expect((await post(`${P}/edit`, { id, is_enable: true })).code).toBe(200)
  expect((await plan('早上算补货'))['next_run']).not.toBeNull()
})

it('is listed, changed, switched, done and tried again by the addresses of the ERP, too', async () => {
  const C = '/fba/api/v1/client_service'
  const body = { plan_name: '检查预警', work: 'alertCheck', weekdays: ['1'], at_time: '08:00' }
  const added = await post(`${C}/add`, body)
  expect(added).toMatchObject({ code: 200, data: { plan_name: '检查预警' } })
  const { id } = added.data
  expect((await post(`${C}/save`, { id, at_time: '08:30' })).data).toMatchObject({ at_time: '08:30' })
  expect((await post(`${C}/detail`, { id })).data).toMatchObject({ at_time: '08:30', work: 'alertCheck' })
  expect(await post(`${C}/retry`, { id })).toMatchObject({ code: 1002, msg: '「检查预警」还没有执行过，不能重试，请用「立即执行」' })
  expect((await post(`${C}/switch`, { id, on: false })).code).toBe(200)
  expect(await plan('检查预警')).toMatchObject({ is_enable: false, next_run: null })
  const { task } = (await post(`${C}/exec`, { id })).data
  expect(await post(`${C}/retry`, { id })).toMatchObject({ code: 1002, msg: expect.stringContaining('还在进行，不能重试') as string })
  await app.runtime.db.asOwner((tx) => tx.query(`update job set state = 'failed', finish_time = now() where id = $1`, [task]))
  expect(await post(`${C}/retry`, { id })).toMatchObject({ code: 200, data: { task } })
  expect(await plan('检查预警')).toMatchObject({ 'job.state': 'wait', run_count: 1 })
  expect((await post(`${C}/list`, { page: 1, pageSize: 20, fields: ['plan_name'] })).code).toBe(200)
  const stranger = await app.person('plan-stranger', { roles: ['sales'] })
  expect((await post(`${C}/exec`, { id }, stranger)).code).toBe(403)
  expect((await post(`${C}/del`, { id })).code).toBe(200)
  expect(await plan('检查预警')).toBeUndefined()
})

it('is one\'s own, of what one may do, and stops with the right to it', async () => {
  const seller = await app.person('seller', { roles: ['sales'] })
  expect((await post(`${P}/list`, { page: 1, pageSize: 20, fields: ['id'] }, seller)).code).toBe(403)
  const { id } = await plan('早上算补货')
  expect((await post(`${P}/run`, { id }, seller)).code).not.toBe(200)
  await app.runtime.db.asOwner((tx) => tx.query(
    `insert into role (company_id, name, label, everything, menus, permissions, denied_actions, hidden_fields)
     values ($1, 'tasks', '任务', false, '{M00123002,M00123027}', '{}', '{}', '{}')`, [app.companyId]))
  const clerk = await app.person('clerk', { roles: ['tasks'] })
  const body = { plan_name: '店员的', work: 'replenishAdvice', weekdays: ['1'], at_time: '06:00' }
  expect(await post(`${P}/add`, body, clerk)).toMatchObject({ code: 1002, errors: { work: '没有权限' } })
  await app.runtime.db.asOwner((tx) => tx.query("update employee set roles = '{tasks,admin}' where login_account = 'clerk'"))
  expect((await post(`${P}/add`, body, clerk)).code).toBe(200)
  await app.runtime.db.asOwner((tx) => tx.query("update employee set roles = '{tasks}' where login_account = 'clerk'"))
  const before = (await jobs('replenishAdvice')).length
  await app.runtime.db.asOwner((tx) => tx.query("update job_plan set is_enable = false where plan_name = '早上算补货'"))
  await comes(new Date(Date.now() + 10 * 86_400_000))
  expect((await jobs('replenishAdvice')).length).toBe(before)
  expect(await plan('店员的')).toMatchObject({ is_enable: false, stopped_why: '建立人已停用，或没有做这件事的权限了' })
})

it('does an export again as it was asked for', async () => {
  const started = await app.runtime.db.withCompany({ companyId: app.companyId, employeeId: '1', shopIds: null }, async (tx) => {
    const { rows: [me] } = await tx.query<{ id: string }>("select id::text from employee where login_account = 'admin'")
    return app.runtime.jobs.enqueue(tx, { companyId: app.companyId, employeeId: me!.id, shopIds: null }, { kind: 'exportList', title: '导出 店铺',
      params: '状态为 启用', payload: { format: 'csv' } })
  })
  const body = { id: started, plan_name: '每周店铺', weekdays: ['5'], at_time: '18:00' }
  expect((await post(`${P}/ofTask`, body)).code).toBe(200)
  const made = await plan('每周店铺')
  expect(made).toMatchObject({ about: '导出 店铺：状态为 启用' })
  expect(clock(made['next_run']).slice(11, 16)).toBe('18:00')
  await comes(new Date(Date.parse(String(made['next_run'])) + 1000))
  expect((await jobs('exportList')).map(({ title }) => title)).toEqual(['导出 店铺', '每周店铺'])
  const other = await post(`${P}/ofTask`, { ...body, id: '999999' })
  expect(other.code).not.toBe(200)
})
