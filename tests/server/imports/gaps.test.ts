/** What is missing of the reports that are due: told once files are written, and gone once the missing days are brought. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { remakeGaps } from '../../../server/kernel/intake/gaps'
import { fileOf, fixture, fixtureText } from '../../support/import-files'
import { importKit, type Kit } from './kit'

let kit: Kit
let us: string
let de: string
beforeAll(async () => {
  kit = await importKit(new Date('2026-03-12T04:00:00Z'))
  us = await kit.shop('US', 'us')
  de = await kit.shop('DE', 'de')
})
afterAll(() => kit?.drop())

const gaps = (report: string) => kit.query<{ shop: string; kind: string; from: string; to: string; days: number; last: string | null }>(
  `select s.name as shop, kind, from_day::text as "from", to_day::text as "to", days, last_day::text as last from report_gap g
   join shop s on s.company_id = g.company_id and s.id = g.shop_id where report = $1 order by s.name, from_day`, [report],
)
const campaigns = fixtureText('ads/sb-campaign.csv')
const later = fileOf('later.csv', campaigns.replaceAll('Mar 2, 2026', 'Mar 6, 2026').replaceAll('Mar 3, 2026', 'Mar 7, 2026'))

it('tells the days since the last file, where Seller Central has the report, and which pages lack it', async () => {
  await kit.bring(fixture('ads/sb-campaign.csv'), us)
  expect(await gaps('sb_campaign')).toEqual([{ shop: 'US', kind: 'late', from: '2026-03-04', to: '2026-03-10', days: 7, last: '2026-03-03' }])
  const [row] = await kit.query<{ console: string; pages: string }>(`select console, pages from report_gap where report = 'sb_campaign'`)
  expect(row!.console).toContain('品牌推广')
  expect(row!.pages).toContain('SB')
})

it('tells a hole between two files, which is gone once its days are brought, and back once they are undone', async () => {
  const id = await kit.bring(later, us)
  const hole = { shop: 'US', kind: 'hole', from: '2026-03-04', to: '2026-03-05', days: 2, last: '2026-03-03' }
  const late = { shop: 'US', kind: 'late', from: '2026-03-08', to: '2026-03-10', days: 3, last: '2026-03-07' }
  expect(await gaps('sb_campaign')).toEqual([hole, late])
  const filler = await kit.bring(
    fileOf('between.csv', campaigns.replaceAll('Mar 2, 2026', 'Mar 4, 2026').replaceAll('Mar 3, 2026', 'Mar 5, 2026')), us,
  )
  expect(await gaps('sb_campaign')).toEqual([late])
  await kit.undo(filler)
  expect(await gaps('sb_campaign')).toEqual([hole, late])
  await kit.undo(id)
  expect(await gaps('sb_campaign')).toMatchObject([{ kind: 'late', from: '2026-03-04' }])
})

it('tells a shop that never brought a report which every shop has, unless it has brought nothing or is out of use', async () => {
  const orders = fixtureText('orders/us.txt').replaceAll('2025-03', '2026-03')
  await kit.bring(fileOf('orders.txt', orders), us)
  expect((await gaps('all_orders')).filter(({ shop }) => shop === 'DE')).toEqual([])
  await kit.bring(fileOf('de.csv', campaigns.replaceAll('USD', 'EUR')), de)
  expect((await gaps('all_orders')).filter(({ shop }) => shop === 'DE')).toEqual([
    { shop: 'DE', kind: 'never', from: '2026-03-02', to: '2026-03-10', days: 9, last: null },
  ])
  await kit.query(`update shop set state = 'off' where id = $1`, [de])
  await kit.test.db.withCompany(kit.caller, (tx) => remakeGaps(tx, kit.test.model, kit.caller.companyId, '2026-03-12'))
  expect((await kit.query('select 1 from report_gap where shop_id = $1', [de])).length).toBe(0)
})

it('writes nothing where nothing changed, and one more day where a day went by', async () => {
  const remake = (today: string) => kit.test.db.withCompany(kit.caller, (tx) => remakeGaps(tx, kit.test.model, kit.caller.companyId, today))
  expect(await remake('2026-03-12')).toBe(false)
  expect(await remake('2026-03-13')).toBe(true)
  expect((await gaps('sb_campaign')).filter(({ shop }) => shop === 'US')).toMatchObject([{ kind: 'late', to: '2026-03-11', days: 8 }])
})
