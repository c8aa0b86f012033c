/** The search terms that buyers used, with what the structure makes of them. */
import type { Making } from '../../../kernel/kept/functions'
import { shopsOf } from './shops'

/**
 * Search terms of each shop. Added: a keyword that is on or paused says the very same. Negated: a negative keyword says
 * the same (exact), or words of it in a row (phrase).
 */
export async function searchTerms({ tx, companyId, changed, keys }: Making<'ad_search_term'>): Promise<void> {
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
    jsonb_agg(distinct jsonb_build_object('campaign', campaign_name, 'grp', ad_group_name)) as places,
    array_agg(distinct case match_type when 'EXACT' then '精确匹配' when 'PHRASE' then '词组匹配' when 'BROAD' then '广泛匹配' else '自动或商品投放' end) as matches
  from sp_search_term_day where ${within} group by 1, 2, 3
),
held as (
  select distinct a.shop_id, c.campaign_name, g.ad_group_name, upper(a.asin) as asin
  from ad_bulk_row a
  join ad_bulk_row g on g.company_id = $1 and g.shop_id = a.shop_id and g.sheet = 'sp' and g.entity_kind = 'Ad Group' and g.ad_group_id = a.ad_group_id
  join ad_bulk_row c on c.company_id = $1 and c.shop_id = a.shop_id and c.sheet = 'sp' and c.entity_kind = 'Campaign' and c.campaign_id = g.campaign_id
  where a.company_id = $1 and ($2::bigint[] is null or a.shop_id = any($2::bigint[])) and a.sheet = 'sp' and a.entity_kind = 'Product Ad'
    and a.asin is not null
),
keyword as (
  select distinct shop_id, entity_kind, match_type, lower(btrim(keyword_text)) as said from ad_bulk_row
  where company_id = $1 and sheet = 'sp' and ($2::bigint[] is null or shop_id = any($2::bigint[]))
    and keyword_text is not null and state <> 'archived' and entity_kind in ('Keyword', 'Negative Keyword', 'Campaign Negative Keyword')
),
phrase as (
  select shop_id, array_agg(' ' || said || ' ') as list from keyword where entity_kind <> 'Keyword' and match_type = 'negativePhrase' group by 1
)
insert into ad_search_term (company_id, shop_id, search_term, currency, word_count, campaign_count, target_count, matches, first_date, last_date,
asins, is_added, is_negated)
select $1::bigint, w.shop_id, w.search_term, w.currency, coalesce(array_length(regexp_split_to_array(btrim(w.search_term), '\\s+'), 1), 0),
w.campaigns, w.targets, w.matches, w.first_date, w.last_date,
  (select array_agg(distinct h.asin order by h.asin) from jsonb_to_recordset(w.places) as p (campaign text, grp text)
    join held h on h.shop_id = w.shop_id and h.campaign_name = p.campaign and h.ad_group_name = p.grp),
  exists (select from keyword k where k.shop_id = w.shop_id and k.entity_kind = 'Keyword' and k.said = lower(w.search_term)),
  exists (select from keyword k where k.shop_id = w.shop_id and k.match_type = 'negativeExact' and k.entity_kind <> 'Keyword' and k.said = lower(w.search_term))
    or exists (select from unnest(p.list) as l where position(l in ' ' || lower(w.search_term) || ' ') > 0)
from words w left join phrase p on p.shop_id = w.shop_id`,
    values,
  )
}
