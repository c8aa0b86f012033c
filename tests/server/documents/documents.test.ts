/** Documents and what stands below them, over the whole server and a real database. */
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '../../../server/kernel/asker/refusal'
import { EFFECTS, type Effect } from '../../../server/kernel/write/effects'
import { insertRow } from '../../../server/kernel/write/write.row'
import { PARTS } from '../../../server/modules/modules'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'
import { trialRoot } from './trial-documents'

type Row = Record<string, unknown>

const posting = (sign: 1 | -1): Effect['run'] => async ({ writing, items, written }) => {
  const ledger = writing.model.entities['trial_ledger']!
  for (const [at, { order_item_id, good_qty }] of (items['items'] ?? []).entries()) {
    if (good_qty === 5) throw new Refusal(1001, `第 ${at + 1} 行的数量不能是 5`)
    written.push({ entity: ledger, action: 'add', after: await insertRow(writing, ledger, { order_item_id, qty: sign * Number(good_qty) }) })
  }
}

/** What a module would bring; taken away again, for these tests share their process with others. */
const TRIAL: Record<string, Effect> = { postTrialReceipt: { run: posting(1), undo: posting(-1) } }
const effects = EFFECTS.get() as Record<string, Effect>
const told = PARTS.effects as Record<string, boolean>

let test: TestApp
let root: string
let admin: Client

const ORDERS = '/fba/api/v1/trialOrder'
const RECEIPTS = '/fba/api/v1/trialReceipt'
const BILLS = '/fba/api/v1/trialBill'

beforeAll(async () => {
  Object.assign(effects, TRIAL)
  told['postTrialReceipt'] = true
  root = trialRoot()
  test = await startTestApp({ root })
  admin = await test.admin()
}, 120_000)
afterAll(async () => {
  await test?.stop()
  rmSync(root, { recursive: true, force: true })
  delete effects['postTrialReceipt']
  delete told['postTrialReceipt']
})

async function ok<T = Row>(path: string, body: Row, client = admin): Promise<T> {
  const { body: answer } = await client.call<T>(path, body)
  expect(answer.code, answer.msg).toBe(200)
  return answer.data
}

const list = (path: string, more: Row = {}): Promise<{ list: Row[]; total: number; summary: { currency: string | null; values: Row }[] }> =>
  ok(`${path}/list`, { page: 1, pageSize: 20, ...more })

const order = (items: Row[], more: Row = {}): Promise<Row> => ok(`${ORDERS}/add`, { supplier: '甲', items, ...more })

async function itemsOf(id: unknown): Promise<Row[]> {
  return (await list('/fba/api/v1/trialOrderItem', { filter: { field: 'order_id', op: 'eq', value: id }, sort: [{ field: 'id', order: 'asc' }] })).list
}

describe('what rows below add up to', () => {
  it('is told of the row, filtered, sorted and totalled, and follows every write of the rows below', async () => {
    const one = await order([{ sku: 'A', qty: 3, price: '1.10' }, { sku: 'B', qty: 12, price: '2.00' }])
    const two = await order([{ sku: 'C', qty: 1, price: '5.00' }])
    const none = await order([])
    expect(one).toMatchObject({ amount: '27.30', lines: 2, big_lines: 1, least_qty: 3, open_total: 15 })
    expect(none).toMatchObject({ amount: '0.00', lines: 0, least_qty: null })
    const sorted = await list(ORDERS, { sort: [{ field: 'amount', order: 'desc' }], filter: { field: 'amount', op: 'gt', value: 0 } })
    expect(sorted.list.map(({ id }) => id)).toEqual([one['id'], two['id']])
    expect(sorted.summary).toMatchObject([{ currency: 'CNY', values: { amount: '32.30', lines: 3 } }])
    const [, second] = await itemsOf(one['id'])
    await ok('/fba/api/v1/trialOrderItem/edit', { id: second!['id'], qty: 2 })
    expect(await ok(`${ORDERS}/get`, { id: one['id'] })).toMatchObject({ amount: '7.30', big_lines: 0 })
    await ok('/fba/api/v1/trialOrderItem/remove', { id: second!['id'] })
    expect(await ok(`${ORDERS}/get`, { id: one['id'] })).toMatchObject({ amount: '3.30', lines: 1 })
  })

  it('refuses amounts of two currencies, naming the document', async () => {
    const { body } = await admin.call(`${ORDERS}/add`, { supplier: '乙', items: [{ sku: 'A', qty: 1, price: '1', currency: 'USD' }] })
    expect(body.code).not.toBe(200)
    expect(body.msg).toMatch(/试单「SD\d+」的金额要由同一币种的明细相加/)
  })
})

