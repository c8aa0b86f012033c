/** Objects of Sponsored Products: campaigns, raises for placements, groups, products, keywords or targets, negatives. Pure. */
import type { Row } from '../../../../contract/wire'
import { AUTOMATIC } from '../automatic'
import { aimsIn, amountOf, isLeft, refuse, type Draft, type Makings, type Wish } from './draft'
import { manualWays, refuseMixed, wishesByCampaign, type ManualCode, type NamedGroup } from './laid-out'
import type { Way } from './parts'
import { keywordWishes, negativeWishes, productAims, targetWishes } from './targets'

type Code = ManualCode | 'auto'

const RAISES: [field: string, placement: string, label: string][] = [
  ['top_percent', 'Placement Top', '首页首位'], ['rest_percent', 'Placement Rest Of Search', '其余位置'],
  ['product_percent', 'Placement Product Page', '商品页面'],
]

/** @throws Refusal where the draft as a whole makes no campaigns */
export function spWishes(makings: Makings): Wish[] {
  const { draft, products } = makings
  if (products.length === 0) refuse('草稿里没有广告商品，请先选择至少一个商品')
  return wishesByCampaign(makings, waysOf, (campaign, groups) => {
    const inCampaign = { shop_id: draft.shop_id, ad_type: 'sp', sheet: 'sp', limit_kind: 'sp', ...campaign }
    return [...campaignWishes(draft, inCampaign), ...groups.flatMap((group) => groupWishes(group, inCampaign))]
  })
}

/** @throws Refusal where nothing, or what does not go together, is aimed at */
function waysOf(draft: Draft): Way<Code>[] {
  const nothing = `手动投放要填写至少一个关键词、投放商品或类目（广告组「${draft.ad_group_name}」）`
  if (draft['targeting_type'] === 'manual') return manualWays(draft, nothing)
  if (aimsIn(draft['keywords']).length + productAims(draft).length > 0) {
    refuse('自动投放不能填写关键词与投放商品，请清空，或改为手动投放')
  }
  return [{ code: 'auto', label: '自动' }]
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

function groupWishes(group: NamedGroup<Code>, inCampaign: Row & { campaign_name: string }): Wish[] {
  const { draft, ad_group_id, ad_group_name: title } = group
  const inGroup = { ...inCampaign, ad_group_id, ad_group_name: title, state: 'enabled', currency: draft.currency }
  const place = `${inCampaign.campaign_name} › ${title}`
  refuseMixed(group.ways)
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
      if (code === 'product') return targetWishes(draft, inGroup, place, '商品投放', productAims(draft), draft['target_bid'])
      return keywordWishes(draft, inGroup, place, code, label, draft['keyword_bid'])
    }),
    ...negativeWishes(draft, inGroup, place),
  ]
}

/** The four ways have rows of their own where one is to have a bid of its own; otherwise Amazon makes them. */
function autoWishes(draft: Draft, inGroup: Row, place: string): Wish[] {
  if (AUTOMATIC.every(({ bid }) => isLeft(draft[bid]))) return []
  return AUTOMATIC.flatMap(({ bid, expression, label }) => (
    isLeft(draft[bid]) ? [] : targetWishes(draft, inGroup, place, '自动投放', [{ expression, title: label }], draft[bid])
  ))
}
