/** Months closed: what stands in them does not change; what is said later is told by month, and adds up to the bill less the estimate. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linesOfBefore } from '../../../server/modules/cost/lines-before'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { exportedText } from '../exports/exporting'
import { checkNow } from '../identities/checking'
import { costKit, wrongCosts } from './kit'

let app: TestApp
let admin: Client
let north: string
const kit = costKit(() => admin)
const REPORT = '/fba/api/v1/inventory_report'
const SETTLE = '/fba/api/v1/settlement'
/** The last month is "April", those before it "March" and "February"; all are over. */
const monthOf = (back: number): string => {
  const now = new Date(Date.now() + 8 * 3_600_000)
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7)
}
const FEBRUARY = monthOf(3)
const MARCH = monthOf(2)
const APRIL = monthOf(1)

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  await kit.ok('/base/api/v1/systemConfig/save', { approve_own: true })
  north = await kit.warehouse('北仓')
}, 240_000)
afterAll(() => app?.stop())

const periodOf = async (month: string): Promise<string> =>
  String((await kit.rows(`${SETTLE}/checkout_list`, ['id', 'month'])).find((row) => String(row['month']).startsWith(month))?.['id'])
const close = async (month: string) => kit.post(`${SETTLE}/do_checkout`, { id: await periodOf(month), transition: 'close' })
const closeAnyway = async (month: string) =>
  kit.post(`${SETTLE}/do_checkout`, { id: await periodOf(month), transition: 'closeAnyway', close_remark: '下月补' })
const reopen = async (month: string) => kit.post(`${SETTLE}/do_checkout`, { id: await periodOf(month), transition: 'reopen', reopen_reason: '补单' })
const fee = async (basis: string, layers: string[], amount: string, more: object = {}): Promise<string> => {
  const { id } = await kit.ok(`${REPORT}/feeAdd`, {
    kind: 'head', basis, amount, currency: 'CNY', apportion: '3', fee_day: `${MARCH}-10`, items: layers.map((layer_id) => ({ layer_id })), ...more,
  })
  expect(await kit.post(`${REPORT}/feeStep`, { id, transition: 'post' })).toMatchObject({ code: 200 })
  return String(id)
}
const layersOf = async (sku: string): Promise<string[]> =>
  (await kit.rows(`${REPORT}/batches`, ['id'], kit.is('sku_id', sku))).map(({ id }) => String(id)).toSorted((a, b) => Number(a) - Number(b))
/** Everything of a month, as it is told. */
const told = async (month: string) => JSON.stringify([
  await kit.uses({ field: 'use_day', op: 'between', value: [`${month}-01`, `${month}-28`] }),
  await kit.lines({ field: 'line_day', op: 'between', value: [`${month}-01`, `${month}-28`] }),
])
/** The files of what left in a month, and of what was said of cost in it. */
const exported = (month: string) => Promise.all((['batchUses', 'batchLines'] as const).map(async (call) => (await exportedText(admin, {
  call: { family: 'inventoryReport', call }, title: '成本',
  columns: ['id', 'layer_id', call === 'batchUses' ? 'amount' : 'base_amount', 'doc_no'].map((path) => ({ path, label: path })),
  request: { filter: { field: call === 'batchUses' ? 'use_day' : 'line_day', op: 'between', value: [`${month}-01`, `${month}-28`] } },
})).text))

