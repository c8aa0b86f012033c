/**
 * What an invoice or a customs declaration begins with when it is made for a batch: its goods and counts, the shipping
 * warehouse, and for every product what the company declared last time. Nothing is written.
 */
import type { Row } from '../../../../contract/wire'
import { answers } from '../../../kernel/http/answers'
import { inBatch, lockBatch, rowsOfBatch, type Work } from './batch.rows'

/** Fields of the last document's row that stay the same from one to the next. */
const INVOICE = [
  'seller_name', 'seller_address', 'seller_country', 'seller_contact', 'seller_phone', 'buyer_name', 'buyer_address', 'buyer_country',
  'buyer_contact', 'buyer_phone', 'buyer_tax_no', 'trade_term', 'origin', 'pay_term',
]
const DECLARE = [
  'declare_company', 'company_code', 'consignee', 'producer', 'port', 'trade_mode', 'levy_kind', 'trade_country', 'dest_country', 'dest_port',
  'leave_port', 'package_kind', 'trade_term', 'fee_currency',
]

/** The newest row of an entity for the same shop. */
async function lastOf({ writing: { tx, asker } }: Work, table: 'ship_invoice' | 'customs_declare', shopId: unknown): Promise<Row> {
  const { rows } = await tx.query<Row>(
    `select * from ${table} where company_id = $1 and shop_id = $2::bigint order by id desc limit 1`, [asker.companyId, shopId],
  )
  return rows[0] ?? {}
}

/** What was declared last for a product of this name. */
async function declaredOf({ writing: { tx, asker } }: Work, table: 'ship_invoice_item' | 'customs_declare_item', field: string, name: unknown): Promise<Row> {
  const { rows } = await tx.query<Row>(`select * from ${table} where company_id = $1 and ${field} = $2 order by id desc limit 1`, [asker.companyId, name])
  return rows[0] ?? {}
}

const some = (row: Row, fields: readonly string[]): Row => Object.fromEntries(
  fields.flatMap((field) => (row[field] === null || row[field] === undefined ? [] : [[field, row[field]]])),
)

interface Goods { name: string; quantity: number }

/** The batch's goods by their name: several MSKU of one product are declared together. */
function goodsOf(items: readonly Row[]): Goods[] {
  const found = new Map<string, number>()
  for (const item of items) {
    const name = String(item['product_name'] ?? item['msku'])
    found.set(name, (found.get(name) ?? 0) + (Number(item['packed_qty'] ?? 0) || Number(item['plan_qty'])))
  }
  return [...found].map(([name, quantity]) => ({ name, quantity }))
}

async function measured(work: Work, batch: Row): Promise<{ boxes: Row[]; gross: number }> {
  const boxes = await rowsOfBatch(work, 'ship_box', batch['id'])
  return { boxes, gross: boxes.reduce((sum, box) => sum + Number(box['weight'] ?? 0), 0) }
}

/** Fields of an invoice and its items. */
export const invoiceDraft = answers('delivery.invoiceDraft', (context, { batch_id: id }) => inBatch(context, async (work) => {
  const batch = await lockBatch(work, id)
  const { boxes } = await measured(work, batch)
  const items: Row[] = []
  for (const { name, quantity } of goodsOf(await rowsOfBatch(work, 'ship_batch_item', id))) {
    items.push(
      {
        declare_cn: name, quantity,
        ...some(
          await declaredOf(work, 'ship_invoice_item', 'declare_cn', name),
          ['declare_en', 'hs_code', 'material', 'origin', 'unit', 'currency', 'unit_price'],
        )
      },
    )
  }
  const row = {
    ...some(await lastOf(work, 'ship_invoice', batch['shop_id']), INVOICE), batch_id: id, shop_id: String(batch['shop_id']),
    invoice_day: work.writing.asker.today, transport_mode: batch['transport_mode'], ...(boxes.length > 0 ? { box_count: boxes.length } : {}), items,
  }
  return { row }
}))

/** Fields of a customs declaration and its items. */
export const declareDraft = answers('delivery.declareDraft', (context, { batch_id: id }) => inBatch(context, async (work) => {
  const batch = await lockBatch(work, id)
  const { boxes, gross } = await measured(work, batch)
  const last = await lastOf(work, 'customs_declare', batch['shop_id'])
  const items: Row[] = []
  for (const { name, quantity } of goodsOf(await rowsOfBatch(work, 'ship_batch_item', id))) {
    items.push(
      {
        product_name: name, quantity, dest_country: last['dest_country'] ?? null,
        ...some(
          await declaredOf(work, 'customs_declare_item', 'product_name', name),
          ['hs_code', 'declare_elements', 'unit', 'currency', 'unit_price', 'origin', 'dest_country', 'source_place', 'exempt'],
        )
      },
    )
  }
  const row = {
    ...some(last, DECLARE), batch_id: id, shop_id: String(batch['shop_id']), declare_day: work.writing.asker.today,
    transport_mode: batch['transport_mode'], contract_no: batch['batch_no'], marks: batch['shipment_id'] ?? null,
    ...(boxes.length > 0 ? { box_count: boxes.length } : {}), ...(gross > 0 ? { gross_weight_kg: gross.toFixed(2) } : {}), items,
  }
  return { row }
}))
