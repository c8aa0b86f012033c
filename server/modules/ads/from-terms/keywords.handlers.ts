/** Search terms that sell become keywords: of the manual ad groups that they came from, or of one that a person chose. */
import type { Model } from '../../../../contract/model'
import { answers } from '../../../kernel/http/answers'
import { own } from '../../../kernel/asker/own'
import { readForm } from '../../../kernel/write/write.values'
import type { Writing } from '../../../kernel/write/write.row'
import { isAsin, keywordText, MATCH_LABELS, wrongKeyword, type KeywordMatch } from './keyword-rules'
import { closedPlace, type TermSource } from './term-sources'
import { moneyWords } from './money-words'
import { aimedTerms, NOWHERE } from './places'
import { writeLines, type WantedLine } from './write-lines'

const COLUMNS = [
  { name: 'text', label: '关键词' }, { name: 'match', label: '匹配类型', short: true }, { name: 'campaign', label: '广告活动' },
  { name: 'group', label: '广告组' },
  { name: 'bid', label: '竞价', figure: true }, { name: 'orders', label: '订单', figure: true }, { name: 'spend', label: '花费', figure: true },
]
const IN_THE_WAY = { there: '这个广告组已有这个关键词', waits: '已在待提交，不用再加' }

/** Shown first, then asked for; `offers`: the ad groups that the keywords may go to instead. */
export const keywordCreate = answers('adsSp.keywordCreate', async (context, asked) => {
  let offers: { value: string; label: string }[] = []
  const answer = await writeLines(context, 'ad_keyword', asked, async (writing) => {
    const aimed = await aimedTerms(writing, asked, true)
    offers = aimed.offers
    return keywordLines(writing, aimed.sources, asked.match, asked.bid)
  }, IN_THE_WAY)
  return { columns: COLUMNS, offers: { target: offers }, ...answer }
})

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
  if (place.campaign_name === '-') return NOWHERE
  return closedPlace(place, true) ?? (place.targeting_type === 'manual' ? undefined : '自动投放的广告组不能加关键词，请选择目标广告组')
}
