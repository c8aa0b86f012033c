/** 补货计划: made of advice, agreed to, sent in batches, and bought where the warehouses lack it; parameters of pools and MSKU. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rebuildDerived } from '../../../server/kernel/kept/derived'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { checkRows, writeRows } from '../../support/rows-file'
import { insertShop } from '../../support/rows'
import { stockKit } from '../stock/kit'

let app: TestApp
let admin: Client
let shop: string
let other: string
let warehouse: string
const products = new Map<string, string>()
const kit = stockKit(() => admin)
const { ok, rows, is } = kit
const P = '/fba/api/v1/repBatch'
const AUDIT = '/fba/api/v1/repBatchReview/audit'
const ITEMS = '/fba/api/v1/replenishmentPlan/list'
const BUY = '/v2/purchase/api/purchase_plan/fromReplenish'
const A = '/fba/api/v1/fbaIntellect'
const today = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' })

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  shop = await insertShop(app.runtime.db, app.companyId, '甲店')
  other = await insertShop(app.runtime.db, app.companyId, '乙店')
  warehouse = await kit.warehouse('北仓')
  await app.runtime.db.asOwner(async (tx) => {
    for (const [msku, of] of [['MUG', shop], ['SET', shop], ['BARE', shop], ['ELSE', other]] as const) {
      const { rows: [made] } = await tx.query<{ id: string }>(
        `insert into product (company_id, shop_id, msku, fnsku, currency) values ($1, $2::bigint, $3, 'X00' || $3, 'USD') returning id::text`,
        [app.companyId, of, msku],
      )
      products.set(msku, made!.id)
    }
    await tx.query(
      `insert into order_item (company_id, shop_id, order_id, occurrence, purchase_at, purchase_day, order_status, msku, quantity)
       select $1, $2, d || 'M', 1, d::date, d::date, 'Shipped', 'MUG', n
       from (values ('2025-03-31', 70), ('2025-03-24', 70), ('2025-03-10', 160)) v (d, n)`, [app.companyId, shop],
    )
    await tx.query(
      `insert into fba_inventory (company_id, shop_id, stat_date, msku, sellable_qty, total_qty, inbound_working, inbound_shipped, inbound_receiving)
       values ($1, $2, '2025-03-31', 'MUG', 250, 250, 0, 0, 0)`, [app.companyId, shop],
    )
    await rebuildDerived(tx, app.runtime.live.current.model, { companyId: app.companyId })
  })
  const cup = await kit.sku('CUP')
  await ok('/commodity/api/v1/pairing/add', { shop_id: shop, msku: 'MUG', sku_id: cup, qty: 1 })
  await ok('/commodity/api/v1/pairing/add', { shop_id: shop, msku: 'SET', sku_id: cup, qty: 2 })
  await ok('/warehouse/api/v1/stock/openingAdd', { warehouse_id: warehouse, sku_id: cup, qty: 300, count_day: '2025-03-30' })
  await ok(`${A}/replenishMake`, {})
}, 240_000)
afterAll(() => app?.stop())

const advice = async () => (await rows(`${A}/replenishList`, ['id', 'ship_qty', 'advice_qty', 'cover_days', 'pool_id', 'ship_day'], is('msku', 'MUG')))[0]!
const plan = async (id: string) => (await rows(`${P}/list`, [
  'id', 'state', 'msku_count', 'advice_qty', 'replenish_qty', 'agreed_qty', 'batch_qty', 'open_qty', 'lack_qty', 'buy_count', 'auditor', 'audit_remark',
], is('id', id)))[0]!
const step = (id: string, transition: string, more = {}) => ok(AUDIT, { id, transition, ...more })
const make = (qty: Record<string, number>, more = {}) => ok(`${P}/add`, {
  shop_id: shop, warehouse_id: warehouse, transport_mode: 'sea', expect_ship: today,
  items: Object.entries(qty).map(([msku, n]) => ({ product_id: products.get(msku), replenish_qty: n })), ...more,
})
interface Lines { lines: { line: string; cells: Record<string, string>; error?: string }[]; done: number; refused: number }
const lines = async (path: string, ids: string[], more = {}): Promise<Lines> => (
  await ok(path, { rows: ids.map((plan_id) => ({ plan_id })), preview: false, ...more }) as unknown as Lines
)

it('begins with what is advised, and keeps what the advice said of every line', async () => {
  const one = await advice()
  // 67 days of 10 a day less 250.
  expect(one).toMatchObject({ ship_qty: 420, cover_days: 67 })
  const draft = await ok('/app/api/v1/document/draft', { entity: 'replenish_plan', way: 'advice', ids: [one['id']] })
  expect(draft).toMatchObject({ row: { shop_id: shop, items: [{ product_id: products.get('MUG'), replenish_qty: 420 }] } })
  const { id } = await make({ MUG: 420 }, { made_from: { way: 'advice', ids: [one['id']] } })
  expect(await plan(String(id))).toMatchObject({
    state: '1', msku_count: 1, advice_qty: 420, replenish_qty: 420, agreed_qty: 420, open_qty: 420, lack_qty: 120,
  })
  expect((await rows(ITEMS, ['msku', 'advice_qty', 'daily', 'sellable_days', 'local_qty', 'shop_id'], is('plan_id', String(id))))[0])
    .toMatchObject({ msku: 'MUG', advice_qty: 420, daily: '10.00', sellable_days: 25, local_qty: 300, shop_id: shop })
})

it('is of one shop, and refuses goods of another', async () => {
  const said = await admin.call(`${P}/add`, {
    shop_id: shop, warehouse_id: warehouse, transport_mode: 'sea', expect_ship: today, items: [{ product_id: products.get('ELSE'), replenish_qty: 5 }],
  })
  expect(said.body).toMatchObject({ msg: expect.stringContaining('「ELSE」不是店铺「甲店」的商品') as string })
})

it('is agreed to with other quantities, becomes a batch once, and waits again when the batch is deleted', async () => {
  const { id } = await make({ MUG: 100, SET: 20 })
  await step(String(id), 'submit')
  const items = await rows(ITEMS, ['id', 'msku'], is('plan_id', String(id)))
  const of = (msku: string) => String(items.find((item) => item['msku'] === msku)!['id'])
  await step(String(id), 'adjust', { items: [{ id: of('MUG'), approve_qty: 80 }, { id: of('SET'), approve_qty: 20 }] })
  await step(String(id), 'approve')
  expect(await plan(String(id))).toMatchObject({ state: '3', replenish_qty: 120, agreed_qty: 100, open_qty: 100 })

  const shown = await lines(`${P}/toBatches`, [String(id)], { amount: 'open', preview: true })
  expect(shown).toMatchObject({ done: 2, refused: 0 })
  expect((await plan(String(id)))['batch_qty']).toBe(0)
  const made = await lines(`${P}/toBatches`, [String(id)], { amount: 'open', lines: [of('MUG')] })
  expect(made).toMatchObject({ done: 1, lines: [{ cells: { msku: 'MUG', open: '80' } }] })
  expect(await plan(String(id))).toMatchObject({ state: '4', batch_qty: 80, open_qty: 20 })
  await lines(`${P}/toBatches`, [String(id)], { amount: 'open' })
  expect(await plan(String(id))).toMatchObject({ state: '5', batch_qty: 100, open_qty: 0 })

  const no = made.lines[0]!.cells['batch']!
  const [batch] = await rows('/fba/api/v1/fbaShipment/list', ['id', 'plan_qty', 'warehouse_id', 'shop_id'], is('batch_no', no))
  expect(batch).toMatchObject({ plan_qty: 80, warehouse_id: warehouse, shop_id: shop })
  const refused = await admin.call(AUDIT, { id, transition: 'reopen' })
  expect(refused.body.code).not.toBe(200)
  await ok('/fba/api/v1/fbaShipment/step', { id: batch!['id'], transition: 'drop' })
  expect(await plan(String(id))).toMatchObject({ state: '4', batch_qty: 20, open_qty: 80 })
  await step(String(id), 'close')
  expect((await plan(String(id)))['state']).toBe('5')
})

it('buys what the warehouses lack, by what each MSKU is sent as, and not twice', async () => {
  const { id } = await make({ MUG: 420, SET: 200, BARE: 5 })
  await step(String(id), 'submit')
  await step(String(id), 'approve')
  const shown = await lines(BUY, [String(id)], { amount: 'lack', preview: true })
  expect(shown.lines.map(({ cells, error }) => [cells['msku'], cells['sku'], cells['qty'], error])).toEqual([
    ['MUG', 'CUP', '120', undefined], ['SET', 'CUP', '400', undefined], ['BARE', '', '0', '没有配对本地SKU'],
  ])
  const made = await lines(BUY, [String(id)], { amount: 'lack', expect_date: '2026-12-24' })
  const [bought] = await rows('/v2/purchase/api/purchase_plan/list', ['sku', 'sku_id', 'plan_qty', 'last_price', 'expect_date', 'source_desc'],
    is('plan_no', made.lines[0]!.cells['purchase']!))
  expect(bought).toMatchObject({ sku: 'CUP', plan_qty: 120, expect_date: '2026-12-24', source_desc: expect.stringMatching(/^补货计划 BH/) as string })
  expect(bought!['sku_id']).not.toBeNull()
  expect((await plan(String(id)))['buy_count']).toBe(2)
  expect((await lines(BUY, [String(id)], { amount: 'lack', preview: true })).lines[0]).toMatchObject({ error: '已经生成过采购计划' })
})

it('is refused with a word, corrected and handed in again; all agreed to as nothing is no plan', async () => {
  const { id } = await make({ MUG: 10 })
  await step(String(id), 'submit')
  await step(String(id), 'reject', { audit_remark: '先清库存' })
  expect(await plan(String(id))).toMatchObject({ state: '6', audit_remark: '先清库存' })
  await step(String(id), 'submit')
  const [item] = await rows(ITEMS, ['id'], is('plan_id', String(id)))
  await step(String(id), 'adjust', { items: [{ id: item!['id'], approve_qty: 0 }] })
  expect((await admin.call(AUDIT, { id, transition: 'approve' })).body).toMatchObject({ msg: expect.stringContaining('审核数量都是 0') as string })
})

it('counts by the parameters of the MSKU, else of its pool, else of the company', async () => {
  const { pool_id: pool } = await advice()
  const { id } = await ok('/fba/api/v1/replenishRule/add', { pool_id: pool, lead_days: 20, freq_days: 10 })
  await ok(`${A}/replenishMake`, {})
  expect(await advice()).toMatchObject({ cover_days: 60, advice_qty: 350 })
  await ok('/fba/api/v1/replenishRule/add', { pool_id: pool, msku: 'MUG', lead_days: 40, custom_qty: 7 })
  await ok(`${A}/replenishMake`, {})
  expect(await advice()).toMatchObject({ cover_days: 80, advice_qty: 557 })
  const twice = await admin.call('/fba/api/v1/replenishRule/add', { pool_id: pool, lead_days: 5 })
  expect(twice.body).toMatchObject({ msg: expect.stringContaining('已有自己的补货参数') as string })
  const unknown = await admin.call('/fba/api/v1/replenishRule/add', { pool_id: pool, msku: 'mug', lead_days: 5 })
  expect(unknown.body).toMatchObject({ msg: expect.stringContaining('没有 MSKU「mug」') as string })
  await ok('/fba/api/v1/replenishRule/remove', { id })
  await ok(`${A}/replenishMake`, {})
  expect(await advice()).toMatchObject({ cover_days: 77 })
})

it('shows nobody plans or parameters of shops that they do not see', async () => {
  const seller = await app.person('plan-seller', { roles: ['sales'], shopIds: [other] })
  for (const path of [`${P}/list`, ITEMS, '/fba/api/v1/replenishRule/list']) {
    expect((await seller.call<{ list: unknown[] }>(path, { page: 1, pageSize: 10, fields: ['id'] })).body).toMatchObject({ code: 200, data: { list: [] } })
  }
})

it('tells what the lacking goods would cost to buy, by the default price of what each MSKU is sent as', async () => {
  const maker = await kit.supplier('杯厂')
  const [cup] = await rows('/commodity/api/v1/sku/list', ['id'], is('sku_code', 'CUP'))
  await ok('/commodity/api/v1/price/add', {
    sku_id: cup!['id'], supplier_id: maker, price: '3.5', currency: 'CNY', is_default: true, min_qty: 1, from_day: '2025-01-01' })
  const { id } = await make({ MUG: 400, SET: 200, BARE: 5 })
  const items = await rows(ITEMS, ['msku', 'lack_qty', 'buy_price', 'buy_amount'], is('plan_id', String(id)))
  const of = (msku: string) => items.find((item) => item['msku'] === msku)
  expect(of('MUG')).toMatchObject({ lack_qty: 100, buy_price: '3.5000', buy_amount: '350.00' })
  expect(of('SET')).toMatchObject({ buy_price: '7.0000' })
  expect(of('BARE')).toMatchObject({ buy_price: null, buy_amount: null })
  const [whole] = await rows(`${P}/list`, ['buy_amount'], is('id', String(id)))
  expect(Number(whole!['buy_amount'])).toBe(350 + Number(of('SET')!['lack_qty']) * 7)
  await ok(`${P}/remove`, { id })
})

it('puts plans of one shop, warehouse and way together, and takes chosen lines out into a new one', async () => {
  const [first, second] = [String((await make({ MUG: 10, SET: 1 }))['id']), String((await make({ MUG: 5, BARE: 7 }))['id'])]
  const flown = String((await make({ MUG: 1 }, { transport_mode: 'air' }))['id'])
  const asked = (ids: string[], more: object) => ok(`${P}/merge`, { rows: ids.map((id) => ({ id })), preview: false, ...more }) as unknown as Promise<Lines>
  expect((await asked([first, second, flown], { preview: true })).lines.map(({ error }) => error)).toEqual([undefined, undefined, '运输方式与第一张不同'])
  expect(await plan(second)).toMatchObject({ state: '1', msku_count: 2 })
  expect(await asked([first, second, flown], {})).toMatchObject({ done: 2, refused: 1 })
  expect(await plan(first)).toMatchObject({ state: '1', msku_count: 3, replenish_qty: 23 })
  expect(await plan(second)).toMatchObject({ state: '7', msku_count: 0 })
  expect((await rows(`${P}/list`, ['remark'], is('id', second)))[0]!['remark']).toMatch(/^已合并到 BH/)
  expect((await kit.post(`${P}/merge`, { rows: [{ id: first }, { id: second }], preview: false })).msg).toContain('请选择两张以上')

  const items = await rows(ITEMS, ['id', 'msku'], is('plan_id', first))
  const splitting = (ids: unknown[]) => kit.post(`${P}/split`, { rows: [{ id: first }], preview: false, lines: ids })
  expect((await splitting(items.map((item) => item['id']))).msg).toContain('原单也要留下一行')
  expect(await splitting(items.filter((item) => item['msku'] === 'BARE').map((item) => item['id']))).toMatchObject({ code: 200, data: { done: 1 } })
  expect(await plan(first)).toMatchObject({ msku_count: 2, replenish_qty: 16 })
  const [apart] = await rows(ITEMS, ['plan_id', 'plan.state', 'warehouse_id'], {
    and: [is('msku', 'BARE'), is('plan.transport_mode', 'sea'), is('plan.state', '1')] })
  expect(apart).toMatchObject({ warehouse_id: warehouse })
  await step(first, 'submit')
  expect((await splitting([])).msg).toContain('已经提交')
})

it('comes from a sheet: lines of one head make one plan, an MSKU is that of the shop named, a plan with a wrong line is not written', async () => {
  await app.runtime.db.asOwner((tx) => tx.query(
    "insert into product (company_id, shop_id, msku, fnsku, currency) values ($1, $2::bigint, 'MUG', 'X00MUG2', 'USD')", [app.companyId, other]))
  const fields = ['shop_id', 'warehouse_id', 'transport_mode', 'expect_ship', 'remark', 'items.product_id', 'items.replenish_qty', 'items.remark']
  const found = await checkRows(app, admin, { family: 'replenishPlan', call: 'repBatchAdd' }, fields, [
    '店铺,发货仓库,运输方式,期望发货日,备注,MSKU,补货数量,补货商品备注',
    '甲店,北仓,海运,2026-12-01,一,MUG,12,先发', ',,,,,SET,3,', '乙店,北仓,海运,2026-12-01,二,MUG,4,', '甲店,北仓,海运,2026-12-01,三,MUG,5,', ',,,,,NONE,1,',
  ].join('\n'))
  expect(found).toMatchObject({ total: 5, ok: 3, sample: [{ remark: '一', 'items.replenish_qty': 12, 'items.remark': '先发' }, {}, {}] })
  expect(found.errors.map(({ line, message }) => [line, message])).toEqual([
    [5, '同一张单据的第 6 行有错误，整张没有写入'], [6, expect.stringContaining('没有叫「NONE」的')],
  ])
  expect(await writeRows(admin, found)).toMatchObject({ added: 3, refused: 0 })
  const made = await rows(`${P}/list`, ['remark', 'shop_id', 'msku_count', 'replenish_qty'], { field: 'remark', op: 'in', value: ['一', '二', '三'] })
  expect(made).toEqual(expect.arrayContaining([
    expect.objectContaining({ remark: '一', shop_id: shop, msku_count: 2, replenish_qty: 15 }),
    expect.objectContaining({ remark: '二', shop_id: other, msku_count: 1, replenish_qty: 4 }),
  ]))
  expect(made).toHaveLength(2)
})
