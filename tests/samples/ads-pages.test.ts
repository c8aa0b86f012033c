/** The advertising pages over a coherent pack of reports: their totals are the oracle's, whichever way they are added up. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerList } from '../../server/kernel/read/answer/lists'
import { answerReport } from '../../server/kernel/read/answer/reports'
import type { Asker } from '../../server/kernel/asker/asker'
import type { ListRequest, Row } from '../../contract/wire'
import { importKit, type Kit } from '../server/imports/kit'
import { reason, sample, sampleJson, SAMPLES } from './samples'

interface Pack { ads: { impressions: number; clicks: number; spend: number; sales_7d: number; orders: number }; bulk: { campaigns: number; keywords: number } }

const PACK = 'coherent_us_pack_synthetic/'
const FILES = ['ads_bulk_zh.xlsx', 'sp_campaign_daily.csv', 'sp_advertised_product_daily.xlsx', 'sp_search_term_daily.xlsx', 'sp_placement_daily.xlsx']
const MEASURES = ['impressions', 'clicks', 'order_quantity', 'total_spend', 'amount']

describe.skipIf(SAMPLES === undefined)(`advertising pages${reason}`, () => {
  let kit: Kit
  let shop: string
  beforeAll(async () => {
    kit = await importKit(new Date('2025-07-01T12:00:00Z'))
    shop = await kit.shop('US', 'us')
    for (const file of FILES) await kit.bring(sample(PACK + file), shop)
  }, 240_000)
  afterAll(() => kit.drop())

  const asker = (): Asker => ({
    companyId: kit.caller.companyId, employeeId: '1', shopIds: null, everything: true, hidden: () => new Set<string>(), currency: 'CNY',
    zone: 'Asia/Shanghai', today: '2025-07-01',
  })
  const list = (entity: string, request: Partial<ListRequest>) =>
    kit.test.db.withCompany(
      kit.caller,
      (tx) => answerList({ tx, model: kit.test.model, asker: asker() }, kit.test.model.entities[entity]!, { page: 1, pageSize: 200, ...request }),
      { readOnly: true },
    )
  const totals = (values: Row, prefix = ''): number[] => MEASURES.map((measure) => Number(values[prefix + measure]))
  const expected = (): number[] => {
    const { ads } = sampleJson<Pack>(`${PACK}oracle.json`)
    return [ads.impressions, ads.clicks, ads.orders, Number(ads.spend), Number(ads.sales_7d)]
  }

  it('the structure is that of the sheet, by kind of object', async () => {
    const { bulk } = sampleJson<Pack>(`${PACK}oracle.json`)
    const counts = Object.fromEntries(await Promise.all(['ad_campaign', 'ad_keyword', 'ad_group', 'ad_product', 'ad_negative', 'ad_placement'].map(
      async (name) => [name, (await kit.query<{ n: string }>(`select count(*) as n from ${name}`))[0]!.n] as const,
    )))
    const rows = await kit.query<{ entity_kind: string; n: string }>('select entity_kind, count(*) as n from ad_bulk_row group by 1')
    const of = (...kinds: string[]): number => rows.filter(({ entity_kind: kind }) => kinds.includes(kind)).reduce((sum, { n }) => sum + Number(n), 0)
    expect([Number(counts['ad_campaign']), Number(counts['ad_keyword'])]).toEqual([bulk.campaigns, bulk.keywords])
    expect([counts['ad_group'], counts['ad_product'], counts['ad_negative'], counts['ad_placement']].map(Number)).toEqual([
      of('Ad Group'), of('Product Ad'), of('Negative Keyword', 'Campaign Negative Keyword', 'Negative Product Targeting'), of('Bidding Adjustment'),
    ])
    expect(await kit.query('select keyword_id from ad_keyword where campaign_name is null or ad_group_name is null or currency is null')).toEqual([])
  })

  it.each([
    ['ad_campaign', 'perf'], ['ad_group', 'perf'], ['ad_product', 'perf'], ['ad_search_term', 'perf'],
  ])('the total of %s is the oracle’s', async (entity, figures) => {
    const { summary } = await list(entity, { fields: MEASURES.map((measure) => `${figures}.${measure}`) })
    expect(summary.map(({ currency }) => currency)).toEqual(['USD'])
    expect(totals(summary[0]!.values, `${figures}.`)).toEqual(expected())
  })

  it.each(['sp_campaigns', 'sp_products', 'sp_terms', 'sp_placements'])('the report %s adds up to the oracle’s', async (name) => {
    const answer = await kit.test.db.withCompany(
      kit.caller,
      (tx) => answerReport({ tx, model: kit.test.model, asker: asker() }, kit.test.model.datasets[name]!, {
        page: 1, pageSize: 500, rows: ['month'], measures: MEASURES,
      }),
      { readOnly: true },
    )
    expect(totals(answer.summary[0]!.values)).toEqual(expected())
    expect(answer.list.reduce((sum, row) => sum + Number(row['clicks']), 0)).toBe(expected()[1])
  })

  it('a sheet undone takes its structure back, sent again it stands again', async () => {
    const [file] = await kit.query<{ id: string }>(`select id::text as id from report_file where report = 'ads_bulk_sp'`)
    const before = await kit.image('ad_keyword')
    await kit.undo(file!.id)
    expect((await kit.query('select from ad_campaign')).length).toBe(0)
    await kit.bring(sample(`${PACK}ads_bulk_zh.xlsx`), shop)
    expect(await kit.image('ad_keyword')).toBe(before)
  })
})
