/**
 * A database that an earlier version filled opens with nothing lost. The folders beside this file are such databases: a small
 * company that was worked in through the calls of that day's server, as pg_dump wrote it, with its uploaded files. Everything
 * that stands in it must still stand there after a start, and people go on with it. KEPT.md says how another one is made.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Client as Connection } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { migrate } from '../../server/kernel/kept/migrate'
import { verifyRollups } from '../../server/kernel/kept/rollup'
import { startTestApp, type Client, type TestApp } from '../support/app'
import { createTestDatabase, type TestDatabase } from '../support/database'

/** In the order of their days; people go on with the newest. */
const FOLDERS = ['2026-11-22', '2026-11-22-names']
const NEWEST = join(import.meta.dirname, FOLDERS.at(-1) ?? '')
const COMPANY = 1
/** What the start itself writes, and what is counted anew from the rest. */
const OF_THE_START = ['schema_version', 'schema_change', 'data_version']

interface Listed<T = Record<string, unknown>> { list: T[]; total: number }
interface Views { views: { name: string; kind: string; roles: string[]; content: unknown }[]; layout: { content: unknown } }
type Columns = Record<string, string[]>

/** What was called otherwise when the rows were written: pages, then families before their call or in a call that waits. */
const RENAMED: [RegExp, string][] = [
  [/\bpurchase_erp_gong_ying_shang_guan_li\b/g, 'purchase_supplier'],
  [/\bfba_fba_cargo\b/g, 'fba_shipment'],
  [/\bsystem-v2(?=\.|"")/g, 'systemV2'],
  [/(?<="")taskreport(?="")/g, 'taskReport'],
  [/\bsale_order_list(?=,)/g, 'sale_order_list:list'],
  [/\bsale_listing(?=,缺图)/g, 'sale_listing:listing'],
]
/** Tables that keep names of pages or families. */
const NAMING = ['favorite', 'page_view', 'page_layout', 'role', 'saved_set', 'audit_log', 'job', 'row_upload']

/**
 * What people kept in places that the kept companies did not use: rules by country and weight, views and a layout of lists that have tabs by now,
 * a SKU as a text; documents of stock of one line, in every stage.
 */
const OF_BEFORE = `
  insert into logistics_rule (company_id, id, rule_name, priority, country, min_weight, max_weight, channel_id) values
    (1, 901, 'CA 与欧洲', 1, '{美国,uk,德国,Italia}', 0.50, 30, 1), (1, 902, '全部', 2, '{}', 0, null, 1);
  insert into page_view (company_id, id, source, name, kind, owner, content) values (1, 901, 'sale_order_list', '待发货', 'personal', 1, '{}'),
    (1, 902, 'sale_listing', '缺图', 'personal', 1, '{}');
  insert into page_layout (company_id, owner, source, content) values (1, 1, 'sale_order_list', '{}');
  update product set sku = 'BOX-1', product_name = '盒子' where id = (select min(id) from product where company_id = 1);
  insert into warehouse (company_id, id, name, wh_type) values (1, 901, '北仓', 'local'), (1, 902, '南仓', 'local');
  insert into stock_move (company_id, id, move_no, warehouse_id, move_day, doc_status) values (1, 901, 'CR1', 901, '2026-01-05', '5');
  insert into stock_move_item (company_id, id, move_id, sku, product_name, bin_code, good_qty) values
    (1, 901, 901, 'CUP-9', '杯', 'A1', 5), (1, 902, 901, ' CUP-9 ', null, null, 2);
  insert into transfer (company_id, id, doc_no, out_wh_id, in_wh_id, sku, quantity, out_qty, in_qty, transfer_state) values
    (1, 901, 'DB1', 901, 902, 'CUP-9', 10, 9, 4, '4'), (1, 902, 'DB2', 901, 902, 'LID-9', 3, null, null, '1');
  insert into stocktake (company_id, id, doc_no, warehouse_id, check_kind, sku, product_name, book_qty, real_qty, doc_status)
    values (1, 901, 'PD1', 901, '2', 'LID-9', '盖', 7, 6, '1');
  insert into supplier (company_id, id, supplier_name, contact, mobile, settle_method) values (1, 901, '杯厂', '王', '13800000009', 'cash');
  insert into receipt (company_id, id, receipt_no, purchase_no, supplier_id, warehouse_id, sku, notice_qty, received_qty, good_qty, bad_qty) values
    (1, 901, 'SH1', 'PO1', 901, 901, 'CUP-9', 10, 9, 8, 1), (1, 902, 'SH2', null, null, 901, 'MUG-9', 4, null, null, null);
  insert into purchase_return (company_id, id, doc_no, purchase_no, supplier_id, warehouse_id, sku, good_return, bad_return, return_method, unit_price,
    doc_status) values (1, 901, 'TH1', 'PO1', 901, 901, 'CUP-9', 0, 2, '1', 1.5, '5');
  insert into pending_change (company_id, id, shop_id, target, target_label, row_key, field, field_label, old_value, new_value, state, create_time,
    exported_time) select 1, n, (select min(id) from shop), 'ad_campaign', 'SP广告活动', n::text, 'state', '状态', 'enabled', wanted, 'exported',
    '2026-03-01T17:30:00Z', '2026-03-02T16:30:00Z' from (values (901, 'archived'), (902, 'paused')) as v (n, wanted)`

