/**
 * Amazon's bulk workbook has a sheet of each kind of advertising: each becomes a file of its own, takes the place of its own sheet alone, and what is in
 * it stands in the one structure by its type.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileOf } from '../../support/import-files'
import { writeBook, type BookSheet } from '../../../server/kernel/tasks/export/book'
import { importKit, type Kit } from './kit'

type Line = Record<string, string>

const SB: Line = { Product: 'Sponsored Brands', 'Campaign ID': '450000000000001', 'Ad Group ID': '350000000000001' }
const SD: Line = { Product: 'Sponsored Display', 'Campaign ID': '460000000000001', 'Ad Group ID': '360000000000001' }
const PORTFOLIO = '770000000000001'

const brands = (budget: string): Line[] => [
  {
    ...SB, 'Ad Group ID': '', Entity: 'Campaign', 'Campaign Name': 'SB cups', 'Portfolio ID': PORTFOLIO, State: 'enabled', 'Budget Type': 'Daily',
    Budget: budget,
    'Start Date': '20260101', 'Bid Optimization': 'FALSE', 'Product Location': 'Sold on Amazon', 'Campaign Serving Status (Informational only)': 'Running',
  },
  { ...SB, 'Ad Group ID': '', Entity: 'Bidding adjustment by placement', Placement: 'Detail Page', Percentage: '30' },
  { ...SB, Entity: 'Ad group', 'Ad Group Name': 'Cups', State: 'enabled' },
  {
    ...SB, Entity: 'Video ad', 'Ad ID': '250000000000001', 'Ad Name': 'Film', State: 'enabled', 'Video Asset IDs': 'asset.1', 'Creative ASINs': 'B000000001',
    'Consent To Translate': 'False',
  },
  { ...SB, Entity: 'Keyword', 'Keyword ID': '120000000000001', 'Keyword Text': 'blue cup', 'Match Type': 'Exact', State: 'enabled', Bid: '0.60' },
  {
    ...SB, Entity: 'Negative keyword', 'Keyword ID': '170000000000001', 'Keyword Text': 'free', 'Match Type': 'negativePhrase', State: 'enabled',
  },
]
const display: Line[] = [
  {
    ...SD, 'Ad Group ID': '', Entity: 'Campaign', 'Campaign Name': 'SD cups', State: 'enabled', Tactic: 'T00030', 'Budget Type': 'daily', Budget: '15',
    'Start Date': '20260101', 'Cost Type': 'VCPM',
  },
  { ...SD, Entity: 'Ad Group', 'Ad Group Name': 'Seen', State: 'enabled', 'Ad Group Default Bid': '5', 'Bid Optimization': 'reach' },
  { ...SD, Entity: 'Product Ad', 'Ad ID': '260000000000001', SKU: 'cup01', State: 'enabled' },
  {
    ...SD, Entity: 'Audience targeting', 'Targeting ID': '620000000000001', 'Targeting Expression': 'views=(exact-product lookback=30)', State: 'enabled',
    Bid: '6',
  },
]
const portfolios: Line[] = [{
  Product: 'Portfolios', Entity: 'Portfolio', 'Portfolio ID': PORTFOLIO, 'Portfolio Name': 'Kitchen', 'Budget Amount': '500', 'Budget Currency Code': 'USD',
  'Budget Policy': 'Monthly Recurring', 'Budget Start Date': '', 'Budget End Date': '',
}]

/** With every column that the format knows, and the lines' own besides. */
function sheet(kit: Kit, format: string, lines: Line[]): BookSheet {
  const { columns, sheets } = kit.importer.model.reports[format]!
  const head = [...new Set([...Object.values(columns).map(({ headers }) => headers[0]!), ...lines.flatMap((line) => Object.keys(line))])]
  return { title: sheets[0]!, head, lines: lines.map((line) => head.map((header) => ({ text: line[header] ?? '' }))) }
}

async function workbook(kit: Kit, sheets: [format: string, lines: Line[]][]): Promise<string> {
  const path = fileOf('workbook.xlsx', '')
  const [first, ...more] = sheets.map(([format, lines]) => sheet(kit, format, lines))
  await writeBook(path, [first!, ...more])
  return path
}

let kit: Kit
let shop: string
/** Uploads a workbook and writes all of its sheets; answers what each was taken for. */
async function bring(sheets: [string, Line[]][]): Promise<[id: string, report: string | null][]> {
  const ids = await kit.upload(await workbook(kit, sheets), { shopId: shop })
  for (const id of ids) {
    const preview = await kit.read(id)
    expect(preview.warnings.map(({ code }) => code)).not.toContain('skippedSheets')
    await kit.commit(id)
  }
  return Promise.all(ids.map(async (id): Promise<[string, string | null]> => [id, (await kit.file(id)).report]))
}

beforeAll(async () => {
  kit = await importKit()
  shop = await kit.shop('US', 'us')
})
afterAll(() => kit.drop())

