/**
 * Processing once named goods by texts, plans counted by hand what was made, and checks named their order by its number. Each text becomes a SKU, what
 * was made stays on the plan, and a check of no order is given one, ended as it was.
 */
import type { Upgrade } from '../../kernel/kept/upgrades'
import type { Tx } from '../../kernel/store/connect'
import { goodsFoundByCode, goodsNamedBefore } from '../stock/public'

const NAMING = ['process_order', 'process_plan', 'process_qc']

/** Once: goods, quantities and parts of orders and plans that named them by text. */
export const processingOfBefore: Upgrade = {
  name: 'processing.processingOfBefore',
  entities: ['sku', 'process_order', 'process_item', 'process_plan', 'process_qc'],
  async run(tx) {
    const before = await goodsNamedBefore(tx, NAMING)
    for (const table of before) await goodsFoundByCode(tx, table)
    if (before.includes('process_order')) await tx.query(
      `update process_order o set remark = left(concat_ws('；', nullif(o.remark, ''), '原料：' || array_to_string(was.items, '、')), 500)
       from (select id, company_id, array(select jsonb_array_elements_text(case jsonb_typeof(to_jsonb(p) -> 'items_desc') when 'array'
         then to_jsonb(p) -> 'items_desc' else '[]'::jsonb end)) as items from process_order p) was
       where was.company_id = o.company_id and was.id = o.id and cardinality(was.items) > 0`,
    )
    if (before.includes('process_plan')) await tx.query(
      `update process_plan p set before_qty = nullif(was.made_qty, 0), closer = case when p.plan_status = '2' then p.creator end
       from process_plan q cross join lateral jsonb_to_record(to_jsonb(q)) as was (made_qty integer)
       where q.company_id = p.company_id and q.id = p.id and p.before_qty is null`,
    )
    if (before.includes('process_qc')) await ordersOfChecks(tx)
  },
}

/** What was counted good of a sample is what came in of it; the rest of the sample was bad. */
async function ordersOfChecks(tx: Tx): Promise<void> {
  await tx.query(
    `insert into process_order (company_id, process_no, process_type, process_status, warehouse_id, sku_id, quantity, currency, remark, create_time)
     select q.company_id, btrim(was.process_no), 'process', '4', min(q.warehouse_id), min(q.sku_id), least(sum(greatest(q.quantity, 1)), 1000000), 'CNY',
       '由以前的加工质检补建', now()
     from process_qc q cross join lateral jsonb_to_record(to_jsonb(q)) as was (process_no text)
     where q.order_id is null and q.sku_id is not null
       and not exists (select from process_order o where o.company_id = q.company_id and o.process_no = btrim(was.process_no))
     group by q.company_id, btrim(was.process_no) on conflict do nothing`,
  )
  await tx.query(
    `update process_qc q set order_id = o.id, bad_qty = greatest(0, coalesce(was.qc_qty, 0) - coalesce(was.good_qty, 0)),
       quantity = greatest(q.quantity, 1), qc_no = coalesce(q.qc_no, 'JGZJ-' || q.id)
     from process_qc r cross join lateral jsonb_to_record(to_jsonb(r)) as was (process_no text, qc_qty integer, good_qty integer)
     join process_order o on o.company_id = r.company_id and o.process_no = btrim(was.process_no)
     where r.company_id = q.company_id and r.id = q.id and q.order_id is null`,
  )
}
