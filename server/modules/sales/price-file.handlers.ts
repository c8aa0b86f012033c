/**
 * What waits to be changed of a shop's listings as the file by which Amazon takes prices and stock: Seller Central > 库存 > 批量上传商品 > 价格与数量
 * ("Price and Quantity"). One line a listing with the changed values alone: Amazon leaves as it is what a cell says nothing of. A change is then
 * exported, and done when a list of listings brings its value.
 */
import { Readable } from 'node:stream'
import { dayIn } from '../../../contract/days'
import { trimZeros } from '../../../contract/decimal-text'
import { CODES, type Row } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import type { Download } from '../../kernel/http/handler'
import { AUDITING, PENDING, SENT_STATES } from '../../kernel/read/statement/pending'
import { currencyDigits } from '../../kernel/read/statement/values'
import { writingTogether } from '../../kernel/write/together'
import { lockRow, updateRow, type Writing } from '../../kernel/write/write.row'

const HEAD = ['sku', 'price', 'minimum-seller-allowed-price', 'maximum-seller-allowed-price', 'quantity', 'fulfillment-channel', 'handling-time']
/** The column that takes a field of a listing. */
const COLUMNS: Readonly<Record<string, string>> = { price: 'price', fbm_qty: 'quantity' }
const MOST = 1000

/** A cell of a file whose cells are parted by tabs. */
const cell = (value: string | null | undefined): string => (value ?? '').replace(/[\t\r\n]+/g, ' ')

export const priceFile = answers('trade.priceFile', (context, { ids }) => writingTogether(context, async (writing, written): Promise<Download> => {
  const { model, now } = writing
  const kept = model.entities[PENDING]!
  const sorted = [...new Set(ids)].sort((one, other) => Number(one) - Number(other))
  if (sorted.length === 0 || sorted.length > MOST) throw new Refusal(CODES.invalid, `请选择 1 到 ${MOST} 项待提交的修改`)
  const changes: Row[] = []
  for (const id of sorted) changes.push(readable(await lockRow(writing, kept, { id })))
  if (new Set(changes.map((change) => String(change['shop_id']))).size > 1) {
    throw new Refusal(CODES.invalid, '一份价格与数量文件只能是一个店铺的商品，请按店铺分开选择')
  }
  const file = await linesOf(writing, changes)
  const taken = { state: 'exported', exported_time: now.toISOString(), exported_day: dayIn(context.company.zone, now), unseen: false }
  for (const change of changes) written.push({ entity: kept, action: 'export', before: change, after: await updateRow(writing, kept, change, taken) })
  const { rows: [shop] } = await writing.tx.query<{ name: string }>(
    'select name from shop where company_id = $1 and id = $2::bigint', [writing.asker.companyId, changes[0]?.['shop_id']],
  )
  return {
    name: `价格与数量_${shop?.name ?? ''}_${taken.exported_day.replaceAll('-', '')}.txt`, type: 'text/tab-separated-values; charset=utf-8',
    stream: Readable.from([file]),
  }
}))

/** @throws Refusal where it is no change of a listing, does not wait any more, or says no value that the file could tell */
function readable(change: Row): Row {
  const told = `「${String(change['row_title'] ?? '')}」的${String(change['field_label'])}`
  if (change['target'] !== 'product' || COLUMNS[String(change['field'])] === undefined) throw new Refusal(CODES.invalid, `${told}不能写进价格与数量文件`)
  if (change['state'] === AUDITING) throw new Refusal(CODES.transition, `${told}正在审批，通过后才能导出`)
  if (!SENT_STATES.includes(String(change['state']))) throw new Refusal(CODES.transition, `${told}已不在等待，不能导出`)
  if (change['new_value'] === null || change['new_value'] === '') throw new Refusal(CODES.invalid, `${told}要改成空的，亚马逊的文件不能清空，请撤销或另填一个值`)
  return change
}

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
