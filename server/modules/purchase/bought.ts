/**
 * Common tables `bought_days` (sku_id, day: when it should come, null where nobody said it, qty) and `bought` (sku_id, qty) of what suppliers still owe
 * of each SKU: ordered and not yet come, with what went back to them and is sent again.
 * Stands in a statement whose $1 is the company.
 */
export const BOUGHT = `bought_days as (
    select i.sku_id, o.expect_date as day, sum(greatest(i.qty + coalesce(k.n, 0) - coalesce(r.n, 0), 0)) as qty
    from purchase_order_item i join purchase_order o on o.company_id = $1 and o.id = i.order_id and o.po_status in ('3', '4')
    left join lateral (select sum(in_qty) as n from receipt_item where company_id = $1 and order_item_id = i.id) r on true
    left join lateral (select sum(back_qty) as n from purchase_return_item where company_id = $1 and order_item_id = i.id) k on true
    where i.company_id = $1 group by 1, 2),
  bought as (select sku_id, sum(qty) as qty from bought_days group by 1)`