/** Where that stands now. */
const movedOn = ({ db }: TestDatabase): Promise<unknown[]> => db.asOwner(async (tx) => (await tx.query<{ at: unknown[] }>(`
  select jsonb_build_array(rule_name, order_rule, remark) as at from logistics_rule where id in (901, 902)
  union all select jsonb_build_array(source, null, null) from page_view where id in (901, 902)
  union all select jsonb_build_array(source, null, null) from page_layout where source like 'sale_order_list%'
  union all select jsonb_build_array(s.sku_code, s.product_name, p.msku = l.msku and p.from_day is null and p.to_day is null)
    from sku s join pairing p on p.sku_id = s.id join product l on l.shop_id = p.shop_id and l.sku = s.sku_code
  union all (select jsonb_build_array(s.sku_code, b.code, i.good_qty) from stock_move_item i
    join sku s on s.id = i.sku_id left join warehouse_bin b on b.id = i.bin_id order by i.id)
  union all (select jsonb_build_array(s.sku_code, i.out_qty, i.in_qty) from transfer_item i join sku s on s.id = i.sku_id order by i.id)
  union all select jsonb_build_array(s.product_name, i.book_qty, i.real_qty) from stocktake_item i join sku s on s.id = i.sku_id
  union all select jsonb_build_array(b.place_kind, b.warehouse_id, b.qty) from stock_balance b where place_kind = 'transit'
  union all (select jsonb_build_array(r.receipt_state || ' ' || r.purchase_no, s.sku_code, i.notice_qty, i.received_qty, i.good_qty, i.bad_qty, i.in_qty)
    from receipt_item i join receipt r on r.id = i.receipt_id join sku s on s.id = i.sku_id order by i.id)
  union all select jsonb_build_array(r.doc_status, s.sku_code, i.condition, i.qty, i.price, i.out_qty)
    from purchase_return_item i join purchase_return r on r.id = i.return_id join sku s on s.id = i.sku_id
  union all (select jsonb_build_array(operation, batch, exported_day) from pending_change where id in (901, 902) order by id)`)).rows.map(({ at }) => at))

let test: TestDatabase
let app: TestApp
let dataDir: string
let admin: Client

/** Every row of these tables, by the columns that they had, as text in order. */
const rowsOf = ({ db }: TestDatabase, of: Columns): Promise<Record<string, string[]>> => db.asOwner(async (tx) => {
  const answer: Record<string, string[]> = {}
  for (const [table, names] of Object.entries(of)) {
    const { rows } = await tx.query<{ text: string }>(`select row(${names.map((name) => `"${name}"`).join(', ')})::text as text from "${table}" order by 1`)
    answer[table] = rows.map(({ text }) => text)
  }
  return answer
})

