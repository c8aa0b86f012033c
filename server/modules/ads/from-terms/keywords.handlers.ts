/** Search terms that sell become keywords: of the manual ad groups that they came from, or of one that a person chose. */
import type { Model } from '../../../../contract/model'
import { answers } from '../../../kernel/http/answers'
import { own } from '../../../kernel/asker/own'
import { readForm } from '../../../kernel/write/write.values'
import type { Writing } from '../../../kernel/write/write.row'
import { isAsin, keywordText, MATCH_LABELS, wrongKeyword, type KeywordMatch } from './keyword-rules'
import { closedPlace, sourcesOf, type TermSource } from './term-sources'
import { moneyWords } from './money-words'
import { writeLines, type WantedLine } from './write-lines'

const COLUMNS = [
  { name: 'text', label: '关键词' }, { name: 'match', label: '匹配类型', short: true }, { name: 'campaign', label: '广告活动' }, { name: 'group', label: '广告组' },
  { name: 'bid', label: '竞价', figure: true }, { name: 'orders', label: '订单', figure: true }, { name: 'spend', label: '花费', figure: true },
]
const IN_THE_WAY = { there: '这个广告组已有这个关键词', waits: '已在待提交，不用再加' }
const MOST_GROUPS = 500

export const keywordCreate = answers('adsSp.keywordCreate', async (context, asked) => {
  let offers: { value: string; label: string }[] = []
  const answer = await writeLines(context, 'ad_keyword', asked, async (writing) => {
    const groups = await groupsFor(writing, [...new Set(asked.rows.map(({ shop_id: shop }) => shop))])
    offers = groups.map(({ value, label }) => ({ value, label }))
    const chosen = groups.find(({ value }) => value === asked.target)
    const told = await sourcesOf(writing, asked.rows, asked.period)
    const sources = [...told, ...neverBought(asked.rows, told)]
    return keywordLines(writing, asked.target === undefined ? sources : moved(sources, chosen), asked.match, asked.bid)
  }, IN_THE_WAY)
  return { columns: COLUMNS, offers: { target: offers }, ...answer }
})

interface Group { value: string; label: string; source: Omit<TermSource, 'term' | 'clicks' | 'orders' | 'spend'> }

/** Ad groups that may take keywords, of manual campaigns that are not archived, in the order of their names. */
async function groupsFor({ tx, asker }: Writing, shops: string[]): Promise<Group[]> {
  const { rows } = await tx.query<Group['source'] & { shop: string }>(
    `select g.shop_id::text as shop_id, g.ad_group_id, g.ad_group_name, g.state as ad_group_state, g.default_bid::text as default_bid, g.currency,
       c.campaign_id, c.campaign_name, c.state as campaign_state, c.targeting_type, s.name as shop
     from ad_group g join ad_campaign c on c.company_id = g.company_id and c.shop_id = g.shop_id and c.campaign_id = g.campaign_id
     join shop s on s.company_id = g.company_id and s.id = g.shop_id
     where g.company_id = $1 and g.ad_type = 'sp' and g.shop_id::text = any($2::text[]) and ($3::text[] is null or g.shop_id::text = any($3::text[]))
       and c.targeting_type = 'manual' and coalesce(c.state, '') <> 'archived' and coalesce(g.state, '') <> 'archived'
     order by c.campaign_name, g.ad_group_name limit ${MOST_GROUPS}`,
    [asker.companyId, shops, asker.shopIds],
  )
  return rows.map(({ shop, ...source }) => ({
    value: `${source.shop_id}:${source.ad_group_id}`, label: `${shops.length > 1 ? `${shop} ` : ''}${source.campaign_name} › ${source.ad_group_name}`, source,
  }))
}

