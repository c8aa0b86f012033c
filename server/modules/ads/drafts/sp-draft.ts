/** Objects of Sponsored Products: campaigns, raises for placements, groups, products, keywords or targets, negatives. Pure. */
import type { Row } from '../../../../contract/wire'
import type { KeywordMatch } from '../from-terms/keyword-rules'
import { aimsIn, amountOf, isLeft, refuse, type Draft, type Makings, type Wish } from './draft'
import { allDifferent, nameBy } from './names'
import { partsOf, type GroupPart, type Way } from './parts'
import { asinsIn, categoriesIn, keywordWishes, negativeWishes, targetWishes } from './targets'

type Code = KeywordMatch | 'product' | 'auto'

const MATCHES: [field: string, way: Way<KeywordMatch>][] = [
  ['match_exact', { code: 'exact', label: '精确匹配' }], ['match_phrase', { code: 'phrase', label: '词组匹配' }],
  ['match_broad', { code: 'broad', label: '广泛匹配' }],
]
const RAISES: [field: string, placement: string, label: string][] = [
  ['top_percent', 'Placement Top', '首页首位'], ['rest_percent', 'Placement Rest Of Search', '其余位置'],
  ['product_percent', 'Placement Product Page', '商品页面'],
]
/** The four ways of an automatic group, as bulk sheets call them. */
const AUTO: [field: string, expression: string, label: string][] = [
  ['close_bid', 'close-match', '紧密匹配'], ['loose_bid', 'loose-match', '宽泛匹配'], ['substitutes_bid', 'substitutes', '同类商品'],
  ['complements_bid', 'complements', '关联商品'],
]

/** @throws Refusal where the draft as a whole makes no campaigns */
export function spWishes({ draft, shop, products, name }: Makings): Wish[] {
  if (products.length === 0) refuse('草稿里没有广告商品，请先选择至少一个商品')
  const ways = waysOf(draft)
  const campaigns = partsOf(draft['split'], products, ways)
  const names = campaigns.map(({ part }) => nameBy(draft.campaign_name, draft, shop, part))
  allDifferent(names, '广告活动')
  return campaigns.flatMap(({ groups }, at) => {
    const campaign = names[at]!
    const inCampaign = {
      shop_id: draft.shop_id, ad_type: 'sp', sheet: 'sp', limit_kind: 'sp', campaign_id: `new-campaign-${name}-${at + 1}`, campaign_name: campaign,
    }
    const groupNames = groups.map(({ part }) => nameBy(draft.ad_group_name, draft, shop, part))
    allDifferent(groupNames, '广告组')
    return [
      ...campaignWishes(draft, inCampaign),
      ...groups.flatMap((group, below) => groupWishes(draft, inCampaign, `new-group-${name}-${at + 1}-${below + 1}`, groupNames[below]!, group)),
    ]
  })
}

/** @throws Refusal where nothing, or what does not go together, is aimed at */
function waysOf(draft: Draft): Way<Code>[] {
  const words = aimsIn(draft['keywords'])
  const products = [...asinsIn(draft['target_asins']), ...categoriesIn(draft['target_categories'])]
  if (draft['targeting_type'] !== 'manual') {
    if (words.length + products.length > 0) refuse('自动投放不能填写关键词与投放商品，请清空，或改为手动投放')
    return [{ code: 'auto', label: '自动' }]
  }
  if (words.length + products.length === 0) refuse('手动投放要填写至少一个关键词、投放商品或类目')
  const matches = MATCHES.filter(([field]) => draft[field] === true).map(([, way]) => way)
  if (words.length > 0 && matches.length === 0) refuse('请至少选择一种匹配类型')
  return [...(words.length > 0 ? matches : []), ...(products.length > 0 ? [{ code: 'product' as const, label: '商品投放' }] : [])]
}

function campaignWishes(draft: Draft, inCampaign: Row & { campaign_name: string }): Wish[] {
  const isManual = draft['targeting_type'] === 'manual'
  const { campaign_name: title } = inCampaign
  return [
    {
      entity: 'ad_campaign',
      wanted: {
        values: {
          ...inCampaign, portfolio_id: draft['portfolio_id'] ?? null, state: 'enabled', targeting_type: draft['targeting_type'],
          daily_budget: draft['daily_budget'], bid_strategy: draft['bid_strategy'], start_date: draft.start_date, end_date: draft['end_date'] ?? null,
          currency: draft.currency,
        },
        title, label: '广告活动', says: `${isManual ? '手动投放' : '自动投放'}，每日预算 ${amountOf(draft, draft['daily_budget'])}`,
      },
      ...([...title].length > 128 ? { wrong: `名称最多 128 个字符，现在 ${[...title].length} 个` } : {}),
    },
    ...RAISES.filter(([field]) => Number(draft[field] ?? 0) > 0).map(([field, placement, label]): Wish => ({
      entity: 'ad_placement',
      wanted: {
        values: { ...inCampaign, placement, placement_percent: draft[field], bid_strategy: draft['bid_strategy'] },
        title, label: '广告位', says: `${label}加成 ${String(Math.round(Number(draft[field]) * 100))}%`,
      },
    })),
  ]
}

function groupWishes(draft: Draft, inCampaign: Row & { campaign_name: string }, id: string, title: string, group: GroupPart<Code>): Wish[] {
  const inGroup = { ...inCampaign, ad_group_id: id, ad_group_name: title, state: 'enabled', currency: draft.currency }
  const place = `${inCampaign.campaign_name} › ${title}`
  const codes = group.ways.map(({ code }) => code)
  if (codes.includes('product') && codes.length > 1) refuse('一个广告组只能投放关键词或商品中的一种，请把拆分方式改为按匹配拆分')
  return [
    {
      entity: 'ad_group',
      wanted: {
        values: { ...inGroup, default_bid: draft['default_bid'] }, title, label: '广告组',
        says: `默认竞价 ${amountOf(draft, draft['default_bid'])}，${inCampaign.campaign_name}`,
      },
    },
    ...group.products.map(({ msku, asin }): Wish => ({
      entity: 'ad_product', wanted: { values: { ...inGroup, msku, asin }, title: msku, label: '广告商品', says: place },
    })),
    ...group.ways.flatMap(({ code, label }): Wish[] => {
      if (code === 'auto') return autoWishes(draft, inGroup, place)
      if (code === 'product') return targetWishes(
        draft, inGroup, place, '商品投放', [...asinsIn(draft['target_asins']), ...categoriesIn(draft['target_categories'])], draft['target_bid'],
      )
      return keywordWishes(draft, inGroup, place, code, label, draft['keyword_bid'])
    }),
    ...negativeWishes(draft, inGroup, place),
  ]
}

/** The four ways have rows of their own where one is to have a bid of its own; otherwise Amazon makes them. */
function autoWishes(draft: Draft, inGroup: Row, place: string): Wish[] {
  if (AUTO.every(([field]) => isLeft(draft[field]))) return []
  return AUTO.flatMap(([field, expression, label]) => (
    isLeft(draft[field]) ? [] : targetWishes(draft, inGroup, place, '自动投放', [{ expression, title: label }], draft[field])
  ))
}
