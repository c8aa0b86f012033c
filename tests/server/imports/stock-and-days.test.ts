/** What imported rows say of days and of stock: which days are whole, and what one network holds however many sites tell of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeDays } from '../../../server/kernel/read/question/complete-days'
import type { Condition } from '../../../contract/filter'
import { rebuildDerived } from '../../../server/kernel/kept/derived'
import type { Asker } from '../../../server/kernel/asker/asker'
import { answerList } from '../../../server/kernel/read/answer/lists'
import { answerReport } from '../../../server/kernel/read/answer/reports'
import { fileOf, fixtureText } from '../../support/import-files'
import { askerOf } from '../query/world'
import { importKit, type Kit } from './kit'

let kit: Kit
beforeAll(async () => {
  kit = await importKit()
}, 240_000)
afterAll(() => kit?.drop())

/** A stock report of these rows: SKU, FNSKU, ASIN, sellable. */
function stockFile(rows: [sku: string, fnsku: string, asin: string, sellable: number][]): string {
  const header = fixtureText('inventory/us.txt').split('\n')[0]!
  return fileOf(
    'stock.txt',
    [header, ...rows.map(([sku, fnsku, asin, n]) =>
      [sku, fnsku, asin, 'Mug', 'New', '19.99', 'No', '', 'Yes', n, n, 0, 0, n, '0.09', 0, 0, 0, 0, 0, 0].join('\t'))].join('\n'),
  )
}

describe('the whole days of a shop', () => {
  it('end before the day on which its file was taken, by its own clock, and never in the time to come', async () => {
    const [us, jp] = [await kit.shop('甲-美国', 'us'), await kit.shop('甲-日本', 'jp')]
    const file = async (shop: string, at: string): Promise<string> => {
      const [row] = await kit.query<{ id: string }>(
        `insert into report_file (company_id, shop_id, state, file_name, create_time) values ($1, $2, 'committed', 'o.txt', $3) returning id::text as id`,
        [kit.caller.companyId, shop, at],
      )
      return row!.id
    }
    let order = 0
    const bring = (shop: string, importId: string | null, days: string[]) =>
      Promise.all(days.map((day) => kit.query(
        `insert into order_item (company_id, shop_id, import_id, order_id, occurrence, purchase_at, purchase_day, order_status, msku)
          values ($1, $2, $3, $4, 1, $5, $6, 'Shipped', 'A')`,
        [kit.caller.companyId, shop, importId, String(order++), `${day}T12:00:00Z`, day],
      )))
    const days = async () => {
      const entity = kit.test.model.entities['order_item']!
      const found = await kit.test.db.withCompany(
        kit.caller, (tx) => completeDays({ tx, model: kit.test.model, asker: askerOf(kit.caller, { today: '2025-06-01' }) }, entity, 'purchase_day'),
      )
      return Object.fromEntries(found.map(({ shopId, first, last }) => [shopId === us ? 'us' : shopId === jp ? 'jp' : String(shopId), [first, last]]))
    }
    // The same moment is still 20 May in the United States and already the 21st in Japan.
    const moment = '2025-05-21T01:00:00Z'
    await bring(us, await file(us, moment), ['2025-05-18', '2025-05-19', '2025-05-20'])
    await bring(jp, await file(jp, moment), ['2025-05-18', '2025-05-19', '2025-05-20'])
    expect(await days()).toEqual({ us: ['2025-05-18', '2025-05-19'], jp: ['2025-05-18', '2025-05-20'] })
    // Days to come are a mistake in a file, today is not over, and rows that no file brought are whole days when they are over.
    await bring(us, null, ['2025-05-25', '2025-06-01', '2031-01-01'])
    expect((await days())['us']).toEqual(['2025-05-18', '2025-05-25'])
  })

  it('are, for snapshots, those that there is one of, and for months their last', async () => {
    const [shop] = await kit.query<{ id: string }>(`select id::text as id from shop where name = '甲-美国'`)
    const put = (sql: string, day: string) => kit.query(sql, [kit.caller.companyId, shop!.id, day])
    for (const day of ['2025-05-30', '2025-06-01']) await put(`insert into fba_inventory (company_id, shop_id, stat_date, msku) values ($1, $2, $3, 'A')`, day)
    for (const month of ['2025-04-01', '2025-06-01']) {
      await put(
        `insert into storage_fee (company_id, shop_id, stat_month, asin, fnsku, fulfillment_center, currency, est_fee)
          values ($1, $2, $3, 'B0', 'X0', 'ABE2', 'USD', 1)`,
        month,
      )
    }
    const of = (entity: string, day: string) =>
      kit.test.db.withCompany(
        kit.caller,
        (tx) => completeDays({ tx, model: kit.test.model, asker: askerOf(kit.caller, { today: '2025-06-01' }) }, kit.test.model.entities[entity]!, day),
      )
    expect(await of('fba_inventory', 'stat_date')).toEqual([{ shopId: shop!.id, first: '2025-05-30', last: '2025-06-01' }])
    expect(await of('storage_fee', 'stat_month')).toEqual([{ shopId: shop!.id, first: '2025-04-30', last: '2025-04-30' }])
  })
})

