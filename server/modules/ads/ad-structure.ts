/**
 * The present structure of Sponsored Products by kind of object, out of the rows of the last bulk sheet of each shop; and
 * the search terms that buyers used, with what the structure makes of them. A row is named by Amazon's own ids, so that
 * what waits to be taken there finds it again when a later sheet has replaced the structure. Rows without an id (a sheet
 * made by hand) stay in the sheet's rows alone.
 */
import type { DerivedRows, Making } from '../../kernel/kept/functions'

/**
 * Rows below name their campaign and ad group by id; some sheets repeat the names, some do not. $1 is the company, $2 the
 * shops whose sheets are read (null: all). A shop's sheet says no currency: it is the shop's.
 */
const BASE = `with sheet as (
  select b.*, coalesce(b.currency, s.currency) as own_currency from ad_bulk_row b join shop s on s.company_id = b.company_id and s.id = b.shop_id
  where b.company_id = $1 and ($2::bigint[] is null or b.shop_id = any($2::bigint[]))
),
campaign as (
  select distinct on (shop_id, campaign_id) shop_id, campaign_id, campaign_name, portfolio_id, portfolio_name, bid_strategy
  from sheet where entity_kind = 'Campaign' and campaign_id is not null order by shop_id, campaign_id, line_no
),
grp as (
  select distinct on (shop_id, ad_group_id) shop_id, ad_group_id, ad_group_name
  from sheet where entity_kind = 'Ad Group' and ad_group_id is not null order by shop_id, ad_group_id, line_no
),
raised as (
  select shop_id, campaign_id, max(placement_percent) filter (where placement = 'Placement Top') as top_percent,
    max(placement_percent) filter (where placement = 'Placement Rest Of Search') as rest_percent,
    max(placement_percent) filter (where placement = 'Placement Product Page') as product_percent
  from sheet where entity_kind = 'Bidding Adjustment' group by 1, 2
),
held as (
  select shop_id, ad_group_id, count(*) filter (where entity_kind = 'Product Ad') as products, count(*) filter (where entity_kind in ('Keyword',
  'Product Targeting')) as targets,
    count(*) filter (where entity_kind in ('Negative Keyword', 'Negative Product Targeting')) as negatives
  from sheet group by 1, 2
),
row as (
  select b.*, r.top_percent, r.rest_percent, r.product_percent, h.products, h.targets, h.negatives, coalesce(c.campaign_name,
  b.campaign_name) as campaign, coalesce(g.ad_group_name, b.ad_group_name) as ad_group,
    coalesce(b.portfolio_id, c.portfolio_id) as portfolio, coalesce(b.bid_strategy, c.bid_strategy) as strategy
  from sheet b left join campaign c on c.shop_id = b.shop_id and c.campaign_id = b.campaign_id left join grp g on g.shop_id = b.shop_id
  and g.ad_group_id = b.ad_group_id
    left join raised r on r.shop_id = b.shop_id and r.campaign_id = b.campaign_id left join held h on h.shop_id = b.shop_id and h.ad_group_id = b.ad_group_id
)`

/** What a table is filled with: its columns and their expressions over `row`, which rows, and what names one. */
interface Kind {
  key: string
  where: string
  columns: Record<string, string>
}

const NAMES = { campaign_id: 'campaign_id', campaign_name: 'campaign', ad_group_id: 'ad_group_id', ad_group_name: 'ad_group', portfolio_id: 'portfolio' }