describe('an open quantity', () => {
  it('counts the lines of other documents, and is never written below its least', async () => {
    const made = await order([{ sku: 'A', qty: 10, price: '1.00' }])
    const [item] = await itemsOf(made['id'])
    await ok(`${RECEIPTS}/add`, { items: [{ order_item_id: item!['id'], good_qty: 4 }] })
    expect((await itemsOf(made['id']))[0]).toMatchObject({ received: 4, open_qty: 6 })
    const { body } = await admin.call(`${RECEIPTS}/add`, { items: [{ order_item_id: item!['id'], good_qty: 7 }] })
    expect(body.msg).toBe('试单明细「A」的未收会变成 -1，不能少于 0，请核对数量')
    const less = await admin.call('/fba/api/v1/trialOrderItem/edit', { id: item!['id'], qty: 3 })
    expect(less.body.msg).toContain('未收会变成 -1')
    const removed = await admin.call(`${ORDERS}/remove`, { id: made['id'] })
    expect(removed.body.msg).toContain('试收货明细在使用')
    expect((await itemsOf(made['id']))[0]).toMatchObject({ received: 4, open_qty: 6 })
  })

  it('holds between people who write at once', async () => {
    const made = await order([{ sku: 'A', qty: 10, price: '1.00' }])
    const [item] = await itemsOf(made['id'])
    const answers = await Promise.all(Array.from({ length: 6 }, () => admin.call(`${RECEIPTS}/add`, { items: [{ order_item_id: item!['id'], good_qty: 3 }] })))
    expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(3)
    expect((await itemsOf(made['id']))[0]).toMatchObject({ received: 9, open_qty: 1 })
  })
})

describe('steps with effects', () => {
  const step = (id: unknown, transition: string) => admin.call(`${RECEIPTS}/step`, { id, transition })
  const posted = async (item: unknown): Promise<number[]> => {
    const filter = { field: 'order_item_id', op: 'eq', value: item }
    return (await list('/fba/api/v1/trialLedger', { filter, sort: [{ field: 'id', order: 'asc' }] })).list.map(({ qty }) => Number(qty))
  }
  const receive = async (item: unknown, qty: number): Promise<Row> => ok(`${RECEIPTS}/add`, { items: [{ order_item_id: item, good_qty: qty }] })

  it('post in their transaction, once however many press at once, are taken back, and refuse with the line', async () => {
    const made = await order([{ sku: 'A', qty: 20, price: '1.00' }])
    const [item] = await itemsOf(made['id'])
    const receipt = await receive(item!['id'], 4)
    const both = await Promise.all([step(receipt['id'], 'post'), step(receipt['id'], 'post')])
    expect(both.map(({ body }) => body.code).sort((a, b) => a - b)).toEqual([200, 1006])
    expect(await posted(item!['id'])).toEqual([4])
    expect((await step(receipt['id'], 'unpost')).body.code).toBe(200)
    expect(await posted(item!['id'])).toEqual([4, -4])
    const odd = await receive(item!['id'], 5)
    expect((await step(odd['id'], 'post')).body.msg).toBe('第 1 行的数量不能是 5')
    expect(await ok(`${RECEIPTS}/get`, { id: odd['id'] })).toMatchObject({ state: 'draft' })
    expect(await posted(item!['id'])).toEqual([4, -4])
  })

  it('that the server takes by itself are taken when the last line comes, and back when it goes, and nobody presses them', async () => {
    const made = await order([{ sku: 'A', qty: 3, price: '1.00' }, { sku: 'B', qty: 2, price: '1.00' }])
    const [one, two] = await itemsOf(made['id'])
    const state = async () => (await ok(`${ORDERS}/get`, { id: made['id'] }))['state']
    await receive(one!['id'], 3)
    expect(await state()).toBe('open')
    const last = await Promise.all([receive(two!['id'], 1), receive(two!['id'], 1)])
    expect(await state()).toBe('done')
    await ok(`${RECEIPTS}/remove`, { id: last[0]!['id'] })
    expect(await state()).toBe('open')
    const pressed = await admin.call(`${ORDERS}/step`, { id: made['id'], transition: 'complete' })
    expect(pressed.body.msg).toBe('「完成」在条件满足时由系统自动完成，不用手动操作')
  })
})

