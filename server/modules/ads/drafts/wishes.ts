/** A draft as objects that Amazon is asked for: read with its shop and products, each held to what Amazon takes. */
import type { Row } from '../../../../contract/wire'
import { own } from '../../../kernel/asker/own'
import { brokenByWaiting } from '../../../kernel/write/write.pending'
import { beyondLimits } from '../../../kernel/write/write.values'
import { inTheWay } from '../../../kernel/write/pending-new'
import type { Writing } from '../../../kernel/write/write.row'
import { brandWishes } from './brand-draft'
import { displayWishes } from './display-draft'
import { aimsIn, isLeft, refuse, type Advertised, type Draft, type Makings, type MoreGroup, type Shop, type Wish } from './draft'
import { spWishes } from './sp-draft'

/** More than this no sheet is for. */
const MOST_OBJECTS = 2000

const BY_TYPE: Record<string, (makings: Makings) => Wish[]> = { sp: spWishes, sb: brandWishes, sd: displayWishes }

/**
 * @param name what made-up ids begin with
 * @param ids of the products
 * @throws Refusal where the draft as a whole makes nothing
 */
export async function wishesOf(writing: Writing, draft: Draft, ids: readonly string[], name: string): Promise<Wish[]> {
  const shop = await shopOf(writing, draft)
  const products = await productsOf(writing, draft, ids)
  const make = own(BY_TYPE, String(draft['ad_type'] ?? 'sp')) ?? refuse('这种广告还不能创建')
  const wishes = make({ draft, shop, products, more: await moreGroups(writing, draft, products), name })
  if (wishes.length > MOST_OBJECTS) refuse(`一次最多新建 ${MOST_OBJECTS} 个广告对象，现在有 ${wishes.length} 个，请少填一些`)
  return wishes.map((wish) => heldToLimits(writing, wish))
}

/** What stands in the way of those that are right by themselves: a row that is there, or one that waits. */
export async function judged(writing: Writing, wishes: readonly Wish[]): Promise<Wish[]> {
  const found = new Map<Wish, string>()
  for (const target of new Set(wishes.map(({ entity }) => entity))) {
    const entity = own(writing.model.entities, target)
    const of = wishes.filter((wish) => wish.entity === target && wish.wrong === undefined)
    if (!entity || of.length === 0) continue
    const ways = await inTheWay(writing, entity, of.map(({ wanted }) => wanted.values))
    of.forEach((wish, at) => {
      if (ways[at]) found.set(wish, ways[at] === 'there' ? '已经存在，请换一个名称' : '已在待提交，不能重复新建')
    })
  }
  return wishes.map((wish) => (found.has(wish) ? { ...wish, wrong: found.get(wish)! } : wish))
}

/** New rows are held to the currency's limits, and to what their entity checks, as edits of the row would be. */
export function heldToLimits(writing: Writing, wish: Wish): Wish {
  const { wanted: { values }, wrong } = wish
  const entity = own(writing.model.entities, wish.entity)
  if (wrong !== undefined || !entity) return wish
  const fields = Object.values(entity.fields).filter(({ limits, name }) => limits && values[name] != null)
  const [beyond] = [
    ...fields.flatMap((field) => beyondLimits(writing.model, field, values[field.name], values) ?? []),
    ...Object.values(brokenByWaiting(writing, entity, {}, values)),
  ]
  return beyond === undefined ? wish : { ...wish, wrong: beyond }
}

/** @throws Refusal where the person has no such shop, or the currency is another's */
async function shopOf({ tx, asker }: Writing, draft: Draft): Promise<Shop> {
  const { rows: [shop] } = await tx.query<Shop>(
    `select name, site, currency from shop where company_id = $1 and id::text = $2 and ($3::text[] is null or id::text = any($3::text[]))`,
    [asker.companyId, String(draft.shop_id), asker.shopIds],
  )
  if (!shop) return refuse('请选择店铺')
  if (shop.currency === draft.currency) return shop
  return refuse(`这个店铺的币种是 ${shop.currency}，草稿里是 ${draft.currency}，请改成店铺的币种`)
}

/** Fields of a draft that a further group says for itself: what it leaves empty it has not, but for its bid and its products. */
const OWN = [
  'keywords', 'match_exact', 'match_phrase', 'match_broad', 'target_asins', 'target_categories', 'close_bid', 'loose_bid', 'substitutes_bid', 'complements_bid',
  'negatives', 'negative_asins',
]
const MOST_GROUPS = 50

/** @throws Refusal where a product is not the shop's */
async function moreGroups({ tx, asker }: Writing, draft: Draft, all: readonly Advertised[]): Promise<MoreGroup[]> {
  const rows = (Array.isArray(draft['groups']) ? draft['groups'] as Row[] : []).filter((row) => !isLeft(row['ad_group_name']))
  if (rows.length > MOST_GROUPS) refuse(`一个广告活动最多再填 ${MOST_GROUPS} 个广告组，现在有 ${rows.length} 个`)
  const named = rows.map((row) => aimsIn(row['mskus']).map(({ text }) => text))
  const { rows: found } = await tx.query<Advertised>(
    'select id::text as id, msku, asin from product where company_id = $1 and shop_id::text = $2 and msku = any($3::text[])',
    [asker.companyId, String(draft.shop_id), named.flat()],
  )
  const known = new Map(found.map((one) => [one.msku, one]))
  return rows.map((row, at) => {
    const products = named[at]!.map((msku) => known.get(msku)
      ?? refuse(`广告组「${String(row['ad_group_name'])}」里的 MSKU「${msku}」不是这个店铺的商品`))
    const own = Object.fromEntries(OWN.map((field) => [field, row[field] ?? null]))
    const bid = row['default_bid'] ?? draft['default_bid']
    // The first group's bids for its words and products are its own.
    const bids = { default_bid: bid, keyword_bid: null, target_bid: null }
    return { draft: { ...draft, ...own, ...bids, ad_group_name: String(row['ad_group_name']) } as Draft, products: products.length > 0 ? products : all }
  })
}

/** The products in the order of their names. @throws Refusal where one is of another shop */
async function productsOf({ tx, asker }: Writing, draft: Draft, ids: readonly string[]): Promise<Advertised[]> {
  const { rows } = await tx.query<Advertised & { shop: string }>(
    `select id::text as id, msku, asin, shop_id::text as shop from product where company_id = $1 and id::text = any($2::text[]) order by msku`,
    [asker.companyId, ids],
  )
  const other = rows.find(({ shop: of }) => of !== String(draft.shop_id))
  return other ? refuse(`商品「${other.msku}」是另一个店铺的，请换成这个店铺的商品`) : rows
}
