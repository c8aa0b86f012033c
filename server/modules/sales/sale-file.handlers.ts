/**
 * Sale prices and their days as the file by which Amazon takes them: the offer template of Seller Central ("Listing Loader", TemplateType=Offer),
 * for the price and quantity file has no column of them. A line tells price, start and end of a listing together, by PartialUpdate, so that Amazon
 * leaves all else as it is. No report brings a sale price back: people say when they have seen it in Seller Central, and the listing then has it.
 */
import { trimZeros } from '../../../contract/decimal-text'
import { CODES, type Row } from '../../../contract/wire'
import { HttpRefusal, Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import type { Download } from '../../kernel/http/handler'
import { PENDING, SENT_STATES, valueOfText } from '../../kernel/read/statement/pending'
import { currencyDigits } from '../../kernel/read/statement/values'
import { writingTogether } from '../../kernel/write/together'
import { lockRow, updateRow, type Writing } from '../../kernel/write/write.row'
import { mayWrite, notTheirs } from '../../kernel/write/write.values'
import { cell, inOrder, lockEach, lockForFile, takeOut, type ListingFile } from './pending-listings'

const HEAD = [
  'sku', 'price', 'quantity', 'product-id', 'product-id-type', 'condition-type', 'condition-note', 'ASIN-hint', 'title', 'product-tax-code',
  'operation-type', 'sale-price', 'sale-start-date', 'sale-end-date', 'leadtime-to-ship', 'launch-date', 'is-giftwrap-available',
  'is-gift-message-available', 'fulfillment-center-id',
]
/** The column that takes a field of a listing. */
const COLUMNS: Readonly<Record<string, string>> = { sale_price: 'sale-price', sale_from: 'sale-start-date', sale_to: 'sale-end-date' }
const FIELDS = Object.keys(COLUMNS)
const FILE: ListingFile = { name: '优惠价', takes: FIELDS, elsewhere: '：售价与库存请用「导出价格与数量文件」' }

/** One file of chosen sale prices, with their days. */
export const saleFile = answers('trade.saleFile', (context, { ids }) => writingTogether(context, async (writing, written): Promise<Download> => {
  const chosen = await lockForFile(writing, ids, FILE)
  // Price, start and end go out together, whichever of them were chosen.
  const changes = await lockForFile(writing, await besides(writing, chosen, SENT_STATES), FILE)
  return takeOut(writing, changes, FILE, written, await linesOf(writing, changes))
}))

/** All changes of sale prices, in these states, of the listings that the changes are of. */
async function besides({ tx, asker }: Writing, changes: readonly Row[], states: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select id::text from ${PENDING} where company_id = $1 and target = 'product' and row_key = any($2::text[]) and field = any($3::text[])
       and state = any($4::text[]) order by id`,
    [asker.companyId, changes.map((change) => change['row_key']), FIELDS, states],
  )
  return rows.map(({ id }) => id)
}

/** The text of the file; what does not change is told as it stands. @throws Refusal where a listing would be told without price, start or end */
async function linesOf({ tx, asker, model }: Writing, changes: readonly Row[]): Promise<string> {
  const { rows } = await tx.query<{ msku: string; currency: string; values: Record<string, string | null> }>(
    `select p.msku, s.currency, jsonb_build_object('sale_price', p.sale_price::text, 'sale_from', p.sale_from::text, 'sale_to', p.sale_to::text)
       || jsonb_object_agg(c.field, c.new_value) as values
     from ${PENDING} c join product p on p.company_id = $1 and p.shop_id = c.shop_id and p.msku = c.row_key::jsonb ->> 1
     join shop s on s.company_id = $1 and s.id = c.shop_id
     where c.company_id = $1 and c.id = any($2::bigint[]) group by p.id, p.msku, p.sale_price, p.sale_from, p.sale_to, s.currency order by p.msku`,
    [asker.companyId, changes.map((change) => change['id'])],
  )
  const lines = rows.map(({ msku, currency, values }) => {
    if (FIELDS.some((field) => !values[field])) throw new Refusal(CODES.invalid, `「${msku}」的优惠价、优惠开始与优惠结束要填全，才能导出`)
    return HEAD.map((column) => {
      const field = FIELDS.find((each) => COLUMNS[each] === column)
      const value = field && values[field]
      const told = value && field === 'sale_price' && currencyDigits(model, currency) === 0 ? trimZeros(value) : value
      return cell(column === 'sku' ? msku : column === 'operation-type' ? 'PartialUpdate' : told)
    }).join('\t')
  })
  return `${['TemplateType=Offer\tVersion=1.4', HEAD.join('\t'), ...lines].join('\r\n')}\r\n`
}

/** Sale prices that somebody has seen in Seller Central: the listing has them from now on. */
export const saleTaken = answers('trade.saleTaken', (context, { ids }) => writingTogether(context, async (writing, written) => {
  const { model, now, asker } = writing
  const [kept, product] = [model.entities[PENDING]!, model.entities['product']!]
  const sorted = inOrder(ids, '已导出的优惠价')
  const right = product.fields['sale_price']!
  if (!mayWrite(right, asker)) throw new HttpRefusal(403, notTheirs(model, right, asker))
  const chosen = await lockEach(writing, sorted)
  const wrong = chosen.find((change) => change['target'] !== 'product' || !FIELDS.includes(String(change['field'])) || change['state'] !== 'exported')
  if (wrong) {
    throw new Refusal(CODES.transition, `「${String(wrong['row_title'] ?? '')}」的${String(wrong['field_label'])}不是已导出的优惠价，不能标为已生效`)
  }
  const changes = await lockEach(writing, await besides(writing, chosen, ['exported']))
  for (const key of new Set(changes.map((change) => String(change['row_key'])))) {
    const own = changes.filter((change) => change['row_key'] === key)
    const before = await listingOf(writing, key)
    const values = Object.fromEntries(own.map((change) => {
      const field = product.fields[String(change['field'])]!
      return [field.name, valueOfText(field, change['new_value'] as string | null)]
    }))
    if (before) written.push({ entity: product, action: 'edit', before, after: await updateRow(writing, product, before, values) })
  }
  for (const change of changes) {
    const after = await updateRow(writing, kept, change, { state: 'done', done_time: now.toISOString() })
    written.push({ entity: kept, action: 'done', before: change, after })
  }
  return { done: changes.length }
}))

/** The listing of a change, locked; undefined where it is gone. */
async function listingOf(writing: Writing, rowKey: string): Promise<Row | undefined> {
  const [shop, msku] = JSON.parse(rowKey) as string[]
  const { rows: [found] } = await writing.tx.query<{ id: string }>(
    'select id::text from product where company_id = $1 and shop_id = $2::bigint and msku = $3', [writing.asker.companyId, shop, msku],
  )
  return found && lockRow(writing, writing.model.entities['product']!, { id: found.id })
}
