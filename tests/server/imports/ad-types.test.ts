/**
 * The reports of Sponsored Brands and Sponsored Display, told apart by their headers; what a file says of one type of ads takes the place of that type's rows
 * of these days alone. The headers are those that Amazon's column lists name; the figures are made up.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileOf, fixture, fixtureText } from '../../support/import-files'
import { importKit, type Kit } from './kit'

let kit: Kit
let shop: string
beforeAll(async () => {
  kit = await importKit()
  shop = await kit.shop('US', 'us')
})
afterAll(() => kit.drop())

/** Format -> its rows' table, and how often what each row says of itself is there. */
const FORMATS: [format: string, table: string, type: string, own: string][] = [
  ['sb_campaign', 'ad_campaign_day', 'sb', 'campaign_name'], ['sb_keyword', 'ad_target_day', 'sb', 'targeting'],
  ['sb_search_term', 'ad_term_day', 'sb', 'search_term'], ['sb_campaign_placement', 'ad_placement_day', 'sb', 'placement'],
  ['sb_attributed_purchases', 'ad_purchase_day', 'sb', 'asin'], ['sd_campaign', 'ad_campaign_day', 'sd', 'campaign_name'],
  ['sd_advertised_product', 'ad_product_day', 'sd', 'msku'], ['sd_targeting', 'ad_target_day', 'sd', 'targeting'],
  ['sd_matched_target', 'ad_term_day', 'sd', 'search_term'],
]
const nameOf = (format: string): string => `ads/${format.replaceAll('_', '-')}.csv`

it.each(FORMATS)('%s is told by its header, its rows are of their type, and sent twice it counts once', async (format, table, type, own) => {
  const rows = () => kit.query<{ ad_type: string; own: string; amount: number; order_quantity: number; day: string }>(
    `select ad_type, ${own} as own, amount::float8 as amount, order_quantity, stat_date::text as day from ${table} where ad_type = $1
     order by stat_date`, [type],
  )
  const id = await kit.bring(fixture(nameOf(format)), shop)
  expect((await kit.file(id)).report).toBe(format)
  const found = await rows()
  expect(found).toMatchObject([{ ad_type: type, amount: 60, order_quantity: 3, day: '2026-03-02' }, { ad_type: type, amount: 60, day: '2026-03-03' }])
  expect(found.every(({ own: said }) => said !== null && said !== '')).toBe(true)
  await kit.bring(fileOf('again.csv', fixtureText(nameOf(format)).replace('$60.00', '$61.50')), shop)
  expect((await rows()).map(({ amount }) => amount)).toEqual([61.5, 60])
})

it('leaves the other type’s rows of the same days alone, and undoing brings back its own', async () => {
  const spend = () => kit.query<{ ad_type: string; spend: number }>(
    'select ad_type, sum(total_spend)::float8 as spend from ad_campaign_day group by ad_type order by ad_type',
  )
  expect(await spend()).toEqual([{ ad_type: 'sb', spend: 22.5 }, { ad_type: 'sd', spend: 22.5 }])
  const id = await kit.bring(fileOf('dearer.csv', fixtureText(nameOf('sb_campaign')).replace('$15.00', '$25.00')), shop)
  expect(await spend()).toEqual([{ ad_type: 'sb', spend: 32.5 }, { ad_type: 'sd', spend: 22.5 }])
  expect(await kit.undo(id)).toEqual({ removed: 1, restored: 1 })
  expect(await spend()).toEqual([{ ad_type: 'sb', spend: 22.5 }, { ad_type: 'sd', spend: 22.5 }])
})

it('counts SP beside them, each row once and by its type', async () => {
  await kit.bring(fixture('ads/sp-campaign-en.csv'), shop)
  expect(await kit.query('select distinct ad_type from sp_campaign_day')).toEqual([{ ad_type: 'sp' }])
})

/** Reports of Sponsored Products beside those of figures: file, format, table, a column of which the values are given, those values. */
const BESIDES: [file: string, format: string, table: string, own: string, values: unknown[]][] = [
  ['sp-purchased-product-en.csv', 'sp_purchased_product', 'sp_purchase_day', 'other_sku_sales', ['41.50', '13.25']],
  ['sp-purchased-product-zh.csv', 'sp_purchased_product', 'sp_purchase_day', 'other_sku_sales', ['27.00']],
  ['sp-budget-en.csv', 'sp_budget', 'sp_budget_day', 'in_budget', ['0.6250', '1.0000']],
  ['sp-term-share-en.csv', 'sp_search_term_impression_share', 'sp_term_share_day', 'share', ['0.3125', '0.0080']],
]

it.each(BESIDES)('%s is told from its neighbours, counts once though sent twice, and goes without a trace', async (file, format, table, own, values) => {
  const before = await kit.image(table)
  const read = async (): Promise<unknown[]> => (await kit.query<{ own: unknown }>(
    `select ${own}::text as own from ${table} order by stat_date, line_no`)).map((row) => Number(row.own))
  const id = await kit.bring(fixture(`ads/${file}`), shop)
  expect((await kit.file(id)).report).toBe(format)
  const again = await kit.bring(fixture(`ads/${file}`), shop)
  expect(await read()).toEqual(values.map(Number))
  await kit.undo(again)
  await kit.undo(id)
  expect(await kit.image(table)).toEqual(before)
})