const KINDS: Record<string, Kind> = {
  ad_campaign: {
    key: 'campaign_id',
    where: `entity_kind = 'Campaign'`,
    columns: {
      campaign_name: 'campaign', portfolio_id: 'portfolio_id', portfolio_name: 'portfolio_name', state: 'state', targeting_type: 'targeting_type',
      daily_budget: 'daily_budget',
      bid_strategy: 'bid_strategy', start_date: 'start_date', end_date: 'end_date', currency: 'own_currency',
      top_percent: 'top_percent', rest_percent: 'rest_percent', product_percent: 'product_percent',
    },
  },
  ad_group: {
    key: 'ad_group_id',
    where: `entity_kind = 'Ad Group'`,
    columns: {
      ad_group_name: 'ad_group', campaign_id: 'campaign_id', campaign_name: 'campaign', portfolio_id: 'portfolio', state: 'state',
      default_bid: 'default_bid', currency: 'own_currency',
      product_count: 'coalesce(products, 0)', target_count: 'coalesce(targets, 0)', negative_count: 'coalesce(negatives, 0)',
    },
  },
  ad_product: {
    key: 'ad_id',
    where: `entity_kind = 'Product Ad'`,
    columns: {
      msku: 'msku', asin: 'asin', ...NAMES, state: 'state', eligibility: 'eligibility', ineligible_reason: 'ineligible_reason',
      currency: 'own_currency',
    },
  },
  ad_keyword: {
    key: 'keyword_id',
    where: `entity_kind = 'Keyword'`,
    columns: {
      keyword_text: 'keyword_text', match_type: 'match_type', report_match: 'upper(match_type)', ...NAMES, state: 'state', bid: 'bid',
      currency: 'own_currency',
    },
  },
  ad_target: {
    key: 'target_id',
    where: `entity_kind = 'Product Targeting'`,
    columns: {
      // Reports tell automatic and ASIN targets as the expression, categories by their name.
      target_text: `case when target_expression like 'category=%' then coalesce(target_resolved, target_expression)
        else coalesce(target_expression, target_resolved) end`,
      target_expression: 'target_expression',
      target_match: `case target_expression when 'close-match' then 'closeMatch' when 'loose-match' then 'looseMatch'
        when 'substitutes' then 'substitutes' when 'complements' then 'complements'
        else case when target_expression like 'category=%' then 'category' when target_expression like 'asin%' then 'asin' end end`,
      ...NAMES, state: 'state', bid: 'bid', currency: 'own_currency',
    },
  },
  ad_negative: {
    key: 'negative_id',
    where: `entity_kind in ('Negative Keyword', 'Campaign Negative Keyword', 'Negative Product Targeting')`,
    columns: {
      entity_kind: 'entity_kind', keyword_id: 'keyword_id', target_id: 'target_id',
      negative_text: `coalesce(keyword_text, case when target_expression like 'asin%' then target_expression end, target_resolved,
        target_expression)`,
      negative_match: `case when entity_kind = 'Negative Product Targeting' then 'negativeAsin' else match_type end`,
      neg_level: `case when ad_group_id is null then 'campaign' else 'group' end`, ...NAMES, state: 'state',
    },
  },
  ad_placement: {
    key: 'placement',
    where: `entity_kind = 'Bidding Adjustment' and campaign_id is not null`,
    columns: {
      campaign_id: 'campaign_id', campaign_name: 'campaign', portfolio_id: 'portfolio', bid_strategy: 'strategy',
      placement_percent: 'placement_percent', currency: 'own_currency',
    },
  },
}

/** The shops that a change concerns; null: all. */
function shopsOf(keys: 'all' | readonly { shop_id: string | null }[]): string[] | null {
  return keys === 'all' ? null : [...new Set(keys.flatMap(({ shop_id }) => shop_id ?? []))]
}

type Structure = 'ad_campaign' | 'ad_group' | 'ad_product' | 'ad_keyword' | 'ad_target' | 'ad_negative' | 'ad_placement'

function structure(table: Structure): DerivedRows['run'] {
  const { key, where, columns } = KINDS[table]!
  const id = key === 'negative_id' ? 'coalesce(keyword_id, target_id)' : key
  const names = ['shop_id', key, ...Object.keys(columns)]
  const unique = table === 'ad_placement' ? 'shop_id, campaign_id, placement' : `shop_id, ${id}`
  const select = `select distinct on (${unique}) $1::bigint, shop_id, ${[id, ...Object.values(columns)].join(', ')} from row where ${where}
    and ${id} is not null order by ${unique}, line_no`
  return async ({ tx, companyId, keys }: Making<Structure>) => {
    const values = [companyId, shopsOf(keys)]
    await tx.query(`delete from ${table} where company_id = $1 and ($2::bigint[] is null or shop_id = any($2::bigint[]))`, values)
    await tx.query(`${BASE}\ninsert into ${table} (company_id, ${names.join(', ')}) ${select}`, values)
  }
}