describe('goods that a report names by another code than the MSKU', () => {
  it('are those of the one product with that FNSKU or ASIN, make no products, and stand under 未识别 where several have it or none', async () => {
    const shop = await kit.shop('乙-美国', 'us')
    await kit.bring(stockFile([
      ['MUG-RED', 'X000000001', 'B000000001', 10], ['X000000001', 'X000000001', 'B000000001', 3], ['Amazon.Found.B000000001', '', 'B000000001', 2],
      ['PLAIN-1', 'B000000004', 'B000000004', 5], ['PLAIN-2', 'B000000004', 'B000000004', 6], ['B000000004', 'B000000004', 'B000000004', 4],
      ['X009999999', 'X009999999', 'B000000009', 1],
    ]), shop)
    const products = () => kit.query('select msku, fnsku from product where shop_id = $1::bigint order by msku', [shop])
    const known = [{ msku: 'MUG-RED', fnsku: 'X000000001' }, { msku: 'PLAIN-1', fnsku: 'B000000004' }, { msku: 'PLAIN-2', fnsku: 'B000000004' }]
    expect(await products()).toEqual(known)
    expect(await kit.query('select msku, file_sku, sellable_qty as n from fba_inventory where shop_id = $1::bigint order by line_no', [shop])).toEqual([
      { msku: 'MUG-RED', file_sku: null, n: 10 }, { msku: 'MUG-RED', file_sku: 'X000000001', n: 3 },
      { msku: 'MUG-RED', file_sku: 'Amazon.Found.B000000001', n: 2 },
      { msku: 'PLAIN-1', file_sku: null, n: 5 }, { msku: 'PLAIN-2', file_sku: null, n: 6 }, { msku: '未识别', file_sku: 'B000000004', n: 4 },
      { msku: '未识别', file_sku: 'X009999999', n: 1 },
    ])

    const lines = fixtureText('transactions/us-30.csv').split('\n')
    const order = lines.find((line) => line.includes('"111-0000001-0000001"') && line.includes('"Order"'))!
    const sold = (type: string, sku: string): string => order.replace('"Order"', `"${type}"`).replace('"MUG-RED"', `"${sku}"`)
    const before = lines.findIndex((line) => line.startsWith('"date/time"'))
    await kit.bring(
      fileOf(
        'sold.csv',
        [...lines.slice(0, before
          + 1), sold('Liquidations', 'X000000001'), sold('Order', 'Amazon.Found.B000000001'), sold('Order', 'Amazon.Found.B000000009')].join('\n'),
      ),
      shop,
    )
    expect(await kit.query('select transaction_type as type, msku, file_sku from settlement_txn where shop_id = $1::bigint order by line_no', [shop])).toEqual([
      { type: 'Liquidations', msku: 'MUG-RED', file_sku: 'X000000001' }, { type: 'Order', msku: 'MUG-RED', file_sku: 'Amazon.Found.B000000001' },
      { type: 'Order', msku: '未识别', file_sku: 'Amazon.Found.B000000009' },
    ])
    expect(await kit.query('select distinct msku from fee_line where shop_id = $1::bigint order by 1', [shop])).toEqual([{ msku: 'MUG-RED' }, { msku: '未识别' }])
    // The list of stock names each code, so that somebody can look for it.
    expect(await kit.query(`select msku from fba_stock where pool_id = (select pool_id from shop where id = $1::bigint) order by 1`, [shop])).toEqual(
      ['B000000004', 'MUG-RED', 'PLAIN-1', 'PLAIN-2', 'X009999999'].map((msku) => ({ msku })),
    )
    expect(await products()).toEqual(known)

    // What was sold before its product was known is named as soon as it is, in every figure that counts it.
    const spare = 'Amazon.Found.B000000009'
    const profit = () => kit.query(`select distinct msku from profit_line where shop_id = $1::bigint and msku is not null order by 1`, [shop])
    expect(await profit()).toEqual([{ msku: 'MUG-RED' }, { msku: '未识别' }])
    await kit.bring(stockFile([['MUG-NEW', 'X000000009', 'B000000009', 1]]), shop)
    expect(await kit.query('select msku from settlement_txn where shop_id = $1::bigint and file_sku = $2', [shop, spare])).toEqual([{ msku: 'MUG-NEW' }])
    expect(await profit()).toEqual([{ msku: 'MUG-NEW' }, { msku: 'MUG-RED' }])
    // Orders were put in beside the importer above, and stand in no rollup.
    expect((await kit.unevenRollups()).filter((uneven) => !(uneven as { table: string }).table.startsWith('rollup_sales'))).toEqual([])

    // Storage of goods that several MSKU share belongs to none of them.
    const [head, one] = fixtureText('storage/us-new.csv').split('\n')
    await kit.bring(fileOf('storage.csv', [head, one, one!.replace('B000000001,X000000001', 'B000000004,B000000004')].join('\n')), shop)
    // A report of a month reaches to the end of that month, and is not told as one day.
    expect(await kit.query(`select data_start::text, data_end::text from report_file where report = 'storage_fee' and shop_id = $1::bigint`, [shop])).toEqual([
      { data_start: '2025-02-01', data_end: '2025-02-28' },
    ])
    expect(await kit.query('select fnsku, msku from storage_fee where shop_id = $1::bigint order by line_no', [shop])).toEqual([
      { fnsku: 'X000000001', msku: 'MUG-RED' }, { fnsku: 'B000000004', msku: null },
    ])
  })
})

