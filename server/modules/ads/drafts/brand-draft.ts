/** Objects of Sponsored Brands: campaigns of several groups, each with one ad, keywords or products, and negatives. Pure. */
import type { Row } from '../../../../contract/wire'
import type { KeywordMatch } from '../from-terms/keyword-rules'
import { aimsIn, amountOf, isLeft, refuse, type Draft, type Makings, type Wish } from './draft'
import { allDifferent, nameBy } from './names'
import { partsOf, type GroupPart, type Way } from './parts'
import { asinsIn, categoriesIn, keywordWishes, negativeWishes, targetWishes } from './targets'

type Code = KeywordMatch | 'product'

const MATCHES: [field: string, way: Way<KeywordMatch>][] = [
  ['match_exact', { code: 'exact', label: '精确匹配' }], ['match_phrase', { code: 'phrase', label: '词组匹配' }],
  ['match_broad', { code: 'broad', label: '广泛匹配' }],
]
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
export function brandWishes({ draft, shop, products, name }: Makings): Wish[] {
  const format = FORMATS[String(draft['ad_format'])] ?? refuse('请选择广告格式')
  if (products.length < format.least) refuse(`${format.label}至少要 ${format.least} 个商品`)
  if (products.length > format.most && draft['landing_type'] !== 'Product list') refuse(`${format.label}最多展示 ${format.most} 个商品，现在选了 ${products.length} 个`)
  const ways = waysOf(draft)
  const limit = format.video ? 'sb_video' : 'sb_image'
  const campaigns = partsOf(draft['split'], products, ways)
  const names = campaigns.map(({ part }) => nameBy(draft.campaign_name, draft, shop, part))
  allDifferent(names, '广告活动')
  return campaigns.flatMap(({ groups }, at) => {
    const title = names[at]!
    const inCampaign = {
      shop_id: draft.shop_id, ad_type: 'sb', sheet: 'sb_multi', ad_format: draft['ad_format'], limit_kind: limit,
      campaign_id: `new-campaign-${name}-${at + 1}`, campaign_name: title, currency: draft.currency, state: 'enabled',
    }
    const groupNames = groups.map(({ part }) => nameBy(draft.ad_group_name, draft, shop, part))
    allDifferent(groupNames, '广告组')
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
          title, label: '广告活动', says: `${format.label}，${budget === 'lifetime' ? '总预算' : '每日预算'} ${amountOf(draft, draft['daily_budget'])}`,
        },
        ...(BRAND.test(entity) ? {} : { wrong: '品牌实体编号要以 ENTITY 开头，后面是大写字母与数字' }),
      },
      ...groups.flatMap((group, below) => groupWishes(
        { draft, shop, products, name }, inCampaign, format,
        { ad_group_id: `new-group-${name}-${at + 1}-${below + 1}`, ad_group_name: groupNames[below]! }, group,
      )),
    ]
  })
}

/** @throws Refusal where nothing is aimed at */
function waysOf(draft: Draft): Way<Code>[] {
  const words = aimsIn(draft['keywords'])
  const products = [...asinsIn(draft['target_asins']), ...categoriesIn(draft['target_categories'])]
  if (words.length + products.length === 0) refuse('要填写至少一个关键词、投放商品或类目')
  const matches = MATCHES.filter(([field]) => draft[field] === true).map(([, way]) => way)
  if (words.length > 0 && matches.length === 0) refuse('请至少选择一种匹配类型')
  return [...(words.length > 0 ? matches : []), ...(products.length > 0 ? [{ code: 'product' as const, label: '商品投放' }] : [])]
}

function groupWishes(
  makings: Makings, inCampaign: Row & { campaign_name: string }, format: (typeof FORMATS)[string], group: { ad_group_id: string; ad_group_name: string },
  { ways, products }: GroupPart<Code>,
): Wish[] {
  const { draft } = makings
  const inGroup = { ...inCampaign, ...group }
  const place = `${inCampaign.campaign_name} › ${group.ad_group_name}`
  const codes = ways.map(({ code }) => code)
  if (codes.includes('product') && codes.length > 1) refuse('一个广告组只能投放关键词或商品中的一种，请把拆分方式改为按匹配拆分')
  return [
    { entity: 'ad_group', wanted: { values: inGroup, title: group.ad_group_name, label: '广告组', says: inCampaign.campaign_name } },
    adWish({ ...makings, products }, inGroup, format, place),
    ...ways.flatMap(({ code, label }): Wish[] => (code === 'product'
      ? targetWishes(
        draft, { ...inGroup, entity_kind: 'Product Targeting' }, place, '商品投放',
        [...asinsIn(draft['target_asins']), ...categoriesIn(draft['target_categories'])], draft['target_bid'] ?? draft['default_bid'],
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