/** A portfolio is what campaigns say they belong to: the sheet of campaigns has no rows of its own for them. */
async function portfolios({ tx, companyId, keys }: Making<'ad_portfolio'>): Promise<void> {
  const only = keys === 'all' ? null : keys.flatMap(({ portfolio_id }) => portfolio_id ?? [])
  // Which shop names a portfolio is decided over the sheets of all shops.
  const values = [companyId, null, only]
  await tx.query('delete from ad_portfolio where company_id = $1 and ($2::bigint[] is null) and ($3::text[] is null or portfolio_id = any($3::text[]))', values)
  await tx.query(
    `${BASE}
insert into ad_portfolio (company_id, shop_id, portfolio_id, portfolio_name, currency, campaign_count, enabled_count)
select distinct on (portfolio_id) $1::bigint, shop_id, portfolio_id, name, currency, campaigns, enabled
from (
  select shop_id, portfolio_id, max(portfolio_name) as name, max(own_currency) as currency, count(*) as campaigns,
  count(*) filter (where state = 'enabled') as enabled
  from sheet where entity_kind = 'Campaign' and portfolio_id is not null and ($3::text[] is null or portfolio_id = any($3::text[]))
  group by shop_id, portfolio_id
) p order by portfolio_id, campaigns desc, shop_id`,
    values,
  )
}

/**
 * Search terms of each shop. Added: a keyword that is on or paused says the very same. Negated: a negative keyword says
 * the same (exact), or words of it in a row (phrase).
 */
async function searchTerms({ tx, companyId, changed, keys }: Making<'ad_search_term'>): Promise<void> {
  // A sheet's keywords concern all terms of its shop, a report's rows their own terms.
  const shops = keys === 'all' ? null : shopsOf(keys)
  const terms = changed === 'sp_search_term_day' && keys !== 'all' ? JSON.stringify(keys) : null
  const values = [companyId, shops, terms]
  const within = `company_id = $1 and ($2::bigint[] is null or shop_id = any($2::bigint[])) and ($3::jsonb is null
    or (shop_id, search_term) in (select shop_id, search_term from jsonb_to_recordset($3::jsonb) as k (shop_id bigint, search_term text)))`
  await tx.query(`delete from ad_search_term where ${within}`, values)
  await tx.query(
    `with words as (
  select shop_id, search_term, currency, min(coalesce(stat_date, start_date)) as first_date, max(coalesce(stat_date, end_date)) as last_date,
  count(distinct campaign_name) as campaigns,
    count(distinct (campaign_name, ad_group_name, targeting, match_type)) as targets,
    array_agg(distinct case match_type when 'EXACT' then '精确匹配' when 'PHRASE' then '词组匹配' when 'BROAD' then '广泛匹配' else '自动或商品投放' end) as matches
  from sp_search_term_day where ${within} group by 1, 2, 3
),
keyword as (
  select distinct shop_id, entity_kind, match_type, lower(btrim(keyword_text)) as said from ad_bulk_row
  where company_id = $1 and ($2::bigint[] is null or shop_id = any($2::bigint[]))
    and keyword_text is not null and state <> 'archived' and entity_kind in ('Keyword', 'Negative Keyword', 'Campaign Negative Keyword')
),
phrase as (
  select shop_id, array_agg(' ' || said || ' ') as list from keyword where entity_kind <> 'Keyword' and match_type = 'negativePhrase' group by 1
)
insert into ad_search_term (company_id, shop_id, search_term, currency, word_count, campaign_count, target_count, matches, first_date, last_date,
is_added, is_negated)
select $1::bigint, w.shop_id, w.search_term, w.currency, coalesce(array_length(regexp_split_to_array(btrim(w.search_term), '\\s+'), 1), 0),
w.campaigns, w.targets, w.matches, w.first_date, w.last_date,
  exists (select from keyword k where k.shop_id = w.shop_id and k.entity_kind = 'Keyword' and k.said = lower(w.search_term)),
  exists (select from keyword k where k.shop_id = w.shop_id and k.match_type = 'negativeExact' and k.entity_kind <> 'Keyword' and k.said = lower(w.search_term))
    or exists (select from unnest(p.list) as l where position(l in ' ' || lower(w.search_term) || ' ') > 0)
from words w left join phrase p on p.shop_id = w.shop_id`,
    values,
  )
}

export const AD_FUNCTIONS: Record<string, DerivedRows> = {
  adPortfolios: { run: portfolios, version: 1 },
  adCampaigns: { run: structure('ad_campaign'), version: 1 },
  adGroups: { run: structure('ad_group'), version: 1 },
  adProducts: { run: structure('ad_product'), version: 1 },
  adKeywords: { run: structure('ad_keyword'), version: 1 },
  adTargets: { run: structure('ad_target'), version: 1 },
  adNegatives: { run: structure('ad_negative'), version: 2 },
  adPlacements: { run: structure('ad_placement'), version: 1 },
  adSearchTerms: { run: searchTerms, version: 1 },
}
