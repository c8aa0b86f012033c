/** Objects of Sponsored Brands: campaigns of several groups, each with one ad, keywords or products, and negatives. Pure. */
import type { Row } from '../../../../contract/wire'
import { amountOf, isLeft, refuse, type Draft, type Makings, type Wish } from './draft'
import { manualWays, refuseMixed, wishesByCampaign, type ManualCode, type NamedGroup } from './laid-out'
import { keywordWishes, negativeWishes, productAims, targetWishes } from './targets'

/** What the sheet calls an ad of the format, how many products it shows, and whether it has a video. */
const FORMATS: Record<string, { kind: string; label: string; least: number; most: number; video: boolean; store: boolean }> = {
  productCollection: { kind: 'Product Collection Ad', label: '商品集广告', least: 1, most: 3, video: false, store: false },
  storeSpotlight: { kind: 'Store Spotlight Ad', label: '旗舰店焦点广告', least: 0, most: 3, video: false, store: true },
  video: { kind: 'Video Ad', label: '视频广告', least: 1, most: 1, video: true, store: false },
  brandVideo: { kind: 'Brand Video Ad', label: '品牌视频广告', least: 0, most: 3, video: true, store: true },
}
/** An asset of Amazon's library: by its number, a version after it. */
const ASSET = /^amzn1\.assetlibrary\.asset1\.[0-9a-z-]{8,}(:version_v\d+)?$/i
const BRAND = /^ENTITY[0-9A-Z]{4,}$/
const STORE = /^https:\/\/(www\.)?amazon\.[a-z.]{2,6}\/stores\/\S+$/i
/** Amazon takes fewer characters where they are wide. */
const MOST_HEADLINE = { jp: 35, other: 50 }

/** @throws Refusal where the draft as a whole makes no campaigns */
export function brandWishes(makings: Makings): Wish[] {
  const { draft, products } = makings
  const format = FORMATS[String(draft['ad_format'])] ?? refuse('请选择广告格式')
  if (products.length < format.least) refuse(`${format.label}至少要 ${format.least} 个商品`)
  if (products.length > format.most && draft['landing_type'] !== 'Product list') {
    refuse(`${format.label}最多展示 ${format.most} 个商品，现在选了 ${products.length} 个`)
  }
  const waysOf = (own: Draft) => manualWays(own, `广告组「${own.ad_group_name}」要填写至少一个关键词、投放商品或类目`)
  const limit = format.video ? 'sb_video' : 'sb_image'
  return wishesByCampaign(makings, waysOf, (campaign, groups) => {
    const inCampaign = {
      shop_id: draft.shop_id, ad_type: 'sb', sheet: 'sb_multi', ad_format: draft['ad_format'], limit_kind: limit, ...campaign, currency: draft.currency,
      state: 'enabled',
    }
    const budget = draft['budget_type'] === 'lifetime' ? 'lifetime' : 'daily'
    const entity = String(draft['brand_entity_id'] ?? '').trim()
    return [
      {
        entity: 'ad_campaign',
        wanted: {
          values: {
            ...inCampaign, limit_kind: `sb_${budget}`, portfolio_id: draft['portfolio_id'] ?? null, budget_type: budget, daily_budget: draft['daily_budget'],
            start_date: draft.start_date, end_date: draft['end_date'] ?? null, brand_entity_id: entity, bid_optimization: 'FALSE',
          },
          title: campaign.campaign_name, label: '广告活动',
          says: `${format.label}，${budget === 'lifetime' ? '总预算' : '每日预算'} ${amountOf(draft, draft['daily_budget'])}`,
        },
        ...(BRAND.test(entity) ? {} : { wrong: '品牌实体编号要以 ENTITY 开头，后面是大写字母与数字' }),
      },
      ...groups.flatMap((group) => groupWishes(makings, inCampaign, format, group)),
    ]
  })
}

function groupWishes(
  makings: Makings, inCampaign: Row & { campaign_name: string }, format: (typeof FORMATS)[string],
  { draft, ad_group_id, ad_group_name, ways, products }: NamedGroup<ManualCode>,
): Wish[] {
  const inGroup = { ...inCampaign, ad_group_id, ad_group_name }
  const place = `${inCampaign.campaign_name} › ${ad_group_name}`
  refuseMixed(ways)
  return [
    { entity: 'ad_group', wanted: { values: inGroup, title: ad_group_name, label: '广告组', says: inCampaign.campaign_name } },
    adWish({ ...makings, products }, inGroup, format, place),
    ...ways.flatMap(({ code, label }): Wish[] => (code === 'product'
      ? targetWishes(
        draft, { ...inGroup, entity_kind: 'Product Targeting' }, place, '商品投放', productAims(draft), draft['target_bid'] ?? draft['default_bid'],
      )
      : keywordWishes(draft, inGroup, place, code, label, draft['keyword_bid'] ?? draft['default_bid']))),
    ...negativeWishes(draft, inGroup, place),
  ]
}

/** The ad of a group: what it shows and where it leads. */
function adWish({ draft, shop, products }: Makings, inGroup: Row & { ad_group_name: string }, format: (typeof FORMATS)[string], place: string): Wish {
  const asins = products.flatMap(({ asin }) => asin ?? [])
  const isStore = format.store || draft['landing_type'] === 'Store'
  const isList = !isStore && !format.video
  const title = `${inGroup.ad_group_name}-广告`
  const wrong = wrongCreative(draft, shop.site, format, { asins, products: products.length, isStore, isList })
  return {
    entity: 'ad_creative',
    wanted: {
      values: {
        ...inGroup, ad_name: title, entity_kind: format.kind, creative_asins: asins.slice(0, format.most).join(', ') || null,
        brand_name: draft['brand_name'] ?? null, brand_logo_id: draft['brand_logo_id'] ?? null, headline: draft['headline'] ?? null,
        video_ids: format.video ? draft['video_ids'] : null, landing_type: isStore ? 'Store' : isList ? 'Product list' : 'Product detail page',
        landing_url: isStore ? draft['landing_url'] : null, landing_asins: isList ? asins.join(', ') : null,
      },
      title, label: '创意', says: `${format.label}，${isStore ? '品牌旗舰店' : isList ? '商品列表页' : '商品详情页'}，${place}`,
    },
    ...(wrong === undefined ? {} : { wrong }),
  }
}

interface Shown { asins: string[]; products: number; isStore: boolean; isList: boolean }

/** Why Amazon would refuse the ad. */
function wrongCreative(draft: Draft, site: string, format: (typeof FORMATS)[string], { asins, products, isStore, isList }: Shown): string | undefined {
  const most = site === 'jp' ? MOST_HEADLINE.jp : MOST_HEADLINE.other
  const headline = [...String(draft['headline'] ?? '')].length
  if (asins.length < products) return '有商品没有 ASIN，不能放进 SB 广告'
  if (isList && asins.length < 3) return '商品列表页至少要 3 个商品'
  if (isStore && !STORE.test(String(draft['landing_url'] ?? ''))) return '旗舰店网址要以 https://www.amazon…/stores/ 开头'
  if (format.video && !ASSET.test(String(draft['video_ids'] ?? ''))) return '视频素材编号要以 amzn1.assetlibrary.asset1. 开头'
  if (!format.video && isLeft(draft['brand_name'])) return '请填写品牌名称'
  if (!format.video && !ASSET.test(String(draft['brand_logo_id'] ?? ''))) return '品牌Logo素材编号要以 amzn1.assetlibrary.asset1. 开头'
  if (!format.video && headline === 0) return '请填写标题'
  return headline > most ? `标题最多 ${most} 个字符，现在 ${headline} 个` : undefined
}
