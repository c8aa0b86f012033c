/** getShopTips: which shops lack reports, told to who may see the gaps, of the shops that they see. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'

let app: TestApp
let south: string
beforeAll(async () => {
  app = await startTestApp()
  const north = await insertShop(app.runtime.db, app.companyId, '北店')
  south = await insertShop(app.runtime.db, app.companyId, '南店')
  await app.runtime.db.asOwner((tx) => tx.query(
    `insert into report_gap (company_id, shop_id, report, kind, from_day, to_day, days) values
     ($1, $2, 'all_orders', 'late', '2025-03-01', '2025-03-09', 9), ($1, $2, 'fba_returns', 'never', '2025-01-01', '2025-03-09', 60),
     ($1, $3, 'all_orders', 'hole', '2025-03-01', '2025-03-02', 2)`, [app.companyId, north, south]))
}, 240_000)
afterAll(() => app?.stop())

const tips = async (who: Client) => (await who.call<{ tips: { shop: string; tip: string }[] }>('/fba/api/v1/common/employee/getShopTips', {})).body

it('tells each shop once, with its longest gap, and not of reports that never came', async () => {
  const { data } = await tips(await app.admin())
  expect(data.tips.map(({ shop, tip }) => [shop, /缺 1 种报告（.+），最长缺 (\d+) 天/.exec(tip)?.[1]])).toEqual([['北店', '9'], ['南店', '2']])
})

it('tells of no shop that the person does not see, and nothing to who may not see the gaps', async () => {
  const seller = await app.person('seller', { roles: ['sales'], shopIds: [south] })
  expect((await tips(seller)).data.tips.map(({ shop }) => shop)).toEqual(['南店'])
  expect(await tips(await app.person('nobody'))).toMatchObject({ code: 200, data: { tips: [] } })
})