describe('a month that is closed', () => {
  it('keeps every byte; a later bill is a difference, the cost of the open month, and what is left of stock', async () => {
    const sku = await kit.sku('MAR')
    await kit.moved('manual_in', north, `${FEBRUARY}-02`, [{ sku_id: sku, good_qty: 10, unit_cost: '7' }])
    await kit.moved('manual_in', north, `${FEBRUARY}-03`, [{ sku_id: sku, good_qty: 7, unit_cost: '7' }])
    const layers = await layersOf(sku)
    await fee('estimate', layers, '17', { fee_day: `${FEBRUARY}-10` })
    await kit.moved('manual_out', north, `${MARCH}-20`, [{ sku_id: sku, good_qty: 4 }])
    await kit.moved('manual_out', north, `${APRIL}-05`, [{ sku_id: sku, good_qty: 8 }])
    expect(await close(FEBRUARY)).toMatchObject({ code: 200 })
    expect(await close(APRIL)).toMatchObject({ code: 1002, msg: `${MARCH} 还没有结账，请按月份顺序结账` })
    expect(await close(MARCH)).toMatchObject({ code: 200 })
    const [march, files] = [await told(MARCH), await exported(MARCH)]
    const before = await kit.batches(sku)
    const cents = (value: unknown): number => Math.round(Number(value) * 100)
    const april = async () => (await kit.uses({ and: [kit.is('sku_id', sku), { field: 'use_day', op: 'ge', value: `${APRIL}-01` }] }))
      .reduce((sum, { amount }) => sum + cents(amount), 0)
    const spent = await april()
    // 17 was estimated, 30 is billed: 13 more, by cost 10 : 7.
    const bill = await fee('bill', layers, '30', { fee_day: `${FEBRUARY}-10` })
    expect(await told(MARCH)).toBe(march)
    expect(await exported(MARCH)).toEqual(files)
    const lines = (await kit.lines(kit.is('doc_id', bill))).filter(({ kind }) => kind === 'head')
    expect(lines.map(({ line_day: at }) => String(at))).toEqual(Array.from(lines, () => `${APRIL}-01`))
    const after = await kit.batches(sku)
    const more = (at: number, field: 'cost' | 'spent' | 'diff' | 'rest') => cents(after[at]![field]) - cents(before[at]![field])
    for (const at of after.keys()) expect(more(at, 'cost')).toBe(more(at, 'spent') + more(at, 'diff') + more(at, 'rest'))
    // Lines of difference by batch, what left in April, and what is there still: together what the bill has more than the estimate.
    const differing = (await kit.lines({ and: [{ field: 'layer_id', op: 'in', value: layers }, { field: 'line_day', op: 'eq', value: `${APRIL}-01` }] }))
      .reduce((sum, { diff_amount: amount }) => sum + cents(amount), 0)
    expect(differing + await april() - spent + more(0, 'rest') + more(1, 'rest')).toBe(1300)
    // The first batch had 10, 4 used in March: 4/10 of what was added to it is a difference, 6/10 April's cost.
    const [first, second] = after
    expect(more(0, 'diff')).toBe(Math.round(more(0, 'cost') * 0.4))
    expect([first!.used, second!.used, second!.left]).toEqual([10, 2, 5])
    expect(cents(second!.diff)).toBe(0)
    expect(await wrongCosts(app)).toEqual([])
    // Taken back: as before.
    expect(await kit.post(`${REPORT}/feeStep`, { id: bill, transition: 'unpost' })).toMatchObject({ code: 200 })
    expect(await told(MARCH)).toBe(march)
    expect(await wrongCosts(app)).toEqual([])
  })

  it('refuses what would be written into it, and goes out of its own batch what came in it and is taken back', async () => {
    const sku = await kit.sku('INTO')
    expect(await reopen(MARCH)).toMatchObject({ code: 200 })
    const incoming = await kit.moved('manual_in', north, `${MARCH}-02`, [{ sku_id: sku, good_qty: 10, unit_cost: '3' }])
    await kit.moved('manual_in', north, `${MARCH}-03`, [{ sku_id: sku, good_qty: 10, unit_cost: '5' }])
    const out = await kit.moved('manual_out', north, `${MARCH}-04`, [{ sku_id: sku, good_qty: 4 }])
    expect(await close(MARCH)).toMatchObject({ code: 200 })
    const march = await told(MARCH)
    const move = await kit.move({ move_type: 'manual_in', warehouse_id: north, move_day: `${MARCH}-09`, items: [{ sku_id: sku, good_qty: 1 }] })
    for (const step of ['submit', 'approve']) await kit.moveStep(move, step)
    expect(await kit.moveStep(move, 'finish')).toMatchObject({
      code: 1008, msg: `${MARCH} 及以前的库存成本已结账，请改用之后的日期，或先在「结账管理」反结账`,
    })
    const opening = { warehouse_id: north, sku_id: sku, qty: 30, count_day: `${MARCH}-09`, unit_cost: '3' }
    expect(await kit.opening(opening)).toMatchObject({ code: 1008, msg: `${MARCH} 及以前的库存成本已结账，请改用之后的日期，或先在「结账管理」反结账` })
    // What left in March comes back now, at what it cost then.
    expect(await kit.moveStep(out, 'unfinish')).toMatchObject({ code: 200 })
    expect(await kit.batches(sku)).toMatchObject([{ in: 10, used: 4, rest: '18.00' }, { in: 10, used: 0 }, { in: 4, used: 0, cost: '12.00' }])
    // What came in March goes out of its own batch, as far as March left of it; four of others go in its place.
    expect(await kit.moveStep(incoming, 'unfinish')).toMatchObject({ code: 200 })
    expect(await kit.batches(sku)).toMatchObject([
      { in: 10, used: 10, cost: '0.00', spent: '12.00', diff: '-12.00', rest: '0.00' }, { in: 10, used: 4, spent: '20.00' }, { in: 4, used: 0, cost: '0.00' },
    ])
    expect(await told(MARCH)).toBe(march)
    expect(await wrongCosts(app)).toEqual([])
  })

  it('is closed in spite of gaps only when somebody says so; what covers them later is a supplement', async () => {
    const sku = await kit.sku('LACK')
    await kit.ok('/base/api/v1/systemConfig/save', { negative_stock: true })
    await kit.moved('manual_out', north, `${APRIL}-06`, [{ sku_id: sku, good_qty: 5 }])
    expect(await close(APRIL)).toMatchObject({
      code: 1002,
      msg: `${APRIL} 有 1 个商品共 5 件缺成本（如「LACK」），请先在「成本诊断」补上，或选择「缺成本仍然结账」并写明原因`,
    })
    expect(await closeAnyway(APRIL)).toMatchObject({ code: 200 })
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
    await kit.moved('manual_in', north, today, [{ sku_id: sku, good_qty: 3, unit_cost: '2' }])
    expect((await kit.uses(kit.is('sku_id', sku))).map(({ use_day: at, qty, amount, late }) => [at, qty, amount, late]).toSorted()).toEqual([
      [`${APRIL}-06`, 5, null, false], [today, 3, '6.00', true],
    ])
    expect(await wrongCosts(app)).toEqual([])
    // Opened again, it is no supplement any more.
    expect(await reopen(MARCH)).toMatchObject({ code: 1002, msg: `${APRIL} 也已结账，请从最后一个月开始反结账` })
    expect(await reopen(APRIL)).toMatchObject({ code: 200 })
    expect((await kit.uses(kit.is('sku_id', sku))).map(({ qty, amount, late }) => [qty, amount, late]).toSorted())
      .toEqual([[2, null, false], [3, '6.00', false]])
    expect(await wrongCosts(app)).toEqual([])
  })
})

