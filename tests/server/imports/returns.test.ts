/** Reports of what buyers send back and of what Amazon pays for goods: what a file becomes, what it takes the place of, and back again. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixture } from '../../support/import-files'
import { askReport } from '../../support/report'
import { importKit, type Kit } from './kit'

let kit: Kit
let us: string
let de: string
beforeAll(async () => {
  kit = await importKit(new Date('2025-06-05T12:00:00Z'))
  us = await kit.shop('退货-美国', 'us')
  de = await kit.shop('退货-德国', 'de')
}, 240_000)
afterAll(() => kit?.drop())

const TABLES = ['fba_return', 'fba_replacement', 'reimbursement', 'report_day']
const images = (): Promise<string[]> => Promise.all(TABLES.map((table) => kit.image(table)))
const ask = (dataset: string, rows: string[], measures: string[]) =>
  askReport({ db: kit.test.db, model: kit.test.model, companyId: kit.caller.companyId }, dataset, { rows, measures })

describe('returns and reimbursements without API access', () => {
  it.each([
    ['returns-us.txt', 'fba_customer_returns', 'fba_return', 3, 'us'],
    ['returns-de.csv', 'fba_customer_returns', 'fba_return', 1, 'de'],
    ['replacements.txt', 'fba_replacements', 'fba_replacement', 2, 'us'],
    ['reimbursements-us.txt', 'fba_reimbursements', 'reimbursement', 3, 'us'],
    ['reimbursements-de.csv', 'fba_reimbursements', 'reimbursement', 1, 'de'],
  ])('%s is known for what it is, written whole, counts once though it is sent twice, and goes without a trace', async (path, format, table, rows, site) => {
    const shop = site === 'us' ? us : de
    const before = await images()
    const [id] = await kit.upload(fixture(`returns/${path}`), { shopId: shop })
    const preview = await kit.read(id!)
    expect([preview.report, preview.refusedCount, preview.unknownColumns]).toEqual([format, 0, []])
    await kit.commit(id!)
    const count = async (): Promise<number> => (await kit.query<{ n: number }>(`select count(*)::int as n from ${table}`))[0]!.n
    expect(await count()).toBe(rows)
    const [again] = await kit.upload(fixture(`returns/${path}`), { shopId: shop })
    await kit.read(again!)
    await kit.commit(again!)
    expect(await count()).toBe(rows)
    await kit.undo(again!)
    await kit.undo(id!)
    expect(await images()).toEqual(before)
  })

  it('counts a return by the day of the site, keeps words that are new and what the buyer wrote, and tells what came back fit for sale', async () => {
    const id = await kit.bring(fixture('returns/returns-us.txt'), us)
    const told = await kit.query(`select return_day::text, return_reason, disposition, comments from fba_return order by order_id`)
    expect(told).toEqual([
      { return_day: '2025-05-01', return_reason: 'NO_LONGER_NEEDED', disposition: 'SELLABLE', comments: null },
      { return_day: '2025-05-03', return_reason: 'DEFECTIVE', disposition: 'CUSTOMER_DAMAGED', comments: 'Handle "bent" after 1 week, 不适合' },
      { return_day: '2025-05-03', return_reason: 'SOME_NEW_REASON', disposition: 'DAMAGED', comments: null },
    ])
    const { list } = await ask('return_rates', ['msku'], ['returned', 'sellable_returned', 'unsellable_returned', 'paid_returned', 'sellable_share'])
    expect(list.find(({ msku }) => msku === 'MUG-RED')).toMatchObject(
      { returned: 3, sellable_returned: 2, unsellable_returned: 1, paid_returned: 1, sellable_share: '0.666667' })
    // A later file of the days from the 3rd on takes the place of those days alone.
    const later = await kit.bring(fixture('returns/returns-later.txt'), us)
    const reasons = await ask('return_reasons', ['reason'], ['returned', 'orders'])
    expect(reasons.list.map(({ reason, returned }) => [reason, returned]).sort()).toEqual([['DEFECTIVE', 1], ['NO_LONGER_NEEDED', 2], ['UNWANTED_ITEM', 3]])
    await kit.undo(later)
    await kit.undo(id)
  })

  it('takes the newest word on a reimbursement, and counts what was taken back against it', async () => {
    const id = await kit.bring(fixture('returns/reimbursements-us.txt'), us)
    const { list } = await ask('reimbursements', ['month'], ['amount', 'total_qty', 'cash_qty', 'inv_qty', 'per_unit', 'cases'])
    expect(list).toEqual([expect.objectContaining({ month: '2025-05', amount: '10.00', total_qty: 3, cash_qty: 2, inv_qty: 1, per_unit: '5.00', cases: 3 })])
    // The evening of the 8th in Los Angeles.
    expect(await kit.query(`select approval_day::text from reimbursement where reimb_id = '9000000002'`)).toEqual([{ approval_day: '2025-05-08' }])
    const later = await kit.bring(fixture('returns/reimbursements-later.txt'), us)
    expect(await kit.query(`select amount::text from reimbursement where reimb_id = '9000000001'`)).toEqual([{ amount: '9.96' }])
    expect(await kit.query('select count(*)::int as n from reimbursement')).toEqual([{ n: 3 }])
    await kit.undo(later)
    await kit.undo(id)
  })
})
