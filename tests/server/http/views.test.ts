/** Views of lists as several people of a company keep, share, change and remove them, on a real database. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCompany } from '../../../server/modules/people/first-company'
import { startTestApp, type Client, type TestApp } from '../../support/app'

interface View {
  id: string
  name: string
  kind: string
  version: number
  mine: boolean
  mayEdit: boolean
  ownerName: string
  content: unknown
  roles: string[]
  defaultRoles: string[]
}
interface Views {
  views: View[]
  layout: { content: unknown; viewId: string | null }
  defaultId: string | null
  ownDefault: boolean
  mayShare: boolean
  roles: { name: string }[]
}

const SOURCE = 'finance_amazon_settlement_center:detail'
let test: TestApp
let admin: Client
let ann: Client
let bob: Client

const listed = async (client: Client, source = SOURCE): Promise<Views> => (await client.call<Views>('/app/api/v1/views/list', { source })).body.data
const save = (client: Client, part: Record<string, unknown>) =>
  client.call<{ view: View }>('/app/api/v1/views/save', { source: SOURCE, name: '视图', kind: 'personal', content: { density: 'compact' }, ...part })
const names = (views: Views): string[] => views.views.map(({ name }) => name)

beforeAll(async () => {
  test = await startTestApp()
  admin = await test.admin()
  ann = await test.person('ann', { roles: ['finance'] })
  bob = await test.person('bob', { roles: ['finance'] })
})
afterAll(() => test.stop())

describe('views of a list', () => {
  it('one saves a view and finds it again after signing out; nobody else sees it', async () => {
    const content = {
      columns: [{ key: 'rate', width: 222, pin: 'left' }, { key: 'currency', hidden: true }], sort: [{ field: 'rate', order: 'desc' }],
      density: 'compact',
    }
    const saved = await save(ann, { name: '我的汇率', content })
    expect(saved.body).toMatchObject({ code: 200, data: { view: { name: '我的汇率', kind: 'personal', version: 1, mine: true, mayEdit: true, ownerName: 'ann' } } })
    await ann.call('/app/api/v1/sign-out', {})
    ann = await test.signIn('ann', 'person-password')
    expect((await listed(ann)).views).toEqual([expect.objectContaining({ name: '我的汇率', content })])
    expect(names(await listed(bob))).toEqual([])
    expect(names(await listed(admin))).toEqual([])
    const id = saved.body.data.view.id
    expect((await save(bob, { id, version: 1, name: '拿来' })).body).toMatchObject({ code: 1003, msg: '没有这个视图，它可能已被删除。' })
    expect((await bob.call('/app/api/v1/views/remove', { id })).body.code).toBe(1003)
  })

  it('shared and role views are written by those who may, and read by everybody or by the role', async () => {
    expect((await save(ann, { name: '大家的', kind: 'shared' })).status).toBe(403)
    expect((await save(admin, { name: '大家的', kind: 'shared' })).body.code).toBe(200)
    const role = await save(admin, { name: '销售的', kind: 'role', roles: ['sales'] })
    expect(role.body.code).toBe(200)
    expect((await save(admin, { name: '谁的', kind: 'role', roles: [] })).body).toMatchObject({ code: 1002, errors: { roles: '请选择角色' } })
    expect((await save(admin, { name: '谁的', kind: 'role', roles: ['nobody'] })).body.msg).toBe('没有角色“nobody”。')
    expect(names(await listed(bob))).toEqual(['大家的'])
    expect(names(await listed(admin))).toEqual(['大家的', '销售的'])
    const [shared] = (await listed(bob)).views
    expect(shared).toMatchObject({ mine: false, mayEdit: false })
    expect((await save(bob, { id: shared!.id, version: 1, name: '改了', kind: 'shared' })).status).toBe(403)
    // Taking a shared view for oneself would take it from everybody.
    expect((await save(bob, { id: shared!.id, version: 1, name: '改了', kind: 'personal' })).status).toBe(403)
    expect((await bob.call('/app/api/v1/views/remove', { id: shared!.id })).status).toBe(403)
    expect([(await listed(bob)).mayShare, (await listed(bob)).roles, (await listed(admin)).mayShare]).toEqual([false, [], true])
    const sharer = await test.person('sharer', { roles: ['finance', 'sharers'] })
    await test.runtime.db.asOwner((tx) => tx.query(
      `insert into role (company_id, name, label, everything, menus, permissions) values ($1, 'sharers', '维护人', false, '{}', '{shareViews}')`,
      [test.companyId],
    ))
    const again = await test.signIn('sharer', 'person-password')
    expect(sharer.token).not.toBe(again.token)
    expect((await save(again, { name: '维护的', kind: 'shared' })).body.code).toBe(200)
  })

  it('two people who change a shared view do not overwrite each other', async () => {
    const { view } = (await save(admin, { name: '同改', kind: 'shared' })).body.data
    expect((await save(admin, { id: view.id, version: 1, name: '同改', kind: 'shared', content: { density: 'loose' } })).body.data.view.version).toBe(2)
    const late = await save(admin, { id: view.id, version: 1, name: '同改', kind: 'shared', content: { density: 'middle' } })
    expect(late.body).toMatchObject({ code: 1004, errors: { version: '现在是第 2 版' } })
    expect(late.body.msg).toContain('没有覆盖')
    expect((await listed(admin)).views.find(({ id }) => id === view.id)?.content).toEqual({ density: 'loose' })
    expect((await admin.call('/app/api/v1/views/remove', { id: view.id, version: 1 })).body.code).toBe(1004)
    const both = await Promise.all([save(admin, { name: '抢名', kind: 'shared' }), save(admin, { name: '抢名', kind: 'shared' })])
    expect(both.map(({ body }) => body.code).sort()).toEqual([1005, 200].sort())
  })

  it('a page begins with one\'s own default, else the role\'s, else as it is', async () => {
    const setDefault = (client: Client, body: object) => client.call('/app/api/v1/views/default', { source: SOURCE, ...body })
    const { view } = (await save(admin, { name: '财务默认', kind: 'shared' })).body.data
    expect((await setDefault(bob, { id: view.id, roles: ['finance'] })).status).toBe(403)
    expect((await setDefault(admin, { id: view.id, roles: ['finance'] })).body.code).toBe(200)
    expect([(await listed(bob)).defaultId, (await listed(bob)).ownDefault, (await listed(admin)).defaultId]).toEqual([view.id, false, null])
    const own = (await listed(ann)).views.find(({ mine }) => mine)!
    await setDefault(ann, { id: own.id })
    expect(await listed(ann)).toMatchObject({ defaultId: own.id, ownDefault: true })
    await setDefault(bob, {})
    expect(await listed(bob)).toMatchObject({ defaultId: null, ownDefault: true })
    await setDefault(bob, { clear: true })
    expect(await listed(bob)).toMatchObject({ defaultId: view.id, ownDefault: false })
    expect((await setDefault(admin, { id: own.id })).body.code).toBe(1003)
    // Another default of the same role takes its place.
    const other = (await save(admin, { name: '财务新默认', kind: 'shared' })).body.data.view
    await setDefault(admin, { id: other.id, roles: ['finance', 'sales'] })
    expect((await listed(bob)).defaultId).toBe(other.id)
    expect((await listed(admin)).views.find(({ id }) => id === view.id)?.defaultRoles).toEqual([])
    // What is removed is nobody's default any more.
    expect((await ann.call('/app/api/v1/views/remove', { id: own.id })).text).toContain('"code":200')
    expect(await listed(ann)).toMatchObject({ defaultId: other.id, ownDefault: false })
  })

  it('how one has a list now is kept for oneself alone', async () => {
    const content = { columns: [{ key: 'rate' }], density: 'loose' }
    expect((await ann.call('/app/api/v1/views/keep', { source: SOURCE, content })).body.code).toBe(200)
    expect((await listed(ann)).layout).toEqual({ content, viewId: null })
    expect((await listed(bob)).layout).toEqual({ content: null, viewId: null })
    await ann.call('/app/api/v1/views/keep', { source: SOURCE, content: null })
    expect((await listed(ann)).layout.content).toBeNull()
  })

  it('wrong input is refused in words', async () => {
    expect((await save(ann, { content: { density: 'tiny' } })).body).toMatchObject({ code: 1002, errors: { content: 'density 只能是 compact、middle 或 loose' } })
    expect((await save(ann, { name: '  ' })).body.msg).toBe('请输入视图名称')
    expect((await save(ann, { name: '长'.repeat(41) })).body.msg).toBe('视图名称最多 40 个字')
    expect((await save(ann, { source: 'no_such_page' })).status).toBe(400)
    expect((await save(ann, { source: `${SOURCE}:b` })).status).toBe(400)
    expect((await save(ann, { source: '__proto__' })).status).toBe(400)
    expect((await save(ann, { id: 'x', version: 1 })).body.code).toBe(1003)
    expect((await save(ann, { kind: 'public' })).status).toBe(400)
    const warehouse = await test.person('wally', { roles: ['development'] })
    expect((await warehouse.call('/app/api/v1/views/list', { source: SOURCE })).status).toBe(403)
    expect((await test.stranger.call('/app/api/v1/views/list', { source: SOURCE })).status).toBe(401)
  })

  it('every named change is in the audit log, and another company sees nothing of it', async () => {
    const { view } = (await save(ann, { name: '留痕' })).body.data
    await save(ann, { id: view.id, version: 1, name: '留痕二' })
    await ann.call('/app/api/v1/views/remove', { id: view.id, version: 2 })
    const { rows } = await test.runtime.db.asOwner((tx) => tx.query<{ action: string; before: { name?: string } | null; after: { name?: string } | null }>(
      `select action, before, after from audit_log where company_id = $1 and entity = 'page_view' and row_key = $2 order by id`,
      [test.companyId, JSON.stringify([view.id])],
    ))
    expect(rows.map(({ action, before, after }) => [action, before?.name, after?.name])).toEqual([
      ['add', undefined, '留痕'], ['edit', '留痕', '留痕二'], ['remove', '留痕二', undefined],
    ])
    const { companyId } =
      await test.runtime.db.asOwner((tx) => createCompany(tx, test.runtime.live.current.model, { name: '另一家', password: 'other-password-1' }))
    const seen = await test.runtime.db.withCompany({ companyId, employeeId: null, shopIds: null }, (tx) => tx.query('select 1 from page_view'))
    expect(seen.rows).toEqual([])
  })
})