describe('cost that is said', () => {
  it('by weight adds up to the fee, and asks for weights that nobody said', async () => {
    const [light, heavy] = [await kit.sku('LIGHT', { gross_weight: 100 }), await kit.sku('HEAVY', { gross_weight: 300 })]
    const bare = await kit.sku('BARE')
    await kit.moved('manual_in', north, `${APRIL}-02`, [light, heavy, bare].map((sku_id) => ({ sku_id, good_qty: 3, unit_cost: '1' })))
    const layers = [...await layersOf(light), ...await layersOf(heavy)]
    await fee('bill', layers, '10.01', { apportion: '1', kind: 'duty' })
    const shares = await kit.lines({ and: [kit.is('kind', 'duty'), { field: 'layer_id', op: 'in', value: layers }] })
    expect(shares.map(({ base_amount: amount }) => amount).toSorted()).toEqual(['2.50', '7.51'])
    const { id } = await kit.ok(`${REPORT}/feeAdd`, {
      kind: 'head', basis: 'bill', amount: '1', currency: 'CNY', apportion: '1', fee_day: `${APRIL}-10`,
      items: (await layersOf(bare)).map((layer_id) => ({ layer_id })),
    })
    expect(await kit.post(`${REPORT}/feeStep`, { id, transition: 'post' }))
      .toMatchObject({ code: 1002, msg: '「BARE」没有毛重，不能按重量分摊，请先在「普通商品」填写' })
  })

  it('is told of what left by purchase, first leg and other, which come to its amount; what is taken back is told so too', async () => {
    const sku = await kit.sku('PARTS')
    await kit.moved('manual_in', north, `${APRIL}-02`, [{ sku_id: sku, good_qty: 10, unit_cost: '3' }])
    const head = await fee('bill', await layersOf(sku), '10.01', { fee_day: `${APRIL}-03` })
    await fee('bill', await layersOf(sku), '5', { kind: 'other', fee_day: `${APRIL}-03` })
    await kit.moved('manual_out', north, `${APRIL}-04`, [{ sku_id: sku, good_qty: 4 }])
    const told = async () => (await kit.ok('/fba/api/v2/inventory_report/list', {
      page: 1, pageSize: 10, rows: ['sku'], measures: ['out_amount', 'out_purchase', 'out_head', 'out_package', 'out_other'], currency: 'original',
      filter: { and: [{ field: 'sku', op: 'eq', value: 'PARTS' }, { field: 'day', op: 'between', value: [`${APRIL}-01`, `${APRIL}-28`] }] },
    }) as unknown as { list: Record<string, unknown>[] }).list
    expect(await told()).toMatchObject([{ out_amount: '18.00', out_purchase: '12.00', out_head: '4.00', out_package: '0.00', out_other: '2.00' }])
    expect(await kit.post(`${REPORT}/feeStep`, { id: head, transition: 'unpost' })).toMatchObject({ code: 200 })
    expect(await told()).toMatchObject([{ out_amount: '14.00', out_purchase: '12.00', out_head: '0.00', out_other: '2.00' }])
    expect(await wrongCosts(app)).toEqual([])
  })

  it('in a currency without a rate waits for it, and is no zero meanwhile', async () => {
    const sku = await kit.sku('RATE')
    await kit.moved('manual_in', north, `${APRIL}-02`, [{ sku_id: sku, good_qty: 2 }])
    const [layer] = await layersOf(sku)
    await fee('bill', [layer!], '10', { currency: 'GBP', kind: 'purchase', fee_day: `${APRIL}-02` })
    await kit.moved('manual_out', north, `${APRIL}-03`, [{ sku_id: sku, good_qty: 1 }])
    expect(await kit.uses(kit.is('sku_id', sku))).toMatchObject([{ amount: null, missing_qty: 1 }])
    expect(await closeAnyway(APRIL)).toMatchObject({ code: 1002, msg: `有 1 笔 GBP 的成本缺 ${APRIL} 的汇率，请先在「我的汇率」填写` })
    await kit.ok('/fba/api/v1/currency/add', { stat_month: APRIL, currency: 'GBP', rate: '9.1' })
    expect(await kit.uses(kit.is('sku_id', sku))).toMatchObject([{ amount: '45.50', missing_qty: 0 }])
  })

  it('is put right by an adjustment, and by taking it back as before', async () => {
    const sku = await kit.sku('ADJ')
    expect(await kit.opening({ warehouse_id: north, sku_id: sku, qty: 8, count_day: `${APRIL}-01`, unit_cost: '2.5' })).toMatchObject({ code: 200 })
    await kit.moved('manual_out', north, `${APRIL}-03`, [{ sku_id: sku, good_qty: 2 }])
    const [layer] = await layersOf(sku)
    const adjust = await kit.ok(`${REPORT}/adjustAdd`, { layer_id: layer, kind: 'purchase', unit_cost: '3', currency: 'CNY', reason: '录错' })
    expect(await kit.batches(sku)).toMatchObject([{ cost: '24.00', spent: '6.00', rest: '18.00' }])
    expect(await kit.post(`${REPORT}/adjustAdd`, { layer_id: layer, kind: 'purchase', unit_cost: '3', currency: 'CNY', reason: '再录' }))
      .toMatchObject({ code: 1002 })
    expect(await kit.post(`${REPORT}/adjustRemove`, { id: adjust['id'] })).toMatchObject({ code: 200 })
    expect(await kit.batches(sku)).toMatchObject([{ cost: '20.00', spent: '5.00', rest: '15.00' }])
    expect(await wrongCosts(app)).toEqual([])
  })
})

