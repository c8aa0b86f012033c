/** What profit takes as the cost of what was sold: what the goods cost that left, item by item before what somebody said a product costs. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rebuildDerived } from '../../../server/kernel/kept/derived'
import { refreshDerivedOf } from '../../../server/kernel/kept/rollup'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'
import { exportedText } from '../exports/exporting'
import { costKit } from './kit'

const REPORT = '/fba/api/v1/inventory_report'
let app: TestApp
let admin: Client
let shop: string
let north: string
const kit = costKit(() => admin)
const monthOf = (back: number): string => {
  const now = new Date(Date.now() + 8 * 3_600_000)
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7)
}
/** Two months that are over, in which 10 of everything are sold. */
const [FIRST, LAST] = [monthOf(2), monthOf(1)]

const query = async <R>(text: string, values: unknown[] = []): Promise<R[]> => (await app.runtime.db.asOwner((tx) => tx.query<R>(text, values))).rows

async function sell(msku: string): Promise<void> {
  await app.runtime.db.asOwner(async (tx) => {
    for (const month of [FIRST, LAST]) await tx.query(
      `insert into settlement_txn (company_id, shop_id, posted_at, posted_day, transaction_type, currency, total_amount, quantity, msku)
       values ($1, $2, ($3 || '-10T10:00:00Z')::timestamptz, ($3 || '-10')::date, 'Order', 'CNY', 500, 10, $4)`, [app.companyId, shop, month, msku],
    )
    await refreshDerivedOf(tx, app.runtime.live.current.model, 'settlement_txn', { companyId: app.companyId, days: 'all' })
  })
}

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  await kit.ok('/base/api/v1/systemConfig/save', { approve_own: true })
  shop = await insertShop(app.runtime.db, app.companyId, '一店')
  north = await kit.warehouse('北仓')
  for (const msku of ['CUP-1', 'SET-1', 'BARE-1']) {
    await query(`insert into product (company_id, shop_id, msku, fnsku, currency) values ($1, $2::bigint, $3, 'X' || $3, 'CNY')`, [app.companyId, shop, msku])
    await sell(msku)
  }
}, 240_000)
afterAll(() => app?.stop())

/** What the MSKU's months cost: purchase, first leg, pieces by the standard, pieces without cost. */
async function costs(msku: string): Promise<Record<string, unknown[]>> {
  const { list } = await kit.ok('/fba/api/v1/amzItemProfit/getMskuListNew', {
    page: 1, pageSize: 50, rows: ['msku', 'month'], currency: 'original', measures: ['purchase_cost', 'head_cost', 'standard_quantity', 'uncosted_quantity'],
    filter: { and: [{ field: 'msku', op: 'eq', value: msku }, { field: 'month', op: 'between', value: [FIRST, LAST] }] },
  }) as { list: Record<string, unknown>[] }
  const found = list.map((row): [string, unknown[]] => [
    String(row['month']).slice(0, 7), [row['purchase_cost'], row['head_cost'], Number(row['standard_quantity']), Number(row['uncosted_quantity'])],
  ])
  return Object.fromEntries(found)
}

const profit = (month: string, msku: string, measures: string[]) => kit.ok('/fba/api/v1/amzItemProfit/getMskuListNew', {
  page: 1, pageSize: 50, rows: ['msku', 'month'], currency: 'original', measures,
  filter: { and: [{ field: 'msku', op: 'eq', value: msku }, { field: 'month', op: 'between', value: [month, month] }] },
}) as Promise<{ list: Record<string, unknown>[] }>
/** The profit of a month, as the file that staff get. */
const exported = async (month: string): Promise<string> => (await exportedText(admin, {
  call: { family: 'finance', call: 'amzItemProfitGetMskuListNew' }, title: '利润',
  columns: ['msku', 'quantity', 'amount', 'purchase_cost', 'head_cost', 'cost_total', 'past_cost', 'gross_profit'].map((path) => ({ path, label: path })),
  request: { rows: ['msku'], currency: 'original', sort: [{ field: 'msku', order: 'asc' }],
    filter: { field: 'month', op: 'between', value: [month, month] } },
})).text
const past = async () => (await kit.rows('/fba/api/v1/productCost/past', ['stat_month', 'of_month', 'msku', 'past_cost', 'cause_no', 'currency'],
  { field: 'part', op: 'eq', value: 'past' })).map(({ id: _id, ...row }) => row).toSorted((a, b) => Number(a['past_cost']) - Number(b['past_cost']))

