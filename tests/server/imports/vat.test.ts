/** Amazon's report of VAT transactions: one file of an account, each site's rows for its own shop, told by country and rate. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixture } from '../../support/import-files'
import { askReport } from '../../support/report'
import { importKit, type Kit } from './kit'

let kit: Kit
let de: string
let fr: string
beforeAll(async () => {
  kit = await importKit(new Date('2025-06-05T12:00:00Z'))
  de = await kit.shop('税-德国', 'de')
  fr = await kit.shop('税-法国', 'fr')
}, 240_000)
afterAll(() => kit?.drop())

const file = fixture('vat/vat-eu.txt')
const rows = () => kit.query<Record<string, unknown>>(
  `select shop_id::text as shop, vat_type, complete_day::text as day, net_amount::text as net, vat_amount::text as vat, vat_rate::text as rate, jurisdiction
   from vat_transaction order by activity_id`,
)

describe('VAT transactions', () => {
  it('go to the shop of their site, days read as the file writes them, and count once though the file comes twice', async () => {
    const before = await kit.image('vat_transaction')
    const [id] = await kit.upload(file, { shopId: de })
    const preview = await kit.read(id!)
    expect([preview.report, preview.refusedCount, preview.unknownColumns]).toEqual(['vat_transactions', 0, []])
    await kit.commit(id!)
    expect((await rows()).map((row) => [row['vat_type'], row['day'], row['net'], row['vat'], Number(row['rate']), row['jurisdiction']])).toEqual([
      ['SALE', '2025-05-04', '100.00', '19.00', 0.19, 'GERMANY'], ['REFUND', '2025-05-20', '-50.00', '-9.50', 0.19, 'GERMANY'],
      ['SALE', '2025-05-15', '50.00', '10.00', 0.2, 'FRANCE'],
    ])
    const french = await kit.bring(file, fr)
    expect((await rows()).filter((row) => row['shop'] === fr)).toHaveLength(1)
    const again = await kit.bring(file, de)
    expect(await rows()).toHaveLength(4)
    for (const each of [again, french, id!]) await kit.undo(each)
    expect(await kit.image('vat_transaction')).toBe(before)
  })

  it('are added up by the country that taxes them, and tell the rate of what was sold there', async () => {
    await kit.bring(file, de)
    await kit.bring(file, fr)
    const told = await askReport({ db: kit.test.db, model: kit.test.model, companyId: kit.caller.companyId }, 'vat', {
      rows: ['jurisdiction'], measures: ['net', 'vat', 'gross', 'rate'], sort: [{ field: 'vat', order: 'desc' }],
    })
    // France: 50 + 200 net, 10 + 40 tax. Germany: 100 − 50 net, 19 − 9.50 tax.
    expect(told.list.map((row) => [row['jurisdiction'], row['net'], row['vat'], row['gross'], Number(row['rate'])])).toEqual([
      ['FRANCE', '250.00', '50.00', '300.00', 0.2], ['GERMANY', '50.00', '9.50', '59.50', 0.19],
    ])
  })
})
