/** Search terms that waste money become negatives of the campaigns or ad groups that paid for them; a term that is an ASIN becomes a negative product. */
import type { Model } from '../../../../contract/model'
import { answers } from '../../../kernel/http/answers'
import { asinExpression, isAsin, keywordText, wrongKeyword, type NegativeMatch } from './keyword-rules'
import { moneyWords } from './money-words'
import { aimedTerms, NOWHERE } from './places'
import { closedPlace, type TermSource } from './term-sources'
import { writeLines, type WantedLine } from './write-lines'

const COLUMNS = [
  { name: 'text', label: '否定内容' }, { name: 'kind', label: '类型', short: true }, { name: 'campaign', label: '广告活动' },
  { name: 'group', label: '广告组' },
  { name: 'clicks', label: '点击', figure: true }, { name: 'spend', label: '花费', figure: true }, { name: 'orders', label: '订单', figure: true },
]
const KINDS: Record<NegativeMatch | 'negativeAsin', string> = { negativeExact: '否定精确', negativePhrase: '否定词组', negativeAsin: '否定商品' }
const IN_THE_WAY = { there: '已经有这条否定', waits: '已在待提交，不用再加' }

/** Shown first, then asked for; the column of the ad group is left out where no line has one. */
export const negativeKeywordCreate = answers('adsSp.negativeKeywordCreate', async (context, asked) => {
  let offers: { value: string; label: string }[] = []
  const answer = await writeLines(context, 'ad_negative', asked, async (writing) => {
    const aimed = await aimedTerms(writing, asked, false)
    offers = aimed.offers
    return negativeLines(writing.model, aimed.sources, asked.match, asked.level)
  }, IN_THE_WAY)
  const columns = COLUMNS.filter(({ name }) => name !== 'group' || answer.lines.some(({ cells }) => cells['group'] !== undefined))
  return { columns, offers: { target: offers }, ...answer }
})

type Level = 'campaign' | 'group'

/** A line for each campaign or group that paid; what a report tells of several groups of one campaign is added up there. */
function negativeLines(model: Model, sources: readonly TermSource[], match: NegativeMatch, level: Level): WantedLine[] {
  const lines = new Map<string, TermSource[]>()
  for (const source of sources) {
    // A product is negated in a group: bulk sheets know no other place.
    const place = level === 'group' || isAsin(source.term) ? source.ad_group_name : ''
    const line = JSON.stringify([source.shop_id, keywordText(source.term).toLowerCase(), source.campaign_name, place])
    lines.set(line, [...(lines.get(line) ?? []), source])
  }
  return [...lines].map(([line, of]) => lineOf(model, line, of, match, level))
}

function lineOf(model: Model, line: string, of: TermSource[], match: NegativeMatch, level: Level): WantedLine {
  const source = of[0]!
  const product = isAsin(source.term)
  const inGroup = product || level === 'group'
  const kind = product ? 'negativeAsin' : match
  const text = product ? asinExpression(source.term) : keywordText(source.term)
  const sum = (pick: (one: TermSource) => number): number => of.reduce((total, one) => total + pick(one), 0)
  const cells = {
    text, kind: KINDS[kind], campaign: source.campaign_name, ...(inGroup ? { group: source.ad_group_name } : {}),
    clicks: String(sum(({ clicks }) => clicks)), spend: moneyWords(model, source.currency, of.map(({ spend }) => spend)),
    orders: String(sum(({ orders }) => orders)),
  }
  const error = (source.campaign_name === '-' ? NOWHERE : closedPlace(source, inGroup)) ?? (product ? undefined : wrongKeyword(text, match))
  if (error !== undefined) return { line, cells, error }
  const entityKind = product ? 'Negative Product Targeting' : inGroup ? 'Negative Keyword' : 'Campaign Negative Keyword'
  return {
    line, cells,
    row: {
      values: {
        shop_id: source.shop_id, entity_kind: entityKind, negative_text: text, negative_match: kind, neg_level: inGroup ? 'group' : 'campaign',
        campaign_id: source.campaign_id, campaign_name: source.campaign_name,
        ...(inGroup ? { ad_group_id: source.ad_group_id, ad_group_name: source.ad_group_name } : {}), state: 'enabled',
      },
      title: text, label: product ? '否定商品' : inGroup ? '否定关键词' : '广告活动否定关键词',
      says: `${KINDS[kind]}，${source.campaign_name}${inGroup ? ` › ${source.ad_group_name}` : ''}`,
    },
  }
}
