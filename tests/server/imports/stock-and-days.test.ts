/** What imported rows say of days and of stock: which days are whole, and what one network holds however many sites tell of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeDays } from '../../../server/query/complete-days'
import { askerOf } from '../query/world'
import { importKit, type Kit } from './kit'

let kit: Kit
beforeAll(async () => {
  kit = await importKit()
}, 240_000)
afterAll(() => kit?.drop())

describe('the whole days of a shop', () => {
  it('end before the day on which its file was taken, by its own clock, and never in the time to come', async () => {
    const [us, jp] = [await kit.shop('甲-美国', 'us'), await kit.shop('甲-日本', 'jp')]
    const file = async (shop: string, at: string): Promise<string> => {
      const [row] = await kit.query<{ id: string }>(`insert into report_file (company_id, shop_id, state, file_name, create_time) values ($1, $2, 'committed', 'o.txt', $3) returning id::text as id`, [kit.caller.companyId, shop, at])
      return row!.id
    }
    let order = 0
    const bring = (shop: string, importId: string | null, days: string[]) =>
      Promise.all(days.map((day) => kit.query(
        `insert into order_item (company_id, shop_id, import_id, order_id, occurrence, purchase_at, purchase_day, order_status, msku) values ($1, $2, $3, $4, 1, $5, $6, 'Shipped', 'A')`,
        [kit.caller.companyId, shop, importId, String(order++), `${day}T12:00:00Z`, day],
      )))
    const days = async () => {
      const entity = kit.test.model.entities['order_item']!
      const found = await kit.test.db.withCompany(kit.caller, (tx) => completeDays(tx, kit.test.model, askerOf(kit.caller, { today: '2025-06-01' }), entity, 'purchase_day'))
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
    for (const month of ['2025-04-01', '2025-06-01']) await put(`insert into storage_fee (company_id, shop_id, stat_month, asin, fnsku, fulfillment_center, currency, est_fee) values ($1, $2, $3, 'B0', 'X0', 'ABE2', 'USD', 1)`, month)
    const of = (entity: string, day: string) =>
      kit.test.db.withCompany(kit.caller, (tx) => completeDays(tx, kit.test.model, askerOf(kit.caller, { today: '2025-06-01' }), kit.test.model.entities[entity]!, day))
    expect(await of('fba_inventory', 'stat_date')).toEqual([{ shopId: shop!.id, first: '2025-05-30', last: '2025-06-01' }])
    expect(await of('storage_fee', 'stat_month')).toEqual([{ shopId: shop!.id, first: '2025-04-30', last: '2025-04-30' }])
  })
})