describe('a document that is made from others', () => {
  const draft = (ids: unknown[]) =>
    admin.call<{ row: Row; from: Row[] }>('/app/api/v1/document/draft', { entity: 'trial_receipt', way: 'order', ids: ids.map(String) })
  const links = async (entity: string, id: unknown) =>
    (await ok<{ list: Row[] }>('/app/api/v1/document/links', { entity, id: String(id) })).list

  it('begins with what is open, is linked to all it was made from, and holds them while it stands', async () => {
    const one = await order([{ sku: 'A', qty: 10, price: '1.00' }, { sku: 'B', qty: 2, price: '1.00' }])
    const two = await order([{ sku: 'C', qty: 5, price: '1.00' }])
    const [a, b] = await itemsOf(one['id'])
    await ok(`${RECEIPTS}/add`, { items: [{ order_item_id: a!['id'], good_qty: 4 }, { order_item_id: b!['id'], good_qty: 2 }] })
    const { body } = await draft([one['id'], two['id']])
    expect(body.data.row).toMatchObject({ supplier: '甲', items: [{ order_item_id: a!['id'], good_qty: 6 }, { good_qty: 5 }] })
    expect(body.data.from.map(({ number }) => number)).toEqual([one['order_no'], two['order_no']])
    const made = await ok(`${RECEIPTS}/add`, { ...body.data.row, made_from: { way: 'order', ids: [one['id'], two['id']] } })
    expect(await links('trial_receipt', made['id'])).toMatchObject([
      {
        later: false, label: '试单', number: one['order_no'], state: '已完成', who: expect.any(String), route: '/purchase/trialOrder',
        query: { row: String(one['id']) },
      },
      { later: false, number: two['order_no'], state: '已完成' },
    ])
    expect(await links('trial_order', one['id'])).toMatchObject([{ later: true, label: '试收货单', number: made['receipt_no'], state: '草稿' }])
    const held = await admin.call(`${ORDERS}/remove`, { id: one['id'] })
    expect(held.body.msg).toMatch(/在使用|已生成试收货单/)
    await ok(`${RECEIPTS}/remove`, { id: made['id'] })
    expect(await links('trial_order', two['id'])).toEqual([])
    await ok(`${ORDERS}/remove`, { id: two['id'] })
  })

  it('is refused of what cannot make one: another state, nothing open, not alike, not there, and nothing is linked', async () => {
    const one = await order([{ sku: 'A', qty: 1, price: '1.00' }])
    const other = await order([{ sku: 'A', qty: 1, price: '1.00' }], { supplier: '乙' })
    expect((await draft([one['id'], other['id']])).body.msg).toBe(`试单「${one['order_no']}」与试单「${other['order_no']}」的供应商不同，不能合在一张试收货单里，请分开生成`)
    const [item] = await itemsOf(one['id'])
    await ok(`${RECEIPTS}/add`, { items: [{ order_item_id: item!['id'], good_qty: 1 }] })
    expect((await draft([one['id']])).body.msg).toBe(`试单「${one['order_no']}」现在的状态或内容不能生成试收货单，请刷新后核对`)
    expect((await draft([999_999])).body.msg).toContain('没有这条试单')
    expect((await draft(['x'])).status).toBe(400)
    expect((await admin.call('/app/api/v1/document/draft', { entity: 'trial_receipt', way: 'nothing', ids: ['1'] })).status).toBe(400)
    const { body } = await admin.call(`${RECEIPTS}/add`, { items: [], made_from: { way: 'order', ids: [String(one['id'])] } })
    expect(body.msg).toContain('不能生成试收货单')
    expect(await links('trial_order', one['id'])).toEqual([])
  })

  it('is not removed, nor its step taken back, while a later document stands on it, which is named', async () => {
    const made = await order([{ sku: 'A', qty: 3, price: '1.00' }])
    const [item] = await itemsOf(made['id'])
    const receipt = await ok(`${RECEIPTS}/add`, { items: [{ order_item_id: item!['id'], good_qty: 1 }] })
    const bill = await ok(`${BILLS}/add`, { supplier: '甲', made_from: { way: 'receipt', ids: [String(receipt['id'])] } })
    const says = `试收货单「${receipt['receipt_no']}」已生成试对账单「${bill['bill_no']}」`
    expect((await admin.call(`${RECEIPTS}/remove`, { id: receipt['id'] })).body.msg).toBe(`${says}，不能删除；请先删除或作废由它生成的单据`)
    await ok(`${RECEIPTS}/step`, { id: receipt['id'], transition: 'post' })
    const unpost = () => admin.call(`${RECEIPTS}/step`, { id: receipt['id'], transition: 'unpost' })
    expect((await unpost()).body.msg).toBe(`${says}，不能撤销入库；请先删除或作废由它生成的单据`)
    await ok(`${BILLS}/remove`, { id: bill['id'] })
    const [line] = (await list('/fba/api/v1/trialReceiptItem', { filter: { field: 'receipt_id', op: 'eq', value: receipt['id'] } })).list
    const naming = await ok(`${BILLS}/add`, { receipt_item_id: line!['id'] })
    expect((await unpost()).body.msg).toBe('已有试对账单依据这条试收货明细，不能撤销入库；请先撤销那些单据')
    await ok(`${BILLS}/remove`, { id: naming['id'] })
    expect((await unpost()).body.code).toBe(200)
  })

  it('that is voided counts no more: what it took is open again, it holds nothing, is struck out, and comes back by nothing', async () => {
    const made = await order([{ sku: 'A', qty: 3, price: '1.00' }])
    const state = async (): Promise<unknown> => (await ok(`${ORDERS}/get`, { id: made['id'] }))['state']
    const { body: draft1 } = await draft([made['id']])
    const receipt = await ok(`${RECEIPTS}/add`, { ...draft1.data.row, made_from: { way: 'order', ids: [String(made['id'])] } })
    expect([(await itemsOf(made['id']))[0]!['open_qty'], await state()]).toEqual([0, 'done'])
    const bill = await ok(`${BILLS}/add`, { supplier: '甲', made_from: { way: 'receipt', ids: [String(receipt['id'])] } })
    const end = () => admin.call(`${RECEIPTS}/step`, { id: receipt['id'], transition: 'void' })
    expect((await end()).body.msg).toBe(`试收货单「${receipt['receipt_no']}」已生成试对账单「${bill['bill_no']}」，不能作废；请先删除或作废由它生成的单据`)
    await ok(`${BILLS}/remove`, { id: bill['id'] })
    expect((await end()).body.code).toBe(200)
    expect([(await itemsOf(made['id']))[0]!['open_qty'], await state()]).toEqual([3, 'open'])
    expect(await links('trial_order', made['id'])).toMatchObject([{ number: receipt['receipt_no'], state: '已作废', dead: true }])
    const ofDead = await admin.call<{ row: Row }>('/app/api/v1/document/draft', { entity: 'trial_bill', way: 'receipt', ids: [String(receipt['id'])] })
    expect(ofDead.body.msg).toBe(`试收货单「${receipt['receipt_no']}」现在的状态或内容不能生成试对账单，请刷新后核对`)
    expect((await draft([made['id']])).body.data.row).toMatchObject({ items: [{ good_qty: 3 }] })
    const [item] = await itemsOf(made['id'])
    const told = await ok<{ steps: { rows?: { count: number } }[] }>(
      '/app/api/v1/explain', { call: { family: 'trial', call: 'orderItemList' }, column: 'received', row: { id: item!['id'] } },
    )
    expect(told.steps[0]?.rows?.count).toBe(0)
  })

  it('that is voided no longer holds what it was made from', async () => {
    const receipt = await ok(`${RECEIPTS}/add`, { items: [] })
    const made = { supplier: '甲', made_from: { way: 'receipt', ids: [String(receipt['id'])] } }
    const [one, two] = [await ok(`${BILLS}/add`, made), await ok(`${BILLS}/add`, made)]
    await ok(`${RECEIPTS}/step`, { id: receipt['id'], transition: 'post' })
    const unpost = () => admin.call(`${RECEIPTS}/step`, { id: receipt['id'], transition: 'unpost' })
    await ok(`${BILLS}/step`, { id: one['id'], transition: 'void' })
    expect((await unpost()).body.msg).toContain(`已生成试对账单「${two['bill_no']}」，不能撤销入库；请先删除或作废由它生成的单据`)
    await ok(`${BILLS}/step`, { id: two['id'], transition: 'void' })
    expect((await unpost()).body.code).toBe(200)
    await ok(`${RECEIPTS}/remove`, { id: receipt['id'] })
    expect(await links('trial_bill', one['id'])).toEqual([])
  })

  it('is neither offered to nor named before whoever may not add or see it', async () => {
    await test.runtime.db.asOwner((tx) => tx.query(
      `insert into role (company_id, name, label, menus) values ($1, 'orders', '试单员', '{M00998901}') on conflict do nothing`, [test.companyId],
    ))
    const clerk = await test.person('clerk', { roles: ['orders'] })
    const made = await order([{ sku: 'A', qty: 3, price: '1.00' }])
    const { body } = await draft([made['id']])
    await ok(`${RECEIPTS}/add`, { ...body.data.row, made_from: { way: 'order', ids: [String(made['id'])] } })
    const links = (client: Client) => ok<{ list: Row[] }>('/app/api/v1/document/links', { entity: 'trial_order', id: String(made['id']) }, client)
    expect((await links(admin)).list).toHaveLength(1)
    expect((await links(clerk)).list).toEqual([])
    const { plan } = await ok<{ plan: { lists: { actions: Row[] }[] } }>('/app/api/v1/page-plan', { route: '/purchase/trialOrder' }, clerk)
    expect(plan.lists[0]!.actions.map(({ action }) => action)).toEqual(['add', 'bulk_edit', 'remove', 'edit', 'documents'])
    const asked = await clerk.call('/app/api/v1/document/links', { entity: 'trial_receipt', id: '1' })
    expect(asked.status).toBe(403)
  })

  it('is offered on the rows of what it is made from, where it leads to the form or list that adds it', async () => {
    const plan = (await ok<{ plan: { lists: { actions: Row[] }[] } }>('/app/api/v1/page-plan', { route: '/purchase/trialOrder' })).plan
    const actions = plan.lists[0]!.actions
    const does = { type: 'make', route: '/purchase/trialReceipt/edit', entity: 'trial_receipt', way: 'order', key: 'id' }
    expect(actions.filter(({ action }) => action === 'make_trial_receipt_order')).toMatchObject([
      { label: '生成试收货单', place: 'row', when: { field: 'state', op: 'eq', value: 'open' }, does }, { place: 'bulk', does },
    ])
    expect(actions.at(-1)).toMatchObject({ label: '查看单据', does: { type: 'documents' } })
  })
})

