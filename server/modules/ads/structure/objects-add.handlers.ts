/** New objects in campaigns and groups that are there: groups, products, keywords and targets, previewed, then waiting to be taken to Amazon. */
import type { Line, LinesAnswer } from '../../../../contract/lines'
import { CODES, type Row } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import { answers } from '../../../kernel/http/answers'
import type { CallContext } from '../../../kernel/http/handler'
import { writingTogether } from '../../../kernel/write/together'
import type { Writing } from '../../../kernel/write/write.row'
import { askForWishes, lockWishes } from '../drafts/ask-for-wishes'
import { WISH_COLUMNS, wishCells } from '../drafts/draft-preview.handlers'
import type { Advertised, Draft, Wish } from '../drafts/draft'
import { keywordWishes, productAims, targetWishes } from '../drafts/targets'
import { heldToLimits, judged } from '../drafts/wishes'
import { MATCH_LABELS, type KeywordMatch } from '../from-terms/keyword-rules'

const MOST_LINES = 2000
const NEXT = { label: '查看待提交', route: '/advert/newAdvertisingSp', tab: 'pending' }

interface Asked { preview: boolean; lines?: string[] }
type Answered = Omit<LinesAnswer, 'offers'>
/** What a new object stands in, with the values that it takes over. */
interface Place {
  values: Row & { shop_id: string; campaign_name: string; currency: string }
  says: string
  /** Why nothing can be added; undefined: it can. */
  closed?: string
  hasWords?: boolean
  hasTargets?: boolean
}

/** Judged wishes as lines; what a person left of them waits. What stands in a new group that is not asked for is not asked for either. */
async function writeWishes(context: CallContext, how: string, asked: Asked, make: (writing: Writing) => Promise<Wish[]>): Promise<Answered> {
  return writingTogether(context, async (writing, written) => {
    const made = await make(writing)
    if (made.length > MOST_LINES) throw new Refusal(CODES.invalid, `一次最多新建 ${MOST_LINES} 个广告对象，现在有 ${made.length} 个，请少选一些`)
    if (!asked.preview) await lockWishes(writing, made)
    const all = await judged(writing, made.map((wish) => heldToLimits(writing, wish)))
    const named = all.map((wish) => ({ wish, line: JSON.stringify([wish.entity, wish.wanted.title, wish.wanted.says]) }))
      .filter(({ line }) => asked.preview || asked.lines === undefined || asked.lines.includes(line))
    const sound = named.filter(({ wish }) => wish.entity === 'ad_group' && wish.wrong === undefined)
    const groups = new Set(sound.map(({ wish }) => wish.wanted.values['ad_group_id']))
    const lines = named.map(({ wish, line }): Line & { wish: Wish } => {
      const group = wish.wanted.values['ad_group_id']
      const lost = wish.entity !== 'ad_group' && String(group).startsWith(NEW) && !groups.has(group)
      const error = wish.wrong ?? (lost ? '它的广告组没有新建' : undefined)
      return { wish, line, cells: wishCells(wish), ...(error === undefined ? {} : { error }) }
    })
    const ready = lines.flatMap(({ wish, error }) => (error === undefined ? [wish] : []))
    if (!asked.preview && ready.length > 0) await askForWishes(writing, ready, how, written)
    return {
      columns: WISH_COLUMNS, lines: lines.map(({ wish: _wish, ...line }) => line), done: ready.length, refused: lines.length - ready.length, next: NEXT,
    }
  })
}

const NEW = 'new-group-'

