/** A page that one may not open is asked for: administrators read it among their messages, once a day for each page and person. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'

const PATH = '/base/api/v1/role/askForPage'
const PLAN = '/purchase/erp/caiGouJiHua'

let app: TestApp
let clerk: Client
beforeAll(async () => {
  app = await startTestApp()
  clerk = await app.person('dianyuan')
})
afterAll(() => app?.stop())

const ask = (client: Client, route: string) => client.call<{ told: number }>(PATH, { route }, { headers: { 'idempotency-key': crypto.randomUUID() } })
const kept = async () => (await app.runtime.db.asOwner((tx) => tx.query<{ to: string; title: string; route: string }>(
  `select e.login_account as to, m.title, m.route from message m join employee e on e.company_id = m.company_id and e.id = m.employee_id
   where m.company_id = $1 and m.route like '%/why?%' order by m.id`, [app.companyId],
))).rows

describe('asking for a page', () => {
  test('tells the administrators, with the way to where it is decided; asked again it tells nobody twice', async () => {
    expect((await ask(clerk, `${PLAN}?site=us`)).body).toMatchObject({ code: 200, data: { told: 1 } })
    expect((await ask(clerk, PLAN)).body).toMatchObject({ code: 200, data: { told: 0 } })
    const [message, ...others] = await kept()
    expect(others).toEqual([])
    expect(message).toMatchObject({ to: 'admin' })
    expect(message?.title).toMatch(/申请开通「采购计划」$/)
    const { pathname, searchParams } = new URL(message!.route, 'http://x')
    expect(pathname).toBe('/system/erp/zuZhiQuanXian/why')
    expect(searchParams.get('route')).toBe(PLAN)
  })

  test('of one person in two windows at once is told once', async () => {
    const other = await app.person('liangchuang')
    const told = await Promise.all([ask(other, PLAN), ask(other, PLAN)])
    expect(told.map(({ body }) => body.data.told).sort()).toEqual([0, 1])
  })

  test('another page, and another person, are another wish', async () => {
    const before = (await kept()).length
    await ask(clerk, '/purchase/erp/heTongGuanLi')
    await ask(await app.person('lingyige'), PLAN)
    expect(await kept()).toHaveLength(before + 2)
  })

  test('what is no page is refused, and what one may open already', async () => {
    expect((await ask(clerk, '/no/such/page')).body).toMatchObject({ code: 1003, msg: '没有这个页面：/no/such/page' })
    expect((await ask(await app.admin(), PLAN)).body).toMatchObject({ code: 1002, msg: '您已经可以打开「采购计划」，请刷新页面。' })
  })
})
