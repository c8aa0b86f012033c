/**
 * What waits to be changed of a shop's listings as the file by which Amazon takes prices and stock: Seller Central > 库存 > 批量上传商品 > 价格与数量
 * ("Price and Quantity"). One line a listing with the changed values alone: Amazon leaves as it is what a cell says nothing of. A change is then
 * exported, and done when a list of listings brings its value.
 */
import { trimZeros } from '../../../contract/decimal-text'
import type { Row } from '../../../contract/wire'
import { answers } from '../../kernel/http/answers'
import type { Download } from '../../kernel/http/handler'
import { PENDING } from '../../kernel/read/statement/pending'
import { currencyDigits } from '../../kernel/read/statement/values'
import { writingTogether } from '../../kernel/write/together'
import type { Writing } from '../../kernel/write/write.row'
import { cell, lockForFile, takeOut, type ListingFile } from './pending-listings'

const HEAD = ['sku', 'price', 'minimum-seller-allowed-price', 'maximum-seller-allowed-price', 'quantity', 'fulfillment-channel', 'handling-time']
/** The column that takes a field of a listing. */
const COLUMNS: Readonly<Record<string, string>> = { price: 'price', fbm_qty: 'quantity' }
const FILE: ListingFile = { name: '价格与数量', takes: Object.keys(COLUMNS), elsewhere: '：优惠价与优惠期请用「导出优惠价文件」' }

/** One file of chosen changes; they are marked as exported. */
export const priceFile = answers('trade.priceFile', (context, { ids }) => writingTogether(context, async (writing, written): Promise<Download> => {
  const changes = await lockForFile(writing, ids, FILE)
  return takeOut(writing, changes, FILE, written, await linesOf(writing, changes))
}))

/** The text of the file: a line each listing, in the order of their MSKU. */
async function linesOf({ tx, asker, model }: Writing, changes: Row[]): Promise<string> {
  const { rows } = await tx.query<{ msku: string; currency: string; values: Record<string, string> }>(
    `select p.row_key::jsonb ->> 1 as msku, s.currency, jsonb_object_agg(p.field, p.new_value) as values
     from ${PENDING} p join shop s on s.company_id = $1 and s.id = p.shop_id
     where p.company_id = $1 and p.id = any($2::bigint[]) group by 1, 2 order by 1`,
    [asker.companyId, changes.map((change) => change['id'])],
  )
  const lines = rows.map(({ msku, currency, values }) => HEAD.map((column) => {
    const field = Object.keys(COLUMNS).find((each) => COLUMNS[each] === column)
    const value = field && values[field]
    // Yen have no digits after the point, however the amount is kept.
    const told = value && currencyDigits(model, currency) === 0 ? trimZeros(value) : value
    return cell(column === 'sku' ? msku : told)
  }).join('\t'))
  return `${[HEAD.join('\t'), ...lines].join('\r\n')}\r\n`
}
