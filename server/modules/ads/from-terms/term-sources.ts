/** Where search terms came from: the campaigns and ad groups that paid for them over some days, as the structure knows them now. */
import { comparisonsOf, type Condition } from '../../../../contract/filter'
import { resolveMoments } from '../../../../contract/moments'
import { Refusal } from '../../../kernel/asker/refusal'
import { CODES } from '../../../../contract/wire'
import type { Writing } from '../../../kernel/write/write.row'
import { splitTerms } from '../structure/word-parts'

/** A search term as a list tells it: of a whole shop, of a campaign, or of one of its groups. */
interface AskedTerm {
  shop_id: string
  term: string
  /** It is a word, or words in a row, of search terms: all that hold it are meant. */
  part?: boolean
  campaign?: string | null
  ad_group?: string | null
}

/** A search term in one ad group. Ids are null where the structure does not have what the report names. */
export interface TermSource {
  shop_id: string
  term: string
  campaign_name: string
  ad_group_name: string
  currency: string
  clicks: number
  orders: number
  spend: string
  campaign_id: string | null
  campaign_state: string | null
  targeting_type: string | null
  ad_group_id: string | null
  ad_group_state: string | null
  default_bid: string | null
}

const MOST_TERMS = 500

/** First and last day that a condition leaves, either of them missing where it leaves it open. */
export function daysOf(period: Condition | undefined, today: string, newest: string | null): { from?: string; to?: string } {
  const days: { from?: string; to?: string } = {}
  const after = (day: unknown): void => void (typeof day === 'string' && (days.from === undefined || day > days.from) && (days.from = day))
  const before = (day: unknown): void => void (typeof day === 'string' && (days.to === undefined || day < days.to) && (days.to = day))
  if (!period) return days
  for (const { op, value } of comparisonsOf(resolveMoments(period, { today, me: null, dataDay: newest }, () => false))) {
    const [first, last] = Array.isArray(value) ? value : [value, value]
    if (op === 'between' || op === 'eq') {
      after(first)
      before(last)
    } else if (op === 'ge' || op === 'gt') after(first)
    else if (op === 'le' || op === 'lt') before(first)
  }
  return days
}

/** $1 company, $2–$5 and $8 the asked terms, $6 and $7 the first and the last day, null: any. */
const SOURCES = `with asked as (
   select * from unnest($2::text[], $3::text[], $4::text[], $5::text[], $8::boolean[]) with ordinality as a(shop_id, term, campaign, ad_group, part, n)
 ),
 known as (
   select distinct search_term from sp_search_term_day
   where company_id = $1 and shop_id::text = any($2::text[]) and exists (select from asked where part)
 ),
 ${splitTerms('known')},
 meant as (
   select a.*, a.term as search_term from asked a where not a.part
   union all select a.*, s.search_term from asked a join split s on s.part = lower(btrim(a.term)) where a.part
 ),
 told as (
   select d.shop_id, a.term, d.campaign_name, d.ad_group_name, min(a.n) as n, min(d.currency) as currency, sum(d.clicks)::int as clicks,
     sum(d.order_quantity)::int as orders, sum(d.total_spend)::text as spend
   from meant a join sp_search_term_day d on d.company_id = $1 and d.shop_id::text = a.shop_id and d.search_term = a.search_term
   where (a.campaign is null or d.campaign_name = a.campaign) and (a.ad_group is null or d.ad_group_name = a.ad_group)
     and ($6::date is null or d.stat_date >= $6::date) and ($7::date is null or d.stat_date <= $7::date)
   group by 1, 2, 3, 4
 )
 select t.shop_id::text as shop_id, t.term, t.campaign_name, t.ad_group_name, t.currency, coalesce(t.clicks, 0) as clicks, coalesce(t.orders, 0) as orders,
   coalesce(t.spend, '0') as spend, c.campaign_id, c.state as campaign_state, c.targeting_type, g.ad_group_id, g.state as ad_group_state,
   g.default_bid::text as default_bid
 from told t
 left join lateral (
   select campaign_id, state, targeting_type from ad_campaign c
   where c.company_id = $1 and c.ad_type = 'sp' and c.shop_id = t.shop_id and c.campaign_name = t.campaign_name
   order by coalesce(c.state, '') = 'archived', c.campaign_id limit 1
 ) c on true
 left join lateral (
   select ad_group_id, state, default_bid from ad_group g
   where g.company_id = $1 and g.ad_type = 'sp' and g.shop_id = t.shop_id and g.campaign_id = c.campaign_id
     and g.ad_group_name = t.ad_group_name
   order by coalesce(g.state, '') = 'archived', g.ad_group_id limit 1
 ) g on true
 order by t.n, t.clicks desc nulls last, t.campaign_name, t.ad_group_name`

/**
 * The sources of each term, the one with most clicks first.
 * @throws Refusal invalid for too many terms, notFound for a shop that the person does not see
 */
export async function sourcesOf({ tx, asker }: Writing, asked: readonly AskedTerm[], period: Condition | undefined): Promise<TermSource[]> {
  if (asked.length === 0 || asked.length > MOST_TERMS) throw new Refusal(CODES.invalid, `请选择 1 到 ${MOST_TERMS} 个搜索词`)
  const { shopIds } = asker
  if (shopIds && asked.some((term) => !shopIds.includes(term.shop_id))) throw new Refusal(CODES.notFound, '没有这个店铺，或不在您可见的店铺范围内')
  const shops = [...new Set(asked.map(({ shop_id: shop }) => shop))]
  const newest = await tx.query<{ day: string | null }>(
    'select max(stat_date)::text as day from sp_search_term_day where company_id = $1 and shop_id::text = any($2::text[])', [asker.companyId, shops],
  )
  const { from = null, to = null } = daysOf(period, asker.today, newest.rows[0]?.day ?? null)
  const { rows } = await tx.query<TermSource>(
    SOURCES,
    [
      asker.companyId, asked.map(({ shop_id: shop }) => shop), asked.map(({ term }) => term), asked.map(({ campaign }) => campaign ?? null),
      asked.map(({ ad_group: group }) => group ?? null), from, to, asked.map(({ part }) => part === true),
    ],
  )
  return rows
}

/** Why nothing can be made there; undefined where it can. */
export function closedPlace(source: TermSource, needsGroup: boolean): string | undefined {
  if (source.campaign_id === null) return '结构里没有这个广告活动，请先导入最新的批量表格'
  if (source.campaign_state === 'archived') return '广告活动已归档，不能再添加'
  if (!needsGroup) return undefined
  if (source.ad_group_id === null) return '结构里没有这个广告组，请先导入最新的批量表格'
  return source.ad_group_state === 'archived' ? '广告组已归档，不能再添加' : undefined
}
