/**
 * What Amazon has received of the batches that were sent, by its inventory ledger: receipts that refer to the number of the shipment, of the
 * pool that the batch's shop is in. A batch without a number is told nothing of.
 */
import type { Making } from '../../../kernel/kept/functions'

/** Makes ship_arrival anew of the batches concerned. `open_qty`: pieces that Amazon has not received; 0 once the batch is signed. */
export async function shipArrivals({ tx, companyId, keys }: Making<'ship_arrival'>): Promise<void> {
  const only = keys === 'all' ? null : [...new Set(keys.flatMap(({ batch_id: id }) => id ?? []))]
  await tx.query('delete from ship_arrival where company_id = $1 and ($2::bigint[] is null or batch_id = any($2::bigint[]))', [companyId, only])
  await tx.query(
    `insert into ship_arrival (company_id, item_id, batch_id, shop_id, pool_id, msku, ship_day, shipped_qty, arrived_qty, open_qty, first_day, last_day)
     select $1, i.id, b.id, b.shop_id, s.pool_id, i.msku, b.ship_day, i.shipped_qty, r.qty,
       case when b.fba_ship_status = '2' then greatest(i.shipped_qty - coalesce(r.qty, 0), 0) else 0 end, r.first, r.last
     from ship_batch b join ship_batch_item i on i.company_id = $1 and i.batch_id = b.id join shop s on s.company_id = $1 and s.id = b.shop_id
     left join lateral (
       select sum(l.quantity)::int as qty, min(l.event_day) as first, max(l.event_day) as last from fba_ledger l
       where l.company_id = $1 and l.reference_id = b.shipment_id and l.event_type = 'Receipts' and l.pool_id = s.pool_id and l.msku = i.msku
       having sum(l.quantity) > 0) r on true
     where b.company_id = $1 and b.fba_ship_status in ('2', '3') and i.shipped_qty > 0 and ($2::bigint[] is null or b.id = any($2::bigint[]))
     order by i.id`,
    [companyId, only],
  )
}
