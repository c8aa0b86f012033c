/** The stock there is now: the rows of each shop's last snapshot of its FBA stock. */
import type { Making } from './functions'

const FIELDS = [
  'shop_id', 'stat_date', 'msku', 'fnsku', 'asin', 'title', 'condition', 'currency', 'price', 'warehouse_qty', 'sellable_qty', 'reserved_qty',
  'unsellable_qty', 'inbound_working', 'inbound_shipped', 'inbound_receiving', 'researching_qty', 'total_qty', 'mfn_qty',
]

/** Made anew as a whole: a snapshot is the size of the catalogue, and which one is the last may have changed for any shop. */
export async function fbaStock({ tx, companyId }: Making): Promise<void> {
  await tx.query('delete from fba_stock where company_id = $1', [companyId])
  await tx.query(
    `insert into fba_stock (company_id, ${FIELDS.join(', ')})
     select $1, ${FIELDS.map((field) => `i.${field}`).join(', ')} from fba_inventory i
     join (select shop_id, max(stat_date) as stat_date from fba_inventory where company_id = $1 group by 1) l on l.shop_id = i.shop_id and l.stat_date = i.stat_date
     where i.company_id = $1 order by i.id`,
    [companyId],
  )
}
