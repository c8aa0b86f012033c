/** Where words go that a person sends there: an ad group that they chose, for words that came from another group or from none. */
import type { Condition } from '../../../../contract/filter'
import type { Writing } from '../../../kernel/write/write.row'
import { sourcesOf, type TermSource } from './term-sources'

const MOST_GROUPS = 500

interface Place { value: string; label: string; source: Omit<TermSource, 'term' | 'clicks' | 'orders' | 'spend'> }

/** Ad groups that are not archived, in the order of their names. @param manual only those that may take keywords */
async function placesFor({ tx, asker }: Writing, shops: string[], manual: boolean): Promise<Place[]> {
  const { rows } = await tx.query<Place['source'] & { shop: string }>(
    `select g.shop_id::text as shop_id, g.ad_group_id, g.ad_group_name, g.state as ad_group_state, g.default_bid::text as default_bid, g.currency,
       c.campaign_id, c.campaign_name, c.state as campaign_state, c.targeting_type, s.name as shop
     from ad_group g join ad_campaign c on c.company_id = g.company_id and c.shop_id = g.shop_id and c.campaign_id = g.campaign_id
     join shop s on s.company_id = g.company_id and s.id = g.shop_id
     where g.company_id = $1 and g.ad_type = 'sp' and g.shop_id::text = any($2::text[]) and ($3::text[] is null or g.shop_id::text = any($3::text[]))
       and (c.targeting_type = 'manual' or not $4::boolean) and coalesce(c.state, '') <> 'archived' and coalesce(g.state, '') <> 'archived'
     order by c.campaign_name, g.ad_group_name limit ${MOST_GROUPS}`,
    [asker.companyId, shops, asker.shopIds, manual],
  )
  return rows.map(({ shop, ...source }) => ({
    value: `${source.shop_id}:${source.ad_group_id}`, label: `${shops.length > 1 ? `${shop} ` : ''}${source.campaign_name} › ${source.ad_group_name}`, source,
  }))
}

/** What a person asks of words: which, of which days, and the group that they chose for them. */
interface AskedTerms { rows: readonly { shop_id: string; term: string }[]; period?: Condition | undefined; target?: string | undefined }

/** The groups that a person may choose from, and the words where they are to go: each where it came from, or all in the chosen group. */
export async function aimedTerms(
  writing: Writing, { rows, period, target }: AskedTerms, manual: boolean,
): Promise<{ offers: { value: string; label: string }[]; sources: TermSource[] }> {
  const places = await placesFor(writing, [...new Set(rows.map(({ shop_id: shop }) => shop))], manual)
  const told = await sourcesOf(writing, rows, period)
  const sources = [...told, ...neverBought(rows, told)]
  return {
    offers: places.map(({ value, label }) => ({ value, label })),
    sources: target === undefined ? sources : moved(sources, places.find(({ value }) => value === target)),
  }
}

/** Words that no advertisement was found by (of a person's own list): they come from no group, and go where a person says. */
function neverBought(asked: readonly { shop_id: string; term: string }[], told: readonly TermSource[]): TermSource[] {
  const known = new Set(told.map(({ shop_id: shop, term }) => `${shop} ${term}`))
  return asked.filter(({ shop_id: shop, term }) => !known.has(`${shop} ${term}`)).map(({ shop_id: shop, term }) => ({
    shop_id: shop, term, campaign_name: '-', ad_group_name: '-', currency: '', clicks: 0, orders: 0, spend: '0', campaign_id: null, campaign_state: null,
    targeting_type: null, ad_group_id: null, ad_group_state: null, default_bid: null,
  }))
}

/** The terms in the chosen group; those of other shops, or of a group that may not take them, are led nowhere. */
function moved(sources: TermSource[], chosen: Place | undefined): TermSource[] {
  const nowhere = { campaign_id: null, ad_group_id: null, campaign_name: '-', ad_group_name: '-', targeting_type: null }
  return sources.map((one) => (chosen?.source.shop_id === one.shop_id ? { ...one, ...chosen.source } : { ...one, ...nowhere }))
}

/** What is said of a term that is led nowhere. */
export const NOWHERE = '请选择这个店铺的一个目标广告组'
