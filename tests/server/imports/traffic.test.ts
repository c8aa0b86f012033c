/** Business reports: files without dates are of the days that are said, count where all of these are asked, and never twice. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixture } from '../../support/import-files'
import { askReport } from '../../support/report'
import { importKit, type Kit } from './kit'

let kit: Kit
let shop: string
beforeAll(async () => {
  kit = await importKit(new Date('2025-06-10T12:00:00Z'))
  shop = await kit.shop('流量店', 'us')
}, 240_000)
afterAll(() => kit?.drop())

const TABLES = ['asin_traffic', 'parent_traffic', 'shop_traffic_day', 'report_day']
const images = (): Promise<string[]> => Promise.all(TABLES.map((table) => kit.image(table)))
const traffic = async (rows: string[], from: string, to: string, measures = ['sessions', 'unit_session_rate']) => {
  const asking = { db: kit.test.db, model: kit.test.model, companyId: kit.caller.companyId }
  return (await askReport(asking, 'performance', { rows, measures, filter: { field: 'day', op: 'between', value: [from, to] } })).list
}
/** Brings a file whose days a person says. */
const ofDays = async (name: string, day: string, to: string): Promise<string> => {
  const [id] = await kit.upload(fixture(`traffic/${name}`), { shopId: shop, said: { day, to } })
  await kit.read(id!)
  await kit.commit(id!)
  return id!
}

describe('a business report', () => {
  it.each([
    ['sku-2025-05.csv', 'business_report_asin', 'asin_traffic', 2, '2025-05-01', '2025-05-31'],
    ['parent-20250501_20250531.csv', 'business_report_parent', 'parent_traffic', 1, '2025-05-01', '2025-05-31'],
    ['by-date.csv', 'business_report_date', 'shop_traffic_day', 2, '2025-05-13', '2025-05-14'],
  ])('%s is known for what it is, counts once though it is sent twice, and goes without a trace', async (name, format, table, rows, first, last) => {
    const before = await images()
    const [id] = await kit.upload(fixture(`traffic/${name}`), { shopId: shop })
    const preview = await kit.read(id!)
    expect([preview.report, preview.refusedCount, preview.unknownColumns, preview.dataStart, preview.dataEnd]).toEqual([format, 0, [], first, last])
    expect([preview.needsDays, preview.warnings.map(({ code }) => code)]).toEqual([undefined, []])
    await kit.commit(id!)
    const again = await kit.bring(fixture(`traffic/${name}`), shop)
    expect(await kit.query(`select count(*)::int as n from ${table}`)).toEqual([{ n: rows }])
    await kit.undo(again)
    await kit.undo(id!)
    expect(await images()).toEqual(before)
  })

  it('waits until somebody says which days it is of, where neither its rows nor its name do', async () => {
    const [id] = await kit.upload(fixture('traffic/child.csv'), { shopId: shop, name: 'BusinessReport-6-9-25.csv' })
    const preview = await kit.read(id!)
    expect([preview.needsDays, preview.message]).toEqual([true, expect.stringContaining('请先指定是哪几天的数据')])
    expect(preview.warnings).toEqual([expect.objectContaining({ code: 'undated' })])
    expect((await kit.file(id!)).needs_days).toBe(true)
  })

  it('counts where all its days are asked, and in the day, week or month that holds them all', async () => {
    const id = await kit.bring(fixture('traffic/sku-2025-05.csv'), shop)
    expect(await traffic(['msku'], '2025-05-01', '2025-05-31', ['sessions', 'page_views', 'unit_session_rate', 'buy_box_rate', 'b2b_quantity'])).toEqual([
      expect.objectContaining({ msku: 'MUG-BLUE', sessions: 800, unit_session_rate: '0.0500', buy_box_rate: '0.7000' }),
      expect.objectContaining({ msku: 'MUG-RED', sessions: 1200, page_views: 1500, unit_session_rate: '0.1000', b2b_quantity: 4 }),
    ])
    // Views with the buy box over all views: 1,350 and 700 of 2,500.
    expect(await traffic([], '2025-04-01', '2025-06-01', ['buy_box_rate'])).toEqual([expect.objectContaining({ buy_box_rate: '0.8200' })])
    const [may] = await traffic(['month'], '2025-04-01', '2025-06-01')
    expect(may).toMatchObject({ month: '2025-05', sessions: 2000, unit_session_rate: '0.0800' })
    expect(await traffic(['day'], '2025-05-01', '2025-05-31')).toEqual([])
    expect(await traffic(['msku'], '2025-05-02', '2025-05-31')).toEqual([])
    await kit.undo(id)
  })

  it('gives way to the days that are told one by one, and takes their place again', async () => {
    const month = await kit.bring(fixture('traffic/sku-2025-05.csv'), shop)
    const [id] = await kit.upload(fixture('traffic/zh.csv'), { shopId: shop, said: { day: '2025-05-31', to: '2025-05-31' } })
    const preview = await kit.read(id!)
    expect([preview.unknownColumns, preview.warnings.map(({ code }) => code)]).toEqual([[], ['shrinks', 'overlaps']])
    await kit.commit(id!)
    const days = await traffic(['day'], '2025-05-01', '2025-05-31')
    expect(days).toEqual([expect.objectContaining({ day: '2025-05-31', sessions: 40, unit_session_rate: '0.1000' })])
    await kit.undo(id!)
    expect(await traffic(['month'], '2025-05-01', '2025-05-31')).toEqual([expect.objectContaining({ sessions: 2000 })])
    await kit.undo(month)
  })

  it('without SKU is told by the shop’s product of the ASIN, and its parent is learnt', async () => {
    const known = await ofDays('zh.csv', '2025-05-01', '2025-05-01')
    await kit.query(`update product set parent_asin = null`)
    const id = await ofDays('child.csv', '2025-05-02', '2025-05-02')
    expect(await kit.query(`select asin, msku, file_sku from asin_traffic where stat_date = '2025-05-02' order by asin`)).toEqual([
      { asin: 'B0MUG00001', msku: 'MUG-RED', file_sku: 'B0MUG00001' }, { asin: 'B0UNKNOWN1', msku: '未识别', file_sku: 'B0UNKNOWN1' },
    ])
    expect(await kit.query(`select parent_asin from product where msku = 'MUG-RED'`)).toEqual([{ parent_asin: 'B0PARENT01' }])
    await kit.undo(id)
    await kit.undo(known)
  })

  it('by date is the shop’s day: visits, conversion, feedback', async () => {
    const id = await kit.bring(fixture('traffic/by-date.csv'), shop)
    const asking = { db: kit.test.db, model: kit.test.model, companyId: kit.caller.companyId }
    const measures = ['sessions', 'unit_session_rate', 'buy_box_rate', 'negative_feedback', 'claims']
    const { list } = await askReport(asking, 'shop_performance', { rows: ['shop'], measures })
    // 1,170 and 1,020 of 2,500 views with the buy box.
    expect(list).toEqual([expect.objectContaining({ sessions: 1900, unit_session_rate: '0.052632', buy_box_rate: '0.8760', negative_feedback: 1, claims: 1 })])
    await kit.undo(id)
  })
})
