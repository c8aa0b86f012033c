/**
 * Receipts and returns once had one line each, and named goods and order by texts. Each becomes a document of one line, in the state in which it
 * stood; the order is found by its number where there is one. Nothing is posted: what they say of the past stays.
 */
import type { Upgrade } from '../../kernel/kept/upgrades'
import type { Tx } from '../../kernel/store/connect'
import { goodsNamedBefore } from '../stock/public'

export const linesOfBefore: Upgrade = {
  name: 'purchase.linesOfBefore',
  entities: ['sku', 'receipt', 'receipt_item', 'purchase_return', 'purchase_return_item', 'purchase_order', 'purchase_order_item'],
  async run(tx) {
    const before = await goodsNamedBefore(tx, ['receipt', 'purchase_return'])
    if (before.includes('receipt')) await receiptsBefore(tx)
    if (before.includes('purchase_return')) await returnsBefore(tx)
    for (const table of before) await tx.query(
      `update ${table} d set order_id = o.id from purchase_order o
       where o.company_id = d.company_id and o.order_no = btrim(d.purchase_no) and d.order_id is null`,
    )
  },
}

async function receiptsBefore(tx: Tx): Promise<void> {
  await tx.query(
    `insert into receipt_item (company_id, receipt_id, sku_id, notice_qty, received_qty, good_qty, bad_qty, bad_reason, currency, doc_no, supplier_id,
       warehouse_id)
     select r.company_id, r.id, s.id, coalesce(was.notice_qty, 0), was.received_qty, was.good_qty, coalesce(was.bad_qty, 0), was.bad_reason, 'CNY',
       r.receipt_no, r.supplier_id, r.warehouse_id
     from receipt r cross join lateral jsonb_to_record(to_jsonb(r))
       as was (sku text, notice_qty integer, received_qty integer, good_qty integer, bad_qty integer, bad_reason text)
     join sku s on s.company_id = r.company_id and s.sku_code = btrim(was.sku)
     where not exists (select from receipt_item i where i.company_id = r.company_id and i.receipt_id = r.id)`,
  )
  await tx.query(
    `update receipt r set receipt_state = case when was.received_qty is null then '0' else '5' end
     from receipt b cross join lateral jsonb_to_record(to_jsonb(b)) as was (received_qty integer, sku text)
     where b.company_id = r.company_id and b.id = r.id and was.sku is not null`,
  )
}

async function returnsBefore(tx: Tx): Promise<void> {
  await tx.query(
    `insert into purchase_return_item (company_id, return_id, sku_id, condition, qty, currency, price, doc_no, supplier_id, warehouse_id)
     select r.company_id, r.id, s.id, part.condition, part.qty, r.currency, was.unit_price, r.doc_no, r.supplier_id, r.warehouse_id
     from purchase_return r cross join lateral jsonb_to_record(to_jsonb(r)) as was (sku text, good_return integer, bad_return integer, unit_price numeric)
     cross join lateral (values ('good', was.good_return), ('bad', was.bad_return)) as part (condition, qty)
     join sku s on s.company_id = r.company_id and s.sku_code = btrim(was.sku)
     where part.qty > 0 and not exists (select from purchase_return_item i where i.company_id = r.company_id and i.return_id = r.id)`,
  )
}