describe('orders of goods by another code than the MSKU', () => {
  it('count for the product found or under 未识别, on every page that groups by it, and take the place of the same rows again', async () => {
    const shop = await kit.shop('乙二-美国', 'us')
    await kit.bring(stockFile([['MUG-RED', 'X000000001', 'B000000001', 10]]), shop)
    const [head, line] = fixtureText('orders/us.txt').trimEnd().split('\n')
    const at = (name: string): number => head!.trimEnd().split('\t').indexOf(name)
    const ordered = (sku: string, asin: string, price: string): string => {
      const cells = line!.trimEnd().split('\t')
      for (const [name, cell] of [['sku', sku], ['asin', asin], ['quantity', '1'], ['item-price', price], ['order-status', 'Shipped']] as const) {
        cells[at(name)] = cell
      }
      return cells.join('\t')
    }
    const file =
      fileOf(
        'orders.txt',
        [
          head!.trimEnd(), ordered('MUG-RED', 'B000000001', '1.00'), ordered('X000000001', 'B000000001', '2.00'),
          ordered('Amazon.Found.B000000007', 'B000000007', '4.00'), ordered('X000000008', 'B000000007', '8.00'),
        ].join('\n'),
      )
    await kit.bring(file, shop)
    const items = () => kit.query('select msku, file_sku, item_price::text as price from order_item where shop_id = $1::bigint order by item_price', [shop])
    const brought = [
      { msku: 'MUG-RED', file_sku: null, price: '1.00' }, { msku: 'MUG-RED', file_sku: 'X000000001', price: '2.00' },
      { msku: '未识别', file_sku: 'Amazon.Found.B000000007', price: '4.00' }, { msku: '未识别', file_sku: 'X000000008', price: '8.00' },
    ]
    expect(await items()).toEqual(brought)
    const grouped = async (dataset: string): Promise<unknown[]> => {
      const { list } = await kit.test.db.withCompany(kit.caller, (
        tx,
      ) => answerReport({ tx, model: kit.test.model, asker: askerOf(kit.caller, { today: '2026-09-01' }) }, kit.test.model.datasets[dataset]!, {
        page: 1, pageSize: 50, rows: ['msku'], measures: ['amount', 'quantity'], filter: { field: 'shop', op: 'eq', value: shop },
        sort: [{ field: 'msku', order: 'asc' }],
      }))
      return list.map((row) => [row['msku'], row['amount'], row['quantity']]).filter(([, , quantity]) => quantity !== null)
    }
    for (const dataset of ['sales', 'performance']) expect([dataset, await grouped(dataset)]).toEqual([dataset, [['MUG-RED', '3.00', 2], ['未识别', '12.00', 2]]])
    await kit.bring(file, shop)
    expect(await items()).toEqual(brought)
    // A product that becomes known takes its orders, and the file still finds its rows.
    await kit.bring(stockFile([['MUG-RED', 'X000000001', 'B000000001', 10], ['MUG-BLUE', 'X000000008', 'B000000007', 1]]), shop)
    const named = brought.map((row) => (row.msku === '未识别' ? { ...row, msku: 'MUG-BLUE' } : row))
    expect(await items()).toEqual(named)
    for (const dataset of ['sales', 'performance']) {
      expect([dataset, await grouped(dataset)]).toEqual([dataset, [['MUG-BLUE', '12.00', 2], ['MUG-RED', '3.00', 2]]])
    }
    await kit.bring(file, shop)
    expect(await items()).toEqual(named)
    expect(await kit.query('select msku from sale_order where shop_id = $1::bigint', [shop])).toEqual([{ msku: 'MUG-RED' }])
  })
})

