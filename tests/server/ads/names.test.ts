/** Reports know campaigns by their names alone: a renamed one keeps its past, and what belongs to no known campaign stands under 未关联. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'
import { bringSheet } from './bring-sheet'

let server: TestApp
let admin: Client
let shop: string

beforeAll(async () => {
  server = await startTestApp({ workers: 1, now: () => new Date('2026-03-05T08:00:00Z') })
  admin = await server.admin()
  shop = await insertShop(server.runtime.db, server.companyId, '美国店')
  await server.runtime.db.asOwner((tx) => tx.query(
    `insert into sp_campaign_day (company_id, shop_id, stat_date, currency, campaign_name, clicks, total_spend)
     select $1, $2::bigint, day::date, 'USD', name, 1, spend from (values ('2026-02-01', '春季', 10), ('2026-02-10', '夏季', 20),
       ('2026-02-20', '秋季', 30), ('2026-02-21', '别人的', 5)) as f (day, name, spend)`, [server.companyId, shop],
  ))
})
afterAll(() => server?.stop())

const sheet = (name: string) => [{
  Product: 'Sponsored Products', Entity: 'Campaign', 'Campaign ID': '77', 'Campaign Name': name, State: 'enabled', 'Targeting Type': 'manual',
  'Daily Budget': '20', 'Start Date': '20260101', 'Bidding Strategy': 'Fixed bid',
}]
const spendByName = async () => {
  const { body } = await admin.call<{ list: Record<string, unknown>[] }>('/amzd/api/v1/SPAdvertisementReport/campaignList', {
    page: 1, pageSize: 20, rows: ['campaign_now'], measures: ['total_spend'], filter: { field: 'day', op: 'between', value: ['2026-02-01', '2026-02-28'] },
  })
  expect(body).toMatchObject({ code: 200 })
  return Object.fromEntries(body.data.list.map((row) => [row['campaign_now'] ?? '未关联', row['total_spend']]))
}

it('adds up what a campaign did under each of its names, as sheets and Amazon’s history tell them', async () => {
  await bringSheet(server, admin, shop, sheet('夏季'), 'first.csv')
  expect(await spendByName()).toEqual({ 夏季: '20.00', 未关联: '45.00' })
  // Renamed, as a later sheet tells: what it was called before is still its own.
  await bringSheet(server, admin, shop, sheet('秋季'), 'second.csv')
  expect(await spendByName()).toEqual({ 秋季: '50.00', 未关联: '15.00' })
  // A name from before the first sheet, as Amazon's history tells.
  await bringSheet(server, admin, shop, [{
    time: String(Date.parse('2026-02-05T20:00:00Z')), eventSourceType: 'CAMPAIGN', eventSourceId: '77', name: '夏季', type: 'NAME',
    from: '春季', to: '夏季',
    campaignId: '77', isSystemEvent: 'false',
  }], 'history.csv', 'ads_change_history')
  expect(await spendByName()).toEqual({ 秋季: '60.00', 未关联: '5.00' })
})