/** Words that no advertisement was found by (of a person's own list): they come from no group, and go where a person says. */
function neverBought(asked: readonly { shop_id: string; term: string }[], told: readonly TermSource[]): TermSource[] {
  const known = new Set(told.map(({ shop_id: shop, term }) => `${shop} ${term}`))
  return asked.filter(({ shop_id: shop, term }) => !known.has(`${shop} ${term}`)).map(({ shop_id: shop, term }) => ({
    shop_id: shop, term, campaign_name: '-', ad_group_name: '-', currency: '', clicks: 0, orders: 0, spend: '0', campaign_id: null, campaign_state: null,
    targeting_type: null, ad_group_id: null, ad_group_state: null, default_bid: null,
  }))
}

/** The terms in the chosen group; those of other shops, or of a group that may not take them, are led nowhere. */
function moved(sources: TermSource[], chosen: Group | undefined): TermSource[] {
  const nowhere = { campaign_id: null, ad_group_id: null, campaign_name: '-', ad_group_name: '-', targeting_type: null }
  return sources.map((one) => (chosen?.source.shop_id === one.shop_id ? { ...one, ...chosen.source } : { ...one, ...nowhere }))
}

/** A line for each term, match and group. Groups that take no keywords are told only where a term came from no other. */
function keywordLines({ model }: Writing, sources: readonly TermSource[], matches: readonly KeywordMatch[], bid: string | undefined): WantedLine[] {
  const entity = own(model.entities, 'ad_keyword')
  const terms = new Set(sources.map(termOf))
  return [...terms].flatMap((term) => {
    const all = sources.filter((one) => termOf(one) === term)
    const manual = all.filter(({ targeting_type: type }) => type === 'manual')
    const places = manual.length > 0 ? manual : all.slice(0, 1)
    return places.flatMap((place) => matches.map((match): WantedLine => {
      const of = all.filter((one) => one.campaign_name === place.campaign_name && one.ad_group_name === place.ad_group_name)
      const text = keywordText(place.term)
      const judged = bid === undefined || !entity ? undefined
        : readForm(
          model, Object.values(entity.fields).filter(({ name }) => name === 'bid'), { bid }, false, { currency: place.currency, limit_kind: 'sp' },
        ).errors['bid']
      const cells = {
        text, match: MATCH_LABELS[match], campaign: place.campaign_name, group: place.ad_group_name,
        bid: wordsOfBid(model, place, bid),
        orders: String(of.reduce((sum, { orders }) => sum + orders, 0)), spend: moneyWords(model, place.currency, of.map(({ spend }) => spend)),
      }
      const line = JSON.stringify([place.shop_id, text.toLowerCase(), match, place.campaign_name, place.ad_group_name])
      const error = wrongPlace(place) ?? wrongKeyword(text, match) ?? judged
      if (error !== undefined) return { line, cells, error }
      return {
        line, cells,
        row: {
          values: {
            shop_id: place.shop_id, keyword_text: text, match_type: match, campaign_id: place.campaign_id, campaign_name: place.campaign_name,
            ad_group_id: place.ad_group_id, ad_group_name: place.ad_group_name, state: 'enabled', currency: place.currency, bid: bid ?? null,
          },
          title: text, label: '关键词',
          says: `${MATCH_LABELS[match]}，${place.campaign_name} › ${place.ad_group_name}${bid === undefined ? '' : `，竞价 ${cells.bid}`}`,
        },
      }
    }))
  })
}

/** The bid that it will have: what was entered, or what its group gives by default. */
function wordsOfBid(model: Model, { currency, default_bid: own }: TermSource, bid: string | undefined): string {
  return (bid ?? own) === null ? '-' : moneyWords(model, currency, [bid ?? own ?? '0'])
}

function termOf({ shop_id: shop, term }: TermSource): string {
  return JSON.stringify([shop, keywordText(term).toLowerCase()])
}

function wrongPlace(place: TermSource): string | undefined {
  if (isAsin(place.term)) return '这是一个 ASIN，不能作为关键词'
  if (place.campaign_name === '-') return '请选择这个店铺的一个目标广告组'
  return closedPlace(place, true) ?? (place.targeting_type === 'manual' ? undefined : '自动投放的广告组不能加关键词，请选择目标广告组')
}
