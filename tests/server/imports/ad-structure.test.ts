/** A bulk sheet becomes the present structure of its shop: replaced by the next sheet, given back by undoing, waiting changes kept by Amazon's ids. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileOf } from '../../support/import-files'
import { importKit, type Kit } from './kit'

const HEADS = [
  'Product', 'Entity', 'Operation', 'Campaign ID', 'Ad Group ID', 'Portfolio ID', 'Ad ID', 'Keyword ID', 'Product Targeting ID', 'Campaign Name',
  'Ad Group Name', 'Portfolio Name (Informational only)', 'Start Date', 'End Date', 'Targeting Type', 'State', 'Daily Budget', 'SKU',
  'Ad Group Default Bid', 'Bid', 'Keyword Text', 'Match Type', 'Bidding Strategy', 'Placement', 'Percentage', 'Product Targeting Expression',
  'Impressions', 'Clicks', 'Spend', 'Sales', 'Orders', 'Units',
]
type Line = Partial<Record<(typeof HEADS)[number], string>>

const sheet = (name: string, budget: string, more: Line[] = []): string => {
  const group = { 'Campaign ID': '440000000000001', 'Ad Group ID': '330000000000001' }
  const lines: Line[] = [
    {
      Entity: 'Campaign', 'Campaign ID': '440000000000001', 'Campaign Name': 'SP cups', 'Portfolio ID': '770000000000001',
      'Portfolio Name (Informational only)': 'Kitchen', 'Start Date': '20250101', 'Targeting Type': 'Manual', State: 'enabled', 'Daily Budget': budget,
      'Bidding Strategy': 'Dynamic bids - down only',
    },
    { Entity: 'Bidding Adjustment', 'Campaign ID': '440000000000001', Placement: 'Placement Top', Percentage: '25' },
    { Entity: 'Ad Group', ...group, 'Ad Group Name': 'AG1', State: 'enabled', 'Ad Group Default Bid': '0.60' },
    { Entity: 'Product Ad', ...group, 'Ad ID': '220000000000001', SKU: 'cup01', State: 'enabled' },
    { Entity: 'Keyword', ...group, 'Keyword ID': '110000000000001', 'Keyword Text': 'blue cup', 'Match Type': 'exact', State: 'enabled', Bid: '0.80' },
    {
      Entity: 'Product Targeting', ...group, 'Product Targeting ID': '660000000000001', 'Product Targeting Expression': 'asin="B000000001"',
      State: 'paused', Bid: '0.50',
    },
    { Entity: 'Negative Keyword', ...group, 'Keyword ID': '150000000000001', 'Keyword Text': 'free', 'Match Type': 'negativePhrase', State: 'enabled' },
    {
      Entity: 'Campaign Negative Keyword', 'Campaign ID': '440000000000001', 'Keyword ID': '160000000000001', 'Keyword Text': 'used cup',
      'Match Type': 'negativeExact', State: 'enabled',
    },
    { Entity: 'Keyword', ...group, 'Keyword Text': 'made by hand', 'Match Type': 'broad', State: 'enabled', Bid: '0.40' },
    ...more,
  ]
  const cell = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return fileOf(
    name,
    [HEADS.join(','), ...lines.map((line) => HEADS.map((head) => cell(head === 'Product' ? 'Sponsored Products' : (line[head] ?? ''))).join(','))].join('\n'),
  )
}

let kit: Kit
let shop: string
beforeAll(async () => {
  kit = await importKit()
  shop = await kit.shop('US', 'us')
})
afterAll(() => kit.drop())

it('stands by kind of object, each row with its names, its currency and what it holds', async () => {
  await kit.bring(sheet('bulk-1.csv', '30'), shop)
  expect(await kit.query(
    'select campaign_id, campaign_name, portfolio_id, state, daily_budget::text, bid_strategy, currency, top_percent::text, start_date from ad_campaign',
  )).toEqual([
    {
      campaign_id: '440000000000001', campaign_name: 'SP cups', portfolio_id: '770000000000001', state: 'enabled', daily_budget: '30',
      bid_strategy: 'Dynamic bids - down only', currency: 'USD', top_percent: '0.25', start_date: '2025-01-01',
    },
  ])
  expect(await kit.query('select campaign_name, ad_group_name, default_bid::text, product_count, target_count, negative_count from ad_group')).toEqual([
    { campaign_name: 'SP cups', ad_group_name: 'AG1', default_bid: '0.60', product_count: 1, target_count: 3, negative_count: 1 },
  ])
  // What has no id of Amazon's is in the sheet's rows alone.
  expect(await kit.query('select keyword_id, keyword_text, report_match, bid::text, ad_group_name from ad_keyword')).toEqual([
    { keyword_id: '110000000000001', keyword_text: 'blue cup', report_match: 'EXACT', bid: '0.80', ad_group_name: 'AG1' },
  ])
  expect(await kit.query('select target_text, target_match, state from ad_target')).toEqual([
    { target_text: 'asin="B000000001"', target_match: 'asin', state: 'paused' },
  ])
  expect(await kit.query('select negative_text, negative_match, neg_level from ad_negative order by negative_text')).toEqual([
    { negative_text: 'free', negative_match: 'negativePhrase', neg_level: 'group' },
    { negative_text: 'used cup', negative_match: 'negativeExact', neg_level: 'campaign' },
  ])
  expect(await kit.query('select placement, placement_percent::text, bid_strategy from ad_placement')).toEqual([
    { placement: 'Placement Top', placement_percent: '0.25', bid_strategy: 'Dynamic bids - down only' },
  ])
  expect(await kit.query('select portfolio_name, campaign_count, enabled_count from ad_portfolio')).toEqual([
    { portfolio_name: 'Kitchen', campaign_count: 1, enabled_count: 1 },
  ])
})

it('is replaced by the next sheet, a waiting change is done when its value has come, and undoing gives the former one back', async () => {
  const waiting = (field: string, old: string, value: string): Promise<unknown> =>
    kit.query(
      `insert into pending_change (company_id, shop_id, target, target_label, row_key, field, field_label, old_value, new_value, state)
       values ($1, $2::bigint, 'ad_campaign', '广告活动', jsonb_build_array($2::text, '440000000000001')::text, $3, $3, $4, $5, 'exported')`,
      [kit.caller.companyId, shop, field, old, value],
    )
  await waiting('daily_budget', '30.00', '45.00')
  await waiting('state', 'enabled', 'paused')
  const before = await kit.image('ad_campaign')
  const second =
    await kit.bring(
      sheet(
        'bulk-2.csv', '45',
        [{ Entity: 'Campaign', 'Campaign ID': '440000000000002', 'Campaign Name': 'SP new', State: 'paused', 'Daily Budget': '5', 'Targeting Type': 'Auto' }],
      ),
      shop,
    )
  expect(await kit.query('select campaign_id, daily_budget::text from ad_campaign order by 1')).toEqual([
    { campaign_id: '440000000000001', daily_budget: '45' }, { campaign_id: '440000000000002', daily_budget: '5' },
  ])
  expect(await kit.query('select field, state from pending_change order by field')).toEqual([
    { field: 'daily_budget', state: 'done' }, { field: 'state', state: 'exported' },
  ])
  await kit.undo(second)
  expect(await kit.image('ad_campaign')).toBe(before)
})

it('leaves the structure of other shops alone', async () => {
  const other = await kit.shop('US 2', 'us', 'other')
  const before = await kit.query('select * from ad_keyword where shop_id = $1::bigint', [shop])
  await kit.bring(sheet('bulk-3.csv', '12'), other)
  expect(await kit.query('select * from ad_keyword where shop_id = $1::bigint', [shop])).toEqual(before)
  expect((await kit.query('select from ad_campaign where shop_id = $1::bigint', [other])).length).toBe(1)
})
