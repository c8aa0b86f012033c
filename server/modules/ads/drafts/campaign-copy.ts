/** A campaign with all that stands in it, as the values of a draft: its first group as the draft's own, the others beside it. Archived is left out. */
import type { Row } from '../../../../contract/wire'
import type { Tx } from '../../../kernel/store/connect'
import { AUTOMATIC } from '../automatic'

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
  const groups = await below('ad_group', 'ad_group_name, ad_group_id, default_bid::text as default_bid, bid_optimization')
  const keywords = await below('ad_keyword', 'keyword_text, ad_group_id, match_type, bid::text as bid')
  const targets = await below('ad_target', 'target_expression, ad_group_id, entity_kind, bid::text as bid')
  const negatives = await below('ad_negative', 'negative_text, ad_group_id, negative_match')
  const creatives = await below('ad_creative', 'ad_group_id, brand_name, brand_logo_id, headline, video_ids, landing_type, landing_url, creative_asins')
  const advertised = await below('ad_product', 'msku, ad_group_id')
  const { rows: products } = await tx.query<{ product_id: string; msku: string; asin: string | null }>(
    `select distinct p.id::text as product_id, p.msku, p.asin from product p where p.company_id = $1 and p.shop_id::text = $3 and (
       exists (select from ad_product a where a.company_id = $1 and a.campaign_id = $2 and a.shop_id = p.shop_id and a.msku = p.msku
         and coalesce(a.state, '') <> 'archived')
       or p.asin = any(array(select unnest(string_to_array(replace(c.creative_asins, ' ', ''), ',')) from ad_creative c
         where c.company_id = $1 and c.campaign_id = $2 and c.shop_id = p.shop_id)))`, values,
  )
  const [group, ...others] = groups
  const in_ = (one: Row | undefined) => (row: Row): boolean => row['ad_group_id'] === one?.['ad_group_id']
  // A creative shows products by their ASINs; what names no group (a negative of the campaign) is the first group's.
  const shown = (one: Row | undefined): string[] => {
    const asins = creatives.filter(in_(one)).flatMap(({ creative_asins: said }) => String(said ?? '').split(',').map((asin) => asin.trim()))
    const own = new Set(advertised.filter(in_(one)).map(({ msku }) => String(msku)))
    return products.filter(({ msku, asin }) => own.has(msku) || (asin !== null && asins.includes(asin))).map(({ msku }) => msku)
  }
  const first = (row: Row): boolean => row['ad_group_id'] == null || in_(group)(row)
  const firsts = new Set(shown(group))
  const { campaign_name: name, ...own } = campaign
  const isSb = campaign.ad_type === 'sb' || campaign.ad_type === 'sbv'
  return {
    ...own, ad_type: isSb ? 'sb' : campaign.ad_type,
    campaign_name: `${name.slice(0, MOST_CHARACTERS - COPY.length)}${COPY}`, ad_group_name: group?.['ad_group_name'] ?? name,
    default_bid: group?.['default_bid'] ?? null,
    ...(campaign.ad_type === 'sd' ? { bid_optimization: goalOf(group?.['bid_optimization']) } : {}),
    ...aimedBy(keywords.filter(first), targets.filter(first), negatives.filter(first)),
    ...(isSb ? creativeOf(creatives.find(in_(group)) ?? creatives[0]) : {}),
    products: products.filter(({ msku }) => others.length === 0 || firsts.has(msku)).map(({ product_id }) => ({ product_id })),
    groups: others.map((one): Row => ({
      ad_group_name: one['ad_group_name'], default_bid: one['default_bid'], mskus: shown(one).join('\n') || null,
      ...aimedBy(keywords.filter(in_(one)), targets.filter(in_(one)), negatives.filter(in_(one))),
    })),
  }
}

/** What a group aims at and is kept from, by the fields of a draft. */
function aimedBy(keywords: readonly Row[], targets: readonly Row[], negatives: readonly Row[]): Row {
  return { ...matches(keywords), keywords: linesOf(keywords, 'keyword_text'), ...targetsOf(targets), ...negativesOf(negatives) }
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
const AUTO: Record<string, string> = Object.fromEntries(AUTOMATIC.map(({ expression, bid }) => [expression, bid]))
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
  const { creative_asins: _asins, ad_group_id: _group, ...rest } = creative
  return rest
}
