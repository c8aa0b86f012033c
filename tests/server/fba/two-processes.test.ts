/**
 * Two processes of the server over one database: people send batches and take them back while others import Amazon's ledger of the same pool. Nobody is
 * told that others were in the way, and what is kept in the end is what was accepted, to the piece and the cent.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { randomOf } from '../../../server/demo/random.demo'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'
import { settledFiles, uploadTo } from '../../support/uploads'
import { costKit, expectWholeFba, wrongCosts } from '../cost/kit'
import { wrongBalances } from '../stock/kit'

const SEED = process.env['SEED'] ?? 'two'
const B = '/fba/api/v1/fbaShipment'
const GOODS = ['MUG', 'BOWL', 'DISH']
const CAME = 5000
const SHIPPERS = 4
const ROUNDS = 5
const HEADER = ['Date', 'FNSKU', 'ASIN', 'MSKU', 'Title', 'Event Type', 'Reference ID', 'Quantity', 'Fulfillment Center', 'Disposition', 'Reason', 'Country',
  'Reconciled Quantity', 'Unreconciled Quantity', 'Date and Time']

let processes: TestApp[]
let shop: string
let warehouse: string
const skus: string[] = []
const products: string[] = []
const query = async <R>(text: string, values: unknown[] = []): Promise<R[]> => (await processes[0]!.runtime.db.asOwner((tx) => tx.query<R>(text, values))).rows
const day = (offset: number): string => new Date(Date.now() + 8 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  const first = await startTestApp({ retryMs: 1, workers: 2 })
  processes = [first, await startTestApp({ beside: first, retryMs: 1, workers: 2 })]
  const admin = await first.admin()
  const kit = costKit(() => admin)
  await kit.ok('/base/api/v1/systemConfig/save', { approve_own: true })
  shop = await insertShop(first.runtime.db, first.companyId, '一店')
  warehouse = await kit.warehouse('北仓')
  for (const msku of GOODS) {
    const [product] = await query<{ id: string }>(
      `insert into product (company_id, shop_id, msku, fnsku, currency) values ($1, $2::bigint, $3, 'X00' || $3, 'CNY') returning id::text`,
      [first.companyId, shop, msku],
    )
    products.push(product!.id)
    skus.push(await kit.sku(msku))
    await kit.ok('/commodity/api/v1/pairing/add', { shop_id: shop, msku, sku_id: skus.at(-1)!, qty: 1 })
  }
  for (const [nth, unit_cost] of ['3', '3.3333'].entries()) {
    await kit.moved('manual_in', warehouse, day(-60 + nth), skus.map((sku_id) => ({ sku_id, good_qty: CAME / 2, unit_cost })))
  }
}, 240_000)
afterAll(() => Promise.all((processes ?? []).toReversed().map((one) => one.stop())))

/** Pieces of each of the goods that are sent, and that were signed, by batches that stand. */
const sent = [0, 0, 0]
const signed = [0, 0, 0]

/** Sends batches, signs some and takes steps back, in an order of its own; all of it must be answered as done. */
async function ship(client: Client, nth: number): Promise<void> {
  const kit = costKit(() => client)
  const random = randomOf(`${SEED} ${nth}`)
  for (let round = 0; round < ROUNDS; round += 1) {
    const pieces = GOODS.map(() => random.whole(1, 9))
    // Each names the goods in another order.
    const order = nth % 2 === 0 ? [0, 1, 2] : [2, 1, 0]
    const { id } = await kit.ok(`${B}/createBatch`, {
      batch_name: '补货', warehouse_id: warehouse, transport_mode: 'sea', expect_ship: '2026-12-01',
      items: order.map((at) => ({ product_id: products[at], plan_qty: pieces[at] })),
    })
    for (const at of order) await kit.ok(`${B}/scanPacking`, { batch_id: id, box_no: 1, code: `X00${GOODS[at]}`, qty: pieces[at] })
    const step = (transition: string, more: object = {}) => kit.ok(`${B}/step`, { id, transition, ...more })
    const add = (to: number[], by: 1 | -1): void => pieces.forEach((many, at) => { to[at]! += many * by })
    await step('ship')
    add(sent, 1)
    if (random.chance(0.3)) {
      await step('unship')
      add(sent, -1)
      continue
    }
    const items = await kit.rows(`${B}/items`, ['id', 'shipped_qty'], kit.is('batch_id', String(id)))
    await step('receive', { items: items.map((item) => ({ id: item['id'], received_qty: item['shipped_qty'] })) })
    add(signed, 1)
    if (random.chance(0.3)) {
      await step('unreceive')
      add(signed, -1)
    }
  }
}

