/**
 * Rows of bulk sheets as they are read from, as SQL: those of the newest sheet of each kind and shop, beside the names, the strategy and the
 * format of what they stand in.
 */

/**
 * Rows below name their campaign and ad group by id; some sheets repeat the names, some do not. $1 is the company, $2 the
 * shops whose sheets are read (null: all). A shop's sheet says no currency: it is the shop's. Of Sponsored Brands there are two sheets, and the older
 * tells the campaigns of the newer once more: such a campaign is read from the newer alone.
 */
export const BASE = `with multi as (
  select distinct shop_id, campaign_id from ad_bulk_row where company_id = $1 and ($2::bigint[] is null or shop_id = any($2::bigint[]))
  and sheet = 'sb_multi' and campaign_id is not null
),
sheet as (
  select b.*, left(b.sheet, 2) as ad_type, coalesce(b.currency, s.currency) as own_currency
  from ad_bulk_row b join shop s on s.company_id = b.company_id and s.id = b.shop_id
  left join multi m on b.sheet = 'sb' and m.shop_id = b.shop_id and m.campaign_id = b.campaign_id
  where b.company_id = $1 and ($2::bigint[] is null or b.shop_id = any($2::bigint[])) and b.sheet <> 'portfolio' and m.campaign_id is null
),
campaign as (
  select distinct on (shop_id, campaign_id) shop_id, campaign_id, campaign_name, portfolio_id, portfolio_name, bid_strategy, tactic, cost_type, ad_format
  from sheet where entity_kind = 'Campaign' and campaign_id is not null order by shop_id, campaign_id, line_no
),
grp as (
  select distinct on (shop_id, ad_group_id) shop_id, ad_group_id, ad_group_name, bid_optimization
  from sheet where entity_kind = 'Ad Group' and ad_group_id is not null order by shop_id, ad_group_id, line_no
),
raised as (
  select shop_id, campaign_id, max(placement_percent) filter (where placement = 'Placement Top') as top_percent,
    max(placement_percent) filter (where placement = 'Placement Rest Of Search') as rest_percent,
    max(placement_percent) filter (where placement = 'Placement Product Page') as product_percent
  from sheet where entity_kind = 'Bidding Adjustment' group by 1, 2
),
ads as (
  select *, case entity_kind when 'Product Collection Ad' then 'productCollection' when 'Store Spotlight Ad' then 'storeSpotlight'
    when 'Video Ad' then 'video' when 'Brand Video Ad' then 'brandVideo' end as format
  from sheet where entity_kind in ('Product Collection Ad', 'Store Spotlight Ad', 'Video Ad', 'Brand Video Ad')
),
campaign_format as (select shop_id, campaign_id, min(format) as format from ads group by 1, 2),
group_format as (select shop_id, ad_group_id, min(format) as format from ads group by 1, 2),
budget as (
  select distinct on (shop_id, campaign_name) shop_id, campaign_name, stat_date as budget_day, in_budget, recommended_budget from sp_budget_day
  where company_id = $1 and ($2::bigint[] is null or shop_id = any($2::bigint[])) and stat_date is not null
  order by shop_id, campaign_name, stat_date desc, id desc
),
held as (
  select shop_id, ad_group_id, count(*) filter (where entity_kind = 'Product Ad') as products,
    count(*) filter (where entity_kind in ('Keyword', 'Product Targeting', 'Contextual Targeting', 'Audience Targeting')) as targets,
    count(*) filter (where entity_kind in ('Negative Keyword', 'Negative Product Targeting')) as negatives
  from sheet group by 1, 2
),
row as (
  select b.*, w.budget_day, w.in_budget, w.recommended_budget, r.top_percent, r.rest_percent, r.product_percent, h.products, h.targets, h.negatives,
    coalesce(c.campaign_name, b.campaign_name) as campaign, coalesce(g.ad_group_name, b.ad_group_name) as ad_group,
    coalesce(b.portfolio_id, c.portfolio_id) as portfolio, coalesce(b.bid_strategy, c.bid_strategy) as strategy,
    coalesce(b.tactic, c.tactic) as own_tactic, coalesce(b.cost_type, c.cost_type, case when b.ad_type = 'sd' then 'cpc' end) as own_cost,
    coalesce(b.bid_optimization, g.bid_optimization) as optimization,
    coalesce(b.ad_format, gf.format, cf.format, c.ad_format) as format
  from sheet b left join campaign c on c.shop_id = b.shop_id and c.campaign_id = b.campaign_id
    left join grp g on g.shop_id = b.shop_id and g.ad_group_id = b.ad_group_id
    left join raised r on r.shop_id = b.shop_id and r.campaign_id = b.campaign_id
    left join budget w on b.ad_type = 'sp' and w.shop_id = b.shop_id and w.campaign_name = coalesce(c.campaign_name, b.campaign_name)
    left join held h on h.shop_id = b.shop_id and h.ad_group_id = b.ad_group_id
    left join campaign_format cf on cf.shop_id = b.shop_id and cf.campaign_id = b.campaign_id
    left join group_format gf on gf.shop_id = b.shop_id and gf.ad_group_id = b.ad_group_id
)`

/** Which limits Amazon holds a bid to (enum ad_limit), of a row of `row`. */
export const BID_LIMIT = `case ad_type when 'sb' then case when format in ('video', 'brandVideo') then 'sb_video' else 'sb_image' end
  when 'sd' then case own_cost when 'vcpm' then 'sd_vcpm' else 'sd_cpc' end else ad_type end`

/** Which it holds a campaign's budget to. */
export const BUDGET_LIMIT = `case when ad_type = 'sb' then case budget_type when 'lifetime' then 'sb_lifetime' else 'sb_daily' end else ad_type end`
