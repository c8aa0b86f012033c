/**
 * Bids and budgets for a draft out of the company's own reports: what a click of these products, words and ways cost over the last 30
 * days that the shop has, else of the shop as a whole. CPC = spend ÷ clicks; per thousand viewable impressions where that is paid for. Where
 * fewer than ten clicks are known nothing is suggested.
 */
import { compareText } from '../../../../contract/decimal-text'
import type { Suggestion } from '../../../../contract/suggestions'
import type { Row } from '../../../../contract/wire'
import { answers } from '../../../kernel/http/answers'
import { own } from '../../../kernel/asker/own'
import { askerOf } from '../../../kernel/asker/asker-of'
import type { Tx } from '../../../kernel/store/connect'
import { AUTOMATIC } from '../automatic'
import { aimsIn, type Draft } from './draft'
import { asinsIn } from './targets'

const DAYS = 30
const LEAST_CLICKS = 10

interface Facts { product: string; target: string; type: string }
const FACTS: Record<string, Facts> = {
  sp: { product: 'sp_product_day', target: 'sp_target_day', type: '' },
  sb: { product: '', target: 'ad_target_day', type: ` and ad_type in ('sb', 'sbv')` },
  sd: { product: 'ad_product_day', target: 'ad_target_day', type: ` and ad_type = 'sd'` },
}

/** Decimals in the draft's currency, never below Amazon's least; none where the shop is not seen or figures are too few. */
export const bidRecommendations = answers('adsSp.bidRecommendations', async (context, { row }) => {
  const { db, caller, model } = context
  const draft = row as Draft & { products?: { product_id?: unknown }[] }
  const shop = String(draft.shop_id ?? '')
  const facts = own(FACTS, String(draft['ad_type'] ?? 'sp'))
  const { shopIds } = askerOf(context)
  if (!facts || shop === '' || (shopIds && !shopIds.includes(shop))) return { suggestions: [] }
  const found = await db.withCompany(caller, (tx) => suggested(tx, caller.companyId, draft, facts), { readOnly: true })
  const limits = own(model.enums, 'currency_all')?.data?.[String(draft.currency)] ?? {}
  const least: Record<string, unknown> = { daily_budget: limits['sp_budget_min'] }
  const isSp = facts === FACTS['sp']
  return {
    suggestions: found.map(({ field, value, says }): Suggestion => {
      const floor = isSp ? (least[field] ?? limits['sp_bid_min']) : undefined
      return compareText(value, floor) === -1 ? { field, value: String(floor), says: `${says}，低于下限，取下限` } : { field, value, says }
    }),
  }
})

async function suggested(tx: Tx, companyId: number, draft: Draft, facts: Facts): Promise<Suggestion[]> {
  const ids = ((draft['products'] as { product_id?: unknown }[] | undefined) ?? []).flatMap(({ product_id: id }) => (id ? [String(id)] : []))
  const base = [companyId, String(draft.shop_id), String(draft.currency)]
  const isViews = draft['cost_type'] === 'vcpm'
  // A report of several days has none of its own, and is left out.
  const asked = async (table: string, where: string, value: unknown): Promise<Sums> => {
    const { rows: [sums] } = await tx.query<Sums>(
      `with newest as (select max(stat_date) as day from ${table} where company_id = $1 and shop_id::text = $2${facts.type}),
         of as (select sum(total_spend) as spend, sum(clicks) as clicks, ${isViews ? 'sum(viewable_impressions)' : 'null::bigint'} as views
           from ${table}, newest where company_id = $1 and shop_id::text = $2 and currency = $3 and stat_date > newest.day - ${DAYS}${facts.type}
             ${isViews ? `and cost_type ilike 'vcpm'` : ''} and ${where})
       select round(spend, 2)::text as spend, clicks::text as clicks, round(spend / ${DAYS}, 2)::text as daily,
         case when ${isViews ? 'views >= 1000' : `clicks >= ${LEAST_CLICKS}`} then
           round(spend ${isViews ? '* 1000 / views' : '/ clicks'}, case when $3 = 'JPY' then 0 else 2 end)::text end as price from of`,
      [...base, value],
    )
    return sums ?? { spend: null, clicks: null, daily: null, price: null }
  }
  const price = isViews ? '千次可见展示费用' : 'CPC'
  const told = (field: string, what: string, { price: value, spend, clicks }: Sums): Suggestion[] =>
    (value === null ? [] : [{ field, value, says: `${what}近 ${DAYS} 天${price}${isViews ? '' : `：花费 ${spend ?? '0'} ÷ 点击 ${clicks ?? '0'}`}` }])
  const mskus = ids.length === 0 || facts.product === '' ? [] : (await tx.query<{ msku: string }>(
    `select msku from product where company_id = $1 and shop_id::text = $2 and id::text = any($3::text[])`, [companyId, String(draft.shop_id), ids],
  )).rows.map(({ msku }) => msku)
  const ofProducts = mskus.length === 0 ? undefined : await asked(facts.product, 'msku = any($4::text[])', mskus)
  const ofShop = await asked(facts.target, '$4::text is null', null)
  const words = aimsIn(draft['keywords']).map(({ text }) => text.toLowerCase())
  const asins = asinsIn(draft['target_asins']).map(({ expression }) => expression.toLowerCase())
  const aimed = async (field: string, what: string, texts: string[]): Promise<Suggestion[]> =>
    (texts.length === 0 ? [] : told(field, what, await asked(facts.target, 'lower(targeting) = any($4::text[])', texts)))
  const products = ofProducts?.price == null ? [] : told('default_bid', `这 ${mskus.length} 个商品`, ofProducts)
  const budget = ofProducts?.daily == null || Number(ofProducts.clicks) < LEAST_CLICKS ? [] : [{
    field: 'daily_budget', value: ofProducts.daily, says: `这 ${mskus.length} 个商品近 ${DAYS} 天平均每天的花费（共 ${ofProducts.spend ?? '0'}）`,
  }]
  const ways: Suggestion[][] = []
  for (const { bid, expression, label } of draft['targeting_type'] === 'auto' ? AUTOMATIC : []) ways.push(await aimed(bid, `本店铺${label}`, [expression]))
  return [
    ...(products.length > 0 ? products : told('default_bid', '本店铺', ofShop)), ...budget,
    ...await aimed('keyword_bid', '这些关键词在本店铺', words), ...await aimed('target_bid', '这些 ASIN 在本店铺', asins),
    ...ways.flat(),
  ]
}

interface Sums extends Row { spend: string | null; clicks: string | null; daily: string | null; price: string | null }
