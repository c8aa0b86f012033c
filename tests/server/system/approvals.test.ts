/** Approvals: a document handed in waits for its flow, whoever it is meant for decides, and what they decide moves it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'

const SOURCE = 'system_approval_document:waiting'
interface Row { [field: string]: unknown; id: string }

let app: TestApp
let admin: Client
let buyer: Client
let first: Client
let second: Client
let stranger: Client
let supplier: string
const ids: Record<string, string> = {}

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  await app.runtime.db.asOwner(async (tx) => {
    await tx.query(
      `insert into role (company_id, name, label, menus, permissions)
        values ($1, 'checker', '审核员', '{M00123009}', '{cost}'), ($1, 'buyer', '采购员', '{M00116000,M00115000}', '{cost}') on conflict do nothing`,
      [app.companyId],
    )
  })
  const menus = Object.values(app.runtime.live.current.model.menu).map(({ key }) => key)
  await app.runtime.db.asOwner((tx) => tx.query(`update role set menus = $2 where company_id = $1 and name = 'buyer'`, [app.companyId, menus]))
  buyer = await app.person('buyer', { roles: ['buyer'] })
  first = await app.person('first', { roles: ['checker'], shopIds: [] })
  second = await app.person('second', { roles: ['checker'] })
  await app.person('nobody', { roles: [] })
  stranger = await app.person('stranger', { roles: ['sales'] })
  const { rows } = await app.runtime.db.asOwner(
    (tx) => tx.query<{ id: string; login_account: string }>('select id::text, login_account from employee where company_id = $1', [app.companyId]),
  )
  for (const row of rows) ids[row.login_account] = row.id
  supplier = (await ok<Row>(admin, callPath('purchase', 'supplierAdd'), await supplierBody())).id
}, 600_000)
afterAll(() => app?.stop())

const write = <T = Row>(client: Client, path: string, body: unknown) => client.call<T>(path, body, { headers: { 'idempotency-key': crypto.randomUUID() } })
async function ok<T = Row>(client: Client, path: string, body: unknown): Promise<T> {
  const answer = await write<T>(client, path, body)
  if (answer.body.code !== 200) throw new Error(`${path}: ${answer.text}`)
  return answer.body.data
}
const callPath = (family: string, call: string): string => app.runtime.live.current.model.families[family]!.calls[call]!.path
const supplierBody = async () => ({ supplier_name: '义乌恒达家居用品有限公司', contact: '王经理', mobile: '13800000000',
  settle_method: 'month' })
const decide = (client: Client, what: string, id: unknown, more: Record<string, unknown> = {}) =>
  write<{ status: string }>(client, callPath('approval', what), { id, ...more })
const queue = async (client: Client): Promise<Row[]> =>
  (await ok<{
    list: Row[]
  }>(client, callPath('approval', 'tasks'), {
    page: 1, pageSize: 100, source: SOURCE,
    filter: { and: [{ field: 'part', op: 'eq', value: 'approve' }, { field: 'state', op: 'eq', value: 'waiting' }] },
    fields: ['id', 'approval_id', 'employee_id', 'approval.doc_no', 'approval.status'],
  })).list
const contract = async (amount: string): Promise<Row> =>
  ok(buyer, callPath('purchase', 'contractAdd'), { contract_name: '收纳盒年度合同', supplier_id: supplier, currency: 'CNY', total_amount: amount })
const step = (client: Client, id: string, transition: string, more: Record<string, unknown> = {}) =>
  write(client, callPath('purchase', 'contractStep'), { id, transition, ...more })
const stateOf = async (id: string): Promise<unknown> =>
  (await app.runtime.db.asOwner((tx) => tx.query<{ doc_status: string }>('select doc_status from contract where id = $1', [id]))).rows[0]?.doc_status
const waitingFor = async (id: string): Promise<Row> =>
  (await app.runtime.db.asOwner((tx) =>
    tx.query<Row>(
      `select id::text, status, step_name, waiting_names, flow_name, remark, amount::text from approval where doc_kind = 'contract' and doc_id = $1
        order by approval.id desc limit 1`,
      [id],
    ))).rows[0]!
const messages = async (account: string, what: 'title' | 'route' = 'title'): Promise<string[]> =>
  (await app.runtime.db.asOwner((tx) => tx.query<{
    title: string
  }>(`select ${what} as title from message where employee_id = $1 and kind = 'approval' order by id`, [ids[account]]))).rows.map(({ title }) => title)
interface Desk {
  may: string[]
  next: string | null
  heirs: { id: string; name: string }[]
  document?: { seen: string; later: unknown[]; fields: { label: string; path: string }[]; row: Row; tables: { rows: Row[] }[] }
}
const desk = (client: Client, id: unknown): Promise<Desk> => ok<Desk>(client, callPath('approval', 'detail'), { id })
const history = async (id: string): Promise<string[]> =>
  (await app.runtime.db.asOwner((tx) => tx.query<{ action: string }>('select action from approval_history where approval_id = $1 order by id', [id]))).rows.map(
    ({ action }) => action,
  )

const STEP = { step_name: '财务审核', approver_kind: 'role', role: 'checker', mode: 'any' }
const flow = (body: Record<string, unknown>) => ok(admin, callPath('approval', 'flowAdd'), { doc_kind: 'contract', is_enable: true, ...body })

describe('a contract', { timeout: 120_000 }, () => {
  beforeEach(async () => {
    await app.runtime.db.asOwner(async (tx) => {
      await tx.query('delete from approval_step')
      await tx.query('delete from approval_flow')
    })
  })

  it('without a flow is approved by whoever may but by its maker, while another person may', async () => {
    const { id } = await contract('100.00')
    expect((await step(buyer, id, 'submit')).body.code).toBe(200)
    const own = await step(buyer, id, 'approve')
    expect(own.body).toMatchObject({ code: 1006 })
    expect(own.body.msg).toMatch(/^您是这张采购合同的创建人，不能自己审核通过；请让 .*管理员.* 处理/)
    expect((await step(admin, id, 'approve')).body.code).toBe(200)
    expect(await stateOf(id)).toBe('2')
  })

  it('is approved by its maker where the company says so, or where nobody else may', async () => {
    const approveOwn = (own: boolean) => app.runtime.db.asOwner((tx) => tx.query(
      `insert into company_setting (company_id, code, company_name, approve_own) values ($1, 'company', '测试公司', $2)
        on conflict (company_id, code) do update set approve_own = $2`, [app.companyId, own]))
    const others = (state: string) => app.runtime.db.asOwner((tx) => tx.query(
      'update employee set state = $3 where company_id = $1 and id <> $2::bigint', [app.companyId, ids.buyer, state]))
    const approved = async (): Promise<number> => {
      const { id } = await contract('100.00')
      await step(buyer, id, 'submit')
      return (await step(buyer, id, 'approve')).body.code
    }
    await approveOwn(true)
    expect(await approved()).toBe(200)
    await approveOwn(false)
    expect(await approved()).toBe(1006)
    await others('off')
    try {
      expect(await approved()).toBe(200)
    } finally {
      await others('on')
    }
  })

  it('waits for its flow: nobody approves it from its own page, its approvers are told, one of them passes it on', async () => {
    await flow({ flow_name: '普通合同', cc_users: [ids.stranger], steps: [STEP] })
    const { id, contract_no: number } = await contract('100.00')
    const told = (await messages('first')).length
    await step(buyer, id, 'submit')
    expect(await messages('first')).toHaveLength(told + 1)
    expect((await messages('first')).at(-1)).toBe(`待审批：${String(number)}`)
    const early = await step(admin, id, 'approve')
    expect(early.body).toMatchObject({ code: 1006 })
    expect(early.body.msg).toContain('正在按审批流「普通合同」审批，「财务审核」等待')
    const mine = (await queue(first)).find((row) => row['approval.doc_no'] === number)!
    expect((await decide(first, 'approve', mine.approval_id, { remark: '价格合适' })).body).toMatchObject({ code: 200, data: { status: '1' } })
    expect(await stateOf(id)).toBe('2')
    expect((await queue(second)).filter((row) => row['approval.doc_no'] === number)).toEqual([])
    expect((await messages('buyer')).at(-1)).toBe(`审批通过：${String(number)}`)
    expect((await messages('stranger')).at(-1)).toBe(`抄送：${String(number)} 已审批通过`)
    const seen = await ok<Row & { history: Row[] }>(stranger, callPath('approval', 'detail'), { id: mine.approval_id })
    expect(seen.history.map(({ action }) => action)).toEqual(['submit', 'approve', 'finish'])
    // Amounts are told to those alone who may see costs.
    expect(seen).not.toHaveProperty('amount')
  })

  it('two who decide at once: one decides, the other is told what was decided', async () => {
    await flow({ flow_name: '普通合同', steps: [STEP] })
    const { id } = await contract('100.00')
    await step(buyer, id, 'submit')
    const approval = await waitingFor(id)
    const both = await Promise.all([decide(first, 'approve', approval.id), decide(second, 'reject', approval.id, { remark: '太贵' })])
    expect(both.map(({ body }) => body.code).sort()).toEqual([1006, 200].sort())
    expect(both.find(({ body }) => body.code === 1006)?.body.msg).toMatch(/已审核通过|已被驳回/)
    expect(['2', '3']).toContain(await stateOf(id))
    expect((await history(approval.id)).filter((action) => ['approve', 'reject'].includes(action))).toHaveLength(1)
  })

  it('is decided by its approvers alone; others see nothing of it', async () => {
    await flow({ flow_name: '普通合同', steps: [STEP] })
    const { id } = await contract('100.00')
    await step(buyer, id, 'submit')
    const approval = await waitingFor(id)
    for (const person of [stranger, buyer, admin]) {
      const answer = await decide(person, 'approve', approval.id)
      expect(answer.status).toBe(403)
      expect(answer.body.msg).toContain('您不是这一步的审批人')
    }
    expect((await write(stranger, callPath('approval', 'detail'), { id: approval.id })).body.code).toBe(1003)
    expect((await decide(stranger, 'withdraw', approval.id)).status).toBe(403)
    expect(await stateOf(id)).toBe('1')
  })

  it('rejected it goes back with the reason; handed in again it runs anew', async () => {
    await flow({ flow_name: '普通合同', steps: [STEP] })
    const { id } = await contract('100.00')
    await step(buyer, id, 'submit')
    const before = await waitingFor(id)
    expect((await decide(second, 'reject', before.id)).body).toMatchObject({ code: 1002, errors: { remark: '请填写驳回原因' } })
    expect((await decide(second, 'reject', before.id, { remark: '缺少附件' })).body.code).toBe(200)
    expect(await stateOf(id)).toBe('3')
    expect(await waitingFor(id)).toMatchObject({ status: '2', remark: '缺少附件' })
    expect((await ok(buyer, callPath('purchase', 'contractEdit'), { id, total_amount: '90.00' })).id).toBe(id)
    await step(buyer, id, 'submit')
    const again = await waitingFor(id)
    expect(again.id).not.toBe(before.id)
    expect((await decide(first, 'approve', again.id)).body.code).toBe(200)
    expect(await stateOf(id)).toBe('2')
  })

  it('shows its flow beside it: who decided and who is next, to whoever sees it, and what they may do', async () => {
    const of = async (client: Client, id: string) =>
      (await ok<{ approval?: Row & { steps: Row[]; history: Row[]; may: string[] } }>(
        client, callPath('approval', 'ofDocument'), { entity: 'contract', id },
      )).approval
    await flow({ flow_name: '合同审批', steps: [STEP, { ...STEP, step_name: '总经理', approver_kind: 'person', employee_id: ids.admin }] })
    const { id } = await contract('100.00')
    expect(await of(buyer, id)).toBeUndefined()
    await step(buyer, id, 'submit')
    expect(await of(buyer, id)).toMatchObject({
      flow_name: '合同审批', status: '0', steps: [{ name: '财务审核', who: '审核员', now: true }, { name: '总经理', now: false }],
        may: ['withdraw'],
    })
    // An administrator may hand over what keeps others waiting, and no more.
    expect((await of(admin, id))!.may).toEqual(['transfer'])
    await decide(first, 'approve', (await waitingFor(id)).id, { remark: '价格合适' })
    const next = (await of(admin, id))!
    expect(next).toMatchObject({ steps: [{ now: false }, { now: true }], may: ['approve', 'reject', 'transfer'] })
    expect(next.history.map(({ action, remark }) => [action, remark])).toEqual([['提交', ''], ['通过', '价格合适']])
    expect((await write(stranger, callPath('approval', 'ofDocument'), { entity: 'contract', id })).status).toBe(403)
    expect((await write(admin, callPath('approval', 'ofDocument'), { entity: 'supplier', id: '1' })).status).toBe(400)
  })

  it('has steps in the order in which they are sent, without anybody numbering them', async () => {
    const { id } = await flow({ flow_name: '三步', steps: ['甲', '乙', '丙'].map((name) => ({ ...STEP, step_name: name })) })
    const stepsOf = async (): Promise<[unknown, unknown][]> => (await ok<{ list: Row[] }>(admin, callPath('approval', 'flowSteps'), {
      page: 1, pageSize: 20, filter: { field: 'flow_id', op: 'eq', value: id },
    })).list.map((row) => [row['step_no'], row['step_name']])
    expect(await stepsOf()).toEqual([[1, '甲'], [2, '乙'], [3, '丙']])
    const [one, two, three] = (await app.runtime.db.asOwner((tx) =>
      tx.query<Row>('select id::text from approval_step where flow_id = $1 order by step_no', [id]))).rows.map((row) => row.id)
    await ok(admin, callPath('approval', 'flowEdit'), { id, steps: [{ id: three }, { ...STEP, step_name: '丁' }, { id: one, step_name: '甲二' },
      { id: two }] })
    expect(await stepsOf()).toEqual([[1, '丙'], [2, '丁'], [3, '甲二'], [4, '乙']])
    const told = await app.runtime.db.asOwner((tx) => tx.query<Row>(
      `select row_key, action, after->>'step_no' as place from audit_log where entity = 'approval_step' order by id desc limit 4`,
    ))
    expect(told.rows.map(({ action, place }) => [action, place]).sort()).toEqual([['add', '2'], ['edit', '1'], ['edit', '3'], ['edit', '4']])
    await ok(admin, callPath('approval', 'flowEdit'), { id, steps: [{ id: one }, { id: two }] })
    expect(await stepsOf()).toEqual([[1, '甲二'], [2, '乙']])
    expect((await write(admin, callPath('approval', 'flowEdit'), { id, steps: [{ id: one, step_no: 9 }] })).status).toBe(400)
  })

  it('of a large amount takes the larger flow: all of a step, then the next one', async () => {
    await flow({ flow_name: '普通合同', steps: [STEP] })
    await flow({
      flow_name: '大额合同', min_amount: '10000', currency: 'CNY',
      steps: [{ ...STEP, mode: 'all' }, { step_name: '总经理', approver_kind: 'person', employee_id: ids.admin, mode: 'any' }],
    })
    const { id } = await contract('10000.00')
    await step(buyer, id, 'submit')
    const approval = await waitingFor(id)
    expect(approval).toMatchObject({ flow_name: '大额合同', step_name: '财务审核' })
    expect((await decide(first, 'approve', approval.id)).body).toMatchObject({ data: { status: '0' } })
    expect((await waitingFor(id)).step_name).toBe('财务审核')
    expect((await decide(first, 'approve', approval.id)).status).toBe(403)
    await decide(second, 'approve', approval.id)
    expect((await waitingFor(id)).step_name).toBe('总经理')
    expect(await stateOf(id)).toBe('1')
    expect((await decide(admin, 'approve', approval.id)).body).toMatchObject({ data: { status: '1' } })
    expect(await stateOf(id)).toBe('2')
  })

  it('of a department takes the flow of that department before those for all, and tells where its applicant was', async () => {
    const steps = [{ step_name: '审核', approver_kind: 'role', role: 'checker', mode: 'any' }]
    for (const [name, parent] of [['产品部', null], ['设计部', null], ['财务部', null], ['结构组', '产品部']]) {
      await ok(admin, callPath('staff', 'departmentAdd'), { name, ...(parent ? { parent_name: parent } : {}) })
    }
    const kept: string[] = []
    for (const [name, more] of [['所有部门', { min_amount: '0' }], ['产品部专用', { depts: ['产品部', '设计部'] }]] as const) {
      kept.push((await ok<Row>(admin, callPath('approval', 'flowAdd'), { flow_name: name, doc_kind: 'contract', currency: 'CNY', steps, ...more })).id)
    }
    const setDept = (dept: string | null) =>
      app.runtime.db.asOwner((tx) => tx.query('update employee set dept_name = $2 where id = $1', [ids['buyer'], dept]))
    const flowOf = async (): Promise<unknown> => {
      const { id } = await contract('100')
      expect((await step(buyer, id, 'submit')).body.code).toBe(200)
      return (await waitingFor(id)).flow_name
    }
    expect(await flowOf()).not.toBe('产品部专用')
    await setDept('产品部')
    expect(await flowOf()).toBe('产品部专用')
    // A flow of a department is also of those below it.
    await setDept('结构组')
    expect(await flowOf()).toBe('产品部专用')
    await setDept('财务部')
    expect(await flowOf()).not.toBe('产品部专用')
    const { rows } = await app.runtime.db.asOwner((tx) => tx.query<{ dept_name: string | null }>('select dept_name from approval order by id desc limit 4'))
    expect(rows.map(({ dept_name: dept }) => dept)).toEqual(['财务部', '结构组', '产品部', null])
    await setDept(null)
    for (const id of kept) await ok(admin, callPath('approval', 'flowRemove'), { id })
  })

  it('is handed over to somebody else, and withdrawn by its applicant', async () => {
    await flow({ flow_name: '普通合同', steps: [{ ...STEP, approver_kind: 'person', role: null, employee_id: ids.first }] })
    const { id } = await contract('100.00')
    await step(buyer, id, 'submit')
    const approval = await waitingFor(id)
    expect((await decide(first, 'transfer', approval.id, { to: ids.buyer })).body).toMatchObject({ code: 1002,
      errors: { to: '不能转交给申请人本人' } })
    expect((await decide(first, 'transfer', approval.id, { to: ids.second, remark: '我出差' })).body.code).toBe(200)
    expect((await decide(first, 'approve', approval.id)).status).toBe(403)
    expect((await decide(buyer, 'withdraw', approval.id)).body).toMatchObject({ code: 200, data: { status: '3' } })
    expect(await stateOf(id)).toBe('0')
    expect((await decide(second, 'approve', approval.id)).body.msg).toContain('已被申请人撤回')
    expect(await history(approval.id)).toEqual(['submit', 'transfer', 'withdraw'])
  })

  it('is read whole beside the decision, with what changed since it was handed in the last time, and the next one that waits', async () => {
    await flow({ flow_name: '普通合同', steps: [STEP] })
    const { id, contract_no: number } = await contract('100.00')
    await step(buyer, id, 'submit')
    const before = await waitingFor(id)
    expect(await desk(first, before.id)).toMatchObject({
      may: ['approve', 'reject', 'transfer'], steps: [{ name: '财务审核', whom: '审核员', now: true, asked: [{ state: 'waiting' },
        { state: 'waiting' }] }],
      document: { kind: 'contract', label: '采购合同', again: false, changes: [], later: [], route: null },
    })
    const { fields, row } = (await desk(first, before.id)).document!
    expect(Object.fromEntries(fields.map(({ label, path }) => [label, row[path]])))
      .toMatchObject({ 合同编号: number, 供应商: '义乌恒达家居用品有限公司', 总金额: '100.00', 创建人: 'buyer' })
    await decide(second, 'reject', before.id, { remark: '单价太高' })
    await ok(buyer, callPath('purchase', 'contractEdit'), { id, total_amount: '90.00' })
    await step(buyer, id, 'submit')
    const again = await waitingFor(id)
    expect((await desk(first, again.id)).document).toMatchObject({
      again: true, changes: [{ where: '', field: { label: '总金额' }, before: { total_amount: '100.00', currency: 'CNY' },
        after: { total_amount: '90.00' } }],
    })
    const other = await contract('70.00')
    await step(buyer, other.id, 'submit')
    const latest = await waitingFor(other.id)
    expect((await desk(first, latest.id)).next).toBe(again.id)
    expect((await messages('first', 'route')).at(-1)).toBe(`/system/erp/shenPiDanJu/detail?id=${latest.id}`)
    // Whoever applied reads it too, and what they may not decide is not offered.
    expect((await desk(buyer, again.id)).may).toEqual(['withdraw'])
  })

  it('has its rows below, one change a row, and files of its number for those who take part', async () => {
    await flow({ flow_name: '手动出入库', doc_kind: 'stock_move', steps: [STEP] })
    const warehouse = (await app.runtime.db.asOwner((tx) => tx.query<Row>(
      `insert into warehouse (company_id, name, wh_type) values ($1, '义乌仓', 'local') returning id::text`, [app.companyId]))).rows[0]!.id
    const [box, lid] = await Promise.all(['BOX-1', 'BOX-2'].map(async (code) => (
      await ok<Row>(admin, callPath('commodity', 'skuAdd'), { sku_code: code, product_name: code })).id))
    const move = await ok<Row>(buyer, callPath('warehouse', 'stockMoveAdd'), {
      warehouse_id: warehouse, move_type: 'manual_in', move_day: '2026-01-05', items: [{ sku_id: box, good_qty: 5 }, { sku_id: lid, good_qty: 8 }],
    })
    await ok(buyer, callPath('warehouse', 'stockMoveStep'), { id: move.id, transition: 'submit' })
    const approval = (await app.runtime.db.asOwner((tx) => tx.query<Row>(
      `select id::text, doc_no from approval where doc_kind = 'stock_move' and doc_id = $1 order by id desc limit 1`, [move.id]))).rows[0]!
    const { document } = await desk(first, approval.id)
    expect(document!.tables).toMatchObject([{ rows: [{}, {}] }])
    expect(document!.tables[0]!.rows).toMatchObject([{ sku_id: 'BOX-1', good_qty: 5 }, { sku_id: 'BOX-2', good_qty: 8 }])
  })

  it('that was written into after it was handed in is passed by nobody who has not read it so', async () => {
    await flow({ flow_name: '普通合同', steps: [STEP] })
    const { id } = await contract('100.00')
    await step(buyer, id, 'submit')
    const approval = await waitingFor(id)
    const { seen } = (await desk(first, approval.id)).document!
    await app.runtime.db.asOwner((tx) => tx.query('update contract set total_amount = 999 where id = $1', [id]))
    expect((await decide(first, 'approve', approval.id)).body).toMatchObject({ code: 1006, msg: expect.stringContaining('提交之后又改过') })
    expect((await decide(first, 'approve', approval.id, { seen })).body).toMatchObject({ code: 1006, msg: expect.stringContaining('在您打开之后改过') })
    const now = (await desk(first, approval.id)).document!
    expect(now.later).toMatchObject([{ where: '', field: { label: '总金额' }, before: { total_amount: '100.00' }, after: { total_amount: '999.00' } }])
    expect((await decide(first, 'approve', approval.id, { seen: now.seen })).body).toMatchObject({ code: 200, data: { status: '1' } })
  })

  it('is handed over to people alone who may decide', async () => {
    await flow({ flow_name: '普通合同', steps: [{ ...STEP, approver_kind: 'person', role: null, employee_id: ids.first }] })
    const { id } = await contract('100.00')
    await step(buyer, id, 'submit')
    const approval = await waitingFor(id)
    const { heirs } = await desk(first, approval.id)
    expect(heirs.map(({ id: person }) => person)).toEqual(expect.arrayContaining([ids.second, ids.admin]))
    for (const person of ['first', 'buyer', 'nobody']) expect(heirs.map(({ id: heir }) => heir)).not.toContain(ids[person])
    expect((await decide(first, 'transfer', approval.id, { to: ids.nobody })).body)
      .toMatchObject({ code: 1002, errors: { to: expect.stringContaining('没有审批单据的权限') } })
  })

  it('is not handed in where nobody but the applicant could approve it', async () => {
    await flow({ flow_name: '普通合同', steps: [{ ...STEP, approver_kind: 'person', role: null, employee_id: ids.buyer }] })
    const { id } = await contract('100.00')
    const answer = await step(buyer, id, 'submit')
    expect(answer.body).toMatchObject({ code: 1006 })
    expect(answer.body.msg).toContain('现在没有可以审批的人')
    expect(await stateOf(id)).toBe('0')
  })

  it('a flow names who approves, and has a step', async () => {
    const without = await write(admin, callPath('approval', 'flowAdd'), { flow_name: '空', doc_kind: 'contract', is_enable: true, steps: [] })
    expect(without.body).toMatchObject({ code: 1002 })
    expect(without.body.msg).toContain('还没有节点')
    const nobody =
      await write(admin, callPath('approval', 'flowAdd'), { flow_name: '无人', doc_kind: 'contract', is_enable: true, steps: [{ ...STEP, role: null }] })
    expect(nobody.body).toMatchObject({ code: 1002 })
    expect(nobody.body.msg).toContain('请选择角色')
  })
})
