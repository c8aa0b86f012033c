/** FBA stock told by the company's own goods: by the pairings of today, once for a pool, and of the shops that somebody sees. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerList } from '../../../server/kernel/read/answer/lists'
import type { Asker } from '../../../server/kernel/asker/asker'
import type { Row } from '../../../contract/wire'
import { fileOf, fixtureText } from '../../support/import-files'
import { importKit, type Kit } from '../imports/kit'
import { askerOf } from '../query/world'

let kit: Kit
beforeAll(async () => {
  kit = await importKit()
}, 240_000)
afterAll(() => kit?.drop())

it('counts a pool once, each MSKU by how many of the SKU it takes, and shows a person the pools of their shops', async () => {
  const shops = { de: await kit.shop('甲-德国', 'de', '甲'), fr: await kit.shop('甲-法国', 'fr', '甲'), us: await kit.shop('乙-美国', 'us', '乙') }
  const [cup] = await kit.query<{ id: string }>(
    `insert into sku (company_id, sku_code, product_name, goods_kind, sku_kind, product_status, declare_currency)
     values ($1, 'CUP', '杯', 'normal', '2', '1', 'USD') returning id::text as id`, [kit.caller.companyId],
  )
  const pair = (shop: string, msku: string, qty: number, until: string | null = null) => kit.query(
    `insert into pairing (company_id, shop_id, msku, sku_id, qty, to_day, source) values ($1, $2::bigint, $3, $4::bigint, $5, $6::date, 'hand')`,
    [kit.caller.companyId, shop, msku, cup!.id, qty, until],
  )
  await pair(shops.de, 'ONE', 1)
  await pair(shops.fr, 'ONE', 1)
  await pair(shops.de, 'TWIN', 2)
  await pair(shops.de, 'OVER', 1, '2020-01-01')
  await pair(shops.us, 'ONE-US', 1)
  const header = fixtureText('inventory/us.txt').split('\n')[0]!
  const stock = (day: string, rows: [msku: string, sellable: number][]) => fileOf(`stock ${day}.txt`, [header, ...rows.map(([msku, n]) =>
    [msku, `X${msku}`, `B${msku}`, 'Mug', 'New', '9', 'No', '', 'Yes', n + 3, n, 1, 2, n + 8, '0.1', 5, 0, 0, 0, 0, 0].join('\t'))].join('\n'))
  await kit.bring(stock('2026-08-30', [['ONE', 10], ['TWIN', 4], ['OVER', 100]]), shops.de)
  await kit.bring(stock('2026-08-31', [['ONE', 9]]), shops.fr)
  await kit.bring(stock('2026-08-31', [['ONE-US', 7]]), shops.us)
  const ask = async (asker: Partial<Asker> = {}): Promise<Row | undefined> => (await kit.test.db.withCompany(kit.caller, (tx) => answerList(
    { tx, model: kit.test.model, asker: askerOf(kit.caller, { today: '2026-09-01', ...asker }) }, kit.test.model.entities['sku']!,
    { page: 1, pageSize: 5, fields: ['sku_code', 'fba.sellable', 'fba.warehouse', 'fba.inbound', 'all_qty', 'daily_sales', 'fba_days'] },
  ))).list[0]
  // 9 of ONE, 4 of TWIN that take two each, 7 in the other pool.
  expect(await ask()).toMatchObject({ 'fba.sellable': 24, 'fba.warehouse': 36, 'fba.inbound': 20, all_qty: 36, fba_days: null })
  expect(await ask({ shopIds: [shops.us], everything: false })).toMatchObject({ 'fba.sellable': 7 })
})
