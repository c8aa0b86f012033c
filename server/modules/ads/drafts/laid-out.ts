/** What drafts of every kind of advertising are laid out by: campaigns and groups with their names and made-up ids, and the ways a group aims. Pure. */
import { MATCH_LABELS, type KeywordMatch } from '../from-terms/keyword-rules'
import { aimsIn, refuse, type Draft, type Makings, type MoreGroup, type Wish } from './draft'
import { allDifferent, nameBy } from './names'
import { partsOf, type GroupPart, type Way } from './parts'
import { productAims } from './targets'

interface NamedCampaign { campaign_id: string; campaign_name: string }
/** `draft`: as it is for this group: its own words, products and bids. */
export interface NamedGroup<Code extends string> extends GroupPart<Code> { ad_group_id: string; ad_group_name: string; draft: Draft }

/** What a draft asks of each way of a keyword or a product. */
export type ManualCode = KeywordMatch | 'product'

/**
 * The wishes of each campaign that a draft is divided into, one campaign after the other.
 * @throws Refusal where names are alike, or nothing is left of one
 */
export function wishesByCampaign<Code extends string>(
  { draft, shop, products, more, name }: Makings, waysOf: (draft: Draft) => readonly Way<Code>[],
  wishes: (campaign: NamedCampaign, groups: readonly NamedGroup<Code>[]) => Wish[],
): Wish[] {
  const campaigns = partsOf(draft['split'], products, waysOf(draft))
  if (campaigns.length > 1 && more.length > 0) refuse('填写了更多广告组时，拆分方式不能拆成多个广告活动，请改为一个活动')
  const names = campaigns.map(({ part }) => nameBy(draft.campaign_name, draft, shop, part))
  allDifferent(names, '广告活动')
  return campaigns.flatMap(({ groups }, at) => {
    const all = [...groups.map((group) => ({ ...group, draft })), ...more.map((one) => moreGroup(one, waysOf(one.draft)))]
    const groupNames = all.map(({ part, draft: own }) => nameBy(own.ad_group_name, own, shop, part))
    allDifferent(groupNames, '广告组')
    return wishes(
      { campaign_id: `new-campaign-${name}-${at + 1}`, campaign_name: names[at]! },
      all.map((group, below) => ({ ...group, ad_group_id: `new-group-${name}-${at + 1}-${below + 1}`, ad_group_name: groupNames[below]! })),
    )
  })
}

function moreGroup<Code extends string>({ draft, products }: MoreGroup, ways: readonly Way<Code>[]): GroupPart<Code> & { draft: Draft } {
  return { draft, products, ways, part: { products, match: ways.map(({ label }) => label).join('、') } }
}

/** The matches of keywords, and products, that a draft aims by. @param nothing what is said where it aims at nothing @throws Refusal */
export function manualWays(draft: Draft, nothing: string): Way<ManualCode>[] {
  const words = aimsIn(draft['keywords'])
  const products = productAims(draft)
  if (words.length + products.length === 0) refuse(nothing)
  const matches = (Object.keys(MATCH_LABELS) as KeywordMatch[]).filter((match) => draft[`match_${match}`] === true)
  if (words.length > 0 && matches.length === 0) refuse('请至少选择一种匹配类型')
  return [
    ...(words.length > 0 ? matches.map((code) => ({ code, label: MATCH_LABELS[code] })) : []),
    ...(products.length > 0 ? [{ code: 'product' as const, label: '商品投放' }] : []),
  ]
}

/** @throws Refusal where a group would aim at keywords and at products */
export function refuseMixed(ways: readonly Way[]): void {
  if (ways.length > 1 && ways.some(({ code }) => code === 'product')) {
    refuse('一个广告组只能投放关键词或商品中的一种，请把拆分方式改为按匹配拆分')
  }
}
