/**
 * Receipts and returns once had one line each, and named goods and order by texts. Each becomes a document of one line, in the state in which it
 * stood; the order is found by its number where there is one. Nothing is posted: what they say of the past stays.
 */
import type { Upgrade } from '../../kernel/kept/upgrades'
import type { Tx } from '../../kernel/store/connect'
import { goodsNamedBefore } from '../stock/public'

/** Once: receipts and returns of one line each become documents with lines. */
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

/**
 * Returns of before exchanges were told do not say what has replaced them: those receipts of their order lines came as anything else, priced and owed,
 * and stay so. What was put in after they had gone counts as their replacement, the oldest return first, as it would now; so what comes next is taken
 * for an exchange only as far as they still wait.
 */
export const swapsOfBefore: Upgrade = {
  name: 'purchase.swapsOfBefore',
  entities: ['receipt_item', 'purchase_return_item', 'purchase_swap', 'stock_entry'],
  async run(tx) {
    const posted = (kind: string, id: string): string => `(select max(e.id) from stock_entry e where e.company_id = d.company_id and e.doc_kind = '${kind}'
      and e.doc_id = d.${id}::text and e.reverses_id is null)`
    await tx.query(
      `with back as materialized (
         select d.*, ${posted('purchase_return', 'return_id')} as posted,
           sum(d.back_qty) over (partition by d.company_id, d.order_item_id order by d.done_day, d.id) - d.back_qty as before
         from purchase_return_item d where d.back_qty > 0 and d.swapped_qty is null
       ), came as materialized (
         select d.*, ${posted('receipt', 'receipt_id')} as posted from receipt_item d
         where d.in_qty > 0 and d.swap_qty is null and exists (select from back b where b.company_id = d.company_id and b.order_item_id = d.order_item_id)
       ), counted as (
         select c.*, sum(c.in_qty) over (partition by c.company_id, c.order_item_id order by c.done_day, c.id) - c.in_qty as before
         from came c where (select bool_or(c.done_day >= b.done_day and c.posted > b.posted) from back b
           where b.company_id = c.company_id and b.order_item_id = c.order_item_id)
       )
       insert into purchase_swap (company_id, receipt_id, receipt_item_id, return_id, return_item_id, sku_id, from_qty, qty)
       select b.company_id, c.receipt_id, c.id, b.return_id, b.id, b.sku_id, greatest(b.before, c.before) - b.before,
         least(b.before + b.back_qty, c.before + c.in_qty) - greatest(b.before, c.before)
       from back b join counted c on c.company_id = b.company_id and c.order_item_id = b.order_item_id
         and c.before < b.before + b.back_qty and b.before < c.before + c.in_qty and c.done_day >= b.done_day and c.posted > b.posted
       order by b.id, c.id`,
    )
    await tx.query(
      `update purchase_return_item b set swapped_qty = coalesce((select sum(s.qty) from purchase_swap s
         where s.company_id = b.company_id and s.return_item_id = b.id), 0) where b.back_qty > 0 and b.swapped_qty is null`,
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
