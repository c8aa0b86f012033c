/** Approvals that wait too long, or for a colleague who leaves: somebody else is asked. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lateApprovals } from '../../../server/modules/approvals/late'
import { startTestApp, type Client, type TestApp } from '../../support/app'

interface Row { [field: string]: unknown; id: string }

let app: TestApp
let admin: Client
let buyer: Client
let first: Client
let second: Client
let supplier: string
const ids: Record<string, string> = {}

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  const menus = Object.values(app.runtime.live.current.model.menu).map(({ key }) => key)
  await rows(`insert into role (company_id, name, label, menus, permissions) values ($1, 'checker', '审核员', '{M00123009}', '{cost}'),
    ($1, 'buyer', '采购员', $2, '{cost}') on conflict do nothing`, [app.companyId, menus])
  buyer = await app.person('buyer', { roles: ['buyer'] })
  first = await app.person('first', { roles: ['checker'] })
  second = await app.person('second', { roles: ['checker'] })
  await app.person('nobody', { roles: [] })
  for (const { id, login_account: account } of await rows('select id::text, login_account from employee where company_id = $1', [app.companyId])) {
    ids[String(account)] = id
  }
  const body = { supplier_name: '义乌恒达家居用品有限公司', contact: '王经理', mobile: '13800000000', settle_method: 'month' }
  supplier = (await ok(admin, callPath('purchase', 'supplierAdd'), body)).id
}, 600_000)
afterAll(() => app?.stop())

const rows = async (text: string, values: unknown[]): Promise<Row[]> => (await app.runtime.db.asOwner((tx) => tx.query<Row>(text, values))).rows
const write = <T = Row>(client: Client, path: string, body: unknown) => client.call<T>(path, body, { headers: { 'idempotency-key': crypto.randomUUID() } })
async function ok<T = Row>(client: Client, path: string, body: unknown): Promise<T> {
  const answer = await write<T>(client, path, body)
  if (answer.body.code !== 200) throw new Error(`${path}: ${answer.text}`)
  return answer.body.data
}
const callPath = (family: string, call: string): string => app.runtime.live.current.model.families[family]!.calls[call]!.path
const decide = (client: Client, what: string, id: unknown) => write(client, callPath('approval', what), { id })
const contract = (amount: string): Promise<Row> =>
  ok(buyer, callPath('purchase', 'contractAdd'), { contract_name: '收纳盒年度合同', supplier_id: supplier, currency: 'CNY', total_amount: amount })
const step = (client: Client, id: string, transition: string) => write(client, callPath('purchase', 'contractStep'), { id, transition })
const stateOf = async (id: string): Promise<unknown> => (await rows('select id::text, doc_status from contract where id = $1', [id]))[0]?.doc_status
const waitingFor = async (id: string): Promise<Row> =>
  (await rows(`select id::text, waiting_names from approval where doc_kind = 'contract' and doc_id = $1 order by approval.id desc limit 1`, [id]))[0]!
const queue = async (client: Client): Promise<Row[]> => (await ok<{ list: Row[] }>(client, callPath('approval', 'tasks'), {
  page: 1, pageSize: 100, source: 'system_approval_document:waiting', fields: ['id', 'approval_id'],
  filter: { and: [{ field: 'part', op: 'eq', value: 'approve' }, { field: 'state', op: 'eq', value: 'waiting' }] },
})).list
const messages = async (account: string): Promise<string[]> => (await rows(
  `select id::text, title from message where employee_id = $1 and kind = 'approval' order by id`, [ids[account]],
)).map(({ title }) => String(title))
const history = async (id: string): Promise<string[]> =>
  (await rows('select id::text, action from approval_history where approval_id = $1 order by id', [id])).map(({ action }) => String(action))

const STEP = { step_name: '财务审核', approver_kind: 'role', role: 'checker', mode: 'any' }
const flow = (body: Record<string, unknown>) => ok(admin, callPath('approval', 'flowAdd'), { doc_kind: 'contract', is_enable: true, ...body })

describe('a contract', { timeout: 120_000 }, () => {
  beforeEach(async () => {
    await rows('delete from approval_step', [])
    await rows('delete from approval_flow', [])
  })

  it('that nobody decides in time is told to whoever is asked, once for every limit, or an administrator is asked instead', async () => {
    await flow({ flow_name: '限时', steps: [{ ...STEP, approver_kind: 'person', role: null, employee_id: ids['first'], hours: 24, late: 'remind' }] })
    const { id } = await contract('100.00')
    await step(buyer, id, 'submit')
    const told = async () => (await messages('first')).filter((title) => title.startsWith('审批超时')).length
    const before = await told()
    const later = (hours: number, field = 'create_time') => app.runtime.db.asOwner((tx) => tx.query(
      `update approval_task set ${field} = now() - make_interval(hours => $1) where state = 'waiting' and part = 'approve'`, [hours],
    ))
    await later(23)
    await lateApprovals(app.runtime.db)
    expect(await told()).toBe(before)
    await later(25)
    await lateApprovals(app.runtime.db)
    await lateApprovals(app.runtime.db)
    expect(await told()).toBe(before + 1)
    await later(25, 'late_time')
    await lateApprovals(app.runtime.db)
    expect(await told()).toBe(before + 2)
    await app.runtime.db.asOwner((tx) => tx.query(`update approval set steps = jsonb_set(steps, '{0,late}', '"administrator"') where doc_id = $1`, [id]))
    await later(25, 'late_time')
    await lateApprovals(app.runtime.db)
    expect((await waitingFor(id)).waiting_names).toBe('管理员')
    expect(await queue(first)).toEqual([])
    expect((await history((await waitingFor(id)).id)).at(-1)).toBe('transfer')
    expect((await decide(admin, 'approve', (await waitingFor(id)).id)).body.code).toBe(200)
    expect(await stateOf(id)).toBe('2')
  })

  it('that waits for a colleague who leaves waits for the one who takes over', async () => {
    await flow({ flow_name: '交接', steps: [{ ...STEP, approver_kind: 'person', role: null, employee_id: ids['first'] }] })
    const { id } = await contract('100.00')
    await step(buyer, id, 'submit')
    const over = (to: string) => ok<{ handOver: { value: string; note: string } }>(
      admin, callPath('staff', 'handOver'), { id: ids['first'], to: ids[to], scopes: ['approvals'] },
    )
    expect((await over('nobody')).handOver.note).toContain('没有审批单据的权限')
    expect((await over('second')).handOver.value).toBe('待审批的单据 1')
    expect((await queue(second)).map(({ approval_id: of }) => of)).toEqual([(await waitingFor(id)).id])
    expect(await queue(first)).toEqual([])
    expect((await decide(second, 'approve', (await waitingFor(id)).id)).body.code).toBe(200)
  })
})
