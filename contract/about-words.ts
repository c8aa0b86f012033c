/** What stands beside figures, in words: how far the data goes and what is compared with what. For screens, exports and the assistant alike. Pure. */
import { ZONE_WORDS } from './format/date'
import { daysInWords } from './moment-range'
import type { About, Comparing, ShopUntil, SummaryLine } from './wire'

/** What a comparison is called beside its figure. */
export const COMPARING_LABELS: Record<Comparing, string> = { previous: '上期', lastYear: '去年同期' }

/** Shops that are named one by one; of the rest it is said how many. */
const MOST_SHOPS = 3

/** "2026-11-20（订单商品 2026-11-21、SP推广商品日报 2026-11-20；没有数据：FBA库存快照；只到更早的店铺：甲-德国 2026-11-20）"; undefined where nothing is told. */
export function untilInWords({ dataUntil, newest, ends = [], shops = [] }: Pick<About, 'dataUntil' | 'newest' | 'ends' | 'shops'>): string | undefined {
  if (dataUntil === undefined) return undefined
  if (dataUntil === null) return newest === undefined ? '暂无数据' : nothingThen(newest)
  const dated = ends.filter(({ until }) => until !== null)
  const missing = ends.filter(({ until }) => until === null).map(({ source }) => source)
  const differ = new Set(dated.map(({ until }) => until)).size > 1
  const parts = [
    ...(differ ? [dated.map(({ source, until }) => `${source} ${until}`).join('、')] : []),
    ...(missing.length > 0 ? [`没有数据：${missing.join('、')}`] : []),
    ...(shops.length > 0 ? [shopsInWords(shops)] : []),
  ]
  return parts.length === 0 ? dataUntil : `${dataUntil}（${parts.join('；')}）`
}

/** What a question says of days that have no data, where others have. */
export function nothingThen(newest: string): string {
  return `所选日期没有数据，最近的数据到 ${newest}`
}

/** "只到更早的店铺：甲-德国 2026-11-10、甲-法国 2026-11-12"; of many: "… 等 7 家". */
function shopsInWords(shops: readonly ShopUntil[]): string {
  const named = shops.slice(0, MOST_SHOPS).map(({ shop, until }) => `${shop} ${until}`).join('、')
  return `只到更早的店铺：${named}${shops.length > MOST_SHOPS ? ` 等 ${shops.length} 家` : ''}`
}

/** "11月1–21日，上期 10月1–21日（数据只到更早的店铺，比到它自己的那一天）"; undefined where nothing is compared. */
export function comparedInWords({ period }: Pick<About, 'period'>): string | undefined {
  if (!period?.compared || period.compared.length === 0) return undefined
  const words =
    [daysInWords(period.from, period.until
      ?? period.to), ...period.compared.map((each) => `${COMPARING_LABELS[each.by]} ${daysInWords(each.from, each.to)}`)].join('，')
  return period.compared.some(({ shopByShop }) => shopByShop) ? `${words}（数据只到更早的店铺，比到它自己的那一天）` : words
}

/** The server answers a zone's name of ours, or words of its own. */
function zoneWords(zone: string): string {
  return Object.entries(ZONE_WORDS).find(([name]) => name === zone)?.[1] ?? zone
}

/** What the figures of a list mean, part by part: by which day they count, by whose clock, how far they go and what they are compared with. */
export function meaningInWords(basis: string | undefined, about: About | undefined): string[] {
  const said = about?.basis ?? basis
  const until = about && untilInWords(about)
  const compared = about && comparedInWords(about)
  return [
    said ? `口径：${said}` : '',
    about?.zone ? `时区：${zoneWords(about.zone)}` : '',
    until === undefined ? '' : `数据截至：${until}`,
    compared === undefined ? '' : `对比：${compared}`,
  ].filter(Boolean)
}

/** Missing rates that are named; of the rest it is said how many. */
const MOST_RATES = 3

/** "缺汇率：2026-10 USD、2026-10 GBP，这些金额没有折算"; of many: "… 等 7 项"; '' where none is missing. */
export function ratesInWords({ missingRates = [] }: Pick<About, 'missingRates'>): string {
  if (missingRates.length === 0) return ''
  return `缺汇率：${missingRates.slice(0, MOST_RATES).join('、')}${missingRates.length > MOST_RATES ? ` 等 ${missingRates.length} 项` : ''}，这些金额没有折算`
}

/** "折合 CNY", or "折合 CNY（缺汇率）" where not all of it could be converted. */
export function convertedLabel({ currency, missingRates }: SummaryLine): string {
  return `折合 ${currency ?? '本位币'}${missingRates ? '（缺汇率）' : ''}`
}

/** "合计折合 CNY": it is the whole of what is no amount as well, beside lines that tell it currency by currency. Short, for it stands in a narrow column. */
export function convertedTotalLabel(line: SummaryLine): string {
  return `合计${convertedLabel(line)}`
}

/** The total of rows that have no currency, beside those of others: by itself 合计 would read as that of all. */
export const NO_CURRENCY_TOTAL = '合计（无币种）'

/** Why an amount is not converted. */
export function lacksInWords(missingRates: readonly string[]): string {
  return `缺少 ${missingRates.join('、')} 的汇率，不能折算`
}
