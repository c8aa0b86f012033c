/**
 * A draft of a new campaign becomes new objects that wait to be taken to Amazon: campaign, raises for placements, ad group, products,
 * keywords, targets and negatives, told apart by made-up ids until an import brings Amazon's.
 */
import { CODES, type Row } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import { own } from '../../../kernel/asker/own'
import { effect } from '../../../kernel/write/effects'
import { askForRows, inTheWay, lockNew, type WantedRow } from '../../../kernel/write/pending-new'
import type { Writing } from '../../../kernel/write/write.row'
import type { Written } from '../../../kernel/write/written'
import { asinExpression, isAsin, keywordText, wrongKeyword, type KeywordMatch, type NegativeMatch } from '../from-terms/keyword-rules'

/** What a draft says, as texts; a line of `keywords`, `target_asins` and `negatives` is one object. */
type Draft = Row & { id: string; shop_id: string; campaign_name: string; ad_group_name: string; targeting_type: string }
type Wanted = Omit<WantedRow, 'how' | 'reason'>
/** Objects by the entity that they will be rows of, in the order in which they name each other. */
type Objects = [entity: string, wanted: Wanted[]][]

const HOW = '创建广告'
const MATCHES: [field: string, match: KeywordMatch, label: string][] = [
  ['match_exact', 'exact', '精确匹配'], ['match_phrase', 'phrase', '词组匹配'], ['match_broad', 'broad', '广泛匹配'],
]
const RAISES: [field: string, placement: string, label: string][] = [
  ['top_percent', 'Placement Top', '首页首位'], ['rest_percent', 'Placement Rest Of Search', '其余位置'],
  ['product_percent', 'Placement Product Page', '商品页面'],
]
const MOST_OBJECTS = 2000

export const askForCampaign = effect('askForCampaign', {
  async run({ writing, row, items: { products }, written }) {
    const draft = row as unknown as Draft
    const advertised = await advertisedOf(writing, draft, products.map(({ product_id: id }) => String(id)))
    const objects = objectsOf(draft, advertised)
    const count = objects.reduce((sum, [, wanted]) => sum + wanted.length, 0)
    if (count > MOST_OBJECTS) throw new Refusal(CODES.invalid, `一次最多新建 ${MOST_OBJECTS} 个广告对象，现在有 ${count} 个，请少填一些`)
    for (const [target, wanted] of objects) await ask(writing, target, wanted, written)
  },
})

/** @throws Refusal where one is there already or waits */
async function ask(writing: Writing, target: string, wanted: Wanted[], written: Written[]): Promise<void> {
  const entity = own(writing.model.entities, target)
  if (!entity) throw new Error(`there is no entity ${target}`)
  if (wanted.length === 0) return
  await lockNew(writing, entity)
  const found = await inTheWay(writing, entity, wanted.map(({ values }) => values))
  const at = found.findIndex((way) => way !== undefined)
  if (at >= 0) {
    const why = found[at] === 'there' ? '已经存在，请换一个名称' : '已在待提交，不能重复新建'
    throw new Refusal(CODES.invalid, `${wanted[at]!.label}「${wanted[at]!.title}」${why}`)
  }
  await askForRows(writing, entity, wanted.map((one) => ({ ...one, how: HOW })), written)
}

/** The products of the draft, which are its shop's. @throws Refusal where there is none, or one of another shop */
async function advertisedOf({ tx, asker }: Writing, draft: Draft, ids: string[]): Promise<{ msku: string; asin: string | null }[]> {
  if (ids.length === 0) throw new Refusal(CODES.invalid, '草稿里没有广告商品，请先选择至少一个商品')
  const { rows: [shop] } = await tx.query<{ currency: string }>(
    'select currency from shop where company_id = $1 and id::text = $2', [asker.companyId, draft.shop_id],
  )
  if (shop && shop.currency !== draft['currency']) throw new Refusal(CODES.invalid, `这个店铺的币种是 ${shop.currency}，草稿里是 ${String(draft['currency'])}，请改成店铺的币种`)
  const { rows } = await tx.query<{ msku: string; asin: string | null; shop: string }>(
    'select msku, asin, shop_id::text as shop from product where company_id = $1 and id = any($2::bigint[]) order by msku', [asker.companyId, ids],
  )
  const other = rows.find(({ shop: of }) => of !== String(draft.shop_id))
  if (other) throw new Refusal(CODES.invalid, `商品「${other.msku}」是另一个店铺的，请换成这个店铺的商品`)
  return rows
}

/**
 * The objects that a draft describes.
 * @throws Refusal where Amazon would not take one, naming it
 */