describe('what a closed month came to', () => {
  it('is held each night against what it came to as it was closed, and named where somebody changed it past the books', async () => {
    const CLOSED = ['closed_month_lines', 'closed_month_qty', 'closed_month_uses']
    const red = async (): Promise<string[]> => {
      await checkNow(app, admin)
      const { list } = await kit.ok('/app/api/v1/identities/list', { page: 1, pageSize: 100 }) as { list: Record<string, unknown>[] }
      const mine = list.filter(({ identity }) => CLOSED.includes(String(identity)))
      expect(mine.map(({ identity }) => identity).toSorted()).toEqual(CLOSED)
      return mine.filter(({ state }) => state === 'red').map(({ identity }) => String(identity)).toSorted()
    }
    const asOwner = (text: string) => app.runtime.db.asOwner((tx) => tx.query<{ id: string }>(text)).then(({ rows }) => rows)
    for (const month of [APRIL, MARCH]) await reopen(month)
    const sku = await kit.sku('SHUT')
    await kit.moved('manual_in', north, `${MARCH}-02`, [{ sku_id: sku, good_qty: 4, unit_cost: '5' }])
    await kit.moved('manual_out', north, `${MARCH}-03`, [{ sku_id: sku, good_qty: 3 }])
    expect(await closeAnyway(MARCH)).toMatchObject({ code: 200 })
    expect(await red()).toEqual([])
    const differing = (identity: string) =>
      kit.rows('/app/api/v1/identities/differences', ['row_name', 'difference'], kit.is('identity', identity))
    const [use] = await asOwner(`select id::text from cost_use where sku_id = ${sku} and layer_id is not null`)
    await asOwner(`update cost_use set qty = qty + 1 where id = ${use!.id}`)
    expect(await red()).toEqual(['closed_month_qty'])
    expect(await differing('closed_month_qty')).toMatchObject([{ row_name: MARCH, difference: '-1.00' }])
    await asOwner(`update cost_use set qty = qty - 1, use_day = use_day + 40 where id = ${use!.id}`)
    expect(await red()).toEqual(['closed_month_qty', 'closed_month_uses'])
    await asOwner(`update cost_use set use_day = use_day - 40 where id = ${use!.id}`)
    await asOwner(`update cost_line set line_day = line_day + 40 where sku_id = ${sku} and kind = 'purchase'`)
    expect(await red()).toEqual(['closed_month_lines'])
    expect(await differing('closed_month_lines')).toMatchObject([{ row_name: MARCH, difference: '1.00' }])
    await asOwner(`update cost_line set line_day = line_day - 40 where sku_id = ${sku} and kind = 'purchase'`)
    expect(await red()).toEqual([])
    expect(await reopen(MARCH)).toMatchObject({ code: 200 })
  })
})

