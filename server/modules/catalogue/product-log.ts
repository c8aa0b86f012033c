/** What of a listing is kept by its day beside its curves (运营日志): price, title and state as people change them here. */
import { CODES, type Row } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import { fieldWords } from '../../kernel/write/audit-words'
import type { WriteRule } from '../../kernel/write/write.rules'
import { insertRow } from '../../kernel/write/write.row'
import type { Written } from '../../kernel/write/written'

/** The field of a listing -> what a line about it is of. */
const LOGGED: Readonly<Record<string, string>> = {
  price: 'price', sale_price: 'price', title: 'listing', asin: 'listing', parent_asin: 'listing', sales_status: 'other',
}

/** A line for each change of a listing that is there already. */
export const productLogRule: WriteRule = async (writing, written) => {
  const { model, asker } = writing
  const log = model.entities['product_log']
  if (!log) return []
  const added: Written[] = []
  for (const { entity, before, after } of written) {
    if (!before || !after) continue
    for (const [field, about] of Object.entries(LOGGED)) {
      if ((before[field] ?? null) === (after[field] ?? null)) continue
      const told = (row: Row): string => fieldWords(model, entity, field, row) || '空'
      const content = `${entity.fields[field]?.label ?? field}：${told(before)} → ${told(after)}`.slice(0, 500)
      const row = { shop_id: after['shop_id'] ?? null, msku: after['msku'] ?? null, log_day: asker.today, about, content, how: 'auto' }
      added.push({ entity: log, action: 'add', after: await insertRow(writing, log, row) })
    }
  }
  return added
}

/** Of a change that waits for Amazon, the field of the listing -> what a line about it is of. */
const ASKED: Readonly<Record<string, string>> = { price: 'price', fbm_qty: 'stock', sale_price: 'price', sale_from: 'price', sale_to: 'price' }

/** A line for each change of a listing that is asked of Amazon, or taken back: on the day on which somebody did so. */
export const askedLogRule: WriteRule = async (writing, written) => {
  const log = writing.model.entities['product_log']
  const added: Written[] = []
  for (const { action, after } of log ? written : []) {
    const about = after?.['target'] === 'product' && ['add', 'edit', 'revoke'].includes(action) ? ASKED[String(after['field'])] : undefined
    if (!after || about === undefined || (action === 'edit' && after['state'] !== 'waiting')) continue
    const told = `${String(after['field_label'])}：${String(after['old_text'])} → ${String(after['new_text'])}（${action === 'revoke' ? '已撤销' : '待提交'}）`
    const named = JSON.parse(String(after['row_key'])) as string[]
    const row = { shop_id: after['shop_id'] ?? null, msku: named[1], log_day: writing.asker.today, about, content: told.slice(0, 500), how: 'auto' }
    added.push({ entity: log!, action: 'add', after: await insertRow(writing, log!, row) })
  }
  return added
}

/** @throws Refusal where a line is about an MSKU that the shop does not have */
export const logOfListing: WriteRule = async ({ tx, asker }, written) => {
  const rows = written.flatMap(({ after }) => (after ? [{ shop_id: after['shop_id'], msku: after['msku'] }] : []))
  const { rows: unknown } = await tx.query<{ msku: string }>(
    `select a.msku from jsonb_to_recordset($2::jsonb) as a (shop_id bigint, msku text)
     where not exists (select from product p where p.company_id = $1 and p.shop_id = a.shop_id and p.msku = a.msku) limit 1`,
    [asker.companyId, JSON.stringify(rows)])
  if (unknown[0]) throw new Refusal(CODES.invalid, `这个店铺没有 MSKU「${unknown[0].msku}」：请核对拼写`, { msku: '店铺里没有这个 MSKU' })
}