describe('the stock of an account in one network', () => {
  interface Stock { msku: string; sellable_qty: number }
  const stock = async (asker: Partial<Asker> = {}, filter?: Condition): Promise<Record<string, number>> => {
    const entity = kit.test.model.entities['fba_stock']!
    const account = { field: 'pool.account_name', op: 'eq' as const, value: '丙' }
    const answer = await kit.test.db.withCompany(kit.caller, (
      tx,
    ) => answerList({ tx, model: kit.test.model, asker: askerOf(kit.caller, { today: '2025-06-30', ...asker }) }, entity, {
      page: 1, pageSize: 50, fields: ['msku', 'sellable_qty', 'shop_ids', 'product.title'], filter: filter ? { and: [account, filter] } : account,
    }))
    const rows = answer.list as unknown as Stock[]
    expect(Number(answer.summary[0]?.values['sellable_qty'] ?? 0)).toBe(rows.reduce((sum, row) => sum + row.sellable_qty, 0))
    return Object.fromEntries(rows.map((row) => [row.msku, row.sellable_qty]))
  }
  const at = (day: string): void => void (kit.importer.now = () => new Date(`${day}T12:00:00Z`))
  let [de, fr, gb]: string[] = []
  beforeAll(async () => {
    for (const [name, site] of [['丙-德国', 'de'], ['丙-法国', 'fr'], ['丙-英国', 'gb']] as const) {
      [de, fr, gb] = [...[de, fr, gb].filter((id) => id !== undefined), await kit.shop(name, site, '丙')]
    }
  })
  const A: [string, string, string] = ['A', 'X00000000A', 'B00000000A']
  const B: [string, string, string] = ['B', 'X00000000B', 'B00000000B']

  it('is the union of what its sites list, the newest file winning, and counts nothing twice; another network has its own', async () => {
    at('2025-06-10')
    await kit.bring(stockFile([[...A, 8], [...B, 3]]), de)
    expect(await stock()).toEqual({ A: 8, B: 3 })
    const whole = stockFile([[...A, 8]])
    await kit.bring(whole, fr)
    expect(await stock()).toEqual({ A: 8, B: 3 })
    at('2025-06-12')
    await kit.bring(stockFile([[...A, 6]]), fr)
    expect(await stock()).toEqual({ A: 6, B: 3 })
    // An older account of the same goods does not win, though it came later.
    at('2025-06-11')
    const late = await kit.bring(stockFile([[...A, 7], [...B, 2]]), de)
    expect(await stock()).toEqual({ A: 6, B: 2 })
    const before = await kit.image('fba_stock')
    at('2025-06-13')
    const newest = await kit.bring(stockFile([[...A, 1], [...B, 1]]), de)
    expect(await stock()).toEqual({ A: 1, B: 1 })
    await kit.undo(newest)
    expect(await kit.image('fba_stock')).toBe(before)
    await kit.undo(late)
    expect(await stock()).toEqual({ A: 6, B: 3 })
    await kit.bring(stockFile([[...A, 40]]), gb)
    expect(await kit.query(
      `select p.network, t.msku, t.sellable_qty as n from fba_stock t join pool p on p.id = t.pool_id where p.account_name = '丙' order by 1, 2`,
    )).toEqual([
      { network: 'EU', msku: 'A', n: 6 }, { network: 'EU', msku: 'B', n: 3 }, { network: 'UK', msku: 'A', n: 40 },
    ])
  })

  it('is counted once in reports too, and beside each shop that lists it', async () => {
    const ask = (
      rows: string[],
    ) => kit.test.db.withCompany(kit.caller, (
      tx,
    ) => answerReport({ tx, model: kit.test.model, asker: askerOf(kit.caller, { today: '2025-06-30' }) }, kit.test.model.datasets['performance']!, {
      page: 1, pageSize: 50, rows, measures: ['sellable'],
      filter: { and: [{ field: 'shop', op: 'in', value: [de!, fr!] }, { field: 'msku', op: 'in', value: ['A', 'B'] }] },
    }))
    const byShop = await ask(['shop', 'msku'])
    expect(byShop.list.map((row) => [row['shop'], row['msku'], Number(row['sellable'])]).sort()).toEqual([[de, 'A', 8], [de, 'B', 3], [fr, 'A', 6]].sort())
    const byMsku = await ask(['msku'])
    expect(byMsku.list.map((row) => [row['msku'], Number(row['sellable'])]).sort()).toEqual([['A', 6], ['B', 3]])
    for (const { summary } of [byShop, byMsku]) expect(summary.map(({ values }) => Number(values['sellable']))).toEqual([9])
  })

  it('is seen by who sees a shop that lists it, whose other shops they are not told', async () => {
    expect(await stock({ shopIds: [fr!], everything: false })).toEqual({ A: 6 })
    expect(await stock({ shopIds: [de!], everything: false }, { field: 'shop_ids', op: 'in', value: [fr!] })).toEqual({})
    const [row] = (await kit.test.db.withCompany(kit.caller, (
      tx,
    ) => answerList({ tx, model: kit.test.model, asker: askerOf(kit.caller, { shopIds: [fr!], everything: false }) }, kit.test.model.entities['fba_stock']!, {
      page: 1, pageSize: 5, fields: ['shop_ids', 'pool.name', 'product.shop_id', 'product.title'],
    }))).list
    expect(row).toMatchObject({ shop_ids: [fr], 'pool.name': '丙 · 欧洲', 'product.shop_id': fr, 'product.title': 'Mug' })
    expect(await stock({}, { field: 'shop_ids', op: 'in', value: [gb!] })).toEqual({ A: 40 })
  })

  it('takes a file of the whole account for one of its shops without asking which, and says that one is enough', async () => {
    await kit.query(`update shop set state = 'off' where account_name <> '丙' or site = 'gb'`)
    const [id] = await kit.upload(stockFile([[...A, 5]]))
    expect(await kit.read(id!)).toMatchObject({ needsShop: false, shopId: de })
    await kit.commit(id!)
    const [again] = await kit.upload(stockFile([[...A, 5]]), { shopId: fr! })
    expect((await kit.read(again!)).warnings.find(({ code }) => code === 'sameFile')?.says).toContain('同一个库存池')
    await kit.query(`update shop set state = 'on'`)
  })

  it('follows an account that gets another name, keeps what shops had locked, and a shop that is put into another pool', async () => {
    const pools = async () =>
      (await kit.query<{
        name: string
      }>(`select p.name from shop s join pool p on p.id = s.pool_id where s.id = any($1::bigint[]) order by s.id`, [[de, fr]])).map(({ name }) => name)
    const remake = () => kit.test.db.asOwner((tx) => rebuildDerived(tx, kit.test.model, { companyId: kit.caller.companyId }))
    await kit.query(`update shop set account_name = '丁' where id = $1::bigint`, [de])
    await remake()
    expect(await pools()).toEqual(['丙 · 欧洲', '丙 · 欧洲'])
    await kit.query(`update shop set account_name = '丁' where id = $1::bigint`, [fr])
    await remake()
    expect(await pools()).toEqual(['丁 · 欧洲', '丁 · 欧洲'])
    await kit.test.db.asOwner((tx) => tx.query('alter table stock_lock alter column pool_id drop not null'))
    await kit.query(`insert into stock_lock (company_id, shop_id, msku, lock_qty) values ($1, $2, 'A', 2), ($1, $3, 'A', 3)`, [kit.caller.companyId, de, fr])
    await remake()
    expect(await kit.query(`select l.lock_qty, p.name, l.shop_ids from stock_lock l join pool p on p.id = l.pool_id`)).toEqual([
      { lock_qty: 5, name: '丁 · 欧洲', shop_ids: [de, fr].sort() },
    ])
    await kit.query(`update shop set pool_id = (select pool_id from shop where id = $2::bigint) where id = $1::bigint`, [fr, gb])
    await remake()
    expect(await pools()).toEqual(['丁 · 欧洲', '丙 · 英国'])
    // France's goods are then of the pool that tells of them last.
    expect(await stock()).toEqual({ A: 40 })
  })
})
