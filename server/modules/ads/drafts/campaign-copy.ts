/** A campaign with all that stands in it, as the values of a draft. What is archived is left out; several groups become one. */
import type { Row } from '../../../../contract/wire'
import type { Tx } from '../../../kernel/store/connect'

const COPY = ' 副本'
const MOST_CHARACTERS = 128

/** @returns undefined where the person sees no such campaign */
export async function campaignAsDraft(tx: Tx, companyId: number, shopIds: string[] | null, id: string): Promise<Row | undefined> {
  const { rows: [campaign] } = await tx.query<Row & { shop_id: string; ad_type: string; campaign_name: string }>(
    `select shop_id::text as shop_id, ad_type, campaign_name, portfolio_id, targeting_type, daily_budget::text as daily_budget, budget_type,
       bid_strategy, top_percent::text as top_percent, rest_percent::text as rest_percent, product_percent::text as product_percent, currency,
       tactic, cost_type, brand_entity_id, ad_format
     from ad_campaign where company_id = $1 and campaign_id = $2 and ($3::text[] is null or shop_id::text = any($3::text[]))`,
    [companyId, id, shopIds],
  )
  if (!campaign) return undefined
  const values = [companyId, id, campaign.shop_id]
  const below = async (table: string, fields: string): Promise<Row[]> => (await tx.query<Row>(
    `select ${fields} from ${table} where company_id = $1 and campaign_id = $2 and shop_id::text = $3 and coalesce(state, '') <> 'archived' order by 1`, values,
  )).rows
  const groups = await below('ad_group', 'ad_group_name, default_bid::text as default_bid, bid_optimization')
  const keywords = await below('ad_keyword', 'keyword_text, match_type, bid::text as bid')
  const targets = await below('ad_target', 'target_expression, entity_kind, bid::text as bid')
  const negatives = await below('ad_negative', 'negative_text, negative_match')
  const creatives = await below('ad_creative', 'brand_name, brand_logo_id, headline, video_ids, landing_type, landing_url, creative_asins')
  const { rows: products } = await tx.query<{ product_id: string }>(
    `select distinct p.id::text as product_id from product p where p.company_id = $1 and p.shop_id::text = $3 and (
       exists (select from ad_product a where a.company_id = $1 and a.campaign_id = $2 and a.shop_id = p.shop_id and a.msku = p.msku
         and coalesce(a.state, '') <> 'archived')
       or p.asin = any(array(select unnest(string_to_array(replace(c.creative_asins, ' ', ''), ',')) from ad_creative c
         where c.company_id = $1 and c.campaign_id = $2 and c.shop_id = p.shop_id)))`, values,
  )
  const [group] = groups
  const { campaign_name: name, ...own } = campaign
  const isSb = campaign.ad_type === 'sb' || campaign.ad_type === 'sbv'
  return {
    ...own, ad_type: isSb ? 'sb' : campaign.ad_type,
    campaign_name: `${name.slice(0, MOST_CHARACTERS - COPY.length)}${COPY}`, ad_group_name: group?.['ad_group_name'] ?? name,
    default_bid: group?.['default_bid'] ?? null,
    ...(campaign.ad_type === 'sd' ? { bid_optimization: goalOf(group?.['bid_optimization']) } : {}),
    ...matches(keywords), keywords: linesOf(keywords, 'keyword_text'), ...targetsOf(targets), ...negativesOf(negatives),
    ...(isSb ? creativeOf(creatives[0]) : {}),
    products,
  }
}

function goalOf(said: unknown): string | null {
  const text = String(said ?? '')
  return ['clicks', 'conversions', 'reach'].find((goal) => text.toLowerCase().includes(goal)) ?? null
}

function matches(keywords: readonly Row[]): Row {
  const has = (match: string): boolean => keywords.some(({ match_type: one }) => one === match)
  return keywords.length === 0 ? {} : { match_exact: has('exact'), match_phrase: has('phrase'), match_broad: has('broad') }
}

/** One a line, each with its own bid. */
function linesOf(rows: readonly Row[], field: string): string | null {
  const lines = new Map(rows.map((row) => [String(row[field]), row['bid'] == null ? String(row[field]) : `${String(row[field])},${String(row['bid'])}`]))
  return lines.size === 0 ? null : [...lines.values()].join('\n')
}

const quoted = (name: string, text: unknown): string | undefined => new RegExp(`${name}="([^"]+)"`, 'i').exec(String(text))?.[1]
const AUTO: Record<string, string> = { 'close-match': 'close_bid', 'loose-match': 'loose_bid', substitutes: 'substitutes_bid', complements: 'complements_bid' }
const AUDIENCES: [pattern: RegExp, field: string][] = [
  [/^views=\(exact-product/i, 'views_exact'], [/^views=\(similar-product/i, 'views_similar'], [/^purchases=\(exact-product/i, 'bought_exact'],
  [/^purchases=\(related-product/i, 'bought_related'],
]

function targetsOf(targets: readonly Row[]): Row {
  const named = targets.map((row) => ({ ...row, text: String(row['target_expression'] ?? '') }))
  const category = named.flatMap((row): Row[] => {
    const [of, brand] = [quoted('category', row.text), quoted('brand', row.text)]
    return of || brand ? [{ ...row, said: [of ?? '', brand].filter((part) => part !== undefined).join('/') }] : []
  })
  const asins = named.flatMap((row): Row[] => (/^asin=/i.test(row.text) ? [{ ...row, said: quoted('asin', row.text) }] : []))
  const lookback = named.map(({ text }) => /lookback=(\d+)/i.exec(text)?.[1]).find((days) => days !== undefined)
  return {
    target_asins: linesOf(asins, 'said'), target_categories: linesOf(category, 'said'),
    ...Object.fromEntries(named.flatMap((row) => (AUTO[row.text] ? [[AUTO[row.text], (row as Row)['bid']]] : []))),
    ...Object.fromEntries(named.flatMap(({ text }) => AUDIENCES.filter(([pattern]) => pattern.test(text)).map(([, field]) => [field, true]))),
    ...(lookback === undefined ? {} : { lookback }),
  }
}

function negativesOf(negatives: readonly Row[]): Row {
  const words = negatives.filter(({ negative_match: match }) => match !== 'negativeAsin')
  const asins = negatives.filter(({ negative_match: match }) => match === 'negativeAsin')
    .map(({ negative_text: text }): Row => ({ said: quoted('asin', text) ?? text }))
  const phrases = words.length > 0 && words.every(({ negative_match: match }) => match === 'negativePhrase')
  return { negatives: linesOf(words, 'negative_text'), negative_kind: phrases ? 'negativePhrase' : 'negativeExact', negative_asins: linesOf(asins, 'said') }
}

function creativeOf(creative: Row | undefined): Row {
  if (!creative) return {}
  const { creative_asins: _asins, ...rest } = creative
  return rest
}
