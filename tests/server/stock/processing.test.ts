/** Goods made out of parts and taken apart: what each step holds, takes, brings in, returns, refuses and costs. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { madeOfBefore } from '../../../server/modules/processing/follow-before'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { wrongCosts } from '../cost/kit'
import { stockKit, wrongBalances } from './kit'

const ORDERS = '/v2/warehouse/api/process_order'
const PLANS = '/v2/warehouse/api/process_plan'
const CHECKS = '/v2/warehouse/api/process_qc'

let app: TestApp
let admin: Client
let cup: string
let lid: string
let box: string
let set: string
let north: string
const kit = stockKit(() => admin)
const { made, step } = kit
const day = (offset = 0) => new Date(Date.now() + 8 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10)
const taken = async (path: string, id: string, transition: string, more: object = {}) =>
  expect([transition, await step(path, id, transition, more)]).toMatchObject([transition, { code: 200 }])
const items = (id: string) =>
  kit.rows(`${ORDERS}/items`, ['id', 'sku_id', 'role', 'unit_qty', 'need_qty', 'taken_qty', 'left_qty', 'back_qty', 'loss_qty'], kit.is('order_id', id))
const row = async (path: string, id: string, fields: string[]) => (await kit.rows(`${path}/list`, fields, kit.is('id', id)))[0]!
const backs = async (id: string, back: number[], bad: number[] = []) =>
  ({ items: (await items(id)).map((item, at) => ({ id: item['id'], back_qty: back[at] ?? 0, bad_back: bad[at] ?? 0 })) })
const checked = async (order: string, quantity: number, bad = 0): Promise<string> => {
  const id = await made(CHECKS, { order_id: order, quantity, qc_qty: quantity, bad_qty: bad })
  await taken(CHECKS, id, 'finish')
  return id
}

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  await kit.ok('/base/api/v1/systemConfig/save', { approve_own: true })
  cup = await kit.sku('CUP')
  lid = await kit.sku('LID')
  box = await kit.sku('BOX')
  set = await kit.sku('SET', { parts: [{ part_id: cup, qty: 2 }, { part_id: lid, qty: 1, to_day: day(-1) }, { part_id: box, qty: 1 }] })
  north = await kit.warehouse('北仓')
  const come = await kit.move({
    move_type: 'manual_in', warehouse_id: north, move_day: day(),
    items: [{ sku_id: cup, good_qty: 30, unit_cost: '2' }, { sku_id: box, good_qty: 8, unit_cost: '1' }],
  })
  for (const transition of ['submit', 'approve', 'finish']) await kit.ok('/warehouse/api/v1/stockMove/step', { id: come, transition })
}, 240_000)
afterAll(() => app?.stop())

describe('an order', () => {
  let id: string

  it('has the parts of its goods of the day, and follows its quantity while it is open', async () => {
    id = await made(ORDERS, { warehouse_id: north, sku_id: set, quantity: 10 })
    expect((await items(id)).map((item) => [item['sku_id'], item['unit_qty'], item['need_qty']])).toEqual([[cup, 2, 20], [box, 1, 10]])
    await kit.ok(`${ORDERS}/edit`, { id, quantity: 9 })
    expect((await items(id)).map((item) => item['need_qty'])).toEqual([18, 9])
  })

  it('tells all that is short, holds its parts once there is enough, and lets them go again', async () => {
    expect(await step(ORDERS, id, 'pick')).toMatchObject({ code: 1002, msg: '缺料：「BOX」缺 1 个（需要 9，可用 8）' })
    await kit.ok(`${ORDERS}/edit`, { id, quantity: 8 })
    await taken(ORDERS, id, 'pick')
    expect([await kit.standing(cup, north), await kit.standing(box, north)]).toMatchObject([{ on: 30, held: 16 }, { on: 8, held: 8 }])
    await taken(ORDERS, id, 'unpick')
    expect(await kit.standing(cup, north)).toMatchObject({ on: 30, held: 0 })
    await taken(ORDERS, id, 'pick')
  })

  it('takes parts as it begins, brings in what is checked, never more than was ordered, and gives back what is left as it ends', async () => {
    expect(await kit.post(`${CHECKS}/add`, { order_id: id, quantity: 1, qc_qty: 1 })).toMatchObject({ code: 1002, msg: expect.stringContaining('没有在加工') })
    await taken(ORDERS, id, 'begin')
    expect(await kit.standing(cup, north)).toMatchObject({ on: 14, held: 0 })
    expect(await step(ORDERS, id, 'finish', await backs(id, [16, 8]))).toMatchObject({ code: 1002, msg: expect.stringContaining('还没有质检入库的成品') })
    await checked(id, 5, 1)
    expect(await kit.standing(set, north)).toMatchObject({ on: 4, bad: 1 })
    expect(await kit.post(`${CHECKS}/add`, { order_id: id, quantity: 4, qc_qty: 4 })).toMatchObject({ code: 1002 })
    const open = await made(CHECKS, { order_id: id, quantity: 1, qc_qty: 1 })
    expect(await step(ORDERS, id, 'finish', await backs(id, [4, 2]))).toMatchObject({ code: 1002, msg: expect.stringContaining('还没有入库') })
    await taken(CHECKS, open, 'finish')
    expect((await items(id)).map((item) => item['left_qty'])).toEqual([4, 2])
    expect(await step(ORDERS, id, 'finish', await backs(id, [5, 2])))
      .toMatchObject({ code: 1002, msg: '「CUP」领了 16 个，完工 6 件用去 12 个，最多退回 4 个' })
    await taken(ORDERS, id, 'finish', await backs(id, [3, 2]))
    expect([await kit.standing(cup, north), await kit.standing(box, north), await kit.standing(set, north)])
      .toMatchObject([{ on: 17 }, { on: 2 }, { on: 5, bad: 1 }])
    expect((await items(id)).map((item) => item['loss_qty'])).toEqual([1, 0])
    expect(await wrongBalances(app)).toEqual([])
  })

  it('hands the cost of what it used to what it made, and takes it back with itself', async () => {
    const cost = async (): Promise<unknown> => (await app.runtime.db.asOwner((tx) => tx.query(
      `select coalesce(sum(c.base_amount), 0)::numeric(20, 2)::text as sum from cost_line c join cost_layer l on l.id = c.layer_id
       where c.company_id = $1 and l.company_id = $1 and l.sku_id = $2::bigint`, [app.companyId, set]))).rows[0]!['sum']
    // 13 cups of 2 and 6 boxes of 1.
    expect(await cost()).toBe('32.00')
    await taken(ORDERS, id, 'unfinish')
    expect(await cost()).toBe('0.00')
    expect(await kit.standing(cup, north)).toMatchObject({ on: 14 })
    await taken(ORDERS, id, 'finish', await backs(id, [4, 2]))
    expect(await cost()).toBe('30.00')
    // The bill says that the thirty cups cost half a yuan more each, twelve of which were used, by two checks of five and one.
    const REPORT = '/fba/api/v1/inventory_report'
    const batches = (sku: string, reason: string) =>
      kit.rows(`${REPORT}/batches`, ['id', 'in_qty', 'cost'], { and: [kit.is('sku_id', sku), { field: 'reason', op: 'eq', value: reason }] })
    const cups = (await batches(cup, 'manual_in'))[0]
    await kit.ok(`${REPORT}/adjustAdd`, { layer_id: cups!['id'], kind: 'purchase', unit_cost: '2.5', currency: 'CNY', reason: '账单' })
    expect(await cost()).toBe('36.00')
    const made = await kit.rows(`${REPORT}/batches`, ['in_qty', 'cost'], { and: [kit.is('sku_id', set), { field: 'in_qty', op: 'gt', value: 0 }] })
    expect(made.map(({ in_qty: qty, cost: sum }) => [qty, sum]).toSorted()).toEqual([[1, '6.00'], [1, '6.00'], [4, '24.00']])
    const back = await batches(cup, 'process_return')
    expect(back.filter(({ in_qty: qty }) => Number(qty) > 0)).toMatchObject([{ in_qty: 4, cost: '10.00' }])
    await kit.ok(`${REPORT}/adjustAdd`, { layer_id: cups!['id'], kind: 'purchase', unit_cost: '2', currency: 'CNY', reason: '账单作废' })
    expect(await cost()).toBe('30.00')
    expect(await wrongCosts(app)).toEqual([])
    expect(await row(ORDERS, id, ['made_good', 'made_bad', 'open_qty', 'process_status'])).toMatchObject({
      made_good: 5, made_bad: 1, open_qty: 2, process_status: '4' })
    const stats = await kit.ok(`${ORDERS}/stats`, { page: 1, pageSize: 20, rows: ['month'], measures: ['orders', 'quantity', 'pass_rate'] })
    expect((stats['list'] as object[])[0]).toMatchObject({ orders: 1, quantity: 6 })
  })

  it('that ended while what was made did not follow its parts does so once the database is opened', async () => {
    const asOwner = <R>(text: string) => app.runtime.db.asOwner((tx) => tx.query<R>(text, [app.companyId, set])).then(({ rows }) => rows)
    const said = () => asOwner<{ kind: string; sum: string }>(
      `select c.kind, sum(c.base_amount)::numeric(20, 2)::text as sum from cost_line c join cost_layer l on l.id = c.layer_id
       where c.company_id = $1 and l.sku_id = $2::bigint and l.in_qty > 0 group by 1 having sum(c.base_amount) <> 0 order by 1`)
    const before = await said()
    expect(before).toEqual([{ kind: 'carry', sum: '30.00' }])
    // As it was kept then: each batch was told its cost by the order, once and for all.
    await asOwner(`update cost_line c set kind = 'purchase', doc_kind = 'process_order', doc_id = q.order_id::text from cost_layer l, process_qc q
      where c.company_id = $1 and c.kind = 'carry' and l.id = c.layer_id and l.sku_id = $2::bigint and l.doc_kind = 'process_qc' and q.id::text = l.doc_id`)
    await asOwner('delete from cost_parent p using cost_layer l where p.company_id = $1 and l.id = p.layer_id and p.whole is not null and $2::bigint > 0')
    const open = () => app.runtime.db.asOwner((tx) => madeOfBefore.run(tx, app.runtime.live.current.model))
    await open()
    expect(await said()).toEqual(before)
    await open()
    expect(await said()).toEqual(before)
    const [cups] = await asOwner<{ id: string }>(`select l.id::text from cost_layer l join sku s on s.id = l.sku_id
      where l.company_id = $1 and s.sku_code = 'CUP' and l.reason = 'manual_in' and $2::bigint > 0 order by l.in_at limit 1`)
    const adjust = (unit_cost: string) => kit.ok('/fba/api/v1/inventory_report/adjustAdd', {
      layer_id: cups!.id, kind: 'purchase', unit_cost, currency: 'CNY', reason: '账单',
    })
    await adjust('3')
    expect(await said()).toEqual([{ kind: 'carry', sum: '42.00' }])
    await adjust('2')
    expect(await said()).toEqual(before)
    expect(await wrongCosts(app)).toEqual([])
  })

  it('that takes goods apart brings in their parts and shares their cost', async () => {
    const split = await made(ORDERS, { process_type: 'split', warehouse_id: north, sku_id: set, quantity: 3 })
    await taken(ORDERS, split, 'pick')
    await taken(ORDERS, split, 'begin')
    expect(await kit.standing(set, north)).toMatchObject({ on: 2 })
    expect(await kit.post(`${CHECKS}/add`, { order_id: split, quantity: 1, qc_qty: 1 })).toMatchObject({ code: 1002, msg: expect.stringContaining('拆分单') })
    expect(await step(ORDERS, split, 'finish', await backs(split, [7, 3]))).toMatchObject({ code: 1002, msg: expect.stringContaining('最多产出 6 个') })
    await taken(ORDERS, split, 'finish', await backs(split, [5, 3], [1]))
    expect([await kit.standing(cup, north), await kit.standing(box, north)]).toMatchObject([{ on: 23, bad: 1 }, { on: 5 }])
    expect(await wrongBalances(app)).toEqual([])
  })

  it('of goods without parts that day is refused by name', async () => {
    const none = await made(ORDERS, { warehouse_id: north, sku_id: lid, quantity: 1 })
    expect(await step(ORDERS, none, 'pick')).toMatchObject({ code: 1002, msg: expect.stringContaining('「LID」在今天没有有效的用料清单') })
  })
})

describe('a plan', () => {
  it('shows what can be made and what lacks, makes its orders in one press, and ends by itself once enough is made', async () => {
    const plan = await made(PLANS, { sku_id: set, warehouse_id: north, plan_qty: 7, need_date: day(5) })
    const asked = { rows: [{ plan_id: plan }], amount: 'can', preview: true }
    const preview = await kit.ok(`${ORDERS}/fromPlans`, asked)
    expect(preview).toMatchObject({ done: 1, lines: [{ cells: { qty: '7', can: '5', make: '5', short: 'BOX 缺 2' } }] })
    expect(await row(PLANS, plan, ['ordered_qty', 'plan_status'])).toEqual(expect.objectContaining({ plan_status: '0' }))
    await kit.ok(`${ORDERS}/fromPlans`, { ...asked, preview: false })
    expect(await row(PLANS, plan, ['ordered_qty', 'open_qty', 'plan_status'])).toMatchObject({ ordered_qty: 5, open_qty: 2, plan_status: '1' })
    const [order] = await kit.rows(`${ORDERS}/list`, ['id', 'plan_id', 'quantity'], kit.is('plan_id', plan))
    const id = String(order!['id'])
    await taken(ORDERS, id, 'pick')
    await taken(ORDERS, id, 'begin')
    await checked(id, 5)
    expect(await row(PLANS, plan, ['made_qty', 'left_qty', 'plan_status'])).toMatchObject({ made_qty: 5, left_qty: 2, plan_status: '1' })
    await kit.ok(`${PLANS}/list`, { page: 1, pageSize: 1, fields: ['id'] })
    const some = await kit.ok(`${ORDERS}/fromStock`, { rows: [{ sku_id: set }], warehouse_id: north, amount: 'open', quantity: 2, preview: false })
    expect(some).toMatchObject({ done: 1, lines: [{ cells: { can: '0', short: 'BOX 缺 2' } }] })
  })
})