describe('a step that asks about every line', () => {
  const RECEIPT_ITEMS = '/fba/api/v1/trialReceiptItem'
  const linesOf = async (id: unknown): Promise<Row[]> =>
    (await list(RECEIPT_ITEMS, { filter: { field: 'receipt_id', op: 'eq', value: id }, sort: [{ field: 'id', order: 'asc' }] })).list

  async function receiptOfTwo(): Promise<{ receipt: Row; lines: Row[] }> {
    const made = await order([{ sku: 'A', qty: 10 }, { sku: 'B', qty: 10 }])
    const items = (await itemsOf(made['id'])).map(({ id }) => ({ order_item_id: id, sent_qty: 4, good_qty: 1 }))
    const receipt = await ok(`${RECEIPTS}/add`, { items })
    return { receipt, lines: await linesOf(receipt['id']) }
  }
  const count = (receipt: Row, items: unknown) =>
    admin.call(`${RECEIPTS}/step`, { id: receipt['id'], transition: 'count', ...(items === undefined ? {} : { items }) })

  it('writes the answers with the step, and nothing of them where the step is refused', async () => {
    const { receipt, lines } = await receiptOfTwo()
    const [one, two] = lines
    const tooMany = await count(receipt, [{ id: one!['id'], good_qty: 4 }, { id: two!['id'], good_qty: 5 }])
    expect(tooMany.body).toMatchObject({ code: 1002, errors: { 'items[1].good_qty': '良品数不能多于发货数' } })
    expect((await linesOf(receipt['id'])).map(({ good_qty }) => good_qty)).toEqual([1, 1])
    const counted = await count(receipt, [{ id: two!['id'], good_qty: 3 }, { id: one!['id'], good_qty: 4 }])
    expect(counted.body).toMatchObject({ code: 200, data: { state: 'counted' } })
    expect((await linesOf(receipt['id'])).map(({ good_qty }) => good_qty)).toEqual([4, 3])
  })

  it('wants an answer for each line and for no other', async () => {
    const { receipt, lines } = await receiptOfTwo()
    const other = await receiptOfTwo()
    const [one, two] = lines
    const first = { id: one!['id'], good_qty: 1 }
    const left = await count(receipt, [first, { id: two!['id'] }])
    expect(left.body).toMatchObject({ code: 1002, errors: { 'items[1].good_qty': '请填写良品数' } })
    for (const items of [[], [first], [first, first], [first, { id: other.lines[0]!['id'], good_qty: 1 }]]) {
      const { body } = await count(receipt, items)
      expect(body.msg, JSON.stringify(items)).toContain('已有变化（现在共 2 行），请关闭后重新打开再填写')
    }
    expect((await count(receipt, undefined)).status).toBe(400)
    expect((await linesOf(other.receipt['id'])).map(({ good_qty }) => good_qty)).toEqual([1, 1])
    expect(await ok(`${RECEIPTS}/get`, { id: receipt['id'] })).toMatchObject({ state: 'draft' })
  })
})

