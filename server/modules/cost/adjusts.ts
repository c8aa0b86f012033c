/** A batch's cost put right by hand: the difference from what is said of it is a line of its own. */
import { compareText, negatedText, roundText, sumText, timesText } from '../../../contract/decimal-text'
import type { WriteRule } from '../../kernel/write/write.rules'
import { refuse, type Posting } from '../stock/public'
import { booksOf, lockCost } from './books'
import { addLines, rateOf, reverseLines, type CostKind } from './lines'
import { settle } from './prices'

const causeOf = ({ id, adjust_no: no }: { [field: string]: unknown }) => ({ kind: 'cost_adjust', id: String(id), no: no == null ? null : String(no) })

/** @throws Refusal of a batch that holds nothing, of what changes nothing, and of a currency without a rate */
export const adjustRule: WriteRule = async (writing, written) => {
  const changed = new Set<string>()
  for (const { before, after } of written) {
    if (before && !after) {
      await lockCost(writing, [String(before['sku_id'])])
      for (const id of await reverseLines(writing, await booksOf(writing), { cause: causeOf(before) })) changed.add(id)
    }
    if (!before && after) changed.add(await adjust(writing, after))
  }
  await settle(writing, [...changed])
}

async function adjust(posting: Posting, row: { [field: string]: unknown }): Promise<string> {
  const { tx, asker } = posting
  const [layerId, kind] = [String(row['layer_id']), row['kind'] as CostKind]
  const { rows } = await tx.query<{ sku: string; day: string; qty: number }>(
    'select sku_id::text as sku, in_day::text as day, in_qty as qty from cost_layer where company_id = $1 and id = $2::bigint', [asker.companyId, layerId],
  )
  const [layer] = rows
  if (!layer || layer.qty === 0) refuse('这个批次已经冲回，不能调整成本', { layer_id: '已冲回' })
  await lockCost(posting, [layer.sku])
  const books = await booksOf(posting)
  const rate = await rateOf(posting, books, String(row['currency']), layer.day)
  if (rate === null) refuse(`缺少 ${layer.day.slice(0, 7)} 的 ${String(row['currency'])} 汇率，请先在「我的汇率」填写`, { currency: '缺少汇率' })
  const wanted = roundText(timesText(timesText(String(row['unit_cost']), String(layer.qty)), rate), books.digits) ?? '0'
  const { rows: said } = await tx.query<{ amount: string; count: number }>(
    `select coalesce(sum(base_amount), 0)::text as amount, count(*)::int as count from cost_line where company_id = $1 and layer_id = $2::bigint and kind = $3`,
    [asker.companyId, layerId, kind],
  )
  const amount = sumText([wanted, negatedText(said[0]!.amount)])
  if (compareText(amount, '0') === 0 && said[0]!.count > 0) refuse('新的成本与现在的相同，没有要调整的', { unit_cost: '与现在的相同' })
  await tx.query('update cost_adjust set sku_id = $3::bigint where company_id = $1 and id = $2::bigint', [asker.companyId, row['id'], layer.sku])
  await addLines(posting, books, [{
    layerId, kind, basis: 'bill', amount, base: amount, currency: books.currency, day: layer.day, cause: causeOf(row), remark: String(row['reason'] ?? ''),
  }])
  return layerId
}