/** The groups that a person chose, of these kinds of advertising, within their shops. */
async function groupsOf({ tx, asker }: Writing, rows: readonly { shop_id: string; ad_group_id: string }[], types: readonly string[]): Promise<Place[]> {
  const has = (table: string): string => `exists (select from ${table} k where k.company_id = $1 and k.shop_id = g.shop_id and k.ad_group_id = g.ad_group_id
    and coalesce(k.state, '') <> 'archived')`
  const { rows: found } = await tx.query<Row & Place['values'] & { ad_group_name: string }>(
    `select g.shop_id::text as shop_id, g.ad_type, g.sheet, g.limit_kind, g.ad_format, g.tactic, g.cost_type, g.currency, g.campaign_id, g.campaign_name,
       g.ad_group_id, g.ad_group_name, c.targeting_type, ${has('ad_keyword')} as words, ${has('ad_target')} as targets,
       'archived' in (coalesce(g.state, ''), coalesce(c.state, '')) as closed
     from ad_group g join ad_campaign c on c.company_id = g.company_id and c.shop_id = g.shop_id and c.campaign_id = g.campaign_id
     where g.company_id = $1 and g.ad_type = any($2::text[]) and ($3::text[] is null or g.shop_id::text = any($3::text[]))
       and (g.shop_id::text, g.ad_group_id) in (select * from unnest($4::text[], $5::text[])) order by g.campaign_name, g.ad_group_name`,
    [asker.companyId, types, asker.shopIds, rows.map(({ shop_id: shop }) => shop), rows.map(({ ad_group_id: id }) => id)],
  )
  if (found.length === 0) throw new Refusal(CODES.notFound, '没有这些广告组，或不在您可见的店铺范围内')
  return found.map(({ words, targets, closed, targeting_type: type, ...values }): Place => ({
    values: { ...values, state: 'enabled' }, says: `${values.campaign_name} › ${values.ad_group_name}`, hasWords: words === true, hasTargets: targets === true,
    ...(closed === true ? { closed: '广告组或广告活动已归档' } : type === 'auto' ? { closed: AUTOMATIC } : {}),
  }))
}

const AUTOMATIC = '自动投放的广告组不能加关键词与投放'

async function campaignsOf({ tx, asker }: Writing, rows: readonly { shop_id: string; campaign_id: string }[]): Promise<(Place & { isAuto: boolean })[]> {
  const { rows: found } = await tx.query<Row & Place['values']>(
    `select shop_id::text as shop_id, ad_type, sheet, 'sp' as limit_kind, currency, campaign_id, campaign_name, targeting_type, coalesce(state, '') as is
     from ad_campaign where company_id = $1 and ad_type = 'sp' and ($2::text[] is null or shop_id::text = any($2::text[]))
       and (shop_id::text, campaign_id) in (select * from unnest($3::text[], $4::text[])) order by campaign_name`,
    [asker.companyId, asker.shopIds, rows.map(({ shop_id: shop }) => shop), rows.map(({ campaign_id: id }) => id)],
  )
  if (found.length === 0) throw new Refusal(CODES.notFound, '没有这些 SP 广告活动，或不在您可见的店铺范围内')
  return found.map(({ is, targeting_type: type, ...values }) => ({
    values: { ...values, state: 'enabled' }, says: values.campaign_name, isAuto: type === 'auto', ...(is === 'archived' ? { closed: '广告活动已归档' } : {}),
  }))
}

async function productsOf({ tx, asker }: Writing, ids: readonly string[]): Promise<(Advertised & { shop_id: string })[]> {
  const { rows } = await tx.query<Advertised & { shop_id: string }>(
    `select id::text as id, msku, asin, shop_id::text as shop_id from product where company_id = $1 and id::text = any($2::text[])
       and ($3::text[] is null or shop_id::text = any($3::text[])) order by msku`, [asker.companyId, ids, asker.shopIds],
  )
  return rows
}

const withWrong = (wish: Wish, wrong: string | undefined): Wish => (wrong === undefined || wish.wrong !== undefined ? wish : { ...wish, wrong })

function productWishes({ values, says, closed }: Place, products: readonly (Advertised & { shop_id: string })[]): Wish[] {
  return products.map(({ msku, asin, shop_id: shop }) => withWrong(
    { entity: 'ad_product', wanted: { values: { ...values, msku, asin }, title: msku, label: '广告商品', says } },
    closed === AUTOMATIC ? undefined : (closed ?? (shop === values.shop_id ? undefined : '商品是另一个店铺的')),
  ))
}

