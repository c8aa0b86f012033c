/**
 * What a new ad of brands may choose from, as the company knows it: brands, store pages and numbers of assets out of its sheets, drafts
 * and library; what listings say of goods; and words that sold them. Each is asked of one shop, which the person may see.
 */
import { entityOf } from '../../../kernel/asker/own'
import { refuseUnread } from '../../../kernel/asker/access/reach'
import { refuseAt } from '../../../kernel/asker/refusal'
import { answers } from '../../../kernel/http/answers'
import type { CallContext } from '../../../kernel/http/handler'

const MOST_CHOICES = 500
const MOST_ASINS = 100
const MOST_WORDS = 50

interface Choice { value: string; label: string; group: string }

/** Runs a statement of one shop: $1 the company, $2 the shop. @throws HttpRefusal for whoever makes no ads, Refusal for another's shop */
async function ofShop<T extends object>(context: CallContext, shop: string, statement: string, more: unknown[] = []): Promise<T[]> {
  const { access, caller, db, model } = context
  refuseUnread(model, access, entityOf(context, 'ad_draft'))
  if (caller.shopIds !== null && !caller.shopIds.includes(shop)) refuseAt('shop_id', '这个店铺不存在，或不在您的店铺里')
  const { rows } = await db.withCompany(caller, (tx) => tx.query<T>(statement, [caller.companyId, shop, ...more]), { readOnly: true })
  return rows
}

const CHOSEN = (from: string, group: string): string => `
  select value, case when max(name) is null then value else max(name) || '（' || value || '）' end as label, ${group} as group
  from (${from}) as known (value, name) where value <> '' group by value order by max(name) nulls last, value limit ${MOST_CHOICES}`

const OF = 'company_id = $1 and shop_id::text = $2'

/** Brands of a shop by Amazon's brand id, each with its name where one is known. */
export const sbvBrand = answers('adsSbv.sbvBrand', async (context, { shop_id: shop }) => ({
  list: await ofShop<Choice>(context, shop, CHOSEN(`
    select c.brand_entity_id, a.brand_name from ad_campaign c
      left join ad_creative a on a.company_id = c.company_id and a.shop_id = c.shop_id and a.campaign_id = c.campaign_id
      where c.company_id = $1 and c.shop_id::text = $2
    union all select brand_entity_id, brand_name from ad_draft where ${OF}
    union all select brand_entity_id, brand_name from ad_asset where ${OF}`, `''`)),
}))

/** Addresses of store pages (/stores/) that ads or drafts of the shop lead to. */
export const sbvStore = answers('adsSbv.sbvStore', async (context, { shop_id: shop }) => ({
  list: await ofShop<Choice>(context, shop, CHOSEN(`
    select landing_url, null::text from ad_creative where ${OF} and landing_url like '%/stores/%'
    union all select landing_url, null from ad_draft where ${OF} and landing_url like '%/stores/%'`, `''`)),
}))

/** Those of the library, by their names, before those that ads of the sheets show. */
const numbers = (kinds: string, used: string): string => `
  select value, label, "group" from (
    select asset_no as value, asset_name || coalesce(' ' || image_size, '') as label, '素材库' as "group" from ad_asset
      where ${OF} and asset_no is not null and asset_kind in (${kinds})
    union all select ${used}, max(coalesce(brand_name || ' ', '')) || ${used}, '广告里用过' from ad_creative
      where ${OF} and ${used} like 'amzn1.assetlibrary.%' and ${used} not like '%,%'
        and not exists (select from ad_asset l where l.company_id = $1 and l.shop_id::text = $2 and l.asset_no = ad_creative.${used})
      group by ${used}
  ) as known order by "group" desc, label limit ${MOST_CHOICES}`

/** Amazon's numbers of pictures that may be a brand's logo. */
export const assetLogos = answers('adsNew.assetLogos', async (context, { shop_id: shop }) => ({
  list: await ofShop<Choice>(context, shop, numbers(`'logo', 'image'`, 'brand_logo_id')),
}))

/** Amazon's numbers of videos. */
export const assetVideos = answers('adsNew.assetVideos', async (context, { shop_id: shop }) => ({
  list: await ofShop<Choice>(context, shop, numbers(`'video'`, 'video_ids')),
}))

/** @throws Refusal */
function refuseAsins(asins: readonly string[]): void {
  if (asins.length === 0 || asins.length > MOST_ASINS) refuseAt('asins', `请给出 1 到 ${MOST_ASINS} 个 ASIN`)
}

interface Metadata { asin: string; msku: string; title: string; image: string | null; price: string | null; currency: string }

/** Title, picture and price of the shop's listings of these ASIN. @throws Refusal of what is no ASIN */
export const sbvProductMetadata = answers('adsSbv.sbvProductMetadata', async (context, { shop_id: shop, asins }) => {
  refuseAsins(asins)
  return {
    list: await ofShop<Metadata>(context, shop, `
      select asin, msku, coalesce(title, '') as title, image, price::text, coalesce(currency, '') as currency from product
      where ${OF} and asin = any($3::text[]) order by asin, msku`, [asins]),
  }
})

interface Word { keyword: string; clicks: number; orders: number; is_added: boolean }

/** Search terms of ads of these goods that brought orders and are not negated, those with most orders first. */
export const sbvRecommendations = answers('adsSbv.sbvRecommendations', async (context, { shop_id: shop, asins }) => {
  refuseAsins(asins)
  return {
    list: await ofShop<Word>(context, shop, `
      select t.search_term as keyword, sum(d.clicks)::int as clicks, sum(d.order_quantity)::int as orders, bool_or(t.is_added) as is_added
      from ad_search_term t
      join sp_search_term_day d on d.company_id = t.company_id and d.shop_id = t.shop_id and d.search_term = t.search_term and d.currency = t.currency
      where t.company_id = $1 and t.shop_id::text = $2 and t.asins && $3::text[] and not coalesce(t.is_negated, false) and t.search_term !~* '^b0[0-9a-z]{8}$'
      group by t.search_term having sum(d.order_quantity) > 0
      order by orders desc, clicks, keyword limit ${MOST_WORDS}`, [asins]),
  }
})
