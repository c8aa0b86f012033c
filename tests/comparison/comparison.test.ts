/**
 * One page in six ways: each is written out in a folder beside this file, parsed here, and counted. Ours is checked by the checker and
 * driven as staff do: an order with its items goes through its life cycle.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client as Postgres } from 'pg'
import { parseAst } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadModel, type Loaded } from '../../codegen/load-model'
import type { ActionPlan } from '../../contract/plan'
import { startTestApp, type Answer, type Client, type TestApp } from '../support/app'
import { comparisonMarkdown, countOf, DOCUMENT, filesOf, OTHERS, OURS, TOOLS } from './count'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const all = new Map(TOOLS.flatMap((tool) => [...filesOf(tool)]))
const text = (path: string): string => all.get(path) ?? ''
const json = <T>(path: string): T => JSON.parse(text(path)) as T

describe('what is counted', () => {
  it('is half of the shortest other at most', () => {
    const shortest = Math.min(...OTHERS.map(countOf))
    expect(countOf(OURS) / shortest).toBeLessThanOrEqual(0.5)
  })

  it('stands in docs/comparison.md', () => {
    expect(readFileSync(DOCUMENT, 'utf8')).toBe(comparisonMarkdown())
  })
})

describe('each other writing is valid', () => {
  it.each([...all.keys()].filter((path) => path.endsWith('.json')))('%s is JSON', (path) => {
    expect(() => JSON.parse(text(path)) as unknown).not.toThrow()
  })

  it.each([...all.keys()].filter((path) => /\.[jt]sx?$/.test(path)))('%s can be parsed', (path) => {
    expect(() => parseAst(text(path), { lang: path.endsWith('x') ? 'tsx' : 'ts' })).not.toThrow()
  })

  it('Frappe: the controller is Python', () => {
    const source = text('frappe/purchase_order.py')
    const parsed = spawnSync('python3', ['-c', 'import ast,sys; ast.parse(sys.stdin.read())'], { input: source, encoding: 'utf8' })
    if (parsed.error)
      expect([...source].filter((char) => '([{'.includes(char))).toHaveLength([...source].filter((char) => ')]}'.includes(char)).length)
    else expect(parsed.stderr).toBe('')
  })

  it('Frappe: every field has a type that Frappe knows, and the list shows 25 columns', () => {
    interface DocType {
      name: string
      fields: { fieldname: string; fieldtype: string; options?: string; fetch_from?: string; in_list_view?: number }[]
    }
    const order = json<DocType>('frappe/purchase_order.json')
    const item = json<DocType>('frappe/purchase_order_item.json')
    const fields = [...order.fields, ...item.fields]
    const types = ['Select', 'Link', 'Data', 'Date', 'Datetime', 'Currency', 'Small Text', 'Table', 'Int', 'Float']
    expect(fields.filter(({ fieldtype }) => !types.includes(fieldtype))).toEqual([])
    expect(fields.filter(({ fieldtype, options }) => ['Select', 'Link', 'Table', 'Currency'].includes(fieldtype) && !options)).toEqual([])
    expect(order.fields.find(({ fieldtype }) => fieldtype === 'Table')?.options).toBe(item.name)
    // Beside these the desk shows a row's name (the number), who made it, when it was made and when it was last changed.
    expect(order.fields.filter(({ in_list_view }) => in_list_view)).toHaveLength(25 - 4)
  })

  it('amis: every node is of a renderer that amis registers, with 25 columns and 8 filters', () => {
    const RENDERERS = [
      'page',
      'container',
      'crud',
      'button',
      'form',
      'hidden',
      'select',
      'input-date',
      'input-date-range',
      'input-number',
      'input-text',
      'input-table',
      'formula',
      'textarea',
      'mapping',
      'tag',
      'number',
      'datetime',
      'operation',
    ]
    const types: string[] = []
    const page = JSON.parse(text('amis/purchase_order.json'), (key, value: unknown) => {
      if (key === 'type') types.push(String(value))
      return value
    }) as { body: { columns: object[]; filter: { body: object[] } }; definitions: object }
    expect(types.filter((type) => !RENDERERS.includes(type))).toEqual([])
    expect(page.body.columns).toHaveLength(25 + 1)
    expect(page.body.filter.body).toHaveLength(8)
  })

  it('Directus: relations, columns, permissions and flows lead to fields of the snapshot', () => {
    interface Snapshot {
      fields: { collection: string; field: string }[]
      relations: { collection: string; field: string }[]
    }
    const { fields, relations } = json<Snapshot>('directus/snapshot.json')
    const known = new Set(fields.map(({ collection, field }) => `${collection}.${field}`))
    const access = json<{ permissions: { collection: string; fields?: string[] }[]; presets: { layout_query: { tabular: { fields: string[] } } }[] }>(
      'directus/access.json',
    )
    const flows = json<{ operation: { resolve?: { options: object }; options: { payload?: object } } }[]>('directus/flows.json')
    const columns = access.presets[0]!.layout_query.tabular.fields
    const written = flows.flatMap(({ operation }) => Object.keys(((operation.resolve ?? operation).options as { payload: object }).payload))
    const named = [
      ...relations.map(({ collection, field }) => `${collection}.${field}`),
      ...columns.map((column) => `purchase_order.${column.split('.')[0]!}`),
      ...access.permissions.flatMap(({ collection, fields: own = [] }) =>
        own.filter((field) => field !== '*').map((field) => `${collection}.${field}`),
      ),
      ...written.map((field) => `purchase_order.${field}`),
    ]
    expect(named.filter((name) => !known.has(name))).toEqual([])
    expect(columns).toHaveLength(25)
    expect(flows).toHaveLength(4)
  })
})

/** The product's schemas with ours beside them, in a folder of its own. */
function written(): string {
  const root = mkdtempSync(join(tmpdir(), 'seller-comparison-'))
  cpSync(join(ROOT, 'schemas'), join(root, 'schemas'), { recursive: true, filter: (path) => !path.endsWith('.editor') })
  for (const [path, content] of filesOf(OURS)) {
    const target = join(root, path.slice('ours/'.length))
    if (!path.startsWith('ours/schemas/')) continue
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
  const { permissions, item } = json<{ permissions: Record<string, string>; item: object }>('ours/menu.json')
  const menu = join(root, 'schemas/menu.json')
  const said = Object.entries(permissions)
    .map(([name, label]) => `"${name}": ${JSON.stringify(label)}, `)
    .join('')
  writeFileSync(
    menu,
    readFileSync(menu, 'utf8')
      .replace('"permissions": {', `"permissions": {${said}`)
      .replace(/(\n\s*)(\{ "key": "M\d{8}", "route": ")/, `$1${JSON.stringify(item)},$1$2`),
  )
  return root
}

describe('ours', () => {
  let root: string
  let loaded: Loaded
  let app: TestApp
  let buyer: Client
  let manager: Client
  const ids: Record<string, string> = {}
  const call = (client: Client, path: string, body: object): Promise<Answer<Record<string, unknown>>> =>
    client.call(`/scm/api/v1/purchaseOrder/${path}`, body, { headers: { 'idempotency-key': crypto.randomUUID() } })
  const step = async (client: Client, transition: string, more: object = {}): Promise<{ status: number; code: number; state: unknown }> => {
    const { status, body } = await call(client, 'step', { id: ids['order'], transition, ...more })
    const { body: now } = await call(manager, 'get', { id: ids['order'] })
    return { status, code: body.code, state: now.data['state'] }
  }

  beforeAll(async () => {
    root = written()
    loaded = loadModel(root)
    app = await startTestApp({ root })
    await app.runtime.db.asOwner(async (tx) => {
      await tx.query(
        `insert into role (company_id, name, label, menus, permissions) values ($1, 'po_buyer', '采购单填写人', '{M00199096}', '{}'), ($1, 'po_manager', '采购单审核人', '{M00199096}', '{purchase_approve}')`,
        [app.companyId],
      )
      const one = async (sql: string): Promise<string> =>
        (await tx.query<{ id: string }>(`${sql} returning id::text as id`, [app.companyId])).rows[0]!.id
      ids['supplier'] = await one(
        `insert into supplier (company_id, supplier_name, contact, mobile, settle_method) values ($1, '义乌恒达', '王经理', '13800000000', 'month')`,
      )
      ids['warehouse'] = await one(`insert into warehouse (company_id, name, wh_type) values ($1, '东莞仓', 'local')`)
    })
    buyer = await app.person('po_buyer', { roles: ['po_buyer'] })
    manager = await app.person('po_manager', { roles: ['po_manager'] })
  }, 300_000)
  afterAll(async () => {
    await app?.stop()
    rmSync(root, { recursive: true, force: true })
  })

  it('passes the check, and the page has what the comparison promises', () => {
    expect(
      loaded.problems
        .filter(({ file, severity }) => severity === 'error' || file.includes('purchase'))
        .map(({ file, code, message }) => `${file} ${code} ${message}`),
    ).toEqual([])
    const [list] = loaded.model!.plans['purchase_sheet']!.lists
    expect(list!.columns).toHaveLength(25)
    expect(list!.filters).toHaveLength(8)
    const steps = list!.actions.filter(({ does }) => does.type === 'transition')
    expect(steps.map(({ label }) => label)).toEqual(['提交审核', '审核通过', '驳回', '改交期'])
    const asks = ({ does }: ActionPlan): string[] => (does.type === 'transition' ? (does.asks ?? []).map(({ label }) => label) : [])
    expect(steps.map(asks)).toEqual([[], [], ['驳回原因'], ['预计到货', '备注']])
    const form = loaded.model!.plans['purchase_sheet_edit']!.form!
    expect(form.sections.flatMap(({ inputs }) => inputs)).toHaveLength(14)
    expect(form.items[0]!.inputs.map(({ label }) => label)).toEqual(['SKU', '品名', '规格', '数量', '单价', '备注'])
  })

  it('takes an order with its items, and adds it up', async () => {
    const order = {
      supplier_id: ids['supplier'],
      warehouse_id: ids['warehouse'],
      order_date: '2026-03-02',
      currency: 'CNY',
      contract_amount: '1000',
      freight: '50',
      tax: '30',
      discount: '80',
      paid: '400',
      items: [{ sku: 'A-1', qty: 3, price: '12.5' }],
    }
    const added = await call(buyer, 'add', order)
    expect(added.body.code, added.text).toBe(200)
    ids['order'] = String(added.body.data['id'])
    const { body } = await call(buyer, 'list', { page: 1, pageSize: 20, fields: ['po_no', 'amount', 'unpaid', 'supplier.supplier_name', 'state'] })
    expect((body.data['list'] as object[])[0]).toMatchObject({
      po_no: expect.stringMatching(/^CG\d{12}$/) as string,
      amount: '1000.00',
      unpaid: '600.00',
      state: 'draft',
      'supplier.supplier_name': '义乌恒达',
    })
    const items = await call(buyer, 'items', {
      page: 1,
      pageSize: 20,
      fields: ['sku', 'amount'],
      filter: { field: 'purchase_sheet_id', op: 'eq', value: ids['order'] },
    })
    expect((items.body.data['list'] as { amount: string }[]).map(({ amount }) => Number(amount))).toEqual([37.5])
  })

  it('holds its life cycle: handed in, refused with a reason, handed in again, approved by who may, its day moved', async () => {
    expect(await step(manager, 'approve')).toMatchObject({ code: 1006, state: 'draft' })
    expect(await step(buyer, 'submit')).toMatchObject({ code: 200, state: 'submitted' })
    expect((await call(buyer, 'edit', { id: ids['order'], freight: '1' })).body.code).not.toBe(200)
    expect(await step(buyer, 'approve')).toMatchObject({ status: 403, state: 'submitted' })
    expect(await step(manager, 'refuse')).toMatchObject({ code: 1002, state: 'submitted' })
    expect(await step(manager, 'refuse', { refuse_reason: '价格过高' })).toMatchObject({ code: 200, state: 'refused' })
    expect(await step(buyer, 'submit')).toMatchObject({ code: 200, state: 'submitted' })
    expect(await step(manager, 'approve')).toMatchObject({ code: 200, state: 'approved' })
    expect(await step(buyer, 'delay', { expected_date: '2026-05-01', remark: '工厂排期' })).toMatchObject({ code: 200, state: 'approved' })
    expect((await call(buyer, 'remove', { id: ids['order'] })).body.code).not.toBe(200)
  })

  it('is beside SQL that PostgreSQL runs, with the same life cycle', async () => {
    const sql = new Postgres({ connectionString: app.database.url })
    await sql.connect()
    try {
      await sql.query('begin')
      await sql.query(`create schema other; create schema auth; set local search_path = other;
        create function auth.uid() returns bigint language sql as 'select 1::bigint'; create function auth.role() returns text language sql as $$ select 'manager' $$;
        create table supplier (id bigint primary key); create table warehouse (id bigint primary key); create table employee (id bigint primary key);
        create table currency (code text primary key); insert into supplier values (1); insert into warehouse values (1); insert into employee values (1); insert into currency values ('CNY');
        do $$ begin if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated; end if; end $$`)
      await sql.query(text('postgrest/purchase_order.sql'))
      const order = {
        supplier_id: 1,
        warehouse_id: 1,
        order_date: '2026-03-02',
        currency: 'CNY',
        contract_amount: 100,
        discount: 10,
        items: [{ sku: 'A', qty: 2, price: 3 }],
      }
      await sql.query('select save_purchase_order($1)', [JSON.stringify(order)])
      await sql.query(`select step_purchase_order(1, 'submit'); select step_purchase_order(1, 'approve')`)
      const { rows } = await sql.query(
        'select o.state, o.amount::text, i.amount::text as item from purchase_order o join purchase_order_item i on i.purchase_order_id = o.id',
      )
      expect(rows).toEqual([{ state: 'approved', amount: '90.00', item: '6' }])
      await expect(sql.query(`select step_purchase_order(1, 'submit')`)).rejects.toThrow('当前状态不能这样操作')
    } finally {
      await sql.query('rollback')
      await sql.end()
    }
  })
})
