/** Reports of stock by age, of storage and removal fees and of shipments: what a seller's file becomes, what it takes the place of, and back again. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixture } from '../../support/import-files'
import { askReport } from '../../support/report'
import { importKit, type Kit } from './kit'

let kit: Kit
let us: string
let de: string
beforeAll(async () => {
  kit = await importKit(new Date('2025-06-05T12:00:00Z'))
  us = await kit.shop('报告-美国', 'us')
  de = await kit.shop('报告-德国', 'de')
}, 240_000)
afterAll(() => kit?.drop())

const TABLES = [
  'stock_age', 'restock_advice', 'country_stock', 'stranded_stock', 'fee_preview', 'long_storage_fee', 'overage_fee', 'removal_order', 'removal_shipment',
  'shipped_item', 'shipment_sale', 'afn_stock', 'inbound_defect', 'removal_advice', 'report_day',
]
const images = (): Promise<string[]> => Promise.all(TABLES.map((table) => kit.image(table)))
const ask = (dataset: string, rows: string[], measures: string[]) =>
  askReport({ db: kit.test.db, model: kit.test.model, companyId: kit.caller.companyId }, dataset, { rows, measures })

describe('a report without API access', () => {
  it.each([
    ['ages/us-all-columns.txt', 'inventory_planning', 'stock_age', 2, 'us'],
    ['ages/eu-365-plus.txt', 'inventory_planning', 'stock_age', 1, 'de'],
    ['stock/restock.csv', 'restock', 'restock_advice', 1, 'us'],
    ['stock/by-country.txt', 'afn_inventory_by_country', 'country_stock', 2, 'de'],
    ['stock/afn.txt', 'afn_inventory', 'afn_stock', 2, 'us'],
    ['stock/inbound-problems.txt', 'fba_inbound_noncompliance', 'inbound_defect', 2, 'us'],
    ['removals/recommended.txt', 'recommended_removal', 'removal_advice', 1, 'us'],
    ['stock/stranded.txt', 'stranded_inventory', 'stranded_stock', 1, 'us'],
    ['fees/preview-us.txt', 'estimated_fees', 'fee_preview', 1, 'us'],
    ['fees/preview-eu.txt', 'estimated_fees', 'fee_preview', 1, 'de'],
    ['fees/long-storage.txt', 'long_storage_fee', 'long_storage_fee', 2, 'us'],
    ['fees/long-storage-old.txt', 'long_storage_fee', 'long_storage_fee', 1, 'us'],
    ['fees/overage.txt', 'overage_fee', 'overage_fee', 1, 'us'],
    ['removals/orders.txt', 'removal_order_detail', 'removal_order', 2, 'us'],
    ['removals/orders-later.csv', 'removal_order_detail', 'removal_order', 2, 'us'],
    ['removals/shipments.txt', 'removal_shipment_detail', 'removal_shipment', 2, 'us'],
    ['shipments/fulfilled.txt', 'fulfilled_shipments', 'shipped_item', 2, 'us'],
    ['shipments/sales.txt', 'fba_shipment_sales', 'shipment_sale', 2, 'us'],
  ])('%s is known for what it is, written whole, counts once though it is sent twice, and goes without a trace', async (path, format, table, rows, site) => {
    const shop = site === 'us' ? us : de
    const before = await images()
    const [id] = await kit.upload(fixture(path), { shopId: shop, said: { day: '2025-06-01' } })
    const preview = await kit.read(id!)
    expect([preview.report, preview.refusedCount, preview.unknownColumns]).toEqual([format, 0, []])
    await kit.commit(id!)
    const count = async (): Promise<number> => (await kit.query<{ n: number }>(`select count(*)::int as n from ${table}`))[0]!.n
    expect(await count()).toBe(rows)
    const [again] = await kit.upload(fixture(path), { shopId: shop, said: { day: '2025-06-01' } })
    await kit.read(again!)
    await kit.commit(again!)
    expect(await count()).toBe(rows)
    await kit.undo(again!)
    await kit.undo(id!)
    expect(await images()).toEqual(before)
  })

  it('tells ages old and new alike, and what the old stock will cost', async () => {
    await kit.bring(fixture('ages/us-all-columns.txt'), us)
    await kit.bring(fixture('ages/eu-365-plus.txt'), de)
    const { list } = await ask('stock_ages', ['shop', 'msku'], ['age_total', 'over_180', 'over_365', 'ais_fee', 'ais_qty', 'over_180_share'])
    const of = (shop: string, msku: string) => list.find((row) => row['shop'] === shop && row['msku'] === msku)
    expect(of(us, 'MUG-RED')).toMatchObject({ age_total: 100, over_180: 20, over_365: 5, ais_fee: '2.00', ais_qty: 12, over_180_share: '0.2000' })
    expect(of(us, 'CUP-BLUE')).toMatchObject({ age_total: 40, over_180: 0, over_365: 0 })
    expect(of(de, 'MUG-RED')).toMatchObject({ over_180: 20, over_365: 5 })
  })

  it('takes the newer word on a removal order, and never the older', async () => {
    await kit.bring(fixture('removals/orders.txt'), us)
    await kit.bring(fixture('removals/orders-later.csv'), us)
    const orders = () => kit.query(`select order_id, removal_status, shipped_qty, fee::text from removal_order order by order_id`)
    const newest = [
      { order_id: 'RR0000001', removal_status: 'Completed', shipped_qty: 9, fee: '9.36' },
      { order_id: 'disp000002', removal_status: 'Completed', shipped_qty: 0, fee: '1.04' },
    ]
    expect(await orders()).toEqual(newest)
    await kit.bring(fixture('removals/orders.txt'), us)
    expect(await orders()).toEqual(newest)
    // Asked for on the evening of the 2nd in Los Angeles, sent on the 9th there.
    await kit.bring(fixture('removals/shipments.txt'), us)
    expect(await kit.query('select request_day::text from removal_order where order_id like $1', ['RR%'])).toEqual([{ request_day: '2025-05-02' }])
    expect(await kit.query('select ship_day::text, shipped_qty from removal_shipment order by ship_at')).toEqual([
      { ship_day: '2025-05-10', shipped_qty: 4 }, { ship_day: '2025-05-12', shipped_qty: 5 },
    ])
  })

  it('adds up long storage in both of its shapes, and keeps it beside the charge of its month', async () => {
    await kit.bring(fixture('fees/long-storage.txt'), us)
    await kit.bring(fixture('fees/long-storage-old.txt'), us)
    const { list } = await ask('long_storage', ['shop', 'month'], ['fee', 'qty'])
    expect(list.map(({ month, fee, qty }) => ({ month, fee, qty }))).toEqual(expect.arrayContaining([
      { month: '2025-05', fee: '1.7100', qty: 4 }, { month: '2020-05', fee: '2.3000', qty: 6 },
    ]))
  })

  it('keeps of shipments what goods and money need, and nobody\'s name, address or number', async () => {
    await kit.bring(fixture('shipments/fulfilled.txt'), us)
    const image = await kit.image('shipped_item')
    expect(image).toContain('TBA000000000001')
    for (const private_ of ['Some One', 'someone@example.com', '555-0100', 'Main Street', '78704']) expect(image).not.toContain(private_)
  })
})
