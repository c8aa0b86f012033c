/** What sellers' lists of goods tell: listings fill products in without taking over what staff wrote; reserved units are told by what for. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileOf, fixture, fixtureText } from '../../support/import-files'
import { importKit, type Kit } from './kit'

let kit: Kit
beforeAll(async () => {
  kit = await importKit()
}, 240_000)
afterAll(() => kit?.drop())

const LISTINGS = fixture('listings/us.txt')

it('a list of listings makes products, with the day on which they were opened by the clock of the site, and shows their state beside them', async () => {
  const shop = await kit.shop('甲-美国', 'us')
  await kit.query(`update shop set time_zone = 'America/Los_Angeles' where id = $1::bigint`, [shop])
  await kit.query(
    `insert into product (company_id, shop_id, msku, title, currency, price) values ($1, $2::bigint, 'MUG-RED', '红色马克杯', 'USD', 18)`,
    [kit.caller.companyId, shop],
  )
  const [id] = await kit.upload(LISTINGS, { shopId: shop })
  expect(await kit.read(id!)).toMatchObject({ report: 'active_listings', rows: 2, accepted: 2, refusedCount: 0, unknownColumns: [] })
  await kit.commit(id!)
  const products = () => kit.query(
    `select msku, asin, title, price::text, open_day::text as day from product where shop_id = $1::bigint order by msku`, [shop],
  )
  const known = [
    { msku: 'MUG-BLUE', asin: 'B000000002', title: 'Stoneware Mug, "Blue', price: '21.50', day: '2024-07-01' },
    { msku: 'MUG-RED', asin: 'B000000001', title: '红色马克杯', price: '19.99', day: '2024-03-11' },
  ]
  expect(await products()).toEqual(known)
  const listings = () => kit.query('select msku, status, fulfilment, quantity, price::text from listing where shop_id = $1::bigint order by 1', [shop])
  expect(await listings()).toEqual([
    { msku: 'MUG-BLUE', status: 'Inactive', fulfilment: 'FBM', quantity: 7, price: '21.50' },
    { msku: 'MUG-RED', status: 'Active', fulfilment: 'FBA', quantity: null, price: '19.99' },
  ])
  // The next list takes the place of the whole shop's, and undoing brings it back.
  const lines = fixtureText('listings/us.txt').split('\n')
  const next = await kit.bring(fileOf('listings.txt', [lines[0], lines[1]!.replace('Active', 'Incomplete')].join('\n')), shop)
  expect(await listings()).toMatchObject([{ msku: 'MUG-RED', status: 'Incomplete' }])
  expect(await kit.undo(next)).toEqual({ removed: 1, restored: 2 })
  expect(await listings()).toHaveLength(2)
  expect(await products()).toEqual(known)
})

it('reserved units stand by what for beside the stock of the pool, once however many sites tell of it, and go when they are undone', async () => {
  const [de, fr] = [await kit.shop('乙-德国', 'de', '乙'), await kit.shop('乙-法国', 'fr', '乙')]
  const header = fixtureText('inventory/us.txt').split('\n')[0]!
  const line = ['MUG-RED', 'X000000001', 'B000000001', 'Mug', 'New', '9', 'No', '', 'Yes', 20, 7, 0, 13, 20, '0.1', 0, 0, 0, 0, 0, 0].join('\t')
  await kit.bring(fileOf('stock 2026-08-30.txt', `${header}\n${line}`), de)
  const stock = () => kit.query(
    `select t.msku, reserved_qty as all, reserved_orders as orders, reserved_transfers as transfers, reserved_processing as processing
     from fba_stock t join pool p on p.id = t.pool_id where p.account_name = '乙'`,
  )
  const reserved = fixtureText('inventory/reserved.txt')
  await kit.bring(fileOf('reserved 2026-08-29.txt', reserved.replace('13\t6\t5\t2', '9\t9\t0\t0')), de)
  const newest = await kit.bring(fileOf('reserved 2026-08-30.txt', reserved), fr)
  expect(await stock()).toEqual([{ msku: 'MUG-RED', all: 13, orders: 6, transfers: 5, processing: 2 }])
  await kit.undo(newest)
  expect(await stock()).toMatchObject([{ orders: 9, transfers: 0 }])
})