/** Imports a report of the same days again and again, each time with other quantities; the last of them stands. */
async function bring(process: TestApp, client: Client, nth: number, told: number[][]): Promise<void> {
  const random = randomOf(`${SEED} file ${nth}`)
  for (let round = 0; round < ROUNDS; round += 1) {
    const quantities = GOODS.map(() => random.whole(1, 5))
    const lines = quantities.map((qty, at) => {
      const [year, month, date] = day(-20 - nth).split('-')
      const told = { Date: `${month}/${date}/${year}`, FNSKU: `X00${GOODS[at]}`, MSKU: GOODS[at], 'Event Type': 'Shipments', 'Reference ID': `1-${nth}`,
        Quantity: `-${qty}`, 'Fulfillment Center': 'LEX1', Disposition: 'SELLABLE', Country: 'US' } as Record<string, string>
      return HEADER.map((name) => told[name] ?? '').join('\t')
    })
    const file = { name: `ledger-${nth}-${round}.txt`, content: [HEADER.join('\t'), ...lines, ''].join('\n') }
    const { code, msg, data } = await uploadTo(process, client, [file], { shop_id: shop, format: 'ledger_detail' })
    expect([code, msg]).toEqual([200, msg])
    const ids = data.list.map(({ id }) => id)
    expect((await settledFiles(client, ids)).map(({ state, message }) => [state, message])).toEqual([['preview', expect.anything()]])
    expect((await client.call('/app/api/v1/imports/commit', { ids })).body).toMatchObject({ code: 200 })
    expect((await settledFiles(client, ids)).map(({ state, message }) => [state, message])).toEqual([['committed', expect.anything()]])
    told[nth] = quantities
  }
}

it(`is what everybody was told, however they met (seed ${SEED})`, { timeout: 240_000 }, async () => {
  const told: number[][] = []
  const admins: Client[] = []
  for (let nth = 0; nth < SHIPPERS + 2; nth += 1) admins.push(await processes[nth % 2]!.admin())
  await Promise.all(admins.map((admin, nth) => (
    nth < SHIPPERS ? ship(admin, nth) : bring(processes[nth % 2]!, admin, nth - SHIPPERS, told)
  )))
  const kit = costKit(() => admins[0]!)
  for (const [at, sku] of skus.entries()) expect(await kit.standing(sku, warehouse)).toMatchObject({ on: CAME - sent[at]! })
  const came = await query<{ msku: string; qty: number }>(`select msku, sum(in_qty)::int as qty from fba_layer where kind = 'batch' group by 1`)
  expect(Object.fromEntries(came.map(({ msku, qty }) => [msku, qty]))).toEqual(Object.fromEntries(GOODS.map((msku, at) => [msku, signed[at]])))
  const used = await query<{ msku: string; qty: number }>('select msku, sum(qty)::int as qty from fba_use group by 1')
  expect(Object.fromEntries(used.map(({ msku, qty }) => [msku, qty]))).toEqual(
    Object.fromEntries(GOODS.map((msku, at) => [msku, told[0]![at]! + told[1]![at]!])),
  )
  expect(await wrongBalances(processes[0]!)).toEqual([])
  expect(await wrongCosts(processes[0]!)).toEqual([])
  await expectWholeFba(processes[0]!)
})