describe('lines of before months were closed', () => {
  it('say the currency of their document and the company\'s, and their months are there to be closed', async () => {
    const sku = await kit.sku('KEPT')
    await kit.ok('/fba/api/v1/currency/add', { stat_month: APRIL, currency: 'USD', rate: '7' })
    await kit.moved('manual_in', north, `${APRIL}-02`, [{ sku_id: sku, good_qty: 2 }])
    await fee('bill', await layersOf(sku), '6', { currency: 'USD', kind: 'purchase', fee_day: `${APRIL}-02` })
    const read = () => kit.rows(`${REPORT}/batchLines`, ['amount', 'doc_currency', 'base_amount', 'currency', 'rate_month'], kit.is('sku_id', sku))
    const ends = async () => (await kit.rows(`${SETTLE}/checkout_list`, ['month', 'last_day'])).map(({ last_day: end }) => end)
    const [before, months] = [await read(), await ends()]
    expect(before).toMatchObject([{ amount: '6.0000', doc_currency: 'USD', base_amount: '42.00', currency: 'CNY', rate_month: APRIL }])
    await app.runtime.db.asOwner(async (tx) => {
      await tx.query('alter table cost_line add base_currency text, alter doc_currency drop not null')
      await tx.query('update cost_line set base_currency = currency, currency = doc_currency, doc_currency = null, rate_month = null')
      await tx.query('delete from cost_period')
      await linesOfBefore.run(tx, app.runtime.live.current.model)
      await tx.query('alter table cost_line drop base_currency')
    })
    expect(await read()).toEqual(before)
    expect(await ends()).toEqual(months)
  })
})
