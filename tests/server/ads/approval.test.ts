/** Where the company has a flow for 广告修改单, changes of advertising wait for its approvers before they may be taken to Amazon. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { fileOf, sheetsOf } from '../writes/sheets'
import { bringSheet } from './bring-sheet'

const campaign = (id: string, title: string, budget: string) => ({
  Product: 'Sponsored Products', Entity: 'Campaign', 'Campaign ID': id, 'Campaign Name': title, State: 'enabled', 'Targeting Type': 'auto',
  'Daily Budget': budget, 'Start Date': '20260101', 'Bidding Strategy': 'Fixed bid',
})

describe('changes of advertising that are approved', { timeout: 120_000 }, () => {
  let app: TestApp
  let admin: Client
  let checker: Client
  let shops: string[]
  const sql = async (text: string, values: unknown[] = []) => (await app.database.db.asOwner((tx) => tx.query<Record<string, unknown>>(text, values))).rows
  const path = (family: string, call: string) => app.runtime.live.current.model.families[family]!.calls[call]!.path
  const write = <T = Record<string, unknown>>(client: Client, where: string, body: unknown) =>
    client.call<T>(where, body, { headers: { 'idempotency-key': randomUUID() } })
  const budget = (shop: number, id: string, value: string) =>
    write(admin, path('adsSp', 'campaignUpdate'), { shop_id: shops[shop], campaign_id: id, daily_budget: value })
  const flow = async (more: Record<string, unknown> = {}) => expect((await write(admin, path('approval', 'flowAdd'), {
    flow_name: `广告 ${randomUUID().slice(0, 8)}`, doc_kind: 'ad_request', currency: 'CNY', is_enable: true,
    steps: [{ step_name: '主管审核', approver_kind: 'role', role: 'checker', mode: 'any' }], ...more,
  })).body).toMatchObject({ code: 200 })
  const changes = async () => (await sql('select id::text, row_title, new_text, state from pending_change order by id'))
  const states = async () => (await changes()).map(({ row_title, state }) => [row_title, state])
  const ids = async () => (await changes()).map(({ id }) => id)
  const requests = () => sql('select id::text, shop_id::text, summary, state, audit_remark from ad_request order by id')
  const approvals = () => sql(`select id::text, title from approval where status = '0' order by id`)
  const decide = async (client: Client, what: string, more: Record<string, unknown> = {}) =>
    write(client, path('approval', what), { id: (await approvals())[0]!['id'], ...more })
  /** The rows of a sheet by its heading; the server's sentence where there is no sheet. */
  const sheet = async (): Promise<Record<string, string>[] | string> => {
    const { bytes, text, name } = await fileOf(app, admin, path('app', 'pendingSheet'), { ids: await ids() })
    if (!name.includes('.xlsx')) return (JSON.parse(text) as { msg: string }).msg
    return Object.values(await sheetsOf(bytes)).flatMap(
      ([head = [], ...rows]) => rows.map((row) => Object.fromEntries(head.map((cell, at) => [cell, row[at] ?? '']))),
    )
  }

  let day = '2026-03-05'

  beforeAll(async () => {
    app = await startTestApp({ now: () => new Date(`${day}T08:00:00Z`) })
    admin = await app.admin()
    shops = (await sql(`insert into shop (company_id, name, account_name, site, marketplace, currency) values
      ($1, '美国店', '甲', 'us', 'amazon.com', 'USD'), ($1, '英国店', '乙', 'uk', 'amazon.co.uk', 'GBP') returning id::text`, [app.companyId]))
      .map(({ id }) => String(id))
    await sql(`insert into role (company_id, name, label, everything, menus, permissions, denied_actions, hidden_fields)
      values ($1, 'checker', 'checker', false, '{M00123009}', '{}', '{}', '{}')`, [app.companyId])
    checker = await app.person('checker-one', { roles: ['checker'] })
    await sql(
      `insert into product (company_id, id, shop_id, msku, asin, currency) values ($1, 1, $2::bigint, 'CUP', 'B000000001', 'USD')`, [app.companyId, shops[0]],
    )
    await bringSheet(app, admin, shops[0]!, [campaign('71', '夏季', '20'), campaign('72', '冬季', '30')], 'us.csv')
    await bringSheet(app, admin, shops[1]!, [campaign('81', '英国', '10')], 'uk.csv')
  })
  afterAll(() => app?.stop())
  beforeEach(async () => {
    for (const table of ['approval_task', 'approval_history', 'approval_version', 'approval', 'approval_step', 'approval_flow', 'ad_request_item', 'ad_request',
      'pending_change']) await sql(`delete from ${table}`)
  })

  it('wait for nobody where there is no flow, nor where the flow is of another shop', async () => {
    await budget(0, '71', '25')
    await flow({ shops: [shops[1]] })
    await budget(0, '72', '35')
    await budget(1, '81', '12')
    expect(await states()).toEqual([['夏季', 'waiting'], ['冬季', 'waiting'], ['英国', 'auditing']])
    expect(await requests()).toMatchObject([{ shop_id: shops[1], summary: '英国 每日预算 10.00 → 12.00', state: '1' }])
  })

  it('are one document for each shop that a write is about; only what is approved stands in a sheet', async () => {
    await flow()
    const keys = [[0, '71'], [0, '72'], [1, '81']].map(([shop, id]) => ({ key: { shop_id: shops[shop as number], campaign_id: id } }))
    const body = { call: { family: 'adsSp', call: 'campaignUpdate' }, rows: keys, changes: { daily_budget: { percentUp: '10' } }, preview: false }
    expect((await write(admin, '/app/api/v1/bulk-edit', body)).body.data).toMatchObject({ changed: 3 })
    expect((await requests()).map(({ shop_id, state }) => [shop_id, state])).toEqual([[shops[0], '1'], [shops[1], '1']])
    expect(await sheet()).toContain('店铺')
    await sql('delete from pending_change where shop_id = $1', [shops[1]])
    expect(await sheet()).toBe('这 2 项修改正在审批（或它所在的新对象正在审批），通过后才能导出。')
    const desk = (await checker.call<{ document: { tables: { rows: Record<string, unknown>[] }[] } }>(
      path('approval', 'detail'), { id: (await approvals())[0]!['id'] },
    )).body.data
    expect(desk.document.tables[0]!.rows.map(({ row_title, field_label, old_text, new_text }) => [row_title, field_label, old_text, new_text])).toEqual([
      ['夏季', '每日预算', '20.00', '22.00'], ['冬季', '每日预算', '30.00', '33.00'],
    ])
    expect((await decide(admin, 'approve')).status).toBe(403)
    expect((await decide(checker, 'approve')).body.code).toBe(200)
    expect((await sheet() as Record<string, string>[]).map((line) => [line['Campaign ID'], Number(line['Daily Budget'])])).toEqual([['71', 22], ['72', 33]])
  })

  it('hold what is to be made anew as well, named by what it is', async () => {
    await flow()
    const asked = { shop_id: shops[0], portfolio_name: '厨房', budget_policy: 'Monthly Recurring', budget_amount: '100' }
    expect((await write(admin, path('adsNew', 'portfolioAdd'), asked)).body).toMatchObject({ code: 200 })
    expect(await requests()).toMatchObject([{ summary: '新增 厨房', state: '1' }])
    expect(await states()).toEqual([['厨房', 'auditing']])
    expect((await write(admin, path('adsNew', 'portfolioAdd'), asked)).body.msg).toMatch(/已在待提交/)
    await decide(checker, 'approve')
    expect(await states()).toEqual([['厨房', 'waiting']])
  })

  const newCampaign = async () => expect((await write(admin, path('adsSp', 'campaignCreate'), {
    ad_type: 'sp', shop_id: shops[0], currency: 'USD', campaign_name: '新活动', ad_group_name: '新组', split: 'one', targeting_type: 'auto',
    start_date: '2026-03-06', daily_budget: '10', budget_type: 'daily', bid_strategy: 'Fixed bid', default_bid: '0.75', products: [{ product_id: '1' }],
    ready: true,
  })).body).toMatchObject({ code: 200 })

  it('keep what stands in a new campaign back until that is approved, in whichever order they are', async () => {
    await flow()
    await newCampaign()
    const [first] = await requests()
    expect(first).toMatchObject({ summary: '新增 新活动' })
    // The group is taken as asked for by itself: it still waits for the campaign that it stands in.
    await sql(`update pending_change set state = 'waiting' where target <> 'ad_campaign'`)
    expect(await sheet()).toContain('它所在的新对象正在审批')
    await decide(checker, 'approve')
    expect((await sheet() as Record<string, string>[]).map((line) => line['Entity'])).toContain('Campaign')
  })

  it('are not taken out when their day has passed by the time that they are approved, nor what stands in them; the rest is', async () => {
    await flow()
    await newCampaign()
    await decide(checker, 'approve')
    await write(admin, path('adsSp', 'campaignUpdate'), { shop_id: shops[0], campaign_id: '71', end_date: '2026-03-06', state: 'paused' })
    await decide(checker, 'approve')
    day = '2026-03-07'
    const lines = await sheet() as Record<string, string>[]
    expect(lines.map((line) => [line['Entity'], line['Campaign ID'], line['State'], line['End Date']])).toEqual([['Campaign', '71', 'paused', '']])
    await sql(`delete from pending_change where state = 'exported'`)
    const says = await sheet()
    day = '2026-03-05'
    expect(says).toMatch(/^这 \d+ 项修改现在提交亚马逊会拒绝，没有带上，请撤销后改好再提交：.*「新活动」开始日期已经过去/)
    expect(says).toContain('「夏季」结束日期已经过去')
  })

  it('are not asked of Amazon when they are rejected, or taken back by whoever asked', async () => {
    await flow()
    await budget(0, '71', '40')
    await decide(checker, 'reject', { remark: '预算已经够了' })
    expect(await states()).toEqual([['夏季', 'refused']])
    expect(await requests()).toMatchObject([{ state: '3', audit_remark: '预算已经够了' }])
    await budget(0, '71', '22')
    await decide(admin, 'withdraw')
    expect((await states()).map(([, state]) => state)).toEqual(['refused', 'revoked'])
  })

  it('are not changed nor revoked meanwhile, and are asked for anew where another value is wanted later', async () => {
    await flow()
    await budget(0, '71', '40')
    expect((await budget(0, '71', '50')).body).toMatchObject({ code: 1006, msg: expect.stringContaining('夏季的每日预算正在审批（40.00）') })
    expect((await write(admin, path('app', 'pendingRevoke'), { ids: await ids() })).body).toMatchObject({ code: 1006, msg: expect.stringContaining('正在审批') })
    await decide(checker, 'approve')
    await budget(0, '71', '50')
    expect(await states()).toEqual([['夏季', 'auditing']])
    expect((await requests()).map(({ state }) => state)).toEqual(['2', '1'])
  })

  it('that Amazon has meanwhile are no longer asked for, whatever is decided', async () => {
    await flow()
    await budget(0, '72', '31')
    await bringSheet(app, admin, shops[0]!, [campaign('71', '夏季', '20'), campaign('72', '冬季', '31')], 'us-again.csv')
    expect(await states()).toEqual([['冬季', 'done']])
    expect((await decide(checker, 'approve')).body.code).toBe(200)
    expect(await states()).toEqual([['冬季', 'done']])
  })
})