describe('what follows the company\'s settings', () => {
  interface Asked { name: string; default?: unknown; when?: unknown }
  interface Shown { action: string; place: string; does: { dialog?: { fields: Asked[] } } }
  const toolbar = async (): Promise<{ follows: string[] | undefined; actions: Shown[] }> => {
    const { plan } = await ok<{ plan: { follows?: string[]; lists: { actions: Shown[] }[] } }>('/app/api/v1/page-plan', { route: '/purchase/trialOrder' })
    return { follows: plan.follows, actions: plan.lists[0]!.actions.filter(({ place }) => place === 'page') }
  }
  const save = (settings: Row) => ok('/base/api/v1/systemConfig/save', settings)

  it('offers an action of the page, and asks for what it needs, as they say now; the server refuses what they do not allow', async () => {
    expect((await toolbar()).actions.map(({ action }) => action)).toEqual(['add'])
    const refused = await admin.call(`${ORDERS}/locked`, { supplier: '甲' })
    expect(refused.body).toMatchObject({ code: 1006, msg: '现在不能「按锁定新增」：公司设置里的「锁定库存」不允许，请联系管理员' })
    await save({ lock_stock: true })
    const { actions, follows } = await toolbar()
    expect(actions.map(({ action }) => action)).toEqual(['add', 'locked'])
    expect(follows?.sort()).toEqual(['business_config', 'company_setting'])
    expect(actions[1]!.does.dialog!.fields).toMatchObject([
      { name: 'supplier' }, { name: 'plan_days', default: 15 }, { name: 'hurry', when: { field: 'plan_days', op: 'lt', value: 15 } },
    ])
    expect(actions[1]!.does.dialog!.fields).toHaveLength(3)
    await save({ session_hours: 200 })
    expect((await toolbar()).actions[1]!.does.dialog!.fields.at(-1)).toEqual(expect.objectContaining({ name: 'currency' }))
    expect((await toolbar()).actions[1]!.does.dialog!.fields.at(-1)).not.toHaveProperty('when')
    await ok(`${ORDERS}/locked`, { supplier: '甲' })
  })

  it('begins a new row with what they hold, in the form and on the server alike, and leaves what somebody entered', async () => {
    const days = async (more: Row = {}) => (await ok(`${ORDERS}/add`, { supplier: '丙', items: [{ sku: 'A', qty: 1 }], ...more }))['plan_days']
    const form = async () => (await toolbar()).actions[0]!.does.dialog!.fields.find(({ name }) => name === 'plan_days')?.default
    expect([await form(), await days()]).toEqual([2, 2])
    await ok('/fba/api/v1/businessConfig/update', { planDays: 9 })
    expect([await form(), await days(), await days({ plan_days: 4 }), await days({ plan_days: null })]).toEqual([9, 9, 4, null])
  })

  it('refuses an edit of a row that its action is not for, one by one and in bulk, naming the row', async () => {
    const [open, kept] = [await order([{ sku: 'A', qty: 1 }]), await order([{ sku: 'A', qty: 1 }], { supplier: '封存' })]
    const edit = (row: Row) => admin.call(`${ORDERS}/edit`, { id: row['id'], supplier: '乙' })
    expect((await edit(open)).body.code).toBe(200)
    expect((await edit(kept)).body).toMatchObject({ code: 1006, msg: `「${String(kept['order_no'])}」现在不能「批量修改」，要看「供应商」，请刷新后再试` })
    const bulk = await ok<{ items: { title: string; error?: string }[] }>('/app/api/v1/bulk-edit', {
      call: { family: 'trial', call: 'orderEdit' }, rows: [open, kept].map(({ id }) => ({ key: { id } })), changes: { supplier: { set: '丁' } }, preview: false,
    })
    expect(bulk.items.map(({ title, error }) => [title, error])).toEqual([
      [kept['order_no'], '现在不能「批量修改」，要看「供应商」'], [open['order_no'], undefined],
    ])
  })

  it('are a shop\'s own before the company\'s, made by whoever first saves them, and never demanded of a shop', async () => {
    const [mine, other] = [await insertShop(test.runtime.db, test.companyId, '甲店'), await insertShop(test.runtime.db, test.companyId, '乙店')]
    const of = async (shop_id: string) => {
      const { id } = await ok(`${ORDERS}/add`, { supplier: '丁', shop_id, items: [{ sku: 'A', qty: 1 }] })
      const asked = { fields: ['lead_days', 'lead_from'], filter: { field: 'id', op: 'eq', value: id } }
      return async () => (await list(ORDERS, asked)).list.flatMap((row) => [row['lead_days'], row['lead_from']])
    }
    const [first, second] = [await of(mine), await of(other)]
    await ok('/fba/api/v1/businessConfig/update', { planDays: 9 })
    expect([await first(), await second()]).toEqual([[9, '业务配置'], [9, '业务配置']])
    const config = (who: Client, shop_id: string, lead_days: number, before: number | null = null) =>
      who.call('/fba/api/v1/trialShopConfig/edit', { shop_id, lead_days, before: { lead_days: before } })
    expect((await config(admin, mine, 20)).body).toMatchObject({ code: 200, data: { shop_id: mine, lead_days: 20 } })
    expect([await first(), await second()]).toEqual([[20, '店铺配置'], [9, '业务配置']])
    expect((await config(admin, mine, 21, 20)).body.code).toBe(200)
    expect(await first()).toEqual([21, '店铺配置'])
    const narrow = await test.person('narrow', { roles: ['admin'], shopIds: [mine] })
    expect((await config(narrow, other, 30)).body).toMatchObject({ code: 1002, errors: { shop_id: expect.stringContaining('可见的店铺') } })
    expect((await config(admin, '999999', 30)).body.code).toBe(1002)
  })
})

it('rows that a person sees by their shop are counted and moved within it', async () => {
  const [mine, other] = [await insertShop(test.runtime.db, test.companyId, '丙店'), await insertShop(test.runtime.db, test.companyId, '丁店')]
  for (const [label, shop_id] of [['a', mine], ['x', other], ['b', mine], ['y', other]]) await ok('/fba/api/v1/trialShelf/add', { label, shop_id })
  const narrow = await test.person('shelver', { roles: ['admin'], shopIds: [mine] })
  const sort = [{ field: 'label', order: 'asc' }]
  const places = async () => (await list('/fba/api/v1/trialShelf', { sort })).list.map((row) => `${String(row['label'])}${String(row['place'])}`)
  const b = (await list('/fba/api/v1/trialShelf', { filter: { field: 'label', op: 'eq', value: 'b' } })).list[0]!
  expect(await places()).toEqual(['a1', 'b2', 'x1', 'y2'])
  await ok('/fba/api/v1/trialShelf/edit', { id: b['id'], move: 'top' }, narrow)
  expect(await places()).toEqual(['a2', 'b1', 'x1', 'y2'])
})
