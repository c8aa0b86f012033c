import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListAnswer } from '../../../contract/wire'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { fileOf, sheetsOf } from '../writes/sheets'
import { jobUntil } from '../../support/jobs'
import { exportedText, linesOf, type Exporting } from './exporting'

const FILES = 4500
const COLUMNS: Exporting['columns'] = [
  { path: 'file_name', label: '文件名', kind: 'text' },
  { path: 'shop.name', label: '店铺', kind: 'text' },
  { path: 'state', label: '状态', kind: 'enum', enum: 'import_state' },
  { path: 'total_count', label: '总行数', kind: 'integer' },
  { path: 'data_start', label: '数据开始', kind: 'date' },
]

describe('exporting a list', () => {
  let server: TestApp
  let admin: Client
  const exported = (client: Client, body: Record<string, unknown>) => exportedText(client, {
    call: { family: 'app', call: 'reportFiles' }, columns: COLUMNS, title: '导入记录', ...body,
  })

  beforeAll(async () => {
    server = await startTestApp({ now: () => new Date('2026-03-05T18:00:00Z') })
    admin = await server.admin()
    await server.runtime.db.asOwner(async (tx) => {
      for (const [name, site] of [['甲店', 'us'], ['乙店', 'de']]) {
        await tx.query(`insert into shop (company_id, name, account_name, site, currency) values ($1, $2, $2, $3, 'USD')`, [server.companyId, name, site])
      }
      await tx.query(
        `insert into report_file (company_id, report, shop_id, state, file_name, total_count, data_start, create_time)
         select $1, 'storage_fee', (select min(id) from shop where company_id = $1) + n % 2, case when n % 3 = 0 then 'committed' else 'preview' end,
           case when n = 7 then '=cmd()' else '文件, "' || n || '".csv' end, n, date '2025-01-01' + n % 300, now() + n * interval '1 second'
         from generate_series(1, ${FILES}) n`,
        [server.companyId],
      )
    })
  })
  afterAll(() => server?.stop())

  it('says kept conditions in words, with the names of the rows that they name', async () => {
    await server.runtime.db.asOwner((tx) => tx.query(
      `with provider as (insert into logistics_provider (company_id, logistics_provider, transport_mode) values ($1, '物流商', 'air') returning id),
        channel as (insert into logistics_channel (company_id, provider_id, logistics_channel, transport_mode)
          select $1, id, '快递', 'air' from provider returning id),
        mine as (select min(id) as id from shop where company_id = $1)
       insert into logistics_rule (company_id, rule_name, channel_id, priority, order_rule)
       select $1, '甲', channel.id, 1, jsonb_build_object('or', jsonb_build_array(
         jsonb_build_object('field', 'shop_id', 'op', 'eq', 'value', mine.id::text), jsonb_build_object('field', 'quantity', 'op', 'ge', 'value', 3)
       )) from channel, mine`, [server.companyId],
    ))
    const { text } = await exported(admin, {
      call: { family: 'logistics', call: 'logisticsRuleList' }, title: '匹配规则', request: {},
      columns: [{ path: 'rule_name', label: '规则', kind: 'text' }, { path: 'order_rule', label: '适用订单', kind: 'json' }],
    })
    expect(linesOf(text).slice(0, 2)).toEqual([['规则', '适用订单'], ['甲', '店铺为 甲店 或 下单数量 ≥ 3']])
  })

  it('holds every row of the filtered list, in the same order, with the same columns and the same total', async () => {
    const question = { filter: { field: 'state', op: 'eq', value: 'committed' }, sort: [{ field: 'total_count', order: 'desc' }] }
    const list =
      (await admin.call<ListAnswer>('/app/api/v1/report-files/list', { ...question, page: 1, pageSize: 1000, fields: COLUMNS.map((column) =>
        column.path) })).body.data
    const { job, text, name } = await exported(admin, { request: question })
    expect(job).toMatchObject({ state: 'done', message: `共 ${list.total} 行` })
    expect(name).toContain('导入记录_20260306.csv')
    const [head, ...lines] = linesOf(text)
    expect(head).toEqual(['文件名', '店铺', '状态', '总行数', '数据开始'])
    const totals = lines.splice(list.total)
    expect(lines).toHaveLength(FILES / 3)
    const states = Object.fromEntries((server.runtime.live.current.model.enums['import_state']?.values ?? []).map((value) => [value.value, value.label]))
    expect(lines.slice(0, 1000)).toEqual(
      list.list.map((row) => [row['file_name'], row['shop.name'], states[String(row['state'])], String(row['total_count']), row['data_start']]),
    )
    expect(totals).toEqual([['合计', '', '', String(list.summary[0]?.values['total_count']), '']])
  })

  it('makes file names harmless that a spreadsheet would run', async () => {
    const { text } = await exported(admin, { request: { filter: { field: 'total_count', op: 'eq', value: 7 } } })
    expect(linesOf(text)[1]?.[0]).toBe(`'=cmd()`)
  })

  it('writes a workbook where that is asked for', async () => {
    const started = await admin.call<{ id: string }>('/app/api/v1/exports/list', {
      call: { family: 'app', call: 'reportFiles' }, request: {}, columns: COLUMNS, title: '导入记录',
    })
    const job = await jobUntil(admin, started.body.data.id)
    expect(job).toMatchObject({ state: 'done', message: `共 ${FILES} 行` })
    const file =
      await server.app.inject({ method: 'POST', url: '/app/api/v1/jobs/file', headers: { authorization: `Bearer ${admin.token}` }, payload: { id: job.id } })
    expect(file.headers['content-type']).toContain('spreadsheetml')
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  it('puts what the cards of a board ask on a sheet each, of totals alone where the card shows no more', async () => {
    const call = { family: 'app', call: 'reportFiles' }
    const few = { filter: { field: 'total_count', op: 'le', value: 3 } }
    const part = (title: string, more: object = {}) => ({ call, columns: COLUMNS, title, request: few, ...more })
    const started = await admin.call<{ id: string }>('/app/api/v1/exports/board', {
      title: '看板', parts: [part('文件'), part('文件', { totals: true }), part('全部/文件', { request: { filter: { field: 'total_count', op: 'eq', value: 9 } } })],
    })
    const job = await jobUntil(admin, started.body.data.id)
    expect(job).toMatchObject({ state: 'done', message: '共 3 张表，7 行' })
    const sheets = await sheetsOf((await fileOf(server, admin, '/app/api/v1/jobs/file', { id: job.id })).bytes)
    expect(Object.keys(sheets)).toEqual(['文件', '文件 2', '全部 文件', '说明'])
    expect(['文件', '文件 2', '全部 文件'].map((name) => sheets[name]!.length)).toEqual([5, 2, 3])
    expect(sheets['文件 2']![1]![3]).toBe('6')
    const wrong = await admin.call('/app/api/v1/exports/board', { title: '看板', parts: [part('文件'), part('别的', { call: { family: 'app', call: 'session' } })] })
    expect(wrong.status).toBe(400)
    expect((await admin.call('/app/api/v1/exports/board', { title: '看板', parts: [] })).body.errors).toHaveProperty('parts')
    const nobody = await server.person('no-board')
    expect((await nobody.call('/app/api/v1/exports/board', { title: '看板', parts: [part('文件')] })).status).toBe(403)
  })

  it('holds only the shops that its owner sees', async () => {
    const { rows } =
      await server.runtime.db.asOwner((tx) => tx.query<{ id: number }>('select min(id) as id from shop where company_id = $1', [server.companyId]))
    const person = await server.person('one-shop', { roles: ['admin'], shopIds: [String(rows[0]?.id)] })
    const { job, text } = await exported(person, { request: {} })
    expect(job.message).toBe(`共 ${FILES / 2} 行`)
    expect(new Set(linesOf(text).slice(1, -1).map((row) => row[1]))).toEqual(new Set(['甲店']))
  })

  it('is refused at once for what is no list, for a wrong question, and without the permission', async () => {
    const ask = (client: Client, body: Record<string, unknown>) =>
      client.call('/app/api/v1/exports/list', { call: { family: 'app', call: 'reportFiles' }, request: {}, columns: COLUMNS, title: 't', ...body })
    expect((await ask(admin, { call: { family: 'app', call: 'session' } })).status).toBe(400)
    expect((await ask(admin, { request: { filter: { field: 'state', op: 'like' } } })).body.errors).toMatchObject({ 'filter.op': expect.any(String) })
    expect((await ask(admin, { columns: [] })).body.errors).toHaveProperty('columns')
    expect((await ask(admin, { format: 'pdf' })).body.errors).toHaveProperty('format')
    const nobody = await server.person('no-role')
    expect((await ask(nobody, {})).status).toBe(403)
  })

  it('is refused at once, and no job begun, where a column or a field of the filter is none of the list', async () => {
    const count = async () => (await server.runtime.db.asOwner((tx) => tx.query<{ n: number }>(`select count(*)::int as n from job`))).rows[0]?.n
    const before = await count()
    const ask = (body: Record<string, unknown>) =>
      admin.call('/app/api/v1/exports/list', { call: { family: 'app', call: 'reportFiles' }, request: {}, columns: COLUMNS, title: 't', ...body })
    const wrong = [
      { columns: [{ path: 'no_such_field', label: 'x' }] },
      { request: { filter: { field: 'no_such_field', op: 'eq', value: 1 } } },
      { request: { filter: { field: 'total_count', op: 'eq', value: 'many' } } },
      { request: { sort: [{ field: 'no_such_field', order: 'asc' }] } },
    ]
    for (const body of wrong) {
      const { status, body: answer } = await ask(body)
      expect(status).toBe(400)
      expect(answer.msg).toMatch(/no_such_field|总行数/)
    }
    expect(await count()).toBe(before)
  })

  it('has a title without control characters', async () => {
    const { job, name } = await exported(admin, { request: { filter: { field: 'total_count', op: 'eq', value: 7 } }, title: '导入\u0000记\n录' })
    expect(job.state).toBe('done')
    expect(name).toContain('导入 记 录_')
  })

  it('of tasks is of those that were there when it was asked for: it is no row of itself', async () => {
    const call = { family: 'taskReport', call: 'list' }
    const columns = [
      { path: 'id', label: '任务编号', kind: 'id' }, { path: 'state', label: '任务状态', kind: 'enum', enum: 'job_state' },
      { path: 'fail_count', label: '失败数', kind: 'integer' },
    ]
    const before =
      (await admin.call<ListAnswer>('/fba/api/v1/taskreport/list', {
        page: 1, pageSize: 1000, fields: ['id'], sort: [{ field: 'id', order: 'asc' }],
      })).body.data
    expect(before.total).toBeGreaterThan(0)
    const { job, text } = await exported(admin, { call, columns, title: '任务', request: { sort: [{ field: 'id', order: 'asc' }] } })
    expect(job.message).toBe(`共 ${before.total} 行`)
    expect(linesOf(text).slice(1, before.total + 1).map(([id]) => id)).toEqual(before.list.map((row) => row['id']))
    expect(text).not.toContain('执行中')
    const filtered = await exported(admin, {
      call, columns, title: '任务', request: { filter: { or: [{ field: 'state', op: 'eq', value: 'running' }, { field: 'id', op: 'eq', value: job.id }] } },
    })
    expect(linesOf(filtered.text).slice(1, 2).map(([id]) => id)).toEqual([job.id])
    expect(filtered.job.message).toBe('共 1 行')
  })
})