const pair = (msku: string, sku: string, more: object = {}) => kit.ok('/commodity/api/v1/pairing/add', { shop_id: shop, msku, sku_id: sku, qty: 1, ...more })
const standard = (msku: string, purchase: string, head: string) => kit.ok('/fba/api/v1/productCost/add', {
  shop_id: shop, msku, start_month: FIRST, currency: 'CNY', purchase_cost: purchase, head_cost: head,
})
const sold = () => kit.rows('/fba/api/v1/productCost/sold', ['msku', 'start_month', 'purchase_cost', 'head_cost', 'unit_cost'])

/** What is kept is what making all of it anew comes to. */
async function expectWhole(): Promise<void> {
  const image = () => query(`select md5(string_agg(t, '|' order by t)) as image from (
    select (to_jsonb(s) - 'id')::text as t from sold_cost s union all select (to_jsonb(d) - 'id')::text from sold_cost_diff d
    union all select (to_jsonb(p) - 'id')::text from profit_day p
    union all select (to_jsonb(l) - 'id')::text from profit_line l) t`)
  const before = await image()
  await app.runtime.db.asOwner((tx) => rebuildDerived(tx, app.runtime.live.current.model, { companyId: app.companyId }))
  expect(await image()).toEqual(before)
}

describe('the cost of what was sold', () => {
  it('is the standard until goods leave, then what they cost, each item by itself, until they are taken back', async () => {
    const cup = await kit.sku('CUP')
    expect(await costs('CUP-1')).toEqual({ [FIRST]: [null, null, 0, 10], [LAST]: [null, null, 0, 10] })
    await standard('CUP-1', '6', '1')
    expect(await costs('CUP-1')).toEqual({ [FIRST]: ['-60.00', '-10.00', 10, 0], [LAST]: ['-60.00', '-10.00', 10, 0] })
    await pair('CUP-1', cup, { qty: 2 })
    await kit.moved('manual_in', north, `${FIRST}-02`, [{ sku_id: cup, good_qty: 3, unit_cost: '2' }])
    const late = await kit.moved('manual_in', north, `${LAST}-02`, [{ sku_id: cup, good_qty: 10, unit_cost: '4' }])
    expect(await costs('CUP-1')).toMatchObject({ [LAST]: ['-60.00', '-10.00', 10, 0] })
    // One leaves at 2, then two at 2 and two at 4: a piece of the MSKU is two of them.
    await kit.moved('manual_out', north, `${FIRST}-20`, [{ sku_id: cup, good_qty: 1 }])
    expect(await costs('CUP-1')).toEqual({ [FIRST]: ['-40.00', '-10.00', 0, 0], [LAST]: ['-40.00', '-10.00', 0, 0] })
    const out = await kit.moved('manual_out', north, `${LAST}-20`, [{ sku_id: cup, good_qty: 4 }])
    expect(await costs('CUP-1')).toEqual({ [FIRST]: ['-40.00', '-10.00', 0, 0], [LAST]: ['-60.00', '-10.00', 0, 0] })
    // The first leg of the later batch is billed: 5 for ten of them.
    const [layer] = await kit.rows(`${REPORT}/batches`, ['id'], kit.is('doc_id', late))
    const { id: bill } = await kit.ok(`${REPORT}/feeAdd`, {
      kind: 'head', basis: 'bill', amount: '5', currency: 'CNY', apportion: '3', fee_day: `${LAST}-10`, items: [{ layer_id: layer!['id'] }],
    })
    expect(await kit.post(`${REPORT}/feeStep`, { id: bill, transition: 'post' })).toMatchObject({ code: 200 })
    expect(await costs('CUP-1')).toEqual({ [FIRST]: ['-40.00', '-10.00', 0, 0], [LAST]: ['-60.00', '-5.00', 0, 0] })
    expect(await sold()).toMatchObject([
      { msku: 'CUP-1', start_month: LAST, purchase_cost: '6.000000', head_cost: '0.500000', unit_cost: '6.500000' },
      { msku: 'CUP-1', start_month: FIRST, purchase_cost: '4.000000', head_cost: null, unit_cost: '4.000000' },
    ])
    await expectWhole()
    expect(await kit.moveStep(out, 'unfinish')).toMatchObject({ code: 200 })
    expect(await costs('CUP-1')).toEqual({ [FIRST]: ['-40.00', '-10.00', 0, 0], [LAST]: ['-40.00', '-10.00', 0, 0] })
    await expectWhole()
  })

  it('of a bundle is that of its parts, once all of them have left; without a pairing it stays the standard', async () => {
    const [tea, pot] = [await kit.sku('TEA'), await kit.sku('POT')]
    const bundle = await kit.sku('TEASET', { goods_kind: 'combo', parts: [{ part_id: tea, qty: 2 }, { part_id: pot, qty: 1 }] })
    await standard('SET-1', '9', '0')
    await pair('SET-1', bundle)
    await kit.moved('manual_in', north, `${FIRST}-02`, [{ sku_id: tea, good_qty: 9, unit_cost: '1.5' }, { sku_id: pot, good_qty: 9, unit_cost: '4' }])
    await kit.moved('manual_out', north, `${FIRST}-03`, [{ sku_id: tea, good_qty: 2 }])
    expect(await costs('SET-1')).toMatchObject({ [FIRST]: ['-90.00', '0.00', 10, 0] })
    await kit.moved('manual_out', north, `${LAST}-03`, [{ sku_id: pot, good_qty: 1 }])
    expect(await costs('SET-1')).toEqual({ [FIRST]: ['-90.00', '0.00', 10, 0], [LAST]: ['-70.00', '0.00', 0, 0] })
    await standard('BARE-1', '3', '0')
    expect(await costs('BARE-1')).toMatchObject({ [LAST]: ['-30.00', '0.00', 10, 0] })
    await pair('BARE-1', pot)
    expect(await costs('BARE-1')).toEqual({ [FIRST]: ['-30.00', '0.00', 10, 0], [LAST]: ['-40.00', '0.00', 0, 0] })
    await expectWhole()
  })

  it('of months that are closed stays to the byte; what came too late is a difference of the open month that names its document', async () => {
    const list = await kit.rows('/fba/api/v1/settlement/checkout_list', ['id', 'month'])
    const period = list.find(({ month }) => String(month).startsWith(FIRST))!['id']
    const before = await costs('CUP-1')
    const file = await exported(FIRST)
    expect(file).toContain('CUP-1')
    expect(await kit.post('/fba/api/v1/settlement/do_checkout', { id: period, transition: 'close' })).toMatchObject({ code: 200 })
    const came = { and: [{ field: 'in_day', op: 'eq', value: `${FIRST}-02` }, { field: 'in_qty', op: 'eq', value: 3 }] }
    const [layer] = await kit.rows(`${REPORT}/batches`, ['id'], came)
    await kit.ok(`${REPORT}/adjustAdd`, { layer_id: layer!['id'], kind: 'purchase', unit_cost: '20', currency: 'CNY', reason: '录错' })
    expect(await costs('CUP-1')).toEqual(before)
    expect(await exported(FIRST)).toBe(file)
    // Three cost 54 more; one of them left, two make a piece of the MSKU, and ten of it were sold.
    const [adjust] = await kit.rows(`${REPORT}/adjusts`, ['adjust_no'])
    expect(await past()).toEqual([
      { stat_month: LAST, of_month: FIRST, msku: 'CUP-1', past_cost: '-360.000000', cause_no: adjust!['adjust_no'], currency: 'CNY' },
    ])
    const { list: months } = await profit(LAST, 'CUP-1', ['purchase_cost', 'head_cost', 'past_cost', 'gross_profit'])
    expect(months).toMatchObject([{ purchase_cost: '-40.00', head_cost: '-10.00', past_cost: '-360.00', gross_profit: '-410.00' }])
    // Put right again in the open month: both documents stand, and together they come to nothing.
    await kit.ok(`${REPORT}/adjustAdd`, { layer_id: layer!['id'], kind: 'purchase', unit_cost: '2', currency: 'CNY', reason: '还是对的' })
    expect((await past()).map((row) => row['past_cost'])).toEqual(['-360.000000', '360.000000'])
    expect(await exported(FIRST)).toBe(file)
    await expectWhole()
    expect(await kit.post('/fba/api/v1/settlement/do_checkout', { id: period, transition: 'reopen', reopen_reason: '补' })).toMatchObject({ code: 200 })
    await expectWhole()
  })
})
