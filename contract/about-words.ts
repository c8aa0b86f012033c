/** What stands beside figures, in words: how far the data goes and what is compared with what. For screens, exports and the assistant alike. Pure. */
import { daysInWords } from './moment-range'
import type { About, Comparing, SummaryLine } from './wire'

export const COMPARING_LABELS: Record<Comparing, string> = { previous: '上期', lastYear: '去年同期' }

/** "2026-11-20（订单商品 2026-11-21、SP推广商品日报 2026-11-20；没有数据：FBA库存快照）"; undefined where nothing is told. */
export function untilInWords({ dataUntil, ends = [] }: Pick<About, 'dataUntil' | 'ends'>): string | undefined {
  if (dataUntil === undefined) return undefined
  if (dataUntil === null) return '暂无数据'
  const dated = ends.filter(({ until }) => until !== null)
  const missing = ends.filter(({ until }) => until === null).map(({ source }) => source)
  const differ = new Set(dated.map(({ until }) => until)).size > 1
  const parts = [
    ...(differ ? [dated.map(({ source, until }) => `${source} ${until}`).join('、')] : []),
    ...(missing.length > 0 ? [`没有数据：${missing.join('、')}`] : []),
  ]
  return parts.length === 0 ? dataUntil : `${dataUntil}（${parts.join('；')}）`
}

/** "11月1–21日，上期 10月1–21日"; undefined where nothing is compared. */
export function comparedInWords({ period, dataUntil }: Pick<About, 'period' | 'dataUntil'>): string | undefined {
  if (!period?.compared || period.compared.length === 0) return undefined
  const to = dataUntil && dataUntil < period.to && dataUntil >= period.from ? dataUntil : period.to
  return [daysInWords(period.from, to), ...period.compared.map((each) => `${COMPARING_LABELS[each.by]} ${daysInWords(each.from, each.to)}`)].join('，')
}

/** "折合 CNY", or "折合 CNY（缺汇率）" where not all of it could be converted. */
export function convertedLabel({ currency, missingRates }: SummaryLine): string {
  return `折合 ${currency ?? '本位币'}${missingRates ? '（缺汇率）' : ''}`
}

/** Why an amount is not converted. */
export function lacksInWords(missingRates: readonly string[]): string {
  return `缺少 ${missingRates.join('、')} 的汇率，不能折算`
}