/** The rows as they stand under the names of today. */
function asNamedNow(rows: Record<string, string[]>): Record<string, string[]> {
  const named = (row: string): string => RENAMED.reduce((said, [before, now]) => said.replace(before, now), row)
  return Object.fromEntries(Object.entries(rows).map(([table, texts]) => [table, (NAMING.includes(table) ? texts.map(named) : texts).toSorted()]))
}

const inOrder = (rows: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(rows).map(([table, texts]) => [table, texts.toSorted()]))

/** Columns whose values are meant to change, each looked at by itself. */
const CHANGED = ['role.permissions']

/** Which roles hold a permission. */
const holders = async ({ db }: TestDatabase, permission: string): Promise<string[]> => (await db.asOwner((tx) => tx.query<{ name: string }>(
  `select name from role where $1 = any(permissions) order by name`, [permission],
))).rows.map(({ name }) => name)

/** A database of the folder as it was kept, and the columns of its tables. */
async function kept(folder: string): Promise<{ database: TestDatabase; columns: Columns }> {
  const database = await createTestDatabase({ empty: true })
  const connection = new Connection({ connectionString: database.url })
  await connection.connect()
  await connection.query(gunzipSync(readFileSync(join(import.meta.dirname, folder, 'database.sql.gz'))).toString())
  const { rows } = await connection.query<{ name: string; columns: string[] }>(
    `select table_name::text as name, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns where table_schema = 'public' group by table_name order by table_name`,
  )
  await connection.end()
  // Rows made out of facts may be made anew: the same ones, under other numbers.
  const made = new Set(Object.values(database.model.entities).flatMap(({ table, compute }) => (compute ? [table] : [])))
  const ofRows = rows.filter(({ name }) => !OF_THE_START.includes(name))
  return {
    database,
    columns: Object.fromEntries(ofRows.map(({ name, columns }) => [
      name, columns.filter((column) => !(made.has(name) && column === 'id') && !CHANGED.includes(`${name}.${column}`)),
    ])),
  }
}

afterAll(async () => {
  await app?.stop()
  await test?.drop()
  if (dataDir) rmSync(dataDir, { recursive: true, force: true })
})

/** The list that a call answers. */
async function listOf<T = Record<string, unknown>>(client: Client, path: string, fields: string[]): Promise<Listed<T>> {
  const { body } = await client.call<Listed<T>>(path, { page: 1, pageSize: 100, fields })
  expect([path, body.code, body.msg]).toEqual([path, 200, body.msg])
  return body.data
}