/** A group aims at keywords or at products. */
function aimWishes({ values, says, closed, hasWords, hasTargets }: Place, draft: Draft, matches: readonly KeywordMatch[], bid: string | null): Wish[] {
  const words = matches.flatMap((match) => keywordWishes(draft, values, says, match, MATCH_LABELS[match], bid))
  const targets = targetWishes(draft, { ...values, entity_kind: values['ad_type'] === 'sd' ? 'Contextual Targeting' : 'Product Targeting' }, says, '商品投放',
    productAims(draft), bid)
  return [
    ...words.map((wish) => withWrong(wish, closed ?? (hasTargets ? '这个广告组投放商品，不能再加关键词' : undefined))),
    ...targets.map((wish) => withWrong(wish, closed ?? (hasWords ? '这个广告组投放关键词，不能再加商品投放' : undefined))),
  ]
}

interface Aims extends Asked {
  rows: readonly { shop_id: string; ad_group_id: string }[]
  keywords?: string | null; match?: readonly KeywordMatch[]; target_asins?: string | null; target_categories?: string | null; bid?: string
}

function aimsIn(context: CallContext, asked: Aims, types: readonly string[], nothing: string): Promise<Answered> {
  return writeWishes(context, '添加投放', asked, async (writing) => {
    const made = (await groupsOf(writing, asked.rows, types)).flatMap((place) => aimWishes(place, { ...asked, ...place.values } as unknown as Draft,
      asked.match ?? [], asked.bid ?? null))
    if (made.length === 0) throw new Refusal(CODES.invalid, nothing)
    return made
  })
}

const NO_TARGET = '请填写至少一个投放商品或类目'
/** Products for ad groups of Sponsored Products and Display; a product goes to the groups of its own shop. */
export const productCreate = answers('adsSp.productCreate', (context, asked) => writeWishes(context, '添加商品', asked, async (writing) => {
  const products = await productsOf(writing, asked.products)
  return (await groupsOf(writing, asked.rows, ['sp', 'sd'])).flatMap((place) => productWishes(place, products))
}))
/** Products and categories that groups of Sponsored Products aim at. */
export const targetCreate = answers('adsSp.targetCreate', (context, asked) => aimsIn(context, asked, ['sp'], NO_TARGET))
/** The same for Sponsored Brands. */
export const sbAdvertTargetCreate = answers('adsSb.sbAdvertTargetCreate', (context, asked) => aimsIn(context, asked, ['sb'], NO_TARGET))
/** The same by another name. */
export const sbAdvertProductTargetingCreate =
  answers('adsSb.sbAdvertProductTargetingCreate', (context, asked) => aimsIn(context, asked, ['sb'], NO_TARGET))
/** Keywords for groups of Sponsored Brands. */
export const sbAdvertKeywordCreate =
  answers('adsSb.sbAdvertKeywordCreate', (context, asked) => aimsIn(context, asked, ['sb'], '请填写至少一个关键词与匹配类型'))

/** An ad group with its products and aims, in every chosen campaign. @throws Refusal of a name that is not 1 to 255 characters */
export const groupCreate = answers('adsSp.groupCreate', (context, asked) => writeWishes(context, '新建广告组', asked, async (writing) => {
  const products = await productsOf(writing, asked.products)
  const title = asked.ad_group_name.trim()
  if (title === '' || [...title].length > 255) throw new Refusal(CODES.invalid, '广告组的名称要 1 到 255 个字符', { ad_group_name: '1 到 255 个字符' })
  return (await campaignsOf(writing, asked.rows)).flatMap((campaign, at): Wish[] => {
    const { says, closed, isAuto, values: of } = campaign
    const values = { ...of, ad_group_id: `${NEW}${writing.now.getTime()}-${at + 1}`, ad_group_name: title }
    const place: Place = { ...campaign, values, says: `${says} › ${title}`, ...(closed === undefined && isAuto ? { closed: AUTOMATIC } : {}) }
    const draft = { ...asked, ...values } as unknown as Draft
    const group: Wish = {
      entity: 'ad_group',
      wanted: { values: { ...values, default_bid: asked.default_bid }, title, label: '广告组', says: `默认竞价 ${of.currency} ${asked.default_bid}，${says}` },
    }
    const own = products.filter(({ shop_id: shop }) => shop === of.shop_id)
    const alone = own.length === 0 ? '所选商品里没有这个店铺的，广告组要至少一个广告商品' : undefined
    return [withWrong(group, closed ?? alone), ...productWishes(place, own), ...aimWishes(place, draft, asked.match ?? [], null)]
  })
}))