it('is as many files as it has sheets with rows, whose objects stand in one structure by their type', async () => {
  const files = await bring([['ads_bulk_portfolio', portfolios], ['ads_bulk_sb', brands('20')], ['ads_bulk_sb_old', []], ['ads_bulk_sd', display]])
  expect(files.map(([, report]) => report).sort()).toEqual(['ads_bulk_portfolio', 'ads_bulk_sb', 'ads_bulk_sd'])
  expect(await kit.query(
    `select ad_type, campaign_name, daily_budget::text, budget_type, limit_kind, ad_format, tactic, cost_type, serving_status, portfolio_name
     from ad_campaign order by 1`,
  )).toEqual([
    {
      ad_type: 'sb', campaign_name: 'SB cups', daily_budget: '20', budget_type: 'daily', limit_kind: 'sb_daily', ad_format: 'video', tactic: null,
      cost_type: null, serving_status: 'DELIVERING', portfolio_name: null,
    },
    {
      ad_type: 'sd', campaign_name: 'SD cups', daily_budget: '15', budget_type: 'daily', limit_kind: 'sd', ad_format: null, tactic: 'T00030',
      cost_type: 'vcpm', serving_status: null, portfolio_name: null,
    },
  ])
  expect(await kit.query('select ad_type, ad_group_name, default_bid::text, product_count, target_count, negative_count, limit_kind from ad_group order by 1'))
    .toEqual([
      { ad_type: 'sb', ad_group_name: 'Cups', default_bid: null, product_count: 0, target_count: 1, negative_count: 1, limit_kind: 'sb_video' },
      { ad_type: 'sd', ad_group_name: 'Seen', default_bid: '5', product_count: 1, target_count: 1, negative_count: 0, limit_kind: 'sd_vcpm' },
    ])
  expect(await kit.query('select ad_name, ad_format, campaign_name, ad_group_name, video_ids, extra from ad_creative')).toEqual([
    { ad_name: 'Film', ad_format: 'video', campaign_name: 'SB cups', ad_group_name: 'Cups', video_ids: 'asset.1', extra: { 'Consent To Translate': 'False' } },
  ])
  expect(await kit.query('select target_match, audience_type, lookback, bid::text, bid_optimization from ad_target')).toEqual([
    { target_match: 'audience', audience_type: 'views', lookback: 30, bid: '6', bid_optimization: 'reach' },
  ])
  expect(await kit.query('select placement, report_placement, placement_percent::text, ad_type from ad_placement')).toEqual([
    { placement: 'Detail Page', report_placement: 'Detail Page on-Amazon', placement_percent: '0.30', ad_type: 'sb' },
  ])
  expect(await kit.query(
    'select portfolio_name, budget_amount::text, budget_policy, campaign_count, sb_count, sd_count, currency from ad_portfolio',
  )).toEqual([
    { portfolio_name: 'Kitchen', budget_amount: '500', budget_policy: 'Monthly Recurring', campaign_count: 1, sb_count: 1, sd_count: 0, currency: 'USD' },
  ])
})

it('takes the place of its own sheet alone, and undoing gives that back', async () => {
  const before = await Promise.all(['ad_campaign', 'ad_keyword', 'ad_creative'].map((table) => kit.image(table)))
  const [[id]] = await bring([['ads_bulk_sb', brands('35')]]) as [[string, string]]
  expect(await kit.query('select ad_type, daily_budget::text from ad_campaign order by 1')).toEqual([
    { ad_type: 'sb', daily_budget: '35' }, { ad_type: 'sd', daily_budget: '15' },
  ])
  await kit.undo(id)
  expect(await Promise.all(['ad_campaign', 'ad_keyword', 'ad_creative'].map((table) => kit.image(table)))).toEqual(before)
})

it('counts a campaign of Sponsored Brands once where the older sheet tells it too, and keeps those that only that one tells', async () => {
  const old = (id: string, name: string): Line[] => [
    {
      Product: 'Sponsored Brands', Entity: 'Campaign', 'Campaign ID': id, 'Campaign Name': name, State: 'enabled', 'Budget Type': 'daily', Budget: '99',
      'Ad Format': 'Product Collection', 'Creative Headline': 'Hello',
    },
    {
      Product: 'Sponsored Brands', Entity: 'Keyword', 'Campaign ID': id, 'Ad Group ID': `35${id.slice(2)}`, 'Keyword ID': `12${id.slice(2)}`,
      'Keyword Text': 'blue cup', 'Match Type': 'exact', State: 'enabled', Bid: '0.7',
    },
  ]
  await bring([['ads_bulk_sb_old', [...old('450000000000001', 'SB cups'), ...old('450000000000009', 'SB old')]]])
  expect(await kit.query(`select campaign_name, sheet, daily_budget::text, ad_format from ad_campaign where ad_type = 'sb' order by 1`)).toEqual([
    { campaign_name: 'SB cups', sheet: 'sb_multi', daily_budget: '20', ad_format: 'video' },
    { campaign_name: 'SB old', sheet: 'sb', daily_budget: '99', ad_format: 'productCollection' },
  ])
  expect(await kit.query('select keyword_id, sheet, limit_kind from ad_keyword order by 1')).toEqual([
    { keyword_id: '120000000000001', sheet: 'sb_multi', limit_kind: 'sb_video' }, { keyword_id: '120000000000009', sheet: 'sb', limit_kind: 'sb_image' },
  ])
})