/** Asks until none of the files is being worked on. */
async function settled(ids: string[]): Promise<string[]> {
  for (let asked = 0; asked < 200; asked += 1) {
    const { list } = (await admin.call<{ list: { state: string }[] }>('/app/api/v1/imports/progress', { ids })).body.data
    if (list.every(({ state }) => !['wait', 'parsing', 'committing'].includes(state))) return list.map(({ state }) => state)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the files were not settled in time')
}

describe('a database that an earlier version filled', () => {
  it.each(FOLDERS)('%s is opened by a start alone, with every row of every table as it was, under the names of today', async (folder) => {
    const { database, columns } = await kept(folder)
    if (folder === FOLDERS.at(-1)) test = database
    else await database.db.asOwner((tx) => tx.query(OF_BEFORE))
    const before = await rowsOf(database, columns)
    const sawCosts = await holders(database, 'cost')
    expect(Object.values(before).flat().length).toBeGreaterThan(300)
    expect((await migrate(database.db, database.model)).refused).toEqual([])
    const after = inOrder(await rowsOf(database, columns))
    // Column sets are views of their lists now, which a later test opens.
    const named = asNamedNow(before)
    const isSet = (row: string): boolean => row.includes(',columns,')
    const isOfSet = (row: string): boolean => /,(精简|装箱),personal,/.test(row)
    expect([named['saved_set']!.filter(isSet).length, after['page_view']!.filter(isOfSet).length]).toEqual(folder === FOLDERS.at(-1) ? [2, 2] : [1, 1])
    expect({ ...after, page_view: after['page_view']!.filter((row) => !isOfSet(row)) }).toEqual({
      ...named, saved_set: named['saved_set']!.filter((row) => !isSet(row)),
    })
    // Whoever changed prices on the pages of listings still does.
    expect([await holders(database, 'cost'), await holders(database, 'price')]).toEqual([sawCosts, ['operations', 'sales']])
    expect(NAMING.flatMap((table) => after[table] ?? []).join(' ')).not.toMatch(/_erp_|system-v2|\btaskreport\b/)
    expect(await database.db.asOwner((tx) => verifyRollups(tx, database.model))).toEqual([])
    if (database === test) return
    expect(await movedOn(database)).toEqual([
      ['CA 与欧洲', { field: 'ship_country', op: 'in', value: ['DE', 'GB', 'ITALIA', 'US'] }, '原来的重量限制（未生效，订单没有重量）：不小于 0.5 kg，不大于 30 kg'],
      ['全部', null, null], ['sale_order_list:list', null, null], ['sale_listing:listing', null, null], ['sale_order_list:list', null, null],
      ['BOX-1', '盒子', true],
      ['CUP-9', 'A1', 5], ['CUP-9', null, 2], ['CUP-9', 9, 4], ['LID-9', null, null], ['盖', 7, 6], ['transit', 902, 5],
      ['5 PO1', 'CUP-9', 10, 9, 8, 1, null], [null, 'MUG-9', 4, null, null, 0, null], ['5', 'CUP-9', 'bad', 2, 1.5, null],
      ['archive', '2026-03-02 01:30 手工修改', '2026-03-03'], ['update', '2026-03-02 01:30 手工修改', '2026-03-03'],
    ])
    await database.drop()
  })

  it('lets people in with their passwords, each to what their role opens', async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'seller-upgrade-'))
    cpSync(join(NEWEST, 'files'), join(dataDir, 'files'), { recursive: true })
    app = await startTestApp({ beside: { database: test, dataDir, companyId: COMPANY } })
    admin = await app.signIn('admin', 'Kept-2026-admin')
    const lili = await app.signIn('lili', 'Lili-2026-own')
    const { routes } = (await lili.call<{ routes: string[] }>('/app/api/v1/session', {})).body.data
    expect(routes).toContain('/purchase/erp/gongYingShangGuanLi')
    expect(routes).not.toContain('/finance/amazonSettlementCenter')
    expect((await listOf(lili, '/v2/purchase/api/supplier/list', ['supplier_name', 'contact'])).list).toMatchObject([
      { supplier_name: '义乌海蓝五金', contact: '王五' },
    ])
    expect((await lili.call<unknown[]>('/fba/api/v1/favorites/get', {})).body.data).toMatchObject([{ key: 'purchase_supplier', name: '供应商管理' }])
    const roles = await listOf<{ label: string; permissions: string[]; denied_actions: string[] }>(
      admin, '/base/api/v1/role/list', ['label', 'permissions', 'denied_actions'],
    )
    expect(roles.list.find(({ label }) => label === '查货')).toMatchObject({ permissions: ['cost'], denied_actions: ['purchase_supplier.export'] })
  })

  it('keeps how people arranged their pages: views, layout, favourites, filter templates, column sets', async () => {
    const columnsOfView = [{ key: 'rate', pin: 'left', width: 222 }, { key: 'currency', hidden: true }]
    const { views, layout } = (await admin.call<Views>('/app/api/v1/views/list', { source: 'finance_amazon_settlement_center:detail' })).body.data
    expect(views.map(({ name, kind, roles }) => [name, kind, roles])).toEqual(
      expect.arrayContaining([['我的汇率', 'personal', []], ['大家的', 'shared', []], ['财务的', 'role', ['finance']]]),
    )
    for (const { content } of views) expect(content).toMatchObject({ columns: columnsOfView, sort: [{ field: 'rate', order: 'desc' }], density: 'compact' })
    expect(layout.content).toEqual({ columns: [{ key: 'rate' }], density: 'loose' })
    const favourites = (await admin.call<{ route: string }[]>('/fba/api/v1/favorites/get', {})).body.data
    expect(favourites.map(({ route }) => route)).toEqual(['/sale/listing', '/finance/amazonSettlementCenter', '/FBA/fbaCargo'])
    const suppliers = (await admin.call<Views>('/app/api/v1/views/list', { source: 'purchase_supplier' })).body.data
    expect([suppliers.views.map(({ name, content }) => [name, content]), suppliers.layout.content]).toEqual([
      [['按结算', expect.objectContaining({ columns: [{ key: 'contact', width: 180 }] })]], { columns: [{ key: 'mobile', hidden: true }], density: 'loose' },
    ])
    const sets = (await admin.call<{ name: string }[]>('/fba/api/v1/column/get', { page_key: 'fba_shipment' })).body.data
    expect(sets).toMatchObject([{ name: '装箱' }])
    const listings = (await admin.call<Views>('/app/api/v1/views/list', { source: 'sale_listing:listing' })).body.data.views
    expect(listings.map(({ name, content }) => [name, content])).toEqual([['精简', { columns: [{ key: 'msku' }, { key: 'price' }] }]])
    const templates = (await admin.call<unknown[]>('/fba/api/v1/userFilter/list', { config_type: 401 })).body.data
    expect(templates).toMatchObject([{ name: '高 ACOS', active: 1, conditions: { field: 'acos', op: 'gt', value: '0.3' } }])
  })

  it('is gone on with: a file that waited is written, one that was written is undone and brought back, an original is fetched', async () => {
    const files = await listOf<{ id: string; file_name: string; state: string; report: string }>(
      admin, '/app/api/v1/report-files/list', ['id', 'file_name', 'state', 'report'],
    )
    expect(files.total).toBe(11)
    const idOf = (report: string, state: string): string => files.list.find((file) => file.report === report && file.state === state)!.id
    const [waiting, orders] = [idOf('sp_search_term', 'preview'), idOf('all_orders', 'committed')]
    const original = await admin.call('/app/api/v1/imports/original', { id: orders })
    expect(original.text).toContain('amazon-order-id')
    const bought = async (): Promise<number> => (await test.db.asOwner((tx) => tx.query('select from order_item'))).rowCount
    const had = await bought()
    expect((await admin.call('/app/api/v1/imports/commit', { ids: [waiting] })).body).toMatchObject({ code: 200 })
    expect((await admin.call('/app/api/v1/imports/undo', { id: orders })).body).toMatchObject({ code: 200 })
    expect(await settled([waiting, orders])).toEqual(['committed', 'undone'])
    expect([had, await bought()]).toEqual([5, 0])
  })

  it('does the jobs that were still waiting, and writes the rows that were checked and not yet taken', async () => {
    const jobs = await listOf<{ id: string; title: string }>(admin, '/fba/api/v1/taskreport/list', ['id', 'title'])
    const idOf = (end: string): string => jobs.list.find(({ title }) => title.endsWith(end))!.id
    expect(await expectDone(idOf(' 等着的导出'))).toContain('us-30.csv')
    expect(await expectDone(idOf('任务清单等着的导出'))).toContain('读取「us-30.csv」')
    expect((await admin.call('/app/api/v1/rows/commit', { id: '1' })).body).toMatchObject({ code: 200, data: { added: 1 } })
  })
})

async function expectDone(id: string): Promise<string> {
  for (let asked = 0; asked < 200; asked += 1) {
    const [job] = (await admin.call<{ list: { state: string; message: string }[] }>('/app/api/v1/jobs/progress', { ids: [id] })).body.data.list
    if (job?.state === 'done') return (await admin.call('/app/api/v1/jobs/file', { id })).text
    if (job?.state === 'failed') throw new Error(job.message)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the job never ended')
}
