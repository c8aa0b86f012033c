/** Where the company has a flow for 调价单, prices wait for its approvers before they may be taken to Amazon. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { fileOf } from '../writes/sheets'

interface Row { [field: string]: unknown; id: string }

describe('prices that are approved', { timeout: 120_000 }, () => {
  let app: TestApp
  let seller: Client
  let checker: Client
  const sql = async (text: string, values: unknown[] = []) => (await app.database.db.asOwner((tx) => tx.query<Record<string, unknown>>(text, values))).rows
  const path = (family: string, call: string) => app.runtime.live.current.model.families[family]!.calls[call]!.path
  const write = <T = Row>(client: Client, where: string, body: unknown) =>
    client.call<T>(where, body, { headers: { 'idempotency-key': randomUUID() } })
  const edit = (body: Record<string, unknown>) => write(seller, path('trade', 'productEdit'), body)
  const flow = async (more: Record<string, unknown> = {}) => write(await app.admin(), path('approval', 'flowAdd'), {
    flow_name: `调价 ${randomUUID().slice(0, 8)}`, doc_kind: 'price_request', currency: 'CNY', is_enable: true,
    steps: [{ step_name: '主管审核', approver_kind: 'role', role: 'checker', mode: 'any' }], ...more,
  })
  const changes = () => sql('select row_title, field, new_text, state, request_id is not null as asked from pending_change order by id')
  const requests = () => sql('select id::text, request_no, shop_id::text, summary, state, audit_remark from price_request order by id')
  const approval = async () => (await sql(`select id::text from approval where status = '0' order by id desc limit 1`))[0]!['id']
  const decide = (client: Client, what: string, id: unknown, more: Record<string, unknown> = {}) => write(client, path('approval', what), { id, ...more })

  beforeAll(async () => {
    app = await startTestApp({ now: () => new Date('2026-03-05T08:00:00Z') })
    await sql(`insert into shop (company_id, id, name, account_name, site, marketplace, currency) values
      ($1, 1, '美国店', '甲', 'us', 'amazon.com', 'USD'), ($1, 2, '日本店', '乙', 'jp', 'amazon.co.jp', 'JPY')`, [app.companyId])
    const role = (name: string, menus: string, permissions: string) => sql(`insert into role
      (company_id, name, label, everything, menus, permissions, denied_actions, hidden_fields)
      values ($1, $2, $2, false, $3, $4, '{}', '{}')`, [app.companyId, name, menus, permissions])
    await role('seller', '{M00112001,M00123009}', '{price}')
    await role('checker', '{M00123009}', '{cost}')
    seller = await app.person('seller-one', { roles: ['seller'] })
    checker = await app.person('checker-one', { roles: ['checker'] })
  })
  afterAll(() => app?.stop())
  beforeEach(async () => {
    for (const table of ['approval_task', 'approval_history', 'approval_version', 'approval', 'approval_step', 'approval_flow', 'price_request_item',
      'price_request', 'pending_change', 'product_log', 'fee_preview', 'profit_day', 'product']) await sql(`delete from ${table}`)
    await sql(`insert into product (company_id, id, shop_id, msku, currency, price, fulfilment) values
      ($1, 11, 1, 'MUG-RED', 'USD', 19.99, 'FBA'), ($1, 12, 1, 'MUG-BLUE', 'USD', 21.50, 'FBM'), ($1, 21, 2, 'MUG-JP', 'JPY', 2500, 'FBA')`, [app.companyId])
  })

  it('wait for nobody where there is no flow, nor where the flow is of another shop', async () => {
    await edit({ id: '11', price: '18.5' })
    expect((await flow({ shops: ['2'] })).body.code).toBe(200)
    await edit({ id: '12', price: '20' })
    await edit({ id: '21', price: '2400' })
    expect((await changes()).map(({ row_title, state }) => [row_title, state])).toEqual([
      ['MUG-RED', 'waiting'], ['MUG-BLUE', 'waiting'], ['MUG-JP', 'auditing'],
    ])
    expect(await requests()).toMatchObject([{ shop_id: '2', summary: 'MUG-JP 售价 2500.00 → 2400.00', state: '1' }])
  })

  it('are one document for each shop that a write is about, and can be exported once it is approved', async () => {
    await flow()
    const body = { call: { family: 'trade', call: 'productEdit' }, rows: ['11', '12', '21'].map((id) => ({ key: { id } })), preview: false }
    expect((await write(seller, '/app/api/v1/bulk-edit', { ...body, changes: { price: { percentDown: '10' } } })).body.data).toMatchObject({ changed: 3 })
    const [first, second] = await requests()
    expect([first, second].map((each) => [each?.['shop_id'], each?.['state']])).toEqual([['1', '1'], ['2', '1']])
    const ids = (await sql(`select id::text from pending_change where shop_id = 1 order by id`)).map(({ id }) => id)
    const refused = JSON.parse((await fileOf(app, seller, path('trade', 'priceFile'), { ids })).text) as unknown
    expect(refused).toMatchObject({ code: 1006, msg: expect.stringContaining('正在审批') as string })
    const [waits] = await sql(`select id::text from approval where doc_id = $1`, [first!['id']])
    expect((await decide(seller, 'approve', waits!['id'])).status).toBe(403)
    const desk = (await checker.call<{ document: { tables: { rows: Row[] }[] } }>(path('approval', 'detail'), { id: waits!['id'] })).body.data
    expect(desk.document.tables[0]!.rows.map(({ msku, old_text, new_text }) => [msku, old_text, new_text])).toEqual(
      [['MUG-RED', '19.99', '17.99'], ['MUG-BLUE', '21.50', '19.35']])
    expect((await decide(checker, 'approve', waits!['id'])).body.code).toBe(200)
    expect((await changes()).map(({ row_title, state }) => [row_title, state])).toEqual([
      ['MUG-RED', 'waiting'], ['MUG-BLUE', 'waiting'], ['MUG-JP', 'auditing'],
    ])
    expect((await fileOf(app, seller, path('trade', 'priceFile'), { ids })).text).toContain('MUG-RED\t17.99')
  })

  it('are not asked of Amazon when they are rejected, or taken back by whoever asked', async () => {
    await flow()
    await edit({ id: '11', price: '18.5' })
    await decide(checker, 'reject', await approval(), { remark: '大促之前不降' })
    expect(await changes()).toMatchObject([{ state: 'refused', new_text: '18.50' }])
    expect(await requests()).toMatchObject([{ state: '3', audit_remark: '大促之前不降' }])
    await edit({ id: '11', price: '19' })
    await decide(seller, 'withdraw', await approval())
    expect((await changes()).map(({ state }) => state)).toEqual(['refused', 'revoked'])
  })

  it('are not changed nor revoked meanwhile', async () => {
    await flow()
    await edit({ id: '11', price: '18.5' })
    expect((await edit({ id: '11', price: '18' })).body).toMatchObject({
      code: 1006, msg: 'MUG-RED的售价正在审批（18.50），请先在「审批单据」里撤回，或等审批结束',
    })
    const ids = (await sql('select id::text from pending_change')).map(({ id }) => id)
    expect((await write(seller, path('app', 'pendingRevoke'), { ids })).body).toMatchObject({ code: 1006, msg: expect.stringContaining('正在审批') })
    expect((await edit({ id: '12', fbm_qty: 5 })).body.code).toBe(200)
    expect((await changes()).map(({ field, state }) => [field, state])).toEqual([['price', 'auditing'], ['fbm_qty', 'waiting']])
  })

  it('tell an approver who may see costs what is lost by each piece', async () => {
    await sql(`insert into fee_preview (company_id, shop_id, msku, stat_date, currency, total_fee) values ($1, 1, 'MUG-RED', '2026-03-01', 'USD', 6.50)`,
      [app.companyId])
    await sql(`insert into profit_day
      (company_id, part, origin, shop_id, stat_month, stat_day, msku, currency, quantity, uncosted_quantity, purchase_cost, head_cost)
      values ($1, 'order', 'settled', 1, '2026-02-01', '2026-02-20', 'MUG-RED', 'USD', 10, 0, -40, -10)`, [app.companyId])
    await flow()
    expect((await edit({ id: '11', price: '10.5' })).body.code).toBe(1009)
    expect((await edit({ id: '11', price: '10.5', confirmed: true })).body.code).toBe(200)
    const told = async (client: Client) => client.call<{ document: { tables: { rows: Row[] }[] } }>(path('approval', 'detail'), { id: await approval() })
    const desk = async (client: Client) => (await told(client)).body.data.document.tables[0]!.rows[0]
    expect(await desk(checker)).toMatchObject({ warning: '新售价低于预估费用与成本，卖一件亏一件：每件亏损 1 USD' })
    expect(await desk(seller)).not.toHaveProperty('warning')
  })

  it('cannot be handed in where nobody may approve: nothing is kept', async () => {
    await flow({ steps: [{ step_name: '总监', approver_kind: 'role', role: 'nobody', mode: 'any' }] })
    await sql(`insert into role (company_id, name, label, menus) values ($1, 'nobody', '总监', '{}') on conflict do nothing`, [app.companyId])
    await flow({ steps: [{ step_name: '总监', approver_kind: 'role', role: 'nobody', mode: 'any' }] })
    expect((await edit({ id: '11', price: '18.5' })).body).toMatchObject({ code: 1006, msg: expect.stringContaining('没有可以审批的人') })
    expect([await changes(), await requests()]).toEqual([[], []])
  })

  it('a flow is for some shops only where its documents belong to shops', async () => {
    expect((await flow({ doc_kind: 'contract', shops: ['1'] })).body).toMatchObject({ code: 1002, msg: expect.stringContaining('不分店铺') })
  })

  it('documents that belong to shops may have flows of some shops, declarations among them', async () => {
    expect((await flow({ doc_kind: 'inbound_plan', shops: ['1'] })).body.code).toBe(200)
    expect((await flow({ doc_kind: 'customs_declare', shops: ['1'] })).body.code).toBe(200)
  })
})
