/** Calls of section 7 about oneself and the help service: who one is, where a menu key leads, notices. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'

let app: TestApp
let admin: Client
let seller: Client

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  seller = await app.person('seller', { roles: ['sales'] })
})
afterAll(() => app?.stop())

describe('oneself (specification, sections 3 and 7)', () => {
  it('is told with company and roles, and without what opens a session', async () => {
    const { data } = (await seller.call<Record<string, unknown>>('/v2/system/api/employee/baseInfo', {})).body
    expect(data).toEqual({
      employeeId: expect.stringMatching(/^\d+$/), name: 'seller', roles: ['sales'], companyId: app.companyId, originalCompanyId: app.companyId,
      company_name: '测试公司',
    })
    expect((await app.stranger.call('/v2/system/api/employee/baseInfo', {})).status).toBe(401)
  })

  it('asks both ERP page calls and the v2 one the same: the page of a menu key, else the dashboard, with a version where the key leads nowhere', async () => {
    const item =
      app.runtime.live.current.model.menu.flatMap((top) => top.children.flatMap((group) => group.children)).find(({ route }) => route === '/sale/listing')!
    for (const path of ['/fba/api/v1/amazonApi/getErpPage', '/v2/system/api/amazon/getErpPage', '/v2/system/api/erpPage']) {
      expect((await seller.call(path, { menuKey: item.key })).body).toMatchObject({ code: 200, data: '/amazon/sale/listing' })
      expect((await seller.call(path, {})).body.data).toBe('/amazon/dashboard')
      expect((await seller.call(path, { menuKey: 'M00000000' })).body.data).toMatch(/^\/amazon\/dashboard\?version=\d+$/)
    }
    const staff = app.runtime.live.current.model.menu.flatMap((top) => top.children.flatMap((group) => group.children)).find(
      ({ route }) => route === '/system/erp/zuZhiQuanXian',
    )!
    expect((await seller.call('/v2/system/api/erpPage', { menuKey: staff.key })).body).toMatchObject({ code: 1003, msg: '菜单接口异常：没有打开该页面的权限。' })
  })
})

describe('the help service of this server', () => {
  it('tells what was published as 功能更新, to whom it is meant', async () => {
    const publish = async (title: string, more: object): Promise<void> => {
      const { body } =
        await admin.call<{ id: string }>('/v2/system/api/announcement/add', { title, content: `${title}的说明`, notice_type: 'feature', audience: 'all', ...more })
      expect((await admin.call('/v2/system/api/announcement/publish', { id: body.data.id })).body.code).toBe(200)
    }
    expect((await seller.call('/notice', {})).body.data).toEqual([])
    await publish('新版广告', {})
    await publish('系统维护', { notice_type: 'system' })
    await publish('给管理员', { audience: 'roles', roles: ['admin'] })
    await admin.call('/v2/system/api/announcement/add', { title: '还没发布', content: 'x', notice_type: 'feature', audience: 'all' })
    expect((await seller.call<{ title: string }[]>('/notice', {})).body.data).toEqual([{ id: expect.any(String), title: '新版广告', content: '新版广告的说明', url: '' }])
    expect((await admin.call<{ title: string }[]>('/notice', {})).body.data.map(({ title }) => title)).toEqual(['给管理员', '新版广告'])
    expect((await app.stranger.call('/notice', {})).status).toBe(401)
  })
})