function objectsOf(draft: Draft, advertised: readonly { msku: string; asin: string | null }[]): Objects {
  const isManual = draft.targeting_type === 'manual'
  const [campaignId, groupId] = [`new-campaign-${draft.id}`, `new-group-${draft.id}`]
  const inCampaign = { shop_id: draft.shop_id, ad_type: 'sp', sheet: 'sp', campaign_id: campaignId, campaign_name: draft.campaign_name }
  const inGroup = { ...inCampaign, ad_group_id: groupId, ad_group_name: draft.ad_group_name, state: 'enabled', currency: draft['currency'] }
  const place = `${draft.campaign_name} › ${draft.ad_group_name}`
  const money = (field: string): string => `${String(draft['currency'])} ${String(draft[field])}`
  const keywords = lines(draft['keywords'])
  const asins = lines(draft['target_asins'])
  const matches = MATCHES.filter(([field]) => draft[field] === true)
  if (!isManual && keywords.length + asins.length > 0) throw new Refusal(CODES.invalid, '自动投放不能填写关键词与投放商品，请清空，或改为手动投放')
  if (isManual && keywords.length + asins.length === 0) throw new Refusal(CODES.invalid, '手动投放要填写至少一个关键词或投放商品')
  if (isManual && keywords.length > 0 && asins.length > 0) throw new Refusal(CODES.invalid, '一个广告组只能投放关键词或商品中的一种，请分成两个草稿')
  if (keywords.length > 0 && matches.length === 0) throw new Refusal(CODES.invalid, '请至少选择一种匹配类型')
  const notAsin = asins.find((asin) => !isAsin(asin))
  if (notAsin !== undefined) throw new Refusal(CODES.invalid, `投放商品「${notAsin}」不是 ASIN：以 B0 开头的 10 位字母与数字`)
  const negative = draft['negative_kind'] as NegativeMatch
  return [
    ['ad_campaign', [{
      values: {
        ...inCampaign, portfolio_id: draft['portfolio_id'] ?? null, state: 'enabled', targeting_type: draft.targeting_type, daily_budget: draft['daily_budget'],
        bid_strategy: draft['bid_strategy'], start_date: draft['start_date'], end_date: draft['end_date'] ?? null, currency: draft['currency'],
      },
      title: draft.campaign_name, label: '广告活动', says: `${isManual ? '手动投放' : '自动投放'}，每日预算 ${money('daily_budget')}`,
    }]],
    ['ad_placement', RAISES.filter(([field]) => Number(draft[field] ?? 0) > 0).map(([field, placement, label]) => ({
      values: { ...inCampaign, placement, placement_percent: draft[field], bid_strategy: draft['bid_strategy'] },
      title: draft.campaign_name, label: '广告位', says: `${label}加成 ${String(Number(draft[field]) * 100)}%`,
    }))],
    ['ad_group', [{
      values: { ...inGroup, default_bid: draft['default_bid'] }, title: draft.ad_group_name, label: '广告组', says: `默认竞价 ${money('default_bid')}`,
    }]],
    ['ad_product', advertised.map(({ msku, asin }) => ({ values: { ...inGroup, msku, asin }, title: msku, label: '广告商品', says: place }))],
    ['ad_keyword', keywords.flatMap((text) => matches.map(([, match, label]) => ({
      values: { ...inGroup, keyword_text: taken(text, match), match_type: match, bid: draft['keyword_bid'] ?? null },
      title: text, label: '关键词', says: `${label}，${place}`,
    })))],
    ['ad_target', asins.map((asin) => ({
      values: { ...inGroup, target_expression: asinExpression(asin), bid: draft['keyword_bid'] ?? null }, title: asin, label: '商品投放', says: place,
    }))],
    ['ad_negative', lines(draft['negatives']).map((text) => ({
      values: {
        ...inCampaign, entity_kind: 'Negative Keyword', negative_text: taken(text, negative), negative_match: negative, neg_level: 'group',
        ad_group_id: groupId, ad_group_name: draft.ad_group_name, state: 'enabled',
      },
      title: text, label: '否定关键词', says: `${negative === 'negativeExact' ? '否定精确' : '否定词组'}，${place}`,
    }))],
  ]
}

/** What is written one below the other, each once. */
function lines(text: unknown): string[] {
  const all = String(text ?? '').split(/[\r\n]+/).map(keywordText).filter((line) => line !== '')
  return [...new Map(all.map((line) => [line.toLowerCase(), line])).values()]
}

function taken(text: string, match: KeywordMatch | NegativeMatch): string {
  const why = wrongKeyword(text, match)
  if (why !== undefined) throw new Refusal(CODES.invalid, `「${text}」${why}`)
  return text
}
