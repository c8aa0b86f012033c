/** What it costs to send goods: trials by quotes, a batch's channel and its estimate, the bill that takes its place, tracks, and rules. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { stockKit, wrongBalances } from '../stock/kit'

let app: TestApp
let admin: Client
let shop = ''
let warehouse = ''
let sea = ''
let air = ''
let mail = ''
const products: Record<string, string> = {}
const kit = stockKit(() => admin)
const { made, ok, post, rows, is } = kit
const L = '/v2/logistics/api'
const B = '/fba/api/v1/fbaShipment'
const yesterday = new Date(Date.now() - 16 * 3_600_000).toISOString().slice(0, 10)

interface Told { lines: { line: string; cells: Record<string, string>; error?: string }[]; done: number; refused: number }
const told = (data: unknown): Record<string, string> =>
  Object.fromEntries((data as Told).lines.map(({ cells, error }) => [`${cells['channel']} ${cells['way'] ?? ''}`.trim(), error ?? cells['total']!]))
const asOwner = async (text: string, values: unknown[] = []) => (await app.runtime.db.asOwner((tx) => tx.query<{ id: string }>(text, values))).rows

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  const [row] = await asOwner(
    `insert into shop (company_id, name, account_name, site, marketplace, currency) values ($1, '北美店', '北美', 'us', 'amazon.com', 'USD')
     returning id::text as id`,
    [app.companyId],
  )
  shop = row!.id
  for (const msku of ['MUG', 'LAMP']) {
    const [product] = await asOwner(
      `insert into product (company_id, shop_id, msku, fnsku, currency) values ($1, $2::bigint, $3, 'X00' || $3, 'USD') returning id::text as id`,
      [app.companyId, shop, msku],
    )
    products[msku] = product!.id
    const sku = await kit.sku(msku, { gross_weight: msku === 'MUG' ? 300 : 900 })
    await ok('/commodity/api/v1/pairing/add', { shop_id: shop, msku, sku_id: sku, qty: 1 })
    warehouse ||= await kit.warehouse('杭州总仓')
    await ok('/warehouse/api/v1/stock/openingAdd', { warehouse_id: warehouse, sku_id: sku, qty: 500, count_day: yesterday })
  }
  const provider = await made(`${L}/logistics_provider`, { logistics_provider: '远洋达', transport_mode: 'sea' })
  const channel = (name: string, more: object) => made(`${L}/logistics_channel`, { provider_id: provider, logistics_channel: name, ...more })
  sea = await channel('美西海运', { transport_mode: 'sea', transit_days: 30 })
  air = await channel('美国空派', { transport_mode: 'air', transit_days: 9, max_weight: '22.5' })
  mail = await channel('红单快递', { transport_mode: 'express', transit_days: 5, volume_divisor: 5000 })
  const quote = (body: object) => made(`${L}/freight_quote`, { currency: 'CNY', valid_from: '2026-01-01', bill_way: 'weight', country: '美国', ...body })
  await quote({
    channel_id: sea, charge_unit: '1', operate_fee: '50', steps: [{ from_qty: '21', unit_price: '9' }, { from_qty: '100', unit_price: '7' }],
    surcharges: [{ fee_name: '超长', per: 'box', fee_amount: '80', over_side: '100' }],
  })
  await quote({ channel_id: air, zone: 'ONT8, LGB8', first_weight: '0.5', first_price: '40', next_weight: '0.5', next_price: '20' })
  await quote({ channel_id: mail, country: '德国', first_weight: '1', first_price: '60' })
}, 240_000)
afterAll(() => app?.stop())

it('a trial tells each channel with its price, cheapest first, or why it cannot be used, and writes nothing', async () => {
  const trial = (body: object) => ok(`${L}/freight/trial`, { rows: [], site: 'us', count: 2, weight: '20', length: '60', width: '40', height: '40', ...body })
  expect(told(await trial({}))).toEqual({ '美西海运 按计费重': 'CNY 410.00', 美国空派: '报价只到 ONT8、LGB8', 红单快递: '没有到这个国家的报价' })
  expect(told(await trial({ zone: 'ont8' }))).toMatchObject({ '美西海运 按计费重': 'CNY 410.00', '美国空派 按计费重': 'CNY 1620.00' })
  // 99 kg at 9 are dearer than 100 at 7.
  expect(told(await trial({ weight: '49.5', length: '101', width: '1', height: '1', zone: 'LGB8' })))
    .toEqual({ '美西海运 按计费重': 'CNY 910.00', '美国空派 按计费重': '单箱 49.5 kg 超过渠道上限 22.5 kg', 红单快递: '没有到这个国家的报价' })
  expect(told(await trial({ site: 'jp' }))).toMatchObject({ 美西海运: '没有到这个国家的报价' })
  expect(await post(`${L}/freight/trial`, { rows: [], site: 'us', count: 0, weight: '20' })).toMatchObject({ code: 1002, errors: { count: '箱数不对' } })
  expect(await post(`${L}/freight/trial`, { rows: [], site: 'us', count: 1, weight: '-3' })).toMatchObject({ code: 1002, errors: { weight: '毛重不对' } })
})

it('a template tells what a parcel comes to', async () => {
  const id = await made(`${L}/freight_template`, {
    template_name: '美国标准', logistics_channel: '小包', country: '美国', bill_way: 'weight', currency: 'CNY', first_weight: '0.5', first_price: '32',
    next_weight: '0.5', next_price: '16', fuel_rate: '0.1', operate_fee: '8', discount: '0.9',
  })
  const answer = await ok(`${L}/freight_template/trial`, { rows: [{ id }], weight: '1.2' }) as unknown as Told
  // 32 + 2 × 16 = 64 × 0.9 = 57.60, fuel 5.76, 8 for handling.
  expect(answer.lines).toMatchObject([{ cells: { template: '美国标准', charged: '1.20', total: 'CNY 71.36' } }])
  expect(answer.lines[0]!.cells['parts']).toContain('燃油 5.76')
  expect(await ok(`${L}/freight_template/trial`, { rows: [], country: 'de', weight: '1' })).toMatchObject({ lines: [] })
})

it('a template takes a table of zones and weights out of Excel, shows it first, and charges by the zone', async () => {
  const id = await made(`${L}/freight_template`, {
    template_name: '澳洲分区', logistics_channel: '澳邮', country: '澳洲', bill_way: 'weight', currency: 'CNY', operate_fee: '5',
    prices: [{ zone: '旧区', from_qty: '0', unit_price: '99' }],
  })
  const grid = (body: object) => post(`${L}/freight_template/grid`, { rows: [{ id }], preview: true, ...body })
  const prices = () => rows(`${L}/freight_template/prices`, ['zone', 'from_qty', 'unit_price', 'whole'], is('template_id', id))
  expect((await grid({})).data).toMatchObject({ lines: [{ cells: { from: '0', zone0: '99' } }] })
  const sheet = '重量\t1区\t2区\n0kg\t¥40\t50\n1\t38.5\t\n5\t一百\t41\n'
  const seen = (await grid({ grid: sheet })).data as unknown as Told
  expect(seen).toMatchObject({
    done: 2, refused: 1,
    lines: [{ cells: { from: '0', zone0: '40', zone1: '50' } }, { cells: { zone0: '38.5', zone1: '' } }, { error: '第 4 行「1区」的「一百」不是价格' }],
  })
  expect(await prices()).toHaveLength(1)
  expect((await grid({ grid: '重量\t1区\t1区\n1\t2\t3' })).msg).toBe('分区「1区」写了两次')
  expect((await grid({ preview: false })).msg).toBe('请先粘贴价格表')
  expect((await grid({ grid: sheet, preview: false, lines: ['0', '1'] })).msg).toBe('')
  expect((await prices()).map((row) => [row['zone'], row['from_qty'], row['unit_price']])).toEqual([
    ['1区', '0.000', '40.0000'], ['2区', '0.000', '50.0000'], ['1区', '1.000', '38.5000'],
  ])
  // 2 kg: zone 1 from 1 kg on 38.50 each, zone 2 still 50; 5 for handling.
  const trial = await ok(`${L}/freight_template/trial`, { rows: [{ id }], weight: '2' }) as unknown as Told
  expect(trial.lines.map(({ cells }) => [cells['zone'], cells['total']])).toEqual([['1区', 'CNY 82.00'], ['2区', 'CNY 105.00']])
})

async function batch(boxes: [msku: string, qty: number][]): Promise<string> {
  const planned = (msku: string): number => boxes.reduce((sum, [of, qty]) => sum + (of === msku ? qty : 0), 0)
  const { id } = await ok(`${B}/createBatch`, {
    batch_name: '补货', warehouse_id: warehouse, transport_mode: 'air', expect_ship: '2026-12-01',
    items: [...new Map(boxes).keys()].map((msku) => ({ product_id: products[msku], plan_qty: planned(msku) })),
  })
  for (const [at, [msku, qty]] of boxes.entries()) await ok(`${B}/scanPacking`, { batch_id: id, box_no: at + 1, code: `X00${msku}`, qty })
  return String(id)
}
const step = (id: string, transition: string, more: object = {}) => post(`${B}/step`, { id, transition, ...more })
const FIGURES = [
  'channel.logistics_channel', 'provider.logistics_provider', 'transport_mode', 'charge_weight', 'est_fee', 'bill_fee', 'fee_diff', 'head_fee', 'eta',
  'tracking_no', 'track_state', 'latest_event', 'total_volume', 'remark', 'sign_day', 'short_qty',
]
const of = async (id: string) => (await rows(`${B}/list`, FIGURES, is('id', id)))[0]!
const shares = async (id: string) => Object.fromEntries(
  (await rows(`${B}/items`, ['msku', 'head_fee'], is('batch_id', id))).map((row) => [row['msku'], row['head_fee']]),
)
const billed = async (body: object) => made(`${L}/logistics_bill`, { provider_id: (await rows(`${L}/logistics_provider/list`, ['id']))[0]!['id'], ...body })
const measure = async (id: string, sizes: object) => ok(`${B}/packBox`, {
  batch_id: id, boxes: (await rows(`${B}/box`, ['id'], is('batch_id', id))).map((box) => ({ id: box['id'], ...sizes })),
})

it('a batch chooses a channel by its boxes; the estimate is shared over its goods, and made anew when it is sent', async () => {
  const bare = (await ok(`${B}/createBatch`, {
    batch_name: '空', warehouse_id: warehouse, transport_mode: 'sea', expect_ship: '2026-12-01', items: [{ product_id: products['MUG'], plan_qty: 1 }],
  }))['id']
  expect((await post(`${B}/chooseChannel`, { rows: [{ id: bare }], preview: true })).msg).toContain('还没有装箱')
  const id = await batch([['MUG', 40], ['LAMP', 20]])
  await measure(id, { length: '60', width: '40', height: '40', weight: '20' })
  const choices = await ok(`${B}/chooseChannel`, { rows: [{ id }], preview: true }) as unknown as Told
  expect(told(choices)).toMatchObject({ '美西海运 按计费重': 'CNY 410.00', 美国空派: '报价只到 ONT8、LGB8' })
  expect(await of(id)).toMatchObject({ est_fee: null, 'channel.logistics_channel': null })
  expect((await post(`${B}/chooseChannel`, { rows: [{ id }], preview: false, lines: [choices.lines.at(-1)!.line] })).msg).toContain('不能用')
  await ok(`${B}/chooseChannel`, { rows: [{ id }], preview: false, lines: [choices.lines[0]!.line] })
  expect(await of(id)).toMatchObject({
    'channel.logistics_channel': '美西海运', 'provider.logistics_provider': '远洋达', transport_mode: 'sea', charge_weight: '40.000', est_fee: '410.00',
    head_fee: '410.00', total_volume: '0.1920',
  })
  // 40 × 300 g to 20 × 900 g.
  expect(await shares(id)).toEqual({ MUG: '164.00', LAMP: '246.00' })
  await measure(id, { weight: '22' })
  expect(await step(id, 'ship')).toMatchObject({ code: 200 })
  expect(await of(id)).toMatchObject({ charge_weight: '44.000', est_fee: '446.00', eta: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string })
  expect(await shares(id)).toEqual({ MUG: '178.40', LAMP: '267.60' })

  await ok(`${B}/setLogistics`, { id, tracking_no: 'YYD123', remark: '易碎' })
  expect(await post(`${B}/setLogistics`, { id, etd: '2026-12-20', eta: '2026-12-01' })).toMatchObject({ code: 1002, errors: { eta: '早于开船日期' } })
  await made(`${L}/tracking`, { tracking_no: 'YYD123', ship_date: '2026-11-20', track_state: 'transit', latest_event: '离港', eta: '2026-12-18' })
  expect(await of(id)).toMatchObject({ track_state: 'transit', latest_event: '离港', eta: '2026-12-18', tracking_no: 'YYD123', remark: '易碎' })

  const bill = await billed({ bill_no: 'ZD1', tracking_no: 'YYD123', currency: 'CNY', bill_fee: '500', tax_fee: '20' })
  expect((await rows(`${L}/logistics_bill/list`, ['est_fee', 'fee_diff', 'total_fee', 'batch_id'], is('id', bill)))[0]).toMatchObject({
    batch_id: id, est_fee: '446.00', fee_diff: '54.00', total_fee: '520.00',
  })
  for (const transition of ['begin', 'agree']) await ok(`${L}/logistics_bill/status`, { id: bill, transition })
  expect(await of(id)).toMatchObject({ bill_fee: '520.00', fee_diff: '74.00', head_fee: '520.00' })
  expect(await shares(id)).toEqual({ MUG: '208.00', LAMP: '312.00' })
  expect((await post(`${B}/chooseChannel`, { rows: [{ id }], preview: true })).msg).toContain('已经对账')
  const other = await billed({ bill_no: 'ZD2', batch_id: id, currency: 'USD', bill_fee: '5' })
  await ok(`${L}/logistics_bill/status`, { id: other, transition: 'begin' })
  expect((await post(`${L}/logistics_bill/status`, { id: other, transition: 'agree' })).msg).toContain('按 CNY 记账，这张账单是 USD')
  await ok(`${L}/logistics_bill/status`, { id: bill, transition: 'reopen' })
  expect(await of(id)).toMatchObject({ bill_fee: null, head_fee: '446.00' })
  expect(await shares(id)).toEqual({ MUG: '178.40', LAMP: '267.60' })
})

it('a batch of which nothing more comes is finished with what Amazon has counted', async () => {
  const id = await batch([['MUG', 10]])
  await measure(id, { length: '10', width: '10', height: '10', weight: '5' })
  expect(await step(id, 'ship')).toMatchObject({ code: 200 })
  expect(await step(id, 'finish', { remark: '超过 60 天没有接收' })).toMatchObject({ code: 200 })
  expect(await of(id)).toMatchObject({ short_qty: 10, remark: '超过 60 天没有接收', sign_day: expect.any(String) as string })
  expect(await wrongBalances(app)).toEqual([])
  expect(await step(id, 'unreceive')).toMatchObject({ code: 200 })
  expect(await wrongBalances(app)).toEqual([])
})

it('rules choose the first channel that fits an order, and each of the others says why it does not', async () => {
  const rule = (rule_name: string, channel_id: string, more: object = {}) => made(`${L}/logistics_rule`, { rule_name, channel_id, ...more })
  await rule('停用的', sea, { is_enable: false })
  await rule('德国', mail, { order_rule: { field: 'ship_country', op: 'in', value: ['DE'] } })
  await rule('美国', air, { order_rule: { field: 'ship_country', op: 'in', value: ['US'] } })
  await rule('其他', sea)
  await asOwner(
    `insert into order_item (company_id, shop_id, order_id, occurrence, purchase_at, purchase_day, order_status, msku, quantity, ship_country)
     values ($1, $2::bigint, '111-1', 1, '2026-11-01', '2026-11-01', 'Unshipped', 'MUG', 1, 'US')`, [app.companyId, shop],
  )
  const { rebuildDerived } = await import('../../../server/kernel/kept/derived')
  await app.runtime.db.asOwner((tx) => rebuildDerived(tx, app.runtime.live.current.model, { companyId: app.companyId, only: 'sale_order' }))
  const answer = await ok(`${L}/logistics_rule/trial`, { rows: [], order_id: ' 111-1 ' }) as unknown as Told
  expect(answer.lines.map(({ cells, error }) => [cells['rule'], error ?? cells['channel']])).toEqual([
    ['停用的', '规则已停用'], ['德国', '条件不符'], ['美国', '美国空派'], ['其他', '也符合，但前面的「美国」先选中'],
  ])
  expect((await post(`${L}/logistics_rule/trial`, { rows: [], order_id: '999' })).msg).toContain('没有订单「999」')
})

it('a bill of more weight or money than was estimated is told so, by the shares that the company lets pass, and handled by name', async () => {
  const id = await batch([['MUG', 40], ['LAMP', 20]])
  await measure(id, { length: '60', width: '40', height: '40', weight: '20' })
  const choices = await ok(`${B}/chooseChannel`, { rows: [{ id }], preview: true }) as unknown as Told
  await ok(`${B}/chooseChannel`, { rows: [{ id }], preview: false, lines: [choices.lines[0]!.line] })
  const bill = (bill_no: string, fee: string, weight: string) => (
    billed({ bill_no, batch_id: id, currency: 'CNY', bill_fee: fee, charge_weight: weight, est_fee: '410' })
  )
  const WANTED = ['abnormal_type', 'handle_status', 'handle_user', 'weight_rate']
  const judged = async (bill_id: string) => (await rows(`${L}/logistics_bill/list`, WANTED, is('id', bill_id)))[0]
  const usual = await bill('AB-1', '420.00', '41')
  const heavy = await bill('AB-2', '420.50', '50')
  const dear = await bill('AB-3', '500.00', '40')
  const twice = await bill('AB-4', '500.00', '40')
  expect(await judged(usual)).toMatchObject({ abnormal_type: null })
  expect(await judged(heavy)).toMatchObject({ abnormal_type: 'overweight', handle_status: '0', weight_rate: '0.2500' })
  expect(await judged(dear)).toMatchObject({ abnormal_type: 'overprice' })
  expect(await judged(twice)).toMatchObject({ abnormal_type: 'duplicate' })
  await ok(`${L}/logistics_bill/edit`, { id: dear, handle_status: '2', handle_result: '物流商同意退差价', bill_fee: '415.00' })
  const after = await judged(dear)
  expect(after).toMatchObject({ abnormal_type: null, handle_status: '2' })
  expect(after!['handle_user']).not.toBeNull()
  const config = app.runtime.live.current.model.families['fbaConfig']!.calls['businessConfigUpdate']!.path
  await ok(config, { freightWeightPct: '0.3' })
  await ok(`${L}/logistics_bill/edit`, { id: heavy, remark: '再看一次' })
  expect(await judged(heavy)).toMatchObject({ abnormal_type: null })
})

it('agreed bills of one forwarder are asked for once and paid together, and their batch says how far it is', async () => {
  const id = await batch([['MUG', 10]])
  const agreed = async (bill_no: string, fee: string) => {
    const bill = await billed({ bill_no, batch_id: id, currency: 'CNY', bill_fee: fee })
    for (const transition of ['begin', 'agree']) await ok(`${L}/logistics_bill/status`, { id: bill, transition })
    return bill
  }
  const [one, two] = [await agreed('PAY-1', '100.00'), await agreed('PAY-2', '60.00')]
  const provider = (await rows(`${L}/logistics_provider/list`, ['id']))[0]!['id']
  const P = `${L}/logistics_payment`
  const asks = (items: object[], more = {}) => made(P, { provider_id: provider, currency: 'CNY', items, ...more })
  const pays = (of: string, transition: string, more = {}) => post(`${P}/status`, { id: of, transition, ...more })
  const first = await asks([{ bill_id: one, amount: '100.00' }], { made_from: { way: 'bill', ids: [one] } })
  const again = await asks([{ bill_id: one, amount: '100.00' }, { bill_id: two, amount: '60.00' }])
  expect(await pays(first, 'apply')).toMatchObject({ code: 200 })
  expect((await pays(again, 'apply')).msg).toContain('账单「PAY-1」已在请款')
  const much = await asks([{ bill_id: two, amount: '60.01' }])
  expect((await pays(much, 'apply')).msg).toContain('账单「PAY-2」一共 60')
  const stands = async () => [
    (await rows(`${L}/logistics_bill/list`, ['pay_status'], is('id', one)))[0]!['pay_status'],
    (await rows(`${B}/list`, ['pay_state'], is('id', id)))[0]!['pay_state'],
  ]
  expect(await stands()).toEqual(['1', '1'])
  expect((await post(`${L}/logistics_bill/status`, { id: one, transition: 'reopen' })).msg).toContain('已生成物流请款')
  expect(await pays(first, 'pay', { pay_account: '招行基本户', pay_date: yesterday, voucher_no: 'V-1' })).toMatchObject({ code: 200 })
  expect(await stands()).toEqual(['3', '2'])
  expect(await pays(first, 'unpay')).toMatchObject({ code: 200 })
  expect(await stands()).toEqual(['1', '1'])
  expect(await pays(first, 'withdraw')).toMatchObject({ code: 200 })
  expect(await stands()).toEqual(['0', '0'])
})
