/** What goods in Amazon's pools cost: what was sent of local batches, with the shipment's freight, used by Amazon's ledger month by month. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refreshDerivedOf } from '../../../server/kernel/kept/rollup'
import type { Tx } from '../../../server/kernel/store/connect'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'
import { costKit, expectWholeFba } from './kit'

const B = '/fba/api/v1/fbaShipment'
const REPORT = '/fba/api/v1/inventory_report'
let app: TestApp
let admin: Client
let shop: string
let north: string
let cup: string
let product: string
const kit = costKit(() => admin)
const monthOf = (back: number): string => {
  const now = new Date(Date.now() + 8 * 3_600_000)
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7)
}
const [LAST, THIS] = [monthOf(1), monthOf(0)]
const query = async <R>(text: string, values: unknown[] = []): Promise<R[]> => (await app.runtime.db.asOwner((tx) => tx.query<R>(text, values))).rows

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  await kit.ok('/base/api/v1/systemConfig/save', { approve_own: true })
  shop = await insertShop(app.runtime.db, app.companyId, '一店')
  north = await kit.warehouse('北仓')
  cup = await kit.sku('CUP')
  const [made] = await query<{ id: string }>(
    `insert into product (company_id, shop_id, msku, fnsku, currency) values ($1, $2::bigint, 'MUG', 'X00MUG', 'CNY') returning id::text`,
    [app.companyId, shop],
  )
  product = made!.id
  await kit.ok('/commodity/api/v1/pairing/add', { shop_id: shop, msku: 'MUG', sku_id: cup, qty: 2 })
}, 240_000)
afterAll(() => app?.stop())

/** Amazon's ledger, as an import would leave it. */
async function ledger(rows: [day: string, event: string, quantity: number, reference?: string][]): Promise<void> {
  await app.runtime.db.asOwner(async (tx) => {
    for (const [day, event, quantity, reference] of rows) await tx.query(
      `insert into fba_ledger (company_id, shop_id, pool_id, event_day, msku, event_type, reference_id, quantity, disposition)
       select $1, $2::bigint, pool_id, $3::date, 'MUG', $4, $5, $6, 'SELLABLE' from shop where id = $2::bigint`,
      [app.companyId, shop, day, event, reference ?? null, quantity],
    )
    await refreshDerivedOf(tx, app.runtime.live.current.model, 'fba_ledger', { companyId: app.companyId, days: 'all' })
  })
}

async function send(pieces: number): Promise<string> {
  const { id } = await kit.ok(`${B}/createBatch`, {
    batch_name: '补货', warehouse_id: north, transport_mode: 'sea', expect_ship: '2026-12-01', items: [{ product_id: product, plan_qty: pieces }],
  })
  await kit.ok(`${B}/scanPacking`, { batch_id: id, box_no: 1, code: 'X00MUG', qty: pieces })
  await kit.ok(`${B}/step`, { id, transition: 'ship' })
  return String(id)
}
const batches = () => kit.rows(`${REPORT}/fbaBatches`, ['kind', 'doc_no', 'in_qty', 'used_qty', 'purchase_cost', 'head_cost', 'left_cost', 'basis'])
const uses = async () => (await kit.rows(`${REPORT}/fbaUses`, ['month', 'qty', 'purchase_cost', 'head_cost', 'missing_qty', 'late']))
  .toSorted((a, b) => String(a['month']).localeCompare(String(b['month'])) || Number(a['missing_qty']) - Number(b['missing_qty']))
const sold = () => kit.rows('/fba/api/v1/productCost/sold', ['msku', 'start_month', 'purchase_cost', 'head_cost'])

let sent: string
it('is the local batches that were sent and the freight of their shipment, from the day they are signed', async () => {
  await kit.moved('manual_in', north, `${LAST}-02`, [{ sku_id: cup, good_qty: 6, unit_cost: '3' }, { sku_id: cup, bad_qty: 0, good_qty: 30, unit_cost: '5' }])
  sent = await send(10)
  expect(await batches()).toEqual([])
  const [item] = await kit.rows(`${B}/items`, ['id'], kit.is('batch_id', sent))
  // Nine of ten arrive: eighteen of the twenty cups, six at 3 and twelve at 5; the freight of the tenth is lost with it.
  expect(await kit.post(`${B}/step`, { id: sent, transition: 'receive', items: [{ id: item!['id'], received_qty: 9 }] })).toMatchObject({ code: 200 })
  expect(await batches()).toMatchObject([{ kind: 'batch', in_qty: 9, used_qty: 0, purchase_cost: '78.00', head_cost: null, left_cost: '78.00' }])
  const { id: provider } = await kit.ok('/v2/logistics/api/logistics_provider/add', { logistics_provider: '某物流', transport_mode: 'sea' })
  const { id: bill } = await kit.ok('/v2/logistics/api/logistics_bill/add', {
    bill_no: 'F1', provider_id: provider, batch_id: sent, currency: 'CNY', bill_fee: '20',
  })
  for (const transition of ['begin', 'agree']) await kit.ok('/v2/logistics/api/logistics_bill/status', { id: bill, transition })
  expect(await batches()).toMatchObject([{ in_qty: 9, purchase_cost: '78.00', head_cost: '18.00', left_cost: '96.00', basis: 'bill' }])
  // What is left of the batch, first leg and all, is what one costs on every page of FBA stock.
  expect(await query('select shop_id::text, msku, unit_cost::text from fba_cost')).toEqual([{ shop_id: shop, msku: 'MUG', unit_cost: '10.6667' }])
  await expectWholeFba(app)
})

