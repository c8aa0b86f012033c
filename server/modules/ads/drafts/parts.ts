/** How a draft is divided: into campaigns by product and by match, and each into groups. Pure. */
import type { Advertised } from './draft'
import type { Part } from './names'

/** A way of targeting that may have a campaign or a group of its own: a match type, products, an automatic campaign. */
export interface Way<Code extends string = string> { code: Code; label: string }

/** A group with what it holds. */
export interface GroupPart<Code extends string> { part: Part; products: readonly Advertised[]; ways: readonly Way<Code>[] }
interface CampaignPart<Code extends string> { part: Part; groups: GroupPart<Code>[] }

type By = 'product' | 'way'
const SPLITS: Record<string, { campaign: By[]; group: By[] }> = {
  one: { campaign: [], group: [] },
  group_product: { campaign: [], group: ['product'] },
  group_match: { campaign: [], group: ['way'] },
  group_both: { campaign: [], group: ['product', 'way'] },
  campaign_product: { campaign: ['product'], group: [] },
  campaign_match: { campaign: ['way'], group: [] },
  campaign_product_group_match: { campaign: ['product'], group: ['way'] },
  campaign_both: { campaign: ['product', 'way'], group: [] },
}

/** @param split of enum ad_draft_split */
export function partsOf<Code extends string>(split: unknown, products: readonly Advertised[], ways: readonly Way<Code>[]): CampaignPart<Code>[] {
  const { campaign, group } = SPLITS[String(split)] ?? SPLITS['one']!
  return divided(campaign, products, ways).map((whole) => ({
    part: partOf(whole.products, whole.ways, ways),
    groups: divided(group, whole.products, whole.ways).map((one) => ({ ...one, part: partOf(one.products, one.ways, ways) })),
  }))
}

type Held<Code extends string> = Pick<GroupPart<Code>, 'products' | 'ways'>

function divided<Code extends string>(by: readonly By[], products: readonly Advertised[], ways: readonly Way<Code>[]): Held<Code>[] {
  const byProduct = by.includes('product') ? products.map((one) => [one]) : [products]
  const byWay = by.includes('way') ? ways.map((one) => [one]) : [ways]
  return byProduct.flatMap((own) => byWay.map((some) => ({ products: own, ways: some })))
}

/** A part that has all ways of several is not called by them. */
function partOf<Code extends string>(products: readonly Advertised[], own: readonly Way<Code>[], all: readonly Way<Code>[]): Part {
  const match = own.length === all.length && all.length > 1 ? '' : own.map(({ label }) => label).join('、')
  return { products, match }
}
