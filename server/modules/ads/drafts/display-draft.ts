/** Objects of Sponsored Display: campaigns of one tactic, groups, products, and products, categories or audiences aimed at. Pure. */
import type { Row } from '../../../../contract/wire'
import { amountOf, refuse, type Draft, type Makings, type Wish } from './draft'
import { wishesByCampaign } from './laid-out'
import type { Way } from './parts'
import { categoriesIn, productAims, targetWishes, type Aimed } from './targets'

const CONTEXT = 'T00020'
/** Audiences by the field that asks for one: how sheets write it, and whether purchases are looked back on. */
const AUDIENCES: [field: string, of: string, label: string][] = [
  ['views_exact', 'views=(exact-product', '浏览过广告商品'], ['views_similar', 'views=(similar-product', '浏览过类似商品'],
  ['bought_exact', 'purchases=(exact-product', '购买过广告商品'], ['bought_related', 'purchases=(related-product', '购买过相关商品'],
]

/** @throws Refusal where the draft as a whole makes no campaigns */
export function displayWishes(makings: Makings): Wish[] {
  const { draft, products } = makings
  if (products.length === 0) refuse('草稿里没有广告商品，请先选择至少一个商品')
  const isContext = draft['tactic'] === CONTEXT
  if (!isContext && draft['tactic'] !== 'T00030') refuse('请选择投放策略')
  const isViews = draft['cost_type'] === 'vcpm'
  if ((draft['bid_optimization'] === 'reach') !== isViews) refuse('提升触达量按千次可见展示付费（VCPM），其余按点击付费（CPC）')
  const way: Way = isContext ? { code: 'context', label: '内容' } : { code: 'audience', label: '受众' }
  return wishesByCampaign(makings, () => [way], (campaign, groups) => {
    const inCampaign = {
      shop_id: draft.shop_id, ad_type: 'sd', sheet: 'sd', limit_kind: isViews ? 'sd_vcpm' : 'sd_cpc', tactic: draft['tactic'], cost_type: draft['cost_type'],
      ...campaign, currency: draft.currency, state: 'enabled',
    }
    const { campaign_name: title } = campaign
    return [
      {
        entity: 'ad_campaign',
        wanted: {
          values: {
            ...inCampaign, limit_kind: 'sd', portfolio_id: draft['portfolio_id'] ?? null, budget_type: 'daily', daily_budget: draft['daily_budget'],
            start_date: draft.start_date, end_date: draft['end_date'] ?? null,
          },
          title, label: '广告活动',
          says: `${isContext ? '内容相关投放' : '受众投放'}，${isViews ? 'VCPM' : 'CPC'}，每日预算 ${amountOf(draft, draft['daily_budget'])}`,
        },
      },
      ...groups.flatMap(({ draft: of, ad_group_id, ad_group_name, products: own }): Wish[] => {
        const inGroup: Row = { ...inCampaign, ad_group_id, ad_group_name, bid_optimization: draft['bid_optimization'] }
        const place = `${title} › ${ad_group_name}`
        return [
          {
            entity: 'ad_group',
            wanted: {
              values: { ...inGroup, default_bid: of['default_bid'] }, title: ad_group_name, label: '广告组',
              says: `默认竞价 ${amountOf(of, of['default_bid'])}，${title}`,
            },
          },
          ...own.map(({ msku, asin }): Wish => ({
            entity: 'ad_product', wanted: { values: { ...inGroup, msku, asin }, title: msku, label: '广告商品', says: place },
          })),
          ...targetWishes(
            of, { ...inGroup, entity_kind: isContext ? 'Contextual Targeting' : 'Audience Targeting' }, place, isContext ? '内容投放' : '受众',
            aimedAt(of, isContext), of['target_bid'],
          ),
        ]
      }),
    ]
  })
}

/** @throws Refusal where nothing is aimed at */
function aimedAt(draft: Draft, isContext: boolean): Aimed[] {
  const lookback = String(draft['lookback'] ?? '30')
  const aimed = isContext ? productAims(draft) : [
    ...AUDIENCES.filter(([field]) => draft[field] === true)
      .map(([, of, label]) => ({ expression: `${of} lookback=${lookback})`, title: `${label}，${lookback} 天` })),
    // Who looked at a category, or at a brand in it.
    ...categoriesIn(draft['target_categories'])
      .map((one) => ({ ...one, expression: `views=(${one.expression} lookback=${lookback})`, title: `浏览过类目 ${one.title}，${lookback} 天` })),
  ]
  return aimed.length > 0 ? aimed : refuse(isContext ? '要填写至少一个投放商品或类目' : '要选择至少一种受众，或填写一个类目')
}