it('is used by what leaves Amazon month by month, less what comes back; what was there before costs what somebody says', async () => {
  // Four leave in the last month, before anything of ours had come: they were there before.
  await ledger([[`${LAST}-05`, 'Shipments', -5], [`${LAST}-07`, 'CustomerReturns', 1], [`${THIS}-01`, 'Shipments', -3]])
  expect(await uses()).toMatchObject([
    { month: LAST, qty: 4, purchase_cost: null, missing_qty: 4 }, { month: THIS, qty: 3, purchase_cost: '26.00', head_cost: '6.00', missing_qty: 0 },
  ])
  expect(await sold()).toMatchObject([{ msku: 'MUG', start_month: THIS, purchase_cost: '8.666667', head_cost: '2.000000' }])
  await kit.ok(`${REPORT}/fbaOpeningAdd`, { shop_id: shop, msku: 'MUG', purchase_cost: '7', head_cost: '1.5' })
  expect(await uses()).toMatchObject([{ month: LAST, qty: 4, purchase_cost: '28.00', head_cost: '6.00', missing_qty: 0 }, { month: THIS }])
  expect((await sold()).map((row) => [row['start_month'], row['purchase_cost'], row['head_cost']])).toEqual([
    [THIS, '8.666667', '2.000000'], [LAST, '7.000000', '1.500000'],
  ])
  await expectWholeFba(app)
})

it('of a closed month stays; what it would be now is a row of the open month, and of its profit', async () => {
  await app.runtime.db.asOwner(async (tx) => {
    await tx.query(
      `insert into settlement_txn (company_id, shop_id, posted_at, posted_day, transaction_type, currency, total_amount, quantity, msku,
         order_id)
       values ($1, $2, ($3 || '-10T10:00:00Z')::timestamptz, ($3 || '-10')::date, 'Order', 'CNY', 500, 3, 'MUG', '111-1')`, [app.companyId, shop, LAST],
    )
    await refreshDerivedOf(tx, app.runtime.live.current.model, 'settlement_txn', { companyId: app.companyId, days: 'all' })
  })
  const past = () => query(`select stat_month::text, of_month::text, cause_no, past_cost from profit_line where part = 'past'`)
  expect(await past()).toEqual([])
  const [period] = (await kit.rows('/fba/api/v1/settlement/checkout_list', ['id', 'month'])).filter(({ month }) => String(month).startsWith(LAST))
  expect(await kit.post('/fba/api/v1/settlement/do_checkout', { id: period!['id'], transition: 'close' })).toMatchObject({ code: 200 })
  const [opening] = await kit.rows(`${REPORT}/fbaOpeningList`, ['id'])
  await kit.ok(`${REPORT}/fbaOpeningEdit`, { id: opening!['id'], purchase_cost: '8' })
  expect((await uses()).filter(({ month }) => month === LAST)).toMatchObject([{ qty: 4, purchase_cost: '28.00', late: false }])
  expect((await uses()).filter(({ late }) => late)).toMatchObject([{ month: THIS, qty: 0, purchase_cost: '4.00', head_cost: '0.00' }])
  // Each of the three that were sold cost 1 more.
  expect(await past()).toMatchObject([{ stat_month: `${THIS}-01`, of_month: `${LAST}-01`, past_cost: '-3.000000' }])
  await expectWholeFba(app)
  // One of them comes back and can be sold again: it brings back what it was charged (7 and 1.5), and what it was charged since.
  const came = (change: (tx: Tx) => Promise<unknown>) => app.runtime.db.asOwner(async (tx) => {
    await change(tx)
    await refreshDerivedOf(tx, app.runtime.live.current.model, 'fba_return', { companyId: app.companyId, days: [`${THIS}-01`], rows: [{ shop_id: shop }] })
  })
  await came((tx) => tx.query(
    `insert into fba_return (company_id, shop_id, return_at, return_day, order_id, msku, quantity, disposition)
     values ($1, $2, ($3 || '-01T10:00:00Z')::timestamptz, ($3 || '-01')::date, '111-1', 'MUG', 1, 'SELLABLE')`, [app.companyId, shop, THIS]))
  const back = () => query(`select stat_month::text, returned_cost from profit_line where part = 'returns'`)
  expect(await back()).toEqual([{ stat_month: `${THIS}-01`, returned_cost: '8.500000' }, { stat_month: `${THIS}-01`, returned_cost: null }])
  expect(await past()).toMatchObject([{ stat_month: `${THIS}-01`, of_month: `${LAST}-01`, past_cost: '-2.000000' }])
  await expectWholeFba(app)
  expect(await past()).toMatchObject([{ past_cost: '-2.000000' }])
  await came((tx) => tx.query('delete from fba_return where company_id = $1', [app.companyId]))
  expect([await back(), (await past())[0]]).toMatchObject([[], { past_cost: '-3.000000' }])
  await kit.ok(`${REPORT}/fbaOpeningEdit`, { id: opening!['id'], purchase_cost: '7' })
  expect((await uses()).filter(({ late }) => late)).toEqual([])
  expect(await past()).toEqual([])
})
